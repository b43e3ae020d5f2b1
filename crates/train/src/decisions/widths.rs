//! Loss of the contact net in whole numbers, and its speed.
//!
//! Every net chooses plays of own games by itself, without looking ahead. Different choices are rolled out on the same dice.
//! Equal choices need no rollout: no net loses anything against another. So a few hundred rollouts are the truth for tens of
//! thousands of decisions.

use std::path::PathBuf;
use std::time::Instant;

use tavola_duel::nets::read_net;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::evaluator::Class;
use tavola_engine::evaluators::nets::integer::{IntegerNet, Width};
use tavola_engine::{
    Context, Engine, Probabilities, Work, bench,
    evaluators::Nets,
    search::{Contest, RolloutSettings},
};
use tavola_rules::{Position, Rules};

use super::games;
use super::record::{Question, plays};
use crate::error::TrainError;
use crate::selfplay::{FloatNets, NetEvaluator};

/// The options of `widths`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// The contact net as it was trained.
    contact: PathBuf,
    /// Number of decisions.
    #[arg(long, default_value_t = 50_000)]
    decisions: usize,
    /// Number of trials of each play if choices differ, in multiples of 36.
    #[arg(long, default_value_t = 72)]
    trials: u32,
    /// Number of rolls of a trial.
    #[arg(long, default_value_t = 7)]
    rolls: u32,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of measurements of speeds, in turn.
    #[arg(long, default_value_t = 7)]
    rounds: u32,
    /// Trials that are played at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

const RULES: Rules = Rules::STANDARD;

/// The position after the play that a net chooses, seen by the opponent.
fn choice(judge: &dyn NetEvaluator, after: &[Position]) -> usize {
    let mut chances = Vec::with_capacity(after.len());
    judge.evaluate_all(after, &mut chances);
    let money: Vec<f32> = chances.iter().map(Probabilities::money).collect();
    (0..after.len()).min_by(|a, b| money[*a].total_cmp(&money[*b])).unwrap_or(0)
}

/// Evaluations a second of each net: medians over rounds in which all are measured in turn.
fn speeds(judges: &[(&str, Box<dyn NetEvaluator>)], rounds: u32) -> Vec<f64> {
    let positions = bench::positions(Class::Contact, 50_000);
    let mut speeds = vec![Vec::new(); judges.len()];
    for _ in 0..rounds.max(1) {
        for ((_, judge), speeds) in judges.iter().zip(&mut speeds) {
            let mut chances = Vec::with_capacity(positions.len());
            let begun = Instant::now();
            positions.chunks(16).for_each(|some| judge.evaluate_all(some, &mut chances));
            speeds.push(positions.len() as f64 / begun.elapsed().as_secs_f64());
        }
    }
    let median = |mut speeds: Vec<f64>| {
        speeds.sort_by(f64::total_cmp);
        speeds[speeds.len() / 2]
    };
    speeds.into_iter().map(median).collect()
}

/// Measures and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let (contact, race) = (read_net(&options.contact)?, Nets::embedded().race().clone());
    let whole = |width| Nets::new(IntegerNet::with_width(&contact, width), race.clone());
    let judges: [(&str, Box<dyn NetEvaluator>); 4] = [
        ("float", Box::new(FloatNets { contact: contact.clone(), race: race.clone() })),
        ("16 bits", Box::new(whole(Width::Sixteen))),
        ("8 by 16", Box::new(whole(Width::EightBySixteen))),
        ("8 bits", Box::new(whole(Width::Eight))),
    ];
    let engine = Engine::embedded().with_work(Work::inline().with_threads(options.threads)?);
    let rollout = RolloutSettings { trials: options.trials, rolls: options.rolls, seed: options.seed };
    let contest = Contest { rollout, least: options.trials, clearly: f32::INFINITY };
    let theirs = Context::cubeless().swapped();
    // By net, in thousandths: the loss of its choice against that of the first net.
    let mut losses = vec![Vec::new(); judges.len()];
    let mut different = vec![0usize; judges.len()];
    let mut rolled = 0;
    for number in 0.. {
        if losses[0].len() >= options.decisions {
            break;
        }
        let mut asked = Vec::new();
        games::play(&engine, (options.seed, number), |decision, _| {
            if let Question::Play(roll) = decision.question {
                asked.push((decision.position, roll));
            }
        })?;
        for (position, roll) in asked.into_iter().take(options.decisions - losses[0].len()) {
            let after: Vec<Position> =
                plays(&position, roll).iter().map(|play| play.position.swapped()).collect();
            let choices: Vec<usize> = judges.iter().map(|(_, judge)| choice(&**judge, &after)).collect();
            let mut chosen = choices.clone();
            chosen.sort_unstable();
            chosen.dedup();
            let mut behind = vec![0.0];
            if chosen.len() > 1 {
                let positions: Vec<Position> = chosen.iter().map(|play| after[*play]).collect();
                let found = engine.contest(&RULES, &positions, &theirs, &contest)?;
                behind =
                    found.iter().map(|one| f64::from(one.found.probabilities.money()) * 1000.0).collect();
                rolled += 1;
            }
            let worth = |play: usize| chosen.binary_search(&play).map_or(0.0, |i| behind[i]);
            for (i, play) in choices.iter().enumerate() {
                losses[i].push(worth(*play) - worth(choices[0]));
                different[i] += usize::from(*play != choices[0]);
            }
        }
    }
    println!(
        "{} decisions, {rolled} rolled out ({} trials, {} rolls); loss against float in mEq",
        losses[0].len(),
        options.trials,
        options.rolls
    );
    println!("{:<9}{:>11}{:>20}{:>16}", "", "different", "loss", "evaluations/s");
    let speeds = speeds(&judges, options.rounds);
    for (i, (name, _)) in judges.iter().enumerate() {
        let Estimate { mean, error } = Estimate::of(losses[i].iter().copied());
        println!(
            "{name:<9}{:>9.2} %{mean:>11.3} ±{:>7.3}{:>16.0}",
            100.0 * different[i] as f64 / losses[i].len() as f64,
            stats::errors(1) * error,
            speeds[i]
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A judge that likes positions with many checkers on the five point.
    struct Fives;

    impl NetEvaluator for Fives {
        fn evaluate(&self, position: &Position) -> Probabilities {
            let win = 1.0 - 0.1 * f32::from(position.other().count(5));
            Probabilities { win, ..Probabilities::default() }
        }
    }

    #[test]
    fn a_net_chooses_what_is_worst_for_the_opponent() {
        let start = Position::start(&RULES, tavola_rules::Player::First);
        let roll = tavola_rules::Roll::two(3, 1).expect("dice");
        let after: Vec<Position> = plays(&start, roll).iter().map(|play| play.position.swapped()).collect();
        assert_eq!(after[choice(&Fives, &after)].other().count(5), 2);
        let nets = Nets::embedded();
        assert_eq!(after[choice(&nets, &after)].other().count(5), 2);
    }
}
