//! A match in the terminal.
//!
//! A [`Session`] is the match ([`tavola_play::PlayedMatch`]) with its file. It is independent of any screen. [`app`] turns keys into
//! actions of a session, [`view`] shows it, [`line`](mod@line) does both with lines of text, and [`play`] chooses between the two.

pub mod app;
pub mod auto;
pub mod board;
pub mod clock;
mod editor;
pub mod hear;
pub mod input;
pub mod line;
pub mod log;
pub mod moves;
mod picture;
pub mod record;
mod run;
pub mod session;
pub mod speech;
pub mod think;
mod throws;
mod towers;
pub mod typed;
pub mod view;
pub mod words;

pub use auto::{Auto, AutoError};
pub use input::{Input, InputError};
pub use line::{BoardWhen, Manner};
pub use record::{Header, HeaderError, Record, RecordError};
pub use run::{Options, PlayError, Wanted, play};
pub use session::{Session, SessionError, Watch};
pub use speech::Speech;
