//! People and their sessions in the store. Times are milliseconds since 1970.

use super::NewSession;
use super::account_store::add_session;
use super::names::Name;
use crate::store::{Store, StoreError, query};

/// A stored session for a request.
#[derive(Clone, Debug)]
pub(super) struct StoredSession {
    pub id: String,
    pub person: String,
    /// Name of the person.
    pub name: String,
    pub seen: i64,
}

/// A device of a person.
#[derive(Clone, Debug)]
pub(super) struct StoredDevice {
    pub id: String,
    pub device: String,
    pub created: i64,
    pub seen: i64,
}

impl Store {
    /// Adds a person with a first session. `false`: another person has a name that looks alike. The caller must not be dropped before this
    /// returns.
    pub(super) async fn add_person(
        &self,
        id: &str,
        name: &Name,
        session: &NewSession,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let added = async {
            let new = query(
                "INSERT INTO people (id, name, name_key, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
            )
            .bind(id)
            .bind(name.shown.as_str())
            .bind(name.key.as_str())
            .bind(session.now)
            .execute(&mut connection)
            .await?;
            if new == 0 {
                return Ok(false);
            }
            add_session(&mut connection, id, session).await?;
            Ok(true)
        }
        .await;
        connection.end(matches!(added, Ok(true))).await?;
        added
    }

    /// Returns the session of a token's hash.
    pub(super) async fn session(&self, hash: &str) -> Result<Option<StoredSession>, StoreError> {
        let row = query(
            "SELECT s.id, p.id, p.name, s.seen FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = $1",
        )
        .bind(hash)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(StoredSession { id: row.get(0)?, person: row.get(1)?, name: row.get(2)?, seen: row.get(3)? }))
    }

    /// Records the use of a session.
    pub(super) async fn see_session(&self, id: &str, now: i64) -> Result<(), StoreError> {
        query("UPDATE sessions SET seen = $1 WHERE id = $2")
            .bind(now)
            .bind(id)
            .execute(&mut self.connection().await?)
            .await?;
        Ok(())
    }

    /// Returns the devices of a person, the last used first.
    pub(super) async fn devices(&self, person: &str) -> Result<Vec<StoredDevice>, StoreError> {
        let rows =
            query("SELECT id, device, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, id")
                .bind(person)
                .fetch_all(&mut self.connection().await?)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredDevice {
                    id: row.get(0)?,
                    device: row.get(1)?,
                    created: row.get(2)?,
                    seen: row.get(3)?,
                })
            })
            .collect()
    }

    /// Ends a session of a person, or all. Returns their number.
    pub(super) async fn end_sessions(&self, person: &str, session: Option<&str>) -> Result<u64, StoreError> {
        query("DELETE FROM sessions WHERE person = $1 AND ($2 IS NULL OR id = $2)")
            .bind(person)
            .bind(session)
            .execute(&mut self.connection().await?)
            .await
    }

    /// Removes guests without a session and without a seat: nobody can sign in as them, and they own nothing.
    pub(super) async fn forget_strangers(&self) -> Result<u64, StoreError> {
        query(
            "DELETE FROM people WHERE password IS NULL AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)
             AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)",
        )
        .execute(&mut self.connection().await?)
        .await
    }

    /// Ends the sessions without use since a time.
    pub(super) async fn end_old_sessions(&self, before: i64) -> Result<u64, StoreError> {
        query("DELETE FROM sessions WHERE seen < $1")
            .bind(before)
            .execute(&mut self.connection().await?)
            .await
    }
}
