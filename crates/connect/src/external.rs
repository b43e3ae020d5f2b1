//! The external player of GNU Backgammon (`set player 0 external localhost:PORT`), which connects and asks over a
//! socket.
//!
//! Every question is a line with the whole board ([`FibsBoard`]), so nothing is kept from one to the next. The answers are
//! `roll`, `double`, `take`, `drop`, the moves of a play, or an empty line if nothing can be played.
//!
//! ```
//! use tavola_connect::external::Opponent;
//! use tavola_engine::Engine;
//!
//! let opponent = Opponent::new(Engine::embedded(), 0.into());
//! let question = "board:gnubg:root:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
//!                 1:-1:0:25:0:0:0:0:0:0:0:1";
//! assert_eq!(opponent.answer(question).unwrap(), "8/5 6/5");
//! ```

use std::io::{self, BufReader, Read, Write};

use tavola_engine::{Context, CubeAnswer, Depth, Engine, EngineError, Met, Owner};
use tavola_notation::fibs_board::{Asks, FibsBoard};
use tavola_rules::{Move, Position, Roll, Rules, Turn};

use crate::lines;

/// The rules. All of the cube that the engine needs is in the context.
const RULES: Rules = Rules::STANDARD;

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExternalError {
    /// The connection failed.
    #[error("the connection to gnubg: {0}")]
    Connection(io::Error),
    /// A line is no board.
    #[error("expected a board (board:NAME:NAME:LENGTH:...), not {board}", board = lines::quoted(.0))]
    NotABoard(String),
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// The engine as GNU Backgammon's opponent, at a depth.
pub struct Opponent {
    engine: Engine,
    depth: Depth,
    met: Met,
    cube: bool,
}

impl Opponent {
    /// Creates an opponent with a cube and the engine's own match equities.
    #[must_use]
    pub fn new(engine: Engine, depth: Depth) -> Opponent {
        Opponent { engine, depth, met: Met::own(), cube: true }
    }

    /// Returns it with another match equity table.
    #[must_use]
    pub fn with_met(self, met: Met) -> Opponent {
        Opponent { met, ..self }
    }

    /// Returns it without a cube, which boards do not show.
    #[must_use]
    pub fn without_cube(self) -> Opponent {
        Opponent { cube: false, ..self }
    }

    /// The answer to a line, without the end of the line.
    ///
    /// # Errors
    /// If the line is no board.
    pub fn answer(&self, line: &str) -> Result<String, ExternalError> {
        let board = FibsBoard::parse(line).ok_or_else(|| ExternalError::NotABoard(line.to_owned()))?;
        let context = Context { met: self.met.clone(), ..context(&board, self.cube) };
        let position = &board.position;
        let may_double = board.may_double[0] && context.may_double();
        Ok(match &board.asks {
            Asks::Cube if may_double && self.doubles(position, &context)? => "double".to_owned(),
            Asks::Cube => "roll".to_owned(),
            Asks::Answer if self.takes(&position.swapped(), &context.swapped())? => "take".to_owned(),
            Asks::Answer => "drop".to_owned(),
            Asks::Moves(roll) => text_of(&self.best(position, *roll, &context)?),
        })
    }

    /// Returns whether it doubles as the player on roll (`own`), if it may.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn doubles(&self, position: &Position, context: &Context) -> Result<bool, EngineError> {
        Ok(self.engine.cube(&RULES, position, context, self.depth)?.doubles())
    }

    /// Returns whether it takes. Position and context, the cube not yet turned, are the doubler's.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn takes(&self, position: &Position, context: &Context) -> Result<bool, EngineError> {
        let decision = self.engine.cube(&RULES, position, context, self.depth)?;
        Ok(decision.answer(false) != CubeAnswer::Drop)
    }

    /// The moves of the best play of a roll.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn best(&self, position: &Position, roll: Roll, context: &Context) -> Result<Vec<Move>, EngineError> {
        let turn = Turn::rolled(&RULES, *position, roll);
        let ranked = self.engine.rank(&turn, context, self.depth)?;
        Ok(ranked.into_iter().next().map(|best| best.moves).unwrap_or_default())
    }
}

/// The stakes. After a double the cube is not yet turned.
pub(crate) fn context(board: &FibsBoard, cube: bool) -> Context {
    let score = match board.away {
        Some([own, other]) => Context::score(own, other, board.crawford),
        None => Context::money(),
    };
    let owner = match board.may_double {
        [true, false] => Owner::Own,
        [false, true] => Owner::Other,
        _ => Owner::Centre,
    };
    Context { value: board.cube, owner, in_play: score.in_play && cube, ..score }
}

/// Moves as both protocols write them: each by itself, `bar` and `off` in words, nothing about hits.
pub(crate) fn text_of(moves: &[Move]) -> String {
    let place = |place: u8| match place {
        tavola_rules::BAR => "bar".to_owned(),
        tavola_rules::OFF => "off".to_owned(),
        point => point.to_string(),
    };
    let moves: Vec<String> = moves.iter().map(|mv| format!("{}/{}", place(mv.from), place(mv.to))).collect();
    moves.join(" ")
}

