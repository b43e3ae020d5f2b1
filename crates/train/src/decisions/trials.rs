//! Compares rollouts whose trials have different depths and lengths. Positions of every kind are rolled out in each way on the same
//! dice, and the differences from the last way are printed by kind. These are systematic errors of the others, as far as the last
//! way plays better.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tavola_engine::{
    Context, Engine, EngineError, Work,
    trials::{Standing, TrialResult, TrialSettings},
};
use tavola_rules::{BAR, Checkers, OFF, Position, Rules};

use super::games;
use crate::error::TrainError;
use tavola_engine::phase::Phase;

/// The options of `trials`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Rolls that plays are searched ahead, such as 0 1:7 1. A second number is that of the rolls of a trial; without it games are
    /// played to the end. The rollouts of the others are compared with those of the last.
    #[arg(required = true, num_args = 2..)]
    ways: Vec<Way>,
    /// Positions of all kinds together.
    #[arg(long, default_value_t = 200)]
    positions: usize,
    /// Trials of each.
    #[arg(long, default_value_t = 108)]
    trials: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Positions that are rolled out at once.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// Depth and length of trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    ply: u32,
    rolls: Option<u32>,
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-ply", self.ply)?;
        self.rolls.map_or(Ok(()), |rolls| write!(f, ", {rolls} rolls"))
    }
}

/// A text that is no way to play trials.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a depth of 0 to 3 and perhaps a number of rolls, such as 1:7")]
struct NoWay;

impl FromStr for Way {
    type Err = NoWay;

    fn from_str(text: &str) -> Result<Way, NoWay> {
        let (ply, rolls) = match text.split_once(':') {
            Some((ply, rolls)) => (ply, Some(rolls.parse().map_err(|_| NoWay)?)),
            None => (text, None),
        };
        let ply = ply.parse().ok().filter(|ply| *ply <= 3).ok_or(NoWay)?;
        Ok(Way { ply, rolls })
    }
}

/// A kind of position. The first one whose description is true is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A player has three and more checkers on the bar and in the other's home board, the other none or one.
    Back,
    /// A player holds five and more points at home and is not behind in the race, and the other has a checker there or on the
    /// bar.
    Closed,
    /// The phase of the benchmark, for all other positions with contact.
    Phase(Phase),
}

/// Points of a home board that make it closed.
const CLOSED: usize = 5;
/// Checkers back that are a plan.
const BACK: u8 = 3;

fn back(side: Checkers) -> u8 {
    (19..=BAR).map(|place| side.count(place)).sum()
}

impl Kind {
    fn of(position: &Position) -> Option<Kind> {
        let phase = Phase::of(position).filter(|phase| *phase != Phase::Race)?;
        let sides = [(position.own(), position.other()), (position.other(), position.own())];
        let is_back = |(own, other): (Checkers, Checkers)| back(own) >= BACK && back(other) <= 1;
        let is_closed = |(own, other): (Checkers, Checkers)| {
            let held = (1..=6).filter(|&point| own.count(point) >= 2).count();
            held >= CLOSED && own.count(OFF) == 0 && own.pips(BAR) <= other.pips(BAR) && back(other) > 0
        };
        Some(if sides.into_iter().any(is_back) {
            Kind::Back
        } else if sides.into_iter().any(is_closed) {
            Kind::Closed
        } else {
            Kind::Phase(phase)
        })
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Back => "three back",
            Kind::Closed => "closed",
            Kind::Phase(phase) => phase.name(),
        }
    }

    /// All, in the order of the table.
    fn all() -> impl Iterator<Item = Kind> {
        [Kind::Back, Kind::Closed]
            .into_iter()
            .chain(Phase::ALL.map(Kind::Phase))
            .filter(|kind| *kind != Kind::Phase(Phase::Race))
    }
}

/// Returns whether the compared figures are those of the player on roll: the player with more checkers back, or, if these
/// are equal, with more pips to go.
fn is_rearmost(position: &Position) -> bool {
    let key = |side: Checkers| (back(side), side.pips(BAR));
    key(position.own()) >= key(position.other())
}

/// One position of each of several games, from the kind with the fewest.
fn pick(engine: &Engine, options: &Options) -> Result<Vec<(Kind, Position)>, EngineError> {
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let kinds: Vec<Kind> = Kind::all().collect();
    let mut counts = vec![0usize; kinds.len()];
    let mut picked = Vec::with_capacity(options.positions);
    for number in 0.. {
        if picked.len() >= options.positions {
            break;
        }
        let mut found: Vec<(usize, Position)> = Vec::new();
        games::play(engine, (options.seed, number), |asked, _| {
            let kind =
                Kind::of(&asked.position).and_then(|kind| kinds.iter().position(|known| *known == kind));
            found.extend(kind.map(|kind| (kind, asked.position)));
        })?;
        let Some(least) = found.iter().map(|(kind, _)| counts[*kind]).min() else { continue };
        found.retain(|(kind, _)| counts[*kind] == least);
        let (kind, position) = found[rng.random_range(0..found.len())];
        counts[kind] += 1;
        picked.push((kinds[kind], position));
    }
    Ok(picked)
}

