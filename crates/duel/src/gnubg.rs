//! GNU Backgammon itself as an opponent: another process, which throws the dice, keeps the score, and calls the engine
//! over a socket. The match that it writes is read and checked by the rules.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tavola_connect::external::{self, ExternalError, Opponent};

use crate::actions::Actions;
use crate::mat::{self, MatError};
use crate::stakes::DuelStakes;

/// Debian's path of games, which is not on every search path.
const ELSEWHERE: &str = "/usr/games/gnubg";

/// Longest time for its start.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why GNU Backgammon does not play. Every message is one line.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GnubgError {
    /// The program is missing.
    #[error("{program}: {error}; expected GNU Backgammon (apt install gnubg, --gnubg)")]
    NoProgram {
        /// The command that was run.
        program: String,
        /// The system's error.
        error: io::Error,
    },
    /// It runs, but does not open its connection.
    #[error("{0} did not call; expected GNU Backgammon 1.07 with Python (-p)")]
    NoCall(String),
    /// It has stopped.
    #[error("gnubg has stopped; its last words: {0:?}")]
    Stopped(String),
    /// A pipe, a port or a file failed.
    #[error("{what}: {error}")]
    Io {
        /// The pipe, port or file.
        what: String,
        /// The system's error.
        error: io::Error,
    },
    /// The match that it wrote is not legal or not whole.
    #[error(transparent)]
    Mat(#[from] MatError),
    /// This side of the connection failed.
    #[error(transparent)]
    Socket(#[from] ExternalError),
}

impl GnubgError {
    fn io(what: impl ToString) -> impl Fn(io::Error) -> GnubgError {
        move |error| GnubgError::Io { what: what.to_string(), error }
    }
}

/// A running GNU Backgammon. It ends with this value.
pub struct Gnubg {
    process: Process,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    serving: Option<JoinHandle<Result<(), ExternalError>>>,
    folder: Folder,
    stakes: DuelStakes,
}

/// A folder for its settings and for the matches, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, GnubgError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("tavola-duel-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(GnubgError::io(path.display()))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed stays among other temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The process, which ends with the first of its handles: it is useless without a connection, and without a caller.
#[derive(Clone)]
struct Process(Arc<Mutex<Child>>);

impl Process {
    fn with<T>(&self, act: impl FnOnce(&mut Child) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn end(&self) {
        self.with(|child| {
            // A process that is gone already needs nothing.
            let _ = child.kill();
            let _ = child.wait();
        });
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

impl Gnubg {
    /// Starts it, looking `plies` rolls ahead, against our engine.
    ///
    /// # Errors
    /// If it is not there or does not begin; in one line, with what was expected.
    pub(crate) fn start(
        program: &str,
        plies: u32,
        ours: Opponent,
        stakes: DuelStakes,
    ) -> Result<Gnubg, GnubgError> {
        let cube = stakes != (DuelStakes::Money { cube: false });
        let ours = if cube { ours } else { ours.without_cube() };
        Gnubg::start_against(program, plies, stakes, move |stream| {
            external::serve(stream, |line| ours.answer(line))
        })
    }

    fn start_against(
        program: &str,
        plies: u32,
        stakes: DuelStakes,
        serve: impl FnOnce(&TcpStream) -> Result<(), ExternalError> + Send + 'static,
    ) -> Result<Gnubg, GnubgError> {
        let folder = Folder::new()?;
        let script = folder.0.join("match.py");
        std::fs::write(&script, include_str!("../python/gnubg_match.py"))
            .map_err(GnubgError::io(script.display()))?;
        let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(GnubgError::io("a port"))?;
        let port = listener.local_addr().map_err(GnubgError::io("a port"))?.port();
        let cube = stakes != (DuelStakes::Money { cube: false });
        let start = |program: &str| {
            Command::new(program)
                .args(["-t", "-q", "-r", "-p"])
                .arg(&script)
                .env("HOME", &folder.0)
                .env("TAVOLA_DUEL_PORT", port.to_string())
                .env("TAVOLA_DUEL_PARENT", std::process::id().to_string())
                .env("TAVOLA_DUEL_PLIES", plies.to_string())
                .env("TAVOLA_DUEL_LENGTH", stakes.length().to_string())
                .env("TAVOLA_DUEL_CUBE", if cube { "1" } else { "0" })
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
        };
        let found =
            if program == "gnubg" { start(program).or_else(|_| start(ELSEWHERE)) } else { start(program) };
        let mut child =
            found.map_err(|error| GnubgError::NoProgram { program: program.to_owned(), error })?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let process = Process(Arc::new(Mutex::new(child)));
        let (input, output) = pipes.ok_or_else(|| GnubgError::NoCall(program.to_owned()))?;
        let stream = accept(&listener, &process, program)?;
        let served = process.clone();
        let serving = std::thread::spawn(move || {
            let result = serve(&stream);
            served.end();
            result
        });
        let output = BufReader::new(output);
        let mut gnubg = Gnubg { process, input, output, serving: Some(serving), folder, stakes };
        gnubg.wait_for("tavola-duel ready")?;
        Ok(gnubg)
    }

    /// A game or a match with dice of this seed, GNU Backgammon being the first player.
    ///
    /// # Errors
    /// If it stops, or writes an illegal match.
    pub fn play(&mut self, seed: u32) -> Result<Actions, GnubgError> {
        let path = self.folder.0.join("game.mat");
        let _ = std::fs::remove_file(&path);
        writeln!(self.input, "{seed} {}", path.display()).map_err(GnubgError::io("gnubg"))?;
        self.wait_for("tavola-duel done")?;
        self.written(&path).map_err(|error| self.reason(error))
    }

    fn written(&self, path: &Path) -> Result<Actions, GnubgError> {
        let text = std::fs::read_to_string(path).map_err(GnubgError::io("gnubg wrote no match"))?;
        Ok(mat::read(&text, self.stakes)?)
    }

    fn wait_for(&mut self, mark: &str) -> Result<(), GnubgError> {
        let mut line = Vec::new();
        let mut last = String::new();
        loop {
            line.clear();
            match self.output.read_until(b'\n', &mut line) {
                Ok(0) => return Err(self.reason(GnubgError::Stopped(last))),
                Ok(_) => {}
                Err(error) => return Err(GnubgError::io("gnubg")(error)),
            }
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if text == mark {
                return Ok(());
            }
            if !text.is_empty() {
                last = text;
            }
        }
    }

    /// The error: that of this side of the connection, if there is one. No further game can be played.
    fn reason(&mut self, otherwise: GnubgError) -> GnubgError {
        self.process.end();
        match self.serving.take().map(JoinHandle::join) {
            Some(Ok(Err(error))) => error.into(),
            _ => otherwise,
        }
    }
}

impl Drop for Gnubg {
    fn drop(&mut self) {
        self.process.end();
        if let Some(serving) = self.serving.take() {
            // The connection has ended with the process, and no request waits for its answer.
            let _ = serving.join();
        }
    }
}

/// Waits for the process to call.
fn accept(listener: &TcpListener, process: &Process, program: &str) -> Result<TcpStream, GnubgError> {
    let failed = GnubgError::io("a port");
    listener.set_nonblocking(true).map_err(&failed)?;
    let begun = Instant::now();
    loop {
        match listener.accept() {
            Ok((stream, _)) => {
                stream.set_nonblocking(false).and_then(|()| stream.set_nodelay(true)).map_err(&failed)?;
                return Ok(stream);
            }
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(failed(error)),
        }
        let gone = process.with(|child| !matches!(child.try_wait(), Ok(None)));
        if gone || begun.elapsed() > PATIENCE {
            return Err(GnubgError::NoCall(program.to_owned()));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nets::shipped;
    use crate::scored::scored;
    use tavola_analysis::Luck;
    use tavola_engine::Context;
    use tavola_rules::game::Phase;
    use tavola_rules::{Action, Player, Rules};

    fn ours() -> Opponent {
        Opponent::new(shipped().clone(), 0.into())
    }

    #[test]
    fn a_program_that_is_not_there_is_one_clear_line() {
        for program in ["no-such-gnubg", "true"] {
            let error = Gnubg::start(program, 0, ours(), DuelStakes::Match(1))
                .err()
                .expect("this is not GNU Backgammon")
                .to_string();
            assert!(error.contains(program) && error.contains("GNU Backgammon"), "{error}");
            assert_eq!(error.lines().count(), 1);
        }
    }

    #[test]
    #[ignore = "needs GNU Backgammon (apt install gnubg)"]
    fn when_our_side_fails_that_is_what_is_said_and_nothing_is_left() {
        let serve = |mut stream: &TcpStream| {
            let mut first = [0];
            std::io::Read::read_exact(&mut stream, &mut first).map_err(ExternalError::Connection)?;
            Err(ExternalError::NotABoard("enough".to_owned()))
        };
        let mut gnubg = Gnubg::start_against("gnubg", 0, DuelStakes::Match(1), serve)
            .expect("GNU Backgammon is installed");
        assert!(matches!(gnubg.play(1), Err(GnubgError::Socket(ExternalError::NotABoard(_)))));
        assert!(gnubg.process.with(|child| child.try_wait().expect("it has been waited for").is_some()));
        let folder = gnubg.folder.0.clone();
        drop(gnubg);
        assert!(!folder.exists());
    }

    /// Our side answers with the engine's decisions about the match as it was: so every field of the board line is read
    /// with its meaning.
    #[test]
    #[ignore = "needs GNU Backgammon (apt install gnubg)"]
    fn what_gnubg_asks_is_understood() {
        let (mut cubes, mut answers, mut plays) = (0, 0, 0);
        for stakes in
            [DuelStakes::Match(5), DuelStakes::Money { cube: true }, DuelStakes::Money { cube: false }]
        {
            let mut gnubg = Gnubg::start("gnubg", 0, ours(), stakes).expect("GNU Backgammon is installed");
            for seed in 1..=8 {
                let actions = gnubg.play(seed).expect("a match");
                scored(&Rules::STANDARD, stakes, &actions, Some(&mut Luck::new(shipped().clone())))
                    .expect("a whole match");
                let mut m = stakes.begin(&Rules::STANDARD);
                for (i, (who, action)) in actions.iter().enumerate() {
                    let position = m.game().position(*who);
                    let context = Context::of(&m, *who);
                    match (action, m.game().phase(), who) {
                        (Action::Double | Action::Roll { .. }, _, Player::Second)
                            if m.game().may_double(*who).is_ok() =>
                        {
                            let doubles = ours().doubles(&position, &context).expect("an answer");
                            assert_eq!(doubles, *action == Action::Double, "{position:?} {context:?}");
                            cubes += 1;
                        }
                        (Action::Take | Action::Drop, _, Player::Second) => {
                            let takes =
                                ours().takes(&position.swapped(), &context.swapped()).expect("an answer");
                            assert_eq!(takes, *action == Action::Take, "{position:?} {context:?}");
                            answers += 1;
                        }
                        (_, Phase::Move { roll: Some(roll), turn, .. }, Player::Second)
                            if turn.moves().is_empty() =>
                        {
                            let mut best = m.clone();
                            for mv in ours().best(&position, *roll, &context).expect("an answer") {
                                best.apply(*who, &Action::Move(mv)).expect("advice can be played");
                            }
                            let best = best.game().position(*who);
                            let mut after = m.clone();
                            for (who, action) in &actions[i..] {
                                if *action == Action::Done {
                                    break;
                                }
                                after.apply(*who, action).expect("it was played");
                            }
                            let found = after.game().position(*who);
                            assert_eq!(
                                (found.own(), found.other()),
                                (best.own(), best.other()),
                                "{context:?}"
                            );
                            plays += 1;
                        }
                        _ => {}
                    }
                    m.apply(*who, action).expect("it was played");
                }
            }
        }
        assert!(cubes > 20 && answers > 5 && plays > 100, "{cubes} {answers} {plays}");
    }
}
