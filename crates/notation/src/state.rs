//! The state of a match as data: the rules by the name of the game and its options, and a snapshot. For fields of type
//! `Arc<Match>`: `#[serde(with = "tavola_notation::state")]`.

use std::sync::Arc;

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tavola_rules::{Match, Snapshot};

use crate::custom::CustomRules;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    rules: CustomRules,
    now: Snapshot,
}

/// Writes a match.
///
/// # Errors
/// If its rules are not those of a game with options.
pub fn serialize<S: Serializer>(m: &Arc<Match>, serializer: S) -> Result<S::Ok, S::Error> {
    let rules = CustomRules::of(m.match_rules())
        .ok_or_else(|| S::Error::custom("these rules cannot be described by options of their game"))?;
    State { rules, now: m.snapshot() }.serialize(serializer)
}

/// Reads a match.
///
/// # Errors
/// If it is none.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<Match>, D::Error> {
    let State { rules, now } = State::deserialize(deserializer)?;
    let rules = rules.rules().map_err(D::Error::custom)?;
    Match::restored(rules, &now).map(Arc::new).map_err(D::Error::custom)
}
