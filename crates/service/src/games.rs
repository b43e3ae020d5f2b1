//! All matches of one node.
//!
//! The store holds the true state. A [`Room`](room) holds the present state of a match in memory, and is never ahead of the store. An
//! action is written under its number before it is shown, and each number is free only once. An action on a room that is behind the store
//! finds its number taken. The room then takes in the new actions, and the action is refused. For that reason several nodes over one store
//! are correct, and a room can be dropped at any time.
//!
//! Writes of other nodes come over the bus ([`told`]); a missed message is replaced by a read of the store. A client that has seen fewer
//! actions than the room gets the actions of the room. A client that has seen as many makes the room read the store.
//!
//! Writing and publishing run in a separate task: a client that goes away cannot interrupt them.

use std::sync::{Arc, Weak};

use axum::body::Bytes;
use tavola_engine::Level;
use tavola_play::{DiceMode, MatchSetup, Moment, PlayedMatch, Prepared, Seat};
use tavola_rules::{Match, Player};

use crate::bus::{Played, Pulse, TakesIn};
use crate::failure::Failure;
use crate::node::Node;
use crate::principal::Principal;
use crate::rated::{self, NotRated, RatedEnd};
use crate::request_key::RequestKey;
use crate::store::{StoreError, to_text};
use appends::Appends;
use clocks::Times;
use dice::thrown;
use holders::Holders;
use room::{Held, Rooms};
use sealing::Sealing;
use shown::Shown;
use source::Source;
use store::{Append, Appended, AppendedAction, Due, NewMatch};
use wire::Actions;

#[cfg(feature = "native")]
mod absences;
#[cfg(feature = "native")]
pub(crate) mod agreements;
mod appends;
mod bot;
mod calls;
mod clocks;
mod dice;
mod files;
pub(crate) mod holders;
pub(crate) mod late;
mod reading;
mod room;
pub(crate) mod sealing;
pub(crate) mod shown;
mod source;
pub(crate) mod store;
mod told;
#[cfg(feature = "native")]
mod vacations;
pub(crate) mod view;
pub(crate) mod wire;

pub(crate) use calls::routes;

/// Approximate maximum of bytes of idle matches in memory.
pub(crate) const MOST_ROOMS: usize = 64 << 20;

/// The matches of a node. Clones share them.
#[derive(Clone)]
pub(crate) struct Games {
    node: Node,
    rooms: Arc<Rooms>,
    appends: Arc<Appends>,
    bots: Arc<bot::Acting>,
    times: Arc<Times>,
}

/// The start of a branch: a place in a match, the seat of the person, and the level of the engine.
#[derive(Clone, Debug)]
pub(crate) struct Branch {
    pub at: usize,
    pub player: Player,
    pub level: String,
}

impl AsRef<Node> for Games {
    fn as_ref(&self) -> &Node {
        &self.node
    }
}

impl AsRef<Games> for Games {
    fn as_ref(&self) -> &Games {
        self
    }
}

impl Games {
    /// Creates the matches of a node, with about `most` bytes of idle matches in memory.
    pub(crate) fn new(node: Node, most: usize) -> Games {
        let times = Arc::new(Times::new(node.tasks()));
        let rooms = Arc::new(Rooms::new(most));
        let taking: Weak<Rooms> = Arc::downgrade(&rooms);
        node.bus().hand_to(taking as Weak<dyn TakesIn>);
        Games { node, rooms, appends: Arc::default(), bots: Arc::default(), times }
    }

    /// Returns the node.
    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    /// Returns the number of matches in memory.
    pub(crate) fn held(&self) -> usize {
        self.rooms.len()
    }

