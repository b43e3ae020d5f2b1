//! News of matches: who has written to a match reports it here, and event streams pass it on. Nothing depends on it for being
//! correct: news are hints to look.
//!
//! Every match is a subject of its own: news of it wake those who follow it, and nobody else. What waits for a follower is
//! bounded by the subjects that it follows, because later news of a match replace earlier ones.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::body::Bytes;
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tokio::sync::{Notify, mpsc};

/// How many calls somebody who listens to all may be behind.
const BACKLOG: usize = 1024;

/// How many news wait at most for whoever carries them.
const OUTBOX: usize = 4096;

/// The id under which the lobby is followed. No match has such an id.
pub(crate) const LOBBY: &str = "lobby";

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Pulse {
    /// The match has so many actions, or the rollout so many changes.
    Seq(Arc<str>, usize),
    /// The match was played on and has so many actions; the event of a stream that shows it.
    Played(Arc<str>, usize, Bytes),
    /// Somebody who plays a match has come or gone, or they have agreed on something outside its actions.
    There(Arc<str>),
    /// The match was deleted.
    Gone(Arc<str>),
    /// There are jobs to be taken.
    Jobs,
    /// Nobody wants the jobs of a subject any more.
    Unwanted(Arc<str>),
    /// The server stops.
    Stop,
}

impl Pulse {
    /// How far it says that something is.
    fn seq(&self) -> Option<usize> {
        match self {
            Pulse::Seq(_, seq) | Pulse::Played(_, seq, _) => Some(*seq),
            Pulse::There(_) | Pulse::Gone(_) | Pulse::Jobs | Pulse::Unwanted(_) | Pulse::Stop => None,
        }
    }
}

/// Where the news of one process go. Clones share it, and so may several nodes over one store.
#[derive(Clone, Debug, Default)]
pub struct Bus(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// For other processes, where somebody carries news to them.
    outbox: Mutex<Option<mpsc::Sender<String>>>,
    subjects: Mutex<Subjects>,
    /// For those who work: all but the numbers of matches.
    calls: Sender<Pulse>,
}

#[derive(Debug, Default)]
struct Subjects {
    followers: HashMap<Arc<str>, Vec<Arc<Mailbox>>>,
    stopped: bool,
}

/// What waits for one follower.
#[derive(Debug, Default)]
struct Mailbox {
    /// The id of the person who follows.
    who: Option<Arc<str>>,
    waiting: Mutex<Waiting>,
    filled: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    latest: BTreeMap<Arc<str>, Pulse>,
    /// Of these somebody has come or gone.
    there: BTreeSet<Arc<str>>,
    stop: bool,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared { outbox: Mutex::default(), subjects: Mutex::default(), calls: channel(BACKLOG).0 }
    }
}

impl Shared {
    fn stop(&self) {
        lock(&self.outbox).take();
        let mut subjects = lock(&self.subjects);
        subjects.stopped = true;
        subjects.followers.values().flatten().for_each(|mailbox| mailbox.stop());
        // Without a listener nobody hears of it.
        _ = self.calls.send(Pulse::Stop);
    }
}

impl Shared {
    fn is_there(&self, id: &str, person: &str) -> bool {
        let subjects = lock(&self.subjects);
        let mut followers = subjects.followers.get(id).into_iter().flatten();
        followers.any(|mailbox| mailbox.who.as_deref() == Some(person))
    }

    /// Tells those who follow the same matches that a person has come or gone.
    fn report_presence<'a>(&self, of: &Mailbox, ids: impl Iterator<Item = &'a Arc<str>>) {
        if of.who.is_none() {
            return;
        }
        let subjects = lock(&self.subjects);
        for id in ids {
            for mailbox in subjects.followers.get(id).into_iter().flatten() {
                mailbox.put(id, &Pulse::There(Arc::clone(id)));
            }
        }
    }
}

/// Without a node there are no more news.
impl Drop for Shared {
    fn drop(&mut self) {
        self.stop();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pulse {
    /// For other processes.
    fn text(&self) -> Option<String> {
        match self {
            // What a page is shown stays here: it would be the larger part of what is carried.
            Pulse::Seq(id, seq) | Pulse::Played(id, seq, _) => Some(format!("seq {id} {seq}")),
            Pulse::There(id) => Some(format!("there {id}")),
            Pulse::Gone(id) => Some(format!("gone {id}")),
            Pulse::Jobs => Some("jobs".to_owned()),
            Pulse::Unwanted(subject) => Some(format!("unwanted {subject}")),
            Pulse::Stop => None,
        }
    }

    fn parse(text: &str) -> Option<Pulse> {
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["seq", id, seq] => Pulse::Seq(id.into(), seq.parse().ok()?),
            ["there", id] => Pulse::There(id.into()),
            ["gone", id] => Pulse::Gone(id.into()),
            ["jobs"] => Pulse::Jobs,
            ["unwanted", subject] => Pulse::Unwanted(subject.into()),
            _ => return None,
        })
    }
}

