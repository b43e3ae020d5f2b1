//! The common first fields of answers about a position.

use schemars::JsonSchema;
use serde::Serialize;
use tavola_notation::situation::Awaits;
use tavola_notation::{Situation, any, xgid};
use tavola_rules::{MatchKind, Rules};

/// A position with its stakes. Pairs begin with the player on roll.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct About {
    /// The game.
    rules: &'static str,
    /// Plain notation: the player on roll, a slash, the other player.
    position: String,
    /// XGID of the position with cube, score and dice; null in games whose positions it cannot hold.
    xgid: Option<String>,
    /// The kind of match.
    #[serde(rename = "match")]
    #[schemars(with = "tavola_analysis::schema::MatchKind")]
    kind: MatchKind,
    /// Points of both players in the match.
    score: [u32; 2],
    /// Whether this is the Crawford game.
    crawford: bool,
    /// The cube; null in games without one.
    cube: Option<Cube>,
    /// The dice to be played; empty before a roll.
    dice: Vec<u8>,
}

/// The cube.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Cube {
    /// Its value.
    value: u32,
    /// The player who may turn it next: `own` (the player on roll), `other`, or null if it is in the middle.
    owner: Option<&'static str>,
}

impl About {
    /// Describes a position with its dice.
    pub(crate) fn of(situation: &Situation, rules: &Rules, dice: &[u8]) -> About {
        let seen = [situation.on_roll, situation.on_roll.opponent()];
        let awaits = match (dice, situation.awaits) {
            (_, answer @ Awaits::Answer(_)) => answer,
            (&[a, b], _) => Awaits::Play([a, b]),
            // An XGID can hold only two dice, and a play without dice does not need them.
            _ => Awaits::Roll,
        };
        let shown = Situation { awaits, ..situation.clone() };
        About {
            rules: situation.rules,
            position: situation.position.to_string(),
            xgid: any::has_ids(rules).then(|| xgid::print(&shown)),
            kind: match situation.match_length {
                0 => MatchKind::Money,
                length => MatchKind::Points(length),
            },
            score: seen.map(|player| situation.score[player.index()]),
            crawford: situation.crawford,
            cube: rules.cube.on.then(|| Cube {
                value: situation.cube_value,
                owner: situation.cube_owner.map(|owner| if owner == seen[0] { "own" } else { "other" }),
            }),
            dice: dice.to_vec(),
        }
    }
}
