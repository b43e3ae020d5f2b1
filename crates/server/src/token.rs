//! The secret of a link.

use std::fmt;
use std::hint::black_box;

/// 128 bits from the system's source of randomness.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token(u128);

impl Token {
    /// Returns a new random token.
    ///
    /// # Errors
    /// The system has no randomness.
    pub(crate) fn new() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Token(u128::from_ne_bytes(bytes)))
    }

    /// Compares a text with this token in constant time.
    pub(crate) fn is(self, text: &str) -> bool {
        let own = self.to_string();
        let (own, text) = (own.as_bytes(), text.as_bytes());
        if own.len() != text.len() {
            return false;
        }
        let differing = own.iter().zip(text).fold(0, |bits, (a, b)| black_box(bits | (a ^ b)));
        black_box(differing) == 0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// This prevents accidental printing.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_itself_and_nothing_else() {
        let token = Token(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef);
        assert!(token.is("0123456789abcdef0123456789abcdef"));
        for wrong in [
            "",
            "0",
            "0123456789abcdef0123456789abcdee",
            "1123456789abcdef0123456789abcdef",
            "0123456789ABCDEF0123456789ABCDEF",
        ] {
            assert!(!token.is(wrong), "{wrong}");
        }
        assert_eq!(Token(7).to_string().len(), 32, "leading zeros stay");
        assert_eq!(format!("{token:?}"), "Token");
    }

    #[test]
    fn tokens_differ() {
        assert_ne!(Token::new().unwrap(), Token::new().unwrap());
    }
}
