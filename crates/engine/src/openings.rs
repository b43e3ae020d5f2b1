//! The opening book: the plays of the first two turns of backgammon, with their values by rollouts.
//!
//! `tavola-train openings make` computes it (`docs/openings.md`). The file has a title, the recipe, and one line for each
//! roll:
//!
//! ```text
//! tavola-openings 1
//! made seed 1 plies 1 ...
//! start
//! 31 648<TAB>8/5 6/5=1575~19,5512,1720,92,1273,58<TAB>24/23 13/10=...
//! ...
//! after 31 8/5 6/5
//! 11 72<TAB>...
//! ```
//!
//! `start` comes before the first rolls, `after` with a roll and a play before the replies to it. A roll has the number of
//! trials of its best play, and the plays, the best first. A play has its equity, the standard error of that, and the five chances
//! in the order of [`Probabilities`], all in ten-thousandths. The error of a play that is not the best is that of its loss, because
//! all plays of a roll had the same dice.
//!
//! Equities are those of money play with the cube in use, without Jacoby and beavers, for the player who has rolled.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use tavola_notation::play;
use tavola_rules::dice::RollError;
use tavola_rules::{Move, Player, Position, Roll, Rules, Turn, Waits};

use crate::context::{Context, Stakes};
use crate::cube_model::Owner;
use crate::outcome::Probabilities;
use crate::search::rank::Ranked;

/// The first line of the file.
pub const TITLE: &str = "tavola-openings 1";

/// The book that comes with the engine.
const EMBEDDED: &str = include_str!("openings/book.txt");

static BOOK: LazyLock<Option<Book>> = LazyLock::new(|| Book::parse(EMBEDDED).ok());

/// A fault of a book.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// A line cannot be read.
    #[error("line {line}: expected {expected}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        /// What belongs there.
        expected: &'static str,
    },
    /// A roll cannot be read.
    #[error("line {line}: {error}")]
    Roll {
        /// The line.
        line: usize,
        /// The fault.
        error: RollError,
    },
    /// A play is not legal.
    #[error("line {line}: {error}")]
    Play {
        /// The line.
        line: usize,
        /// The fault.
        error: play::PlayError,
    },
}

/// A play of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookPlay {
    /// The moves.
    pub moves: Vec<Move>,
    /// The position after them, with the mover first.
    pub position: Position,
    /// Equity in money play with the cube in use.
    pub equity: f32,
    /// Standard error: of the equity of the best play, of the loss of another.
    pub error: f32,
    /// The chances of the mover.
    pub chances: Probabilities,
}

/// A roll of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct BookRoll {
    /// The roll.
    pub roll: Roll,
    /// Trials of the best play.
    pub trials: u32,
    /// The plays, the best first.
    pub plays: Vec<BookPlay>,
}

/// The first play of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstPlay {
    /// Its roll.
    pub roll: Roll,
    /// The play as text.
    pub play: String,
}

/// A position of the book and its rolls.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The play that leads to it; `None` for the start.
    pub first: Option<FirstPlay>,
    /// The position, with the player on roll first.
    pub position: Position,
    rolls: Vec<Line>,
}

/// A roll whose plays are read when they are asked for.
#[derive(Clone, Debug)]
struct Line {
    /// Its line in the file.
    at: usize,
    roll: Roll,
    trials: u32,
    plays: String,
}

/// A book.
#[derive(Clone, Debug, Default)]
pub struct Book {
    made: String,
    chapters: Vec<Chapter>,
    by_position: HashMap<Position, usize>,
}

/// Ten-thousandths.
fn tenths(value: f32) -> i32 {
    (value * 1e4).round() as i32
}

impl BookPlay {
    /// The value without a cube.
    #[must_use]
    pub fn cubeless(&self) -> f32 {
        self.chances.money()
    }

    fn parse(field: &str, line: usize, turn: &Turn) -> Result<BookPlay, BookError> {
        let wrong = |expected| move || BookError::Line { line, expected };
        let form = "PLAY=EQUITY~ERROR and five chances, with commas between them";
        let (text, figures) = field.split_once('=').ok_or_else(wrong(form))?;
        let (equity, rest) = figures.split_once('~').ok_or_else(wrong(form))?;
        let number = |text: &str| text.parse::<i32>().map(|number| number as f32 / 1e4);
        let equity = number(equity).map_err(|_| wrong("an equity in ten-thousandths")())?;
        let numbers: Result<Vec<f32>, _> = rest.split(',').map(number).collect();
        let numbers = numbers.map_err(|_| wrong("an error and chances in ten-thousandths")())?;
        let &[error, ref chances @ ..] = &numbers[..] else { return Err(wrong(form)()) };
        let chances = chances.try_into().map_err(|_| wrong("five chances")())?;
        let moves = play::parse(text, &turn.graph(), turn.rules().track)
            .map_err(|error| BookError::Play { line, error })?;
        let mut after = turn.clone();
        for mv in &moves {
            after.play(*mv).map_err(|_| wrong("a legal play")())?;
        }
        let position = after.position();
        Ok(BookPlay { moves, position, equity, error, chances: Probabilities::from_array(chances) })
    }

