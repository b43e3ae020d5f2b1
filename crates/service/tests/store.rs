//! The store in a file: older and newer schemas, unreadable rows, one process at a time, and a removed file.

use std::path::Path;

use crate::common::Page;
use axum::http::StatusCode;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tavola_service::tasks::TokioRuntime;
use tavola_service::{Bus, OpenError, Service, Store};
use tempfile::TempDir;

/// Opens the file of the store without a server.
async fn bare(folder: &TempDir) -> SqliteConnection {
    let file = folder.path().join("tavola.sqlite");
    SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
}

async fn opened(file: &Path) -> Result<Store, OpenError> {
    Store::open(file, TokioRuntime::tasks()).await
}

async fn on(folder: &TempDir) -> Page {
    let store = opened(&folder.path().join("tavola.sqlite")).await.unwrap();
    Page::of(Service::new(crate::common::node(store, Bus::default())))
}

/// Changes the file of the store while no server has it open.
async fn edit(folder: &TempDir, sql: &'static str) {
    let mut connection = bare(folder).await;
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_store_from_before_migrations_opens_with_everything_in_it() {
    let folder = TempDir::new().unwrap();
    edit(&folder, include_str!("data/store-0.1.sql")).await;
    let page = on(&folder).await;
    let custom = &page.get("/api/custom-rules").await["custom_rules"];
    assert_eq!(
        (&custom[0]["name"], &custom[0]["options"]),
        (&json!("At home"), &json!({ "double_times": 2 }))
    );
    let cards = page.get("/api/matches").await;
    assert_eq!((&cards["matches"][0]["seq"], &cards["unreadable"]), (&json!(6), &json!([])));
    let view = page.get("/api/matches/re5zfhb3fb").await;
    assert_eq!((&view["cube"]["value"], &view["cube"]["owner"]), (&json!(2), &json!(0)));
    assert_eq!((&view["rules"]["title"], &view["phase"]["player"]), (&json!("At home"), &json!(1)));
    // The match continues, and opens again.
    page.done(&view, json!([{ "do": "roll", "dice": [6, 5] }])).await;
    let page = {
        page.store.close().await.unwrap();
        on(&folder).await
    };
    assert_eq!(page.get("/api/matches/re5zfhb3fb").await["seq"], json!(7));
}

#[tokio::test]
async fn a_store_that_already_has_custom_rules_opens_too() {
    let folder = TempDir::new().unwrap();
    edit(
        &folder,
        "CREATE TABLE custom_rules (id TEXT PRIMARY KEY, custom TEXT NOT NULL, updated TEXT NOT NULL);
         INSERT INTO custom_rules VALUES ('a', '{\"name\":\"A\",\"game\":\"backgammon\"}', '2026')",
    )
    .await;
    let page = on(&folder).await;
    assert_eq!(page.get("/api/custom-rules").await["custom_rules"][0]["name"], json!("A"));
}

#[tokio::test]
async fn a_store_of_a_later_version_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    on(&folder).await.store.close().await.unwrap();
    edit(&folder, "INSERT INTO schema_versions VALUES (999)").await;
    let refused = opened(&folder.path().join("tavola.sqlite")).await.unwrap_err();
    assert!(matches!(refused, OpenError::Newer { found: 999, .. }), "{refused}");
    let line = refused.to_string();
    assert!(line.contains("later version") && line.lines().count() == 1, "{line}");
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tavola.sqlite");
    std::fs::write(&file, "this is a diary, not a database\n".repeat(200)).unwrap();
    let refused = opened(&file).await.unwrap_err();
    assert!(matches!(refused, OpenError::Database { .. }), "{refused}");
    assert!(refused.to_string().contains("tavola.sqlite"), "{refused}");
}

