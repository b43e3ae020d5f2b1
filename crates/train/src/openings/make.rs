//! Makes the opening book, one roll after the other. The file is the checkpoint: its rolls are not computed again.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use tavola_engine::{
    Engine, Work, bench, hash,
    openings::{Book, BookRoll, Chapter, FirstPlay, TITLE},
    trials::TrialSettings,
};
use tavola_notation::play;
use tavola_rules::{Position, Roll, Rules};

use super::rolled::{self, Manner};
use crate::checkpoint;
use crate::error::TrainError;

/// The options of `make`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// The file that is written, and gone on with.
    file: PathBuf,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rolls that the plays of trials of a first play are searched ahead.
    #[arg(long, default_value_t = 0)]
    ply: u32,
    /// Rolls that the plays of trials of a reply are searched ahead.
    #[arg(long, default_value_t = 0)]
    reply_ply: u32,
    /// Number of rolls of a trial.
    #[arg(long, default_value_t = 5)]
    rolls: u32,
    /// Largest number of trials of a first play.
    #[arg(long, default_value_t = 2160)]
    trials: u32,
    /// Largest number of trials of a reply.
    #[arg(long, default_value_t = 720)]
    reply_trials: u32,
    /// First plays within this equity of the best get their replies, except those of doubles.
    #[arg(long, default_value_t = 0.02)]
    margin: f32,
    /// Trials that are played at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Options {
    fn manner(&self, position: &Position, roll: Roll, is_reply: bool) -> Manner {
        let about = u64::from(roll.dice()[0]) * 7 + u64::from(roll.dice()[1]);
        // Every roll has dice of its own, so that the errors are independent.
        let seed = hash::mix(hash::of_position(position, self.seed) ^ about);
        let trials = TrialSettings {
            truncate: Some(self.rolls),
            ply: if is_reply { self.reply_ply } else { self.ply },
            cube_ply: 0,
            seed,
            ..TrialSettings::default()
        };
        if is_reply {
            let count = [LEAST_OF_REPLY.min(self.reply_trials), self.reply_trials];
            Manner { trials, count, error: 0.004, near: 0.05, plays: [2, 5] }
        } else {
            let count = [LEAST.min(self.trials), self.trials];
            Manner { trials, count, error: 0.002, near: 0.08, plays: [3, 8] }
        }
    }
}

/// Trials of each first play at least.
const LEAST: u32 = 216;
/// Trials of each reply at least.
const LEAST_OF_REPLY: u32 = 72;

/// The rolls that begin most games, then the doubles, which begin where the players have agreed on it.
fn first_rolls() -> impl Iterator<Item = Roll> {
    let of_two = Roll::ALL.into_iter().filter(|roll| roll.double().is_none());
    of_two.chain(Roll::ALL.into_iter().filter(|roll| roll.double().is_some()))
}

/// The book so far: its text, and the lines that were computed before.
struct Writing {
    file: fs::File,
    path: PathBuf,
    /// The lines of an interrupted run, which are not computed again.
    before: std::vec::IntoIter<String>,
}

impl Writing {
    fn begin(path: &PathBuf, head: &str) -> Result<Writing, TrainError> {
        let failed = TrainError::io(path);
        let text = if path.exists() { fs::read_to_string(path).map_err(&failed)? } else { String::new() };
        // An interruption can leave part of a line.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        if !whole.is_empty() && !whole.starts_with(head) {
            return Err(TrainError::OtherBook { path: path.clone(), head: head.to_owned() });
        }
        let before: Vec<String> = whole.strip_prefix(head).unwrap_or("").lines().map(str::to_owned).collect();
        let kept = if whole.is_empty() { head } else { whole };
        checkpoint::write(path, kept.as_bytes()).map_err(&failed)?;
        let file = OpenOptions::new().append(true).open(path).map_err(&failed)?;
        Ok(Writing { file, path: path.clone(), before: before.into_iter() })
    }

    /// The next line of the interrupted run, or the computed one, which is written.
    fn line(&mut self, compute: impl FnOnce() -> Result<String, TrainError>) -> Result<String, TrainError> {
        if let Some(line) = self.before.next() {
            return Ok(line);
        }
        let line = compute()?;
        self.file.write_all(format!("{line}\n").as_bytes()).map_err(TrainError::io(&self.path))?;
        Ok(line)
    }
}

