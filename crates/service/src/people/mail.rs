//! Mail addresses of accounts: a link in a mail confirms the address, and another one sets a new password.
//!
//! All of it exists only where the shell of the node delivers mail ([`Mailer`]). No answer reveals whether an address is known: a mail is
//! prepared and sent after the answer.

use std::sync::Arc;
use std::time::Duration;

use tavola_locale::Locale;

use super::People;
use super::names::Name;
use super::password::Password;
use super::token::Token;
use super::webauthn::Site;
use super::wire::{ForgottenPassword, MailAddress, MailPassword, Me, NewMailAddress};
use crate::extract::locale;
use crate::failure::Failure;
use crate::mail::{Mail, MailError, Mailer};
use crate::pace::Rate;
use crate::principal::Person;

/// Maximum length of an address in bytes, that of the protocol.
const LONGEST: usize = 254;
/// Rate limit of mails to one address, whoever asks for them.
const TO_ADDRESS: Rate = Rate { at_once: 3.0, a_minute: 0.05 };
/// Rate limit of mails for one person.
const FOR_PERSON: Rate = Rate { at_once: 5.0, a_minute: 0.1 };
/// Pauses before further attempts to send a mail that the mail server does not take at present.
const PAUSES: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(600)];

/// What the link of a mail does.
#[derive(Clone, Copy)]
enum Purpose {
    Confirm,
    Reset,
}

impl People {
    /// Returns the way to send mails.
    fn mailer(&self) -> Result<Arc<dyn Mailer>, Failure> {
        self.node.mailer().cloned().ok_or_else(|| Failure::NotFound("this service sends no mail".to_owned()))
    }

    /// Checks an address, and counts a mail to it.
    fn address(&self, mailer: &dyn Mailer, text: &str) -> Result<String, Failure> {
        let address = text.trim();
        if address.len() > LONGEST || !address.is_ascii() || !mailer.is_address(address) {
            return Err(Failure::BadAddress);
        }
        let at = format!("mail {}", address.to_lowercase());
        if !self.guesses.allows(at, TO_ADDRESS, self.node.tasks().uptime()) {
            return Err(Failure::TooMany("too many mails to this address; wait twenty minutes".to_owned()));
        }
        Ok(address.to_owned())
    }

    /// Returns the mail addresses of a person.
    pub(super) async fn mail(&self, person: &Person) -> Result<MailAddress, Failure> {
        self.mailer()?;
        let stored = self.node.store().mail(&person.id).await?;
        Ok(MailAddress { address: stored.address, waiting: stored.waiting })
    }

    /// Sends a link to a new address of an account. The address counts only after its use. It requires the password: the finder of an open
    /// browser must not get a way to a new one.
    pub(super) async fn set_mail(
        &self,
        person: &Person,
        new: &NewMailAddress,
        site: &Site,
    ) -> Result<MailAddress, Failure> {
        let mailer = self.mailer()?;
        let words = locale(new.lang.as_deref())?;
        if self.node.store().password(&person.id).await?.is_none() {
            return Err(Failure::Forbidden("mail is for accounts: choose a password first".to_owned()));
        }
        self.confirm(person, &new.password).await?;
        let now = self.node.tasks().uptime();
        if !self.guesses.allows(format!("mails of {}", person.id), FOR_PERSON, now) {
            return Err(Failure::TooMany("too many mails; wait ten minutes".to_owned()));
        }
        let address = self.address(&*mailer, &new.address)?;
        let token = Token::new().map_err(Failure::internal)?;
        let (store, id) = (self.node.store().clone(), person.id.clone());
        let (hash, waiting) = (token.hash(), address.clone());
        let added = async move { store.add_mail_link(&id, &hash, Some(&waiting)).await };
        self.node.tasks().finish(added).await??;
        let site = mailer.site().unwrap_or_else(|| site.origin());
        let mail = letter(words, Purpose::Confirm, [&address, &person.name, site], &token);
        self.node.tasks().spawn(self.clone().deliver(mailer, mail));
        self.mail(person).await
    }

    /// Removes the mail addresses of a person.
    pub(super) async fn remove_mail(&self, person: &Person) -> Result<(), Failure> {
        self.mailer()?;
        let (store, id) = (self.node.store().clone(), person.id.clone());
        Ok(self.node.tasks().finish(async move { store.remove_mail(&id).await }).await??)
    }

    /// Confirms the address of a link.
    pub(super) async fn confirm_mail(&self, token: &str) -> Result<(), Failure> {
        self.mailer()?;
        let hash = Token::parse(token).ok_or(Failure::WrongLink)?.hash();
        let (store, now) = (self.node.store().clone(), self.node.tasks().now());
        let confirmed = self.node.tasks().finish(async move { store.confirm_mail(&hash, now).await });
        if confirmed.await?? { Ok(()) } else { Err(Failure::WrongLink) }
    }

