//! Pictures of positions over HTTP.

use crate::common::Page;
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Encodes a value for a query.
fn encoded(value: &Value) -> String {
    value.to_string().bytes().map(|byte| format!("%{byte:02X}")).collect()
}

async fn picture(page: &Page, query: &str) -> (StatusCode, String, Vec<u8>) {
    let (status, headers, body) = page.raw("GET", &format!("/api/picture?{query}"), Body::empty()).await;
    (status, headers["content-type"].to_str().unwrap().to_owned(), body.to_vec())
}

#[tokio::test]
async fn a_position_and_a_decision_of_a_match_are_drawn() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
    let position = encoded(&json!({ "text": id, "rules": "backgammon" }));
    let (status, kind, svg) = picture(&page, &format!("position={position}&format=svg&lang=de")).await;
    assert_eq!((status, kind.as_str()), (StatusCode::OK, "image/svg+xml"));
    let svg = String::from_utf8(svg).unwrap();
    assert!(svg.contains("Hell spielt 3-1") && svg.contains(id), "{svg}");
    let (_, kind, png) = picture(&page, &format!("position={position}&format=png&width=300")).await;
    assert_eq!((kind.as_str(), &png[16..20]), ("image/png", &300u32.to_be_bytes()[..]));
    // Three dice, and a game without ids.
    let tabula = json!({ "text": "start", "rules": "tabula", "terms": {
        "dice": [5, 3, 1], "offer": null, "cube": 1, "owner": null, "cap": 1, "length": 0, "score": [0, 0],
        "crawford": false, "jacoby": false, "beavers": false } });
    let (_, _, svg) = picture(&page, &format!("position={}&format=svg", encoded(&tabula))).await;
    assert!(String::from_utf8(svg).unwrap().contains("to play 5-3-1"));
    // A play as arrows.
    let arrows = encoded(&json!([[8, 5], [6, 5]]));
    let (_, _, drawn) = picture(&page, &format!("position={position}&format=svg&arrows={arrows}")).await;
    assert_eq!(String::from_utf8(drawn).unwrap().matches("fill=\"#1f4f9c\"").count(), 2);
    let view = page.new_match(json!({ "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [1, 3] }])).await;
    let query = format!("id={}&at={}&format=svg", view["id"].as_str().unwrap(), view["seq"]);
    let (_, _, svg) = picture(&page, &query).await;
    assert!(String::from_utf8(svg).unwrap().contains("Dark to play 3-1"));
}

#[tokio::test]
async fn what_cannot_be_drawn_is_refused() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let start = encoded(&json!({ "text": "start", "rules": "backgammon" }));
    for (query, expected) in [
        ("format=svg".to_owned(), StatusCode::BAD_REQUEST),
        (format!("position={start}&format=gif"), StatusCode::BAD_REQUEST),
        (format!("position={start}&format=png&width=99999"), StatusCode::BAD_REQUEST),
        (format!("position={start}&format=svg&lang=xx"), StatusCode::BAD_REQUEST),
        (format!("position={start}&id=abc&format=svg"), StatusCode::BAD_REQUEST),
        (
            format!("position={start}&format=svg&arrows={}", encoded(&json!([[27, 3]]))),
            StatusCode::BAD_REQUEST,
        ),
        (format!("position={start}&format=svg&arrows=nonsense"), StatusCode::BAD_REQUEST),
        ("position=nonsense&format=svg".to_owned(), StatusCode::BAD_REQUEST),
        ("id=nothing&at=0&format=svg".to_owned(), StatusCode::NOT_FOUND),
    ] {
        let (status, _, body) = picture(&page, &query).await;
        assert_eq!(status, expected, "{query}: {}", String::from_utf8_lossy(&body));
    }
}