#[tokio::test]
async fn one_unreadable_row_hides_no_other() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let good = page.new_match(json!({})).await;
    let custom = json!({ "name": "Ours", "game": "backgammon", "options": { "double_times": 2 } });
    assert_eq!(page.call("POST", "/api/custom-rules", Some(custom)).await.0, StatusCode::CREATED);
    page.store.close().await.unwrap();
    edit(
        &folder,
        r#"INSERT INTO matches (id, setup, card, created, updated) VALUES
             ('seat', '{"rules":"backgammon","players":[{"kind":"oracle"},{"kind":"human"}]}', '{}', '2026', '2026'),
             ('card', 'no JSON', '[]', '2026', '2026');
           INSERT INTO actions (match_id, seq, player, action, at) VALUES ('seat', 1, 0, '{"kind":"sing"}', '2026');
           INSERT INTO custom_rules (id, custom, updated) VALUES ('bad', '{"name":7}', '2026')"#,
    )
    .await;
    let page = on(&folder).await;
    let list = page.get("/api/matches").await;
    assert_eq!((list["matches"].as_array().unwrap().len(), &list["matches"][0]["id"]), (1, &good["id"]));
    let mut unreadable: Vec<_> =
        list["unreadable"].as_array().unwrap().iter().map(|row| &row["id"]).collect();
    unreadable.sort_by_key(ToString::to_string);
    assert_eq!(unreadable, [&json!("card"), &json!("seat")]);
    assert!(list["unreadable"].as_array().unwrap().iter().all(|row| row["reason"].is_string()));
    let (status, body) = page.call("GET", "/api/matches/seat", None).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::INTERNAL_SERVER_ERROR, &json!("unreadable")));
    // They can be removed.
    assert_eq!(page.call("DELETE", "/api/matches/seat", None).await.0, StatusCode::NO_CONTENT);

    let custom = page.get("/api/custom-rules").await;
    assert_eq!(
        (&custom["custom_rules"][0]["name"], &custom["unreadable"][0]["id"]),
        (&json!("Ours"), &json!("bad"))
    );
    assert_eq!(page.call("DELETE", "/api/custom-rules/bad", None).await.0, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn an_action_that_is_missing_is_noticed() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let view = page.new_match(json!({ "dice": "hand" })).await;
    let view = page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    page.done(&view, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
    page.store.close().await.unwrap();
    edit(&folder, "DELETE FROM actions WHERE seq = 2").await;
    let page = on(&folder).await;
    let (status, body) =
        page.call("GET", &format!("/api/matches/{}", view["id"].as_str().unwrap()), None).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::INTERNAL_SERVER_ERROR, &json!("unreadable")));
}

#[tokio::test]
async fn a_second_opening_of_the_store_is_refused_in_one_line() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let refused = opened(&folder.path().join("tavola.sqlite")).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    assert_eq!(refused.to_string().lines().count(), 1);
    page.store.close().await.unwrap();
    assert!(opened(&folder.path().join("tavola.sqlite")).await.is_ok());
}

#[tokio::test]
async fn after_a_stop_the_file_alone_holds_everything() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let view = page.new_match(json!({})).await;
    page.done(&view, json!([{ "do": "roll" }])).await;
    page.store.close().await.unwrap();
    assert!(!folder.path().join("tavola.sqlite-wal").exists());
    let copy = TempDir::new().unwrap();
    std::fs::copy(folder.path().join("tavola.sqlite"), copy.path().join("tavola.sqlite")).unwrap();
    let page = on(&copy).await;
    assert!(page.get("/api/matches").await["matches"][0]["seq"].as_u64() >= Some(1));
}

#[tokio::test]
async fn a_closed_store_answers_that_the_server_stops() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    page.store.close().await.unwrap();
    let (status, body) = page.call("GET", "/api/matches", None).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("stopping")));
}

/// The table in which sqlx recorded the schemas of earlier versions is taken over.
#[tokio::test]
async fn a_store_whose_schemas_were_listed_by_sqlx_goes_on_from_there() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let view = page.new_match(json!({ "dice": "hand" })).await;
    page.done(&view, json!([{ "do": "roll", "dice": [3, 1] }])).await;
    page.store.close().await.unwrap();
    edit(
        &folder,
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
             installed_on TIMESTAMP NOT NULL, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, execution_time BIGINT NOT NULL);
         INSERT INTO _sqlx_migrations
             SELECT version, 'a', '2026', TRUE, x'00', 0 FROM schema_versions;
         DROP TABLE schema_versions",
    )
    .await;
    let page = on(&folder).await;
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    let view = page.get(&path).await;
    assert_eq!(view["seq"], json!(1));
    page.done(&view, json!([{ "do": "play", "moves": [[8, 5, 3], [6, 5, 1]] }])).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_whose_file_was_removed_refuses_everything_and_lets_no_other_in() {
    let folder = TempDir::new().unwrap();
    let page = on(&folder).await;
    let view = page.new_match(json!({})).await;
    let file = folder.path().join("tavola.sqlite");
    std::fs::remove_file(&file).unwrap();
    let (status, body) = page.act(&view, json!([{ "do": "roll" }])).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("removed")));
    let people = json!([{ "kind": "human" }, { "kind": "human" }]);
    let new = json!({ "rules": "backgammon", "players": people });
    assert_eq!(page.call("POST", "/api/matches", Some(new)).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let second = opened(&file).await.unwrap_err();
    assert!(matches!(second, OpenError::InUse { .. }), "{second}");
    // Another file of the same name is not the store.
    std::fs::write(&file, "").unwrap();
    assert_eq!(page.call("GET", "/api/matches", None).await.0, StatusCode::SERVICE_UNAVAILABLE);
}
