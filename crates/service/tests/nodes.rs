//! Two nodes over one store, connected by a bus: presence and sign-out.

use std::time::Duration;

use crate::common::{Browser, node, seated, store};
use axum::body::BodyDataStream;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::{Bus, Errand, Service};
use tempfile::TempDir;
use tokio_stream::StreamExt;

/// Returns two nodes connected by a bus.
pub(crate) async fn nodes(folder: &TempDir) -> [Service; 2] {
    let store = store(folder).await;
    let sides = [Bus::carried(), Bus::carried()];
    let buses = sides.each_ref().map(|(bus, _)| bus.clone());
    let nodes = buses.each_ref().map(|bus| Service::new(node(store.clone(), bus.clone())));
    let [second, first] = buses;
    for ((_, mut errands), other) in sides.into_iter().zip([first, second]) {
        tokio::spawn(async move {
            while let Some(errand) = errands.next().await {
                if let Errand::Carry(letter) = errand {
                    other.hear(&letter.text);
                }
            }
        });
    }
    nodes
}

/// An open event stream.
struct Stream {
    body: BodyDataStream,
    text: String,
}

impl Stream {
    async fn of(browser: &Browser, id: &str) -> Stream {
        let body = browser.stream(&format!("/api/stream?matches={id}")).await;
        Stream { body: body.into_data_stream(), text: String::new() }
    }

    /// Returns the presence in the next event. `None`: the stream has ended.
    async fn there(&mut self) -> Option<Value> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.strip_prefix("event: there\ndata: ").map(str::to_owned);
                self.text = rest.to_owned();
                if let Some(data) = data {
                    return Some(serde_json::from_str(&data).unwrap());
                }
                continue;
            }
            let piece = tokio::time::timeout(Duration::from_secs(10), self.body.next()).await.unwrap()?;
            self.text.push_str(std::str::from_utf8(&piece.unwrap()).unwrap());
        }
    }

    /// Reads until the presence has the given value.
    async fn until(&mut self, there: [bool; 2]) -> Value {
        loop {
            let event = self.there().await.expect("the stream goes on");
            if event["there"] == json!(there) {
                return event;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_two_people_sees_at_their_own_node_whether_the_other_is_there() {
    let folder = TempDir::new().unwrap();
    let [one, two] = nodes(&folder).await;
    let (mut anna, mut ben) = (Browser::new(&one), Browser::new(&two));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let id = seated(&mut anna, &mut ben).await;
    let mut first = Stream::of(&anna, &id).await;
    assert_eq!(first.there().await.unwrap()["there"], json!([true, false]));
    let mut second = Stream::of(&ben, &id).await;
    first.until([true, true]).await;
    second.until([true, true]).await;
    assert_eq!(anna.get(&format!("/api/matches/{id}/people")).await["there"], json!([true, true]));
    drop(second);
    let event = first.until([true, false]).await;
    assert!(event["gone"][0].is_null() && event["gone"][1].is_u64(), "since when: {event}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_when_its_session_does_on_any_node() {
    let folder = TempDir::new().unwrap();
    let [one, two] = nodes(&folder).await;
    let (mut anna, mut ben) = (Browser::new(&one), Browser::new(&one));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let id = seated(&mut anna, &mut ben).await;
    let elsewhere = anna.at(&two);
    let mut streams = [Stream::of(&anna, &id).await, Stream::of(&elsewhere, &id).await];
    let mut bens = Stream::of(&ben, &id).await;
    assert_eq!(anna.call("DELETE", "/api/me/devices", None).await.0, StatusCode::NO_CONTENT);
    for stream in &mut streams {
        while stream.there().await.is_some() {}
    }
    bens.until([false, true]).await;
}
