//! Matches in memory: the present state and the last actions of each, within a number of bytes. One request at a time uses a match.

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

/// Number of last actions in memory: a turn and the one before it.
const RECENT: usize = 16;
/// Maximum number of messages of other nodes that wait for the next use of a room. With more messages the room reads the store.
const TOLD: usize = 32;
/// Bytes of a match that are not counted separately: its game, the rules, its entry in the shelf.
const BASE: usize = 4096;

/// A match in memory. It holds only data that the store has too.
#[derive(Debug)]
pub(super) struct Loaded {
    live: LiveMatch,
    /// Number of changes apart from actions.
    edition: i64,
    /// Unchanged while the edition is unchanged.
    holders: Holders,
    /// The latest events, up to the present without gaps. All of them stay until they have been shown or another event occurs.
    recent: Vec<Event>,
    created: String,
    updated: String,
    /// The last answer with the present state.
    shown: Option<Shown>,
    /// The answer that was given last to those who see the match late, with the number of actions that they saw.
    late: Option<(usize, Shown)>,
    /// Length of the setup's text in bytes.
    setup: usize,
    /// Adjourned time. It changes together with the edition.
    pause: Pause,
    /// Source of the throws.
    pub(super) dice: Source,
    /// State of the match's bot.
    pub(super) bot: Bot,
}

/// State of the bot of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bot {
    /// The bot has nothing to do.
    Rests,
    /// A task acts for it.
    Acts,
    /// After this number of actions another process has its job.
    Elsewhere(usize),
    /// After this number of actions the bot has decided to roll, and people throw its dice.
    AwaitsDice(usize),
}

impl Loaded {
    /// Drops all events but the last ones.
    fn trim(&mut self) {
        if self.recent.len() > RECENT {
            self.recent.drain(..self.recent.len() - RECENT);
        }
        if self.recent.capacity() > 4 * RECENT {
            self.recent.shrink_to(2 * RECENT);
        }
    }

    /// Returns the approximate size in bytes.
    fn bytes(&self) -> usize {
        let late = self.late.as_ref().map(|(_, shown)| shown);
        let shown = self.shown.iter().chain(late).map(Shown::bytes).sum::<usize>();
        BASE + 3 * self.setup + self.recent.capacity() * size_of::<Event>() + shown
    }

    /// Adds all new events, and keeps the last ones before them.
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
    /// The rooms by the time of their last use.
    by_use: BTreeMap<u64, Arc<str>>,
    /// Number of uses so far.
    clock: u64,
    /// Size of all rooms together in bytes.
    bytes: usize,
}

#[derive(Debug)]
struct Used {
    id: Arc<str>,
    room: Room,
    at: u64,
    bytes: usize,
    /// Messages of other nodes since the last use.
    told: Vec<Bytes>,
}

impl Shelf {
    fn remove(&mut self, id: &str) {
        if let Some(used) = self.rooms.remove(id) {
            self.by_use.remove(&used.at);
            self.bytes -= used.bytes;
        }
    }

