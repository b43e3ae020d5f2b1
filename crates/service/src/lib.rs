//! The core of a node: matches, analyses, rollouts, practice, profiles and rules behind one protocol (`PROTOCOL.md`).
//!
//! A shell gives a [`Node`] a store, a runtime and a [`Workforce`] for the engine's jobs, and passes requests of any transport to
//! [`router`].

mod access;
#[cfg(feature = "native")]
pub mod admin;
mod allowance;
mod analyses;
mod api;
mod board;
mod bus;
#[cfg(feature = "native")]
mod challenges;
mod crew;
mod extract;
mod facts;
mod failure;
#[cfg(feature = "native")]
mod figures;
mod games;
mod ids;
pub mod job;
mod job_error;
mod jobs;
pub mod lan;
#[cfg(feature = "native")]
pub mod mail;
mod news;
mod node;
mod openings;
mod pace;
mod parts;
mod pass;
#[cfg(feature = "native")]
mod people;
mod pictures;
mod position_calls;
mod positions;
mod practice;
mod principal;
mod profiles;
mod rated;
#[cfg(feature = "native")]
mod ratings;
#[cfg(feature = "native")]
pub mod request_id;
mod request_key;
mod rollouts;
pub mod rules;
mod service;
mod store;
pub mod tasks;
#[cfg(test)]
mod typescript;
mod work;

use axum::Router;
pub use bus::{Bus, Errand, Errands, Letter};
pub use extract::Params;
pub use failure::{Answer, Failure, KEYS as FAULTS};
#[cfg(feature = "native")]
pub use figures::Figures;
pub use job::{Job, JobError, Outcome};
pub use jobs::{Class, JobState, Listed};
pub use node::Node;
pub use pace::{Pace, Rate};
pub use pass::Pass;
#[cfg(feature = "native")]
pub use people::{NameError, is_programs};
pub use principal::{Person, Principal};
pub use rated::NotRated;
pub use rules::rulebook;
pub use service::{BeginError, Service};
#[cfg(feature = "native")]
pub use store::Counted;
pub use store::{Done, Driver, Link, OpenError, Statement, Store, StoreError, Value};
#[cfg(feature = "native")]
pub use work::Threads;
pub use work::{Turns, Workforce};

/// Returns the calls of a service, below `/api`. The shell that admits a request adds its [`Principal`] to the request's extensions; a
/// request without one is refused.
pub fn router(service: &Service) -> Router {
    api::router(service)
}
