//! Measures the efficiency of the cube: positions near a decision about the cube are rolled out with a live cube and without one, and
//! the efficiency with which the cube model comes nearest to the rollouts is found for each phase and owner of the cube.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use tavola_engine::evaluators::Class;
use tavola_engine::phase::Phase;
use tavola_engine::trials::{Standing, TrialResult, TrialSettings};
use tavola_engine::{Context, Engine, EngineError, Owner, Work};
use tavola_notation::gnubg;
use tavola_rules::{Position, Roll, Rules, Turn};

use super::games;
use crate::checkpoint;
use crate::error::TrainError;
use crate::selfplay;

/// The options of `efficiency`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Positions of all phases together.
    #[arg(long, default_value_t = 400)]
    positions: usize,
    /// Trials of each, with each owner of the cube.
    #[arg(long, default_value_t = 144)]
    trials: u32,
    /// Rolls that decisions about the cube are searched ahead in a trial.
    #[arg(long, default_value_t = 0)]
    cube_ply: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File for the worths of every position, a line of JSON each.
    #[arg(long)]
    save: Option<PathBuf>,
    /// Positions that are rolled out at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

const OWNERS: [(Owner, &str); 3] =
    [(Owner::Centre, "in the middle"), (Owner::Own, "own"), (Owner::Other, "the opponent's")];

/// A position and its worths with each owner of the cube.
#[derive(Serialize)]
struct Line<'a> {
    kind: &'static str,
    position: String,
    worths: &'a [Worths],
}

/// Worths of a position with one owner of the cube.
#[derive(Clone, Copy, Debug, Serialize)]
struct Worths {
    /// By the rollout with the cube.
    rolled: f64,
    /// By the chances of the rollout without a cube, if the cube is dead, and if it is live.
    dead: f64,
    live: f64,
    /// By the model of the engine.
    model: f64,
}

/// A kind of positions: a phase, or the bear-off, in which both players are home and past each other.
type Kind = Option<Phase>;

const KINDS: [Kind; Phase::ALL.len() + 1] = {
    let mut kinds = [None; Phase::ALL.len() + 1];
    let mut i = 0;
    while i < Phase::ALL.len() {
        kinds[i] = Some(Phase::ALL[i]);
        i += 1;
    }
    kinds
};

fn name(kind: Kind) -> &'static str {
    kind.map_or("bear-off", Phase::name)
}

/// The largest distance of the equities between which a decision about the cube is open.
const OPEN: f32 = 0.15;

/// The efficiency by which positions are selected, whatever that of the engine is.
const USUAL: f64 = 0.68;

/// Returns whether a double or a take is open, with the cube in the middle.
fn is_open(engine: &Engine, position: &Position) -> Result<bool, EngineError> {
    let chances = engine.probabilities(&Rules::STANDARD, position, &Context::cubeless(), 0)?;
    let decision = engine.cube_at(&Context::money(), &chances, USUAL);
    let doubled = decision.double_take.min(decision.double_drop);
    let near = |a: f32, b: f32| (a - b).abs() <= OPEN;
    Ok(near(doubled, decision.no_double) || near(decision.double_take, decision.double_drop))
}

/// A position of the bear-off that a race leads to.
fn bear_off(engine: &Engine, race: &Position, rng: &mut ChaCha8Rng) -> Result<Option<Position>, EngineError> {
    let mut position = *race;
    // The number of turns in the bear-off.
    let mut left = rng.random_range(0..8);
    loop {
        match Class::of(&position) {
            Class::BearOff if left == 0 => return Ok(Some(position)),
            Class::BearOff => left -= 1,
            Class::Over => return Ok(None),
            Class::Contact | Class::Race => {}
        }
        let (high, low) = selfplay::roll(rng);
        let Ok(roll) = Roll::two(high, low) else { continue };
        let turn = Turn::rolled(&Rules::STANDARD, position, roll);
        position = engine.rank(&turn, &Context::cubeless(), 0)?.swap_remove(0).position.swapped();
    }
}

