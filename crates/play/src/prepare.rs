//! From requests to actions, with all checks before anything is stored.

use tavola_rules::game::Phase;
use tavola_rules::{Action, Graph, Match, Move, Player, Refusal, Waits};

use crate::clock::Clock;
use crate::command::{Command, Request, Sender};
use crate::dice::{DiceDue, WrongDice};
use crate::event::{self, Event, Logged, Moment, Time};
use crate::live::LiveMatch;
use crate::refused::Refused;
use crate::setup::{DiceMode, MatchSetup};
use crate::state;

/// Actions that are accepted and not yet taken into the match, so that a client stores them first.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Actions of the match before them.
    after: usize,
    now: Match,
    dice: DiceMode,
    events: Vec<Event>,
    /// When they arrived, and how long the first of them took.
    time: Time,
    clock: Option<Clock>,
    /// The throw that Tavola owes, and for whom.
    due: Option<(Player, DiceDue)>,
}

impl Prepared {
    /// The dice that Tavola is to throw before anything can be stored.
    #[must_use]
    pub fn due(&self) -> Option<DiceDue> {
        self.due.map(|(_, due)| due)
    }

    /// Returns it with the dice that were due, as many as [`DiceDue::count`] returns.
    ///
    /// # Errors
    /// If no dice are due, or not these.
    pub fn thrown(mut self, dice: &[u8]) -> Result<Prepared, Refused> {
        let (by, due) = self.due.take().ok_or(Refused::NoDiceDue)?;
        self.act(by, due.action(dice)?)?;
        Ok(self)
    }

    /// The number of actions that the match had before.
    #[must_use]
    pub fn after(&self) -> usize {
        self.after
    }

    /// The events to store and show.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The match with the actions.
    #[must_use]
    pub fn now(&self) -> &Match {
        &self.now
    }

    /// Its clocks with the actions, if it has any.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// When the match is lost on time, unless something happens before: see [`LiveMatch::deadline`].
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        Some(self.time.at.saturating_add(clock.left()? + clock.lag()))
    }

    fn act(&mut self, by: Player, action: Action) -> Result<(), Refusal> {
        let seq = self.after + self.events.len() + 1;
        let first = self.events.is_empty();
        let time = if first { self.time } else { Time { spent: 0, lag: 0, ..self.time } };
        let logged = Logged { by, action, time: Some(time) };
        let event = Event::apply(&mut self.now, self.dice, seq, logged)?;
        if let Some(clock) = &mut self.clock {
            clock.happened(&event, &self.now);
        }
        self.events.push(event);
        Ok(())
    }
}

