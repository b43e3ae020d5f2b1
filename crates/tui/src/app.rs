//! The match on a screen: what keys do. How it looks is in the view.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tavola_engine::Engine;
use tavola_play::Command;
use tavola_rules::{Player, Waits};

use crate::board::{self, Mark};
use crate::input::{self, Input};
use crate::moves::{sources, ways_from};
use crate::session::{Refused, Session};
use crate::think::{Answer, Question, Thought};
use crate::words;

/// What is beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// What happened.
    Log,
    /// What the engine would do.
    Hint,
    /// Keys and commands.
    Help,
}

/// A direction of the cursor.
#[derive(Clone, Copy)]
enum Towards {
    Left,
    Right,
    Up,
    Down,
}

/// See the module.
#[derive(Debug)]
pub struct App {
    session: Session,
    engine: Engine,
    /// The line being typed.
    pub typed: String,
    /// What was refused, or another message, in one line.
    pub message: String,
    /// What is beside the board.
    pub panel: Panel,
    /// The last hint; empty while it is computed.
    pub hint: Vec<String>,
    /// Whether the level of a resignation is asked for.
    pub asks_level: bool,
    cursor: Option<u8>,
    picked: Option<u8>,
    deciding: Option<Thought>,
    hinting: Option<Thought>,
    /// Whether what a bot did could not be kept: it is asked again after the next key.
    unkept: bool,
    over: bool,
}

impl App {
    /// A match on the screen.
    #[must_use]
    pub fn new(session: Session, engine: Engine) -> App {
        App {
            session,
            engine,
            typed: String::new(),
            message: String::new(),
            panel: Panel::Log,
            hint: Vec::new(),
            asks_level: false,
            cursor: None,
            picked: None,
            deciding: None,
            hinting: None,
            unkept: false,
            over: false,
        }
    }

    /// The match.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Whether a checker is picked up.
    #[must_use]
    pub fn holds_checker(&self) -> bool {
        self.picked.is_some()
    }

    /// Whether the person wants to leave.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether the engine decides for a bot.
    #[must_use]
    pub fn is_deciding(&self) -> bool {
        self.deciding.is_some()
    }

