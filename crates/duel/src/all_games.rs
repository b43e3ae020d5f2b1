//! The same duels in every game of the catalogue. [`measure`] finds how long games are, who wins them, and how much of that is
//! luck; [`prove`] how the engine does against random play, against the generic evaluator, and against itself looking less far.

use std::fmt::Write as _;
use std::sync::Arc;

use tavola_engine::game_net::is_solved;
use tavola_engine::{Evaluator, GameNets, Level, Nets};
use tavola_rules::rules::Rolls;
use tavola_rules::{Rules, variants};

use crate::duel::{Report, Setup, run};
use crate::error::DuelError;
use crate::spec::PlayerSpec;
use crate::stakes::Stakes;
use crate::stats::Estimate;

/// What a duel measured of one game.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The game.
    pub rules: &'static Rules,
    /// The duel.
    pub report: Report,
}

/// How well the engine plays a game.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The game.
    pub rules: &'static Rules,
    /// What evaluates the positions of the game.
    pub evaluator: &'static str,
    /// `expert` against random play.
    pub random: Report,
    /// `tavola-0` against `generic-0`; nothing where these are the same.
    pub generic: Option<Report>,
    /// `tavola-1` against `tavola-0`, luck subtracted; nothing where nothing needs to be searched.
    pub ahead: Option<Report>,
}

impl Figures {
    /// How much of a game is luck, in percent: twice what a good player misses of winning every game against a weak
    /// one. 100 where both win half of the games, 0 where the better wins all. A game without dice after its first
    /// roll has none: what is left of the weak player's wins there are errors of both.
    #[must_use]
    pub fn luck(&self) -> u32 {
        if self.rules.rolls == Rolls::Fixed {
            return 0;
        }
        (200.0 * (1.0 - self.report.share.mean)).clamp(0.0, 100.0).round() as u32
    }

    fn interval(&self) -> f64 {
        100.0 * self.report.errors * self.report.share.error
    }
}

/// What evaluates the positions of each game.
struct Evaluators {
    own: GameNets,
    backgammon: Nets,
}

impl Evaluators {
    fn of(&self, rules: &Rules) -> &'static str {
        if is_solved(rules) {
            EXACT
        } else if self.own.supports(rules) {
            "own net"
        } else if self.backgammon.supports(rules) {
            "backgammon's nets"
        } else {
            GENERIC
        }
    }
}

/// Exact tables of the whole game.
const EXACT: &str = "exact";

/// The generic evaluator.
const GENERIC: &str = "generic";

/// Where one looks ahead, so many times fewer games are played.
const FEWER: u64 = 3;

/// A setup of single games of a game without a cube.
fn single(setup: &Setup, rules: &Rules) -> Setup {
    Setup {
        rules: Arc::new(rules.clone()),
        stakes: Stakes::Money { cube: false },
        luck: None,
        ..setup.clone()
    }
}

/// Proves how well the engine plays a game.
fn proof(setup: &Setup, rules: &'static Rules, evaluator: &'static str) -> Result<Proof, DuelError> {
    let setup = single(setup, rules);
    let play = |players, games, luck| run(&Setup { players, games, luck, ..setup.clone() });
    let tavola = |plies: u32| PlayerSpec::Tavola { depth: plies.into(), nets: None };
    let expert = PlayerSpec::Level(Level::Expert);
    let (has_net, is_searched) = (![EXACT, GENERIC].contains(&evaluator), evaluator != EXACT);
    let generic = has_net.then(|| play([tavola(0), PlayerSpec::Generic(0)], setup.games, None));
    let ahead = is_searched.then(|| play([tavola(1), tavola(0)], setup.games.div_ceil(FEWER), Some(0)));
    Ok(Proof {
        rules,
        evaluator,
        random: play([expert, PlayerSpec::Random], setup.games, None)?,
        generic: generic.transpose()?,
        ahead: ahead.transpose()?,
    })
}

/// Proves how well the engine plays every game, in single games without a cube: as many as the setup has, with its seed and
/// threads. Its players do not matter. `finished` is called after each game.
///
/// # Errors
/// See [`run`].
pub fn prove(setup: &Setup, mut finished: impl FnMut(&Proof)) -> Result<Vec<Proof>, DuelError> {
    let evaluators = Evaluators { own: GameNets::embedded(), backgammon: Nets::embedded() };
    let mut all = Vec::new();
    for variant in &variants::ALL {
        let proof = proof(setup, variant.rules, evaluators.of(variant.rules))?;
        finished(&proof);
        all.push(proof);
    }
    Ok(all)
}