impl LiveMatch {
    /// Judges requests, all or nothing.
    ///
    /// Nobody acts for a bot, except by throwing its dice where dice are thrown by hand; and a sender acts only for
    /// the seats that they hold. Dice that Tavola throws come last: a throw is stored before anything after it
    /// is judged, so that no request can be repeated until the dice please. If [`Prepared::due`] returns dice, the
    /// client throws them and hands them to [`Prepared::thrown`]. `now` is when the requests arrived, in milliseconds since
    /// 1970, or a [`Moment`]: the actions keep it, with the time since the action before.
    ///
    /// # Errors
    /// The first request that is refused, and why.
    pub fn prepare<'a>(
        &self,
        sender: Sender,
        requests: impl IntoIterator<Item = &'a Request>,
        now: impl Into<Moment>,
    ) -> Result<Prepared, Refused> {
        let mut prepared = self.nothing_yet(now.into());
        for request in requests {
            if prepared.due.is_some() {
                return Err(Refused::ThrowIsLast);
            }
            let by = actor(self.setup(), &prepared.now, sender, request)?;
            match self.reading(&prepared.now, by, &request.command)? {
                Reading::Actions(actions) => {
                    for action in actions {
                        prepared.act(by, action)?;
                    }
                }
                Reading::Throw(due) => prepared.due = Some((by, due)),
            }
        }
        Ok(prepared)
    }

    /// Judges the engine's decision for a bot's seat, at a time in milliseconds since 1970.
    ///
    /// # Errors
    /// If it is not a bot's seat, the rules refuse an action, or one reports dice.
    pub fn decide(
        &self,
        by: Player,
        actions: impl IntoIterator<Item = Action>,
        now: impl Into<Moment>,
    ) -> Result<Prepared, Refused> {
        self.check_bot(by)?;
        let mut prepared = self.nothing_yet(now.into());
        for action in actions {
            if event::reports_dice(&action)
                || matches!(
                    action,
                    Action::Cocked | Action::Flag | Action::Settle { .. } | Action::TakeBackTurn
                )
            {
                return Err(Refused::NotADecision);
            }
            prepared.act(by, action)?;
        }
        Ok(prepared)
    }

    /// The roll of a bot that has decided to roll, at a time in milliseconds since 1970.
    ///
    /// # Errors
    /// [`Refused::DiceWanted`] where people throw it: a [`Command::Roll`] brings it. Or as
    /// [`LiveMatch::decide`].
    pub fn bot_roll(&self, by: Player, now: impl Into<Moment>) -> Result<Prepared, Refused> {
        self.check_bot(by)?;
        let mut prepared = self.nothing_yet(now.into());
        match self.roll(&prepared.now, by, None)? {
            Reading::Actions(actions) => {
                for action in actions {
                    prepared.act(by, action)?;
                }
            }
            Reading::Throw(due) => prepared.due = Some((by, due)),
        }
        Ok(prepared)
    }

    /// The loss on time of the player whose clock runs. `None`: their time is not up.
    #[must_use]
    pub fn flag(&self, now: impl Into<Moment>) -> Option<Prepared> {
        let (clock, now) = (self.clock()?, now.into());
        let (by, left) = (clock.running()?, clock.left()?);
        self.last()?;
        let mut prepared = self.nothing_yet(now);
        if prepared.time.spent < left + clock.lag() {
            return None;
        }
        prepared.act(by, Action::Flag).ok()?;
        Some(prepared)
    }

    /// The loss of a player who has left while the match waits for them. `None`: it waits for nobody.
    #[must_use]
    pub fn left(&self, now: impl Into<Moment>) -> Option<Prepared> {
        let by = self.now().game().phase().player()?;
        let mut prepared = self.nothing_yet(now.into());
        prepared.act(by, Action::Flag).ok()?;
        Some(prepared)
    }

    /// The end of a game that both players settle at its worth to the first of them, in thousandths of a point. `None`: the match
    /// does not wait for a roll that begins a turn, or it is rated.
    #[must_use]
    pub fn settled(&self, by: Player, worth: i32, now: impl Into<Moment>) -> Option<Prepared> {
        if self.setup().rated {
            return None;
        }
        let mut prepared = self.nothing_yet(now.into());
        prepared.act(by, Action::Settle { worth }).ok()?;
        Some(prepared)
    }

    /// The last play or cube decision of a player, taken back with all that has happened since: both players have agreed to it. Throws stay
    /// thrown: the next one has the next number. `None`: there is nothing to take back, or the match is rated.
    #[must_use]
    pub fn turn_taken_back(&self, by: Player, now: impl Into<Moment>) -> Option<Prepared> {
        if self.setup().rated {
            return None;
        }
        let mut prepared = self.nothing_yet(now.into());
        prepared.act(by, Action::TakeBackTurn).ok()?;
        Some(prepared)
    }

    /// Takes prepared actions, once they are stored, and returns their events.
    ///
    /// # Errors
    /// If the match went on meanwhile, or dice are still due.
    pub fn commit(&mut self, prepared: Prepared) -> Result<Vec<Event>, Refused> {
        if prepared.after != self.len() {
            return Err(Refused::Stale { expected: prepared.after, has: self.len() });
        }
        if prepared.due.is_some() {
            return Err(Refused::NotThrown);
        }
        self.extend(prepared.now, prepared.clock, &prepared.events);
        Ok(prepared.events)
    }

    fn nothing_yet(&self, arrived: Moment) -> Prepared {
        Prepared {
            after: self.len(),
            now: self.now().clone(),
            dice: self.setup().dice,
            events: Vec::new(),
            due: None,
            time: arrived.after(self.last(), self.clock().map_or(0, Clock::lag)),
            clock: self.clock().cloned(),
        }
    }

    fn check_bot(&self, by: Player) -> Result<(), Refused> {
        if self.setup().seat(by).is_bot() { Ok(()) } else { Err(Refused::NotYourSeat(by)) }
    }

    /// The actions of a command, or its throw.
    fn reading(&self, m: &Match, by: Player, command: &Command) -> Result<Reading, Refused> {
        let one = |action| Ok(Reading::Actions(vec![action]));
        match command {
            Command::Roll { dice } => self.roll(m, by, dice.as_deref()),
            Command::Play { moves } => Ok(Reading::Actions(whole_part(m, moves))),
            Command::Move { moves } => {
                Ok(Reading::Actions(moves.iter().copied().map(Action::Move).collect()))
            }
            Command::Cocked if self.setup().dice == DiceMode::Tavola => Err(Refused::ThrowStands),
            Command::Cocked => one(Action::Cocked),
            Command::Resign { level } => {
                let most = state::highest_resignation(m, by);
                if m.game().phase().may_resign() && *level > most {
                    return Err(Refusal::BadResignation { most }.into());
                }
                one(Action::Resign { level: *level })
            }
            Command::Done => one(Action::Done),
            Command::TakeBack => one(Action::TakeBack),
            Command::Pick { dice } => one(Action::Pick { dice: *dice }),
            Command::Choose { number } => one(Action::Choose { number: *number }),
            Command::Double => one(Action::Double),
            Command::Take => one(Action::Take),
            Command::Drop => one(Action::Drop),
            Command::Beaver => one(Action::Beaver),
            Command::Raccoon => one(Action::Raccoon),
            Command::Accept => one(Action::Accept),
            Command::Refuse => one(Action::Refuse),
            Command::Next => one(Action::Next),
            Command::End => one(Action::End),
        }
    }

    /// The roll that is due: thrown by hand, to be thrown by Tavola, or known.
    fn roll(&self, m: &Match, by: Player, dice: Option<&[u8]>) -> Result<Reading, Refused> {
        if self.setup().dice == DiceMode::Tavola && dice.is_some() {
            return Err(Refused::TavolaThrows);
        }
        let due = DiceDue::of(m).filter(|_| m.game().phase().player().is_none_or(|player| player == by));
        let Some(due) = due else {
            // No dice are due to this player: the rules return the reason.
            return Ok(Reading::Actions(vec![Action::Roll { dice: dice.unwrap_or_default().to_vec() }]));
        };
        let actions = |action| Ok(Reading::Actions(vec![action]));
        match (dice, due) {
            (None, DiceDue::Known(_)) => actions(due.action(&[])?),
            (None, _) if self.setup().dice == DiceMode::Hand && due.by_hand() => {
                Err(Refused::DiceWanted(due))
            }
            (None, _) => Ok(Reading::Throw(due)),
            (Some(dice), DiceDue::Known(_)) => actions(Action::Roll { dice: dice.to_vec() }),
            (Some(_), DiceDue::Lot) => Err(WrongDice { due }.into()),
            (Some(dice), _) => actions(due.action(dice)?),
        }
    }
}

