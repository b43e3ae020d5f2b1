//! Ratings, as they go over the wire.

use serde::Serialize;

/// The rating of a player beside their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayerRating {
    pub rating: i64,
    /// Whether it is still uncertain.
    pub provisional: bool,
    /// What the match has changed; null before its end, and where it is not rated.
    pub change: Option<i64>,
}

/// How well somebody has played lately: their losses in the latest rated matches that were analysed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorRate {
    /// 500 times the equity that was lost for each decision that counts, as the PR of an analysis, with one digit after the point.
    pub pr: f64,
    /// Matches that it is of.
    pub matches: i64,
}

/// The best of a family of games, each list the best first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingList {
    /// All families that there are.
    pub families: Vec<&'static str>,
    pub family: &'static str,
    /// Rated matches that somebody has played who is listed.
    pub least: i64,
    pub people: Vec<Ranked>,
    pub programs: Vec<Ranked>,
}

/// Somebody in a list of the best.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ranked {
    pub name: String,
    pub rating: i64,
    /// Rated matches.
    pub matches: i64,
    /// Null where too little is analysed, or the games have none that could be compared.
    pub error_rate: Option<ErrorRate>,
    /// Whether it is the caller.
    pub mine: bool,
}

/// The ratings of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnRatings {
    /// Those of families in which a rated match was played.
    pub ratings: Vec<OwnRating>,
}

/// The rating of a person in a family.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnRating {
    pub family: String,
    pub rating: i64,
    /// The standard deviation of the rating today.
    pub deviation: i64,
    pub provisional: bool,
    /// Rated matches.
    pub matches: i64,
    /// Null where too little is analysed, or the games have none that could be compared.
    pub error_rate: Option<ErrorRate>,
    /// The latest of them, the last one first.
    pub history: Vec<RatedMatch>,
}

/// A rated match of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatedMatch {
    /// Null where the match is gone.
    pub match_id: Option<String>,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// Null for somebody who is gone.
    pub opponent: Option<String>,
    /// 1 won, 0 lost, 0.5 even.
    pub score: f64,
    /// The rating after it.
    pub rating: i64,
    pub change: i64,
}
