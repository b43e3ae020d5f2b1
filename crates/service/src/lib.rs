//! The core of a node: matches, analyses, rollouts, practice, profiles and rules behind one protocol (`PROTOCOL.md`).
//!
//! A shell gives a [`Node`] a store, a runtime and an engine, and carries requests to [`router`] over whatever it speaks.

mod analyses;
mod api;
mod board;
mod bus;
mod extract;
mod failure;
mod games;
mod ids;
pub mod lan;
mod news;
mod node;
mod pass;
mod pictures;
mod positions;
mod practice;
mod profiles;
mod rollouts;
pub mod rules;
mod service;
mod store;
pub mod tasks;
#[cfg(test)]
mod typescript;
mod work;

use axum::Router;
pub use bus::Bus;
pub use extract::Params;
pub use failure::{Answer, Failure, KEYS as FAULTS};
pub use node::Node;
pub use pass::Pass;
pub use rules::rulebook;
pub use service::Service;
pub use store::{OpenError, Store, StoreError};
pub use work::JobError;

/// The calls of a service, below `/api`.
pub fn router(service: &Service) -> Router {
    api::router(service)
}
