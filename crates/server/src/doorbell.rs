//! News for other nodes and workers over NATS. A process that misses them reads the store some seconds later. A lost message, or an outage
//! of the server for an hour, therefore only costs time.
//!
//! News for all go under one subject, which names the store. News of a match go under a subject of its own, and only to nodes with a
//! follower of that match.
//!
//! The core protocol is a few lines of text (<https://docs.nats.io/reference/reference-protocols/nats-protocol>): `CONNECT`, `SUB`,
//! `UNSUB`, `PUB`, `MSG`, `PING` and `PONG`. This client uses no other part of it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use axum::body::Bytes;
use tavola_service::{Errand, Errands, Letter};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// The port of NATS.
const USUAL_PORT: u16 = 4222;
/// Delay before a new connection.
const PAUSE: Duration = Duration::from_secs(2);
/// Time limit of every operation of the server.
const PATIENCE: Duration = Duration::from_secs(10);
/// Interval between two pings.
const PING: Duration = Duration::from_secs(20);
/// Maximum length of a line in bytes.
const LONGEST_LINE: usize = 4096;
/// Maximum length of a letter in bytes, for sending and receiving: a server accepts at most 1 MiB by default. A view of a match has about 5
/// KB; a longer one is read from the store.
const LONGEST: usize = 256 << 10;
/// Maximum number of bytes in one write.
const BATCH: usize = 64 << 10;
/// Maximum length of an id in a subject.
const LONGEST_ID: usize = 64;

/// The address of a NATS server: `nats://HOST`, optionally with a user and a port.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    host: String,
    port: u16,
    /// User name and password.
    user: Option<(String, String)>,
}

/// Prints no password.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.host, self.port)
    }
}

/// The text is not an address of a NATS server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the address of a NATS server as nats://HOST or nats://USER:PASSWORD@HOST:PORT")]
pub struct BusAddressError;

impl FromStr for BusAddress {
    type Err = BusAddressError;

    fn from_str(text: &str) -> Result<BusAddress, BusAddressError> {
        let rest = text.strip_prefix("nats://").ok_or(BusAddressError)?.trim_end_matches('/');
        let (user, place) = match rest.rsplit_once('@') {
            Some((user, place)) => {
                let (name, password) = user.split_once(':').ok_or(BusAddressError)?;
                (Some((name.to_owned(), password.to_owned())), place)
            }
            None => (None, rest),
        };
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| BusAddressError)?),
            None => (place, USUAL_PORT),
        };
        if host.is_empty() || host.contains(['/', ' ']) {
            return Err(BusAddressError);
        }
        Ok(BusAddress { host: host.to_owned(), port, user })
    }
}

/// Carries news to other processes over the same store, and their news to `hear`, until the bus ends. `subject` names the store;
/// `connected` is called after a connection begins or ends.
pub(crate) async fn carry(
    address: BusAddress,
    subject: String,
    mut errands: Errands,
    hear: impl Fn(&Bytes) + Send + Sync,
    connected: impl Fn(bool) + Send + Sync,
) {
    let mut known = true;
    loop {
        let came = match tokio::time::timeout(PATIENCE, connect(&address, &subject, &mut errands)).await {
            Ok(Ok(connection)) => {
                tracing::info!("connected to the bus at {address:?}");
                known = true;
                // News were lost meanwhile, so all followers read the store now.
                hear(&Bytes::from_static(b"jobs"));
                connected(true);
                let came = exchange(connection, &subject, &mut errands, &hear).await;
                connected(false);
                came
            }
            Ok(Err(error)) => Err(error),
            Err(_) => Err(std::io::ErrorKind::TimedOut.into()),
        };
        match came {
            Ok(()) => return,
            // One warning is enough, instead of one every two seconds.
            Err(error) if known => tracing::warn!("the bus at {address:?} is away: {error}"),
            Err(_) => {}
        }
        known = false;
        let away = tokio::time::sleep(PAUSE);
        tokio::pin!(away);
        loop {
            tokio::select! {
                () = &mut away => break,
                // News from the time without a connection are useless afterwards.
                lost = errands.next() => if lost.is_none() { return },
            }
        }
    }
}

type Connection = (BufReader<OwnedReadHalf>, OwnedWriteHalf);

async fn connect(address: &BusAddress, subject: &str, errands: &mut Errands) -> std::io::Result<Connection> {
    let stream = TcpStream::connect((address.host.as_str(), address.port)).await?;
    stream.set_nodelay(true)?;
    let (read, mut write) = stream.into_split();
    let mut options = serde_json::json!({
        "verbose": false, "pedantic": false, "echo": false, "name": "tavola", "lang": "rust",
        "version": env!("CARGO_PKG_VERSION"),
    });
    if let Some((name, password)) = &address.user {
        options["user"] = name.as_str().into();
        options["pass"] = password.as_str().into();
    }
    let mut text = format!("CONNECT {options}\r\nSUB {subject} all\r\n").into_bytes();
    for id in errands.begin() {
        write_errand(&mut text, subject, &Errand::Follow(id));
    }
    text.extend_from_slice(b"PING\r\n");
    write.write_all(&text).await?;
    Ok((BufReader::with_capacity(BATCH, read), write))
}

