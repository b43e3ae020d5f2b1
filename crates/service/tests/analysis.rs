//! Analyses over HTTP: figures, stopping and continuing, restarts, matches that continue, and branches.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::common::{Page, change, first_play};
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_analysis::{AnalysisLevel, MatchAnalysis, Settings, Subject, analyse, judging, report};
use tavola_engine::Engine;
use tavola_locale::Locale;
use tavola_notation::match_files::{Format, parse};
use tempfile::TempDir;

const MATCH: &str = include_str!("../../analysis/tests/three-points.mat");

/// Returns the analysis without a server.
fn directly() -> (Subject, MatchAnalysis) {
    let subject = Subject::of_file(&parse(MATCH.as_bytes(), Format::Mat).unwrap()).unwrap();
    let settings = Settings::of(AnalysisLevel::Quick);
    let decisions = analyse(&subject, &Engine::embedded(), &settings, BTreeMap::new(), |_| {}).unwrap();
    let mut analysis = MatchAnalysis::of(&subject, &settings, &decisions);
    analysis.judging = Some(judging(subject.begin().match_rules(), &Engine::embedded()).unwrap());
    (subject, analysis)
}

/// Adds the match of the file. Returns its path.
async fn opened(page: &Page) -> String {
    opened_as(page, MATCH).await
}

/// Adds the match of another text. Returns its path.
async fn opened_as(page: &Page, text: impl Into<Body>) -> String {
    let (status, _, body) = page.raw("POST", "/api/matches/open?name=a.mat", text.into()).await;
    assert_eq!(status, StatusCode::CREATED);
    let opened: Value = serde_json::from_slice(&body).unwrap();
    format!("/api/matches/{}", opened["id"].as_str().unwrap())
}

async fn run(page: &Page, path: &str, run: bool) -> Value {
    let body = json!({ "level": "quick", "run": run });
    let (status, state) = page.call("POST", &format!("{path}/analysis"), Some(body)).await;
    assert_eq!(status, StatusCode::OK, "{state}");
    state
}

async fn found(page: &Page, path: &str) -> Value {
    page.get(&format!("{path}/analysis?level=quick")).await
}

