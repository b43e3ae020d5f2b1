//! Matches in play: loaded from the store, changed by one actor at a time, written before they are shown.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};
use tavola_dice::Dice;
use tavola_engine::{Bot, Decision, Engine};
use tavola_rules::game::{DiceDue, Phase};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Graph, Match, Move, Player, Refusal, Waits};

use crate::error::Failure;
use crate::news::{News, Pulse};
use crate::store::{Appended, Store, StoreError};
use crate::view;
use crate::wire::{Act, Acts, Deed, DiceMode, NewMatch, Seat};

/// All matches of one server.
#[derive(Clone, Debug)]
pub struct Rooms {
    store: Store,
    news: News,
    open: Arc<tokio::sync::Mutex<HashMap<String, Arc<Room>>>>,
    dice: Arc<Mutex<Dice>>,
}

/// One match in play.
#[derive(Debug)]
pub(crate) struct Room {
    id: String,
    setup: NewMatch,
    created: String,
    state: tokio::sync::Mutex<State>,
    /// Held while the program thinks, so that it thinks once.
    thinking: tokio::sync::Mutex<()>,
}

/// The match as it stands, derived from its actions.
#[derive(Clone, Debug)]
struct State {
    m: Match,
    actions: Vec<(Player, Action)>,
    events: Vec<Value>,
}

impl State {
    fn new(setup: &NewMatch) -> Result<State, Failure> {
        let rules = setup.rules()?;
        let kind = setup.kind()?;
        let m = match setup.position(&rules)? {
            Some(position) => Match::from_position(rules, kind, position, setup.to_move),
            None => Match::new(rules, kind),
        };
        Ok(State { m, actions: Vec::new(), events: Vec::new() })
    }

    fn apply(&mut self, by: Player, action: Action) -> Result<(), Refusal> {
        let at_stake = view::at_stake(self.m.game(), by, &action);
        let effect = self.m.apply(by, &action)?;
        let seq = self.actions.len() + 1;
        self.events.push(view::event(seq, by, &action, &effect, at_stake));
        self.actions.push((by, action));
        Ok(())
    }

    fn replayed(setup: &NewMatch, actions: &[(Player, Action)]) -> Result<State, Failure> {
        let mut state = State::new(setup)?;
        for (by, action) in actions {
            state.apply(*by, action.clone()).map_err(|refusal| {
                let seq = state.actions.len() + 1;
                Failure::Internal(format!("stored action {seq} is refused: {refusal}"))
            })?;
        }
        Ok(state)
    }
}

