//! The state of a match as data. It is restored without its actions: its history does not matter.
//!
//! The rules are not part of it. A snapshot is kept beside the name of the game and its options.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::checkers::Checkers;
use crate::cube::{Cube, HIGHEST};
use crate::dice::{Roll, RollError};
use crate::game::{Game, Offer, Phase, Record};
use crate::matchplay::{Match, MatchData};
use crate::moves::Move;
use crate::plain::PlainError;
use crate::point::{MAX_CHECKERS, POOL, Player};
use crate::position::{Position, Setup, SetupSide};
use crate::rules::Rules;
use crate::score::GameResult;
use crate::segment::{ANY_NUMBER, Incomplete, Obligation, Order, Segment, Step};
use crate::turn::Turn;

/// Largest number of games, turns and points of a match.
const MOST: u32 = 1 << 24;

/// Data that are no match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SnapshotError {
    /// A position cannot be read.
    Position(PlainError),
    /// Dice that are no dice.
    Dice(RollError),
    /// A value that no match can have. The text names the expected value.
    Expected(&'static str),
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotError::Position(error) => error.fmt(f),
            SnapshotError::Dice(error) => error.fmt(f),
            SnapshotError::Expected(what) => write!(f, "expected {what}"),
        }
    }
}

impl core::error::Error for SnapshotError {}

/// The state of a match, without its rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    standing: MatchData,
    game: Record,
    phase: PhaseData,
}

impl Match {
    /// The match as data.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let (standing, game) = (self.standing(), self.game());
        Snapshot { standing, game: game.record(), phase: PhaseData::of(game.phase()) }
    }

    /// The match of a snapshot. `rules` are those of the match ([`Match::match_rules`]).
    ///
    /// # Errors
    /// If the data are no match by these rules.
    pub fn restored(rules: impl Into<Arc<Rules>>, snapshot: &Snapshot) -> Result<Match, SnapshotError> {
        let Snapshot { standing, game, phase } = snapshot;
        let MatchData { kind, score, games, .. } = *standing;
        let Cube { value, automatic, .. } = game.cube;
        let counts = score.into_iter().chain(game.turns).chain([games]);
        if counts.max() > Some(MOST) || !value.is_power_of_two() || value > HIGHEST || automatic > 14 {
            return Err(SnapshotError::Expected("counts that a match can come to"));
        }
        let over = matches!(phase, PhaseData::Over { .. });
        if over && games == 0 {
            return Err(SnapshotError::Expected("a game before the one that is over"));
        }
        Match::standing_at(rules.into(), *standing, over, |rules| {
            let fits = |position: &Position, player: Player| {
                let most = [player, player.opponent()].map(|player| rules.checkers(player));
                let found = [position.own(), position.other()].map(total);
                found.iter().zip(most).all(|(found, most)| *found <= u32::from(most))
            };
            let seen = game.seen.iter().all(|(player, position)| fits(position, *player));
            if !seen || !fits(&game.board, Player::First) {
                return Err(SnapshotError::Expected("no more checkers than the game has"));
            }
            let phase = phase.phase(&rules, &fits)?;
            Ok(Game::of_record(rules, kind, game.clone(), phase))
        })
    }
}

fn total(side: Checkers) -> u32 {
    (0..=POOL).map(|place| u32::from(side.count(place))).sum()
}

/// A [`Phase`] without the graphs of its turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum PhaseData {
    Opening,
    Roll { player: Player, owed: Vec<Step>, begins: bool },
    Ahead { player: Player, roll: Roll },
    Choose { player: Player, owed: Vec<Step>, thrown: Option<(Roll, Box<PhaseData>)> },
    Move { player: Player, roll: Option<Roll>, turn: TurnData, before: Box<PhaseData> },
    Answer { player: Player, offer: Offer, value: u32 },
    Resigned { player: Player, level: u8, before: Box<PhaseData> },
    Over { result: GameResult },
}

/// A [`Turn`]: its start, its steps, and its moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnData {
    start: Position,
    steps: Vec<Step>,
    moves: Vec<Move>,
}

impl PhaseData {
    fn of(phase: &Phase) -> PhaseData {
        let before = |phase: &Phase| Box::new(PhaseData::of(phase));
        match phase {
            Phase::Opening => PhaseData::Opening,
            &Phase::Roll { player, ref owed, begins } => {
                PhaseData::Roll { player, owed: owed.clone(), begins }
            }
            &Phase::Ahead { player, roll } => PhaseData::Ahead { player, roll },
            Phase::Choose { player, owed, thrown } => PhaseData::Choose {
                player: *player,
                owed: owed.clone(),
                thrown: thrown.as_ref().map(|(roll, phase)| (*roll, before(phase))),
            },
            Phase::Move { player, roll, turn, before: led } => PhaseData::Move {
                player: *player,
                roll: *roll,
                turn: TurnData {
                    start: turn.start(),
                    steps: turn.steps().to_vec(),
                    moves: turn.moves().iter().map(|(mv, _)| *mv).collect(),
                },
                before: before(led),
            },
            &Phase::Answer { player, offer, value } => PhaseData::Answer { player, offer, value },
            Phase::Resigned { player, level, before: led } => {
                PhaseData::Resigned { player: *player, level: *level, before: before(led) }
            }
            Phase::Over(result) => PhaseData::Over { result: *result },
        }
    }

