//! A player behind a pipe: a Python process that runs the script of a package. `python/pipe.py` describes the messages in
//! both directions.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use tavola_engine::{Context, Owner, Probabilities, Stakes};
use tavola_rules::{BAR, Checkers, Play, Position};

use crate::external_player::ExternalPlayer;

/// Why a player of a Python package does not play. Every message is one line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PythonError {
    /// There is no such Python.
    #[error("{python}: {error}; expected a Python that has the package {package} (--python)")]
    NoPython {
        /// The command that was run.
        python: String,
        /// The package that was asked for.
        package: &'static str,
        /// The system's error.
        error: io::Error,
    },
    /// The Python does not have the package.
    #[error(
        "{python} has no package {package}; expected a Python that has it (pip install {package}, --python)"
    )]
    NoPackage {
        /// The command that was run.
        python: String,
        /// The package that was asked for.
        package: &'static str,
    },
    /// The pipe to the player broke.
    #[error("{player}: {error}")]
    Pipe {
        /// The player.
        player: ExternalPlayer,
        /// The system's error.
        error: io::Error,
    },
    /// The player has stopped.
    #[error("{0} has stopped")]
    Stopped(ExternalPlayer),
    /// The player's answer has the wrong form.
    #[error("{player} answered {answer:?}, expected {expected}")]
    Answer {
        /// The player.
        player: ExternalPlayer,
        /// The answer.
        answer: String,
        /// The expected answer.
        expected: &'static str,
    },
    /// The player's choice is not a legal play.
    #[error("{player} played {dice:?} to {after:?} from {position:?}, which is not legal")]
    Illegal {
        /// The player.
        player: ExternalPlayer,
        /// The dice.
        dice: [u8; 2],
        /// The checkers of both sides after it.
        after: Vec<u8>,
        /// The position before it.
        position: Box<Position>,
    },
}

/// A running Python. It ends with this value, or when its input does.
pub struct PythonPlayer {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    guest: ExternalPlayer,
}

impl PythonPlayer {
    /// Starts a player under a Python that has its package.
    ///
    /// # Errors
    /// If there is no such Python, or it has no such package.
    pub fn start(python: &str, guest: ExternalPlayer) -> Result<PythonPlayer, PythonError> {
        let package = guest.package.name;
        let script = format!("{}\n{}", include_str!("../python/pipe.py"), guest.package.script);
        let mut process = Command::new(python)
            .args(["-u", "-c", &script, guest.level])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| PythonError::NoPython { python: python.to_owned(), package, error })?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (input, output) = pipes.ok_or(PythonError::Stopped(guest))?;
        let mut player = PythonPlayer { process, input, output: BufReader::new(output), guest };
        match player.line() {
            Ok(line) if line.trim() == "ready" => Ok(player),
            _ => Err(PythonError::NoPackage { python: python.to_owned(), package }),
        }
    }

    /// The player's choice among the plays of a roll.
    ///
    /// # Errors
    /// If the player has stopped, or the choice is none of them.
    pub fn choose(
        &mut self,
        position: &Position,
        dice: [u8; 2],
        plays: &[Play],
        context: &Context,
    ) -> Result<Play, PythonError> {
        let after: Vec<u8> = self.ask("play", dice, position, context)?;
        chosen(plays, &after).ok_or_else(|| {
            let position = Box::new(*position);
            PythonError::Illegal { player: self.guest, dice, after, position }
        })
    }

    /// The chances of the player on roll, without a cube.
    ///
    /// # Errors
    /// If the player has stopped, or answers something else.
    pub fn chances(&mut self, position: &Position) -> Result<Probabilities, PythonError> {
        let chances = self.ask("chances", [0, 0], position, &Context::cubeless())?;
        <[f32; Probabilities::COUNT]>::try_from(chances)
            .map(Probabilities::from_array)
            .map_err(|chances| self.unexpected(format!("{chances:?}"), "five chances"))
    }

    /// Whether the player on roll doubles, if they may, and whether the opponent takes then.
    ///
    /// # Errors
    /// If the player has stopped, or answers something else.
    pub fn cube(&mut self, position: &Position, context: &Context) -> Result<[bool; 2], PythonError> {
        let answer: Vec<u8> = self.ask("cube", [0, 0], position, context)?;
        <[u8; 2]>::try_from(answer)
            .map(|answer| answer.map(|decided| decided == 1))
            .map_err(|answer| self.unexpected(format!("{answer:?}"), "a double and a take"))
    }

    /// The error of an answer in the wrong form.
    fn unexpected(&self, answer: String, expected: &'static str) -> PythonError {
        PythonError::Answer { player: self.guest, answer, expected }
    }

    /// The numbers of the player's answer.
    fn ask<T: FromStr>(
        &mut self,
        what: &str,
        dice: [u8; 2],
        position: &Position,
        context: &Context,
    ) -> Result<Vec<T>, PythonError> {
        let mut request = format!("{what} {} {} {}", dice[0], dice[1], played_for(context));
        for count in [position.own(), position.other()].map(counts).concat() {
            _ = write!(request, " {count}");
        }
        request.push('\n');
        self.input
            .write_all(request.as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|error| PythonError::Pipe { player: self.guest, error })?;
        let line = self.line()?;
        let numbers = line.split_whitespace().map(str::parse).collect::<Result<_, _>>();
        numbers.map_err(|_| self.unexpected(line.trim().to_owned(), "numbers"))
    }

    fn line(&mut self) -> Result<String, PythonError> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(PythonError::Stopped(self.guest)),
            Ok(_) => Ok(line),
            Err(error) => Err(PythonError::Pipe { player: self.guest, error }),
        }
    }
}

