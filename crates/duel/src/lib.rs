//! Plays two engines against each other and measures which is stronger.
//!
//! A game is its list of actions, however it came about: played here between any two players ([`table`]), or
//! read from what another program has written down ([`mat`]). Players may be programs of their own: packages of
//! Python behind a pipe ([`guest`], [`python`]), and GNU Backgammon behind a socket ([`gnubg`]). [`account`] says of
//! a list of actions what it was worth and how much of that was luck with the dice; [`tally`] puts many of them
//! together.
//!
//! Dice are duplicated: every sequence is played from both sides, and the two games count as one observation.
//! Only where GNU Backgammon throws its own dice ([`gnubg`]) there is no second side.

pub mod account;
mod board_line;
pub mod duel;
pub mod entrant;
mod external;
pub mod gnubg;
pub mod guest;
pub mod luck;
pub mod mat;
pub mod nets;
pub mod python;
mod searcher;
mod seat;
pub mod stakes;
pub mod table;
pub mod tally;

pub use duel::{Fault, Report, Setup, run};
pub use entrant::{Entrant, UnknownEntrant};
pub use stakes::Stakes;
