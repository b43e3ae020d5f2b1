//! HTTP connections: accepted, bounded in time, ended.

use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// How long a client may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// For the header of a request, from when the connection is free for it.
    header: Duration,
    /// For requests that are running when the server stops.
    farewell: Duration,
}

impl Patience {
    /// That of a server.
    pub(crate) const USUAL: Patience =
        Patience { header: Duration::from_secs(30), farewell: Duration::from_secs(3) };
    /// The same, but connections that are open at the end are closed.
    pub(crate) const NONE: Patience = Patience { farewell: Duration::ZERO, ..Patience::USUAL };
}

/// How long nothing is accepted after a failure such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers until `stop` ends, then calls `stopping` and waits for requests that are being answered, though not for long;
/// those that are left are cut off.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
    stopping: impl FnOnce(),
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.header);
    let connections = GracefulShutdown::new();
    let mut tasks = JoinSet::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
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
        tasks.spawn(async move { drop(connection.await) });
    }
    drop(listener);
    stopping();
    let _ = tokio::time::timeout(patience.farewell, connections.shutdown()).await;
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

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;

    const SHORT: Patience =
        Patience { header: Duration::from_millis(100), farewell: Duration::from_millis(100) };

    /// A server, the way to stop it, and its end.
    async fn served() -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new()
            .route("/", get(async || "hello"))
            .route("/slow", get(async || std::future::pending::<()>().await));
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        let server = tokio::spawn(async move { serve(listener, router, SHORT, stopped, || ()).await });
        (address, stop, server)
    }

    /// What a server answers until it closes the connection.
    async fn answer(address: std::net::SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let read = stream.read_to_string(&mut answer);
        tokio::time::timeout(Duration::from_secs(10), read).await.expect("the server hangs up").unwrap();
        answer
    }

    #[tokio::test]
    async fn a_client_that_does_not_finish_its_header_is_hung_up_on() {
        let (address, _stop, _server) = served().await;
        assert!(
            answer(address, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                .await
                .ends_with("hello")
        );
        assert!(!answer(address, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow").await.contains("200"));
        assert_eq!(answer(address, "").await, "", "nor one that sends nothing at all");
    }

    #[tokio::test]
    async fn a_request_that_never_ends_does_not_keep_the_server_running() {
        let (address, stop, server) = served().await;
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(b"GET /slow HTTP/1.1\r\nHost: a\r\n\r\n").await.unwrap();
        tokio::time::sleep(Duration::from_millis(50)).await;
        stop.send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(10), server).await.expect("the server ends").unwrap();
    }
}
