//! The exact tables that come with the engine, and the games and stakes that they hold for.

use tavola_rules::rules::Scoring;
use tavola_rules::{Position, Rules};

use crate::context::{Context, Stakes};
use crate::evaluators::alike::plays_as_usual;
use crate::evaluators::tables::bearoff::TwoSided;
use crate::evaluators::tables::exact::{Exact, ExactTable};
use crate::evaluators::tables::hypergammon::Hypergammon;
use crate::outcome::Probabilities;

/// Returns whether points are for money without beavers, with a cube that has no limit. The tables hold for these.
fn serves_money(context: &Context) -> bool {
    let money = matches!(context.stakes, Stakes::Money { beavers: false, .. });
    money && (context.cap == 0 || !context.in_play) && context.points[0] == 1.0
}

impl ExactTable for TwoSided {
    fn supports(&self, rules: &Rules) -> bool {
        bears_off_as_usual(rules)
    }

    fn lookup(&self, position: &Position) -> Option<Exact> {
        TwoSided::lookup(self, position)
    }

    fn chances(&self, position: &Position) -> Option<Probabilities> {
        let exact = TwoSided::lookup(self, position)?;
        Some(Probabilities { win: (1.0 + exact.cubeless) / 2.0, ..Probabilities::default() })
    }

    fn serves(&self, context: &Context) -> bool {
        serves_money(context)
    }
}

impl ExactTable for Hypergammon {
    fn supports(&self, rules: &Rules) -> bool {
        plays_as_usual(rules)
    }

    fn lookup(&self, position: &Position) -> Option<Exact> {
        Hypergammon::lookup(self, position)
    }

    /// Always `None`: the share of gammons does not follow from a worth.
    fn chances(&self, _: &Position) -> Option<Probabilities> {
        None
    }

    fn serves(&self, context: &Context) -> bool {
        serves_money(context) && !context.gammons_do_not_count() && context.points == [1.0, 2.0, 3.0]
    }
}

/// Returns whether a game goes on as backgammon does once both are home and past each other, and have borne off a
/// checker.
fn bears_off_as_usual(rules: &Rules) -> bool {
    const USUAL: Rules = Rules::STANDARD;
    let points = matches!(rules.scoring, Scoring::Gammon123 | Scoring::Gammon12 | Scoring::Flat);
    points
        && plays_as_usual(&Rules {
            entering: USUAL.entering,
            hit_home_first: USUAL.hit_home_first,
            scoring: USUAL.scoring,
            backgammon_zone: USUAL.backgammon_zone,
            ..rules.clone()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_serves_games_that_are_borne_off_like_backgammon() {
        let named = |name| tavola_rules::variants::find(name).expect("a game").rules;
        for name in ["backgammon", "nackgammon", "hypergammon"] {
            assert!(bears_off_as_usual(named(name)), "{name}");
        }
        for name in ["plakoto", "doublets", "acey-deucey", "portes"] {
            let rules = named(name);
            assert_eq!(bears_off_as_usual(rules), name == "portes", "{name}");
        }
    }

    #[test]
    fn the_solution_of_hypergammon_serves_no_game_with_other_moves_or_scores() {
        let named = |name| tavola_rules::variants::find(name).expect("a game").rules;
        assert!(plays_as_usual(named("hypergammon")));
        assert!(!plays_as_usual(named("portes")), "it has no backgammons");
    }
}
