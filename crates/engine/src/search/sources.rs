//! Sources of a search for one game: the evaluator of the game and the exact tables that serve it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use tavola_rules::rules::Rolls;
use tavola_rules::{Position, Roll, Rules};

use crate::context::Context;
use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::nets::prefilter::Prefilter;
use crate::evaluators::registry::Registry;
use crate::evaluators::tables::exact::Exact;
use crate::evaluators::tables::exact::ExactTable;
use crate::evaluators::tables::solved::SolvedGames;
use crate::outcome::{self, Probabilities};
use crate::search::rolls::rolls;
use crate::work::{Cancelled, Work};

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// No evaluator of the engine supports the game.
    #[error("no evaluator of this engine supports {0}")]
    Unsupported(&'static str),
    /// The evaluator of the game failed.
    #[error(transparent)]
    Evaluator(#[from] EvaluatorError),
    /// The work was cancelled.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// More turns than a race takes with a roll that stays.
const RACE_AHEAD: u32 = 120;

/// See the module. It counts the evaluated positions. After a failure it answers with any values, fast, until
/// [`Sources::finish`] reports the failure: so the search needs no error path of its own.
pub(crate) struct Sources<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) work: &'a Work,
    evaluator: &'a dyn Evaluator,
    pub(crate) prefilter: Option<&'a Prefilter>,
    /// Whether a position has the same chances in every list, so that they can be kept.
    pub(crate) repeats: bool,
    pub(crate) depth: u32,
    pub(crate) estimates: bool,
    /// The rolls of the game with their probabilities.
    pub(crate) rolls: Vec<(Roll, f32)>,
    tables: Vec<Arc<dyn ExactTable>>,
    solved: &'a SolvedGames,
    /// Whether the evaluator's chances are on the scale of [`outcome`].
    exact_scale: bool,
    /// The work for a table that is made within a search: on the thread of the search, and without a report of its
    /// progress.
    making: Work,
    counts: Arc<Counts>,
    failure: Arc<OnceLock<EngineError>>,
    /// The same with the evaluator's faster one, if it has one.
    fast: Option<Box<Sources<'a>>>,
    /// The same with the evaluators that know something of the dice, in the order of [`KnownDice::all`].
    knowing: Vec<Sources<'a>>,
    /// Whether the evaluator sees what is known of the dice.
    pub(crate) sees_dice: bool,
}

/// What a search has done.
#[derive(Default)]
struct Counts {
    nodes: AtomicU64,
    answers: AtomicU64,
}

/// From this number of rolls ahead on, the faster evaluator evaluates.
const FAST_FROM: u32 = 2;

