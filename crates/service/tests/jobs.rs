//! Work that several nodes share: they take and stop each other's jobs, and continue work after another node has ended.

use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::{Bus, Service};
use tempfile::TempDir;

use crate::common::{Page, change, node, store};
use crate::matches::next_act;

/// Maximum wait of these tests, with the leases.
const PATIENCE: Duration = Duration::from_secs(90);

/// Returns two nodes over one store, connected by a bus.
async fn two(folder: &TempDir) -> [Page; 2] {
    let (store, bus) = (store(folder).await, Bus::default());
    [0, 1].map(|_| Page::of(Service::new(node(store.clone(), bus.clone()))))
}

async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, looking).await.unwrap_or_else(|_| panic!("{what} never came"))
}

/// Returns a rollout of three-one from the start, whose trials end after some rolls.
fn opening(trials: u32, truncate: u32) -> Value {
    let terms = json!({
        "dice": [3, 1], "offer": null, "cube": 1, "owner": null, "cap": 1024, "length": 0, "score": [0, 0],
        "crawford": false, "jacoby": false, "beavers": false,
    });
    json!({
        "position": { "text": "start", "rules": "backgammon", "terms": terms },
        "plays": 2,
        "settings": {
            "truncate": truncate, "ply": 0, "cube_ply": 0, "luck": true, "tables": true, "seed": 3,
        },
        "cube": true,
        "limits": { "trials": trials, "stop_se": null, "stop_jsd": null },
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rollout_that_two_nodes_play_is_that_of_one_and_either_stops_it() {
    let folder = TempDir::new().unwrap();
    let [first, second] = two(&folder).await;
    let (status, begun) = first.call("POST", "/api/rollouts", Some(opening(360, 2))).await;
    assert_eq!(status, StatusCode::CREATED, "{begun}");
    let path = format!("/api/rollouts/{}", begun["id"].as_str().unwrap());
    let whole = until("the end", async || {
        Some(second.get(&path).await).filter(|view| view["running"] == json!(false))
    })
    .await;
    assert_eq!((&whole["done"], &whole["finished"]), (&json!(720), &json!(true)));
    let (_, _, file) = second.raw("GET", &format!("{path}/file"), Body::empty()).await;
    let alone = TempDir::new().unwrap();
    let page = Page::on(&alone).await;
    let (_, begun) = page.call("POST", "/api/rollouts", Some(opening(360, 2))).await;
    let other = format!("/api/rollouts/{}", begun["id"].as_str().unwrap());
    until("the end", async || (page.get(&other).await["running"] == json!(false)).then_some(())).await;
    let (_, _, expected) = page.raw("GET", &format!("{other}/file"), Body::empty()).await;
    assert_eq!(file, expected, "the same to the bit");
    // A long rollout, begun at one node and stopped at the other.
    let (_, begun) = first.call("POST", "/api/rollouts", Some(opening(36_000, 30))).await;
    let path = format!("/api/rollouts/{}", begun["id"].as_str().unwrap());
    until("a slice", async || (second.get(&path).await["done"] != json!(0)).then_some(())).await;
    let (_, stopped) = second.call("POST", &path, Some(json!({ "run": false }))).await;
    assert_eq!(stopped["running"], json!(false));
    assert!(first.store.jobs(false).await.unwrap().is_empty(), "nothing waits any more");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(first.get(&path).await["done"], second.get(&path).await["done"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_has_left_another_goes_on_with() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let (_, begun) = page.call("POST", "/api/rollouts", Some(opening(3600, 2))).await;
    let rollout = format!("/api/rollouts/{}", begun["id"].as_str().unwrap());
    until("a slice", async || (page.get(&rollout).await["done"] != json!(0)).then_some(())).await;
    // The node ends without notice while it has jobs.
    let page = page.restarted(&folder).await;
    page.service.resume().await.unwrap();
    until("the end", async || (page.get(&rollout).await["finished"] == json!(true)).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_node_has_ended_acts_though_nobody_looks() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({ "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [1, 3] }])).await;
    page.store.close().await.unwrap();
    // This is the store after a node has ended between its last action and the move of its bot.
    let left = r#"
        UPDATE matches SET setup = replace(setup, '{"kind":"human","name":"Ben"}', '{"kind":"bot","level":"casual"}');
        INSERT INTO jobs SELECT 'bot', id, seq, 0, '{}', '-', 'match', 'due', 'gone', 1, 1, NULL, 0 FROM matches;
    "#;
    change(&folder, left).await;
    let page = Page::on(&folder).await;
    until("the bot's move", async || page.store.jobs(false).await.unwrap().is_empty().then_some(())).await;
    let after = page.get(&format!("/api/matches/{}", view["id"].as_str().unwrap())).await;
    assert_eq!((&after["phase"]["kind"], &after["phase"]["player"]), (&json!("roll"), &json!(0)), "{after}");
    assert!(after["seq"].as_u64() > view["seq"].as_u64());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_bots_that_are_due_at_once_act_wherever_there_is_room() {
    let folder = TempDir::new().unwrap();
    let [first, second] = two(&folder).await;
    let players = json!([{ "kind": "human", "name": "Anna" }, { "kind": "bot", "level": "beginner" }]);
    let setup = json!({ "players": players, "options": { "cube": false }, "dice": "server" });
    let play = async |_: u32| {
        let mut view = first.new_match(setup.clone()).await;
        let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
        for _ in 0..3 {
            view = until("a person's turn", async || {
                let seen = second.get(&path).await;
                (seen["phase"]["player"] != json!(1)).then_some(seen)
            })
            .await;
            // Both players throw for the first move.
            while view["phase"]["player"] != json!(1) {
                let (status, next) = first.act(&view, next_act(&view)).await;
                view = if status == StatusCode::OK { next } else { first.get(&path).await };
            }
        }
    };
    futures_util::future::join_all((0..24).map(play)).await;
    until("the end of all jobs", async || first.store.jobs(false).await.unwrap().is_empty().then_some(()))
        .await;
}
