//! Tokens with which programs act for a person. Each has a name and a scope, and is shown once; its owner lists and revokes them.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;

use super::token::Token;
use super::wire::{AccessToken, AccessTokens, NewAccessToken, ShownToken};
use super::{LONGEST_REST, People, SEEN_EVERY};
use crate::failure::Failure;
use crate::ids;
use crate::principal::{Person, Principal, Scope};
use crate::store::{Connection, Row, Store, StoreError, hold_person, query};

/// Prefix of every token, for secret scanners.
const MARK: &str = "tavola_";
/// Maximum number of tokens of a person.
const MOST: i64 = 20;
/// Maximum length of a token's name in characters.
const LONGEST: usize = 40;

/// Returns whether a request comes from a program with a token. Browsers never add tokens automatically, so no other site can forge such a
/// request.
#[must_use]
pub fn is_programs(headers: &HeaderMap) -> bool {
    bearer(headers).is_some()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (kind, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl People {
    /// Returns the sender of a request with a token; `None`: it has no token, and the cookie counts.
    pub(super) async fn program(&self, headers: &HeaderMap) -> Result<Option<Principal>, Failure> {
        let Some(text) = bearer(headers) else { return Ok(None) };
        let token = text.strip_prefix(MARK).and_then(Token::parse).ok_or(Failure::WrongToken)?;
        let (hash, now) = (token.hash(), self.node.tasks().uptime());
        if let Some(person) = self.trusted.get(&hash, now) {
            return Ok(Some(Principal::Person(person)));
        }
        let forgotten = self.trusted.forgotten();
        let (person, seen) = self.node.store().person_of_token(&hash).await?.ok_or(Failure::WrongToken)?;
        let clock = self.node.tasks().now();
        if clock - seen > SEEN_EVERY {
            self.node.store().see_token(&person.session, clock).await?;
        }
        self.trusted.keep(hash, now, &person, forgotten);
        Ok(Some(Principal::Person(person)))
    }

    /// Creates a token of an account. A guest cannot create one: after the loss of their browser nobody could revoke it.
    pub(super) async fn add_token(
        &self,
        person: &Person,
        new: NewAccessToken,
    ) -> Result<ShownToken, Failure> {
        let name = new.name.trim();
        if name.is_empty() || name.chars().count() > LONGEST || name.chars().any(char::is_control) {
            return Err(Failure::BadName(format!("expected a name of 1 to {LONGEST} characters")));
        }
        let store = self.node.store();
        if store.password(&person.id).await?.is_none() {
            return Err(Failure::Forbidden("tokens are for accounts: choose a password first".to_owned()));
        }
        let secret = Token::new().map_err(Failure::internal)?;
        let now = self.node.tasks().now();
        let token = AccessToken {
            id: ids::new().map_err(Failure::internal)?,
            name: name.to_owned(),
            scope: new.scope,
            created: now,
            seen: now,
        };
        let (store, id, hash, new) = (store.clone(), person.id.clone(), secret.hash(), token.clone());
        let added = async move { store.add_token(&id, &hash, &new).await };
        if !self.node.tasks().finish(added).await?? {
            return Err(Failure::TooMany(format!("you have {MOST} tokens already; end one first")));
        }
        Ok(ShownToken { token, secret: format!("{MARK}{}", secret.shown()) })
    }

    pub(super) async fn tokens(&self, person: &Person) -> Result<AccessTokens, Failure> {
        Ok(AccessTokens { tokens: self.node.store().tokens(&person.id).await? })
    }

    /// Revokes a token.
    pub(super) async fn end_token(&self, person: &Person, id: &str) -> Result<(), Failure> {
        let ended = self.node.store().end_token(&person.id, id).await?;
        self.forget(&person.id, Some(id));
        if ended { Ok(()) } else { Err(Failure::NotFound(format!("no token {id:?}"))) }
    }

    /// Revokes unused tokens.
    pub(super) async fn end_old_tokens(&self) -> Result<(), StoreError> {
        self.node.store().end_old_tokens(self.node.tasks().now() - LONGEST_REST).await
    }
}

impl Store {
    /// Returns the person of a token with its scope, and the time of its last use.
    async fn person_of_token(&self, hash: &str) -> Result<Option<(Person, i64)>, StoreError> {
        let row = query(
            "SELECT p.id, p.name, t.id, t.scope, t.seen FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1",
        )
        .bind(hash)
        .fetch_optional(&mut self.connection().await?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let text = |place| row.get::<&str>(place);
        let person = Person {
            id: text(0)?.into(),
            name: text(1)?.into(),
            session: text(2)?.into(),
            scope: Scope::named(text(3)?),
            returns: false,
        };
        Ok(Some((person, row.get(4)?)))
    }

    async fn see_token(&self, id: &str, now: i64) -> Result<(), StoreError> {
        let update = query("UPDATE tokens SET seen = $1 WHERE id = $2").bind(now).bind(id);
        update.execute(&mut self.connection().await?).await.map(drop)
    }

    /// Adds a token. `false`: the person has the maximum number. The caller must not be dropped before this returns.
    async fn add_token(&self, person: &str, hash: &str, token: &AccessToken) -> Result<bool, StoreError> {
        let mut connection = self.begin().await?;
        let added = add_token(&mut connection, person, hash, token).await;
        connection.end(matches!(added, Ok(true))).await?;
        added
    }

    /// Returns the tokens of a person, the latest first.
    pub(super) async fn tokens(&self, person: &str) -> Result<Vec<AccessToken>, StoreError> {
        let rows = query(
            "SELECT id, name, scope, created, seen FROM tokens WHERE person = $1 ORDER BY created DESC, id",
        )
        .bind(person)
        .fetch_all(&mut self.connection().await?)
        .await?;
        let token = |row: &Row| {
            Ok(AccessToken {
                id: row.get(0)?,
                name: row.get(1)?,
                scope: Scope::named(row.get(2)?),
                created: row.get(3)?,
                seen: row.get(4)?,
            })
        };
        rows.iter().map(token).collect()
    }

    async fn end_token(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let end = query("DELETE FROM tokens WHERE person = $1 AND id = $2").bind(person).bind(id);
        Ok(end.execute(&mut self.connection().await?).await? > 0)
    }

    async fn end_old_tokens(&self, before: i64) -> Result<(), StoreError> {
        let end = query("DELETE FROM tokens WHERE seen < $1").bind(before);
        end.execute(&mut self.connection().await?).await.map(drop)
    }
}

/// Adds a token. Requests of one person wait for each other, so they exceed no limit together.
async fn add_token(
    on: &mut Connection,
    person: &str,
    hash: &str,
    token: &AccessToken,
) -> Result<bool, StoreError> {
    hold_person(on, person).await?;
    let count = query("SELECT COUNT(*) FROM tokens WHERE person = $1").bind(person);
    let count = count.fetch_optional(&mut *on).await?;
    if count.map_or(Ok(0), |row| row.get::<i64>(0))? >= MOST {
        return Ok(false);
    }
    query("INSERT INTO tokens (id, hash, person, name, scope, created, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(token.id.as_str())
        .bind(hash)
        .bind(person)
        .bind(token.name.as_str())
        .bind(token.scope.name())
        .bind(token.created)
        .bind(token.seen)
        .execute(on)
        .await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_bearer_is_a_program() {
        let header = |text: &str| HeaderMap::from_iter([(AUTHORIZATION, text.parse().unwrap())]);
        assert_eq!(bearer(&header("Bearer tavola_x")), Some("tavola_x"));
        assert_eq!(bearer(&header("bearer  x ")), Some("x"));
        // A browser adds these automatically.
        for other in ["Basic dXNlcjpwYXNz", "Digest x", "Negotiate x", "Bearer", ""] {
            assert!(!is_programs(&header(other)), "{other}");
        }
        assert!(!is_programs(&HeaderMap::new()));
    }
}
