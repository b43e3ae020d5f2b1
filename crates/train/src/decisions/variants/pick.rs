//! Selection of decisions from games of unequal players, so that rare positions occur.

use std::collections::HashSet;
use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use tavola_engine::evaluators::{EvaluatorError, KnownDice};
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{Engine, Probabilities, Ranked, Role, outcome};
use tavola_rules::rules::Rolls;
use tavola_rules::{Player, Position, Rules};

use super::file::Asked;
use crate::error::TrainError;
use crate::games::course::{RunningGame, Turned, starter};
use crate::games::errors::with_error;
use crate::games::judge::EngineJudge;
use crate::games::turn::{GameEvaluator, Turns};

/// Standard deviation of the errors of the player who errs, as a chance to win.
const ERRS: f32 = 0.1;
/// The smallest difference between the best and the worst play of a decision, in points.
const SPREAD: f32 = 0.02;
/// The largest share of that difference that the second play gives up: a larger one is a foregone conclusion.
const OPEN: f32 = 0.5;
/// Games of each wanted decision after which the search ends: a game without decisions has none.
const GAMES: u64 = 50;

/// One roll of so many is drawn.
const EVERY: usize = 5;

/// An evaluator with errors.
struct Erring<'a> {
    judged: EngineJudge<'a>,
    errs: f32,
    rng: ChaCha8Rng,
}

impl<'a> Erring<'a> {
    fn new(rules: &'a Rules, seed: u64) -> Erring<'a> {
        Erring { judged: EngineJudge::embedded(rules), errs: 0.0, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Begins a game, whose luck and errors follow from its number.
    fn begin(&mut self, number: u64) {
        self.rng.set_stream(number + 1);
        self.rng.set_word_pos(0);
    }
}

impl GameEvaluator for Erring<'_> {
    fn know(&mut self, dice: Option<KnownDice>) {
        self.judged.know(dice);
    }
}

impl BatchEvaluator for Erring<'_> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        self.judged.evaluate_batch(positions, chances)?;
        for chances in &mut chances[first..] {
            *chances = with_error(*chances, self.errs, &mut self.rng);
        }
        Ok(())
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.judged.finished(position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        self.judged.equity(chances)
    }
}

/// The equity of a play in points without a cube.
pub(super) fn equity(rules: &Rules, ranked: &Ranked) -> f32 {
    outcome::equity(&outcome::points(rules), &ranked.probabilities)
}

/// Returns whether a roll is worth asking about: plays differ, and the best one is not far ahead of all others.
fn is_open(engine: &Engine, rules: &Arc<Rules>, asked: &Asked) -> Result<bool, TrainError> {
    let turn = asked.turn(rules);
    if turn.segment().is_none() {
        return Ok(false);
    }
    let ranked = engine.rank(&turn, &asked.context(), 0)?;
    let mut equities: Vec<f32> = ranked.iter().map(|ranked| equity(rules, ranked)).collect();
    equities.sort_by(|a, b| b.total_cmp(a));
    let [best, second, .., worst] = equities[..] else { return Ok(false) };
    Ok(best - worst >= SPREAD && best - second <= OPEN * (best - worst))
}

/// Every fifth roll that begins a turn, of games by their numbers, until there are `count`.
pub(super) fn drawn(rules: &Rules, count: usize, seed: u64) -> Result<Vec<Asked>, EvaluatorError> {
    let mut judge = Erring::new(rules, seed);
    let mut drawn = Vec::with_capacity(count);
    for number in 0.. {
        judge.begin(number);
        drawn.extend(rolls_of_a_game(rules, &mut judge, number)?.into_iter().step_by(EVERY));
        if drawn.len() >= count {
            break;
        }
    }
    drawn.truncate(count);
    Ok(drawn)
}

/// Plays a game and returns all its rolls that begin a turn.
fn rolls_of_a_game(rules: &Rules, judge: &mut Erring<'_>, number: u64) -> Result<Vec<Asked>, EvaluatorError> {
    // Of four games one is played well by both, and one badly by both.
    let errs = [number & 1, number >> 1 & 1].map(|errs| if errs == 1 { ERRS } else { 0.0 });
    let starter = starter(&mut judge.rng);
    let mut course = RunningGame::new(rules, starter);
    let mut turns = Turns::new(rules);
    let mut rolls = Vec::new();
    loop {
        let roll = course.throw(&mut judge.rng);
        let second = course.dice() == Some(KnownDice::Role(Role::ThrowsAgain));
        // A double cannot be named.
        let named = course.dice() == Some(KnownDice::Role(Role::Names));
        if (course.begins_turn() || second) && !(named && roll.double().is_some()) {
            let dice = course.dice().or(KnownDice::of(rules, None, Some(roll)));
            let next = (rules.rolls == Rolls::Open).then(|| course.throw(&mut judge.rng));
            rolls.push(Asked { position: course.position, roll, dice, next });
        }
        let turned = course.play(roll, &mut |player, position, choices| {
            judge.errs = errs[usize::from(player == Player::Second)];
            turns.best(judge, position, choices)
        })?;
        if !matches!(turned, Turned::On(_)) {
            return Ok(rolls);
        }
    }
}

/// Picks decisions, one of each game at most. The same rules, number and seed give the same decisions.
pub(super) fn pick(
    engine: &Engine,
    rules: &Arc<Rules>,
    count: usize,
    seed: u64,
) -> Result<Vec<Asked>, TrainError> {
    let mut judge = Erring::new(rules, seed);
    let (mut picked, mut taken) = (Vec::with_capacity(count), HashSet::new());
    for number in 0..GAMES * count as u64 {
        if picked.len() == count {
            break;
        }
        judge.begin(number);
        let mut rolls = rolls_of_a_game(rules, &mut judge, number)?;
        rolls.shuffle(&mut judge.rng);
        for asked in rolls {
            if !taken.contains(&asked) && is_open(engine, rules, &asked)? {
                taken.insert(asked);
                picked.push(asked);
                break;
            }
        }
    }
    Ok(picked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn decisions_are_the_same_each_time_and_have_a_choice() {
        let engine = Engine::embedded();
        for name in ["plakoto", "tabula", "gioul", "puff"] {
            let rules = Arc::new(variants::find(name).expect("a game").rules.clone());
            let picked = pick(&engine, &rules, 3, 5).expect("decisions");
            assert_eq!(picked, pick(&engine, &rules, 3, 5).expect("decisions"), "{name}");
            assert_ne!(picked, pick(&engine, &rules, 3, 6).expect("decisions"), "{name}");
            assert_eq!(picked.len(), 3, "{name}");
            assert!(picked.iter().all(|asked| asked.plays(&rules).len() > 2), "{name}");
        }
    }
}
