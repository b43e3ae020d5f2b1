//! A search whose results arrive while it runs.

use crate::engine::Engine;
use crate::search::budget::Depth;
use crate::search::sources::EngineError;
use crate::work::Cancel;

impl Engine {
    /// Searches a decision deeper and deeper, and reports the result of each depth. Returns the last reported result.
    ///
    /// `decide` makes the decision at a depth: [`Engine::rank`], [`Engine::cube`] or [`Engine::advise`]. A request to stop
    /// ([`Work::until`](crate::Work::until)) ends the search at the last finished depth. The evaluator alone answers in any
    /// case, also if the request came before the search. A budget is one search, after that answer.
    ///
    /// # Errors
    /// Those of `decide`, but for [`EngineError::Cancelled`].
    pub fn go<T>(
        &self,
        depth: impl Into<Depth>,
        decide: impl Fn(&Engine, Depth) -> Result<T, EngineError>,
        mut report: impl FnMut(&T),
    ) -> Result<T, EngineError> {
        let at_once = self.with_work(self.work().on_this_thread().until(&Cancel::new()));
        let mut found = decide(&at_once, Depth::Plies(0))?;
        report(&found);
        let deeper: Vec<Depth> = match depth.into() {
            Depth::Plies(plies) => (1..=plies).map(Depth::Plies).collect(),
            budget @ Depth::Within(_) => vec![budget],
        };
        for depth in deeper {
            match decide(self, depth) {
                Ok(better) => {
                    report(&better);
                    found = better;
                }
                Err(EngineError::Cancelled(_)) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::Context;
    use crate::search::budget::Budget;
    use crate::work::Work;
    use tavola_rules::{Player, Position, Roll, Rules, Turn};

    /// The depths that are reported of an opening roll.
    fn depths(engine: &Engine, depth: impl Into<Depth>) -> Vec<u32> {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(4, 3).unwrap());
        let mut depths = Vec::new();
        let decide = |engine: &Engine, depth| engine.rank(&turn, &Context::money(), depth);
        let found = engine.go(depth, decide, |ranked| depths.push(ranked[0].plies)).unwrap();
        assert_eq!(depths.last(), Some(&found[0].plies), "the last report is the result");
        depths
    }

    #[test]
    fn each_depth_is_reported_once_and_a_budget_after_the_evaluator() {
        let engine = Engine::embedded();
        assert_eq!(depths(&engine, 2), [0, 1, 2]);
        assert_eq!(depths(&engine, 0), [0]);
        assert_eq!(depths(&engine, Budget::Nodes(3_000)), [0, 1]);
    }

    #[test]
    fn a_search_that_is_stopped_before_it_begins_has_the_evaluators_answer() {
        let stop = Cancel::new();
        stop.cancel();
        let engine = Engine::embedded().with_work(Work::inline().until(&stop));
        assert_eq!(depths(&engine, 2), [0]);
    }
}
