//! Evaluates tables games: nets, exact bear-off, cube, match equity, search and bots.
//!
//! A net sees one position and gives the chances of every way in which the game can end
//! ([`Probabilities`]). [`Engine`] turns chances into equity for what is being played for ([`Context`]),
//! looks ahead, ranks plays and decides about the cube; [`Bot`] plays a match with it.
//!
//! ```
//! use tavola_engine::{Context, Engine};
//! use tavola_rules::{Player, Position, Roll, Rules, Turn};
//!
//! let start = Position::start(&Rules::STANDARD, Player::First);
//! let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1).unwrap());
//! let ranked = Engine::embedded().rank(&turn, &Context::money(), 0).unwrap();
//! let best = ranked[0].position;
//! assert_eq!(best.own().count(5), 2, "three-one makes the five point");
//! ```
//!
//! Plies are counted as in GNU Backgammon: 0 is the net alone.

mod active;
mod advice;
pub mod backgammon;
pub mod bearoff;
pub mod bench;
mod blockade;
mod bot;
mod budget;
mod class;
mod context;
mod cube;
mod cube_model;
pub mod encoding;
mod engine;
pub mod evaluator;
mod exact;
mod exact_tables;
mod features;
pub mod game_net;
mod generic;
pub mod hash;
pub mod hypergammon;
pub mod inputs;
pub mod integer;
mod iterative;
mod judge;
mod level;
pub mod match_equity;
pub mod net;
pub mod outcome;
mod owner;
pub mod prefilter;
mod probabilities;
mod rank;
mod refine;
mod registry;
mod rollout;
mod search;
pub mod table;
pub mod work;

pub use advice::{Advice, Advised, Chosen, CubeReply};
pub use backgammon::Nets;
pub use bot::{Bot, Decision};
pub use budget::{Budget, Depth, UnknownBudget};
pub use context::{Context, Owner, Stakes};
pub use cube::{CubeAction, CubeAnswer, CubeDecision};
pub use engine::{Engine, Evaluation};
pub use evaluator::{Evaluator, EvaluatorError};
pub use exact::{Exact, ExactTable};
pub use game_net::GameNets;
pub use generic::Generic;
pub use judge::EngineError;
pub use level::{Level, UnknownLevel};
pub use match_equity::Met;
pub use probabilities::Probabilities;
pub use rank::Ranked;
pub use registry::Registry;
pub use rollout::{Contender, Contest, RolledOut, Rollout};
pub use work::{Cancel, Cancelled, Work};
