//! The local network: a separate listener, which answers only devices with the token of its link.
//!
//! It is off until the user opens it. The first request turns the link's token into a cookie. The token ends when the network is closed, by
//! a button or with the server; open connections are then cut off.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tavola_service::lan::{LanInvitation, LanQuery, LanView};
use tavola_service::{Answer, Failure, Params, Pass};
use tokio::net::TcpListener;
use tokio::sync::{Mutex, oneshot};
use tokio::task::JoinHandle;

use crate::guard::{self, Door};
use crate::network::{self, NetworkError};
use crate::passes::Passes;
use crate::serve::{self, Patience};
use crate::token::Token;

/// The local network of a server. Clones share it.
#[derive(Clone)]
pub(crate) struct Lan {
    shared: Arc<Shared>,
}

struct Shared {
    /// The routes for guests, without the door.
    guests: Router,
    /// The address to listen on, if one was given.
    address: Option<IpAddr>,
    /// The preferred port.
    port: u16,
    open: Mutex<Option<Open>>,
}

impl std::fmt::Debug for Lan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lan").finish_non_exhaustive()
    }
}

/// An open listener.
struct Open {
    /// Common beginning of all links, up to the token.
    address: String,
    /// The token of the link without a seat.
    token: Token,
    passes: Passes,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Open {
    /// Returns the link to a place of the page; a link with a seat has a token of its own.
    fn link(&self, route: &str) -> Result<String, getrandom::Error> {
        let token = match Pass::of_route(route) {
            Some(pass) => self.passes.token(pass)?,
            None => self.token,
        };
        Ok(format!("{}{token}", self.address))
    }
}

impl Lan {
    pub(crate) fn new(guests: Router, address: Option<IpAddr>, port: u16) -> Lan {
        Lan { shared: Arc::new(Shared { guests, address, port, open: Mutex::new(None) }) }
    }

    /// Opens the server to the local network, if it is not open yet, and returns the link.
    pub(crate) async fn open(&self) -> Result<String, NetworkError> {
        let mut open = self.shared.open.lock().await;
        if let Some(open) = &*open {
            return Ok(open.link("")?);
        }
        let address = match self.shared.address {
            Some(address) => address,
            None => network::address()?,
        };
        network::is_of_a_machine(address)?;
        let listener = network::listen(address, self.shared.port).await?;
        let token = Token::new()?;
        let place = listener.local_addr().map_err(|error| NetworkError::Listen { address, error })?;
        let passes = Passes::default();
        let door = Door::new(host(place.ip()), token, passes.clone());
        let router = guard::with_door(self.shared.guests.clone(), door);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(answer(listener, router, stopped));
        let opened = Open { address: format!("http://{place}/?key="), token, passes, stop, task };
        let link = opened.link("")?;
        *open = Some(opened);
        tracing::info!("open to the local network at {place}");
        Ok(link)
    }

    /// Closes the network: the link's token becomes invalid, and all connections end.
    pub(crate) async fn close(&self) {
        let mut open = self.shared.open.lock().await;
        if let Some(Open { stop, task, .. }) = open.take() {
            tracing::info!("closed to the local network");
            drop(stop);
            // The task fails only by a panic, and then it has ended too.
            let _ = task.await;
        }
    }

