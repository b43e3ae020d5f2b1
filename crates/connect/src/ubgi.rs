//! The Universal Backgammon Interface: a controller asks the engine over standard input and output, one command a line.
//!
//! The protocol has three spellings, and all are accepted at once:
//!
//! * 0.01 (Øystein Schønning-Johansen): an XGID or a board line of FIBS alone is the question, and the answer is a play,
//!   `roll`, `double`, `take`, `drop`, an empty line, or `sorry`;
//! * 0.1 (the specification of `bgci`): `setoption name N value V`, `newsession`, `setscore`, `setcube`, `setturn`, and
//!   `go role chequer|cube|turn`;
//! * 0.2: `set K V`, `get K`, `keys`, and `go chequer|cube|turn`.
//!
//! `docs/connect.md` has every command with an example.
//!
//! ```
//! use tavola_connect::ubgi;
//! use tavola_engine::Engine;
//!
//! let answers = ubgi::answers(Engine::embedded(), "position gnubgid 4HPwATDgc/ABMA\nset engine.ply 1\ndice 3 1\ngo\n");
//! assert!(answers.ends_with("bestmove 8/5 6/5\n"));
//! ```

mod command;
mod fault;
mod search;
mod session;
mod settings;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tavola_engine::Engine;

use crate::lines;
use session::{Next, Session};

/// Destination of the answers. A search writes to it from its own thread.
type Output<W> = Arc<Mutex<W>>;

/// Answers commands until `quit` or the end of the input. A search that runs at the end of the input is finished.
///
/// # Errors
/// If the input or the output fails.
pub fn run<W: Write + Send + 'static>(engine: Engine, input: &mut impl BufRead, output: W) -> io::Result<()> {
    let output = Arc::new(Mutex::new(output));
    answer(engine, input, &output)
}

/// The answers to a text of commands.
#[must_use]
pub fn answers(engine: Engine, commands: &str) -> String {
    let output = Arc::new(Mutex::new(Vec::new()));
    // Memory does not fail.
    let _ = answer(engine, &mut commands.as_bytes(), &output);
    let bytes = std::mem::take(&mut *output.lock().unwrap_or_else(PoisonError::into_inner));
    String::from_utf8_lossy(&bytes).into_owned()
}

fn answer<W: Write + Send + 'static>(
    engine: Engine,
    input: &mut impl BufRead,
    output: &Output<W>,
) -> io::Result<()> {
    let mut session = Session::new(engine, output.clone());
    while let Some(line) = lines::next(input)? {
        if !line.is_empty() && session.command(&line)? == Next::Quit {
            break;
        }
    }
    session.finish()
}

/// Writes one line at once: the controller waits for it.
fn write<W: Write>(output: &Output<W>, line: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    output.write_all(format!("{line}\n").as_bytes())?;
    output.flush()
}
