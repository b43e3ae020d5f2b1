//! Matches between two people who have never met.

use crate::common::{Browser, first_play, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

fn offer(more: &Value) -> Value {
    let mut setup = json!({
        "rules": "backgammon", "match": { "kind": "points", "length": 1 },
        "players": [{ "kind": "human", "name": "Somebody" }, { "kind": "bot", "level": "casual" }],
    });
    setup.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({ "setup": setup })
}

/// Returns Anna, Ben, who has taken her challenge, and the id of their match.
pub(crate) async fn seated(service: &Service, more: Value) -> (Browser, Browser, String) {
    let (mut anna, mut ben) = (Browser::new(service), Browser::new(service));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let challenge = anna.made("/api/challenges", offer(&more)).await;
    let path = format!("/api/challenges/{}/take", challenge["id"].as_str().unwrap());
    let (status, taken) = ben.call("POST", &path, None).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    (anna, ben, taken["match_id"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_challenge_becomes_a_match_when_another_person_sits_down() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben, mut carl) =
        (Browser::new(&service), Browser::new(&service), Browser::new(&service));
    anna.enter("Anna").await;
    carl.enter("Carl").await;
    let made = anna.made("/api/challenges", offer(&json!({ "options": { "beavers": true } }))).await;
    assert_eq!((&made["mine"], &made["match_id"]), (&json!(true), &Value::Null));
    assert_eq!(anna.get("/api/matches").await["matches"], json!([]), "there is no match yet");
    let path = format!("/api/challenges/{}", made["id"].as_str().unwrap());
    let seen = ben.get(&path).await;
    assert_eq!(
        (&seen["by"], &seen["mine"], &seen["options"]),
        (&json!("Anna"), &json!(false), &json!({ "beavers": true }))
    );
    let take = format!("{path}/take");
    assert_eq!(ben.call("POST", &take, None).await.0, StatusCode::UNAUTHORIZED, "a name comes first");
    ben.enter("Ben").await;
    assert_eq!(anna.call("POST", &take, None).await.0, StatusCode::BAD_REQUEST, "one's own");
    let (status, taken) = ben.call("POST", &take, None).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    assert_eq!(ben.call("POST", &take, None).await.1, taken, "what is sent again is answered again");
    let (status, late) = carl.call("POST", &take, None).await;
    assert_eq!((status, &late["error"]["code"]), (StatusCode::CONFLICT, &json!("taken")));
    assert_eq!(anna.get(&path).await["match_id"], taken["match_id"]);
    assert_eq!(
        anna.call("DELETE", &path, None).await.0,
        StatusCode::NOT_FOUND,
        "it cannot be withdrawn any more"
    );
    let view = carl.get(&format!("/api/matches/{}", taken["match_id"].as_str().unwrap())).await;
    assert_eq!(
        view["players"],
        json!([{ "kind": "human", "name": "Anna" }, { "kind": "human", "name": "Ben" }])
    );
    assert_eq!(view["dice_mode"], "server");
    for person in [&mut anna, &mut ben] {
        let listed = person.get("/api/matches").await;
        assert_eq!(
            (listed["matches"].as_array().unwrap().len(), &listed["matches"][0]["shared"]),
            (1, &json!(true))
        );
    }
    assert_eq!(carl.get("/api/matches").await["matches"], json!([]));
}

#[tokio::test]
async fn a_challenge_is_withdrawn_by_who_made_it_and_drawn_as_a_code_for_the_page() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben) = (Browser::new(&service), Browser::new(&service));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let made = anna.made("/api/challenges", offer(&json!({}))).await;
    let path = format!("/api/challenges/{}", made["id"].as_str().unwrap());
    let code = ben.get(&format!("{path}/code?page=https://tavola.example/")).await;
    assert_eq!(code["url"], format!("https://tavola.example/#/challenge/{}", made["id"].as_str().unwrap()));
    assert!(code["squares"].as_array().unwrap().len() > 20);
    for page in ["javascript:alert(1)", "https://a/%23b", &format!("https://{}", "a".repeat(200))] {
        let (status, _) = ben.call("GET", &format!("{path}/code?page={page}"), None).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{page}");
    }
    assert_eq!(ben.call("DELETE", &path, None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(anna.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.call("GET", &path, None).await.0, StatusCode::NOT_FOUND);
    for number in 0.. {
        let (status, answer) = anna.call("POST", "/api/challenges", Some(offer(&json!({})))).await;
        if status != StatusCode::CREATED {
            assert_eq!(
                (number, status, &answer["error"]["code"]),
                (20, StatusCode::TOO_MANY_REQUESTS, &json!("too-many"))
            );
            break;
        }
    }
    let (status, _) = ben.call("POST", "/api/challenges", Some(offer(&json!({ "rules": "chess" })))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

/// Returns the next action of the person at a seat: the first permitted one.
pub(crate) fn next(view: &Value) -> Value {
    match view["phase"]["may"][0].as_str().unwrap() {
        "play" => json!({ "do": "play", "moves": first_play(view) }),
        act => json!({ "do": act }),
    }
}

#[tokio::test]
async fn each_acts_for_their_own_seat_alone_until_the_match_is_over_and_nobody_is_helped_before() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben, id) = seated(&service, json!({ "rules": "hypergammon" })).await;
    let mut watcher = Browser::new(&service);
    watcher.enter("Carl").await;
    let path = format!("/api/matches/{id}");
    let actions = format!("{path}/actions");
    let helps = [
        "hint",
        "analyses",
        "analysis?level=quick",
        "judgement?at=0",
        "analysis/file?level=quick&format=text",
    ];
    let mut asked = false;
    loop {
        let view = anna.get(&path).await;
        if view["phase"]["kind"] == "match-over" {
            break;
        }
        let body = json!({ "after": view["seq"], "actions": [next(&view)] });
        let (status, _) = watcher.call("POST", &actions, Some(body.clone())).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "who watches acts for nobody");
        let (actor, other) =
            if view["phase"]["player"] == 1 { (&mut ben, &mut anna) } else { (&mut anna, &mut ben) };
        if view["phase"]["player"].is_number() {
            let (status, answer) = other.call("POST", &actions, Some(body.clone())).await;
            assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
            let mut named = body.clone();
            named["actions"][0]["by"] = view["phase"]["player"].clone();
            let (_, answer) = other.call("POST", &actions, Some(named)).await;
            assert_eq!(answer["error"]["refusal"], "not-your-seat");
        }
        let (status, answer) = actor.call("POST", &actions, Some(body)).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        if !asked {
            for person in [&mut anna, &mut ben, &mut watcher] {
                for help in helps {
                    let (status, answer) = person.call("GET", &format!("{path}/{help}"), None).await;
                    assert_eq!(
                        (status, &answer["error"]["code"]),
                        (StatusCode::FORBIDDEN, &json!("no-help")),
                        "{help}"
                    );
                }
                for (call, body) in [
                    ("analysis", json!({ "level": "quick", "run": true })),
                    ("what-if", json!({ "at": 1, "player": 0, "level": "casual" })),
                ] {
                    let (status, _) = person.call("POST", &format!("{path}/{call}"), Some(body)).await;
                    assert_eq!(status, StatusCode::FORBIDDEN, "{call}");
                }
            }
            assert_eq!(
                watcher.call("GET", &format!("{path}/file?format=json"), None).await.0,
                StatusCode::FORBIDDEN
            );
            anna.get(&format!("{path}/file?format=json")).await;
            asked = true;
        }
    }
    watcher.get(&format!("{path}/file?format=json")).await;
    ben.get(&format!("{path}/analyses")).await;
    for person in [&mut anna, &mut watcher] {
        let (status, _) = person.call("DELETE", &path, None).await;
        assert!(status == StatusCode::FORBIDDEN || status == StatusCode::NOT_FOUND);
    }
    ben.get(&path).await;
}

#[tokio::test]
async fn who_plays_is_told_to_everybody_who_sees_the_match_and_a_rematch_changes_the_seats() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben, id) = seated(&service, json!({})).await;
    let people = format!("/api/matches/{id}/people");
    let company = anna.get(&people).await;
    assert_eq!(
        (&company["mine"], &company["two"], &company["helped"]),
        (&json!([true, false]), &json!(true), &json!(false))
    );
    assert_eq!(ben.get(&people).await["mine"], json!([false, true]));
    assert_eq!(Browser::new(&service).get(&people).await["mine"], json!([false, false]));
    let rematch = format!("/api/matches/{id}/rematch");
    assert_eq!(anna.call("POST", &rematch, None).await.0, StatusCode::BAD_REQUEST, "it is not over");
    let actions = format!("/api/matches/{id}/actions");
    loop {
        let view = anna.get(&format!("/api/matches/{id}")).await;
        let player = &view["phase"]["player"];
        match view["phase"]["kind"].as_str().unwrap() {
            "match-over" => break,
            "opening" => {
                let body = json!({ "after": view["seq"], "actions": [{ "do": "roll" }] });
                anna.call("POST", &actions, Some(body)).await;
            }
            "resign" => {
                let body = json!({ "after": view["seq"], "actions": [{ "do": "accept" }] });
                let answers = if *player == 0 { &mut anna } else { &mut ben };
                assert_eq!(answers.call("POST", &actions, Some(body)).await.0, StatusCode::OK);
            }
            _ => {
                let body = json!({ "after": view["seq"], "actions": [{ "do": "resign", "level": 1 }] });
                let resigns = if *player == 0 { &mut anna } else { &mut ben };
                assert_eq!(resigns.call("POST", &actions, Some(body)).await.0, StatusCode::OK);
            }
        }
    }
    let mut carl = Browser::new(&service);
    carl.enter("Carl").await;
    assert_eq!(carl.call("POST", &rematch, None).await.0, StatusCode::BAD_REQUEST);
    let (_, offered) = anna.call("POST", &rematch, None).await;
    assert_eq!(offered["rematch"], json!({ "by": 0, "match_id": null }));
    assert_eq!(anna.call("POST", &rematch, None).await.1["rematch"], offered["rematch"], "once");
    let (_, begun) = ben.call("POST", &rematch, None).await;
    let next = begun["rematch"]["match_id"].as_str().unwrap();
    assert_eq!(anna.get(&people).await["rematch"]["match_id"], next);
    let view = ben.get(&format!("/api/matches/{next}")).await;
    assert_eq!((&view["players"][0]["name"], &view["players"][1]["name"]), (&json!("Ben"), &json!("Anna")));
    assert_eq!(anna.get(&format!("/api/matches/{next}/people")).await["mine"], json!([false, true]));
}

