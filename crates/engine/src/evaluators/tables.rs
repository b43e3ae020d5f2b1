//! Tables of positions that are solved exactly.

pub mod bearoff;
pub(crate) mod exact;
mod exact_tables;
pub mod hypergammon;
pub mod table;
