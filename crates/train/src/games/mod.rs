//! Nets for any game: trained by self-play from the game's own opening, proved against other players, described on
//! a card.

pub(crate) mod card;
pub(crate) mod choices;
pub(crate) mod course;
mod earlier;
pub(crate) mod errors;
pub(crate) mod judge;
pub(crate) mod proof;
pub(crate) mod recipe;
pub(crate) mod solved;
mod tables;
mod td;
pub(crate) mod turn;

pub(crate) use proof::{Options as ProofOptions, run as prove};
pub(crate) use tables::{Options as TablesOptions, run as tables};
#[cfg(test)]
pub(crate) use td::train;
pub(crate) use td::{AllOptions, Options, find, run, run_all};
