//! People on a service: names, and the browsers that know them.
//!
//! To create a match or a challenge, a visitor needs only a name: they become a guest, identified by a cookie. The cookie holds a random
//! token ([`token`]), the store its hash. A visitor without a name may see everything public. A guest who chooses a password gets an
//! account ([`accounts`]), and can then sign in on other browsers, by the password or by a passkey ([`passkeys`]). Where the service sends mail,
//! an account may have an address for a forgotten password ([`mail`]).

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use tokio::sync::Semaphore;

use crate::analyses::Analyses;
use crate::bus::Pulse;
use crate::failure::Failure;
use crate::ids;
use crate::node::Node;
use crate::pace::Pace;
use crate::principal::{Person, Principal, Scope};
use crate::rollouts::Rollouts;
use crate::store::StoreError;
use store::StoredSession;
use token::Token;
use wire::{Device, Devices, Me};

mod account_store;
mod accounts;
mod calls;
mod code;
mod cookie;
mod device;
mod export;
mod mail;
mod mail_store;
mod names;
pub(crate) mod others;
mod passkeys;
mod password;
mod programs;
mod removal;
mod removal_store;
mod store;
mod token;
mod webauthn;
pub(crate) mod wire;

pub(crate) use calls::routes;
pub(crate) use names::Name;
pub use names::NameError;
pub use programs::is_programs;
pub(crate) use removal_store::Removed;

/// Time for which a node trusts a session without a new look. A sign-out takes effect on other nodes at the latest after this time.
const TRUSTED: Duration = Duration::from_secs(10);
/// Maximum number of trusted sessions of a node.
const MOST_TRUSTED: usize = 10_000;
/// Milliseconds between two records of a session's use.
const SEEN_EVERY: i64 = 60 * 60 * 1000;
/// Milliseconds without use after which a session ends: 180 days.
const LONGEST_REST: i64 = 180 * 24 * 60 * 60 * 1000;

/// The people of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct People {
    node: Node,
    /// Data of people besides their accounts.
    analyses: Analyses,
    rollouts: Rollouts,
    trusted: Arc<Trusted>,
    /// Permits for the hashing of passwords.
    hashing: Arc<Semaphore>,
    /// Rate limit of password attempts, by account.
    guesses: Arc<Pace>,
}

/// A new session of a person.
#[derive(Clone)]
struct NewSession {
    id: String,
    /// Hash of its token.
    hash: String,
    /// Name that the browser reports.
    device: String,
    now: i64,
}

impl AsRef<Node> for People {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

/// Sessions and tokens that were looked up lately.
#[derive(Debug, Default)]
struct Trusted(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// People by the hash, with the time of the look-up.
    people: HashMap<String, (Duration, Person)>,
    /// Number of removals so far: a look-up from before a removal is not stored after it.
    forgotten: u64,
}

impl Trusted {
    fn get(&self, hash: &str, now: Duration) -> Option<Person> {
        let known = self.lock();
        let (since, person) = known.people.get(hash)?;
        (now.saturating_sub(*since) < TRUSTED).then(|| person.clone())
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of removals so far. A reader asks for it before it looks a person up.
    fn forgotten(&self) -> u64 {
        self.lock().forgotten
    }

    /// Stores a person who was looked up at the count `forgotten`.
    fn keep(&self, hash: String, now: Duration, person: &Person, forgotten: u64) {
        let mut known = self.lock();
        if known.forgotten != forgotten {
            return;
        }
        if known.people.len() >= MOST_TRUSTED {
            known.people.retain(|_, (since, _)| now.saturating_sub(*since) < TRUSTED);
        }
        if known.people.len() < MOST_TRUSTED {
            known.people.insert(hash, (now, person.clone()));
        }
    }

    /// Removes a session of a person, or all.
    fn forget(&self, person: &str, session: Option<&str>) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.people.retain(|_, (_, other)| {
            *other.id != *person || session.is_some_and(|session| *other.session != *session)
        });
    }
}

impl People {
    /// Creates the people of a node.
    pub(crate) fn new(node: Node, analyses: Analyses, rollouts: Rollouts) -> People {
        let hashing = Arc::new(Semaphore::new(accounts::HASHED_AT_ONCE));
        People { node, analyses, rollouts, trusted: Arc::default(), hashing, guesses: Arc::default() }
    }

    /// Ends unused sessions, and removes people to whom nobody can sign in any more.
    pub(crate) async fn tidy(&self) -> Result<(), StoreError> {
        let store = self.node.store();
        store.end_old_sessions(self.node.tasks().now() - LONGEST_REST).await?;
        self.end_old_tokens().await?;
        store.forget_strangers().await.map(drop)
    }

