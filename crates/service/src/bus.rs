//! News of matches. A writer reports here after it has written to a match, and event streams pass the report on. Correctness does not
//! depend on the bus: a reader that misses news reads the store.
//!
//! Every match is a subject of its own. Its news wake its followers only, here and in other processes ([`Errands`]). The queue of a
//! follower is bounded by the number of its subjects, because later news of a match replace earlier news.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use axum::body::Bytes;
use tokio::sync::broadcast::{Receiver, Sender, channel};

use crate::tasks::Tasks;
use carried::Outbox;
use mailbox::Mailbox;
use presence::{Notice, Presence};

mod carried;
mod mailbox;
mod presence;
mod pulse;

pub use carried::{Errand, Errands};
pub(crate) use mailbox::Who;
#[cfg(any(test, feature = "native"))]
pub(crate) use pulse::Aside;
pub use pulse::Letter;
pub(crate) use pulse::{Played, Pulse};

/// Maximum number of calls that wait for a listener to all calls.
const BACKLOG: usize = 1024;

/// The id under which the lobby is followed. No match has such an id.
pub(crate) const LOBBY: &str = "lobby";

/// The news of one process. Clones share it, and so may several nodes over one store.
#[derive(Clone, Debug, Default)]
pub struct Bus(Arc<Shared>);

/// Receives the writes of other processes.
pub(crate) trait TakesIn: Send + Sync {
    /// Takes in actions of a match that are in the store.
    fn take_in(&self, played: &Played);
}

struct Shared {
    /// Outgoing news for other processes, if there is a carrier.
    outbox: Mutex<Option<Outbox>>,
    subjects: Mutex<Subjects>,
    /// News for the crew: all except the numbers of matches.
    calls: Sender<Pulse>,
    /// Whether the carrier of news has a connection.
    connected: AtomicBool,
    /// Rooms that take in the writes of other processes.
    taking: Mutex<Vec<Weak<dyn TakesIn>>>,
    /// The clock of the node.
    tasks: OnceLock<Tasks>,
    /// Name of this process among the processes over one store.
    name: OnceLock<Arc<str>>,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("subjects", &self.subjects).finish_non_exhaustive()
    }
}

#[derive(Debug, Default)]
struct Subjects {
    followers: HashMap<Arc<str>, Vec<Arc<Mailbox>>>,
    presence: Presence,
    stopped: bool,
}

impl Subjects {
    fn of(&self, id: &str) -> impl Iterator<Item = &Arc<Mailbox>> {
        self.followers.get(id).into_iter().flatten()
    }
}

impl Default for Shared {
    fn default() -> Shared {
        Shared {
            connected: AtomicBool::default(),
            outbox: Mutex::default(),
            subjects: Mutex::default(),
            calls: channel(BACKLOG).0,
            taking: Mutex::default(),
            tasks: OnceLock::new(),
            name: OnceLock::new(),
        }
    }
}

impl Shared {
    fn stop(&self) {
        lock(&self.outbox).take();
        let mut subjects = lock(&self.subjects);
        subjects.stopped = true;
        subjects.followers.values().flatten().for_each(|mailbox| mailbox.stop());
        // Without a listener, the call is dropped.
        _ = self.calls.send(Pulse::Stop);
    }

    fn is_followed(&self, id: &str) -> bool {
        lock(&self.subjects).followers.contains_key(id)
    }

    fn followed(&self) -> Vec<Arc<str>> {
        lock(&self.subjects).followers.keys().cloned().collect()
    }

    /// Reports the ids that are followed from now on, or no longer, to other processes.
    fn carry_changes(&self, ids: &[Arc<str>]) {
        if let Some(outbox) = &*lock(&self.outbox) {
            ids.iter().for_each(|id| outbox.changed(id));
        }
    }
}

