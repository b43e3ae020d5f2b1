//! Who may make which call. What is not listed here is not there: no call is open because nobody thought of it.

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::failure::Failure;
use crate::principal::{Principal, Scope};

/// Who may make a call on one's own machine. The person at it may make all calls but those of a service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Here {
    /// It has a meaning on a service alone.
    Nobody,
    /// The table alone.
    Table,
    /// Guests of the local network too: they look at everything, play, begin matches, analyses and rollouts, and remove
    /// nothing.
    Guests,
}
use Here::{Guests, Nobody, Table};

/// Who may make a call on a service. What a call answers about things that belong to somebody depends on who asks besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum There {
    /// Those who have a name.
    People,
    /// Visitors too.
    Everybody,
}
use There::{Everybody, People};

/// Every call below `/api`. `{}` stands for one part of a path.
const CALLS: [(&str, &str, Here, There); 94] = [
    ("GET", "/openapi.json", Guests, Everybody),
    ("GET", "/catalogue", Guests, Everybody),
    ("GET", "/rules/{}", Guests, Everybody),
    ("GET", "/options/{}", Guests, Everybody),
    ("GET", "/scenes/{}", Guests, Everybody),
    ("POST", "/compare", Guests, Everybody),
    ("GET", "/custom-rules", Guests, Everybody),
    ("POST", "/custom-rules", Table, People),
    ("POST", "/custom-rules/write", Guests, Everybody),
    ("POST", "/custom-rules/read", Guests, Everybody),
    ("PUT", "/custom-rules/{}", Table, People),
    ("DELETE", "/custom-rules/{}", Table, People),
    ("POST", "/position", Guests, Everybody),
    ("POST", "/position/advice", Guests, Everybody),
    ("POST", "/position/study", Guests, Everybody),
    ("GET", "/picture", Guests, Everybody),
    ("GET", "/matches", Guests, Everybody),
    ("POST", "/matches", Guests, People),
    ("POST", "/matches/open", Table, People),
    ("GET", "/matches/{}", Guests, Everybody),
    ("DELETE", "/matches/{}", Table, People),
    ("GET", "/matches/{}/file", Guests, Everybody),
    ("POST", "/matches/{}/actions", Guests, People),
    ("GET", "/matches/{}/dice", Guests, Everybody),
    ("POST", "/matches/{}/dice", Guests, People),
    ("GET", "/matches/{}/clock", Guests, Everybody),
    ("GET", "/dice", Guests, Everybody),
    ("GET", "/matches/{}/hint", Guests, People),
    ("GET", "/matches/{}/why", Guests, Everybody),
    ("GET", "/matches/{}/analyses", Guests, Everybody),
    ("GET", "/matches/{}/analysis", Guests, Everybody),
    ("POST", "/matches/{}/analysis", Guests, People),
    ("GET", "/matches/{}/analysis/file", Guests, Everybody),
    ("GET", "/matches/{}/judgement", Guests, People),
    ("POST", "/matches/{}/what-if", Guests, People),
    ("GET", "/profile", Guests, Everybody),
    ("GET", "/practice", Guests, Everybody),
    ("POST", "/practice", Table, People),
    ("DELETE", "/practice/{}", Table, People),
    ("POST", "/practice/{}/answer", Table, Everybody),
    ("POST", "/practice/{}/review", Table, People),
    ("GET", "/quiz", Guests, Everybody),
    ("POST", "/quiz", Table, Everybody),
    ("GET", "/rollouts", Guests, Everybody),
    ("POST", "/rollouts", Guests, People),
    ("POST", "/rollouts/open", Table, People),
    ("GET", "/rollouts/{}", Guests, Everybody),
    ("POST", "/rollouts/{}", Guests, People),
    ("DELETE", "/rollouts/{}", Table, People),
    ("GET", "/rollouts/{}/file", Guests, Everybody),
    ("GET", "/stream", Guests, Everybody),
    ("GET", "/me", Nobody, Everybody),
    ("POST", "/me", Nobody, Everybody),
    ("DELETE", "/me", Nobody, People),
    ("GET", "/me/devices", Nobody, People),
    ("DELETE", "/me/devices", Nobody, People),
    ("DELETE", "/me/devices/{}", Nobody, People),
    ("POST", "/me/password", Nobody, People),
    ("POST", "/me/codes", Nobody, People),
    ("GET", "/me/tokens", Nobody, People),
    ("POST", "/me/tokens", Nobody, People),
    ("DELETE", "/me/tokens/{}", Nobody, People),
    ("GET", "/me/passkeys", Nobody, People),
    ("POST", "/me/passkeys", Nobody, People),
    ("POST", "/me/passkeys/challenge", Nobody, People),
    ("DELETE", "/me/passkeys/{}", Nobody, People),
    ("GET", "/me/vacation", Nobody, People),
    ("POST", "/me/vacation", Nobody, People),
    ("DELETE", "/me/vacation", Nobody, People),
    ("GET", "/me/others", Nobody, People),
    ("POST", "/me/others", Nobody, People),
    ("GET", "/me/export", Nobody, People),
    ("POST", "/me/delete", Nobody, People),
    ("GET", "/me/ratings", Nobody, People),
    ("POST", "/me/program", Nobody, People),
    ("GET", "/ratings/{}", Nobody, Everybody),
    ("POST", "/sign-in", Nobody, Everybody),
    ("POST", "/sign-in/challenge", Nobody, Everybody),
    ("POST", "/sign-in/passkey", Nobody, Everybody),
    ("POST", "/recover", Nobody, Everybody),
    ("GET", "/lobby", Nobody, Everybody),
    ("POST", "/lobby", Nobody, People),
    ("POST", "/challenges", Nobody, People),
    ("GET", "/challenges/{}", Nobody, Everybody),
    ("DELETE", "/challenges/{}", Nobody, People),
    ("GET", "/challenges/{}/code", Nobody, Everybody),
    ("POST", "/challenges/{}/take", Nobody, People),
    ("GET", "/matches/{}/people", Nobody, Everybody),
    ("POST", "/matches/{}/rematch", Nobody, People),
    ("POST", "/matches/{}/phrases", Nobody, People),
    ("POST", "/matches/{}/report", Nobody, People),
    ("POST", "/matches/{}/proposals", Nobody, People),
    ("POST", "/matches/{}/proposals/answer", Nobody, People),
    ("POST", "/matches/{}/stay", Nobody, People),
];

