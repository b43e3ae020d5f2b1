//! Verifiable dice: clients take part, matches are played, and the dice are computed again.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_dice::Bytes;
use tavola_dice::sealed::promise;
use tavola_play::{DiceRecord, MatchRecord, SeatDice};
use tavola_rules::Player;
use tempfile::TempDir;

use crate::common::{Page, change};
use crate::matches::{next_act, two_instances};

/// Secrets of both players' clients.
const SECRETS: [Bytes; 2] = [Bytes([11; 32]), Bytes([12; 32])];

fn id(view: &Value) -> &str {
    view["id"].as_str().unwrap()
}

fn dice_path(view: &Value) -> String {
    format!("/api/matches/{}/dice", id(view))
}

async fn created(page: &Page, seats: &str, more: Value) -> Value {
    let mut new = json!({
        "rules": "backgammon",
        "match": { "kind": "points", "length": 1 },
        "players": [{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": "Ben" }],
    });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (status, view) = page.call("POST", &format!("/api/matches?dice={seats}"), Some(new)).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    view
}

/// Sends contributions for some seats, and returns the state of the dice.
async fn give(page: &Page, view: &Value, what: &str, seats: &[usize]) -> Value {
    let mut given = [Value::Null, Value::Null];
    for seat in seats {
        let secret = &SECRETS[*seat];
        given[*seat] = match what {
            "promises" => json!(promise(id(view), *seat as u8, secret)),
            _ => json!(secret),
        };
    }
    let (status, answer) = page.call("POST", &dice_path(view), Some(json!({ what: given }))).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    answer["dice"].clone()
}

async fn dice(page: &Page, view: &Value) -> Value {
    page.get(&dice_path(view)).await["dice"].clone()
}

async fn played_to_the_end(page: &Page, mut view: Value) -> Value {
    while view["phase"]["kind"] != json!("match-over") {
        view = page.done(&view, next_act(&view)).await;
    }
    view
}

/// Returns the match as a file, with its dice.
async fn file(page: &Page, view: &Value) -> (MatchRecord, DiceRecord) {
    let path = format!("/api/matches/{}/file?format=json", id(view));
    let (status, _, bytes) = page.raw("GET", &path, Body::empty()).await;
    assert_eq!(status, StatusCode::OK);
    let record = MatchRecord::parse(&bytes).unwrap();
    let dice = record.dice.clone().unwrap();
    (record, dice)
}

fn faults(record: &MatchRecord) -> Vec<String> {
    record.check_dice().unwrap().unwrap().faults.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn both_players_take_part_and_every_throw_follows_from_their_secrets() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = created(&page, "0,1", json!({})).await;
    let first = dice(&page, &view).await;
    assert_eq!((&first["stage"], &first["awaited"]), (&json!("promise"), &json!([true, true])));
    assert_eq!(give(&page, &view, "promises", &[0]).await["stage"], json!("promise"));
    assert_eq!(give(&page, &view, "promises", &[1]).await["stage"], json!("secret"));
    assert_eq!(give(&page, &view, "secrets", &[1]).await["record"]["secrets"], json!([null, null]));
    let sealed = give(&page, &view, "secrets", &[0]).await;
    assert_eq!((&sealed["stage"], &sealed["record"]["secrets"]), (&json!("sealed"), &json!(SECRETS)));

    let view = played_to_the_end(&page, view).await;
    let shown = dice(&page, &view).await;
    assert_eq!(shown["ended"], json!("over"));
    assert_eq!(shown["record"]["commitment"], first["record"]["commitment"]);
    let (record, dice) = file(&page, &view).await;
    let finding = record.check_dice().unwrap().unwrap();
    assert!(finding.faults.is_empty() && finding.throws > 5, "{finding:?}");
    assert_eq!(Player::BOTH.map(|player| dice.seat(player)), [SeatDice::TookPart; 2]);
    assert_eq!(json!(dice), shown["record"], "the file and the page have the same");
}

#[tokio::test]
async fn the_first_throw_waits_for_clients_that_take_part_and_for_nobody_else() {
    let folder = TempDir::new().unwrap();
    let page = Arc::new(Page::on(&folder).await);
    // Without participants there is no wait.
    let alone = page.new_match(json!({})).await;
    let begun = std::time::Instant::now();
    page.done(&alone, json!([{ "do": "roll" }])).await;
    assert!(begun.elapsed() < Duration::from_secs(4));
    let record: DiceRecord = serde_json::from_value(dice(&page, &alone).await["record"].clone()).unwrap();
    assert_eq!(Player::BOTH.map(|player| record.seat(player)), [SeatDice::Absent; 2]);

    let view = created(&page, "0", json!({})).await;
    let roll = {
        let (page, view) = (Arc::clone(&page), view.clone());
        tokio::spawn(async move { page.done(&view, json!([{ "do": "roll" }])).await })
    };
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!roll.is_finished(), "the throw waits");
    give(&page, &view, "promises", &[0]).await;
    assert_eq!(give(&page, &view, "secrets", &[0]).await["stage"], json!("sealed"));
    let rolled = roll.await.unwrap();
    // A late contribution has no effect.
    let late = give(&page, &view, "promises", &[1]).await;
    assert_eq!(late["record"]["promises"][1], Value::Null);
    let over = played_to_the_end(&page, rolled).await;
    let (record, dice) = file(&page, &over).await;
    assert_eq!(faults(&record), Vec::<String>::new());
    assert_eq!(Player::BOTH.map(|player| dice.seat(player)), [SeatDice::TookPart, SeatDice::Absent]);
}

#[tokio::test]
async fn a_bot_that_begins_waits_for_the_secret_of_the_person() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let players = json!([{ "kind": "human" }, { "kind": "bot", "level": "beginner" }]);
    let position = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
    let view = created(&page, "0", json!({ "players": players, "position": position, "to_move": 1 })).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    let path = format!("/api/matches/{}", id(&view));
    assert_eq!(page.get(&path).await["seq"], json!(0));
    give(&page, &view, "promises", &[0]).await;
    assert_eq!(give(&page, &view, "secrets", &[0]).await["stage"], json!("sealed"));
    for _ in 0..400 {
        if page.get(&path).await["seq"] != json!(0) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the bot does not begin");
}

#[tokio::test(flavor = "multi_thread")]
async fn restarts_and_other_nodes_throw_the_same_dice() {
    let folder = TempDir::new().unwrap();
    let mut pages = two_instances(&folder).await;
    let mut view = created(&pages[0], "0,1", json!({ "match": { "kind": "points", "length": 3 } })).await;
    give(&pages[1], &view, "promises", &[0, 1]).await;
    give(&pages[0], &view, "secrets", &[0, 1]).await;
    let mut acts = 0;
    while view["phase"]["kind"] != json!("match-over") {
        acts += 1;
        if acts % 20 == 0 {
            pages[0].store.close().await.unwrap();
            pages = two_instances(&folder).await;
        }
        view = pages[acts % 2].done(&view, next_act(&view)).await;
    }
    let (record, _) = file(&pages[0], &view).await;
    assert_eq!(faults(&record), Vec::<String>::new());
}

#[tokio::test]
async fn nothing_that_a_match_answers_before_its_end_has_the_seed() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = created(&page, "0,1", json!({})).await;
    let mut answers = vec![view.to_string()];
    answers.push(give(&page, &view, "promises", &[0, 1]).await.to_string());
    answers.push(give(&page, &view, "secrets", &[0, 1]).await.to_string());
    for _ in 0..6 {
        view = page.done(&view, next_act(&view)).await;
        answers.push(view.to_string());
    }
    let id = id(&view).to_owned();
    for path in ["", "/dice", "/file?format=json", "/file?format=sgf"] {
        let (_, _, bytes) = page.raw("GET", &format!("/api/matches/{id}{path}"), Body::empty()).await;
        answers.push(String::from_utf8(bytes.to_vec()).unwrap());
    }
    answers.push(page.get("/api/matches").await.to_string());
    let what_if = json!({ "at": 1, "player": 0, "level": "beginner" });
    let (status, other) = page.call("POST", &format!("/api/matches/{id}/what-if"), Some(what_if)).await;
    assert_eq!(status, StatusCode::CREATED, "{other}");
    answers.push(other.to_string());
    let (status, _) = page.call("DELETE", &format!("/api/matches/{id}"), None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);

    let removed = dice(&page, &view).await;
    let seed = removed["record"]["seed"].as_str().unwrap();
    assert_eq!((removed["ended"].as_str(), seed.len()), (Some("aborted"), 64));
    assert!(answers.iter().all(|answer| !answer.contains(seed)));
    let of_other = dice(&page, &other).await["record"].clone();
    assert_ne!(of_other["commitment"], removed["record"]["commitment"], "what-ifs have a seed of their own");
    assert_eq!(of_other["earlier"], json!(1));
}

