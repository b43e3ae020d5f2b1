//! Events for which a match waits, and the commands of each player.

use serde::Serialize;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::point::OFF;
use tavola_rules::{Game, GameResult, Match, MatchKind, Player, Roll, Waits, score};

use crate::dice::DiceDue;
use crate::setup::{DiceMode, MatchSetup};

/// The event for which a match waits, as it is sent to clients: the phases of the rules without the ways to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum State {
    /// The opening roll, which either player throws.
    Opening,
    /// A roll, or a double if the turn has not begun.
    Roll {
        /// The player who rolls.
        player: Player,
        /// The roll that stays for the whole game, if there is one.
        #[serde(skip_serializing_if = "Option::is_none")]
        fixed: Option<Vec<u8>>,
    },
    /// The next roll of a player, who throws it before the other moves.
    Ahead {
        /// The player who throws.
        player: Player,
    },
    /// A double to be named.
    Choose {
        /// The player who names it.
        player: Player,
    },
    /// Moves, or the end of the turn.
    Move {
        /// The player who moves.
        player: Player,
    },
    /// An answer to a double.
    Double {
        /// The player who answers.
        player: Player,
        /// The cube if they accept.
        value: u32,
    },
    /// An answer to a beaver.
    Beaver {
        /// The player who answers.
        player: Player,
        /// The cube if they accept.
        value: u32,
    },
    /// An answer to a raccoon.
    Raccoon {
        /// The player who answers.
        player: Player,
        /// The cube if they accept.
        value: u32,
    },
    /// An answer to a resignation.
    Resign {
        /// The player who answers.
        player: Player,
        /// 1, 2 or 3.
        level: u8,
        /// Points that they get if they accept.
        points: u32,
    },
    /// The next game.
    GameOver {
        /// The last one.
        result: GameResult,
    },
    /// Nothing more.
    MatchOver {
        /// The last game.
        result: GameResult,
        /// The winner of the match; `None` after a tie.
        winner: Option<Player>,
    },
}

impl State {
    /// The state of a match.
    #[must_use]
    pub fn of(m: &Match) -> State {
        let game = m.game();
        match *game.phase() {
            Phase::Opening => State::Opening,
            Phase::Roll { player, .. } => {
                State::Roll { player, fixed: game.fixed_roll().map(|roll| roll.dice().to_vec()) }
            }
            Phase::Ahead { player, .. } => State::Ahead { player },
            Phase::Choose { player, .. } => State::Choose { player },
            Phase::Move { player, .. } => State::Move { player },
            Phase::Answer { player, offer: Offer::Double, value } => State::Double { player, value },
            Phase::Answer { player, offer: Offer::Beaver, value } => State::Beaver { player, value },
            Phase::Answer { player, offer: Offer::Raccoon, value } => State::Raccoon { player, value },
            Phase::Resigned { player, level, .. } => {
                let points = game.resignation_points(player.opponent(), level);
                State::Resign { player, level, points }
            }
            Phase::Over(result) if m.is_over() => State::MatchOver { result, winner: m.winner() },
            Phase::Over(result) => State::GameOver { result },
        }
    }

    /// The player who is to act; `None` if either may act, or nobody.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        match *self {
            State::Opening | State::GameOver { .. } | State::MatchOver { .. } => None,
            State::Roll { player, .. }
            | State::Ahead { player }
            | State::Choose { player }
            | State::Move { player }
            | State::Double { player, .. }
            | State::Beaver { player, .. }
            | State::Raccoon { player, .. }
            | State::Resign { player, .. } => Some(player),
        }
    }
}

/// A command that a player may give now, with the data that its offer needs.
///
/// The JSON has the name in `do`, as in [`crate::Command`], and the arguments beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Ability {
    /// Throw the dice that are due.
    Roll {
        /// Number of dice that people throw on their own table; 0 if Tavola throws them, or they are known.
        by_hand: u8,
    },
    /// Name two different numbers instead.
    Pick,
    /// Name a double, 1 to 6.
    Choose,
    /// Move checkers. The ways to do it are in the turn of the phase.
    Play,
    /// Announce the end of the turn.
    Done,
    /// Take back this many moves, one by one.
    TakeBack {
        /// Moves since the last roll.
        moves: usize,
    },
    /// Call the dice cocked.
    Cocked,
    /// Offer the cube.
    Double {
        /// Its value if it is taken.
        value: u32,
    },
    /// Accept it.
    Take,
    /// Refuse it.
    Drop,
    /// Accept and turn it once more.
    Beaver {
        /// Its value then.
        value: u32,
    },
    /// Answer a beaver in kind.
    Raccoon {
        /// Its value then.
        value: u32,
    },
    /// Give the game up.
    Resign {
        /// Cost of each level, the single game first. Levels that cannot happen any more, or cost no more than the one
        /// before, are left out.
        points: Vec<u32>,
    },
    /// Accept a resignation.
    Accept,
    /// Refuse it.
    Refuse,
    /// Begin the next game.
    Next,
    /// End a money session.
    End,
}

