//! HTTP connections: accepted, bounded in time, ended.

use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;

/// How long the header of a request may take, from when the connection is free for it.
const HEADER_TIMEOUT: Duration = Duration::from_secs(30);
/// How long running requests may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(3);
/// How long nothing is accepted after a failure such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers until `stop` ends, then calls `stopping` and waits for requests that are being answered, though not for long.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
    stopping: impl FnOnce(),
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT);
    let connections = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let Ok((stream, _)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // Small answers are sent at once. Where that cannot be had, they are sent all the same.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        let connection = connections.watch(http.serve_connection(TokioIo::new(stream), service));
        // A connection fails when its client goes away.
        tokio::spawn(async move { drop(connection.await) });
    }
    drop(listener);
    stopping();
    let _ = tokio::time::timeout(FAREWELL, connections.shutdown()).await;
}

/// Ends when the process is asked to stop: Ctrl-C, or SIGTERM.
pub(crate) async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
