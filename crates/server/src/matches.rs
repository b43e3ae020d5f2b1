//! All matches of one server.
//!
//! The store is what is true. A [`Room`] holds a match in memory, and before every answer it takes in what others have
//! written since; an action is written under its number before it is shown, and the number is free only once. Several
//! instances over one store are correct for that reason, and a room can be dropped at any time.
//!
//! Writing and publishing run in a task of their own: a client that goes away cannot stop between the two.

mod analyses;
mod background;
mod bot;
mod judgings;
mod practice;
mod profiles;
mod rollouts;
mod room;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tavola_analysis::study::Study;
use tavola_dice::Dice;
use tavola_engine::{Cancel, Engine, Level};
use tavola_play::{MatchRecord, MatchSetup, PlayedMatch, Prepared, Refused, Sender};
use tavola_rules::game::Phase;
use tavola_rules::{Player, reason};

use crate::error::Failure;
use crate::jobs::Jobs;
use crate::news::{News, Pulse};
use crate::position::Placed;
use crate::store::{Appended, Store, StoreError};
use crate::wire::{
    Actions, Card, Hint, MatchCard, MatchList, PositionAdvice, Unreadable, View, Why, WhyQuery,
};
use crate::{hint, view};
pub(crate) use analyses::Analysed;
use analyses::Analyses;
use judgings::Judgings;
use practice::FoundPositions;
use rollouts::Rollouts;
use room::{Held, Rooms};

/// How many matches are held in memory.
const MOST_ROOMS: usize = 64;

/// The matches of a store. Clones share them.
#[derive(Clone)]
pub struct Matches {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    news: News,
    rooms: Rooms,
    jobs: Jobs,
    /// Queues of the engine's jobs that analyses and rollouts share. There is one fewer than threads, so that a bot or a hint
    /// finds a thread that does neither.
    lanes: Vec<Arc<str>>,
    analyses: Analyses,
    judgings: Arc<Judgings>,
    found: FoundPositions,
    rollouts: Rollouts,
    engine: Engine,
    dice: Mutex<Dice>,
}

impl std::fmt::Debug for Matches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Matches").field("held", &self.held()).finish_non_exhaustive()
    }
}

/// The queue of the engine's jobs in which positions outside any match wait; no match has this id.
const POSITIONS: &str = "positions";

/// How long background work waits while nothing can be written, or too many jobs wait.
const RETRY: Duration = Duration::from_secs(2);

