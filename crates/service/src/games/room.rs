//! Matches in memory: a bounded number of them, each for one request at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tavola_dice::Dice;
use tavola_play::{MatchSetup, PlayedMatch, Prepared};
use tokio::sync::OwnedMutexGuard;

use super::store::{StoredMatch, Written};
use super::view;
use super::wire::View;
use crate::failure::Failure;
use crate::store::StoreError;

/// A match in memory. It holds nothing that the store does not.
#[derive(Debug)]
pub(super) struct Loaded {
    played: PlayedMatch,
    created: String,
    updated: String,
    /// Its own dice: no match waits for another, and the rolls of one say nothing about those of another.
    pub(super) dice: Dice,
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
    /// After so many actions it has decided to roll, and people throw its dice.
    AwaitsDice(usize),
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
    /// Counts the uses.
    clock: u64,
}

#[derive(Debug)]
struct Used {
    id: Arc<str>,
    room: Room,
    at: u64,
}

impl Rooms {
    pub(super) fn new(most: usize) -> Rooms {
        Rooms { most, rooms: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.lock().rooms.len()
    }

    /// The room of a match, when those who came before have left it. Requests for other matches do not wait.
    pub(super) async fn hold(&self, id: &str) -> Held {
        let (id, room) = self.room(id);
        Held { id, room: room.lock_owned().await }
    }

    /// Drops what is held of a match, for those who come from now on.
    pub(super) fn forget(&self, id: &str) {
        self.lock().rooms.remove(id);
    }

    fn room(&self, id: &str) -> (Arc<str>, Room) {
        let mut shelf = self.lock();
        shelf.clock += 1;
        let now = shelf.clock;
        if let Some(used) = shelf.rooms.get_mut(id) {
            used.at = now;
            return (Arc::clone(&used.id), Arc::clone(&used.room));
        }
        while shelf.rooms.len() >= self.most {
            // Those in use stay, and the shelf is larger for that while.
            let free = shelf.rooms.iter().filter(|(_, used)| Arc::strong_count(&used.room) == 1);
            let Some(oldest) = free.min_by_key(|(_, used)| used.at).map(|(id, _)| Arc::clone(id)) else {
                break;
            };
            shelf.rooms.remove(&oldest);
        }
        let (id, room) = (Arc::<str>::from(id), Room::default());
        let used = Used { id: Arc::clone(&id), room: Arc::clone(&room), at: now };
        shelf.rooms.insert(Arc::clone(&id), used);
        (id, room)
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

    pub(crate) fn played(&self) -> &PlayedMatch {
        &self.present().played
    }

    /// Takes in what was written by others.
    pub(super) fn take_in(&mut self, written: Written) -> Result<(), Failure> {
        let loaded = self.loaded();
        loaded.updated = written.updated;
        for (by, action) in written.actions {
            if let Err(error) = loaded.played.push(by, action) {
                *self.room = None;
                return Err(unreadable(&self.id, &error).into());
            }
        }
        Ok(())
    }

    /// Takes in what is written.
    pub(super) fn commit(&mut self, prepared: Prepared, updated: String) -> Result<(), Failure> {
        let loaded = self.loaded();
        loaded.updated = updated;
        Ok(loaded.played.commit(prepared)?)
    }

    /// The match as it stands, with the events after `since`.
    pub(crate) fn view(&self, since: usize) -> View {
        let loaded = self.present();
        let played = &loaded.played;
        let events = played.events().get(since..).unwrap_or_default();
        view::view(&self.about(), played.now(), played.len(), true, events)
    }

    /// The match as it stood after `at` actions, with the events after `since`, or only the last.
    pub(super) fn view_at(&self, at: usize, since: Option<usize>) -> Result<View, Failure> {
        let played = self.played();
        let past = played
            .at(at)
            .ok_or_else(|| Failure::bad(format!("the match has {} actions, not {at}", played.len())))?;
        let since = since.unwrap_or(at.saturating_sub(1));
        let events = played.events().get(since..at).unwrap_or_default();
        Ok(view::view(&self.about(), &past, at, false, events))
    }

    fn about(&self) -> view::About<'_> {
        let loaded = self.present();
        view::About {
            id: &self.id,
            setup: loaded.played.setup(),
            created: &loaded.created,
            updated: &loaded.updated,
        }
    }
}

/// A stored match, replayed.
pub(super) fn replayed(stored: StoredMatch, written: Written) -> Result<Loaded, StoreError> {
    let setup: MatchSetup =
        serde_json::from_str(&stored.setup).map_err(|error| unreadable(&stored.id, &error))?;
    let played =
        PlayedMatch::replayed(setup, written.actions).map_err(|error| unreadable(&stored.id, &error))?;
    Ok(Loaded {
        played,
        created: stored.created,
        updated: written.updated,
        dice: Dice::random(),
        bot: Bot::Rests,
    })
}

fn unreadable(id: &str, error: &dyn std::error::Error) -> StoreError {
    StoreError::Unreadable { what: format!("match {id}"), reason: error.to_string() }
}
