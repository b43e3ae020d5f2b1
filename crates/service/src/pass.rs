//! Seats of other devices.

use tavola_play::Sender;
use tavola_rules::Player;

/// The right of a device's link in one match. In all other matches the device has the common rights of every link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    id: String,
    seats: Sender,
}

impl Pass {
    /// Returns the pass of a page address such as `/match/ID?seat=1`; `None` if it names no seat.
    #[must_use]
    pub fn of_route(route: &str) -> Option<Pass> {
        let (id, query) = route.strip_prefix("/match/")?.split_once('?')?;
        let seats = match query.split('&').find_map(|part| part.strip_prefix("seat="))? {
            "0" => Sender::at(Player::First),
            "1" => Sender::at(Player::Second),
            "none" => Sender::WATCHER,
            _ => return None,
        };
        Some(Pass { id: id.to_owned(), seats })
    }

    /// Returns the seats for which the device may act in a match.
    #[must_use]
    pub fn seats_in(&self, id: &str) -> Sender {
        if self.id == id { self.seats } else { Sender::TABLE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_gives_one_seat_of_one_match_and_everything_elsewhere() {
        let pass = Pass::of_route("/match/abc?seat=1").unwrap();
        let here = pass.seats_in("abc");
        assert!(here.holds(Player::Second) && !here.holds(Player::First));
        assert_eq!(pass.seats_in("other"), Sender::TABLE);
        assert_eq!(Pass::of_route("/match/abc?seat=none").unwrap().seats_in("abc"), Sender::WATCHER);
        for route in ["", "/", "/match/abc", "/match/abc?seat=both", "/match/abc?seat=2", "/rules/abc?seat=1"]
        {
            assert_eq!(Pass::of_route(route), None, "{route}");
        }
    }
}
