//! The truth about the plays of a roll by rollouts that use the same dice for all plays.

use std::sync::Arc;

use tavola_engine::evaluators::{Generic, Registry};
use tavola_engine::trials::{Standing, TrialSettings};
use tavola_engine::{Engine, EngineError, Ranked};
use tavola_notation::play;
use tavola_rules::Rules;
use tavola_rules::turn::End;

use super::file::{Asked, Record};
use super::pick::equity;
use crate::decisions::record::{Candidate, Truth};

/// Plays within this share of the whole difference between the plays are rolled out. All of them are named, even hundreds: the mean
/// loss of the rest would be wrong for them.
const NEAR: f64 = 0.25;
/// The most plays that are rolled out, besides the best of the net alone, and that of the generic evaluator if it is near.
const MOST: usize = 4;
/// The least number of plays that are named with their losses.
const NAMED: usize = 12;
/// Trials after which plays drop out that are clearly behind.
const LEAST: u32 = 18;
/// Number of standard errors behind the best at which a play drops out.
const CLEARLY: f64 = 2.5;

/// A play whose truth is sought.
struct Sought {
    text: String,
    end: End,
    /// Loss in points by the deepest search of both this play and the best.
    loss: f64,
    /// Points of each trial.
    rolled: Vec<f64>,
    /// Loss with its standard error by the trials.
    behind: Option<(f64, f64)>,
}

/// Mean and standard error.
fn mean(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let estimate = tavola_duel::stats::Estimate::of(values);
    (estimate.mean, estimate.error)
}

/// Returns a decision with its truth. `settings` and `trials` are those of the rollouts.
pub(super) fn find(
    engine: &Engine,
    rules: &Arc<Rules>,
    asked: &Asked,
    settings: &TrialSettings,
    trials: u32,
) -> Result<Record, EngineError> {
    let context = asked.context();
    let rules = &asked.seated(rules);
    let turn = asked.turn(rules);
    let looks = [engine.rank(&turn, &context, 0)?, engine.rank(&turn, &context, settings.ply.max(1))?];
    let text = |ranked: &Ranked| play::text(&asked.position, &ranked.moves, rules);
    let deep = &looks[1];
    let best = &deep[0];
    // Equities of different depths are not compared.
    let loss = |of: &Ranked| {
        let same_depth = |look: &[Ranked]| {
            let found = look.iter().find(|entry| entry.moves == best.moves && entry.plies == of.plies);
            found.map(|best| f64::from(equity(rules, best) - equity(rules, of)))
        };
        same_depth(deep).or_else(|| {
            let shallow = looks[0].iter().find(|entry| entry.moves == of.moves)?;
            let best = looks[0].iter().find(|entry| entry.moves == best.moves)?;
            Some(f64::from(equity(rules, best) - equity(rules, shallow)))
        })
    };
    let mut all: Vec<Sought> = deep
        .iter()
        .map(|entry| Sought {
            text: text(entry),
            end: End { moves: entry.moves.clone(), position: entry.position, waits: entry.then },
            loss: loss(entry).unwrap_or(0.0).max(0.0),
            rolled: Vec::new(),
            behind: None,
        })
        .collect();
    all.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    let spread = worst_loss(&all);
    let generic = Engine::new(Registry::new().with(Generic));
    let picks = [text(&looks[0][0]), text(&generic.rank(&turn, &context, 0)?[0])];
    let near: Vec<usize> = (0..all.len())
        .filter(|&i| {
            let near = all[i].loss <= NEAR * spread;
            near && (i < MOST || all[i].text == picks[1]) || all[i].text == picks[0]
        })
        .collect();
    let before = Standing::on_roll(rules, &asked.position);
    let steps = asked.steps(rules);
    let mut running = near.clone();
    let mut done = 0;
    while done < trials && (running.len() > 1 || done == 0) {
        let next = (done + LEAST).min(trials);
        for &i in &running {
            let from = before.clone().playing(rules, Some(asked.roll), &steps, all[i].end.clone());
            let results = engine.trials(rules, &from, &context, settings, done..next)?;
            all[i].rolled.extend(results.iter().map(|result| result.worth));
        }
        done = next;
        let total = |i: usize| all[i].rolled.iter().sum::<f64>();
        let leader = running.iter().copied().max_by(|a, b| total(*a).total_cmp(&total(*b))).unwrap_or(0);
        running.retain(|&i| {
            let (behind, error) = behind(&all[leader].rolled, &all[i].rolled);
            i == leader || behind < CLEARLY * error
        });
    }
    let total = |i: usize| all[i].rolled.iter().sum::<f64>();
    let leader = running.iter().copied().max_by(|a, b| total(*a).total_cmp(&total(*b))).unwrap_or(0);
    let (points, error) = mean(all[leader].rolled.iter().copied());
    let leading = all[leader].rolled.clone();
    for &i in &near {
        all[i].behind = Some(if i == leader { (0.0, 0.0) } else { behind(&leading, &all[i].rolled) });
    }
    // Plays without a rollout were compared with the play that looked best, which may be behind now.
    let shift = all[0].behind.map_or(0.0, |(behind, _)| behind.max(0.0));
    for sought in &mut all {
        sought.loss = sought.behind.map_or(sought.loss + shift, |(behind, _)| behind.max(0.0));
    }
    all.sort_by(|a, b| a.loss.total_cmp(&b.loss).then(a.behind.is_none().cmp(&b.behind.is_none())));
    Ok(Record { asked: *asked, truth: truth(&all, points, error) })
}

