//! Sizes of the weaker levels' errors in each game.
//!
//! An error of one size costs nothing in one game and loses every game of another kind. Therefore the errors of the
//! levels are multiplied by a factor of the game. `tavola-train levels` measures this factor so that `beginner` wins
//! about one game of four against `expert`, in games with enough luck for that.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Lines of a game and its factor, with a head.
const TABLE: &str = include_str!("noise.csv");

static FACTORS: LazyLock<HashMap<&str, f32>> = LazyLock::new(|| {
    let pair = |line: &'static str| {
        let (game, factor) = line.split_once(',')?;
        Some((game, factor.parse().ok()?))
    };
    TABLE.lines().skip(1).filter_map(pair).collect()
});

/// The factor of a game. Custom rules have that of their game; a game that is not in the table has 1.
pub(super) fn factor(game: &str) -> f32 {
    FACTORS.get(game).copied().unwrap_or(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn every_game_has_a_factor() {
        for variant in &variants::ALL {
            let factor = FACTORS.get(variant.rules.name);
            assert!(
                factor.is_some_and(|factor| (0.01..=1024.0).contains(factor)),
                "{}: {factor:?}",
                variant.rules.name
            );
        }
        assert_eq!(FACTORS.len(), TABLE.lines().count() - 1, "every line is read");
    }

    #[test]
    fn backgammon_is_the_measure() {
        assert_eq!((factor("backgammon"), factor("no such game")), (1.0, 1.0));
    }
}
