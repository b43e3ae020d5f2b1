//! A node over HTTP for one machine and its local network: the page's files, connections, admission, the process.

mod address;
mod assets;
mod desk;
mod doorbell;
mod guard;
mod lan;
mod lean;
mod log;
mod mail;
mod metrics;
mod network;
mod packed;
mod passes;
mod patient;
mod serve;
mod stop;
mod token;
mod worker;

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

pub use assets::{Site, SiteError, write_site};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Router, middleware};
pub use desk::{Desk, DeskError};
pub use doorbell::{BusAddress, BusAddressError};
pub use guard::{Hosts, PublicName, PublicNameError};
use lan::Lan;
pub use lan::qr_text;
pub use mail::{MailConfig, MailSender, MailSenderError, MailServer, MailServerError};
pub use network::NetworkError;
use tavola_engine::Engine;
use tavola_service::tasks::TokioRuntime;
use tavola_service::{BeginError, Bus, Node, OpenError, Service, Store, StoreError, Threads};
pub use tavola_service::{Class, JobState, Listed, admin};
use tokio::net::TcpListener;
pub use worker::Worker;

/// Configuration of a server: its addresses and its store.
#[derive(Clone, Debug)]
pub struct Config {
    /// The port on this machine; with 0 the system chooses one.
    pub port: u16,
    /// The folder of the store; created if missing.
    pub data: PathBuf,
    /// The address of a PostgreSQL database that is the store instead of a file in the folder.
    pub database: Option<String>,
    /// The bus between the nodes of a database.
    pub bus: Option<BusAddress>,
    /// Whether it is a service, on which people have names and separate data, and play each other. Otherwise the caller is the person at
    /// this machine.
    pub people: bool,
    /// Number of rated matches of a service that are analysed per day for the error rates beside ratings.
    pub error_rates: u32,
    /// Names under which it is reached, besides this machine's own.
    pub public_names: Vec<PublicName>,
    /// The mail server of a service; `None`: it sends no mail.
    pub mail: Option<MailConfig>,
    /// The address for metrics; `None`: no metrics.
    pub metrics: Option<SocketAddr>,
    /// The address for other devices when it is opened to the local network; `None`: the one that the system uses.
    pub lan: Option<IpAddr>,
}