/// Returns the mean loss of a play against the leader over the trials of both, with its standard error.
fn behind(leader: &[f64], play: &[f64]) -> (f64, f64) {
    let both = leader.len().min(play.len());
    mean(leader[..both].iter().zip(&play[..both]).map(|(leader, play)| leader - play))
}

fn thousandths(points: f64) -> i32 {
    (points * 1000.0).round() as i32
}

/// The loss of the last of sorted plays.
fn worst_loss(all: &[Sought]) -> f64 {
    all.last().map_or(0.0, |worst| worst.loss)
}

fn truth(all: &[Sought], points: f64, error: f64) -> Truth {
    let near = NEAR * worst_loss(all);
    let close = all.partition_point(|sought| sought.loss <= near);
    let (named, others) = all.split_at(all.len().min(close.max(NAMED)));
    let candidates = named.iter().map(|sought| Candidate {
        text: sought.text.clone(),
        loss: thousandths(sought.loss),
        error: sought.behind.map(|(_, error)| thousandths(error)),
    });
    let rest = others.iter().map(|sought| sought.loss).sum::<f64>() / others.len().max(1) as f64;
    Truth::Play {
        equity: thousandths(points),
        error: thousandths(error),
        candidates: candidates.collect(),
        rest: (others.len(), thousandths(rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Position, Waits};

    #[test]
    fn the_truth_of_backgammon_is_the_truth_of_its_own_benchmark() {
        let rules = Arc::new(Rules::STANDARD);
        let asked = Asked {
            position: Position::start(&rules, Player::First),
            roll: "31".parse().expect("dice"),
            dice: None,
            next: None,
        };
        let settings = TrialSettings { truncate: Some(2), ..TrialSettings::default() };
        let record = find(&Engine::embedded(), &rules, &asked, &settings, 36).expect("a truth");
        let Truth::Play { equity, candidates, rest, .. } = &record.truth else { panic!("plays") };
        assert_eq!((candidates[0].text.as_str(), candidates[0].loss), ("8/5 6/5", 0));
        assert!((50..300).contains(equity), "{equity}");
        assert_eq!((candidates.len(), rest.0), (NAMED, 4));
        assert!(candidates.windows(2).all(|pair| pair[0].loss <= pair[1].loss), "{record}");
        assert!(candidates[1].loss > 100, "{record}");
    }

    #[test]
    fn plays_that_give_up_little_are_named_and_the_rest_have_their_mean() {
        let end = End {
            moves: Vec::new(),
            position: Position::start(&Rules::STANDARD, Player::First),
            waits: Waits::Nothing,
        };
        let sought = |loss: f64| Sought {
            text: String::new(),
            end: end.clone(),
            loss,
            rolled: Vec::new(),
            behind: None,
        };
        let all: Vec<Sought> = (0..=25).map(|i| f64::from(i) / 100.0).chain([0.5, 1.0]).map(sought).collect();
        let Truth::Play { candidates, rest, .. } = truth(&all, 0.0, 0.0) else { panic!("plays") };
        assert_eq!((candidates.len(), candidates[25].loss, rest), (26, 250, (2, 750)));
    }
}
