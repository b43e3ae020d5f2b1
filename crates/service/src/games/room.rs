//! Matches in memory: each as it stands and its last actions, within a number of bytes, each for one request at a time.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use tavola_play::{Event, LiveMatch, MatchSetup, PlayedMatch, Prepared};
use tokio::sync::OwnedMutexGuard;

use super::holders::Holders;
use super::shown::Shown;
use super::source::Source;
use super::store::{Pause, StoredMatch, Written};
use super::told;
use super::view;
use super::wire::{ClockView, View};
use crate::bus::{Played, TakesIn};
use crate::failure::Failure;
use crate::store::StoreError;

/// So many of the last actions are held: a turn and the one before it.
const RECENT: usize = 16;
/// So many messages of other nodes wait for a room until somebody uses it. Where there are more it looks into the store.
const TOLD: usize = 32;
/// What a match takes besides what is counted: its game, the rules, a place on the shelf.
const BASE: usize = 4096;

/// A match in memory. It holds nothing that the store does not.
#[derive(Debug)]
pub(super) struct Loaded {
    live: LiveMatch,
    /// Of what is not an action.
    edition: i64,
    /// They stay as they were as long as the edition does.
    holders: Holders,
    /// What has happened last, up to the present without gaps: all of it, until it is shown or something more happens.
    recent: Vec<Event>,
    created: String,
    updated: String,
    /// The answer about the present that was given last.
    shown: Option<Shown>,
    /// The length of the setup's text.
    setup: usize,
    /// Of what is adjourned. It changes with the edition.
    pause: Pause,
    /// Where its throws come from.
    pub(super) dice: Source,
    /// What the bot of the match is doing.
    pub(super) bot: Bot,
}

/// What the bot of a match is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bot {
    /// Nothing.
    Rests,
    /// A task acts for it.
    Acts,
    /// After so many actions somebody else has its job.
    Elsewhere(usize),
    /// After so many actions it has decided to roll, and people throw its dice.
    AwaitsDice(usize),
}

impl Loaded {
    /// Drops all but the last actions.
    fn trim(&mut self) {
        if self.recent.len() > RECENT {
            self.recent.drain(..self.recent.len() - RECENT);
        }
        if self.recent.capacity() > 4 * RECENT {
            self.recent.shrink_to(2 * RECENT);
        }
    }

    /// The bytes that it takes, about.
    fn bytes(&self) -> usize {
        let shown = self.shown.as_ref().map_or(0, Shown::bytes);
        BASE + 3 * self.setup + self.recent.capacity() * size_of::<Event>() + shown
    }

    /// Keeps what has happened, all of it, and the last actions before.
    fn happened(&mut self, events: impl IntoIterator<Item = Event>) {
        self.trim();
        self.recent.extend(events.into_iter().map(|event| Event { turn: None, ..event }));
        self.shown = None;
    }
}

/// A place for a match, empty until it is loaded.
type Room = Arc<tokio::sync::Mutex<Option<Loaded>>>;

/// The rooms of one node.
#[derive(Debug)]
pub(super) struct Rooms {
    most: usize,
    rooms: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    rooms: HashMap<Arc<str>, Used>,
    /// The rooms by when they were used last.
    by_use: BTreeMap<u64, Arc<str>>,
    /// Counts the uses.
    clock: u64,
    /// Of all rooms together.
    bytes: usize,
}

#[derive(Debug)]
struct Used {
    id: Arc<str>,
    room: Room,
    at: u64,
    bytes: usize,
    /// What other nodes have written since it was used last.
    told: Vec<Bytes>,
}

impl Shelf {
    fn remove(&mut self, id: &str) {
        if let Some(used) = self.rooms.remove(id) {
            self.by_use.remove(&used.at);
            self.bytes -= used.bytes;
        }
    }

    /// Drops those that were not used for longest until the others fit. Those in use stay, and the shelf is larger for that
    /// while.
    fn make_room(&mut self, most: usize) {
        let mut after = 0;
        while self.bytes > most {
            let Some((&at, id)) = self.by_use.range(after..).next() else { return };
            after = at + 1;
            if self.rooms.get(id).is_some_and(|used| Arc::strong_count(&used.room) == 1) {
                let id = Arc::clone(id);
                self.remove(&id);
            }
        }
    }
}

