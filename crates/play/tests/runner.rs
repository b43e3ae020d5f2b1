//! All tests of the crate in one program, so that it is linked once. `dependencies.rs` of `tavola` finds a file that is not listed.

mod clocks;
mod dice_record;
mod matches;
mod record;
mod rules_of_clients;
mod script;
mod scripted_games;