    /// The play as the file has it, made in a position.
    #[must_use]
    pub fn written(&self, before: &Position) -> String {
        let text = play::text(before, &self.moves, &Rules::STANDARD);
        let chances = self.chances.to_array().map(|chance| tenths(chance).to_string()).join(",");
        format!("{text}={}~{},{chances}", tenths(self.equity), tenths(self.error))
    }
}

impl fmt::Display for FirstPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.roll, self.play)
    }
}

impl Chapter {
    /// The chapter of the start, or of the replies to a play, without rolls.
    ///
    /// # Errors
    /// If the play is not legal. The fault names line 0.
    pub fn new(first: Option<FirstPlay>) -> Result<Chapter, BookError> {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let position = match &first {
            None => start,
            Some(FirstPlay { roll, play: text }) => {
                let mut turn = Turn::rolled(Rules::STANDARD, start, *roll);
                let moves = play::parse(text, &turn.graph(), Rules::STANDARD.track)
                    .map_err(|error| BookError::Play { line: 0, error })?;
                for mv in moves {
                    turn.play(mv).map_err(|_| BookError::Line { line: 0, expected: "a legal play" })?;
                }
                turn.position().swapped()
            }
        };
        Ok(Chapter { first, position, rolls: Vec::new() })
    }

    /// The line before its rolls in the file.
    #[must_use]
    pub fn head(&self) -> String {
        self.first.as_ref().map_or_else(|| "start".to_owned(), |first| format!("after {first}"))
    }

    /// The rolls, in the order of the file.
    pub fn rolls(&self) -> impl Iterator<Item = Roll> {
        self.rolls.iter().map(|line| line.roll)
    }

    /// A roll with its plays; `None` for a roll that the chapter lacks.
    ///
    /// # Errors
    /// If its line cannot be read.
    pub fn roll(&self, roll: Roll) -> Option<Result<BookRoll, BookError>> {
        let line = self.rolls.iter().find(|line| line.roll.same(roll))?;
        let turn = Turn::rolled(Rules::STANDARD, self.position, line.roll).with_graph();
        let plays = line.plays.split('\t').map(|field| BookPlay::parse(field, line.at, &turn));
        let plays: Result<Vec<BookPlay>, BookError> = plays.collect();
        Some(plays.map(|plays| BookRoll { roll: line.roll, trials: line.trials, plays }))
    }
}

impl BookRoll {
    /// The line of the roll in the file, thrown in a position.
    #[must_use]
    pub fn written(&self, before: &Position) -> String {
        let BookRoll { roll, trials, plays } = self;
        let fields: Vec<String> = plays.iter().map(|play| play.written(before)).collect();
        format!("{roll} {trials}\t{}", fields.join("\t"))
    }
}

