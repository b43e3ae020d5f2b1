//! Nets as they are shipped: trained in floats, and stored in the form in which they play, half as large or less.
//!
//! Before a file is written, the net and its stored form choose the same plays in games of the net against itself. The worth of
//! every other choice is that of the trained net.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tavola_duel::nets::{read_deep_net, read_net};
use tavola_engine::search::turns::BatchEvaluator;
use tavola_engine::{
    Probabilities,
    evaluators::{ContactNet, EvaluatorError, GameNet, GameNets, KnownDice, Nets},
    outcome,
};
use tavola_rules::{Position, Rules, variants};

use crate::checkpoint;
use crate::error::TrainError;
use crate::games::card;
use crate::games::course::{RunningGame, Turned, starter};
use crate::games::judge::{EngineJudge, Judge};
use crate::games::turn::{GameEvaluator, Turns};
use crate::selfplay::{FloatNets, NetEvaluator};
use crate::trained::TrainedNet;

/// The largest mean loss of a choice, as a share of the mean points of a game.
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
    /// Store backgammon's net as the faster one, for positions two rolls ahead and more.
    #[arg(long)]
    fast: bool,
    /// Number of games in which choices are compared.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl GameEvaluator for FloatNets {
    fn know(&mut self, _: Option<KnownDice>) {}
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
    games: u32,
    /// Points that were won in these games.
    won: f64,
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
                let turned = course.play(roll, &mut |_, position, choices| {
                    let best = turns.best(trained, position, choices)?;
                    let mut chosen = turns.best(stored, position, choices)?;
                    let near = f64::from(trained.equity(&chosen.chances));
                    turns.value(trained, choices.after, std::slice::from_mut(&mut chosen))?;
                    let worth = f64::from(trained.equity(&chosen.chances));
                    found.choices += 1;
                    found.most = found.most.max((near - worth).abs());
                    if chosen.position != best.position {
                        found.other += 1;
                        found.lost += f64::from(trained.equity(&best.chances)) - worth;
                    }
                    Ok(best)
                })?;
                match turned {
                    Turned::On(_) => {}
                    Turned::Over(chances) => {
                        found.games += 1;
                        found.won += f64::from(trained.equity(&chances)).abs();
                        break;
                    }
                    Turned::Endless => break,
                }
            }
        }
        Ok(found)
    }

    /// Mean loss of a choice.
    fn loss(&self) -> f64 {
        self.lost / f64::from(self.choices.max(1))
    }

    /// Returns whether a choice loses too much on average.
    fn is_large(&self) -> bool {
        self.loss() > MOST_LOST * self.won / f64::from(self.games.max(1))
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

/// Converts a net, compares it with its stored form, and writes that.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let Options { name, games, seed, .. } = options;
    let rules = variants::find(name).ok_or_else(|| TrainError::NoGame(name.clone()))?.rules;
    let (file, bytes, trained_bytes, difference) = if *rules == Rules::STANDARD {
        let contact = read_deep_net(&options.net)?;
        let race = read_net(&options.nets.join(name).join("race.net"))?;
        let bytes = contact.to_packed_bytes();
        let played = ContactNet::from_bytes(&bytes).map_err(|_| TrainError::Layers)?;
        let mut stored = EngineJudge::new(rules, Nets::new(played, race.clone()));
        let trained_bytes = contact.to_bytes().len();
        let mut trained = FloatNets { contact, race };
        let difference = Difference::of(rules, &mut trained, &mut stored, *games, *seed)?;
        (if options.fast { "fast.net" } else { "contact.net" }, bytes, trained_bytes, difference)
    } else {
        let net = TrainedNet::read(&options.net)?;
        let bytes = net.shipped(rules)?;
        let played = GameNet::from_bytes(&bytes).map_err(|_| TrainError::Layers)?;
        let mut stored = EngineJudge::new(rules, GameNets::of(rules, played));
        let trained_bytes = net.to_bytes().len();
        let difference = match net {
            TrainedNet::Products(net) => {
                let mut trained = EngineJudge::new(rules, GameNets::of(rules, net));
                Difference::of(rules, &mut trained, &mut stored, *games, *seed)
            }
            TrainedNet::Deep(net) => {
                Difference::of(rules, &mut Judge::new(rules, net), &mut stored, *games, *seed)
            }
        }?;
        ("game.net", bytes, trained_bytes, difference)
    };
    println!("{name}: {} bytes of {trained_bytes}, {difference}", bytes.len());
    if difference.is_large() {
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
    use tavola_engine::evaluators::nets::encoding::Encoding;
    use tavola_engine::evaluators::nets::inputs::Inputs;
    use tavola_engine::evaluators::nets::net::Net;

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
        assert!(far.is_large() && !near.is_large(), "{far} {near}");
    }

    #[test]
    fn a_net_is_shipped_for_games_of_its_inputs_only() {
        let [narde, plakoto] = ["narde", "plakoto"].map(|name| variants::find(name).unwrap().rules);
        assert!(matches!(
            TrainedNet::Products(net(narde, 1.0)).shipped(plakoto),
            Err(TrainError::OtherInputs("plakoto"))
        ));
    }
}
