//! The functions that the scripts of `web/tab/worker.js` call.

#![allow(unsafe_code, reason = "names of functions that the host calls, and the memory that it has filled")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http;
use futures_util::StreamExt as _;
use futures_util::future::{AbortHandle, Abortable};
use tavola_service::tasks::Tasks;
use tavola_service::{Bus, Node, OpenError, Principal, Service, Store};
use tower::ServiceExt as _;

use crate::crew::{Carrier, Crew};
use crate::executor::Executor;
use crate::runtime::Worker;
use crate::store::BrowserStore;
use crate::{host, keep, memory, message, runtime};

/// Time for tasks before the worker looks at its messages again.
const SLICE: Duration = Duration::from_millis(6);

thread_local! {
    static EXECUTOR: Executor = Executor::new(host::wake);
    /// The routes of the node, after its start.
    static ROUTER: RefCell<Option<Router>> = const { RefCell::new(None) };
    /// The workers for the engine's jobs, from the start on.
    static CREW: RefCell<Option<Crew<Workers>>> = const { RefCell::new(None) };
    /// Unfinished requests by number.
    static OPEN: RefCell<HashMap<u32, AbortHandle>> = RefCell::default();
}

/// Reports panics to the host. Every worker calls it first.
#[unsafe(no_mangle)]
extern "C" fn begin() {
    std::panic::set_hook(Box::new(|panic| host::panicked(&panic.to_string())));
}

/// Opens the store and starts the node, with a number of workers for its engine. It notifies the host when it accepts calls.
#[unsafe(no_mangle)]
extern "C" fn start(workers: u32) {
    let crew = Crew::new(workers as usize, Workers);
    CREW.with(|set| *set.borrow_mut() = Some(crew.clone()));
    let executor = EXECUTOR.with(Clone::clone);
    let tasks = Tasks::new(Worker(executor.clone()));
    executor.spawn(Box::pin(async move {
        match node(crew, tasks).await {
            Ok(router) => {
                ROUTER.with(|started| *started.borrow_mut() = Some(router));
                host::started("");
            }
            Err(error) => host::started(&error),
        }
    }));
}

/// Returns the routes of a node over the files of the browser, or `WHY: one line in English`.
async fn node(crew: Crew<Workers>, tasks: Tasks) -> Result<Router, String> {
    let why = |error: OpenError| match error {
        OpenError::Newer { .. } => format!("newer: {error}"),
        OpenError::Full { .. } => format!("full: {error}"),
        error => format!("failed: {error}"),
    };
    let driver = BrowserStore::open().map_err(|error| why(error))?;
    let store = Store::over(driver.clone(), "the store of this browser".to_owned(), tasks.clone())
        .await
        .map_err(why)?;
    let service = Service::new(Node::new(store, Bus::default(), crew, tasks.clone()));
    service.resume().await.map_err(|error| format!("failed: {error}"))?;
    Ok(tavola_service::router(&service).merge(keep::routes(driver, tasks)))
}

/// Runs tasks for some milliseconds. Returns 1 if more are ready.
#[unsafe(no_mangle)]
extern "C" fn run() -> u32 {
    let end = host::uptime() + SLICE;
    EXECUTOR.with(|executor| executor.run(|| host::uptime() >= end)).into()
}

/// Handles the end of a timer.
#[unsafe(no_mangle)]
extern "C" fn fire(id: u32) {
    runtime::fire(id);
}

/// Answers a request, which is in memory from [`memory::room`]. The head, the parts and the end of the answer go to the host under the
/// request's number.
///
/// # Safety
/// The memory is from [`memory::room`] with this length, and the host no longer uses it.
#[unsafe(no_mangle)]
unsafe extern "C" fn request(id: u32, at: *mut u8, length: usize) {
    // SAFETY: as above.
    let bytes = unsafe { memory::taken(at, length) };
    let (abort, registration) = AbortHandle::new_pair();
    OPEN.with(|open| open.borrow_mut().insert(id, abort));
    let router = ROUTER.with(|router| router.borrow().clone());
    let answered = async move {
        let request = message::request(&bytes).and_then(|request| http_request(&request));
        let (Some(router), Some(request)) = (router, request) else {
            host::head(id, 400, "");
            return;
        };
        let Ok(answer) = router.oneshot(request).await;
        host::head(id, answer.status().as_u16(), &headers(answer.headers()));
        let mut body = answer.into_body().into_data_stream();
        while let Some(Ok(bytes)) = body.next().await {
            host::part(id, &bytes);
        }
    };
    let task = async move {
        // An aborted request ends here too.
        _ = Abortable::new(answered, registration).await;
        OPEN.with(|open| open.borrow_mut().remove(&id));
        host::end(id);
    };
    // A router's futures are `Send`.
    EXECUTOR.with(|executor| executor.spawn(Box::pin(task)));
}

/// Aborts a request whose caller has gone away.
#[unsafe(no_mangle)]
extern "C" fn abort(id: u32) {
    let request = OPEN.with(|open| open.borrow_mut().remove(&id));
    if let Some(request) = request {
        request.abort();
    }
}

/// The workers of the host.
#[derive(Clone, Copy, Debug)]
struct Workers;

impl Carrier for Workers {
    fn begin(&self, id: u32, job: &str) {
        host::job_begin(id, job);
    }

    fn stop(&self, id: u32) {
        host::job_stop(id);
    }
}

/// Takes the result of a worker's job, which is in memory from [`memory::room`]; empty if the job was stopped or has failed.
///
/// # Safety
/// The memory is from [`memory::room`] with this length, and the host no longer uses it.
#[unsafe(no_mangle)]
unsafe extern "C" fn job_done(id: u32, at: *mut u8, length: usize) {
    // SAFETY: as above.
    let bytes = unsafe { memory::taken(at, length) };
    let came = std::str::from_utf8(&bytes).ok().filter(|came| !came.is_empty());
    // The borrow ends before the crew calls the host.
    let crew = CREW.with(|crew| crew.borrow().clone());
    if let Some(crew) = crew {
        crew.done(id, came);
    }
}

/// Builds a request of the person at this device.
fn http_request(request: &message::Request<'_>) -> Option<http::Request<Body>> {
    let mut built = http::Request::builder().method(request.method).uri(request.path);
    for (name, value) in &request.headers {
        built = built.header(*name, *value);
    }
    built.extension(Principal::Table).body(Body::from(request.body.to_vec())).ok()
}

fn headers(headers: &http::HeaderMap) -> String {
    let line = |(name, value): (&http::HeaderName, &http::HeaderValue)| {
        value.to_str().map_or_else(|_| String::new(), |value| format!("{name}: {value}\n"))
    };
    headers.iter().map(line).collect()
}

/// Fills memory with random numbers for `getrandom`.
///
/// # Safety
/// `to` is valid for writes of `length` bytes.
#[unsafe(no_mangle)]
unsafe extern "Rust" fn __getrandom_v03_custom(to: *mut u8, length: usize) -> Result<(), getrandom::Error> {
    // SAFETY: the caller guarantees memory of this length; it may be uninitialised, so it is written before it is borrowed.
    let bytes = unsafe {
        to.write_bytes(0, length);
        std::slice::from_raw_parts_mut(to, length)
    };
    host::random(bytes);
    Ok(())
}
