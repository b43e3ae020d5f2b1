//! Passkeys: a second way to sign in, without a name and a password. An account creates, names, lists and removes them.

use super::account_store::add_session;
use super::token::{Token, digest};
use super::webauthn::{self, Ceremony, Site};
use super::wire::{Me, NewPasskey, Passkey, PasskeyChallenge, PasskeyOffer, PasskeySignIn, Passkeys};
use super::{NewSession, People};
use crate::failure::Failure;
use crate::principal::Person;
use crate::store::{Row, Store, StoreError, query};

/// Maximum number of passkeys of a person.
const MOST: usize = 20;
/// Maximum length of a passkey's name in characters.
const LONGEST: usize = 40;
/// Lifetime of a challenge in milliseconds. Browsers ask people for about as long.
const PATIENCE: i64 = 5 * 60 * 1000;

/// A stored passkey for a sign-in.
struct Stored {
    person: String,
    /// Name of the person.
    name: String,
    /// The public key.
    key: Vec<u8>,
}

impl People {
    /// Creates a challenge for one answer: for a new passkey of a person, or (`None`) for a sign-in.
    async fn challenge(&self, person: Option<&str>) -> Result<String, Failure> {
        let challenge = webauthn::text(Token::new().map_err(Failure::internal)?.shown().as_bytes());
        self.node.store().add_passkey_challenge(&digest(&challenge), person).await?;
        Ok(challenge)
    }

    /// Consumes a challenge.
    async fn take_challenge(&self, challenge: &str, person: Option<&str>) -> Result<(), Failure> {
        let taken = self.node.store().take_passkey_challenge(&digest(challenge), person).await?;
        if taken { Ok(()) } else { Err(Failure::WrongPasskey) }
    }

    /// Returns the data for a new passkey of an account. It requires the password: the finder of an open browser must not get a permanent
    /// key.
    pub(super) async fn offer_passkey(
        &self,
        person: &Person,
        password: &str,
    ) -> Result<PasskeyOffer, Failure> {
        if self.node.store().password(&person.id).await?.is_none() {
            return Err(Failure::Forbidden("passkeys are for accounts: choose a password first".to_owned()));
        }
        self.confirm(person, password).await?;
        let known = self.room_for_one(person).await?;
        Ok(PasskeyOffer {
            challenge: self.challenge(Some(&person.id)).await?,
            user: webauthn::text(person.id.as_bytes()),
            name: person.name.to_string(),
            known: known.into_iter().map(|passkey| passkey.id).collect(),
        })
    }

    /// Returns the passkeys of a person, and fails if they have the maximum number.
    async fn room_for_one(&self, person: &Person) -> Result<Vec<Passkey>, Failure> {
        let known = self.node.store().passkeys(&person.id).await?;
        if known.len() >= MOST {
            return Err(Failure::TooMany(format!("you have {MOST} passkeys already; remove one first")));
        }
        Ok(known)
    }

    /// Adds a passkey that an authenticator has created.
    pub(super) async fn add_passkey(
        &self,
        person: &Person,
        site: &Site,
        new: &NewPasskey,
    ) -> Result<Passkey, Failure> {
        let name = new.name.trim();
        if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
            return Err(Failure::bad(format!("expected a name of 1 to {LONGEST} characters")));
        }
        let client_data = webauthn::bytes(&new.client_data)?;
        let challenge = webauthn::challenge(&client_data, Ceremony::Create, site)?;
        self.take_challenge(&challenge, Some(&person.id)).await?;
        let made = webauthn::made(&webauthn::bytes(&new.authenticator_data)?, site)?;
        self.room_for_one(person).await?;
        let now = self.node.tasks().now();
        let passkey =
            Passkey { id: webauthn::text(&made.id), name: name.to_owned(), created: now, seen: now };
        let added = self.node.store().add_passkey(&person.id, &passkey, &made).await?;
        // Another person has a passkey of this id; authenticators do not create an id twice.
        if added { Ok(passkey) } else { Err(Failure::WrongPasskey) }
    }

    pub(super) async fn passkeys(&self, person: &Person) -> Result<Passkeys, Failure> {
        Ok(Passkeys { passkeys: self.node.store().passkeys(&person.id).await? })
    }

    /// Removes a passkey. Browsers that have signed in with it stay signed in.
    pub(super) async fn remove_passkey(&self, person: &Person, id: &str) -> Result<(), Failure> {
        let removed = self.node.store().remove_passkey(&person.id, id).await?;
        if removed { Ok(()) } else { Err(Failure::NotFound("no passkey of this id".to_owned())) }
    }

    /// Returns a challenge for a sign-in.
    pub(super) async fn offer_sign_in(&self) -> Result<PasskeyChallenge, Failure> {
        Ok(PasskeyChallenge { challenge: self.challenge(None).await? })
    }

    /// Signs a person in by a passkey, which identifies them.
    pub(super) async fn sign_in_by_passkey(
        &self,
        site: &Site,
        answer: &PasskeySignIn,
        device: String,
    ) -> Result<(Me, Token), Failure> {
        let client_data = webauthn::bytes(&answer.client_data)?;
        let challenge = webauthn::challenge(&client_data, Ceremony::Get, site)?;
        self.take_challenge(&challenge, None).await?;
        let stored = self.node.store().passkey(&answer.id).await?.ok_or(Failure::WrongPasskey)?;
        if webauthn::bytes(&answer.user)? != stored.person.as_bytes() {
            return Err(Failure::WrongPasskey);
        }
        let data = webauthn::bytes(&answer.authenticator_data)?;
        let signature = webauthn::bytes(&answer.signature)?;
        let count = webauthn::signed(&stored.key, &data, &client_data, &signature, site)?;
        let (session, token) = self.new_session(device)?;
        let (store, id, person) = (self.node.store().clone(), answer.id.clone(), stored.person.clone());
        let used = async move { store.use_passkey(&id, &person, count, &session).await };
        if !self.node.tasks().finish(used).await?? {
            // Two authenticators with separate counters: one is a copy.
            tracing::warn!(
                person = stored.person,
                "a passkey was refused: its count of signatures is not above the last one"
            );
            return Err(Failure::WrongPasskey);
        }
        Ok((self.me_of(&stored.person, stored.name).await?, token))
    }
}

