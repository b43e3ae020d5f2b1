//! Rate limits.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A rate limit (token bucket).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// Number of actions at once after a rest.
    pub at_once: f64,
    /// Number of actions a minute in the long run.
    pub a_minute: f64,
}

/// Maximum number of callers with a count. Those with the smallest counts are forgotten first.
const MOST: usize = 50_000;

/// The rate limits of all callers.
#[derive(Debug, Default)]
pub struct Pace(Mutex<HashMap<String, Sent>>);

/// The remaining number of actions of a caller at a time.
#[derive(Clone, Copy, Debug)]
struct Sent {
    left: f64,
    at: Duration,
    rate: Rate,
}

impl Sent {
    fn left(&self, now: Duration) -> f64 {
        let minutes = now.saturating_sub(self.at).as_secs_f64() / 60.0;
        (self.left + minutes * self.rate.a_minute).min(self.rate.at_once)
    }
}

impl Pace {
    /// Counts one action at a time of any clock that never goes back. `false`: it exceeds the limit.
    pub fn allows(&self, who: String, rate: Rate, now: Duration) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&who) {
            all.retain(|_, sent| sent.left(now) < sent.rate.at_once);
            if all.len() >= MOST {
                // All these callers exceed their limits: further callers are not counted before some of them have rested.
                return true;
            }
        }
        let sent = all.entry(who).or_insert(Sent { left: rate.at_once, at: now, rate });
        let left = sent.left(now);
        (sent.left, sent.at) = (left, now);
        let allowed = left >= 1.0;
        if allowed {
            sent.left -= 1.0;
        }
        allowed
    }

    /// Forgets the count of a caller.
    pub fn forgive(&self, who: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_sends_too_much_waits_and_nobody_else_does() {
        let (pace, now) = (Pace::default(), Duration::from_secs(7));
        let rate = Rate { at_once: 3.0, a_minute: 60.0 };
        let sent = |who: &str, at: u64| pace.allows(who.to_owned(), rate, now + Duration::from_millis(at));
        assert_eq!([0, 0, 0, 0].map(|at| sent("anna", at)), [true, true, true, false]);
        assert!(sent("ben", 0));
        assert_eq!([500, 1100, 1200].map(|at| sent("anna", at)), [false, true, false]);
        assert_eq!(
            [60_000; 4].map(|at| sent("anna", at)),
            [true, true, true, false],
            "a rest is not saved up"
        );
        pace.forgive("anna");
        assert!(sent("anna", 60_000));
    }
}
