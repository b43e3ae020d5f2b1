//! Matches under analysis, replayed once for all their jobs and for all requests of their progress.

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tavola_analysis::{OpenDecision, Subject};

use super::Analyses;
use crate::failure::Failure;
use crate::games::not_found;
use crate::games::store::StoredMatch;

/// Maximum number of matches. Lanes take the jobs of one analysis after those of another.
const MOST: usize = 4;

/// A state of a match: every change of the match changes one of these fields.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Version {
    id: String,
    created: String,
    actions: usize,
    edition: i64,
}

impl Version {
    fn of(stored: StoredMatch) -> Version {
        Version { id: stored.id, created: stored.created, actions: stored.seq, edition: stored.edition }
    }
}

/// A match with its decisions.
#[derive(Debug)]
pub(crate) struct Replayed {
    subject: Subject,
    tasks: OnceLock<Vec<OpenDecision>>,
}

impl Deref for Replayed {
    type Target = Subject;

    fn deref(&self) -> &Subject {
        &self.subject
    }
}

impl Replayed {
    fn new(subject: Subject) -> Replayed {
        Replayed { subject, tasks: OnceLock::new() }
    }

    /// Its decisions and rolls in their order. The first call replays the match.
    pub(super) fn all_tasks(&self) -> &[OpenDecision] {
        self.tasks.get_or_init(|| self.subject.tasks().collect())
    }
}

/// The matches of the last requests, the latest last.
#[derive(Debug, Default)]
pub(super) struct Subjects(Mutex<VecDeque<(Version, Arc<Replayed>)>>);

impl Subjects {
    fn find(&self, version: &Version) -> Option<Arc<Replayed>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(of, _)| of == version)?;
        let found = kept.remove(at)?;
        let subject = Arc::clone(&found.1);
        kept.push_back(found);
        Some(subject)
    }

    fn keep(&self, version: Version, subject: &Arc<Replayed>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Several tasks may have replayed it at the same time, and an older state is useless.
        kept.retain(|(of, _)| of.id != version.id);
        while kept.len() >= MOST {
            kept.pop_front();
        }
        kept.push_back((version, Arc::clone(subject)));
    }
}

impl Analyses {
    /// Reads the present state of a match for an analysis.
    pub(super) async fn subject(&self, id: &str) -> Result<Arc<Replayed>, Failure> {
        let stored = self.node.store().find_match(id).await?.ok_or_else(|| not_found(id))?;
        let version = Version::of(stored);
        if let Some(subject) = self.shared.subjects.find(&version) {
            return Ok(subject);
        }
        let record = self.games.record(id).await?;
        let replayed = move || Subject::of_record(&record).map(|subject| Arc::new(Replayed::new(subject)));
        let subject = self.node.tasks().compute(replayed).await?.map_err(Failure::internal)?;
        // It may have gone on meanwhile.
        if subject.actions() == version.actions {
            self.shared.subjects.keep(version, &subject);
        }
        Ok(subject)
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::{Match, MatchKind, Rules};

    use super::*;

    fn version(id: &str, actions: usize, edition: i64) -> Version {
        Version { id: id.to_owned(), created: "2026-01-01T00:00:00Z".to_owned(), actions, edition }
    }

    fn replayed() -> Arc<Replayed> {
        let begin = Match::new(Rules::STANDARD, MatchKind::Points(5));
        Arc::new(Replayed::new(Subject::new(Default::default(), begin, Vec::new()).unwrap()))
    }

    #[test]
    fn a_match_that_has_changed_is_not_found_and_the_latest_ones_are_kept() {
        let (subjects, first) = (Subjects::default(), replayed());
        subjects.keep(version("a", 3, 0), &first);
        assert!(subjects.find(&version("a", 3, 0)).is_some_and(|found| Arc::ptr_eq(&found, &first)));
        assert!(subjects.find(&version("a", 4, 0)).is_none() && subjects.find(&version("a", 3, 1)).is_none());
        subjects.keep(version("a", 4, 0), &replayed());
        assert!(subjects.find(&version("a", 3, 0)).is_none(), "an older state is forgotten");
        for id in ["b", "c", "d"] {
            subjects.keep(version(id, 1, 0), &replayed());
        }
        assert!(subjects.find(&version("a", 4, 0)).is_some());
        subjects.keep(version("e", 1, 0), &replayed());
        assert!(subjects.find(&version("b", 1, 0)).is_none(), "it was requested before the others");
        assert!(subjects.find(&version("a", 4, 0)).is_some());
    }
}
