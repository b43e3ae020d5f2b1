//! A match line by line: for scripts, for braille lines, and wherever there is no terminal.

use std::io::{self, BufRead, Write};

use tavola_rules::{Player, Waits};

use crate::board::{self, Style};
use crate::input::{self, Command, HELP};
use crate::session::{Refused, Session};
use crate::think::{Answer, Question};
use crate::words;

/// Why a match in lines ended before its time.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// Nobody listens, or nothing can be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// What the program wanted to do could not be done.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// Plays a match until it is over, somebody stops it, or the input ends. It is kept in every case.
///
/// # Errors
/// If reading, writing or keeping the match fails.
pub fn run(session: &mut Session, mut input: impl BufRead, mut output: impl Write) -> Result<(), LineError> {
    writeln!(output, "{}", words::title(session))?;
    let mut told = session.log().len();
    let mut shown = None;
    let mut line = String::new();
    loop {
        while let Some(question) = Question::due(session) {
            if let Answer::Decided(player, decision) = question.answer() {
                session.decided(player, decision)?;
            }
        }
        // Where nothing can be moved there is nothing to say either.
        if session.own_turn().is_some_and(|turn| turn.waits() != Waits::Move) {
            session.command(&Command::Done)?;
            continue;
        }
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
        output.flush()?;
        if session.played().is_over() {
            return Ok(());
        }
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(());
        }
        if line.trim().is_empty() {
            continue;
        }
        let done = match input::parse(&line) {
            Ok(Command::Quit) => return Ok(writeln!(output, "kept in {}", session.path().display())?),
            Ok(Command::Help) => {
                for (typed, meaning) in HELP {
                    writeln!(output, "{typed}: {meaning}")?;
                }
                Ok(())
            }
            Ok(Command::Board) => {
                shown = None;
                Ok(())
            }
            Ok(Command::Hint) => hint(session, &mut output)?,
            Ok(Command::Resign(None)) => {
                let levels = session.resignation_levels();
                Err(Refused::Input(format!("expected the level: resign 1 to resign {levels}")))
            }
            Ok(command) => session.command(&command),
            Err(expected) => Err(Refused::Input(expected)),
        };
        match done {
            Ok(()) => {}
            Err(Refused::Record(error)) => return Err(Refused::Record(error).into()),
            Err(refused) => writeln!(output, "no: {refused}")?,
        }
    }
}

fn hint(session: &Session, output: &mut impl Write) -> io::Result<Result<(), Refused>> {
    let question = match Question::hint(session) {
        Ok(question) => question,
        Err(refused) => return Ok(Err(refused)),
    };
    if let Answer::Hint(lines) = question.answer() {
        for line in lines {
            writeln!(output, "hint: {line}")?;
        }
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
    writeln!(output, "\n{}", board::draw(&setup, m.rules().track, &style))?;
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
