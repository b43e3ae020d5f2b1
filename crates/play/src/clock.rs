//! Clocks: the remaining time of each player. They follow from the actions and the time of each, so a replay shows the same
//! clocks.
//!
//! The clock that runs belongs to the player for whom the match waits: for a roll, a move, an answer to the cube or to a
//! resignation. If either may act, between two games and before the opening roll, no clock runs. The clock of a bot never
//! runs. `docs/clocks.md` has the rules with examples.

use tavola_rules::{Action, Match, MatchKind, Player};

use crate::control::{ClockKind, TimeControl};
use crate::event::Event;
use crate::setup::Seat;

/// Most milliseconds that a player gets back in a turn for delays of the line.
pub const LAG: i64 = 1000;

/// Both clocks of a match as they stood when its last action arrived. Times are milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Whether people hold the seats.
    people: [bool; 2],
    bank: [i64; 2],
    /// Rest of the seconds of the turn; with [`ClockKind::Bronstein`] the time that may still be given back.
    free: [i64; 2],
    /// Time that the bank gets back when the clock stops.
    owed: [i64; 2],
    running: Option<Player>,
    /// Time that may still be given back in this turn for delays of the line.
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

    /// The time of both players.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The player whose clock runs. `None` if no clock runs or if it belongs to a bot, whose time has no end.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.running.filter(|player| self.people[player.index()])
    }

    /// The bank of a player.
    #[must_use]
    pub fn bank(&self, player: Player) -> i64 {
        self.bank[player.index()]
    }

    /// Time for which the running clock does not touch the bank, in milliseconds.
    #[must_use]
    pub fn free(&self) -> i64 {
        match (self.control.kind, self.running()) {
            (ClockKind::Delay | ClockKind::Turn, Some(player)) => self.free[player.index()],
            _ => 0,
        }
    }

    /// Time without an action after which the player whose clock runs has lost, in milliseconds. `None`: no clock runs.
    #[must_use]
    pub fn left(&self) -> Option<i64> {
        self.running().map(|player| self.free() + self.bank(player))
    }

    /// Time that may still be given back in this turn for delays of the line, in milliseconds; 0 if no clock runs. A
    /// loss on time waits for it.
    #[must_use]
    pub fn lag(&self) -> i64 {
        self.running().map_or(0, |_| self.lag)
    }

    /// Updates the clocks by an action. `m` is the match after it.
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
            let owed = std::mem::take(&mut self.owed[player.index()]);
            // A player without time gets none back.
            let back = if event.action == Action::Flag { 0 } else { owed };
            self.bank[player.index()] += back + more;
        }
        // A player who resigns repeatedly continues with the rest of the turn's time. The player who has to answer
        // begins anew.
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
        // An action that arrived before the end was noticed counts.
        self.bank[seat] = (self.bank[seat] - from_bank).max(0);
    }
}

/// Whom a match waits for.
fn awaited(m: &Match) -> Option<Player> {
    if m.is_over() { None } else { m.game().phase().player() }
}