    /// Whether the engine computes something.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.deciding.is_some() || self.hinting.is_some()
    }

    /// Asks the engine what a bot owes, and takes in its answers. A decision that cannot be kept is asked for again
    /// after the next key.
    ///
    /// # Errors
    /// If a decision is refused, or the engine will never answer.
    pub fn tick(&mut self) -> Result<(), Refused> {
        let lost = |_| Refused::EngineLost;
        if let Some(thought) = &self.deciding {
            let (answer, about) = (thought.poll().map_err(lost)?, thought.about);
            if about != self.session.actions() {
                self.deciding = None;
            } else if let Some(answer) = answer {
                self.deciding = None;
                if let Answer::Decided(player, decision) = answer {
                    match self.session.decided(player, decision) {
                        Err(Refused::Record(error)) => {
                            let detail = [("detail", error.to_string().into())];
                            self.message = self.session.speech().with("tui-not-kept", &detail);
                            self.unkept = true;
                        }
                        done => done?,
                    }
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
        if self.deciding.is_none()
            && !self.unkept
            && let Some(question) = Question::due(&self.session)
        {
            self.deciding = Some(Thought::begin(question, self.session.actions(), self.engine.clone()));
        }
        Ok(())
    }

    /// The places that are marked, in the numbers of the player on turn.
    #[must_use]
    pub fn marks(&self) -> Vec<(u8, Mark)> {
        let mut marks: Vec<(u8, Mark)> = self.cursor.iter().map(|place| (*place, Mark::Cursor)).collect();
        if self.picked.is_some() {
            marks.extend(self.places().into_iter().map(|place| (place, Mark::Target)));
            marks.extend(self.picked.map(|place| (place, Mark::Picked)));
        }
        marks
    }

    /// Takes in a key.
    pub fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                self.over = true;
            }
            return;
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return;
        }
        self.message.clear();
        self.unkept = false;
        if std::mem::take(&mut self.asks_level) {
            match key.code {
                KeyCode::Char(key) if self.level(key).is_some() => {
                    let level = self.level(key).unwrap_or(1);
                    self.run(&Input::Do(Command::Resign { level }));
                }
                _ => self.message = self.session.speech().text("tui-not-resigned"),
            }
            return;
        }
        match key.code {
            KeyCode::Esc => self.put_down(),
            KeyCode::Backspace => _ = self.typed.pop(),
            KeyCode::Char(c) if !self.typed.is_empty() => self.type_in(c),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            KeyCode::Char(c) => self.letter(c),
            KeyCode::Left => self.go(Towards::Left),
            KeyCode::Right => self.go(Towards::Right),
            KeyCode::Up => self.go(Towards::Up),
            KeyCode::Down => self.go(Towards::Down),
            KeyCode::Tab => self.next_place(),
            _ => {}
        }
    }

    /// The level of a resignation that a key stands for, if it is offered.
    fn level(&self, key: char) -> Option<u8> {
        let level = key.to_digit(10)? as u8;
        (1..=self.session.resignations().len()).contains(&usize::from(level)).then_some(level)
    }

    /// Everything back to rest: what is typed, what is picked up, what is shown beside the board.
    fn put_down(&mut self) {
        if self.typed.is_empty() && self.picked.is_none() {
            self.panel = Panel::Log;
            self.cursor = None;
        }
        self.typed.clear();
        self.cursor = self.picked.take().or(self.cursor);
    }

    /// Longer lines mean nothing.
    const LONGEST: usize = 60;

    fn type_in(&mut self, c: char) {
        if self.typed.chars().count() < Self::LONGEST {
            self.typed.push(c);
        }
    }

    fn letter(&mut self, c: char) {
        let choice = self.session.choices().into_iter().find(|choice| choice.key == c);
        match (choice, c) {
            (Some(choice), _) => self.run(&choice.input),
            (None, 'h') => self.run(&Input::Hint),
            (None, '?') => self.run(&Input::Help),
            (None, 'q') => self.run(&Input::Quit),
            (None, 'R') => self.run(&Input::Resign),
            (None, 'u' | 'U') => self.run(&Input::Do(Command::TakeBack)),
            (None, 'r') => self.run(&Input::Do(Command::Roll { dice: None })),
            (None, ':') => self.typed.push(':'),
            (None, c) => self.type_in(c),
        }
    }

    fn enter(&mut self) {
        if !self.typed.is_empty() {
            let typed = std::mem::take(&mut self.typed);
            match input::parse(typed.trim_start_matches(':')) {
                Ok(input) => self.run(&input),
                Err(error) => self.message = words::of_input(self.session.speech(), &error),
            }
            return;
        }
        let moving = self.session.own_turn().is_some_and(|turn| turn.waits() == Waits::Move);
        match (self.cursor, self.picked) {
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

    fn refuse(&mut self, refused: &Refused) {
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

    /// Nothing is picked up any more after something happened.
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
            Input::Board => self.panel = Panel::Log,
            Input::Hint => match Question::hint(&self.session) {
                Ok(question) => {
                    self.panel = Panel::Hint;
                    self.hint.clear();
                    self.hinting =
                        Some(Thought::begin(question, self.session.actions(), self.engine.clone()));
                }
                Err(refused) => self.refuse(&refused),
            },
            // The dice are to follow.
            Input::Do(Command::Roll { dice: None }) if self.session.needs_dice() => {
                "roll ".clone_into(&mut self.typed);
            }
            Input::Resign if self.session.resignations().len() > 1 => self.asks_level = true,
            input => match self.session.command(input) {
                Ok(()) => {
                    let is_move =
                        matches!(input, Input::Moves(_) | Input::UndoAll | Input::Do(Command::TakeBack));
                    self.settle();
                    if !is_move {
                        self.cursor = None;
                        // A hint is about one decision.
                        self.hinting = None;
                        if self.panel == Panel::Hint {
                            self.panel = Panel::Log;
                        }
                    }
                }
                Err(refused) => self.refuse(&refused),
            },
        }
    }

    /// Where the cursor can go: to checkers that can move, or to the targets of the one that is picked up.
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

    /// The nearest place on that side; from the side to the other row, the nearest there.
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

    fn mover(&self) -> Player {
        self.session.played().game().phase().player().unwrap_or(Player::First)
    }
}
