//! What two people change about their match by agreement.

use crate::challenges::next;
use crate::common::{Browser, service};
use crate::nodes::{nodes, seated};
use crate::ratings;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

async fn post(browser: &mut Browser, id: &str, call: &str, body: Value) -> (StatusCode, Value) {
    browser.call("POST", &format!("/api/matches/{id}/{call}"), Some(body)).await
}

async fn view(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/matches/{id}")).await
}

/// Does what whoever is to act does next, by the first that may be done.
async fn step(players: &mut [Browser; 2], id: &str) -> Value {
    let seen = view(&mut players[0], id).await;
    let player = seen["phase"]["player"].as_u64().unwrap_or(0) as usize;
    let body = json!({ "after": seen["seq"], "actions": [next(&seen)] });
    let (status, answer) = post(&mut players[player], id, "actions", body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    view(&mut players[0], id).await
}

/// Plays until the first turn is played and the second one is rolled for. Returns who played it, and the match before and after.
async fn answered(players: &mut [Browser; 2], id: &str) -> (usize, Value, Value) {
    let mut begun = step(players, id).await;
    while begun["phase"]["kind"] != "move" {
        begun = step(players, id).await;
    }
    let player = begun["phase"]["player"].as_u64().unwrap() as usize;
    let mut seen = step(players, id).await;
    while seen["phase"]["kind"] != "move" {
        seen = step(players, id).await;
    }
    (player, begun, seen)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_taken_back_when_the_other_one_agrees_on_another_node() {
    let folder = TempDir::new().unwrap();
    let [one, two] = nodes(&folder).await;
    let mut players = [Browser::new(&one), Browser::new(&two)];
    players[0].enter("Anna").await;
    players[1].enter("Ben").await;
    let [anna, ben] = &mut players;
    let id = seated(anna, ben).await;
    let asks = json!({ "kind": "take-back" });
    assert_eq!(
        post(anna, &id, "proposals", asks.clone()).await.0,
        StatusCode::BAD_REQUEST,
        "nothing was played"
    );
    let (player, begun, later) = answered(&mut players, &id).await;
    let other = 1 - player;
    assert_eq!(
        post(&mut players[other], &id, "proposals", asks.clone()).await.0,
        StatusCode::BAD_REQUEST,
        "a roll is no decision"
    );
    assert_eq!(post(&mut players[player], &id, "proposals", asks.clone()).await.0, StatusCode::NO_CONTENT);
    let agrees = json!({ "kind": "take-back", "accept": true });
    assert_eq!(
        post(&mut players[player], &id, "proposals/answer", agrees.clone()).await.0,
        StatusCode::BAD_REQUEST
    );
    let company = players[other].get(&format!("/api/matches/{id}/people")).await;
    assert_eq!(company["standoff"]["proposal"], json!({ "by": player, "kind": "take-back" }));
    assert_eq!(post(&mut players[other], &id, "proposals/answer", agrees).await.0, StatusCode::NO_CONTENT);

    // Both nodes have the board of the decision with its dice, and one action more in the log.
    let seq = later["seq"].as_u64().unwrap() + 1;
    for browser in &mut players {
        let seen = view(browser, &id).await;
        let last = seen["events"].as_array().unwrap().last().unwrap();
        let void = later["seq"].as_u64().unwrap() - begun["seq"].as_u64().unwrap();
        assert_eq!(*last, json!({ "seq": seq, "by": player, "kind": "take-back-turn", "void": void }));
        for field in ["board", "dice", "roller", "phase", "turn", "score", "pips", "ids"] {
            assert_eq!(seen[field], begun[field], "{field}");
        }
        let before = browser.get(&format!("/api/matches/{id}?at={}", seq - 1)).await;
        assert_eq!(before["board"], later["board"], "what was taken back can be seen");
    }
    // Once: whoever has taken back plays before they ask again. The same play gives the same board, and the match goes on.
    assert_eq!(post(&mut players[player], &id, "proposals", asks).await.0, StatusCode::BAD_REQUEST);
    let again = step(&mut players, &id).await;
    assert_eq!((&again["board"], &again["phase"]["player"]), (&later["board"], &json!(other)));
    step(&mut players, &id).await;
    // A file of another program has the match as it stands; Tavola's own has everything.
    let [anna, _] = &mut players;
    let record = anna.get(&format!("/api/matches/{id}/file?format=json")).await;
    let kinds: Vec<_> =
        record["log"].as_array().unwrap().iter().map(|entry| &entry["action"]["kind"]).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "take-back-turn").count(), 1);
}

#[tokio::test]
async fn nothing_is_taken_back_in_a_rated_match() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut players = ratings::two(&service).await;
    let id = ratings::seated(&mut players, json!({})).await;
    let (player, ..) = answered(&mut players, &id).await;
    let (status, answer) = post(&mut players[player], &id, "proposals", json!({ "kind": "take-back" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"]["message"], "nothing is taken back in a rated match");
}
