//! Reasons of an error in words: the opponent's replies to a play, and the place of the chance to win in the window of
//! the cube. `docs/analysis.md` defines all figures, limits and the order of sentences.
//!
//! The loss of a play is split exactly by the opponent's replies ([`LossSplit`]), so a reason is a signed part of the loss that
//! it explains. Figures that are merely read off the board are facts, not causes: they are named only if the replies
//! explain nothing.

mod cube;
mod facts;
mod speech;
mod split;

use std::sync::Arc;

use tavola_engine::{Context, Engine, EngineError};
use tavola_rules::{Player, Position, Rules};

use crate::decision::DecisionChances;
use crate::reason::{LossSplit, Reasons};
use crate::units;

pub(crate) use cube::{of_answer, of_double};
use facts::Facts;
use speech::Findings;
use split::Replies;

#[cfg(test)]
mod tests;

/// The smallest loss that is explained, in plain wins. Below it no reason was found to be better than chance.
pub(crate) const LEAST: f64 = 0.04;

/// Returns whether the reasons of plays are defined in a game. Such a game differs from backgammon in its start, its
/// stakes and its opening, but not in the moves of checkers.
pub(crate) fn hold(rules: &Rules) -> bool {
    let like = Rules {
        name: Rules::STANDARD.name,
        start: Rules::STANDARD.start,
        opening: Rules::STANDARD.opening,
        winner_starts: Rules::STANDARD.winner_starts,
        scoring: Rules::STANDARD.scoring,
        backgammon_zone: Rules::STANDARD.backgammon_zone,
        backgammon_needs_none_off: Rules::STANDARD.backgammon_needs_none_off,
        cube: Rules::STANDARD.cube,
        usual_match: Rules::STANDARD.usual_match,
        ..rules.clone()
    };
    let fifteen = Player::BOTH.iter().all(|player| rules.start[player.index()].total() == 15);
    like == Rules::STANDARD && fifteen
}

/// Two plays of one roll that are compared.
pub(crate) struct Pair<'a> {
    /// The position after each, the mover first: the best play, and the one that was made.
    pub(crate) positions: [Position; 2],
    /// The mover's chances after each, at the depth of the verdict.
    pub(crate) chances: [DecisionChances; 2],
    /// The context of the mover.
    pub(crate) context: &'a Context,
    /// Rolls that the opponent's replies are searched ahead.
    pub(crate) plies: u32,
}

/// Why a play is worse than the best one. `None`: reasons are not defined in the game.
pub(crate) fn of_play(
    engine: &Engine,
    rules: &Arc<Rules>,
    pair: &Pair<'_>,
) -> Result<Option<Reasons>, EngineError> {
    if !hold(rules) {
        return Ok(None);
    }
    let Pair { positions, chances, context, plies } = pair;
    let theirs = context.swapped();
    let unit = units::unit(rules);
    let [best, played] = positions;
    let replies = |after: &Position| Replies::of(engine, rules, after, &theirs, *plies, unit);
    let replies = [replies(best)?, replies(played)?];
    let split = LossSplit::of(&replies);
    let facts = [Facts::of(rules, best), Facts::of(rules, played)];
    let findings =
        Findings { chances: *chances, counted: context.counted(), replies: &replies, split, facts: &facts };
    Ok(Some(Reasons { split: (split.total > 0.0).then_some(split), said: findings.said() }))
}