#[tokio::test]
async fn what_was_sealed_is_over_or_goes_on_or_was_removed() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let counts = async || page.get("/api/dice").await;
    assert_eq!(counts().await, json!({ "sealed": 0, "over": 0, "running": 0, "aborted": 0 }));
    let one = page.new_match(json!({ "match": { "kind": "single" } })).await;
    let [two, three] = [page.new_match(json!({})).await, page.new_match(json!({})).await];
    played_to_the_end(&page, one.clone()).await;
    for view in [&one, &two] {
        page.call("DELETE", &format!("/api/matches/{}", id(view)), None).await;
    }
    assert_eq!(counts().await, json!({ "sealed": 3, "over": 1, "running": 1, "aborted": 1 }));
    assert_eq!(dice(&page, &one).await["ended"], json!("over"), "it was over before it was removed");
    assert_eq!(dice(&page, &three).await["ended"], Value::Null);
}

/// A node that could seal the dice of one match twice would choose between two seeds.
#[tokio::test]
async fn the_id_of_a_removed_match_is_not_given_again() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let body = json!({ "rules": "backgammon", "players": [{ "kind": "human" }, { "kind": "human" }] });
    let begin = async || page.keyed("/api/matches", "0123456789abcdef", &body).await;
    let (status, view) = begin().await;
    assert_eq!(status, StatusCode::CREATED);
    let before = dice(&page, &view).await;
    assert_eq!(begin().await.0, StatusCode::CREATED, "it is the same match");
    assert_eq!(dice(&page, &view).await["record"]["commitment"], before["record"]["commitment"]);
    page.call("DELETE", &format!("/api/matches/{}", id(&view)), None).await;
    assert_eq!(begin().await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_match_from_before_sealed_dice_goes_on_and_cannot_be_checked() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({})).await;
    let view = page.done(&view, json!([{ "do": "roll" }])).await;
    page.store.close().await.unwrap();
    change(&folder, "DELETE FROM dice").await;
    let page = Page::on(&folder).await;
    assert_eq!(dice(&page, &view).await, Value::Null);
    let view = page.done(&view, next_act(&view)).await;
    played_to_the_end(&page, view).await;
}