    async fn view(&self, route: &str) -> Result<LanView, NetworkError> {
        let open = self.shared.open.lock().await;
        let link = open.as_ref().map(|open| open.link(route)).transpose()?;
        Ok(LanView { open: link.map(|link| invitation(&link, route)) })
    }
}

async fn answer(listener: TcpListener, router: Router, stopped: oneshot::Receiver<()>) {
    let stop = async { drop(stopped.await) };
    serve::serve(listener, router, Patience::NONE, stop, || ()).await;
}

/// Formats an address for `Host`.
fn host(address: IpAddr) -> String {
    let authority = SocketAddr::new(address, 80).to_string();
    authority.trim_end_matches(":80").to_owned()
}

/// Returns a link to a place of the page, with the squares of its QR code.
fn invitation(link: &str, route: &str) -> LanInvitation {
    LanInvitation::to(if route.is_empty() { link.to_owned() } else { format!("{link}#{route}") })
}

/// Returns a link as a QR code of text, for a terminal; empty if it is too long for one.
#[must_use]
pub fn qr_text(link: &str) -> String {
    let Ok(code) = QrCode::new(link) else { return String::new() };
    code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build()
}

/// Returns the calls that only this machine may make.
pub(crate) fn routes(lan: Lan) -> Router {
    Router::new().route("/api/lan", get(look).post(open).delete(close)).with_state(lan)
}

fn no_network(error: &NetworkError) -> Failure {
    Failure::NoNetwork(error.to_string())
}

async fn look(State(lan): State<Lan>, Params(query): Params<LanQuery>) -> Answer<LanView> {
    lan.view(&query.route).await.map(Json).map_err(|error| no_network(&error))
}

async fn open(State(lan): State<Lan>, Params(query): Params<LanQuery>) -> Answer<LanView> {
    lan.open().await.map_err(|error| no_network(&error))?;
    lan.view(&query.route).await.map(Json).map_err(|error| no_network(&error))
}

async fn close(State(lan): State<Lan>) -> Answer<LanView> {
    lan.close().await;
    lan.view("").await.map(Json).map_err(|error| no_network(&error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use axum::http::Request;
    use tavola_engine::Engine;
    use tavola_play::{DiceMode, MatchSetup, Seat};
    use tavola_rules::{MatchKind, Rules};
    use tavola_service::tasks::TokioRuntime;
    use tavola_service::{Bus, Node, Principal, Service, Store, Threads};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tower::ServiceExt;

    /// Returns routes to be protected by the door.
    fn inside() -> Router {
        Router::new().route("/", get(async || "inside")).fallback(async || "anything")
    }

    /// An address of this machine other than the usual one, which stands for another machine.
    const OWN: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 2));

    async fn answer_to(place: &str, request: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect(place).await.unwrap();
        let text = format!("{request} HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n{headers}\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    #[tokio::test]
    async fn only_the_link_opens_the_door_and_closing_shuts_it() {
        let lan = Lan::new(inside(), Some(OWN), 0);
        assert!(lan.view("").await.unwrap().open.is_none(), "off at first");
        let link = lan.open().await.unwrap();
        assert_eq!(lan.open().await.unwrap(), link, "a second time nothing changes");
        let (place, key) = link.strip_prefix("http://").unwrap().split_once("/?key=").unwrap();
        for path in ["/", "/main.js", "/api/catalogue", "/?key=00000000000000000000000000000000", "/?key="] {
            let answer = answer_to(place, &format!("GET {path}"), "").await;
            assert!(answer.starts_with("HTTP/1.1 403"), "{path}: {answer}");
            assert!(!answer.contains("inside") && !answer.contains("anything"), "{path}: {answer}");
        }
        let welcome = answer_to(place, &format!("GET /?key={key}"), "").await;
        assert!(welcome.starts_with("HTTP/1.1 200"), "{welcome}");
        assert!(
            welcome.contains(&format!("tavola-lan={key}; Path=/; HttpOnly; SameSite=Strict")),
            "{welcome}"
        );
        let cookie = format!("Cookie: other=1; tavola-lan={key}\r\n");
        assert!(answer_to(place, "GET /", &cookie).await.ends_with("inside"));
        lan.close().await;
        assert!(TcpStream::connect(place).await.is_err(), "the port is closed");
        let next = lan.open().await.unwrap();
        assert!(!next.contains(key), "every link has a token of its own");
    }

    #[tokio::test]
    async fn a_connection_that_is_open_is_cut_off_when_the_network_closes() {
        let endless = Router::new().route("/", get(async || std::future::pending::<()>().await));
        let lan = Lan::new(endless, Some(OWN), 0);
        let link = lan.open().await.unwrap();
        let (place, key) = link.strip_prefix("http://").unwrap().split_once("/?key=").unwrap();
        let mut stream = TcpStream::connect(place).await.unwrap();
        let text = format!("GET / HTTP/1.1\r\nHost: {place}\r\nCookie: tavola-lan={key}\r\n\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        lan.close().await;
        let mut rest = Vec::new();
        let ended = stream.read_to_end(&mut rest);
        let ended = tokio::time::timeout(std::time::Duration::from_secs(10), ended).await;
        ended.expect("the connection ends").ok();
        assert!(rest.is_empty());
    }

    /// Returns the status of a request by a device with this link, in a match of two people whose dice Tavola throws.
    async fn acts(link: &str, id: &str, body: &str) -> String {
        let (place, key) = link.strip_prefix("http://").unwrap().split_once("/?key=").unwrap();
        let key = key.split('#').next().unwrap();
        let headers = format!(
            "Cookie: tavola-lan={key}\r\nOrigin: http://{place}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n",
            body.len()
        );
        let mut stream = TcpStream::connect(place).await.unwrap();
        let text = format!(
            "POST /api/matches/{id}/actions HTTP/1.1\r\nHost: {place}\r\nConnection: close\r\n{headers}\r\n{body}"
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let refusal = answer.split("\"refusal\":\"").nth(1).and_then(|rest| rest.split('"').next());
        refusal.unwrap_or(answer.split(' ').nth(1).unwrap_or_default()).to_owned()
    }

    /// Begins a match on this machine. Returns its id.
    async fn created(routes: &Router, setup: &MatchSetup) -> String {
        let body = serde_json::to_string(setup).unwrap();
        let request =
            Request::post("/api/matches").extension(Principal::Table).body(Body::from(body)).unwrap();
        let answer = routes.clone().oneshot(request).await.unwrap().into_body();
        let view = axum::body::to_bytes(answer, 1 << 20).await.unwrap();
        let view: serde_json::Value = serde_json::from_slice(&view).unwrap();
        view["id"].as_str().unwrap().to_owned()
    }

    #[tokio::test]
    async fn a_device_acts_for_the_seat_of_its_link_alone() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tavola.sqlite"), TokioRuntime::tasks()).await.unwrap();
        let node = Node::new(store, Bus::default(), Threads::new(Engine::embedded()), TokioRuntime::tasks());
        let routes = crate::routes(&Service::new(node));
        let players = [Seat::human(), Seat::human()];
        let setup = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(3), players, DiceMode::Hand);
        let id = created(&routes, &setup).await;
        let lan = Lan::new(routes, Some(OWN), 0);
        let anyone = lan.open().await.unwrap();
        let mut links = Vec::new();
        for seat in ["0", "1", "none"] {
            let view = lan.view(&format!("/match/{id}?seat={seat}")).await.unwrap();
            links.push(view.open.unwrap().url);
        }
        let [first, second, watcher] = links.try_into().unwrap();
        let opening = r#"{"after":0,"actions":[{"do":"roll","dice":[3,1]}]}"#;
        assert_eq!(acts(&watcher, &id, opening).await, "not-your-seat");
        assert_eq!(acts(&second, &id, opening).await, "200", "the opening roll belongs to both");
        let play = r#"{"after":1,"actions":[{"do":"play","moves":[[8,5,3],[6,5,1]]}]}"#;
        assert_eq!(acts(&second, &id, play).await, "not-your-turn", "in its own name");
        assert_eq!(acts(&second, &id, &play.replace("\"play\"", "\"play\",\"by\":0")).await, "not-your-seat");
        assert_eq!(acts(&first, &id, play).await, "200");
        let roll = r#"{"after":4,"actions":[{"do":"roll","dice":[6,5]}]}"#;
        assert_eq!(acts(&first, &id, roll).await, "not-your-turn");
        let for_second = roll.replace("\"roll\"", "\"roll\",\"by\":1");
        assert_eq!(acts(&first, &id, &for_second).await, "not-your-seat");
        assert_eq!(acts(&anyone, &id, roll).await, "200", "a link without a seat gives both");
    }

    #[test]
    fn a_link_is_drawn_for_the_page_and_for_the_terminal() {
        let found = invitation("http://192.168.1.5:7415/?key=0", "/match/abc?seat=1");
        assert_eq!(found.url, "http://192.168.1.5:7415/?key=0#/match/abc?seat=1");
        assert!(
            found.squares.len() >= 21 && found.squares.iter().all(|row| row.len() == found.squares.len())
        );
        assert!(qr_text("http://192.168.1.5:7415/?key=0").lines().count() > 10);
    }
}
