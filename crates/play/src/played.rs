//! A match with all that has happened in it.

use tavola_rules::game::Phase;
use tavola_rules::{Action, Effect, Match, Move, Player, Position, Refusal, Roll};

use crate::dice::DiceDue;
use crate::setup::{DiceMode, MatchSetup, Seat, SetupError};
use crate::state::{self, Ability, State};

/// One action of a match, with what a client needs to show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number, the first being 1.
    pub seq: usize,
    /// Who did it.
    pub by: Player,
    /// What they did.
    pub action: Action,
    /// What it brought about.
    pub effect: Effect,
    /// What it put at stake, if it is an offer.
    pub stake: Option<Stake>,
    /// The turn that it ended, if it is [`Action::Done`].
    pub turn: Option<Box<PlayedTurn>>,
}

/// What an offer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The value of the cube if it is accepted.
    Cube(u32),
    /// The points of a resignation.
    Points(u32),
}

/// What was played since the last roll or choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// The roll; `None` after a double was chosen or handed over.
    pub roll: Option<Roll>,
    /// The board before, seen by the player.
    pub start: Position,
    /// The moves in their order.
    pub moves: Vec<Move>,
}

impl Event {
    /// Does an action in a match.
    pub(crate) fn apply(m: &mut Match, seq: usize, by: Player, action: Action) -> Result<Event, Refusal> {
        let stake = stake(m, by, &action);
        let turn = match (&action, m.game().phase()) {
            (Action::Done, Phase::Move { roll, turn, .. }) => Some(Box::new(PlayedTurn {
                roll: *roll,
                start: turn.start(),
                moves: turn.moves().iter().map(|(mv, _)| *mv).collect(),
            })),
            _ => None,
        };
        let effect = m.apply(by, &action)?;
        Ok(Event { seq, by, action, effect, stake, turn })
    }
}

fn stake(m: &Match, by: Player, action: &Action) -> Option<Stake> {
    let cube = |times: u32| Some(Stake::Cube(m.game().cube().value.saturating_mul(times)));
    match action {
        Action::Double => cube(2),
        Action::Beaver => cube(4),
        Action::Raccoon => cube(8),
        Action::Resign { level } => Some(Stake::Points(m.game().resignation_points(by, *level))),
        _ => None,
    }
}

/// A stored action that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("action {seq} is refused: {refusal}")]
pub struct ReplayError {
    /// Its number, the first being 1.
    pub seq: usize,
    /// Why.
    pub refusal: Refusal,
}

/// Why a stored match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Its setup cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of its actions is refused.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// A match: its setup, the rules' [`Match`] as it stands, and the log that it follows from.
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    setup: MatchSetup,
    now: Match,
    log: Vec<Event>,
    /// The match after so many actions, so that a look back replays few of them. The first is the start.
    kept: Vec<(usize, Match)>,
}

/// Actions between two states that are kept, if the match is not within a turn, whose graph takes space.
const KEEP_EVERY: usize = 32;
/// Actions after which a state is kept in any case.
const KEEP_AT_LAST: usize = 4 * KEEP_EVERY;

impl PlayedMatch {
    /// A match that has not begun.
    ///
    /// # Errors
    /// If its rules or its position cannot be played.
    pub fn begin(setup: MatchSetup) -> Result<PlayedMatch, SetupError> {
        let now = setup.begin()?;
        Ok(PlayedMatch { setup, kept: vec![(0, now.clone())], now, log: Vec::new() })
    }

    /// A match that was stored.
    ///
    /// # Errors
    /// If its setup cannot be played, or the number of the action that the rules refuse.
    pub fn replayed(
        setup: MatchSetup,
        actions: impl IntoIterator<Item = (Player, Action)>,
    ) -> Result<PlayedMatch, OpenError> {
        let mut played = PlayedMatch::begin(setup)?;
        for (by, action) in actions {
            played.push(by, action)?;
        }
        Ok(played)
    }

    /// Takes in an action that has been accepted before, and returns its event. New ones come from
    /// [`PlayedMatch::prepare`] and [`PlayedMatch::decide`], which also look at who acts.
    ///
    /// # Errors
    /// If the rules refuse it; nothing has changed then.
    pub fn push(&mut self, by: Player, action: Action) -> Result<&Event, ReplayError> {
        let seq = self.log.len() + 1;
        let event =
            Event::apply(&mut self.now, seq, by, action).map_err(|refusal| ReplayError { seq, refusal })?;
        self.log.push(event);
        self.keep();
        Ok(&self.log[seq - 1])
    }

    pub(crate) fn extend(&mut self, now: Match, events: Vec<Event>) {
        self.now = now;
        self.log.extend(events);
        self.keep();
    }

    fn keep(&mut self) {
        let since = self.log.len() - self.kept.last().map_or(0, |(seq, _)| *seq);
        let within_turn = matches!(self.now.game().phase(), Phase::Move { .. });
        if since >= KEEP_AT_LAST || since >= KEEP_EVERY && !within_turn {
            self.kept.push((self.log.len(), self.now.clone()));
        }
    }

    /// What is played, and by whom.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The match as it stands.
    #[must_use]
    pub fn now(&self) -> &Match {
        &self.now
    }

    /// Number of actions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing has happened yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// All that happened, in order: event `i` has the number `i + 1`.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// The match as it stood after `seq` actions; `None` if it has fewer. Replays at most some turns.
    #[must_use]
    pub fn at(&self, seq: usize) -> Option<Match> {
        let events = self.log.get(..seq)?;
        let kept = self.kept.partition_point(|(at, _)| *at <= seq).checked_sub(1)?;
        let (from, state) = &self.kept[kept];
        let mut m = state.clone();
        for event in &events[*from..] {
            // It was accepted in the same state before.
            m.apply(event.by, &event.action).ok()?;
        }
        Some(m)
    }

    /// What the match waits for.
    #[must_use]
    pub fn state(&self) -> State {
        State::of(&self.now)
    }

    /// What a person may do as `player`.
    #[must_use]
    pub fn may(&self, player: Player) -> Vec<Ability> {
        state::may(&self.setup, &self.now, player)
    }

    /// The dice that are due, if any.
    #[must_use]
    pub fn dice_due(&self) -> Option<DiceDue> {
        DiceDue::of(&self.now)
    }

    /// Whether people must throw the dice that are due.
    #[must_use]
    pub fn wants_hand_dice(&self) -> bool {
        self.setup.dice == DiceMode::Hand && self.dice_due().is_some_and(DiceDue::by_hand)
    }

    /// The bot that is to decide, and the name of its level. Where people throw its dice the client still asks it
    /// first, because it may double; once it has decided to roll, the client waits for a roll from a person.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Player, &str)> {
        let player = self.now.game().phase().player()?;
        match self.setup.seat(player) {
            Seat::Bot { level } => Some((player, level)),
            Seat::Human { .. } => None,
        }
    }
}
