//! The server answers only its own page. A page of another site can make a browser send requests here, and a name of another site can be
//! made to point here. Headers added by browsers reveal both. Requests from the local network also need a token. Without it they get no
//! answer, not even the page.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{self, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};

use tavola_service::{Failure, Pace, Pass, Principal, Rate, Service};

use crate::address;
use crate::passes::Passes;
use crate::token::Token;

/// Names of this machine, as seen from itself. No other site can own them, so any port is accepted: `ssh -L` works, and so does a browser
/// that omits port 80.
const LOOPBACK: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// A name under which a proxy or a forwarded port reaches the server: `NAME` or `NAME:PORT`, as browsers send it in `Host`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicName(String);

impl std::fmt::Display for PublicName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl PublicName {
    /// Returns the name without its port.
    pub(crate) fn host(&self) -> &str {
        split_port(&self.0).0
    }
}

/// The text is not a host name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a host name with or without a port, such as tavola.example or 192.168.1.5:7415")]
pub struct PublicNameError;

impl FromStr for PublicName {
    type Err = PublicNameError;

    fn from_str(text: &str) -> Result<PublicName, PublicNameError> {
        let (name, port) = split_port(text);
        let plain = |name: &str| name.bytes().all(|b| b.is_ascii_alphanumeric() || b".-_".contains(&b));
        let literal = |name: &str| name.bytes().all(|b| b.is_ascii_hexdigit() || b":.".contains(&b));
        let bracketed = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        let named = !name.is_empty() && bracketed.map_or(plain(name), literal);
        let numbered = port.is_none_or(|port| port.parse::<u16>().is_ok());
        if named && numbered { Ok(PublicName(text.to_ascii_lowercase())) } else { Err(PublicNameError) }
    }
}

/// Splits an authority into its name and its port.
fn split_port(authority: &str) -> (&str, Option<&str>) {
    match authority.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (authority, None),
    }
}

/// The host names of this server: the machine's own names, and public ones.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Creates the host names of this machine and some public ones. A public name without a port stands for every port.
    #[must_use]
    pub fn new(public: &[PublicName]) -> Hosts {
        Hosts(public.iter().map(|PublicName(name)| name.clone()).collect())
    }

    fn is_loopback(host: &str) -> bool {
        let (name, _) = split_port(host);
        LOOPBACK.iter().any(|own| own.eq_ignore_ascii_case(name))
    }

    fn is_public(&self, host: &str) -> bool {
        let (name, _) = split_port(host);
        self.0.iter().any(|own| own.eq_ignore_ascii_case(host) || own.eq_ignore_ascii_case(name))
    }

    /// Returns whether a page of `origin` belongs to this server, in a request to `host`. It does if it has the same address as the
    /// request, or, behind a proxy that changes `Host`, exactly a given public name.
    fn owns(&self, origin: &str, host: &str) -> bool {
        let (authority, secure) = match (origin.strip_prefix("http://"), origin.strip_prefix("https://")) {
            (Some(authority), _) => (authority, false),
            (None, Some(authority)) => (authority, true),
            (None, None) => return false,
        };
        if self.is_public(authority) {
            authority.eq_ignore_ascii_case(host)
                || self.0.iter().any(|own| own.eq_ignore_ascii_case(authority))
        } else {
            // This machine serves no TLS.
            !secure && authority.eq_ignore_ascii_case(host)
        }
    }
}

/// Passes requests that are addressed to one of `hosts` and come from its own page. Refuses others.
pub(crate) fn for_hosts(routes: Router, hosts: Hosts) -> Router {
    routes.layer(middleware::from_fn_with_state(hosts, own_origin))
}

/// Passes requests to a service, each with its sender.
pub(crate) fn for_people(routes: Router, hosts: Hosts, service: Service) -> Router {
    let entrance = Arc::new(Entrance { hosts, service, pace: Pace::default(), begun: Instant::now() });
    routes.layer(middleware::from_fn_with_state(entrance, known))
}

/// Rate limit of one person.
const PERSON: Rate = Rate { at_once: 1200.0, a_minute: 1200.0 };
/// Rate limit of one address, behind which several people may be.
const ADDRESS: Rate = Rate { at_once: 3600.0, a_minute: 3600.0 };
/// Rate limit of new names from one address.
const NAMES: Rate = Rate { at_once: 20.0, a_minute: 1.0 };
/// Rate limit of passwords and codes from one address.
const SIGN_INS: Rate = Rate { at_once: 30.0, a_minute: 6.0 };

/// Rate limit of mails that one address asks for.
const MAILS: Rate = Rate { at_once: 10.0, a_minute: 1.0 };

