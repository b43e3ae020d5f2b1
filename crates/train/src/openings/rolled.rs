//! The plays of a roll by rollouts: candidates from a search two rolls ahead, on the same dice, until the errors are small.

use std::sync::Arc;

use tavola_engine::{
    Context, Engine, EngineError, Probabilities,
    openings::{BookPlay, BookRoll},
    trials::{Standing, TrialResult, TrialSettings},
};
use tavola_rules::turn::End;
use tavola_rules::{Occasion, Position, Roll, Rules, Turn};

/// How the plays of a roll are compared.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Length and depth of a trial.
    pub(crate) trials: TrialSettings,
    /// Trials of a play at least and at most.
    pub(crate) count: [u32; 2],
    /// The standard errors that are sought: of the best equity, and of each loss that is not clear.
    pub(crate) error: f64,
    /// Plays within this equity of the best by the search are rolled out.
    pub(crate) near: f32,
    /// Number of plays that are rolled out at least and at most.
    pub(crate) plays: [usize; 2],
}

/// Trials that are played one after the other.
const PART: u32 = 12;
/// Trials of a play between two decisions to stop.
const ROUND: u32 = 36;
/// Number of standard errors behind the best at which a play drops out.
const CLEARLY: f64 = 3.5;

/// A play that is rolled out.
struct Candidate {
    end: End,
    results: Vec<TrialResult>,
}

/// A mean and its standard error.
fn estimate(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let n = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / n.max(1.0);
    let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / n.max(1.0) / (n - 1.0).max(1.0)).sqrt())
}

impl Candidate {
    fn equity(&self) -> (f64, f64) {
        estimate(self.results.iter().map(|result| result.worth))
    }

    /// The equity by which it is behind another play, over the trials of both.
    fn behind(&self, best: &Candidate) -> (f64, f64) {
        estimate(best.results.iter().zip(&self.results).map(|(best, own)| best.worth - own.worth))
    }

    /// The chances of the best play with the differences over the trials of both.
    fn chances(&self, best: &Candidate) -> Probabilities {
        let common = &best.results[..self.results.len()];
        let (all, common) = (TrialResult::mean(&best.results), TrialResult::mean(common));
        let mut own = TrialResult::mean(&self.results);
        for ((own, all), common) in own.chances.iter_mut().zip(all.chances).zip(common.chances) {
            *own += all - common;
        }
        own.probabilities()
    }
}

/// The plays of a roll near the best by a search two rolls ahead.
fn candidates(engine: &Engine, turn: &Turn, manner: &Manner) -> Result<Vec<Candidate>, EngineError> {
    let ranked = engine.rank(turn, &Context::money(), 2)?;
    let deepest = ranked.first().map_or(0, |best| best.plies);
    let [least, most] = manner.plays;
    let near = ranked.iter().enumerate().take_while(|(i, play)| {
        *i < most && (*i < least || play.plies == deepest && play.loss <= manner.near)
    });
    let candidate = |(_, play): (usize, &tavola_engine::Ranked)| Candidate {
        end: End { moves: play.moves.clone(), position: play.position, waits: play.then },
        results: Vec::new(),
    };
    Ok(near.map(candidate).collect())
}

/// Rolls the plays of a roll out.
pub(crate) fn roll_out(
    engine: &Engine,
    position: &Position,
    roll: Roll,
    manner: &Manner,
) -> Result<BookRoll, EngineError> {
    let rules = Arc::new(Rules::STANDARD);
    let steps = rules.steps(position, roll, &Occasion::of(&rules, position));
    let mut all = candidates(engine, &Turn::rolled(Rules::STANDARD, *position, roll), manner)?;
    let starts: Vec<Standing> = all
        .iter()
        .map(|play| Standing::on_roll(&rules, position).playing(&rules, Some(roll), &steps, play.end.clone()))
        .collect();
    let [least, most] = manner.count;
    let mut open: Vec<usize> = (0..all.len()).collect();
    let mut played = 0;
    loop {
        let until = most.min(if played == 0 { least } else { played + ROUND });
        let parts: Vec<(usize, u32)> = (played..until)
            .step_by(PART as usize)
            .flat_map(|first| open.iter().map(move |&play| (play, first)))
            .collect();
        let found = engine.work().map(&parts, |&(play, first)| {
            let trials = first..until.min(first + PART);
            engine.trials(&rules, &starts[play], &Context::money(), &manner.trials, trials)
        });
        for ((play, _), results) in parts.iter().zip(found) {
            all[*play].results.extend(results?);
        }
        played = until;
        let best = best_of(&all, &open);
        let is_open = |play: &usize| {
            let (behind, error) = all[*play].behind(&all[best]);
            *play == best || behind <= CLEARLY * error
        };
        open.retain(is_open);
        let is_sure = |&play: &usize| {
            let (_, error) = if play == best { all[best].equity() } else { all[play].behind(&all[best]) };
            error <= manner.error
        };
        if played >= most || open.iter().all(is_sure) {
            break;
        }
    }
    let best = best_of(&all, &open);
    let mut plays: Vec<(f64, BookPlay)> = all
        .iter()
        .enumerate()
        .map(|(i, play)| {
            let (equity, error) = all[best].equity();
            let (behind, error) = if i == best { (0.0, error) } else { play.behind(&all[best]) };
            let found = BookPlay {
                moves: play.end.moves.clone(),
                position: play.end.position,
                equity: (equity - behind) as f32,
                error: error as f32,
                chances: play.chances(&all[best]),
            };
            (behind, found)
        })
        .collect();
    plays.sort_by(|a, b| a.0.total_cmp(&b.0));
    let plays = plays.into_iter().map(|(_, play)| play).collect();
    Ok(BookRoll { roll, trials: all[best].results.len() as u32, plays })
}

/// The play with the highest equity of those that are open; the first of equals.
fn best_of(all: &[Candidate], open: &[usize]) -> usize {
    let equity = |&play: &usize| (play, all[play].equity().0);
    open.iter().map(equity).reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(0, |b| b.0)
}
