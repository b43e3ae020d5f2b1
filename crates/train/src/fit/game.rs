//! The net of a game from lessons: a new one of several layers, or one of any form that goes on.

use std::num::NonZero;
use std::path::PathBuf;

use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::outcome;

use crate::checkpoint;
use crate::deep::{self, DeepLearner};
use crate::error::TrainError;
use crate::fit::deep::DeepCourse;
use crate::fit::{DEFAULT_THREADS, Passes, hold_out};
use crate::games;
use crate::learner::{self, Learner, importance};
use crate::lessons::Form;
use crate::trained::TrainedNet;

/// The options of `game-fit`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FitOptions {
    /// Name of the game.
    name: String,
    /// Files of lessons.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// File for the net. One of several layers is written ten times a pass.
    #[arg(long)]
    to: PathBuf,
    /// The net that is fitted further; a new one without it.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Units of the layers of a new net.
    #[arg(long, value_delimiter = ',', default_values_t = [512, 256, 64], value_parser = learner::layer_units)]
    layers: Vec<usize>,
    /// Threads that fit a net of several layers.
    #[arg(long, default_value_t = DEFAULT_THREADS)]
    threads: NonZero<usize>,
    #[command(flatten)]
    passes: Passes,
}

/// Fits the net.
pub(crate) fn fit(options: &FitOptions) -> Result<(), TrainError> {
    let rules = games::find(&options.name)?;
    let mut lessons = Form::Game(rules).load(&options.files)?;
    let held = hold_out(&mut lessons);
    let inputs = Inputs::Game(Encoding::of(rules));
    let mut rng = options.passes.rng();
    let net = match &options.from {
        None => TrainedNet::Deep(deep::random(inputs, &options.layers, &mut rng)),
        Some(path) => TrainedNet::read(path)?,
    };
    if net.inputs() != inputs {
        return Err(TrainError::OtherInputs(rules.name));
    }
    let points = outcome::points(rules);
    let passes = &options.passes;
    match net {
        TrainedNet::Deep(net) => {
            let mut learner = DeepLearner::of(net);
            learner.importance = importance(points);
            let course =
                DeepCourse { name: rules.name, points, threads: options.threads.get(), to: &options.to };
            passes.learn_deep(learner, lessons, &held, &course, &mut rng)
        }
        TrainedNet::Products(net) => {
            let mut learner = Learner::of(net);
            learner.importance = importance(points);
            let learner = passes.learn(learner, lessons, &held, rules.name, &points, &mut rng);
            checkpoint::write(&options.to, &learner.net.to_bytes()).map_err(TrainError::io(&options.to))
        }
    }
}
