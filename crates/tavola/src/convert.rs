//! `tavola convert`: a match file in another format.

use std::io::{self, Write};

use tavola_notation::match_files;
use tavola_play::MatchRecord;

use crate::failure::{self, Failure, InputError};
use crate::input;
use crate::match_file::{Fault, FileFormat, Readable, broken_at, extent, read, readable};

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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let to = args.to.or_else(|| FileFormat::of_path(&args.output)).ok_or_else(|| {
        let formats = format!("--to with the format of {}: mat, sgf, oldmoves or json", args.output);
        Failure::from(InputError::expected(formats))
    })?;
    let bytes = read(&args.input)?;
    let from = FileFormat::of(args.from, &args.input, &bytes);
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
    let Readable { file, fault } = readable(&bytes, from).map_err(named)?;
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

fn write(path: &str, text: &str) -> Result<(), Failure> {
    if path == input::STDIN {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        return Ok(out.flush()?);
    }
    std::fs::write(path, text)
        .map_err(|error| Failure::Io(io::Error::new(error.kind(), format!("{path}: {error}"))))
}
