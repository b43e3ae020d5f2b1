//! HTTP connections: accepting, time limits, and shutdown.

use std::time::Duration;

use axum::{Router, middleware};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::log;
use crate::patient::Patient;

/// Time limits of a client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// For the header of a request, from when the connection is free for it.
    header: Duration,
    /// For reading any part of an answer.
    reading: Duration,
    /// For running requests after the server was asked to stop.
    farewell: Duration,
}

impl Patience {
    /// The time limits of a server.
    pub(crate) const USUAL: Patience = Patience {
        header: Duration::from_secs(30),
        reading: Duration::from_secs(30),
        farewell: Duration::from_secs(3),
    };
    /// Time limits under which connections are closed at once when the server stops.
    pub(crate) const NONE: Patience = Patience { farewell: Duration::ZERO, ..Patience::USUAL };
}

/// Maximum number of waiting answer bytes per client, besides the body that is being sent; also the maximum length of a request's header.
const OUTBOX: usize = 64 * 1024;
/// Pause in accepting after a failure such as too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers until `stop` ends, then calls `stopping` and waits briefly for running requests. The remaining ones are cut off.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
    stopping: impl FnOnce(),
) {
    let router = router.layer(middleware::from_fn(log::requests));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience.header).max_buf_size(OUTBOX);
    let connections = GracefulShutdown::new();
    let mut tasks = JoinSet::new();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = tasks.join_next() => continue,
            () = &mut stop => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            Err(error) => {
                tracing::warn!("no connection can be accepted: {error}");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Small answers are sent at once. If the option is not available, the connection is used nevertheless.
        let _ = stream.set_nodelay(true);
        let stream = Patient::new(stream, patience.reading);
        let service = TowerToHyperService::new(router.clone());
        let connection = connections.watch(http.serve_connection(TokioIo::new(stream), service));
        tasks.spawn(async move {
            // A connection fails when its client goes away, or reads nothing.
            if let Err(error) = connection.await {
                tracing::debug!("a connection has ended: {error}");
            }
        });
    }
    drop(listener);
    stopping();
    let _ = tokio::time::timeout(patience.farewell, connections.shutdown()).await;
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::Arc;

    use axum::body::{Body, Bytes};
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpStream;
    use tokio::sync::oneshot;

    use super::*;

    const SHORT: Patience = Patience {
        header: Duration::from_millis(100),
        reading: Duration::from_millis(300),
        farewell: Duration::from_millis(100),
    };

    /// Returns a server's address, the channel that stops it, and its task.
    async fn served() -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let router = Router::new()
            .route("/", get(async || "hello"))
            .route("/slow", get(async || std::future::pending::<()>().await));
        serving(router).await
    }

    async fn serving(
        router: Router,
    ) -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async { drop(stopped.await) };
        let server = tokio::spawn(async move { serve(listener, router, SHORT, stopped, || ()).await });
        (address, stop, server)
    }

    /// Returns all bytes that a server sends until it closes the connection.
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

    /// A part of a body that counts as long as it is in memory.
    struct Part {
        bytes: Vec<u8>,
        _counted: Arc<()>,
    }

    impl AsRef<[u8]> for Part {
        fn as_ref(&self) -> &[u8] {
            &self.bytes
        }
    }

    /// Returns a server with a large answer and an endless stream, and the counter of their parts in memory.
    async fn serving_much() -> (std::net::SocketAddr, Arc<()>, oneshot::Sender<()>) {
        let counted = Arc::new(());
        let part = |counted: &Arc<()>, size: usize| {
            Bytes::from_owner(Part { bytes: vec![b'a'; size], _counted: Arc::clone(counted) })
        };
        let (of_answers, of_streams) = (Arc::clone(&counted), Arc::clone(&counted));
        let router = Router::new().route("/large", get(async move || part(&of_answers, LARGE))).route(
            "/endless",
            get(async move || {
                let parts = std::iter::repeat_with(move || Ok::<_, Infallible>(part(&of_streams, 4096)));
                Body::from_stream(tokio_stream::iter(parts))
            }),
        );
        let (address, stop, _) = serving(router).await;
        (address, counted, stop)
    }

    /// More than the buffers of the system can hold.
    const LARGE: usize = 16 << 20;

    async fn requested(address: std::net::SocketAddr, path: &str, times: usize) -> TcpStream {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: a\r\n\r\n").repeat(times);
        stream.write_all(request.as_bytes()).await.unwrap();
        stream
    }

    #[tokio::test]
    async fn clients_that_never_read_are_hung_up_on_and_leave_nothing_in_memory() {
        let (address, counted, _stop) = serving_much().await;
        // The two routes of the router count too.
        let nothing = Arc::strong_count(&counted);
        let mut clients = Vec::new();
        for path in ["/large", "/endless"] {
            for times in [1, 20] {
                for _ in 0..10 {
                    clients.push(requested(address, path, times).await);
                }
            }
        }
        let begun = std::time::Instant::now();
        while Arc::strong_count(&counted) == nothing {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        while Arc::strong_count(&counted) > nothing {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "{} parts",
                Arc::strong_count(&counted) - nothing
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for mut client in clients {
            // The data in the system's buffers come first, and then the end or an error.
            let mut rest = Vec::new();
            _ = client.read_to_end(&mut rest).await;
            assert!(rest.len() < LARGE);
        }
    }

    #[tokio::test]
    async fn a_client_that_reads_slowly_gets_everything() {
        let (address, _counted, _stop) = serving_much().await;
        let mut client = requested(address, "/large", 1).await;
        let (mut read, mut part) = (0, vec![0; LARGE / 16]);
        while read < LARGE {
            tokio::time::sleep(SHORT.reading / 6).await;
            match client.read(&mut part).await.unwrap() {
                0 => panic!("the server has hung up after {read} bytes"),
                more => read += more,
            }
        }
    }
}
