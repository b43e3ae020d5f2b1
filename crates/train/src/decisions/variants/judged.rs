//! Losses of players in the decisions of a game.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use tavola_duel::PlayerSpec;
use tavola_duel::nets::read_game_net;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::{GameNets, Generic, Registry};
use tavola_engine::{Depth, Engine};
use tavola_notation::play;
use tavola_rules::Rules;

use super::file::Record;
use crate::decisions::noise;
use crate::decisions::player::Pick;
use crate::decisions::record::Truth;
use crate::decisions::score::cost;
use crate::error::TrainError;

/// A player's answer to a decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    /// Loss in thousandths of a point.
    pub(crate) loss: f64,
    /// 1 if the play is the best, or the chance that it is.
    pub(crate) best: f64,
}

/// Returns the answers of a player to all decisions. `tavola-0:FOLDER` plays with the net of a folder.
pub(crate) fn judge(
    spec: &PlayerSpec,
    rules: &Arc<Rules>,
    records: &[Record],
) -> Result<Vec<Judged>, TrainError> {
    let (engine, depth) = match spec {
        PlayerSpec::Tavola { depth, nets } => {
            let engine = match nets {
                Some(folder) => {
                    let net = read_game_net(&Path::new(folder).join("game.net"))?;
                    Engine::new(Registry::new().with(GameNets::of(rules, net)))
                }
                None => Engine::embedded(),
            };
            (Some(engine), *depth)
        }
        PlayerSpec::Generic(plies) => (Some(Engine::new(Registry::new().with(Generic))), Depth::from(*plies)),
        PlayerSpec::Random => (None, Depth::from(0)),
        _ => return Err(TrainError::NoSuchPlayer(spec.clone())),
    };
    let ask = |record: &Record| {
        let Truth::Play { candidates, rest, .. } = &record.truth else {
            return Ok(Judged { loss: 0.0, best: 1.0 });
        };
        let pick = match &engine {
            Some(engine) => {
                let ranked = engine.rank(&record.asked.turn(rules), &record.asked.context(), depth)?;
                Pick::Play(play::text(&record.asked.position, &ranked[0].moves, rules))
            }
            None => Pick::Any,
        };
        let (loss, best) = cost(&pick, candidates, *rest);
        Ok(Judged { loss, best })
    };
    records.iter().map(ask).collect()
}

/// Returns the least losses that a perfect player would seem to have, for the noise of the truth.
pub(crate) fn perfect(records: &[Record]) -> Vec<Judged> {
    let losses = noise::perfect(records.iter().map(|record| &record.truth));
    losses.into_iter().map(|loss| Judged { loss: loss.unwrap_or(0.0), best: 1.0 }).collect()
}

/// The loss of a player, also as a share of the loss of random play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// Mean loss in thousandths of a point.
    pub(crate) loss: Estimate,
    /// Share of the mean loss of random play.
    pub(crate) share: Estimate,
    /// Share of plays that are the best.
    pub(crate) best: f64,
}

impl Share {
    /// Returns the loss in decisions in which random play has these losses.
    pub(crate) fn of(judged: &[Judged], random: &[Judged]) -> Share {
        let loss = Estimate::of(judged.iter().map(|one| one.loss));
        let by_chance = Estimate::of(random.iter().map(|one| one.loss)).mean.max(f64::MIN_POSITIVE);
        let mean = loss.mean / by_chance;
        // The error of a ratio of two sums over the same decisions.
        let deviations = judged.iter().zip(random).map(|(one, random)| one.loss - mean * random.loss);
        let error = Estimate::of(deviations).error / by_chance;
        let best = Estimate::of(judged.iter().map(|one| one.best)).mean;
        Share { loss, share: Estimate { mean, error }, best }
    }
}

/// Loss and share with intervals of 95 %.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Share { loss, share, .. } = self;
        let wide = stats::errors(1);
        let [percent, about] = [share.mean, wide * share.error].map(|share| 100.0 * share);
        write!(f, "{:.1} ± {:.1}: {percent:.1} % ± {about:.1}", loss.mean, wide * loss.error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(losses: &[f64]) -> Vec<Judged> {
        losses.iter().map(|&loss| Judged { loss, best: f64::from(u8::from(loss == 0.0)) }).collect()
    }

    #[test]
    fn a_share_is_that_of_sums_and_its_error_that_of_a_ratio() {
        let random = judged(&[100.0, 300.0, 200.0, 400.0]);
        let share = Share::of(&judged(&[10.0, 30.0, 20.0, 40.0]), &random);
        assert!((share.share.mean - 0.1).abs() < 1e-9 && share.share.error < 1e-9, "{share:?}");
        let share = Share::of(&judged(&[0.0, 0.0, 40.0, 60.0]), &random);
        assert!((share.share.mean - 0.1).abs() < 1e-9 && share.share.error > 0.02, "{share:?}");
        assert!((share.best - 0.5).abs() < 1e-9);
    }
}
