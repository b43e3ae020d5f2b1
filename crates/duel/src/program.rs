//! Players that are any program: by a line protocol of questions and answers, by UBGI, or by GNU Backgammon's external
//! protocol. `docs/connect.md` describes all three.

mod line;
mod question;

use core::fmt;
use std::io;
use std::time::Duration;

use tavola_notation::Situation;
use tavola_notation::fibs_board::FibsBoard;
use tavola_notation::play::{self, PlayError};
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, Move, Player as Side, Turn, Waits};

use self::line::{Line, Lost};
use self::question::Question;

/// A program answers within this time, or it is taken for lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// Protocol of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// A line of JSON for each decision, answered by a line of text. It plays every game.
    Lines,
    /// The Universal Backgammon Interface, spoken by a program that is started here.
    Ubgi,
    /// The external protocol of GNU Backgammon, spoken by a program that listens.
    External,
}

impl Protocol {
    const ALL: [(&'static str, Protocol); 3] =
        [("lines", Protocol::Lines), ("ubgi", Protocol::Ubgi), ("external", Protocol::External)];
}

/// A program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its protocol.
    pub protocol: Protocol,
    /// The command that starts it, or its address.
    pub place: String,
}

impl Program {
    /// The program of a name such as `lines:./bot.py`.
    #[must_use]
    pub fn named(name: &str) -> Option<Program> {
        let (protocol, place) = name.split_once(':')?;
        let (_, protocol) = Protocol::ALL.into_iter().find(|(name, _)| *name == protocol)?;
        (!place.trim().is_empty()).then(|| Program { protocol, place: place.to_owned() })
    }

    /// Returns whether it can play every game.
    #[must_use]
    pub fn knows_every_game(&self) -> bool {
        self.protocol == Protocol::Lines
    }

    /// Returns whether it gets a cube by default. Few programs of UBGI decide about it.
    #[must_use]
    pub fn knows_cube(&self) -> bool {
        self.protocol != Protocol::Ubgi
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Protocol::ALL.into_iter().find(|(_, protocol)| *protocol == self.protocol);
        write!(f, "{}:{}", name.map_or("", |(name, _)| name), self.place)
    }
}

/// Why a program does not play. Every message is one line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProgramError {
    /// It cannot be started, or does not listen.
    #[error("{program}: {error}; expected {expected}")]
    Start {
        /// The program.
        program: Program,
        /// The system's error.
        error: io::Error,
        /// The right answer.
        expected: &'static str,
    },
    /// The pipe or the connection broke.
    #[error("{program}: {error}")]
    Pipe {
        /// The program.
        program: Program,
        /// The system's error.
        error: io::Error,
    },
    /// It has stopped.
    #[error("{0} has stopped")]
    Stopped(Program),
    /// It does not answer.
    #[error("{program} has not answered for {seconds} seconds", seconds = PATIENCE.as_secs())]
    Silent {
        /// The program.
        program: Program,
    },
    /// Its answer has the wrong form.
    #[error("{program} answered {answer:?}, expected {expected}")]
    Answer {
        /// The program.
        program: Program,
        /// The answer.
        answer: String,
        /// The expected answer.
        expected: String,
    },
    /// Its protocol has no such question.
    #[error("{program} cannot be asked to {ask} by its protocol")]
    NoQuestion {
        /// The program.
        program: Program,
        /// The question that was due.
        ask: &'static str,
    },
}

/// A program that is ready to play. It ends with this value.
pub(crate) struct ProgramPlayer {
    program: Program,
    line: Line,
}

impl ProgramPlayer {
    /// Starts a program, or calls one that listens.
    ///
    /// # Errors
    /// If it is not there.
    pub(crate) fn start(program: &Program) -> Result<ProgramPlayer, ProgramError> {
        let (line, expected) = match program.protocol {
            Protocol::External => (Line::call(&program.place), "HOST:PORT where a program listens"),
            Protocol::Lines | Protocol::Ubgi => {
                (Line::start(&program.place), "a command that starts a program")
            }
        };
        let started = |error| ProgramError::Start { program: program.clone(), error, expected };
        let mut player = ProgramPlayer { program: program.clone(), line: line.map_err(started)? };
        if program.protocol == Protocol::Ubgi {
            player.write("ubgi")?;
            // `ubgiok` in two dialects of the protocol, `readyok` in the first.
            player.until(|line| matches!(line, "ubgiok" | "readyok"))?;
            player.write("newgame")?;
        }
        Ok(player)
    }