    /// Begins a match of one person, or of the table, once for each key. `awaited` marks the seats whose clients take part in its dice.
    pub(crate) async fn create(
        &self,
        mut setup: MatchSetup,
        principal: &Principal,
        awaited: [bool; 2],
        key: &RequestKey,
    ) -> Result<Shown, Failure> {
        if let Some(person) = principal.person()
            && setup.players.iter().any(Seat::is_bot)
        {
            let people = setup.players.iter_mut().filter(|seat| !seat.is_bot());
            people.for_each(|seat| *seat = Seat::Human { name: person.name().to_string() });
        }
        if setup.clock.is_some() && principal.person().is_none() {
            return Err(Failure::bad("clocks are for matches on a service"));
        }
        if setup.rated {
            return Err(NotRated::Alone.into());
        }
        if setup.delay > 0 {
            return Err(Failure::bad("a delay is for matches that two people play while others watch"));
        }
        let setup = checked(setup)?;
        let id = self.add(&PlayedMatch::begin(setup)?, &Holders::of(principal), None, awaited, key).await?;
        self.view(&id, None).await
    }

    /// Adds a match with its actions and a checked setup, once for each key. `day` is its first day (`2026-03-14`), if not today. Returns
    /// its id.
    pub(crate) async fn add(
        &self,
        played: &PlayedMatch,
        holders: &Holders,
        day: Option<&str>,
        awaited: [bool; 2],
        key: &RequestKey,
    ) -> Result<String, Failure> {
        let id = key.id()?;
        if self.add_as(&id, played, holders, day, awaited).await? {
            Ok(id)
        } else {
            Err(RequestKey::of_another())
        }
    }

    /// Adds a match under an id. `false`: there is another match of this id.
    pub(crate) async fn add_as(
        &self,
        id: &str,
        played: &PlayedMatch,
        holders: &Holders,
        day: Option<&str>,
        awaited: [bool; 2],
    ) -> Result<bool, Failure> {
        let card = to_text(&view::card(played.setup(), played.now(), played.len()))?;
        let (id, setup) = (id.to_owned(), to_text(played.setup())?);
        let actions = played.events().iter().map(AppendedAction::of).collect::<Result<Vec<_>, _>>()?;
        let created = day.map(|day| format!("{day}T00:00:00.000Z"));
        let (store, mut holders) = (self.node.store().clone(), holders.clone());
        for (seat, person) in played.setup().players.iter().zip(&mut holders.people) {
            if seat.is_bot() {
                *person = None;
            }
        }
        // A finished match throws no more dice.
        let dice = if played.now().is_over() {
            None
        } else {
            Some(Sealing::new(&id, played.setup(), played.throws(), awaited, self.node.tasks().now())?)
        };
        let rated = if played.setup().rated && holders.are_two() {
            Some(rated::rated_family(played.setup())?)
        } else {
            None
        };
        let written = async move {
            let new = NewMatch {
                id: &id,
                setup: &setup,
                card: &card,
                holders: &holders,
                dice: dice.as_ref(),
                rated,
            };
            if store.create_match(&new, created.as_deref(), &actions).await? {
                return Ok(true);
            }
            let same = store.find_match(&id).await?.is_some_and(|stored| stored.setup == setup);
            Ok(same && store.holders(&id).await? == Some(holders))
        };
        let written: Result<bool, StoreError> = self.node.tasks().finish(written).await?;
        Ok(written?)
    }

    /// Deletes a match; on a service, only a match in which no other person holds a seat.
    pub(crate) async fn remove(&self, id: String, principal: &Principal) -> Result<(), Failure> {
        if principal.is_of_a_service() {
            let holders = self.node.store().holders(&id).await?.ok_or_else(|| not_found(&id))?;
            let mut people = holders.people.iter().flatten();
            if people.clone().all(|person| **person != *principal.owner()) {
                return Err(not_found(&id));
            }
            if people.any(|person| **person != *principal.owner()) {
                return Err(Failure::Forbidden("a match with another person stays".to_owned()));
            }
        }
        let games = self.clone();
        let removed = async move {
            if !games.node.store().remove_match(&id).await? {
                return Err(not_found(&id));
            }
            games.rooms.forget(&id);
            games.node.bus().report(Pulse::Gone(id.into()));
            Ok(())
        };
        self.node.tasks().finish(removed).await?
    }

