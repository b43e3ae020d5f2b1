//! Agreements of two people that change their match.

use crate::challenges::next;
use crate::common::{Browser, seated, service};
use crate::nodes::nodes;
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

/// Makes the next action of the player to act: the first permitted one.
async fn step(players: &mut [Browser; 2], id: &str) -> Value {
    let seen = view(&mut players[0], id).await;
    let player = seen["phase"]["player"].as_u64().unwrap_or(0) as usize;
    let body = json!({ "after": seen["seq"], "actions": [next(&seen)] });
    let (status, answer) = post(&mut players[player], id, "actions", body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    view(&mut players[0], id).await
}

/// Plays the first turn and rolls for the second one. Returns the player of the first turn, and the match before and after.
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

    // Both nodes have the board of the decision with its dice, and one more action in the log.
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
    // A second take-back is refused before a new play. The same play gives the same board, and the match continues.
    assert_eq!(post(&mut players[player], &id, "proposals", asks).await.0, StatusCode::BAD_REQUEST);
    let again = step(&mut players, &id).await;
    assert_eq!((&again["board"], &again["phase"]["player"]), (&later["board"], &json!(other)));
    step(&mut players, &id).await;
    // A file of another program has the present state of the match; Tavola's own file has everything.
    let [anna, _] = &mut players;
    let record = anna.get(&format!("/api/matches/{id}/file?format=json")).await;
    let kinds: Vec<_> =
        record["log"].as_array().unwrap().iter().map(|entry| &entry["action"]["kind"]).collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "take-back-turn").count(), 1);
}

#[tokio::test]
async fn nothing_is_taken_back_or_settled_in_a_rated_match() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut players = ratings::two(&service).await;
    let id = ratings::seated(&mut players, json!({})).await;
    let (player, ..) = answered(&mut players, &id).await;
    let (status, answer) = post(&mut players[player], &id, "proposals", json!({ "kind": "take-back" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"]["message"], "nothing is taken back in a rated match");
    let (status, answer) = post(&mut players[player], &id, "proposals", json!({ "kind": "settle" })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(answer["error"]["message"], "no rated match is settled by agreement");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_settled_by_a_number_that_both_have_seen() {
    let folder = TempDir::new().unwrap();
    let [one, two] = nodes(&folder).await;
    let mut players = [Browser::new(&one), Browser::new(&two)];
    players[0].enter("Anna").await;
    players[1].enter("Ben").await;
    let [anna, ben] = &mut players;
    let id = seated(anna, ben).await;
    let (ask, agree) = (json!({ "kind": "settle" }), json!({ "kind": "settle-now" }));
    assert_eq!(
        post(anna, &id, "proposals", ask.clone()).await.0,
        StatusCode::BAD_REQUEST,
        "not before a roll"
    );
    let mut seen = view(anna, &id).await;
    while seen["phase"]["kind"] != "roll" || seen["phase"]["player"].is_null() {
        seen = step(&mut players, &id).await;
    }
    let [anna, ben] = &mut players;
    assert_eq!(post(anna, &id, "proposals", agree.clone()).await.0, StatusCode::BAD_REQUEST, "no number yet");
    let company = format!("/api/matches/{id}/people");
    assert_eq!(post(anna, &id, "proposals", ask.clone()).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anna.get(&company).await["standoff"]["verdict"], Value::Null, "nobody is advised alone");
    assert_eq!(post(ben, &id, "proposals", ask).await.0, StatusCode::NO_CONTENT);
    let standoff = anna.get(&company).await["standoff"].clone();
    assert_eq!(standoff["proposal"], Value::Null);
    assert_eq!(standoff["verdict"], ben.get(&company).await["standoff"]["verdict"]);
    let worth = standoff["verdict"]["worth"].as_i64().unwrap();
    assert!(worth != 0 && worth.abs() < 600, "the second player has the second roll: {standoff}");
    let points = (worth.abs() + 500) / 1000;
    assert_eq!(standoff["verdict"]["points"], points);

    // Either player may refuse; the number is not binding.
    let refuses = json!({ "kind": "settle-now", "accept": false });
    assert_eq!(post(anna, &id, "proposals/answer", refuses).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.get(&company).await["standoff"]["verdict"], Value::Null);
    for browser in [&mut *anna, &mut *ben] {
        let asked = post(browser, &id, "proposals", json!({ "kind": "settle" })).await;
        assert_eq!(asked.0, StatusCode::NO_CONTENT, "{}", asked.1);
    }
    assert_eq!(post(ben, &id, "proposals", agree).await.0, StatusCode::NO_CONTENT);
    assert_eq!(view(anna, &id).await["seq"], seen["seq"], "one is not both");
    let accepts = json!({ "kind": "settle-now", "accept": true });
    assert_eq!(post(anna, &id, "proposals/answer", accepts).await.0, StatusCode::NO_CONTENT);
    for browser in [anna, ben] {
        let over = view(browser, &id).await;
        let last = over["events"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["kind"], &last["worth"]), (&json!("settle"), &json!(worth)));
        let result = &last["result"];
        assert_eq!((&result["how"], &result["points"]), (&json!("settled"), &json!(points)));
        assert_eq!(result["winner"].is_null(), points == 0);
    }
}
