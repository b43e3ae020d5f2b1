//! Points of a game.

use crate::checkers::Checkers;
use crate::cube::Cube;
use crate::point::{BAR, HOME, OFF, POOL, Player};
use crate::rules::{BackgammonZone, CheckersLeft, Rules, Scoring};

/// Kind of a game's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum How {
    /// The winner brought all checkers off, or to the goal of the game.
    BearOff,
    /// The loser hit, in a game where a hit loses.
    Hit,
    /// The loser was done first, in a game that the last one wins.
    Last,
    /// The loser's last checker was captured.
    Captured,
    /// The loser's mother was pinned.
    Mother,
    /// Both mothers were pinned: a draw.
    Mothers,
    /// Neither player could ever move again: a draw.
    Dead,
    /// The game went round in a circle: a draw.
    Repetition,
    /// The loser refused a double.
    Drop,
    /// The loser resigned.
    Resign,
    /// The loser's time was up.
    Time,
    /// Both players have agreed on its worth.
    Settled,
}

/// The result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameResult {
    /// The winner; `None` is a draw.
    pub winner: Option<Player>,
    /// 1 single, 2 gammon, 3 backgammon.
    pub level: u8,
    /// Points with the cube.
    pub points: u32,
    /// Kind of its end.
    pub how: How,
}

/// The level of the loser's side: a single game (1), a gammon (2) or a backgammon (3).
#[must_use]
pub fn level(rules: &Rules, loser: Checkers) -> u8 {
    let none_off = loser.count(OFF) == 0;
    let outside = match rules.backgammon_zone {
        BackgammonZone::QuadrantOrBar => BAR + 1,
        BackgammonZone::QuadrantOnly => BAR,
    };
    let in_zone = (19..outside).any(|p| loser.count(p) > 0)
        || (rules.backgammon_zone == BackgammonZone::QuadrantOrBar && loser.count(POOL) > 0);
    match rules.scoring {
        Scoring::Gammon123 | Scoring::Pips if in_zone && (none_off || !rules.backgammon_needs_none_off) => 3,
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Pips if none_off => 2,
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Pips | Scoring::Flat | Scoring::CheckersLeft(_) => {
            1
        }
    }
}

/// The highest level at which a game can be lost.
#[must_use]
pub fn highest_level(rules: &Rules) -> u8 {
    match rules.scoring {
        Scoring::Gammon123 | Scoring::Pips => 3,
        Scoring::Gammon12 => 2,
        Scoring::Flat | Scoring::CheckersLeft(_) => 1,
    }
}

/// Points of a game that ended at `level`, before the cube.
fn base_points(rules: &Rules, loser: Checkers, level: u8) -> u32 {
    let outside: u32 = (HOME + 1..=POOL).map(|p| u32::from(loser.count(p))).sum();
    let left = u32::from(loser.in_play());
    match rules.scoring {
        Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat => u32::from(level),
        Scoring::Pips => u32::from(level) * loser.pips(rules.track.entry()),
        Scoring::CheckersLeft(CheckersLeft::Once) => left,
        Scoring::CheckersLeft(CheckersLeft::AllDoubled) => {
            if outside > 0 {
                2 * left
            } else {
                left
            }
        }
        Scoring::CheckersLeft(CheckersLeft::OutsideDoubled) => left + outside,
    }
}

/// Points for a game lost at `level` by a player whose checkers stand like this. With Jacoby in force
/// (`jacoby`) gammons count only if the cube was turned.
#[must_use]
pub fn points(rules: &Rules, loser: Checkers, level: u8, cube: &Cube, jacoby: bool) -> u32 {
    let counts = if jacoby && !cube.turned() { 1 } else { level };
    base_points(rules, loser, counts) * cube.stake()
}
