//! Presence of people, here and at other nodes. Each node reports the people with an open stream: when they come, when they go, and in
//! rounds. A node forgets a report that is not repeated. Correctness does not depend on it: after a lost message a person appears late, or
//! stays too long.

use std::sync::Arc;
use std::time::Duration;

use super::mailbox::Mailbox;
use super::pulse::Pulse;
use super::{Bus, Follower, Shared, Subjects, lock};
use crate::tasks::Tasks;

mod known;
mod notice;

pub(super) use known::Presence;
pub(super) use notice::Notice;

/// Seconds in which all notices are repeated; a part of them is due each second.
const ROUND: u64 = 15;
const SECOND: Duration = Duration::from_secs(1);

impl Subjects {
    /// Returns whether a person follows an id at this node.
    fn is_here(&self, id: &str, person: &str) -> bool {
        self.of(id).any(|mailbox| mailbox.is_of(person))
    }

    /// Returns whether a person follows an id at any node.
    fn is_there(&self, id: &str, person: &str) -> bool {
        self.is_here(id, person) || self.presence.is_there(id, person)
    }

    /// Returns the people who follow an id at this node.
    fn people(&self, id: &str) -> Vec<Arc<str>> {
        let mut people: Vec<_> =
            self.of(id).filter_map(|mailbox| Some(mailbox.who.as_ref()?.person.clone())).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Wakes the followers of an id after a person has come or gone.
    fn ring(&self, id: &Arc<str>) {
        self.of(id).for_each(|mailbox| mailbox.put(id, &Pulse::There(Arc::clone(id))));
    }
}

impl Shared {
    /// Returns the time by a clock that never goes back.
    fn now(&self) -> Duration {
        self.tasks.get().map_or(Duration::ZERO, Tasks::uptime)
    }

    /// Sends notices to other processes if there is a carrier.
    fn send(&self, notices: impl IntoIterator<Item = Notice>) {
        if let Some(outbox) = &*lock(&self.outbox) {
            notices.into_iter().for_each(|notice| outbox.put(notice.letter()));
        }
    }

    /// Returns the people who follow some ids here, as notices for other processes.
    fn notices<'a>(&self, ids: impl IntoIterator<Item = &'a Arc<str>>) -> Vec<Notice> {
        let Some(node) = self.name.get() else { return Vec::new() };
        let subjects = lock(&self.subjects);
        let here = |id: &Arc<str>| {
            let people = subjects.people(id);
            (!people.is_empty()).then(|| Notice::Here { id: Arc::clone(id), node: Arc::clone(node), people })
        };
        ids.into_iter().filter_map(here).collect()
    }

    /// Reports that a follower has begun to follow some ids. Nobody here followed the `new` ones before.
    pub(super) fn came(&self, mailbox: &Mailbox, ids: &[Arc<str>], new: &[Arc<str>]) {
        self.send(new.iter().map(|id| Notice::Who { id: Arc::clone(id) }));
        if mailbox.who.is_some() {
            let subjects = lock(&self.subjects);
            ids.iter().for_each(|id| subjects.ring(id));
            drop(subjects);
            self.send(self.notices(ids));
        }
    }

    /// Reports that a follower has stopped following some ids.
    pub(super) fn went(&self, mailbox: &Mailbox, ids: &[Arc<str>]) {
        let Some(who) = &mailbox.who else { return };
        let now = self.now();
        let mut subjects = lock(&self.subjects);
        let mut away = Vec::new();
        for id in ids {
            if !subjects.is_here(id, &who.person) {
                subjects.presence.left(id, &who.person, now);
                away.push(id);
            }
            subjects.ring(id);
        }
        drop(subjects);
        if let Some(node) = self.name.get() {
            self.send(away.into_iter().map(|id| Notice::Away {
                id: Arc::clone(id),
                node: Arc::clone(node),
                person: Arc::clone(&who.person),
            }));
        }
    }

    /// Takes in a notice of another process.
    pub(super) fn hear(&self, notice: Notice) {
        let now = self.now();
        let mut subjects = lock(&self.subjects);
        match notice {
            Notice::Who { id } => {
                drop(subjects);
                self.send(self.notices([&id]));
            }
            // No follower of the id is here.
            Notice::Here { id, .. } | Notice::Away { id, .. } if !subjects.followers.contains_key(&id) => {}
            Notice::Here { id, node, people } => {
                let mut new = false;
                for person in &people {
                    new |= subjects.presence.came(&id, &node, person, now);
                }
                if new {
                    subjects.ring(&id);
                }
            }
            Notice::Away { id, node, person } => {
                if subjects.presence.went(&id, &node, &person) {
                    subjects.presence.left(&id, &person, now);
                    subjects.ring(&id);
                }
            }
        }
    }

    /// Repeats the notices that are due, and forgets the people whom other nodes no longer report.
    fn refresh(&self, now: Duration) {
        let due: Vec<_> = self.followed().into_iter().filter(|id| is_due(id, now.as_secs())).collect();
        self.send(self.notices(&due));
        let mut subjects = lock(&self.subjects);
        for (id, person) in subjects.presence.expire(now) {
            subjects.presence.left(&id, &person, now);
            subjects.ring(&id);
        }
    }
}