    /// The program's next actions as `side`.
    ///
    /// # Errors
    /// If it has stopped, keeps silent, or answers something that cannot be played.
    pub(crate) fn act(&mut self, m: &Match, side: Side) -> Result<Vec<Action>, ProgramError> {
        Ok(match m.game().phase() {
            Phase::Roll { .. } if m.game().picks(side) => {
                let answer = self.ask("pick", m, side, Vec::new())?;
                vec![self.expect(&answer, "two different numbers such as 65", picked(&answer))?]
            }
            Phase::Roll { .. } if m.game().may_double(side).is_ok() => {
                if self.cube(m, side, Cube::DOUBLE)? {
                    vec![Action::Double]
                } else {
                    Vec::new()
                }
            }
            Phase::Choose { .. } => {
                let answer = self.ask("choose", m, side, Vec::new())?;
                let number = answer.trim().parse().ok().filter(|number| (1..=6).contains(number));
                let number = self.expect(&answer, "a number from 1 to 6", number)?;
                vec![Action::Choose { number }]
            }
            Phase::Answer { .. } => {
                vec![if self.cube(m, side, Cube::TAKE)? { Action::Take } else { Action::Drop }]
            }
            Phase::Move { turn, .. } if turn.waits() == Waits::Move => {
                self.play(m, side, turn)?.into_iter().map(Action::Move).collect()
            }
            Phase::Move { .. } => vec![Action::Done],
            Phase::Resigned { .. } => vec![Action::Refuse],
            Phase::Opening | Phase::Roll { .. } | Phase::Ahead { .. } | Phase::Over(_) => Vec::new(),
        })
    }

    /// Returns whether it doubles, or takes.
    fn cube(&mut self, m: &Match, side: Side, cube: Cube) -> Result<bool, ProgramError> {
        let answer = match self.program.protocol {
            Protocol::Lines => self.ask(cube.ask, m, side, Vec::new())?,
            Protocol::Ubgi => self.ubgi(m, "go role cube", "bestcube ")?,
            Protocol::External => self.external(m, cube.ask)?,
        };
        let word = answer.trim().to_ascii_lowercase();
        let decided =
            if cube.yes.contains(&&*word) { Some(true) } else { cube.no.contains(&&*word).then_some(false) };
        self.expect(&answer, cube.expected, decided)
    }

    /// The play that it chooses.
    fn play(&mut self, m: &Match, side: Side, turn: &Turn) -> Result<Vec<Move>, ProgramError> {
        let legal: Vec<(String, Vec<Move>)> = turn
            .ends()
            .into_iter()
            .map(|end| (play::text(&turn.position(), &end.moves, turn.rules()), end.moves))
            .collect();
        let answer = match self.program.protocol {
            Protocol::Lines => {
                let plays = legal.iter().map(|(text, _)| text.as_str()).collect();
                self.ask("play", m, side, plays)?
            }
            Protocol::Ubgi => self.ubgi(m, "go role chequer", "bestmove ")?,
            Protocol::External => self.external(m, "play")?,
        };
        let text = answer.trim();
        if let Some((_, moves)) = legal.iter().find(|(legal, _)| legal == text) {
            return Ok(moves.clone());
        }
        let parse = |text: &str| play::parse(text, &turn.graph(), turn.rules().track);
        let read = match parse(text) {
            // Protocols without hits leave the way open: the first one is taken.
            Err(PlayError::Ambiguous { ways, .. }) => {
                ways.first().map_or_else(|| parse(text), |way| parse(way))
            }
            read => read,
        };
        let first = || legal.first().map_or("", |(text, _)| text);
        read.map_err(|_| {
            self.unexpected(&answer, format!("one of {} plays such as {:?}", legal.len(), first()))
        })
    }

    /// Asks by a line of JSON.
    fn ask(
        &mut self,
        ask: &'static str,
        m: &Match,
        side: Side,
        plays: Vec<&str>,
    ) -> Result<String, ProgramError> {
        if self.program.protocol != Protocol::Lines {
            return Err(ProgramError::NoQuestion { program: self.program.clone(), ask });
        }
        let question = Question::of(ask, m, side, plays);
        let line = serde_json::to_string(&question)
            .map_err(|error| ProgramError::Pipe { program: self.program.clone(), error: error.into() })?;
        self.write(&line)?;
        self.answer()
    }

