//! The nets of GNU Backgammon as a player, behind `python/gnubg_nn.py`: a program of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;

use tavola_engine::Probabilities;
use tavola_rules::{BAR, Checkers, OFF, Play, Position};

/// A running Python with the package gnubg-nn. It ends with this value, or when its input does.
pub struct GnubgNets {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    plies: u32,
}

impl GnubgNets {
    /// Starts it under a Python that has the package.
    ///
    /// # Errors
    /// If there is no such Python, or it has no such package; in one line, with what was expected.
    pub fn start(python: &str, plies: u32) -> Result<GnubgNets, String> {
        let script = include_str!("../python/gnubg_nn.py");
        let mut process = Command::new(python)
            .args(["-u", "-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                format!("{python}: {error}; expected a Python that has the package gnubg-nn (--python)")
            })?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (input, output) = pipes.ok_or_else(|| format!("{python}: no pipe"))?;
        let mut nets = GnubgNets { process, input, output: BufReader::new(output), plies };
        match nets.line() {
            Ok(line) if line.trim() == "ready" => Ok(nets),
            _ => Err(format!(
                "{python} has no package gnubg-nn; expected a Python that has it (pip install gnubg-nn, --python)"
            )),
        }
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err("gnubg-nn has stopped".to_owned()),
            Ok(_) => Ok(line),
            Err(error) => Err(format!("gnubg-nn: {error}")),
        }
    }

    /// Its choice among the plays of a roll, for points without a cube.
    ///
    /// # Errors
    /// If it has stopped, or its choice is none of them.
    pub fn choose(&mut self, position: &Position, dice: &[u8], plays: &[Play]) -> Result<Play, String> {
        let answer = self.ask(position, dice)?;
        let numbers: Vec<u8> = numbers(&answer)?;
        let after = moved(position, &numbers);
        plays
            .iter()
            .find(|play| after == Some((play.position.own(), play.position.other())))
            .copied()
            .ok_or_else(|| {
                format!("gnubg-nn played {:?} from {position:?}, which is not legal", answer.trim())
            })
    }

    /// What it thinks of a position: the chances of the player on roll.
    ///
    /// # Errors
    /// If it has stopped, or answers something else.
    pub fn chances(&mut self, position: &Position) -> Result<Probabilities, String> {
        let answer = self.ask(position, &[0, 0])?;
        <[f32; Probabilities::COUNT]>::try_from(numbers(&answer)?)
            .map(Probabilities::from_array)
            .map_err(|_| format!("gnubg-nn answered {:?}, expected five chances", answer.trim()))
    }

    /// Its answer to a request about a position.
    fn ask(&mut self, position: &Position, dice: &[u8]) -> Result<String, String> {
        let counts = |side: Checkers| (1..=BAR).map(move |p| side.count(p));
        let mut request = self.plies.to_string();
        for number in dice.iter().copied().chain(counts(position.own())).chain(counts(position.other())) {
            request.push(' ');
            request.push_str(&number.to_string());
        }
        request.push('\n');
        self.input
            .write_all(request.as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("gnubg-nn: {error}"))?;
        self.line()
    }
}

/// The numbers of an answer.
fn numbers<T: FromStr>(answer: &str) -> Result<Vec<T>, String> {
    let numbers = answer.split_whitespace().map(str::parse).collect::<Result<_, _>>();
    numbers.map_err(|_| format!("gnubg-nn answered {:?}, expected numbers", answer.trim()))
}

impl Drop for GnubgNets {
    fn drop(&mut self) {
        // A process that is gone already needs nothing.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Both sides after moves given as from, to, from, to...
fn moved(position: &Position, moves: &[u8]) -> Option<(Checkers, Checkers)> {
    let (mut own, mut other) = (position.own(), position.other());
    for pair in moves.chunks(2) {
        let &[from, to] = pair else { return None };
        if from > BAR || own.count(from) == 0 || to > from {
            return None;
        }
        own = own.moved(from, to);
        if to != OFF && other.count(25 - to) == 1 {
            other = other.moved(25 - to, BAR);
        }
    }
    Some((own, other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules, Setup};

    #[test]
    fn a_python_that_is_not_there_is_one_clear_line() {
        let error = GnubgNets::start("no-such-python", 0).err().expect("nothing is called so");
        assert!(error.contains("no-such-python") && error.contains("gnubg-nn"), "{error}");
        assert_eq!(error.lines().count(), 1);
    }

    #[test]
    fn moves_hit_lone_checkers() {
        let setup: Setup = "24:2 13:5 8:3 6:5 / 24:2 13:4 9:1 8:3 6:5".parse().expect("plain notation");
        let position = setup.position(&Rules::STANDARD, Player::First).expect("all fifteen stand there");
        let (own, other) = moved(&position, &[24, 20, 20, 16]).expect("a checker stands there");
        assert_eq!((own.count(24), own.count(16)), (1, 1));
        assert_eq!((other.count(9), other.count(BAR)), (0, 1));
        assert_eq!(moved(&position, &[22, 20]), None, "nobody stands there");
    }
}
