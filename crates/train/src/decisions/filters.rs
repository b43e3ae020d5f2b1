//! Losses by the filters of a search, and the best plays that they hide.
//!
//! Decisions are drawn from own games. Every play is searched to every depth, and each list of filters is applied to these
//! equities by the code that a search uses ([`Filters::narrow`]). A filter loses the difference between the best play of
//! the unfiltered search and its own choice, both at full depth. So does a bot, which also ends the search of a play that falls clearly
//! behind.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tavola_duel::stats::{self, Estimate};
use tavola_engine::evaluators::nets::prefilter::Prefilter;
use tavola_engine::{
    Bot, Context, Engine, Probabilities, Work,
    evaluators::{Evaluator, EvaluatorError, Nets, Registry},
    search::Filters,
};
use tavola_rules::{BAR, Position, Roll, Rules, Turn};

use super::games;
use crate::error::TrainError;

/// The options of `filters`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Filters for the first, the second and each deeper roll, as LEAST-MOST:EQUITY/LEAST-MOST:EQUITY/LEAST-MOST:EQUITY.
    /// The engine's own are always measured.
    filters: Vec<Filters>,
    /// Number of decisions.
    #[arg(long, default_value_t = 1000)]
    decisions: usize,
    /// Number of rolls ahead.
    #[arg(long, default_value_t = 2)]
    ply: u32,
    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rolls that are searched at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

const RULES: Rules = Rules::STANDARD;

/// The nets, or the faster ones of them, with a count of their evaluations.
struct Counted {
    nets: Arc<Nets>,
    fast: Option<Box<Counted>>,
    count: Arc<AtomicU64>,
}

impl Counted {
    fn new(nets: Nets, count: &Arc<AtomicU64>) -> Counted {
        let nets = Arc::new(nets);
        let fast = Counted { nets: Arc::clone(&nets), fast: None, count: Arc::clone(count) };
        Counted { nets, fast: Some(Box::new(fast)), count: Arc::clone(count) }
    }

    fn evaluator(&self) -> &dyn Evaluator {
        let own = &*self.nets;
        if self.fast.is_some() { own } else { own.fast().unwrap_or(own) }
    }
}

impl Evaluator for Counted {
    fn supports(&self, rules: &Rules) -> bool {
        self.nets.supports(rules)
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        self.count.fetch_add(positions.len() as u64, Ordering::Relaxed);
        self.evaluator().evaluate(rules, positions, chances)
    }

    fn prefilter(&self, rules: &Rules) -> Option<&Prefilter> {
        self.nets.prefilter(rules)
    }

    fn fast(&self) -> Option<&dyn Evaluator> {
        Some(self.fast.as_deref()?)
    }

    fn repeats(&self) -> bool {
        self.nets.repeats()
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        self.nets.finished(rules, position)
    }
}

/// A decision of which every play was searched to every depth.
struct Searched {
    kinds: Vec<&'static str>,
    /// Equities by play and depth.
    equities: Vec<Vec<f32>>,
    /// Mean number of evaluations in the search of a play to each depth.
    cost: Vec<f64>,
    /// Equity of the play that a bot makes, and the evaluations of its decision.
    bot: (f32, f64),
}

/// Effect of a list of filters in a decision.
struct Found {
    loss: f64,
    /// Whether the best play was not searched to full depth.
    cut: bool,
    evaluations: f64,
}

/// The kinds of plays that a decision is counted in.
fn kinds(position: &Position, roll: Roll, turn: &Turn) -> Vec<&'static str> {
    let hits = turn.ends().iter().any(|end| end.position.other().count(BAR) > position.other().count(BAR));
    let bar = position.own().count(BAR) > 0;
    let double = roll.double().is_some();
    let mut kinds = vec!["all"];
    kinds.extend(
        [(double, "doubles"), (bar, "from the bar"), (hits, "with a hit")]
            .iter()
            .filter_map(|(is, kind)| is.then_some(*kind)),
    );
    if !double && !bar && !hits {
        kinds.push("others");
    }
    kinds
}

fn search(
    engine: &Engine,
    count: &AtomicU64,
    (position, roll): (Position, Roll),
    plies: u32,
) -> Result<Searched, TrainError> {
    let turn = Turn::rolled(&RULES, position, roll);
    let mut by_position: BTreeMap<String, Vec<f32>> = BTreeMap::new();
    let mut cost = Vec::new();
    for depth in 0..=plies {
        let before = count.load(Ordering::Relaxed);
        let ranked = engine.rank_by(&turn, &Context::cubeless(), depth, &Filters::NONE)?;
        let evaluated = (count.load(Ordering::Relaxed) - before) as f64 / ranked.len() as f64;
        // A search to a depth includes those to the depths before it.
        cost.push(evaluated - cost.iter().sum::<f64>());
        for play in ranked {
            by_position.entry(play.position.to_string()).or_default().push(play.equity);
        }
    }
    let before = count.load(Ordering::Relaxed);
    let made = Bot::searching(plies).play(engine, &RULES, &position, roll, &Context::cubeless())?;
    let made = made.and_then(|made| by_position.get(&made.to_string())?.last().copied());
    let bot = (made.expect("every play was searched"), (count.load(Ordering::Relaxed) - before) as f64);
    Ok(Searched {
        kinds: kinds(&position, roll, &turn),
        equities: by_position.into_values().collect(),
        cost,
        bot,
    })
}

