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

mod advice;
pub mod bench;
mod bots;
mod context;
mod cube;
mod cube_model;
mod engine;
mod evaluators;
pub mod hash;
pub mod match_equity;
pub mod outcome;
mod search;
mod trials;
pub mod work;

pub use advice::{Advice, Advised, Chosen, CubeReply};
pub use bots::bot::{Bot, BotDecision};
pub use bots::level::{Level, UnknownLevel};
pub use context::{Context, Role, Stakes};
pub use cube::{CubeAction, CubeAnswer, CubeDecision};
pub use cube_model::Owner;
pub use engine::{Engine, Evaluation};
pub use evaluators::alike::played_alike;
pub use evaluators::backgammon::Nets;
pub use evaluators::evaluator::{Evaluator, EvaluatorError};
pub use evaluators::game_net::GameNets;
pub use evaluators::generic::Generic;
pub use evaluators::net_source::NetSource;
pub use evaluators::nets::{encoding, inputs, integer, net, prefilter};
pub use evaluators::registry::Registry;
pub use evaluators::tables::exact::{Exact, ExactTable};
pub use evaluators::tables::solved::{InMemory, SolvedGames, is_solved, make_in_memory};
pub use evaluators::tables::{bearoff, hypergammon, table};
pub use evaluators::{backgammon, evaluator, game_net};
pub use match_equity::Met;
pub use outcome::Probabilities;
pub use search::budget::{Budget, Depth, UnknownBudget};
pub use search::filter::{Filter, Filters, UnknownFilters};
pub use search::judge::EngineError;
pub use search::rank::Ranked;
pub use search::rollout::{Contender, Contest, RolledOut, RolloutSettings};
pub use search::rolls::rolls;
pub use trials::{Standing, TrialResult, TrialSettings};
pub use work::{Cancel, Cancelled, Work};
