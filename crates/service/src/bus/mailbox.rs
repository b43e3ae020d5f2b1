//! The waiting news of one follower, bounded by the number of followed ids.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::Notify;

use super::lock;
use super::pulse::{Aside, Pulse};

/// Maximum number of waiting asides; the oldest are dropped.
const ASIDES: usize = 16;

/// A person with one of their sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    /// Id of the person.
    pub person: Arc<str>,
    /// Id of their session, or of the token of a program.
    pub session: Arc<str>,
}

#[derive(Debug, Default)]
pub(super) struct Mailbox {
    /// The person, if they have a name.
    pub(super) who: Option<Who>,
    pub(super) waiting: Mutex<Waiting>,
    pub(super) filled: Notify,
}

#[derive(Debug, Default)]
pub(super) struct Waiting {
    pub(super) latest: BTreeMap<Arc<str>, Pulse>,
    /// Ids with a change of presence.
    there: BTreeSet<Arc<str>>,
    asides: VecDeque<Arc<Aside>>,
    stop: bool,
}

impl Mailbox {
    /// Returns whether this mailbox is that of a person.
    pub(super) fn is_of(&self, person: &str) -> bool {
        self.who.as_ref().is_some_and(|who| *who.person == *person)
    }

    pub(super) fn put(&self, id: &Arc<str>, pulse: &Pulse) {
        let mut waiting = lock(&self.waiting);
        match pulse {
            Pulse::There(_) => _ = waiting.there.insert(Arc::clone(id)),
            Pulse::Aside(aside) if !self.is_of(&aside.to) => return,
            Pulse::Aside(aside) => {
                if waiting.asides.len() == ASIDES {
                    waiting.asides.pop_front();
                }
                waiting.asides.push_back(Arc::clone(aside));
            }
            _ => {
                let latest = waiting.latest.entry(Arc::clone(id)).or_insert_with(|| pulse.clone());
                // The reports of two writers may arrive in another order than their writes.
                let older = matches!((latest.seq(), pulse.seq()), (Some(known), Some(new)) if known > new);
                if !older {
                    *latest = pulse.clone();
                }
            }
        }
        drop(waiting);
        self.filled.notify_one();
    }

    pub(super) fn stop(&self) {
        lock(&self.waiting).stop = true;
        self.filled.notify_one();
    }

    pub(super) fn take(&self) -> Option<Pulse> {
        let mut waiting = lock(&self.waiting);
        if waiting.stop {
            return Some(Pulse::Stop);
        }
        let played = waiting.latest.pop_first().map(|(_, pulse)| pulse);
        let there = |waiting: &mut Waiting| waiting.there.pop_first().map(Pulse::There);
        let aside = |waiting: &mut Waiting| waiting.asides.pop_front().map(Pulse::Aside);
        played.or_else(|| there(&mut waiting)).or_else(|| aside(&mut waiting))
    }
}