/// One position of each of several games, with an open decision about the cube, from the kind with the fewest.
fn pick(engine: &Engine, options: &Options) -> Result<Vec<(Kind, Position)>, EngineError> {
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut counts = [0usize; KINDS.len()];
    let number_of = |kind| KINDS.iter().position(|known| *known == kind).unwrap_or(0);
    let mut picked = Vec::with_capacity(options.positions);
    for number in 0.. {
        if picked.len() >= options.positions {
            break;
        }
        let mut found: Vec<(Kind, Position)> = Vec::new();
        games::play(engine, (options.seed, number), |asked, _| {
            found.push((Some(asked.phase), asked.position));
        })?;
        let race = found.iter().rev().find(|(kind, _)| *kind == Some(Phase::Race)).map(|(_, race)| *race);
        if let Some(race) = race {
            found.extend(bear_off(engine, &race, &mut rng)?.map(|position| (None, position)));
        }
        let mut open = Vec::with_capacity(found.len());
        for (kind, position) in found {
            if is_open(engine, &position)? {
                open.push((kind, position));
            }
        }
        let Some(least) = open.iter().map(|(kind, _)| counts[number_of(*kind)]).min() else { continue };
        open.retain(|(kind, _)| counts[number_of(*kind)] == least);
        let (kind, position) = open[rng.random_range(0..open.len())];
        counts[number_of(kind)] += 1;
        picked.push((kind, position));
    }
    Ok(picked)
}

/// The worths of a position with each owner of the cube.
fn worths(engine: &Engine, position: &Position, options: &Options) -> Result<OfOwners, EngineError> {
    let rules = Arc::new(Rules::STANDARD);
    let standing = Standing::on_roll(&rules, position);
    let settings =
        TrialSettings { cube_ply: options.cube_ply, seed: options.seed, ..TrialSettings::default() };
    let mean = |context: &Context| {
        let found = engine.trials(&rules, &standing, context, &settings, 0..options.trials)?;
        Ok::<TrialResult, EngineError>(TrialResult::mean(&found))
    };
    let chances = mean(&Context::cubeless())?.probabilities();
    let with = |owner: Owner| {
        let context = Context { owner, ..Context::money() };
        let at = |efficiency| f64::from(engine.cube_at(&context, &chances, efficiency).no_double);
        Ok::<Worths, EngineError>(Worths {
            rolled: mean(&context)?.worth,
            dead: at(0.0),
            live: at(1.0),
            model: f64::from(engine.cube_for(position, &context, &chances).no_double),
        })
    };
    let [(centre, _), (own, _), (other, _)] = OWNERS;
    Ok([with(centre)?, with(own)?, with(other)?])
}

impl Worths {
    fn at(&self, efficiency: f64) -> f64 {
        self.dead + efficiency * (self.live - self.dead)
    }
}

/// The worths of a position with each owner of the cube.
type OfOwners = [Worths; OWNERS.len()];
const CENTRE: usize = 0;
const OWN: usize = 1;
const OTHER: usize = 2;

/// Distance of a position from the decision that its worth with an owner of the cube enters, by the usual efficiency.
fn distance(worths: &OfOwners, owner: usize) -> f64 {
    let [centre, own, other] = worths.map(|one| one.at(USUAL));
    let doubled = (2.0 * other).min(1.0);
    match owner {
        CENTRE => (doubled - centre).abs(),
        OWN => (doubled - own).abs(),
        _ => (2.0 * other - 1.0).abs().min((doubled - centre).abs()),
    }
}

/// The distance from a decision at which a position counts half.
const NEAR: f64 = 0.05;

/// A mean with the half of its interval of 95 %.
fn interval(values: &[f64]) -> String {
    let n = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    format!("{mean:+.4} ± {:.4}", 1.96 * (spread / n / (n - 1.0).max(1.0)).sqrt())
}

/// The efficiency that fits best with an owner of the cube, and the mean by which the rollouts exceed the engine's model. Positions
/// near a decision count most.
fn row(positions: &[OfOwners], owner: usize) -> String {
    let counted = || {
        let weight = |worths| 1.0 / (1.0 + (distance(worths, owner) / NEAR).powi(2));
        positions.iter().map(move |worths| (weight(worths), worths[owner]))
    };
    let rise = |one: &Worths| one.live - one.dead;
    let all: f64 = counted().map(|(weight, one)| weight * rise(&one).powi(2)).sum::<f64>().max(1e-9);
    let sum: f64 = counted().map(|(weight, one)| weight * (one.rolled - one.dead) * rise(&one)).sum();
    let efficiency = sum / all;
    let misses: f64 = counted()
        .map(|(weight, one)| (weight * rise(&one) * (one.rolled - one.at(efficiency))).powi(2))
        .sum();
    let beyond: Vec<f64> =
        positions.iter().map(|worths| worths[owner].rolled - worths[owner].model).collect();
    format!("{efficiency:.3} ± {:.3} | {}", 1.96 * misses.sqrt() / all, interval(&beyond))
}

