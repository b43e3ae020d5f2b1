//! Games that the engine plays against itself, the same for the same seed.

use std::collections::VecDeque;

use tavola_engine::{Bot, BotDecision, Engine, EngineError, hash};
use tavola_play::DiceDue;
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, Player};

/// Number of actions after which a game without an end is given up.
const MOST_ACTIONS: usize = 4_000;

/// A match between two bots, action by action.
pub(crate) struct SelfPlay {
    bots: [Bot; 2],
    seed: u64,
    thrown: u64,
    m: Match,
    actions: Vec<(Player, Action)>,
    ready: VecDeque<Action>,
}

impl SelfPlay {
    /// Creates a match that continues from the state of `m`.
    pub(crate) fn new(m: Match, bots: [Bot; 2], seed: u64) -> SelfPlay {
        SelfPlay { bots, seed, thrown: 0, m, actions: Vec::new(), ready: VecDeque::new() }
    }

    /// The present state of the match.
    pub(crate) fn now(&self) -> &Match {
        &self.m
    }

    /// The actions so far.
    pub(crate) fn actions(&self) -> &[(Player, Action)] {
        &self.actions
    }

    /// The last action.
    pub(crate) fn last(&self) -> Option<&Action> {
        self.actions.last().map(|(_, action)| action)
    }

    /// All actions.
    pub(crate) fn into_actions(self) -> Vec<(Player, Action)> {
        self.actions
    }

    /// A number that follows from the seed and from how much has been thrown: no stream of the system's, so that the games
    /// are the same on every machine.
    fn die(&mut self) -> u8 {
        self.thrown += 1;
        1 + (hash::mix(hash::mix(self.seed).wrapping_add(self.thrown)) % 6) as u8
    }

    /// The dice that are due; `None` where none are.
    fn throw(&mut self) -> Option<Action> {
        let due = DiceDue::of(&self.m)?;
        let dice: Vec<u8> = (0..due.count()).map(|_| self.die()).collect();
        due.action(&dice).ok()
    }

    /// Does the next action. Returns its player; `None` if the match is over, or does not come to an end.
    pub(crate) fn step(&mut self, engine: &Engine) -> Result<Option<Player>, EngineError> {
        if self.m.is_over() || self.actions.len() >= MOST_ACTIONS {
            return Ok(None);
        }
        let by = self.m.game().phase().player().unwrap_or(Player::First);
        if self.ready.is_empty() {
            let next = match self.m.game().phase() {
                Phase::Opening => self.throw().into_iter().collect(),
                Phase::Over(_) => VecDeque::from([Action::Next]),
                _ => match self.bots[by.index()].decide(engine, &self.m, by)? {
                    BotDecision::Act(actions) if !actions.is_empty() => actions.into(),
                    BotDecision::Act(_) | BotDecision::Roll => self.throw().into_iter().collect(),
                },
            };
            self.ready = next;
        }
        // A refused action would be refused again.
        let Some(action) = self.ready.pop_front() else { return Ok(None) };
        if self.m.apply(by, &action).is_err() {
            return Ok(None);
        }
        self.actions.push((by, action));
        Ok(Some(by))
    }
}
