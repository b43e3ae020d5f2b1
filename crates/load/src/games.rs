//! The choice of games.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_play::{DiceMode, MatchSetup, Seat};
use tavola_rules::{MatchKind, Player};

/// The game of most matches.
const MAIN: &str = "backgammon";
/// Percentage of the matches that are of that game.
const SHARE: u32 = 70;

/// The games of a server: 70 of a hundred matches are backgammon, and the others are distributed evenly over all other games.
#[derive(Clone, Debug)]
pub struct Games {
    others: Vec<String>,
}

impl Games {
    /// Creates the choice of the games of these names.
    #[must_use]
    pub fn new(names: impl IntoIterator<Item = String>) -> Games {
        Games { others: names.into_iter().filter(|name| name != MAIN).collect() }
    }

    /// Chooses the game of the next match.
    pub fn next(&self, rng: &mut ChaCha8Rng) -> &str {
        if self.others.is_empty() || rng.random_range(0..100) < SHARE {
            MAIN
        } else {
            &self.others[rng.random_range(0..self.others.len())]
        }
    }
}

/// Returns a match of a game between two people; the usual match of the game if `kind` is `None`. The server throws the dice.
#[must_use]
pub fn setup(game: &str, kind: Option<MatchKind>) -> MatchSetup {
    MatchSetup {
        rules: game.to_owned(),
        options: Default::default(),
        title: None,
        kind,
        players: [Seat::human(), Seat::human()],
        dice: DiceMode::Tavola,
        position: None,
        to_move: Player::First,
        clock: None,
        rated: false,
        delay: 0,
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn seven_of_ten_matches_are_backgammon_and_the_others_are_of_every_other_game() {
        let names = ["plakoto", "backgammon", "fevga", "doublets"];
        let games = Games::new(names.map(str::to_owned));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let count = |drawn: &[String], name| drawn.iter().filter(|game| *game == name).count();
        let drawn: Vec<String> = (0..10_000).map(|_| games.next(&mut rng).to_owned()).collect();
        assert!((6_800..7_200).contains(&count(&drawn, "backgammon")));
        for other in ["plakoto", "fevga", "doublets"] {
            assert!((900..1_100).contains(&count(&drawn, other)), "{other}");
        }
    }

    #[test]
    fn the_same_seed_draws_the_same_games() {
        let games = Games::new(["a", "b", "c"].map(str::to_owned));
        let draw = || {
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            (0..50).map(|_| games.next(&mut rng).to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(draw(), draw());
    }
}
