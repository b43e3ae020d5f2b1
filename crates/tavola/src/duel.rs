//! `tavola duel`: two engines against each other, counted.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::slice;
use std::sync::Arc;

use serde::Serialize;
use tavola_duel::all_games::{Calibration, Evaluators, Figures, Line, Proof, with_lines};
use tavola_duel::stats::Estimate;
use tavola_duel::{DuelError, PlayerSpec, Report, Setup, Stakes};
use tavola_engine::Met;
use tavola_rules::{Rules, variants};

use crate::failure::{self, Failure};
use crate::{input, met, output};

const EXAMPLES: &str = "\
Players:
  tavola-0 to tavola-3   this engine, looking so many rolls ahead
  tavola@100ms tavola@20000nodes   this engine, with so much for each decision
  beginner casual club expert master grandmaster   the playing levels
  erring-160   this engine without looking ahead, with errors of so many thousandths of equity
  generic-0 to generic-3   the generic evaluator, which plays games without a net
  random   any legal play
  tavola-0:FOLDER tavola@100ms:FOLDER   the same with the nets of a folder, contact.net and race.net
  gnubg-0 to gnubg-3   the nets of GNU Backgammon, for points without a cube; needs a Python with gnubg-nn
  bgsage-0 to bgsage-3   the engine bgsage; needs a Python with it
  bgsage-truncated1 to bgsage-truncated3   the same with its rollouts: many seconds for each play
  gnubg-match-0 to gnubg-match-3   GNU Backgammon itself, with dice of its own, against tavola; needs gnubg

Examples:
  tavola duel tavola-1 tavola-0 --games 2000
  tavola duel expert beginner --rules plakoto --games 300
  tavola duel tavola-0 gnubg-0 --games 4000 --python VENV/bin/python
  tavola duel tavola-0:training/new tavola-0:training/old --no-cube --until-decided
  tavola duel tavola-0 bgsage-0 --match 5 --python VENV/bin/python
  tavola duel tavola-0 gnubg-match-0 --match 7 --games 200 --threads 4 --mat games
  tavola duel master expert --match 5 --until-decided --games 10000";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Who is measured
    #[arg(default_value = "expert", hide_default_value = true, required_unless_present = "all_games")]
    player: PlayerSpec,
    /// Against whom
    #[arg(default_value = "erring-160", hide_default_value = true, required_unless_present = "all_games")]
    against: PlayerSpec,
    /// Every game of the catalogue, single games without a cube: a table of how long they are, who wins, and how much
    /// of it is luck; by default of expert against errors of .16
    #[arg(long, conflicts_with_all = ["rules", "length", "mat"])]
    all_games: bool,
    /// With --all-games: instead how well the engine plays each game: expert against random play, and without looking ahead
    /// against the generic evaluator and against one and two rolls ahead
    #[arg(long, requires = "all_games", conflicts_with_all = ["player", "against", "no_luck", "luck_plies", "json"])]
    proof: bool,
    /// With --all-games: instead whether chances are what happens. The engine plays itself without looking ahead, and what it
    /// gives before each turn stands beside what is won
    #[arg(long, requires = "all_games", conflicts_with_all = ["player", "against", "proof", "luck_plies", "json"])]
    calibration: bool,
    /// With --all-games: only these games
    #[arg(long, value_name = "GAME,...", requires = "all_games", value_delimiter = ',', value_parser = input::variant)]
    only: Vec<&'static Rules>,
    /// With --all-games: writes each game, when it is finished, into docs/bots.md and crates/service/data/games.csv of a copy of
    /// the repository
    #[arg(long, value_name = "DIR", requires = "all_games")]
    write: Option<PathBuf>,
    /// The game
    #[arg(long, value_name = "VARIANT|FILE", default_value = "backgammon", value_parser = input::game)]
    rules: Arc<Rules>,
    /// How many games are played, or matches
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Games that count their points; with a cube if both know what to do with it
    #[arg(long, conflicts_with = "length")]
    money: bool,
    /// Games without a cube
    #[arg(long, conflicts_with = "length")]
    no_cube: bool,
    /// Matches to N points
    #[arg(long = "match", id = "length", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    length: Option<u16>,
    /// The match equity table that this engine plays matches by
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = met::table)]
    met: Met,
    /// Decides all dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games played at the same time; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: u16,
    /// How many rolls ahead luck is judged: narrower intervals for more time
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=2))]
    luck_plies: u32,
    /// Does not judge luck: more games in the same time
    #[arg(long, conflicts_with = "luck_plies")]
    no_luck: bool,
    /// Stops as soon as the result is clear
    #[arg(long)]
    until_decided: bool,
    /// A Python with the package of players that need one: gnubg-nn or bgsage
    #[arg(long, value_name = "PATH", default_value = "python3")]
    python: String,
    /// GNU Backgammon
    #[arg(long, value_name = "PATH", default_value = "gnubg")]
    gnubg: String,
    /// Writes the games as .mat files into a folder
    #[arg(long, value_name = "DIR")]
    mat: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A mean and its interval of 95 %.
