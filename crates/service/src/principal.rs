//! Callers.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::failure::Failure;
use crate::pass::Pass;

/// Owner of the data of the machine's own table. Ids of people are longer.
pub(crate) const TABLE: &str = "table";

/// A caller. The shell that admits a request adds it to the request's extensions; a request without one is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Principal {
    /// The person at the machine that runs the node.
    Table,
    /// A device of the local network, with the seat of its link, if the link has one.
    Guest(Option<Pass>),
    /// A person with a name on this service.
    Person(Person),
    /// A visitor of a service without a name.
    Visitor,
}

/// The rights of a caller who acts for a person. A node in a browser has no people.
#[cfg_attr(not(feature = "native"), allow(dead_code))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Scope {
    /// Read what the person may see.
    Read,
    /// Read, and play matches.
    Play,
    /// All: the person themself.
    #[serde(skip)]
    All,
}

impl Scope {
    /// Returns the name in the store.
    #[cfg(feature = "native")]
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::All => "all",
        }
    }

    /// Returns the scope of a program by its name in the store. An unknown scope permits reading only.
    #[cfg(feature = "native")]
    pub(crate) fn named(name: &str) -> Scope {
        if name == "play" { Scope::Play } else { Scope::Read }
    }
}

/// A person on a service, with the device or program that sends the request.
#[derive(Clone, PartialEq, Eq)]
pub struct Person {
    pub(crate) id: Arc<str>,
    pub(crate) name: Arc<str>,
    /// Id of the session of this device, or of the token of this program.
    pub(crate) session: Arc<str>,
    /// Rights of the session or token.
    pub(crate) scope: Scope,
    /// The device was away for so long that the end of its cookie is moved.
    pub(crate) returns: bool,
}

/// Names stay out of logs.
impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Person {
    /// Returns their id.
    #[must_use]
    pub fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// Returns their name as other people see it.
    #[must_use]
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }
}

impl Principal {
    /// Returns the identity for request keys.
    pub(crate) fn requester(&self) -> &str {
        match self {
            Principal::Guest(_) => "guest",
            _ => self.owner(),
        }
    }

    /// Returns the owner of the data that the caller sees and creates: guests of the local network act at the table. A visitor owns none.
    pub(crate) fn owner(&self) -> &str {
        match self {
            Principal::Table | Principal::Guest(_) => TABLE,
            Principal::Person(person) => &person.id,
            Principal::Visitor => "",
        }
    }

    /// Returns the person, if the caller has a name on this service.
    pub(crate) fn person(&self) -> Option<&Person> {
        match self {
            Principal::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Returns whether the caller uses a service, where everybody owns separate data.
    pub(crate) fn is_of_a_service(&self) -> bool {
        matches!(self, Principal::Person(_) | Principal::Visitor)
    }

    /// Returns the caller's queue of the engine's jobs for positions. Queues take turns, so that a caller with many requests does not delay
    /// the others.
    pub(crate) fn queue(&self, usual: &str) -> Arc<str> {
        match self {
            Principal::Table | Principal::Guest(_) => Arc::from(usual),
            Principal::Person(_) | Principal::Visitor => Arc::from(format!("{usual} {}", self.owner())),
        }
    }

    /// Checks whether the caller may stop or limit work that others have begun.
    ///
    /// # Errors
    /// The caller may not.
    pub(crate) fn may_stop_work(&self) -> Result<(), Failure> {
        match self {
            // The ownership was checked before.
            Principal::Table | Principal::Person(_) => Ok(()),
            Principal::Guest(_) => Err(Principal::only_the_table()),
            Principal::Visitor => Err(Failure::NoName),
        }
    }

    pub(crate) fn only_the_table() -> Failure {
        Failure::OnlyTable
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
            returns: false,
        })
    }

    pub(crate) fn program(scope: Scope) -> Principal {
        Principal::Person(Person {
            id: "abcdefghij".into(),
            name: "Anna".into(),
            session: "t".into(),
            scope,
            returns: false,
        })
    }

    #[test]
    fn guests_begin_work_and_stop_none() {
        assert!(Principal::Table.may_stop_work().is_ok());
        let seated = Pass::of_route("/match/abc?seat=0");
        for guest in [Principal::Guest(None), Principal::Guest(seated)] {
            assert!(matches!(guest.may_stop_work(), Err(Failure::OnlyTable)));
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
