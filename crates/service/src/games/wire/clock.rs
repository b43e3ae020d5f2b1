//! Matches: their clocks.

use serde::Serialize;
use tavola_play::{LiveMatch, TimeControl};
use tavola_rules::Player;

/// Both clocks of a match as they stood when its last action arrived. Times are milliseconds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClockView {
    #[cfg_attr(test, ts(type = "TimeControl"))]
    pub control: TimeControl,
    /// What both players have besides the seconds of the turn.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub bank: [i64; 2],
    /// What runs before the bank of the player whose clock runs.
    #[cfg_attr(test, ts(type = "number"))]
    pub free: i64,
    /// Whose clock runs.
    #[cfg_attr(test, ts(type = "Player | null"))]
    pub running: Option<Player>,
    /// Since when, in milliseconds since 1970 by the clock of the service; null before the first action.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub since: Option<i64>,
}

impl ClockView {
    /// The clocks of a match, if it has any.
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
    /// The same after they were stopped at a time.
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

/// The clocks of a match at this moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MatchClock {
    /// What time it is by the clock of the service, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// After so many actions.
    pub seq: usize,
    /// Null where it is played without clocks.
    pub clock: Option<ClockView>,
    /// Until when the player whose turn of days waits is away on vacation.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub away: Option<i64>,
}
