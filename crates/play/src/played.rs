//! A match with all that has happened in it.

use std::ops::Deref;

use tavola_rules::Match;
use tavola_rules::game::Phase;

use crate::event::{Event, Logged, OpenError, ReplayError};
use crate::live::LiveMatch;
use crate::prepare::Prepared;
use crate::refused::Refused;
use crate::setup::{MatchSetup, SetupError};

/// A match with its log. Its present state is that of its [`LiveMatch`].
#[derive(Clone, Debug)]
pub struct PlayedMatch {
    live: LiveMatch,
    log: Vec<Event>,
    /// The match after certain numbers of actions, so that a look back replays few of them. The first is the start.
    kept: Vec<(usize, Match)>,
}

/// Actions between two states that are kept, if the match is not within a turn, whose graph takes space.
const KEEP_EVERY: usize = 32;
/// Actions after which a state is kept in any case.
const KEEP_AT_LAST: usize = 4 * KEEP_EVERY;

impl Deref for PlayedMatch {
    type Target = LiveMatch;

    fn deref(&self) -> &LiveMatch {
        &self.live
    }
}

impl PlayedMatch {
    /// A match that has not begun.
    ///
    /// # Errors
    /// If its rules or its position cannot be played.
    pub fn begin(setup: MatchSetup) -> Result<PlayedMatch, SetupError> {
        let live = LiveMatch::begin(setup)?;
        Ok(PlayedMatch { kept: vec![(0, live.now().clone())], live, log: Vec::new() })
    }

    /// A match that was stored.
    ///
    /// # Errors
    /// If its setup cannot be played, or the number of the action that the rules refuse.
    pub fn replayed(
        setup: MatchSetup,
        actions: impl IntoIterator<Item = impl Into<Logged>>,
    ) -> Result<PlayedMatch, OpenError> {
        let mut played = PlayedMatch::begin(setup)?;
        for action in actions {
            played.push(action)?;
        }
        Ok(played)
    }

    /// Takes an action that has been accepted before, and returns its event. New ones come from [`LiveMatch::prepare`]
    /// and [`LiveMatch::decide`], which also check the sender.
    ///
    /// # Errors
    /// If the rules refuse it; nothing has changed then.
    pub fn push(&mut self, action: impl Into<Logged>) -> Result<&Event, ReplayError> {
        let event = self.live.push(action)?;
        self.log.push(event);
        self.keep();
        Ok(&self.log[self.log.len() - 1])
    }

    /// Takes prepared actions, once they are stored.
    ///
    /// # Errors
    /// If the match went on meanwhile, or dice are still due.
    pub fn commit(&mut self, prepared: Prepared) -> Result<(), Refused> {
        let events = self.live.commit(prepared)?;
        self.log.extend(events);
        self.keep();
        Ok(())
    }

    fn keep(&mut self) {
        let since = self.log.len() - self.kept.last().map_or(0, |(seq, _)| *seq);
        let within_turn = matches!(self.now().game().phase(), Phase::Move { .. });
        if since >= KEEP_AT_LAST || since >= KEEP_EVERY && !within_turn {
            self.kept.push((self.log.len(), self.now().clone()));
        }
    }

    /// All events in order: event `i` has the number `i + 1`.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// The state of the match, without its log, and the log.
    #[must_use]
    pub fn split(self) -> (LiveMatch, Vec<Event>) {
        (self.live, self.log)
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
}
