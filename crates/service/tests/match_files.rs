//! Matches from files and as files.

use crate::common::Page;
use axum::body::Body;
use axum::http::StatusCode;
use serde_json::json;
use tempfile::TempDir;

const MAT: &str = " 3 point match

 Game 1
 Anna : 0                       Ben : 0
  1) 31: 8/5 6/5                42: 8/4 6/4
  2)  Doubles => 2               Drops
      Wins 1 point

 Game 2
 Anna : 1                       Ben : 0
  1)                            63: 24/15
  2) 21: 13/11 6/5
";

/// Sends a file. Returns the status and the JSON of the answer.
async fn open(page: &Page, name: &str, file: impl Into<Body>) -> (StatusCode, serde_json::Value) {
    let (status, _, body) = page.raw("POST", &format!("/api/matches/open?name={name}"), file.into()).await;
    (status, serde_json::from_slice(&body).unwrap())
}

#[tokio::test]
async fn a_match_from_a_file_is_listed_replayed_and_played_on() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let (status, opened) = open(&page, "anna.mat", MAT).await;
    assert_eq!((status, &opened["fault"]), (StatusCode::CREATED, &json!(null)));
    assert_eq!((&opened["games"], &opened["plays"]), (&json!(1), &json!(4)));
    let path = format!("/api/matches/{}", opened["id"].as_str().unwrap());
    let view = page.get(&path).await;
    assert_eq!((&view["score"], &view["players"][1]["name"]), (&json!([1, 0]), &json!("Ben")));
    let list = page.get("/api/matches").await;
    assert_eq!((&list["matches"][0]["seq"], &list["matches"][0]["game"]), (&view["seq"], &json!(2)));
    page.done(&view, json!([{ "do": "roll", "dice": [5, 1] }])).await;
    let view = page.get(&path).await;

    let page = page.restarted(&folder).await;
    assert_eq!(page.get(&path).await, view);
}

#[tokio::test]
async fn a_match_is_written_and_read_again_in_every_format_that_is_written() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let (_, first) = open(&page, "", MAT).await;
    let path = |opened: &serde_json::Value| format!("/api/matches/{}", opened["id"].as_str().unwrap());
    let events = page.get(&path(&first)).await["events"].clone();
    for format in ["mat", "sgf", "json"] {
        let address = format!("{}/file?format={format}", path(&first));
        let (status, headers, file) = page.raw("GET", &address, Body::empty()).await;
        assert_eq!(status, StatusCode::OK);
        let disposition = headers["content-disposition"].to_str().unwrap();
        assert!(disposition.starts_with("attachment") && disposition.ends_with(&format!(".{format}\"")));
        let (status, again) = open(&page, "", file).await;
        assert_eq!(status, StatusCode::CREATED, "{format}");
        assert_eq!(page.get(&path(&again)).await["events"], events, "{format}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_or_written_is_named() {
    let folder = TempDir::new().unwrap();
    let page = Page::on(&folder).await;
    let (status, answer) = open(&page, "x.mat", "nonsense").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(answer["error"]["message"].as_str().unwrap().contains("line 1"), "{answer}");
    assert_eq!(page.get("/api/matches").await["matches"], json!([]));

    let broken = MAT.replace("13/11 6/5", "13/12 6/5");
    let (status, opened) = open(&page, "x.mat", broken).await;
    assert_eq!(status, StatusCode::CREATED);
    assert!(opened["fault"].as_str().unwrap().contains("line 12"), "{opened}");
    assert_eq!(opened["plays"], json!(3));

    let (status, answer) = open(&page, "x.mat", vec![b' '; (8 << 20) + 1]).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("too-large")));

    let id = opened["id"].as_str().unwrap();
    let (status, answer) = page.call("GET", &format!("/api/matches/{id}/file?format=xg"), None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{answer}");
    let (status, answer) = page.call("GET", &format!("/api/matches/{id}/file?format=doc"), None).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert!(answer["error"]["message"].as_str().unwrap().starts_with("expected one of mat"), "{answer}");
}
