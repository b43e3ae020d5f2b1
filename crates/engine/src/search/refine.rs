//! Rolls out the plays that are close after the search: a rollout separates them better than a deeper search.

use tavola_rules::{Position, Waits};

use crate::cube;
use crate::outcome::Probabilities;
use crate::search::efficiency::efficiency;
use crate::search::rank::Ranked;
use crate::search::rollout::{ROUND, Trials, mean};

/// The largest number of plays that are rolled out, and their largest distance from the best, in equity.
const MOST: usize = 3;
const WITHIN: f32 = 0.04;

/// Rolls out the plays that are close to the best and were searched as deeply, if there is more than one, and puts the
/// best of them first. `ranked` has the best first; the context of the trials is the opponent's. `affords` is asked before
/// each round whether this number of plays may be rolled out once more.
pub(crate) fn refine(ranked: &mut [Ranked], trials: &Trials<'_>, mut affords: impl FnMut(usize) -> bool) {
    let Some(best) = ranked.first() else { return };
    let (floor, plies) = (best.equity - WITHIN, best.plies);
    let open = |play: &Ranked| {
        let position = play.position.swapped();
        let close = play.then == Waits::Nothing && play.plies == plies && play.equity >= floor;
        (close && trials.sources.finished(&position).is_none()).then_some(position)
    };
    let mut near: Vec<(Position, Vec<Probabilities>)> =
        ranked.iter().take(MOST).map_while(open).map(|position| (position, Vec::new())).collect();
    let mut played = 0;
    while near.len() > 1 && played < trials.rollout.trials && !trials.sources.stopped() {
        if !affords(near.len()) {
            // All of them once may be too much, fewer not.
            if played > 0 {
                break;
            }
            near.pop();
            continue;
        }
        let round = played..trials.rollout.trials.min(played + ROUND);
        played = round.end;
        for (position, found) in &mut near {
            found.extend(trials.play_on(position, round.clone()));
        }
    }
    if played == 0 {
        return;
    }
    for (play, (position, found)) in ranked.iter_mut().zip(&near) {
        let chances = mean(found).probabilities;
        play.equity = -cube::decide(&chances, trials.context, efficiency(position)).equity();
        play.probabilities = chances.inverted();
        play.trials = played;
    }
    let rolled = &mut ranked[..near.len()];
    rolled.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    let best = rolled[0].equity;
    rolled.iter_mut().for_each(|play| play.loss = best - play.equity);
}