impl<'a> Sources<'a> {
    /// The sources for a game.
    pub(crate) fn new(
        registry: &'a Registry,
        rules: &'a Rules,
        work: &'a Work,
    ) -> Result<Sources<'a>, EngineError> {
        work.check()?;
        let evaluator = registry.evaluator(rules).ok_or(EngineError::Unsupported(rules.name))?;
        let sources =
            |evaluator: &'a dyn Evaluator, counts: &Arc<Counts>, failure: &Arc<OnceLock<_>>| Sources {
                rules,
                work,
                evaluator,
                prefilter: evaluator.prefilter(rules),
                repeats: evaluator.repeats(),
                depth: evaluator.depth(rules),
                estimates: evaluator.estimates(rules),
                rolls: rolls(rules),
                tables: registry.tables(rules),
                solved: registry.solved(),
                exact_scale: evaluator.points(rules) == outcome::points(rules),
                making: work.on_this_thread(),
                counts: Arc::clone(counts),
                failure: Arc::clone(failure),
                fast: None,
                knowing: Vec::new(),
                sees_dice: false,
            };
        let (counts, failure) = (Arc::default(), Arc::default());
        let own = sources(evaluator, &counts, &failure);
        let fast = evaluator.fast().map(|fast| {
            let fast = sources(fast, &counts, &failure);
            Box::new(Sources { prefilter: own.prefilter, ..fast })
        });
        let knowing = KnownDice::all(rules).into_iter().filter_map(|dice| evaluator.knowing(rules, dice));
        let knowing: Vec<_> = knowing
            .map(|evaluator| Sources { sees_dice: true, ..sources(evaluator, &counts, &failure) })
            .collect();
        Ok(Sources { fast, sees_dice: !knowing.is_empty(), knowing, ..own })
    }

    /// The sources for positions in which this is known of the dice, or these if the evaluator does not see it.
    pub(crate) fn knowing(&self, dice: Option<KnownDice>) -> &Sources<'a> {
        dice.and_then(|dice| self.knowing.get(dice.number())).unwrap_or(self)
    }

    /// The sources with the faster evaluator, or these if there is none.
    pub(crate) fn fast(&self) -> &Sources<'a> {
        self.fast.as_deref().unwrap_or(self)
    }

    /// The sources for positions this many rolls ahead.
    pub(crate) fn at(&self, plies: u32) -> &Sources<'a> {
        if plies >= FAST_FROM { self.fast() } else { self }
    }

    /// A value that was found, if nothing failed on the way.
    pub(crate) fn finish<T>(&self, found: T) -> Result<T, EngineError> {
        self.stopped();
        self.failure.get().cloned().map_or(Ok(found), Err)
    }

    /// Returns whether the search should stop, because of a failure or because the work was cancelled.
    pub(crate) fn stopped(&self) -> bool {
        if self.work.is_cancelled() {
            _ = self.failure.set(EngineError::Cancelled(Cancelled));
        }
        self.failure.get().is_some()
    }

    /// The least number of rolls ahead if the next roll is known. If the roll stays for the whole game, a race is decided
    /// and is played to its end.
    pub(crate) fn seen_ahead(&self, position: &Position) -> u32 {
        let decided = self.rules.rolls == Rolls::Fixed && position.is_race(self.rules.track);
        if decided { RACE_AHEAD } else { 1 }
    }

    /// Number of rolls that are answered at `plies` rolls ahead.
    pub(crate) fn answers(&self, plies: u32) -> f64 {
        (1..=plies).map(|ply| (self.rolls.len() as f64).powi(ply as i32)).sum()
    }

    /// Positions that have been evaluated.
    pub(crate) fn nodes(&self) -> u64 {
        self.counts.nodes.load(Ordering::Relaxed)
    }

    /// Rolls that have been answered.
    pub(crate) fn answered(&self) -> u64 {
        self.counts.answers.load(Ordering::Relaxed)
    }

    /// Counts rolls as answered.
    pub(crate) fn count_answers(&self, rolls: usize) {
        self.counts.answers.fetch_add(rolls as u64, Ordering::Relaxed);
    }

    /// Counts positions whose chances are known as evaluated, so that a budget does not depend on that.
    pub(crate) fn count(&self, positions: usize) {
        self.counts.nodes.fetch_add(positions as u64, Ordering::Relaxed);
    }

    /// Appends the chances of positions in their order.
    pub(crate) fn evaluate(&self, positions: &[Position], chances: &mut Vec<Probabilities>) {
        let first = chances.len();
        if !self.stopped() {
            self.count(positions.len());
            if let Err(error) = self.evaluator.evaluate(self.rules, positions, chances) {
                _ = self.failure.set(error.into());
            }
        }
        chances.resize(first + positions.len(), Probabilities::default());
        self.correct(positions, &mut chances[first..]);
        for table in &self.tables {
            for (position, found) in positions.iter().zip(&mut chances[first..]) {
                if let Some(exact) = table.chances(position) {
                    *found = exact;
                }
            }
        }
    }

    /// Replaces the evaluator's chances by exact ones, if both are on the same scale.
    fn correct(&self, positions: &[Position], chances: &mut [Probabilities]) {
        if self.failure.get().is_some() || !self.exact_scale {
            return;
        }
        let corrected = if self.evaluator.bears_off() {
            self.solved.correct_unusual(self.rules, positions, chances, &self.making)
        } else {
            self.solved.correct(self.rules, positions, chances, &self.making)
        };
        if let Err(cancelled) = corrected {
            _ = self.failure.set(cancelled.into());
        }
    }

    /// The chances of a position by the exact tables, in a game that is not over, on the scale of [`outcome`].
    pub(crate) fn known(&self, position: &Position) -> Option<Probabilities> {
        self.solved.known(self.rules, position, &self.making).unwrap_or_else(|cancelled| {
            _ = self.failure.set(cancelled.into());
            None
        })
    }

    /// The chances of one position.
    pub(crate) fn evaluate_one(&self, position: &Position) -> Probabilities {
        let mut found = Vec::with_capacity(1);
        self.evaluate(core::slice::from_ref(position), &mut found);
        found[0]
    }

    /// The chances of the player on roll if the game is over.
    #[inline]
    pub(crate) fn finished(&self, position: &Position) -> Option<Probabilities> {
        self.evaluator.finished(self.rules, position)
    }

    /// The exact worth of a position in a context, if a table has it.
    pub(crate) fn exact(&self, position: &Position, context: &Context) -> Option<Exact> {
        let tables = self.tables.iter().filter(|table| table.serves(context));
        tables.filter_map(|table| table.lookup(position)).next()
    }

    /// A context with the points of a game on the scale of the evaluator.
    pub(crate) fn scaled(&self, context: &Context) -> Context {
        Context { points: self.evaluator.points(self.rules), ..context.clone() }
    }
}
