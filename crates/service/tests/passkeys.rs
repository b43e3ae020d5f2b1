//! Passkeys: a small authenticator in this file creates them, and the service verifies them.

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use ring::rand::SystemRandom;
use ring::rsa::PublicKeyComponents;
use ring::signature::{RSA_PKCS1_SHA256, RsaKeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use tavola_service::Service;
use tempfile::TempDir;

use crate::common::{Browser, HOST, PASSWORD, account, change, service};

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// An authenticator with one passkey.
#[derive(Clone)]
struct Authenticator {
    key: SigningKey,
    /// A key of RS256 in place of the one of ES256.
    rsa: Option<Arc<RsaKeyPair>>,
    id: Vec<u8>,
    user: String,
    count: u32,
    /// Parts of its answers that a test falsifies.
    rp: String,
    origin: String,
    flags: u8,
}

impl Authenticator {
    fn new(seed: u8) -> Authenticator {
        Authenticator {
            key: SigningKey::from_slice(&[seed; 32]).unwrap(),
            rsa: None,
            id: vec![seed; 20],
            user: String::new(),
            count: 0,
            rp: "127.0.0.1".to_owned(),
            origin: format!("http://{HOST}"),
            flags: 1,
        }
    }

    fn client_data(&self, ceremony: &str, challenge: &str) -> Vec<u8> {
        json!({ "type": ceremony, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    fn data(&self, more: u8) -> Vec<u8> {
        let head = Sha256::digest(self.rp.as_bytes());
        [&head[..], &[self.flags | more], &self.count.to_be_bytes()].concat()
    }

    /// Answers an offer with its passkey.
    fn make(&mut self, offer: &Value) -> Value {
        self.user = offer["user"].as_str().unwrap().to_owned();
        if let Some(rsa) = &self.rsa {
            let PublicKeyComponents { n, .. } = PublicKeyComponents::<Vec<u8>>::from(rsa.public());
            let head: &[u8] = &[0xa4, 1, 3, 3, 0x39, 1, 0, 0x20, 0x59, 1, 0];
            let key = [head, &n, &[0x21, 0x43, 1, 0, 1]].concat();
            return self.made(offer, &key);
        }
        let point = self.key.verifying_key().to_sec1_point(false);
        let (x, y) = (point.x().unwrap(), point.y().unwrap());
        let head: &[u8] = &[0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20];
        self.made(offer, &[head, x, &[0x22, 0x58, 0x20], y].concat())
    }

    fn made(&self, offer: &Value, key: &[u8]) -> Value {
        let data = [&self.data(0x40)[..], &[0; 16], &[0, 20], &self.id, key].concat();
        json!({
            "name": "my phone",
            "client_data": text(&self.client_data("webauthn.create", offer["challenge"].as_str().unwrap())),
            "authenticator_data": text(&data),
        })
    }

    /// Answers a challenge with a signature.
    fn sign(&mut self, challenge: &Value) -> Value {
        self.count += u32::from(self.count > 0);
        let client_data = self.client_data("webauthn.get", challenge["challenge"].as_str().unwrap());
        let data = self.data(0);
        let message = [&data[..], &Sha256::digest(&client_data)[..]].concat();
        let signature = match &self.rsa {
            Some(rsa) => {
                let mut signature = vec![0; rsa.public().modulus_len()];
                rsa.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), &message, &mut signature).unwrap();
                signature
            }
            None => {
                let signature: Signature = self.key.sign(&message);
                signature.to_der().as_bytes().to_vec()
            }
        };
        json!({
            "id": text(&self.id),
            "user": self.user,
            "client_data": text(&client_data),
            "authenticator_data": text(&data),
            "signature": text(&signature),
        })
    }
}

/// A fault that the test authenticator commits.
type Spoil = fn(&mut Authenticator);

async fn offer(browser: &mut Browser) -> Value {
    let body = json!({ "password": PASSWORD });
    let (status, offer) = browser.call("POST", "/api/me/passkeys/challenge", Some(body)).await;
    assert_eq!(status, StatusCode::OK, "{offer}");
    offer
}

/// Returns an account with a passkey.
async fn with_passkey(service: &Service, name: &str, seed: u8) -> (Browser, Authenticator) {
    let (mut browser, mut authenticator) = (account(service, name).await.0, Authenticator::new(seed));
    let made = authenticator.make(&offer(&mut browser).await);
    browser.made("/api/me/passkeys", made).await;
    (browser, authenticator)
}

async fn challenge(browser: &mut Browser) -> Value {
    let (status, challenge) = browser.call("POST", "/api/sign-in/challenge", None).await;
    assert_eq!(status, StatusCode::OK, "{challenge}");
    challenge
}

/// Sends the answer to a challenge. Returns the status, and the name of the signed-in person or the code of the error.
async fn sign_in(browser: &mut Browser, answer: Value) -> (StatusCode, String) {
    let (status, body) = browser.call("POST", "/api/sign-in/passkey", Some(answer)).await;
    let said = if status.is_success() { &body["name"] } else { &body["error"]["code"] };
    (status, said.as_str().unwrap_or_default().to_owned())
}

fn refused() -> (StatusCode, String) {
    (StatusCode::FORBIDDEN, "wrong-passkey".to_owned())
}

#[tokio::test]
async fn an_account_comes_in_by_its_passkey_on_any_node_without_a_name() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut phone) = with_passkey(&service, "Anna", 7).await;
    let listed = anna.get("/api/me/passkeys").await["passkeys"].clone();
    assert_eq!((&listed[0]["name"], &listed[0]["id"]), (&json!("my phone"), &json!(text(&[7; 20]))));
    // Another node over the same store has the challenge too.
    let (mut one, other) = (Browser::new(&service), Service::new(service.node().clone()));
    let asked = challenge(&mut one).await;
    let mut two = Browser::new(&other);
    assert_eq!(sign_in(&mut two, phone.sign(&asked)).await, (StatusCode::OK, "Anna".to_owned()));
    assert_eq!(two.get("/api/me").await["account"], true);
    assert_eq!(two.get("/api/me/devices").await["devices"].as_array().unwrap().len(), 2);
    // The export contains it until it is removed.
    assert_eq!(anna.get("/api/me/export").await["passkeys"][0]["id"], listed[0]["id"]);
    let path = format!("/api/me/passkeys/{}", text(&[7; 20]));
    assert_eq!(anna.call("DELETE", &path, None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anna.call("DELETE", &path, None).await.0, StatusCode::NOT_FOUND);
    let asked = challenge(&mut one).await;
    assert_eq!(sign_in(&mut one, phone.sign(&asked)).await, refused());
}

#[tokio::test]
async fn an_authenticator_with_rsa_alone_is_as_good() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut browser, mut hello) = (account(&service, "Anna").await.0, Authenticator::new(5));
    let rsa = RsaKeyPair::from_pkcs8(include_bytes!("data/rs256.pk8")).unwrap();
    hello.rsa = Some(Arc::new(rsa));
    let made = hello.make(&offer(&mut browser).await);
    browser.made("/api/me/passkeys", made).await;
    let mut other = Browser::new(&service);
    let asked = challenge(&mut other).await;
    let mut wrong = hello.sign(&asked);
    // The signature of another message, and one of ES256.
    wrong["signature"] = hello.sign(&challenge(&mut other).await)["signature"].clone();
    assert_eq!(sign_in(&mut other, wrong).await, refused());
    let asked = challenge(&mut other).await;
    let rsa = hello.rsa.take();
    assert_eq!(sign_in(&mut other, hello.sign(&asked)).await, refused());
    hello.rsa = rsa;
    let asked = challenge(&mut other).await;
    assert_eq!(sign_in(&mut other, hello.sign(&asked)).await, (StatusCode::OK, "Anna".to_owned()));
}