/// Calls with a lower rate limit per address.
const SELDOM: [(&str, &str, Rate); 9] = [
    ("/api/me", "new names", NAMES),
    ("/api/sign-in", "attempts to sign in", SIGN_INS),
    ("/api/sign-in/challenge", "challenges of passkeys", SIGN_INS),
    ("/api/sign-in/passkey", "attempts to sign in", SIGN_INS),
    ("/api/recover", "attempts to sign in", SIGN_INS),
    ("/api/mail/confirm", "attempts to sign in", SIGN_INS),
    ("/api/mail/password", "attempts to sign in", SIGN_INS),
    ("/api/mail/forgotten", "mails", MAILS),
    ("/api/me/mail", "mails", MAILS),
];

/// Admission to a service.
struct Entrance {
    hosts: Hosts,
    service: Service,
    pace: Pace,
    begun: Instant,
}

impl Entrance {
    /// Returns the sender of a request, after a check of the rate limits.
    async fn admit(&self, method: &Method, path: &str, headers: &HeaderMap) -> Result<Principal, Failure> {
        check_host(&self.hosts, headers)?;
        // A program sends its token with each request. No other site can make a browser do that.
        if !tavola_service::is_programs(headers) {
            check_site(&self.hosts, method, headers)?;
        }
        // Files are the same for everybody.
        if !path.starts_with("/api/") {
            return Ok(Principal::Visitor);
        }
        let (address, now) = (address::of(headers), self.begun.elapsed());
        if let Some(address) = &address
            && !self.pace.allows(format!("from {address}"), ADDRESS, now)
        {
            return Err(too_many("requests of this address"));
        }
        let principal = self.service.admit(headers).await?;
        if let Principal::Person(person) = &principal
            && !self.pace.allows(person.id().to_string(), PERSON, now)
        {
            return Err(too_many("requests of this person"));
        }
        let seldom = SELDOM.iter().find(|(of, ..)| *method == Method::POST && *of == path);
        if let (Some(address), Some((_, what, rate))) = (address, seldom)
            && !self.pace.allows(format!("{what} {address}"), *rate, now)
        {
            return Err(too_many(&format!("{what} from this address")));
        }
        Ok(principal)
    }
}

fn too_many(what: &str) -> Failure {
    Failure::TooMany(format!("too many {what}; wait a minute"))
}

async fn known(State(entrance): State<Arc<Entrance>>, mut request: Request, next: Next) -> Response {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    let public = entrance.hosts.is_public(text(headers, HOST.as_str()).unwrap_or_default());
    let mut response = match entrance.admit(method, uri.path(), headers).await {
        Ok(principal) => {
            request.extensions_mut().insert(principal);
            secured(next.run(request).await)
        }
        Err(failure) => secured(failure.into_response()),
    };
    if public {
        // People sign in over TLS only. Browsers accept this header only over TLS, where nobody can have changed it.
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    response
}

/// Passes requests from the local network with the token. Refuses others.
pub(crate) fn with_door(routes: Router, door: Door) -> Router {
    routes.layer(middleware::from_fn_with_state(Arc::new(door), invited))
}

/// Admission from the local network.
#[derive(Debug)]
pub(crate) struct Door {
    hosts: Hosts,
    /// The token that permits every seat.
    token: Token,
    /// The tokens that permit one seat each.
    passes: Passes,
}

/// An admitted device: its token, and its seat if the token permits only one.
struct Guest {
    token: Token,
    pass: Option<Pass>,
}

/// The cookie that keeps the token of the link.
const COOKIE: &str = "tavola-lan";

impl Door {
    /// Creates the door at an address (as in `Host`, without the port) for devices with the token.
    pub(crate) fn new(host: String, token: Token, passes: Passes) -> Door {
        Door { hosts: Hosts(vec![host]), token, passes }
    }

    fn guest(&self, token: &str) -> Option<Guest> {
        if self.token.is(token) {
            return Some(Guest { token: self.token, pass: None });
        }
        self.passes.find(token).map(|(token, pass)| Guest { token, pass: Some(pass) })
    }

    /// Returns the guest whose token is in the cookie of a request.
    fn knows(&self, headers: &HeaderMap) -> Option<Guest> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.split_once('='));
        pairs.find_map(|(name, value)| if name.trim() == COOKIE { self.guest(value.trim()) } else { None })
    }

    /// Returns the guest if a request opens a link.
    fn by_link(&self, method: &Method, uri: &Uri) -> Option<Guest> {
        let key = uri.query().and_then(|query| query.strip_prefix("key="));
        key.filter(|_| *method == Method::GET && uri.path() == "/").and_then(|key| self.guest(key))
    }

    /// Returns the first answer, which stores the token as a cookie and opens the page without it. It is a page and not a redirect, because
    /// a browser that comes from another site sends a strict cookie only with a request of our own page.
    fn welcome(guest: &Guest) -> Response {
        let cookie = format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Strict", guest.token);
        let headers = [(header::SET_COOKIE, cookie), (header::CACHE_CONTROL, "no-store".to_owned())];
        let page = "<!doctype html><meta charset=\"utf-8\"><title>Tavola</title><script src=\"/enter.js\"></script>\
                    <noscript><meta http-equiv=\"refresh\" content=\"0;url=/\"></noscript>";
        (headers, Html(page)).into_response()
    }
}

