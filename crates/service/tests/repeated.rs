//! Repeated requests with the same key create only one object.

use crate::common::Page;
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

const KEY: &str = "7bIzY0tq-8sPq1kD_w2a9g";

fn two_people() -> Value {
    json!({ "rules": "backgammon", "players": [{ "kind": "human", "name": "Anna" }, { "kind": "human" }] })
}

#[tokio::test]
async fn a_match_is_begun_once_for_each_key_also_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let (status, first) = page.keyed("/api/matches", KEY, &two_people()).await;
    assert_eq!(status, StatusCode::CREATED);
    let roll = json!([{ "do": "roll" }]);
    let rolled = page.done(&first, roll).await;
    let page = page.restarted(&folder).await;
    let (status, again) = page.keyed("/api/matches", KEY, &two_people()).await;
    assert_eq!((status, &again["id"]), (StatusCode::CREATED, &first["id"]));
    assert_eq!(again["seq"], rolled["seq"], "it is shown as it stands");
    let (_, other) = page.keyed("/api/matches", "another-key-of-this-page", &two_people()).await;
    assert_ne!(other["id"], first["id"]);
    assert_eq!(page.get("/api/matches").await["matches"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_key_belongs_to_one_request_and_has_a_form() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    page.keyed("/api/matches", KEY, &two_people()).await;
    let mut longer = two_people();
    longer["match"] = json!({ "kind": "points", "length": 3 });
    for (key, body) in [(KEY, &longer), ("short", &two_people()), ("with a blank in it", &two_people())] {
        let (status, answer) = page.keyed("/api/matches", key, body).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")));
        assert!(answer["error"]["message"].as_str().unwrap().contains("Idempotency-Key"), "{answer}");
    }
    assert_eq!(page.get("/api/matches").await["matches"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn actions_that_are_sent_again_are_answered_as_done_and_those_of_others_are_not() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({})).await;
    let path = format!("/api/matches/{}/actions", view["id"].as_str().unwrap());
    let roll = json!({ "after": 0, "actions": [{ "do": "roll" }] });
    let (status, first) = page.keyed(&path, KEY, &roll).await;
    assert_eq!(status, StatusCode::OK);
    for page in [page.restarted(&folder).await] {
        let (status, again) = page.keyed(&path, KEY, &roll).await;
        assert_eq!(
            (status, &again["seq"], &again["events"]),
            (StatusCode::OK, &first["seq"], &first["events"])
        );
        let (status, late) = page.keyed(&path, "another-key-of-this-page", &roll).await;
        assert_eq!((status, &late["error"]["code"]), (StatusCode::CONFLICT, &json!("stale")));
        let (status, _) = page.call("POST", &path, Some(roll.clone())).await;
        assert_eq!(status, StatusCode::CONFLICT, "without a key it is another request");
    }
}

#[tokio::test]
async fn a_file_is_opened_once_and_a_place_is_played_on_from_once() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({})).await;
    let id = view["id"].as_str().unwrap();
    let (_, _, file) = page.raw("GET", &format!("/api/matches/{id}/file?format=json"), Body::empty()).await;
    let file: Value = serde_json::from_slice(&file).unwrap();
    let what_if = json!({ "at": 0, "player": 0, "level": "casual" });
    for (path, body) in
        [("/api/matches/open?name=a.json", &file), (&format!("/api/matches/{id}/what-if"), &what_if)]
    {
        let (status, first) = page.keyed(path, KEY, body).await;
        let (_, again) = page.keyed(path, KEY, body).await;
        assert_eq!((status, &first["id"]), (StatusCode::CREATED, &again["id"]), "{path}");
    }
    assert_eq!(page.get("/api/matches").await["matches"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn custom_rules_are_kept_once() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mine = json!({ "name": "Mine", "game": "backgammon", "options": { "double_times": 2 } });
    let (status, first) = page.keyed("/api/custom-rules", KEY, &mine).await;
    assert_eq!(status, StatusCode::CREATED);
    let (status, again) = page.keyed("/api/custom-rules", KEY, &mine).await;
    assert_eq!((status, &again), (StatusCode::CREATED, &first));
    let other = json!({ "name": "Other", "game": "backgammon", "options": {} });
    assert_eq!(page.keyed("/api/custom-rules", KEY, &other).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(page.get("/api/custom-rules").await["custom_rules"].as_array().unwrap().len(), 1);
}
