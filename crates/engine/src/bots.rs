//! Players of different strength.

pub(crate) mod bot;
pub(crate) mod level;
mod noise;

pub use bot::{Bot, BotDecision};
pub use level::{Level, UnknownLevel};