impl Rooms {
    /// Rooms that take about so many bytes at most.
    pub(super) fn new(most: usize) -> Rooms {
        Rooms { most, rooms: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.lock().rooms.len()
    }

    /// The room of a match, when those who came before have left it, with what other nodes have reported. Requests for other
    /// matches do not wait.
    pub(super) async fn hold(&self, id: &str) -> Held {
        let (id, room) = self.room(id);
        let mut held = Held { id, room: room.lock_owned().await };
        let told = self.lock().rooms.get_mut(&held.id).map(|used| std::mem::take(&mut used.told));
        for text in told.unwrap_or_default() {
            held.hear(&text);
        }
        held
    }

    /// Keeps what another node has written until the room is used. Without a room nobody needs it.
    fn deliver(&self, id: &str, text: &Bytes) {
        let mut shelf = self.lock();
        let shelf = &mut *shelf;
        let Some(used) = shelf.rooms.get_mut(id) else { return };
        if used.told.len() == TOLD {
            used.told.clear();
        }
        used.told.push(text.clone());
        used.bytes += text.len();
        shelf.bytes += text.len();
    }

    /// Drops what is held of a match, for those who come from now on.
    pub(super) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Counts what a match takes now, and drops others where that is too much.
    pub(super) fn weigh(&self, open: &Held) {
        let bytes = open.present().bytes();
        let mut shelf = self.lock();
        let Some(used) = shelf.rooms.get_mut(&open.id) else { return };
        let before = std::mem::replace(&mut used.bytes, bytes);
        shelf.bytes = shelf.bytes + bytes - before;
        shelf.make_room(self.most);
    }

    fn room(&self, id: &str) -> (Arc<str>, Room) {
        let mut shelf = self.lock();
        let shelf = &mut *shelf;
        shelf.clock += 1;
        let now = shelf.clock;
        if let Some(used) = shelf.rooms.get_mut(id) {
            if let Some(id) = shelf.by_use.remove(&used.at) {
                shelf.by_use.insert(now, id);
            }
            used.at = now;
            return (Arc::clone(&used.id), Arc::clone(&used.room));
        }
        let (id, room) = (Arc::<str>::from(id), Room::default());
        let used =
            Used { id: Arc::clone(&id), room: Arc::clone(&room), at: now, bytes: BASE, told: Vec::new() };
        shelf.rooms.insert(Arc::clone(&id), used);
        shelf.by_use.insert(now, Arc::clone(&id));
        shelf.bytes += BASE;
        shelf.make_room(self.most);
        (id, room)
    }
}

impl TakesIn for Rooms {
    fn take_in(&self, played: &Played) {
        self.deliver(&played.id, &played.log);
    }
}

/// A match and its room, held by one request.
#[derive(Debug)]
pub(crate) struct Held {
    id: Arc<str>,
    room: OwnedMutexGuard<Option<Loaded>>,
}

impl Held {
    pub(crate) fn id(&self) -> &Arc<str> {
        &self.id
    }

    pub(super) fn is_loaded(&self) -> bool {
        self.room.is_some()
    }

    pub(super) fn load(&mut self, loaded: Loaded) {
        *self.room = Some(loaded);
    }

    /// The match in memory. Callers hold it after it was loaded.
    pub(super) fn loaded(&mut self) -> &mut Loaded {
        self.room.as_mut().expect("an open match is loaded")
    }

    fn present(&self) -> &Loaded {
        self.room.as_ref().expect("an open match is loaded")
    }

    /// The match as it stands.
    pub(crate) fn played(&self) -> &LiveMatch {
        &self.present().live
    }

    /// Counts the changes of what is not an action.
    pub(super) fn edition(&self) -> i64 {
        self.present().edition
    }

    /// What of its time was adjourned.
    pub(super) fn pause(&self) -> Pause {
        self.present().pause
    }

    /// Who holds its seats.
    pub(crate) fn holders(&self) -> &Holders {
        &self.present().holders
    }

    /// Takes in what another node has reported, if it comes next. The store has what is missing.
    fn hear(&mut self, text: &[u8]) {
        let Some((after, written)) = told::read(text) else { return };
        let is_next = |loaded: &Loaded| loaded.live.len() == after && loaded.edition == written.edition;
        if self.room.as_ref().is_some_and(is_next)
            && let Err(failure) = self.take_in(written)
        {
            tracing::warn!("news of match {} do not fit: {failure}", self.id);
        }
    }

