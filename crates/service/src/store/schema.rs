//! The schema, step by step. All databases have the same steps; `schema_versions` lists the steps that a store has taken.

use super::StoreError;
use super::driver::{Connection, query};

/// The steps with their numbers. A released step must keep its effect: stores do not repeat it.
const STEPS: [(i64, &str); 28] = [
    (1, include_str!("../../migrations/0001_matches.sql")),
    (2, include_str!("../../migrations/0002_custom_rules.sql")),
    (3, include_str!("../../migrations/0003_analyses.sql")),
    (4, include_str!("../../migrations/0004_rollouts.sql")),
    (5, include_str!("../../migrations/0005_practice.sql")),
    (6, include_str!("../../migrations/0006_digests.sql")),
    (7, include_str!("../../migrations/0007_numbers.sql")),
    (8, include_str!("../../migrations/0008_requests.sql")),
    (9, include_str!("../../migrations/0009_times.sql")),
    (10, include_str!("../../migrations/0010_people.sql")),
    (11, include_str!("../../migrations/0011_dice.sql")),
    (12, include_str!("../../migrations/0012_jobs.sql")),
    (13, include_str!("../../migrations/0013_challenges.sql")),
    (14, include_str!("../../migrations/0014_accounts.sql")),
    (15, include_str!("../../migrations/0015_editions.sql")),
    (16, include_str!("../../migrations/0016_tokens.sql")),
    (17, include_str!("../../migrations/0017_clocks.sql")),
    (18, include_str!("../../migrations/0018_lobby.sql")),
    (19, include_str!("../../migrations/0019_distance.sql")),
    (20, include_str!("../../migrations/0020_ratings.sql")),
    (21, include_str!("../../migrations/0021_leaving.sql")),
    (22, include_str!("../../migrations/0022_passkeys.sql")),
    (23, include_str!("../../migrations/0023_error_rates.sql")),
    (24, include_str!("../../migrations/0024_settling.sql")),
    (25, include_str!("../../migrations/0025_lag.sql")),
    (26, include_str!("../../migrations/0026_vacations.sql")),
    (27, include_str!("../../migrations/0027_delays.sql")),
    (28, include_str!("../../migrations/0028_mail.sql")),
];

/// The reason why the schema could not be brought up to date.
#[derive(Debug)]
pub(super) enum SchemaError {
    /// A later version has written the store: its schema version, and the latest one of this program.
    Newer { found: i64, known: i64 },
    /// The database refused a step.
    Store(StoreError),
}

impl From<StoreError> for SchemaError {
    fn from(error: StoreError) -> SchemaError {
        SchemaError::Store(error)
    }
}

/// Brings the schema of a store up to date, in one transaction.
pub(super) async fn update(connection: &mut Connection) -> Result<(), SchemaError> {
    connection.begin().await?;
    let updated = steps(connection).await;
    connection.end(updated.is_ok()).await?;
    updated
}

async fn steps(connection: &mut Connection) -> Result<(), SchemaError> {
    query("CREATE TABLE IF NOT EXISTS schema_versions (version BIGINT PRIMARY KEY)")
        .execute(connection)
        .await?;
    connection.link.hold_versions().await?;
    let rows = query("SELECT version FROM schema_versions").fetch_all(connection).await?;
    let gone = rows.iter().map(|row| row.get::<i64>(0)).collect::<Result<Vec<_>, _>>()?;
    let known = STEPS.len() as i64;
    if let Some(found) = gone.iter().copied().filter(|version| *version > known).max() {
        return Err(SchemaError::Newer { found, known });
    }
    for (version, text) in STEPS.into_iter().filter(|(version, _)| !gone.contains(version)) {
        connection.link.script(text).await?;
        query("INSERT INTO schema_versions (version) VALUES ($1)").bind(version).execute(connection).await?;
    }
    Ok(())
}
