//! Training by TD(0): each position in which a player is about to roll moves towards the worth of the best end of the
//! turn for the same player, by the net itself. The last games of a training may have lessons with little noise instead
//! (`far.rs`).

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::read_net;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
#[cfg(test)]
use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::outcome;
use tavola_rules::{Rules, variants};

use crate::checkpoint;
use crate::curve::{Curve, Sample, Stretch};
use crate::error::TrainError;
use crate::games::card;
use crate::games::course::{RunningGame, Turned, starter, untrainable};
use crate::games::earlier;
use crate::games::judge::{Judge, Teacher as _};
use crate::games::recipe::{LOOKED_AT, Recipe};
use crate::games::turn::Turns;
use crate::learner::{self, Learner, importance};

/// The games in the order of need: the most played first. Games with equal play share the net of the one listed here.
/// Games of backgammon's nets are not listed, nor games that exact tables solve completely.
pub(crate) const ORDER: [&str; 28] = [
    "plakoto",
    "fevga",
    "narde",
    "acey-deucey",
    "tavla",
    "gul-bara",
    "moultezim",
    "misere",
    "no-hit",
    "straight",
    "mexican",
    "old-britain",
    "puff",
    "puff-russian",
    "puff-long",
    "puff-russian-long",
    "russian",
    "french-1",
    "gioul",
    "acey-deucey-european",
    "pin",
    "jacquet",
    "tawula",
    "dutch",
    "tabula",
    "ludus-lumbardorum",
    "medio-emperador",
    "catch-me",
];

/// The file with the name of the game whose net the training began with, if it did not begin with nothing.
const RELATIVE: &str = "relative";

/// Trains the net of one game.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    name: String,
    /// A net to begin with instead of small random weights: one with the same inputs, of this game or a relative. A net
    /// with fewer hidden units grows.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Hours after which it stops; another call continues.
    #[arg(long)]
    hours: Option<f64>,
    #[command(flatten)]
    recipe: Recipe,
}

/// Trains the nets of all games, in the order of need. Several of these commands may run beside each other: a game
/// that another one trains is passed over.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct AllOptions {
    /// Hours after which it stops; another call continues.
    #[arg(long)]
    hours: f64,
    /// Minutes of a game before the turn of the next one; after the last game the first one continues.
    #[arg(long, default_value_t = 30.0)]
    slice: f64,
    #[command(flatten)]
    recipe: Recipe,
}

/// Statistics of a game's lessons.
#[derive(Clone, Copy, Default)]
struct Taught {
    positions: u64,
    /// Sum of the squared differences between a position's chance to win and its target.
    error: f64,
}

/// A training between two checkpoints.
struct Training<'a> {
    recipe: &'a Recipe,
    rules: &'a Rules,
    folder: PathBuf,
    judge: Judge<'a, Learner>,
    games: u64,
    curve: Curve,
    turns: Turns<'a>,
    /// Held as long as the training is open: no other process may train the same net.
    _lock: File,
}

/// A game that can be trained.
pub(crate) fn find(name: &str) -> Result<&'static Rules, TrainError> {
    let variant = variants::find(name).ok_or_else(|| TrainError::NoGame(name.to_owned()))?;
    match untrainable(variant.rules) {
        Some(why) => Err(TrainError::Untrainable { game: variant.rules.name, why }),
        None => Ok(variant.rules),
    }
}

