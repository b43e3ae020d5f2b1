//! `tavola duel`: matches between two engines, with statistics.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use schemars::JsonSchema;
use serde::Serialize;
use tavola_duel::stats::Estimate;
use tavola_duel::{Duel, DuelError, DuelSetup, DuelStakes, PlayerSpec, Report, Saved};
use tavola_engine::{Cancel, Met};
use tavola_rules::Rules;

use crate::failure::Failure;
use crate::{input, interrupt, met, output};

const EXAMPLES: &str = "\
Players:
  tavola-0 to tavola-3   this engine, looking so many rolls ahead
  tavola@100ms tavola@20000nodes   this engine, with so much for each decision
  beginner casual club expert master grandmaster   the playing levels
  erring-160   this engine without looking ahead, with errors of so many thousandths of equity
  generic-0 to generic-3   the generic evaluator, which plays games without a net
  random   any legal play
  tavola-0:FOLDER tavola@100ms:FOLDER   the same with the nets of a folder: contact.net and race.net, or all of nets/
  gnubg-0 to gnubg-3   the nets of GNU Backgammon, for points without a cube; needs a Python with gnubg-nn
  bgsage-0 to bgsage-3   the engine bgsage; needs a Python with it
  bgsage-truncated1 to bgsage-truncated3   the same with its rollouts: many seconds for each play
  gnubg-match-0 to gnubg-match-3   GNU Backgammon itself, with dice of its own, against tavola; needs gnubg
  lines:COMMAND   any program that answers a line of JSON with a line; any game (docs/connect.md)
  ubgi:COMMAND external:HOST:PORT   a program of UBGI; one that listens as GNU Backgammon does after external HOST:PORT

Examples:
  tavola duel tavola-1 tavola-0 --games 2000
  tavola duel expert beginner --rules plakoto --games 300
  tavola duel tavola-0 gnubg-0 --games 4000 --python VENV/bin/python
  tavola duel tavola-0:training/new tavola-0:training/old --no-cube --until-decided
  tavola duel tavola-0 bgsage-0 --match 5 --python VENV/bin/python
  tavola duel tavola-0 gnubg-match-0 --match 7 --games 200 --threads 4 --mat games
  tavola duel master expert --match 5 --until-decided --games 10000 --save night.duel
  tavola duel tavola-0 lines:./bot.py --rules plakoto --games 200

Ctrl-C ends it after the games that are being played, with what there is; a second one at once.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The measured player
    player: PlayerSpec,
    /// The opponent
    against: PlayerSpec,
    /// The game
    #[arg(long, value_name = "VARIANT|FILE", default_value = "backgammon", value_parser = input::game)]
    rules: Arc<Rules>,
    /// Number of games, or of matches
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Games that count their points; with a cube if both players can use it
    #[arg(long, conflicts_with = "length")]
    money: bool,
    /// Games without a cube
    #[arg(long, conflicts_with = "length")]
    no_cube: bool,
    /// Matches to N points
    #[arg(long = "match", id = "length", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=99))]
    length: Option<u16>,
    /// The match equity table of this engine in matches
    #[arg(long, value_name = "own|kazaross|FILE", default_value = "own", value_parser = met::table)]
    met: Met,
    /// Seed of all dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of simultaneous games; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: u16,
    /// Depth of the judgement of luck in rolls: narrower intervals for more time
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
    /// Saves the duel to this new file, game by game
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    save: Option<PathBuf>,
    /// Continues a saved duel of the same players, dice and stakes, and saves to its file
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// Minimum time between two lines of progress.
const PICTURES: Duration = Duration::from_millis(400);

/// A line on the terminal during the duel.
struct Progress {
    terminal: bool,
    begun: Instant,
    /// Number of observations in an earlier run.
    before: usize,
    shown: Option<Instant>,
}

impl Progress {
    fn new(before: usize) -> Progress {
        Progress { terminal: io::stderr().is_terminal(), begun: Instant::now(), before, shown: None }
    }

