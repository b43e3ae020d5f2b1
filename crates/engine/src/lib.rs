//! Evaluates tables games: nets, exact bear-off, cube, match equity, search and bots.
//!
//! An [`Engine`] answers three questions about a position and its stakes ([`Context`]). [`Engine::rank`] orders the plays of a
//! turn, [`Engine::cube`] decides about the cube, and [`Engine::advise`] decides for a player in a match. Each takes a
//! [`Depth`]: rolls to look ahead, or a [`Budget`] of time or positions. Plies are counted as in GNU Backgammon: 0 is the
//! evaluator alone. [`Engine::go`] searches such a decision deeper and deeper, reports each depth, and can be stopped:
//!
//! ```
//! use tavola_engine::{Cancel, Context, Engine, Work};
//! use tavola_rules::{Player, Position, Roll, Rules, Turn};
//!
//! let stop = Cancel::new();
//! let engine = Engine::embedded().with_work(Work::inline().until(&stop));
//! let start = Position::start(&Rules::STANDARD, Player::First);
//! let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1)?);
//!
//! let mut reported = Vec::new();
//! let ranked = engine.go(
//!     3,
//!     |engine, depth| engine.rank(&turn, &Context::money(), depth),
//!     |ranked| {
//!         reported.push(ranked[0].plies);
//!         // The program that asks stops the search here after its second report; another thread may do so at any time.
//!         if reported.len() == 2 {
//!             stop.cancel();
//!         }
//!     },
//! )?;
//! assert_eq!(reported, [0, 1]);
//! assert_eq!(ranked[0].position.own().count(5), 2, "three-one makes the five point");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Work`] has threads, clock, progress and the request to stop of everything long. [`Bot`] plays a match at a [`Level`].
//!
//! | module | subject |
//! |---|---|
//! | [`search`] | depths and budgets, filters of candidates, short rollouts |
//! | [`trials`] | trials of full rollouts |
//! | [`evaluators`] | evaluators and their registry, nets, exact tables |
//! | [`outcome`] | chances of the ends of a game, and their points |
//! | [`match_equity`] | tables of match equity |
//! | [`openings`] | the opening book |
//! | [`phase`] | phases of a game of backgammon |
//! | [`bots`], [`work`] | levels and bots; threads, clocks and requests to stop |
//! | [`mod@bench`], [`hash`] | the benchmark and its signatures; hashes of positions |

mod advice;
pub mod bench;
pub mod bots;
mod context;
mod cube;
mod cube_model;
mod engine;
pub mod evaluators;
mod go;
pub mod hash;
pub mod match_equity;
pub mod openings;
pub mod outcome;
pub mod phase;
pub mod search;
pub mod trials;
pub mod work;

pub use advice::{Advice, Advised, Chosen, CubeReply};
pub use bots::{Bot, BotDecision, Level};
pub use context::{Context, Role, Stakes};
pub use cube::{CubeAction, CubeAnswer, CubeDecision};
pub use cube_model::Owner;
pub use engine::{Engine, Evaluation};
pub use match_equity::Met;
pub use outcome::Probabilities;
pub use search::sources::EngineError;
pub use search::{Budget, Depth, Ranked};
pub use work::{Cancel, Work};