    /// Sends links for a new password to the accounts of an address. The answer does not depend on whether there are any, and neither does
    /// its time.
    pub(super) fn forgotten(&self, forgotten: &ForgottenPassword, site: &Site) -> Result<(), Failure> {
        let mailer = self.mailer()?;
        let words = locale(forgotten.lang.as_deref())?;
        let address = self.address(&*mailer, &forgotten.address)?;
        let site = mailer.site().unwrap_or_else(|| site.origin()).to_owned();
        let people = self.clone();
        self.node.tasks().spawn(async move {
            if let Err(failure) = people.send_links(&mailer, words, &address, &site).await {
                tracing::error!("links for a new password were not sent: {failure}");
            }
        });
        Ok(())
    }

    async fn send_links(
        &self,
        mailer: &Arc<dyn Mailer>,
        words: &'static Locale,
        address: &str,
        site: &str,
    ) -> Result<(), Failure> {
        let store = self.node.store();
        for (id, name, address) in store.people_of_mail(&address.to_lowercase()).await? {
            let token = Token::new().map_err(Failure::internal)?;
            store.add_mail_link(&id, &token.hash(), None).await?;
            let mail = letter(words, Purpose::Reset, [&address, &name, site], &token);
            self.node.tasks().spawn(self.clone().deliver(Arc::clone(mailer), mail));
        }
        Ok(())
    }

    /// Sets a new password by a link, which is valid once. All other devices are signed out, and all tokens and passkeys end.
    pub(super) async fn set_by_link(
        &self,
        MailPassword { token, password }: &MailPassword,
        device: String,
    ) -> Result<(Me, Token), Failure> {
        self.mailer()?;
        let link = Token::parse(token).ok_or(Failure::WrongLink)?.hash();
        let (id, name) = self.node.store().person_of_link(&link).await?.ok_or(Failure::WrongLink)?;
        let new = Password::new(password, &name).map_err(|_| Failure::BadPassword)?;
        let hash = self.hashing(move || new.hash()).await?.map_err(Failure::internal)?;
        let (session, token) = self.new_session(device)?;
        let (store, person) = (self.node.store().clone(), id.clone());
        let reset = async move { store.reset_password(&person, &link, &hash, &session).await };
        if !self.node.tasks().finish(reset).await?? {
            return Err(Failure::WrongLink);
        }
        self.forget(&Arc::from(id.as_str()), None);
        if let Ok(Name { key, .. }) = Name::parse(&name) {
            self.guesses.forgive(&format!("name {key}"));
        }
        Ok((self.me_of(&id, name).await?, token))
    }

    /// Sends a mail, and tries again for a while if the mail server does not take it at present.
    async fn deliver(self, mailer: Arc<dyn Mailer>, mail: Mail) {
        for pause in PAUSES.map(Some).into_iter().chain([None]) {
            match (mailer.send(mail.clone()).await, pause) {
                (Ok(()), _) => return,
                (Err(MailError::Later), Some(pause)) => self.node.tasks().sleep(pause).await,
                (Err(error), _) => {
                    tracing::error!("a mail was not sent: {error}");
                    return;
                }
            }
        }
    }
}

/// Returns a mail with a link, in a language. The token follows `#`, so that it is in no request's address.
fn letter(words: &Locale, purpose: Purpose, [to, name, site]: [&str; 3], token: &Token) -> Mail {
    let (kind, route) = match purpose {
        Purpose::Confirm => ("confirm", "confirm"),
        Purpose::Reset => ("reset", "password"),
    };
    let text = |part: &str| {
        let variables = [("name", name.into()), ("site", site.into())];
        words.with(&format!("mail-{kind}-{part}"), &variables)
    };
    let hello = words.with("mail-hello", &[("name", name.into())]);
    let link = format!("{site}/#/mail/{route}/{}", token.shown());
    Mail {
        to: to.to_owned(),
        subject: text("subject"),
        text: format!("{hello}\n\n{}\n\n{link}\n\n{}\n\n{}\n", text("text"), text("until"), text("else")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_words_of_both_mails() {
        let token = Token::new().unwrap();
        let mut subjects = std::collections::BTreeSet::new();
        for code in Locale::codes() {
            let words = Locale::find(code).unwrap();
            for purpose in [Purpose::Confirm, Purpose::Reset] {
                let place = ["anna@example.org", "Anna", "https://tavola.example"];
                let mail = letter(words, purpose, place, &token);
                assert!(mail.text.contains("Anna"), "{code}");
                assert_eq!(mail.text.matches("https://tavola.example").count(), 2, "{code}");
                assert!(mail.text.contains(&format!("/{}\n", token.shown())), "the link ends its line");
                assert!(!mail.text.contains("mail-") && !mail.subject.contains("mail-"), "{code}");
                assert_eq!(mail.text.lines().count(), 9, "{code}");
                subjects.insert(mail.subject);
            }
        }
        assert_eq!(subjects.len(), 18);
    }
}
