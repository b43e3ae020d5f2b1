//! Games that are equal for an evaluator.

use tavola_rules::rules::Rolls;
use tavola_rules::{Player, Rules};

/// The rules of a game with backgammon's values for all that changes no position's worth: its name, the player and the roll at the
/// beginning, the cube, matches, and which of the players names the numbers, as the player on roll has a role anyhow.
pub(crate) fn without_frame(rules: &Rules) -> Rules {
    const USUAL: Rules = Rules::STANDARD;
    let rolls = match rules.rolls {
        Rolls::ChosenAgainstTwo { .. } => Rolls::ChosenAgainstTwo { chooser: Player::First },
        same => same,
    };
    Rules {
        name: USUAL.name,
        opening: USUAL.opening,
        winner_starts: USUAL.winner_starts,
        cube: USUAL.cube,
        usual_match: USUAL.usual_match,
        in_turn: USUAL.in_turn,
        rolls,
        ..rules.clone()
    }
}

/// Returns whether two games agree in everything that changes the worth of a position. An exchange of the two starts
/// between the players changes nothing either.
#[must_use]
pub fn played_alike(a: &Rules, b: &Rules) -> bool {
    let [first, second] = b.start;
    let start = if a.start == [second, first] { a.start } else { b.start };
    without_frame(a) == Rules { start, ..without_frame(b) }
}

/// Returns whether a game equals backgammon except for its start, the rules that matter only there, and the cube.
pub(crate) fn plays_as_usual(rules: &Rules) -> bool {
    Rules { start: Rules::STANDARD.start, ..without_frame(rules) } == without_frame(&Rules::STANDARD)
}
