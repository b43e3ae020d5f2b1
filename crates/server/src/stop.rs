//! Signals that stop the server.

use crate::StartError;

/// Ctrl-C and SIGTERM, from the moment of its construction on.
#[derive(Debug)]
pub(crate) struct Stop {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
}

impl Stop {
    #[cfg(unix)]
    pub(crate) fn install() -> Result<Stop, StartError> {
        use tokio::signal::unix::{SignalKind, signal};

        let listen = |kind| signal(kind).map_err(StartError::Signals);
        Ok(Stop { signals: [listen(SignalKind::terminate())?, listen(SignalKind::interrupt())?] })
    }

    #[cfg(not(unix))]
    pub(crate) fn install() -> Result<Stop, StartError> {
        Ok(Stop {})
    }

    /// Returns after the first signal.
    #[cfg(unix)]
    pub(crate) async fn asked(self) {
        let [mut terminate, mut interrupt] = self.signals;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    }

    /// Returns after the first signal.
    #[cfg(not(unix))]
    pub(crate) async fn asked(self) {
        _ = tokio::signal::ctrl_c().await;
    }
}
