//! Ratings as people see them: beside names, one's own, and the best of each family of games. `rated` has how they change.

mod calls;
mod store;
pub(crate) mod wire;

pub(crate) use calls::routes;
pub(crate) use store::Standings;
