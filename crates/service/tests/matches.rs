//! Matches under load: dropped requests, two instances over one store, many matches, many hints, and the rules about rights.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{Page, first_play};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::{Bus, Service};
use tempfile::TempDir;

/// Returns the next action in a match between people whose dice the server throws.
pub(crate) fn next_act(view: &Value) -> Value {
    match view["phase"]["kind"].as_str().unwrap() {
        "move" => json!([{ "do": "play", "moves": first_play(view) }]),
        "game-over" => json!([{ "do": "next" }]),
        _ => json!([{ "do": "roll" }]),
    }
}

fn path(view: &Value) -> String {
    format!("/api/matches/{}", view["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_comes_in_parts_and_each_match_in_one_of_them() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut begun = Vec::new();
    for _ in 0..103 {
        begun.push(page.new_match(json!({})).await["id"].clone());
    }
    let (mut listed, mut after) = (Vec::new(), String::new());
    for expected in [50, 50, 3] {
        let list = page.get(&format!("/api/matches{after}")).await;
        let part = list["matches"].as_array().unwrap();
        assert_eq!(part.len(), expected);
        listed.extend(part.iter().map(|card| card["id"].clone()));
        match list["next"].as_str() {
            Some(next) => after = format!("?after={next}"),
            None => assert_eq!(expected, 3),
        }
    }
    // Entries of one millisecond have no order.
    let sorted = |ids: &[Value]| {
        let mut ids: Vec<_> = ids.iter().map(|id| id.as_str().unwrap().to_owned()).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(sorted(&listed), sorted(&begun));
    let (status, _) = page.call("GET", "/api/matches?after=x", None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_dropped_midway_leave_memory_as_the_file_is() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = page.new_match(json!({ "match": { "kind": "points", "length": 99 } })).await;
    let path = path(&view);
    for i in 0..400_u64 {
        // The times range from before the request is read to after it is answered.
        let patience = Duration::from_micros(i * 37 % 4000);
        let _ = tokio::time::timeout(patience, page.act(&view, next_act(&view))).await;
        view = page.get(&path).await;
    }
    let before = page.get(&path).await;
    assert!(before["seq"].as_u64() > Some(100), "{}", before["seq"]);
    let page = page.restarted(&folder).await;
    assert_eq!(page.get(&path).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_when_the_request_before_was_dropped() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let players = json!([{ "kind": "human" }, { "kind": "bot", "level": "beginner" }]);
    let mut view = page
        .new_match(json!({ "players": players, "options": { "cube": false }, "match": { "kind": "points", "length": 99 } }))
        .await;
    let path = path(&view);
    for i in 0..100_u64 {
        let act = match view["phase"]["kind"].as_str().unwrap() {
            "resign" => json!([{ "do": "accept" }]),
            _ => next_act(&view),
        };
        let _ = tokio::time::timeout(Duration::from_micros(i * 41 % 4000), page.act(&view, act)).await;
        // The bot acts without a further request on its match: only the list is read.
        let mut seq = Value::Null;
        for _ in 0..1000 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            let now = page.get("/api/matches").await["matches"][0]["seq"].clone();
            if now == seq {
                break;
            }
            seq = now;
        }
        view = page.get(&path).await;
        for _ in 0..1000 {
            if view["phase"]["player"] != json!(1) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
            view = page.get(&path).await;
        }
        assert_ne!(view["phase"]["player"], json!(1), "the bot sleeps");
    }
}

/// Returns two nodes that share only the store.
pub(crate) async fn two_instances(folder: &TempDir) -> [Page; 2] {
    let store = crate::common::store(folder).await;
    [(); 2].map(|()| Page::of(Service::new(crate::common::node(store.clone(), Bus::default()))))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_instances_over_one_store_play_a_match_correctly_under_load() {
    let folder = TempDir::new().unwrap();
    let pages = two_instances(&folder).await.map(Arc::new);
    let view = pages[0].new_match(json!({ "match": { "kind": "points", "length": 99 } })).await;
    // Four players at each instance act as fast as they can on their last known state.
    let players: Vec<_> = (0..8)
        .map(|i| {
            let (page, mut view) = (Arc::clone(&pages[i % 2]), view.clone());
            tokio::spawn(async move {
                let mut done = 0;
                while view["seq"].as_u64() < Some(1200) {
                    let (status, answer) = page.act(&view, next_act(&view)).await;
                    view = match status {
                        StatusCode::OK => {
                            done += 1;
                            answer
                        }
                        StatusCode::CONFLICT => {
                            assert!(
                                answer["view"]["seq"].as_u64() > view["seq"].as_u64(),
                                "the view is fresh"
                            );
                            answer["view"].clone()
                        }
                        status => panic!("{status}: {answer}"),
                    };
                }
                done
            })
        })
        .collect();
    let mut done = 0;
    for player in players {
        done += player.await.unwrap();
    }
    let path = path(&view);
    let [a, b] = [pages[0].get(&path).await, pages[1].get(&path).await];
    assert_eq!(a, b);
    // The log has no gaps, and its replay gives the same match.
    let events = a["events"].as_array().unwrap();
    let seqs: Vec<_> = events.iter().map(|event| event["seq"].as_u64().unwrap()).collect();
    assert_eq!(seqs, (1..=a["seq"].as_u64().unwrap()).collect::<Vec<_>>());
    // The log contains every acknowledged action once, and no other.
    let acts = events.iter().filter(|event| event["kind"] != json!("move"));
    assert_eq!(acts.count(), done);
    pages[0].store.close().await.unwrap();
    let page = Page::on(&folder).await;
    assert_eq!(page.get(&path).await, a);
}

#[tokio::test]
async fn an_instance_sees_what_another_has_written_and_deleted() {
    let folder = TempDir::new().unwrap();
    let [a, b] = two_instances(&folder).await;
    let view = a.new_match(json!({ "dice": "hand" })).await;
    let path = path(&view);
    assert_eq!(b.get(&path).await["seq"], json!(0));
    let rolled = a.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let (status, body) = b.act(&view, json!([{ "do": "roll", "dice": [6, 5] }])).await;
    assert_eq!((status, &body["view"]["dice"]), (StatusCode::CONFLICT, &json!([3, 1])));
    assert_eq!(body["view"]["events"], rolled["events"], "the events since `after` come with it");
    b.done(&rolled, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
    assert_eq!(a.get(&path).await["seq"], json!(4));
    assert_eq!(b.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(a.call("GET", &path, None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(a.act(&rolled, json!([{ "do": "double" }])).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn memory_holds_matches_within_a_number_of_bytes() {
    let folder = TempDir::new().unwrap();
    let store = crate::common::store(&folder).await;
    let page = Page::of(Service::with_rooms(crate::common::node(store, Bus::default()), 128 << 10));
    let mut views = Vec::new();
    for _ in 0..200 {
        let view = page.new_match(json!({ "dice": "hand" })).await;
        views.push(page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await);
        assert!(page.service.held() <= 20, "{}", page.service.held());
    }
    for view in &views {
        page.done(view, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
        page.call("GET", "/api/matches/nobody", None).await;
    }
    assert!((5..=20).contains(&page.service.held()), "{}", page.service.held());
}

#[tokio::test(flavor = "multi_thread")]
async fn six_hundred_hints_at_once_start_no_threads_and_hold_nobody_up() {
    let threads = || std::fs::read_dir("/proc/self/task").map_or(0, Iterator::count);
    let folder = TempDir::new().unwrap();
    let page = Arc::new(Page::on(&folder).await);
    let view = page.new_match(json!({ "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let other = page.new_match(json!({ "dice": "hand" })).await;
    let other = page.done(&other, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let (before, hint) = (threads(), format!("{}/hint", path(&view)));
    let crowd: Vec<_> = (0..600)
        .map(|_| {
            let (page, hint) = (Arc::clone(&page), hint.clone());
            tokio::spawn(async move { page.call("GET", &hint, None).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(threads() <= before + 20, "{before} threads before, {} now", threads());
    // Another match has its hint while the crowd waits.
    let answer = page.get(&format!("{}/hint", path(&other))).await;
    assert_eq!(answer["plays"][0]["text"], json!("8/5 6/5"));
    for client in &crowd {
        client.abort();
    }
    let mut answers = Vec::new();
    for client in crowd {
        if let Ok((status, answer)) = client.await {
            answers.push((status, answer["error"]["code"].clone()));
        }
    }
    let expected = [(StatusCode::OK, Value::Null), (StatusCode::SERVICE_UNAVAILABLE, json!("busy"))];
    assert!(answers.iter().all(|answer| expected.contains(answer)), "{answers:?}");
}

#[tokio::test]
async fn a_throw_by_the_server_stands() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let refusal = async |view: &Value, actions: Value| {
        let (status, body) = page.act(view, actions).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        body["error"]["refusal"].clone()
    };
    let mut view = page.new_match(json!({})).await;
    // No request can depend on the dice of the same request.
    let hoped = json!([{ "do": "roll" }, { "do": "play", "moves": [[24, 18, 6], [13, 7, 6]] }]);
    assert_eq!(refusal(&view, hoped).await, json!("throw-is-last"));
    while view["phase"]["kind"] != json!("move") {
        view = page.done(&view, json!([{ "do": "roll" }])).await;
    }
    assert_eq!(refusal(&view, json!([{ "do": "cocked" }])).await, json!("throw-stands"));
    assert!(!view["phase"]["may"].as_array().unwrap().contains(&json!("cocked")));
    assert_eq!(refusal(&view, json!([{ "do": "roll", "dice": [6, 6] }])).await, json!("tavola-throws"));
    assert_eq!(page.get(&path(&view)).await["dice"], view["dice"]);
}

#[tokio::test]
async fn nobody_acts_for_the_bot() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let players = json!([{ "kind": "human" }, { "kind": "bot", "level": "beginner" }]);
    let view = page.new_match(json!({ "players": players, "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    for act in [json!({ "do": "resign", "by": 1, "level": 3 }), json!({ "do": "accept", "by": 1 })] {
        let (status, body) = page.act(&view, json!([act, { "do": "accept" }])).await;
        assert_eq!(
            (status, &body["error"]["refusal"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("bots-seat"))
        );
    }
    // The match waits for dice from the table, and gets them.
    let view = page.done(&view, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
    let (status, body) = page.act(&view, json!([{ "do": "take", "by": 1 }])).await;
    assert_eq!((status, &body["error"]["refusal"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("bots-seat")));
    page.done(&view, json!([{ "do": "roll", "dice": [6, 4] }])).await;
}

#[tokio::test]
async fn a_step_of_a_replay_brings_what_it_needs_and_no_more() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = page.new_match(json!({ "match": { "kind": "points", "length": 99 } })).await;
    while view["seq"].as_u64() < Some(600) {
        view = page.done(&view, next_act(&view)).await;
    }
    let path = path(&view);
    let whole = page.get(&path).await;
    let events = whole["events"].as_array().unwrap();
    for at in [1, 63, 64, 65, 300, 599] {
        let step = page.get(&format!("{path}?at={at}")).await;
        assert_eq!((&step["seq"], &step["live"], &step["turn"]), (&json!(at), &json!(false), &Value::Null));
        assert_eq!(step["events"], json!([events[at - 1]]));
        let span = page.get(&format!("{path}?at={at}&since=0")).await;
        assert_eq!(span["events"], json!(events[..at]));
        assert_eq!(span["board"], step["board"]);
    }
    assert_eq!(page.get(&format!("{path}?at=0")).await["events"], json!([]));
}
