//! Stores for the tests of this crate.

use tempfile::TempDir;

use super::Store;
use crate::tasks::TokioRuntime;

/// Returns a store in a file, and one on the server that `TAVOLA_TEST_DATABASE` names (`scripts/test_postgres`).
pub(crate) async fn stores(folder: &TempDir) -> Vec<Store> {
    let tasks = TokioRuntime::tasks();
    let mut stores = vec![Store::open(&folder.path().join("tavola.sqlite"), tasks.clone()).await.unwrap()];
    if let Ok(server) = std::env::var("TAVOLA_TEST_DATABASE") {
        let schema: String =
            folder.path().to_string_lossy().bytes().map(|byte| format!("{byte:02x}")).collect();
        let schema = format!("t{}", &schema[schema.len().saturating_sub(40)..]);
        let bare = sqlx::PgPool::connect(&server).await.unwrap();
        let create = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
        sqlx::raw_sql(create).execute(&bare).await.unwrap();
        let url = format!("{server}?options[search_path]={schema}");
        stores.push(Store::connect(&url, tasks).await.unwrap());
    }
    stores
}
