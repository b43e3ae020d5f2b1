//! Tables of positions in which both players are home and past each other.
//!
//! [`BearOffTable`] has each side alone, with all fifteen checkers: the distribution of its number of rolls. It is a constant
//! that is computed at first use, equal to the last bit on every machine, in 0.04 seconds: no file need be shipped, kept
//! or checked. [`TwoSided`] has both sides together with six checkers each at most, and the worth of the cube: exact, but
//! a file that must be made first.

mod goal;
mod one_sided;
mod play;
mod rank;
mod two_sided;

pub use one_sided::{BearOffTable, Distribution};
pub use rank::{ARRANGEMENTS, Home, rank};
pub(super) use rank::{arrangements, home};
pub use two_sided::TwoSided;
