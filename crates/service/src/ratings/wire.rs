//! Wire types of ratings.

use serde::Serialize;

/// The rating of a player beside their name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PlayerRating {
    pub rating: i64,
    /// Whether the rating is still uncertain.
    pub provisional: bool,
    /// Change by the match; null before its end, and for an unrated match.
    pub change: Option<i64>,
}

/// Recent quality of play: losses in the latest analysed rated matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorRate {
    /// 500 times the lost equity for each counting decision, like the PR of an analysis, with one decimal digit.
    pub pr: f64,
    /// Number of matches in the rate.
    pub matches: i64,
}

/// The best of a family of games; each list has the best first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingList {
    /// All families.
    pub families: Vec<&'static str>,
    pub family: &'static str,
    /// Minimum number of rated matches for the list.
    pub least: i64,
    pub people: Vec<Ranked>,
    pub programs: Vec<Ranked>,
}

/// A person in a list of the best.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Ranked {
    pub name: String,
    pub rating: i64,
    /// Number of rated matches.
    pub matches: i64,
    /// Null if there are too few analysed decisions, or the games have no comparable errors.
    pub error_rate: Option<ErrorRate>,
    /// Whether it is the caller.
    pub mine: bool,
}

/// The ratings of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnRatings {
    /// Ratings in the families with a rated match.
    pub ratings: Vec<OwnRating>,
}

/// The rating of a person in a family.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OwnRating {
    pub family: String,
    pub rating: i64,
    /// The present standard deviation of the rating.
    pub deviation: i64,
    pub provisional: bool,
    /// Number of rated matches.
    pub matches: i64,
    /// Null if there are too few analysed decisions, or the games have no comparable errors.
    pub error_rate: Option<ErrorRate>,
    /// The latest rated matches, the last one first.
    pub history: Vec<RatedMatch>,
}

/// A rated match of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatedMatch {
    /// Null if the match was removed.
    pub match_id: Option<String>,
    /// Time of its end, in milliseconds since 1970.
    pub ended: i64,
    /// Null if the opponent was deleted.
    pub opponent: Option<String>,
    /// 1 won, 0 lost, 0.5 even.
    pub score: f64,
    /// The rating after it.
    pub rating: i64,
    pub change: i64,
}
