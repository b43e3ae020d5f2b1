//! Links that seat another device: each has a token of its own, and the server holds the device to its seat.

use std::sync::{Arc, Mutex, PoisonError};

use tavola_play::Sender;
use tavola_rules::Player;

use crate::token::Token;

/// What the link of another device gives in one match. In all other matches it gives what every link gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    id: String,
    seats: Sender,
}

impl Pass {
    /// The pass that a place of the page stands for, such as `/match/ID?seat=1`; `None` where it seats nobody.
    pub(crate) fn of_route(route: &str) -> Option<Pass> {
        let (id, query) = route.strip_prefix("/match/")?.split_once('?')?;
        let seats = match query.split('&').find_map(|part| part.strip_prefix("seat="))? {
            "0" => Sender::at(Player::First),
            "1" => Sender::at(Player::Second),
            "none" => Sender::WATCHER,
            _ => return None,
        };
        Some(Pass { id: id.to_owned(), seats })
    }

    /// For whom the device may act in a match.
    pub(crate) fn seats_in(&self, id: &str) -> Sender {
        if self.id == id { self.seats } else { Sender::TABLE }
    }
}

/// The passes of a network that is open. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Passes(Arc<Mutex<Vec<(Token, Pass)>>>);

impl Passes {
    /// The token of a pass, a new one at first.
    ///
    /// # Errors
    /// If the system has no randomness to give.
    pub(crate) fn token(&self, pass: Pass) -> Result<Token, getrandom::Error> {
        let mut passes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((token, _)) = passes.iter().find(|(_, known)| *known == pass) {
            return Ok(*token);
        }
        let token = Token::new()?;
        passes.push((token, pass));
        Ok(token)
    }

    /// The pass with this token.
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
    fn a_pass_gives_one_seat_of_one_match_and_everything_elsewhere() {
        let pass = Pass::of_route("/match/abc?seat=1").unwrap();
        let here = pass.seats_in("abc");
        assert!(here.holds(Player::Second) && !here.holds(Player::First));
        assert_eq!(pass.seats_in("other"), Sender::TABLE);
        assert_eq!(Pass::of_route("/match/abc?seat=none").unwrap().seats_in("abc"), Sender::WATCHER);
        for route in ["", "/", "/match/abc", "/match/abc?seat=both", "/match/abc?seat=2", "/rules/abc?seat=1"]
        {
            assert_eq!(Pass::of_route(route), None, "{route}");
        }
    }

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
