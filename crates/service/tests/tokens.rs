//! Tokens with which programs act for a person.

use crate::common::{Browser, PASSWORD, account, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tempfile::TempDir;

/// Creates a token of a person. Returns it and its id.
async fn token(service: &Service, person: &mut Browser, scope: &str) -> (Browser, String) {
    let made =
        person.made("/api/me/tokens", json!({ "name": format!("my {scope}er"), "scope": scope })).await;
    (Browser::program(service, made["secret"].as_str().unwrap()), made["id"].as_str().unwrap().to_owned())
}

fn against_a_bot() -> Value {
    json!({
        "rules": "backgammon", "dice": "hand",
        "players": [{ "kind": "human" }, { "kind": "bot", "level": "casual" }],
    })
}

async fn is_refused(program: &mut Browser, method: &str, path: &str, body: Value) {
    let (status, answer) = program.call(method, path, Some(body)).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::FORBIDDEN, &json!("forbidden")),
        "{method} {path}"
    );
}

async fn is_unknown(program: &mut Browser) {
    for path in ["/api/me", "/api/catalogue", "/api/matches"] {
        let (status, answer) = program.call("GET", path, None).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (StatusCode::UNAUTHORIZED, &json!("wrong-token")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_program_that_reads_sees_what_its_person_sees_and_one_that_plays_plays() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let (mut reader, _) = token(&service, &mut anna, "read").await;
    let (mut player, _) = token(&service, &mut anna, "play").await;
    let view = anna.made("/api/matches", against_a_bot()).await;
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    let act = json!({ "after": 0, "actions": [{ "do": "roll", "dice": [3, 1] }] });
    for program in [&mut reader, &mut player] {
        assert_eq!(program.get("/api/me").await["name"], "Anna");
        assert_eq!(program.get(&path).await["id"], view["id"], "a private match");
        assert_eq!(program.get("/api/matches").await["matches"].as_array().unwrap().len(), 1);
        // The person's own data are out of reach, and the engine does not help.
        is_refused(program, "GET", &format!("{path}/hint"), Value::Null).await;
        is_refused(program, "GET", "/api/me/export", Value::Null).await;
        is_refused(program, "GET", "/api/me/tokens", Value::Null).await;
        is_refused(program, "POST", "/api/me/tokens", json!({ "name": "x", "scope": "play" })).await;
        is_refused(
            program,
            "POST",
            "/api/me/password",
            json!({ "present": PASSWORD, "password": "123456789" }),
        )
        .await;
        is_refused(program, "POST", "/api/me/delete", json!({ "password": PASSWORD })).await;
        is_refused(program, "DELETE", "/api/me/devices", Value::Null).await;
        is_refused(program, "DELETE", &path, Value::Null).await;
    }
    is_refused(&mut reader, "POST", &format!("{path}/actions"), act.clone()).await;
    is_refused(&mut reader, "POST", "/api/matches", against_a_bot()).await;
    let (status, rolled) = player.call("POST", &format!("{path}/actions"), Some(act)).await;
    assert_eq!((status, &rolled["seq"]), (StatusCode::OK, &json!(1)), "{rolled}");
    let own = player.made("/api/matches", against_a_bot()).await;
    assert_eq!(own["players"][0]["name"], "Anna");
}

#[tokio::test]
async fn a_person_lists_their_tokens_and_one_that_is_ended_is_worth_nothing() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let (mut ben, _) = account(&service, "Ben").await;
    let (mut reader, id) = token(&service, &mut anna, "read").await;
    let (mut player, _) = token(&service, &mut anna, "play").await;
    let listed = anna.get("/api/me/tokens").await;
    let names: Vec<_> =
        listed["tokens"].as_array().unwrap().iter().map(|token| token["scope"].clone()).collect();
    assert_eq!((names.len(), names.contains(&json!("play"))), (2, true));
    assert!(!listed.to_string().contains("secret"), "a secret is shown once");
    assert_eq!(ben.get("/api/me/tokens").await["tokens"], json!([]));
    let path = format!("/api/me/tokens/{id}");
    assert_eq!(ben.call("DELETE", &path, None).await.0, StatusCode::NOT_FOUND, "a token of somebody else");
    assert_eq!(reader.get("/api/me").await["name"], "Anna");
    assert_eq!(anna.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    is_unknown(&mut reader).await;
    assert_eq!(player.get("/api/me").await["name"], "Anna");
    // A cookie does not replace a wrong token, and a browser is not a program.
    let zeros = format!("tavola_{}", "0".repeat(64));
    for wrong in ["", "x", "tavola_", &zeros, anna.token()] {
        is_unknown(&mut Browser::program(&service, wrong)).await;
    }
}

#[tokio::test]
async fn tokens_are_for_accounts_and_end_with_a_recovery_code_and_with_the_person() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut guest = Browser::new(&service);
    guest.enter("Guest").await;
    is_refused(&mut guest, "POST", "/api/me/tokens", json!({ "name": "x", "scope": "read" })).await;
    let (mut anna, codes) = account(&service, "Anna").await;
    for wrong in [
        json!({ "name": "", "scope": "read" }),
        json!({ "name": "x".repeat(41), "scope": "read" }),
        json!({ "name": "x", "scope": "all" }),
        json!({ "name": "x" }),
    ] {
        assert_eq!(anna.call("POST", "/api/me/tokens", Some(wrong)).await.0, StatusCode::BAD_REQUEST);
    }
    let (mut player, _) = token(&service, &mut anna, "play").await;
    let body = json!({ "present": PASSWORD, "password": "another long one" });
    assert_eq!(anna.call("POST", "/api/me/password", Some(body)).await.0, StatusCode::OK);
    assert_eq!(player.get("/api/me").await["name"], "Anna", "a program goes on after a new password");
    let body = json!({ "name": "Anna", "code": codes[0], "password": "a third long one" });
    let mut back = Browser::new(&service);
    assert_eq!(back.call("POST", "/api/recover", Some(body)).await.0, StatusCode::OK);
    is_unknown(&mut player).await;
    let (mut player, _) = token(&service, &mut back, "play").await;
    player.get("/api/me").await;
    let proof = json!({ "password": "a third long one" });
    assert_eq!(back.call("POST", "/api/me/delete", Some(proof)).await.0, StatusCode::NO_CONTENT);
    is_unknown(&mut player).await;
}

#[tokio::test]
async fn a_person_has_twenty_tokens_and_the_store_has_no_secret() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let mut secrets = Vec::new();
    for number in 0..20 {
        let new = json!({ "name": format!("number {number}"), "scope": "read" });
        secrets.push(anna.made("/api/me/tokens", new).await["secret"].as_str().unwrap().to_owned());
    }
    let (status, _) =
        anna.call("POST", "/api/me/tokens", Some(json!({ "name": "x", "scope": "read" }))).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    service.node().store().close().await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in secrets.iter().map(|secret| secret.trim_start_matches("tavola_").as_bytes()) {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret));
        }
    }
}

#[tokio::test]
async fn requests_at_once_exceed_no_limit_together() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let setup = json!({ "rules": "backgammon", "players": [{ "kind": "human" }, { "kind": "human" }] });
    let bounded = [
        ("/api/me/tokens", json!({ "name": "x", "scope": "read" })),
        ("/api/challenges", json!({ "setup": setup })),
    ];
    for (path, body) in bounded {
        for _ in 0..18 {
            anna.made(path, body.clone()).await;
        }
        let mut sent = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let (mut browser, body) = (anna.clone(), body.clone());
            sent.spawn(async move { browser.call("POST", path, Some(body)).await.0 });
        }
        let answers = sent.join_all().await;
        let made = answers.iter().filter(|status| **status == StatusCode::CREATED).count();
        let refused = answers.iter().filter(|status| **status == StatusCode::TOO_MANY_REQUESTS).count();
        assert_eq!((made, refused), (2, 6), "{path}");
    }
}
