//! The net of a game, of any size, from lessons.

use std::path::PathBuf;

use tavola_duel::nets::read_net;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::outcome;

use crate::checkpoint;
use crate::error::TrainError;
use crate::fit::Passes;
use crate::games;
use crate::learner::{self, Learner, importance};
use crate::lessons::Form;

/// The options of `game-fit`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FitOptions {
    /// Name of the game.
    name: String,
    /// Files of lessons.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File for the net.
    #[arg(long)]
    to: PathBuf,
    /// The net that is fitted further; a new one without it.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Hidden units. A smaller net that is gone on from grows.
    #[arg(long, default_value_t = 192, value_parser = learner::hidden)]
    hidden: usize,
    /// Units of the second layer of a new net.
    #[arg(long, default_value_t = 0, value_parser = learner::second)]
    second: usize,
    #[command(flatten)]
    passes: Passes,
}

/// Fits the net.
pub(crate) fn fit(options: &FitOptions) -> Result<(), TrainError> {
    let rules = games::find(&options.name)?;
    let lessons = Form::Game(rules).load(&options.files)?;
    let inputs = Inputs::Game(Encoding::of(rules));
    let mut rng = options.passes.rng();
    let mut learner = match &options.from {
        None => Learner::new(inputs, options.hidden, options.second, &mut rng).with_heads(),
        Some(path) => Learner::of(read_net(path)?),
    };
    if learner.net.inputs != inputs {
        return Err(TrainError::OtherInputs(rules.name));
    }
    if learner.net.hidden < options.hidden {
        learner = learner.grown(options.hidden, &mut rng);
    }
    let points = outcome::points(rules);
    learner.importance = importance(points);
    let learner = options.passes.learn(learner, lessons, rules.name, &points, &mut rng);
    checkpoint::write(&options.to, &learner.net.to_bytes()).map_err(TrainError::io(&options.to))
}
