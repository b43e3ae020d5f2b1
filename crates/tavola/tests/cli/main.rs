//! The command line for users and scripts: codes, lines, the shapes of JSON, streams.

mod analyse;
mod completions;
mod connect;
mod convert;
mod dice;
mod documented;
mod duel;
mod engine;
mod evenings;
mod failures;
mod home;
mod met;
mod moves;
mod perft;
mod picture;
mod play;
mod profile;
mod program;
mod quiz;
mod researcher;
mod rollout;
mod rules;
#[path = "../running/mod.rs"]
mod running;
mod schema;
mod serve;
mod tables;