impl<'a> Training<'a> {
    /// Continues from the folder's state, or begins.
    fn open(recipe: &'a Recipe, rules: &'a Rules, from: Option<&Path>) -> Result<Training<'a>, TrainError> {
        let folder = recipe.dir.join(rules.name);
        fs::create_dir_all(&folder).map_err(TrainError::io(&folder))?;
        let lock_path = folder.join("lock");
        let lock = File::create(&lock_path).map_err(TrainError::io(&lock_path))?;
        if lock.try_lock().is_err() {
            return Err(TrainError::Busy(rules.name));
        }
        let inputs = Inputs::Game(Encoding::of(rules));
        let (mut learner, games) = match (checkpoint::load_one(&folder)?, from) {
            (Some(state), _) => state,
            (None, Some(path)) => {
                let mut rng = ChaCha8Rng::seed_from_u64(recipe.seed);
                let learner = Learner::of(read_net(path)?);
                let grows = learner.net.hidden < recipe.hidden;
                let learner = if grows { learner.grown(recipe.hidden, &mut rng) } else { learner };
                let folder_of_net = path.parent().and_then(Path::file_name).unwrap_or_default();
                let relative = folder.join(RELATIVE);
                checkpoint::write(&relative, folder_of_net.as_encoded_bytes())
                    .map_err(TrainError::io(&relative))?;
                (learner, 0)
            }
            (None, None) => {
                let mut rng = ChaCha8Rng::seed_from_u64(recipe.seed);
                (Learner::new(inputs, recipe.hidden, 0, &mut rng).with_heads(), 0)
            }
        };
        if learner.net.inputs != inputs {
            return Err(TrainError::OtherInputs(rules.name));
        }
        let curve = Curve::read(&folder.join("curve.csv"))?;
        learner.importance = importance(outcome::points(rules));
        let judge = Judge::new(rules, learner);
        Ok(Training {
            recipe,
            rules,
            folder,
            judge,
            games,
            curve,
            turns: Turns::new(rules).looking_at(LOOKED_AT),
            _lock: lock,
        })
    }

    fn is_over(&self) -> bool {
        self.games >= self.recipe.games
    }

    fn rate(&self) -> f64 {
        learner::rate(self.recipe.rate, self.recipe.last_rate, self.games, self.recipe.games as f64)
    }

    /// Plays one game and learns from it. The same seed and number give the same dice.
    fn game(&mut self) -> Result<Taught, TrainError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.recipe.seed);
        rng.set_stream(self.games + 1);
        let taught = self.learn_from_game(&mut rng)?;
        self.games += 1;
        if earlier::is_kept(self.games) {
            let path = earlier::path(&self.folder, self.games);
            checkpoint::write(&path, &self.judge.net.net.to_bytes()).map_err(TrainError::io(&path))?;
        }
        Ok(taught)
    }

    /// Every position learns from the next one.
    fn learn_from_game(&mut self, rng: &mut ChaCha8Rng) -> Result<Taught, TrainError> {
        let rate = self.rate() as f32;
        let mut course = RunningGame::new(self.rules, starter(rng));
        let mut taught = Taught::default();
        while !self.judge.knows(&course.position)? {
            let roll = course.throw(rng);
            let (before, dice) = (course.position, course.dice());
            let (turns, judge) = (&mut self.turns, &mut self.judge);
            let turned =
                course.play(roll, &mut |_, position, choices| turns.best(judge, position, choices))?;
            let (target, over) = match turned {
                Turned::On(chances) => (chances, false),
                Turned::Over(chances) => (chances, true),
                Turned::Endless => break,
            };
            self.judge.net.know(dice);
            taught.error += f64::from(self.judge.net.learn(&before, &target, rate));
            taught.positions += 1;
            if over {
                break;
            }
        }
        Ok(taught)
    }

    /// Plays until the next checkpoint is due, one game at least, and saves.
    fn stretch(&mut self, most: Duration) -> Result<Sample, TrainError> {
        let mut stretch = Stretch::begin(self.games);
        let until = Duration::from_secs(self.recipe.every).min(most);
        loop {
            let taught = self.game()?;
            stretch.count(taught.error, taught.positions);
            if self.is_over() || stretch.has_lasted(until) {
                break;
            }
        }
        let sample = stretch.sample(self.games, self.rate());
        self.curve.push(sample);
        self.save().map_err(TrainError::io(&self.folder))?;
        Ok(sample)
    }

    fn save(&self) -> std::io::Result<()> {
        let folder = &self.folder;
        let learner = &self.judge.net;
        checkpoint::save_one(folder, learner, self.games)?;
        checkpoint::write(&folder.join("game.net"), &learner.net.to_bytes())?;
        self.curve.save(folder)?;
        let relative = fs::read_to_string(folder.join(RELATIVE)).ok();
        let card = card::training(
            self.rules,
            self.recipe,
            relative.as_deref(),
            &learner.net,
            self.games,
            &self.curve,
        );
        checkpoint::write(&folder.join("README.md"), card.as_bytes())
    }

    /// Trains until a moment; returns whether it has come to its end.
    fn run(&mut self, until: Option<Instant>) -> Result<bool, TrainError> {
        while !self.is_over() {
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                return Ok(false);
            }
            let sample = self.stretch(left.unwrap_or(Duration::MAX))?;
            eprintln!("{}: {sample}", self.rules.name);
        }
        Ok(true)
    }
}

