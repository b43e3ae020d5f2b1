//! Who may make which call. What is not listed here is not there: no call is open because nobody thought of it.

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::failure::Failure;
use crate::principal::Principal;

/// Who may make a call. Whoever sits at the machine may make all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// The table alone.
    Table,
    /// Guests of the local network too: they look at everything, play, begin matches, analyses and rollouts, and remove
    /// nothing.
    Guests,
}
use Who::{Guests, Table};

/// Every call below `/api`. `{}` stands for one part of a path.
const CALLS: [(&str, &str, Who); 46] = [
    ("GET", "/catalogue", Guests),
    ("GET", "/rules/{}", Guests),
    ("GET", "/options/{}", Guests),
    ("GET", "/scenes/{}", Guests),
    ("POST", "/compare", Guests),
    ("GET", "/custom-rules", Guests),
    ("POST", "/custom-rules", Table),
    ("POST", "/custom-rules/write", Guests),
    ("POST", "/custom-rules/read", Guests),
    ("PUT", "/custom-rules/{}", Table),
    ("DELETE", "/custom-rules/{}", Table),
    ("POST", "/position", Guests),
    ("POST", "/position/advice", Guests),
    ("POST", "/position/study", Guests),
    ("GET", "/picture", Guests),
    ("GET", "/matches", Guests),
    ("POST", "/matches", Guests),
    ("POST", "/matches/open", Table),
    ("GET", "/matches/{}", Guests),
    ("DELETE", "/matches/{}", Table),
    ("GET", "/matches/{}/file", Guests),
    ("POST", "/matches/{}/actions", Guests),
    ("GET", "/matches/{}/hint", Guests),
    ("GET", "/matches/{}/why", Guests),
    ("GET", "/matches/{}/analyses", Guests),
    ("GET", "/matches/{}/analysis", Guests),
    ("POST", "/matches/{}/analysis", Guests),
    ("GET", "/matches/{}/analysis/file", Guests),
    ("GET", "/matches/{}/judgement", Guests),
    ("POST", "/matches/{}/what-if", Guests),
    ("GET", "/profile", Guests),
    ("GET", "/practice", Guests),
    ("POST", "/practice", Table),
    ("DELETE", "/practice/{}", Table),
    ("POST", "/practice/{}/answer", Table),
    ("POST", "/practice/{}/review", Table),
    ("GET", "/quiz", Guests),
    ("POST", "/quiz", Table),
    ("GET", "/rollouts", Guests),
    ("POST", "/rollouts", Guests),
    ("POST", "/rollouts/open", Table),
    ("GET", "/rollouts/{}", Guests),
    ("POST", "/rollouts/{}", Guests),
    ("DELETE", "/rollouts/{}", Table),
    ("GET", "/rollouts/{}/file", Guests),
    ("GET", "/stream", Guests),
];

fn fits(pattern: &str, path: &str) -> bool {
    let (mut pattern, mut path) = (pattern.split('/'), path.split('/'));
    loop {
        match (pattern.next(), path.next()) {
            (None, None) => return true,
            (Some("{}"), Some(part)) if !part.is_empty() => {}
            (Some(word), Some(part)) if word == part => {}
            _ => return false,
        }
    }
}

/// Whether somebody may make a call.
///
/// # Errors
/// If there is no such call, it has no such method, or it is not theirs.
fn check(principal: Option<&Principal>, method: &Method, path: &str) -> Result<(), Failure> {
    let method = if *method == Method::HEAD { Method::GET } else { method.clone() };
    // A path of its own comes before one with a variable part.
    let named = CALLS.iter().filter(|(_, pattern, _)| *pattern == path);
    let mut calls = named.chain(CALLS.iter().filter(|(_, pattern, _)| fits(pattern, path))).peekable();
    let Some((_, pattern, _)) = calls.peek() else {
        // A shell has calls of its own, which change something for the table alone.
        return Err(match principal {
            Some(Principal::Guest(_)) if method != Method::GET => Principal::only_the_table(),
            _ => Failure::NotFound("no such call".to_owned()),
        });
    };
    let who = calls.find(|(name, of, _)| of == pattern && *name == method.as_str()).map(|(.., who)| *who);
    match (principal, who) {
        (_, None) => Err(Failure::Method),
        (Some(Principal::Table), Some(_)) | (Some(Principal::Guest(_)), Some(Guests)) => Ok(()),
        (Some(Principal::Guest(_)), Some(Table)) => Err(Principal::only_the_table()),
        (None, Some(_)) => Err(Failure::Forbidden("nobody has let this request in".to_owned())),
    }
}

/// Lets requests through that their sender may make.
pub(crate) async fn let_in(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let path = path.strip_prefix("/api").unwrap_or(path);
    match check(request.extensions().get(), request.method(), path) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(principal: Option<&Principal>, method: &str, path: &str) -> &'static str {
        match check(principal, &method.parse().unwrap(), path) {
            Ok(()) => "yes",
            Err(Failure::Forbidden(_)) => "no",
            Err(Failure::NotFound(_)) => "nothing",
            Err(Failure::Method) => "method",
            Err(failure) => panic!("{failure}"),
        }
    }

    #[test]
    fn nobody_makes_any_call_without_being_let_in() {
        for (method, path, _) in CALLS {
            assert_eq!(answer(None, method, path), "no", "{method} {path}");
        }
    }

    #[test]
    fn the_table_makes_every_call_and_guests_remove_nothing() {
        for (method, path, who) in CALLS {
            assert_eq!(answer(Some(&Principal::Table), method, path), "yes", "{method} {path}");
            let expected = if who == Guests { "yes" } else { "no" };
            assert_eq!(answer(Some(&Principal::Guest(None)), method, path), expected, "{method} {path}");
            assert!(who == Table || !matches!(method, "DELETE" | "PUT"), "{method} {path}");
        }
    }

    #[test]
    fn what_is_not_listed_is_not_there() {
        let table = Some(&Principal::Table);
        for path in ["/", "", "/nothing", "/matches/", "/matches/a/b", "/matches/a/hint/", "/matches//hint"] {
            assert_eq!(answer(table, "GET", path), "nothing", "{path}");
        }
        for (method, path) in [
            ("PUT", "/matches"),
            ("DELETE", "/catalogue"),
            ("POST", "/matches/a"),
            // It is a call of its own, and no match of this id.
            ("DELETE", "/matches/open"),
            ("DELETE", "/rollouts/open"),
        ] {
            assert_eq!(answer(table, method, path), "method", "{method} {path}");
        }
        assert_eq!(answer(table, "HEAD", "/matches/a"), "yes");
        let guest = Some(&Principal::Guest(None));
        assert_eq!((answer(guest, "GET", "/lan"), answer(guest, "POST", "/lan")), ("nothing", "no"));
    }
}
