//! The settings of a controller, and the search that runs for it.

use std::io::{self, Write};
use std::sync::Arc;
use std::thread::JoinHandle;

use tavola_engine::{Cancel, Context, Depth, Engine};
use tavola_notation::any::{self, Notation};
use tavola_notation::{Awaits, Situation};
use tavola_rules::end::is_over;
use tavola_rules::{Player, Position, Roll, Rules};

use super::command::{self, Command, Go, Limit, NewSession, Role};
use super::fault::{Dialect, Fault};
use super::search::{self, Asks, Best, Found, Question};
use super::settings::{DEEPEST, Settings};
use super::{Output, write};
use crate::external;
use crate::lines::quoted;

/// Whether the session reads more commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Command,
    Quit,
}

/// Format of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    /// `bestmove 8/5 6/5`, with `info` lines before.
    Named,
    /// `8/5 6/5`, as 0.01 has it.
    Bare,
}

/// See the module.
pub(crate) struct Session<W> {
    engine: Engine,
    settings: Settings,
    situation: Situation,
    dialect: Dialect,
    output: Output<W>,
    search: Option<(Cancel, JoinHandle<io::Result<()>>)>,
}

impl<W: Write + Send + 'static> Session<W> {
    pub(crate) fn new(engine: Engine, output: Output<W>) -> Session<W> {
        let settings = Settings::new();
        let situation = at_start(&settings.rules);
        Session { engine, settings, situation, dialect: Dialect::Keys, output, search: None }
    }

    /// Waits for the search that runs, if one does.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        match self.search.take().map(|(_, thread)| thread.join()) {
            Some(Ok(result)) => result,
            Some(Err(_)) => Err(io::Error::other("the search failed")),
            None => Ok(()),
        }
    }

    fn stop(&mut self) -> io::Result<()> {
        if let Some((cancel, _)) = &self.search {
            cancel.cancel();
        }
        self.finish()
    }

    /// Answers a command. While a search runs, `stop` and `quit` end it, `isready` is answered at once, and all else waits
    /// for its end.
    pub(crate) fn command(&mut self, line: &str) -> io::Result<Next> {
        let command = match command::parse(line) {
            Ok(command) => command,
            Err(fault) => {
                self.finish()?;
                return self.fail(&fault);
            }
        };
        match command {
            Command::Quit => {
                self.stop()?;
                return Ok(Next::Quit);
            }
            Command::Stop => self.stop()?,
            Command::IsReady => write(&self.output, "readyok")?,
            command => {
                self.finish()?;
                match self.idle(command) {
                    Ok(lines) => lines.iter().try_for_each(|line| write(&self.output, line))?,
                    Err(fault) => return self.fail(&fault),
                }
            }
        }
        Ok(Next::Command)
    }

    fn fail(&self, fault: &Fault) -> io::Result<Next> {
        write(&self.output, &fault.line(self.dialect))?;
        Ok(Next::Command)
    }

    /// Answers a command while no search runs.
    fn idle(&mut self, command: Command) -> Result<Vec<String>, Fault> {
        match command {
            Command::Hello => return Ok(self.hello()),
            Command::Keys => return Ok(self.settings.keys()),
            Command::Get(key) => return Ok(vec![format!("value {key} {}", self.settings.get(&key)?)]),
            Command::Set(key, value) => {
                self.dialect = Dialect::Keys;
                self.change(|settings, engine| settings.set(&key, &value, engine))?;
            }
            Command::SetOption(name, value) => {
                self.dialect = Dialect::Options;
                self.change(|settings, engine| settings.set_option(&name, &value, engine))?;
            }
            Command::NewGame => {
                let start = at_start(&self.settings.rules);
                self.situation.position = start.position;
                self.situation.awaits = start.awaits;
                (self.situation.cube_value, self.situation.cube_owner) = (start.cube_value, start.cube_owner);
            }
            Command::NewSession(session) => self.session(session),
            Command::SetScore(score) => {
                self.dialect = Dialect::Options;
                let length = u32::from(self.situation.match_length);
                if length > 0 && score.iter().any(|points| *points >= length) {
                    return Err(Fault::Value(format!(
                        "expected scores below {length}, the length of the match"
                    )));
                }
                // Player 0 is the second one of an id.
                self.situation.score = [score[1], score[0]];
            }
            Command::SetCube(value, owner) => {
                self.dialect = Dialect::Options;
                (self.situation.cube_value, self.situation.cube_owner) = (value, owner);
            }
            Command::SetTurn(player) => {
                self.dialect = Dialect::Options;
                self.situation.on_roll = player;
            }
            Command::GnubgId(id) => self.place(&id, &[Notation::PositionId, Notation::Pair])?,
            Command::Xgid(id) => self.place(&id, &[Notation::Xgid])?,
            Command::Dice(roll) => {
                let &[a, b] = roll.dice() else { return Err(Fault::Value("expected two dice".to_owned())) };
                self.situation.awaits = Awaits::Play([a, b]);
            }
            Command::Go(go) => self.go(go)?,
            Command::AskXgid(id) => {
                return Ok(self.bare(|session| {
                    session.place(&id, &[Notation::Xgid])?;
                    let role = (session.situation.awaits == Awaits::Roll).then_some(Role::Cube);
                    session.question(role, None)
                }));
            }
            Command::Board(board) => {
                return Ok(self.bare(|session| {
                    let context = external::context(&board, session.settings.cubeful);
                    let asks = match board.asks {
                        tavola_notation::fibs_board::Asks::Moves(roll) => Asks::Play(roll),
                        tavola_notation::fibs_board::Asks::Cube => Asks::Cube,
                        tavola_notation::fibs_board::Asks::Answer => Asks::Answer,
                    };
                    // After a double the board shows the side that answers; a question is that of the player on roll.
                    let (position, context) = if asks == Asks::Answer {
                        (board.position.swapped(), context.swapped())
                    } else {
                        (board.position, context)
                    };
                    let rules = Arc::new(Rules::STANDARD);
                    Ok(Question { rules, position, context, asks, depth: session.settings.depth() })
                }));
            }
            // Answered before.
            Command::Quit | Command::Stop | Command::IsReady => {}
        }
        Ok(Vec::new())
    }

    /// `readyok` is for controllers of 0.01, which do not have `ubgiok`; it comes first, so that nothing is left over for
    /// others.
    fn hello(&self) -> Vec<String> {
        let mut lines = vec![
            "id name Tavola".to_owned(),
            "id author the Tavola developers".to_owned(),
            format!("id version {}", env!("CARGO_PKG_VERSION")),
            "proto 0.2".to_owned(),
        ];
        lines.extend(self.settings.options());
        lines.extend(self.settings.keys());
        lines.extend(["readyok".to_owned(), "ubgiok".to_owned()]);
        lines
    }

    /// Changes the settings. Another game begins at its start.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Settings, &mut Engine) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let before = Arc::clone(&self.settings.rules);
        change(&mut self.settings, &mut self.engine)?;
        if before.name != self.settings.rules.name {
            self.situation = at_start(&self.settings.rules);
        }
        Ok(())
    }

    fn session(&mut self, session: NewSession) {
        self.dialect = Dialect::Options;
        let situation = &mut self.situation;
        if let Some(length) = session.length {
            (situation.match_length, situation.score) = (length, [0; 2]);
        }
        situation.jacoby = session.jacoby.unwrap_or(situation.jacoby);
        situation.crawford = session.crawford.unwrap_or(situation.crawford);
    }

    /// A position. An id of the checkers alone leaves score, cube, dice and turn as they are.
    fn place(&mut self, id: &str, kinds: &[Notation]) -> Result<(), Fault> {
        let bad = |reason: &dyn core::fmt::Display| Fault::Value(format!("expected a position: {reason}"));
        let kind = any::detect(id).filter(|kind| kinds.contains(kind));
        let kind = kind.ok_or_else(|| bad(&format!("{} is not such an id", quoted(id))))?;
        let read = any::parse(id, &self.settings.rules).map_err(|error| bad(&error))?;
        if is_over(&self.settings.rules, &read.position) {
            return Err(bad(&"nobody must have finished"));
        }
        if kind == Notation::PositionId {
            self.situation.position = read.position;
        } else {
            self.situation = read;
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), Fault> {
        if go.old_spelling {
            self.dialect = Dialect::Options;
        }
        let depth = go.limit.map(|limit| self.depth(limit)).transpose()?;
        let question = self.question(go.role, depth)?;
        self.start(question, Style::Named)
    }

    fn depth(&self, limit: Limit) -> Result<Depth, Fault> {
        match limit {
            Limit::Depth(depth) if (1..=DEEPEST).contains(&depth) => Ok(Depth::Plies(depth - 1)),
            Limit::Depth(depth) => {
                Err(Fault::Value(format!("expected a depth from 1 to {DEEPEST}, not {depth}")))
            }
            Limit::Budget(budget) => Ok(Depth::Within(budget)),
        }
    }

    /// A question in the form of 0.01. If it cannot be answered, the answer is `sorry`.
    fn bare(&mut self, question: impl FnOnce(&mut Self) -> Result<Question, Fault>) -> Vec<String> {
        let started = question(self).and_then(|question| self.start(question, Style::Bare));
        if started.is_err() { vec!["sorry".to_owned()] } else { Vec::new() }
    }

    /// The question about the position that is set.
    fn question(&self, role: Option<Role>, depth: Option<Depth>) -> Result<Question, Fault> {
        let rules = Arc::clone(&self.settings.rules);
        let situation = &self.situation;
        let mut context = Context::of_situation(situation, &rules);
        context.in_play &= self.settings.cubeful;
        let roll = || match situation.awaits {
            Awaits::Play([a, b]) => {
                Roll::two(a, b).map_err(|_| Fault::Value("expected dice from 1 to 6".to_owned()))
            }
            Awaits::Roll | Awaits::Answer(_) => Err(Fault::State("expected dice before go".to_owned())),
        };
        let asks = match (role, situation.awaits) {
            (None | Some(Role::Cube), Awaits::Answer(_)) => Asks::Answer,
            (Some(Role::Cube), _) => Asks::Cube,
            (Some(Role::Turn), _) => Asks::Turn(roll()?),
            (None | Some(Role::Chequer), _) => Asks::Play(roll()?),
        };
        let depth = depth.unwrap_or_else(|| self.settings.depth());
        Ok(Question { rules, position: situation.position, context, asks, depth })
    }

    /// Starts a search on a thread of its own, so that it can be stopped.
    fn start(&mut self, question: Question, style: Style) -> Result<(), Fault> {
        let cancel = Cancel::new();
        let engine = self.engine.with_work(self.engine.work().clone().until(&cancel));
        let (output, dialect) = (Arc::clone(&self.output), self.dialect);
        let thread = std::thread::Builder::new().spawn(move || {
            let begun = engine.work().now();
            let mut written = Ok(());
            let found = search::search(&engine, &question, |found| {
                if style == Style::Named && written.is_ok() {
                    let time = engine.work().now().saturating_sub(begun);
                    written = write(&output, &info(found, &question, time.as_millis()));
                }
            });
            written?;
            match found {
                Ok(found) => write(&output, &text(&found.answer, style)),
                Err(_) if style == Style::Bare => write(&output, "sorry"),
                Err(error) => write(&output, &Fault::Unsupported(error.to_string()).line(dialect)),
            }
        });
        let thread = thread.map_err(|error| Fault::State(format!("no thread: {error}")))?;
        self.search = Some((cancel, thread));
        Ok(())
    }
}

