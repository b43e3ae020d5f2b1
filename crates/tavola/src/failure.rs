//! The failure of a command: one line on standard error and a code.

use std::borrow::Cow;
use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
use tavola_engine::EngineError;
use tavola_notation::any::AnyError;
use tavola_notation::names::visible;

/// Maximum number of bytes of a line on standard error: an error quotes its input, which can be of any length.
const LONGEST: usize = 600;

/// An error in the input of a command. Each text names the expected input.
#[derive(Debug, thiserror::Error)]
pub(crate) enum InputError {
    /// The input is missing.
    #[error("expected {0}")]
    Expected(Cow<'static, str>),
    /// The input is wrong.
    #[error("expected {expected}, not {found:?}")]
    Found {
        /// The expected input.
        expected: Cow<'static, str>,
        /// The found input.
        found: String,
    },
    /// A file cannot be used.
    #[error("{path}: {error}")]
    File {
        /// The path as given.
        path: String,
        /// The reason.
        error: Box<dyn Error + Send + Sync>,
    },
    /// The text is not a position.
    #[error(transparent)]
    Position(#[from] AnyError),
    /// The engine does not support these rules.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The error of another part of Tavola.
    #[error(transparent)]
    Other(Box<dyn Error + Send + Sync>),
}

impl InputError {
    /// Returns the error for missing input.
    pub(crate) fn expected(what: impl Into<Cow<'static, str>>) -> InputError {
        InputError::Expected(what.into())
    }

    /// Returns the error for wrong input.
    pub(crate) fn found(expected: impl Into<Cow<'static, str>>, found: &str) -> InputError {
        InputError::Found { expected: expected.into(), found: found.to_owned() }
    }

    /// Returns the error for an unusable file.
    pub(crate) fn file(path: &str, error: impl Into<Box<dyn Error + Send + Sync>>) -> InputError {
        InputError::File { path: path.to_owned(), error: error.into() }
    }
}

/// The reason why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong. Code 2.
    Input(InputError),
    /// The machine failed: a disk, a pipe. Code 1.
    Io(io::Error),
}

impl Failure {
    /// Returns the failure for an input error of another part of Tavola.
    pub(crate) fn input(error: impl Into<Box<dyn Error + Send + Sync>>) -> Failure {
        Failure::Input(InputError::Other(error.into()))
    }

    /// Returns the first paragraph of clap's refusal on one line, with the usage.
    pub(crate) fn of_arguments(error: &clap::Error) -> Failure {
        let text = error.render().to_string();
        let first = text.split("\n\n").next().unwrap_or_default();
        let first = first.split_whitespace().collect::<Vec<_>>().join(" ");
        let first = first.strip_prefix("error: ").unwrap_or(&first).to_owned();
        let meant =
            [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
        let meant = meant.into_iter().find_map(|kind| match error.get(kind)? {
            ContextValue::String(word) => Some(word.clone()),
            ContextValue::Strings(words) => words.first().cloned(),
            _ => None,
        });
        let meant = meant.map_or_else(String::new, |word| format!("; did you mean {word}?"));
        let usage = text.lines().find_map(|line| line.strip_prefix("Usage: "));
        let usage = usage.map_or_else(String::new, |usage| format!("; usage: {}", usage.trim()));
        Failure::input(format!("{first}{meant}{usage}"))
    }

    /// Prints the failure on standard error and returns the code. The code does not depend on whether standard error can be written.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(error) => {
                report(&error.to_string());
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

/// Prints one line on standard error, if possible. It may quote a file or its name, which can contain any characters.
pub(crate) fn report(line: &str) {
    _ = writeln!(io::stderr(), "tavola: {}", shortened(&visible(line, &[])));
}

/// Returns a line, with its middle left out if it is too long.
pub(crate) fn shortened(line: &str) -> Cow<'_, str> {
    if line.len() <= LONGEST {
        return Cow::Borrowed(line);
    }
    let (head, tail) =
        (line.floor_char_boundary(LONGEST / 2), line.ceil_char_boundary(line.len() - LONGEST / 4));
    Cow::Owned(format!("{} ... {}", &line[..head], &line[tail..]))
}

impl From<InputError> for Failure {
    fn from(error: InputError) -> Failure {
        Failure::Input(error)
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
