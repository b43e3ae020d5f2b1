//! Passkeys: a second way to sign in, without a name and a password. An account creates, names, lists and removes them.

use super::account_store::add_session;
use super::token::{Token, digest};
use super::webauthn::{self, Ceremony, Site};
use super::wire::{Me, NewPasskey, Passkey, PasskeyChallenge, PasskeyOffer, PasskeySignIn, Passkeys};
use super::{NewSession, People};
use crate::failure::Failure;
use crate::principal::Person;
use crate::store::{Connection, Row, Store, StoreError, hold_person, query};

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
        let known = self.node.store().passkeys(&person.id).await?;
        if known.len() >= MOST {
            return Err(too_many());
        }
        Ok(PasskeyOffer {
            challenge: self.challenge(Some(&person.id)).await?,
            user: webauthn::text(person.id.as_bytes()),
            name: person.name.to_string(),
            known: known.into_iter().map(|passkey| passkey.id).collect(),
        })
    }

    /// Adds a passkey that an authenticator has created.
    pub(super) async fn add_passkey(
        &self,
        person: &Person,
        site: &Site,
        new: &NewPasskey,
    ) -> Result<Passkey, Failure> {
        let name = name_of(&new.name)?;
        let client_data = webauthn::bytes(&new.client_data)?;
        let challenge = webauthn::challenge(&client_data, Ceremony::Create, site)?;
        self.take_challenge(&challenge, Some(&person.id)).await?;
        let made = webauthn::made(&webauthn::bytes(&new.authenticator_data)?, site)?;
        let now = self.node.tasks().now();
        let passkey = Passkey { id: webauthn::text(&made.id), name, created: now, seen: now };
        let (store, id, new) = (self.node.store().clone(), person.id.clone(), passkey.clone());
        let add = async move { store.add_passkey(&id, &new, &made).await };
        match self.node.tasks().finish(add).await?? {
            Added::Yes => Ok(passkey),
            Added::Full => Err(too_many()),
            // Another person has a passkey of this id; authenticators do not create an id twice.
            Added::Known => Err(Failure::WrongPasskey),
        }
    }

    /// Renames a passkey.
    pub(super) async fn rename_passkey(&self, person: &Person, id: &str, name: &str) -> Result<(), Failure> {
        let renamed = self.node.store().rename_passkey(&person.id, id, &name_of(name)?).await?;
        if renamed { Ok(()) } else { Err(no_passkey()) }
    }

    pub(super) async fn passkeys(&self, person: &Person) -> Result<Passkeys, Failure> {
        Ok(Passkeys { passkeys: self.node.store().passkeys(&person.id).await? })
    }

    /// Removes a passkey. Browsers that have signed in with it stay signed in.
    pub(super) async fn remove_passkey(&self, person: &Person, id: &str) -> Result<(), Failure> {
        let removed = self.node.store().remove_passkey(&person.id, id).await?;
        if removed { Ok(()) } else { Err(no_passkey()) }
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

/// The result of adding a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Added {
    Yes,
    /// Its id is in use.
    Known,
    /// The person has the maximum number.
    Full,
}

/// Checks the name of a passkey, and trims it.
fn name_of(name: &str) -> Result<String, Failure> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
        return Err(Failure::BadName(format!("expected a name of 1 to {LONGEST} characters")));
    }
    Ok(name.to_owned())
}

fn too_many() -> Failure {
    Failure::TooMany(format!("you have {MOST} passkeys already; remove one first"))
}

fn no_passkey() -> Failure {
    Failure::NotFound("no passkey of this id".to_owned())
}

/// Adds a passkey. Requests of one person wait for each other, so they exceed no limit together.
async fn add_passkey(
    on: &mut Connection,
    person: &str,
    passkey: &Passkey,
    made: &webauthn::Made,
) -> Result<Added, StoreError> {
    hold_person(on, person).await?;
    let count =
        query("SELECT COUNT(*) FROM passkeys WHERE person = $1").bind(person).fetch_optional(on).await?;
    let count = count.map_or(Ok(0), |row| row.get::<i64>(0))?;
    if count >= MOST as i64 {
        return Ok(Added::Full);
    }
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
    .execute(on)
    .await?;
    Ok(if added == 1 { Added::Yes } else { Added::Known })
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

    /// Adds a passkey of a person, unless they have the maximum number. The caller must not be dropped before this returns.
    async fn add_passkey(
        &self,
        person: &str,
        passkey: &Passkey,
        made: &webauthn::Made,
    ) -> Result<Added, StoreError> {
        let mut connection = self.begin().await?;
        let added = add_passkey(&mut connection, person, passkey, made).await;
        connection.end(added.is_ok()).await?;
        added
    }

    /// Renames a passkey. `false`: the person has none of this id.
    async fn rename_passkey(&self, person: &str, id: &str, name: &str) -> Result<bool, StoreError> {
        let rename = query("UPDATE passkeys SET name = $1 WHERE person = $2 AND id = $3");
        let renamed = rename.bind(name).bind(person).bind(id).execute(&mut self.connection().await?).await?;
        Ok(renamed > 0)
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
        let key = webauthn::bytes(row.get::<&str>(2)?).map_err(|_| StoreError::Unreadable {
            what: format!("passkey {id}"),
            reason: "its public key is not in base64url".to_owned(),
        })?;
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
