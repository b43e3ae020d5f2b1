//! What the plays of a game's nets lose by the judgement one roll ahead, which has no noise.
//!
//! Rolls are drawn from games of unequal players. Every end of a turn is judged by the mean over the next roll, each answered
//! by the best play of the shipped evaluator. A net that chooses without looking ahead loses the difference between the best
//! of these means and that of its choice. `decisions ahead` is the same for backgammon.

use std::path::PathBuf;

use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::{EvaluatorError, KnownDice};
use tavola_engine::search::turns::{BatchEvaluator, TurnEnd};
use tavola_rules::Rules;

use super::file::Asked;
use super::{find, pick};
use crate::error::TrainError;
use crate::games::choices::Choices;
use crate::games::judge::{EngineJudge, Judge};
use crate::games::recipe::LOOKED_AT;
use crate::games::turn::{GameEvaluator, MOST, Turns};

/// The options of `ahead`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Name of the game.
    game: String,
    /// Files of nets; the shipped evaluator is always measured.
    nets: Vec<PathBuf>,
    /// Number of rolls.
    #[arg(long, default_value_t = 2000)]
    decisions: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A blunder loses this share of the most points of a game at least. A few of them hide the differences between nets.
const BLUNDER: f32 = 0.05;

/// The ends of a turn and the points that each loses.
struct Judged {
    ends: Vec<TurnEnd>,
    losses: Vec<f32>,
    /// What is known of the dice at the ends.
    after: Option<KnownDice>,
}

impl Judged {
    /// Judges the ends of a roll; `None` if there is no choice.
    fn of(
        rules: &Rules,
        turns: &mut Turns<'_>,
        teacher: &mut impl GameEvaluator,
        Asked { position, roll, dice, .. }: &Asked,
    ) -> Result<Option<Judged>, EvaluatorError> {
        let choices = Choices::of(rules, position, *dice, *roll);
        let ends = turns.all(teacher, position, &choices)?;
        if ends.len() < 2 {
            return Ok(None);
        }
        let (ends, worths): (Vec<TurnEnd>, Vec<f32>) = turns
            .search(teacher, choices.after, ends)?
            .into_iter()
            .map(|searched| {
                let worth = teacher.equity(&searched.end.chances);
                (searched.end, worth)
            })
            .unzip();
        let losses = worths.iter().map(|worth| worths[0] - worth).collect();
        Ok(Some(Judged { ends, losses, after: choices.after }))
    }

    /// Thousandths of a point that the choice of an evaluator loses.
    fn lost(&self, turns: &mut Turns<'_>, evaluator: &mut impl GameEvaluator) -> Result<f64, EvaluatorError> {
        let mut ends = self.ends.clone();
        turns.value(evaluator, self.after, &mut ends)?;
        let equity = |i: &usize| evaluator.equity(&ends[*i].chances);
        let chosen = (0..ends.len()).max_by(|a, b| equity(a).total_cmp(&equity(b))).unwrap_or(0);
        Ok(1000.0 * f64::from(self.losses[chosen]))
    }

    /// Thousandths of a point that a random choice loses.
    fn random(&self) -> f64 {
        1000.0 * self.losses.iter().copied().map(f64::from).sum::<f64>() / self.losses.len() as f64
    }
}

/// Measures nets and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let rules = find(&options.game)?;
    let read = |path: &PathBuf| Judge::read(rules, path);
    let mut nets = options.nets.iter().map(read).collect::<Result<Vec<_>, TrainError>>()?;
    let mut turns = Turns::new(rules).looking_at(LOOKED_AT);
    let mut teacher = EngineJudge::embedded(rules);
    let mut judged = Vec::new();
    for asked in pick::drawn(rules, options.decisions, options.seed)? {
        judged.extend(Judged::of(rules, &mut turns, &mut teacher, &asked)?);
    }
    if judged.is_empty() {
        return Err(TrainError::NoChoice(rules.name));
    }
    let random = Estimate::of(judged.iter().map(Judged::random));
    println!("random{:>43.3} ± {:.3}", random.mean, stats::errors(1) * random.error);
    let shipped = losses(&judged, &mut turns, &mut teacher)?;
    let blunder = 1000.0 * f64::from(BLUNDER * teacher.equity(&MOST));
    let row = |name: &str, losses: &[f64]| {
        let loss = Estimate::of(losses.iter().copied());
        let beyond = |most: f64| {
            let pairs = losses.iter().zip(&shipped);
            let beyond = Estimate::of(pairs.map(|(loss, shipped)| loss.min(most) - shipped.min(most)));
            format!("{:>9.3} ± {:.3}", beyond.mean, stats::errors(1) * beyond.error)
        };
        let blunders = losses.iter().filter(|loss| **loss >= blunder);
        println!(
            "{name:<40}{:>9.3} ± {:.3}, {:.2} % of random{}{}  blunders {:.2} % {:.3}",
            loss.mean,
            stats::errors(1) * loss.error,
            100.0 * loss.mean / random.mean,
            beyond(f64::INFINITY),
            beyond(blunder),
            100.0 * blunders.clone().count() as f64 / losses.len() as f64,
            blunders.sum::<f64>() / losses.len() as f64,
        );
    };
    row("shipped", &shipped);
    for (path, net) in options.nets.iter().zip(&mut nets) {
        row(&path.display().to_string(), &losses(&judged, &mut turns, net)?);
    }
    Ok(())
}

fn losses(
    judged: &[Judged],
    turns: &mut Turns<'_>,
    evaluator: &mut impl GameEvaluator,
) -> Result<Vec<f64>, TrainError> {
    judged.iter().map(|one| Ok(one.lost(turns, evaluator)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_of_the_teacher_loses_less_than_a_random_one() {
        for name in ["plakoto", "gioul", "puff"] {
            let rules = find(name).expect("a game");
            let mut turns = Turns::new(rules).looking_at(LOOKED_AT);
            let mut teacher = EngineJudge::embedded(rules);
            let judged: Vec<Judged> = pick::drawn(rules, 6, 3)
                .expect("rolls")
                .iter()
                .filter_map(|asked| Judged::of(rules, &mut turns, &mut teacher, asked).expect("judged"))
                .collect();
            assert!(!judged.is_empty(), "{name}");
            let lost: f64 = losses(&judged, &mut turns, &mut teacher).expect("losses").iter().sum();
            let random: f64 = judged.iter().map(Judged::random).sum();
            assert!((0.0..0.5 * random).contains(&lost), "{name}: {lost} of {random}");
        }
    }
}
