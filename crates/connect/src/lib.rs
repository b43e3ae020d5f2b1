//! Protocols of other backgammon programs, so that they can play against the engine or ask it.
//!
//! [`external`] is the external player of GNU Backgammon, over a socket. [`ubgi`] is the Universal Backgammon
//! Interface, over standard input and output. Both turn lines into questions to [`tavola_engine::Engine`] and its answers
//! into lines. They keep no game: the program on the other side does.

pub mod external;
mod lines;
pub mod ubgi;
