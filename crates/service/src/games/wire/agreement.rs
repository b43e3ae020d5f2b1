//! Wire types of agreements between two people outside the actions of a match, and of waiting times.

use serde::{Deserialize, Serialize};
use tavola_rules::Player;

/// The subject of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProposalKind {
    /// To continue at another time.
    Adjourn,
    /// To continue now.
    Resume,
    /// To take back the last play or cube decision of the proposer, with all later actions.
    TakeBack,
    /// To ask the engine for the value of the game, so that both players may settle it accordingly.
    Settle,
    /// To settle the game.
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

    /// Returns the name in the store.
    pub(crate) fn name(self) -> &'static str {
        match self {
            ProposalKind::Adjourn => "adjourn",
            ProposalKind::Resume => "resume",
            ProposalKind::TakeBack => "take-back",
            ProposalKind::Settle => "settle",
            ProposalKind::SettleNow => "settle-now",
        }
    }

    /// Returns the kind of a name in the store.
    pub(crate) fn named(name: &str) -> Option<ProposalKind> {
        ProposalKind::ALL.into_iter().find(|each| each.name() == name)
    }
}

/// A new proposal.
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

/// An action of a player whose opponent has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StayAct {
    /// Adjourns the match.
    Adjourn,
    /// Claims the win.
    Claim,
}

/// The request of such an action.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewStayAct {
    #[serde(rename = "do")]
    pub act: StayAct,
}

/// A proposal with its proposer.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Proposal {
    #[cfg_attr(test, ts(type = "Player"))]
    pub by: Player,
    pub kind: ProposalKind,
}

/// The value of a game that both players want to settle.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Verdict {
    /// Value of the game to player 0 by the engine, in thousandths of a point.
    pub worth: i32,
    /// The player who gets points; null for a draw.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub winner: Option<Player>,
    pub points: u32,
}

/// State of a running match between two people outside its actions. Times are milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standoff {
    pub proposal: Option<Proposal>,
    /// Null if the two have not asked for it together since the last change.
    pub verdict: Option<Verdict>,
    pub adjourned: bool,
    /// Time for which the opponent of each absent player has waited; null for a present player.
    #[cfg_attr(test, ts(type = "[number | null, number | null]"))]
    pub waited: [Option<i64>; 2],
    /// Waiting time after which the match may be adjourned.
    #[cfg_attr(test, ts(type = "number"))]
    pub grace: i64,
    /// Waiting time after which the win may be claimed; null if the clock decides.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub claim: Option<i64>,
    /// Number of matches that each player has left within 30 days.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub departures: [i64; 2],
}

/// The vacation of a person: the days of their turns wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Vacation {
    /// End of the vacation, in milliseconds since 1970; null without a vacation.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub until: Option<i64>,
    /// Number of unused days of the year.
    #[cfg_attr(test, ts(type = "number"))]
    pub days: i64,
    /// The present time.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
}

/// A new vacation.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewVacation {
    pub days: i64,
}
