//! The present judging of each game, computed once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tavola_notation::custom::CustomRules;
use tavola_rollout::RolloutError;
use tavola_rules::Rules;
use tokio::sync::OnceCell;

use super::Analyses;
use crate::failure::Failure;
use crate::job::{Job, JobError, Outcome};

/// Maximum number of stored judgings: each set of custom rules is a game of its own.
const MOST: usize = 128;

/// A judging, or its running computation, which all callers share.
type Found = Arc<OnceCell<Arc<str>>>;

/// The stored judgings, the latest last.
#[derive(Debug, Default)]
pub(super) struct Judgings {
    known: Mutex<VecDeque<(Rules, Found)>>,
}

impl Judgings {
    /// Returns the entry of a game. A caller never waits for another game.
    fn of(&self, rules: &Rules) -> Found {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, found)) = known.iter().find(|(game, _)| game == rules) {
            return Arc::clone(found);
        }
        while known.len() >= MOST {
            known.pop_front();
        }
        let found = Found::default();
        known.push_back((rules.clone(), Arc::clone(&found)));
        found
    }
}

impl Analyses {
    /// Returns the judging of a game ([`tavola_analysis::judging`]). The first call for a game takes about as long as some decisions. It is
    /// a job of the engine, which is cancelled if all callers go away.
    pub(crate) async fn judging(&self, rules: &Rules) -> Result<Arc<str>, Failure> {
        let found = self.shared.judgings.of(rules);
        let find = async || {
            let queue = Arc::from(format!("judging {}", rules.name));
            let rules = CustomRules::of(rules).ok_or_else(|| Failure::internal(RolloutError::OtherRules))?;
            match self.node.perform(&queue, Job::Judging { rules }).await? {
                Outcome::Judging(found) => Ok::<Arc<str>, Failure>(found.into()),
                _ => Err(JobError::Mixed.into()),
            }
        };
        found.get_or_try_init(find).await.cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_known_once_and_no_more_than_a_number_of_them() {
        let judgings = Judgings::default();
        let first = judgings.of(&Rules::STANDARD);
        assert!(Arc::ptr_eq(&first, &judgings.of(&Rules::STANDARD)));
        for points in 0..2 * MOST {
            let mut rules = Rules::STANDARD;
            rules.cube.cap = 1 << 10 | points as u32;
            judgings.of(&rules);
        }
        assert_eq!(judgings.known.lock().unwrap().len(), MOST);
        assert!(!Arc::ptr_eq(&first, &judgings.of(&Rules::STANDARD)), "what is not asked for is forgotten");
    }
}
