//! The lobby: people who do not know each other find an opponent.

use std::time::Duration;

use crate::common::{Browser, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

fn challenge(length: u32, listed: bool) -> Value {
    let setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": length },
        "clock": { "kind": "delay", "bank": 120, "step": 12 },
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    json!({ "setup": setup, "listed": listed, "visibility": "public" })
}

async fn people<const N: usize>(service: &Service, names: [&str; N]) -> [Browser; N] {
    let mut browsers = [(); N].map(|()| Browser::new(service));
    for (browser, name) in browsers.iter_mut().zip(names) {
        browser.enter(name).await;
    }
    browsers
}

async fn paired(browser: &mut Browser, length: u32) -> Value {
    let (status, paired) = browser.call("POST", "/api/lobby", Some(challenge(length, false))).await;
    assert_eq!(status, StatusCode::OK, "{paired}");
    paired
}

/// Returns the names of the people with open challenges.
async fn open(browser: &mut Browser) -> Vec<String> {
    // Writes of another node appear within a second.
    tokio::time::sleep(Duration::from_millis(1050)).await;
    let lobby = browser.get("/api/lobby").await;
    let open = lobby["list"]["open"].as_array().unwrap();
    open.iter().map(|entry| entry["by"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn only_what_is_offered_to_all_stands_in_the_lobby_one_of_each_person() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let [mut anna, mut ben] = people(&service, ["Anna", "Ben"]).await;
    let mut visitor = Browser::new(&service);
    assert_eq!(
        visitor.get("/api/lobby").await,
        json!({ "mine": null, "list": { "open": [], "more": 0, "running": [] } })
    );
    anna.made("/api/challenges", challenge(1, false)).await;
    assert_eq!(
        visitor.get("/api/lobby").await["list"]["open"],
        json!([]),
        "that one is for people with the link"
    );
    anna.made("/api/challenges", challenge(3, true)).await;
    let last = anna.made("/api/challenges", challenge(5, true)).await;
    let seen = visitor.get("/api/lobby").await;
    let entry = &seen["list"]["open"];
    assert_eq!(entry.as_array().unwrap().len(), 1, "the later one takes the place of the earlier: {seen}");
    assert_eq!(
        (&entry[0]["id"], &entry[0]["by"], &entry[0]["match"], &entry[0]["clock"]["bank"]),
        (&last["id"], &json!("Anna"), &json!({ "kind": "points", "length": 5 }), &json!(120))
    );
    assert!(!seen.to_string().contains("person"), "nobody's id is shown: {seen}");
    assert_eq!(seen["mine"], Value::Null);
    assert_eq!(anna.get("/api/lobby").await["mine"], last["id"]);
    let path = format!("/api/challenges/{}", last["id"].as_str().unwrap());
    assert_eq!(anna.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.get("/api/lobby").await["list"]["open"], json!([]));
    let (status, _) = visitor.call("POST", "/api/lobby", Some(challenge(1, false))).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a name comes first");
}

#[tokio::test]
async fn the_newest_two_hundred_are_sent_and_an_older_one_still_waits() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let [mut anna] = people(&service, ["Anna"]).await;
    let first = anna.made("/api/challenges", challenge(1, true)).await;
    for number in 0..200 {
        let mut other = Browser::new(&service);
        other.enter(&format!("Person {number}")).await;
        other.made("/api/challenges", challenge(3, true)).await;
    }
    let seen = anna.get("/api/lobby").await;
    let open = seen["list"]["open"].as_array().unwrap();
    assert_eq!((open.len(), &seen["list"]["more"]), (200, &json!(1)));
    assert!(!open.iter().any(|entry| entry["id"] == first["id"]), "hers is the oldest");
    assert_eq!(seen["mine"], first["id"]);
}

#[tokio::test]
async fn two_who_want_the_same_match_play_it_and_who_wants_another_waits() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let [mut anna, mut ben, mut carl] = people(&service, ["Anna", "Ben", "Carl"]).await;
    let waits = paired(&mut anna, 3).await;
    assert_eq!(waits["match_id"], Value::Null);
    let again = paired(&mut anna, 3).await;
    assert_ne!(again["challenge"], Value::Null, "nobody is paired with themselves");
    assert_ne!(paired(&mut carl, 5).await["challenge"], Value::Null);
    let found = paired(&mut ben, 3).await;
    let id = found["match_id"].as_str().unwrap();
    let path = format!("/api/challenges/{}", again["challenge"].as_str().unwrap());
    assert_eq!(anna.get(&path).await["match_id"], json!(id));
    let view = carl.get(&format!("/api/matches/{id}")).await;
    assert_eq!((&view["players"][0]["name"], &view["players"][1]["name"]), (&json!("Anna"), &json!("Ben")));
    assert_eq!(view["clock"]["control"]["bank"], 120);
    assert_eq!(open(&mut ben).await, ["Carl"]);
    let running = carl.get("/api/lobby").await["list"]["running"].clone();
    assert_eq!((running.as_array().unwrap().len(), &running[0]["id"]), (1, &json!(id)));
    // A person who takes a seat elsewhere leaves the lobby.
    let [mut dora] = people(&service, ["Dora"]).await;
    let made = dora.made("/api/challenges", challenge(7, true)).await;
    let path = format!("/api/challenges/{}/take", made["id"].as_str().unwrap());
    assert_eq!(carl.call("POST", &path, None).await.0, StatusCode::OK);
    assert_eq!(open(&mut ben).await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_look_at_once_on_two_nodes_are_paired_two_by_two() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let second = Service::new(service.node().clone());
    let names: Vec<String> = (0..12).map(|number| format!("Player {number}")).collect();
    let mut tasks = Vec::new();
    for (number, name) in names.into_iter().enumerate() {
        let mut browser = Browser::new(if number % 2 == 0 { &service } else { &second });
        browser.enter(&name).await;
        tasks.push(tokio::spawn(async move {
            let found = paired(&mut browser, 3).await;
            (browser, found)
        }));
    }
    let mut matches = Vec::new();
    for task in tasks {
        let (mut browser, found) = task.await.unwrap();
        let id = match found["challenge"].as_str() {
            Some(challenge) => loop {
                let waits = browser.get(&format!("/api/challenges/{challenge}")).await;
                if let Some(id) = waits["match_id"].as_str() {
                    break id.to_owned();
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            },
            None => found["match_id"].as_str().unwrap().to_owned(),
        };
        let mine = browser.get(&format!("/api/matches/{id}/people")).await["mine"].clone();
        assert!(mine == json!([true, false]) || mine == json!([false, true]), "{mine}");
        assert_eq!(browser.get("/api/matches").await["matches"].as_array().unwrap().len(), 1);
        matches.push(id);
    }
    matches.sort();
    matches.dedup();
    assert_eq!(matches.len(), 6);
}

#[tokio::test]
async fn a_challenge_leaves_the_lobby_with_its_person_and_not_before() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    service.open_lobby();
    let [mut anna, mut ben] = people(&service, ["Anna", "Ben"]).await;
    let here = paired(&mut anna, 1).await;
    let gone = paired(&mut ben, 3).await;
    assert_eq!(open(&mut ben).await, ["Ben", "Anna"]);
    let id = here["challenge"].as_str().unwrap();
    let stream = anna.stream(&format!("/api/stream?matches={id},lobby")).await;
    tokio::time::sleep(Duration::from_secs(21)).await;
    assert_eq!(open(&mut ben).await, ["Anna"]);
    let path = format!("/api/challenges/{}", gone["challenge"].as_str().unwrap());
    assert_eq!(ben.call("GET", &path, None).await.0, StatusCode::NOT_FOUND);
    drop(stream);
}
