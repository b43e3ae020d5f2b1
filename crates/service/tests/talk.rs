//! Phrases between two opponents, and muting and blocking.

use std::time::Duration;

use crate::challenges::seated;
use crate::common::{Browser, service};
use axum::body::BodyDataStream;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_stream::StreamExt as _;

/// Returns the events of a stream within a moment.
async fn heard(stream: &mut BodyDataStream) -> String {
    let mut text = String::new();
    while let Ok(Some(Ok(bytes))) = tokio::time::timeout(Duration::from_millis(200), stream.next()).await {
        text.push_str(&String::from_utf8_lossy(&bytes));
    }
    text
}

async fn post(browser: &mut Browser, path: &str, body: Value) -> (StatusCode, Value) {
    browser.call("POST", path, Some(body)).await
}

/// Mutes or blocks a person.
async fn keep(browser: &mut Browser, name: &str, distance: &str) {
    let (status, answer) =
        post(browser, "/api/me/others", json!({ "name": name, "distance": distance })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "{answer}");
}

fn challenge(length: u32) -> Value {
    let setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": length },
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    json!({ "setup": setup, "visibility": "public" })
}

#[tokio::test]
async fn a_phrase_reaches_the_other_player_alone_unless_they_keep_the_speaker_away() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben, id) = seated(&service, json!({})).await;
    let mut carl = Browser::new(&service);
    carl.enter("Carl").await;
    let (stream, path) = (format!("/api/stream?matches={id}"), format!("/api/matches/{id}/phrases"));
    let mut streams = Vec::new();
    for browser in [&anna, &ben, &carl] {
        streams.push(browser.stream(&stream).await.into_data_stream());
    }
    for stream in &mut streams {
        heard(stream).await;
    }
    let said = format!("event: said\ndata: {{\"id\":\"{id}\",\"phrase\":\"good-luck\"}}\n\n");
    let good_luck = json!({ "phrase": "good-luck" });
    for (distance, from_anna, from_ben) in
        [("none", true, true), ("muted", false, true), ("blocked", false, false)]
    {
        keep(&mut ben, "Anna", distance).await;
        assert_eq!(ben.get(&format!("/api/matches/{id}/people")).await["distance"], distance);
        assert_eq!(anna.get(&format!("/api/matches/{id}/people")).await["distance"], "none");
        for (speaker, hears, expected) in [(&mut anna, 1, from_anna), (&mut ben, 0, from_ben)] {
            assert_eq!(post(speaker, &path, good_luck.clone()).await.0, StatusCode::NO_CONTENT);
            let mut came = [String::new(), String::new(), String::new()];
            for (stream, text) in streams.iter_mut().zip(&mut came) {
                *text = heard(stream).await;
            }
            for (place, text) in came.iter().enumerate() {
                assert_eq!(text.contains(&said), expected && place == hears, "{distance} {place}: {text}");
            }
        }
    }
    let (status, _) = post(&mut carl, &path, good_luck.clone()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "who watches says nothing");
    let (status, _) = post(&mut anna, &path, json!({ "phrase": "you fool" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(post(&mut anna, &path, good_luck.clone()).await.0);
    }
    let expected = [StatusCode::NO_CONTENT, StatusCode::NO_CONTENT, StatusCode::TOO_MANY_REQUESTS];
    assert_eq!(answers[..3], expected, "five at once");
    // In a match against a bot there is no recipient.
    let bot = json!({ "rules": "backgammon", "players": [{ "kind": "human" }, { "kind": "bot", "level": "casual" }] });
    let alone = anna.made("/api/matches", bot).await;
    let path = format!("/api/matches/{}/phrases", alone["id"].as_str().unwrap());
    assert_eq!(post(&mut anna, &path, good_luck).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn two_of_whom_one_has_blocked_the_other_do_not_meet_and_others_do() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let [mut anna, mut ben, mut carl] = [(); 3].map(|()| Browser::new(&service));
    for (browser, name) in [(&mut anna, "Anna"), (&mut ben, "Ben"), (&mut carl, "Carl")] {
        browser.enter(name).await;
    }
    keep(&mut ben, "Anna", "blocked").await;
    let link = anna.made("/api/challenges", challenge(1)).await;
    let take = format!("/api/challenges/{}/take", link["id"].as_str().unwrap());
    assert_eq!(ben.call("POST", &take, None).await.0, StatusCode::CONFLICT);
    let back = ben.made("/api/challenges", challenge(1)).await;
    let path = format!("/api/challenges/{}/take", back["id"].as_str().unwrap());
    let (status, answer) = anna.call("POST", &path, None).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("taken")));
    // Neither sees the other in the lobby, and both are paired with others.
    assert_ne!(post(&mut anna, "/api/lobby", challenge(3)).await.1["challenge"], Value::Null);
    assert_ne!(post(&mut ben, "/api/lobby", challenge(3)).await.1["challenge"], Value::Null);
    tokio::time::sleep(Duration::from_millis(1050)).await;
    for (browser, seen) in
        [(&mut anna, vec!["Anna"]), (&mut ben, vec!["Ben"]), (&mut carl, vec!["Ben", "Anna"])]
    {
        let lobby = browser.get("/api/lobby").await;
        let open = lobby["list"]["open"].as_array().unwrap();
        let names: Vec<&str> = open.iter().map(|entry| entry["by"].as_str().unwrap()).collect();
        assert_eq!(names, seen);
    }
    let found = post(&mut carl, "/api/lobby", challenge(3)).await.1;
    assert_ne!(found["match_id"], Value::Null, "Carl plays Anna, who has waited longest: {found}");
    assert_eq!(carl.call("POST", &take, None).await.0, StatusCode::OK);
    // A block can be removed.
    assert_eq!(
        ben.get("/api/me/others").await,
        json!({ "others": [{ "name": "Anna", "distance": "blocked" }] })
    );
    keep(&mut ben, "anna", "none").await;
    assert_eq!(ben.get("/api/me/others").await, json!({ "others": [] }));
    assert_eq!(anna.call("POST", &path, None).await.0, StatusCode::OK);
    for (name, status) in [("Ben", StatusCode::BAD_REQUEST), ("Nobody", StatusCode::NOT_FOUND)] {
        let body = json!({ "name": name, "distance": "muted" });
        assert_eq!(post(&mut ben, "/api/me/others", body).await.0, status, "{name}");
    }
}

