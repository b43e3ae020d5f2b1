//! Our side of the socket: questions of GNU Backgammon, answered one by one. Every line says all that is to be
//! known, so nothing is kept from one to the next.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use tavola_engine::{Context, EngineError, Met};
use tavola_rules::{BAR, OFF};

use crate::board_line::{self, Asks, Question};
use crate::searcher::Searcher;

/// Answers until the other side hangs up. Boards do not say whether there is a cube at all.
pub(crate) fn serve(stream: &TcpStream, ours: &Searcher, cube: bool, met: Met) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("the connection to gnubg: {error}");
    let mut out = stream;
    let mut lines = BufReader::new(stream);
    let mut line = Vec::new();
    loop {
        line.clear();
        // Behind every line stands a zero byte, which is read with the next one.
        if lines.read_until(b'\n', &mut line).map_err(failed)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim_matches(|c: char| c == '\0' || c.is_whitespace());
        if text.is_empty() {
            continue;
        }
        let mut question =
            board_line::read(text).ok_or_else(|| format!("gnubg sent {text:?}, expected a board"))?;
        question.context = Context { in_play: question.context.in_play && cube, met, ..question.context };
        out.write_all((answer(&question, ours).map_err(|error| error.to_string())? + "\n").as_bytes())
            .map_err(failed)?;
    }
}

/// What the engine answers.
fn answer(question: &Question, ours: &Searcher) -> Result<String, EngineError> {
    let Question { position, context, asks } = question;
    Ok(match asks {
        Asks::Cube(may) if *may && ours.doubles(position, context)? => "double".to_owned(),
        Asks::Cube(_) => "roll".to_owned(),
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
            let ours = Searcher::new(0.into(), None)?;
            serve(&listener.accept().expect("a caller").0, &ours, true, Met::own())
        });
        let mut caller = TcpStream::connect(address).expect("somebody listens");
        let board = "board:gnubg:root:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
                     1:-1:0:25:0:0:0:0:0:0:0:1\n\0";
        let cube = board.replace(":3:1:3:1:", ":0:0:0:0:");
        let doubled = cube.replace(":1:1:1:0:", ":1:1:1:1:");
        let mut answers = BufReader::new(caller.try_clone().expect("a second handle"));
        for (question, wanted) in [(board, "8/5 6/5\n"), (&cube, "roll\n"), (&doubled, "take\n")] {
            caller.write_all(question.as_bytes()).expect("somebody reads");
            let mut answer = String::new();
            answers.read_line(&mut answer).expect("an answer");
            assert_eq!(answer, wanted);
        }
        caller.write_all(b"\0nonsense\n").expect("somebody reads");
        let error = server.join().expect("no panic").expect_err("nonsense");
        assert!(error.contains("nonsense") && error.contains("expected a board"), "{error}");
    }
}
