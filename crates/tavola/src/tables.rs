//! `tavola tables`: makes the tables of exact equities, and loads existing ones.

mod first_use;

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use clap::ValueEnum;
use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::evaluators::tables::bearoff::TwoSided;
use tavola_engine::evaluators::tables::hypergammon::{Hypergammon, MOST_CHECKERS, Sweep};
use tavola_engine::evaluators::tables::table::{TableError, checksum, is_whole};
use tavola_engine::{Engine, Work, work::Cancelled};
use tavola_rules::Rules;

use crate::failure::{self, Failure};
use crate::{folders, input, mapped, output};

const EXAMPLES: &str = "\
Examples:
  tavola tables
  tavola tables --check
  tavola tables hypergammon --json

With a table the engine has the exact equity of its positions for money, and plays them perfectly.
The bear-off takes a second; hypergammon takes six minutes of a core, 0.4 GB of memory and
86 MB on the disk.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The table
    #[arg(value_enum, value_name = "TABLE", default_value = "bear-off")]
    table: Name,
    /// The folder for data, with the tables in its folder tables [default: the platform's]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Check whether an existing table is complete, and make none
    #[arg(long)]
    check: bool,
    /// Number of threads; the table does not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A function that gives an engine a table.
type Share = Box<dyn FnOnce(&Engine)>;

/// The name of a table.
#[derive(Clone, Copy, ValueEnum)]
enum Name {
    /// Both home, six checkers each at most
    BearOff,
    /// All of hypergammon
    Hypergammon,
}

impl Name {
    fn word(self) -> &'static str {
        match self {
            Name::BearOff => "bear-off",
            Name::Hypergammon => "hypergammon",
        }
    }

    fn file(self, data: &Path) -> PathBuf {
        data.join("tables").join(self.word()).with_extension("tab")
    }

    fn positions(self) -> usize {
        match self {
            Name::BearOff => TwoSided::POSITIONS,
            Name::Hypergammon => Hypergammon::entries(MOST_CHECKERS),
        }
    }

    /// Makes the bytes of its file. `swept` gets the course of a long work.
    fn make(self, work: &Work, swept: impl FnMut(Sweep)) -> Result<Cow<'static, [u8]>, Cancelled> {
        Ok(match self {
            Name::BearOff => TwoSided::solve(work)?.into_file(),
            Name::Hypergammon => Hypergammon::solve(MOST_CHECKERS, work, swept)?.into_file(),
        })
    }

    /// Returns the function that gives an engine the table in some bytes.
    fn table(self, bytes: &'static [u8]) -> Result<Share, TableError> {
        Ok(match self {
            Name::BearOff => {
                let table = TwoSided::from_file(bytes.into())?;
                Box::new(|engine| engine.add_table(table))
            }
            Name::Hypergammon => {
                let table = Hypergammon::from_file(MOST_CHECKERS, bytes.into())?;
                Box::new(|engine| engine.add_table(table))
            }
        })
    }
}

/// A table on the disk.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Report<'a> {
    table: &'static str,
    positions: usize,
    #[schemars(with = "String")]
    file: &'a Path,
    bytes: usize,
    /// CRC-32 in hexadecimal.
    checksum: String,
    /// Seconds to make it; absent if it was only checked.
    seconds: Option<f64>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let data = match &args.data {
        Some(data) => data.clone(),
        None => folders::data()?,
    };
    let file = args.table.file(&data);
    let begun = Instant::now();
    if !args.check {
        make(args, &file)?;
    }
    let (bytes, _) = open(args.table, &file).map_err(|error| about(&file, &error))?;
    let report = Report {
        table: args.table.word(),
        positions: args.table.positions(),
        file: &file,
        bytes: bytes.len(),
        checksum: checksum(bytes),
        seconds: (!args.check).then(|| begun.elapsed().as_secs_f64()),
    };
    if args.json {
        return output::json(&report);
    }
    let done = report.seconds.map_or("whole".to_owned(), |seconds| format!("made in {seconds:.1} s"));
    output::text(&format!(
        "{}: {} positions, {done}\n{}, {} bytes, checksum {}",
        report.table,
        report.positions,
        file.display(),
        report.bytes,
        report.checksum
    ))
}

