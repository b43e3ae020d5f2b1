//! Custom rules over HTTP: combinations of options, storage, files, and comparisons.

use crate::common::Page;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

fn option<'a>(answer: &'a Value, id: &str) -> &'a Value {
    let options = answer["options"].as_array().unwrap();
    options.iter().find(|option| option["id"] == id).unwrap_or_else(|| panic!("no option {id}"))
}

#[tokio::test]
async fn what_does_not_go_together_is_explained_and_refused() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let answer = page.get("/api/options/backgammon").await;
    assert_eq!(option(&answer, "mother")["blocked"], json!([{ "value": true, "why": "needs-pins" }]));
    assert_eq!(option(&answer, "cube")["blocked"], json!([]));
    assert_eq!(answer["start"]["sides"][0]["points"][23], json!(2));

    // With pins and all checkers on the first point, a mother is possible.
    let options = "%7B%22contact%22:%22pin%22,%22start%22:%22longgammon%22%7D";
    let answer = page.get(&format!("/api/options/backgammon?options={options}")).await;
    assert_eq!(option(&answer, "mother")["blocked"], json!([]));
    assert_eq!(option(&answer, "contact")["plain"], json!("hit"));
    assert_eq!(answer["start"]["sides"][0]["points"][23], json!(15));

    let mother = json!({ "name": "Ours", "game": "backgammon", "options": { "mother": true } });
    let (status, body) = page.call("POST", "/api/custom-rules", Some(mother)).await;
    assert_eq!((status, &body["error"]["conflict"]), (StatusCode::BAD_REQUEST, &json!("needs-pins")));
}

#[tokio::test]
async fn custom_rules_are_kept_changed_and_removed() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let custom =
        json!({ "name": " At  home ", "game": "backgammon", "options": { "double_times": 2, "cube": true } });
    let (status, kept) = page.call("POST", "/api/custom-rules", Some(custom)).await;
    assert_eq!((status, &kept["name"]), (StatusCode::CREATED, &json!("At home")));
    assert_eq!(kept["options"], json!({ "double_times": 2 }), "what is as usual is left out");
    let path = format!("/api/custom-rules/{}", kept["id"].as_str().unwrap());

    let changed = json!({ "name": "At home", "game": "backgammon", "options": { "double_times": 1 } });
    assert_eq!(page.call("PUT", &path, Some(changed.clone())).await.0, StatusCode::OK);
    // A new server on the same store has them.
    let page = page.restarted(&folder).await;
    assert_eq!(
        page.get("/api/custom-rules").await["custom_rules"][0]["options"],
        json!({ "double_times": 1 })
    );
    assert_eq!(page.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(page.call("DELETE", &path, None).await.0, StatusCode::NOT_FOUND);
    assert_eq!(page.call("PUT", &path, Some(changed)).await.0, StatusCode::NOT_FOUND);
    assert_eq!(page.get("/api/custom-rules").await["custom_rules"], json!([]));
}

#[tokio::test]
async fn a_match_by_custom_rules_carries_their_name() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let more = json!({ "options": { "start": "hypergammon", "cube": false }, "title": "Quick one" });
    let view = page.new_match(more).await;
    assert_eq!((&view["rules"]["title"], &view["rules"]["checkers"]), (&json!("Quick one"), &json!(3)));
    let card = &page.get("/api/matches").await["matches"][0];
    assert_eq!((&card["title"], &card["track"]), (&json!("Quick one"), &json!("contrary")));
    let rules = page.get("/api/rules/backgammon?title=Quick%20one&options=%7B%22cube%22:false%7D").await;
    assert_eq!(rules["title"], json!("Quick one"));
}

#[tokio::test]
async fn custom_rules_come_back_from_their_file() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let custom = json!({ "name": "Zu Hause", "game": "plakoto", "options": { "mother": false } });
    let (_, file) = page.call("POST", "/api/custom-rules/write", Some(custom.clone())).await;
    assert!(file["text"].as_str().unwrap().contains("game = \"plakoto\""));
    assert_eq!(page.call("POST", "/api/custom-rules/read", Some(file)).await, (StatusCode::OK, custom));
    let nonsense = json!({ "text": "game = 7" });
    let (status, body) = page.call("POST", "/api/custom-rules/read", Some(nonsense)).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(body["error"]["message"].as_str().unwrap().contains("line 1"), "{body}");
}

#[tokio::test]
async fn the_five_leaflets_lie_side_by_side() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let leaflets: Vec<Value> = (0..5)
        .map(|n| json!({ "name": format!("{n}"), "game": format!("leaflet-00{n}"), "options": {} }))
        .collect();
    let (status, answer) = page.call("POST", "/api/compare", Some(json!({ "custom_rules": leaflets }))).await;
    assert_eq!(status, StatusCode::OK);
    let rows = answer["rows"].as_array().unwrap();
    let row = |id: &str| rows.iter().find(|row| row["id"] == id).unwrap();
    assert_eq!(row("contact")["same"], json!(true));
    assert_eq!(row("higher_die")["same"], json!(false));
    assert!(row("opening")["values"].as_array().unwrap().len() == 5);
    // Leaflets 000 and 002 have no cube, and so no limit for it.
    assert_eq!(row("cube_cap")["values"], json!(["–", 0, "–", 64, 0]));
    let (status, _) =
        page.call("POST", "/api/compare", Some(json!({ "custom_rules": &leaflets[..1] }))).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}