#[derive(Serialize)]
struct Interval {
    mean: f64,
    interval: [f64; 2],
}

#[derive(Serialize)]
struct Answer {
    player: String,
    against: String,
    rules: &'static str,
    stakes: &'static str,
    length: u16,
    met: String,
    seed: u64,
    /// Games or matches.
    played: u64,
    duplicate: bool,
    won: [u64; 2],
    games: u64,
    gammons: [u64; 2],
    backgammons: [u64; 2],
    /// Points per game, or the share of matches won.
    raw: Interval,
    luck_reduced: Option<Interval>,
    decided: bool,
    seconds: f64,
    games_per_second: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let players = [&args.player, &args.against].map(PlayerSpec::clone);
    let stakes = match args.length {
        Some(points) => Stakes::Match(points),
        None => Stakes::Money { cube: !args.no_cube && players.iter().all(PlayerSpec::knows_cube) },
    };
    let setup = Setup {
        players,
        rules: Arc::clone(&args.rules),
        stakes,
        met: args.met.clone(),
        games: args.games,
        seed: args.seed,
        threads: usize::from(args.threads),
        luck: (!args.no_luck).then_some(args.luck_plies),
        until_decided: args.until_decided,
        python: args.python.clone(),
        gnubg: args.gnubg.clone(),
        mat: args.mat.clone(),
    };
    if args.proof {
        return prove(args, &setup);
    }
    if args.calibration {
        return calibrate(args, &setup);
    }
    if args.all_games {
        return measure(args, &setup);
    }
    let report = tavola_duel::run(&setup).map_err(failed)?;
    let answer = Answer::of(&setup, &report);
    if args.json { output::json(&answer) } else { output::text(&answer.text(&report)) }
}

fn failed(error: DuelError) -> Failure {
    match error {
        DuelError::Io { .. } => Failure::Io(std::io::Error::other(error)),
        _ => Failure::input(error.to_string()),
    }
}

/// A table that is written into a document, between two lines.
struct Place {
    begin: &'static str,
    end: &'static str,
    /// The table without any game.
    empty: &'static str,
}

const FIGURES: Place = Place {
    begin: "<!-- figures of tavola duel --all-games -->\n",
    end: "<!-- end of the figures -->\n",
    empty: Figures::TABLE,
};

const PROOFS: Place = Place {
    begin: "<!-- proofs of tavola duel --all-games --proof -->\n",
    end: "<!-- end of the proofs -->\n",
    empty: Proof::TABLE,
};

const CALIBRATIONS: Place = Place {
    begin: "<!-- chances of tavola duel --all-games --calibration -->\n",
    end: "<!-- end of the chances -->\n",
    empty: Calibration::TABLE,
};

impl Place {
    /// Writes the line of a game into docs/bots.md of a copy of the repository.
    fn write(&self, folder: &Path, line: &Line) -> Result<(), Failure> {
        let document = folder.join("docs/bots.md");
        let text = std::fs::read_to_string(&document)?;
        let parts = text.split_once(self.begin).and_then(|(head, rest)| {
            let (table, tail) = rest.split_once(self.end)?;
            Some((head, table, tail))
        });
        let Some((head, table, tail)) = parts else {
            return Err(Failure::input(format!("docs/bots.md has no line {}", self.begin.trim())));
        };
        let table = if table.trim().is_empty() { self.empty } else { table.trim() };
        let table = with_lines(table, slice::from_ref(line));
        std::fs::write(&document, format!("{head}{}\n{}\n{}{tail}", self.begin, table.trim_end(), self.end))?;
        Ok(())
    }
}

/// The games that are played.
fn games(args: &Args) -> Vec<&'static Rules> {
    let all = variants::ALL.iter().map(|variant| variant.rules);
    all.filter(|rules| args.only.is_empty() || args.only.iter().any(|only| only.name == rules.name)).collect()
}

/// Proves games.
fn prove(args: &Args, setup: &Setup) -> Result<(), Failure> {
    let evaluators = Evaluators::embedded();
    let mut lines = Vec::new();
    for rules in games(args) {
        let proof = Proof::of(setup, &evaluators, rules).map_err(failed)?;
        failure::report(&format!("{}: {:.1} s", rules.name, proof.seconds()));
        let line = proof.line();
        if let Some(folder) = &args.write {
            PROOFS.write(folder, &line)?;
        }
        lines.push(line);
    }
    output::text(&with_lines(Proof::TABLE, &lines))
}

/// Measures whether chances are what happens.
fn calibrate(args: &Args, setup: &Setup) -> Result<(), Failure> {
    let mut lines = Vec::new();
    for rules in games(args) {
        let calibration = Calibration::measure(rules, setup.games, setup.seed).map_err(failed)?;
        failure::report(&format!("{}: off by {:.3}", rules.name, calibration.off()));
        let line = calibration.line();
        if let Some(folder) = &args.write {
            CALIBRATIONS.write(folder, &line)?;
        }
        lines.push(line);
    }
    output::text(&with_lines(Calibration::TABLE, &lines))
}

