//! The people at other nodes as far as this node knows them, and those who have gone.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// How long a report of somebody holds: two rounds, and some time for the way.
const LASTING: Duration = Duration::from_secs(35);
/// How many departures are remembered.
const MOST_GONE: usize = 20_000;
/// How long each is remembered once there are as many.
const REMEMBERED: Duration = Duration::from_secs(60 * 60);

/// A node's report that a person is there.
#[derive(Debug)]
struct Report {
    person: Arc<str>,
    node: Arc<str>,
    /// The report holds until then.
    until: Duration,
}

/// Reports of other nodes about the ids that are followed here, and the times of departures by id and person.
#[derive(Debug, Default)]
pub(in crate::bus) struct Presence {
    reports: HashMap<Arc<str>, Vec<Report>>,
    gone: HashMap<(Arc<str>, Arc<str>), Duration>,
}

impl Presence {
    /// Whether a person follows an id at another node.
    pub(in crate::bus) fn is_there(&self, id: &str, person: &str) -> bool {
        self.reports.get(id).is_some_and(|reports| reports.iter().any(|one| *one.person == *person))
    }

    /// Somebody is there at another node. Returns whether that is new.
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

    /// Somebody has gone from another node. Returns whether they were there.
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

    /// Forgets the reports about an id that nobody follows here any more.
    pub(in crate::bus) fn forget(&mut self, id: &str) {
        self.reports.remove(id);
    }

    /// Notes that a person has gone now.
    pub(in crate::bus) fn left(&mut self, id: &Arc<str>, person: &Arc<str>, now: Duration) {
        if self.gone.len() >= MOST_GONE {
            self.gone.retain(|_, since| now.saturating_sub(*since) < REMEMBERED);
        }
        if self.gone.len() < MOST_GONE {
            self.gone.insert((Arc::clone(id), Arc::clone(person)), now);
        }
    }

    /// How long a person has been gone. `None`: they were not seen here.
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
