//! The choice of a player with its loss.

/// A choice and its loss.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judged {
    pub(crate) choice: String,
    /// Thousandths of equity given up.
    pub(crate) loss: f64,
    /// Whether it is the best, or the chance that it is.
    pub(crate) best: f64,
    /// Error of the player's equity of the best play, in thousandths.
    pub(crate) wrong: Option<f64>,
}
