//! Wire types of the clocks of matches.

use serde::Serialize;
use tavola_play::{LiveMatch, TimeControl};
use tavola_rules::Player;

/// Both clocks of a match at the arrival of its last action. Times are milliseconds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClockView {
    #[cfg_attr(test, ts(type = "TimeControl"))]
    pub control: TimeControl,
    /// Remaining time of both players without the seconds of the turn.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub bank: [i64; 2],
    /// Time that the running player has before their bank runs.
    #[cfg_attr(test, ts(type = "number"))]
    pub free: i64,
    /// The player whose clock runs.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub running: Option<Player>,
    /// Start of the running turn, in milliseconds since 1970 by the clock of the service; null before the first action.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub since: Option<i64>,
}

impl ClockView {
    /// Returns the clocks of a match, if it has any.
    pub(crate) fn of(live: &LiveMatch) -> Option<ClockView> {
        let clock = live.clock()?;
        let since = live.last();
        Some(ClockView {
            control: clock.control(),
            bank: Player::BOTH.map(|player| clock.bank(player)),
            free: clock.free(),
            running: clock.running().filter(|_| since.is_some()),
            since,
        })
    }
}

impl ClockView {
    /// Returns the clocks after a stop at a time.
    pub(crate) fn stopped(mut self, at: i64) -> ClockView {
        let passed = self.since.map_or(0, |since| (at - since).max(0));
        if let Some(player) = self.running.take() {
            let free = passed.min(self.free);
            let bank = &mut self.bank[player.index()];
            self.free -= free;
            *bank = (*bank - (passed - free)).max(0);
        }
        self
    }
}

/// The present clocks of a match.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchClock {
    /// The present time by the clock of the service, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// Number of actions.
    pub seq: usize,
    /// Null for a match without clocks.
    pub clock: Option<ClockView>,
    /// End of the vacation of the player whose days run.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub away: Option<i64>,
}
