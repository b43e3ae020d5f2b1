//! One event stream for all matches that a browser follows.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc::{self, Sender};
use tokio_stream::wrappers::ReceiverStream;

use crate::bus::Pulse;
use crate::extract::Params;
use crate::failure::Failure;
use crate::node::Node;
use crate::store::Store;

mod store;

/// The most matches that one stream follows.
const MOST: usize = 100;
/// How long a stream is silent at most.
const SILENCE: Duration = Duration::from_secs(15);
/// How many events wait for a slow client.
const QUEUE: usize = 16;

/// Which matches a stream follows.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct NewsQuery {
    /// Ids, separated by commas.
    #[serde(default)]
    pub matches: String,
}

/// The ids of a query: separated by commas.
fn ids(text: &str) -> Result<HashSet<Arc<str>>, Failure> {
    let ids: HashSet<Arc<str>> = text.split(',').filter(|id| !id.is_empty()).map(Arc::from).collect();
    if (1..=MOST).contains(&ids.len()) {
        Ok(ids)
    } else {
        Err(Failure::bad(format!("expected matches=ID,ID,... with 1 to {MOST} matches, not {}", ids.len())))
    }
}

/// The calls about news.
pub(crate) fn routes(node: Node) -> Router {
    Router::new().route("/stream", get(open)).with_state(node)
}

/// Opens a stream: first how far each match is, then its news.
async fn open(State(node): State<Node>, Params(query): Params<NewsQuery>) -> Result<Response, Failure> {
    let ids = ids(&query.matches)?;
    // Listening before looking: what happens between both is reported twice, not lost.
    let follower = node.bus().follow(&ids);
    let (sender, receiver) = mpsc::channel(QUEUE);
    let tasks = node.tasks().clone();
    tasks.clone().spawn(async move {
        let store = node.store().clone();
        // A stream does not keep a node alive.
        drop(node);
        let mut up = present(&store, &ids, &sender).await;
        let mut silence = tasks.sleep(SILENCE);
        while up {
            let pulse = tokio::select! {
                () = sender.closed() => break,
                pulse = follower.next() => Some(pulse),
                () = &mut silence => None,
            };
            silence = tasks.sleep(SILENCE);
            up = match pulse {
                // A comment, by which both ends notice that the other is gone.
                None => sender.send(Ok(Event::default().comment(""))).await.is_ok(),
                Some(Pulse::Stop) => break,
                Some(pulse) => sender.send(Ok(event(&pulse))).await.is_ok(),
            };
        }
    });
    Ok(Sse::new(ReceiverStream::new(receiver)).into_response())
}

/// Sends how far each match is. `false` when the client is gone or the store is closed.
async fn present(store: &Store, ids: &HashSet<Arc<str>>, sender: &Sender<Result<Event, Infallible>>) -> bool {
    for id in ids {
        let pulse = match store.seq(id).await {
            Ok(Some(seq)) => Pulse::Seq(Arc::clone(id), seq),
            Ok(None) => Pulse::Gone(Arc::clone(id)),
            Err(_) => return false,
        };
        if sender.send(Ok(event(&pulse))).await.is_err() {
            return false;
        }
    }
    true
}

fn event(pulse: &Pulse) -> Event {
    match pulse {
        Pulse::Seq(id, seq) => Event::default().data(json!({ "id": **id, "seq": seq }).to_string()),
        Pulse::Gone(id) => Event::default().event("deleted").data(json!({ "id": **id }).to_string()),
        Pulse::Stop => Event::default(),
    }
}
