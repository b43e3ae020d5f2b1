//! Input lines at a terminal, with editing, history, and completion of commands.

use std::io;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::input::{self, InputError};
use crate::line::Lines;

/// The prompt.
const PROMPT: &str = "> ";

/// Completes the first word of a line.
struct Words;

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..pos).unwrap_or(line);
        if typed.is_empty() || typed.contains(char::is_whitespace) {
            return Ok((pos, Vec::new()));
        }
        Ok((0, input::completions(typed).into_iter().map(str::to_owned).collect()))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {}
impl Validator for Words {}
impl Helper for Words {}

/// A line editor at the terminal.
pub(crate) struct Typed(Editor<Words, MemHistory>);

impl Typed {
    /// Creates an editor with an empty history.
    pub(crate) fn new() -> io::Result<Typed> {
        let config = Config::builder().auto_add_history(true).build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(io::Error::other)?;
        editor.set_helper(Some(Words));
        Ok(Typed(editor))
    }
}

impl Lines for Typed {
    fn next(&mut self) -> io::Result<Option<Result<String, InputError>>> {
        match self.0.readline(PROMPT) {
            Ok(line) => Ok(Some(Ok(line))),
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}
