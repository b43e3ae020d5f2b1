//! Wire types of challenges and of the players of a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::custom::Setting;
use tavola_play::{MatchSetup, TimeControl};
use tavola_rules::{MatchKind, Player};

use crate::games::holders::Visibility;
use crate::games::wire::Standoff;
use crate::people::wire::Distance;
use crate::ratings::wire::PlayerRating;

/// An offered match. Its players' names come from the people who play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChallenge {
    pub setup: MatchSetup,
    /// The seat of the sender.
    #[serde(default = "first")]
    pub player: Player,
    /// Visibility of the match.
    #[serde(default = "by_link")]
    pub visibility: Visibility,
    /// Whether the sender's browser takes part in the dice.
    #[serde(default)]
    pub dice: bool,
    /// Whether the challenge is in the lobby, where anybody may take it.
    #[serde(default)]
    pub listed: bool,
}

/// Options for taking a challenge.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct TakeQuery {
    /// Whether the taker's browser takes part in the dice.
    #[serde(default)]
    pub dice: bool,
}

fn first() -> Player {
    Player::First
}

fn by_link() -> Visibility {
    Visibility::Link
}

/// The page of a QR code.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CodeQuery {
    /// Address of the page, without the part after `#`.
    pub page: String,
}

/// An offered match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChallengeView {
    pub id: String,
    /// Name of the challenger.
    pub by: String,
    /// Whether the challenger is a program.
    pub program: bool,
    /// Rating of the challenger in games of this family; null before their first rated match.
    pub rating: Option<PlayerRating>,
    /// Whether the match changes ratings.
    pub rated: bool,
    /// Whether the caller is the challenger.
    pub mine: bool,
    /// Whether the challenger waits at a screen.
    pub there: bool,
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// Options with a value other than the game's default.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: Option<MatchKind>,
    /// Time control of both players; null without clocks.
    #[cfg_attr(test, ts(type = "TimeControl | null"))]
    pub clock: Option<TimeControl>,
    /// Seconds by which those who watch see the match late.
    pub delay: u32,
    /// Seat of the challenger.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub visibility: Visibility,
    /// Whether the challenge is in the lobby.
    pub listed: bool,
    /// Id of the match after somebody has taken the challenge.
    pub match_id: Option<String>,
}

/// The match that has begun.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TakenChallenge {
    pub match_id: String,
}

/// A rematch.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rematch {
    /// The player who has offered it.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub by: Option<Player>,
    /// Id of the match after it has begun.
    pub match_id: Option<String>,
}

/// The players of a match on a service.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Company {
    /// Whether the caller holds each seat.
    pub mine: [bool; 2],
    /// Whether the people at the seats have the match on a screen.
    pub there: [bool; 2],
    /// Whether two different people play each other.
    pub two: bool,
    /// Whether the match changes ratings.
    pub rated: bool,
    /// Whether each player is a program of another person.
    pub programs: [bool; 2],
    /// Ratings in games of this family; after a rated match, the ratings at its end. Null before a first rated match.
    pub ratings: [Option<PlayerRating>; 2],
    /// Whether the engine may help the caller.
    pub helped: bool,
    pub visibility: Visibility,
    /// The caller's restriction of contact with the other player.
    pub distance: Distance,
    /// Null if the match is over or not between two people.
    pub standoff: Option<Standoff>,
    /// Null if none was offered.
    pub rematch: Option<Rematch>,
    /// Seconds by which those who watch see the match late.
    pub delay: u32,
    /// Whether the caller sees it late now. Then nobody is there for them, and nothing of its end is known.
    pub late: bool,
}

/// A phrase of the other player of a match (the event `said` of a stream).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Said<'a> {
    pub id: &'a str,
    pub phrase: Phrase,
}

/// A phrase that two opponents may send to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phrase {
    Hello,
    GoodLuck,
    NiceRoll,
    WellPlayed,
    Unlucky,
    Thanks,
    Sorry,
    OneMoment,
    Back,
    MustGo,
    GoodGame,
    Again,
}

/// A phrase to be sent.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPhrase {
    pub phrase: Phrase,
}

/// Reason of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ReportReason {
    /// The player seems to consult an engine.
    Engine,
    /// The player stalls, or leaves matches again and again.
    Stalling,
    /// The player sends phrases to annoy.
    Phrases,
    /// The name of the player is insulting.
    Name,
}

impl ReportReason {
    /// Returns the name in the store.
    pub(super) fn name(self) -> &'static str {
        match self {
            ReportReason::Engine => "engine",
            ReportReason::Stalling => "stalling",
            ReportReason::Phrases => "phrases",
            ReportReason::Name => "name",
        }
    }
}

/// A report.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReport {
    pub reason: ReportReason,
}