impl Drop for PythonPlayer {
    fn drop(&mut self) {
        // A process that is gone already needs nothing.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The play that leads to an answer.
fn chosen(plays: &[Play], after: &[u8]) -> Option<Play> {
    let leads_there = |play: &&Play| {
        let [own, other] = [play.position.own(), play.position.other()].map(counts);
        let (own_after, other_after) = after.split_at(after.len().min(own.len()));
        // bgsage bears off the last checker with the one die, though with both it would hit on the way: the result is the same.
        own == *own_after && (other == *other_after || own.iter().all(|count| *count == 0))
    };
    plays.iter().find(leads_there).copied()
}

/// The checkers of a side on its points and on the bar.
fn counts(side: Checkers) -> [u8; BAR as usize] {
    core::array::from_fn(|i| side.count(i as u8 + 1))
}

/// The cube and the score as a request has them.
fn played_for(context: &Context) -> String {
    let owner = match context.owner {
        Owner::Centre => "centred",
        Owner::Own => "own",
        Owner::Other => "other",
    };
    match context.stakes {
        Stakes::Money { .. } => {
            let cube = if context.in_play { context.value } else { 0 };
            format!("{cube} {owner} 0 0 0")
        }
        // A match has a cube in every game but one.
        Stakes::Match { away_own, away_other, .. } => {
            format!("{} {owner} {away_own} {away_other} {}", context.value, u8::from(!context.in_play))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Plays, Rules, Setup};

    #[test]
    fn a_python_that_is_not_there_is_one_clear_line() {
        for guest in ExternalPlayer::all() {
            let error =
                PythonPlayer::start("no-such-python", guest).err().expect("nothing is called so").to_string();
            assert!(error.contains("no-such-python") && error.contains(guest.package.name), "{error}");
            assert_eq!(error.lines().count(), 1);
        }
    }

    #[test]
    fn answers_are_found_among_the_plays() {
        let position = |text: &str| {
            let setup: Setup = text.parse().expect("plain notation");
            let setup = setup.with_rest_off(&Rules::STANDARD, Player::First);
            setup.position(&Rules::STANDARD, Player::First).expect("nobody has too many checkers")
        };
        let sides = |text: &str| [position(text).own(), position(text).other()].map(counts).concat();
        let mut plays = Plays::new();
        for (before, after, wanted) in [
            ("6:2 / 24:1 6:2", "6:1 1:1 / bar:1 6:2", None),
            ("6:2 / 24:1 6:2", "1:1 5:1 / bar:1 6:2", Some("1:1 5:1 / bar:1 6:2")),
            ("2:1 / 24:1 6:2", "off:15 / 24:1 6:2", Some("off:15 / bar:1 6:2")),
        ] {
            plays.generate_roll(&Rules::STANDARD, &position(before), 5, 1);
            let found = chosen(&plays, &sides(after)).map(|play| play.position);
            let wanted = wanted.map(position);
            let checkers = |position: Position| (position.own(), position.other());
            assert_eq!(found.map(checkers), wanted.map(checkers), "{before}");
        }
        assert_eq!(chosen(&plays, &[]), None);
    }

    #[test]
    fn cube_and_score_are_written_from_the_side_of_the_player_on_roll() {
        let money = Context { value: 2, owner: Owner::Own, ..Context::money() };
        let score = Context { value: 4, owner: Owner::Other, ..Context::score(3, 5, false) };
        for (context, told) in [
            (Context::cubeless(), "0 centred 0 0 0"),
            (money, "2 own 0 0 0"),
            (score.clone(), "4 other 3 5 0"),
            (score.swapped(), "4 own 5 3 0"),
            (Context::score(1, 5, true), "1 centred 1 5 1"),
        ] {
            assert_eq!(played_for(&context), told);
        }
    }
}
