//! A match line by line: for scripts, for braille lines, and for use without a terminal.

use std::io::{self, BufRead, Write};
use std::str::FromStr;

use tavola_dice::Dice;
use tavola_engine::Engine;
use tavola_rules::{Player, Waits};

use crate::auto::{self, Auto};
use crate::board::{self, Style};
use crate::hear;
use crate::input::{self, Input, InputError, Show};
use crate::session::{Session, SessionError};
use crate::think::{Answer, Question};
use crate::words;

/// The reason why a match in lines ended early.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// Standard input cannot be read, or standard output cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The engine could not act.
    #[error(transparent)]
    Refused(#[from] SessionError),
}

/// The time at which the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardWhen {
    /// Never: `board` is answered in words.
    Never,
    /// Before each decision of a person.
    Turn,
    /// On request.
    Ask,
}

/// The text names no such time.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected never, turn or ask, not {0:?}")]
pub struct BoardWhenError(String);

impl FromStr for BoardWhen {
    type Err = BoardWhenError;

    fn from_str(text: &str) -> Result<BoardWhen, BoardWhenError> {
        match text {
            "never" => Ok(BoardWhen::Never),
            "turn" => Ok(BoardWhen::Turn),
            "ask" => Ok(BoardWhen::Ask),
            _ => Err(BoardWhenError(text.to_owned())),
        }
    }
}

/// Options of a match in lines.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The time at which the board is drawn. Without it a turn is one line of sentences.
    pub board: BoardWhen,
    /// Automatic actions. A turn without further legal moves ends in any case.
    pub auto: Auto,
    /// Whether a person is at a terminal, who may want another match after this one.
    pub at_terminal: bool,
}

impl Manner {
    /// Options for a pipe: everything is drawn, and no action is automatic.
    pub const PIPE: Manner = Manner { board: BoardWhen::Turn, auto: Auto::NONE, at_terminal: false };
}

/// A source of lines.
pub(crate) trait Lines {
    /// Returns the next line; `None` at the end.
    fn next(&mut self) -> io::Result<Option<Result<String, InputError>>>;
}

impl<R: BufRead> Lines for R {
    fn next(&mut self) -> io::Result<Option<Result<String, InputError>>> {
        next_line(self)
    }
}

/// Plays a match until it is over, `quit` is typed, or the input ends. It is saved in every case. An action that cannot be saved is refused
/// like an illegal one, and the match continues when the disk accepts it.
///
/// # Errors
/// Reading or writing fails.
pub fn run(
    session: &mut Session,
    engine: &Engine,
    manner: Manner,
    mut input: impl BufRead,
    mut output: impl Write,
) -> Result<(), LineError> {
    Talk { session, engine, manner, output: &mut output }.hold(&mut input)
}

/// A match with its output and its options.
pub(crate) struct Talk<'a, W> {
    pub(crate) session: &'a mut Session,
    pub(crate) engine: &'a Engine,
    pub(crate) manner: Manner,
    pub(crate) output: &'a mut W,
}

