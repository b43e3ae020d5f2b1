//! Nets as they are shipped: trained in floats, and stored in the form in which they play, half as large or less.
//!
//! Before a file is written, the net and its stored form choose the same plays in games of the net against itself. The worth of
//! every other choice is that of the trained net.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::read_net;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::integer::IntegerNet;
use tavola_engine::evaluators::nets::net::Net;
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities,
    evaluators::{EvaluatorError, GameNets, Nets},
    outcome,
};
use tavola_rules::{Position, Rules, variants};

use crate::checkpoint;
use crate::error::TrainError;
use crate::games::card;
use crate::games::course::{RunningGame, Turned, starter};
use crate::games::judge::EngineJudge;
use crate::games::turn::{GameEvaluator, Turns};
use crate::selfplay::{FloatNets, NetEvaluator};

/// The largest mean loss of a choice, as a share of a single game.
const MOST_LOST: f64 = 1e-4;

/// The options of `ship`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game; `backgammon` for its contact net.
    name: String,
    /// The net, as training writes it.
    net: PathBuf,
    /// Folder of the nets that come with the engine.
    #[arg(long, default_value = "nets")]
    nets: PathBuf,
    /// Number of games in which choices are compared.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl BatchEvaluator for FloatNets {
    type Error = EvaluatorError;

    fn evaluate_batch(
        &mut self,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        self.evaluate_all(positions, chances);
        Ok(())
    }

    fn finished(&self, position: &Position) -> Option<Probabilities> {
        outcome::finished(&Rules::STANDARD, position)
    }

    fn equity(&self, chances: &Probabilities) -> f32 {
        outcome::equity(&outcome::points(&Rules::STANDARD), chances)
    }
}

/// The difference between a trained net and its stored form.
#[derive(Default)]
struct Difference {
    choices: u32,
    /// Number of choices of another end of a turn.
    other: u32,
    /// Points that these lose.
    lost: f64,
    /// The largest difference of an equity.
    most: f64,
}

impl Difference {
    /// Plays games of the trained net, in which both choose.
    fn of(
        rules: &Rules,
        trained: &mut impl GameEvaluator,
        stored: &mut impl GameEvaluator,
        games: u64,
        seed: u64,
    ) -> Result<Difference, EvaluatorError> {
        let mut turns = Turns::new(rules);
        let mut found = Difference::default();
        for number in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(number + 1);
            let mut course = RunningGame::new(rules, starter(&mut rng));
            loop {
                let roll = course.throw(&mut rng);
                let turned = course.play(roll, &mut |_, position, steps| {
                    let best = turns.best(trained, position, steps)?;
                    let mut chosen = turns.best(stored, position, steps)?;
                    let near = f64::from(trained.equity(&chosen.chances));
                    turns.value(trained, &mut chosen)?;
                    let worth = f64::from(trained.equity(&chosen.chances));
                    found.choices += 1;
                    found.most = found.most.max((near - worth).abs());
                    if chosen.position != best.position {
                        found.other += 1;
                        found.lost += f64::from(trained.equity(&best.chances)) - worth;
                    }
                    Ok(best)
                })?;
                if !matches!(turned, Turned::On(_)) {
                    break;
                }
            }
        }
        Ok(found)
    }

    /// Mean loss of a choice.
    fn loss(&self) -> f64 {
        self.lost / f64::from(self.choices.max(1))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { choices, other, most, .. } = self;
        let loss = self.loss();
        write!(
            f,
            "{other} of {choices} choices differ, {loss:.7} points lost a choice, equities differ by {most:.5} at most"
        )
    }
}

/// The stored form of the net of a game.
pub(crate) fn of_game(rules: &Rules, net: &Net) -> Result<Vec<u8>, TrainError> {
    if net.inputs == Inputs::Game(Encoding::of(rules)) {
        Ok(net.to_bytes_in_16_bits())
    } else {
        Err(TrainError::OtherInputs(rules.name))
    }
}

/// Converts a net, compares it with its stored form, and writes that.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let Options { name, games, seed, .. } = options;
    let rules = variants::find(name).ok_or_else(|| TrainError::NoGame(name.clone()))?.rules;
    let net = read_net(&options.net)?;
    let trained_bytes = net.to_bytes().len();
    let (file, bytes, difference) = if net.inputs == Inputs::Contact && *rules == Rules::STANDARD {
        let whole = IntegerNet::new(&net);
        let bytes = whole.to_bytes().expect("this conversion has a file");
        let race = Nets::embedded().race().clone();
        let mut stored = EngineJudge::new(rules, Nets::new(whole, race.clone()));
        let mut trained = FloatNets { contact: net, race };
        ("contact.whole", bytes, Difference::of(rules, &mut trained, &mut stored, *games, *seed)?)
    } else {
        let bytes = of_game(rules, &net)?;
        let mut stored = EngineJudge::new(rules, GameNets::of(rules, net.in_16_bits()));
        let mut trained = EngineJudge::new(rules, GameNets::of(rules, net));
        ("game.net", bytes, Difference::of(rules, &mut trained, &mut stored, *games, *seed)?)
    };
    println!("{name}: {} bytes of {trained_bytes}, {difference}", bytes.len());
    if difference.loss() > MOST_LOST * f64::from(outcome::points(rules)[0]) {
        return Err(TrainError::Rounded(rules.name));
    }
    let folder = options.nets.join(name);
    fs::create_dir_all(&folder).map_err(TrainError::io(&folder))?;
    let manifest = folder.join("manifest.toml");
    if !manifest.exists() {
        checkpoint::write(&manifest, card::manifest(rules).as_bytes()).map_err(TrainError::io(&manifest))?;
    }
    let path = folder.join(file);
    checkpoint::write(&path, &bytes).map_err(TrainError::io(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net(rules: &Rules, scale: f32) -> Net {
        let encoding = Encoding::of(rules);
        let mut net = Net::zero(Inputs::Game(encoding), 16, 0, encoding.kinds());
        for (i, weight) in net.numbers_mut().enumerate() {
            *weight = (((i * 7919) % 10_007) as f32 / 10_007.0 - 0.5) * scale;
        }
        net
    }

    #[test]
    fn a_stored_net_chooses_as_it_was_trained_and_another_net_does_not() {
        let rules = variants::find("narde").unwrap().rules;
        let judge = |net| EngineJudge::new(rules, GameNets::of(rules, net));
        let compare = |net| Difference::of(rules, &mut judge(self::net(rules, 1.0)), &mut judge(net), 2, 1);
        let near = compare(net(rules, 1.0).in_16_bits()).unwrap();
        assert!(near.choices > 50 && near.other * 50 < near.choices && near.most < 0.001, "{near}");
        let far = compare(net(rules, -1.0)).unwrap();
        assert!(far.other * 4 > far.choices && far.loss() > 0.001, "{far}");
    }

    #[test]
    fn a_net_is_shipped_for_games_of_its_inputs_only() {
        let [narde, plakoto] = ["narde", "plakoto"].map(|name| variants::find(name).unwrap().rules);
        assert!(matches!(of_game(plakoto, &net(narde, 1.0)), Err(TrainError::OtherInputs("plakoto"))));
    }
}
