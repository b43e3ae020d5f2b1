//! Kinds of matches.

/// The kind of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", content = "length", rename_all = "kebab-case")
)]
pub enum MatchKind {
    /// The first player with at least this many points wins.
    Points(u16),
    /// The higher sum of points after this many games wins.
    Games(u16),
    /// One game.
    Single,
    /// Any number of games, each for its points.
    Money,
}
