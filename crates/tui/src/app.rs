//! The match on a screen: the effects of keys. The module `view` draws it.
//!
//! Letters are typed into a line, which shows its effect; Enter carries it out. Arrows and Tab move a cursor over the board while nothing
//! is typed.

use std::time::{Duration, Instant};

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tavola_dice::Dice;
use tavola_engine::Engine;
use tavola_play::Command;
use tavola_rules::{Player, Waits};

use crate::auto::{self, Auto};
use crate::board::{self, Mark};
use crate::hear;
use crate::input::{self, Input, InputError, Show};
use crate::moves::{self, sources, ways_from};
use crate::session::{Session, SessionError};
use crate::think::{Answer, Question, Thought};
use crate::typed::Typed;
use crate::words;

/// The content of the panel beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The log of the match.
    Log,
    /// The hint of the engine.
    Hint,
    /// Keys and commands.
    Help,
    /// The answer to a question about the match.
    Answer,
}

/// A direction of the cursor.
#[derive(Clone, Copy)]
enum Towards {
    Left,
    Right,
    Up,
    Down,
}

/// A match on the screen with its input state.
#[derive(Debug)]
pub struct App {
    session: Session,
    engine: Engine,
    auto: Auto,
    /// The line in progress.
    pub typed: Typed,
    /// A refusal or another message, in one line.
    pub message: String,
    /// The content of the panel beside the board.
    pub panel: Panel,
    /// The last hint; empty while it is computed.
    pub hint: Vec<String>,
    /// The answer to the last question about the match.
    pub answer: Vec<String>,
    /// Whether the level of a resignation is requested.
    pub asks_level: bool,
    /// An irreversible input that waits for a second Enter.
    pub asks: Option<Input>,
    cursor: Option<u8>,
    picked: Option<u8>,
    deciding: Option<Thought>,
    hinting: Option<Thought>,
    /// Whether a bot's actions could not be saved: it is asked again after the next key.
    unkept: bool,
    /// Time at which a game ended automatically, so that a key for that game does not skip the result.
    ended: Option<Instant>,
    over: bool,
}

/// Minimum display time of a result after a game has ended automatically.
const READ: Duration = Duration::from_millis(900);

impl App {
    /// Shows a match on the screen.
    #[must_use]
    pub fn new(session: Session, engine: Engine, auto: Auto) -> App {
        App {
            session,
            engine,
            auto,
            typed: Typed::default(),
            message: String::new(),
            panel: Panel::Log,
            hint: Vec::new(),
            answer: Vec::new(),
            asks_level: false,
            asks: None,
            cursor: None,
            picked: None,
            deciding: None,
            hinting: None,
            unkept: false,
            ended: None,
            over: false,
        }
    }

    /// Returns the match.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns whether a checker is picked up.
    #[must_use]
    pub fn holds_checker(&self) -> bool {
        self.picked.is_some()
    }

    /// Returns whether the person wants to leave.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Returns whether the engine decides for a bot.
    #[must_use]
    pub fn is_deciding(&self) -> bool {
        self.deciding.is_some()
    }

