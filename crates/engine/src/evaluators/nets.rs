//! Neural nets over positions: their inputs, their computation, and their files.

mod active;
mod blockade;
mod bytes;
pub mod encoding;
mod features;
pub mod inputs;
pub mod integer;
pub mod net;
pub mod prefilter;
