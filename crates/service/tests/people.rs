//! People on a service: names, devices, and ownership.

use crate::common::{Browser, Page, change, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

fn against_a_bot() -> Value {
    json!({
        "rules": "backgammon",
        "players": [{ "kind": "human", "name": "somebody else" }, { "kind": "bot", "level": "casual" }],
        "dice": "hand",
    })
}

#[tokio::test]
async fn a_visitor_looks_around_and_chooses_a_name_before_the_first_thing_that_they_make() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut browser = Browser::new(&service);
    assert_eq!(browser.get("/api/me").await["name"], Value::Null);
    assert_eq!(browser.get("/api/catalogue").await["people"], true);
    assert_eq!(browser.get("/api/matches").await["matches"], json!([]));
    let (status, answer) = browser.call("POST", "/api/matches", Some(against_a_bot())).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::UNAUTHORIZED, &json!("no-name")));
    browser.enter("Anna").await;
    assert_eq!(browser.get("/api/me").await["name"], "Anna");
    let (status, view) = browser.call("POST", "/api/matches", Some(against_a_bot())).await;
    assert_eq!(status, StatusCode::CREATED, "{view}");
    assert_eq!(view["players"][0]["name"], "Anna", "nobody plays under another name");
    let (status, _) = browser.call("POST", "/api/me", Some(json!({ "name": "Berta" }))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn nobody_takes_a_name_that_is_taken_or_looks_like_it() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    Browser::new(&service).enter("Anna").await;
    for alike in ["Anna", "ANNA", "Аnna", "a n n a"] {
        let mut browser = Browser::new(&service);
        let (status, answer) = browser.call("POST", "/api/me", Some(json!({ "name": alike }))).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (StatusCode::CONFLICT, &json!("name-taken")),
            "{alike}"
        );
        assert_eq!(browser.get("/api/me").await["name"], Value::Null);
    }
    for wrong in ["", "<b>", "a\u{202e}\u{200b}b"] {
        let (status, _) =
            Browser::new(&service).call("POST", "/api/me", Some(json!({ "name": wrong }))).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
}

