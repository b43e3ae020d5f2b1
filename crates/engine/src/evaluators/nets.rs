//! Neural nets over positions: what they see, how they compute, and their files.

mod active;
mod blockade;
pub mod encoding;
mod features;
pub mod inputs;
pub mod integer;
pub mod net;
pub mod prefilter;
