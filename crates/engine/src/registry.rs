//! The evaluators and exact tables of an engine.

use std::sync::{Arc, PoisonError, RwLock};

use tavola_rules::{Position, Rules};

use crate::backgammon::Nets;
use crate::context::Context;
use crate::evaluator::Evaluator;
use crate::exact::Exact;
use crate::game_net::GameNets;
use crate::generic::Generic;
use crate::probabilities::Probabilities;

/// A table of exact equities of some positions of some games.
pub trait ExactTable: Send + Sync {
    /// Whether its positions have the same worth in a game.
    fn supports(&self, rules: &Rules) -> bool;

    /// What a position is worth; `None` where it is not in the table.
    fn lookup(&self, position: &Position) -> Option<Exact>;

    /// The chances of a position, where they follow from its worth because no gammon can be won any more.
    fn chances(&self, position: &Position) -> Option<Probabilities>;

    /// Whether the worths hold for the stakes of a context. The tables that come with the engine are for money with
    /// a cube that has no limit, without beavers.
    fn serves(&self, context: &Context) -> bool;
}

/// Evaluators, the best first, and exact tables. Tables may be added while the engine is in use, because a large one is
/// loaded beside other work.
#[derive(Default)]
pub struct Registry {
    evaluators: Vec<Arc<dyn Evaluator>>,
    tables: RwLock<Vec<Arc<dyn ExactTable>>>,
}

impl Registry {
    /// Without evaluators: no game is supported.
    #[must_use]
    pub fn new() -> Registry {
        Registry::default()
    }

    /// The nets that come with the engine, those of single games first, and the generic evaluator for all games that
    /// they do not support.
    #[must_use]
    pub fn embedded() -> Registry {
        Registry::new().with(GameNets::embedded()).with(Nets::embedded()).with(Generic)
    }

    /// The same with one more evaluator, for the games that those before it do not support.
    #[must_use]
    pub fn with(mut self, evaluator: impl Evaluator + 'static) -> Registry {
        self.evaluators.push(Arc::new(evaluator));
        self
    }

    /// The first evaluator that supports a game.
    #[must_use]
    pub fn evaluator(&self, rules: &Rules) -> Option<&dyn Evaluator> {
        self.evaluators.iter().find(|evaluator| evaluator.supports(rules)).map(|evaluator| &**evaluator)
    }

    /// Adds a table. Searches that begin after this use it.
    pub fn add_table(&self, table: impl ExactTable + 'static) {
        self.tables.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(table));
    }

    /// The tables that serve a game.
    pub(crate) fn tables(&self, rules: &Rules) -> Vec<Arc<dyn ExactTable>> {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.iter().filter(|table| table.supports(rules)).cloned().collect()
    }
}
