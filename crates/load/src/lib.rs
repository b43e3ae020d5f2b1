//! Load on a server: people play complete legal matches over its public protocol (`crates/service/PROTOCOL.md`), each from separate
//! connections, and a table shows the costs. `docs/load.md` defines the figures.
//!
//! Only a server of this machine is loaded: a server started for it ([`server`]), or one at a loopback address.

pub mod client;
mod error;
mod events;
pub mod games;
pub mod lobby;
pub mod machine;
pub mod memory;
mod person;
pub mod player;
pub mod report;
pub mod run;
pub mod server;
pub mod table;
pub mod wire;

pub use error::LoadError;
