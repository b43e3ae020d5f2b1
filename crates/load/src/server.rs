//! The loaded server: one that is started with a separate folder, or one that runs already.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::client::Address;
use crate::error::LoadError;
use crate::wire::Place;

/// Time limit for the start of a server.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that was started here. It ends when this value is dropped.
#[derive(Debug)]
pub struct Started {
    child: Child,
    /// Its address.
    pub address: Address,
}

impl Started {
    /// Starts a server with its matches in a folder: a service for many people, or a server for one's own machine.
    ///
    /// # Errors
    /// The program does not print its port.
    pub async fn start(
        program: &Path,
        data: &Path,
        packed: bool,
        people: bool,
    ) -> Result<Started, LoadError> {
        Started::start_at(program, data, 0, packed, people).await
    }

    /// Restarts it at the same address.
    ///
    /// # Errors
    /// The same as those of [`Started::start`].
    pub async fn again(
        program: &Path,
        data: &Path,
        address: Address,
        people: bool,
    ) -> Result<Started, LoadError> {
        Started::start_at(program, data, address.port(), address.packed(), people).await
    }

    async fn start_at(
        program: &Path,
        data: &Path,
        port: u16,
        packed: bool,
        people: bool,
    ) -> Result<Started, LoadError> {
        let failed = |reason: String| LoadError::Start { program: program.to_owned(), reason };
        let mut child = Command::new(program)
            .args(if people { ["serve"] } else { ["--no-open"] })
            .args(["--json", "--port", &port.to_string(), "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| failed(error.to_string()))?;
        let stdout = child.stdout.take().ok_or_else(|| failed("it has no output".to_owned()))?;
        let mut line = String::new();
        let mut output = BufReader::new(stdout);
        let read = tokio::time::timeout(PATIENCE, output.read_line(&mut line)).await;
        read.map_err(|_| failed(format!("it has printed nothing for {PATIENCE:?}")))??;
        let place: Place = serde_json::from_str(&line)
            .map_err(|_| failed(format!("expected a line of JSON with its port, not {line:?}")))?;
        let socket = SocketAddr::from((Ipv4Addr::LOCALHOST, place.port));
        Ok(Started { child, address: Address::local(socket, packed)? })
    }

    /// Returns its process id while it runs.
    #[must_use]
    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it. Its acknowledged writes are on the disk.
    ///
    /// # Errors
    /// It cannot be killed.
    pub async fn end(mut self) -> Result<(), LoadError> {
        Ok(self.child.kill().await?)
    }
}

/// Returns the path of the server that was built beside this program.
///
/// # Errors
/// The file does not exist.
pub fn beside() -> Result<PathBuf, LoadError> {
    let own = std::env::current_exe()?;
    let program = own.with_file_name(format!("tavola{}", std::env::consts::EXE_SUFFIX));
    if program.is_file() {
        Ok(program)
    } else {
        let reason = "it is not there: build it with `cargo build --release`, or name another with --program";
        Err(LoadError::Start { program, reason: reason.to_owned() })
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn script(folder: &Path, text: &str) -> PathBuf {
        let path = folder.join("server");
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o700)).unwrap();
        path
    }

    #[tokio::test]
    async fn a_server_reports_its_port_and_ends_with_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let program = script(folder.path(), "echo '{\"url\": \"x\", \"port\": 4711}'; exec sleep 60");
        let started = Started::start(&program, folder.path(), false, false).await.unwrap();
        let wanted = Address::local("127.0.0.1:4711".parse().unwrap(), false).unwrap();
        assert_eq!(started.address, wanted);
        started.end().await.unwrap();
    }

    #[tokio::test]
    async fn a_program_that_is_no_server_is_refused_with_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let program = script(folder.path(), "echo hello");
        let refused = Started::start(&program, folder.path(), false, false).await.unwrap_err().to_string();
        assert!(refused.contains("hello") && refused.contains("port"), "{refused}");
        let none = folder.path().join("none");
        assert!(
            Started::start(&none, folder.path(), false, false)
                .await
                .unwrap_err()
                .to_string()
                .contains("none")
        );
    }
}