    /// Drops the least recently used rooms until the others fit. Rooms in use stay, and the shelf may exceed its size in the meantime.
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
    /// Creates rooms with at most about `most` bytes.
    pub(super) fn new(most: usize) -> Rooms {
        Rooms { most, rooms: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.lock().rooms.len()
    }

    /// Waits until the room of a match is free, and returns it with the messages of other nodes. Requests for other matches do not wait.
    pub(super) async fn hold(&self, id: &str) -> Held {
        let (id, room) = self.room(id);
        let mut held = Held { id, room: room.lock_owned().await };
        let told = self.lock().rooms.get_mut(&held.id).map(|used| std::mem::take(&mut used.told));
        for text in told.unwrap_or_default() {
            held.hear(&text);
        }
        held
    }

    /// Stores a message of another node until the next use of the room. Without a room the message is dropped.
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

    /// Drops a match from memory for all later callers.
    pub(super) fn forget(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Updates the size of a match, and drops other rooms if the total is too large.
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

/// A match and its room, in use by one request.
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

    /// Returns the match in memory. Callers use it only after the match was loaded.
    pub(super) fn loaded(&mut self) -> &mut Loaded {
        self.room.as_mut().expect("an open match is loaded")
    }

    fn present(&self) -> &Loaded {
        self.room.as_ref().expect("an open match is loaded")
    }

    /// Returns the present state of the match.
    pub(crate) fn played(&self) -> &LiveMatch {
        &self.present().live
    }

    /// Returns the number of changes apart from actions.
    pub(super) fn edition(&self) -> i64 {
        self.present().edition
    }

    /// Returns the adjourned time.
    pub(super) fn pause(&self) -> Pause {
        self.present().pause
    }

    /// Returns the holders of its seats.
    pub(crate) fn holders(&self) -> &Holders {
        &self.present().holders
    }

    /// Takes in a message of another node if its actions follow directly. Otherwise the store supplies the missing ones.
    fn hear(&mut self, text: &[u8]) {
        let Some((after, written)) = told::read(text) else { return };
        let is_next = |loaded: &Loaded| loaded.live.len() == after && loaded.edition == written.edition;
        if self.room.as_ref().is_some_and(is_next)
            && let Err(failure) = self.take_in(written)
        {
            tracing::warn!("news of match {} do not fit: {failure}", self.id);
        }
    }

    /// Takes in actions that others have written.
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

    /// Takes in actions that were just written.
    pub(super) fn commit(&mut self, prepared: Prepared, updated: String) -> Result<(), Failure> {
        let loaded = self.loaded();
        loaded.updated = updated;
        let events = loaded.live.commit(prepared)?;
        loaded.happened(events);
        Ok(())
    }

    /// Returns the present view with the events after `since`. `None`: those events are only in the store.
    pub(super) fn view(&self, since: usize) -> Option<View> {
        let loaded = self.present();
        let first = loaded.live.len() - loaded.recent.len();
        let since = since.min(loaded.live.len()).checked_sub(first)?;
        Some(self.view_with(&loaded.recent[since..]))
    }

    /// Returns the present view with some events.
    pub(super) fn view_with(&self, events: &[Event]) -> View {
        let live = &self.present().live;
        view::view(&self.about(), live.now(), live.len(), true, events)
    }

    /// Returns the last answer if it has the events after `since`.
    pub(super) fn shown(&self, since: usize) -> Option<&Shown> {
        self.present().shown.as_ref().filter(|shown| shown.after() == since)
    }

    /// Stores an answer with the present state.
    pub(super) fn show(&mut self, shown: Shown) {
        self.loaded().shown = Some(shown);
    }

    /// The answer that was given last to those who see so many actions, if it has the events after `since`.
    pub(super) fn shown_late(&self, seq: usize, since: usize) -> Option<&Shown> {
        let (of, shown) = self.room.as_ref()?.late.as_ref()?;
        (*of == seq && shown.after() == since).then_some(shown)
    }

    /// Keeps an answer for those who see so many actions.
    pub(super) fn show_late(&mut self, seq: usize, shown: Shown) {
        if let Some(loaded) = &mut *self.room {
            loaded.late = Some((seq, shown));
        }
    }

    /// Drops the actions that were read with the match, after they have been shown. Returns whether there were any.
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

/// Replays a stored match.
pub(super) fn replayed(stored: &StoredMatch, written: Written) -> Result<PlayedMatch, StoreError> {
    let setup: MatchSetup =
        serde_json::from_str(&stored.setup).map_err(|error| unreadable(&stored.id, &error))?;
    PlayedMatch::replayed(setup, written.actions).map_err(|error| unreadable(&stored.id, &error))
}

/// Replays a stored match for memory, with all its events.
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
        late: None,
        setup: stored.setup.len(),
        pause,
        dice,
        bot: Bot::Rests,
    };
    // A page that opens a match usually needs all events.
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