#[tokio::test]
async fn an_answer_that_is_wrong_in_anything_is_refused_with_one_error() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (_, right) = with_passkey(&service, "Anna", 7).await;
    let (_, berta) = with_passkey(&service, "Berta", 9).await;
    let mut browser = Browser::new(&service);
    let wrong: [(&str, Spoil); 6] = [
        ("the origin", |a| a.origin = "https://evil.example".to_owned()),
        ("the site", |a| a.rp = "evil.example".to_owned()),
        ("nobody was there", |a| a.flags = 0),
        ("another key", |a| a.key = SigningKey::from_slice(&[8; 32]).unwrap()),
        ("an unknown passkey", |a| a.id = vec![1; 20]),
        ("another account", |a| a.user = text(b"nobody")),
    ];
    for (what, spoil) in wrong {
        let mut spoilt = right.clone();
        spoil(&mut spoilt);
        let asked = challenge(&mut browser).await;
        assert_eq!(sign_in(&mut browser, spoilt.sign(&asked)).await, refused(), "{what}");
    }
    // A passkey of one person does not sign in as another.
    let mut other = Authenticator { user: right.user.clone(), ..berta };
    let asked = challenge(&mut browser).await;
    assert_eq!(sign_in(&mut browser, other.sign(&asked)).await, refused());
    let made_up = json!({ "challenge": text(&[b'0'; 64]) });
    assert_eq!(sign_in(&mut browser, right.clone().sign(&made_up)).await, refused(), "no such challenge");
    // Signatures over other data: the previous challenge, other authenticator data.
    let first = right.clone().sign(&challenge(&mut browser).await);
    for field in ["client_data", "authenticator_data", "signature"] {
        let mut answer = right.clone().sign(&challenge(&mut browser).await);
        answer[field] = match field {
            "client_data" => first[field].clone(),
            "authenticator_data" => json!(text(&Authenticator { count: 5, ..right.clone() }.data(0))),
            _ => json!("AAAA"),
        };
        assert_eq!(sign_in(&mut browser, answer).await, refused(), "{field}");
        let mut answer = right.clone().sign(&challenge(&mut browser).await);
        answer[field] = json!("no base64!");
        assert_eq!(sign_in(&mut browser, answer).await, refused(), "{field}");
    }
    let asked = challenge(&mut browser).await;
    assert_eq!(sign_in(&mut browser, right.clone().sign(&asked)).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_challenge_counts_once_for_a_short_time_and_for_its_purpose() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, mut phone) = with_passkey(&service, "Anna", 7).await;
    let (mut one, mut two) = (Browser::new(&service), Browser::new(&service));
    let answer = phone.sign(&challenge(&mut one).await);
    assert_eq!(sign_in(&mut one, answer.clone()).await.0, StatusCode::OK);
    assert_eq!(sign_in(&mut two, answer).await, refused(), "it was used");
    // A challenge for a new passkey signs nobody in, and one person's challenge creates no passkey of another.
    let offered = offer(&mut anna).await;
    assert_eq!(sign_in(&mut two, phone.sign(&offered)).await, refused());
    let mut berta = account(&service, "Berta").await.0;
    let made = Authenticator::new(9).make(&offered);
    let (status, body) = berta.call("POST", "/api/me/passkeys", Some(made)).await;
    assert_eq!((status, &body["error"]["code"]), (StatusCode::FORBIDDEN, &json!("wrong-passkey")));
    let late = phone.sign(&challenge(&mut two).await);
    service.node().store().close().await.unwrap();
    change(&folder, "UPDATE passkey_challenges SET until = until - 300000").await;
    let service = crate::common::service(&folder).await;
    assert_eq!(sign_in(&mut two.at(&service), late).await, refused(), "it came too late");
}

