//! Mail addresses: a link confirms one, and another one sets a forgotten password. No answer reveals whether an address is known.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::{Browser, PASSWORD, account, change, service};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tavola_service::Service;
use tavola_service::mail::{Delivery, Mail, MailError, Mailer};
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A way to send mails that passes them to the test. The first attempts fail as often as `failures` says.
struct Passed {
    mails: UnboundedSender<Mail>,
    failures: Arc<Mutex<Vec<MailError>>>,
}

impl Mailer for Passed {
    fn is_address(&self, text: &str) -> bool {
        text.split_once('@').is_some_and(|(name, place)| !name.is_empty() && place.contains('.'))
    }

    fn site(&self) -> Option<&str> {
        Some("https://tavola.example")
    }

    fn send(&self, mail: Mail) -> Delivery {
        let failure = self.failures.lock().unwrap().pop();
        let mails = self.mails.clone();
        Box::pin(async move {
            match failure {
                Some(error) => Err(error),
                None => {
                    mails.send(mail).unwrap();
                    Ok(())
                }
            }
        })
    }
}

/// Returns a service that sends mail, and the mails.
async fn posted(folder: &TempDir) -> (Service, UnboundedReceiver<Mail>) {
    posted_after(folder, Vec::new()).await
}

async fn posted_after(folder: &TempDir, failures: Vec<MailError>) -> (Service, UnboundedReceiver<Mail>) {
    let service = service(folder).await;
    let (mails, received) = unbounded_channel();
    service.node().send_mail_by(Passed { mails, failures: Arc::new(Mutex::new(failures)) });
    (service, received)
}

async fn next(mails: &mut UnboundedReceiver<Mail>) -> Mail {
    tokio::time::timeout(Duration::from_secs(20), mails.recv()).await.expect("a mail").unwrap()
}

/// Waits for mails that must not come.
async fn none(mails: &mut UnboundedReceiver<Mail>) {
    let mail = tokio::time::timeout(Duration::from_millis(300), mails.recv()).await;
    assert!(mail.is_err(), "a mail was sent");
}

/// Returns the token of the link in a mail.
fn token(mail: &Mail, what: &str) -> String {
    let begin = format!("https://tavola.example/#/mail/{what}/");
    let link = mail.text.lines().find_map(|line| line.strip_prefix(begin.as_str()));
    link.unwrap_or_else(|| panic!("no link in {}", mail.text)).to_owned()
}

async fn set(browser: &mut Browser, address: &str) -> (StatusCode, Value) {
    let body = json!({ "address": address, "password": PASSWORD, "lang": "de" });
    browser.call("POST", "/api/me/mail", Some(body)).await
}

async fn post(browser: &mut Browser, path: &str, body: Value) -> (StatusCode, Value) {
    browser.call("POST", path, Some(body)).await
}

/// Gives an account an address that it confirms.
async fn confirmed(browser: &mut Browser, mails: &mut UnboundedReceiver<Mail>, address: &str) {
    assert_eq!(set(browser, address).await.0, StatusCode::OK);
    let token = token(&next(mails).await, "confirm");
    let (status, _) = post(browser, "/api/mail/confirm", json!({ "token": token })).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
}

fn refused(answer: &(StatusCode, Value)) -> (StatusCode, &str) {
    (answer.0, answer.1["error"]["code"].as_str().unwrap_or_default())
}

const NOTHING: Value = Value::Null;
const GONE: (StatusCode, &str) = (StatusCode::FORBIDDEN, "wrong-link");

#[tokio::test]
async fn an_address_counts_when_its_link_was_opened_and_the_link_counts_once() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    assert_eq!(anna.get("/api/catalogue").await["mail"], true);
    assert_eq!(anna.get("/api/me/mail").await, json!({ "address": null, "waiting": null }));
    let (status, state) = set(&mut anna, " Anna@Example.org ").await;
    assert_eq!((status, state), (StatusCode::OK, json!({ "address": null, "waiting": "Anna@Example.org" })));
    let mail = next(&mut mails).await;
    assert_eq!((mail.to.as_str(), mail.subject.contains("Mailadresse")), ("Anna@Example.org", true));
    // Nobody can come back by an address that is not confirmed.
    let mut stranger = Browser::new(&service);
    let body = json!({ "address": "anna@example.org" });
    assert_eq!(post(&mut stranger, "/api/mail/forgotten", body.clone()).await.0, StatusCode::NO_CONTENT);
    none(&mut mails).await;
    // The phone with the mail need not be signed in.
    let link = json!({ "token": token(&mail, "confirm") });
    assert_eq!(
        post(&mut stranger, "/api/mail/confirm", link.clone()).await,
        (StatusCode::NO_CONTENT, NOTHING)
    );
    assert_eq!(refused(&post(&mut stranger, "/api/mail/confirm", link).await), GONE);
    assert_eq!(anna.get("/api/me/mail").await, json!({ "address": "Anna@Example.org", "waiting": null }));
    // A new address leaves the old one until its own link was opened, and replaces an earlier link.
    set(&mut anna, "first@example.org").await;
    let first = token(&next(&mut mails).await, "confirm");
    set(&mut anna, "second@example.org").await;
    let second = token(&next(&mut mails).await, "confirm");
    assert_eq!(
        anna.get("/api/me/mail").await,
        json!({ "address": "Anna@Example.org", "waiting": "second@example.org" })
    );
    assert_eq!(refused(&post(&mut stranger, "/api/mail/confirm", json!({ "token": first })).await), GONE);
    post(&mut stranger, "/api/mail/confirm", json!({ "token": second })).await;
    assert_eq!(anna.get("/api/me/mail").await["address"], "second@example.org");
    assert_eq!(anna.call("DELETE", "/api/me/mail", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anna.get("/api/me/mail").await, json!({ "address": null, "waiting": null }));
}