/// Returns whether an id can be a word of a subject. All ids of Tavola can; a client may follow any text.
fn is_word(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Appends the commands of an errand. A subscription has the id that it is for as its name.
fn write_errand(text: &mut Vec<u8>, subject: &str, errand: &Errand) {
    let (head, letter) = match errand {
        Errand::Follow(id) if is_word(id) => (format!("SUB {subject}.{id} id-{id}"), None),
        Errand::Leave(id) if is_word(id) => (format!("UNSUB id-{id}"), None),
        Errand::Carry(Letter { about, text }) if text.len() <= LONGEST => match about {
            Some(id) if !is_word(id) => return,
            Some(id) => (format!("PUB {subject}.{id} {}", text.len()), Some(text)),
            None => (format!("PUB {subject} {}", text.len()), Some(text)),
        },
        Errand::Follow(_) | Errand::Leave(_) | Errand::Carry(_) => return,
    };
    text.extend_from_slice(head.as_bytes());
    text.extend_from_slice(b"\r\n");
    if let Some(letter) = letter {
        text.extend_from_slice(letter);
        text.extend_from_slice(b"\r\n");
    }
}

/// Carries news until the connection or the bus ends. `Ok`: the bus has ended.
async fn exchange(
    (mut read, mut write): Connection,
    subject: &str,
    errands: &mut Errands,
    hear: &(impl Fn(&Bytes) + Send + Sync),
) -> std::io::Result<()> {
    let (answers, mut pings) = tokio::sync::mpsc::channel::<()>(1);
    let hearing = async {
        let mut line = String::new();
        loop {
            line.clear();
            let mut bounded = (&mut read).take(LONGEST_LINE as u64);
            let length = tokio::time::timeout(2 * PING, bounded.read_line(&mut line)).await;
            if length.map_err(|_| std::io::ErrorKind::TimedOut)?? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            let mut words = line.split_whitespace();
            match words.next() {
                Some("MSG") => {
                    let length = words.last().and_then(|length| length.parse::<usize>().ok());
                    let length = length.filter(|length| *length <= LONGEST);
                    let length = length.ok_or(std::io::ErrorKind::InvalidData)?;
                    let mut message = vec![0; length + 2];
                    tokio::time::timeout(PATIENCE, read.read_exact(&mut message))
                        .await
                        .map_err(|_| std::io::ErrorKind::TimedOut)??;
                    hear(&Bytes::from(message).slice(..length));
                }
                Some("PING") => _ = answers.try_send(()),
                Some("-ERR") => return Err(std::io::Error::other(line.trim_end().to_owned())),
                _ => {}
            }
        }
    };
    let telling = async {
        let mut text = Vec::new();
        loop {
            text.clear();
            tokio::select! {
                one = errands.next() => match one {
                    Some(one) => write_errand(&mut text, subject, &one),
                    None => return Ok(()),
                },
                Some(()) = pings.recv() => text.extend_from_slice(b"PONG\r\n"),
                () = tokio::time::sleep(PING) => text.extend_from_slice(b"PING\r\n"),
            }
            while text.len() < BATCH
                && let Some(one) = errands.ready()
            {
                write_errand(&mut text, subject, &one);
            }
            let written = tokio::time::timeout(PATIENCE, write.write_all(&text)).await;
            written.map_err(|_| std::io::ErrorKind::TimedOut)??;
        }
    };
    tokio::select! { ended = hearing => ended, ended = telling => ended }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::Request;
    use axum::{Extension, Router};
    use tavola_engine::Engine;
    use tavola_service::tasks::TokioRuntime;
    use tavola_service::{Bus, Node, Principal, Service, Store, Threads};
    use tempfile::TempDir;
    use tokio::net::TcpListener;
    use tower::ServiceExt as _;

    use super::*;

    #[test]
    fn an_address_is_read_and_shows_no_password() {
        let address: BusAddress = "nats://anna:se:cret@bus.example:4000".parse().unwrap();
        assert_eq!((address.host.as_str(), address.port), ("bus.example", 4000));
        assert_eq!(address.user, Some(("anna".to_owned(), "se:cret".to_owned())));
        assert_eq!(format!("{address:?}"), "nats://bus.example:4000");
        assert_eq!("nats://localhost".parse::<BusAddress>().unwrap().port, USUAL_PORT);
        for wrong in ["", "localhost", "http://a", "nats://", "nats://a:b", "nats://a@b", "nats://a b"] {
            assert_eq!(wrong.parse::<BusAddress>(), Err(BusAddressError), "{wrong}");
        }
    }

    /// Returns a service, and gives the subject of the database to the carrier of its news.
    async fn node(folder: &TempDir, bus: Bus) -> Router {
        let tasks = TokioRuntime::tasks();
        let store = Store::open(&folder.path().join("tavola.sqlite"), tasks.clone()).await.unwrap();
        let service = Service::new(Node::new(store, bus, Threads::new(Engine::embedded()), tasks));
        tavola_service::router(&service).layer(Extension(Principal::Table))
    }

    async fn call(router: &Router, method: &str, path: &str, body: &str) -> serde_json::Value {
        let request = Request::builder().method(method).uri(path).body(Body::from(body.to_owned())).unwrap();
        let body = router.clone().oneshot(request).await.unwrap().into_body();
        serde_json::from_slice(&axum::body::to_bytes(body, 1 << 20).await.unwrap()).unwrap()
    }

    #[tokio::test]
    async fn news_go_out_others_come_in_and_a_connection_that_ends_is_made_anew() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: BusAddress = format!("nats://{}", listener.local_addr().unwrap()).parse().unwrap();
        let (bus, errands) = Bus::carried();
        let folder = TempDir::new().unwrap();
        let router = node(&folder, bus).await;
        let people = r#"[{"kind":"human","name":"Anna"},{"kind":"human","name":"Ben"}]"#;
        let new = format!(r#"{{"rules":"backgammon","dice":"hand","players":{people}}}"#);
        let id = call(&router, "POST", "/api/matches", &new).await["id"].as_str().unwrap().to_owned();
        let (hear, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let hear = move |text: &Bytes| _ = hear.send(String::from_utf8(text.to_vec()).unwrap());
        tokio::spawn(carry(address, "tavola.test".to_owned(), errands, hear, |_| ()));
        for connection in 0..2 {
            let (stream, _) = listener.accept().await.unwrap();
            let (read, mut write) = stream.into_split();
            let mut lines = BufReader::new(read).lines();
            let mut line = async || lines.next_line().await.unwrap().unwrap();
            write.write_all(b"INFO {}\r\n").await.unwrap();
            assert!(line().await.starts_with("CONNECT {"));
            assert_eq!(line().await, "SUB tavola.test all");
            assert_eq!(line().await, "PING");
            write.write_all(b"PONG\r\nPING\r\n").await.unwrap();
            assert_eq!(line().await, "PONG");
            assert_eq!(heard.recv().await.unwrap(), "jobs", "who was away looks");
            // A follower of a match receives its news.
            let stream = Request::get(format!("/api/stream?matches={id},a.b")).body(Body::empty()).unwrap();
            let stream = router.clone().oneshot(stream).await.unwrap();
            assert_eq!(line().await, format!("SUB tavola.test.{id} id-{id}"), "no id has points");
            // Other nodes are asked for the followers there.
            let who = format!("who {id}");
            assert_eq!(line().await, format!("PUB tavola.test.{id} {}", who.len()));
            assert_eq!(line().await, who);
            let roll = r#"{"do":"roll","by":0,"dice":[1,1]}"#;
            let roll = format!(r#"{{"after":{connection},"actions":[{roll}]}}"#);
            let acted = call(&router, "POST", &format!("/api/matches/{id}/actions"), &roll).await;
            assert_eq!(acted["seq"], connection + 1);
            assert!(line().await.starts_with(&format!("PUB tavola.test.{id} ")));
            assert!(line().await.starts_with(&format!("played {id} {} ", connection + 1)));
            assert!(line().await.contains(&format!("data: {{\"id\":\"{id}\"")), "the actions, and the event");
            assert_eq!([line().await, line().await], ["", ""]);
            drop(stream);
            assert_eq!(line().await, format!("UNSUB id-{id}"));
            write.write_all(b"MSG tavola.test all 8\r\ngone abc\r\n").await.unwrap();
            assert_eq!(heard.recv().await.unwrap(), "gone abc");
        }
    }

    #[test]
    fn what_is_too_long_or_no_word_is_not_carried() {
        let mut text = Vec::new();
        let long = Letter { about: None, text: vec![b'x'; LONGEST + 1].into() };
        let odd = Letter { about: Some("a b".into()), text: Bytes::from_static(b"x") };
        let follow = |id: &str| Errand::Follow(id.into());
        for errand in [Errand::Carry(long), Errand::Carry(odd), follow("a.>"), follow("*"), follow("")] {
            write_errand(&mut text, "tavola.test", &errand);
        }
        write_errand(&mut text, "tavola.test", &Errand::Leave("a\r\nPUB".into()));
        assert_eq!(text, b"");
    }
}