#[tokio::test]
async fn nobody_sees_a_private_match_of_others() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben) = (Browser::new(&service), Browser::new(&service));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let mut private = offer(&json!({}));
    private["visibility"] = json!("private");
    let challenge = anna.made("/api/challenges", private).await;
    let path = format!("/api/challenges/{}", challenge["id"].as_str().unwrap());
    let (_, taken) = ben.call("POST", &format!("{path}/take"), None).await;
    let id = taken["match_id"].as_str().unwrap();
    let mut carl = Browser::new(&service);
    for path in [path, format!("/api/matches/{id}"), format!("/api/matches/{id}/people")] {
        assert_eq!(carl.call("GET", &path, None).await.0, StatusCode::NOT_FOUND, "{path}");
        ben.get(&path).await;
    }
}

#[tokio::test]
async fn two_who_sit_down_at_once_do_not_both_get_the_seat() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    let challenge = anna.made("/api/challenges", offer(&json!({}))).await;
    let path = format!("/api/challenges/{}/take", challenge["id"].as_str().unwrap());
    let mut comers = Vec::new();
    for number in 0..6 {
        let mut browser = Browser::new(&service);
        browser.enter(&format!("Comer {number}")).await;
        let path = path.clone();
        comers.push(tokio::spawn(async move { browser.call("POST", &path, None).await.0 }));
    }
    let mut won = 0;
    for comer in comers {
        match comer.await.unwrap() {
            StatusCode::OK => won += 1,
            status => assert_eq!(status, StatusCode::CONFLICT),
        }
    }
    assert_eq!(won, 1);
}