    /// Sets a position up by UBGI and asks.
    fn ubgi(&mut self, m: &Match, go: &str, reply: &str) -> Result<String, ProgramError> {
        for line in question::ubgi(&Situation::of_match(m)) {
            self.write(&line)?;
        }
        // A program may refuse commands that it does not support. Its answers to them end with `readyok`.
        self.write("isready")?;
        self.until(|line| line == "readyok")?;
        self.write(go)?;
        let answer = self.until(|line| line.starts_with(reply) || line.starts_with("error"))?;
        match answer.strip_prefix(reply) {
            Some("pass") => Ok(String::new()),
            Some(answer) => Ok(answer.to_owned()),
            None => Err(self.unexpected(&answer, format!("{reply}after {go}"))),
        }
    }

    /// Asks by the board line of GNU Backgammon.
    fn external(&mut self, m: &Match, ask: &'static str) -> Result<String, ProgramError> {
        let situation = Situation::of_match(m);
        let Some(board) = FibsBoard::of(&situation) else {
            return Err(ProgramError::NoQuestion { program: self.program.clone(), ask });
        };
        let on = |flag: bool| if flag { "on" } else { "off" };
        let (jacoby, beavers) = (on(situation.jacoby), on(situation.beavers));
        self.write(&format!("{board} jacobyrule {jacoby} beavers {beavers}"))?;
        self.answer()
    }

    fn write(&mut self, line: &str) -> Result<(), ProgramError> {
        self.line.write(line).map_err(|error| match error.kind() {
            io::ErrorKind::BrokenPipe => ProgramError::Stopped(self.program.clone()),
            _ => ProgramError::Pipe { program: self.program.clone(), error },
        })
    }

    fn answer(&mut self) -> Result<String, ProgramError> {
        let program = self.program.clone();
        self.line.read(PATIENCE).map_err(|lost| match lost {
            Lost::Stopped => ProgramError::Stopped(program),
            Lost::Silent => ProgramError::Silent { program },
            Lost::Broken(error) => ProgramError::Pipe { program, error },
        })
    }

    /// The first line that is wanted; others are passed over.
    fn until(&mut self, wanted: impl Fn(&str) -> bool) -> Result<String, ProgramError> {
        loop {
            let line = self.answer()?;
            if wanted(line.trim()) {
                return Ok(line.trim().to_owned());
            }
        }
    }

    fn expect<T>(&self, answer: &str, expected: &str, read: Option<T>) -> Result<T, ProgramError> {
        read.ok_or_else(|| self.unexpected(answer, expected.to_owned()))
    }

    fn unexpected(&self, answer: &str, expected: String) -> ProgramError {
        let answer = answer.chars().take(200).collect();
        ProgramError::Answer { program: self.program.clone(), answer, expected }
    }
}

/// A question about the cube, and the answers that programs give.
#[derive(Clone, Copy)]
struct Cube {
    ask: &'static str,
    yes: &'static [&'static str],
    no: &'static [&'static str],
    expected: &'static str,
}

impl Cube {
    const DOUBLE: Cube = Cube {
        ask: "double",
        yes: &["double", "redouble"],
        no: &["roll", "no double", "nodouble"],
        expected: "double or roll",
    };

    /// A beaver is a take with more at stake, which is not played here.
    const TAKE: Cube = Cube {
        ask: "take",
        yes: &["take", "accept", "beaver", "redouble"],
        no: &["drop", "pass", "reject"],
        expected: "take or drop",
    };
}

/// Two different numbers that a player picks instead of a roll.
fn picked(answer: &str) -> Option<Action> {
    let dice: Vec<u8> = answer.trim().bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
    match dice[..] {
        [a @ 1..=6, b @ 1..=6] if a != b => Some(Action::Pick { dice: [a.max(b), a.min(b)] }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_named_as_they_are_written() {
        for name in ["lines:./bot.py --fast", "ubgi:tavola ubgi", "external:localhost:7416"] {
            assert_eq!(Program::named(name).unwrap().to_string(), name);
        }
        for name in ["lines:", "pipe:bot", "tavola-0"] {
            assert_eq!(Program::named(name), None);
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_one_clear_line() {
        for name in ["lines:no-such-program", "ubgi:no-such-program", "external:localhost:1"] {
            let error = ProgramPlayer::start(&Program::named(name).unwrap()).err().unwrap().to_string();
            assert!(
                error.starts_with(name) && error.contains("expected") && error.lines().count() == 1,
                "{error}"
            );
        }
    }

    #[test]
    fn two_different_numbers_are_picked() {
        assert_eq!(picked("56\n"), Some(Action::Pick { dice: [6, 5] }));
        for bad in ["", "5", "55", "70", "123"] {
            assert_eq!(picked(bad), None, "{bad}");
        }
    }
}
