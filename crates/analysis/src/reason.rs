//! Reasons of a decision's loss: the split of the loss and the sentences, as they are stored. The module `reasons`
//! computes them.

mod sentence;

use serde::{Deserialize, Serialize};

pub use sentence::Sentence;

/// Why a decision lost something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reasons {
    /// The loss of a play by the opponent's replies; none for the cube, or if the replies do not show the loss.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub split: Option<LossSplit>,
    /// The sentences, in their order in the text.
    pub said: Vec<Sentence>,
}

/// The difference between the best play and the one that was made, in plain wins, by the opponent's best replies:
/// `total = risk + stake + quiet`, and `quiet` is the sum of its five parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LossSplit {
    /// The mean over all replies.
    pub total: f64,
    /// Loss from being hit more or less often.
    pub risk: f64,
    /// Loss from hits that cost more or less.
    pub stake: f64,
    /// Loss from replies that do not hit.
    pub quiet: f64,
    /// Of `quiet`: dances.
    pub dance: f64,
    /// Of `quiet`: new anchors of the opponent.
    pub anchor: f64,
    /// Of `quiet`: new points of the opponent.
    pub point: f64,
    /// Of `quiet`: back checkers of the opponent that come out.
    pub escape: f64,
    /// Of `quiet`: the part that no kind of reply explains.
    pub rest: f64,
}
