//! The cookie that holds a person's token.
//!
//! Over TLS its name begins with `__Host-`: a browser sends it only to this host, and accepts it only from this host. Under the names of
//! the local machine without TLS, it has another name, which is not read under any other host.

use axum::http::header::{COOKIE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};

use super::token::Token;
use crate::failure::Failure;

const SECURE: &str = "__Host-tavola";
const PLAIN: &str = "tavola-person";
/// Lifetime in seconds: the maximum of browsers.
const AGE: u32 = 400 * 24 * 60 * 60;

/// The two kinds of cookies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Secure,
    Plain,
}

fn text<'a>(headers: &'a HeaderMap, name: &axum::http::HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Returns whether a request names this machine as a browser on it does.
fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => name,
        _ => host,
    };
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// Returns the token of a request.
pub(super) fn read(headers: &HeaderMap) -> Option<Token> {
    let named = |wanted: &str| {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.split_once('='));
        pairs.find_map(|(name, value)| if name.trim() == wanted { Token::parse(value.trim()) } else { None })
    };
    named(SECURE).or_else(|| if is_loopback(text(headers, &HOST)) { named(PLAIN) } else { None })
}

/// Returns the kind of cookie for an answer.
///
/// # Errors
/// The request comes over a network without TLS.
pub(super) fn kind(headers: &HeaderMap) -> Result<Kind, Failure> {
    if text(headers, &ORIGIN).starts_with("https://") {
        Ok(Kind::Secure)
    } else if is_loopback(text(headers, &HOST)) {
        Ok(Kind::Plain)
    } else {
        Err(Failure::Forbidden("under this name people are known over https only".to_owned()))
    }
}

fn cookie(kind: Kind, value: &str, age: u32) -> HeaderValue {
    let text = match kind {
        Kind::Secure => format!("{SECURE}={value}; Path=/; Max-Age={age}; Secure; HttpOnly; SameSite=Lax"),
        Kind::Plain => format!("{PLAIN}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"),
    };
    let mut value = HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static(""));
    value.set_sensitive(true);
    value
}

/// Returns the header that stores a token in the browser.
///
/// # Errors
/// The request comes over a network without TLS.
pub(super) fn keep(headers: &HeaderMap, token: &Token) -> Result<HeaderValue, Failure> {
    Ok(cookie(kind(headers)?, token.shown(), AGE))
}

/// Returns the headers that delete both cookies.
pub(super) fn forget() -> [HeaderValue; 2] {
    [cookie(Kind::Secure, "", 0), cookie(Kind::Plain, "", 0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn over_tls_the_cookie_belongs_to_the_host_and_without_it_to_this_machine_alone() {
        let token = Token::new().unwrap();
        let set = |host: &str, origin: &str| keep(&headers(&[("host", host), ("origin", origin)]), &token);
        let secure = set("tavola.example", "https://tavola.example").unwrap();
        let secure = secure.to_str().unwrap();
        assert!(secure.starts_with(&format!("__Host-tavola={}; Path=/;", token.shown())), "{secure}");
        assert!(secure.contains("; Secure; HttpOnly; SameSite=Lax"));
        let plain = set("localhost:7415", "http://localhost:7415").unwrap();
        assert!(plain.to_str().unwrap().starts_with("tavola-person="));
        assert!(plain.is_sensitive() && !plain.to_str().unwrap().contains("Secure"));
        assert!(matches!(set("tavola.example", "http://tavola.example"), Err(Failure::Forbidden(_))));
    }

    #[test]
    fn a_cookie_that_anybody_on_the_way_could_have_set_is_not_read() {
        let token = "0".repeat(64);
        let read = |host: &str, name: &str| {
            read(&headers(&[("host", host), ("cookie", &format!("a=b; {name}={token}"))])).is_some()
        };
        assert!(read("tavola.example", "__Host-tavola") && read("127.0.0.1:7415", "tavola-person"));
        assert!(!read("tavola.example", "tavola-person") && !read("127.0.0.1:7415", "tavola"));
        assert!(super::read(&headers(&[("host", "localhost"), ("cookie", "tavola-person=x")])).is_none());
    }
}
