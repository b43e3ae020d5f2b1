//! Requests and answers in the format of the scripts of `web/tab`.
//!
//! A request is `METHOD PATH`, a line for each header as `NAME: VALUE`, an empty line, and the unchanged body. The head of an answer is a
//! line for each header.

/// A request of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// Method, such as `GET`.
    pub method: &'a str,
    /// Path with the query.
    pub path: &'a str,
    /// Names and values of the headers.
    pub headers: Vec<(&'a str, &'a str)>,
    /// The unchanged body.
    pub body: &'a [u8],
}

/// Parses a request; `None` if it is malformed.
#[must_use]
pub fn request(bytes: &[u8]) -> Option<Request<'_>> {
    let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
    let mut lines = std::str::from_utf8(&bytes[..end]).ok()?.lines();
    let (method, path) = lines.next()?.split_once(' ')?;
    let headers = lines.map(|line| line.split_once(": ")).collect::<Option<_>>()?;
    Some(Request { method, path, headers, body: &bytes[end + 2..] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_has_a_line_headers_and_a_body() {
        let read = request(b"POST /api/matches?a=b\ncontent-type: application/json\n\n{\n\n}").unwrap();
        let expected = Request {
            method: "POST",
            path: "/api/matches?a=b",
            headers: vec![("content-type", "application/json")],
            body: b"{\n\n}",
        };
        assert_eq!(read, expected);
        let bare = request(b"GET /\n\n").unwrap();
        assert!(bare.headers.is_empty() && bare.body.is_empty());
        for bad in [&b""[..], b"GET /", b"GET\n\n", b"GET /\nheader\n\n", b"\xff /\n\n"] {
            assert_eq!(request(bad), None);
        }
    }
}
