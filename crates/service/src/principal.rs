//! Who asks.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tavola_play::Sender;

use crate::failure::Failure;
use crate::pass::Pass;

/// Who asks. The shell that admits a request adds it to the request's extensions; a request without one is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Principal {
    /// Whoever sits at the machine that runs the node.
    Table,
    /// A device of the local network, with the seat that its link gives it, if it gives one.
    Guest(Option<Pass>),
}

impl Principal {
    /// Whose the things are that they make.
    pub(crate) fn owner(&self) -> &'static str {
        match self {
            Principal::Table => "table",
            Principal::Guest(_) => "guest",
        }
    }

    /// For whom they may act in a match.
    pub(crate) fn seats_in(&self, id: &str) -> Sender {
        match self {
            Principal::Guest(Some(pass)) => pass.seats_in(id),
            Principal::Table | Principal::Guest(None) => Sender::TABLE,
        }
    }

    /// Whether they may stop work that others have begun, or change how far it goes.
    ///
    /// # Errors
    /// If they may not.
    pub(crate) fn may_stop_work(&self) -> Result<(), Failure> {
        match self {
            Principal::Table => Ok(()),
            Principal::Guest(_) => Err(Principal::only_the_table()),
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
mod tests {
    use super::*;

    #[test]
    fn guests_begin_work_and_stop_none() {
        assert!(Principal::Table.may_stop_work().is_ok());
        let seated = Pass::of_route("/match/abc?seat=0");
        for guest in [Principal::Guest(None), Principal::Guest(seated)] {
            assert!(matches!(guest.may_stop_work(), Err(Failure::Forbidden(_))));
        }
    }
}