/// What a program may do that plays for a person, besides what everybody may. A person's devices, password, tokens and data are
/// their own affair, and so is the engine's help.
const PLAYED: [(&str, &str); 8] = [
    ("POST", "/matches"),
    ("POST", "/matches/{}/actions"),
    ("POST", "/matches/{}/dice"),
    ("POST", "/lobby"),
    ("POST", "/challenges"),
    ("DELETE", "/challenges/{}"),
    ("POST", "/challenges/{}/take"),
    ("POST", "/matches/{}/rematch"),
];

/// Whether a program may make a call for a person.
fn is_in(scope: Scope, method: &str, pattern: &str, there: There) -> bool {
    match scope {
        Scope::All => true,
        Scope::Read => there == Everybody,
        Scope::Play => there == Everybody || PLAYED.contains(&(method, pattern)),
    }
}

/// The calls that a program may make which plays, by method and path.
#[cfg(test)]
pub(crate) fn programs_calls() -> impl Iterator<Item = (&'static str, &'static str)> {
    let may =
        |(method, pattern, _, there): &(&str, &str, Here, There)| is_in(Scope::Play, method, pattern, *there);
    CALLS.into_iter().filter(may).map(|(method, pattern, ..)| (method, pattern))
}

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
    let named = CALLS.iter().filter(|(_, pattern, ..)| *pattern == path);
    let mut calls = named.chain(CALLS.iter().filter(|(_, pattern, ..)| fits(pattern, path))).peekable();
    let Some((_, pattern, ..)) = calls.peek() else {
        // A shell has calls of its own, which change something for the table alone.
        return Err(match principal {
            Some(Principal::Guest(_)) if method != Method::GET => Principal::only_the_table(),
            _ => Failure::NotFound("no such call".to_owned()),
        });
    };
    let call = calls.find(|(name, of, ..)| of == pattern && *name == method.as_str());
    let Some(&(name, pattern, here, there)) = call else { return Err(Failure::Method) };
    if let Some(person) = principal.and_then(Principal::person)
        && !is_in(person.scope, name, pattern, there)
    {
        return Err(Failure::Forbidden("the scope of this token has no such call".to_owned()));
    }
    match (principal, here, there) {
        (Some(Principal::Table | Principal::Guest(_)), Nobody, _) => {
            Err(Failure::NotFound("no such call".to_owned()))
        }
        (Some(Principal::Table | Principal::Person(_)), ..)
        | (Some(Principal::Guest(_)), Guests, _)
        | (Some(Principal::Visitor), _, Everybody) => Ok(()),
        (Some(Principal::Guest(_)), Table, _) => Err(Principal::only_the_table()),
        (Some(Principal::Visitor), _, People) => Err(Failure::NoName),
        (None, ..) => Err(Failure::Forbidden("nobody has let this request in".to_owned())),
    }
}