#[tokio::test]
async fn what_is_no_promise_or_not_the_promised_secret_is_refused() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let players = json!([{ "kind": "human" }, { "kind": "bot", "level": "beginner" }]);
    let view = created(&page, "0", json!({ "players": players })).await;
    let refused = async |body: Value| {
        let (status, answer) = page.call("POST", &dice_path(&view), Some(body)).await;
        (status, answer["error"]["message"].as_str().unwrap().to_owned())
    };
    let (status, message) = refused(json!({ "promises": ["abc", null] })).await;
    assert!(status == StatusCode::BAD_REQUEST && message.contains("64 hexadecimal digits"), "{message}");
    let early = refused(json!({ "secrets": [SECRETS[0], null] })).await;
    assert!(early.1.contains("all promises"), "{early:?}");
    let bots = refused(json!({ "promises": [null, SECRETS[1]] })).await;
    assert_eq!(bots.0, StatusCode::UNPROCESSABLE_ENTITY);
    give(&page, &view, "promises", &[0]).await;
    let wrong = refused(json!({ "secrets": [SECRETS[1], null] })).await;
    assert!(wrong.0 == StatusCode::BAD_REQUEST && wrong.1.contains("promised"), "{wrong:?}");
    give(&page, &view, "secrets", &[0]).await;
    let (status, _) = page.call("POST", "/api/matches?dice=2", Some(json!({}))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = page.call("GET", "/api/matches/nothing/dice", None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}