impl Store {
    /// Adds a challenge, and removes expired ones.
    async fn add_passkey_challenge(&self, hash: &str, person: Option<&str>) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        query(format!("DELETE FROM passkey_challenges WHERE until <= {clock}"))
            .execute(&mut connection)
            .await?;
        query(format!(
            "INSERT INTO passkey_challenges (hash, person, until) VALUES ($1, $2, {clock} + {PATIENCE})"
        ))
        .bind(hash)
        .bind(person)
        .execute(&mut connection)
        .await
        .map(drop)
    }

    /// Removes a challenge that has not expired. `false`: there is none for this person.
    async fn take_passkey_challenge(&self, hash: &str, person: Option<&str>) -> Result<bool, StoreError> {
        let mut connection = self.connection().await?;
        let clock = connection.clock();
        let taken = query(format!(
            "DELETE FROM passkey_challenges WHERE hash = $1 AND until > {clock}
             AND (person = $2 OR (person IS NULL AND $2 IS NULL))"
        ));
        Ok(taken.bind(hash).bind(person).execute(&mut connection).await? == 1)
    }

    /// Adds a passkey of a person. `false`: this id is in use.
    async fn add_passkey(
        &self,
        person: &str,
        passkey: &Passkey,
        made: &webauthn::Made,
    ) -> Result<bool, StoreError> {
        let added = query(
            "INSERT INTO passkeys (id, person, name, public_key, signed, created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(passkey.id.as_str())
        .bind(person)
        .bind(passkey.name.as_str())
        .bind(webauthn::text(&made.key).as_str())
        .bind(i64::from(made.count))
        .bind(passkey.created)
        .bind(passkey.seen)
        .execute(&mut self.connection().await?)
        .await?;
        Ok(added == 1)
    }

    /// Returns the passkeys of a person, the latest first.
    pub(super) async fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let rows =
            query("SELECT id, name, created, seen FROM passkeys WHERE person = $1 ORDER BY created DESC, id")
                .bind(person)
                .fetch_all(&mut self.connection().await?)
                .await?;
        let passkey = |row: &Row| {
            Ok(Passkey { id: row.get(0)?, name: row.get(1)?, created: row.get(2)?, seen: row.get(3)? })
        };
        rows.iter().map(passkey).collect()
    }

    async fn passkey(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let row = query(
            "SELECT p.id, p.name, k.public_key FROM passkeys k JOIN people p ON p.id = k.person WHERE k.id = $1",
        )
        .bind(id)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let key = webauthn::bytes(row.get::<&str>(2)?).unwrap_or_default();
        Ok(Some(Stored { person: row.get(0)?, name: row.get(1)?, key }))
    }

    async fn remove_passkey(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let remove = query("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(remove.execute(&mut self.connection().await?).await? > 0)
    }

    /// Records the use of a passkey, and adds a session. `false`: its counter is not above the last one, or it was removed. The caller must
    /// not be dropped before this returns.
    async fn use_passkey(
        &self,
        id: &str,
        person: &str,
        count: u32,
        session: &NewSession,
    ) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let used = async {
            let counted = query(
                "UPDATE passkeys SET signed = $1, seen = $2 WHERE id = $3 AND person = $4
                 AND (signed < $1 OR (signed = 0 AND $1 = 0))",
            )
            .bind(i64::from(count))
            .bind(session.now)
            .bind(id)
            .bind(person)
            .execute(&mut connection)
            .await?;
            if counted == 0 {
                return Ok(false);
            }
            add_session(&mut connection, person, session).await?;
            Ok(true)
        }
        .await;
        connection.end(matches!(used, Ok(true))).await?;
        used
    }
}
