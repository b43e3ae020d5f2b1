//! Who asks.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::failure::Failure;
use crate::pass::Pass;

/// Whose the things of the machine's own table are. Ids of people are longer.
pub(crate) const TABLE: &str = "table";

/// Who asks. The shell that admits a request adds it to the request's extensions; a request without one is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Principal {
    /// The person at the machine that runs the node.
    Table,
    /// A device of the local network, with the seat that its link gives it, if it gives one.
    Guest(Option<Pass>),
    /// Somebody who has a name on this service.
    Person(Person),
    /// Somebody who looks around on a service and has no name yet.
    Visitor,
}

/// What somebody may do who comes as a person. A node in a browser has no people.
#[cfg_attr(not(feature = "native"), allow(dead_code))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
    /// See what they see.
    Read,
    /// Play matches besides.
    Play,
    /// All: they come themselves.
    #[serde(skip)]
    All,
}

impl Scope {
    /// As it is stored.
    #[cfg(feature = "native")]
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::All => "all",
        }
    }

    /// What is stored by a name, for a program. An unknown scope permits reading only.
    #[cfg(feature = "native")]
    pub(crate) fn named(name: &str) -> Scope {
        if name == "play" { Scope::Play } else { Scope::Read }
    }
}

/// A person on a service, as one of their devices or programs comes.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    pub(crate) id: Arc<str>,
    pub(crate) name: Arc<str>,
    /// The id of the session of this device, or of the token of this program.
    pub(crate) session: Arc<str>,
    /// What they may do from there.
    pub(crate) scope: Scope,
}

/// Names stay out of logs.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Person {
    /// Their id.
    #[must_use]
    pub fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// What the others call them.
    #[must_use]
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }
}

impl Principal {
    /// What tells their requests from those of others.
    pub(crate) fn requester(&self) -> &str {
        match self {
            Principal::Guest(_) => "guest",
            _ => self.owner(),
        }
    }

    /// Whose things they see and make: guests of the local network play at the table. A visitor has none.
    pub(crate) fn owner(&self) -> &str {
        match self {
            Principal::Table | Principal::Guest(_) => TABLE,
            Principal::Person(person) => &person.id,
            Principal::Visitor => "",
        }
    }

    /// The person, if they have a name on this service.
    pub(crate) fn person(&self) -> Option<&Person> {
        match self {
            Principal::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whether they come to a service, where everybody has things of their own.
    pub(crate) fn is_of_a_service(&self) -> bool {
        matches!(self, Principal::Person(_) | Principal::Visitor)
    }

    /// The queue of the engine's jobs in which theirs about positions wait. Queues take turns, so that nobody who asks much
    /// holds up the others.
    pub(crate) fn queue(&self, usual: &str) -> Arc<str> {
        match self {
            Principal::Table | Principal::Guest(_) => Arc::from(usual),
            Principal::Person(_) | Principal::Visitor => Arc::from(format!("{usual} {}", self.owner())),
        }
    }

    /// Whether they may stop work that others have begun, or change how far it goes.
    ///
    /// # Errors
    /// If they may not.
    pub(crate) fn may_stop_work(&self) -> Result<(), Failure> {
        match self {
            // What is theirs was looked up before.
            Principal::Table | Principal::Person(_) => Ok(()),
            Principal::Guest(_) => Err(Principal::only_the_table()),
            Principal::Visitor => Err(Failure::NoName),
        }
    }

    pub(crate) fn only_the_table() -> Failure {
        Failure::Forbidden("only the machine that runs Tavola may do this".to_owned())
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Principal {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Principal, Failure> {
        parts
            .extensions
            .get()
            .cloned()
            .ok_or_else(|| Failure::Forbidden("nobody has let this request in".to_owned()))
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn somebody() -> Principal {
        Principal::Person(Person {
            id: "abcdefghij".into(),
            name: "Anna".into(),
            session: "s".into(),
            scope: Scope::All,
        })
    }

    pub(crate) fn program(scope: Scope) -> Principal {
        Principal::Person(Person { id: "abcdefghij".into(), name: "Anna".into(), session: "t".into(), scope })
    }

    #[test]
    fn guests_begin_work_and_stop_none() {
        assert!(Principal::Table.may_stop_work().is_ok());
        let seated = Pass::of_route("/match/abc?seat=0");
        for guest in [Principal::Guest(None), Principal::Guest(seated)] {
            assert!(matches!(guest.may_stop_work(), Err(Failure::Forbidden(_))));
        }
    }

    #[test]
    fn things_belong_to_the_table_or_to_a_person_and_never_to_a_visitor() {
        assert_eq!((Principal::Table.owner(), Principal::Guest(None).owner()), (TABLE, TABLE));
        assert_eq!((somebody().owner(), Principal::Visitor.owner()), ("abcdefghij", ""));
        assert_ne!(Principal::Guest(None).requester(), Principal::Table.requester());
    }

    #[test]
    fn a_name_is_not_logged() {
        assert!(!format!("{:?}", somebody()).contains("Anna"));
    }
}
