//! Secret tokens in browsers, which identify a person.

use std::fmt;

use sha2::{Digest, Sha256};

/// 256 bits from the system's source of randomness, as 64 hexadecimal digits. Only one browser gets it: the store has its hash.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Token(String);

/// This prevents accidental printing.
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

/// Returns the SHA-256 of a secret, which is stored in its place.
pub(super) fn digest(secret: &str) -> String {
    digits(&Sha256::digest(secret.as_bytes()))
}

impl Token {
    /// Returns a new random token.
    ///
    /// # Errors
    /// The system has no randomness.
    pub(super) fn new() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(digits(&bytes)))
    }

    /// Parses a text in the form of a token.
    pub(super) fn parse(text: &str) -> Option<Token> {
        let fits = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Token(text.to_owned()))
    }

    /// Returns the hash for the store. The store looks up hashes: the duration of a look-up reveals nothing about a token.
    pub(super) fn hash(&self) -> String {
        digest(&self.0)
    }

    /// Returns the text for the browser.
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
