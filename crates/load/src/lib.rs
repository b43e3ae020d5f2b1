//! Load on a server: people play whole legal matches over its public protocol (`crates/service/PROTOCOL.md`), each from
//! connections of their own, and a table shows what that costs. `docs/load.md` defines the figures.
//!
//! Only a server of this machine is loaded: one that is started for it ([`server`]), or one at a loopback address.

pub mod client;
mod error;
mod events;
pub mod games;
pub mod machine;
pub mod memory;
pub mod player;
pub mod report;
pub mod run;
pub mod server;
pub mod table;
pub mod wire;

pub use error::LoadError;
