//! Rollouts: candidates are played many times on the same dice, and their results are compared.
//!
//! A [`RolloutJob`] is everything that decides the results: position, dice, stakes, candidates, depths and seed. Its trials are
//! numbered and played in slices of [`SLICE`]. A [`Slice`] needs nothing else, so any machine can play it. A [`Rollout`] is
//! the job with the slices that have been played. It runs until its [`Limits`] are reached, is saved and read as text, and
//! merges with another part of the same rollout. [`Course`] and [`Machine`] are the same run in single steps, for a server
//! with threads of its own. The engine plays a trial (`tavola_engine::Engine::trials`).
//!
//! Decisions to stop are made at fixed numbers of trials and from the slices in their order, so the result is the same to
//! the bit for any number of threads, and after any number of interruptions.
//!
//! ```
//! use tavola_engine::{Context, Engine};
//! use tavola_rollout::{RolloutJob, Limits, Rollout, Table, CubeTerms, Thrown, TrialSettings, candidates};
//! use tavola_rules::{Player, Position, Rules};
//!
//! let engine = Engine::embedded();
//! let rules = &Rules::STANDARD;
//! let start = Position::start(rules, Player::First);
//! let terms = CubeTerms::of(&Context::cubeless(), Table::Own);
//! let settings = TrialSettings { truncate: Some(4), ..TrialSettings::default() };
//! let thrown = Some(Thrown::Roll(vec![3, 1]));
//! let mut job = RolloutJob::new(&engine, rules, &start, thrown, terms, settings)?;
//! job.candidates = candidates::best_plays(&engine, &job, 2)?;
//! let mut rollout = Rollout::new(job)?;
//! let finished = rollout.run(&engine, &Limits { trials: 36, ..Limits::default() }, &mut |_| {})?;
//! assert!(finished);
//! assert_eq!(rollout.rows()[0].text, "8/5 6/5");
//! # Ok::<(), tavola_rollout::RolloutError>(())
//! ```

pub mod candidates;
mod error;
mod job;
mod rows;
mod run;
mod saved;
mod slice;
mod tally;

pub use error::RolloutError;
pub use job::{Candidate, CubeTerms, RolloutJob, Table, Thrown};
pub use rows::{CountedChances, Row};
pub use run::{Course, Limits, Rollout};
pub use slice::{Machine, Part, Played, SLICE, Slice};
pub use tavola_engine::trials::TrialSettings;
