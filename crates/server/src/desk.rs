//! Orders of an administrator, carried out on the store itself or by the server that has its file open.
//!
//! A server with its matches in a file has it open alone. It takes orders at a socket beside the file, which only its own user and the
//! machine's administrator may use. One line of JSON comes in, one goes out.

use std::path::{Path, PathBuf};

use tavola_service::admin::{AdminError, Order, Report, obey};
use tavola_service::tasks::TokioRuntime;
use tavola_service::{OpenError, Service, Store, StoreError};

/// The socket, in the folder of the store.
const SOCKET: &str = "tavola.sock";

/// The reason why an order is not carried out.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The store cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The order is refused.
    #[error(transparent)]
    Refused(#[from] AdminError),
    /// The running server refused the order.
    #[error("{0}")]
    RefusedThere(String),
    /// The running server does not answer.
    #[error("the server that has {} open does not answer: {error}", folder.display())]
    Silent {
        /// The folder of its store.
        folder: PathBuf,
        /// Error of the system.
        error: std::io::Error,
    },
    /// The store cannot be closed.
    #[error(transparent)]
    Close(#[from] StoreError),
}

/// The place that carries out orders.
#[derive(Debug)]
pub struct Desk(Place);

#[derive(Debug)]
enum Place {
    Store(Store),
    /// The folder of a running server.
    #[cfg(unix)]
    Server(PathBuf),
}

impl Desk {
    /// Opens the store of a database or of the file in a folder, or finds the server that has the file open.
    ///
    /// # Errors
    /// The store cannot be opened.
    pub async fn open(database: Option<&str>, data: &Path) -> Result<Desk, DeskError> {
        let tasks = TokioRuntime::tasks();
        if let Some(url) = database {
            return Ok(Desk(Place::Store(Store::connect(url, tasks).await?)));
        }
        #[cfg(unix)]
        if tokio::net::UnixStream::connect(data.join(SOCKET)).await.is_ok() {
            return Ok(Desk(Place::Server(data.to_owned())));
        }
        Ok(Desk(Place::Store(Store::open(&data.join("tavola.sqlite"), tasks).await?)))
    }

    /// Returns the folder of the server that carries out the orders; `None` if this process does.
    #[must_use]
    pub fn server(&self) -> Option<&Path> {
        match &self.0 {
            Place::Store(_) => None,
            #[cfg(unix)]
            Place::Server(folder) => Some(folder),
        }
    }

    /// Carries out an order.
    ///
    /// # Errors
    /// The reason why it was not carried out.
    pub async fn ask(&self, order: Order) -> Result<Report, DeskError> {
        match &self.0 {
            Place::Store(store) => Ok(obey(store, order).await?),
            #[cfg(unix)]
            Place::Server(folder) => {
                let answer = socket::asked(&folder.join(SOCKET), &order).await;
                let answer = answer.map_err(|error| DeskError::Silent { folder: folder.clone(), error })?;
                answer.map_err(DeskError::RefusedThere)
            }
        }
    }

    /// Closes the store if it was opened here.
    ///
    /// # Errors
    /// The store cannot be closed.
    pub async fn close(self) -> Result<(), DeskError> {
        match self.0 {
            Place::Store(store) => Ok(store.close().await?),
            #[cfg(unix)]
            Place::Server(_) => Ok(()),
        }
    }
}

/// The socket of a server, until it is dropped.
#[derive(Debug)]
pub(crate) struct Kept {
    #[cfg(unix)]
    socket: PathBuf,
    #[cfg(unix)]
    task: tokio::task::JoinHandle<()>,
}

impl Kept {
    /// Takes orders beside the file of a store, which this process holds. On a system without such sockets, the server runs without them.
    #[cfg(unix)]
    pub(crate) fn open(folder: &Path, service: &Service) -> Option<Kept> {
        let socket = folder.join(SOCKET);
        match socket::listen(&socket) {
            Ok(listener) => {
                let task = tokio::spawn(socket::serve(listener, service.clone()));
                Some(Kept { socket, task })
            }
            Err(error) => {
                tracing::warn!("no orders are taken at {}: {error}", socket.display());
                None
            }
        }
    }

    #[cfg(not(unix))]
    pub(crate) fn open(_: &Path, _: &Service) -> Option<Kept> {
        None
    }
}

#[cfg(unix)]
impl Drop for Kept {
    fn drop(&mut self) {
        self.task.abort();
        // A remaining file is replaced at the next start.
        _ = std::fs::remove_file(&self.socket);
    }
}

#[cfg(unix)]
mod socket {
    use std::io;
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::Path;
    use std::time::Duration;

    use serde::{Deserialize, Serialize};
    use tavola_service::Service;
    use tavola_service::admin::{Order, Report};
    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};

    /// Maximum length of an order in bytes.
    const LONGEST: u64 = 64 * 1024;
    /// Time limit for the arrival of an order.
    const PATIENCE: Duration = Duration::from_secs(10);

    /// The result of an order on the socket.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Answer {
        Done(Report),
        Refused(String),
    }

    pub(super) fn listen(path: &Path) -> io::Result<UnixListener> {
        // No other process holds the folder: an existing socket belongs to a process that was killed.
        match std::fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(path)?;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    pub(super) async fn serve(listener: UnixListener, service: Service) {
        loop {
            match listener.accept().await {
                Ok((stream, _)) => {
                    let service = service.clone();
                    tokio::spawn(async move {
                        if let Err(error) = answer(stream, &service).await {
                            tracing::debug!("an order was not taken: {error}");
                        }
                    });
                }
                Err(error) => {
                    tracing::warn!("no order can be taken: {error}");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    async fn answer(stream: UnixStream, service: &Service) -> io::Result<()> {
        let (read, mut write) = stream.into_split();
        let (mut line, mut read) = (String::new(), BufReader::new(read.take(LONGEST)));
        tokio::time::timeout(PATIENCE, read.read_line(&mut line)).await.map_err(io::Error::from)??;
        // The client only checked whether a server is here.
        if line.is_empty() {
            return Ok(());
        }
        let answer = match serde_json::from_str::<Order>(&line) {
            Ok(order) => match service.obey(order).await {
                Ok(report) => Answer::Done(report),
                Err(error) => Answer::Refused(error.to_string()),
            },
            Err(error) => Answer::Refused(format!("this server knows no such order: {error}")),
        };
        write.write_all(&serde_json::to_vec(&answer)?).await?;
        write.shutdown().await
    }

    /// Sends an order to a server.
    pub(super) async fn asked(path: &Path, order: &Order) -> io::Result<Result<Report, String>> {
        let mut stream = UnixStream::connect(path).await?;
        let mut line = serde_json::to_vec(order)?;
        line.push(b'\n');
        stream.write_all(&line).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        if answer.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(match serde_json::from_slice(&answer)? {
            Answer::Done(report) => Ok(report),
            Answer::Refused(reason) => Err(reason),
        })
    }
}