fn hours(hours: f64) -> Instant {
    Instant::now() + Duration::from_secs_f64((hours * 3600.0).clamp(0.0, 1e7))
}

/// A net trained to its end.
#[cfg(test)]
pub(crate) fn train(recipe: &Recipe, rules: &Rules) -> Result<Net, TrainError> {
    let mut training = Training::open(recipe, rules, None)?;
    training.run(None)?;
    Ok(training.judge.net.net)
}

/// Trains one game.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let rules = find(&options.name)?;
    let mut training = Training::open(&options.recipe, rules, options.from.as_deref())?;
    training.run(options.hours.map(hours)).map(|_| ())
}

/// Trains all games by turns.
pub(crate) fn run_all(options: &AllOptions) -> Result<(), TrainError> {
    let end = hours(options.hours);
    loop {
        let mut worked = false;
        for name in ORDER {
            if Instant::now() >= end {
                return Ok(());
            }
            let mut training = match Training::open(&options.recipe, find(name)?, None) {
                Ok(training) => training,
                Err(TrainError::Busy(_)) => continue,
                Err(error) => return Err(error),
            };
            if !training.is_over() {
                worked = true;
                training.run(Some(end.min(hours(options.slice / 60.0))))?;
            }
        }
        if !worked {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open<'a>(recipe: &'a Recipe, name: &str) -> Training<'a> {
        Training::open(recipe, find(name).unwrap(), None).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn a_training_that_was_interrupted_comes_to_the_same_net() {
        let base = std::env::temp_dir().join(format!("tavola-games-{}", std::process::id()));
        for name in ["plakoto", "acey-deucey", "gioul"] {
            let (whole, parts) = (Recipe::of(&base.join("whole")), Recipe::of(&base.join("parts")));
            open(&whole, name).run(None).unwrap();
            for _ in 0..4 {
                open(&parts, name).stretch(Duration::ZERO).unwrap();
            }
            open(&parts, name).run(None).unwrap();
            let file = |recipe: &Recipe, file: &str| fs::read(recipe.dir.join(name).join(file)).unwrap();
            for part in ["state", "game.net"] {
                assert_eq!(file(&whole, part), file(&parts, part), "{name} {part}");
            }
        }
        fs::remove_dir_all(base).unwrap();
    }

    #[test]
    fn a_net_is_trained_by_one_process_at_a_time() {
        let base = std::env::temp_dir().join(format!("tavola-lock-{}", std::process::id()));
        let recipe = Recipe::of(&base);
        let first = open(&recipe, "fevga");
        let second = Training::open(&recipe, find("fevga").unwrap(), None);
        assert!(matches!(second, Err(TrainError::Busy("fevga"))));
        drop(first);
        drop(open(&recipe, "fevga"));
        fs::remove_dir_all(base).unwrap();
    }

    #[test]
    fn every_game_of_the_order_can_be_played_to_its_end() {
        let base = std::env::temp_dir().join(format!("tavola-every-{}", std::process::id()));
        let recipe = Recipe::of(&base);
        for (i, name) in ORDER.into_iter().enumerate() {
            let rules = find(name).unwrap();
            for other in &ORDER[..i] {
                assert!(
                    !tavola_engine::evaluators::played_alike(rules, find(other).unwrap()),
                    "{name} is {other}"
                );
            }
            let taught = open(&recipe, name).game().unwrap();
            assert!(taught.positions > 2, "{name}");
        }
        fs::remove_dir_all(base).unwrap();
    }
}