impl<W: Write> Talk<'_, W> {
    /// Plays until the end of the match or of the input.
    pub(crate) fn hold(mut self, input: &mut impl Lines) -> Result<(), LineError> {
        self.begin()?;
        let mut told = self.session.log().len();
        let mut shown = None;
        let mut ended = false;
        loop {
            // The entry that asked for dice is removed after the roll.
            told = told.min(self.session.log().len());
            let unkept = match settle(self.session, self.engine, self.manner.auto) {
                Ok(()) => None,
                Err(SessionError::Record(error)) => Some(error),
                Err(refused) => return Err(refused.into()),
            };
            let changed = shown != Some(self.session.actions());
            if changed || told < self.session.log().len() {
                self.tell(told, changed)?;
            }
            (told, shown) = (self.session.log().len(), Some(self.session.actions()));
            if let Some(error) = unkept {
                let detail = [("detail", error.to_string().into())];
                self.refuse(&self.session.speech().with("tui-not-kept-line", &detail))?;
            }
            if self.session.played().is_over() && !ended {
                ended = true;
                for line in words::after_match(self.session, self.manner.at_terminal) {
                    writeln!(self.output, "{line}")?;
                }
            }
            self.output.flush()?;
            if ended && !self.manner.at_terminal {
                return Ok(());
            }
            let Some(line) = input.next()? else {
                return if self.manner.at_terminal && !ended { self.keep() } else { Ok(()) };
            };
            if line.as_ref().is_ok_and(|line| line.trim().is_empty()) {
                continue;
            }
            let done = match line.and_then(|line| input::parse(&line)) {
                Ok(Input::Quit) if ended => return Ok(()),
                Ok(Input::Quit) => return self.keep(),
                Ok(Input::Again) if ended => {
                    *self.session = self.session.rematch(Dice::random())?;
                    (told, shown, ended) = (0, None, false);
                    self.begin()?;
                    Ok(())
                }
                Ok(Input::Help) => self.help()?,
                Ok(Input::Show(Show::Board)) if self.manner.board != BoardWhen::Never => {
                    self.draw()?;
                    self.wait()?;
                    Ok(())
                }
                Ok(Input::Show(show)) => match hear::answer(self.session, show) {
                    Ok(lines) => lines.iter().try_for_each(|line| writeln!(self.output, "{line}")).map(Ok)?,
                    Err(refused) => Err(refused),
                },
                Ok(Input::Hint) => self.hint()?,
                Ok(Input::Resign) if self.session.resignations().len() > 1 => {
                    let most = [("most", (self.session.resignations().len() as u32).into())];
                    self.refuse(&self.session.speech().with("tui-level", &most))?;
                    continue;
                }
                Ok(input) => self.session.command(&input),
                Err(error) => Err(error.into()),
            };
            if let Err(refused) = done {
                self.refuse(&words::refusal(self.session, &refused))?;
            }
        }
    }

    fn begin(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", words::title(self.session, usize::MAX))
    }

    /// Reports that the match is saved.
    fn keep(&mut self) -> Result<(), LineError> {
        let path = [("path", self.session.path().display().to_string().into())];
        Ok(writeln!(self.output, "{}", self.session.speech().with("tui-kept", &path))?)
    }

    fn refuse(&mut self, why: &str) -> io::Result<()> {
        writeln!(self.output, "no: {why}")
    }

    fn help(&mut self) -> io::Result<Result<(), SessionError>> {
        for (typed, meaning) in input::help(self.session.played().rules().track) {
            writeln!(self.output, "{typed}: {}", self.session.speech().text(meaning))?;
        }
        Ok(Ok(()))
    }

    /// Prints the events since the entry `told`, and the action that the match waits for. `changed`: the board as well.
    fn tell(&mut self, told: usize, changed: bool) -> io::Result<()> {
        let session = &*self.session;
        let news = &session.log()[told..];
        if self.manner.board == BoardWhen::Turn {
            for entry in news {
                match entry.by {
                    Some(player) => writeln!(self.output, "{} {}", letter(player), entry.text)?,
                    None => writeln!(self.output, "{}", entry.text)?,
                }
            }
            if !changed {
                return Ok(());
            }
            self.draw()?;
            return self.wait();
        }
        let over = session.played().is_over();
        let pips = if over { None } else { hear::pips(session) };
        // The events include the end of a match.
        let state = if over { String::new() } else { state(session) };
        let parts = news.iter().map(|entry| entry.spoken.clone()).chain([state]).chain(pips);
        writeln!(self.output, "{}", hear::sentences(parts))
    }

    /// Prints the board, the position in words, the viewer first, and both sides.
    fn draw(&mut self) -> io::Result<()> {
        let m = self.session.played();
        let style = Style { numbers: self.session.viewer(), ..Style::PLAIN };
        let setup = m.game().position(Player::First).setup();
        let captured = words::captured(self.session);
        writeln!(self.output, "\n{}", board::draw(&setup, m.rules().track, &style, &captured))?;
        writeln!(self.output, "position {}", m.game().position(self.session.viewer()))?;
        for player in Player::BOTH {
            writeln!(self.output, "{} {}", letter(player), words::side(self.session, player))?;
        }
        Ok(())
    }

    /// Prints the action that the match waits for, with the possible inputs in brackets.
    fn wait(&mut self) -> io::Result<()> {
        let choices: Vec<&str> = self.session.choices().iter().map(|choice| choice.word).collect();
        if choices.is_empty() {
            writeln!(self.output, "{}", words::state(self.session))
        } else {
            writeln!(self.output, "{} [{}]", words::state(self.session), choices.join(", "))
        }
    }

    fn hint(&mut self) -> io::Result<Result<(), SessionError>> {
        let question = match Question::hint(self.session) {
            Ok(question) => question,
            Err(refused) => return Ok(Err(refused)),
        };
        match question.answer(self.engine) {
            Ok(Answer::Hint(lines)) => {
                lines.iter().try_for_each(|line| writeln!(self.output, "hint: {line}"))?;
            }
            Ok(Answer::Decided(..)) => {}
            Err(_) => return Ok(Err(SessionError::EngineLost)),
        }
        Ok(Ok(()))
    }
}

/// Returns the action that the match waits for, with the possible inputs unless they are only plays.
fn state(session: &Session) -> String {
    let state = words::state(session);
    let words = if session.own_turn().is_some() { Vec::new() } else { session.choices() };
    let words: Vec<&str> = words.iter().map(|choice| choice.word).filter(|word| *word != "resign").collect();
    match words[..] {
        [] => state,
        // A voice does not distinguish commas from brackets.
        _ if state.ends_with('?') => format!("{state} {}", words.join(", ")),
        _ => format!("{}: {}", state.trim_end_matches(['.', '!']), words.join(", ")),
    }
}

/// Carries out everything up to the next decision of a person: the actions of bots, and the end of turns without further legal moves.
fn settle(session: &mut Session, engine: &Engine, auto: Auto) -> Result<(), SessionError> {
    loop {
        if let Some(question) = Question::due(session) {
            if let Answer::Decided(player, decision) =
                question.answer(engine).map_err(|_| SessionError::EngineLost)?
            {
                session.decided(player, decision)?;
            }
        } else if session.own_turn().is_some_and(|turn| turn.waits() != Waits::Move) {
            session.end_turn()?;
        } else if !auto::act(session, auto)? {
            return Ok(());
        }
    }
}

/// Maximum length of a line in bytes; no play is as long.
const LONGEST: usize = 200;

/// Reads the next line with bounded memory; `None` at the end of the input.
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

fn letter(player: Player) -> &'static str {
    Style::PLAIN.glyphs.checkers[player.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, InputError>> {
        // Parts of three bytes, like those of a slow pipe.
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
