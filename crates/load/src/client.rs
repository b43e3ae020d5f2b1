//! A client of HTTP/1.1 with minimal processor time, because it runs on the processors of the measured server. It supports what Tavola's
//! server sends: bodies with a length, and event streams in chunks.

use std::io::Read as _;
use std::net::SocketAddr;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::error::LoadError;
use crate::events::Events;

/// Time limit of an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Maximum number of bytes of a line of a head.
const LONGEST_LINE: u64 = 16 * 1024;
/// Maximum length of a body in bytes.
const LONGEST_BODY: usize = 64 * 1024 * 1024;
/// Number of bytes of a refusal that are quoted.
const QUOTED: usize = 300;

/// The address of a server on this machine, and whether it is asked for answers compressed with gzip, as browsers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address {
    socket: SocketAddr,
    packed: bool,
}

impl Address {
    /// Creates an address on this machine.
    ///
    /// # Errors
    /// [`LoadError::Elsewhere`] for any other.
    pub fn local(socket: SocketAddr, packed: bool) -> Result<Address, LoadError> {
        if socket.ip().is_loopback() {
            Ok(Address { socket, packed })
        } else {
            Err(LoadError::Elsewhere(socket))
        }
    }

    /// Returns its port.
    pub(crate) fn port(self) -> u16 {
        self.socket.port()
    }

    /// Returns whether answers compressed with gzip are requested.
    pub(crate) fn packed(self) -> bool {
        self.packed
    }
}

/// A connection for successive requests.
#[derive(Debug)]
pub struct Connection {
    stream: BufReader<TcpStream>,
    address: Address,
    /// Cookie for every request: the last one that the server has set, as in browsers.
    cookie: Option<String>,
    out: Vec<u8>,
    line: Vec<u8>,
    body: Vec<u8>,
    unpacked: Vec<u8>,
}

/// The head of an answer.
struct Head {
    status: u16,
    /// Length of the body; `None`: it comes in chunks.
    length: Option<usize>,
    packed: bool,
}

impl Connection {
    /// Opens a connection to a server.
    ///
    /// # Errors
    /// The server refuses it.
    pub async fn open(address: Address) -> Result<Connection, LoadError> {
        let stream = TcpStream::connect(address.socket).await?;
        stream.set_nodelay(true)?;
        Ok(Connection {
            stream: BufReader::new(stream),
            address,
            cookie: None,
            out: Vec::new(),
            line: Vec::new(),
            body: Vec::new(),
            unpacked: Vec::new(),
        })
    }

    /// Returns the cookie that it sends.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sets the cookie of another connection.
    #[must_use]
    pub fn with_cookie(self, cookie: Option<&str>) -> Connection {
        Connection { cookie: cookie.map(str::to_owned), ..self }
    }

    /// Requests a path and parses the answer.
    ///
    /// # Errors
    /// The answer is not 200 with this JSON.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, LoadError> {
        self.ask("GET", path, None, 200).await
    }

    /// Sends a JSON body and parses the answer.
    ///
    /// # Errors
    /// The answer does not have the expected status with this JSON.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
        expected: u16,
    ) -> Result<T, LoadError> {
        let body = serde_json::to_vec(body).map_err(|error| json("POST", path, error))?;
        self.ask("POST", path, Some(&body), expected).await
    }

    /// Requests the bytes of a path.
    ///
    /// # Errors
    /// The answer is not 200.
    pub async fn bytes(&mut self, path: &str) -> Result<Vec<u8>, LoadError> {
        Ok(self.exchange("GET", path, None, 200).await?.to_vec())
    }

    /// Sends a body of bytes and parses the answer.
    ///
    /// # Errors
    /// The answer does not have the expected status with this JSON.
    pub async fn upload<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &[u8],
        expected: u16,
    ) -> Result<T, LoadError> {
        self.ask("POST", path, Some(body), expected).await
    }

    /// Turns the connection into a stream of events.
    ///
    /// # Errors
    /// The answer is not an event stream in chunks.
    pub(crate) async fn events(mut self, path: &str) -> Result<Events, LoadError> {
        self.send("GET", path, None).await?;
        let head = limited(path, self.head()).await?;
        match head {
            Head { status: 200, length: None, .. } => Ok(Events::new(self.stream)),
            Head { status, .. } => Err(status_error("GET", path, 200, status, b"no event stream")),
        }
    }

    async fn ask<T: DeserializeOwned>(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&[u8]>,
        expected: u16,
    ) -> Result<T, LoadError> {
        let answer = self.exchange(method, path, body, expected).await?;
        serde_json::from_slice(answer).map_err(|error| json(method, path, error))
    }

    async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&[u8]>,
        expected: u16,
    ) -> Result<&[u8], LoadError> {
        self.send(method, path, body).await?;
        let head = limited(path, self.answer()).await?;
        let body = if head.packed {
            self.unpacked.clear();
            flate2::read::GzDecoder::new(&self.body[..]).read_to_end(&mut self.unpacked)?;
            &self.unpacked
        } else {
            &self.body
        };
        if head.status == expected {
            Ok(body)
        } else {
            Err(status_error(method, path, expected, head.status, body))
        }
    }

    async fn send(&mut self, method: &str, path: &str, body: Option<&[u8]>) -> Result<(), LoadError> {
        use std::io::Write as _;
        let Address { socket, packed } = self.address;
        self.out.clear();
        write!(self.out, "{method} {path} HTTP/1.1\r\nhost: {socket}\r\norigin: http://{socket}\r\n")?;
        if packed {
            self.out.extend_from_slice(b"accept-encoding: gzip\r\n");
        }
        if let Some(cookie) = &self.cookie {
            write!(self.out, "cookie: {cookie}\r\n")?;
        }
        if let Some(body) = body {
            write!(self.out, "content-type: application/json\r\ncontent-length: {}\r\n\r\n", body.len())?;
            self.out.extend_from_slice(body);
        } else {
            self.out.extend_from_slice(b"\r\n");
        }
        Ok(self.stream.get_mut().write_all(&self.out).await?)
    }

    /// Reads an answer and returns its head; `self.body` then holds its body.
    async fn answer(&mut self) -> Result<Head, LoadError> {
        let head = self.head().await?;
        let length = head.length.ok_or_else(|| LoadError::Answer("it has no content-length".to_owned()))?;
        if length > LONGEST_BODY {
            return Err(LoadError::Answer(format!("its body has {length} bytes")));
        }
        self.body.resize(length, 0);
        self.stream.read_exact(&mut self.body).await?;
        Ok(head)
    }

    async fn head(&mut self) -> Result<Head, LoadError> {
        self.next_line().await?;
        let status = self.line.strip_prefix(b"HTTP/1.1 ").and_then(|rest| rest.get(..3));
        let status = status.and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
        let status = status.ok_or_else(|| LoadError::Answer("it is no HTTP/1.1".to_owned()))?;
        let mut head = Head { status, length: None, packed: false };
        if status == 204 {
            head.length = Some(0);
        }
        loop {
            self.next_line().await?;
            if self.line.is_empty() {
                return Ok(head);
            }
            let Some(colon) = self.line.iter().position(|&byte| byte == b':') else { continue };
            let (name, value) = (&self.line[..colon], self.line[colon + 1..].trim_ascii());
            if name.eq_ignore_ascii_case(b"content-length") {
                head.length = std::str::from_utf8(value).ok().and_then(|digits| digits.parse().ok());
            } else if name.eq_ignore_ascii_case(b"content-encoding") {
                head.packed = value == b"gzip";
            } else if name.eq_ignore_ascii_case(b"set-cookie") {
                let pair = value.split(|&byte| byte == b';').next().unwrap_or_default();
                self.cookie = Some(String::from_utf8_lossy(pair).into_owned());
            }
        }
    }

    async fn next_line(&mut self) -> Result<(), LoadError> {
        self.line.clear();
        (&mut self.stream).take(LONGEST_LINE).read_until(b'\n', &mut self.line).await?;
        if self.line.pop() != Some(b'\n') {
            return Err(LoadError::Answer("it ends within its head".to_owned()));
        }
        if self.line.last() == Some(&b'\r') {
            self.line.pop();
        }
        Ok(())
    }
}

