//! Adjourned matches, and matches that a player leaves.

use std::time::Duration;

use crate::challenges::{next, seated};
use crate::common::{Browser, change, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

async fn post(browser: &mut Browser, path: &str, body: Value) -> (StatusCode, Value) {
    browser.call("POST", path, Some(body)).await
}

async fn standoff(browser: &mut Browser, id: &str) -> Value {
    browser.get(&format!("/api/matches/{id}/people")).await["standoff"].clone()
}

/// Plays until it is a player's turn.
async fn play_until(players: &mut [Browser; 2], id: &str, awaited: usize) -> Value {
    loop {
        let view = players[0].get(&format!("/api/matches/{id}")).await;
        let player = view["phase"]["player"].as_u64().map(|player| player as usize);
        if player == Some(awaited) {
            return view;
        }
        let body = json!({ "after": view["seq"], "actions": [next(&view)] });
        let path = format!("/api/matches/{id}/actions");
        let (status, answer) = post(&mut players[player.unwrap_or(0)], &path, body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
}

/// Returns the service after a restart, and its browsers.
async fn restarted(
    service: Service,
    folder: &TempDir,
    sql: Option<&'static str>,
    players: &mut [Browser; 2],
) -> Service {
    service.node().store().close().await.unwrap();
    if let Some(sql) = sql {
        change(folder, sql).await;
    }
    let service = crate::common::service(folder).await;
    service.begin_clocks().await.unwrap();
    for player in players {
        *player = player.at(&service);
    }
    service
}

#[tokio::test]
async fn an_adjourned_match_takes_no_action_and_no_time_until_both_want_to_go_on() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let clock = json!({ "kind": "delay", "bank": 60, "step": 0 });
    let (anna, ben, id) =
        seated(&first, json!({ "clock": clock, "match": { "kind": "points", "length": 3 } })).await;
    let mut players = [anna, ben];
    let view = play_until(&mut players, &id, 0).await;
    let (proposals, answers) =
        (format!("/api/matches/{id}/proposals"), format!("/api/matches/{id}/proposals/answer"));
    let adjourn = json!({ "kind": "adjourn" });
    let accepted = json!({ "kind": "adjourn", "accept": true });
    assert_eq!(post(&mut players[1], &answers, accepted.clone()).await.0, StatusCode::NOT_FOUND);
    assert_eq!(post(&mut players[0], &proposals, adjourn.clone()).await.0, StatusCode::NO_CONTENT);
    assert_eq!(standoff(&mut players[1], &id).await["proposal"], json!({ "by": 0, "kind": "adjourn" }));
    assert_eq!(
        post(&mut players[0], &answers, accepted.clone()).await.0,
        StatusCode::BAD_REQUEST,
        "one's own"
    );
    // A refused proposal cannot be repeated at once.
    let refused = json!({ "kind": "adjourn", "accept": false });
    assert_eq!(post(&mut players[1], &answers, refused).await.0, StatusCode::NO_CONTENT);
    assert_eq!(standoff(&mut players[0], &id).await["proposal"], Value::Null);
    assert_eq!(post(&mut players[0], &proposals, adjourn.clone()).await.0, StatusCode::TOO_MANY_REQUESTS);
    // A play makes a proposal void.
    assert_eq!(post(&mut players[1], &proposals, adjourn.clone()).await.0, StatusCode::NO_CONTENT);
    let body = json!({ "after": view["seq"], "actions": [next(&view)] });
    assert_eq!(post(&mut players[0], &format!("/api/matches/{id}/actions"), body).await.0, StatusCode::OK);
    assert_eq!(post(&mut players[0], &answers, accepted.clone()).await.0, StatusCode::NOT_FOUND);
    assert_eq!(post(&mut players[1], &proposals, adjourn.clone()).await.0, StatusCode::NO_CONTENT);
    assert_eq!(post(&mut players[0], &answers, accepted).await.0, StatusCode::NO_CONTENT);

    let before = players[0].get(&format!("/api/matches/{id}/clock")).await;
    assert_eq!(before["clock"]["running"], Value::Null, "{before}");
    let view = players[0].get(&format!("/api/matches/{id}")).await;
    let awaited = view["phase"]["player"].as_u64().unwrap() as usize;
    let body = json!({ "after": view["seq"], "actions": [next(&view)] });
    let (status, answer) =
        post(&mut players[awaited], &format!("/api/matches/{id}/actions"), body.clone()).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("adjourned")));
    assert_eq!(players[0].get("/api/matches").await["matches"][0]["adjourned"], true);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let _second = restarted(first, &folder, None, &mut players).await;
    assert_eq!(standoff(&mut players[1], &id).await["adjourned"], true);
    let bank = |clock: &Value| clock["clock"]["bank"][awaited].as_i64().unwrap();
    let stopped = players[0].get(&format!("/api/matches/{id}/clock")).await;
    assert!(stopped["clock"]["running"].is_null() && bank(&stopped) >= bank(&before), "{stopped} {before}");
    // Both press the same button: neither has to answer a question.
    for player in &mut players {
        assert_eq!(post(player, &proposals, json!({ "kind": "resume" })).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(standoff(&mut players[1], &id).await["adjourned"], false);
    assert_eq!(
        post(&mut players[awaited], &format!("/api/matches/{id}/actions"), body).await.0,
        StatusCode::OK
    );
    let after = players[0].get(&format!("/api/matches/{id}/clock")).await;
    assert!(bank(&before) - bank(&after) < 1000, "the pause is nobody's: {before} {after}");
    assert_eq!(players[0].get("/api/matches").await["matches"][0]["adjourned"], false);
}

#[tokio::test]
async fn who_stays_may_adjourn_after_a_while_and_claim_the_win_after_a_longer_one() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let (anna, ben, id) = seated(&first, json!({ "match": { "kind": "points", "length": 3 } })).await;
    let mut players = [anna, ben];
    play_until(&mut players, &id, 1).await;
    let stay = format!("/api/matches/{id}/stay");
    // Anna has the match on a screen, Ben does not.
    let stream = players[0].stream(&format!("/api/stream?matches={id}")).await;
    let mut noted = standoff(&mut players[0], &id).await;
    while noted["waited"][1].is_null() {
        tokio::time::sleep(Duration::from_millis(200)).await;
        noted = standoff(&mut players[0], &id).await;
    }
    assert_eq!(
        (&noted["waited"][0], &noted["grace"], &noted["claim"]),
        (&Value::Null, &json!(180_000), &json!(900_000))
    );
    for act in ["adjourn", "claim"] {
        assert_eq!(
            post(&mut players[0], &stay, json!({ "do": act })).await.0,
            StatusCode::BAD_REQUEST,
            "too early"
        );
    }
    drop(stream);
    let long = "UPDATE absences SET waited = 200000";
    let second = restarted(first, &folder, Some(long), &mut players).await;
    assert_eq!(post(&mut players[0], &stay, json!({ "do": "claim" })).await.0, StatusCode::BAD_REQUEST);
    // A player who is present has not left.
    let back = players[1].stream(&format!("/api/stream?matches={id}")).await;
    assert_eq!(post(&mut players[0], &stay, json!({ "do": "adjourn" })).await.0, StatusCode::BAD_REQUEST);
    drop(back);
    assert_eq!(
        post(&mut players[1], &stay, json!({ "do": "adjourn" })).await.0,
        StatusCode::BAD_REQUEST,
        "Anna is not away"
    );
    assert_eq!(post(&mut players[0], &stay, json!({ "do": "adjourn" })).await.0, StatusCode::NO_CONTENT);
    assert_eq!(standoff(&mut players[1], &id).await["adjourned"], true);
    for player in players.iter_mut().rev() {
        let path = format!("/api/matches/{id}/proposals");
        assert_eq!(post(player, &path, json!({ "kind": "resume" })).await.0, StatusCode::NO_CONTENT);
    }
    let longer = "INSERT INTO absences (match_id, player, waited, looked) SELECT match_id, player, 900000, 0 FROM seats WHERE player = 1";
    let _third = restarted(second, &folder, Some(longer), &mut players).await;
    assert_eq!(post(&mut players[0], &stay, json!({ "do": "claim" })).await.0, StatusCode::NO_CONTENT);
    let view = players[1].get(&format!("/api/matches/{id}")).await;
    assert_eq!((&view["phase"]["kind"], &view["phase"]["winner"]), (&json!("match-over"), &json!(0)));
    assert_eq!((&view["phase"]["result"]["how"], &view["score"]), (&json!("time"), &json!([1, 0])));
    assert_eq!(
        post(&mut players[0], &stay, json!({ "do": "claim" })).await.0,
        StatusCode::BAD_REQUEST,
        "once"
    );
    assert_eq!(standoff(&mut players[0], &id).await, Value::Null);
}

#[tokio::test]
async fn who_leaves_three_matches_in_a_day_is_not_paired_and_the_others_see_it() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    first.begin_clocks().await.unwrap();
    let (anna, ben, id) = seated(&first, json!({})).await;
    let (mut players, mut ids) = ([anna, ben], vec![id]);
    let setup =
        json!({ "setup": { "rules": "backgammon", "players": [{ "kind": "human" }, { "kind": "human" }] } });
    for _ in 0..3 {
        let made = players[0].made("/api/challenges", setup.clone()).await;
        let take = format!("/api/challenges/{}/take", made["id"].as_str().unwrap());
        let (_, taken) = players[1].call("POST", &take, None).await;
        ids.push(taken["match_id"].as_str().unwrap().to_owned());
    }
    for id in &ids {
        play_until(&mut players, id, 1).await;
    }
    let away = "INSERT INTO absences (match_id, player, waited, looked) SELECT match_id, player, 900000, 0 FROM seats WHERE player = 1";
    let _second = restarted(first, &folder, Some(away), &mut players).await;
    for (left, id) in ids.iter().enumerate() {
        assert_eq!(standoff(&mut players[0], id).await["departures"], json!([0, left]));
        let (status, paired) = post(&mut players[1], "/api/lobby", setup.clone()).await;
        let expected = if left < 3 { StatusCode::OK } else { StatusCode::TOO_MANY_REQUESTS };
        assert_eq!(status, expected, "{paired}");
        let stay = format!("/api/matches/{id}/stay");
        assert_eq!(post(&mut players[0], &stay, json!({ "do": "claim" })).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(post(&mut players[0], "/api/lobby", setup).await.0, StatusCode::OK, "who stayed");
}
