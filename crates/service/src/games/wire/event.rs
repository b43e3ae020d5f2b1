//! Wire types of the events of a match.

use serde::Serialize;
use tavola_play::{Event, Stake};
use tavola_rules::{Action, GameResult, Player};

use crate::positions::turn::hit;

/// An action with the data for its display.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchEvent {
    pub seq: usize,
    #[cfg_attr(test, ts(type = "Player"))]
    pub by: Player,
    #[serde(flatten)]
    pub kind: EventKind,
    /// Result of the game that the action ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Result"))]
    pub result: Option<GameResult>,
}

/// The kinds of actions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum EventKind {
    Opening {
        dice: Option<OpeningDice>,
        /// The player who begins; null after a tie.
        #[cfg_attr(test, ts(type = "Player | null"))]
        starter: Option<Player>,
        /// Whether the tie doubled the cube.
        doubled: bool,
    },
    Roll {
        dice: Vec<u8>,
    },
    Pick {
        dice: [u8; 2],
    },
    Choose {
        number: u8,
    },
    Move {
        from: u8,
        to: u8,
        die: u8,
        #[cfg_attr(test, ts(type = "Hit"))]
        hit: u8,
    },
    TakeBack,
    /// The end of a turn.
    Done,
    Double {
        /// The value of the cube after a take.
        value: u32,
    },
    Take,
    Drop,
    Beaver {
        value: u32,
    },
    Raccoon {
        value: u32,
    },
    Resign {
        #[cfg_attr(test, ts(type = "1 | 2 | 3"))]
        level: u8,
        /// Points that it costs.
        points: u32,
    },
    Accept,
    Refuse,
    Cocked,
    Next,
    End,
    /// The player's time is up.
    Flag,
    /// The game is settled by agreement.
    Settle {
        /// Value of the game to player 0, in thousandths of a point.
        worth: i32,
    },
    /// The player's last decision is taken back, with all since.
    TakeBackTurn {
        /// Number of the last counting actions that no longer count.
        void: u32,
    },
}

/// The dice of the opening, player 0's first.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub(crate) enum OpeningDice {
    /// One die each.
    One([u8; 2]),
    /// Two dice each.
    Two([[u8; 2]; 2]),
}

impl MatchEvent {
    /// Converts an event to its wire form.
    pub(crate) fn of(event: &Event) -> MatchEvent {
        let amount = match event.stake {
            Some(Stake::Cube(amount) | Stake::Points(amount)) => amount,
            None => 0,
        };
        let opening =
            |dice| EventKind::Opening { dice, starter: event.effect.starter, doubled: event.effect.doubled };
        let kind = match &event.action {
            Action::Opening { dice } => opening(Some(OpeningDice::One(*dice))),
            Action::OpeningTwo { dice } => opening(Some(OpeningDice::Two(*dice))),
            Action::Lot { .. } => opening(None),
            Action::Roll { dice } => EventKind::Roll { dice: dice.clone() },
            Action::Pick { dice } => EventKind::Pick { dice: *dice },
            Action::Choose { number } => EventKind::Choose { number: *number },
            Action::Move(mv) => {
                EventKind::Move { from: mv.from, to: mv.to, die: mv.die, hit: hit(event.effect.landing) }
            }
            Action::TakeBack => EventKind::TakeBack,
            Action::Done => EventKind::Done,
            Action::Double => EventKind::Double { value: amount },
            Action::Take => EventKind::Take,
            Action::Drop => EventKind::Drop,
            Action::Beaver => EventKind::Beaver { value: amount },
            Action::Raccoon => EventKind::Raccoon { value: amount },
            Action::Resign { level } => EventKind::Resign { level: *level, points: amount },
            Action::Accept => EventKind::Accept,
            Action::Refuse => EventKind::Refuse,
            Action::Cocked => EventKind::Cocked,
            Action::Next => EventKind::Next,
            Action::End => EventKind::End,
            Action::Flag => EventKind::Flag,
            Action::Settle { worth } => EventKind::Settle { worth: *worth },
            Action::TakeBackTurn => EventKind::TakeBackTurn { void: event.effect.void },
        };
        MatchEvent { seq: event.seq, by: event.by, kind, result: event.effect.result }
    }
}
