//! One event stream for all matches that a browser follows.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::Arc;

use axum::response::sse::{Event, KeepAlive, Sse};
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc::{self, Sender};
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use crate::error::Failure;
use crate::news::{News, Pulse};
use crate::store::Store;

/// The most matches that one stream follows.
const MOST: usize = 100;
/// How many events wait for a slow client.
const QUEUE: usize = 16;

/// The ids of a query: separated by commas.
fn ids(text: &str) -> Result<HashSet<Arc<str>>, Failure> {
    let ids: HashSet<Arc<str>> = text.split(',').filter(|id| !id.is_empty()).map(Arc::from).collect();
    if (1..=MOST).contains(&ids.len()) {
        Ok(ids)
    } else {
        Err(Failure::bad(format!("expected matches=ID,ID,... with 1 to {MOST} matches, not {}", ids.len())))
    }
}

/// Opens a stream: first how far each match is, then its news.
pub(crate) fn open(
    store: Store,
    news: &News,
    matches: &str,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<>>, Failure> {
    let ids = ids(matches)?;
    // Listening before looking: what happens between both is reported twice, not lost.
    let mut listener = news.listen();
    let (sender, receiver) = mpsc::channel(QUEUE);
    tokio::spawn(async move {
        let mut up = present(&store, &ids, &sender).await;
        while up {
            let pulse = tokio::select! {
                () = sender.closed() => break,
                pulse = listener.recv() => pulse,
            };
            up = match pulse {
                Ok(Pulse::Stop) | Err(RecvError::Closed) => break,
                Ok(pulse) if followed(&ids, &pulse) => sender.send(Ok(event(&pulse))).await.is_ok(),
                Ok(_) => true,
                Err(RecvError::Lagged(_)) => present(&store, &ids, &sender).await,
            };
        }
    });
    Ok(Sse::new(ReceiverStream::new(receiver)).keep_alive(KeepAlive::default()))
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

fn followed(ids: &HashSet<Arc<str>>, pulse: &Pulse) -> bool {
    matches!(pulse, Pulse::Seq(id, _) | Pulse::Gone(id) if ids.contains(id))
}

fn event(pulse: &Pulse) -> Event {
    match pulse {
        Pulse::Seq(id, seq) => Event::default().data(json!({ "id": **id, "seq": seq }).to_string()),
        Pulse::Gone(id) => Event::default().event("deleted").data(json!({ "id": **id }).to_string()),
        Pulse::Stop => Event::default(),
    }
}
