//! Read access to ratings: beside names, the caller's own, and the best of each family of games. The module `rated` changes them.

mod calls;
mod store;
pub(crate) mod wire;

pub(crate) use calls::routes;
pub(crate) use store::Standings;