/// Money play at the start of a game.
fn at_start(rules: &Rules) -> Situation {
    let start = Situation::money(rules, Position::start(rules, Player::First));
    // Player 0 plays, as in GNU Backgammon's own implementation of the protocol.
    Situation { on_roll: Player::Second, jacoby: rules.cube.jacoby, ..start }
}

/// The result at a depth: chances and equity of the player on roll, and in a match the chance to win it.
fn info(found: &Found, question: &Question, milliseconds: u128) -> String {
    let chances = &found.probabilities;
    let mut line = format!(
        "info depth {} time_ms {milliseconds} eq {:.4} pwin {:.4} pgammon {:.4} pbg {:.4}",
        found.plies + 1,
        found.equity,
        chances.win,
        chances.win_gammon,
        chances.win_backgammon
    );
    if let tavola_engine::Stakes::Match { .. } = question.context.stakes {
        let points = f64::from(question.context.value);
        let (lost, won) = (question.context.worth(-points), question.context.worth(points));
        let mwc = f64::midpoint(won, lost) + f64::from(found.equity) * (won - lost) / 2.0;
        line += &format!(" mwc {mwc:.4}");
    }
    let play = match &found.answer {
        Best::Play(play) | Best::Turn { play, .. } if !play.is_empty() => play,
        _ => return line,
    };
    format!("{line} pv {play}")
}

fn text(answer: &Best, style: Style) -> String {
    let cube = |double: bool| match (style, double) {
        (_, true) => "double",
        (Style::Named, false) => "nodouble",
        (Style::Bare, false) => "roll",
    };
    let play = |play: &str| if play.is_empty() { "pass".to_owned() } else { play.to_owned() };
    match (answer, style) {
        (Best::Play(moves), Style::Named) => format!("bestmove {}", play(moves)),
        // 0.01 has an empty line if nothing can be played.
        (Best::Play(moves), Style::Bare) => moves.clone(),
        (Best::Cube { double }, Style::Named) => format!("bestcube {}", cube(*double)),
        (Best::Cube { double }, Style::Bare) => cube(*double).to_owned(),
        (Best::Reply(reply), Style::Named) => format!("bestcube {reply}"),
        (Best::Reply(reply), Style::Bare) => (*reply).to_owned(),
        (Best::Turn { double, play: moves }, _) => {
            format!("bestturn cube={} move={}", cube(*double), play(moves))
        }
    }
}
