//! The page's server: it keeps matches, judges what is played, lets the program play, and explains the rules.

mod api;
mod assets;
mod custom_rules;
mod error;
mod facts;
mod guard;
mod hint;
mod ids;
pub mod locale;
mod rooms;
pub mod rulebook;
mod store;
mod view;
mod wire;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

pub use api::router;
pub use guard::Hosts;
pub use rooms::Rooms;
pub use store::Store;
use tokio::net::TcpListener;

/// Where the server listens and keeps its matches.
#[derive(Clone, Debug)]
pub struct Config {
    /// The port on this machine; 0 lets the system choose one.
    pub port: u16,
    /// The folder of the store. It is made if it is not there.
    pub data: PathBuf,
}

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is in use.
    #[error("port {port} is in use; try --port {free}")]
    PortTaken {
        /// The port asked for.
        port: u16,
        /// One that is free.
        free: u16,
    },
    /// It cannot listen there for another reason.
    #[error("cannot listen on port {port}: {error}")]
    Listen {
        /// The port asked for.
        port: u16,
        /// What the system says.
        error: std::io::Error,
    },
    /// The folder cannot be made.
    #[error("cannot make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The store cannot be opened.
    #[error("cannot open the store {}: {error}", file.display())]
    Store {
        /// The file.
        file: PathBuf,
        /// What the database says.
        error: sqlx::Error,
    },
}

/// A server that listens but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    rooms: Rooms,
    /// The port that it listens on.
    pub port: u16,
}

impl Server {
    /// Opens the store and the port.
    ///
    /// # Errors
    /// What keeps it from starting.
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        let port = config.port;
        let listener = listen(port).await?;
        let folder = config.data.clone();
        std::fs::create_dir_all(&folder).map_err(|error| StartError::Folder { folder, error })?;
        let file = config.data.join("tavola.sqlite");
        let store = Store::open(&file).await.map_err(|error| StartError::Store { file, error })?;
        let port = listener.local_addr().map_err(|error| StartError::Listen { port, error })?.port();
        Ok(Server { listener, rooms: Rooms::new(store), port })
    }

    /// The address of the page.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Answers until the process is asked to stop.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(self) -> std::io::Result<()> {
        let router = router(self.rooms, Hosts::local(self.port));
        // Pages keep their streams open: what is written is written, so nothing is waited for.
        tokio::select! {
            done = axum::serve(self.listener, router) => done,
            _ = tokio::signal::ctrl_c() => Ok(()),
        }
    }
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
