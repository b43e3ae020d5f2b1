//! Tables of positions that are solved exactly.
//!
//! [`SolvedGames`] has the tables of each game that are made in memory when they are first needed: a bear-off by its rule
//! (`race`), small ends (`small_ends`), or a whole game (`opposite_edges`). [`bearoff`] and [`hypergammon`] have files too, with
//! the worth of the cube.

pub mod bearoff;
pub mod exact;
mod exact_tables;
pub mod hypergammon;
mod opposite_edges;
mod race;
mod shared;
mod small_ends;
pub(crate) mod solved;
pub mod table;

pub use exact::{Exact, ExactTable};
pub use solved::{InMemory, SolvedGames, is_solved, make_in_memory};
