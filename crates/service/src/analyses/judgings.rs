//! What games are judged by at present, found once for each.

use std::sync::{Arc, Mutex, PoisonError};

use tavola_analysis::judging;
use tavola_rules::Rules;

use super::Analyses;
use crate::failure::Failure;

/// The judgings that are known.
#[derive(Debug, Default)]
pub(super) struct Judgings {
    known: Mutex<Vec<(Rules, Arc<str>)>>,
}

impl Analyses {
    /// What a game is judged by ([`judging`]). It takes about as long as a few decisions, once for each game.
    pub(crate) async fn judging(&self, rules: &Rules) -> Result<Arc<str>, Failure> {
        let (judgings, rules) = (Arc::clone(&self.shared.judgings), rules.clone());
        let found = self.node.tasks().compute(move || {
            let mut known = judgings.known.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((_, judging)) = known.iter().find(|(game, _)| *game == rules) {
                return Ok(Arc::clone(judging));
            }
            let found: Arc<str> = judging(&rules)?.into();
            known.push((rules, Arc::clone(&found)));
            Ok(found)
        });
        found.await?.map_err(|error: tavola_engine::EngineError| Failure::internal(error))
    }
}
