//! The worth of the book at other stakes than those it was made for: money with the rule of Jacoby, and matches.
//!
//! The chances of every play are those of its rollout. The cube model gives each play its equity at the stakes, and the loss of
//! the book is that of its best play against the best there. The same for money without Jacoby is the error of the model itself.

use std::fs;
use std::path::PathBuf;

use tavola_engine::openings::{Book, BookPlay};
use tavola_engine::{Context, Engine, Stakes};

use crate::error::TrainError;

/// The options of `stakes`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// A book; that of the engine without it.
    file: Option<PathBuf>,
}

/// Points that both players need, of the matches that are compared.
const AWAY: [u32; 9] = [2, 3, 4, 5, 7, 9, 11, 15, 25];

/// Losses at some stakes.
#[derive(Clone, Copy, Debug, Default)]
struct Losses {
    weight: f64,
    sum: f64,
    equal: f64,
    most: f64,
}

impl Losses {
    fn add(&mut self, weight: f64, loss: f64) {
        self.weight += weight;
        self.sum += weight * loss;
        self.equal += if loss <= 0.0 { weight } else { 0.0 };
        self.most = self.most.max(loss);
    }

    fn row(&self) -> String {
        let mean = 1000.0 * self.sum / self.weight;
        format!("{:.1} % | {mean:.2} | {:.0}", 100.0 * self.equal / self.weight, 1000.0 * self.most)
    }
}

/// The equity of a play to its player at some stakes.
fn equity(engine: &Engine, play: &BookPlay, context: &Context) -> f64 {
    let theirs = play.position.swapped();
    -f64::from(engine.cube_for(&theirs, &context.swapped(), &play.chances.inverted()).equity())
}

/// Prints the losses of the best plays of the book at several stakes.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let engine = Engine::embedded();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
        Ok::<Book, TrainError>(Book::parse(&text)?)
    };
    let given = options.file.as_ref().map(read).transpose()?;
    let book = given.as_ref().unwrap_or_else(|| Book::embedded());
    let jacoby = Context { stakes: Stakes::Money { jacoby: true, beavers: false }, ..Context::money() };
    let score =
        |(own, other): (u32, u32)| (format!("{own} away, {other} away"), Context::score(own, other, false));
    let level = AWAY.map(|away| score((away, away)));
    let unequal = [(9, 5), (5, 9), (15, 9), (9, 15), (25, 15), (15, 25)].map(score);
    let money = [("money".to_owned(), Context::money()), ("money, Jacoby".to_owned(), jacoby)];
    println!("| stakes | same best play | mean loss, mEq | largest loss, mEq |\n|---|---|---|---|");
    for (name, context) in money.into_iter().chain(level).chain(unequal) {
        let mut losses = Losses::default();
        for chapter in book.chapters() {
            for roll in chapter.rolls() {
                let Some(found) = chapter.roll(roll).transpose()? else { continue };
                let worths: Vec<f64> =
                    found.plays.iter().map(|play| equity(&engine, play, &context)).collect();
                let best = worths.iter().copied().fold(f64::MIN, f64::max);
                losses.add(f64::from(roll.weight()), best - worths[0]);
            }
        }
        println!("| {name} | {} |", losses.row());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_weighted_by_their_rolls() {
        let mut losses = Losses::default();
        losses.add(1.0, 0.012);
        losses.add(2.0, 0.0);
        assert_eq!(losses.row(), "66.7 % | 4.00 | 12");
    }
}
