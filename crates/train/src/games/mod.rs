//! Nets for any game: trained by self-play from the game's own opening, proved against other players, described on
//! a card.

mod card;
pub(crate) mod course;
mod earlier;
mod far;
#[cfg(test)]
mod mini;
pub(crate) mod proof;
mod recipe;
mod tables;
mod td;
pub(crate) mod turn;

pub(crate) use proof::{Options as ProofOptions, run as prove};
pub(crate) use tables::{Options as TablesOptions, run as tables};
pub(crate) use td::{AllOptions, Options, run, run_all};