/// The reason why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is in use.
    #[error("port {port} is in use; try --port {free}")]
    PortTaken {
        /// The requested port.
        port: u16,
        /// A free port.
        free: u16,
    },
    /// The port cannot be listened on for another reason.
    #[error("cannot listen on port {port}: {error}")]
    Listen {
        /// The requested port.
        port: u16,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The address of the metrics cannot be listened on.
    #[error("cannot answer metrics at {address}: {error}")]
    Metrics {
        /// The requested address.
        address: SocketAddr,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The folder cannot be created.
    #[error("cannot make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The store failed.
    #[error(transparent)]
    Failed(#[from] StoreError),
    /// The running work in the store cannot be continued.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// The mail server cannot be used.
    #[error(transparent)]
    Mail(#[from] MailServerError),
    /// The system refuses handlers of signals.
    #[error("cannot listen for signals: {0}")]
    Signals(std::io::Error),
}

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    service: Service,
    hosts: Hosts,
    people: bool,
    lan: Lan,
    stop: stop::Stop,
    desk: Option<desk::Kept>,
    metrics: Option<TcpListener>,
    /// The port of the server.
    pub port: u16,
}

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    /// The reason why it cannot start.
    pub async fn start(config: &Config, engine: Engine) -> Result<Server, StartError> {
        let port = config.port;
        let listener = listen(port).await?;
        let metrics = match config.metrics {
            Some(address) => Some(metrics::listen(address).await?),
            None => None,
        };
        let folder = config.data.clone();
        std::fs::create_dir_all(&folder).map_err(|error| StartError::Folder { folder, error })?;
        let tasks = TokioRuntime::tasks();
        let store = match &config.database {
            Some(url) => Store::connect(url, tasks.clone()).await?,
            None => Store::open(&config.data.join("tavola.sqlite"), tasks.clone()).await?,
        };
        let port = listener.local_addr().map_err(|error| StartError::Listen { port, error })?.port();
        let hosts = Hosts::new(&config.public_names);
        let bus = bus(config.bus.as_ref(), &store).await?;
        let service = Service::begin(Node::new(store, bus, Threads::new(engine), tasks), "node").await?;
        if config.people {
            if let Some(mail) = &config.mail {
                service.node().send_mail_by(mail::Post::new(mail, &config.public_names)?);
            }
            service.tidy_people().await?;
            service.begin_clocks().await?;
            service.open_lobby();
            if config.error_rates > 0 {
                service.begin_error_rates(config.error_rates);
            }
        }
        // A database is administered without this process.
        let desk = if config.database.is_none() { desk::Kept::open(&config.data, &service) } else { None };
        let lan = Lan::new(routes(&service), config.lan, port);
        // A script may send SIGTERM as soon as it has read the address.
        let stop = stop::Stop::install()?;
        tracing::info!("listening on 127.0.0.1:{port}");
        Ok(Server { listener, service, hosts, people: config.people, lan, stop, desk, metrics, port })
    }

    /// Returns the address of the page.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Returns the address for metrics, if there are any.
    #[must_use]
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Opens the server to the local network and returns the link with its token.
    ///
    /// # Errors
    /// This machine has no address there, or cannot listen on it.
    pub async fn invite(&self) -> Result<String, NetworkError> {
        self.lan.open().await
    }

    /// Answers until the process is asked to stop, then closes the store.
    ///
    /// # Errors
    /// The store cannot be closed. Acknowledged writes are on the disk nevertheless.
    pub async fn run(self) -> Result<(), StoreError> {
        let Server { listener, service, hosts, people, lan, stop, desk, metrics, .. } = self;
        let (store, bus) = (service.node().store().clone(), service.node().bus().clone());
        let routes = routes(&service).merge(health(&service));
        let router = match people {
            true => guard::for_people(routes, hosts, service.clone()),
            false => guard::for_hosts(routes.merge(lan::routes(lan.clone())), hosts),
        };
        let (router, watched) = match metrics {
            Some(listener) => metrics::watched(router, listener, &service),
            None => (router, None),
        };
        serve::serve(listener, router, serve::Patience::USUAL, stop.asked(), || bus.stop()).await;
        tracing::info!("stopping");
        drop(watched);
        drop(desk);
        lan.close().await;
        let left = service.leave().await;
        store.close().await?;
        left
    }
}

/// Creates the bus of a store: within this process alone, or with others.
async fn bus(address: Option<&BusAddress>, store: &Store) -> Result<Bus, StartError> {
    let Some(address) = address else { return Ok(Bus::default()) };
    let subject = format!("tavola.{}", store.identity().await?);
    let (bus, errands) = Bus::carried();
    let (hearing, connecting) = (bus.clone(), bus.clone());
    tokio::spawn(doorbell::carry(
        address.clone(),
        subject,
        errands,
        move |text| hearing.hear(text),
        move |is| connecting.set_connected(is),
    ));
    Ok(bus)
}

/// Returns the routes of a service and the page, for requests that are addressed to one of `hosts`.
pub fn router(service: &Service, hosts: Hosts) -> Router {
    guard::for_hosts(routes(service).merge(health(service)), hosts)
}

/// Returns the routes of a service on which people have names.
pub fn people_router(service: &Service, hosts: Hosts) -> Router {
    guard::for_people(routes(service).merge(health(service)), hosts, service.clone())
}

/// Returns the calls and the page, for admitted requests.
fn routes(service: &Service) -> Router {
    tavola_service::router(service).layer(middleware::from_fn(packed::answers)).fallback(assets::serve)
}

/// Returns the routes for scripts: whether the process answers, and whether its store does.
fn health(service: &Service) -> Router {
    let store = service.node().store().clone();
    let ready = async move || match store.check().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    };
    Router::new().route("/health/live", get(async || "live\n")).route("/health/ready", get(ready))
}

async fn listen(port: u16) -> Result<TcpListener, StartError> {
    let address = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    match TcpListener::bind(address(port)).await {
        Ok(listener) => Ok(listener),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            for free in port.saturating_add(1)..=u16::MAX {
                if TcpListener::bind(address(free)).await.is_ok() {
                    return Err(StartError::PortTaken { port, free });
                }
            }
            Err(StartError::Listen { port, error })
        }
        Err(error) => Err(StartError::Listen { port, error }),
    }
}