async fn invited(State(door): State<Arc<Door>>, mut request: Request, next: Next) -> Response {
    let (method, uri, headers) = (request.method(), request.uri(), request.headers());
    if let Some(guest) = door.by_link(method, uri) {
        return secured(Door::welcome(&guest));
    }
    let Some(guest) = door.knows(headers) else {
        return secured(StatusCode::FORBIDDEN.into_response());
    };
    match check(&door.hosts, method, headers) {
        Ok(()) => {
            request.extensions_mut().insert(Principal::Guest(guest.pass));
            secured(next.run(request).await)
        }
        Err(failure) => secured(failure.into_response()),
    }
}

/// Passes requests from the server's own page, and reading requests from no page.
async fn own_origin(State(hosts): State<Hosts>, mut request: Request, next: Next) -> Response {
    match check(&hosts, request.method(), request.headers()) {
        Ok(()) => {
            request.extensions_mut().insert(Principal::Table);
            secured(next.run(request).await)
        }
        Err(failure) => secured(failure.into_response()),
    }
}

/// Returns the value of a header if it is text.
fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn check(hosts: &Hosts, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
    check_host(hosts, headers)?;
    check_site(hosts, method, headers)
}

/// Checks that a request is addressed to one of the server's hosts.
fn check_host(hosts: &Hosts, headers: &HeaderMap) -> Result<(), Failure> {
    // Proxies and servers differ in which of two equal headers they use, so duplicates are refused.
    for name in [HOST, ORIGIN] {
        if headers.get_all(&name).iter().nth(1).is_some() {
            return Err(Failure::bad(format!("expected one header {name}, not several")));
        }
    }
    let host = text(headers, HOST.as_str()).unwrap_or_default();
    if !Hosts::is_loopback(host) && !hosts.is_public(host) {
        // The message repeats only a valid name.
        let name = host.parse::<PublicName>().map_or_else(|_| "NAME".to_owned(), |PublicName(name)| name);
        return Err(Failure::Forbidden(format!(
            "this server does not answer as {name}; start it with --public-name {name} if it is meant to"
        )));
    }
    Ok(())
}

/// Checks that a request comes from the server's own page, or from no page and only reads.
fn check_site(hosts: &Hosts, method: &Method, headers: &HeaderMap) -> Result<(), Failure> {
    let host = text(headers, HOST.as_str()).unwrap_or_default();
    let site = text(headers, "sec-fetch-site");
    let navigation = text(headers, "sec-fetch-mode") == Some("navigate");
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let allowed = match (text(headers, ORIGIN.as_str()), site) {
        (Some(origin), _) => hosts.owns(origin, host),
        (None, Some("same-origin")) => true,
        (None, Some("none") | None) => reads,
        // A link from elsewhere may open the page, nothing more.
        (None, Some(_)) => reads && navigation,
    };
    if allowed {
        Ok(())
    } else {
        Err(Failure::Forbidden("requests of other sites are not answered".to_owned()))
    }
}

