//! The same duels in every game of the catalogue. [`Figures`] are the length of games, the wins of each player, and the share of
//! luck. A [`Proof`] is the engine's strength against random play and against the generic evaluator. A [`Calibration`] is the
//! accuracy of its chances. [`Losses`] are those of its plays by decisions, with and without looking ahead. All are lines of a
//! table, in which a line can be replaced by itself.

mod calibration;
mod figures;
mod losses;
mod proof;
mod table;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use tavola_duel::nets::engine_with;
use tavola_duel::{DuelSetup, DuelStakes, PlayerSpec};
use tavola_engine::{Level, evaluators::GameNets};
use tavola_rules::{Rules, variants};

use self::calibration::Calibration;
use self::figures::Figures;
use self::losses::Losses;
use self::proof::Proof;
use self::table::{Line, Place, with_lines};
use crate::error::TrainError;

/// Measurements of every game.
#[derive(clap::Subcommand, Clone, Debug)]
pub(crate) enum Command {
    /// Length of a game, wins of each player, and the share of luck: `expert` against errors of .16.
    Figures(Options),
    /// Strength of the engine: `expert` against random play, and the nets against the generic evaluator.
    Proofs(Options),
    /// Accuracy of the chances: the engine plays itself without looking ahead, and the table has its chances before each
    /// turn beside the results.
    Calibration(CalibrationOptions),
    /// Losses by the decisions of each game that has some. They need no games, so `--games`, `--seed` and `--threads` have no
    /// effect.
    Losses(Options),
}

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Names of games; all if there are none.
    names: Vec<String>,
    /// Games of each duel.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at the same time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// A copy of the repository, whose documents get the line of each game when it is finished.
    #[arg(long, value_name = "DIR")]
    write: Option<PathBuf>,
}

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct CalibrationOptions {
    #[command(flatten)]
    options: Options,
    /// Play with the nets of a folder, which is a copy of `nets/`, before they are shipped.
    #[arg(long, value_name = "DIR", conflicts_with = "write")]
    nets: Option<PathBuf>,
}

impl Options {
    /// The games that are wanted, in the order of the catalogue.
    fn wanted(&self) -> Result<Vec<&'static Rules>, TrainError> {
        if let Some(unknown) = self.names.iter().find(|name| variants::find(name).is_none()) {
            return Err(TrainError::NoGame(unknown.clone()));
        }
        let wanted = |name: &str| self.names.is_empty() || self.names.iter().any(|one| one == name);
        Ok(variants::ALL.iter().map(|variant| variant.rules).filter(|rules| wanted(rules.name)).collect())
    }

    fn setup(&self) -> DuelSetup {
        let players = [PlayerSpec::Level(Level::Expert), PlayerSpec::Erring(160)];
        let setup = DuelSetup::single_games(players, Arc::new(Rules::STANDARD), self.games, self.seed);
        DuelSetup { threads: usize::from(self.threads), ..setup }
    }

    /// Measures every game, and shows the table at the end. A line is written as soon as there is one.
    fn each(
        &self,
        place: &Place,
        mut measure: impl FnMut(&'static Rules) -> Result<Option<Line>, TrainError>,
    ) -> Result<(), TrainError> {
        let mut lines = Vec::new();
        for rules in self.wanted()? {
            let begun = Instant::now();
            let Some(line) = measure(rules)? else { continue };
            eprintln!("{}: {:.1} s", rules.name, begun.elapsed().as_secs_f64());
            if let Some(folder) = &self.write {
                place.write(folder, &line)?;
            }
            lines.push(line);
        }
        print!("{}", with_lines(place.empty, &lines));
        Ok(())
    }
}

pub(crate) fn run(command: &Command) -> Result<(), TrainError> {
    match command {
        Command::Figures(options) => options.each(&figures::PLACE, |rules| {
            let figures = Figures::measure(&options.setup(), rules)?;
            if let Some(folder) = &options.write {
                write_values(folder, &figures.values())?;
            }
            Ok(Some(figures.line()))
        }),
        Command::Proofs(options) => {
            let nets = GameNets::embedded();
            options.each(&proof::PLACE, |rules| Ok(Some(Proof::of(&options.setup(), &nets, rules)?.line())))
        }
        Command::Calibration(CalibrationOptions { options, nets }) => {
            let engine = Arc::new(engine_with(nets.as_deref())?);
            options.each(&calibration::PLACE, |rules| {
                let calibration = Calibration::measure(&engine, rules, options.games, options.seed)?;
                eprintln!("{}: off by {:.3}", rules.name, calibration.off());
                Ok(Some(calibration.line()))
            })
        }
        Command::Losses(options) => {
            options.each(&losses::PLACE, |rules| Ok(Losses::measure(rules)?.map(|losses| losses.line())))
        }
    }
}

/// Writes the figures of a game into the file that the pages of rules read.
fn write_values(folder: &Path, line: &Line) -> Result<(), TrainError> {
    let path = folder.join("crates/service/data/games.csv");
    let values = fs::read_to_string(&path).map_err(TrainError::io(&path))?;
    fs::write(&path, with_lines(&values, std::slice::from_ref(line))).map_err(TrainError::io(&path))
}

/// A setup of single games of a game without a cube.
fn single(setup: &DuelSetup, rules: &Rules) -> DuelSetup {
    DuelSetup {
        rules: Arc::new(rules.clone()),
        stakes: DuelStakes::Money { cube: false },
        luck: None,
        ..setup.clone()
    }
}
