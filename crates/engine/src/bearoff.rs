//! Tables of positions in which both players are home and past each other.
//!
//! [`BearOff`] knows each side alone, with all fifteen checkers: how many rolls it needs. It is made at first
//! use, the same to the last bit on every machine, in 0.04 seconds: nothing need be shipped, kept or checked.
//! [`TwoSided`] knows both sides together where each has six checkers left at most, and what the cube is worth
//! there: exact, but a file that must be made first.

mod goal;
mod one_sided;
mod play;
mod rank;
mod two_sided;

pub use one_sided::{ARRANGEMENTS, BearOff, Distribution};
pub use rank::{Home, rank};
pub use two_sided::TwoSided;

use tavola_rules::Position;

use crate::probabilities::Probabilities;

/// The chances where both are home, the first about to roll; nothing elsewhere. Exact where the engine has been
/// given a table that has the position, else from what each side does alone.
#[must_use]
pub fn chances(position: &Position) -> Option<Probabilities> {
    let exact = TwoSided::shared().and_then(|table| table.lookup(position));
    let chances = |cubeless| Probabilities { win: (1.0 + cubeless) / 2.0, ..Probabilities::default() };
    exact.map(|exact| chances(exact.cubeless)).or_else(|| BearOff::shared().evaluate(position))
}
