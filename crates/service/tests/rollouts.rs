//! Rollouts over HTTP: the figures of the crate, interruptions, files.

use std::time::Duration;

use crate::common::{Page, first_play};
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_engine::{Context, Engine};
use tavola_rollout::{CubeTerms, Limits, Rollout, RolloutJob, Table, Thrown, TrialSettings, candidates};
use tavola_rules::{Player, Position, Rules};
use tempfile::TempDir;

/// Returns settings for trials that end after two rolls.
fn settings() -> Value {
    json!({ "truncate": 2, "ply": 0, "cube_ply": 0, "luck": true, "tables": true, "seed": 3 })
}

fn limits(trials: u32) -> Value {
    json!({ "trials": trials, "stop_se": null, "stop_jsd": null })
}

/// Returns a rollout of the best two plays of three-one from the start.
fn opening(trials: u32) -> Value {
    let terms = json!({
        "dice": [3, 1], "offer": null, "cube": 1, "owner": null, "cap": 1024, "length": 0, "score": [0, 0],
        "crawford": false, "jacoby": false, "beavers": false,
    });
    json!({
        "position": { "text": "start", "rules": "backgammon", "terms": terms },
        "plays": 2,
        "settings": settings(),
        "cube": true,
        "limits": limits(trials),
    })
}

/// Returns the rollout without a server.
fn directly(trials: u32) -> Rollout {
    let engine = Engine::embedded();
    let rules = &Rules::STANDARD;
    let terms = CubeTerms::of(&Context::of_rules(rules), Table::Own);
    let settings = TrialSettings { truncate: Some(2), seed: 3, ..TrialSettings::default() };
    let thrown = Some(Thrown::Roll(vec![3, 1]));
    let start = Position::start(rules, Player::First);
    let mut job = RolloutJob::new(&engine, rules, &start, thrown, terms, settings).unwrap();
    job.candidates = candidates::best_plays(&engine, &job, 2).unwrap();
    let mut rollout = Rollout::new(job).unwrap();
    assert!(rollout.run(&engine, &Limits { trials, ..Limits::default() }, &mut |_| {}).unwrap());
    rollout
}

async fn begun(page: &Page, new: Value) -> Value {
    let (status, view) = page.call("POST", "/api/rollouts", Some(new)).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    view
}

fn path(view: &Value) -> String {
    format!("/api/rollouts/{}", view["id"].as_str().unwrap())
}

async fn run(page: &Page, path: &str, request: Value) -> Value {
    let (status, view) = page.call("POST", path, Some(request)).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    view
}

