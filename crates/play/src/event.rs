//! Events of a match.

use serde::{Deserialize, Serialize};
use tavola_rules::game::Phase;
use tavola_rules::{Action, Effect, Match, Move, Player, Position, Refusal, Roll};

use crate::dice::DiceDue;
use crate::setup::{DiceMode, SetupError};

/// One action of a match, with the data that a client needs to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number, the first being 1.
    pub seq: usize,
    /// The player who acted.
    pub by: Player,
    /// The action.
    pub action: Action,
    /// Its effects.
    pub effect: Effect,
    /// The points at stake, if it is an offer.
    pub stake: Option<Stake>,
    /// The turn that it ended, if it is [`Action::Done`].
    pub turn: Option<Box<PlayedTurn>>,
    /// Time of its arrival, if it is known.
    pub time: Option<Time>,
    /// Whether Tavola has thrown its dice, or drawn its lot.
    pub thrown: bool,
}

/// When an action arrived, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Time {
    /// Time on the clock of the node that accepted it, in milliseconds since 1970. No action is earlier than the one
    /// before.
    pub at: i64,
    /// Milliseconds since the action before, without those of neither player ([`Moment`]) and without `lag`; 0 for the first, and
    /// for actions that arrived with the one before.
    pub spent: i64,
    /// Milliseconds that the line took, as far as they are given back ([`LAG`](crate::LAG)).
    #[serde(default, skip_serializing_if = "is_none")]
    pub lag: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is the shape that serde wants")]
fn is_none(lag: &i64) -> bool {
    *lag == 0
}

/// When something arrives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub at: i64,
    /// Milliseconds since the action before during which nobody could act.
    pub nobodys: i64,
    /// Milliseconds of the line's delay, there and back, as the sender measured it. A turn gets back no more than its
    /// limit.
    pub lag: i64,
}

impl From<i64> for Moment {
    fn from(at: i64) -> Moment {
        Moment { at, ..Moment::default() }
    }
}

impl Moment {
    /// Its arrival at the earliest, and the time that counts, after an action that arrived at `before`. At most `lag` of the
    /// line's delay is given back.
    pub(crate) fn after(self, before: Option<i64>, lag: i64) -> Time {
        let at = before.map_or(self.at, |before| before.max(self.at));
        let passed = before.map_or(0, |before| (at - before - self.nobodys).max(0));
        let lag = self.lag.clamp(0, lag).min(passed);
        Time { at, spent: passed - lag, lag }
    }
}

/// An action as it is stored: a match follows from its setup and these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged {
    /// The player who acted.
    pub by: Player,
    /// The action.
    pub action: Action,
    /// Time of its arrival, if it is known.
    pub time: Option<Time>,
}

impl From<(Player, Action)> for Logged {
    fn from((by, action): (Player, Action)) -> Logged {
        Logged { by, action, time: None }
    }
}

impl From<&Event> for Logged {
    fn from(event: &Event) -> Logged {
        Logged { by: event.by, action: event.action.clone(), time: event.time }
    }
}

/// The points of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The value of the cube if it is accepted.
    Cube(u32),
    /// The points of a resignation.
    Points(u32),
}

/// The moves since the last roll or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The roll; `None` after a double was chosen or handed over.
    pub roll: Option<Roll>,
    /// The board before, seen by the player.
    pub start: Position,
    /// The moves in their order.
    pub moves: Vec<Move>,
}

impl Event {
    /// Does an action in a match with dice of this kind.
    pub(crate) fn apply(m: &mut Match, dice: DiceMode, seq: usize, logged: Logged) -> Result<Event, Refusal> {
        let Logged { by, action, time } = logged;
        let stake = stake(m, by, &action);
        let turn = match (&action, m.game().phase()) {
            (Action::Done, Phase::Move { roll, turn, .. }) => Some(Box::new(PlayedTurn {
                roll: *roll,
                start: turn.start(),
                moves: turn.moves().iter().map(|(mv, _)| *mv).collect(),
            })),
            _ => None,
        };
        let thrown = reports_dice(&action) && DiceDue::of(m).is_some_and(|due| due.thrown_by_tavola(dice));
        let effect = m.apply(by, &action)?;
        Ok(Event { seq, by, action, effect, stake, turn, time, thrown })
    }
}

/// Returns whether an action is a roll, an opening roll or a lot.
pub(crate) fn reports_dice(action: &Action) -> bool {
    matches!(
        action,
        Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. } | Action::Roll { .. }
    )
}

fn stake(m: &Match, by: Player, action: &Action) -> Option<Stake> {
    let cube = |times: u32| Some(Stake::Cube(m.game().cube().value.saturating_mul(times)));
    match action {
        Action::Double => cube(2),
        Action::Beaver => cube(4),
        Action::Raccoon => cube(8),
        Action::Resign { level } => Some(Stake::Points(m.game().resignation_points(by, *level))),
        _ => None,
    }
}

/// A stored action that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {seq} is refused: {refusal}")]
pub struct ReplayError {
    /// Its number, the first being 1.
    pub seq: usize,
    /// Why.
    pub refusal: Refusal,
}

/// Why a stored match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Its setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of its actions is refused.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}