/// Waits until a condition holds for an analysis.
async fn until(page: &Page, path: &str, hold: impl Fn(&Value) -> bool) -> Value {
    loop {
        let list = page.get(&format!("{path}/analyses")).await;
        let state = &list["analyses"][0];
        if hold(state) {
            return state.clone();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn finished(page: &Page, path: &str) -> Value {
    until(page, path, |state| state["running"] == json!(false)).await;
    found(page, path).await
}

fn done(state: &Value) -> u64 {
    state["done"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_reports_are_those_of_the_crate() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = opened(&page).await;
    assert_eq!(page.get(&format!("{path}/analyses")).await, json!({ "analyses": [] }));
    let state = run(&page, &path, true).await;
    assert_eq!((&state["level"], &state["of"]), (&json!("quick"), &json!(directly().1.of)));
    let view = finished(&page, &path).await;
    let (subject, analysis) = directly();
    assert_eq!(view["analysis"], serde_json::to_value(&analysis).unwrap());
    assert_eq!(view["state"]["done"], view["state"]["of"]);
    for (format, kind, text) in [
        ("html", "text/html; charset=utf-8", report::html(&analysis, &subject, Locale::english())),
        ("text", "text/plain; charset=utf-8", report::text(&analysis, false)),
        ("json", "application/json", serde_json::to_string(&analysis).unwrap()),
    ] {
        let address = format!("{path}/analysis/file?level=quick&format={format}");
        let (status, headers, body) = page.raw("GET", &address, Body::empty()).await;
        assert_eq!((status, headers["content-type"].to_str().unwrap()), (StatusCode::OK, kind));
        assert_eq!(std::str::from_utf8(&body).unwrap(), text, "{format}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_analysis_keeps_what_it_found_and_goes_on_when_asked() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = opened(&page).await;
    run(&page, &path, true).await;
    until(&page, &path, |state| done(state) > 0).await;
    let stopped = run(&page, &path, false).await;
    assert_eq!(stopped["running"], json!(false));
    let partial = finished(&page, &path).await;
    assert!(done(&partial["state"]) >= done(&stopped).min(1));
    let page = page.restarted(&folder).await;
    page.service.resume().await.unwrap();
    assert_eq!(found(&page, &path).await, partial, "nobody waits for it");
    run(&page, &path, true).await;
    let whole = finished(&page, &path).await;
    assert_eq!(whole["analysis"], serde_json::to_value(directly().1).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_goes_on_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = opened(&page).await;
    run(&page, &path, true).await;
    until(&page, &path, |state| done(state) > 0).await;
    let page = page.restarted(&folder).await;
    assert!(done(&found(&page, &path).await["state"]) > 0);
    page.service.resume().await.unwrap();
    let whole = finished(&page, &path).await;
    assert_eq!(whole["analysis"], serde_json::to_value(directly().1).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_goes_on_gets_its_new_decisions_and_loses_those_that_are_not_made() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let mut view = page.new_match(json!({ "dice": "hand" })).await;
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    run(&page, &path, true).await;
    assert_eq!(finished(&page, &path).await["state"]["of"], json!(0));
    view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let first = view["turn"]["nodes"][0]["m"][0].clone();
    let moved = json!([[first[0], first[1], first[2]]]);
    view = page.done(&view, json!([{ "do": "move", "moves": moved }])).await;
    run(&page, &path, true).await;
    let half = finished(&page, &path).await;
    let kinds = |view: &Value| -> Vec<Value> {
        let decisions = view["analysis"]["games"][0]["decisions"].as_array().unwrap();
        decisions.iter().map(|decision| decision["kind"].clone()).collect()
    };
    assert_eq!(kinds(&half), [json!("roll")], "the play is not made yet");
    let counts = async || {
        let profile = &page.get("/api/profile?name=Anna").await["profile"];
        (profile["matches"].clone(), profile["partial"].clone())
    };
    assert_eq!(counts().await, (json!(1), Value::Null));
    view = page.done(&view, json!([{ "do": "take-back" }])).await;
    let play = first_play(&view);
    page.done(&view, json!([{ "do": "play", "moves": play }])).await;
    assert_eq!(kinds(&found(&page, &path).await), [] as [Value; 0], "the roll has become a play");
    assert_eq!(counts().await, (json!(0), json!(1)), "what the profile knew of the match is known anew");
    run(&page, &path, true).await;
    let whole = finished(&page, &path).await;
    assert_eq!(kinds(&whole), [json!("play")]);
    assert_eq!(counts().await, (json!(1), Value::Null));
    assert_eq!((&whole["state"]["done"], &whole["state"]["of"]), (&json!(1), &json!(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_if_goes_on_from_a_decision_against_the_engine() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = opened(&page).await;
    run(&page, &path, true).await;
    let whole = finished(&page, &path).await;
    let decisions = whole["analysis"]["games"][0]["decisions"].as_array().unwrap();
    let play = decisions.iter().rfind(|decision| decision["kind"] == json!("play")).unwrap();
    let (at, player) = (&play["before"], &play["player"]);
    let asked = json!({ "at": at, "player": player, "level": "beginner" });
    let (status, view) = page.call("POST", &format!("{path}/what-if"), Some(asked)).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    let past = page.get(&format!("{path}?at={at}")).await;
    for field in ["seq", "board", "score", "cube", "dice", "roller", "rules", "match"] {
        assert_eq!(view[field], past[field], "{field}");
    }
    assert_eq!(view["phase"]["player"], *player);
    let bot = 1 - player.as_u64().unwrap() as usize;
    assert_eq!(view["players"][bot], json!({ "kind": "bot", "level": "beginner" }));
    assert_eq!(view["players"][1 - bot]["kind"], json!("human"));
    let late = json!({ "at": 100_000, "player": 0, "level": "beginner" });
    let (status, _) = page.call("POST", &format!("{path}/what-if"), Some(late)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_cannot_be_analysed_and_a_removed_match_takes_its_analysis_with_it() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let body = |level: &str| Some(json!({ "level": level, "run": true }));
    let (status, _) = page.call("POST", "/api/matches/nothing/analysis", body("quick")).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let path = opened(&page).await;
    let (status, _) = page.call("POST", &format!("{path}/analysis"), body("deep")).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    run(&page, &path, true).await;
    let (status, _) = page.call("DELETE", &path, None).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let (status, _) = page.call("GET", &format!("{path}/analysis?level=quick"), None).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_judged_before_it_is_made() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({ "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    let path = format!("/api/matches/{}/judgement?at={}", view["id"].as_str().unwrap(), view["seq"]);
    let best = page.get(&format!("{path}&moves=8-5-3,6-5-1")).await;
    assert_eq!((&best["decision"]["played"], &best["decision"]["loss"]), (&json!("8/5 6/5"), &json!(0.0)));
    let worse = page.get(&format!("{path}&moves=24-21-3,21-20-1")).await;
    assert!(worse["decision"]["loss"].as_f64().unwrap() > 0.06, "{worse}");
    let best = json!([{ "from": 8, "to": 5, "die": 3 }, { "from": 6, "to": 5, "die": 1 }]);
    assert_eq!(worse["decision"]["alternatives"][0]["moves"], best);
    assert_eq!(
        page.get(&format!("{path}&moves=8-5-3")).await,
        json!({ "decision": null }),
        "the turn goes on"
    );
    let (status, _) = page.call("GET", &format!("{path}&moves=8-4-4"), None).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = page.call("GET", &path.replace("at=", "at=9"), None).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let after = page.get(&format!("/api/matches/{}", view["id"].as_str().unwrap())).await;
    assert_eq!(after["seq"], view["seq"], "nothing was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_about_the_cube_is_judged_before_it_is_made() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    // Two checkers that bear off at once, against fifteen outside the home board: a drop.
    let won = json!({ "dice": "hand", "match": { "kind": "money" }, "position": "1:2 / 12:15" });
    let view = page.new_match(won).await;
    let path = format!("/api/matches/{}/judgement", view["id"].as_str().unwrap());
    let ask = async |seq: &Value, what: &str| page.get(&format!("{path}?at={seq}&do={what}")).await;
    let rolled = ask(&view["seq"], "no-double").await;
    assert_eq!(rolled["decision"]["kind"], json!("no-double"));
    let double = ask(&view["seq"], "double").await;
    assert_eq!(double["decision"]["kind"], json!("double"));
    let view = page.done(&view, json!([{ "do": "double" }])).await;
    let take = ask(&view["seq"], "take").await;
    assert!(take["decision"]["loss"].as_f64().unwrap() > 0.5, "{take}");
    assert_eq!(ask(&view["seq"], "drop").await["decision"]["loss"], json!(0.0));
    let (status, _) = page.call("GET", &format!("{path}?at={}&do=double", view["seq"]), None).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "it is not the doubler's turn");
    let (status, _) = page.call("GET", &format!("{path}?at={}&do=dance", view["seq"]), None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_was_judged_otherwise_stays_until_it_is_made_anew() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let path = opened(&page).await;
    run(&page, &path, true).await;
    let today = finished(&page, &path).await;
    assert_eq!((&today["state"]["older"], &today["state"]["running"]), (&json!(false), &json!(false)));
    page.store.close().await.unwrap();
    change(&folder, "UPDATE analyses SET version = '0.1.0'").await;
    let page = Page::on(&folder).await;
    let older = found(&page, &path).await;
    assert_eq!((&older["state"]["older"], &older["state"]["done"]), (&json!(true), &today["state"]["done"]));
    assert_eq!(older["analysis"]["judging"], json!("0.1.0"));
    assert_eq!(page.get(&format!("{path}/analyses")).await["analyses"][0]["older"], json!(true));
    let profile = page.get("/api/profile").await;
    assert_eq!(profile["groups"][0]["older"], json!(true));
    run(&page, &path, true).await;
    assert_eq!(finished(&page, &path).await, today);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_adds_up_the_analysed_matches_of_a_name() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let empty = page.get("/api/profile").await;
    assert_eq!(empty, json!({ "names": [], "groups": [], "profile": null }));
    let dated = MATCH.replacen(" 3 point match", "; [EventDate \"2024.05.17\"]\n\n 3 point match", 1);
    assert_ne!(dated, MATCH, "the file begins with its length");
    let (first, second) = (opened(&page).await, opened_as(&page, dated).await);
    for path in [&first, &second] {
        run(&page, path, true).await;
        finished(&page, path).await;
    }
    let (_, analysis) = directly();
    let view = page.get("/api/profile?name=casual").await;
    assert_eq!(view["names"].as_array().unwrap().len(), 2);
    assert_eq!(view["groups"][0]["matches"], json!(2));
    let profile = &view["profile"];
    assert_eq!((&profile["name"], &profile["matches"]), (&json!("casual"), &json!(2)));
    let player = analysis.players.iter().find(|player| player.name == "casual").unwrap();
    assert_eq!(profile["total"]["decisions"], json!(2 * player.pr_decisions));
    let near = |found: &Value, wanted: f64| (found.as_f64().unwrap() - wanted).abs() < 1e-9;
    assert!(near(&profile["total"]["pr"], player.pr.unwrap()), "the same match twice has the same PR");
    assert!(near(&profile["total"]["lost"], 2.0 * player.errors.equity));
    assert!(near(&profile["luck"]["equity"], 2.0 * player.luck_equity.unwrap()));
    let history = profile["history"].as_array().unwrap();
    assert_eq!(history[0]["date"], json!("2024-05-17"), "the date of the file, and the first match first");
    assert!(first.ends_with(history[1]["id"].as_str().unwrap()), "every row leads to its match");
    assert_eq!(profile["months"].as_array().unwrap().len(), 2);
    let lost = |rows: &str| -> f64 {
        profile[rows].as_array().unwrap().iter().map(|row| row["lost"].as_f64().unwrap()).sum()
    };
    assert!((lost("parts") - 2.0 * player.errors.equity).abs() < 1e-9, "parts make the whole");
    let other = page.get("/api/profile?name=nobody").await;
    assert_eq!((&other["groups"], &other["profile"]), (&json!([]), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_reads_digests_only_and_they_say_what_the_decisions_say() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    for path in [opened(&page).await, opened(&page).await] {
        run(&page, &path, true).await;
        finished(&page, &path).await;
    }
    let hidden = "UPDATE decisions SET decision = 'hidden' || decision";
    let shown = "UPDATE decisions SET decision = substr(decision, 7); DELETE FROM digests";
    let anew = async |sql: &'static str, page: Page| {
        page.store.close().await.unwrap();
        change(&folder, sql).await;
        let page = Page::on(&folder).await;
        let profile = page.get("/api/profile?name=casual").await["profile"].clone();
        (profile, page)
    };
    let (at_the_end, page) = anew(hidden, page).await;
    assert_eq!(at_the_end["matches"], json!(2), "an analysis that ends writes its digest");
    let (from_decisions, page) = anew(shown, page).await;
    assert_eq!(from_decisions, at_the_end, "an analysis from before digests has the same figures");
    let (kept, page) = anew(hidden, page).await;
    assert_eq!(kept, at_the_end, "what was read once is kept");
    let (status, _) = page.call("GET", "/api/profile?name=beginner", None).await;
    assert_eq!(status, StatusCode::OK, "the digest is of both players");
}
