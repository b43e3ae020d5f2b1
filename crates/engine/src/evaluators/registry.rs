//! The evaluators and exact tables of an engine.

#[cfg(feature = "nets")]
use std::sync::LazyLock;
use std::sync::{Arc, PoisonError, RwLock};

use tavola_rules::Rules;

use crate::evaluators::backgammon::FetchedNets;
use crate::evaluators::evaluator::Evaluator;
use crate::evaluators::game_net::GameNets;
use crate::evaluators::generic::Generic;
#[cfg(feature = "nets")]
use crate::evaluators::net_source::EmbeddedNets;
use crate::evaluators::net_source::NetSource;
use crate::evaluators::tables::exact::ExactTable;
use crate::evaluators::tables::solved::SolvedGames;

/// Evaluators, the best first, and exact tables. Tables may be added while the engine is in use, because a large table
/// is loaded in parallel to other work; tables in memory belong to it from the beginning.
#[derive(Default)]
pub struct Registry {
    evaluators: Vec<Arc<dyn Evaluator>>,
    solved: SolvedGames,
    tables: RwLock<Vec<Arc<dyn ExactTable>>>,
}

impl Registry {
    /// Creates a registry without evaluators, which supports no game.
    #[must_use]
    pub fn new() -> Registry {
        Registry::default()
    }

    /// The nets that come with the engine, those of single games first, and the generic evaluator for all games that
    /// they do not support.
    #[must_use]
    #[cfg(feature = "nets")]
    pub fn embedded() -> Registry {
        // A process has these nets, and the tables made in memory, once. Tables that are added stay with their registry.
        static EMBEDDED: LazyLock<Registry> = LazyLock::new(|| Registry::fetching(EmbeddedNets));
        EMBEDDED.without_tables()
    }

    /// Returns these evaluators, with nets that are fetched when a position of their game is evaluated for the first
    /// time.
    #[must_use]
    pub fn fetching(nets: impl NetSource) -> Registry {
        let nets = Arc::new(nets);
        Registry::new().with(GameNets::fetching(&nets)).with(FetchedNets::new(nets)).with(Generic)
    }

    /// Returns these evaluators without the tables that were added.
    #[must_use]
    pub fn without_tables(&self) -> Registry {
        let Registry { evaluators, solved, .. } = self;
        Registry { evaluators: evaluators.clone(), solved: solved.clone(), ..Registry::default() }
    }

    /// Returns these evaluators and one more, for the games that those before it do not support.
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

    /// The tables that are made in memory when a position needs them first.
    #[must_use]
    pub fn solved(&self) -> &SolvedGames {
        &self.solved
    }

    /// Adds a table. Searches that begin after this use it.
    pub fn add_table(&self, table: impl ExactTable + 'static) {
        self.tables.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(table));
    }

    /// Returns the number of tables that serve a game.
    #[must_use]
    pub fn tables_of(&self, rules: &Rules) -> usize {
        self.tables(rules).len()
    }

    /// The tables that serve a game.
    pub(crate) fn tables(&self, rules: &Rules) -> Vec<Arc<dyn ExactTable>> {
        let tables = self.tables.read().unwrap_or_else(PoisonError::into_inner);
        tables.iter().filter(|table| table.supports(rules)).cloned().collect()
    }
}