#[tokio::test]
async fn a_forgotten_password_is_set_by_a_link_which_counts_once_and_ends_everything_else() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    confirmed(&mut anna, &mut mails, "anna@example.org").await;
    anna.made("/api/me/tokens", json!({ "name": "bot", "scope": "read" })).await;
    let mut phone = Browser::new(&service);
    let body = json!({ "address": "ANNA@example.org", "lang": "fr" });
    assert_eq!(
        post(&mut phone, "/api/mail/forgotten", body.clone()).await,
        (StatusCode::NO_CONTENT, NOTHING)
    );
    let mail = next(&mut mails).await;
    assert!(mail.to == "anna@example.org" && mail.text.starts_with("Bonjour Anna"), "{}", mail.subject);
    assert_eq!(post(&mut phone, "/api/mail/forgotten", body).await.0, StatusCode::NO_CONTENT);
    let other = token(&next(&mut mails).await, "password");
    let link = token(&mail, "password");
    // A link for a password confirms nothing, and a bad password does not use it up.
    assert_eq!(refused(&post(&mut phone, "/api/mail/confirm", json!({ "token": link })).await), GONE);
    let bad = post(&mut phone, "/api/mail/password", json!({ "token": link, "password": "anna" })).await;
    assert_eq!(refused(&bad), (StatusCode::BAD_REQUEST, "bad-password"));
    let body = json!({ "token": link, "password": "a new password" });
    let (status, me) = post(&mut phone, "/api/mail/password", body.clone()).await;
    assert_eq!((status, &me["name"]), (StatusCode::OK, &json!("Anna")));
    assert_eq!(phone.get("/api/me").await["name"], "Anna");
    assert_eq!(anna.get("/api/me").await["name"], Value::Null, "the other browsers are signed out");
    assert_eq!(phone.get("/api/me/tokens").await["tokens"], json!([]));
    assert_eq!(phone.get("/api/me/mail").await["address"], "anna@example.org");
    for used in [link, other] {
        let body = json!({ "token": used, "password": "a new password" });
        let again = post(&mut Browser::new(&service), "/api/mail/password", body).await;
        assert_eq!(refused(&again), GONE, "all links end");
    }
    let sign_in = json!({ "name": "Anna", "password": "a new password" });
    assert_eq!(post(&mut Browser::new(&service), "/api/sign-in", sign_in).await.0, StatusCode::OK);
}

#[tokio::test]
async fn nobody_learns_whether_an_address_is_known_and_a_family_may_share_one() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    let (mut ben, _) = account(&service, "Ben").await;
    confirmed(&mut anna, &mut mails, "home@example.org").await;
    confirmed(&mut ben, &mut mails, "Home@example.org").await;
    let mut stranger = Browser::new(&service);
    let known = post(&mut stranger, "/api/mail/forgotten", json!({ "address": "home@example.org" })).await;
    let unknown =
        post(&mut stranger, "/api/mail/forgotten", json!({ "address": "nobody@example.org" })).await;
    assert_eq!((known, unknown), ((StatusCode::NO_CONTENT, NOTHING), (StatusCode::NO_CONTENT, NOTHING)));
    let greeted = [next(&mut mails).await, next(&mut mails).await].map(|mail| mail.text);
    assert!(
        greeted.iter().any(|text| text.contains("Anna")) && greeted.iter().any(|text| text.contains("Ben"))
    );
    none(&mut mails).await;
    // Two mails to this address were for its confirmation: a known and an unknown one reach the same limit.
    for address in ["home@example.org", "nobody@example.org"] {
        let mut answers = Vec::new();
        for _ in 0..4 {
            answers.push(post(&mut stranger, "/api/mail/forgotten", json!({ "address": address })).await.0);
        }
        assert_eq!(answers.last(), Some(&StatusCode::TOO_MANY_REQUESTS), "{address}");
    }
    for bad in ["", "anna", "anna@", "änna@example.org", &format!("{}@example.org", "a".repeat(250))] {
        let answer = post(&mut stranger, "/api/mail/forgotten", json!({ "address": bad })).await;
        assert_eq!(refused(&answer), (StatusCode::BAD_REQUEST, "bad-address"), "{bad:.20}");
    }
}

