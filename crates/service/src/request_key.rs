//! Keys of requests: a repeated request with the same key is carried out once.
//!
//! Without an answer a client cannot know whether its request was carried out. It therefore chooses a key for each creating request, sends
//! it in the header `Idempotency-Key`, and repeats the request with the same key. Ids of new objects follow from the key, so the second
//! request finds the object of the first one, on any node and after a restart. Requests with the same effect when they are repeated (a
//! rollout of the same job, an analysis of the same match) need no key.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::ids;
use crate::principal::Principal;

/// The header.
const HEADER: &str = "idempotency-key";
/// Permitted length of a key in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 16..=64;

/// The key of a request, if it has one.
#[derive(Clone, Debug)]
pub(crate) struct RequestKey {
    key: Option<String>,
    /// Further parts of the identity: the caller and the request.
    of: [String; 3],
}

impl RequestKey {
    /// Returns the key as it was sent.
    pub(crate) fn as_deref(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Returns the id of the request's new object: equal keys give equal ids.
    ///
    /// # Errors
    /// There is no key, and the system has no randomness.
    pub(crate) fn id(&self) -> Result<String, Failure> {
        let Some(key) = &self.key else { return ids::new().map_err(Failure::internal) };
        let mut hash = Sha256::new();
        for part in ["tavola-id-1", key].into_iter().chain(self.of.iter().map(String::as_str)) {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Ok(ids::of(hash.finalize().iter().copied()))
    }

    /// The error for a key that was used with another request.
    pub(crate) fn of_another() -> Failure {
        Failure::bad("another request was sent with this Idempotency-Key before")
    }
}

impl<S: Send + Sync> FromRequestParts<S> for RequestKey {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<RequestKey, Failure> {
        let principal = Principal::from_request_parts(parts, state).await?;
        let of = [principal.requester(), parts.method.as_str(), parts.uri.path()].map(str::to_owned);
        let Some(sent) = parts.headers.get(HEADER) else { return Ok(RequestKey { key: None, of }) };
        let fits = |key: &&str| {
            LENGTHS.contains(&key.len())
                && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
        };
        let key = sent.to_str().ok().filter(fits).ok_or_else(|| {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            Failure::bad(format!("an Idempotency-Key has {least} to {most} letters, digits, `-` and `_`"))
        })?;
        Ok(RequestKey { key: Some(key.to_owned()), of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: Option<&str>, owner: &str, path: &str) -> RequestKey {
        RequestKey { key: key.map(str::to_owned), of: [owner, "POST", path].map(str::to_owned) }
    }

    #[test]
    fn the_same_request_makes_the_same_id_and_any_other_another() {
        let made = |sent: &RequestKey| sent.id().unwrap();
        let one = key(Some("0123456789abcdef"), "table", "/matches");
        assert_eq!(made(&one), made(&one.clone()));
        assert_eq!(made(&one).len(), 10);
        for other in [
            key(Some("0123456789abcdeg"), "table", "/matches"),
            key(Some("0123456789abcdef"), "guest", "/matches"),
            key(Some("0123456789abcdef"), "table", "/custom-rules"),
            key(None, "table", "/matches"),
        ] {
            assert_ne!(made(&one), made(&other), "{other:?}");
        }
        let without = key(None, "table", "/matches");
        assert_ne!(made(&without), made(&without), "without a key every request is another");
    }
}
