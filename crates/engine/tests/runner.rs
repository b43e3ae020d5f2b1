//! All tests of the crate in one program, so that it is linked once. `dependencies.rs` of `tavola` finds a file that is not listed.

mod advice;
mod bots;
mod chances;
mod common;
mod dice_on_the_table;
mod eureka;
mod exact;
mod generic;
mod openings;
mod play;
mod registry;
mod trials;
mod turns;
