//! A view in its serialised form: made once for the caller, for the followers of the match, and for later callers.

use axum::body::Bytes;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::wire::View;
use crate::failure::Failure;

/// The JSON of a view with the events after some number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    after: usize,
    /// The complete stream event that carries the view.
    news: Bytes,
    /// Number of bytes of the event before the view.
    before: usize,
}

/// End of an event that carries a view.
const END: &[u8] = b"}\n\n";

/// Fields of an event besides the view.
#[derive(Serialize)]
struct Head<'a> {
    id: &'a str,
    seq: usize,
    after: usize,
}

impl Shown {
    /// Serialises a view with the events after `after`.
    pub(crate) fn of(view: &View, after: usize) -> Result<Shown, Failure> {
        let mut news = Vec::with_capacity(4096);
        news.extend_from_slice(b"data: ");
        serde_json::to_writer(&mut news, &Head { id: &view.id, seq: view.seq, after })
            .map_err(Failure::internal)?;
        // The view is one more field.
        news.pop();
        news.extend_from_slice(b",\"view\":");
        let before = news.len();
        serde_json::to_writer(&mut news, view).map_err(Failure::internal)?;
        news.extend_from_slice(END);
        // The bytes stay in memory for long.
        news.shrink_to_fit();
        Ok(Shown { after, news: news.into(), before })
    }

    /// Returns the number of the last action before its events.
    pub(crate) fn after(&self) -> usize {
        self.after
    }

    /// Returns its size in bytes.
    pub(crate) fn bytes(&self) -> usize {
        self.news.len()
    }

    /// Returns the stream event: `id`, `seq`, `after` and `view`.
    pub(crate) fn news(&self) -> Bytes {
        self.news.clone()
    }
}

/// The answer is the view alone.
impl IntoResponse for Shown {
    fn into_response(self) -> Response {
        let view = self.news.slice(self.before..self.news.len() - END.len());
        ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], view).into_response()
    }
}
