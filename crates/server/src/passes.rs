//! Links that give another device a seat. Each has a separate token, and the server restricts the device to its seat.

use std::sync::{Arc, Mutex, PoisonError};

use tavola_service::Pass;

use crate::token::Token;

/// The passes of an open network. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Passes(Arc<Mutex<Vec<(Token, Pass)>>>);

impl Passes {
    /// Returns the token of a pass, and creates it at the first call.
    ///
    /// # Errors
    /// The system has no randomness.
    pub(crate) fn token(&self, pass: Pass) -> Result<Token, getrandom::Error> {
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((token, _)) = passes.iter().find(|(_, known)| *known == pass) {
            return Ok(*token);
        }
        let token = Token::new()?;
        passes.push((token, pass));
        Ok(token)
    }

    /// Returns the pass with this token.
    pub(crate) fn find(&self, token: &str) -> Option<(Token, Pass)> {
        let passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        passes.iter().find(|(known, _)| known.is(token)).cloned()
    }
}

impl std::fmt::Debug for Passes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Passes").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pass_has_a_token_of_its_own() {
        let passes = Passes::default();
        let of = |route| passes.token(Pass::of_route(route).unwrap()).unwrap();
        let (first, second) = (of("/match/abc?seat=0"), of("/match/abc?seat=1"));
        assert_ne!(first, second);
        assert_eq!(of("/match/abc?seat=0"), first);
        assert_eq!(passes.find(&second.to_string()).unwrap().1, Pass::of_route("/match/abc?seat=1").unwrap());
        assert!(passes.find(&Token::new().unwrap().to_string()).is_none());
    }
}
