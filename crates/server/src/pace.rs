//! How many requests a minute somebody may send.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;

/// So many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rate {
    at_once: f64,
    a_minute: f64,
}

impl Rate {
    /// What one person sends.
    pub(crate) const PERSON: Rate = Rate { at_once: 1200.0, a_minute: 1200.0 };
    /// What comes from one address, behind which several people may be.
    pub(crate) const ADDRESS: Rate = Rate { at_once: 3600.0, a_minute: 3600.0 };
    /// Names that are taken from one address.
    pub(crate) const NAMES: Rate = Rate { at_once: 20.0, a_minute: 1.0 };
}

/// Those of whom something is counted at once. What is sent seldom is forgotten first.
const MOST: usize = 50_000;

/// What everybody has sent lately.
#[derive(Debug, Default)]
pub(crate) struct Pace(Mutex<HashMap<String, Sent>>);

/// What somebody may still send, as of a time.
#[derive(Clone, Copy, Debug)]
struct Sent {
    left: f64,
    at: Instant,
    rate: Rate,
}

impl Sent {
    fn left(&self, now: Instant) -> f64 {
        let minutes = now.saturating_duration_since(self.at).as_secs_f64() / 60.0;
        (self.left + minutes * self.rate.a_minute).min(self.rate.at_once)
    }
}

impl Pace {
    /// Counts a request of somebody. `false`: it is one too many.
    pub(crate) fn allows(&self, who: String, rate: Rate, now: Instant) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&who) {
            all.retain(|_, sent| sent.left(now) < sent.rate.at_once);
            if all.len() >= MOST {
                // As many as this send too much at once: nobody is counted any more before some of them rest.
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
}

/// The address from which a request comes, as the proxy before this server has written it; `None`: it comes from this machine.
/// A network of IPv6, which belongs to one subscriber, counts as one address.
pub(crate) fn address(headers: &HeaderMap) -> Option<String> {
    // A sender may have written some before: the proxy's own is the last.
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?.trim();
    Some(match last.parse() {
        Ok(IpAddr::V6(address)) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
        Ok(IpAddr::V4(address)) => address.to_string(),
        Err(_) => last.chars().take(64).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn who_sends_too_much_waits_and_nobody_else_does() {
        let (pace, now) = (Pace::default(), Instant::now());
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
    }

    #[test]
    fn an_address_is_the_one_that_the_proxy_has_seen() {
        let of = |values: &[&'static str]| {
            let headers =
                values.iter().map(|value| ("x-forwarded-for".parse().unwrap(), value.parse().unwrap()));
            address(&headers.collect())
        };
        assert_eq!(of(&[]), None);
        assert_eq!(of(&["203.0.113.9"]).as_deref(), Some("203.0.113.9"));
        assert_eq!(
            of(&["1.1.1.1, 203.0.113.9"]).as_deref(),
            Some("203.0.113.9"),
            "the others may be made up"
        );
        assert_eq!(of(&["2001:db8:1:2:3:4:5:6"]), of(&["2001:db8:1:2::1"]));
        assert_ne!(of(&["2001:db8:1:2::1"]), of(&["2001:db8:1:3::1"]));
    }
}
