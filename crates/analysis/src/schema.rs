//! JSON schemas of the values of the rules. The crate of the rules has no schemas.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

/// The first player or the second, by number.
#[derive(Debug)]
pub struct Player;

impl JsonSchema for Player {
    fn schema_name() -> Cow<'static, str> {
        "Player".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "The first player or the second.", "type": "integer", "enum": [0, 1] })
    }
}

/// One checker moved by one number, in the mover's own numbering, as [`tavola_rules::Move`] is written.
#[derive(Debug, JsonSchema)]
pub struct Move {
    /// The place that it leaves: a point, 25 the bar, 26 the pool.
    pub from: u8,
    /// The place that it reaches; 0 is off.
    pub to: u8,
    /// The number that is played.
    pub die: u8,
}

/// Kind of a match, as [`tavola_rules::MatchKind`] is written.
#[derive(Debug, JsonSchema)]
#[serde(tag = "kind", content = "length", rename_all = "kebab-case")]
pub enum MatchKind {
    /// The first player with at least this many points wins.
    Points(u16),
    /// The higher sum of points after this many games wins.
    Games(u16),
    /// One game.
    Single,
    /// As many games as the players like, each for its points.
    Money,
}