fn apply(filters: &Filters, searched: &Searched, plies: u32) -> Found {
    let Searched { equities, cost, .. } = searched;
    let mut candidates: Vec<(usize, u32)> = (0..equities.len()).map(|play| (play, 0)).collect();
    let mut evaluations = cost[0] * equities.len() as f64;
    let equity = |&(play, depth): &(usize, u32)| equities[play][depth as usize];
    let better = |a: &(usize, u32), b: &(usize, u32)| equity(b).total_cmp(&equity(a));
    filters.narrow(&mut candidates, plies, equity, better, |candidate, depth| {
        candidate.1 = depth;
        evaluations += cost[depth as usize];
        true
    });
    let deepest = |play: usize| equities[play][plies as usize];
    let best = searched.best(plies);
    let cut = !candidates.contains(&(best, plies));
    Found { loss: f64::from(deepest(best) - deepest(candidates[0].0)) * 1000.0, cut, evaluations }
}

impl Searched {
    /// The best play of the unfiltered search.
    fn best(&self, plies: u32) -> usize {
        let deepest = |play: &usize| self.equities[*play][plies as usize];
        (0..self.equities.len()).max_by(|a, b| deepest(a).total_cmp(&deepest(b))).unwrap_or(0)
    }
}

/// The line of the bot.
fn of_bot(searched: &[Searched], plies: u32) -> String {
    let losses = searched.iter().map(|one| {
        let best = one.equities[one.best(plies)][plies as usize];
        f64::from(best - one.bot.0) * 1000.0
    });
    let loss = Estimate::of(losses.clone());
    let n = searched.len() as f64;
    let others = losses.filter(|loss| *loss > 0.0).count() as f64 / n;
    let evaluations = searched.iter().map(|one| one.bot.1).sum::<f64>() / n;
    format!(
        "a bot\n  loses {:.2} ± {:.2}, makes another play in {:.1} %, {evaluations:.0} evaluations\n",
        loss.mean,
        stats::errors(1) * loss.error,
        100.0 * others
    )
}

/// Measures filters and prints a table.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let count = Arc::new(AtomicU64::new(0));
    let counted = Counted::new(Nets::embedded(), &count);
    let work = Work::inline().with_threads(options.threads)?;
    let engine = Engine::new(Registry::new().with(counted)).with_work(work);
    let searched = games::drawn(&engine, options.seed, options.decisions)?
        .into_iter()
        .map(|decision| search(&engine, &count, decision, options.ply))
        .collect::<Result<Vec<_>, _>>()?;
    print!("{}", table(options, &searched));
    Ok(())
}

fn table(options: &Options, searched: &[Searched]) -> String {
    let mut lists = vec![Filters::NONE, Filters::USUAL, Filters::TRIALS];
    lists.extend(&options.filters);
    let mut text = format!("{} decisions, {}-ply; loss in mEq\n", searched.len(), options.ply);
    for filters in lists {
        let name = if filters == Filters::NONE { "no filter".to_owned() } else { filters.to_string() };
        let found: Vec<(&Searched, Found)> =
            searched.iter().map(|one| (one, apply(&filters, one, options.ply))).collect();
        _ = writeln!(
            text,
            "{name}\n  {:<13}{:>9}{:>18}{:>8}{:>9}{:>13}",
            "", "decisions", "loss", "cut", "largest", "evaluations"
        );
        for kind in ["all", "doubles", "from the bar", "with a hit", "others"] {
            let of: Vec<&Found> =
                found.iter().filter(|(one, _)| one.kinds.contains(&kind)).map(|(_, found)| found).collect();
            if of.is_empty() {
                continue;
            }
            let n = of.len() as f64;
            let loss = Estimate::of(of.iter().map(|found| found.loss));
            let cut = of.iter().filter(|found| found.cut).count() as f64 / n;
            let largest = of.iter().map(|found| found.loss).fold(0.0, f64::max);
            let evaluations = of.iter().map(|found| found.evaluations).sum::<f64>() / n;
            _ = writeln!(
                text,
                "  {kind:<13}{:>9}{:>10.2} ±{:>6.2}{:>6.1} %{largest:>9.0}{evaluations:>13.0}",
                of.len(),
                loss.mean,
                stats::errors(1) * loss.error,
                100.0 * cut
            );
        }
    }
    text + &of_bot(searched, options.ply)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_loses_what_it_hides_and_costs_what_it_searches() {
        let searched = Searched {
            kinds: vec!["all"],
            equities: vec![vec![0.5, 0.2], vec![0.1, 0.3], vec![0.0, 0.0]],
            cost: vec![1.0, 10.0],
            bot: (0.2, 25.0),
        };
        let narrow: Filters = "1-1:0/1-1:0/1-1:0".parse().expect("filters");
        let found = apply(&narrow, &searched, 1);
        assert!((found.loss - 100.0).abs() < 1e-3 && found.cut && found.evaluations == 13.0);
        let found = apply(&Filters::NONE, &searched, 1);
        assert!(found.loss == 0.0 && !found.cut && found.evaluations == 33.0);
        let expected = "a bot\n  loses 100.00 ± inf, makes another play in 100.0 %, 25 evaluations\n";
        assert_eq!(of_bot(&[searched], 1), expected);
    }

    #[test]
    fn a_decision_is_counted_in_every_kind_that_it_is_of() {
        let position = Position::start(&RULES, tavola_rules::Player::First);
        let of = |high, low| {
            let roll = Roll::two(high, low).expect("dice");
            kinds(&position, roll, &Turn::rolled(&RULES, position, roll))
        };
        assert_eq!(of(5, 5), ["all", "doubles"]);
        assert_eq!(of(3, 1), ["all", "others"]);
    }
}
