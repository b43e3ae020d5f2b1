//! `tavola tables`: makes the tables of exact equities, and loads those that have been made.

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
use tavola_engine::evaluators::tables::hypergammon::{Hypergammon, MOST_CHECKERS};
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
    /// The folder for data, in which tables are kept in the folder tables [default: the platform's]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Say whether a table that has been made is whole, and make none
    #[arg(long)]
    check: bool,
    /// How many threads share the work; the table is the same [default: all there are]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// Gives an engine a table.
type Share = Box<dyn FnOnce(&Engine)>;

/// A table.
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

    fn make(self, work: &Work) -> Result<Cow<'static, [u8]>, Cancelled> {
        Ok(match self {
            Name::BearOff => TwoSided::solve(work)?.into_file(),
            Name::Hypergammon => {
                let solved = Hypergammon::solve(MOST_CHECKERS, work, |swept| {
                    _ = writeln!(
                        io::stderr(),
                        "sweep {}: values changed by up to {:.6}",
                        swept.sweep,
                        swept.change
                    );
                });
                solved?.into_file()
            }
        })
    }

    /// What gives the engine the table that these bytes are.
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

/// A table that is on the disk.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Report<'a> {
    table: &'static str,
    positions: usize,
    #[schemars(with = "String")]
    file: &'a Path,
    bytes: usize,
    /// CRC-32.
    checksum: String,
    /// What it took to make; nothing if it was only checked.
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

/// Makes a table and puts it in its place whole.
fn make(args: &Args, file: &Path) -> Result<(), Failure> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| about(folder, &error))?;
    let work = Work::inline().with_threads(input::threads(args.threads)).map_err(io::Error::other)?;
    let bytes = args.table.make(&work).map_err(io::Error::other)?;
    let unfinished = file.with_extension(format!("{}.new", std::process::id()));
    // It must be on the disk before it has its name, and must not be written again when it has: see `mapped`.
    File::create(&unfinished)
        .and_then(|mut new| new.write_all(&bytes).and_then(|()| new.sync_all()))
        .and_then(|()| fs::rename(&unfinished, file))
        .inspect_err(|_| _ = fs::remove_file(&unfinished))
        .map_err(|error| about(file, &error))
}

/// Maps a file that must be a whole table: its bytes, and what gives the engine the table. It is read once to the
/// end before, which takes a millisecond for each 5 MB, but is kept in memory only where it is looked at.
fn open(table: Name, path: &Path) -> io::Result<(&'static [u8], Share)> {
    let file = File::open(path)?;
    let bytes = mapped::map(&file)?;
    let share = table.table(bytes).map_err(io::Error::other)?;
    if !is_whole(&file)? {
        return Err(io::Error::other(TableError::Damaged));
    }
    Ok((bytes, share))
}

/// An error of the machine, and the file that it is about.
fn about(file: &Path, error: &io::Error) -> Failure {
    Failure::Io(io::Error::new(error.kind(), format!("{}: {error}", file.display())))
}

/// The engine with its nets, on all cores.
pub(crate) fn engine() -> io::Result<Engine> {
    let work = Work::inline().with_threads(input::threads(None)).map_err(io::Error::other)?;
    Ok(Engine::embedded().with_work(work))
}

/// The engine for a command that runs on. It is given the tables that have been made while other things are done.
pub(crate) fn engine_with_tables(data: &Path) -> io::Result<Engine> {
    let engine = engine()?;
    let (given, data) = (engine.clone(), data.to_owned());
    thread::spawn(move || [Name::BearOff, Name::Hypergammon].map(|table| share(table, &data, &given)));
    Ok(engine)
}

/// The engine with the tables that have been made and serve a game.
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

/// Gives an engine a table that has been made. One that has not been made is not missed, and one that is damaged is
/// reported: the engine plays without.
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
