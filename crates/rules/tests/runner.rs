//! All tests of the crate in one program, so that it is linked once. `dependencies.rs` of `tavola` finds a file that is not listed.

mod common;
mod counts;
mod custom_rules;
mod decisions;
mod exact_values;
mod games;
mod generators;
mod hand_vectors;
mod leaflet_examples;
mod match_play;
mod moving;
mod random_games;
mod reasons;
#[cfg(feature = "serde")]
mod snapshots;
mod vectors;
