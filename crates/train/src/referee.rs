//! Another engine as an opponent, running as a program of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tavola_rules::{BAR, Checkers, OFF, Play, Position};

/// GNU Backgammon's nets behind `referee/gnubg_nn.py`.
pub(crate) struct Referee {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    plies: u32,
}

impl Referee {
    /// Starts it under a Python that has the package `gnubg-nn`.
    pub(crate) fn start(python: &str, plies: u32) -> Result<Referee, String> {
        let script = include_str!("../referee/gnubg_nn.py");
        let mut process = Command::new(python)
            .args(["-u", "-c", script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{python}: {error}"))?;
        let (Some(input), Some(output)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(format!("{python}: no pipe"));
        };
        let mut referee = Referee { process, input, output: BufReader::new(output), plies };
        if referee.line()?.trim() != "ready" {
            return Err(format!("{python}: is gnubg-nn installed? (pip install gnubg-nn)"));
        }
        Ok(referee)
    }

    fn line(&mut self) -> Result<String, String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err("the referee has stopped".to_owned()),
            Ok(_) => Ok(line),
            Err(error) => Err(format!("the referee: {error}")),
        }
    }

    /// Its choice among the plays of a roll.
    pub(crate) fn choose(
        &mut self,
        position: &Position,
        (high, low): (u8, u8),
        plays: &[Play],
    ) -> Result<Position, String> {
        let counts = |side: Checkers| (1..=BAR).map(move |p| side.count(p));
        let mut request = format!("{} {high} {low}", self.plies);
        for count in counts(position.own()).chain(counts(position.other())) {
            request.push(' ');
            request.push_str(&count.to_string());
        }
        request.push('\n');
        self.input
            .write_all(request.as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("the referee: {error}"))?;
        let answer = self.line()?;
        let numbers: Vec<u8> = answer
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(|_| answer.clone())?;
        let after = moved(position, &numbers);
        plays
            .iter()
            .map(|play| play.position)
            .find(|found| after == Some((found.own(), found.other())))
            .ok_or_else(|| {
                format!("the referee played {} of {position:?}, which is not legal", answer.trim())
            })
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        // The end of its input ends it; a process that is gone already needs nothing.
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
