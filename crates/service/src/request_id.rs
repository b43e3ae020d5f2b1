//! The id of a request: in its log lines, and in an answer with an error.

use std::sync::Arc;

tokio::task_local! {
    static CURRENT: Arc<str>;
}

/// Runs a future under a request id.
pub async fn under<T>(id: Arc<str>, work: impl Future<Output = T>) -> T {
    CURRENT.scope(id, work).await
}

/// Returns the id of the present request.
#[must_use]
pub fn current() -> Option<Arc<str>> {
    CURRENT.try_with(Arc::clone).ok()
}