async fn limited<T>(path: &str, answer: impl Future<Output = Result<T, LoadError>>) -> Result<T, LoadError> {
    let late = |_| LoadError::Late { what: format!("the answer to {path}"), limit: PATIENCE };
    tokio::time::timeout(PATIENCE, answer).await.map_err(late)?
}

fn status_error(method: &str, path: &str, expected: u16, found: u16, body: &[u8]) -> LoadError {
    let body = String::from_utf8_lossy(&body[..body.len().min(QUOTED)]).into_owned();
    LoadError::Status { request: format!("{method} {path}"), expected, found, body }
}

fn json(method: &str, path: &str, error: serde_json::Error) -> LoadError {
    LoadError::Json { request: format!("{method} {path}"), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Starts a server that gives one answer to any request.
    async fn answering(answer: &'static [u8]) -> Address {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let socket = listener.local_addr().unwrap();
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut seen = [0; 1024];
            assert!(stream.read(&mut seen).await.unwrap() > 0);
            stream.write_all(answer).await.unwrap();
        });
        Address::local(socket, false).unwrap()
    }

    async fn get(answer: &'static [u8]) -> Result<u32, LoadError> {
        Connection::open(answering(answer).await).await.unwrap().get("/a").await
    }

    #[test]
    fn only_this_machine_is_loaded() {
        for here in ["127.0.0.1:7415", "127.9.9.9:1", "[::1]:80"] {
            assert!(Address::local(here.parse().unwrap(), false).is_ok(), "{here}");
        }
        for elsewhere in ["192.168.1.5:7415", "0.0.0.0:7415", "8.8.8.8:80", "[2001:db8::1]:80"] {
            let refused = Address::local(elsewhere.parse().unwrap(), false).unwrap_err().to_string();
            assert!(
                refused.contains("expected a loopback address") && refused.contains(elsewhere),
                "{refused}"
            );
        }
    }

    #[tokio::test]
    async fn an_answer_is_its_status_and_its_body() {
        assert_eq!(get(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n42").await.unwrap(), 42);
        let refused = get(b"HTTP/1.1 422 No\r\ncontent-length: 4\r\n\r\nwhy?").await.unwrap_err().to_string();
        assert_eq!(refused, "GET /a: expected an answer of 200, not 422: why?");
    }

    #[tokio::test]
    async fn a_cookie_that_was_set_is_kept() {
        let answer =
            b"HTTP/1.1 200 OK\r\nset-cookie: session=a1; Path=/; HttpOnly\r\ncontent-length: 1\r\n\r\n1";
        let mut connection = Connection::open(answering(answer).await).await.unwrap();
        assert_eq!(connection.cookie(), None);
        connection.get::<u32>("/a").await.unwrap();
        assert_eq!(connection.cookie(), Some("session=a1"));
    }

    #[tokio::test]
    async fn an_answer_that_cannot_be_read_is_an_error() {
        for answer in [
            &b"HTTP/1.1 200 OK\r\n"[..],
            b"HTTP/1.1 200 OK\r\n\r\n42",
            b"HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n42",
            b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n42",
            b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n?",
            b"SSH-2.0\r\n\r\n",
            b"",
        ] {
            assert!(get(answer).await.is_err(), "{}", String::from_utf8_lossy(answer));
        }
    }
}
