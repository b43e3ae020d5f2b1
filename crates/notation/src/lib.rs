//! Texts of tables games, one module each, with parse, print and a typed error that names what was expected.
//!
//! Plain notation, which serves every game, belongs to the rules ([`tavola_rules::plain`]); the ids here are those of
//! other programs. [`any`] detects the notation of a text. [`custom`] is a rule set of a user as a small file.
//!
//! ```
//! use tavola_notation::{any, gnubg, xgid};
//! use tavola_rules::Rules;
//!
//! let situation = any::parse("4HPwATDgc/ABMA", &Rules::STANDARD)?;
//! assert_eq!(situation.position.to_string(), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
//! assert_eq!(gnubg::position_id(&situation.position), "4HPwATDgc/ABMA");
//! assert_eq!(xgid::print(&situation), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
//! # Ok::<(), any::AnyError>(())
//! ```

pub mod any;
mod base64;
pub mod custom;
pub mod fibs_board;
pub mod gnubg;
pub mod match_files;
pub mod names;
pub mod ogid;
pub mod play;
pub mod situation;
pub mod snowie;
pub mod state;
#[cfg(test)]
mod test_positions;
pub mod xgid;

pub use situation::{Awaits, Situation};
