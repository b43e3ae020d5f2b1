//! Matches that are shown late: those who watch learn nothing before its time, by any call.

use std::time::{Duration, Instant};

use crate::common::{Browser, account, first_play, service};
use crate::stream::Follower;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

/// A match of an account against another one, which is shown to others so many seconds late.
struct Late {
    people: [Browser; 2],
    id: String,
}

fn offer(delay: &Value, rated: bool) -> Value {
    let setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": 1 }, "rated": rated, "delay": delay,
        "clock": { "kind": "delay", "bank": 600, "step": 12 },
        "players": [{ "kind": "human" }, { "kind": "human" }],
    });
    json!({ "setup": setup, "visibility": "public" })
}

impl Late {
    async fn begun(service: &Service, delay: u32) -> Late {
        let mut people = [account(service, "Anna").await.0, account(service, "Ben").await.0];
        let made = people[0].made("/api/challenges", offer(&json!(delay), true)).await;
        assert_eq!(made["delay"], json!(delay));
        let path = format!("/api/challenges/{}/take", made["id"].as_str().unwrap());
        let (status, taken) = people[1].call("POST", &path, None).await;
        assert_eq!(status, StatusCode::OK, "{taken}");
        Late { people, id: taken["match_id"].as_str().unwrap().to_owned() }
    }

    fn path(&self, more: &str) -> String {
        format!("/api/matches/{}{more}", self.id)
    }

