//! A match line by line: for scripts, for braille lines, and wherever there is no terminal.

use std::io::{self, BufRead, Write};

use tavola_engine::Engine;
use tavola_play::Command;
use tavola_rules::{Player, Waits};

use crate::board::{self, Style};
use crate::input::{self, HELP, Input, InputError};
use crate::session::{Refused, Session};
use crate::think::{Answer, Question};
use crate::words;

/// Why a match in lines ended before its time.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// Standard input cannot be read, or standard output not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The engine could not act.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Plays a match until it is over, `quit` is typed, or the input ends. It is kept in every case. An action that cannot
/// be kept is refused like one that the rules forbid, and the match continues when the disk takes it.
///
/// # Errors
/// If reading or writing fails.
pub fn run(
    session: &mut Session,
    engine: &Engine,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), LineError> {
    writeln!(output, "{}", words::title(session, usize::MAX))?;
    let mut told = session.log().len();
    let mut shown = None;
    loop {
        let unkept = match settle(session, engine) {
            Ok(()) => None,
            Err(Refused::Record(error)) => Some(error),
            Err(refused) => return Err(refused.into()),
        };
        told = told.min(session.log().len());
        for entry in &session.log()[told..] {
            match entry.by {
                Some(player) => writeln!(output, "{} {}", letter(player), entry.text)?,
                None => writeln!(output, "{}", entry.text)?,
            }
        }
        told = session.log().len();
        if shown != Some(session.actions()) {
            show(session, &mut output)?;
            shown = Some(session.actions());
        }
        if let Some(error) = unkept {
            let detail = [("detail", error.to_string().into())];
            writeln!(output, "no: {}", session.speech().with("tui-not-kept-line", &detail))?;
        }
        output.flush()?;
        if session.played().is_over() {
            return Ok(());
        }
        let Some(line) = next_line(&mut input)? else {
            return Ok(());
        };
        if line.as_ref().is_ok_and(|line| line.trim().is_empty()) {
            continue;
        }
        let done = match line.and_then(|line| input::parse(&line)) {
            Ok(Input::Quit) => {
                let path = [("path", session.path().display().to_string().into())];
                return Ok(writeln!(output, "{}", session.speech().with("tui-kept", &path))?);
            }
            Ok(Input::Help) => {
                for (typed, meaning) in HELP {
                    writeln!(output, "{typed}: {}", session.speech().text(meaning))?;
                }
                Ok(())
            }
            Ok(Input::Board) => {
                shown = None;
                Ok(())
            }
            Ok(Input::Hint) => hint(session, engine, &mut output)?,
            Ok(Input::Resign) if session.resignations().len() > 1 => {
                let most = [("most", (session.resignations().len() as u32).into())];
                writeln!(output, "no: {}", session.speech().with("tui-level", &most))?;
                continue;
            }
            Ok(input) => session.command(&input),
            Err(error) => Err(error.into()),
        };
        if let Err(refused) = done {
            writeln!(output, "no: {}", words::refusal(session, &refused))?;
        }
    }
}

/// Everything up to the next decision of a person: what bots do, and the end of turns in which nothing more can be
/// moved.
fn settle(session: &mut Session, engine: &Engine) -> Result<(), Refused> {
    loop {
        if let Some(question) = Question::due(session) {
            if let Answer::Decided(player, decision) =
                question.answer(engine).map_err(|_| Refused::EngineLost)?
            {
                session.decided(player, decision)?;
            }
        } else if session.own_turn().is_some_and(|turn| turn.waits() != Waits::Move) {
            session.command(&Input::Do(Command::Done))?;
        } else {
            return Ok(());
        }
    }
}

/// The longest line that is read; no play is as long.
const LONGEST: usize = 200;

/// The next line, without more memory than it may be long; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, InputError>>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let part = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            part => part?,
        };
        if part.is_empty() && line.is_empty() && !too_long {
            return Ok(None);
        }
        let end = part.iter().position(|byte| *byte == b'\n');
        let (text, used) = (&part[..end.unwrap_or(part.len())], end.map_or(part.len(), |end| end + 1));
        too_long |= line.len() + text.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(text);
        }
        let ended = end.is_some() || part.is_empty();
        input.consume(used);
        if ended {
            break;
        }
    }
    Ok(Some(match String::from_utf8(line) {
        _ if too_long => Err(InputError::TooLong { most: LONGEST }),
        Ok(line) => Ok(line),
        Err(_) => Err(InputError::NotUtf8),
    }))
}

fn hint(session: &Session, engine: &Engine, output: &mut impl Write) -> io::Result<Result<(), Refused>> {
    let question = match Question::hint(session) {
        Ok(question) => question,
        Err(refused) => return Ok(Err(refused)),
    };
    match question.answer(engine) {
        Ok(Answer::Hint(lines)) => lines.iter().try_for_each(|line| writeln!(output, "hint: {line}"))?,
        Ok(Answer::Decided(..)) => {}
        Err(_) => return Ok(Err(Refused::EngineLost)),
    }
    Ok(Ok(()))
}

fn letter(player: Player) -> &'static str {
    Style::PLAIN.glyphs.checkers[player.index()]
}

fn show(session: &Session, output: &mut impl Write) -> io::Result<()> {
    let m = session.played();
    let style = Style { numbers: session.viewer(), ..Style::PLAIN };
    let setup = m.game().position(Player::First).setup();
    writeln!(output, "\n{}", board::draw(&setup, m.rules().track, &style, &words::captured(session)))?;
    // The same in words, the viewer first: short enough for a braille line.
    writeln!(output, "position {}", m.game().position(session.viewer()))?;
    for player in Player::BOTH {
        writeln!(output, "{} {}", letter(player), words::side(session, player))?;
    }
    let choices: Vec<&str> = session.choices().iter().map(|choice| choice.word).collect();
    if choices.is_empty() {
        writeln!(output, "{}", words::state(session))
    } else {
        writeln!(output, "{} [{}]", words::state(session), choices.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, InputError>> {
        // Parts of three bytes, as a slow pipe gives them.
        let mut input = io::BufReader::with_capacity(3, bytes);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_that_are_no_text_or_too_long_are_refused_and_the_next_one_is_read() {
        let long = [b"x".repeat(LONGEST + 1), b"\nroll\n".to_vec()].concat();
        assert_eq!(lines(&long), [Err(InputError::TooLong { most: LONGEST }), Ok("roll".to_owned())]);
        assert_eq!(lines(b"ro\xffll\nroll"), [Err(InputError::NotUtf8), Ok("roll".to_owned())]);
        assert_eq!(lines(b"\n\r\n"), [Ok(String::new()), Ok("\r".to_owned())]);
        assert_eq!(lines(b""), []);
        assert_eq!(lines(&b"y".repeat(LONGEST)), [Ok("y".repeat(LONGEST))]);
    }
}
