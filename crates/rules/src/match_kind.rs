//! What a match is played for.

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", content = "length", rename_all = "kebab-case")
)]
pub enum MatchKind {
    /// Who first reaches or exceeds so many points wins.
    Points(u16),
    /// So many games; the higher sum of points wins.
    Games(u16),
    /// One game.
    Single,
    /// As many games as the players like, each for its points.
    Money,
}