/// Makes a table, with the course of the work on standard error.
fn make(args: &Args, file: &Path) -> Result<(), Failure> {
    let work = Work::inline().with_threads(input::threads(args.threads)).map_err(io::Error::other)?;
    let report = |swept: Sweep| {
        _ = writeln!(io::stderr(), "sweep {}: values changed by up to {:.6}", swept.sweep, swept.change);
    };
    let bytes = args.table.make(&work, report).map_err(io::Error::other)?;
    Ok(store(&bytes, file)?)
}

/// Stores a complete table under its name.
fn store(bytes: &[u8], file: &Path) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| about(folder, &error))?;
    let unfinished = file.with_extension(format!("{}.new", std::process::id()));
    // It must be on the disk before it gets its name, and must not be written afterwards: see `mapped`.
    File::create(&unfinished)
        .and_then(|mut new| new.write_all(bytes).and_then(|()| new.sync_all()))
        .and_then(|()| fs::rename(&unfinished, file))
        .inspect_err(|_| _ = fs::remove_file(&unfinished))
        .map_err(|error| about(file, &error))
}

/// Maps a file that must be a complete table: returns its bytes, and the function that gives it to an engine. The check reads it once to
/// the end, which takes a millisecond for each 5 MB, but only used parts stay in memory.
fn open(table: Name, path: &Path) -> io::Result<(&'static [u8], Share)> {
    let file = File::open(path)?;
    let bytes = mapped::map(&file)?;
    let share = table.table(bytes).map_err(io::Error::other)?;
    if !is_whole(&file)? {
        return Err(io::Error::other(TableError::Damaged));
    }
    Ok((bytes, share))
}

/// Returns an error of the machine with its file.
fn about(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

/// Returns the engine with its nets, on all cores.
pub(crate) fn engine() -> io::Result<Engine> {
    let work = Work::inline().with_threads(input::threads(None)).map_err(io::Error::other)?;
    Ok(Engine::embedded().with_work(work))
}

/// Returns the engine for a long-running command. It gets the existing tables in the background.
pub(crate) fn engine_with_tables(data: &Path) -> io::Result<Engine> {
    let engine = engine()?;
    let (given, data) = (engine.clone(), data.to_owned());
    thread::spawn(move || [Name::BearOff, Name::Hypergammon].map(|table| share(table, &data, &given)));
    Ok(engine)
}

/// Returns the same engine, which makes the table of hypergammon itself when that game is evaluated for the first time.
pub(crate) fn engine_making_tables(data: &Path) -> io::Result<Engine> {
    let engine = engine_with_tables(data)?;
    if !Name::Hypergammon.file(data).exists() {
        first_use::prepare(data, &engine);
    }
    Ok(engine)
}

/// Returns the engine with the existing tables for a game.
pub(crate) fn engine_for(rules: &Rules) -> io::Result<Engine> {
    let engine = engine()?;
    if let Ok(data) = folders::data() {
        share(Name::BearOff, &data, &engine);
        if rules.name == Name::Hypergammon.word() {
            share(Name::Hypergammon, &data, &engine);
        }
    }
    Ok(engine)
}

/// Gives an engine an existing table. A missing one is ignored, and a damaged one is reported: the engine plays without it.
fn share(table: Name, data: &Path, engine: &Engine) {
    let file = table.file(data);
    match open(table, &file) {
        Ok((_, share)) => share(engine),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {}
        Err(error) => {
            failure::report(&format!(
                "{}: {error}; tavola tables {} makes it anew",
                file.display(),
                table.word()
            ));
        }
    }
}