#[tokio::test]
async fn a_copy_that_counts_for_itself_is_refused() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = account(&service, "Anna").await.0;
    let mut key = Authenticator { count: 4, ..Authenticator::new(7) };
    let made = key.make(&offer(&mut anna).await);
    anna.made("/api/me/passkeys", made).await;
    let mut copy = key.clone();
    for expected in [StatusCode::OK, StatusCode::OK] {
        let mut browser = Browser::new(&service);
        let answer = key.sign(&challenge(&mut browser).await);
        assert_eq!(sign_in(&mut browser, answer).await.0, expected);
    }
    let mut browser = Browser::new(&service);
    for _ in 0..2 {
        // The counters 5 and 6 are used already; with 7 the copy is ahead and cannot be detected.
        let answer = copy.sign(&challenge(&mut browser).await);
        assert_eq!(sign_in(&mut browser, answer).await, refused());
    }
    let none = Authenticator { count: 0, ..copy };
    let answer = none.clone().sign(&challenge(&mut browser).await);
    assert_eq!(sign_in(&mut browser, answer).await, refused(), "it counts no more");
}

#[tokio::test]
async fn passkeys_are_for_accounts_that_name_their_password_and_end_with_a_recovery_code() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut guest = Browser::new(&service);
    guest.enter("Guest").await;
    let asked = guest.call("POST", "/api/me/passkeys/challenge", Some(json!({ "password": "" }))).await;
    assert_eq!((asked.0, &asked.1["error"]["code"]), (StatusCode::FORBIDDEN, &json!("forbidden")));
    let mut anna = account(&service, "Anna").await.0;
    let asked = anna.call("POST", "/api/me/passkeys/challenge", Some(json!({ "password": "not it" }))).await;
    assert_eq!(asked.1["error"]["code"], "wrong-password");
    let mut phone = Authenticator::new(7);
    for name in ["", " ", &"x".repeat(41), "a\nb"] {
        let mut made = phone.make(&offer(&mut anna).await);
        made["name"] = json!(name);
        let (status, _) = anna.call("POST", "/api/me/passkeys", Some(made)).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{name:?}");
    }
    let made = phone.make(&offer(&mut anna).await);
    anna.made("/api/me/passkeys", made).await;
    let offered = offer(&mut anna).await;
    assert_eq!(offered["known"], json!([text(&[7; 20])]));
    let again = anna.call("POST", "/api/me/passkeys", Some(phone.make(&offered))).await;
    assert_eq!(again.1["error"]["code"], "wrong-passkey", "nobody has two of one id");
    // A new password keeps the passkeys, a recovery code removes them.
    let new = json!({ "present": PASSWORD, "password": "another password" });
    assert_eq!(anna.call("POST", "/api/me/password", Some(new)).await.0, StatusCode::OK);
    let mut browser = Browser::new(&service);
    let answer = phone.sign(&challenge(&mut browser).await);
    assert_eq!(sign_in(&mut browser, answer).await.0, StatusCode::OK);
    let codes = anna.call("POST", "/api/me/codes", Some(json!({ "password": "another password" }))).await.1;
    let code = codes["codes"][0].as_str().unwrap();
    let back = json!({ "name": "Anna", "code": code, "password": PASSWORD });
    let mut back_in = Browser::new(&service);
    assert_eq!(back_in.call("POST", "/api/recover", Some(back)).await.0, StatusCode::OK);
    assert_eq!(back_in.get("/api/me/passkeys").await["passkeys"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn many_new_passkeys_at_once_do_not_exceed_the_limit() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let mut anna = account(&service, "Anna").await.0;
    let mut made = Vec::new();
    for seed in 1..=24 {
        made.push(Authenticator::new(seed).make(&offer(&mut anna).await));
    }
    let other = Service::new(service.node().clone());
    let tasks: Vec<_> = made
        .into_iter()
        .enumerate()
        .map(|(number, made)| {
            let mut browser = anna.at(if number % 2 == 0 { &service } else { &other });
            tokio::spawn(async move { browser.call("POST", "/api/me/passkeys", Some(made)).await.0 })
        })
        .collect();
    let mut counts = [0; 2];
    for task in tasks {
        match task.await.unwrap() {
            StatusCode::CREATED => counts[0] += 1,
            StatusCode::TOO_MANY_REQUESTS => counts[1] += 1,
            status => panic!("{status}"),
        }
    }
    assert_eq!(counts, [20, 4]);
    assert_eq!(anna.get("/api/me/passkeys").await["passkeys"].as_array().unwrap().len(), 20);
}

#[tokio::test]
async fn a_passkey_is_renamed_by_its_person_alone() {
    let folder = TempDir::new().unwrap();
    let service = service(&folder).await;
    let (mut anna, _) = with_passkey(&service, "Anna", 7).await;
    let mut ben = account(&service, "Ben").await.0;
    let path = format!("/api/me/passkeys/{}", text(&[7; 20]));
    let named = |name: &str| Some(json!({ "name": name }));
    assert_eq!(ben.call("PUT", &path, named("mine")).await.0, StatusCode::NOT_FOUND);
    for wrong in ["", "  ", "\u{7}", &"x".repeat(41)] {
        assert_eq!(anna.call("PUT", &path, named(wrong)).await.0, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    assert_eq!(anna.call("PUT", &path, named(" tablet ")).await.0, StatusCode::NO_CONTENT);
    assert_eq!(anna.get("/api/me/passkeys").await["passkeys"][0]["name"], "tablet");
}

#[tokio::test]
async fn a_passkey_that_cannot_be_read_is_an_error_of_the_service() {
    let folder = TempDir::new().unwrap();
    let first = service(&folder).await;
    let (_, mut phone) = with_passkey(&first, "Anna", 7).await;
    first.node().store().close().await.unwrap();
    change(&folder, "UPDATE passkeys SET public_key = '?'").await;
    let service = service(&folder).await;
    let mut browser = Browser::new(&service);
    let answer = phone.sign(&challenge(&mut browser).await);
    let said = sign_in(&mut browser, answer).await;
    assert_eq!(said, (StatusCode::INTERNAL_SERVER_ERROR, "unreadable".to_owned()));
}
