//! Rules: the games and their options, custom rules, and pages that explain them ([`rulebook`]).

mod calls;
pub mod rulebook;
mod store;
pub(crate) mod wire;

pub use calls::catalogue_json;
pub(crate) use calls::routes;
