//! Measures the match equity table of the engine by games of the engine against itself.
//!
//! Every score up to some length is played equally often, short matches before long ones: the score after a game has
//! the worth that was measured before. A pair of games with the same dice, each player beginning once, is one
//! observation. Then the model of one game that continues the table is fitted to the measurements. The table is
//! written, each score smoothed by the model as far as it differs by chance, and compared with the published one.
//!
//! The measurements are kept in a file of the folder, a line a score, and are not repeated.

mod fit;
mod game;

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_analysis::Luck;
use tavola_duel::stats::Estimate;
use tavola_engine::match_equity::{Known, Model};
use tavola_engine::{Context, Engine, EngineError, Met};

use crate::checkpoint;
use crate::error::TrainError;

/// The options of the measuring.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folder for the measurements and the table.
    #[arg(long, default_value = "training/met")]
    dir: PathBuf,
    /// The longest distance that is measured.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(i64).range(2..=25))]
    length: i64,
    /// Pairs of games a score, and twice as many if a player needs one point.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(2..))]
    pairs: u32,
    /// Number of rolls that both players look ahead.
    #[arg(long, default_value_t = 0)]
    plies: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Options {
    /// The command line that determines the result.
    fn as_told(&self) -> String {
        let Options { length, pairs, plies, seed, .. } = self;
        format!("tavola-train met --length {length} --pairs {pairs} --plies {plies} --seed {seed}")
    }
}

/// A score before a game: the points that the player who needs more still needs, those of the other, and whether the
/// Crawford game is still to come or is this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Score {
    own: i64,
    other: i64,
    crawford_to_come: bool,
}

impl Score {
    /// All up to a length, those first that others lead to.
    fn all(length: i64) -> Vec<Score> {
        let after = (2..=length).map(|own| Score { own, other: 1, crawford_to_come: false });
        let before = (2..=length)
            .flat_map(|own| (1..own).map(move |other| Score { own, other, crawford_to_come: true }));
        after.chain(before).collect()
    }

    /// The context of the player before the game; `met` has the worth of the scores after it.
    fn context(self, met: Met) -> Context {
        let crawford = self.other == 1 && self.crawford_to_come;
        Context { met, ..Context::score(self.own as u32, self.other as u32, crawford) }
    }
}

/// Measurement at a score.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Measured {
    score: Score,
    chance: Estimate,
}

impl Measured {
    fn line(&self) -> String {
        let Score { own, other, crawford_to_come } = self.score;
        let Estimate { mean, error } = self.chance;
        format!("{own} {other} {crawford_to_come} {mean:.6} {error:.6}\n")
    }

    fn read(line: &str) -> Option<Measured> {
        let mut words = line.split_whitespace();
        Some(Measured {
            score: Score {
                own: words.next()?.parse().ok()?,
                other: words.next()?.parse().ok()?,
                crawford_to_come: words.next()?.parse().ok()?,
            },
            chance: Estimate { mean: words.next()?.parse().ok()?, error: words.next()?.parse().ok()? },
        })
    }
}

/// The table of the measurements, which a model continues.
fn known(measured: &[Measured], model: Model) -> Known {
    let mut known =
        Known { name: "Tavola".to_owned(), model: Some(model), after: Vec::new(), before: Vec::new() };
    for Measured { score, chance } in measured {
        if !score.crawford_to_come {
            known.after.push(chance.mean);
            continue;
        }
        if score.other == 1 {
            known.before.push(Vec::new());
        }
        if let Some(row) = known.before.last_mut() {
            row.push(chance.mean);
        }
    }
    known
}

/// Plays at a score.
fn measure(
    engine: &Engine,
    score: Score,
    met: Met,
    options: &Options,
    judge: &mut Luck,
) -> Result<Measured, EngineError> {
    let own = score.context(met);
    let number =
        (score.own as u64) << 40 | (score.other as u64) << 33 | u64::from(score.crawford_to_come) << 32;
    // All other scores rest on those at which a player needs one point.
    let pairs = if score.other == 1 { 2 * options.pairs } else { options.pairs };
    let observations: Result<Vec<f64>, EngineError> = (0..pairs)
        .map(|pair| {
            let dice = || {
                let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
                rng.set_stream(number | u64::from(pair));
                rng
            };
            let begins = game::play(engine, &own, options.plies, &mut dice(), judge)?;
            let answers = 1.0 - game::play(engine, &own.swapped(), options.plies, &mut dice(), judge)?;
            Ok((begins + answers) / 2.0)
        })
        .collect();
    Ok(Measured { score, chance: Estimate::of(observations?.iter().copied()) })
}