fn secured(mut response: Response) -> Response {
    const ALL: [(&str, &str); 3] = [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    const DOCUMENTS: [(&str, &str); 2] = [
        (
            "content-security-policy",
            "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ),
        ("cross-origin-opener-policy", "same-origin"),
    ];
    let documents: &[(&str, &str)] = if is_no_document(response.headers()) { &[] } else { &DOCUMENTS };
    for (name, value) in ALL.iter().chain(documents) {
        response.headers_mut().insert(*name, HeaderValue::from_static(value));
    }
    response
}

/// Returns whether a browser never shows an answer as a document with scripts. The first page has dozens of such files, and a policy on
/// each would be larger than many of them.
fn is_no_document(headers: &HeaderMap) -> bool {
    let mime = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    ["text/javascript", "text/css", "text/plain"].iter().any(|harmless| mime.starts_with(harmless))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict_as(
        public: &[&str],
        method: &str,
        headers: &[(&'static str, &'static str)],
    ) -> Result<(), String> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_static(value));
        }
        let public: Vec<PublicName> = public.iter().map(|name| name.parse().unwrap()).collect();
        check(&Hosts::new(&public), &method.parse().unwrap(), &map).map_err(|failure| failure.to_string())
    }

    fn verdict(method: &str, headers: &[(&'static str, &'static str)]) -> bool {
        verdict_as(&[], method, headers).is_ok()
    }

    const OWN: (&str, &str) = ("host", "127.0.0.1:7415");

    #[test]
    fn other_sites_cannot_use_a_guests_cookie() {
        let token = Token::new().unwrap();
        let door = Door::new("192.168.1.5".to_owned(), token, Passes::default());
        let request = |host: &'static str, origin: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, format!("a=b; {COOKIE}={token}").parse().unwrap());
            headers.insert("host", HeaderValue::from_static(host));
            headers.insert("origin", HeaderValue::from_static(origin));
            assert!(door.knows(&headers).is_some());
            check(&door.hosts, &Method::POST, &headers).is_ok()
        };
        assert!(request("192.168.1.5:7415", "http://192.168.1.5:7415"));
        assert!(!request("192.168.1.5:7415", "http://evil.example"));
        assert!(!request("evil.example", "http://evil.example"));
        assert!(!request("192.168.1.5:7415", "http://192.168.1.5:80"));
    }

    #[test]
    fn the_own_page_may_read_and_write() {
        assert!(verdict("GET", &[OWN]));
        assert!(verdict("POST", &[OWN, ("origin", "http://127.0.0.1:7415")]));
        assert!(verdict("POST", &[("host", "localhost:7415"), ("sec-fetch-site", "same-origin")]));
        assert!(verdict("POST", &[("host", "[::1]:7415"), ("origin", "http://[::1]:7415")]));
    }

    #[test]
    fn on_port_80_and_behind_a_forwarded_port_this_machine_has_the_browsers_names() {
        assert!(verdict("GET", &[("host", "127.0.0.1")]));
        assert!(verdict("POST", &[("host", "localhost"), ("origin", "http://localhost")]));
        assert!(verdict("POST", &[("host", "localhost:9000"), ("origin", "http://localhost:9000")]));
    }

    #[test]
    fn a_name_that_was_made_to_point_here_is_not_answered() {
        assert!(!verdict("GET", &[("host", "evil.example:7415")]));
        assert!(!verdict("GET", &[("host", "127.0.0.1.evil.example")]));
        assert!(!verdict("GET", &[("host", "")]));
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
    fn two_hosts_or_two_origins_are_refused_whatever_they_are() {
        const ORIGIN: (&str, &str) = ("origin", "http://127.0.0.1:7415");
        assert!(verdict("POST", &[OWN, ORIGIN]));
        for headers in [
            &[OWN, OWN, ORIGIN][..],
            &[OWN, ("host", "evil.example"), ORIGIN],
            &[OWN, ORIGIN, ORIGIN],
            &[OWN, ORIGIN, ("origin", "http://evil.example")],
        ] {
            let refused = verdict_as(&[], "POST", headers).unwrap_err();
            assert!(refused.starts_with("expected one header "), "{refused}");
            assert!(!verdict("GET", headers));
        }
    }

    #[test]
    fn another_port_of_this_machine_is_another_site() {
        assert!(!verdict("POST", &[OWN, ("origin", "http://127.0.0.1:8080")]));
        assert!(!verdict("POST", &[OWN, ("origin", "http://localhost:7415")]));
    }

    #[test]
    fn a_link_from_elsewhere_may_open_the_page() {
        assert!(verdict("GET", &[OWN, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]));
    }

    #[test]
    fn public_names_are_answered_with_and_without_tls() {
        let public =
            |method, headers: &[_]| verdict_as(&["tavola.example", "board.example:8443"], method, headers);
        assert_eq!(
            public("POST", &[("host", "Tavola.example"), ("origin", "https://tavola.example")]),
            Ok(())
        );
        assert_eq!(
            public("POST", &[("host", "tavola.example:81"), ("origin", "http://tavola.example:81")]),
            Ok(())
        );
        assert_eq!(
            public("POST", &[("host", "board.example:8443"), ("origin", "https://board.example:8443")]),
            Ok(())
        );
        // A proxy that passes on its own address of the server.
        assert_eq!(public("POST", &[OWN, ("origin", "https://tavola.example")]), Ok(()));
        assert!(public("POST", &[OWN, ("origin", "https://tavola.example:8080")]).is_err());
        assert!(public("GET", &[("host", "board.example")]).is_err());
    }

    #[test]
    fn a_refused_host_is_told_the_option_and_nothing_else_is_repeated() {
        let message = verdict_as(&[], "GET", &[("host", "tavola.example")]).unwrap_err();
        assert!(message.contains("--public-name tavola.example "), "{message}");
        let message = verdict_as(&[], "GET", &[("host", "<b>;rm -rf")]).unwrap_err();
        assert!(message.contains("--public-name NAME "), "{message}");
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", ":80", "a b", "http://a", "a/b", "a:b", "a:99999", "[::1", "a:1:2"] {
            assert_eq!(text.parse::<PublicName>(), Err(PublicNameError), "{text}");
        }
    }
}