    /// Returns the sender of a request, by its token or its cookie.
    pub(crate) async fn admit(&self, headers: &HeaderMap) -> Result<Principal, Failure> {
        if let Some(program) = self.program(headers).await? {
            return Ok(program);
        }
        let Some(token) = cookie::read(headers) else { return Ok(Principal::Visitor) };
        let (hash, now) = (token.hash(), self.node.tasks().uptime());
        if let Some(person) = self.trusted.get(&hash, now) {
            return Ok(Principal::Person(person));
        }
        let forgotten = self.trusted.forgotten();
        let Some(stored) = self.node.store().session(&hash).await? else { return Ok(Principal::Visitor) };
        let StoredSession { id, person, name, seen } = stored;
        let clock = self.node.tasks().now();
        let returns = clock - seen > SEEN_EVERY;
        if returns {
            self.node.store().see_session(&id, clock).await?;
        }
        let person =
            Person { id: person.into(), name: name.into(), session: id.into(), scope: Scope::All, returns };
        self.trusted.keep(hash, now, &person, forgotten);
        Ok(Principal::Person(person))
    }

    /// Adds a person with a name, and returns a token for their browser.
    async fn enter(&self, name: &str, device: String) -> Result<(Name, Token), Failure> {
        let name = Name::parse(name).map_err(|error| Failure::BadName(error.to_string()))?;
        if name.is_reserved() {
            return Err(Failure::NameTaken);
        }
        let id = ids::new().map_err(Failure::internal)?;
        let (session, token) = self.new_session(device)?;
        let (store, new) = (self.node.store().clone(), name.clone());
        let added = async move { store.add_person(&id, &new, &session).await };
        if self.node.tasks().finish(added).await?? { Ok((name, token)) } else { Err(Failure::NameTaken) }
    }

    /// Creates a session that begins now, with its token.
    fn new_session(&self, device: String) -> Result<(NewSession, Token), Failure> {
        let token = Token::new().map_err(Failure::internal)?;
        let id = ids::new().map_err(Failure::internal)?;
        Ok((NewSession { id, hash: token.hash(), device, now: self.node.tasks().now() }, token))
    }

    /// Returns the caller's own data.
    async fn me(&self, principal: &Principal) -> Result<Me, Failure> {
        match principal.person() {
            Some(person) => self.me_of(&person.id, person.name.to_string()).await,
            None => Ok(Me::default()),
        }
    }

    /// Returns a person's own data.
    async fn me_of(&self, id: &str, name: String) -> Result<Me, Failure> {
        let codes = self.node.store().codes_left(id).await?;
        let program = self.node.store().standings(&[id]).await?.is_program(id);
        let turns = self.node.store().count_turns(id).await?;
        Ok(Me { name: Some(name), account: codes.is_some(), codes, program, turns })
    }

    /// Returns the devices of a person.
    async fn devices(&self, person: &Person) -> Result<Devices, Failure> {
        let stored = self.node.store().devices(&person.id).await?;
        let device = |stored: store::StoredDevice| Device {
            here: stored.id == *person.session,
            id: stored.id,
            device: stored.device,
            created: stored.created,
            seen: stored.seen,
        };
        Ok(Devices { devices: stored.into_iter().map(device).collect() })
    }

    /// Removes a session of a person, or all of theirs, from the trusted ones, and ends their streams on all nodes.
    fn forget(&self, person: &Arc<str>, session: Option<&str>) {
        self.trusted.forget(person, session);
        self.node.report(Pulse::SignedOut(Arc::clone(person), session.map(Arc::from)));
    }

    /// Signs a person out of one device, or of all.
    async fn sign_out(&self, person: &Person, session: Option<&str>) -> Result<(), Failure> {
        let ended = self.node.store().end_sessions(&person.id, session).await?;
        self.forget(&person.id, session);
        match session {
            Some(session) if ended == 0 => Err(Failure::NotFound(format!("no device {session:?}"))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_was_looked_up_before_they_signed_out_is_not_trusted_after_it() {
        let (trusted, now) = (Trusted::default(), Duration::from_secs(1));
        let name = Arc::from("a");
        let anna = Person {
            id: Arc::clone(&name),
            name: Arc::clone(&name),
            session: name,
            scope: Scope::All,
            returns: false,
        };
        let before = trusted.forgotten();
        trusted.forget("a", Some("a"));
        trusted.keep("hash".to_owned(), now, &anna, before);
        assert_eq!(trusted.get("hash", now), None);
        trusted.keep("hash".to_owned(), now, &anna, trusted.forgotten());
        assert_eq!(trusted.get("hash", now), Some(anna));
        assert_eq!(trusted.get("hash", now + TRUSTED), None, "it is looked up anew");
    }
}
