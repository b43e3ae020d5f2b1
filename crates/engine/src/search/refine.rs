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

/// The number of trials that the judgement of the search counts as much as. Trials are noisy, and their plays are those of the
/// evaluator alone: a few of them without the search lead to worse plays than the search without them.
const SEARCH: f32 = 72.0;

/// Rolls out the plays that are close to the best and were searched as deeply, if there is more than one, and puts the
/// best of them first, by the weighted means of search and rollout. `ranked` has the best first; the context of the trials is the
/// opponent's. `affords` is asked before each round whether this number of plays may be rolled out once more.
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
    let share = played as f32 / (played as f32 + SEARCH);
    for (play, (position, found)) in ranked.iter_mut().zip(&near) {
        let chances = mean(found).probabilities;
        let equity = -cube::decide(&chances, trials.context, efficiency(position)).equity();
        play.equity += share * (equity - play.equity);
        let searched = Probabilities::default().plus(&play.probabilities, 1.0 - share);
        play.probabilities = searched.plus(&chances.inverted(), share);
        play.trials = played;
    }
    let rolled = &mut ranked[..near.len()];
    rolled.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    let best = rolled[0].equity;
    rolled.iter_mut().for_each(|play| play.loss = best - play.equity);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;
    use crate::engine::Engine;
    use crate::search::rollout::RolloutSettings;
    use tavola_rules::{Player, Roll, Rules, Turn};

    #[test]
    fn the_search_counts_as_much_as_two_rounds_of_trials() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(2, 1).unwrap());
        let engine = Engine::embedded();
        let sources = engine.sources(&Rules::STANDARD).unwrap();
        let context = Context::cubeless();
        let rollout = RolloutSettings { trials: ROUND, rolls: 2, seed: 1 };
        let trials = Trials { sources: &sources, context: &context, rollout: &rollout };
        let searched = engine.rank(&turn, &context, 1).unwrap();
        let mut refined = searched.clone();
        refine(&mut refined, &trials, |_| true);
        let rolled_out: Vec<&Ranked> = refined.iter().filter(|play| play.trials > 0).collect();
        assert!(rolled_out.len() > 1);
        for play in rolled_out {
            let before = searched.iter().find(|before| before.position == play.position).unwrap();
            let by_trials = -mean(&trials.play_on(&play.position.swapped(), 0..ROUND)).probabilities.money();
            let wanted = (2.0 * before.equity + by_trials) / 3.0;
            assert!((play.equity - wanted).abs() < 1e-5, "{} {wanted}", play.equity);
            assert!((play.probabilities.money() - wanted).abs() < 1e-3, "{play:?}");
        }
    }
}