    /// Applies the actions of a request, all or none, for the seats that its sender holds. A repeated request with the same key gets the
    /// first answer.
    pub(crate) async fn act(
        &self,
        id: String,
        principal: Principal,
        actions: Actions,
        key: RequestKey,
    ) -> Result<Shown, Failure> {
        let (games, arrival) = (self.clone(), self.arrival());
        let acted = async move {
            let after = actions.after;
            let (mut open, prepared) = loop {
                let mut open = games.rooms.hold(&id).await;
                if !open.is_loaded() || open.played().len() != after {
                    open = games.fresh(open).await?;
                }
                let rights = games.rights_in(&open, &principal).await?;
                if rights.late.is_some() {
                    return Err(Failure::Late);
                }
                if open.played().len() != after {
                    return games.repeated(&open, after, &key).await;
                }
                #[cfg(feature = "native")]
                games.may_be_rated(&open, &principal).await?;
                if open.pause().since.is_some() {
                    return Err(Failure::Adjourned);
                }
                let moment = Moment { lag: actions.lag.into(), ..games.moment(&open, arrival) };
                let prepared = open.played().prepare(rights.sender, &actions.actions, moment);
                let throws = prepared.as_ref().is_ok_and(|prepared| prepared.due().is_some());
                if !throws || games.can_throw(&mut open).await? {
                    break (open, prepared);
                }
                drop(open);
                games.wait_for_dice().await;
            };
            let prepared = match prepared {
                Ok(prepared) => Ok(thrown(&mut open, prepared)?),
                Err(refused) => Err(refused),
            };
            let shown = match prepared {
                Ok(prepared) => games.commit(&mut open, prepared, key.as_deref()).await?,
                Err(refused) => {
                    // First the room takes in the later writes of others.
                    open = games.fresh(open).await?;
                    if open.played().len() == after {
                        return Err(refused.into());
                    }
                    return games.repeated(&open, after, &key).await;
                }
            };
            let Some(shown) = shown else {
                open = games.fresh(open).await?;
                return games.repeated(&open, after, &key).await;
            };
            games.begin_bot(&mut open);
            Ok(shown)
        };
        self.node.tasks().finish(acted).await?
    }

    /// Refuses a rated match between a program and a person.
    #[cfg(feature = "native")]
    async fn may_be_rated(&self, open: &Held, principal: &Principal) -> Result<(), Failure> {
        match principal.person() {
            Some(person) if open.played().setup().rated && person.scope != crate::principal::Scope::All => {
                Ok(self.node.store().may_be_rated(person.id(), true).await??)
            }
            _ => Ok(()),
        }
    }

    /// Answers a request on a match that has changed since `after`: with the first answer if this is a repetition, otherwise with `stale`.
    async fn repeated(&self, open: &Held, after: usize, key: &RequestKey) -> Result<Shown, Failure> {
        let view = self.view_of(open, after).await?;
        if let Some(key) = key.as_deref()
            && self.node.store().is_action_of(open.id(), after + 1, key).await?
        {
            return Shown::of(&view, after);
        }
        Err(Failure::stale(&view))
    }

    /// Begins a match with a person and the engine that continues another match from a place in it.
    pub(crate) async fn play_on(
        &self,
        id: &str,
        Branch { at, player, level }: Branch,
        principal: &Principal,
        awaited: [bool; 2],
        key: &RequestKey,
    ) -> Result<Shown, Failure> {
        let record = self.record(id).await?;
        let count = record.log.len();
        if at > count {
            return Err(Failure::bad(format!("the match has {count} actions, not {at}")));
        }
        let mut setup = record.setup.clone();
        let name = match setup.seat(player) {
            Seat::Human { name } => name.clone(),
            Seat::Bot { .. } => String::new(),
        };
        setup.players[player.index()] = Seat::Human { name };
        setup.players[player.opponent().index()] = Seat::bot(level);
        // The dice of the other match were thrown on another table; Tavola throws the new ones.
        setup.dice = DiceMode::Tavola;
        (setup.clock, setup.rated, setup.delay) = (None, false, 0);
        let setup = checked(setup)?;
        let kept: Vec<_> = record.log[..at].iter().map(|entry| (entry.by, entry.action.clone())).collect();
        let played = self.node.tasks().compute(move || PlayedMatch::replayed(setup, kept)).await?;
        let played = played.map_err(Failure::internal)?;
        let id = self.add(&played, &Holders::of(principal), None, awaited, key).await?;
        self.view(&id, None).await
    }

