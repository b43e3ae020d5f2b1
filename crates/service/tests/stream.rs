//! The event stream: one for many matches.

use std::time::Duration;

use crate::common::{HOST, Page};
use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_stream::StreamExt;
use tower::ServiceExt;

/// An open event stream.
pub(crate) struct Follower {
    body: BodyDataStream,
    text: String,
}

impl Follower {
    async fn of(page: &Page, matches: &str) -> Follower {
        let path = format!("/api/stream?matches={matches}");
        let request = Request::get(path).header("host", HOST).body(Body::empty()).unwrap();
        let response = page.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Follower::reading(response.into_body())
    }

    /// A stream that has been opened.
    pub(crate) fn reading(body: Body) -> Follower {
        Follower { body: body.into_data_stream(), text: String::new() }
    }

    /// Returns the next event with its name. `None`: the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                let name = field("event: ").unwrap_or("message").to_owned();
                let data = field("data: ").map(|data| serde_json::from_str(data).unwrap());
                self.text = rest.to_owned();
                // A stream without events sends comments.
                let Some(data) = data else { continue };
                return Some((name, data));
            }
            let piece =
                tokio::time::timeout(Duration::from_secs(10), self.body.next()).await.expect("an event");
            self.text.push_str(std::str::from_utf8(&piece?.unwrap()).unwrap());
        }
    }
}

#[tokio::test]
async fn one_stream_carries_the_news_of_all_matches_that_were_asked_for() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let views =
        [page.new_match(json!({})).await, page.new_match(json!({})).await, page.new_match(json!({})).await];
    let [a, b, other] = views.each_ref().map(|view| view["id"].as_str().unwrap());
    let mut follower = Follower::of(&page, &format!("{a},{b}")).await;
    let mut first = [follower.next().await.unwrap().1, follower.next().await.unwrap().1];
    first.sort_by_key(|event| event["id"] != *a);
    assert_eq!(first, [json!({ "id": a, "seq": 0 }), json!({ "id": b, "seq": 0 })]);

    page.done(&views[2], json!([{ "do": "roll" }])).await;
    page.done(&views[1], json!([{ "do": "roll" }])).await;
    let (name, news) = follower.next().await.unwrap();
    assert_eq!(
        (&*name, &news["id"], &news["seq"], &news["after"]),
        ("message", &json!(b), &json!(1), &json!(0))
    );
    assert_eq!(
        news["view"],
        page.get(&format!("/api/matches/{b}?since=0")).await,
        "nothing is left to fetch"
    );
    page.call("DELETE", &format!("/api/matches/{other}"), None).await;
    page.call("DELETE", &format!("/api/matches/{a}"), None).await;
    assert_eq!(follower.next().await.unwrap(), ("deleted".to_owned(), json!({ "id": a })));
}

#[tokio::test]
async fn a_match_that_is_not_there_is_reported_as_deleted() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut follower = Follower::of(&page, "nobody").await;
    assert_eq!(follower.next().await.unwrap(), ("deleted".to_owned(), json!({ "id": "nobody" })));
}

#[tokio::test]
async fn a_slow_reader_learns_the_last_state_in_the_end() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = page.new_match(json!({ "dice": "hand" })).await;
    let mut follower = Follower::of(&page, view["id"].as_str().unwrap()).await;
    // Ties in the opening: one action each.
    for _ in 0..1500 {
        view = page.done(&view, json!([{ "do": "roll", "dice": [1, 1] }])).await;
    }
    while follower.next().await.unwrap().1["seq"] != json!(1500) {}
}

#[tokio::test]
async fn the_options_of_a_match_are_sent_once() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let options = |view: &Value| view["rules"]["options"].as_object().map(serde_json::Map::len);
    let begun = page.new_match(json!({ "dice": "hand" })).await;
    let path = format!("/api/matches/{}", begun["id"].as_str().unwrap());
    assert!(options(&begun) > Some(10));
    let first = page.done(&begun, json!([{ "do": "roll", "dice": [1, 1] }])).await;
    assert!(options(&first) > Some(10), "it has all that has happened");
    let second = page.done(&first, json!([{ "do": "roll", "dice": [2, 2] }])).await;
    assert_eq!(options(&second), None);
    for (query, are_there) in [("", true), ("?since=0", true), ("?since=1", false), ("?at=1", true)] {
        assert_eq!(options(&page.get(&format!("{path}{query}")).await).is_some(), are_there, "{query}");
    }
    // The games of this match have different rules.
    let tavli = page.new_match(json!({ "rules": "tavli", "dice": "hand" })).await;
    let first = page.done(&tavli, json!([{ "do": "roll", "dice": [1, 1] }])).await;
    assert!(options(&page.done(&first, json!([{ "do": "roll", "dice": [2, 2] }])).await).is_some());
}
