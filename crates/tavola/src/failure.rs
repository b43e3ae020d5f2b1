//! How a command ends when it does not end well: one line on standard error and a code.

use std::io;
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked makes no sense: the line says what was expected. Code 2.
    Input(String),
    /// The machine did not do its part. Code 1.
    Io(io::Error),
}

impl Failure {
    /// What was asked makes no sense.
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

    /// Says it, unless nobody listens any more, and gives the code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(line) => {
                eprintln!("tavola: {line}");
                ExitCode::from(2)
            }
            // Whoever read the output has seen enough, as `head` has after ten lines.
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Io(error) => {
                eprintln!("tavola: {error}");
                ExitCode::FAILURE
            }
        }
    }
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
