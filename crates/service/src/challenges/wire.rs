//! Challenges and company, as they go over the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_notation::custom::Setting;
use tavola_play::{MatchSetup, TimeControl};
use tavola_rules::{MatchKind, Player};

use crate::games::holders::Visibility;
use crate::games::wire::Standoff;
use crate::people::wire::Distance;
use crate::ratings::wire::PlayerRating;

/// A match to be offered. The names of its players come from those who play.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChallenge {
    pub setup: MatchSetup,
    /// The player that the sender will be.
    #[serde(default = "first")]
    pub player: Player,
    /// Who sees the match.
    #[serde(default = "by_link")]
    pub visibility: Visibility,
    /// Whether the sender's browser takes part in the dice.
    #[serde(default)]
    pub dice: bool,
    /// Whether it stands in the lobby, where anybody may take it.
    #[serde(default)]
    pub listed: bool,
}

/// How somebody sits down.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct TakeQuery {
    /// Whether their browser takes part in the dice.
    #[serde(default)]
    pub dice: bool,
}

fn first() -> Player {
    Player::First
}

fn by_link() -> Visibility {
    Visibility::Link
}

/// For which page a code is wanted.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct CodeQuery {
    /// Its address, without what follows `#`.
    pub page: String,
}

/// A match that somebody offers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChallengeView {
    pub id: String,
    /// Who offers it.
    pub by: String,
    /// Whether they are a program.
    pub program: bool,
    /// Theirs in games of this family; null before their first rated match.
    pub rating: Option<PlayerRating>,
    /// Whether the match changes ratings.
    pub rated: bool,
    /// Whether it is the caller.
    pub mine: bool,
    /// Whether they are waiting at their screen.
    pub there: bool,
    #[cfg_attr(test, ts(type = "GameName"))]
    pub rules: String,
    /// Those that differ from the game.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: BTreeMap<String, Setting>,
    /// Name of the custom rules, or null.
    pub title: Option<String>,
    #[serde(rename = "match")]
    #[cfg_attr(test, ts(type = "MatchKind"))]
    pub kind: Option<MatchKind>,
    /// How much time both players get; null for as much as they like.
    #[cfg_attr(test, ts(type = "TimeControl | null"))]
    pub clock: Option<TimeControl>,
    /// The player that they will be.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    pub visibility: Visibility,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// The match, once somebody has sat down.
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
    /// Who has offered it.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub by: Option<Player>,
    /// The match, once it has begun.
    pub match_id: Option<String>,
}

/// Who plays a match on a service.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Company {
    /// The seats of the caller.
    pub mine: [bool; 2],
    /// Whether the people at the seats have the match on a screen.
    pub there: [bool; 2],
    /// Whether two different people play each other.
    pub two: bool,
    /// Whether the match changes ratings.
    pub rated: bool,
    /// Which of the players are programs of others.
    pub programs: [bool; 2],
    /// Ratings in games of this family: after a rated match that is over as it left them. Null before a first rated match.
    pub ratings: [Option<PlayerRating>; 2],
    /// Whether the engine may help the caller.
    pub helped: bool,
    pub visibility: Visibility,
    /// How far the caller keeps the other one away.
    pub distance: Distance,
    /// Null where two people do not play each other, and when the match is over.
    pub standoff: Option<Standoff>,
    /// Null where none was offered.
    pub rematch: Option<Rematch>,
}

/// The other player of a match has said something (the event `said` of a stream).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Said<'a> {
    pub id: &'a str,
    pub phrase: Phrase,
}

/// What two people who play each other may say.
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

/// Something that is said.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPhrase {
    pub phrase: Phrase,
}

/// Why somebody is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ReportReason {
    /// They seem to ask an engine.
    Engine,
    /// They let the clock run, or leave again and again.
    Stalling,
    /// They say things to annoy.
    Phrases,
    /// Their name insults.
    Name,
}

impl ReportReason {
    /// As it is stored.
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