/// The losses of the decisions of the engine's model about doubles, redoubles and takes, by the rollouts.
fn losses(positions: &[OfOwners]) -> [Vec<f64>; 3] {
    let doubled = |other: f64| (2.0 * other).min(1.0);
    let double = |owner: usize| {
        let loss = |worths: &OfOwners| {
            let (kept, turned) = (worths[owner].rolled, doubled(worths[OTHER].rolled));
            let doubles = doubled(worths[OTHER].model) > worths[owner].model;
            kept.max(turned) - if doubles { turned } else { kept }
        };
        positions.iter().map(loss).collect()
    };
    let take = |worths: &OfOwners| {
        let taken = 2.0 * worths[OTHER].rolled;
        let chosen = if 2.0 * worths[OTHER].model < 1.0 { taken } else { 1.0 };
        chosen - taken.min(1.0)
    };
    [double(CENTRE), double(OWN), positions.iter().map(take).collect()]
}

/// Rolls positions out and prints the table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let work = Work::inline().with_threads(options.threads)?;
    let engine = Engine::embedded();
    let picked = pick(&engine, options)?;
    let begun = Instant::now();
    let found = work.map(&picked, |(_, position)| worths(&engine, position, options));
    let found: Vec<OfOwners> = found.into_iter().collect::<Result<_, _>>()?;
    if let Some(path) = &options.save {
        let mut text = String::new();
        for ((kind, position), worths) in picked.iter().zip(&found) {
            let line = Line { kind: name(*kind), position: gnubg::position_id(position), worths };
            text += &serde_json::to_string(&line)?;
            text.push('\n');
        }
        checkpoint::write(path, text.as_bytes()).map_err(TrainError::io(path))?;
    }
    println!(
        "{} positions, {} trials each with each owner, {:.0} s",
        picked.len(),
        options.trials,
        begun.elapsed().as_secs_f64()
    );
    let of = |kind: Option<Kind>| -> Vec<OfOwners> {
        let members = picked.iter().zip(&found).filter(|((of, _), _)| kind.is_none_or(|kind| *of == kind));
        members.map(|(_, worths)| *worths).collect()
    };
    println!("| phase | positions | cube | efficiency | rollout less model |\n|---|---|---|---|---|");
    for kind in KINDS {
        let positions = of(Some(kind));
        for (owner, (_, cube)) in OWNERS.iter().enumerate() {
            println!("| {} | {} | {cube} | {} |", name(kind), positions.len(), row(&positions, owner));
        }
    }
    println!("\nLoss of a decision of the model:\n| phase | double | redouble | take |\n|---|---|---|---|");
    for (name, kind) in KINDS.map(|kind| (name(kind), Some(kind))).into_iter().chain([("all", None)]) {
        let cells = losses(&of(kind)).map(|losses| interval(&losses));
        println!("| {name} | {} |", cells.join(" | "));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Worths of a position whose rollouts follow the model with an efficiency of 0.6.
    fn position(dead: f64, rises: [f64; 3], model: f64) -> OfOwners {
        rises.map(|rise| Worths {
            rolled: dead + 0.6 * rise,
            dead,
            live: dead + rise,
            model: dead + model * rise,
        })
    }

    #[test]
    fn an_efficiency_is_found_again_from_the_worths_that_it_makes() {
        let positions = [position(0.5, [0.3, 0.4, -0.1], 0.5), position(0.6, [0.2, 0.3, -0.1], 0.5)];
        for owner in [CENTRE, OWN, OTHER] {
            assert!(row(&positions, owner).starts_with("0.600 ± 0.000 | "));
        }
        assert!(row(&positions, CENTRE).ends_with("+0.0250 ± 0.0098"), "{}", row(&positions, CENTRE));
    }

    #[test]
    fn a_decision_loses_what_the_rollouts_say() {
        // No double 0.68, double and take 0.88; the model has 0.8 and 0.78.
        let position = position(0.5, [0.3, 0.4, -0.1], 1.1);
        let [doubles, redoubles, takes] = losses(&[position]);
        assert!((doubles[0] - 0.2).abs() < 1e-9, "{doubles:?}");
        assert!((redoubles[0] - 0.14).abs() < 1e-9, "{redoubles:?}");
        assert_eq!(takes, [0.0]);
    }
}
