//! Plays two engines against each other and measures the stronger one.
//!
//! A game is its list of actions, from any source: played here between any two players ([`game`]), or read from the file of another
//! program ([`mat`]). Players may be programs of their own: any program with one of three protocols ([`program`]), packages of
//! Python behind a pipe ([`external_player`], [`python`]), and GNU Backgammon with dice of its own ([`gnubg`]). [`scored`] computes
//! the result of a list of actions and the part of it that is luck with the dice; [`stats`] has the means of many. A [`Duel`] can
//! be interrupted, kept in a file ([`saved`]) and continued.
//!
//! Dice are duplicated: every sequence is played from both sides, and the two games count as one observation. If GNU
//! Backgammon throws its own dice ([`gnubg`]), there is no second side.

pub mod actions;
pub mod duel;
pub mod error;
pub mod external_player;
pub mod game;
pub mod gnubg;
pub mod mat;
pub mod nets;
mod observation;
mod player;
pub mod program;
pub mod python;
mod report;
pub mod saved;
mod saved_error;
pub mod scored;
mod setup;
pub mod spec;
pub mod stakes;
pub mod stats;

pub use actions::Actions;
pub use duel::{Duel, run};
pub use error::DuelError;
pub use observation::Observation;
pub use player::{DRAWN, Player, is_drawn};
pub use program::Program;
pub use report::Report;
pub use saved::Saved;
pub use setup::DuelSetup;
pub use spec::{PlayerSpec, UnknownPlayer};
pub use stakes::DuelStakes;
