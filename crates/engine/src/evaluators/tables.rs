//! Tables of positions that are solved exactly.
//!
//! [`solved`] has what is known of each game: a bear-off by its rule ([`race`]), its small ends ([`few`]), or all of it
//! ([`facing`]). These tables are made in memory when they are first asked. [`bearoff`] and [`hypergammon`] have files too,
//! with what the cube is worth.

pub mod bearoff;
pub(crate) mod exact;
mod exact_tables;
pub mod hypergammon;
mod opposite_edges;
mod race;
mod shared;
mod small_ends;
pub(crate) mod solved;
pub mod table;
