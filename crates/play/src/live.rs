//! The state of a match.

use tavola_rules::Match;
use tavola_rules::Player;

use crate::clock::Clock;
use crate::dice::DiceDue;
use crate::event::{Event, Logged, ReplayError};
use crate::setup::{DiceMode, MatchSetup, Seat, SetupError};
use crate::state::{self, Ability, State};

/// The present state of a match, without its past: its setup, the rules' [`Match`], and its number of actions.
///
/// It suffices to go on. [`PlayedMatch`](crate::PlayedMatch) also has the log.
#[derive(Clone, Debug)]
pub struct LiveMatch {
    setup: MatchSetup,
    now: Match,
    len: usize,
    /// Number of Tavola's throws.
    throws: u32,
    /// Arrival of the last action, if it is known.
    last: Option<i64>,
    clock: Option<Clock>,
}

impl LiveMatch {
    /// A match that has not begun.
    ///
    /// # Errors
    /// If its rules or its position cannot be played.
    pub fn begin(setup: MatchSetup) -> Result<LiveMatch, SetupError> {
        let now = setup.begin()?;
        let clock = setup.clock.map(|control| Clock::new(control, &setup.players, &now));
        Ok(LiveMatch { now, setup, len: 0, throws: 0, last: None, clock })
    }

    /// Takes an action that has been accepted before, and returns its event. New ones come from [`LiveMatch::prepare`]
    /// and [`LiveMatch::decide`], which also check the sender.
    ///
    /// # Errors
    /// If the rules refuse it; nothing has changed then.
    pub fn push(&mut self, action: impl Into<Logged>) -> Result<Event, ReplayError> {
        let (seq, logged) = (self.len + 1, action.into());
        let time = logged.time;
        let event = Event::apply(&mut self.now, self.setup.dice, seq, logged)
            .map_err(|refusal| ReplayError { seq, refusal })?;
        if let Some(clock) = &mut self.clock {
            clock.happened(&event, &self.now);
        }
        self.len = seq;
        self.throws += u32::from(event.thrown);
        self.last = time.map(|time| time.at).or(self.last);
        Ok(event)
    }

    /// Takes the later events, and the match with its clocks after them.
    pub(crate) fn extend(&mut self, now: Match, clock: Option<Clock>, events: &[Event]) {
        self.now = now;
        self.clock = clock;
        self.len += events.len();
        self.throws += events.iter().map(|event| u32::from(event.thrown)).sum::<u32>();
        self.last = events.last().and_then(|event| event.time).map(|time| time.at).or(self.last);
    }

    /// The game, its players and its dice.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The present state of the match.
    #[must_use]
    pub fn now(&self) -> &Match {
        &self.now
    }

    /// Number of actions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether nothing has happened yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The number of times that Tavola has thrown dice or drawn a lot. Dice of people do not count, nor do rolls that
    /// were known.
    #[must_use]
    pub fn throws(&self) -> u32 {
        self.throws
    }

    /// Arrival of the last action in milliseconds since 1970, if it is known.
    #[must_use]
    pub fn last(&self) -> Option<i64> {
        self.last
    }

    /// Its clocks, if it has any.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// When the player whose clock runs has lost on time, in milliseconds since 1970, if nothing happens before and no time is
    /// nobody's. `None`: no clock runs.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        Some(self.last?.saturating_add(clock.left()? + clock.lag()))
    }

    /// The event for which the match waits.
    #[must_use]
    pub fn state(&self) -> State {
        State::of(&self.now)
    }

    /// The commands that a person may give as `player`.
    #[must_use]
    pub fn may(&self, player: Player) -> Vec<Ability> {
        state::may(&self.setup, &self.now, player)
    }

    /// The dice that are due, if any.
    #[must_use]
    pub fn dice_due(&self) -> Option<DiceDue> {
        DiceDue::of(&self.now)
    }

    /// Returns whether people must throw the dice that are due.
    #[must_use]
    pub fn wants_hand_dice(&self) -> bool {
        self.setup.dice == DiceMode::Hand && self.dice_due().is_some_and(DiceDue::by_hand)
    }

    /// The bot that is to decide, and the name of its level. If people throw its dice, the client still asks it first,
    /// because it may double; once it has decided to roll, the client waits for a roll from a person.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Player, &str)> {
        let player = self.now.game().phase().player()?;
        match self.setup.seat(player) {
            Seat::Bot { level } => Some((player, level)),
            Seat::Human { .. } => None,
        }
    }
}