impl Book {
    /// The book that comes with the engine. It is decoded at its first use.
    ///
    /// ```
    /// use tavola_engine::openings::Book;
    /// use tavola_rules::{Player, Position, Roll, Rules};
    ///
    /// let start = Position::start(&Rules::STANDARD, Player::First);
    /// let roll = Book::embedded().find(&start, Roll::two(3, 1)?).expect("every roll of the start");
    /// assert_eq!(roll.plays[0].position.own().count(5), 2, "three-one makes the five point");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn embedded() -> &'static Book {
        static EMPTY: LazyLock<Book> = LazyLock::new(Book::default);
        BOOK.as_ref().unwrap_or_else(|| &EMPTY)
    }

    /// Reads a book from its text. The plays are read when they are asked for.
    ///
    /// # Errors
    /// The fault, with its line.
    pub fn parse(text: &str) -> Result<Book, BookError> {
        let mut book = Book::default();
        let mut lines = text.lines().enumerate();
        if lines.next().map(|(_, line)| line) != Some(TITLE) {
            return Err(BookError::Line { line: 1, expected: TITLE });
        }
        for (i, line) in lines {
            let at = i + 1;
            if let Some(made) = line.strip_prefix("made ") {
                made.clone_into(&mut book.made);
            } else if line == "start" || line.starts_with("after ") {
                book.begin(line, at)?;
            } else {
                let form = || BookError::Line { line: at, expected: "a roll, its trials and plays" };
                let (head, plays) = line.split_once('\t').ok_or_else(form)?;
                let (roll, trials) = head.split_once(' ').ok_or_else(form)?;
                let roll: Roll = roll.parse().map_err(|error| BookError::Roll { line: at, error })?;
                let trials = trials.parse().map_err(|_| form())?;
                let chapter = book.chapters.last_mut();
                let chapter = chapter.ok_or(BookError::Line { line: at, expected: "start" })?;
                chapter.rolls.push(Line { at, roll, trials, plays: plays.to_owned() });
            }
        }
        Ok(book)
    }

    fn begin(&mut self, line: &str, at: usize) -> Result<(), BookError> {
        let first = match line.strip_prefix("after ") {
            None => None,
            Some(first) => {
                let form = BookError::Line { line: at, expected: "after ROLL PLAY" };
                let (roll, play) = first.split_once(' ').ok_or(form)?;
                let roll = roll.parse().map_err(|error| BookError::Roll { line: at, error })?;
                Some(FirstPlay { roll, play: play.to_owned() })
            }
        };
        let chapter = Chapter::new(first).map_err(|fault| match fault {
            BookError::Play { error, .. } => BookError::Play { line: at, error },
            other => other,
        })?;
        self.by_position.entry(chapter.position).or_insert(self.chapters.len());
        self.chapters.push(chapter);
        Ok(())
    }

    /// The recipe of the book.
    #[must_use]
    pub fn made(&self) -> &str {
        &self.made
    }

    /// All positions, the start first.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The chapter of a position with the player on roll first.
    #[must_use]
    pub fn chapter(&self, position: &Position) -> Option<&Chapter> {
        self.by_position.get(position).map(|&at| &self.chapters[at])
    }

    /// A roll from a position, if the book has it.
    #[must_use]
    pub fn find(&self, position: &Position, roll: Roll) -> Option<BookRoll> {
        self.chapter(position)?.roll(roll)?.ok()
    }
}

/// From this number of points on, if both players need as many, the plays of money play are those of a match (`tavola-train
/// openings stakes`). A leader's gammons are worth less, and those of the other player more, at any distance.
const FAR: u32 = 5;

/// Depth of the search that selected the plays of the book.
const PLIES: u32 = 2;

/// Returns whether a game has the start and the plays of the book. Only its cube may have other rules.
fn is_played_alike(rules: &Rules) -> bool {
    let Rules { name, cube, opening, winner_starts, usual_match, .. } = Rules::STANDARD;
    Rules { name, cube, opening, winner_starts, usual_match, ..rules.clone() } == Rules::STANDARD
}

/// Returns whether a play has its worth of money play.
fn is_money(context: &Context) -> bool {
    let is_far = match context.stakes {
        Stakes::Money { .. } => true,
        Stakes::Match { away_own, away_other, .. } => away_own == away_other && away_own >= FAR,
    };
    is_far && context.value == 1 && context.owner == Owner::Centre && context.next_roll.is_none()
}

/// The plays of the whole turn by the book, the best first; `None` if it does not have them at these stakes.
pub(crate) fn ranked(book: &Book, turn: &Turn, context: &Context) -> Option<Vec<Ranked>> {
    if !turn.moves().is_empty() || !is_money(context) {
        return None;
    }
    let chapter = book.chapter(&turn.start())?;
    let roll = match *turn.segment()?.numbers() {
        [a, b] => Roll::two(a, b).ok()?,
        [a, _, _, _] => Roll::two(a, a).ok()?,
        _ => return None,
    };
    if !is_played_alike(turn.rules()) {
        return None;
    }
    let BookRoll { trials, plays, .. } = chapter.roll(roll)?.ok()?;
    let equity = |play: &BookPlay| if context.in_play { play.equity } else { play.cubeless() };
    let best = plays.iter().map(equity).fold(f32::MIN, f32::max);
    let ranked = |play: BookPlay| Ranked {
        equity: equity(&play),
        loss: best - equity(&play),
        probabilities: play.chances,
        moves: play.moves,
        position: play.position,
        then: Waits::Nothing,
        plies: PLIES,
        trials,
    };
    let mut ranked: Vec<Ranked> = plays.into_iter().map(ranked).collect();
    ranked.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    Some(ranked)
}
