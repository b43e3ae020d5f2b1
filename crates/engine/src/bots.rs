//! Players of different strength.

pub(crate) mod bot;
pub(crate) mod level;
mod noise;
