//! The engine's side of the socket: questions of GNU Backgammon, answered one by one. Every line has the whole board, so
//! nothing is kept from one to the next.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;

use tavola_engine::{Context, EngineError, Met, Owner};
use tavola_notation::fibs_board::{Asks, FibsBoard};
use tavola_rules::{BAR, OFF};

use crate::searcher::Searcher;

/// Why the connection to GNU Backgammon ended early.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SocketError {
    /// The connection failed.
    #[error("the connection to gnubg: {0}")]
    Connection(io::Error),
    /// A line is no board.
    #[error("gnubg sent {0:?}, expected a board")]
    NotABoard(String),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// Answers until GNU Backgammon closes the connection. `cube` is whether there is a cube, which boards do not have.
pub(crate) fn serve(stream: &TcpStream, ours: &Searcher, cube: bool, met: &Met) -> Result<(), SocketError> {
    let mut out = stream;
    let mut lines = BufReader::new(stream);
    let mut line = Vec::new();
    loop {
        line.clear();
        // Behind every line stands a zero byte, which is read with the next one.
        if lines.read_until(b'\n', &mut line).map_err(SocketError::Connection)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_matches(|c: char| c == '\0' || c.is_whitespace());
        if text.is_empty() {
            continue;
        }
        let board = FibsBoard::parse(text).ok_or_else(|| SocketError::NotABoard(text.to_owned()))?;
        let mut context = context(&board);
        context.in_play &= cube;
        context.met = met.clone();
        out.write_all((answer(&board, &context, ours)? + "\n").as_bytes())
            .map_err(SocketError::Connection)?;
    }
}

/// What is played for. After a double the cube is not yet turned.
fn context(board: &FibsBoard) -> Context {
    let score = match board.away {
        Some([own, other]) => Context::score(own, other, board.crawford),
        None => Context::money(),
    };
    let owner = match board.may_double {
        [true, false] => Owner::Own,
        [false, true] => Owner::Other,
        _ => Owner::Centre,
    };
    Context { value: board.cube, owner, ..score }
}

/// The engine's answer.
fn answer(board: &FibsBoard, context: &Context, ours: &Searcher) -> Result<String, EngineError> {
    let position = &board.position;
    let may_double = board.may_double[0] && context.may_double();
    Ok(match &board.asks {
        Asks::Cube if may_double && ours.doubles(position, context)? => "double".to_owned(),
        Asks::Cube => "roll".to_owned(),
        Asks::Answer if ours.takes(&position.swapped(), &context.swapped())? => "take".to_owned(),
        Asks::Answer => "drop".to_owned(),
        Asks::Moves(roll) => {
            let moves = ours.best(position, *roll, context)?.into_iter().map(|mv| {
                let from = if mv.from == BAR { "bar".to_owned() } else { mv.from.to_string() };
                let to = if mv.to == OFF { "off".to_owned() } else { mv.to.to_string() };
                format!("{from}/{to}")
            });
            moves.collect::<Vec<_>>().join(" ")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    #[test]
    fn boards_are_answered_and_nonsense_ends_it() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = std::thread::spawn(move || {
            let ours = Searcher::new(0.into(), None).expect("its nets come with it");
            serve(&listener.accept().expect("a caller").0, &ours, true, &Met::own())
        });
        let mut caller = TcpStream::connect(address).expect("the server listens");
        let board = "board:gnubg:root:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
                     1:-1:0:25:0:0:0:0:0:0:0:1\n\0";
        let cube = board.replace(":3:1:3:1:", ":0:0:0:0:");
        let doubled = cube.replace(":1:1:1:0:", ":1:1:1:1:");
        let mut answers = BufReader::new(caller.try_clone().expect("a second handle"));
        for (question, wanted) in [(board, "8/5 6/5\n"), (&cube, "roll\n"), (&doubled, "take\n")] {
            caller.write_all(question.as_bytes()).expect("the server reads");
            let mut answer = String::new();
            answers.read_line(&mut answer).expect("an answer");
            assert_eq!(answer, wanted);
        }
        caller.write_all(b"\0nonsense\n").expect("the server reads");
        let error = server.join().expect("no panic").expect_err("nonsense").to_string();
        assert!(error.contains("nonsense") && error.contains("expected a board"), "{error}");
    }
}
