//! `tavola openings`: the opening book.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_engine::openings::{Book, BookPlay, BookRoll, Chapter, FirstPlay};
use tavola_rules::{Position, Roll, Rules};

use crate::failure::{Failure, InputError};
use crate::look::Chances;
use crate::moves::Played;
use crate::output;
use crate::table::{self, Row, signed};

const EXAMPLES: &str = "\
Examples:
  tavola openings
  tavola openings 31
  tavola openings 21 \"13/11 6/5\"
  tavola openings 21 \"13/11 6/5\" 64 --json";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The first roll, such as 31; without it, the best play of every roll is shown
    #[arg(value_name = "ROLL")]
    roll: Option<Roll>,
    /// The first play; its replies are shown
    #[arg(value_name = "PLAY")]
    play: Option<String>,
    /// The roll of the reply; without it, the best reply to every roll is shown
    #[arg(value_name = "REPLY")]
    reply: Option<Roll>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A position of the opening book.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Answer {
    /// The recipe of the book.
    made: &'static str,
    /// The first turn; null for the start.
    first: Option<First>,
    /// The position, the player on roll first.
    position: String,
    /// The rolls that were asked for.
    rolls: Vec<OneRoll>,
}

#[derive(Serialize, JsonSchema)]
struct First {
    /// The dice.
    dice: Vec<u8>,
    /// The play.
    text: String,
}

#[derive(Serialize, JsonSchema)]
struct OneRoll {
    /// The dice.
    dice: Vec<u8>,
    /// Number of trials of the best play.
    trials: u32,
    /// The plays that were rolled out, the best first.
    plays: Vec<OnePlay>,
}

/// A play with the figures of its player, in money play.
#[derive(Serialize, JsonSchema)]
struct OnePlay {
    #[serde(flatten)]
    played: Played,
    /// Equity with the cube in use.
    equity: f32,
    /// Equity without a cube.
    cubeless: f32,
    /// Equity lost against the best play.
    loss: f32,
    /// Standard error of the loss; of the equity for the best play.
    error: f32,
    /// Whether the book has the replies to it.
    replies: bool,
    #[serde(flatten)]
    chances: Chances,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let answer = answer(args)?;
    if args.json {
        return output::json(&answer);
    }
    let asked = if args.play.is_some() { args.reply } else { args.roll };
    output::text(&if asked.is_some() { plays(&answer) } else { rolls(&answer) })
}

fn answer(args: &Args) -> Result<Answer, InputError> {
    let book = Book::embedded();
    let start = book.chapters().first().ok_or_else(|| InputError::expected("a book with rolls"))?;
    let (chapter, asked) = match (&args.play, args.roll) {
        (Some(play), Some(roll)) => (replies(book, roll, play)?, args.reply),
        _ => (start, args.roll),
    };
    let wanted = |roll: &Roll| asked.is_none_or(|asked| asked.same(*roll));
    let rolls = chapter.rolls().filter(wanted).filter_map(|roll| chapter.roll(roll));
    let rolls: Result<Vec<BookRoll>, _> = rolls.collect();
    let rolls = rolls.map_err(|error| InputError::Other(error.into()))?;
    Ok(Answer {
        made: book.made(),
        first: chapter
            .first
            .as_ref()
            .map(|first| First { dice: first.roll.dice().to_vec(), text: first.play.clone() }),
        position: chapter.position.to_string(),
        rolls: rolls.into_iter().map(|roll| one_roll(book, chapter, roll)).collect(),
    })
}

/// The replies to a first play.
fn replies<'a>(book: &'a Book, roll: Roll, play: &str) -> Result<&'a Chapter, InputError> {
    let first = FirstPlay { roll, play: play.to_owned() };
    let asked = Chapter::new(Some(first)).map_err(|error| InputError::Other(error.into()))?;
    book.chapter(&asked.position).ok_or_else(|| {
        let known = book.chapters().iter().filter_map(|chapter| chapter.first.as_ref());
        let known: Vec<&str> =
            known.filter(|first| first.roll.same(roll)).map(|first| first.play.as_str()).collect();
        InputError::found(format!("a play near the best of {roll}: {}", known.join(", ")), play)
    })
}

fn one_roll(book: &Book, chapter: &Chapter, BookRoll { roll, trials, plays }: BookRoll) -> OneRoll {
    let best = plays.first().map_or(0.0, |best| best.equity);
    let is_first = chapter.first.is_none();
    let one_play = |play: BookPlay| one_play(book, &chapter.position, play, best, is_first);
    OneRoll { dice: roll.dice().to_vec(), trials, plays: plays.into_iter().map(one_play).collect() }
}

fn one_play(book: &Book, before: &Position, play: BookPlay, best: f32, is_first: bool) -> OnePlay {
    let cubeless = play.cubeless();
    OnePlay {
        played: Played::new(&Rules::STANDARD, before, play.moves, &play.position),
        equity: play.equity,
        cubeless,
        loss: best - play.equity,
        error: play.error,
        replies: is_first && book.chapter(&play.position.swapped()).is_some(),
        chances: play.chances.into(),
    }
}

/// Half of an interval of 95 %.
fn interval(error: f32) -> String {
    format!("±{:.3}", 1.96 * error)
}

/// The best play of every roll.
fn rolls(answer: &Answer) -> String {
    let mut text = String::new();
    let written = |roll: &OneRoll| roll.dice.iter().map(ToString::to_string).collect::<String>();
    let best = |roll: &OneRoll| roll.plays.first().map_or("", |best| best.played.text.as_str()).len();
    let width = answer.rolls.iter().map(best).max().unwrap_or(0);
    for roll in &answer.rolls {
        let Some(best) = roll.plays.first() else { continue };
        let close = roll.plays.iter().skip(1).filter(|play| play.loss <= 1.96 * play.error);
        let close: Vec<&str> = close.map(|play| play.played.text.as_str()).collect();
        let close = if close.is_empty() { String::new() } else { format!("  or {}", close.join(", ")) };
        _ = writeln!(
            text,
            "{}  {:width$}  {} {}{close}",
            written(roll),
            best.played.text,
            signed(best.equity.into(), 3),
            interval(best.error)
        );
    }
    text
}

/// The plays of one roll.
fn plays(answer: &Answer) -> String {
    let row = |play: &OnePlay| {
        let loss = table::loss(play.loss.into());
        Row {
            cells: vec![play.played.text.clone(), signed(play.equity.into(), 3), loss, interval(play.error)],
            remark: play.chances.text(&Rules::STANDARD),
        }
    };
    let rows: Vec<Row> = answer.rolls.iter().flat_map(|roll| &roll.plays).map(row).collect();
    table::lines(&rows, table::of_output())
}