#[tokio::test]
async fn what_one_person_has_another_neither_sees_nor_changes() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut ben) = (Browser::new(&service), Browser::new(&service));
    anna.enter("Anna").await;
    ben.enter("Ben").await;
    let view = anna.made("/api/matches", against_a_bot()).await;
    let rules = json!({ "name": "Ours", "game": "backgammon", "options": { "beavers": true } });
    let custom = anna.made("/api/custom-rules", rules.clone()).await;
    let rollout = json!({
        "position": { "text": "4HPwATDgc/ABMA", "rules": "backgammon" }, "plays": 0,
        "settings": { "truncate": 1, "ply": 0, "cube_ply": 0, "luck": false, "tables": true, "seed": 1 },
        "cube": true,
        "limits": { "trials": 36 },
    });
    let rolled = anna.made("/api/rollouts", rollout).await;
    let (id, custom) = (view["id"].as_str().unwrap(), custom["id"].as_str().unwrap());
    let mut visitor = Browser::new(&service);
    for other in [&mut ben, &mut visitor] {
        assert_eq!(other.get("/api/matches").await["matches"], json!([]));
        assert_eq!(other.get("/api/custom-rules").await["custom_rules"], json!([]));
        assert_eq!(other.get("/api/rollouts").await["rollouts"], json!([]));
        assert_eq!(other.get("/api/profile").await["names"], json!([]));
        let paths = [
            format!("/api/matches/{id}"),
            format!("/api/matches/{id}/why"),
            format!("/api/matches/{id}/file?format=json"),
            format!("/api/matches/{id}/analyses"),
            format!("/api/picture?id={id}&at=0&format=svg"),
            format!("/api/rollouts/{}", rolled["id"].as_str().unwrap()),
        ];
        for path in paths {
            assert_eq!(other.call("GET", &path, None).await.0, StatusCode::NOT_FOUND, "{path}");
        }
    }
    let act = json!({ "after": 0, "actions": [{ "do": "roll", "dice": [3, 1] }] });
    for (method, path, body) in [
        ("DELETE", format!("/api/matches/{id}"), None),
        ("POST", format!("/api/matches/{id}/actions"), Some(act.clone())),
        ("GET", format!("/api/matches/{id}/hint"), None),
        ("POST", format!("/api/matches/{id}/analysis"), Some(json!({ "level": "quick", "run": true }))),
        (
            "POST",
            format!("/api/matches/{id}/what-if"),
            Some(json!({ "at": 0, "player": 0, "level": "casual" })),
        ),
        ("PUT", format!("/api/custom-rules/{custom}"), Some(rules)),
        ("DELETE", format!("/api/custom-rules/{custom}"), None),
    ] {
        assert_eq!(ben.call(method, &path, body).await.0, StatusCode::NOT_FOUND, "{method} {path}");
    }
    assert_eq!(anna.get("/api/matches").await["matches"][0]["id"], id);
    assert_eq!(anna.get("/api/custom-rules").await["custom_rules"][0]["id"], custom);
    assert!(anna.call("POST", &format!("/api/matches/{id}/actions"), Some(act)).await.0.is_success());
    assert_eq!(anna.call("DELETE", &format!("/api/matches/{id}"), None).await.0, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn things_of_the_machine_s_own_table_are_nobody_s_on_a_service() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let view = page.new_match(json!({})).await;
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    let mut anna = Browser::new(&page.service);
    anna.enter("Anna").await;
    assert_eq!(anna.get("/api/matches").await["matches"], json!([]));
    assert_eq!(anna.call("GET", &path, None).await.0, StatusCode::NOT_FOUND);
    let own = anna.made("/api/matches", against_a_bot()).await;
    let listed = page.get("/api/matches").await;
    assert_eq!(listed["matches"].as_array().unwrap().len(), 2, "the machine's owner sees what is on it");
    assert_eq!(page.get(&format!("/api/matches/{}", own["id"].as_str().unwrap())).await["id"], own["id"]);
    assert_eq!(page.get("/api/catalogue").await["people"], false);
    assert_eq!(page.call("GET", "/api/me", None).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_person_sees_their_devices_and_signs_out_here_and_everywhere() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    let devices = anna.get("/api/me/devices").await["devices"].clone();
    assert_eq!((devices.as_array().unwrap().len(), &devices[0]["here"]), (1, &json!(true)));
    let mut ben = Browser::new(&service);
    ben.enter("Ben").await;
    let path = format!("/api/me/devices/{}", devices[0]["id"].as_str().unwrap());
    assert_eq!(ben.call("DELETE", &path, None).await.0, StatusCode::NOT_FOUND, "a device of somebody else");
    let mut copy = anna.clone();
    assert_eq!(anna.call("DELETE", "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(copy.get("/api/me").await["name"], Value::Null, "the token is worth nothing any more");
    assert_eq!(ben.call("DELETE", "/api/me/devices", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.call("GET", "/api/me/devices", None).await.0, StatusCode::UNAUTHORIZED);
    service.tidy_people().await.unwrap();
    Browser::new(&service).enter("Anna").await;
}

#[tokio::test]
async fn a_device_that_was_away_has_its_cookie_prolonged_and_no_other_one() {
    let folder = TempDir::new().unwrap();
    let here = service(&folder).await;
    let mut anna = Browser::new(&here);
    anna.enter("Anna").await;
    anna.get("/api/me").await;
    assert_eq!(anna.cookies, 1, "this answer can come after that to a new password, which has a new cookie");
    here.node().store().close().await.unwrap();
    change(&folder, "UPDATE sessions SET seen = seen - 2 * 60 * 60 * 1000").await;
    let mut anna = anna.at(&service(&folder).await);
    assert_eq!(anna.get("/api/me").await["name"], "Anna");
    assert_eq!(anna.cookies, 1);
}

#[tokio::test]
async fn a_token_is_not_in_the_store() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = Browser::new(&service);
    anna.enter("Anna").await;
    let token = anna.token().to_owned();
    assert_eq!(token.len(), 64);
    service.node().store().close().await.unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()));
    }
}
