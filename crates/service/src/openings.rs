//! The opening book: one position of it with all its rolls and their plays.

use axum::routing::get;
use axum::{Json, Router};
use tavola_engine::openings::{Book, BookRoll, Chapter, FirstPlay};
use tavola_notation::play;
use tavola_rules::{Player, Rules};

use crate::board::Board;
use crate::extract::Params;
use crate::failure::{Answer, Failure};
use crate::node::Node;
use crate::positions::hint::probabilities;
use wire::{BookPlay, BookQuery, BookRollView, BookView, FirstTurn};

pub(crate) mod wire;

/// Returns the routes of the opening book.
pub(crate) fn routes() -> Router<Node> {
    Router::new().route("/openings", get(view))
}

async fn view(Params(query): Params<BookQuery>) -> Answer<BookView> {
    let book = Book::embedded();
    let chapter = match (&query.roll, &query.play) {
        (None, None) => book.chapters().first(),
        (Some(roll), Some(play)) => {
            let roll = roll.parse().map_err(|error| Failure::bad(format!("{roll:?}: {error}")))?;
            let first = FirstPlay { roll, play: play.clone() };
            let asked = Chapter::new(Some(first)).map_err(|error| Failure::bad(error.to_string()))?;
            book.chapter(&asked.position)
        }
        _ => return Err(Failure::bad("expected a roll with its play, or neither")),
    };
    let chapter = chapter.ok_or_else(|| Failure::NotFound("the opening book has no such play".to_owned()))?;
    view_of(book, chapter).map(Json)
}

fn view_of(book: &Book, chapter: &Chapter) -> Result<BookView, Failure> {
    let rolls = chapter.rolls().filter_map(|roll| chapter.roll(roll)?.ok());
    let first = chapter
        .first
        .as_ref()
        .map(|FirstPlay { roll, play }| FirstTurn { dice: roll.dice().to_vec(), text: play.clone() });
    Ok(BookView {
        made: book.made().to_owned(),
        first,
        board: Board::of(&chapter.position, Player::First),
        rolls: rolls.map(|roll| roll_of(book, chapter, roll)).collect(),
    })
}

fn roll_of(book: &Book, chapter: &Chapter, BookRoll { roll, trials, plays }: BookRoll) -> BookRollView {
    let best = plays.first().map_or(0.0, |best| best.equity);
    let plays = plays.into_iter().map(|found| BookPlay {
        text: play::text(&chapter.position, &found.moves, &Rules::STANDARD),
        moves: found.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect(),
        equity: found.equity,
        loss: best - found.equity,
        error: found.error,
        cubeless: found.cubeless(),
        probs: probabilities(&found.chances),
        replies: chapter.first.is_none() && book.chapter(&found.position.swapped()).is_some(),
    });
    BookRollView { dice: roll.dice().to_vec(), trials, plays: plays.collect() }
}
