//! Static evaluation: the worth of a position without looking ahead.
//!
//! * [`evaluator`] has the trait, and `registry` the list of evaluators that an engine owns.
//! * [`backgammon`] evaluates backgammon by its nets, [`game_net`] other games by a net of their own, and `generic` every
//!   game by the data of its rules.
//! * [`known_dice`] is what a net sees of the dice beside the position, in games with unusual dice.
//! * `net_source` has the sources of the files of nets, and `alike` determines the games that are equal for evaluators.
//! * [`nets`] are the nets themselves, and [`tables`] the exact tables, which belong to the `registry` and take precedence
//!   for their positions. `perfect` evaluates hypergammon by one.

pub(crate) mod alike;
pub mod backgammon;
mod class;
pub mod evaluator;
pub mod game_net;
pub(crate) mod generic;
pub mod known_dice;
pub(crate) mod net_source;
pub mod nets;
mod perfect;
pub(crate) mod registry;
pub mod tables;

pub use alike::played_alike;
pub use backgammon::{ContactNet, Nets};
pub use evaluator::{Class, Evaluator, EvaluatorError};
pub use game_net::GameNets;
pub use generic::Generic;
pub use known_dice::KnownDice;
#[cfg(feature = "nets")]
pub use net_source::EmbeddedNets;
pub use net_source::{NetFolder, NetSource};
pub use nets::game::GameNet;
pub use registry::Registry;
