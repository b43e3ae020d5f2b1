//! All tests of the crate in one program, so that it is linked once. `dependencies.rs` of `tavola` finds a file that is not listed.

mod accounts;
mod admin;
mod analysis;
mod challenges;
mod clocks;
mod common;
mod custom_rules;
mod dice;
mod errors;
mod http;
mod jobs;
mod lobby;
mod match_files;
mod matches;
mod nodes;
mod people;
mod pictures;
mod practice;
mod removal;
mod repeated;
mod rollouts;
mod rulebook;
mod store;
mod stream;
mod talk;
mod tokens;
