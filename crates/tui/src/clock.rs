//! A clock with a delay: each turn costs a player only the time beyond the delay.

use std::str::FromStr;
use std::time::{Duration, Instant};

use tavola_rules::Player;

/// The time control of both players: a reserve, and a delay for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRule {
    /// Reserve for the whole match.
    pub reserve: Duration,
    /// Delay of each turn, before the reserve is used.
    pub delay: Duration,
}

/// The text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected minutes and seconds of delay such as 14m+12s, not {0:?}")]
pub struct ClockError(String);

impl FromStr for ClockRule {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<ClockRule, ClockError> {
        let bad = || ClockError(text.to_owned());
        let (reserve, delay) = text.split_once('+').unwrap_or((text, "0s"));
        let number = |text: &str, unit| text.strip_suffix(unit)?.parse::<u32>().ok();
        let minutes =
            number(reserve, 'm').filter(|minutes| (1..=24 * 60).contains(minutes)).ok_or_else(bad)?;
        let seconds = number(delay, 's').filter(|seconds| *seconds <= 3600).ok_or_else(bad)?;
        let reserve = Duration::from_secs(60 * u64::from(minutes));
        Ok(ClockRule { reserve, delay: Duration::from_secs(u64::from(seconds)) })
    }
}

/// A running clock.
#[derive(Clone, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// Remaining reserve of both players without the running turn.
    left: [Duration; 2],
    running: Option<(Player, Instant)>,
}

impl Clock {
    /// Creates a stopped clock with the full reserve.
    #[must_use]
    pub fn new(rule: ClockRule) -> Clock {
        Clock { rule, left: [rule.reserve; 2], running: None }
    }

    /// Returns the rule.
    #[must_use]
    pub fn rule(&self) -> ClockRule {
        self.rule
    }

    /// Returns the player whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.running.map(|(player, _)| player)
    }

    /// Returns the remaining reserve of a player.
    #[must_use]
    pub fn left(&self, player: Player, now: Instant) -> Duration {
        let used = match self.running {
            Some((running, since)) if running == player => {
                now.saturating_duration_since(since).saturating_sub(self.rule.delay)
            }
            _ => Duration::ZERO,
        };
        self.left[player.index()].saturating_sub(used)
    }

    /// Passes the turn to another player, or to nobody. A player who continues keeps the running turn.
    pub fn turn_to(&mut self, player: Option<Player>, now: Instant) {
        if self.running() == player {
            return;
        }
        if let Some(stopped) = self.running() {
            self.left[stopped.index()] = self.left(stopped, now);
        }
        self.running = player.map(|player| (player, now));
    }
}

/// Formats a time as `13:07`, minutes and seconds.
#[must_use]
pub fn text(left: Duration) -> String {
    let seconds = left.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_within_the_delay_costs_nothing_and_a_longer_one_the_rest() {
        let mut clock = Clock::new("2m+10s".parse().unwrap());
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        clock.turn_to(Some(Player::First), at(0));
        assert_eq!(text(clock.left(Player::First, at(8))), "2:00");
        clock.turn_to(Some(Player::First), at(9));
        clock.turn_to(Some(Player::Second), at(25));
        assert_eq!(text(clock.left(Player::First, at(500))), "1:45");
        assert_eq!(text(clock.left(Player::Second, at(500))), "0:00");
        clock.turn_to(None, at(30));
        assert_eq!(text(clock.left(Player::Second, at(500))), "2:00");
    }

    #[test]
    fn other_texts_are_refused() {
        for bad in ["", "12", "0m", "5m+", "5s", "m+s", "99999m"] {
            assert!(bad.parse::<ClockRule>().is_err(), "{bad}");
        }
    }
}