const ID_LENGTH: usize = 10;
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl Rooms {
    /// The matches of a store.
    #[must_use]
    pub fn new(store: Store) -> Rooms {
        Rooms {
            store,
            news: News::default(),
            open: Arc::default(),
            dice: Arc::new(Mutex::new(Dice::random())),
        }
    }

    /// Runs something with the dice.
    fn with_dice<T>(&self, f: impl FnOnce(&mut Dice) -> T) -> T {
        f(&mut self.dice.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Where they are kept.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Where their news go.
    pub(crate) fn news(&self) -> &News {
        &self.news
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
    pub(crate) async fn create(&self, setup: NewMatch) -> Result<Value, Failure> {
        let setup = setup.checked()?;
        let state = State::new(&setup)?;
        let id = self.new_id();
        let card = to_text(&view::card(&setup, &state.m, 0))?;
        self.store.create(&id, &to_text(&setup)?, &card).await?;
        self.view(&id, 0).await
    }

    /// The list of matches. Those that this version cannot read are listed apart, so that they can be removed.
    pub(crate) async fn list(&self) -> Result<Value, Failure> {
        let (mut cards, mut unreadable): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
        for stored in self.store.list().await? {
            match readable(&stored.setup, &stored.card) {
                Ok(mut card) => {
                    card["id"] = stored.id.into();
                    card["created"] = stored.created.into();
                    card["updated"] = stored.updated.into();
                    cards.push(card);
                }
                Err(error) => unreadable.push(json!({ "id": stored.id, "reason": error.to_string() })),
            }
        }
        Ok(json!({ "matches": cards, "unreadable": unreadable }))
    }

    /// A match, loaded if need be.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Failure> {
        let mut open = self.open.lock().await;
        if let Some(room) = open.get(id) {
            return Ok(Arc::clone(room));
        }
        let stored = self.store.find(id).await?.ok_or_else(|| not_found(id))?;
        let setup: NewMatch = serde_json::from_str(&stored.setup).map_err(|error| {
            StoreError::Unreadable { what: format!("match {id}"), reason: error.to_string() }
        })?;
        let actions = self.store.news(id, 0).await?.ok_or_else(|| not_found(id))?.actions;
        let state = State::replayed(&setup, &actions)?;
        let room = Arc::new(Room {
            id: stored.id,
            setup,
            created: stored.created,
            state: tokio::sync::Mutex::new(state),
            thinking: tokio::sync::Mutex::new(()),
        });
        open.insert(id.to_owned(), Arc::clone(&room));
        Ok(room)
    }

    /// Deletes a match.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), Failure> {
        let mut open = self.open.lock().await;
        if !self.store.remove(id).await? {
            return Err(not_found(id));
        }
        open.remove(id);
        self.news.report(Pulse::Gone(id.into()));
        Ok(())
    }

    /// The present view of a match with the events after `since`.
    pub(crate) async fn view(&self, id: &str, since: usize) -> Result<Value, Failure> {
        let room = self.room(id).await?;
        let view = room.view(&*room.state.lock().await, since);
        // A program that was to move when the server stopped goes on now.
        self.wake_bot(&room);
        Ok(view)
    }

    /// A match as it stood after `at` actions.
    pub(crate) async fn view_at(&self, id: &str, at: usize) -> Result<Value, Failure> {
        let room = self.room(id).await?;
        let actions = {
            let state = room.state.lock().await;
            let all = state.actions.len();
            let past = state.actions.get(..at);
            past.ok_or_else(|| Failure::bad(format!("the match has {all} actions, not {at}")))?.to_vec()
        };
        let state = State::replayed(&room.setup, &actions)?;
        let mut view = view::view(&room.id, &room.setup, &state.m, at, false, &state.events);
        view["created"] = room.created.clone().into();
        Ok(view)
    }

    /// The match itself, for those who think about it.
    pub(crate) async fn snapshot(&self, id: &str) -> Result<Match, Failure> {
        let room = self.room(id).await?;
        let state = room.state.lock().await;
        Ok(state.m.clone())
    }

    /// Does what a page asks for, all or nothing.
    pub(crate) async fn act(&self, id: String, acts: Acts) -> Result<Value, Failure> {
        let room = self.room(&id).await?;
        let view = {
            let mut state = room.state.lock().await;
            if acts.after != state.actions.len() {
                return Err(Failure::Stale(Box::new(room.view(&state, acts.after))));
            }
            let mut next = state.clone();
            for act in &acts.actions {
                for (by, action) in self.actions_of(&room.setup, &next.m, act)? {
                    next.apply(by, action)?;
                }
            }
            self.commit(&room, &mut state, next).await?;
            room.view(&state, acts.after)
        };
        self.wake_bot(&room);
        Ok(view)
    }

    /// Writes what is new, then shows it.
    async fn commit(&self, room: &Room, state: &mut State, next: State) -> Result<(), Failure> {
        let after = state.actions.len();
        let card = view::card(&room.setup, &next.m, next.actions.len());
        let new = &next.actions[after..];
        if self.store.append(&room.id, after, new, &to_text(&card)?).await? == Appended::Overtaken {
            // Another process has written to the store, or deleted the match: what we hold is not true any more.
            self.open.lock().await.remove(&room.id);
            return Err(Failure::Stale(Box::new(room.view(state, after))));
        }
        *state = next;
        self.news.report(Pulse::Seq(room.id.as_str().into(), state.actions.len()));
        Ok(())
    }

    /// The actions that a deed stands for.
    fn actions_of(&self, setup: &NewMatch, m: &Match, act: &Act) -> Result<Vec<(Player, Action)>, Failure> {
        let turn_of = m.game().phase().player();
        let by = act.by.or(turn_of).unwrap_or(Player::First);
        let entered = setup.dice == DiceMode::Hand && act.what == Deed::Roll;
        if setup.players[by.index()].is_bot() && turn_of == Some(by) && !entered {
            return Err(Refusal::NotYourTurn { expected: by }.into());
        }
        let whole_turn = || {
            let moves = act.moves.iter().map(|&[from, to, die]| Move { from, to, die });
            let mut actions: Vec<Action> = moves.clone().map(Action::Move).collect();
            if !goes_on(m, moves) {
                actions.push(Action::Done);
            }
            actions
        };
        let actions = match act.what {
            Deed::Roll => vec![self.roll_of(setup, m, act)?],
            Deed::Play => whole_turn(),
            Deed::TakeBack => vec![Action::TakeBack],
            Deed::Pick => match act.dice.as_deref() {
                Some(&[a, b]) => vec![Action::Pick { dice: [a, b] }],
                _ => return Err(Refusal::BadPick.into()),
            },
            Deed::Choose => vec![Action::Choose { number: act.number.unwrap_or(0) }],
            Deed::Double => vec![Action::Double],
            Deed::Take => vec![Action::Take],
            Deed::Drop => vec![Action::Drop],
            Deed::Beaver => vec![Action::Beaver],
            Deed::Raccoon => vec![Action::Raccoon],
            Deed::Resign => vec![Action::Resign { level: act.level.unwrap_or(1) }],
            Deed::Accept => vec![Action::Accept],
            Deed::Refuse => vec![Action::Refuse],
            Deed::Cocked => vec![Action::Cocked],
            Deed::Next => vec![Action::Next],
            Deed::End => vec![Action::End],
        };
        Ok(actions.into_iter().map(|action| (by, action)).collect())
    }

    /// The roll that is due: the server's, or the one that was thrown on the table.
    fn roll_of(&self, setup: &NewMatch, m: &Match, act: &Act) -> Result<Action, Failure> {
        if setup.dice == DiceMode::Server && act.dice.is_some() {
            return Err(Failure::bad("the server throws the dice of this match"));
        }
        if !matches!(m.game().phase(), Phase::Opening) {
            return match &act.dice {
                Some(dice) => Ok(Action::Roll { dice: dice.clone() }),
                None if setup.dice == DiceMode::Server => Ok(self.roll(m)),
                None => Err(Failure::bad("the dice of this match are thrown by hand: send them")),
            };
        }
        Ok(match (m.rules().opening, act.dice.as_deref()) {
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, None) => {
                Action::Opening { dice: self.with_dice(Dice::two) }
            }
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Some(&[a, b])) => {
                Action::Opening { dice: [a, b] }
            }
            (Opening::TwoDiceHighest, None) => {
                Action::OpeningTwo { dice: self.with_dice(|dice| [dice.two(), dice.two()]) }
            }
            (Opening::TwoDiceHighest, Some(&[a, b, c, d])) => Action::OpeningTwo { dice: [[a, b], [c, d]] },
            (Opening::LotThenRoll, None) => {
                let first = self.with_dice(Dice::lot);
                Action::Lot { starter: if first { Player::First } else { Player::Second } }
            }
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Some(_)) => {
                return Err(Failure::bad("expected two opening dice, the first player's first"));
            }
            (Opening::TwoDiceHighest, Some(_)) => {
                return Err(Failure::bad("expected four opening dice, the first player's two first"));
            }
            (Opening::LotThenRoll, Some(_)) => {
                return Err(Failure::bad("the starter of this game is drawn by lot: send no dice"));
            }
        })
    }

    fn roll(&self, m: &Match) -> Action {
        let dice = match m.game().dice_due() {
            DiceDue::Known(roll) => roll.dice().to_vec(),
            DiceDue::Throw(count) => self.with_dice(|dice| dice.several(count)),
        };
        Action::Roll { dice }
    }

    /// Lets the program play, if it is its turn, until a person is to act.
    fn wake_bot(&self, room: &Arc<Room>) {
        if !room.setup.players.iter().any(Seat::is_bot) {
            return;
        }
        let (rooms, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move {
            let _thinks = room.thinking.lock().await;
            loop {
                match rooms.bot_step(&room).await {
                    Ok(true) => {}
                    // Nothing to do, or the match was deleted meanwhile.
                    Ok(false) | Err(Failure::Stale(_)) => break,
                    Err(failure) => {
                        eprintln!("tavola: the program cannot go on in match {}: {failure}", room.id);
                        break;
                    }
                }
            }
        });
    }

    /// One decision of the program. `false` when it is not its turn.
    async fn bot_step(&self, room: &Arc<Room>) -> Result<bool, Failure> {
        let (m, seen) = {
            let state = room.state.lock().await;
            (state.m.clone(), state.actions.len())
        };
        let Some(player) = m.game().phase().player() else {
            return Ok(false);
        };
        let Seat::Bot { level } = &room.setup.players[player.index()] else {
            return Ok(false);
        };
        let level = level.parse().map_err(Failure::bad)?;
        let by_hand = room.setup.dice == DiceMode::Hand && m.game().fixed_roll().is_none();
        let roll = self.roll(&m);
        let seed = seed_of(&room.id, seen);
        let decision =
            tokio::task::spawn_blocking(move || Bot::new(level, seed).decide(Engine::shared(), &m, player))
                .await
                .map_err(|e| Failure::Internal(e.to_string()))?;
        let actions = match decision {
            Decision::Act(actions) => actions,
            Decision::Roll if by_hand => return Ok(false),
            Decision::Roll => vec![roll],
        };
        let mut state = room.state.lock().await;
        if state.actions.len() != seen {
            // Somebody acted while the program thought; it thinks again.
            return Ok(true);
        }
        let mut next = state.clone();
        for action in actions {
            next.apply(player, action)?;
        }
        self.commit(room, &mut state, next).await?;
        Ok(true)
    }
}