#[tokio::test]
async fn a_report_is_kept_for_those_who_run_the_service_and_goes_with_who_made_it() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben, id) = seated(&service, json!({})).await;
    let path = format!("/api/matches/{id}/report");
    for reason in ["engine", "stalling"] {
        assert_eq!(post(&mut anna, &path, json!({ "reason": reason })).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(post(&mut ben, &path, json!({ "reason": "because" })).await.0, StatusCode::BAD_REQUEST);
    let mut watcher = Browser::new(&service);
    assert_eq!(post(&mut watcher, &path, json!({ "reason": "name" })).await.0, StatusCode::UNAUTHORIZED);
    watcher.enter("Carl").await;
    assert_eq!(post(&mut watcher, &path, json!({ "reason": "name" })).await.0, StatusCode::BAD_REQUEST);
    keep(&mut anna, "Ben", "muted").await;
    let data = anna.get("/api/me/export").await;
    assert_eq!(data["others"], json!([{ "name": "Ben", "distance": "muted" }]));
    let reports = data["reports"].as_array().unwrap();
    assert_eq!(reports.len(), 1, "one of each match: {reports:?}");
    assert_eq!((&reports[0]["match"], &reports[0]["reason"]), (&json!(id), &json!("stalling")));
    assert_eq!(post(&mut ben, "/api/me/delete", json!({ "name": "Ben" })).await.0, StatusCode::NO_CONTENT);
    let data = anna.get("/api/me/export").await;
    assert_eq!((&data["others"], &data["reports"]), (&json!([]), &json!([])));
    assert_eq!(post(&mut anna, &path, json!({ "reason": "name" })).await.0, StatusCode::BAD_REQUEST);
}
