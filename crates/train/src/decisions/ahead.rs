//! What the plays of nets lose by the judgement one roll ahead.
//!
//! Decisions are drawn from own games. Every play is judged by the mean over the next roll, each answered by the best play of the
//! shipped nets. A net that chooses without looking ahead loses the difference between the best of these means and that of its
//! choice. The judgement has no noise, so thousands of decisions show small differences between nets. It has the errors of the
//! shipped nets.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use tavola_duel::nets::read_nets;
use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_engine::{Engine, evaluators::Nets, evaluators::Registry};
use tavola_rules::{Position, Roll};

use super::games;
use crate::error::TrainError;
use crate::lessons::backgammon::mean;
use crate::lessons::{Form, Lesson, prefilter};
use crate::selfplay::{Lists, NetEvaluator};

/// The options of `ahead`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Folders of nets; the shipped ones are always measured.
    nets: Vec<PathBuf>,
    /// Number of decisions.
    #[arg(long, default_value_t = 5000)]
    decisions: usize,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The small net that preselects replies.
    #[arg(long, default_value = "nets/backgammon/pick.net")]
    pick: PathBuf,
    /// File for the positions after all plays, with their chances one roll ahead, as lessons. A file beside it, `.counts`, has the
    /// number of plays of each decision in 16 bits.
    #[arg(long)]
    lessons: Option<PathBuf>,
}

/// A loss from here on is a blunder.
const BLUNDER: f64 = 50.0;

/// The positions after the plays of a roll, the opponent on roll, with their chances one roll ahead.
struct Judged {
    lessons: Vec<Lesson>,
}

impl Judged {
    fn of(lists: &mut Lists, replies: &mut Lists, nets: &Nets, position: &Position, roll: Roll) -> Judged {
        lists.answer(nets, position, (roll.dice()[0], roll.dice()[1]));
        let judge = |position: &Position| Lesson {
            position: *position,
            dice: None,
            target: mean(replies, nets, position),
        };
        Judged { lessons: lists.positions.iter().map(judge).collect() }
    }

    /// Thousandths of a point that the choice of a net loses.
    fn lost(&self, nets: &Nets) -> f64 {
        let positions: Vec<Position> = self.lessons.iter().map(|lesson| lesson.position).collect();
        let mut chances = Vec::new();
        NetEvaluator::evaluate_all(nets, &positions, &mut chances);
        let worth = |i: usize| self.lessons[i].target.money();
        let order = |a: f32, b: f32| a.total_cmp(&b);
        let all = 0..positions.len();
        let chosen = all.clone().min_by(|a, b| order(chances[*a].money(), chances[*b].money())).unwrap_or(0);
        let best = all.min_by(|a, b| order(worth(*a), worth(*b))).unwrap_or(0);
        f64::from(worth(chosen) - worth(best)) * 1000.0
    }
}

/// Measures nets and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let teacher = Nets::embedded();
    let engine = Engine::new(Registry::embedded());
    let picker = prefilter(&options.pick, |net| Prefilter::new(net, None))?;
    let (mut lists, mut replies) = (Lists::default(), Lists::picking(Some(Arc::new(picker))));
    let judged: Vec<Judged> = games::drawn(&engine, options.seed, options.decisions)?
        .into_iter()
        .map(|(position, roll)| Judged::of(&mut lists, &mut replies, &teacher, &position, roll))
        .collect();
    if let Some(path) = &options.lessons {
        let lessons: Vec<Lesson> = judged.iter().flat_map(|one| one.lessons.iter().copied()).collect();
        Form::Backgammon.save(path, &lessons)?;
        let counts: Vec<u8> =
            judged.iter().flat_map(|one| (one.lessons.len() as u16).to_le_bytes()).collect();
        let path = path.with_extension("counts");
        fs::write(&path, counts).map_err(TrainError::io(&path))?;
    }
    let losses = |nets: &Nets| judged.iter().map(|one| one.lost(nets)).collect::<Vec<f64>>();
    let shipped = losses(&teacher);
    print!("{}", row("shipped", &shipped, &shipped));
    for folder in &options.nets {
        print!("{}", row(&folder.display().to_string(), &losses(&read_nets(folder)?), &shipped));
    }
    Ok(())
}

fn row(name: &str, losses: &[f64], shipped: &[f64]) -> String {
    let interval = |estimate: &Estimate| stats::errors(1) * estimate.error;
    let loss = Estimate::of(losses.iter().copied());
    let beyond = Estimate::of(losses.iter().zip(shipped).map(|(loss, shipped)| loss - shipped));
    let blunders = losses.iter().filter(|loss| **loss >= BLUNDER);
    let share = 1.0 / losses.len() as f64;
    format!(
        "{name:<24}{:>9.3} ±{:>6.3}{:>10.3} ±{:>6.3}  best {:>5.1} %  blunders {:>5.2} % {:>7.3}\n",
        loss.mean,
        interval(&loss),
        beyond.mean,
        interval(&beyond),
        100.0 * share * losses.iter().filter(|loss| **loss == 0.0).count() as f64,
        100.0 * share * blunders.clone().count() as f64,
        share * blunders.sum::<f64>(),
    )
}
