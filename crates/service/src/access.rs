//! Access rights of every call. A call that this table does not list does not exist: no call is open by oversight.

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::failure::Failure;
use crate::principal::{Principal, Scope};

/// The callers that a call accepts on a machine of one's own. The person at that machine may make all calls except those of a service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Here {
    /// Nobody: the call exists only on a service.
    Nobody,
    /// The person at the machine.
    Table,
    /// Guests of the local network too: they read everything, play, begin matches, analyses and rollouts, but remove nothing.
    Guests,
}
use Here::{Guests, Nobody, Table};

/// The callers that a call accepts on a service. For data that belongs to a person, the answer depends on the caller too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum There {
    /// Callers with a name.
    People,
    /// Visitors too.
    Everybody,
}
use There::{Everybody, People};

/// Every call below `/api`. `{}` stands for one part of a path.
const CALLS: [(&str, &str, Here, There); 102] = [
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
    ("GET", "/openings", Guests, Everybody),
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
    ("PUT", "/me/passkeys/{}", Nobody, People),
    ("DELETE", "/me/passkeys/{}", Nobody, People),
    ("GET", "/me/mail", Nobody, People),
    ("POST", "/me/mail", Nobody, People),
    ("DELETE", "/me/mail", Nobody, People),
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
    ("POST", "/mail/confirm", Nobody, Everybody),
    ("POST", "/mail/forgotten", Nobody, Everybody),
    ("POST", "/mail/password", Nobody, Everybody),
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

/// Calls that a program may make for the person it plays for, in addition to the calls open to everybody. Devices, passwords, tokens,
/// personal data and the engine's help are reserved for the person.
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

/// Returns whether a program may make a call for a person.
fn is_in(scope: Scope, method: &str, pattern: &str, there: There) -> bool {
    match scope {
        Scope::All => true,
        Scope::Read => there == Everybody,
        Scope::Play => there == Everybody || PLAYED.contains(&(method, pattern)),
    }
}

/// Returns the calls that a playing program may make, by method and path.
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

/// Checks whether a caller may make a call.
///
/// # Errors
/// The call does not exist, does not have this method, or is not open to the caller.
fn check(principal: Option<&Principal>, method: &Method, path: &str) -> Result<(), Failure> {
    let method = if *method == Method::HEAD { Method::GET } else { method.clone() };
    // An exact path comes before a pattern with a variable part.
    let named = CALLS.iter().filter(|(_, pattern, ..)| *pattern == path);
    let mut calls = named.chain(CALLS.iter().filter(|(_, pattern, ..)| fits(pattern, path))).peekable();
    let Some((_, pattern, ..)) = calls.peek() else {
        // Some calls exist only in a shell and change something for its table alone.
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

/// Passes requests that their sender may make, and refuses others.
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
            Err(Failure::Forbidden(_) | Failure::OnlyTable) => "no",
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
        // The calls by which a visitor gets a name or signs in.
        let entrances = [
            "/me",
            "/sign-in",
            "/sign-in/challenge",
            "/sign-in/passkey",
            "/recover",
            "/mail/confirm",
            "/mail/forgotten",
            "/mail/password",
        ];
        // These calls compute an answer from their input and store nothing.
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
            // `open` is a call and not the id of a match.
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