impl Bus {
    /// A bus whose news go to other processes too, as short lines: whoever has the receiver carries them. What it does not
    /// take in time is lost.
    #[must_use]
    pub fn carried() -> (Bus, mpsc::Receiver<String>) {
        let (sender, receiver) = mpsc::channel(OUTBOX);
        let bus = Bus::default();
        *lock(&bus.0.outbox) = Some(sender);
        (bus, receiver)
    }

    /// Takes in news of another process. What is no news is left alone.
    pub fn hear(&self, text: &str) {
        if let Some(pulse) = Pulse::parse(text) {
            self.pass_on(pulse);
        }
    }

    /// Reports something that stands in the store.
    pub(crate) fn report(&self, pulse: Pulse) {
        if let Some(outbox) = &*lock(&self.0.outbox)
            && let Some(text) = pulse.text()
        {
            // Nobody depends on it.
            _ = outbox.try_send(text);
        }
        self.pass_on(pulse);
    }

    /// Whether something is followed here.
    #[cfg(any(test, feature = "native"))]
    pub(crate) fn is_followed(&self, id: &str) -> bool {
        lock(&self.0.subjects).followers.contains_key(id)
    }

    /// What is followed here.
    pub(crate) fn followed(&self) -> Vec<Arc<str>> {
        lock(&self.0.subjects).followers.keys().cloned().collect()
    }

    /// Passes news on within this process.
    pub(crate) fn pass_on(&self, pulse: Pulse) {
        if let Pulse::Seq(id, _) | Pulse::Played(id, ..) | Pulse::There(id) | Pulse::Gone(id) = &pulse {
            for mailbox in lock(&self.0.subjects).followers.get(id).into_iter().flatten() {
                mailbox.put(id, &pulse);
            }
        }
        match pulse {
            Pulse::Seq(..) | Pulse::Played(..) | Pulse::There(_) => {}
            Pulse::Stop => self.stop(),
            // Without a listener nobody hears of it.
            pulse => _ = self.0.calls.send(pulse),
        }
    }

    /// The news of some matches from now on, for a person if they have a name.
    pub(crate) fn follow(&self, ids: &HashSet<Arc<str>>, who: Option<Arc<str>>) -> Follower {
        let mailbox = Arc::new(Mailbox { who, ..Mailbox::default() });
        let mut subjects = lock(&self.0.subjects);
        for id in ids {
            subjects.followers.entry(Arc::clone(id)).or_default().push(Arc::clone(&mailbox));
        }
        if subjects.stopped {
            mailbox.stop();
        }
        drop(subjects);
        self.0.report_presence(&mailbox, ids.iter());
        Follower { shared: Arc::downgrade(&self.0), ids: ids.iter().cloned().collect(), mailbox }
    }

    /// Whether a person follows a match of this node at this moment.
    #[cfg(any(test, feature = "native"))]
    pub(crate) fn is_there(&self, id: &str, person: &str) -> bool {
        self.0.is_there(id, person)
    }

    /// Whether the node stops.
    pub(crate) fn is_stopped(&self) -> bool {
        lock(&self.0.subjects).stopped
    }

    /// All removals from now on, what concerns jobs, and the end of the server.
    pub(crate) fn calls(&self) -> Receiver<Pulse> {
        self.0.calls.subscribe()
    }

    /// Ends all streams.
    pub fn stop(&self) {
        self.0.stop();
    }
}

impl Mailbox {
    fn put(&self, id: &Arc<str>, pulse: &Pulse) {
        let mut waiting = lock(&self.waiting);
        if let Pulse::There(_) = pulse {
            waiting.there.insert(Arc::clone(id));
            drop(waiting);
            return self.filled.notify_one();
        }
        let latest = waiting.latest.entry(Arc::clone(id)).or_insert_with(|| pulse.clone());
        // Two writers may report in another order than they have written.
        let older = matches!((latest.seq(), pulse.seq()), (Some(known), Some(new)) if known > new);
        if !older {
            *latest = pulse.clone();
        }
        drop(waiting);
        self.filled.notify_one();
    }

    fn stop(&self) {
        lock(&self.waiting).stop = true;
        self.filled.notify_one();
    }

    fn take(&self) -> Option<Pulse> {
        let mut waiting = lock(&self.waiting);
        if waiting.stop {
            return Some(Pulse::Stop);
        }
        let played = waiting.latest.pop_first().map(|(_, pulse)| pulse);
        played.or_else(|| waiting.there.pop_first().map(Pulse::There))
    }
}

/// Somebody who follows some matches, until this is dropped.
#[derive(Debug)]
pub(crate) struct Follower {
    shared: Weak<Shared>,
    ids: Vec<Arc<str>>,
    mailbox: Arc<Mailbox>,
}

impl Follower {
    /// Whether a person follows a match at this moment.
    pub(crate) fn is_there(&self, id: &str, person: &str) -> bool {
        self.shared.upgrade().is_some_and(|shared| shared.is_there(id, person))
    }