/// The meaning of a command.
enum Reading {
    Actions(Vec<Action>),
    Throw(DiceDue),
}

/// The player in whose name a request is given, if its sender may do that.
fn actor(setup: &MatchSetup, m: &Match, sender: Sender, request: &Request) -> Result<Player, Refused> {
    let holds = |player: &Player| sender.holds(*player) && !setup.seat(*player).is_bot();
    let expected = m.game().phase().player();
    let held = Player::BOTH.into_iter().find(holds);
    let throws = matches!(request.command, Command::Roll { .. }) && held.is_some();
    // The opening roll belongs to neither player, and people throw the dice of a bot on their own table.
    if throws && matches!(m.game().phase(), Phase::Opening) {
        return Ok(request.by.or(held).unwrap_or(Player::First));
    }
    let bots_turn = expected.filter(|player| setup.seat(*player).is_bot());
    if let Some(bot) = bots_turn
        && throws
        && setup.dice == DiceMode::Hand
        && request.by.is_none_or(|by| by == bot)
    {
        return Ok(bot);
    }
    let by = request.by.or(expected.filter(holds)).or(held).or(expected).unwrap_or(Player::First);
    match () {
        () if holds(&by) => Ok(by),
        () if setup.seat(by).is_bot() => Err(Refused::BotsSeat(by)),
        () => Err(Refused::NotYourSeat(by)),
    }
}

/// The actions of a whole part of a turn: its moves, and the end of the turn unless another part of the same roll
/// can be played. A part that stops too early ends in a refusal of that end.
fn whole_part(m: &Match, moves: &[Move]) -> Vec<Action> {
    let mut actions: Vec<Action> = moves.iter().copied().map(Action::Move).collect();
    if !goes_on(m, moves) {
        actions.push(Action::Done);
    }
    actions
}

/// Returns whether moves lead to the end of a part of a roll, and another part follows that can be played.
fn goes_on(m: &Match, moves: &[Move]) -> bool {
    let Phase::Move { turn, .. } = m.game().phase() else { return false };
    let mut turn = turn.clone();
    !moves.is_empty()
        && moves.iter().all(|mv| turn.play(*mv).is_ok())
        && (turn.at(), turn.waits()) == (Graph::ROOT, Waits::Move)
}