/// After the end of the node there are no more news.
impl Drop for Shared {
    fn drop(&mut self) {
        self.stop();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Bus {
    /// Creates a bus and the errands of its carrier, which takes its news to other processes. The bus drops news that the carrier does not
    /// take in time.
    #[must_use]
    pub fn carried() -> (Bus, Errands) {
        let bus = Bus::default();
        let (outbox, errands) = carried::sides(&bus.0);
        *lock(&bus.0.outbox) = Some(outbox);
        (bus, errands)
    }

    /// Returns whether the news of this bus reach other processes.
    pub(crate) fn is_carried(&self) -> bool {
        lock(&self.0.outbox).is_some()
    }

    /// Registers rooms. They take in the writes of other processes before the followers receive the news.
    pub(crate) fn hand_to(&self, taking: Weak<dyn TakesIn>) {
        let mut all = lock(&self.0.taking);
        all.retain(|one| one.strong_count() > 0);
        all.push(taking);
    }

    /// Receives a letter of another process. Other text is ignored.
    pub fn hear(&self, text: &Bytes) {
        if let Some(notice) = Notice::read(text) {
            return self.0.hear(notice);
        }
        let Some(pulse) = Pulse::read(text) else { return };
        if let Pulse::Played(played) = &pulse {
            let taking = lock(&self.0.taking).clone();
            taking.iter().filter_map(Weak::upgrade).for_each(|rooms| rooms.take_in(played));
        }
        self.pass_on(pulse);
    }

    /// Reports a change that is in the store.
    pub(crate) fn report(&self, pulse: Pulse) {
        if let Some(outbox) = &*lock(&self.0.outbox)
            && let Some(letter) = pulse.letter()
        {
            outbox.put(letter);
        }
        self.pass_on(pulse);
    }

    /// Number of connections of this node that follow an id.
    #[cfg(any(test, feature = "native"))]
    pub(crate) fn followers(&self, id: &str) -> usize {
        lock(&self.0.subjects).followers.get(id).map_or(0, Vec::len)
    }

    /// Returns the ids that are followed here.
    pub(crate) fn followed(&self) -> Vec<Arc<str>> {
        self.0.followed()
    }

    /// Passes news on within this process.
    pub(crate) fn pass_on(&self, pulse: Pulse) {
        if let Some(id) = pulse.about() {
            for mailbox in lock(&self.0.subjects).followers.get(id).into_iter().flatten() {
                mailbox.put(id, &pulse);
            }
        }
        match pulse {
            Pulse::Seq(..) | Pulse::Played(_) | Pulse::There(_) | Pulse::Aside(_) => {}
            Pulse::SignedOut(person, session) => self.cut(&person, session.as_deref()),
            Pulse::Stop => self.stop(),
            // Without a listener, the call is dropped.
            pulse => _ = self.0.calls.send(pulse),
        }
    }

    /// Ends the streams of a person in one session, or in all.
    pub(crate) fn cut(&self, person: &str, session: Option<&str>) {
        let subjects = lock(&self.0.subjects);
        for mailbox in subjects.followers.values().flatten() {
            let is_in = |who: &Who| session.is_none_or(|session| *who.session == *session);
            if mailbox.who.as_ref().is_some_and(|who| *who.person == *person && is_in(who)) {
                mailbox.stop();
            }
        }
    }

    /// Returns all followers of this process, by their sessions.
    pub(crate) fn sessions(&self) -> HashMap<Arc<str>, Who> {
        let subjects = lock(&self.0.subjects);
        let who = subjects.followers.values().flatten().filter_map(|mailbox| mailbox.who.clone());
        who.map(|who| (Arc::clone(&who.session), who)).collect()
    }

    /// Follows the news of some matches from now on; `who`: the person, if they have a name.
    pub(crate) fn follow(&self, ids: &HashSet<Arc<str>>, who: Option<Who>) -> Follower {
        let mailbox = Arc::new(Mailbox { who, ..Mailbox::default() });
        let ids: Vec<Arc<str>> = ids.iter().cloned().collect();
        let mut subjects = lock(&self.0.subjects);
        let mut new = Vec::new();
        for id in &ids {
            let followers = subjects.followers.entry(Arc::clone(id)).or_default();
            if followers.is_empty() {
                new.push(Arc::clone(id));
            }
            followers.push(Arc::clone(&mailbox));
        }
        if subjects.stopped {
            mailbox.stop();
        }
        drop(subjects);
        self.0.carry_changes(&ids);
        self.0.came(&mailbox, &ids, &new);
        Follower { shared: Arc::downgrade(&self.0), ids, mailbox }
    }

    /// Returns the number of open streams and the bytes of news that wait for their readers.
    #[cfg(feature = "native")]
    pub(crate) fn streams(&self) -> (usize, usize) {
        let subjects = lock(&self.0.subjects);
        // A follower of several matches occurs once for each match.
        let mailboxes: HashMap<_, _> =
            subjects.followers.values().flatten().map(|mailbox| (Arc::as_ptr(mailbox), mailbox)).collect();
        let bytes =
            |mailbox: &Arc<Mailbox>| lock(&mailbox.waiting).latest.values().map(Pulse::bytes).sum::<usize>();
        (mailboxes.len(), mailboxes.into_values().map(bytes).sum())
    }

    /// Records whether the carrier of news has a connection.
    pub fn set_connected(&self, connected: bool) {
        self.0.connected.store(connected, Relaxed);
    }

    /// Returns whether the carrier has a connection; `None` without a carrier.
    #[must_use]
    pub fn is_connected(&self) -> Option<bool> {
        lock(&self.0.outbox).is_some().then(|| self.0.connected.load(Relaxed))
    }

    /// Returns whether the node has been stopped.
    pub(crate) fn is_stopped(&self) -> bool {
        lock(&self.0.subjects).stopped
    }

    /// Returns a receiver of all later removals, news of jobs, and the stop of the server.
    pub(crate) fn calls(&self) -> Receiver<Pulse> {
        self.0.calls.subscribe()
    }

    /// Ends all streams.
    pub fn stop(&self) {
        self.0.stop();
    }
}

/// A follower of some matches, until it is dropped.
#[derive(Debug)]
pub(crate) struct Follower {
    shared: Weak<Shared>,
    ids: Vec<Arc<str>>,
    mailbox: Arc<Mailbox>,
}

impl Follower {
    /// Waits for the next news. Cancel safe: a dropped future loses no news.
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
                    subjects.presence.forget(id);
                }
            }
        }
        drop(subjects);
        shared.carry_changes(&self.ids);
        shared.went(&self.mailbox, &self.ids);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn ids(names: &[&str]) -> HashSet<Arc<str>> {
        names.iter().map(|name| Arc::from(*name)).collect()
    }

    pub(super) fn who(person: &str) -> Option<Who> {
        Some(Who { person: person.into(), session: format!("{person}'s").into() })
    }

    pub(super) fn seq(id: &str, seq: usize) -> Pulse {
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
        let about: [Option<Arc<str>>; 4] = [Some("a".into()), None, None, None];
        for (pulse, about) in told.iter().zip(about) {
            here.report(pulse.clone());
            let Some(Errand::Carry(letter)) = out.next().await else { panic!("expected a letter") };
            assert_eq!(letter.about, about);
            there.hear(&letter.text);
        }
        assert_eq!(follower.next().await, Pulse::Gone("a".into()), "the latest");
        for pulse in &told[1..] {
            assert_eq!(calls.recv().await.as_ref(), Ok(pulse));
        }
        there.hear(&"stop".into());
        assert!(!there.is_stopped());
        here.stop();
        assert_eq!(out.next().await, None);
    }

    #[tokio::test]
    async fn whoever_carries_news_brings_those_of_what_is_followed_and_no_others() {
        let (bus, mut out) = Bus::carried();
        let (first, second) = (bus.follow(&ids(&["a"]), None), bus.follow(&ids(&["a"]), None));
        assert_eq!(out.next().await, Some(Errand::Follow("a".into())));
        assert!(matches!(out.ready(), Some(Errand::Carry(letter)) if letter.text == "who a"));
        assert_eq!(out.ready(), None, "once for all followers");
        drop(first);
        assert_eq!(out.next().await, Some(Errand::Follow("a".into())), "somebody is left");
        drop(second);
        assert_eq!(out.next().await, Some(Errand::Leave("a".into())));
        let _third = bus.follow(&ids(&["b"]), None);
        bus.report(seq("b", 1));
        assert_eq!(out.begin(), ["b".into()], "a new connection begins with what is followed");
        assert_eq!(out.ready(), None);
    }

    #[tokio::test]
    async fn what_another_process_has_written_is_taken_in_before_followers_hear_of_it() {
        #[derive(Default)]
        struct Rooms(Mutex<Vec<Arc<str>>>);
        impl TakesIn for Rooms {
            fn take_in(&self, played: &Played) {
                lock(&self.0).push(Arc::clone(&played.id));
            }
        }
        let (bus, rooms) = (Bus::default(), Arc::new(Rooms::default()));
        let weak = Arc::downgrade(&rooms);
        bus.hand_to(weak);
        let follower = bus.follow(&ids(&["a"]), None);
        let played = Played { id: "a".into(), seq: 2, event: Bytes::new(), log: "{}".into() };
        let pulse = Pulse::Played(Arc::new(played));
        bus.hear(&pulse.letter().unwrap().text);
        assert_eq!(follower.next().await, pulse);
        bus.report(pulse);
        assert_eq!(*lock(&rooms.0), [Arc::from("a")], "what this process writes it has already");
    }

    #[tokio::test]
    async fn an_aside_reaches_the_person_whom_it_is_for_and_nobody_else() {
        let bus = Bus::default();
        let [anna, ben] = ["anna", "ben"].map(|name| bus.follow(&ids(&["a"]), who(name)));
        let watcher = bus.follow(&ids(&["a"]), None);
        while ben.mailbox.take().is_some()
            || anna.mailbox.take().is_some()
            || watcher.mailbox.take().is_some()
        {}
        let aside = |number: usize| {
            let event = Bytes::from(format!("data: {number}\n\n"));
            Pulse::Aside(Arc::new(Aside { id: "a".into(), to: "ben".into(), event }))
        };
        for number in 0..100 {
            bus.report(aside(number));
        }
        assert_eq!((anna.mailbox.take(), watcher.mailbox.take()), (None, None));
        for number in 84..100 {
            assert_eq!(ben.next().await, aside(number), "the last ones, in their order");
        }
        assert_eq!(ben.mailbox.take(), None);
    }

    #[tokio::test]
    async fn the_streams_of_a_session_end_with_it_and_no_others() {
        let bus = Bus::default();
        let on = |session: &str| Some(Who { person: "anna".into(), session: session.into() });
        let [phone, desk] = ["phone", "desk"].map(|session| bus.follow(&ids(&["a"]), on(session)));
        let ben = bus.follow(&ids(&["a"]), who("ben"));
        for follower in [&phone, &desk, &ben] {
            while follower.mailbox.take().is_some() {}
        }
        bus.hear(&"out anna phone".into());
        assert_eq!((phone.mailbox.take(), desk.mailbox.take()), (Some(Pulse::Stop), None));
        bus.report(Pulse::SignedOut("anna".into(), None));
        assert_eq!((desk.mailbox.take(), ben.mailbox.take()), (Some(Pulse::Stop), None));
        assert!(!bus.is_stopped());
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
