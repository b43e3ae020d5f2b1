//! Starts that several games have.

use crate::checkers::Checkers;
use crate::point;

/// Everything still to be entered.
pub(crate) const POOL: Checkers = Checkers::of(&[(point::POOL, 15)]);

/// Everything on the first point.
pub(crate) const FIRST: Checkers = Checkers::of(&[(24, 15)]);

/// Everything at home.
pub(crate) const HOME: Checkers = Checkers::of(&[(6, 2), (5, 2), (4, 2), (3, 3), (2, 3), (1, 3)]);

/// Nack Ballard's: one checker of the mid-point and one of the 6-point stand on 23.
pub(crate) const NACKGAMMON: Checkers = Checkers::of(&[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)]);

/// Three checkers on the first three points.
pub(crate) const HYPERGAMMON: Checkers = Checkers::of(&[(24, 1), (23, 1), (22, 1)]);
