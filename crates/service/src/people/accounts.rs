//! Accounts: people with a password, who can sign in on any browser.
//!
//! A guest who chooses a password keeps their identity. With the password, or with one of the codes that were shown once, they can sign in
//! on any browser.

use std::sync::Arc;
use std::time::Duration;

use super::People;
use super::code::Code;
use super::names::Name;
use super::password::Password;
use super::token::Token;
use super::wire::Me;
use crate::failure::Failure;
use crate::job_error::JobError;
use crate::pace::Rate;
use crate::principal::Person;

/// Number of passwords that are hashed at once: each takes 19 MiB and a processor.
pub(super) const HASHED_AT_ONCE: usize = 2;
/// Maximum wait for the hashing of a password.
const PATIENCE: Duration = Duration::from_secs(5);
/// Rate limit of wrong passwords for one name, over all callers.
const GUESSES: Rate = Rate { at_once: 10.0, a_minute: 1.0 };

impl People {
    /// Computes something about a password on another thread.
    pub(super) async fn hashing<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let turn = self.node.tasks().within(PATIENCE, self.hashing.acquire()).await;
        let Some(Ok(_turn)) = turn else { return Err(JobError::Busy.into()) };
        Ok(self.node.tasks().compute(work).await?)
    }

    /// Refuses a caller with too many wrong attempts for `at`.
    fn may_guess(&self, at: &str) -> Result<(), Failure> {
        let now = self.node.tasks().uptime();
        if self.guesses.allows(at.to_owned(), GUESSES, now) {
            return Ok(());
        }
        Err(Failure::TooMany("too many wrong passwords; wait a minute".to_owned()))
    }

    /// Checks a password against a stored hash. Failures count for the account `at`.
    async fn is_password(&self, at: String, password: &str, stored: Option<String>) -> Result<bool, Failure> {
        self.may_guess(&at)?;
        let password = Password::typed(password);
        let right = self.hashing(move || password.is(stored.as_deref())).await?;
        if right {
            self.guesses.forgive(&at);
        }
        Ok(right)
    }

    /// Refuses a person with a wrong password of their own. Attempts by name elsewhere do not lock them out here.
    pub(super) async fn confirm(&self, person: &Person, password: &str) -> Result<(), Failure> {
        let stored = self.node.store().password(&person.id).await?;
        let right = self.is_password(format!("own {}", person.id), password, stored).await?;
        if right { Ok(()) } else { Err(Failure::WrongPassword) }
    }

    /// Signs a person in by name and password. Unknown names and guests are refused with the same answer after the same time.
    pub(super) async fn sign_in(
        &self,
        name: &str,
        password: &str,
        device: String,
    ) -> Result<(Me, Token), Failure> {
        let name = Name::parse(name).map_err(|_| Failure::WrongPassword)?;
        let found = self.node.store().account(&name.key).await?;
        let stored = found.as_ref().map(|found| found.password.clone());
        let right = self.is_password(format!("name {}", name.key), password, stored).await?;
        let Some(account) = found.filter(|_| right) else { return Err(Failure::WrongPassword) };
        let (session, token) = self.new_session(device)?;
        let (store, id) = (self.node.store().clone(), account.id.clone());
        self.node.tasks().finish(async move { store.add_session(&id, &session).await }).await??;
        Ok((self.me_of(&account.id, account.name).await?, token))
    }

    /// Sets the password of a person. A guest gets an account and codes; an account needs the present password. All devices are signed out;
    /// this one gets a new token.
    pub(super) async fn set_password(
        &self,
        person: &Person,
        present: Option<&str>,
        new: &str,
        device: String,
    ) -> Result<(Option<Vec<String>>, Token), Failure> {
        let stored = self.node.store().password(&person.id).await?;
        if stored.is_some() {
            self.confirm(person, present.unwrap_or_default()).await?;
        }
        let new = Password::new(new, &person.name).map_err(|_| Failure::BadPassword)?;
        let hash = self.hashing(move || new.hash()).await?.map_err(Failure::internal)?;
        let codes = if stored.is_none() { Some(Code::all().map_err(Failure::internal)?) } else { None };
        let hashes: Option<Vec<String>> = codes.as_ref().map(|codes| codes.iter().map(Code::hash).collect());
        let (session, token) = self.new_session(device)?;
        let (store, id) = (self.node.store().clone(), person.id.clone());
        let set = async move {
            store.set_password(&id, stored.as_deref(), &hash, hashes.as_deref(), &session).await
        };
        if !self.node.tasks().finish(set).await?? {
            // Another device of theirs was faster.
            return Err(Failure::WrongPassword);
        }
        self.forget(&person.id, None);
        Ok((codes.map(|codes| codes.iter().map(Code::shown).collect()), token))
    }

    /// Replaces all codes of a person.
    pub(super) async fn new_codes(&self, person: &Person, password: &str) -> Result<Vec<String>, Failure> {
        self.confirm(person, password).await?;
        let codes = Code::all().map_err(Failure::internal)?;
        let hashes: Vec<String> = codes.iter().map(Code::hash).collect();
        let (store, id) = (self.node.store().clone(), person.id.clone());
        self.node.tasks().finish(async move { store.set_codes(&id, &hashes).await }).await??;
        Ok(codes.iter().map(Code::shown).collect())
    }

    /// Sets a new password by a recovery code, which is valid once. All other devices are signed out, and all tokens and passkeys end.
    pub(super) async fn recover(
        &self,
        [name, code, new]: [&str; 3],
        device: String,
    ) -> Result<(Me, Token), Failure> {
        let (name, code) = match (Name::parse(name), Code::typed(code)) {
            (Ok(name), Some(code)) => (name, code.hash()),
            _ => return Err(Failure::WrongCode),
        };
        // A code of 80 bits cannot be guessed, and a wrong attempt costs only a look-up in the store.
        let account = self.node.store().account_of_code(&name.key, &code).await?;
        let account = account.ok_or(Failure::WrongCode)?;
        let new = Password::new(new, &account.name).map_err(|_| Failure::BadPassword)?;
        let hash = self.hashing(move || new.hash()).await?.map_err(Failure::internal)?;
        let (session, token) = self.new_session(device)?;
        let (store, id) = (self.node.store().clone(), account.id.clone());
        let recovered = async move { store.recover(&id, &code, &hash, &session).await };
        if !self.node.tasks().finish(recovered).await?? {
            return Err(Failure::WrongCode);
        }
        self.forget(&Arc::from(account.id.as_str()), None);
        self.guesses.forgive(&format!("name {}", name.key));
        Ok((self.me_of(&account.id, account.name).await?, token))
    }
}
