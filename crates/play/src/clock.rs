//! Clocks: how much time each player has left. They follow from the actions and the time that each took, so a replay shows the
//! same clocks.
//!
//! The clock of whoever the match waits for runs: for a roll, a move, an answer to the cube or to a resignation. Where either
//! may act, between two games and before the opening roll, no clock runs. The clock of a bot never does. `docs/clocks.md` has
//! the rules with examples.

use tavola_rules::{Action, Match, MatchKind, Player};

use crate::control::{ClockKind, TimeControl};
use crate::event::Event;
use crate::setup::Seat;

/// Milliseconds that a player gets back in a turn at most for what the line took.
pub const LAG: i64 = 1000;

/// Both clocks of a match as they stood when its last action arrived. Times are milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Whether the seats are of people.
    people: [bool; 2],
    bank: [i64; 2],
    /// What is left of the seconds of the turn; with [`ClockKind::Bronstein`] what may still be given back.
    free: [i64; 2],
    /// What the bank gets back when the clock stops.
    owed: [i64; 2],
    running: Option<Player>,
    /// What may still be given back in this turn for what the line takes.
    lag: i64,
}

impl Clock {
    /// The clocks of a match that begins.
    pub(crate) fn new(control: TimeControl, players: &[Seat; 2], m: &Match) -> Clock {
        let step = i64::from(control.step) * 1000;
        Clock {
            control,
            people: players.each_ref().map(|seat| !seat.is_bot()),
            bank: [control.full(); 2],
            free: [step; 2],
            owed: [0; 2],
            running: awaited(m),
            lag: LAG,
        }
    }

    /// How much time both players get.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock runs. `None`: nobody's, or that of a bot, which has no end.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.running.filter(|player| self.people[player.index()])
    }

    /// The bank of a player.
    #[must_use]
    pub fn bank(&self, player: Player) -> i64 {
        self.bank[player.index()]
    }

    /// How long the clock that runs does not touch the bank.
    #[must_use]
    pub fn free(&self) -> i64 {
        match (self.control.kind, self.running()) {
            (ClockKind::Delay | ClockKind::Turn, Some(player)) => self.free[player.index()],
            _ => 0,
        }
    }

    /// After how long without an action the player whose clock runs has lost. `None`: no clock runs.
    #[must_use]
    pub fn left(&self) -> Option<i64> {
        self.running().map(|player| self.free() + self.bank(player))
    }

    /// What may still be given back in this turn for what the line takes; 0 where no clock runs. A flag waits for it.
    #[must_use]
    pub fn lag(&self) -> i64 {
        self.running().map_or(0, |_| self.lag)
    }

    /// Takes in what has happened. `m` is the match after it.
    pub(crate) fn happened(&mut self, event: &Event, m: &Match) {
        let (before, next) = (self.running, awaited(m));
        if let Some(player) = self.running() {
            self.charge(player, event.time.map_or(0, |time| time.spent));
            self.lag -= event.time.map_or(0, |time| time.lag);
        }
        if next != before {
            self.lag = LAG;
        }
        if let Some(player) = before
            && next != before
        {
            let turn = matches!(event.action, Action::Done) && self.control.kind == ClockKind::Fischer;
            let more = if turn { i64::from(self.control.step) * 1000 } else { 0 };
            self.bank[player.index()] += std::mem::take(&mut self.owed[player.index()]) + more;
        }
        // Whoever resigns again and again goes on with what was left of the turn. Who has to answer begins anew.
        let anew = match event.action {
            Action::Resign { .. } => true,
            Action::Refuse => false,
            _ => next != before,
        };
        if let Some(player) = next
            && anew
        {
            self.free[player.index()] = i64::from(self.control.step) * 1000;
        }
        if event.action == Action::Next && m.kind() == MatchKind::Money {
            self.bank = [self.control.full(); 2];
        }
        self.running = next;
    }

    fn charge(&mut self, player: Player, spent: i64) {
        let seat = player.index();
        let free = spent.min(self.free[seat]);
        let from_bank = match self.control.kind {
            ClockKind::Delay | ClockKind::Turn => {
                self.free[seat] -= free;
                spent - free
            }
            ClockKind::Bronstein => {
                self.free[seat] -= free;
                // No more than the bank has given.
                self.owed[seat] += free.min(self.bank[seat]);
                spent
            }
            ClockKind::Fischer => spent,
        };
        // What arrived before the end was noticed counts.
        self.bank[seat] = (self.bank[seat] - from_bank).max(0);
    }
}

/// Whom a match waits for.
fn awaited(m: &Match) -> Option<Player> {
    if m.is_over() { None } else { m.game().phase().player() }
}