impl Bus {
    /// Starts the reports of presence to other processes, by the clock of a node and under a name that no other process has. Later calls
    /// for the same bus have no effect.
    pub(crate) fn begin(&self, tasks: &Tasks, name: &Arc<str>) {
        if self.0.tasks.set(tasks.clone()).is_err() || !self.is_carried() {
            return;
        }
        _ = self.0.name.set(Arc::clone(name));
        let (shared, clock) = (Arc::downgrade(&self.0), tasks.clone());
        tasks.spawn(async move {
            loop {
                clock.sleep(SECOND).await;
                let Some(shared) = shared.upgrade().filter(|shared| !lock(&shared.subjects).stopped) else {
                    return;
                };
                shared.refresh(clock.uptime());
            }
        });
    }

    /// Returns whether a person follows a match now, at any node on this bus.
    #[cfg(any(test, feature = "native"))]
    pub(crate) fn is_there(&self, id: &str, person: &str) -> bool {
        lock(&self.0.subjects).is_there(id, person)
    }

    /// Returns whether a person follows a match now at this node.
    #[cfg(feature = "native")]
    pub(crate) fn is_here(&self, id: &str, person: &str) -> bool {
        lock(&self.0.subjects).is_here(id, person)
    }
}

impl Follower {
    /// Returns whether a person follows a match now, and if not, the time since they left, if known.
    pub(crate) fn presence(&self, id: &Arc<str>, person: &Arc<str>) -> (bool, Option<Duration>) {
        let Some(shared) = self.shared.upgrade() else { return (false, None) };
        let now = shared.now();
        let subjects = lock(&shared.subjects);
        if subjects.is_there(id, person) {
            return (true, None);
        }
        (false, subjects.presence.gone_for(id, person, now))
    }
}

/// Returns whether the notice of an id is due in a second of a clock with any beginning.
fn is_due(id: &str, second: u64) -> bool {
    let sum = id.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    sum % ROUND == second % ROUND
}

#[cfg(test)]
mod tests {
    use super::super::tests::{ids, seq, who};
    use super::super::{Errand, Errands};
    use super::*;

    #[tokio::test]
    async fn who_follows_a_match_is_there_and_the_others_hear_when_they_come_and_go() {
        let bus = Bus::default();
        let (first, stranger) = (bus.follow(&ids(&["a"]), None), bus.follow(&ids(&["b"]), None));
        assert!(!bus.is_there("a", "anna"));
        let anna = bus.follow(&ids(&["a"]), who("anna"));
        assert!(bus.is_there("a", "anna") && !bus.is_there("b", "anna") && !bus.is_there("a", "ben"));
        bus.report(seq("a", 1));
        assert_eq!([first.next().await, first.next().await], [seq("a", 1), Pulse::There("a".into())]);
        drop(anna);
        assert_eq!(first.next().await, Pulse::There("a".into()));
        assert!(!bus.is_there("a", "anna"));
        assert_eq!(stranger.mailbox.take(), None);
        drop(bus.follow(&ids(&["a"]), None));
        assert_eq!(first.mailbox.take(), None, "who has no name comes and goes unseen");
    }

    #[tokio::test]
    async fn who_is_there_is_known_at_both_nodes_as_they_come_and_go() {
        let tasks = crate::tasks::TokioRuntime::tasks();
        let mut nodes = ["one", "two"].map(|name| {
            let (bus, errands) = Bus::carried();
            bus.begin(&tasks, &name.into());
            (bus, errands)
        });
        fn carry(nodes: &mut [(Bus, Errands); 2]) {
            let mut carried = true;
            while carried {
                carried = false;
                for (from, to) in [(0, 1), (1, 0)] {
                    while let Some(errand) = nodes[from].1.ready() {
                        if let Errand::Carry(letter) = errand {
                            nodes[to].0.hear(&letter.text);
                            carried = true;
                        }
                    }
                }
            }
        }
        let anna = nodes[0].0.follow(&ids(&["a"]), who("anna"));
        carry(&mut nodes);
        // The second person receives the presence of the first one, and the first one that of the second.
        let ben = nodes[1].0.follow(&ids(&["a"]), who("ben"));
        carry(&mut nodes);
        let (a, both): (Arc<str>, [Arc<str>; 2]) = ("a".into(), ["anna".into(), "ben".into()]);
        assert!(both.iter().all(|person| anna.presence(&a, person).0 && ben.presence(&a, person).0));
        while anna.mailbox.take().is_some() {}
        let again = nodes[1].0.follow(&ids(&["a"]), who("ben"));
        drop(ben);
        carry(&mut nodes);
        assert!(anna.presence(&a, &both[1]).0, "on another device of theirs");
        drop(again);
        carry(&mut nodes);
        assert_eq!(anna.next().await, Pulse::There("a".into()));
        assert!(matches!(anna.presence(&a, &both[1]), (false, Some(_))));
        // A node that has ended sends no reports.
        let _ben = nodes[1].0.follow(&ids(&["a"]), who("ben"));
        carry(&mut nodes);
        assert!(anna.presence(&a, &both[1]).0);
        nodes[0].0.0.refresh(tasks.uptime() + Duration::from_secs(60));
        assert!(!anna.presence(&a, &both[1]).0);
    }

    #[test]
    fn the_notice_of_each_id_is_repeated_once_in_each_round() {
        for id in ["a", "lobby", "7k2m9qabcd"] {
            assert_eq!((100..100 + ROUND).filter(|second| is_due(id, *second)).count(), 1);
        }
    }
}
