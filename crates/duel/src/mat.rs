//! Games of a duel as `.mat` files. The format itself is that of `tavola-notation`.

use tavola_notation::match_files::{self, Format, MatchFile, ReplayError, WriteError};
use tavola_rules::{Action, Player, Refusal, Rules};

use crate::actions::Actions;
use crate::stakes::DuelStakes;

/// Why a game cannot be written to a `.mat` file or read from one.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatError {
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] match_files::ReadError),
    /// The file is of other stakes: the rules refuse an action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The file ends too early.
    #[error("the match stops before it is over")]
    Unfinished,
    /// The actions cannot be followed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The format cannot hold the game.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// A game or a match as text. `names` are those of the first and the second player.
///
/// # Errors
/// If the actions cannot be followed.
pub fn text(names: [&str; 2], stakes: DuelStakes, actions: &[(Player, Action)]) -> Result<String, MatError> {
    let m = stakes.begin(&Rules::STANDARD);
    let names = names.map(str::to_owned);
    let file = MatchFile::of_actions(Rules::clone(m.rules()), m.kind(), names, None, actions)?;
    Ok(match_files::print(&file, Format::Mat)?)
}

/// Reads a match, or a game played for money.
///
/// # Errors
/// If the text cannot be read, or the match in it is not legal or not whole.
pub fn read(text: &str, stakes: DuelStakes) -> Result<Actions, MatError> {
    let actions = match_files::parse(text.as_bytes(), Format::Mat)?.actions();
    let mut m = stakes.begin(&Rules::STANDARD);
    for (who, action) in &actions {
        m.apply(*who, action)?;
    }
    if m.is_over() { Ok(actions) } else { Err(MatError::Unfinished) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;
    use crate::nets::shipped;
    use crate::player::Player as Seated;
    use crate::scored::scored;
    use std::sync::Arc;
    use tavola_analysis::Luck;
    use tavola_engine::{Engine, Met};

    fn played(stakes: DuelStakes, seed: u64) -> Actions {
        let tavola = "tavola-0".parse().expect("a player");
        let engine = Arc::new(Engine::embedded());
        let [mut a, mut b] =
            [0, 1].map(|_| Seated::new(&tavola, &engine, "", Met::own()).expect("needs nothing"));
        game::play([&mut a, &mut b], &Rules::STANDARD, stakes, seed).expect("a match")
    }

    #[test]
    fn a_duel_that_is_written_is_read_again_with_its_result_and_its_luck() {
        let mut seen = String::new();
        for (stakes, seeds) in [
            (DuelStakes::Match(5), 3),
            (DuelStakes::Money { cube: true }, 6),
            (DuelStakes::Money { cube: false }, 6),
        ] {
            for seed in 0..seeds {
                let actions = played(stakes, seed);
                let text = text(["a", "b"], stakes, &actions).expect("a match that was played");
                let read = read(&text, stakes).unwrap_or_else(|error| panic!("{error}\n{text}"));
                // Moves may be split otherwise, and tied opening dice are not written.
                let [was, is] = [&actions, &read].map(|actions| {
                    scored(&Rules::STANDARD, stakes, actions, Some(&mut Luck::new(shipped().clone())))
                        .expect("a whole match")
                });
                assert_eq!(was, is, "{text}");
                seen += &text;
            }
        }
        for word in ["Doubles => 2", "Takes", "Drops", "*", "and the match", "Wins 2 point"] {
            assert!(seen.contains(word), "no game with {word:?}");
        }
    }

    #[test]
    fn a_game_that_was_given_up_counts_what_was_agreed() {
        let text = " 0 point match\n\n Game 1\n a : 0                           b : 0\n  \
                    1)                             63: 24/15\n  2)                              Wins 2 points\n";
        let actions = read(text, DuelStakes::Money { cube: true }).expect("the left one gives up a gammon");
        let last: Vec<_> = actions.iter().rev().take(2).cloned().collect();
        assert_eq!(last, [(Player::Second, Action::Accept), (Player::First, Action::Resign { level: 2 })]);
    }

    #[test]
    fn what_is_not_legal_or_not_whole_is_refused() {
        let head = " 0 point match\n\n Game 1\n a : 0                           b : 0\n";
        for (row, why) in [
            ("  1) 63: 24/16", "line 5"),
            ("  1) 63: 24/15                 63: hello", "line 5"),
            ("  1) resigns", "stops before it is over"),
            ("  1) 63: 24/15", "stops before it is over"),
        ] {
            let error = read(&format!("{head}{row}\n"), DuelStakes::Money { cube: true }).expect_err(row);
            assert!(error.to_string().contains(why), "{row}: {error}");
        }
    }
}