#[tokio::test]
async fn only_the_owner_with_the_password_sets_an_address_and_not_without_end() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, codes) = account(&service, "Anna").await;
    let wrong = json!({ "address": "eve@example.org", "password": "guess" });
    let answer = post(&mut anna, "/api/me/mail", wrong).await;
    assert_eq!(refused(&answer), (StatusCode::FORBIDDEN, "wrong-password"));
    let mut guest = Browser::new(&service);
    guest.enter("Ben").await;
    assert_eq!(refused(&set(&mut guest, "ben@example.org").await), (StatusCode::FORBIDDEN, "forbidden"));
    none(&mut mails).await;
    for number in 0..5 {
        assert_eq!(set(&mut anna, &format!("a{number}@example.org")).await.0, StatusCode::OK);
        next(&mut mails).await;
    }
    let answer = set(&mut anna, "a5@example.org").await;
    assert_eq!(refused(&answer), (StatusCode::TOO_MANY_REQUESTS, "too-many"));
    // A code brings the owner back: an address that somebody else has set ends, with its links.
    let link = {
        let (mut berta, berta_codes) = account(&service, "Berta").await;
        confirmed(&mut berta, &mut mails, "eve@example.org").await;
        post(&mut Browser::new(&service), "/api/mail/forgotten", json!({ "address": "eve@example.org" }))
            .await;
        let link = token(&next(&mut mails).await, "password");
        let body = json!({ "name": "Berta", "code": berta_codes[0], "password": "a new password" });
        let mut back = Browser::new(&service);
        assert_eq!(post(&mut back, "/api/recover", body).await.0, StatusCode::OK);
        assert_eq!(back.get("/api/me/mail").await, json!({ "address": null, "waiting": null }));
        link
    };
    let body = json!({ "token": link, "password": "a new password" });
    assert_eq!(refused(&post(&mut Browser::new(&service), "/api/mail/password", body).await), GONE);
    assert_eq!(codes.len(), 8);
}

#[tokio::test]
async fn links_end_after_their_time_and_the_store_has_no_token() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    confirmed(&mut anna, &mut mails, "anna@example.org").await;
    post(&mut anna, "/api/mail/forgotten", json!({ "address": "anna@example.org" })).await;
    let reset = token(&next(&mut mails).await, "password");
    set(&mut anna, "new@example.org").await;
    let confirm = token(&next(&mut mails).await, "confirm");
    service.node().store().close().await.unwrap();
    // The hash of a link is not its token; an hour later one of both has ended.
    change(&folder, "DELETE FROM mail_links WHERE LENGTH(hash) <> 64").await;
    change(&folder, "UPDATE mail_links SET until = until - 3600000").await;
    let (service, _mails) = posted(&folder).await;
    let mut browser = Browser::new(&service);
    let late =
        post(&mut browser, "/api/mail/password", json!({ "token": reset, "password": "a new password" }))
            .await;
    assert_eq!(refused(&late), GONE);
    let (status, _) = post(&mut browser, "/api/mail/confirm", json!({ "token": confirm })).await;
    assert_eq!(status, StatusCode::NO_CONTENT, "a day is longer");
}

#[tokio::test]
async fn a_mail_that_cannot_be_taken_at_present_is_sent_later_and_a_refused_one_is_not() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted_after(&folder, vec![MailError::Refused, MailError::Later]).await;
    let (mut anna, _) = account(&service, "Anna").await;
    set(&mut anna, "first@example.org").await;
    // The first attempt is made again after five seconds, and is refused then.
    let early = tokio::time::timeout(Duration::from_secs(7), mails.recv()).await;
    assert!(early.is_err());
    set(&mut anna, "second@example.org").await;
    assert_eq!(next(&mut mails).await.to, "second@example.org");
}

#[tokio::test]
async fn export_and_deletion_cover_the_address() {
    let folder = TempDir::new().unwrap();
    let (service, mut mails) = posted(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    confirmed(&mut anna, &mut mails, "anna@example.org").await;
    let data = anna.get("/api/me/export").await;
    assert_eq!(data["mail"], json!({ "address": "anna@example.org", "waiting": null }));
    let gone = post(&mut anna, "/api/me/delete", json!({ "password": PASSWORD })).await;
    assert_eq!(gone.0, StatusCode::NO_CONTENT);
    post(&mut Browser::new(&service), "/api/mail/forgotten", json!({ "address": "anna@example.org" })).await;
    none(&mut mails).await;
}

#[tokio::test]
async fn a_service_without_a_mail_server_offers_nothing_of_it() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = account(&service, "Anna").await;
    assert_eq!(anna.get("/api/catalogue").await["mail"], false);
    assert_eq!(refused(&anna.call("GET", "/api/me/mail", None).await), (StatusCode::NOT_FOUND, "not-found"));
    let nothing = [
        ("/api/me/mail", json!({ "address": "anna@example.org", "password": PASSWORD })),
        ("/api/mail/forgotten", json!({ "address": "anna@example.org" })),
        ("/api/mail/confirm", json!({ "token": "0".repeat(64) })),
        ("/api/mail/password", json!({ "token": "0".repeat(64), "password": "a new password" })),
    ];
    for (path, body) in nothing {
        assert_eq!(
            refused(&post(&mut anna, path, body).await),
            (StatusCode::NOT_FOUND, "not-found"),
            "{path}"
        );
    }
}
