//! The board ahead of one side of a position, in its own numbering.

use tavola_rules::point::HOME;
use tavola_rules::rules::{Contact, Mixed};
use tavola_rules::{BAR, Checkers, OFF};

use super::{ESCAPES, Encoding, WALLS};
use crate::evaluators::nets::blockade::{BLOCKADE, WINDOW, ways};

/// A side and the enemy's effects on it, all in its own numbering: bit `p` for its point `p`.
pub(super) struct View {
    pub(super) checkers: Checkers,
    /// Points whose own checker is pinned.
    pub(super) pinned: u32,
    /// Points of the own checkers that can be moved. Checkers outside the board are one step before the first point.
    sources: u32,
    /// Points of the track.
    points: u32,
    /// Points on which the side may not land.
    closed: u32,
    /// Points where an enemy checker can be hit or pinned.
    blots: u32,
    /// The rearmost checker, 0 where none is left.
    pub(super) rear: u8,
    entry: u8,
}

impl View {
    pub(super) fn of(
        encoding: Encoding,
        own: Checkers,
        own_pinned: u32,
        enemy: Checkers,
        enemy_pinned: u32,
    ) -> View {
        let (track, entry) = (encoding.track, encoding.track.entry());
        let points = (1 << entry) - 2;
        let (occupied, enemy_occupied, enemy_made) = (own.occupied(), enemy.occupied(), enemy.made());
        let shared = track.facing_places(enemy_pinned);
        let (closed, blots) = if encoding.linear() {
            let blocking = if encoding.block_at == 1 { enemy_occupied } else { enemy_made };
            let closed = track.facing_places(blocking) | own_pinned;
            let mixed = if encoding.contact == Contact::Pin(Mixed::Closed) { shared } else { 0 };
            let lone = track.facing_places(enemy_occupied & !enemy_made & !enemy_pinned) & !own_pinned;
            let blots = if encoding.contact == Contact::Block { 0 } else { lone };
            (closed | mixed, blots)
        } else {
            (0, 0)
        };
        let outside = occupied >> BAR;
        // Checkers on the bar come first; those in the pool may do so.
        let on_board = if outside & 1 == 1 { 0 } else { occupied & points & !own_pinned };
        View {
            checkers: own,
            pinned: own_pinned,
            sources: on_board | u32::from(outside != 0) << entry,
            points,
            closed,
            blots,
            rear: own.farthest().map_or(OFF, |place| place.min(entry)),
            entry,
        }
    }

    /// Points from which a number can be played, including bearing off by exact numbers and from the rear.
    pub(super) fn sources(&self, number: u8) -> u32 {
        let open = self.points & !self.closed;
        let mut from = self.sources & (open << number);
        if self.rear <= HOME {
            from |= self.sources & (1 << number);
            if self.rear < number {
                from |= self.sources & (1 << self.rear);
            }
        }
        from
    }

    /// Length of the longest row of closed points before the rearmost checker, 7 at most.
    pub(super) fn wall(&self) -> usize {
        let mut run = self.closed & ((1u32 << self.rear) - 1);
        let mut length = 0;
        while run != 0 && length < WALLS - 1 {
            length += 1;
            run &= run >> 1;
        }
        length
    }

    /// The closed points ahead of a checker on `from`: bit `d - 1` for the point `d` pips on.
    fn ahead(&self, from: u8) -> u32 {
        self.closed.reverse_bits() >> (32 - u32::from(from))
    }

    /// Share of rolls with which a checker gets more than six pips ahead: the rearmost, the least, the mean of all
    /// occupied places.
    pub(super) fn escapes(&self) -> [f32; ESCAPES] {
        let share = |from: u8| f32::from(BLOCKADE.escapes(self.ahead(from))) / 36.0;
        let (mut least, mut sum, mut places) = (1.0f32, 0.0, 0.0);
        let mut left = self.sources & !((2 << HOME) - 1);
        while left != 0 {
            let found = share(left.trailing_zeros() as u8);
            left &= left - 1;
            least = least.min(found);
            sum += found;
            places += 1.0;
        }
        if places == 0.0 {
            return [1.0; ESCAPES];
        }
        [share(self.rear), least, sum / places]
    }

    /// Ways in 36 to hit or pin a lone enemy checker, and the enemy's cost, summed over the 36: the pips that a checker
    /// is sent back, or the pips that a pinned checker still has to go.
    pub(super) fn shots(&self, encoding: Encoding) -> (u32, u32) {
        let (mut seen, mut cost) = (0, 0);
        let mut blots = self.blots;
        while blots != 0 {
            let target = blots.trailing_zeros();
            blots &= blots - 1;
            let mut behind = (self.sources >> (target + 1)) & ((1 << WINDOW) - 1);
            let mut rolls = 0;
            while behind != 0 {
                let distance = behind.trailing_zeros() + 1;
                behind &= behind - 1;
                rolls |= BLOCKADE.hits(distance, self.ahead((target + distance) as u8));
            }
            let left = u32::from(encoding.track.facing(target as u8));
            let lost = if encoding.contact == Contact::Hit { u32::from(self.entry) - left } else { left };
            cost += ways(rolls & !seen) * lost;
            seen |= rolls;
        }
        (ways(seen), cost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::encoding::tests::wander;
    use tavola_rules::{Player, Setup, variants};

    fn view(name: &str, text: &str) -> View {
        let rules = variants::find(name).unwrap().rules;
        let setup: Setup = text.parse().unwrap();
        let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
        let (own, other) = (position.own(), position.other());
        View::of(Encoding::of(rules), own, position.own_pinned(), other, position.other_pinned())
    }

    #[test]
    fn a_wall_is_seen_where_the_ways_cross() {
        // The enemy of a game in which both go the same way stands twelve points on: its 24 to 20 are own 12 to 8.
        let side = view("narde", "24:15 / 24:11 23:1 22:1 21:1 20:1");
        assert_eq!(side.closed, 0b1_1111 << 8);
        assert_eq!(side.wall(), 5);
        // Against each other its 24 is the own 1.
        let side = view("plakoto", "24:15 / 24:13 20:2");
        assert_eq!(side.closed, 1 << 1 | 1 << 5);
    }

    #[test]
    fn numbers_that_cannot_be_played_are_those_that_the_generator_cannot_play() {
        for variant in &variants::ALL {
            let rules = variant.rules;
            let encoding = Encoding::of(rules);
            let plain = encoding.linear()
                && rules.contact != Contact::Hit
                && rules.leaving == tavola_rules::rules::Leaving::Free
                && rules.obligation != tavola_rules::rules::Obligation::AllOrNothing;
            if !plain || rules.bear_off != tavola_rules::rules::BearOff::FarthestOvershoot {
                continue;
            }
            wander(rules, 2000, |position| {
                let (own, other) = (position.own(), position.other());
                if rules.mother && position.own_pinned() != 0 && own.all_home() {
                    return;
                }
                let view = View::of(encoding, own, position.own_pinned(), other, position.other_pinned());
                for number in 1..=6 {
                    let found = tavola_rules::moves::moves_by(rules, position, number).next().is_some();
                    assert_eq!(view.sources(number) != 0, found, "{} {position} {number}", rules.name);
                }
            });
        }
    }

    #[test]
    fn shots_are_those_of_the_rolls() {
        // A pinner eleven points behind a lone checker, nothing between: 6-5.
        let side = view("plakoto", "24:1 / 12:1 23:14");
        assert_eq!(side.shots(Encoding::of(variants::find("plakoto").unwrap().rules)), (2, 2 * 12));
    }
}
