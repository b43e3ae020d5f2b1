//! What a browser keeps so that a person is known again.

use std::fmt;

use sha2::{Digest, Sha256};

/// 256 bits from the system's source of randomness, as 64 hexadecimal digits. It is sent to one browser and stored nowhere: the
/// store has its hash.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Token(String);

/// A token is never printed by accident.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

fn digits(bytes: &[u8]) -> String {
    use fmt::Write as _;

    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a text cannot fail.
        _ = write!(text, "{byte:02x}");
        text
    })
}

/// The SHA-256 of a secret, which is stored in its place.
pub(super) fn digest(secret: &str) -> String {
    digits(&Sha256::digest(secret.as_bytes()))
}

impl Token {
    /// A token that nobody has seen.
    ///
    /// # Errors
    /// If the system has no randomness to give.
    pub(super) fn new() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(digits(&bytes)))
    }

    /// A text that could be a token.
    pub(super) fn parse(text: &str) -> Option<Token> {
        let fits = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Token(text.to_owned()))
    }

    /// What is stored of it. The store looks hashes up: how long that takes says nothing about a token.
    pub(super) fn hash(&self) -> String {
        digest(&self.0)
    }

    /// As the browser gets it.
    pub(super) fn shown(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_was_shown_and_stored_as_its_hash() {
        let token = Token::new().unwrap();
        assert_eq!(Token::parse(token.shown()).as_ref(), Some(&token));
        assert_eq!(token.hash().len(), 64);
        assert!(token.hash() != token.shown() && !format!("{token:?}").contains(token.shown()));
        assert_ne!(token, Token::new().unwrap());
        let known = Token::parse(&"0".repeat(64)).unwrap();
        assert_eq!(known.hash(), "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55");
        for text in ["", "0", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"A".repeat(64)] {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }
}
