//! Measures the weaker levels' factors of errors in each game, so that `beginner` is equally weak everywhere.
//!
//! The errors of the levels are sizes of equity in backgammon, in which `expert` wins about three games of four against
//! `beginner`. For each game the command searches for the factor with the same share: it is doubled or halved until the
//! share crosses the target, and interpolated between the last two. Every sequence of dice is played from both sides. A
//! game with hardly any wrong plays keeps the factor 1.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tavola_duel::{DuelSetup, PlayerSpec, run};
use tavola_engine::Level;
use tavola_rules::{Rules, variants};

use crate::checkpoint;
use crate::error::TrainError;

/// Options of the measurement.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Names of games; all if there are none.
    names: Vec<String>,
    /// Games for each factor that is tried.
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// The share of games that `expert` is to win against `beginner`.
    #[arg(long, default_value_t = 0.75)]
    target: f64,
    /// The table, which keeps the games that are not measured.
    #[arg(long, default_value = "crates/engine/src/bots/noise.csv")]
    table: PathBuf,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Factors are searched from 1/1024 to 1024: in games that count pips, an equity is hundreds.
const DOUBLINGS: i32 = 10;

/// The least share of wins of `expert` against the largest errors in a game in which play matters.
const MATTERS: f64 = 0.55;

pub(crate) fn run_all(options: &Options) -> Result<(), TrainError> {
    let known = |name: &String| variants::find(name).is_some();
    if let Some(unknown) = options.names.iter().find(|name| !known(name)) {
        return Err(TrainError::NoGame(unknown.clone()));
    }
    let wanted =
        |rules: &Rules| options.names.is_empty() || options.names.iter().any(|name| name == rules.name);
    let mut factors = read(&options.table)?;
    for variant in variants::ALL.iter().filter(|variant| wanted(variant.rules)) {
        let name = variant.rules.name;
        let rules = Arc::new(variant.rules.clone());
        // Backgammon is the reference for the others.
        let factor = if name == "backgammon" {
            1.0
        } else {
            sought(options.target, |factor| share(options, &rules, factor))?
        };
        println!("{name}: {factor}");
        factors.retain(|(game, _)| game != name);
        factors.push((name.to_owned(), factor));
        write(&options.table, &factors)?;
    }
    Ok(())
}

/// The share of games that `expert` wins against errors of a factor.
fn share(options: &Options, rules: &Arc<Rules>, factor: f64) -> Result<f64, TrainError> {
    let thousandths = (1000.0 * factor * f64::from(Level::Beginner.noise())).round() as u32;
    let players = [PlayerSpec::Level(Level::Expert), PlayerSpec::Erring(thousandths)];
    let setup = DuelSetup::single_games(players, Arc::clone(rules), options.games, options.seed);
    let share = run(&setup)?.share.mean;
    println!("  {} with a factor of {factor}: expert wins {:.1} %", rules.name, 100.0 * share);
    Ok(share)
}

/// The factor at which a share that grows with it reaches the target.
fn sought(target: f64, mut share: impl FnMut(f64) -> Result<f64, TrainError>) -> Result<f64, TrainError> {
    let first = share(1.0)?;
    let (step, mut here) = (if first < target { 1 } else { -1 }, (0, first));
    loop {
        let doublings: i32 = here.0 + step;
        if doublings.abs() > DOUBLINGS {
            return Ok(if here.1 < MATTERS { 1.0 } else { rounded(f64::from(here.0)) });
        }
        let next = (doublings, share(f64::from(doublings).exp2())?);
        if (next.1 < target) != (first < target) {
            let part = (target - here.1) / (next.1 - here.1);
            return Ok(rounded(f64::from(here.0) + f64::from(step) * part));
        }
        here = next;
    }
}

/// A power of two with two digits.
fn rounded(doublings: f64) -> f64 {
    let factor = doublings.exp2();
    let digit = 10f64.powf(factor.log10().floor() - 1.0);
    ((factor / digit).round() * digit * 1e4).round() / 1e4
}

fn read(path: &Path) -> Result<Vec<(String, f64)>, TrainError> {
    let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
    let line = |line: &str| {
        let (name, factor) = line.split_once(',')?;
        Some((name.to_owned(), factor.parse().ok()?))
    };
    Ok(text.lines().skip(1).filter_map(line).collect())
}

/// Writes the factors in the order of the catalogue.
fn write(path: &Path, factors: &[(String, f64)]) -> Result<(), TrainError> {
    let mut text = "game,factor\n".to_owned();
    for variant in &variants::ALL {
        for (name, factor) in factors.iter().filter(|(name, _)| name == variant.rules.name) {
            _ = writeln!(text, "{name},{factor}");
        }
    }
    checkpoint::write(path, text.as_bytes()).map_err(TrainError::io(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_is_found_between_the_two_that_enclose_the_target() {
        let rising = |factor: f64| Ok(0.5 + factor / 12.0);
        assert_eq!(
            sought(0.75, rising).unwrap(),
            2.8,
            "between 2 with .667 and 4 with .833, half of the way"
        );
        let steep = |factor: f64| Ok(1.0 - 0.1 / factor);
        assert_eq!(sought(0.75, steep).unwrap(), 0.42);
    }

    #[test]
    fn a_game_of_luck_keeps_its_factor_and_one_of_little_play_has_the_largest() {
        assert_eq!(sought(0.75, |_| Ok(0.5)).unwrap(), 1.0);
        assert_eq!(
            sought(0.75, |factor| Ok(0.5 + factor / 10_000.0)).unwrap(),
            1000.0,
            "1,024 with two digits"
        );
    }
}