    /// Does the next thing; from an action on, whoever is to act gives up. Returns the view after it.
    async fn go_on(&mut self, until: u64) -> Value {
        let path = self.path("");
        let view = self.people[0].get(&path).await;
        let player = view["phase"]["player"].as_u64().unwrap_or(0) as usize;
        let action = match view["phase"]["kind"].as_str().unwrap() {
            "resign" => json!({ "do": "accept" }),
            "roll" | "move" if view["seq"].as_u64() >= Some(until) => json!({ "do": "resign", "level": 1 }),
            "opening" | "roll" => json!({ "do": "roll" }),
            "move" => json!({ "do": "play", "moves": first_play(&view) }),
            kind => panic!("{kind}"),
        };
        let body = json!({ "after": view["seq"], "actions": [action] });
        let path = self.path("/actions");
        let (status, view) = self.people[player].call("POST", &path, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    /// Plays to the end. Returns the last view.
    async fn end(&mut self) -> Value {
        loop {
            let view = self.go_on(8).await;
            if view["phase"]["kind"] == "match-over" {
                return view;
            }
        }
    }
}

/// All calls of the service, with the match wherever one names a match, and something that fits as what they carry.
async fn doors(watcher: &mut Browser, id: &str) -> Vec<(String, String, Option<Value>)> {
    let document = watcher.get("/api/openapi.json").await;
    let bodies = json!({
        "/matches/{}/actions": { "after": 0, "actions": [{ "do": "roll" }] },
        "/matches/{}/dice": { "promises": [null, null] },
        "/matches/{}/analysis": { "level": "quick", "run": true },
        "/matches/{}/what-if": { "at": 1, "player": 0, "level": "club" },
        "/matches/{}/phrases": { "phrase": "hello" },
        "/matches/{}/report": { "reason": "name" },
        "/matches/{}/proposals": { "kind": "adjourn" },
        "/matches/{}/proposals/answer": { "kind": "adjourn", "accept": true },
        "/matches/{}/stay": { "act": "adjourn" },
        "/rollouts": { "place": { "id": id, "at": 2 }, "plays": 2, "limits": {}, "settings": {} },
    });
    let queries = json!({
        "/matches/{}": ["", "?since=0", "?since=4", "?at=0", "?at=1", "?at=2&since=0"],
        "/matches/{}/file": ["?format=mat", "?format=tavola"],
        "/matches/{}/judgement": ["?at=1", "?at=2"],
        "/matches/{}/analysis": ["?level=quick"],
        "/matches/{}/analysis/file": ["?level=quick&format=text"],
        "/matches/{}/why": ["", "?made=&from=24"],
        "/picture": ["?id=ID&at=0", "?id=ID&at=1", "?id=ID&at=5"],
    });
    // The document has the calls of programs; browsers make these too.
    let mut calls: Vec<(String, String)> = [
        ("GET", "/matches/{}/hint"),
        ("GET", "/matches/{}/judgement"),
        ("POST", "/matches/{}/analysis"),
        ("POST", "/matches/{}/what-if"),
        ("POST", "/matches/{}/phrases"),
        ("POST", "/matches/{}/report"),
        ("POST", "/matches/{}/proposals"),
        ("POST", "/matches/{}/proposals/answer"),
        ("POST", "/matches/{}/stay"),
        ("POST", "/rollouts"),
        ("GET", "/me/export"),
        ("GET", "/me/ratings"),
    ]
    .map(|(method, pattern)| (method.to_owned(), pattern.to_owned()))
    .into();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let path = path.strip_prefix("/api").unwrap_or(path).trim_start_matches("/v1");
        let mut pattern = String::new();
        for part in path.split('/').skip(1) {
            pattern.push('/');
            pattern.push_str(if part.starts_with('{') { "{}" } else { part });
        }
        let methods = methods.as_object().unwrap().keys();
        calls.extend(methods.map(|method| (method.to_uppercase(), pattern.clone())));
    }
    let mut doors = Vec::new();
    for (method, pattern) in calls {
        // What changes the watcher or ends their session is about nobody else; a stream has a test of its own.
        let own = pattern.starts_with("/me") && pattern != "/me/export" && pattern != "/me/ratings";
        let apart = ["/stream", "/sign-in", "/recover", "/openapi.json"];
        if own || apart.iter().any(|path| pattern.starts_with(path)) {
            continue;
        }
        // All matches of the service are counted at once, whatever the delays.
        if pattern == "/dice" {
            continue;
        }
        let named = pattern.replace("/ratings/{}", "/ratings/backgammon").replace("{}", id);
        let written = |query: &Value| query.as_str().unwrap().replace("ID", id);
        let of = queries[&pattern].as_array().map(|all| all.iter().map(written).collect());
        let of = if method == "GET" { of } else { None };
        for query in of.unwrap_or_else(|| vec![String::new()]) {
            let body = (method != "GET").then(|| bodies[&pattern].clone());
            doors.push((method.clone(), format!("/api{named}{query}"), body));
        }
    }
    assert!(doors.iter().filter(|(_, path, _)| path.contains(id)).count() > 30, "{doors:?}");
    doors
}

/// What a watcher gets from every call.
async fn answers(watcher: &mut Browser, doors: &[(String, String, Option<Value>)]) -> Vec<Value> {
    let mut answers = Vec::with_capacity(doors.len());
    for (method, path, body) in doors {
        let (status, mut answer) = watcher.call(method, path, body.clone()).await;
        if let Some(answer) = answer.as_object_mut() {
            // The time that is shown.
            answer.remove("now");
            answer.remove("error").inspect(|error| _ = answer.insert("code".into(), error["code"].clone()));
            // Of the watcher's own export.
            answer.remove("made");
        }
        answers.push(json!([status.as_u16(), answer]));
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_late_gets_the_same_answers_after_the_end_as_before_the_first_action() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut late = Late::begun(&service, 3600).await;
    let mut watchers = [account(&service, "Carl").await.0, Browser::new(&service)];
    let mut before = Vec::new();
    for watcher in &mut watchers {
        let doors = doors(watcher, &late.id).await;
        let first = answers(watcher, &doors).await;
        before.push((doors, first));
    }
    let last = late.end().await;
    // The lobby may be a second old.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    for (watcher, (doors, before)) in watchers.iter_mut().zip(&before) {
        let after = answers(watcher, doors).await;
        for ((door, before), after) in doors.iter().zip(before).zip(&after) {
            assert_eq!(before, after, "{door:?}");
        }
        let view = watcher.get(&late.path("")).await;
        assert_eq!((&view["seq"], &view["events"]), (&json!(0), &json!([])));
        assert_eq!(view["updated"], view["created"]);
        let company = watcher.get(&late.path("/people")).await;
        assert_eq!((&company["late"], &company["delay"]), (&json!(true), &json!(3600)));
        let mut stream = Follower::reading(watcher.stream(&format!("/api/stream?matches={}", late.id)).await);
        assert_eq!(stream.next().await.unwrap().1, json!({ "id": late.id, "seq": 0 }));
        // It stands in the lobby as if it went on.
        let running = &watcher.get("/api/lobby").await["list"]["running"];
        assert_eq!((&running[0]["id"], &running[0]["score"]), (&json!(late.id), &Value::Null));
    }
    // Others see the ratings as they were, in other matches too.
    let made = late.people[0].made("/api/challenges", offer(&json!(0), false)).await;
    let path = format!("/api/challenges/{}/take", made["id"].as_str().unwrap());
    let (_, taken) = late.people[1].call("POST", &path, None).await;
    let next = format!("/api/matches/{}/people", taken["match_id"].as_str().unwrap());
    assert_eq!(watchers[0].get(&next).await["ratings"], json!([null, null]));
    // Those who play see everything, and what the match has changed.
    let [path, people, dice] = ["", "/people", "/dice"].map(|more| late.path(more));
    for person in &mut late.people {
        let view = person.get(&path).await;
        assert_eq!((&view["seq"], &view["phase"]["kind"]), (&last["seq"], &json!("match-over")));
        let company = person.get(&people).await;
        assert_eq!(company["late"], json!(false));
        assert_ne!(company["ratings"][0]["change"], Value::Null, "{company}");
        assert!(person.get(&dice).await["dice"]["record"]["seed"].is_string());
        assert_eq!(person.get("/api/me/ratings").await["ratings"][0]["matches"], 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_action_is_shown_when_its_time_comes_and_after_the_last_one_everything_is() {
    const DELAY: Duration = Duration::from_secs(2);
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut late = Late::begun(&service, 2).await;
    let mut watcher = Browser::new(&service);
    let mut stream = Follower::reading(watcher.stream(&format!("/api/stream?matches={}", late.id)).await);
    assert_eq!(stream.next().await.unwrap(), ("message".to_owned(), json!({ "id": late.id, "seq": 0 })));
    let began = Instant::now();
    let first = late.go_on(8).await;
    assert_eq!(watcher.get(&late.path("")).await["seq"], 0);
    let (_, news) = stream.next().await.unwrap();
    assert!(began.elapsed() >= DELAY, "{:?}", began.elapsed());
    // News of the present carry a view.
    assert_eq!(news, json!({ "id": late.id, "seq": first["seq"] }));
    let view = watcher.get(&late.path("?since=0")).await;
    for same in ["seq", "board", "events", "phase", "turn", "clock", "live"] {
        assert_eq!(view[same], first[same], "{same}");
    }
    let clock = watcher.get(&late.path("/clock")).await;
    let path = late.path("/clock");
    let present = late.people[0].get(&path).await;
    let behind = present["now"].as_i64().unwrap() - clock["now"].as_i64().unwrap();
    assert!((2000..3000).contains(&behind), "{behind}");
    let last = late.end().await;
    assert_eq!(watcher.call("GET", &late.path("/file?format=mat"), None).await.0, StatusCode::FORBIDDEN);
    let dice = watcher.get(&late.path("/dice")).await;
    assert_eq!((&dice["dice"]["ended"], &dice["dice"]["record"]["seed"]), (&Value::Null, &Value::Null));
    while stream.next().await.unwrap().1["seq"] != last["seq"] {}
    let view = watcher.get(&late.path("")).await;
    assert_eq!((&view["seq"], &view["phase"]["kind"]), (&last["seq"], &json!("match-over")));
    let company = watcher.get(&late.path("/people")).await;
    assert_eq!(company["late"], json!(false));
    assert_ne!(company["ratings"], json!([null, null]), "{company}");
    assert_eq!(watcher.call("GET", &late.path("/file?format=mat"), None).await.0, StatusCode::OK);
    assert!(watcher.get(&late.path("/dice")).await["dice"]["record"]["seed"].is_string());
}

#[tokio::test]
async fn a_delay_is_at_most_an_hour_and_of_matches_that_others_can_watch() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = account(&service, "Anna").await.0;
    for (delay, words) in [
        (json!(3601), "a match is shown at most 3600 seconds late, not 3601"),
        (json!(-1), "expected u32"),
        (json!("long"), "expected u32"),
    ] {
        let (status, answer) = anna.call("POST", "/api/challenges", Some(offer(&delay, false))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains(words), "{answer}");
    }
    let alone = json!({ "rules": "backgammon", "delay": 60, "players": [{ "kind": "human" }, { "kind": "bot", "level": "club" }] });
    let (status, answer) = anna.call("POST", "/api/matches", Some(alone)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    // Who wants another delay waits for somebody else.
    let mut ben = account(&service, "Ben").await.0;
    let (_, waits) = anna.call("POST", "/api/lobby", Some(offer(&json!(60), false))).await;
    let (_, other) = ben.call("POST", "/api/lobby", Some(offer(&json!(0), false))).await;
    assert_eq!((&waits["match_id"], &other["match_id"]), (&Value::Null, &Value::Null));
    let open = ben.get("/api/lobby").await["list"]["open"].clone();
    assert!(open.as_array().unwrap().iter().any(|entry| entry["delay"] == 60), "{open}");
}