/// Plays the duel in every game, single games without a cube. `finished` is called after each game.
///
/// # Errors
/// See [`run`].
pub fn measure(setup: &Setup, mut finished: impl FnMut(&Figures)) -> Result<Vec<Figures>, DuelError> {
    let mut all = Vec::new();
    for variant in &variants::ALL {
        let figures = Figures { rules: variant.rules, report: run(&single(setup, variant.rules))? };
        finished(&figures);
        all.push(figures);
    }
    Ok(all)
}

/// The figures as lines of comma-separated values: game, turns of both players in a game, percent won by the good
/// player, percent won by the side that begins, percent of luck.
#[must_use]
pub fn csv(all: &[Figures]) -> String {
    let mut text = "game,turns,won,begins,luck\n".to_owned();
    for figures in all {
        let Report { turns, share, begins, .. } = &figures.report;
        let (won, begins) = (100.0 * share.mean, 100.0 * begins.mean);
        _ = writeln!(text, "{},{turns:.0},{won:.1},{begins:.1},{}", figures.rules.name, figures.luck());
    }
    text
}

/// The proofs as a table in Markdown.
#[must_use]
pub fn proofs(all: &[Proof]) -> String {
    let mut text = "| game | evaluated by | `expert` against random play | `tavola-0` against `generic-0` | `tavola-1` against \
                    `tavola-0` |\n|---|---|---|---|---|\n"
        .to_owned();
    let points = |report: &Option<Report>| {
        report.as_ref().map_or_else(String::new, |report| {
            let Estimate { mean, error, .. } = report.best();
            format!("{mean:+.3} ± {:.3}", report.errors * error)
        })
    };
    for Proof { rules, evaluator, random, generic, ahead } in all {
        _ = writeln!(
            text,
            "| `{}` | {evaluator} | {:.1} % ± {:.1} | {} | {} |",
            rules.name,
            100.0 * random.share.mean,
            100.0 * random.errors * random.share.error,
            points(generic),
            points(ahead),
        );
    }
    text
}

/// The figures as a table in Markdown.
#[must_use]
pub fn markdown(all: &[Figures]) -> String {
    let mut text = "| game | won by the better | won by the side that begins | turns | luck |\n\
                    |---|---|---|---|---|\n"
        .to_owned();
    for figures in all {
        let Report { turns, share, begins, .. } = &figures.report;
        _ = writeln!(
            text,
            "| `{}` | {:.1} % ± {:.1} | {:.1} % | {turns:.0} | {} % |",
            figures.rules.name,
            100.0 * share.mean,
            figures.interval(),
            100.0 * begins.mean,
            figures.luck()
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proof_of(name: &str) -> Proof {
        let rules = variants::find(name).expect("a game").rules;
        let evaluators = Evaluators { own: GameNets::embedded(), backgammon: Nets::embedded() };
        let players = [PlayerSpec::Random, PlayerSpec::Random];
        let setup = Setup::single_games(players, Arc::new(Rules::STANDARD), 6, 1);
        proof(&setup, rules, evaluators.of(rules)).expect("a proof")
    }

    #[test]
    fn a_game_with_a_net_is_proved_against_the_generic_evaluator_and_with_fewer_games_ahead() {
        let Proof { evaluator, random, generic, ahead, .. } = proof_of("hypergammon");
        assert_eq!((evaluator, random.played), ("backgammon's nets", 6));
        assert_eq!(generic.expect("it has nets").played, 6);
        let ahead = ahead.expect("it is searched");
        assert!(ahead.played == 2 && ahead.reduced.is_some(), "{ahead:?}");
    }

    #[test]
    fn what_is_exact_or_generic_is_not_proved_against_itself() {
        let exact = proof_of("doublets");
        assert!(exact.evaluator == EXACT && exact.generic.is_none() && exact.ahead.is_none());
        let estimated = proof_of("catch-me");
        assert!(estimated.evaluator == GENERIC && estimated.generic.is_none() && estimated.ahead.is_some());
    }
}
