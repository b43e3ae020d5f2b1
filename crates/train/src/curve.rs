//! The course of a training as a table and as a picture.

use std::fmt::{self, Write as _};
use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::checkpoint;
use crate::error::TrainError;

/// Statistics of a stretch of games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    /// Games played so far.
    pub(crate) games: u64,
    /// Step at the end of the stretch.
    pub(crate) rate: f64,
    /// Root mean square of the difference between a position's chance to win and its target.
    pub(crate) surprise: f64,
    /// Games per second.
    pub(crate) speed: f64,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample { games, rate, surprise, speed } = self;
        write!(f, "{games} games, step {rate:.6}, surprise {surprise:.5}, {speed:.0} games/s")
    }
}

/// The games between two checkpoints.
pub(crate) struct Stretch {
    begun: Instant,
    /// Games played before.
    before: u64,
    error: f64,
    positions: u64,
}

impl Stretch {
    /// Begins after `games` games.
    pub(crate) fn begin(games: u64) -> Stretch {
        Stretch { begun: Instant::now(), before: games, error: 0.0, positions: 0 }
    }

    /// Counts a game: the sum of the squares of its errors, and its positions.
    pub(crate) fn count(&mut self, error: f64, positions: u64) {
        self.error += error;
        self.positions += positions;
    }

    /// Returns whether it has lasted so long.
    pub(crate) fn has_lasted(&self, time: Duration) -> bool {
        self.begun.elapsed() >= time
    }

    /// The statistics, after `games` games in all and with a step at its end.
    pub(crate) fn sample(&self, games: u64, rate: f64) -> Sample {
        Sample {
            games,
            rate,
            surprise: (self.error / self.positions.max(1) as f64).sqrt(),
            speed: (games - self.before) as f64 / self.begun.elapsed().as_secs_f64(),
        }
    }
}

/// All stretches of a training.
#[derive(Default)]
pub(crate) struct Curve {
    samples: Vec<Sample>,
}

const HEAD: &str = "games,rate,surprise,games_per_second";

impl Curve {
    /// The curve of a continued training; an empty one if there is none.
    pub(crate) fn read(path: &Path) -> Result<Curve, TrainError> {
        match fs::read_to_string(path) {
            Ok(text) => Curve::parse(&text).ok_or_else(|| TrainError::file(path, "the curve of a training")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Curve::default()),
            Err(error) => Err(TrainError::io(path)(error)),
        }
    }

    /// Writes it as a table and as a picture.
    pub(crate) fn save(&self, folder: &Path) -> io::Result<()> {
        checkpoint::write(&folder.join("curve.csv"), self.csv().as_bytes())?;
        checkpoint::write(&folder.join("curve.svg"), self.svg().as_bytes())
    }

    fn parse(text: &str) -> Option<Curve> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return None;
        }
        let sample = |line: &str| {
            let mut cells = line.split(',');
            Some(Sample {
                games: cells.next()?.parse().ok()?,
                rate: cells.next()?.parse().ok()?,
                surprise: cells.next()?.parse().ok()?,
                speed: cells.next()?.parse().ok()?,
            })
        };
        Some(Curve { samples: lines.map(sample).collect::<Option<_>>()? })
    }

    pub(crate) fn push(&mut self, sample: Sample) {
        self.samples.push(sample);
    }

    /// Games that were played.
    pub(crate) fn games(&self) -> u64 {
        self.samples.last().map_or(0, |sample| sample.games)
    }

    /// Seconds that all stretches took.
    pub(crate) fn seconds(&self) -> f64 {
        let before = std::iter::once(0).chain(self.samples.iter().map(|sample| sample.games));
        let stretch =
            |(sample, before): (&Sample, u64)| (sample.games - before) as f64 / sample.speed.max(1e-3);
        self.samples.iter().zip(before).map(stretch).sum()
    }

    /// One line a stretch.
    pub(crate) fn csv(&self) -> String {
        let mut text = format!("{HEAD}\n");
        for Sample { games, rate, surprise, speed } in &self.samples {
            let _ = writeln!(text, "{games},{rate:.7},{surprise:.6},{speed:.1}");
        }
        text
    }

    /// The surprise over the games.
    pub(crate) fn svg(&self) -> String {
        const WIDTH: f64 = 720.0;
        const HEIGHT: f64 = 320.0;
        const MARGIN: f64 = 48.0;
        let most_games = self.samples.last().map_or(1.0, |sample| sample.games as f64).max(1.0);
        let surprises = self.samples.iter().map(|sample| sample.surprise);
        let (low, high) = surprises.fold((f64::MAX, f64::MIN), |(low, high), s| (low.min(s), high.max(s)));
        let (low, high) = if low < high { (low, high) } else { (low - 0.01, low + 0.01) };
        let x = |games: f64| MARGIN + (WIDTH - 2.0 * MARGIN) * games / most_games;
        let y = |surprise: f64| MARGIN + (HEIGHT - 2.0 * MARGIN) * (high - surprise) / (high - low);
        let line: Vec<String> = self
            .samples
            .iter()
            .map(|sample| format!("{:.1},{:.1}", x(sample.games as f64), y(sample.surprise)))
            .collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
             font-size=\"12\">\n<title>Surprise over games</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
             <polyline points=\"{}\" fill=\"none\" stroke=\"#2450a0\" stroke-width=\"2\"/>\n\
             <text x=\"4\" y=\"{:.0}\">{high:.4}</text>\n<text x=\"4\" y=\"{:.0}\">{low:.4}</text>\n\
             <text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"end\">{most_games:.0} games</text>\n</svg>\n",
            line.join(" "),
            y(high),
            y(low),
            WIDTH - MARGIN,
            HEIGHT - MARGIN / 2.0,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_comes_back_from_its_table_and_can_be_drawn() {
        let mut curve = Curve::default();
        for games in [1000, 2000, 3000] {
            curve.push(Sample { games, rate: 0.0005, surprise: 100.0 / games as f64, speed: 900.0 });
        }
        let back = Curve::parse(&curve.csv()).unwrap();
        assert_eq!(back.samples.len(), 3);
        assert_eq!(back.samples[1].games, 2000);
        assert_eq!(curve.svg().matches("polyline").count(), 1);
        assert!(Curve::parse("something else").is_none());
    }
}
