//! Metrics of a node for Prometheus, counted here and served at a separate address.
//!
//! Labels are methods, patterns of paths, status codes, classes and states. There are no ids and no names, so the number of series stays
//! small even if a node is queried every few seconds for years.

use std::fmt::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::{ConstCounter, Counter};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::{ConstGauge, Gauge};
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use tavola_service::{Class, Figures, JobState, Service};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::StartError;
use crate::guard::{self, Hosts};
use crate::serve::{self, Patience};

/// Upper bounds of the histogram buckets, in seconds.
const BOUNDS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 10.0];
/// The media type of OpenMetrics' text.
const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// A call: a method and the pattern of its path.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Call {
    method: &'static str,
    call: Arc<str>,
}

/// An answered request.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    call: Arc<str>,
    status: u16,
}

/// Jobs of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Jobs {
    class: &'static str,
    state: &'static str,
}

/// Counters of requests.
#[derive(Debug)]
struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    durations: Family<Call, Histogram>,
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::with_prefix("tavola");
        let requests = Family::<Answered, Counter>::default();
        let durations = Family::<Call, Histogram>::new_with_constructor(|| Histogram::new(BOUNDS));
        registry.register("requests", "Requests that were answered", requests.clone());
        let until = "Time until the head of an answer";
        registry.register_with_unit("request_duration", until, Unit::Seconds, durations.clone());
        Metrics { registry, requests, durations }
    }

    fn count(&self, call: Call, status: StatusCode, seconds: f64) {
        self.durations.get_or_create(&call).observe(seconds);
        let Call { method, call } = call;
        self.requests.get_or_create(&Answered { method, call, status: status.as_u16() }).inc();
    }

    /// Returns all metrics as text.
    fn text(&self, figures: &Figures, bus: Option<bool>) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode_registry(&mut text, &self.registry)?;
        encode_registry(&mut text, &of_a_moment(figures, bus))?;
        encode_eof(&mut text)?;
        Ok(text)
    }
}

/// Returns the metrics that others count, as of now.
fn of_a_moment(figures: &Figures, bus: Option<bool>) -> Registry {
    let mut registry = Registry::with_prefix("tavola");
    let Figures { store, matches, streams, waiting_bytes, jobs } = figures;
    let mut counter = |name: &str, help: &str, value: u64| {
        registry.register(name, help, ConstCounter::new(value));
    };
    counter("actions", "Actions of matches that were written", store.actions);
    counter("database_statements", "Statements that the database has answered", store.statements);
    let mut seconds = |name: &str, help: &str, value: f64| {
        registry.register_with_unit(name, help, Unit::Seconds, ConstCounter::new(value));
    };
    seconds("database", "Time that statements took", store.statement_time.as_secs_f64());
    seconds(
        "database_waiting",
        "Time that callers waited for a connection",
        store.waiting_time.as_secs_f64(),
    );
    let mut gauge = |name: &str, help: &str, value: usize| {
        registry.register(name, help, ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX)));
    };
    gauge("matches_held", "Matches in memory", *matches);
    gauge("streams", "Streams of news that are open", *streams);
    gauge("database_up", "Whether the database answers", usize::from(jobs.is_some()));
    if let Some(connected) = bus {
        gauge("bus_connected", "Whether there is a connection to the bus", usize::from(connected));
    }
    let waiting = i64::try_from(*waiting_bytes).unwrap_or(i64::MAX);
    let outbox = "News that wait for readers of streams";
    registry.register_with_unit("outbox", outbox, Unit::Bytes, ConstGauge::new(waiting));
    if let Some(jobs) = jobs {
        let family = Family::<Jobs, Gauge>::default();
        for class in Class::ALL {
            for state in JobState::ALL {
                let count = jobs.iter().find(|(of, is, _)| (*of, *is) == (class, state));
                let count = count.map_or(0, |(.., count)| i64::try_from(*count).unwrap_or(i64::MAX));
                family.get_or_create(&Jobs { class: class.name(), state: state.name() }).set(count);
            }
        }
        registry.register("jobs", "Jobs of all nodes over the database", family);
    }
    registry
}