/// The commands that a person may give as `player`. For a bot's seat that is at most throwing its dice by hand.
#[must_use]
pub fn may(setup: &MatchSetup, m: &Match, player: Player) -> Vec<Ability> {
    let game = m.game();
    let roll = || {
        let due = DiceDue::of(m)?;
        let by_hand = setup.dice == DiceMode::Hand && due.by_hand();
        Some(Ability::Roll { by_hand: if by_hand { due.count() } else { 0 } })
    };
    if setup.seat(player).is_bot() {
        let throws = roll().filter(|roll| *roll != Ability::Roll { by_hand: 0 });
        return throws.into_iter().filter(|_| game.phase().player() == Some(player)).collect();
    }
    let mut may = Vec::new();
    match *game.phase() {
        Phase::Opening => may.extend(roll()),
        Phase::Over(_) if m.is_over() => {}
        Phase::Over(_) => {
            may.push(Ability::Next);
            if m.kind() == MatchKind::Money {
                may.push(Ability::End);
            }
        }
        ref phase if phase.player() != Some(player) => {}
        Phase::Roll { .. } => {
            may.push(roll().unwrap_or(Ability::Pick));
            if game.may_double(player).is_ok() {
                may.push(Ability::Double { value: game.cube().value.saturating_mul(2) });
            }
        }
        Phase::Ahead { .. } => may.extend(roll()),
        Phase::Choose { ref thrown, .. } => {
            may.push(Ability::Choose);
            if setup.dice == DiceMode::Hand && thrown.is_some() {
                may.push(Ability::Cocked);
            }
        }
        Phase::Move { ref turn, roll, .. } => {
            may.push(if turn.waits() == Waits::Move { Ability::Play } else { Ability::Done });
            match turn.moves().len() {
                0 => {
                    let thrown = roll.is_some_and(|roll| !is_known(game, roll)) && !game.picks(player);
                    may.extend((setup.dice == DiceMode::Hand && thrown).then_some(Ability::Cocked));
                }
                moves => may.push(Ability::TakeBack { moves }),
            }
        }
        Phase::Answer { offer, value, .. } => {
            may.extend([Ability::Take, Ability::Drop]);
            if game.may_redouble_at_once(player).is_ok() {
                let value = value.saturating_mul(2);
                may.push(match offer {
                    Offer::Beaver => Ability::Raccoon { value },
                    Offer::Double | Offer::Raccoon => Ability::Beaver { value },
                });
            }
        }
        Phase::Resigned { .. } => may.extend([Ability::Accept, Ability::Refuse]),
    }
    if game.phase().may_resign() {
        may.push(Ability::Resign { points: resignations(game, m, player) });
    }
    may
}

/// Returns whether a roll stays for the whole game, so that it was not thrown for this turn.
fn is_known(game: &Game, roll: Roll) -> bool {
    game.fixed_roll().is_some_and(|fixed| fixed.same(roll))
}

/// The highest level at which `loser` can still lose the game. A gammon needs that none of their checkers is off
/// ([`score::level`]); so does a backgammon, in most rules.
#[must_use]
pub fn highest_resignation(m: &Match, loser: Player) -> u8 {
    let rules = m.rules();
    let most = score::highest_level(rules);
    let none_off = m.game().position(loser).own().count(OFF) == 0;
    match most {
        3 if none_off || !rules.backgammon_needs_none_off => 3,
        _ if none_off => most,
        _ => 1,
    }
}

fn resignations(game: &Game, m: &Match, loser: Player) -> Vec<u32> {
    let mut points: Vec<u32> =
        (1..=highest_resignation(m, loser)).map(|level| game.resignation_points(loser, level)).collect();
    points.dedup();
    points
}