impl Room {
    fn view(&self, state: &State, since: usize) -> Value {
        let events = state.events.get(since..).unwrap_or_default();
        let mut view = view::view(&self.id, &self.setup, &state.m, state.actions.len(), true, events);
        view["created"] = self.created.clone().into();
        view
    }
}

/// Whether moves go to the end of a part of a roll, and another part follows that can be played.
fn goes_on(m: &Match, moves: impl IntoIterator<Item = Move>) -> bool {
    let Phase::Move { turn, .. } = m.game().phase() else { return false };
    let mut turn = turn.clone();
    let before = turn.moves().len();
    moves.into_iter().all(|mv| turn.play(mv).is_ok())
        && turn.moves().len() > before
        && (turn.at(), turn.waits()) == (Graph::ROOT, Waits::Move)
}

/// The program's own chance (weaker levels err at random) differs from match to match and from turn to
/// turn, and is the same when a turn is thought over again.
fn seed_of(id: &str, seq: usize) -> u64 {
    id.bytes().fold(seq as u64, |seed, byte| (seed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The card of a stored match, if the match can be read too.
fn readable(setup: &str, card: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str::<NewMatch>(setup)?;
    serde_json::from_str(card)
}

fn to_text(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(StoreError::Unwritable)
}

fn not_found(id: &str) -> Failure {
    Failure::NotFound(format!("no match {id:?}"))
}
