//! `tavola dice stats`: all rolls of some matches beside the expectation of honest dice.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_play::{FileFormat, ReadMatch};
use tavola_rules::Action;
use tavola_rules::rules::Rolls;

use crate::failure::{Failure, InputError};
use crate::{match_file, output};

const EXAMPLES: &str = "\
Examples:
  tavola dice stats *.mat
  tavola dice stats 12 13 14 --json";

/// Minimum number of rolls for a meaningful test: the rarest pairs are expected five times.
const LEAST: u32 = 180;
/// Half of the degrees of freedom: there are 21 pairs.
const HALF_DEGREES: u32 = 10;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// Match files, or numbers of matches of the terminal
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A pair of dice, the higher one first.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Pair {
    dice: [u8; 2],
    seen: u32,
    expected: f64,
}

/// The rolls of one player.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
struct Share {
    name: String,
    rolls: u32,
    doubles: u32,
    /// The mean sum of both dice; 7 is expected.
    mean: f64,
}

/// Statistics of all rolls.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Stats {
    matches: usize,
    rolls: u32,
    doubles: u32,
    pairs: Vec<Pair>,
    /// Chi-squared over the 21 pairs, which has 20 degrees of freedom.
    chi_square: f64,
    /// The chance that honest dice are at least as uneven; null if there are too few rolls.
    chance: Option<f64>,
    players: Vec<Share>,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let mut rolls: Vec<(String, [u8; 2])> = Vec::new();
    for file in &args.files {
        let bytes = match_file::read(file)?;
        let read = ReadMatch::parse(&bytes, FileFormat::of(file, &bytes));
        let read = read.map_err(|fault| InputError::file(file, fault.to_string()))?.file;
        // A roll that stays for the whole game was thrown once.
        if read.rules.rolls == Rolls::Fixed {
            continue;
        }
        // Opening rolls are left out: files do not contain tied ones.
        for (by, action) in read.actions() {
            if let Action::Roll { dice } = action
                && let [a, b] = dice[..]
            {
                rolls.push((read.players[by.index()].clone(), [a.max(b), a.min(b)]));
            }
        }
    }
    let stats = Stats::of(args.files.len(), &rolls);
    if args.json { output::json(&stats) } else { output::text(&stats.text()) }
}

impl Stats {
    fn of(matches: usize, rolls: &[(String, [u8; 2])]) -> Stats {
        let count = rolls.len() as u32;
        let seen = |dice: [u8; 2]| rolls.iter().filter(|(_, roll)| *roll == dice).count() as u32;
        let pairs: Vec<Pair> = (1..=6)
            .flat_map(|high| (1..=high).map(move |low| [high, low]))
            .map(|dice| {
                let ways = if dice[0] == dice[1] { 1.0 } else { 2.0 };
                Pair { dice, seen: seen(dice), expected: f64::from(count) * ways / 36.0 }
            })
            .collect();
        let chi_square = pairs
            .iter()
            .filter(|pair| pair.expected > 0.0)
            .map(|pair| (f64::from(pair.seen) - pair.expected).powi(2) / pair.expected)
            .sum();
        let mut shares: BTreeMap<&str, Share> = BTreeMap::new();
        for (name, [a, b]) in rolls {
            let share = shares.entry(name).or_default();
            share.rolls += 1;
            share.doubles += u32::from(a == b);
            share.mean += f64::from(a + b);
        }
        let share = |(name, share): (&str, Share)| Share {
            name: name.to_owned(),
            mean: share.mean / f64::from(share.rolls),
            ..share
        };
        let mut players: Vec<Share> = shares.into_iter().map(share).collect();
        players.sort_by_key(|share| std::cmp::Reverse(share.rolls));
        Stats {
            matches,
            rolls: count,
            doubles: pairs.iter().filter(|pair| pair.dice[0] == pair.dice[1]).map(|pair| pair.seen).sum(),
            chance: (count >= LEAST).then(|| exceeds(chi_square)),
            pairs,
            chi_square,
            players,
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{} rolls in {} matches, opening rolls left out\n", self.rolls, self.matches);
        for pair in &self.pairs {
            let [high, low] = pair.dice;
            text.push_str(&format!("  {high}{low} {:7} of {:9.1} expected\n", pair.seen, pair.expected));
        }
        let percent = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        text.push_str(&format!(
            "doubles: {}, {:.1} % (16.7 % expected)\n",
            self.doubles,
            percent(self.doubles, self.rolls)
        ));
        for share in &self.players {
            let name = if share.name.is_empty() { "(no name)" } else { &share.name };
            text.push_str(&format!(
                "{name}: {} rolls, {:.1} % doubles, both dice together {:.2} on average (7 expected)\n",
                share.rolls,
                percent(share.doubles, share.rolls),
                share.mean
            ));
        }
        text.push_str(&match self.chance {
            None => format!("Too few rolls to judge the dice: {LEAST} are needed.\n"),
            Some(chance) if chance < 0.01 => format!(
                "Honest dice are as uneven as these in fewer than 1 of {:.0} samples of this size.\n",
                (1.0 / chance).min(1e9).floor()
            ),
            Some(chance) => format!(
                "Honest dice are as uneven as these, or more, in {:.0} of 100 samples of this size.\n",
                100.0 * chance
            ),
        });
        text
    }
}

/// Returns the chance that chi-squared with 20 degrees of freedom is at least as large as `chi_square`. For an even number of degrees it is
/// a sum (Abramowitz and Stegun, 26.4.21).
fn exceeds(chi_square: f64) -> f64 {
    let half = chi_square / 2.0;
    let (mut term, mut sum) = (1.0, 1.0);
    for i in 1..HALF_DEGREES {
        term *= half / f64::from(i);
        sum += term;
    }
    (-half).exp() * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table is Abramowitz and Stegun, 26.8: the 5, 50, 95 and 99.9 % points.
    #[test]
    fn chances_are_those_of_the_printed_table() {
        for (chi_square, chance) in [(10.8508, 0.95), (19.3374, 0.5), (31.4104, 0.05), (45.3147, 0.001)] {
            assert!((exceeds(chi_square) - chance).abs() < 1e-5, "{chi_square}");
        }
    }

    #[test]
    fn even_rolls_are_as_expected_and_one_pair_alone_is_not() {
        let all = (1..=6u8).flat_map(|a| (1..=6u8).map(move |b| (String::new(), [a.max(b), a.min(b)])));
        let even: Vec<_> = all.cycle().take(36 * 10).collect();
        let stats = Stats::of(1, &even);
        assert_eq!((stats.rolls, stats.doubles, stats.chi_square), (360, 60, 0.0));
        assert!(stats.chance.is_some_and(|chance| chance > 0.999));
        assert_eq!(stats.players[0].mean, 7.0);
        let sixes = vec![(String::new(), [6, 6]); 200];
        let stats = Stats::of(1, &sixes);
        assert!(stats.chance.is_some_and(|chance| chance < 1e-9));
        assert!(stats.text().contains("in fewer than 1 of"), "{}", stats.text());
        assert!(Stats::of(1, &sixes[..20]).text().contains("Too few rolls"));
        assert!(Stats::of(0, &[]).text().contains("0 rolls"));
    }
}
