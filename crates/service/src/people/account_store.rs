//! Accounts in the store, with hashes of passwords and codes.

use super::NewSession;
use crate::store::{Connection, Row, Store, StoreError, query};

/// A person with a password.
#[derive(Clone)]
pub(super) struct StoredAccount {
    pub id: String,
    pub name: String,
    /// Hash of the password.
    pub password: String,
}

impl Store {
    /// Returns the account of a name, by the key of the name.
    pub(super) async fn account(&self, key: &str) -> Result<Option<StoredAccount>, StoreError> {
        let row = query("SELECT id, name, password FROM people WHERE name_key = $1 AND password IS NOT NULL")
            .bind(key)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.as_ref().map(account).transpose()
    }

    /// Returns the account of a name and a code.
    pub(super) async fn account_of_code(
        &self,
        key: &str,
        code: &str,
    ) -> Result<Option<StoredAccount>, StoreError> {
        let row = query(
            "SELECT p.id, p.name, p.password FROM people p JOIN recovery r ON r.person = p.id
             WHERE p.name_key = $1 AND r.hash = $2 AND p.password IS NOT NULL",
        )
        .bind(key)
        .bind(code)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        row.as_ref().map(account).transpose()
    }

    /// Returns the stored hash of a person's password; `None`: they are a guest.
    pub(super) async fn password(&self, person: &str) -> Result<Option<String>, StoreError> {
        let row = query("SELECT password FROM people WHERE id = $1")
            .bind(person)
            .fetch_optional(&mut self.connection().await?)
            .await?;
        row.map_or(Ok(None), |row| row.get(0))
    }

    /// Returns the number of a person's unused codes; `None`: they are a guest.
    pub(super) async fn codes_left(&self, person: &str) -> Result<Option<i64>, StoreError> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM recovery WHERE person = people.id) FROM people
             WHERE id = $1 AND password IS NOT NULL",
        )
        .bind(person)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        row.map(|row| row.get(0)).transpose()
    }

    /// Adds a session of a person.
    pub(super) async fn add_session(&self, person: &str, new: &NewSession) -> Result<(), StoreError> {
        add_session(&mut self.connection().await?, person, new).await
    }

    /// Replaces the password `before`, all codes if there are new ones, and all sessions. `false`: the person had another password. The
    /// caller must not be dropped before this returns.
    pub(super) async fn set_password(
        &self,
        person: &str,
        before: Option<&str>,
        password: &str,
        codes: Option<&[String]>,
        session: &NewSession,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let set = async {
            let done = query(
                "UPDATE people SET password = $1 WHERE id = $2 AND (password = $3 OR (password IS NULL AND $3 IS NULL))",
            )
            .bind(password)
            .bind(person)
            .bind(before)
            .execute(&mut connection)
            .await?;
            if done == 0 {
                return Ok(false);
            }
            if let Some(codes) = codes {
                set_codes(&mut connection, person, codes).await?;
            }
            end_sessions(&mut connection, person).await?;
            end_links(&mut connection, person).await?;
            add_session(&mut connection, person, session).await?;
            Ok(true)
        }
        .await;
        connection.end(matches!(set, Ok(true))).await?;
        set
    }

    /// Replaces all codes of a person. The caller must not be dropped before this returns.
    pub(super) async fn set_codes(&self, person: &str, codes: &[String]) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let set = set_codes(&mut connection, person, codes).await;
        connection.end(set.is_ok()).await?;
        set
    }

    /// Consumes a code of a person, sets their password, adds a session, and ends all other sessions, all tokens and all passkeys, and their
    /// mail address. `false`: the code was used. The caller must not be dropped before this returns.
    pub(super) async fn recover(
        &self,
        person: &str,
        code: &str,
        password: &str,
        new: &NewSession,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let recovered = async {
            let used = query("DELETE FROM recovery WHERE person = $1 AND hash = $2")
                .bind(person)
                .bind(code)
                .execute(&mut connection)
                .await?;
            if used == 0 {
                return Ok(false);
            }
            query("UPDATE people SET password = $1 WHERE id = $2")
                .bind(password)
                .bind(person)
                .execute(&mut connection)
                .await?;
            end_all(&mut connection, person).await?;
            // Somebody else may have set the address.
            end_mail(&mut connection, person).await?;
            add_session(&mut connection, person, new).await?;
            Ok(true)
        }
        .await;
        connection.end(matches!(recovered, Ok(true))).await?;
        recovered
    }
}

fn account(row: &Row) -> Result<StoredAccount, StoreError> {
    Ok(StoredAccount { id: row.get(0)?, name: row.get(1)?, password: row.get(2)? })
}

pub(super) async fn add_session(
    on: &mut Connection,
    person: &str,
    new: &NewSession,
) -> Result<(), StoreError> {
    query("INSERT INTO sessions (id, hash, person, device, created, seen) VALUES ($1, $2, $3, $4, $5, $5)")
        .bind(new.id.as_str())
        .bind(new.hash.as_str())
        .bind(person)
        .bind(new.device.as_str())
        .bind(new.now)
        .execute(on)
        .await
        .map(drop)
}

/// Ends all sessions, tokens and passkeys of a person, and all links in mails to them.
pub(super) async fn end_all(on: &mut Connection, person: &str) -> Result<(), StoreError> {
    end_sessions(on, person).await?;
    query("DELETE FROM tokens WHERE person = $1").bind(person).execute(&mut *on).await?;
    query("DELETE FROM passkeys WHERE person = $1").bind(person).execute(&mut *on).await?;
    end_links(on, person).await
}

/// Removes the addresses of a person, with all links.
pub(super) async fn end_mail(on: &mut Connection, person: &str) -> Result<(), StoreError> {
    end_links(on, person).await?;
    query("DELETE FROM mail_addresses WHERE person = $1").bind(person).execute(on).await.map(drop)
}

/// Removes all links of a person.
async fn end_links(on: &mut Connection, person: &str) -> Result<(), StoreError> {
    query("DELETE FROM mail_links WHERE person = $1").bind(person).execute(on).await.map(drop)
}

async fn end_sessions(on: &mut Connection, person: &str) -> Result<(), StoreError> {
    query("DELETE FROM sessions WHERE person = $1").bind(person).execute(on).await.map(drop)
}

async fn set_codes(on: &mut Connection, person: &str, codes: &[String]) -> Result<(), StoreError> {
    query("DELETE FROM recovery WHERE person = $1").bind(person).execute(&mut *on).await?;
    for code in codes {
        query("INSERT INTO recovery (person, hash) VALUES ($1, $2)")
            .bind(person)
            .bind(code.as_str())
            .execute(&mut *on)
            .await?;
    }
    Ok(())
}
