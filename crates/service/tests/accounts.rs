//! Accounts: a guest gets a password, signs in with it or with a code, and keeps everything.

use crate::common::{Browser, PASSWORD, account, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

fn against_a_bot() -> Value {
    json!({
        "rules": "backgammon",
        "players": [{ "kind": "human" }, { "kind": "bot", "level": "casual" }],
        "dice": "hand",
    })
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> (StatusCode, Value) {
    browser.call("POST", "/api/sign-in", Some(json!({ "name": name, "password": password }))).await
}

async fn recover(browser: &mut Browser, name: &str, code: &str, password: &str) -> (StatusCode, Value) {
    let body = json!({ "name": name, "code": code, "password": password });
    browser.call("POST", "/api/recover", Some(body)).await
}

fn refused(answer: &(StatusCode, Value)) -> (StatusCode, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default())
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_finds_everything_on_another_browser() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    assert_eq!(
        anna.get("/api/me").await,
        json!({ "name": "Anna", "account": false, "codes": null, "program": false, "turns": 0 })
    );
    let view = anna.made("/api/matches", against_a_bot()).await;
    let rules = json!({ "name": "Ours", "game": "backgammon", "options": { "beavers": true } });
    let rules = anna.made("/api/custom-rules", rules).await;
    let (status, codes) = anna.call("POST", "/api/me/password", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!((status, codes["codes"].as_array().unwrap().len()), (StatusCode::OK, 8));
    assert_eq!(
        anna.get("/api/me").await,
        json!({ "name": "Anna", "account": true, "codes": 8, "program": false, "turns": 0 })
    );

    let mut phone = Browser::new(&service);
    // All spellings of a name are equal.
    let (status, me) = sign_in(&mut phone, " anna ", PASSWORD).await;
    assert_eq!(
        (status, &me),
        (
            StatusCode::OK,
            &json!({ "name": "Anna", "account": true, "codes": 8, "program": false, "turns": 0 })
        )
    );
    assert_ne!(phone.token(), anna.token());
    for browser in [&mut phone, &mut anna] {
        assert_eq!(browser.get("/api/matches").await["matches"][0]["id"], view["id"]);
        assert_eq!(browser.get("/api/custom-rules").await["custom_rules"][0]["id"], rules["id"]);
        assert_eq!(browser.get("/api/me/devices").await["devices"].as_array().unwrap().len(), 2);
    }
    let act = json!({ "after": 0, "actions": [{ "do": "roll", "dice": [3, 1] }] });
    let path = format!("/api/matches/{}/actions", view["id"].as_str().unwrap());
    assert!(phone.call("POST", &path, Some(act)).await.0.is_success(), "the seat is theirs there too");
    let again = sign_in(&mut phone, "Anna", PASSWORD).await;
    assert_eq!(refused(&again), (StatusCode::BAD_REQUEST, "signed-in"), "a browser knows one person");
}

#[tokio::test]
async fn an_account_stays_without_a_device_and_its_name_is_not_free() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    assert_eq!(anna.call("DELETE", "/api/me/devices", None).await.0, StatusCode::NO_CONTENT);
    service.tidy_people().await.unwrap();
    let taken = Browser::new(&service).call("POST", "/api/me", Some(json!({ "name": "Anna" }))).await;
    assert_eq!(refused(&taken), (StatusCode::CONFLICT, "name-taken"));
    assert_eq!(sign_in(&mut Browser::new(&service), "Anna", PASSWORD).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_wrong_password_an_unknown_name_and_a_guest_are_refused_alike() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    account(&service, "Anna").await;
    Browser::new(&service).enter("Ben").await;
    let mut stranger = Browser::new(&service);
    let wrong = sign_in(&mut stranger, "Anna", "wrong horse").await;
    assert_eq!(refused(&wrong), (StatusCode::FORBIDDEN, "wrong-password"));
    for (name, password) in
        [("Nobody", PASSWORD), ("Ben", PASSWORD), ("Ben", ""), ("<b>", PASSWORD), ("Anna", "")]
    {
        assert_eq!(sign_in(&mut stranger, name, password).await, wrong, "{name}");
    }
    assert_eq!(stranger.get("/api/me").await["name"], Value::Null);
}

#[tokio::test]
async fn who_guesses_at_a_name_is_stopped_and_the_others_are_not() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, codes) = account(&service, "Anna").await;
    account(&service, "Berta").await;
    let mut stranger = Browser::new(&service);
    for name in ["Anna", "Nobody"] {
        for guess in 0..10 {
            let answer = sign_in(&mut stranger, name, &format!("guess number {guess}")).await;
            assert_eq!(refused(&answer), (StatusCode::FORBIDDEN, "wrong-password"), "{name} {guess}");
        }
        let right = sign_in(&mut stranger, name, PASSWORD).await;
        assert_eq!(refused(&right), (StatusCode::TOO_MANY_REQUESTS, "too-many"), "not even the right one");
    }
    assert_eq!(sign_in(&mut Browser::new(&service), "Berta", PASSWORD).await.0, StatusCode::OK);
    // A signed-in person proves their password and stays signed in; a person with a code signs in.
    let (status, _) = anna.call("POST", "/api/me/codes", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!(status, StatusCode::OK);
    let old = recover(&mut Browser::new(&service), "Anna", &codes[0], "another password").await;
    assert_eq!(refused(&old), (StatusCode::FORBIDDEN, "wrong-code"), "new codes replace the old ones");
}

#[tokio::test]
async fn a_new_password_asks_for_the_present_one_and_signs_out_all_other_browsers() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let mut phone = Browser::new(&service);
    sign_in(&mut phone, "Anna", PASSWORD).await;
    for wrong in
        [json!({ "password": "a new password" }), json!({ "present": "x", "password": "a new password" })]
    {
        let answer = phone.call("POST", "/api/me/password", Some(wrong)).await;
        assert_eq!(refused(&answer), (StatusCode::FORBIDDEN, "wrong-password"));
    }
    for bad in ["short", "anna", &"x".repeat(129)] {
        let body = json!({ "present": PASSWORD, "password": bad });
        let answer = phone.call("POST", "/api/me/password", Some(body)).await;
        assert_eq!(refused(&answer), (StatusCode::BAD_REQUEST, "bad-password"), "{bad:.9}");
    }
    let body = json!({ "present": PASSWORD, "password": "a new password" });
    let before = phone.clone();
    let (status, answer) = phone.call("POST", "/api/me/password", Some(body)).await;
    assert_eq!((status, &answer["codes"]), (StatusCode::OK, &Value::Null), "the codes still count");
    assert_ne!(before.token(), phone.token(), "a copy of the token is worth nothing any more");
    for mut gone in [anna.clone(), before] {
        assert_eq!(gone.get("/api/me").await["name"], Value::Null);
    }
    assert_eq!(phone.get("/api/me").await["codes"], 8);
    let old = sign_in(&mut anna, "Anna", PASSWORD).await;
    assert_eq!(refused(&old), (StatusCode::FORBIDDEN, "wrong-password"));
    assert_eq!(sign_in(&mut anna, "Anna", "a new password").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_code_counts_once_and_gives_a_new_password() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, codes) = account(&service, "Anna").await;
    account(&service, "Berta").await;
    let mut back = Browser::new(&service);
    for (name, code) in
        [("Berta", codes[0].as_str()), ("Nobody", &codes[0]), ("Anna", "abcd-efgh-jkmn-pqrs"), ("Anna", "")]
    {
        let answer = recover(&mut back, name, code, "a new password").await;
        assert_eq!(refused(&answer), (StatusCode::FORBIDDEN, "wrong-code"), "{name} {code}");
    }
    let bad = recover(&mut back, "Anna", &codes[0], "anna").await;
    assert_eq!(refused(&bad), (StatusCode::BAD_REQUEST, "bad-password"), "the code is not used up by it");
    let written = codes[0].replace('-', " ").to_uppercase();
    let (status, me) = recover(&mut back, "Anna", &written, "a new password").await;
    assert_eq!((status, &me["codes"]), (StatusCode::OK, &json!(7)));
    assert_eq!(anna.get("/api/me").await["name"], Value::Null, "sessions of the old password have ended");
    assert_eq!(back.get("/api/me").await["name"], "Anna");
    let again = recover(&mut anna, "Anna", &codes[0], "another password").await;
    assert_eq!(refused(&again), (StatusCode::FORBIDDEN, "wrong-code"));
    assert_eq!(sign_in(&mut anna, "Anna", "a new password").await.0, StatusCode::OK);
}