const ID_LENGTH: usize = 10;
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl Matches {
    /// The matches of a store, with threads for the engine of their own.
    #[must_use]
    pub fn new(store: Store, news: News, engine: Engine) -> Matches {
        Matches::with_rooms(store, news, engine, MOST_ROOMS)
    }

    /// The same with so many matches in memory at most, besides those that are being used.
    #[must_use]
    pub fn with_rooms(store: Store, news: News, engine: Engine, most: usize) -> Matches {
        // Two at least: a slice of a deep rollout takes minutes, and a bot does not wait for it.
        let threads = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let shared = Shared {
            store,
            news,
            rooms: Rooms::new(most),
            jobs: Jobs::new(threads),
            // No match has such an id.
            lanes: (1..threads).map(|lane| format!("lane {lane}").into()).collect(),
            analyses: Analyses::default(),
            rollouts: Rollouts::default(),
            judgings: Arc::default(),
            found: FoundPositions::default(),
            engine,
            dice: Mutex::new(Dice::random()),
        };
        Matches { shared: Arc::new(shared) }
    }

    /// Goes on with the analyses and rollouts that ran when the server stopped.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn resume(&self) -> Result<(), StoreError> {
        self.resume_analyses().await?;
        self.resume_rollouts().await
    }

    /// Where they are kept.
    pub(crate) fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Where their news go.
    pub(crate) fn news(&self) -> &News {
        &self.shared.news
    }

    /// How many matches are in memory.
    #[must_use]
    pub fn held(&self) -> usize {
        self.shared.rooms.len()
    }

    fn with_dice<T>(&self, f: impl FnOnce(&mut Dice) -> T) -> T {
        f(&mut self.shared.dice.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// An id that nobody guesses.
    pub(crate) fn new_id(&self) -> String {
        self.with_dice(|dice| {
            let letter = |dice: &mut Dice| {
                let bits = (0..5).fold(0, |bits, _| bits << 1 | usize::from(dice.lot()));
                char::from(ID_LETTERS[bits])
            };
            (0..ID_LENGTH).map(|_| letter(dice)).collect()
        })
    }

    /// Begins a match.
    pub(crate) async fn create(&self, setup: MatchSetup) -> Result<View, Failure> {
        let setup = setup.checked(|level| level.parse::<Level>().is_ok())?;
        let id = self.add(&PlayedMatch::begin(setup)?, None).await?;
        self.view(&id, 0).await
    }

    /// Adds a match with all that has happened in it, whose setup is checked. `day` is when it was begun (`2026-03-14`), if
    /// not today. Returns its id.
    pub(crate) async fn add(&self, played: &PlayedMatch, day: Option<&str>) -> Result<String, Failure> {
        let card = to_text(&view::card(played.setup(), played.now(), played.len()))?;
        let (id, setup) = (self.new_id(), to_text(played.setup())?);
        let actions = played.events().iter().map(|event| (event.by, event.action.clone())).collect();
        let (store, key) = (self.store().clone(), id.clone());
        let created = day.map(|day| format!("{day}T00:00:00.000Z"));
        uncancelled(async move { Ok(store.create(&key, &setup, &card, created.as_deref(), actions).await?) })
            .await?;
        Ok(id)
    }

    /// A match as it stands, as a record.
    pub(crate) async fn record(&self, id: &str) -> Result<Arc<MatchRecord>, Failure> {
        let open = self.open(id).await?;
        let played = open.played();
        let actions = played.events().iter().map(|event| (event.by, event.action.clone()));
        Ok(Arc::new(MatchRecord::new(played.setup().clone(), actions)))
    }

    /// The list of matches. Those that this version cannot read are listed apart, so that they can be removed.
    pub(crate) async fn list(&self) -> Result<MatchList, Failure> {
        let mut list = MatchList { matches: Vec::new(), unreadable: Vec::new() };
        for stored in self.store().list().await? {
            match readable(&stored.setup, &stored.card) {
                Ok(card) => list.matches.push(MatchCard {
                    id: stored.id,
                    card,
                    created: stored.created,
                    updated: stored.updated,
                }),
                Err(error) => list.unreadable.push(Unreadable { id: stored.id, reason: error.to_string() }),
            }
        }
        Ok(list)
    }

    /// Deletes a match.
    pub(crate) async fn remove(&self, id: String) -> Result<(), Failure> {
        let matches = self.clone();
        uncancelled(async move {
            if !matches.store().remove(&id).await? {
                return Err(not_found(&id));
            }
            matches.stop_analyses(&id);
            matches.shared.rooms.forget(&id);
            matches.shared.news.report(Pulse::Gone(id.into()));
            Ok(())
        })
        .await
    }

    /// The present view of a match with the events after `since`.
    pub(crate) async fn view(&self, id: &str, since: usize) -> Result<View, Failure> {
        let mut open = self.open(id).await?;
        // A bot that was to act when the server stopped goes on now.
        self.wake_bot(&mut open);
        Ok(open.view(since))
    }

    /// A match as it stood after `at` actions, with the events after `since`, or only the last.
    pub(crate) async fn view_at(&self, id: &str, at: usize, since: Option<usize>) -> Result<View, Failure> {
        let open = self.open(id).await?;
        let looked = tokio::task::spawn_blocking(move || open.view_at(at, since)).await;
        looked.map_err(Failure::internal)?
    }

    /// What the engine advises the player who is to act.
    pub(crate) async fn hint(&self, id: &str, by: Option<Player>) -> Result<Hint, Failure> {
        let (id, m) = {
            let open = self.open(id).await?;
            (Arc::clone(open.id()), open.played().now().clone())
        };
        let engine = self.shared.engine.clone();
        let job = move |cancel: &Cancel| hint::hint(&until(&engine, cancel), &m, by);
        self.shared.jobs.run(&id, job).await?
    }

    /// What the engine makes of a position outside any match.
    pub(crate) async fn judge(&self, placed: Placed) -> Result<PositionAdvice, Failure> {
        self.of_position(placed, Placed::judged).await
    }

    /// A position outside any match under study.
    pub(crate) async fn study(&self, placed: Placed) -> Result<Study, Failure> {
        self.of_position(placed, Placed::studied).await
    }

    async fn of_position<T: Send + 'static>(
        &self,
        placed: Placed,
        ask: fn(&Placed, &Engine) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if placed.is_over() {
            return Err(Failure::GameOver);
        }
        let engine = self.shared.engine.clone();
        let job = move |cancel: &Cancel| ask(&placed, &until(&engine, cancel));
        self.shared.jobs.run(&Arc::from(POSITIONS), job).await?
    }

    /// Why a move cannot be made in the turn that is being played, or why nothing of its roll can be.
    pub(crate) async fn why(&self, id: &str, query: &WhyQuery) -> Result<Why, Failure> {
        let m = self.open(id).await?.played().now().clone();
        let Phase::Move { turn, .. } = m.game().phase() else { return Ok(Why { reason: None }) };
        let mut turn = turn.clone();
        let made = query.made().ok_or_else(|| Failure::bad("moves are FROM-TO-DIE, separated by commas"))?;
        for mv in made {
            turn.play(mv).map_err(|_| Failure::bad("these moves are not legal here"))?;
        }
        Ok(Why {
            reason: match (query.from, query.to) {
                (Some(from), Some(to)) => reason::explain(&turn, from, to),
                _ => reason::no_play_reason(&turn),
            },
        })
    }

    /// Does what a page asks for, all or nothing, in the name of the seats that its device holds.
    pub(crate) async fn act(&self, id: String, sender: Sender, actions: Actions) -> Result<View, Failure> {
        let matches = self.clone();
        uncancelled(async move {
            let mut open = matches.open(&id).await?;
            if actions.after != open.played().len() {
                return Err(Failure::Stale(Box::new(open.view(actions.after))));
            }
            let prepared = open.played().prepare(sender, &actions.actions)?;
            let prepared = matches.thrown(prepared)?;
            if !matches.commit(&mut open, prepared).await? {
                matches.refresh(&mut open).await?;
                return Err(Failure::Stale(Box::new(open.view(actions.after))));
            }
            matches.wake_bot(&mut open);
            Ok(open.view(actions.after))
        })
        .await
    }

    /// A match as it stands in the store.
    async fn open(&self, id: &str) -> Result<Held, Failure> {
        let mut open = self.shared.rooms.hold(id).await;
        match self.refresh(&mut open).await {
            Ok(()) => Ok(open),
            Err(failure) => {
                self.shared.rooms.forget(id);
                Err(failure)
            }
        }
    }

    /// Takes in what was written since the room was looked at last.
    async fn refresh(&self, open: &mut Held) -> Result<(), Failure> {
        let id = Arc::clone(open.id());
        let gone = || not_found(&id);
        if open.is_loaded() {
            let news = self.store().written(&id, open.played().len()).await?.ok_or_else(gone)?;
            return open.take_in(news);
        }
        let stored = self.store().find(&id).await?.ok_or_else(gone)?;
        let news = self.store().written(&id, 0).await?.ok_or_else(gone)?;
        // Long matches take a while to replay.
        let played = tokio::task::spawn_blocking(move || room::replayed(stored, news)).await;
        open.load(played.map_err(Failure::internal)??);
        Ok(())
    }

    /// The same with the dice that are due.
    fn thrown(&self, prepared: Prepared) -> Result<Prepared, Refused> {
        match prepared.due() {
            Some(due) => {
                let dice = self.with_dice(|dice| dice.several(due.count()));
                prepared.thrown(&dice)
            }
            None => Ok(prepared),
        }
    }

    /// Writes what is new, then shows it. `false`: another writer was faster, or the match is gone.
    async fn commit(&self, open: &mut Held, prepared: Prepared) -> Result<bool, Failure> {
        if prepared.events().is_empty() {
            return Ok(true);
        }
        let seq = prepared.after() + prepared.events().len();
        let actions: Vec<_> = prepared.events().iter().map(|event| (event.by, &event.action)).collect();
        let card = to_text(&view::card(open.played().setup(), prepared.now(), seq))?;
        let updated = match self.store().append(open.id(), prepared.after(), &actions, &card).await? {
            Appended::At(updated) => updated,
            Appended::Overtaken => return Ok(false),
        };
        open.commit(prepared, updated)?;
        self.shared.news.report(Pulse::Seq(Arc::clone(open.id()), seq));
        Ok(true)
    }
}

/// Runs something that must not stop midway, whatever becomes of its caller.
async fn uncancelled<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    tokio::spawn(work).await.map_err(Failure::internal)?
}

/// An engine that works until it is cancelled.
fn until(engine: &Engine, cancel: &Cancel) -> Engine {
    engine.with_work(engine.work().clone().until(cancel))
}

/// The card of a stored match, if its setup can be read too.
fn readable(setup: &str, card: &str) -> Result<Card, serde_json::Error> {
    serde_json::from_str::<MatchSetup>(setup)?;
    serde_json::from_str(card)
}

fn to_text(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no match {id:?}"))
}