    fn show(&mut self, duel: &Duel) {
        if !self.terminal || self.shown.is_some_and(|shown| shown.elapsed() < PICTURES) {
            return;
        }
        self.shown = Some(Instant::now());
        let (seen, all) = (duel.seen().len(), duel.setup().observations());
        let Estimate { mean, error } = duel.report().best();
        let each = self.begun.elapsed().as_secs_f64() / (seen - self.before).max(1) as f64;
        let left = each * all.saturating_sub(seen as u64) as f64;
        let games = if duel.setup().duplicate() { "pairs of games" } else { "games" };
        let interval = 1.96 * error;
        // Progress that cannot be shown does no harm.
        _ = write!(
            io::stderr(),
            "\r\x1b[K{seen} of {all} {games}, {mean:+.3} ± {interval:.3}, {} left",
            minutes(left)
        );
    }

    fn clear(&self) {
        if self.shown.is_some() {
            _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Formats a time as `1:05`, or with hours.
fn minutes(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A mean and its 95 % interval.
#[derive(Serialize, JsonSchema)]
struct Interval {
    /// The mean of PLAYER.
    mean: f64,
    /// Both ends of the interval; null with a single observation.
    #[schemars(with = "[Option<f64>; 2]")]
    interval: [f64; 2],
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    player: String,
    against: String,
    rules: &'static str,
    stakes: &'static str,
    length: u16,
    met: String,
    seed: u64,
    /// Number of games or matches.
    played: u64,
    duplicate: bool,
    /// Whether all requested games were played.
    finished: bool,
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
        Some(points) => DuelStakes::Match(points),
        None => DuelStakes::Money { cube: !args.no_cube && players.iter().all(PlayerSpec::knows_cube) },
    };
    let setup = DuelSetup {
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
    let begun = Instant::now();
    let (mut file, seen) = match (&args.save, &args.resume) {
        (Some(path), _) => (Some(Saved::create(path, &setup).map_err(failed)?), BTreeMap::new()),
        (_, Some(path)) => {
            let (file, seen) = Saved::resume(path, &setup).map_err(failed)?;
            (Some(file), seen)
        }
        (None, None) => (None, BTreeMap::new()),
    };
    let mut progress = Progress::new(seen.len());
    let mut duel = Duel::new(setup, seen).map_err(failed)?;
    let cancel = Cancel::new();
    interrupt::cancels(&cancel)?;
    let finished = duel.run(&cancel, &mut |duel, number| {
        progress.show(duel);
        match (&mut file, duel.seen().get(&number)) {
            (Some(file), Some(observation)) => file.add(number, observation),
            _ => Ok(()),
        }
    });
    progress.clear();
    let (finished, error) = match finished {
        Ok(finished) => (finished, None),
        Err(error) => (false, Some(failed(error))),
    };
    // After a late failure, the earlier games are reported nevertheless.
    if error.is_none() || !duel.seen().is_empty() {
        let answer = Answer::of(&duel, finished, begun.elapsed().as_secs_f64());
        if args.json { output::json(&answer)? } else { output::text(&answer.text(&duel.report()))? }
    }
    error.map_or(Ok(()), Err)
}

fn failed(error: DuelError) -> Failure {
    match error {
        // A missing file is an error of the input.
        DuelError::Io { error: ref cause, .. } if cause.kind() == io::ErrorKind::NotFound => {
            Failure::input(error.to_string())
        }
        DuelError::Io { .. } => Failure::Io(std::io::Error::other(error)),
        _ => Failure::input(error.to_string()),
    }
}

impl Answer {
    fn of(duel: &Duel, finished: bool, seconds: f64) -> Answer {
        let (setup, report) = (duel.setup(), duel.report());
        // A match is won or lost: its result is the share of wins.
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
                DuelStakes::Money { cube: true } => "money",
                DuelStakes::Money { cube: false } => "no-cube",
                DuelStakes::Match(_) => "match",
            },
            length: setup.stakes.length(),
            met: setup.met.name().to_owned(),
            seed: setup.seed,
            played: report.played,
            duplicate: report.duplicate,
            finished,
            won: report.won,
            games: report.games,
            gammons: report.gammons,
            backgammons: report.backgammons,
            raw: interval(report.raw),
            luck_reduced: report.reduced.map(interval),
            decided: report.decided,
            seconds,
            games_per_second: report.games as f64 / seconds.max(1e-9),
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
        if !self.finished {
            text += "interrupted: not all games were played\n";
        }
        text += if self.duplicate {
            "every sequence of dice played from both sides; a pair of games is one observation\n"
        } else {
            "gnubg threw the dice: no sequence could be played from both sides\n"
        };
        _ = write!(text, "{:.1} s, {:.1} games/s", self.seconds, self.games_per_second);
        text
    }
}