    /// Opens the present state of a match in the store.
    pub(crate) async fn open(&self, id: &str) -> Result<Held, Failure> {
        let open = self.rooms.hold(id).await;
        self.fresh(open).await
    }

    /// Returns a match with all actions that were written since the last read.
    async fn fresh(&self, mut open: Held) -> Result<Held, Failure> {
        match self.refresh(&mut open).await {
            Ok(()) => {
                self.rooms.weigh(&open);
                Ok(open)
            }
            Err(failure) => {
                self.rooms.forget(open.id());
                Err(failure)
            }
        }
    }

    /// Takes in all actions that were written since the last read.
    async fn refresh(&self, open: &mut Held) -> Result<(), Failure> {
        let id = Arc::clone(open.id());
        let gone = || not_found(&id);
        if open.is_loaded() {
            let news = self.node.store().written(&id, open.played().len()).await?.ok_or_else(gone)?;
            if news.edition == open.edition() {
                return open.take_in(news);
            }
        }
        let stored = self.node.store().find_match(&id).await?.ok_or_else(gone)?;
        let holders = self.node.store().holders(&id).await?.ok_or_else(gone)?;
        let news = self.node.store().written(&id, 0).await?.ok_or_else(gone)?;
        let dice = Source::of(self.node.store().find_dice(&id).await?.as_ref());
        let pause = self.node.store().pause(&id).await?;
        // A long match takes a while to replay.
        let loaded = move || room::loaded(stored, holders, news, dice, pause);
        open.load(self.node.tasks().compute(loaded).await??);
        Ok(())
    }

    /// Writes new actions, then publishes them. `None`: another writer was faster, or the match is gone.
    async fn commit(
        &self,
        open: &mut Held,
        prepared: Prepared,
        request: Option<&str>,
    ) -> Result<Option<Shown>, Failure> {
        let after = prepared.after();
        if prepared.events().is_empty() {
            return Shown::of(&self.view_of(open, after).await?, after).map(Some);
        }
        let (live, seq) = (open.played(), after + prepared.events().len());
        let card = if is_shown_alike(live.now(), prepared.now()) {
            None
        } else {
            Some(to_text(&view::card(live.setup(), prepared.now(), seq))?)
        };
        let append = Append {
            id: Arc::clone(open.id()),
            after,
            edition: open.edition(),
            actions: prepared.events().iter().map(AppendedAction::of).collect::<Result<_, _>>()?,
            card,
            request: request.map(str::to_owned),
            over: prepared.now().is_over(),
            rated: RatedEnd::of(live.setup(), prepared.now()),
            bot: self.bot_job(open, prepared.now(), seq),
            due: prepared.clock().map(|clock| Due {
                deadline: prepared.deadline(),
                player: clock.running().filter(|_| clock.control().is_of_days()),
            }),
        };
        let updated = match self.appends.write(self.node.store(), append).await? {
            Appended::At(updated) => updated,
            Appended::Overtaken => return Ok(None),
        };
        let bus = self.node.bus();
        let log = if bus.is_carried() {
            told::text(after, open.edition(), &updated, prepared.events())?
        } else {
            Bytes::new()
        };
        open.commit(prepared, updated)?;
        let shown = Shown::of(&self.view_of(open, after).await?, after)?;
        open.show(shown.clone());
        self.rooms.weigh(open);
        let played = Played { id: Arc::clone(open.id()), seq, event: shown.news(), log };
        bus.report(Pulse::Played(Arc::new(played)));
        Ok(Some(shown))
    }
}

/// Returns whether the card of a match, with its board and score, is unchanged: it changes once a turn.
fn is_shown_alike(before: &Match, now: &Match) -> bool {
    let board = |m: &Match| m.game().position(Player::First);
    before.score() == now.score()
        && before.game_number() == now.game_number()
        && before.is_over() == now.is_over()
        && board(before) == board(now)
}

/// Checks a new setup.
pub(crate) fn checked(setup: MatchSetup) -> Result<MatchSetup, Failure> {
    Ok(setup.checked(|level| level.parse::<Level>().is_ok())?)
}

pub(crate) fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no match {id:?}"))
}