/// Passes requests that their sender may make. Refuses others.
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
    use crate::principal::tests::{program, somebody};

    fn answer(principal: Option<&Principal>, method: &str, path: &str) -> &'static str {
        match check(principal, &method.parse().unwrap(), path) {
            Ok(()) => "yes",
            Err(Failure::Forbidden(_)) => "no",
            Err(Failure::NoName) => "name",
            Err(Failure::NotFound(_)) => "nothing",
            Err(Failure::Method) => "method",
            Err(failure) => panic!("{failure}"),
        }
    }

    #[test]
    fn nobody_makes_any_call_without_being_let_in() {
        for (method, path, ..) in CALLS {
            assert_eq!(answer(None, method, path), "no", "{method} {path}");
        }
    }

    #[test]
    fn the_table_makes_every_call_and_guests_remove_nothing() {
        for (method, path, who, _) in CALLS {
            let (table, guest) = match who {
                Guests => ("yes", "yes"),
                Table => ("yes", "no"),
                Nobody => ("nothing", "nothing"),
            };
            assert_eq!(answer(Some(&Principal::Table), method, path), table, "{method} {path}");
            assert_eq!(answer(Some(&Principal::Guest(None)), method, path), guest, "{method} {path}");
            assert!(who != Guests || !matches!(method, "DELETE" | "PUT"), "{method} {path}");
        }
    }

    #[test]
    fn people_make_every_call_and_visitors_change_nothing_before_they_have_a_name() {
        // How a visitor becomes somebody.
        let entrances = ["/me", "/sign-in", "/sign-in/challenge", "/sign-in/passkey", "/recover"];
        // What these write is computed from what is sent, and nobody keeps it.
        let computed = [
            "/compare",
            "/custom-rules/write",
            "/custom-rules/read",
            "/position",
            "/position/advice",
            "/position/study",
            "/quiz",
            "/practice/{}/answer",
        ];
        for (method, path, _, who) in CALLS {
            assert_eq!(answer(Some(&somebody()), method, path), "yes", "{method} {path}");
            let expected = if who == Everybody { "yes" } else { "name" };
            assert_eq!(answer(Some(&Principal::Visitor), method, path), expected, "{method} {path}");
            let harmless = method == "GET" || computed.contains(&path) || entrances.contains(&path);
            assert!(who == People || harmless, "{method} {path}");
        }
    }

    #[test]
    fn a_program_that_reads_changes_nothing_and_one_that_plays_changes_matches_alone() {
        for (method, path, _, there) in CALLS {
            let reads = if there == Everybody { "yes" } else { "no" };
            assert_eq!(answer(Some(&program(Scope::Read)), method, path), reads, "{method} {path}");
            let plays = if PLAYED.contains(&(method, path)) { "yes" } else { reads };
            assert_eq!(answer(Some(&program(Scope::Play)), method, path), plays, "{method} {path}");
            assert!(!path.starts_with("/me/") || plays == "no", "{method} {path}");
        }
        for played in PLAYED {
            assert!(CALLS.iter().any(|(method, path, ..)| (*method, *path) == played), "{played:?}");
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
