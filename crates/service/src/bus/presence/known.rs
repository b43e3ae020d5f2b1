//! Reported people at other nodes, and recent departures.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Lifetime of a report: two rounds, and some time for the transfer.
const LASTING: Duration = Duration::from_secs(35);
/// Maximum number of stored departures.
const MOST_GONE: usize = 20_000;
/// Lifetime of a departure after that maximum is reached.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);

/// A node's report that a person is present.
#[derive(Debug)]
struct Report {
    person: Arc<str>,
    node: Arc<str>,
    /// End of its lifetime.
    until: Duration,
}

/// Reports of other nodes about the ids that are followed here, and the times of departures by id and person.
#[derive(Debug, Default)]
pub(in crate::bus) struct Presence {
    reports: HashMap<Arc<str>, Vec<Report>>,
    gone: HashMap<(Arc<str>, Arc<str>), Duration>,
}

impl Presence {
    /// Returns whether a person follows an id at another node.
    pub(in crate::bus) fn is_there(&self, id: &str, person: &str) -> bool {
        self.reports.get(id).is_some_and(|reports| reports.iter().any(|one| *one.person == *person))
    }

    /// Records that a person has come at another node. Returns whether they were absent before.
    pub(in crate::bus) fn came(
        &mut self,
        id: &Arc<str>,
        node: &Arc<str>,
        person: &Arc<str>,
        now: Duration,
    ) -> bool {
        let reports = self.reports.entry(Arc::clone(id)).or_default();
        let until = now + LASTING;
        if let Some(known) = reports.iter_mut().find(|one| one.person == *person && one.node == *node) {
            known.until = until;
            return false;
        }
        reports.push(Report { person: Arc::clone(person), node: Arc::clone(node), until });
        true
    }

    /// Records that a person has gone from another node. Returns whether they were present before.
    pub(in crate::bus) fn went(&mut self, id: &str, node: &str, person: &str) -> bool {
        let Some(reports) = self.reports.get_mut(id) else { return false };
        let before = reports.len();
        reports.retain(|one| *one.person != *person || *one.node != *node);
        reports.len() < before
    }

    /// Forgets the reports that were not repeated in time. Returns their ids and people.
    pub(in crate::bus) fn expire(&mut self, now: Duration) -> Vec<(Arc<str>, Arc<str>)> {
        let mut expired = Vec::new();
        for (id, reports) in &mut self.reports {
            reports.retain(|one| {
                if one.until < now {
                    expired.push((Arc::clone(id), Arc::clone(&one.person)));
                }
                one.until >= now
            });
        }
        self.reports.retain(|_, reports| !reports.is_empty());
        expired
    }

    /// Forgets the reports about an id without followers here.
    pub(in crate::bus) fn forget(&mut self, id: &str) {
        self.reports.remove(id);
    }

    /// Records the departure of a person.
    pub(in crate::bus) fn left(&mut self, id: &Arc<str>, person: &Arc<str>, now: Duration) {
        if self.gone.len() >= MOST_GONE {
            self.gone.retain(|_, since| now.saturating_sub(*since) < REMEMBERED);
        }
        if self.gone.len() < MOST_GONE {
            self.gone.insert((Arc::clone(id), Arc::clone(person)), now);
        }
    }

    /// Returns the time since the departure of a person. `None`: no departure is known here.
    pub(in crate::bus) fn gone_for(
        &self,
        id: &Arc<str>,
        person: &Arc<str>,
        now: Duration,
    ) -> Option<Duration> {
        let since = self.gone.get(&(Arc::clone(id), Arc::clone(person)))?;
        Some(now.saturating_sub(*since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_person_is_there_until_they_go_or_their_node_stops_reporting_them() {
        let [id, one, two, anna]: [Arc<str>; 4] = ["a", "one", "two", "anna"].map(Arc::from);
        let mut presence = Presence::default();
        assert!(presence.came(&id, &one, &anna, SECOND) && presence.came(&id, &two, &anna, SECOND));
        assert!(!presence.came(&id, &one, &anna, 20 * SECOND), "it was known");
        assert!(presence.went("a", "two", "anna") && !presence.went("a", "two", "anna"));
        assert!(presence.is_there("a", "anna"), "at the other node");
        assert!(presence.expire(55 * SECOND).is_empty());
        assert_eq!(presence.expire(56 * SECOND), [(Arc::clone(&id), Arc::clone(&anna))]);
        assert!(!presence.is_there("a", "anna"));
        presence.left(&id, &anna, 60 * SECOND);
        assert_eq!(presence.gone_for(&id, &anna, 90 * SECOND), Some(30 * SECOND));
        assert_eq!(presence.gone_for(&id, &one, 90 * SECOND), None);
    }
}