/// Answers every line of a connection until the peer closes it. `answer` has the answer to a line, or ends the connection.
///
/// # Errors
/// The error of `answer`, or if the connection fails.
pub fn serve<S>(
    stream: &S,
    mut answer: impl FnMut(&str) -> Result<String, ExternalError>,
) -> Result<(), ExternalError>
where
    for<'a> &'a S: Read + Write,
{
    let mut input = BufReader::new(stream);
    let mut output = stream;
    while let Some(line) = lines::next(&mut input).map_err(ExternalError::Connection)? {
        if !line.is_empty() {
            let answer = answer(&line)? + "\n";
            output.write_all(answer.as_bytes()).map_err(ExternalError::Connection)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufRead;
    use std::net::{TcpListener, TcpStream};

    /// A line for money play with the cube in the middle. Places are those of GNU Backgammon: own checkers are positive and
    /// move down, 25 is the own bar. `asks` has the dice, twice, the cube, who may double and whether a double is offered.
    fn board(places: &[(usize, i32)], asks: &str) -> String {
        let mut entries = [0; 26];
        for &(index, checkers) in places {
            entries[index] = checkers;
        }
        let entries: Vec<String> = entries.iter().map(i32::to_string).collect();
        format!("board:gnubg:root:0:0:0:{}:1:{asks}:1:-1:0:25:0:0:0:0:0:0:0:1", entries.join(":"))
    }

    const START: [(usize, i32); 8] =
        [(24, 2), (13, 5), (8, 3), (6, 5), (1, -2), (12, -5), (17, -3), (19, -5)];

    fn opponent() -> Opponent {
        Opponent::new(Engine::embedded(), 0.into())
    }

    #[test]
    fn every_kind_of_question_is_answered() {
        for (asks, wanted) in
            [("3:1:3:1:1:1:1:0", "8/5 6/5"), ("0:0:0:0:1:1:1:0", "roll"), ("0:0:0:0:1:1:1:1", "take")]
        {
            assert_eq!(opponent().answer(&board(&START, asks)).expect("a board"), wanted);
        }
    }

    #[test]
    fn a_player_who_cannot_enter_answers_an_empty_line() {
        let closed = [(25, 1), (6, 14), (12, -3), (19, -2), (20, -2), (21, -2), (22, -2), (23, -2), (24, -2)];
        let line = board(&closed, "6:6:6:6:1:1:1:0");
        assert_eq!(opponent().answer(&line).expect("a board"), "");
    }

    #[test]
    fn checkers_enter_from_the_bar_and_leave_to_off() {
        let bar = board(&[(25, 1), (6, 14), (1, -2), (12, -13)], "4:3:4:3:1:1:1:0");
        let answer = opponent().answer(&bar).expect("a board");
        assert!(answer.contains("bar/2"), "{answer}");
        let off = board(&[(2, 1), (1, 1), (24, -1)], "6:5:6:5:1:1:1:0");
        let answer = opponent().answer(&off).expect("a board");
        assert!(answer.contains("2/off") && answer.contains("1/off"), "{answer}");
    }

    #[test]
    fn without_a_cube_nobody_doubles() {
        // One checker each on the last point: the player on roll wins.
        let won = board(&[(1, 1), (24, -1)], "0:0:0:0:1:1:1:0");
        assert_eq!(opponent().answer(&won).expect("a board"), "double");
        assert_eq!(opponent().without_cube().answer(&won).expect("a board"), "roll");
    }

    #[test]
    fn a_connection_goes_on_after_nonsense_if_its_server_does() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let address = listener.local_addr().expect("an address");
        let server = std::thread::spawn(move || {
            let opponent = opponent();
            let (stream, _) = listener.accept().expect("a caller");
            serve(&stream, |line| Ok(opponent.answer(line).unwrap_or_else(|error| format!("Error: {error}"))))
        });
        let mut caller = TcpStream::connect(address).expect("the server listens");
        let mut answers = BufReader::new(caller.try_clone().expect("a second handle"));
        let opening = board(&START, "3:1:3:1:1:1:1:0");
        for (question, wanted) in
            [(&*opening, "8/5 6/5\n"), ("nonsense", "Error: expected a board"), (&opening, "8/5")]
        {
            caller.write_all(format!("{question}\n\0").as_bytes()).expect("the server reads");
            let mut answer = String::new();
            answers.read_line(&mut answer).expect("an answer");
            assert!(answer.starts_with(wanted), "{answer}");
        }
        caller.shutdown(std::net::Shutdown::Write).expect("the connection is open");
        server.join().expect("no panic").expect("the caller has closed");
    }

    #[test]
    fn a_connection_ends_with_the_error_of_its_server() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let mut caller = TcpStream::connect(listener.local_addr().expect("an address")).expect("it listens");
        caller.write_all(b"\0nonsense\n").expect("the server reads");
        let (stream, _) = listener.accept().expect("a caller");
        let error = serve(&stream, |line| opponent().answer(line)).expect_err("nonsense").to_string();
        assert!(error.contains("nonsense") && error.contains("expected a board"), "{error}");
    }
}