/// The first plays whose replies the book has: those near the best of rolls of two numbers, each position once.
fn near(chapter: &Chapter, margin: f32) -> Result<Vec<FirstPlay>, TrainError> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for roll in chapter.rolls().filter(|roll| roll.double().is_none()) {
        let Some(BookRoll { plays, .. }) = chapter.roll(roll).transpose()? else { continue };
        let best = plays.first().map_or(0.0, |best| best.equity);
        for near in plays.into_iter().filter(|play| best - play.equity <= margin) {
            if seen.insert(near.position) {
                let text = play::text(&chapter.position, &near.moves, &Rules::STANDARD);
                found.push(FirstPlay { roll, play: text });
            }
        }
    }
    Ok(found)
}

/// Makes the book, or its missing part.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let engine = Engine::embedded().with_work(Work::inline().with_threads(options.threads)?);
    let Options { seed, ply, reply_ply, rolls, trials, reply_trials, margin, .. } = options;
    let signature = bench::signature(&engine)?.1;
    let head = format!(
        "{TITLE}\nmade seed {seed} ply {ply} reply-ply {reply_ply} rolls {rolls} trials {trials} \
         reply-trials {reply_trials} margin {margin} engine {signature:016x}\n"
    );
    let mut writing = Writing::begin(&options.file, &head)?;
    let begun = Instant::now();
    let mut text = head;
    let mut count = 0;
    let mut chapters = vec![None];
    let mut at = 0;
    while at < chapters.len() {
        let chapter = Chapter::new(chapters[at].clone())?;
        let is_reply = chapter.first.is_some();
        let mut lines = vec![writing.line(|| Ok(chapter.head()))?];
        let all: Vec<Roll> = if is_reply { Roll::ALL.to_vec() } else { first_rolls().collect() };
        for roll in all {
            let manner = options.manner(&chapter.position, roll, is_reply);
            lines.push(writing.line(|| {
                count += 1;
                let rolled = rolled::roll_out(&engine, &chapter.position, roll, &manner)?;
                Ok(rolled.written(&chapter.position))
            })?);
        }
        lines.iter().for_each(|line| text.extend([line, "\n"]));
        if !is_reply {
            let book = Book::parse(&text)?;
            chapters.extend(near(&book.chapters()[0], *margin)?.into_iter().map(Some));
        }
        at += 1;
        let each = begun.elapsed().as_secs_f64() / f64::from(count.max(1));
        println!("{at} of {} positions, {each:.2} s for a roll", chapters.len());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hardly a rollout, but quick.
    fn quick(file: PathBuf) -> Options {
        Options {
            file,
            seed: 1,
            ply: 0,
            reply_ply: 0,
            rolls: 1,
            trials: 12,
            reply_trials: 1,
            margin: -1.0,
            threads: 1,
        }
    }

    #[test]
    fn an_interrupted_book_is_completed_to_the_same_book_and_another_recipe_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("book.txt");
        let options = quick(path.clone());
        run(&options).expect("a book");
        let whole = fs::read_to_string(&path).expect("it was written");
        let book = Book::parse(&whole).expect("it can be read");
        assert_eq!(book.chapters()[0].rolls().count(), 21);
        let cut = whole.len() - 40;
        fs::write(&path, &whole[..cut]).expect("an interruption");
        run(&options).expect("the rest");
        assert_eq!(fs::read_to_string(&path).expect("it was completed"), whole);
        let error = run(&Options { seed: 2, ..options }).expect_err("another seed").to_string();
        assert!(error.contains("made otherwise"), "{error}");
    }
}