/// Measures games, and writes the figures.
fn measure(args: &Args, setup: &Setup) -> Result<(), Failure> {
    let mut lines = Vec::new();
    for rules in games(args) {
        let figures = Figures::measure(setup, rules).map_err(failed)?;
        failure::report(&format!("{}: {:.1} s", rules.name, figures.report.seconds));
        if let Some(folder) = &args.write {
            let path = folder.join("crates/service/data/games.csv");
            let values = std::fs::read_to_string(&path)?;
            std::fs::write(&path, with_lines(&values, &[figures.values()]))?;
            FIGURES.write(folder, &figures.line())?;
        }
        if args.json {
            output::json(&OneGame::of(&figures))?;
        }
        lines.push(figures.line());
    }
    if args.json { Ok(()) } else { output::text(&with_lines(Figures::TABLE, &lines)) }
}

/// The figures of one game.
#[derive(Serialize)]
struct OneGame {
    rules: &'static str,
    played: u64,
    won: f64,
    begins: f64,
    turns: f64,
    luck: u32,
    seconds: f64,
}

impl OneGame {
    fn of(figures: &Figures) -> OneGame {
        let report = &figures.report;
        OneGame {
            rules: figures.rules.name,
            played: report.played,
            won: report.share.mean,
            begins: report.begins.mean,
            turns: report.turns,
            luck: figures.luck(),
            seconds: report.seconds,
        }
    }
}

impl Answer {
    fn of(setup: &Setup, report: &Report) -> Answer {
        // A match is won or lost: what counts is the share that is won.
        let half = if setup.stakes.length() > 0 { 0.5 } else { 0.0 };
        let interval = |estimate: Estimate| {
            // Infinite for a single observation, for which JSON has null.
            let to_each_side = report.errors * estimate.error;
            let mean = estimate.mean + half;
            Interval { mean, interval: [mean - to_each_side, mean + to_each_side] }
        };
        let [player, against] = setup.players.each_ref().map(ToString::to_string);
        Answer {
            player,
            against,
            rules: setup.rules.name,
            stakes: match setup.stakes {
                Stakes::Money { cube: true } => "money",
                Stakes::Money { cube: false } => "no-cube",
                Stakes::Match(_) => "match",
            },
            length: setup.stakes.length(),
            met: setup.met.name().to_owned(),
            seed: setup.seed,
            played: report.played,
            duplicate: report.duplicate,
            won: report.won,
            games: report.games,
            gammons: report.gammons,
            backgammons: report.backgammons,
            raw: interval(report.raw),
            luck_reduced: report.reduced.map(interval),
            decided: report.decided,
            seconds: report.seconds,
            games_per_second: report.games as f64 / report.seconds.max(1e-9),
        }
    }

    fn text(&self, report: &Report) -> String {
        let mut text = format!("{} against {}: ", self.player, self.against);
        _ = match self.stakes {
            "money" => writeln!(text, "{} games for money with the cube", self.played),
            "no-cube" => writeln!(text, "{} games without a cube", self.played),
            _ => writeln!(text, "{} matches to {} ({} games)", self.played, self.length, self.games),
        };
        let line = |name: &str, Interval { mean, interval }: &Interval| {
            let to_each_side = (interval[1] - interval[0]) / 2.0;
            if self.length > 0 {
                format!("{name:<22}{:.2} % ± {:.2} of the matches won\n", 100.0 * mean, 100.0 * to_each_side)
            } else {
                format!("{name:<22}{mean:+.4} ± {to_each_side:.4} points per game\n")
            }
        };
        text += &line("raw", &self.raw);
        text += &self.luck_reduced.as_ref().map(|reduced| line("luck-reduced", reduced)).unwrap_or_default();
        let share = 100.0 * self.won[0] as f64 / self.played.max(1) as f64;
        _ = writeln!(text, "{:<22}{} to {} ({share:.2} %)", "won", self.won[0], self.won[1]);
        for (name, [own, other]) in [("gammons", self.gammons), ("of them backgammons", self.backgammons)] {
            _ = writeln!(text, "{name:<22}{own} to {other}");
        }
        text += if self.decided { "the difference is clear" } else { "the difference is not clear" };
        _ = writeln!(
            text,
            " at 95 %{}",
            if report.errors > 2.0 { ", corrected for having looked several times" } else { "" }
        );
        text += if self.duplicate {
            "every sequence of dice played from both sides; a pair of games is one observation\n"
        } else {
            "gnubg threw the dice: no sequence could be played from both sides\n"
        };
        _ = write!(text, "{:.1} s, {:.1} games/s", self.seconds, self.games_per_second);
        text
    }
}