#[tokio::test]
async fn two_browsers_that_use_one_code_at_once_do_not_both_come_in() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (_, codes) = account(&service, "Anna").await;
    let (mut one, mut two) = (Browser::new(&service), Browser::new(&service));
    let (one, two) = tokio::join!(
        recover(&mut one, "Anna", &codes[3], "the first password"),
        recover(&mut two, "Anna", &codes[3], "the second password"),
    );
    let mut came = [one.0, two.0];
    came.sort();
    assert_eq!(came, [StatusCode::OK, StatusCode::FORBIDDEN]);
}

#[tokio::test]
async fn the_store_has_neither_passwords_nor_codes() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (_, codes) = account(&service, "Anna").await;
    service.node().store().close().await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let plain = codes.iter().map(|code| code.replace('-', ""));
        for secret in codes.iter().cloned().chain(plain).chain([PASSWORD.to_owned()]) {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()), "{secret}");
        }
    }
}

/// The tests of this file run on one thread: hashing there would block all requests.
#[tokio::test]
async fn a_node_answers_others_while_it_hashes_passwords() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let order = std::sync::Mutex::new(Vec::new());
    let tries = (0..8).map(async |number| {
        let answer = sign_in(&mut Browser::new(&service), &format!("Nobody {number}"), PASSWORD).await;
        assert_eq!(refused(&answer), (StatusCode::FORBIDDEN, "wrong-password"));
        order.lock().unwrap().push("tried");
    });
    let looked = async {
        anna.get("/api/me/devices").await;
        order.lock().unwrap().push("looked");
    };
    tokio::join!(futures_util::future::join_all(tries), looked);
    let order = order.into_inner().unwrap();
    assert_eq!((order.len(), *order.last().unwrap()), (9, "tried"), "{order:?}");
}