    /// Returns whether the engine computes something.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.deciding.is_some() || self.hinting.is_some()
    }

    /// Requests due decisions of bots from the engine, and takes in its answers. A decision that cannot be saved is requested again after
    /// the next key.
    ///
    /// # Errors
    /// A decision is refused, or the engine has ended without an answer.
    pub fn tick(&mut self) -> Result<(), SessionError> {
        let running = self.session.played().game().result().is_none();
        self.progress()?;
        if running && self.session.played().game().result().is_some() {
            self.ended = Some(Instant::now());
        }
        Ok(())
    }

    fn progress(&mut self) -> Result<(), SessionError> {
        let lost = |_| SessionError::EngineLost;
        if let Some(thought) = &self.deciding {
            let (answer, about) = (thought.poll().map_err(lost)?, thought.about);
            if about != self.session.actions() {
                self.deciding = None;
            } else if let Some(answer) = answer {
                self.deciding = None;
                if let Answer::Decided(player, decision) = answer {
                    let done = self.session.decided(player, decision);
                    self.kept(done)?;
                }
            }
        }
        if let Some(thought) = &self.hinting
            && let Some(answer) = thought.poll().map_err(lost)?
        {
            self.hinting = None;
            if let Answer::Hint(lines) = answer {
                self.hint = lines;
            }
        }
        while self.deciding.is_none() && !self.unkept && self.asks.is_none() && !self.asks_level {
            if let Some(question) = Question::due(&self.session) {
                self.deciding = Some(Thought::begin(question, self.session.actions(), self.engine.clone()));
                break;
            }
            let done = auto::act(&mut self.session, self.auto);
            if !self.kept(done)?.unwrap_or_default() {
                break;
            }
            self.settle();
            self.forget_hint();
        }
        Ok(())
    }

    /// Returns the result of an action that must be saved; `None` if it could not be.
    fn kept<T>(&mut self, done: Result<T, SessionError>) -> Result<Option<T>, SessionError> {
        match done {
            Err(SessionError::Record(error)) => {
                let detail = [("detail", error.to_string().into())];
                self.message = self.session.speech().with("tui-not-kept", &detail);
                self.unkept = true;
                Ok(None)
            }
            done => done.map(Some),
        }
    }

    /// Returns the effect of the line in progress, or the reason why it has none.
    #[must_use]
    pub fn preview(&self) -> String {
        let (session, speech) = (&self.session, self.session.speech());
        let text = self.typed.text().trim_start_matches(':').trim();
        if text.is_empty() {
            return String::new();
        }
        let word = text.split_whitespace().next().unwrap_or_default();
        match input::parse(text) {
            Err(InputError::Unknown(_)) if !input::completions(word).is_empty() => {
                input::completions(word).join(", ")
            }
            Err(error) => words::of_input(speech, &error),
            Ok(Input::Moves(text)) => match session.turn_of_person().and_then(|turn| {
                let moves = moves::typed(&text, turn)?;
                Ok(tavola_notation::play::text(&turn.position(), &moves, turn.rules()))
            }) {
                Ok(play) => play,
                Err(refused) => words::refusal(session, &refused),
            },
            Ok(input) => match session.would(&input) {
                Ok(()) => speech.text(input::meaning(&input)),
                Err(refused) => words::refusal(session, &refused),
            },
        }
    }

    /// Returns the marked places, in the numbers of the player on turn.
    #[must_use]
    pub fn marks(&self) -> Vec<(u8, Mark)> {
        let mut marks: Vec<(u8, Mark)> = self.cursor.iter().map(|place| (*place, Mark::Cursor)).collect();
        if self.picked.is_some() {
            marks.extend(self.places().into_iter().map(|place| (place, Mark::Target)));
            marks.extend(self.picked.map(|place| (place, Mark::Picked)));
        }
        marks
    }

    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => self.over = true,
                KeyCode::Char('d') if self.typed.is_empty() => self.over = true,
                KeyCode::Char(c) => self.typed.control(c),
                _ => {}
            }
            return;
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return;
        }
        self.message.clear();
        self.unkept = false;
        if let Some(asked) = self.asks.take() {
            if key.code == KeyCode::Enter {
                self.do_it(&asked);
            } else {
                self.message = self.session.speech().text("tui-not-done");
            }
            return;
        }
        if std::mem::take(&mut self.asks_level) {
            match key.code {
                KeyCode::Char(key) if self.level(key).is_some() => {
                    let level = self.level(key).unwrap_or(1);
                    self.do_it(&Input::Do(Command::Resign { level }));
                }
                _ => self.message = self.session.speech().text("tui-not-resigned"),
            }
            return;
        }
        let typing = !self.typed.is_empty();
        match key.code {
            KeyCode::Esc => self.put_down(),
            KeyCode::Enter => self.enter(),
            KeyCode::F(1) => self.run(&Input::Help),
            KeyCode::Char('?') if !typing => self.run(&Input::Help),
            KeyCode::Char(' ') if !typing => self.enter(),
            KeyCode::Char(c) => self.typed.insert(c),
            KeyCode::Backspace if !typing => self.take_back(),
            KeyCode::Tab if typing => self.complete(),
            KeyCode::Tab => self.next_place(),
            KeyCode::Left if !typing => self.go(Towards::Left),
            KeyCode::Right if !typing => self.go(Towards::Right),
            KeyCode::Up if !typing => self.go(Towards::Up),
            KeyCode::Down if !typing => self.go(Towards::Down),
            KeyCode::PageUp => self.typed.earlier(),
            KeyCode::PageDown => self.typed.later(),
            code => self.typed.edit(code),
        }
    }

    /// Takes a move back, if there is one.
    fn take_back(&mut self) {
        let undo = Input::Do(Command::TakeBack);
        if self.session.would(&undo).is_ok() {
            self.run(&undo);
        }
    }

    /// Completes the word in progress as far as it is unambiguous.
    fn complete(&mut self) {
        let found = input::completions(self.typed.text());
        let Some((first, others)) = found.split_first() else { return };
        let common = |word: &&str| first.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
        let length = others.iter().map(common).min().unwrap_or(first.len());
        self.typed.set(&first[..length]);
    }

    /// Returns the level of a resignation for a key, if it is offered.
    fn level(&self, key: char) -> Option<u8> {
        let level = key.to_digit(10)? as u8;
        (1..=self.session.resignations().len()).contains(&usize::from(level)).then_some(level)
    }

    /// Clears the line, the picked-up checker and the panel.
    fn put_down(&mut self) {
        if self.typed.is_empty() && self.picked.is_none() {
            self.panel = Panel::Log;
            self.cursor = None;
        }
        self.typed.clear();
        self.cursor = self.picked.take().or(self.cursor);
    }

    fn enter(&mut self) {
        if !self.typed.is_empty() {
            let typed = self.typed.take();
            match input::parse(typed.trim_start_matches(':')) {
                Ok(input) => self.run(&input),
                Err(error) => self.message = words::of_input(self.session.speech(), &error),
            }
            return;
        }
        let moving = self.session.own_turn().is_some_and(|turn| turn.waits() == Waits::Move);
        match (self.cursor, self.picked) {
            // The key was meant for the game before its end.
            _ if self.ended.is_some_and(|ended| ended.elapsed() < READ) => {}
            _ if !moving => match self.session.usual_choice() {
                Some(input) => self.run(&input),
                None if self.session.choices().is_empty() => {}
                None => self.message = self.session.speech().text("tui-choose-key"),
            },
            (Some(to), Some(from)) => self.move_checker(from, to),
            (Some(from), None) => {
                self.picked = Some(from);
                self.cursor = self.places().first().copied();
            }
            (None, _) => self.next_place(),
        }
    }

    fn refuse(&mut self, refused: &SessionError) {
        self.message = words::refusal(&self.session, refused);
    }

    fn move_checker(&mut self, from: u8, to: u8) {
        let way = self
            .session
            .own_turn()
            .and_then(|turn| ways_from(turn, from).into_iter().find(|way| way.0 == to));
        let Some((_, moves)) = way else {
            return;
        };
        match self.session.play(&moves) {
            Ok(()) => self.settle(),
            Err(refused) => self.refuse(&refused),
        }
    }

    /// Puts a picked-up checker down after an action.
    fn settle(&mut self) {
        let had_cursor = self.cursor.is_some();
        (self.picked, self.cursor) = (None, None);
        if had_cursor {
            self.cursor = self.places().first().copied();
        }
    }

    fn run(&mut self, input: &Input) {
        match input {
            Input::Quit => self.over = true,
            Input::Help => {
                self.panel = if self.panel == Panel::Help { Panel::Log } else { Panel::Help };
            }
            Input::Show(Show::Board) => self.panel = Panel::Log,
            Input::Show(show) => match hear::answer(&self.session, *show) {
                Ok(lines) => (self.answer, self.panel) = (lines, Panel::Answer),
                Err(refused) => self.refuse(&refused),
            },
            Input::Hint => match Question::hint(&self.session) {
                Ok(question) => {
                    self.panel = Panel::Hint;
                    self.hint.clear();
                    self.hinting =
                        Some(Thought::begin(question, self.session.actions(), self.engine.clone()));
                }
                Err(refused) => self.refuse(&refused),
            },
            Input::Again if self.session.played().is_over() => match self.session.rematch(Dice::random()) {
                Ok(session) => {
                    self.session = session;
                    (self.panel, self.cursor, self.ended) = (Panel::Log, None, None);
                }
                Err(refused) => self.refuse(&refused),
            },
            Input::Again => self.refuse(&SessionError::NotOver),
            // The person types the dice next.
            Input::Do(Command::Roll { dice: None }) if self.session.needs_dice() => self.typed.set("roll "),
            Input::Resign if self.session.resignations().len() > 1 => self.asks_level = true,
            input if asks_first(input) => match self.session.would(input) {
                Ok(()) => self.asks = Some(input.clone()),
                Err(refused) => self.refuse(&refused),
            },
            input => self.do_it(input),
        }
    }

    /// Applies an input to the match.
    fn do_it(&mut self, input: &Input) {
        match self.session.command(input) {
            Ok(()) => {
                let is_move =
                    matches!(input, Input::Moves(_) | Input::UndoAll | Input::Do(Command::TakeBack));
                self.settle();
                if !is_move {
                    self.cursor = None;
                    self.ended = None;
                    self.forget_hint();
                }
            }
            Err(refused) => self.refuse(&refused),
        }
    }

    /// A hint, like the answer to a question, is about one decision.
    fn forget_hint(&mut self) {
        self.hinting = None;
        if matches!(self.panel, Panel::Hint | Panel::Answer) {
            self.panel = Panel::Log;
        }
    }

    /// Returns the places that the cursor can reach: movable checkers, or the targets of the picked-up one.
    fn places(&self) -> Vec<u8> {
        match (self.session.own_turn(), self.picked) {
            (Some(turn), Some(from)) => ways_from(turn, from).into_iter().map(|way| way.0).collect(),
            (Some(turn), None) => sources(turn),
            (None, _) => Vec::new(),
        }
    }

    fn next_place(&mut self) {
        let places = self.places();
        let at = self.cursor.and_then(|cursor| places.iter().position(|place| *place == cursor));
        self.cursor = places.get(at.map_or(0, |at| (at + 1) % places.len())).copied();
    }

    /// Moves the cursor to the nearest place on that side, or from one row to the nearest place in the other.
    fn go(&mut self, towards: Towards) {
        let places = self.places();
        let Some(cursor) = self.cursor.filter(|cursor| places.contains(cursor)) else {
            self.cursor = places.first().copied();
            return;
        };
        let (player, track) = (self.mover(), self.session.played().rules().track);
        let spot = |place: u8| board::spot(track, player, place);
        let (upper, x) = spot(cursor);
        let distance = |place: u8| {
            let (row, column) = spot(place);
            match towards {
                Towards::Left => (row == upper && column < x).then_some(x - column),
                Towards::Right => (row == upper && column > x).then_some(column - x),
                Towards::Up => (row && !upper).then_some((column - x).abs()),
                Towards::Down => (!row && upper).then_some((column - x).abs()),
            }
        };
        let near = places.into_iter().filter_map(|place| Some((distance(place)?, place))).min();
        self.cursor = near.map_or(self.cursor, |(_, place)| Some(place));
    }

    /// Returns the player whose numbers the board shows.
    fn mover(&self) -> Player {
        self.session.played().game().phase().player().unwrap_or(Player::First)
    }
}

/// Returns whether an input needs a confirmation: it decides a game or its stake irreversibly.
fn asks_first(input: &Input) -> bool {
    let Input::Do(command) = input else { return matches!(input, Input::Resign) };
    matches!(
        command,
        Command::Double
            | Command::Take
            | Command::Drop
            | Command::Beaver
            | Command::Raccoon
            | Command::Resign { .. }
            | Command::Accept
            | Command::End
    )
}
