//! The version of the judging of an analysis.

use tavola_engine::{Bot, Engine, EngineError, hash};
use tavola_rules::{Match, MatchKind, Rules};

use crate::analyse::decide;
use crate::judge::{CLOSE, CLOSE_CUBE, RULES};
use crate::level::{AnalysisLevel, Settings};
use crate::selfplay::SelfPlay;
use crate::summary::MatchAnalysis;
use crate::walk::Subject;

/// One decision of this many is judged.
const EVERY: usize = 23;
/// The dice of the games.
const SEED: u64 = 14;

/// A short text that changes with every part of the judging of a game: its nets, the search, the cube, match equities, luck, and
/// the definition of decisions. It is a hash of the engine's results about some decisions of games that it plays against itself, at
/// the level [`AnalysisLevel::Quick`], and is equal on every machine. Analyses with equal texts may be mixed. Exact tables that a
/// user has made do not change it.
///
/// # Errors
/// If no evaluator supports the game, or the work is cancelled.
pub fn judging(rules: &Rules, engine: &Engine) -> Result<String, EngineError> {
    // Tables may be added at any time.
    let engine = engine.without_tables();
    let games = rules.in_turn.len().max(1) as u16;
    let kind = if games > 1 { MatchKind::Games(games) } else { MatchKind::Points(5) };
    let begin = Match::new(rules.clone(), kind);
    let bot = Bot::searching(0).playing_on();
    let mut play = SelfPlay::new(begin.clone(), [bot.clone(), bot], SEED);
    while play.now().game_number() <= u32::from(games.max(2)) && play.step(&engine)?.is_some() {}
    let levels = AnalysisLevel::ALL.map(AnalysisLevel::plies);
    let version = MatchAnalysis::VERSION;
    let rollouts = format!("{CLOSE:?} {CLOSE_CUBE} {RULES:?}");
    let mut seen = hash_of(&format!("{version} {rollouts} {levels:?}"), 0);
    // Every action was accepted by the match that was played.
    if let Ok(subject) = Subject::new(Default::default(), begin, play.into_actions()) {
        for task in subject.tasks().step_by(EVERY) {
            let found = decide(&task, &engine, &Settings::of(AnalysisLevel::Quick))?;
            seen = hash_of(&serde_json::to_string(&found).unwrap_or_default(), seen);
        }
    }
    Ok(format!("{seen:016x}"))
}

/// A hash of a text, and of the preceding hash.
fn hash_of(text: &str, before: u64) -> u64 {
    text.bytes().fold(before, |seen, byte| hash::mix(seen ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_engine::{Cancel, Work, work::Cancelled};
    use tavola_rules::variants;

    #[test]
    fn the_judging_of_a_game_is_the_same_every_time_and_differs_between_games() {
        let of = |name: &str| judging(variants::find(name).unwrap().rules, &Engine::embedded()).unwrap();
        assert_eq!(of("backgammon"), of("backgammon"));
        assert_ne!(of("backgammon"), of("nackgammon"));
        assert_ne!(of("tavli"), of("portes"));
    }

    #[test]
    fn a_judging_that_is_cancelled_ends() {
        let cancel = Cancel::new();
        cancel.cancel();
        let found = judging(&Rules::STANDARD, &Engine::embedded().with_work(Work::inline().until(&cancel)));
        assert_eq!(found, Err(EngineError::Cancelled(Cancelled)));
    }
}
