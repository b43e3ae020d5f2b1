//! How a command fails: one line on standard error and a code.

use std::borrow::Cow;
use std::io::{self, Write};
use std::process::ExitCode;

/// The most bytes of a line on standard error: an error quotes its input, which can be of any length.
const LONGEST: usize = 600;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong: the line names what was expected. Code 2.
    Input(String),
    /// The machine failed: a disk, a pipe. Code 1.
    Io(io::Error),
}

impl Failure {
    /// The input is wrong.
    pub(crate) fn input(error: &str) -> Failure {
        Failure::Input(error.to_owned())
    }

    /// The first paragraph of a refusal of the command line, on one line, with the usage.
    pub(crate) fn of_arguments(error: &clap::Error) -> Failure {
        let text = error.render().to_string();
        let first = text.split("\n\n").next().unwrap_or_default();
        let first = first.split_whitespace().collect::<Vec<_>>().join(" ");
        let first = first.strip_prefix("error: ").unwrap_or(&first).to_owned();
        let usage = text.lines().find_map(|line| line.strip_prefix("Usage: "));
        Failure::Input(usage.map_or(first.clone(), |usage| format!("{first}; usage: {}", usage.trim())))
    }

    /// Reports the failure on standard error and returns the code. A standard error that is closed or full changes
    /// nothing about the code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(line) => {
                report(&line);
                ExitCode::from(2)
            }
            // The reader of the output closed it, as `head` does after ten lines.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(error) => {
                report(&error.to_string());
                ExitCode::FAILURE
            }
        }
    }
}

/// Writes one line to standard error, if it can be written.
pub(crate) fn report(line: &str) {
    _ = writeln!(io::stderr(), "tavola: {}", shortened(line));
}

/// A line with its middle left out if it is too long.
pub(crate) fn shortened(line: &str) -> Cow<'_, str> {
    if line.len() <= LONGEST {
        return Cow::Borrowed(line);
    }
    let (head, tail) =
        (line.floor_char_boundary(LONGEST / 2), line.ceil_char_boundary(line.len() - LONGEST / 4));
    Cow::Owned(format!("{} ... {}", &line[..head], &line[tail..]))
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Io(error.into())
    }
}
