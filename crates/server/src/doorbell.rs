//! News for other nodes and workers, by NATS. It is a doorbell: who hears it looks into the store, and who does not hear it
//! looks some seconds later. So a lost message, or a server that is gone for an hour, costs time and nothing else.
//!
//! The core protocol is a few lines of text (<https://docs.nats.io/reference/reference-protocols/nats-protocol>): `CONNECT`,
//! `SUB`, `PUB`, `MSG`, `PING` and `PONG`. Nothing more of it is spoken here.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc::Receiver;

/// The port of NATS.
const USUAL_PORT: u16 = 4222;
/// How long it waits until it connects again.
const PAUSE: Duration = Duration::from_secs(2);
/// How long the server may take for anything.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the connection is tried.
const PING: Duration = Duration::from_secs(20);
/// The longest message that is read: a subject and a number.
const LONGEST: usize = 4096;

/// The address of a NATS server: `nats://HOST`, perhaps with a user and a port.
#[derive(Clone, PartialEq, Eq)]
pub struct BusAddress {
    host: String,
    port: u16,
    /// Name and password.
    user: Option<(String, String)>,
}

/// Without the password.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nats://{}:{}", self.host, self.port)
    }
}

/// A text that is no address of a NATS server.
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

/// Carries news to other processes over the same store, and what they report to `hear`, until the news end. `subject` names
/// the store.
pub(crate) async fn carry(
    address: BusAddress,
    subject: String,
    mut news: Receiver<String>,
    hear: impl Fn(&str) + Send + Sync,
) {
    let mut known = true;
    loop {
        let came = match tokio::time::timeout(PATIENCE, connect(&address, &subject)).await {
            Ok(Ok(connection)) => {
                tracing::info!("connected to the bus at {address:?}");
                known = true;
                // What was said meanwhile is lost: whoever follows something looks now.
                hear("jobs");
                exchange(connection, &subject, &mut news, &hear).await
            }
            Ok(Err(error)) => Err(error),
            Err(_) => Err(std::io::ErrorKind::TimedOut.into()),
        };
        match came {
            Ok(()) => return,
            // Once, not every two seconds.
            Err(error) if known => tracing::warn!("the bus at {address:?} is away: {error}"),
            Err(_) => {}
        }
        known = false;
        let away = tokio::time::sleep(PAUSE);
        tokio::pin!(away);
        loop {
            tokio::select! {
                () = &mut away => break,
                // News of the time without a connection are of no use afterwards.
                lost = news.recv() => if lost.is_none() { return },
            }
        }
    }
}

type Connection = (BufReader<OwnedReadHalf>, OwnedWriteHalf);

async fn connect(address: &BusAddress, subject: &str) -> std::io::Result<Connection> {
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
    write.write_all(format!("CONNECT {options}\r\nSUB {subject} 1\r\nPING\r\n").as_bytes()).await?;
    Ok((BufReader::new(read), write))
}

/// Carries news until the connection or the bus ends. `Ok`: the bus has ended.
async fn exchange(
    (mut read, mut write): Connection,
    subject: &str,
    news: &mut Receiver<String>,
    hear: &(impl Fn(&str) + Send + Sync),
) -> std::io::Result<()> {
    let (answers, mut pings) = tokio::sync::mpsc::channel::<()>(1);
    let hearing = async {
        let mut line = String::new();
        loop {
            line.clear();
            let mut bounded = (&mut read).take(LONGEST as u64);
            let length = tokio::time::timeout(2 * PING, bounded.read_line(&mut line)).await;
            if length.map_err(|_| std::io::ErrorKind::TimedOut)?? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            let mut words = line.split_whitespace();
            match words.next() {
                Some("MSG") => {
                    let length = words.last().and_then(|length| length.parse::<usize>().ok());
                    let length = length.filter(|length| *length <= LONGEST);
                    let mut message = vec![0; length.ok_or(std::io::ErrorKind::InvalidData)? + 2];
                    read.read_exact(&mut message).await?;
                    message.truncate(message.len() - 2);
                    hear(&String::from_utf8_lossy(&message));
                }
                Some("PING") => _ = answers.try_send(()),
                Some("-ERR") => return Err(std::io::Error::other(line.trim_end().to_owned())),
                _ => {}
            }
        }
    };
    let telling = async {
        loop {
            let text = tokio::select! {
                one = news.recv() => match one {
                    Some(one) => format!("PUB {subject} {}\r\n{one}\r\n", one.len()),
                    None => return Ok(()),
                },
                Some(()) = pings.recv() => "PONG\r\n".to_owned(),
                () = tokio::time::sleep(PING) => "PING\r\n".to_owned(),
            };
            let written = tokio::time::timeout(PATIENCE, write.write_all(text.as_bytes())).await;
            written.map_err(|_| std::io::ErrorKind::TimedOut)??;
        }
    };
    tokio::select! { ended = hearing => ended, ended = telling => ended }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

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

    #[tokio::test]
    async fn news_go_out_others_come_in_and_a_connection_that_ends_is_made_anew() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address: BusAddress = format!("nats://{}", listener.local_addr().unwrap()).parse().unwrap();
        let (tell, news) = tokio::sync::mpsc::channel(8);
        let (hear, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let hear = move |text: &str| _ = hear.send(text.to_owned());
        tokio::spawn(carry(address, "tavola.test".to_owned(), news, hear));
        for _ in 0..2 {
            let (stream, _) = listener.accept().await.unwrap();
            let (read, mut write) = stream.into_split();
            let mut lines = BufReader::new(read).lines();
            write.write_all(b"INFO {}\r\n").await.unwrap();
            assert!(lines.next_line().await.unwrap().unwrap().starts_with("CONNECT {"));
            assert_eq!(lines.next_line().await.unwrap().unwrap(), "SUB tavola.test 1");
            assert_eq!(lines.next_line().await.unwrap().unwrap(), "PING");
            write.write_all(b"PONG\r\nPING\r\n").await.unwrap();
            assert_eq!(lines.next_line().await.unwrap().unwrap(), "PONG");
            assert_eq!(heard.recv().await.unwrap(), "jobs", "who was away looks");
            tell.send("seq abc 7".to_owned()).await.unwrap();
            assert_eq!(lines.next_line().await.unwrap().unwrap(), "PUB tavola.test 9");
            assert_eq!(lines.next_line().await.unwrap().unwrap(), "seq abc 7");
            write.write_all(b"MSG tavola.test 1 8\r\ngone abc\r\n").await.unwrap();
            assert_eq!(heard.recv().await.unwrap(), "gone abc");
        }
    }
}