    /// Takes in what was written by others.
    pub(super) fn take_in(&mut self, written: Written) -> Result<(), Failure> {
        let loaded = self.loaded();
        loaded.updated = written.updated;
        for action in written.actions {
            match loaded.live.push(action) {
                Ok(event) => loaded.happened([event]),
                Err(error) => {
                    *self.room = None;
                    return Err(unreadable(&self.id, &error).into());
                }
            }
        }
        Ok(())
    }

    /// Takes in what is written.
    pub(super) fn commit(&mut self, prepared: Prepared, updated: String) -> Result<(), Failure> {
        let loaded = self.loaded();
        loaded.updated = updated;
        let events = loaded.live.commit(prepared)?;
        loaded.happened(events);
        Ok(())
    }

    /// The match as it stands, with the events after `since`. `None`: they are only in the store.
    pub(super) fn view(&self, since: usize) -> Option<View> {
        let loaded = self.present();
        let first = loaded.live.len() - loaded.recent.len();
        let since = since.min(loaded.live.len()).checked_sub(first)?;
        Some(self.view_with(&loaded.recent[since..]))
    }

    /// The match as it stands, with some events.
    pub(super) fn view_with(&self, events: &[Event]) -> View {
        let live = &self.present().live;
        view::view(&self.about(), live.now(), live.len(), true, events)
    }

    /// The answer that was given last, if it has the events after `since`.
    pub(super) fn shown(&self, since: usize) -> Option<&Shown> {
        self.present().shown.as_ref().filter(|shown| shown.after() == since)
    }

    /// Keeps an answer about the present.
    pub(super) fn show(&mut self, shown: Shown) {
        self.loaded().shown = Some(shown);
    }

    /// Drops the actions that were read with the match, once somebody has seen them. Returns whether there were any.
    pub(super) fn trim(&mut self) -> bool {
        let loaded = self.loaded();
        let many = loaded.recent.len() > 2 * RECENT;
        if many {
            loaded.trim();
        }
        many
    }

    fn about(&self) -> view::About<'_> {
        let loaded = self.present();
        view::About {
            id: &self.id,
            setup: loaded.live.setup(),
            created: &loaded.created,
            updated: &loaded.updated,
            clock: ClockView::of(&loaded.live).map(|clock| ClockView {
                running: clock.running.filter(|_| loaded.pause.since.is_none()),
                ..clock
            }),
        }
    }
}

/// A stored match, replayed.
pub(super) fn replayed(stored: &StoredMatch, written: Written) -> Result<PlayedMatch, StoreError> {
    let setup: MatchSetup =
        serde_json::from_str(&stored.setup).map_err(|error| unreadable(&stored.id, &error))?;
    PlayedMatch::replayed(setup, written.actions).map_err(|error| unreadable(&stored.id, &error))
}

/// A stored match as it is held, with all its events.
pub(super) fn loaded(
    stored: StoredMatch,
    holders: Holders,
    written: Written,
    dice: Source,
    pause: Pause,
) -> Result<Loaded, StoreError> {
    let updated = written.updated.clone();
    let (live, events) = replayed(&stored, written)?.split();
    let mut loaded = Loaded {
        live,
        edition: stored.edition,
        holders,
        recent: Vec::new(),
        created: stored.created,
        updated,
        shown: None,
        setup: stored.setup.len(),
        pause,
        dice,
        bot: Bot::Rests,
    };
    // A page that opens a match usually needs all of it.
    loaded.happened(events);
    Ok(loaded)
}

pub(super) fn unreadable(id: &str, error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable { what: format!("match {id}"), reason: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn rooms_keep_within_their_bytes_and_drop_what_was_not_used_for_longest() {
        let rooms = Rooms::new(10 * BASE);
        let first = rooms.hold("first").await;
        for number in 0..100 {
            drop(rooms.hold(&number.to_string()).await);
            drop(rooms.hold("often").await);
            assert!(rooms.len() <= 10, "{}", rooms.len());
        }
        let shelf = rooms.lock();
        assert!(shelf.rooms.contains_key("first"), "it is in use");
        assert!(shelf.rooms.contains_key("often") && shelf.rooms.contains_key("99"));
        assert!(!shelf.rooms.contains_key("0"));
        assert_eq!((shelf.bytes, shelf.by_use.len()), (10 * BASE, 10));
        drop(shelf);
        drop(first);
        for id in ["first", "often", "99"] {
            rooms.forget(id);
        }
        assert_eq!(rooms.lock().bytes, 7 * BASE);
    }
}
