//! The server answers its own page only. A page of another site can make a browser send requests here, and
//! a name of its own can be made to point here; both are told apart by the headers that browsers add.

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Failure;

/// The hosts that this server is reached by, with their port.
#[derive(Clone, Debug)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// The names of this machine, seen from itself.
    #[must_use]
    pub fn local(port: u16) -> Hosts {
        Hosts(["127.0.0.1", "localhost", "[::1]"].map(|host| format!("{host}:{port}")).to_vec())
    }

    fn knows(&self, host: &str) -> bool {
        self.0.iter().any(|own| own.eq_ignore_ascii_case(host))
    }
}

/// Lets a request through if it comes from the server's own page, or from no page at all and only reads.
pub(crate) async fn own_origin(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    match check(&hosts, request.method(), request.headers()) {
        Ok(()) => secured(next.run(request).await),
        Err(failure) => secured(failure.into_response()),
    }
}

fn check(hosts: &Hosts, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if !text(HOST.as_str()).is_some_and(|host| hosts.knows(host)) {
        return Err(Failure::Forbidden("this server answers under its own address only"));
    }
    let own = |origin: &str| origin.strip_prefix("http://").is_some_and(|host| hosts.knows(host));
    let site = text("sec-fetch-site");
    let navigation = text("sec-fetch-mode") == Some("navigate");
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let allowed = match (text(ORIGIN.as_str()), site) {
        (Some(origin), _) => own(origin),
        (None, Some("same-origin")) => true,
        (None, Some("none") | None) => reads,
        // A link from elsewhere may open the page, nothing more.
        (None, Some(_)) => reads && navigation,
    };
    if allowed { Ok(()) } else { Err(Failure::Forbidden("requests of other sites are not answered")) }
}

fn secured(mut response: Response) -> Response {
    const HEADERS: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(method: &str, headers: &[(&'static str, &'static str)]) -> bool {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, HeaderValue::from_static(value));
        }
        let method = method.parse().unwrap();
        check(&Hosts::local(7415), &method, &map).is_ok()
    }

    const OWN: (&str, &str) = ("host", "127.0.0.1:7415");

    #[test]
    fn the_own_page_may_read_and_write() {
        assert!(verdict("GET", &[OWN]));
        assert!(verdict("POST", &[OWN, ("origin", "http://127.0.0.1:7415")]));
        assert!(verdict("POST", &[("host", "localhost:7415"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn a_name_that_was_made_to_point_here_is_not_answered() {
        assert!(!verdict("GET", &[("host", "evil.example:7415")]));
        assert!(!verdict("GET", &[("host", "127.0.0.1:80")]));
        assert!(!verdict("GET", &[]));
    }

    #[test]
    fn other_sites_can_neither_write_nor_read() {
        assert!(!verdict("POST", &[OWN]));
        assert!(!verdict("POST", &[OWN, ("origin", "http://evil.example")]));
        assert!(!verdict("DELETE", &[OWN, ("origin", "null")]));
        assert!(!verdict("POST", &[OWN, ("origin", "https://127.0.0.1:7415")]));
        assert!(!verdict("GET", &[OWN, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "cors")]));
        assert!(!verdict("POST", &[OWN, ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn a_link_from_elsewhere_may_open_the_page() {
        assert!(verdict("GET", &[OWN, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]));
    }
}
