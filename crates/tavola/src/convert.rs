//! `tavola convert`: a match file in another format.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use std::str::FromStr;

use tavola_notation::match_files::{self, Format, MOST_BYTES, MatchFile};
use tavola_play::{MatchRecord, RecordError};

use crate::failure::{self, Failure, InputError};
use crate::input;

const EXAMPLES: &str = "\
Examples:
  tavola convert match.mat match.sgf
  tavola convert match.sgf match.json
  tavola convert broken.mat whole.mat --lenient
  tavola convert --from sgf --to mat - - < match.sgf";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to read, or - for standard input
    #[arg(value_name = "IN", allow_hyphen_values = true)]
    input: String,
    /// The file to write, or - for standard output
    #[arg(value_name = "OUT", allow_hyphen_values = true)]
    output: String,
    /// The format of IN [default: by the extension, else by the content]: mat, sgf, oldmoves, xg, json
    #[arg(long, value_name = "FORMAT")]
    from: Option<FileFormat>,
    /// The format of OUT [default: by the extension]: mat, sgf, oldmoves, json
    #[arg(long, value_name = "FORMAT")]
    to: Option<FileFormat>,
    /// Write what can be read before the first fault, and report the fault
    #[arg(long)]
    lenient: bool,
}

/// What files are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileFormat {
    /// Formats of other programs.
    Other(Format),
    /// Tavola's own.
    Json,
}

impl FromStr for FileFormat {
    type Err = InputError;

    fn from_str(name: &str) -> Result<FileFormat, InputError> {
        if name == "json" {
            return Ok(FileFormat::Json);
        }
        let formats = || format!("one of {}, json", Format::ALL.map(Format::name).join(", "));
        name.parse().map(FileFormat::Other).map_err(|_| InputError::expected(formats()))
    }
}

impl FileFormat {
    fn of_path(path: &str) -> Option<FileFormat> {
        let extension = Path::new(path).extension()?.to_str()?;
        if extension.eq_ignore_ascii_case("json") {
            return Some(FileFormat::Json);
        }
        Format::of_extension(extension).map(FileFormat::Other)
    }

    fn of_content(bytes: &[u8]) -> FileFormat {
        match bytes.trim_ascii_start().first() {
            Some(b'{') => FileFormat::Json,
            _ => FileFormat::Other(Format::of_content(bytes)),
        }
    }
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
enum Fault {
    /// With a match file of another program.
    #[error(transparent)]
    File(#[from] match_files::Fault),
    /// With a record of Tavola.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The format that is to be written does not hold the match.
    #[error(transparent)]
    Write(#[from] match_files::WriteError),
}

/// A match as far as it could be read, and what is wrong after that.
struct Converted {
    file: MatchFile,
    fault: Option<Fault>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let to = args.to.or_else(|| FileFormat::of_path(&args.output)).ok_or_else(|| {
        let formats = format!("--to with the format of {}: mat, sgf, oldmoves or json", args.output);
        Failure::from(InputError::expected(formats))
    })?;
    let bytes = read(&args.input)?;
    let from = args
        .from
        .or_else(|| FileFormat::of_path(&args.input))
        .unwrap_or_else(|| FileFormat::of_content(&bytes));
    let named = |error: Fault| Failure::from(InputError::file(&args.input, error));
    // A record that stays one keeps its seats, clocks and analysis.
    if (from, to) == (FileFormat::Json, FileFormat::Json) {
        let mut record = MatchRecord::parse(&bytes).map_err(|error| named(error.into()))?;
        if let Err(error) = record.file() {
            let Some(at) = broken_at(&error).filter(|_| args.lenient) else {
                return Err(named(error.into()));
            };
            record.log.truncate(at);
            failure::report(&format!("{}: {error}", args.input));
        }
        return write(&args.output, &record.print().map_err(|error| named(error.into()))?);
    }
    let Converted { file, fault } = converted(&bytes, from).map_err(named)?;
    if let Some(fault) = &fault {
        if !args.lenient {
            let fault = format!("{fault}; {} can be read with --lenient", extent(&file));
            return Err(InputError::file(&args.input, fault).into());
        }
        failure::report(&format!("{}: {fault}; written: {}", args.input, extent(&file)));
    }
    let text = match to {
        FileFormat::Other(format) => match_files::print(&file, format).map_err(Fault::from),
        FileFormat::Json => {
            MatchRecord::of_file(&file).and_then(|record| record.print()).map_err(Fault::from)
        }
    };
    write(&args.output, &text.map_err(named)?)
}

/// Reads a match in a format. The error is that of a file of which nothing can be read.
fn converted(bytes: &[u8], from: FileFormat) -> Result<Converted, Fault> {
    match from {
        FileFormat::Other(format) => match match_files::parse(bytes, format) {
            Ok(file) => Ok(Converted { file, fault: None }),
            Err(error) => match error.read {
                Some(file) => Ok(Converted { file: *file, fault: Some(error.fault.into()) }),
                None => Err(error.fault.into()),
            },
        },
        FileFormat::Json => {
            let mut record = MatchRecord::parse(bytes)?;
            match record.file() {
                Ok(file) => Ok(Converted { file, fault: None }),
                Err(error) => {
                    let Some(at) = broken_at(&error).filter(|at| *at > 0) else { return Err(error.into()) };
                    record.log.truncate(at);
                    Ok(Converted { file: record.file()?, fault: Some(error.into()) })
                }
            }
        }
    }
}

/// The entry of the log that the rules refuse.
fn broken_at(error: &RecordError) -> Option<usize> {
    match error {
        RecordError::Replay(refused) => Some(refused.at),
        _ => None,
    }
}

/// How much of a match there is.
fn extent(file: &MatchFile) -> String {
    let whole = file.games.iter().filter(|game| game.result.is_some()).count();
    let plays = file.games.iter().flat_map(|game| &game.actions);
    let plays = plays.filter(|(_, action)| *action == tavola_rules::Action::Done).count();
    format!("{whole} whole games and {plays} plays")
}

/// Reads a file, or standard input, but no more than the largest match file and a byte.
fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let limit = MOST_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == input::STDIN {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        let named = |error: io::Error| Failure::from(InputError::file(path, error));
        File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes)).map_err(named)?;
    }
    Ok(bytes)
}

fn write(path: &str, text: &str) -> Result<(), Failure> {
    if path == input::STDIN {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        return Ok(out.flush()?);
    }
    std::fs::write(path, text)
        .map_err(|error| Failure::Io(io::Error::new(error.kind(), format!("{path}: {error}"))))
}
