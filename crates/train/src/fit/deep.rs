//! The passes of a net of several layers over its lessons.

use std::path::Path;
use std::time::Instant;

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::checkpoint;
use crate::deep::{BATCH, DeepLearner};
use crate::error::TrainError;
use crate::fit::Passes;
use crate::lessons::Lesson;

/// The net is measured and written this many times in each pass.
const PARTS: usize = 10;

/// How a net is fitted.
pub(super) struct DeepCourse<'a> {
    /// Printed before its errors.
    pub(super) name: &'a str,
    /// The points of a game.
    pub(super) points: [f32; 3],
    pub(super) threads: usize,
    /// File for the net.
    pub(super) to: &'a Path,
}

impl Passes {
    /// Fits the net, and prints the errors of its equities on lessons that it does not learn.
    pub(super) fn learn_deep(
        &self,
        mut learner: DeepLearner,
        mut lessons: Vec<Lesson>,
        held: &[Lesson],
        course: &DeepCourse<'_>,
        rng: &mut ChaCha8Rng,
    ) -> Result<(), TrainError> {
        let DeepCourse { name, points, threads, to } = course;
        println!("{name}: {} lessons, misses {:.5}", lessons.len(), learner.missed(held, points));
        let began = Instant::now();
        let part_len = lessons.len().div_ceil(PARTS).max(1).next_multiple_of(BATCH);
        let all = f64::from(self.passes) * lessons.len() as f64;
        let mut done = 0;
        for pass in 1..=self.passes {
            lessons.shuffle(rng);
            for part in lessons.chunks(part_len) {
                for batch in part.chunks(BATCH) {
                    learner.step(batch, self.rate, done as f64 / all, *threads);
                    done += batch.len();
                }
                checkpoint::write(to, &learner.net.to_bytes()).map_err(TrainError::io(to))?;
                let speed = done as f64 / began.elapsed().as_secs_f64();
                let missed = learner.missed(held, points);
                println!("{name} pass {pass}: {done} learned, {speed:.0} a second, misses {missed:.5}");
            }
        }
        checkpoint::write(to, &learner.net.to_bytes()).map_err(TrainError::io(to))
    }
}
