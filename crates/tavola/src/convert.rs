//! `tavola convert`: a match file in another format.

use std::io::{self, Write};

use tavola_play::{FileFormat, MatchRecord, ReadMatch};

use crate::failure::{self, Failure, InputError};
use crate::input;
use crate::match_file::{self, extent};

const EXAMPLES: &str = "\
Examples:
  tavola convert match.mat match.sgf
  tavola convert match.sgf match.json
  tavola convert broken.mat whole.mat --lenient
  tavola convert --from sgf --to mat - - < match.sgf";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to read, the number of a match of the terminal, or - for standard input
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
    /// Write the part before the first fault, and report the fault
    #[arg(long)]
    lenient: bool,
}

/// Writes a file in another format; by default the format of its extension.
pub(crate) fn file(input: &str, output: &str, to: Option<FileFormat>) -> Result<(), Failure> {
    run(&Args { input: input.to_owned(), output: output.to_owned(), from: None, to, lenient: false })
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let to = args.to.or_else(|| FileFormat::of_path(&args.output)).ok_or_else(|| {
        let formats = format!("--to with the format of {}: mat, sgf, oldmoves or json", args.output);
        Failure::from(InputError::expected(formats))
    })?;
    let bytes = match_file::read(&args.input)?;
    let from = args.from.unwrap_or_else(|| FileFormat::of(&args.input, &bytes));
    // A conversion of a record to a record keeps seats, clocks and analysis.
    if (from, to) == (FileFormat::Record, FileFormat::Record) {
        let mut record = MatchRecord::parse(&bytes).map_err(|error| named(args, error))?;
        if let Some(fault) = record.keep_playable().map_err(|error| named(args, error))? {
            if !args.lenient {
                return Err(named(args, fault));
            }
            failure::report(&format!("{}: {fault}", args.input));
        }
        return write(&args.output, &record.print().map_err(|error| named(args, error))?);
    }
    let read = ReadMatch::parse(&bytes, from).map_err(|error| named(args, error))?;
    if let Some(fault) = &read.fault {
        if !args.lenient {
            return Err(named(args, format!("{fault}; {} can be read with --lenient", extent(&read))));
        }
        failure::report(&format!("{}: {fault}; written: {}", args.input, extent(&read)));
    }
    write(&args.output, &to.print(&read.file).map_err(|error| named(args, error))?)
}

/// Returns a failure with the name of the input file.
fn named(args: &Args, error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Failure {
    InputError::file(&args.input, error).into()
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
