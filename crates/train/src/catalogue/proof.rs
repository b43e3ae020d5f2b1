//! Strength of the engine in a game.

use tavola_engine::evaluators::tables::is_solved;
use tavola_engine::{
    Level,
    evaluators::{Evaluator as _, GameNets},
};
use tavola_rules::Rules;

use super::single;
use super::table::{Line, Place};
use tavola_duel::stats::Estimate;
use tavola_duel::{DuelError, DuelSetup, PlayerSpec, Report, run};

/// Place of the table.
pub(super) const PLACE: Place = Place {
    begin: "<!-- proofs of tavola-train catalogue -->\n",
    end: "<!-- end of the proofs -->\n",
    empty: "| game | evaluated by | `expert` against random play | `tavola-0` against `generic-0` |\n|---|---|---|---|\n",
};

/// Strength of the engine in a game.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    /// The game.
    pub(super) rules: &'static Rules,
    /// The evaluator of the game's positions.
    pub(super) evaluator: &'static str,
    /// `expert` against random play.
    pub(super) random: Report,
    /// `tavola-0` against `generic-0`; `None` if the game is exact.
    pub(super) generic: Option<Report>,
}

/// Exact tables of the whole game.
const EXACT: &str = "exact";

/// Factor of the number of games against the generic evaluator.
const MORE: u64 = 10;

/// What evaluates the positions of a game.
fn evaluator(nets: &GameNets, rules: &Rules) -> &'static str {
    if is_solved(rules) {
        EXACT
    } else if nets.supports(rules) {
        "own net"
    } else {
        "backgammon's nets"
    }
}

impl Proof {
    /// Measures the engine's strength in a game, in single games without a cube: as many as the setup has, with its seed
    /// and threads. Its players do not matter.
    ///
    /// # Errors
    /// See [`run`].
    pub(super) fn of(setup: &DuelSetup, nets: &GameNets, rules: &'static Rules) -> Result<Proof, DuelError> {
        let evaluator = evaluator(nets, rules);
        let setup = single(setup, rules);
        let play = |players, games| run(&DuelSetup { players, games, ..setup.clone() });
        let tavola = PlayerSpec::Tavola { depth: 0.into(), nets: None };
        let generic =
            (evaluator != EXACT).then(|| play([tavola, PlayerSpec::Generic(0)], MORE * setup.games));
        let random = play([PlayerSpec::Level(Level::Expert), PlayerSpec::Random], setup.games)?;
        Ok(Proof { rules, evaluator, random, generic: generic.transpose()? })
    }

    /// The line of the Markdown table.
    #[must_use]
    pub(super) fn line(&self) -> Line {
        let points = |report: &Report| {
            let Estimate { mean, error, .. } = report.best();
            format!(" {mean:+.3} ± {:.3}", report.errors * error)
        };
        let Proof { rules, evaluator, random, generic } = self;
        let text = format!(
            "| `{}` | {evaluator} | {:.1} % ± {:.1} |{} |",
            rules.name,
            100.0 * random.share.mean,
            100.0 * random.errors * random.share.error,
            generic.as_ref().map_or_else(String::new, points),
        );
        Line { rules, text }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::evaluators::Nets;
    use tavola_rules::variants;

    use super::*;

    fn proof_of(name: &str) -> Proof {
        let players = [PlayerSpec::Random, PlayerSpec::Random];
        let setup = DuelSetup::single_games(players, Arc::new(Rules::STANDARD), 6, 1);
        let rules = variants::find(name).expect("a game").rules;
        Proof::of(&setup, &GameNets::embedded(), rules).expect("a proof")
    }

    #[test]
    fn a_game_with_a_net_is_proved_against_the_generic_evaluator_in_more_games() {
        for (name, net) in [("hypergammon", "own net"), ("eureka", EXACT), ("irish", "backgammon's nets")] {
            let Proof { evaluator, random, generic, .. } = proof_of(name);
            assert_eq!((evaluator, random.played), (net, 6), "{name}");
            assert_eq!(generic.map(|generic| generic.played), (net != EXACT).then_some(60), "{name}");
        }
    }

    #[test]
    fn what_is_exact_is_not_proved_against_an_estimate() {
        let exact = proof_of("doublets");
        assert!(exact.evaluator == EXACT && exact.generic.is_none());
        assert!(exact.line().text.ends_with("% ± 0.0 | |"), "{:?}", exact.line());
    }

    #[test]
    fn every_game_has_a_net_or_exact_tables() {
        let (own, backgammon) = (GameNets::embedded(), Nets::embedded());
        for rules in variants::ALL.iter().map(|variant| variant.rules) {
            let supported = is_solved(rules) || own.supports(rules) || backgammon.supports(rules);
            assert!(supported, "{}", rules.name);
        }
    }
}