    /// The next news, when there are any. Nothing is lost where this is dropped before it ends.
    pub(crate) async fn next(&self) -> Pulse {
        loop {
            if let Some(pulse) = self.mailbox.take() {
                return pulse;
            }
            self.mailbox.filled.notified().await;
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let Some(shared) = self.shared.upgrade() else { return };
        let mut subjects = lock(&shared.subjects);
        for id in &self.ids {
            if let Some(followers) = subjects.followers.get_mut(id) {
                followers.retain(|mailbox| !Arc::ptr_eq(mailbox, &self.mailbox));
                if followers.is_empty() {
                    subjects.followers.remove(id);
                }
            }
        }
        drop(subjects);
        shared.report_presence(&self.mailbox, self.ids.iter());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(names: &[&str]) -> HashSet<Arc<str>> {
        names.iter().map(|name| Arc::from(*name)).collect()
    }

    fn seq(id: &str, seq: usize) -> Pulse {
        Pulse::Seq(id.into(), seq)
    }

    #[tokio::test]
    async fn only_those_who_follow_a_match_hear_of_it() {
        let bus = Bus::default();
        let (first, second) = (bus.follow(&ids(&["a", "b"]), None), bus.follow(&ids(&["b"]), None));
        bus.report(seq("a", 1));
        bus.report(seq("c", 5));
        assert_eq!(first.next().await, seq("a", 1));
        assert_eq!((first.mailbox.take(), second.mailbox.take()), (None, None));
        bus.report(Pulse::Gone("b".into()));
        assert_eq!(first.next().await, Pulse::Gone("b".into()));
        assert_eq!(second.next().await, Pulse::Gone("b".into()));
    }

    #[tokio::test]
    async fn a_slow_follower_has_the_latest_news_of_each_match_and_no_more() {
        let bus = Bus::default();
        let slow = bus.follow(&ids(&["a", "b"]), None);
        for number in 1..=10_000 {
            bus.report(seq("a", number));
        }
        bus.report(seq("b", 3));
        bus.report(seq("b", 2));
        assert_eq!(lock(&slow.mailbox.waiting).latest.len(), 2);
        assert_eq!([slow.next().await, slow.next().await], [seq("a", 10_000), seq("b", 3)]);
        assert_eq!(slow.mailbox.take(), None);
    }

    #[tokio::test]
    async fn all_hear_of_the_end_and_of_removals_and_those_who_have_left_keep_nothing() {
        let bus = Bus::default();
        let mut removals = bus.calls();
        let follower = bus.follow(&ids(&["a"]), None);
        drop(bus.follow(&ids(&["a", "b"]), None));
        assert_eq!(lock(&bus.0.subjects).followers.len(), 1);
        bus.report(Pulse::Gone("b".into()));
        bus.stop();
        assert_eq!(follower.next().await, Pulse::Stop);
        assert_eq!(bus.follow(&ids(&["c"]), None).next().await, Pulse::Stop, "also who comes later");
        assert_eq!(removals.recv().await, Ok(Pulse::Gone("b".into())));
        assert_eq!(removals.recv().await, Ok(Pulse::Stop));
    }

    #[tokio::test]
    async fn news_go_to_other_processes_and_come_from_them() {
        let ((here, mut out), there) = (Bus::carried(), Bus::default());
        let (follower, mut calls) = (there.follow(&ids(&["a"]), None), there.calls());
        let told = [seq("a", 3), Pulse::Jobs, Pulse::Unwanted("a/quick".into()), Pulse::Gone("a".into())];
        for pulse in &told {
            here.report(pulse.clone());
            there.hear(&out.recv().await.unwrap());
        }
        assert_eq!(follower.next().await, Pulse::Gone("a".into()), "the latest");
        for pulse in &told[1..] {
            assert_eq!(calls.recv().await.as_ref(), Ok(pulse));
        }
        for text in ["", "seq a", "seq a b", "stop", "jobs now"] {
            there.hear(text);
        }
        assert!(!there.is_stopped());
        here.stop();
        assert_eq!(out.recv().await, None);
    }

    #[tokio::test]
    async fn who_follows_a_match_is_there_and_the_others_hear_when_they_come_and_go() {
        let bus = Bus::default();
        let (first, stranger) = (bus.follow(&ids(&["a"]), None), bus.follow(&ids(&["b"]), None));
        assert!(!bus.is_there("a", "anna"));
        let anna = bus.follow(&ids(&["a"]), Some("anna".into()));
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
    async fn the_news_end_with_the_last_who_could_report_any() {
        let bus = Bus::default();
        let (follower, mut removals) = (bus.follow(&ids(&["a"]), None), bus.calls());
        drop(bus);
        assert_eq!(follower.next().await, Pulse::Stop);
        assert_eq!(removals.recv().await, Ok(Pulse::Stop));
    }
}