/// Waits until a condition holds for a rollout.
async fn until(page: &Page, path: &str, hold: impl Fn(&Value) -> bool) -> Value {
    loop {
        let view = page.get(path).await;
        if hold(&view) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn finished(page: &Page, path: &str) -> Value {
    until(page, path, |view| view["running"] == json!(false)).await
}

async fn file(page: &Page, path: &str) -> String {
    let (status, _, body) = page.raw("GET", &format!("{path}/file"), Body::empty()).await;
    assert_eq!(status, StatusCode::OK);
    String::from_utf8(body.to_vec()).unwrap()
}

fn done(view: &Value) -> u64 {
    view["done"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_file_are_those_of_the_crate() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = begun(&page, opening(72)).await;
    let path = path(&view);
    assert_eq!((&view["running"], &view["of"]), (&json!(true), &json!(144)));
    let view = finished(&page, &path).await;
    let direct = directly(72);
    assert_eq!(file(&page, &path).await, direct.print().unwrap());
    assert_eq!((&view["finished"], &view["done"]), (&json!(true), &json!(144)));
    let rows = view["rows"].as_array().unwrap();
    for (row, expected) in rows.iter().zip(direct.rows()) {
        assert_eq!(
            (&row["text"], &row["equity"], &row["se"], &row["loss"], &row["trials"]),
            (
                &json!(expected.text),
                &json!(expected.equity),
                &json!(expected.se),
                &json!(expected.loss),
                &json!(72)
            )
        );
        assert_eq!((&row["kind"], &row["out"]), (&json!("play"), &json!(false)));
    }
    assert_eq!((rows.len(), &rows[0]["moves"]), (2, &json!([[8, 5, 3], [6, 5, 1]])));
    assert_eq!(view["position"]["terms"]["dice"], json!([3, 1]));
    let list = page.get("/api/rollouts").await;
    assert_eq!((&list["rollouts"][0]["id"], &list["rollouts"][0]["trials"]), (&view["id"], &json!(72)));
    // The same job is the same rollout: no trial is played twice.
    let again = begun(&page, opening(72)).await;
    assert_eq!(again["id"], view["id"]);
    finished(&page, &path).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rollout_goes_on_after_a_restart_and_pauses_and_is_extended() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = path(&begun(&page, opening(360)).await);
    until(&page, &path, |view| done(view) > 0).await;
    let page = page.restarted(&folder).await;
    let kept = done(&page.get(&path).await);
    assert!(kept > 0);
    page.service.resume().await.unwrap();
    until(&page, &path, |view| done(view) > kept).await;
    let paused = run(&page, &path, json!({ "run": false })).await;
    assert_eq!(paused["running"], json!(false));
    let page = page.restarted(&folder).await;
    page.service.resume().await.unwrap();
    let rests = page.get(&path).await;
    assert_eq!(rests["running"], json!(false), "nobody waits for it");
    assert!(done(&rests) >= done(&paused));
    run(&page, &path, json!({ "run": true })).await;
    finished(&page, &path).await;
    assert_eq!(file(&page, &path).await, directly(360).print().unwrap());
    let extended = run(&page, &path, json!({ "run": true, "limits": limits(400) })).await;
    assert_eq!(extended["of"], json!(800));
    finished(&page, &path).await;
    assert_eq!(file(&page, &path).await, directly(400).print().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_that_change_while_it_runs_count_at_once() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = path(&begun(&page, opening(3600)).await);
    until(&page, &path, |view| done(view) > 0).await;
    let view = run(&page, &path, json!({ "run": true, "limits": limits(72) })).await;
    assert_eq!(view["of"], json!(144));
    let view = finished(&page, &path).await;
    assert_eq!(view["finished"], json!(true));
    assert!(view["rows"][0]["trials"].as_u64().unwrap() < 3600);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_comes_in_parts_and_each_rollout_in_one_of_them() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut begun_ids = Vec::new();
    for seed in 0..52 {
        let mut new = opening(1);
        new["settings"]["seed"] = json!(seed);
        begun_ids.push(begun(&page, new).await["id"].as_str().unwrap().to_owned());
    }
    for id in &begun_ids {
        finished(&page, &format!("/api/rollouts/{id}")).await;
    }
    let first = page.get("/api/rollouts").await;
    let next = first["next"].as_str().expect("a part follows");
    let second = page.get(&format!("/api/rollouts?after={next}")).await;
    assert_eq!((first["rollouts"].as_array().unwrap().len(), &second["next"]), (50, &Value::Null));
    let mut listed: Vec<_> = [first, second]
        .iter()
        .flat_map(|part| part["rollouts"].as_array().unwrap())
        .map(|card| card["id"].as_str().unwrap().to_owned())
        .collect();
    listed.sort_unstable();
    begun_ids.sort_unstable();
    assert_eq!(listed, begun_ids);
    let (status, _) = page.call("GET", "/api/rollouts?after=x", None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_file_is_opened_and_parts_of_one_rollout_become_one() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut second = directly(36);
    let engine = Engine::embedded();
    let whole = directly(72);
    let mut part = Rollout::new(second.job().clone()).unwrap();
    assert!(part.run(&engine, &Limits { skip: 36, trials: 36, ..Limits::default() }, &mut |_| {}).unwrap());
    let open = async |text: String| page.call_with("POST", "/api/rollouts/open", Body::from(text)).await;
    let (status, first) = open(second.print().unwrap()).await;
    assert_eq!(status, StatusCode::CREATED, "{first}");
    assert_eq!((&first["running"], &first["rows"][0]["trials"]), (&json!(false), &json!(36)));
    assert_eq!(
        (&first["position"]["player"], &first["position"]["terms"]["dice"]),
        (&json!(0), &json!([3, 1]))
    );
    let (_, merged) = open(part.print().unwrap()).await;
    assert_eq!((&merged["id"], &merged["rows"][0]["trials"]), (&first["id"], &json!(72)));
    assert_eq!(file(&page, &path(&first)).await, whole.print().unwrap());
    // A part with another result of the same trials changes nothing.
    let forged = second.slices().next().unwrap().clone();
    second = Rollout::new(second.job().clone()).unwrap();
    second.take(tavola_rollout::Played { equities: vec![9.0; forged.equities.len()], ..forged }).unwrap();
    let (status, refused) = open(second.print().unwrap()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(refused["error"]["message"].as_str().unwrap().contains("disagree"), "{refused}");
    assert_eq!(file(&page, &path(&first)).await, whole.print().unwrap());
    for text in ["", "nonsense", "{\"format\":\"tavola-rollout\",\"version\":9}\n{}\n"] {
        let (status, _) = open(text.to_owned()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_of_a_match_is_rolled_out_with_the_play_that_was_made() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({ "dice": "hand", "match": { "kind": "points", "length": 7 } })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let (at, play) = (view["seq"].clone(), first_play(&view));
    let view = page.done(&view, json!([{ "do": "play", "moves": play }])).await;
    let place = json!({ "id": view["id"], "at": at });
    let new = json!({ "place": place, "plays": 1, "moves": [play], "settings": settings(), "cube": true, "limits": limits(36) });
    let rollout = finished(&page, &path(&begun(&page, new.clone()).await)).await;
    let terms = &rollout["position"]["terms"];
    assert_eq!((&terms["length"], &terms["dice"]), (&json!(7), &json!([3, 1])));
    assert!(rollout["rows"].as_array().unwrap().iter().any(|row| row["moves"] == play));
    // Before the second roll there is a cube decision.
    let place = json!({ "id": view["id"], "at": view["seq"] });
    let new =
        json!({ "place": place, "plays": 5, "settings": settings(), "cube": true, "limits": limits(36) });
    let cube = finished(&page, &path(&begun(&page, new).await)).await;
    let kinds: Vec<&Value> = cube["rows"].as_array().unwrap().iter().map(|row| &row["kind"]).collect();
    assert_eq!(kinds, ["no-double", "double-take", "double-drop"]);
    assert_eq!((&cube["action"], &cube["answer"]), (&json!("no-double"), &json!("take")));
    assert_eq!(cube["position"]["player"], json!(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused_and_a_removed_rollout_is_gone() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let with = |key: &str, value: Value| {
        let mut new = opening(36);
        new[key] = value;
        new
    };
    // A depth above the limit is refused before the search of plays, which would take hours.
    let deep = |key: &str, value: u32| {
        let mut new = opening(36);
        new["settings"][key] = json!(value);
        new
    };
    let mut over = opening(36);
    over["position"] = json!({ "text": "6:1 / ", "rules": "backgammon" });
    for wrong in [
        with("position", Value::Null),
        with("place", json!({ "id": "nothing", "at": 0 })),
        with("moves", json!([[[8, 4, 4]]])),
        with("plays", json!(0)),
        with("plays", json!(5000)),
        with("limits", limits(0)),
        with("limits", json!({ "trials": 36, "stop_se": -1.0, "stop_jsd": null })),
        with("settings", json!({ "ply": 9 })),
        deep("ply", 4),
        deep("ply", u32::MAX),
        deep("cube_ply", u32::MAX),
        deep("truncate", 0),
        over,
    ] {
        let (status, body) = page.call("POST", "/api/rollouts", Some(wrong.clone())).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}: {body}");
    }
    assert_eq!(page.get("/api/rollouts").await, json!({ "rollouts": [], "unreadable": [], "next": null }));
    let path = path(&begun(&page, opening(36_000)).await);
    let (status, _) = page.call("DELETE", &path, None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    for method in ["GET", "DELETE"] {
        let (status, _) = page.call(method, &path, None).await;
        assert_eq!(status, StatusCode::NOT_FOUND);
    }
}
