//! Choice of the evaluator for each game, cancellation and progress of work.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::common::engine;
use tavola_engine::{
    Cancel, Context, Engine, EngineError, Probabilities, Work,
    evaluators::{Evaluator, EvaluatorError, Generic, Nets, Registry},
    search::RolloutSettings,
    work::Cancelled,
};
use tavola_rules::{Player, Position, Roll, Rules, Turn, variants};

fn turn(rules: &Rules) -> Turn {
    Turn::rolled(rules, Position::start(rules, Player::First), Roll::two(3, 1).unwrap())
}

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap().rules
}

#[test]
fn nets_that_are_given_alone_refuse_a_game_that_they_do_not_know() {
    let engine = Engine::new(Registry::new().with(Nets::embedded()));
    assert!(engine.rank(&turn(&Rules::STANDARD), &Context::money(), 0).is_ok());
    let refused = engine.rank(&turn(rules("plakoto")), &Context::cubeless(), 0);
    assert_eq!(refused, Err(EngineError::Unsupported("plakoto")));
}

/// An evaluator of one game that finds every position equal, or fails.
struct Other(Result<f32, EvaluatorError>);

impl Evaluator for Other {
    fn supports(&self, rules: &Rules) -> bool {
        rules.name == "plakoto"
    }

    fn evaluate(
        &self,
        _: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let found = Probabilities { win: self.0.clone()?, ..Probabilities::default() };
        chances.extend(positions.iter().map(|_| found));
        Ok(())
    }
}

#[test]
fn the_first_evaluator_that_supports_a_game_judges_it_and_its_failure_is_reported() {
    let probabilities = |other, name| {
        let engine = Engine::new(Registry::new().with(Other(other)).with(Generic));
        let position = Position::start(rules(name), Player::First);
        engine.probabilities(rules(name), &position, &Context::cubeless(), 1)
    };
    let close = |found: Result<Probabilities, EngineError>| (found.unwrap().win - 0.5).abs() < 1e-5;
    assert!(close(probabilities(Ok(0.5), "plakoto")));
    assert!(!close(probabilities(Ok(0.5), "fevga")), "the generic evaluator follows");
    let failed = EvaluatorError::Failed("no answer".to_owned());
    assert_eq!(probabilities(Err(failed.clone()), "plakoto"), Err(EngineError::Evaluator(failed)));
}

#[test]
fn cancelled_work_ends_and_says_so() {
    let cancel = Cancel::new();
    let engine = engine().with_work(Work::inline().with_threads(2).unwrap().until(&cancel));
    let start = Position::start(&Rules::STANDARD, Player::First);
    let rollout = RolloutSettings { trials: 1_000_000, rolls: 7, seed: 1 };
    std::thread::scope(|scope| {
        let long = scope.spawn(|| engine.roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout));
        std::thread::sleep(Duration::from_millis(50));
        cancel.cancel();
        // A million trials take many minutes and have a result.
        assert_eq!(long.join().unwrap(), Err(EngineError::Cancelled(Cancelled)));
    });
    assert_eq!(
        engine.rank(&turn(&Rules::STANDARD), &Context::money(), 0),
        Err(EngineError::Cancelled(Cancelled))
    );
}

#[test]
fn a_search_of_any_depth_ends_when_it_is_cancelled() {
    let cancel = Cancel::new();
    let engine = engine().with_work(Work::inline().until(&cancel));
    std::thread::scope(|scope| {
        let endless = scope.spawn(|| engine.rank(&turn(&Rules::STANDARD), &Context::money(), u32::MAX));
        std::thread::sleep(Duration::from_millis(50));
        cancel.cancel();
        // Nobody would live to see it end by itself.
        assert_eq!(endless.join().unwrap(), Err(EngineError::Cancelled(Cancelled)));
    });
}

#[test]
fn the_progress_of_a_rollout_is_reported_up_to_its_end() {
    let last = Arc::new(AtomicU64::new(0));
    let heard = Arc::clone(&last);
    let work = Work::inline().reporting(move |progress| {
        assert_eq!(progress.of, Some(72));
        heard.store(progress.done, Ordering::Relaxed);
    });
    let start = Position::start(&Rules::STANDARD, Player::First);
    let rollout = RolloutSettings { trials: 72, rolls: 1, seed: 1 };
    engine().with_work(work).roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout).unwrap();
    assert_eq!(last.load(Ordering::Relaxed), 72);
}

#[test]
fn the_manifest_names_the_games_that_the_nets_serve() {
    let manifest = include_str!("../../../nets/backgammon/manifest.toml");
    let list = manifest.split_once("serves = [").unwrap().1.split_once(']').unwrap().0;
    let mut named: Vec<&str> =
        list.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty()).collect();
    let nets = Nets::embedded();
    let games = variants::ALL.iter().map(|variant| variant.rules).filter(|rules| nets.supports(rules));
    let mut served: Vec<&str> = games.map(|rules| rules.name).collect();
    named.sort_unstable();
    served.sort_unstable();
    assert_eq!(named, served);
}
