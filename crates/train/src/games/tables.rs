//! Gain by the exact tables in memory: the equity that the evaluator of a game would lose without them.
//!
//! The engine plays itself without looking ahead. At every turn in a table, the table's worth of its own choice is
//! compared with the worth of the evaluator's choice. So the figures contain no luck except in the choice of positions.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities, Work,
    evaluators::{
        Evaluator, EvaluatorError, KnownDice, Registry,
        tables::{SolvedGames, is_solved},
    },
    outcome,
};
use tavola_rules::track::Track;
use tavola_rules::{Position, Rules, variants};

use crate::error::TrainError;
use crate::games::course::{RunningGame, Turned, starter};
use crate::games::turn::{GameEvaluator, Turns, stopped};

/// Options of the measurement.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Names of games; all if there are none.
    names: Vec<String>,
    /// Games of each.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The dice follow from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// An evaluator, with the exact tables or without.
struct Player<'a> {
    rules: &'a Rules,
    evaluator: &'a dyn Evaluator,
    solved: Option<&'a SolvedGames>,
}

/// Games whose dice are known in part have no tables.
impl GameEvaluator for Player<'_> {
    fn know(&mut self, _: Option<KnownDice>) {}
}

impl BatchEvaluator for Player<'_> {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let first = chances.len();
        self.evaluator.evaluate(self.rules, positions, chances)?;
        if let Some(solved) = self.solved {
            let work = Work::inline();
            solved.correct(self.rules, positions, &mut chances[first..], &work).map_err(stopped)?;
        }
        for (chances, position) in chances[first..].iter_mut().zip(positions) {
            if let Some(over) = self.evaluator.finished(self.rules, position) {
                *chances = over;
            }
        }
        Ok(())
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.evaluator.finished(self.rules, position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        outcome::equity(&self.evaluator.points(self.rules), chances)
    }
}

/// The part of a game that a table covers.
fn part(rules: &Rules) -> &'static str {
    match rules.track {
        _ if is_solved(rules) => "all positions",
        Track::Ring => "small ends",
        _ => "bear-off",
    }
}

/// Gain by the table of a part in each game.
#[derive(Default)]
struct Won {
    /// Turns in the part.
    turns: u64,
    /// The sum of the distances of the evaluator's chance to win from the exact one.
    off: f64,
    /// Points by game that both players would lose without the table.
    points: Vec<f64>,
}

/// Plays games and measures each part that a table covers.
fn measure(rules: &Rules, options: &Options) -> Result<BTreeMap<&'static str, Won>, EvaluatorError> {
    let registry = Registry::embedded();
    let Some(evaluator) = registry.evaluator(rules) else { return Ok(BTreeMap::new()) };
    let solved = registry.solved();
    let mut parts: BTreeMap<&'static str, Won> = BTreeMap::new();
    // On another scale the tables do not correct it, and backgammon's nets have the bear-off themselves.
    if evaluator.points(rules) != outcome::points(rules) || evaluator.bears_off() {
        return Ok(parts);
    }
    let points = outcome::points(rules);
    let mut exact = Player { rules, evaluator, solved: Some(solved) };
    let mut without = Player { rules, evaluator, solved: None };
    for number in 0..options.games {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        rng.set_stream(number + 1);
        let mut game = RunningGame::new(rules, starter(&mut rng));
        let mut turns = Turns::new(rules);
        loop {
            let roll = game.throw(&mut rng);
            let turned = game.play(roll, &mut |_, position, choices| {
                let best = turns.best(&mut exact, position, choices)?;
                let known = solved.known(rules, position, &Work::inline()).map_err(stopped)?;
                if let Some(known) = known {
                    let mut chosen = turns.best(&mut without, position, choices)?;
                    turns.value(&mut exact, choices.after, std::slice::from_mut(&mut chosen))?;
                    let mut chances = Vec::new();
                    evaluator.evaluate(rules, &[*position], &mut chances)?;
                    let won = parts.entry(part(rules)).or_default();
                    won.turns += 1;
                    won.off += f64::from((chances[0].win - known.win).abs());
                    won.points.resize(number as usize + 1, 0.0);
                    won.points[number as usize] += f64::from(
                        outcome::equity(&points, &best.chances) - outcome::equity(&points, &chosen.chances),
                    );
                }
                Ok(best)
            })?;
            if !matches!(turned, Turned::On(_)) {
                break;
            }
        }
    }
    for won in parts.values_mut() {
        won.points.resize(options.games as usize, 0.0);
    }
    Ok(parts)
}

/// Prints a line for each part of each game that a table covers.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    if let Some(unknown) = options.names.iter().find(|name| variants::find(name).is_none()) {
        return Err(TrainError::NoGame(unknown.clone()));
    }
    println!("| game | part | turns a game | the chance to win is off by | points a game |");
    println!("|---|---|---|---|---|");
    for rules in variants::ALL.iter().map(|variant| variant.rules) {
        if !options.names.is_empty() && !options.names.iter().any(|name| name == rules.name) {
            continue;
        }
        for (part, won) in measure(rules, options)? {
            let turns = won.turns as f64;
            let points = Estimate::of(won.points.iter().copied());
            println!(
                "| `{}` | {part} | {:.1} | {:.1} % | {:.4} ± {:.4} |",
                rules.name,
                turns / options.games as f64,
                100.0 * won.off / turns,
                points.mean,
                stats::errors(1) * points.error,
            );
        }
    }
    Ok(())
}
