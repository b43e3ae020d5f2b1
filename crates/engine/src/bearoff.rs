//! Tables of positions in which both players are home and past each other.
//!
//! [`BearOff`] knows each side alone, with all fifteen checkers: how many rolls it needs. It is made at first
//! use. [`TwoSided`] knows both sides together where each has six checkers left at most, and what the cube is
//! worth there: exact, but a file that must be made first.

mod one_sided;
mod play;
mod rank;
mod two_sided;

pub use one_sided::{ARRANGEMENTS, BearOff, Distribution};
pub use rank::{Home, rank};
pub use two_sided::TwoSided;
