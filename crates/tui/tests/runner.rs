//! All tests of the crate in one program, so that it is linked once. `dependencies.rs` of `tavola` finds unlisted files.

mod languages;
mod screen;
mod session;
