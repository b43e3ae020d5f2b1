//! What is close after looking ahead is played on: that tells more than a deeper look.

use tavola_rules::Position;

use crate::cube;
use crate::engine::{efficiency, finished};
use crate::probabilities::Probabilities;
use crate::rollout::{Dice, ROUND, mean};

/// Of all choices so many at most are played on, those within so much equity of the best.
const MOST: usize = 3;
const WITHIN: f32 = 0.04;

/// One of the things that a player can do.
pub(crate) trait Choice {
    /// What it leads to, the player who chooses first; nothing if it is not to be played on from there.
    fn after(&self) -> Option<Position>;

    /// What it is thought to be worth to him.
    fn equity(&self) -> f32;

    /// Takes over what so many trials found, as he sees it.
    fn take_over(&mut self, chances: Probabilities, equity: f32, trials: u32);
}

/// Plays on the choices that are close to the best, where there is more than one, and puts the best of them first.
/// `choices` have the best first, the context of the dice is the opponent's. `affords` is asked before each round
/// whether so many choices may be played on once more.
pub(crate) fn play_on<T: Choice>(choices: &mut [T], dice: &Dice<'_>, mut affords: impl FnMut(usize) -> bool) {
    let Some(floor) = choices.first().map(|best| best.equity() - WITHIN) else { return };
    let open = |choice: &T| {
        let position = choice.after()?.swapped();
        (choice.equity() >= floor && finished(dice.rules, &position).is_none()).then_some(position)
    };
    let mut near: Vec<(Position, Vec<Probabilities>)> =
        choices.iter().take(MOST).map_while(open).map(|position| (position, Vec::new())).collect();
    let mut played = 0;
    while near.len() > 1 && played < dice.rollout.trials {
        if !affords(near.len()) {
            // All of them once may be too much, fewer not.
            if played > 0 {
                break;
            }
            near.pop();
            continue;
        }
        let round = played..dice.rollout.trials.min(played + ROUND);
        played = round.end;
        for (position, found) in &mut near {
            found.extend(dice.play_on(position, round.clone()));
        }
    }
    if played == 0 {
        return;
    }
    for (choice, (position, found)) in choices.iter_mut().zip(&near) {
        let chances = mean(found).probabilities;
        let equity = -cube::decide(&chances, dice.context, efficiency(position)).equity();
        choice.take_over(chances.inverted(), equity, played);
    }
    choices[..near.len()].sort_by(|a, b| b.equity().total_cmp(&a.equity()));
}