/// Returns the label of a method. Other methods are not answered, and clients could invent any number of them.
fn name(method: &Method) -> &'static str {
    [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::HEAD]
        .iter()
        .zip(["GET", "POST", "PUT", "DELETE", "HEAD"])
        .find_map(|(known, name)| (known == method).then_some(name))
        .unwrap_or("other")
}

/// Listens at the address of the metrics.
pub(crate) async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| StartError::Metrics { address, error })
}

/// The server of the metrics, until it is dropped.
#[derive(Debug)]
pub(crate) struct Watched(JoinHandle<()>);

impl Drop for Watched {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Returns the routes with counters, and serves the counts at a listener from now on.
pub(crate) fn watched(routes: Router, listener: TcpListener, service: &Service) -> (Router, Option<Watched>) {
    let metrics = Arc::new(Metrics::new());
    let counted = routes.layer(middleware::from_fn_with_state(Arc::clone(&metrics), count));
    let Ok(address) = listener.local_addr() else { return (counted, None) };
    let router = router(metrics, service, address);
    tracing::info!("metrics at http://{address}/metrics");
    let answers = serve::serve(listener, router, Patience::NONE, std::future::pending(), || ());
    (counted, Some(Watched(tokio::spawn(answers))))
}

async fn count(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let call = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).into();
    let call = Call { method: name(request.method()), call };
    let begun = Instant::now();
    let response = next.run(request).await;
    metrics.count(call, response.status(), begun.elapsed().as_secs_f64());
    response
}

/// Returns the routes of the metrics, for callers who address the server by this address or by this machine's own names.
fn router(metrics: Arc<Metrics>, service: &Service, address: SocketAddr) -> Router {
    let service = service.clone();
    let answer = async move || {
        let figures = service.figures().await;
        match metrics.text(&figures, service.node().bus().is_connected()) {
            Ok(text) => ([(CONTENT_TYPE, KIND)], text).into_response(),
            Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
        }
    };
    let mut host = String::new();
    // Writing into a string does not fail.
    _ = write!(host, "{address}");
    let hosts: Vec<_> = host.parse().into_iter().collect();
    guard::for_hosts(Router::new().route("/metrics", get(answer)), Hosts::new(&hosts))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use tavola_service::Counted;

    #[test]
    fn what_is_counted_is_written_as_prometheus_reads_it() {
        let metrics = Metrics::new();
        let call = Call { method: name(&Method::POST), call: "/api/matches/{id}/actions".into() };
        for seconds in [0.0015, 0.3] {
            metrics.count(call.clone(), StatusCode::OK, seconds);
        }
        let store = Counted {
            statements: 7,
            statement_time: Duration::from_millis(1500),
            waiting_time: Duration::ZERO,
            actions: 3,
        };
        let jobs = Some(vec![(Class::Slice, JobState::Running, 2)]);
        let figures = Figures { store, matches: 4, streams: 5, waiting_bytes: 600, jobs };
        let text = metrics.text(&figures, Some(false)).unwrap();
        for line in [
            "tavola_requests_total{method=\"POST\",call=\"/api/matches/{id}/actions\",status=\"200\"} 2",
            "tavola_request_duration_seconds_bucket{le=\"0.002\",method=\"POST\",call=\"/api/matches/{id}/actions\"} 1",
            "tavola_request_duration_seconds_count{method=\"POST\",call=\"/api/matches/{id}/actions\"} 2",
            "tavola_actions_total 3",
            "tavola_database_statements_total 7",
            "tavola_database_seconds_total 1.5",
            "tavola_matches_held 4",
            "tavola_streams 5",
            "tavola_outbox_bytes 600",
            "tavola_bus_connected 0",
            "tavola_database_up 1",
            "tavola_jobs{class=\"slice\",state=\"running\"} 2",
            "tavola_jobs{class=\"bot\",state=\"failed\"} 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(text.ends_with("# EOF\n"), "{text}");
        let without = metrics.text(&Figures { jobs: None, ..figures }, None).unwrap();
        assert!(without.contains("tavola_database_up 0") && !without.contains("tavola_jobs"), "{without}");
        assert_eq!(name(&Method::from_bytes(b"MADE-UP").unwrap()), "other");
    }
}
