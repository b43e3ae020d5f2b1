//! The id of a request: in the lines of the log that are written for it, and in an answer that is an error.

use std::sync::Arc;

tokio::task_local! {
    static CURRENT: Arc<str>;
}

/// Does something for a request.
pub async fn under<T>(id: Arc<str>, work: impl Future<Output = T>) -> T {
    CURRENT.scope(id, work).await
}

/// The id of the request that is being answered.
#[must_use]
pub fn current() -> Option<Arc<str>> {
    CURRENT.try_with(Arc::clone).ok()
}