/// Completes the measurements, fits and writes the table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let failed = TrainError::io(&options.dir);
    fs::create_dir_all(&options.dir).map_err(&failed)?;
    let path = options.dir.join("measured");
    let first = format!("# {}\n", options.as_told());
    if !path.exists() {
        checkpoint::write(&path, first.as_bytes()).map_err(&failed)?;
    }
    let done = fs::read_to_string(&path).map_err(&failed)?;
    let lines = done.strip_prefix(&first);
    let lines = lines.ok_or_else(|| TrainError::file(&path, "what was measured with these options"))?;
    let mut measured: Vec<Measured> = lines.lines().filter_map(Measured::read).collect();
    let mut file = fs::OpenOptions::new().append(true).open(&path).map_err(&failed)?;
    let engine = Engine::embedded();
    let mut judge = Luck::new(engine.clone());
    for score in Score::all(options.length).into_iter().skip(measured.len()) {
        let met = Met::new(&known(&measured, Model::own()));
        let found = measure(&engine, score, met, options, &mut judge)?;
        file.write_all(found.line().as_bytes()).map_err(&failed)?;
        measured.push(found);
    }
    let model = fit::fit(&measured);
    let raw = known(&measured, model);
    let known = known(&fit::smooth(&measured, model), model);
    let table = options.dir.join("own.txt");
    let text = format!("{}{known}", remarks(options, &measured));
    checkpoint::write(&table, text.as_bytes()).map_err(&failed)?;
    report("as measured", &Met::new(&raw));
    report("written", &Met::new(&known));
    println!("written to {}", table.display());
    Ok(())
}

/// The remarks at the head of the table.
fn remarks(options: &Options, measured: &[Measured]) -> String {
    let Options { length, pairs, plies, .. } = options;
    let mut text = format!(
        "# The match equity table of this engine, measured by its own games, {plies}-ply: {pairs} pairs at each score\n\
         # up to {length}-away (twice as many where a player needs one point), luck taken off,\n\
         # smoothed by the model of one game, which is fitted to them and goes on beyond.\n\
         # Made by: {}\n#\n\
         # Standard errors of what was measured, in the order of the lines below:\n",
        options.as_told()
    );
    for Measured { score, chance } in measured {
        _ = match score {
            Score { crawford_to_come: false, own: 2, .. } => write!(text, "# post-crawford"),
            Score { crawford_to_come: true, other: 1, own } => write!(text, "\n# {own}-away"),
            _ => Ok(()),
        };
        _ = write!(text, " {:.4}", chance.error);
    }
    text + "\n#\n# The lines are explained in crates/engine/src/match_equity/known.rs.\n"
}

/// Prints the distance of the table from the published table.
fn report(title: &str, table: &Met) {
    let published = Met::kazaross();
    println!("{title}, against {}:", published.name());
    for length in [5, 9, 15, 25] {
        let differences =
            (1..=length).flat_map(|own| (1..own).map(move |other| (own, other))).map(|(own, other)| {
                let difference = table.chance(own, other, true) - published.chance(own, other, true);
                (difference.abs(), own, other)
            });
        let squares: Vec<f64> = differences.clone().map(|(difference, ..)| difference * difference).collect();
        let root = (squares.iter().sum::<f64>() / squares.len() as f64).sqrt();
        let (most, own, other) = differences.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
        println!(
            "up to {length}-away: root mean square {root:.5}, at most {most:.5} ({own}-away {other}-away)"
        );
    }
    let after = (2..=25).map(|own| table.chance(own, 1, false) - published.chance(own, 1, false));
    let most = after.map(f64::abs).fold(0.0, f64::max);
    println!("after the Crawford game: at most {most:.5}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_come_after_those_that_they_lead_to() {
        let scores = Score::all(4);
        assert_eq!(scores.len(), 3 + 6);
        for (i, score) in scores.iter().enumerate() {
            let earlier = |own: i64, other: i64, crawford_to_come: bool| {
                let (own, other) = (own.max(other), own.min(other));
                let known = scores[..i].contains(&Score { own, other, crawford_to_come });
                assert!(other < 1 || own == other || known, "{score:?} before {own} {other}");
            };
            let Score { own, other, .. } = *score;
            let crawford_over = other == 1;
            (1..=3).for_each(|points| earlier(own - points, other, !crawford_over));
            (1..=3).for_each(|points| earlier(own, other - points, true));
        }
    }

    #[test]
    fn what_was_measured_is_read_as_it_is_written_and_makes_a_table() {
        let one = |own, other, crawford_to_come, mean| Measured {
            score: Score { own, other, crawford_to_come },
            chance: Estimate { mean, error: 0.002 },
        };
        let measured =
            [one(2, 1, false, 0.48), one(2, 1, true, 0.32), one(3, 1, true, 0.25), one(3, 2, true, 0.4)];
        for measured in &measured {
            assert_eq!(Measured::read(&measured.line()), Some(*measured));
        }
        let known = known(&measured, Model::own());
        assert_eq!((known.after, known.before), (vec![0.48], vec![vec![0.32], vec![0.25, 0.4]]));
    }
}
