//! Mail addresses in the store, and links with hashes of their tokens.

use super::NewSession;
use super::account_store::{add_session, end_all, end_mail};
use crate::store::{Connection, Store, StoreError, hold_person, query};

/// Lifetime of a link that confirms an address, in milliseconds: a day.
const CONFIRMED_WITHIN: i64 = 24 * 60 * 60 * 1000;
/// Lifetime of a link for a new password, in milliseconds: an hour.
const RESET_WITHIN: i64 = 60 * 60 * 1000;
/// Maximum number of accounts of an address to which links are sent at once.
const MOST: i64 = 5;

/// The addresses of a person.
#[derive(Debug, Default)]
pub(super) struct StoredMail {
    /// The address that the person has confirmed.
    pub address: Option<String>,
    /// The address with an open link.
    pub waiting: Option<String>,
}

impl Store {
    /// Returns the addresses of a person.
    pub(super) async fn mail(&self, person: &str) -> Result<StoredMail, StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        let confirmed = query("SELECT address FROM mail_addresses WHERE person = $1");
        let confirmed = confirmed.bind(person).fetch_optional(&mut connection).await?;
        let waiting = query(format!(
            "SELECT address FROM mail_links WHERE person = $1 AND address IS NOT NULL AND until > {clock}"
        ));
        let waiting = waiting.bind(person).fetch_optional(&mut connection).await?;
        Ok(StoredMail {
            address: confirmed.map(|row| row.get(0)).transpose()?,
            waiting: waiting.map(|row| row.get(0)).transpose()?,
        })
    }

    /// Adds a link of a person, and removes expired ones: a link that confirms an address in the place of an earlier one, or (`None`) a
    /// link for a new password. The caller must not be dropped before this returns.
    pub(super) async fn add_mail_link(
        &self,
        person: &str,
        hash: &str,
        address: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let added = add_link(&mut connection, person, hash, address).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Confirms the address of a link, which is used up. `false`: there is no such link. The caller must not be dropped before this
    /// returns.
    pub(super) async fn confirm_mail(&self, hash: &str, now: i64) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let confirmed = confirm(&mut connection, hash, now).await;
        connection.end(matches!(confirmed, Ok(true))).await?;
        confirmed
    }

    /// Removes the addresses of a person, with all links. The caller must not be dropped before this returns.
    pub(super) async fn remove_mail(&self, person: &str) -> Result<(), StoreError> {
        let mut connection = self.begin().await?;
        let removed = async {
            hold_person(&mut connection, person).await?;
            end_mail(&mut connection, person).await
        }
        .await;
        connection.end(removed.is_ok()).await?;
        removed
    }

    /// Returns the accounts of a confirmed address, by id and name.
    pub(super) async fn people_of_mail(
        &self,
        key: &str,
    ) -> Result<Vec<(String, String, String)>, StoreError> {
        let rows = query(format!(
            "SELECT p.id, p.name, m.address FROM mail_addresses m JOIN people p ON p.id = m.person
             WHERE m.address_key = $1 AND p.password IS NOT NULL ORDER BY m.confirmed, p.id LIMIT {MOST}"
        ))
        .bind(key)
        .fetch_all(&mut self.connection().await?)
        .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).collect()
    }

    /// Returns the id and the name of the person to whom a link for a new password was sent.
    pub(super) async fn person_of_link(&self, hash: &str) -> Result<Option<(String, String)>, StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        let row = query(format!(
            "SELECT p.id, p.name FROM mail_links l JOIN people p ON p.id = l.person
             WHERE l.hash = $1 AND l.address IS NULL AND l.until > {clock}"
        ))
        .bind(hash)
        .fetch_optional(&mut connection)
        .await?;
        row.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
    }

    /// Uses up a link, sets the password of its person, adds a session, and ends all other sessions, links, tokens and passkeys. `false`:
    /// the link was used. The caller must not be dropped before this returns.
    pub(super) async fn reset_password(
        &self,
        person: &str,
        hash: &str,
        password: &str,
        new: &NewSession,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let reset = async {
            hold_person(&mut connection, person).await?;
            let used = query("DELETE FROM mail_links WHERE hash = $1 AND person = $2 AND address IS NULL");
            if used.bind(hash).bind(person).execute(&mut connection).await? == 0 {
                return Ok(false);
            }
            let set = query("UPDATE people SET password = $1 WHERE id = $2");
            set.bind(password).bind(person).execute(&mut connection).await?;
            end_all(&mut connection, person).await?;
            add_session(&mut connection, person, new).await?;
            Ok(true)
        }
        .await;
        connection.end(matches!(reset, Ok(true))).await?;
        reset
    }
}

async fn add_link(
    on: &mut Connection,
    person: &str,
    hash: &str,
    address: Option<&str>,
) -> Result<(), StoreError> {
    hold_person(on, person).await?;
    let clock = on.clock();
    query(format!("DELETE FROM mail_links WHERE until <= {clock}")).execute(&mut *on).await?;
    if address.is_some() {
        let earlier = query("DELETE FROM mail_links WHERE person = $1 AND address IS NOT NULL");
        earlier.bind(person).execute(&mut *on).await?;
    }
    let lifetime = if address.is_some() { CONFIRMED_WITHIN } else { RESET_WITHIN };
    query(format!(
        "INSERT INTO mail_links (hash, person, address, until) VALUES ($1, $2, $3, {clock} + {lifetime})"
    ))
    .bind(hash)
    .bind(person)
    .bind(address)
    .execute(on)
    .await
    .map(drop)
}

async fn confirm(on: &mut Connection, hash: &str, now: i64) -> Result<bool, StoreError> {
    let clock = on.clock();
    let link = query(format!(
        "SELECT person, address FROM mail_links WHERE hash = $1 AND address IS NOT NULL AND until > {clock}"
    ));
    let Some(link) = link.bind(hash).fetch_optional(&mut *on).await? else { return Ok(false) };
    let (person, address): (String, String) = (link.get(0)?, link.get(1)?);
    // People are locked before their rows, as in their removal.
    hold_person(on, &person).await?;
    let used = query("DELETE FROM mail_links WHERE hash = $1").bind(hash).execute(&mut *on).await?;
    if used == 0 {
        return Ok(false);
    }
    query(
        "INSERT INTO mail_addresses (person, address, address_key, confirmed) VALUES ($1, $2, $3, $4)
         ON CONFLICT (person) DO UPDATE SET address = $2, address_key = $3, confirmed = $4",
    )
    .bind(person.as_str())
    .bind(address.as_str())
    .bind(address.to_lowercase())
    .bind(now)
    .execute(on)
    .await?;
    Ok(true)
}