    fn phase(
        &self,
        rules: &Arc<Rules>,
        fits: &impl Fn(&Position, Player) -> bool,
    ) -> Result<Phase, SnapshotError> {
        let before = |phase: &PhaseData| phase.phase(rules, fits).map(Box::new);
        Ok(match self {
            PhaseData::Opening => Phase::Opening,
            PhaseData::Roll { player, owed, begins } => {
                Phase::Roll { player: *player, owed: owed.clone(), begins: *begins }
            }
            PhaseData::Ahead { player, roll } => Phase::Ahead { player: *player, roll: *roll },
            PhaseData::Choose { player, owed, thrown } => Phase::Choose {
                player: *player,
                owed: owed.clone(),
                thrown: match thrown {
                    Some((roll, phase)) => Some((*roll, before(phase)?)),
                    None => None,
                },
            },
            PhaseData::Move { player, roll, turn, before: led } => {
                let TurnData { start, steps, moves } = turn;
                if !fits(start, *player) || matches!(steps[..], [Step::ChooseDouble, ..]) {
                    return Err(SnapshotError::Expected("a turn of moves"));
                }
                let mut turn = Turn::new(Arc::clone(rules), *start, steps).with_graph();
                for mv in moves {
                    turn.play(*mv).map_err(|_| SnapshotError::Expected("legal moves"))?;
                }
                Phase::Move { player: *player, roll: *roll, turn, before: before(led)? }
            }
            PhaseData::Answer { player, offer, value } if value.is_power_of_two() && *value <= HIGHEST => {
                Phase::Answer { player: *player, offer: *offer, value: *value }
            }
            PhaseData::Answer { .. } => return Err(SnapshotError::Expected("a cube of 2, 4, 8 and so on")),
            PhaseData::Resigned { player, level, before: led } if (1..=3).contains(level) => {
                Phase::Resigned { player: *player, level: *level, before: before(led)? }
            }
            PhaseData::Resigned { .. } => return Err(SnapshotError::Expected("a resignation of 1 to 3")),
            PhaseData::Over { result } => Phase::Over(*result),
        })
    }
}

// Positions and segments are written here and not in their own modules, so that those do not need this module.

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionData::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        PositionData::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

impl Serialize for Segment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SegmentData::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Segment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Segment, D::Error> {
        SegmentData::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
    }
}

/// A position as text, with the values that count only while a roll is played.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionData {
    at: String,
    #[serde(default, skip_serializing_if = "is_none_held")]
    held: u32,
    #[serde(default = "any_number", skip_serializing_if = "is_any_number")]
    head: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is the shape that serde wants")]
fn is_none_held(held: &u32) -> bool {
    *held == 0
}

fn any_number() -> u8 {
    ANY_NUMBER
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is the shape that serde wants")]
fn is_any_number(head: &u8) -> bool {
    *head == ANY_NUMBER
}

impl From<Position> for PositionData {
    fn from(position: Position) -> PositionData {
        PositionData { at: position.to_string(), held: position.held, head: position.head }
    }
}

impl TryFrom<PositionData> for Position {
    type Error = SnapshotError;

    fn try_from(data: PositionData) -> Result<Position, SnapshotError> {
        let Setup { own, other } = data.at.parse().map_err(SnapshotError::Position)?;
        let points = (1 << 25) - 2;
        for side in [&own, &other] {
            if side.total() > u32::from(MAX_CHECKERS) || side.pinned & !points != 0 {
                return Err(SnapshotError::Expected("at most 15 checkers of a side, and pins on points"));
            }
        }
        let pack =
            |side: &SetupSide| (0..=POOL).fold(Checkers::NONE, |c, i| c.with(i, side.places[usize::from(i)]));
        Ok(Position {
            own: pack(&own),
            other: pack(&other),
            own_pinned: own.pinned,
            other_pinned: other.pinned,
            held: data.held & points,
            head: data.head.min(ANY_NUMBER),
        })
    }
}

/// The numbers of a segment and how they are played.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SegmentData {
    numbers: Vec<u8>,
    #[serde(default = "any_number", skip_serializing_if = "is_any_number")]
    head: u8,
    order: Order,
    obligation: Obligation,
    incomplete: Incomplete,
}

impl From<Segment> for SegmentData {
    fn from(segment: Segment) -> SegmentData {
        let Segment { head, order, obligation, incomplete, .. } = segment;
        SegmentData { numbers: segment.numbers().to_owned(), head, order, obligation, incomplete }
    }
}

impl TryFrom<SegmentData> for Segment {
    type Error = SnapshotError;

    fn try_from(data: SegmentData) -> Result<Segment, SnapshotError> {
        let SegmentData { numbers, head, order, obligation, incomplete } = data;
        if !(1..=4).contains(&numbers.len()) || numbers.iter().any(|number| !(1..=24).contains(number)) {
            return Err(SnapshotError::Expected("one to four numbers from 1 to 24"));
        }
        Ok(Segment::new(&numbers, order, obligation, incomplete).with_head(head))
    }
}

impl From<Roll> for Vec<u8> {
    fn from(roll: Roll) -> Vec<u8> {
        roll.dice().to_owned()
    }
}

impl TryFrom<Vec<u8>> for Roll {
    type Error = SnapshotError;

    fn try_from(dice: Vec<u8>) -> Result<Roll, SnapshotError> {
        Roll::new(&dice).map_err(SnapshotError::Dice)
    }
}