/// Mean equities of a position and their standard errors, in each way, for the player with more checkers back.
fn equities(engine: &Engine, position: &Position, options: &Options) -> Result<Vec<(f64, f64)>, EngineError> {
    let rules = Arc::new(Rules::STANDARD);
    let standing = Standing::on_roll(&rules, position);
    let sign = if is_rearmost(position) { 1.0 } else { -1.0 };
    let one = |way: &Way| {
        let settings = TrialSettings {
            ply: way.ply,
            truncate: way.rolls,
            seed: options.seed,
            ..TrialSettings::default()
        };
        let found = engine.trials(&rules, &standing, &Context::cubeless(), &settings, 0..options.trials)?;
        let mean = TrialResult::mean(&found).worth;
        let n = found.len() as f64;
        let squares: f64 = found.iter().map(|result| (result.worth - mean).powi(2)).sum();
        Ok((sign * mean, (squares / n / (n - 1.0).max(1.0)).sqrt()))
    };
    options.ways.iter().map(one).collect()
}

/// Differences of one kind, each with the joint standard error of its two equities.
#[derive(Clone, Debug, Default)]
struct Differences(Vec<(f64, f64)>);

impl Differences {
    fn row(&self) -> String {
        let n = self.0.len().max(1) as f64;
        let mean = self.0.iter().map(|(difference, _)| difference).sum::<f64>() / n;
        let root = |squares: f64| (squares / n).sqrt();
        let spread = self.0.iter().map(|(difference, _)| (difference - mean).powi(2)).sum::<f64>();
        let error = (spread / n / (n - 1.0).max(1.0)).sqrt();
        let rms = root(self.0.iter().map(|(difference, _)| difference.powi(2)).sum());
        let joint = root(self.0.iter().map(|(_, error)| error.powi(2)).sum());
        let far = self.0.iter().filter(|(difference, error)| difference.abs() > 3.0 * error).count();
        format!("{mean:+.4} ± {:.4} | {rms:.4} | {joint:.4} | {:.1} %", 1.96 * error, 100.0 * far as f64 / n)
    }
}

/// Rolls positions out and prints the table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let work = Work::inline().with_threads(options.threads)?;
    let engine = Engine::embedded();
    let picked = pick(&engine, options)?;
    let begun = Instant::now();
    let found = work.map(&picked, |(_, position)| equities(&engine, position, options));
    let found: Vec<Vec<(f64, f64)>> = found.into_iter().collect::<Result<_, _>>()?;
    println!(
        "{} positions, {} trials each, {:.0} s; equity of the player with more checkers back, less that at {}",
        picked.len(),
        options.trials,
        begun.elapsed().as_secs_f64(),
        options.ways[options.ways.len() - 1]
    );
    println!(
        "| kind | positions | trials | mean | rms | joint error | beyond three errors |\n|---|---|---|---|---|---|---|"
    );
    let rows = Kind::all().map(|kind| (kind.name(), Some(kind))).chain([("all", None)]);
    for (name, kind) in rows {
        let of_kind = |i: &usize| kind.is_none_or(|kind| picked[*i].0 == kind);
        let members: Vec<usize> = (0..picked.len()).filter(of_kind).collect();
        for (i, way) in options.ways[..options.ways.len() - 1].iter().enumerate() {
            let difference = |&at: &usize| {
                let (one, other) = (found[at][i], found[at][options.ways.len() - 1]);
                (one.0 - other.0, one.1.hypot(other.1))
            };
            let row = Differences(members.iter().map(difference).collect()).row();
            println!("| {name} | {} | {way} | {row} |", members.len());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Setup};

    fn position(text: &str) -> Position {
        let setup: Setup = text.parse().expect("plain notation");
        let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
        setup.position(&Rules::STANDARD, Player::First).expect("nobody shares a point")
    }

    #[test]
    fn kinds_follow_from_the_position_and_figures_are_those_of_the_player_with_more_checkers_back() {
        let back = position("24:2 22:2 8:2 6:4 5:3 4:2 / 13:2 8:3 7:2 6:3 5:3 4:2");
        assert_eq!((Kind::of(&back), is_rearmost(&back)), (Some(Kind::Back), true));
        assert_eq!((Kind::of(&back.swapped()), is_rearmost(&back.swapped())), (Some(Kind::Back), false));
        let closed = position("bar:1 13:4 8:4 6:4 5:2 / 9:3 6:2 5:2 4:2 3:2 2:2 1:2");
        assert_eq!((Kind::of(&closed), is_rearmost(&closed)), (Some(Kind::Closed), true));
        assert_eq!(Kind::of(&position("9:2 6:5 5:5 4:3 / 8:2 6:5 5:5 4:3")), None);
    }

    #[test]
    fn a_way_has_a_depth_and_perhaps_a_number_of_rolls() {
        let way = |text: &str| text.parse::<Way>();
        assert_eq!(way("0").map(|way| way.to_string()).as_deref(), Ok("0-ply"));
        assert_eq!(way("1:7").map(|way| way.to_string()).as_deref(), Ok("1-ply, 7 rolls"));
        for text in ["", "4", "1:", "1:x", ":7", "-1"] {
            assert_eq!(way(text), Err(NoWay), "{text}");
        }
    }

    #[test]
    fn differences_have_their_mean_and_count_what_lies_beyond_three_errors() {
        let row = Differences(vec![(0.1, 0.01), (-0.1, 0.04), (0.03, 0.01), (0.01, 0.01)]).row();
        assert!(row.starts_with("+0.0100 ± ") && row.ends_with("| 25.0 %"), "{row}");
    }
}
