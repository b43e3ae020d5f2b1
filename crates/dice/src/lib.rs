//! Sources of dice. The rules take dice as values; this crate produces the values.
//!
//! [`Dice`] are thrown by a generator (feature `random`). The dice of matches are [sealed]: they follow from numbers that
//! are promised before the first throw, so anyone can check them afterwards.

mod bytes;
#[cfg(feature = "random")]
mod random;
pub mod sealed;

pub use bytes::{Bytes, NoBytes};
#[cfg(feature = "random")]
pub use random::Dice;
