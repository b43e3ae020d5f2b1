//! Matches: what two people agree on besides its actions, and how long one waits for the other.

use serde::{Deserialize, Serialize};
use tavola_rules::Player;

/// What one of two people proposes to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProposalKind {
    /// To go on another time.
    Adjourn,
    /// To go on now.
    Resume,
    /// To take back the last play or cube decision of whoever proposes it, with all that has happened since.
    TakeBack,
    /// To ask the engine what the game is worth, so that both may settle it by that.
    Settle,
    /// To settle it.
    SettleNow,
}

impl ProposalKind {
    const ALL: [ProposalKind; 5] = [
        ProposalKind::Adjourn,
        ProposalKind::Resume,
        ProposalKind::TakeBack,
        ProposalKind::Settle,
        ProposalKind::SettleNow,
    ];

    /// As it is stored.
    pub(crate) fn name(self) -> &'static str {
        match self {
            ProposalKind::Adjourn => "adjourn",
            ProposalKind::Resume => "resume",
            ProposalKind::TakeBack => "take-back",
            ProposalKind::Settle => "settle",
            ProposalKind::SettleNow => "settle-now",
        }
    }

    /// What is stored by a name.
    pub(crate) fn named(name: &str) -> Option<ProposalKind> {
        ProposalKind::ALL.into_iter().find(|each| each.name() == name)
    }
}

/// Something that is proposed.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewProposal {
    pub kind: ProposalKind,
}

/// An answer to a proposal.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposalAnswer {
    pub kind: ProposalKind,
    pub accept: bool,
}

/// What somebody does whose opponent has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StayAct {
    /// Adjourns the match.
    Adjourn,
    /// Claims the win.
    Claim,
}

/// The same as it is sent.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewStayAct {
    #[serde(rename = "do")]
    pub act: StayAct,
}

/// What is proposed, and by whom.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Proposal {
    #[cfg_attr(test, ts(type = "Player"))]
    pub by: Player,
    pub kind: ProposalKind,
}

/// What a game comes to that both want to settle.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Verdict {
    /// What it is worth to player 0 by the engine, in thousandths of a point.
    pub worth: i32,
    /// Who gets points; null where it is drawn.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub winner: Option<Player>,
    pub points: u32,
}

/// How a running match between two people stands besides its actions. Times are milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standoff {
    pub proposal: Option<Proposal>,
    /// Null where the two have not asked for it together since something happened.
    pub verdict: Option<Verdict>,
    pub adjourned: bool,
    /// For how long the other one has waited for a player who is away; null for one who is not.
    #[cfg_attr(test, ts(type = "[number | null, number | null]"))]
    pub waited: [Option<i64>; 2],
    /// After how long who waits may adjourn.
    #[cfg_attr(test, ts(type = "number"))]
    pub grace: i64,
    /// After how long who waits may claim the win; null where the clock decides.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub claim: Option<i64>,
    /// Matches that each player has left within 30 days.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub departures: [i64; 2],
}

/// The vacation of a person: their turns of days wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Vacation {
    /// Until when they are away, in milliseconds since 1970; null where they are not.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Days that they have left of those of a year.
    #[cfg_attr(test, ts(type = "number"))]
    pub days: i64,
    /// What time it is.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
}

/// A vacation that somebody begins.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewVacation {
    pub days: i64,
}
