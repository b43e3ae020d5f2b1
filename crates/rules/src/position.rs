//! Positions: any arrangement ([`Setup`]), and one that a game can be played from ([`Position`]).

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::checkers::Checkers;
use crate::point::{BAR, OFF, POOL, Player};
use crate::rules::{Contact, Rules};
use crate::segment::{ANY_NUMBER, Segment};
use crate::track::Track;

/// The checkers of both sides as the player to move sees them, each side in its own numbering.
/// Made from a [`Setup`], so it can be played from.
///
/// ```
/// use tavola_rules::{Player, Position, Rules, Setup};
///
/// let setup: Setup = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5".parse()?;
/// let position = setup.position(&Rules::STANDARD, Player::First)?;
/// assert_eq!(position, Position::start(&Rules::STANDARD, Player::First));
/// assert_eq!(position.own().pips(25), 167);
///
/// // The 2-point of one player is the 23-point of the other.
/// let clash: Setup = "23:15 / 2:15".parse()?;
/// assert!(clash.position(&Rules::STANDARD, Player::First).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The player whose turn it is.
    pub(crate) own: Checkers,
    /// The opponent.
    pub(crate) other: Checkers,
    /// Own points (bit `p`) whose lowest checker is pinned by the opponent.
    pub(crate) own_pinned: u32,
    /// The opponent's own points whose lowest checker is pinned by the player to move.
    pub(crate) other_pinned: u32,
    /// Own points that a checker may not leave again while this roll is played: it has hit there.
    pub(crate) held: u32,
    /// Number of own checkers that may still leave the first point in this roll, or [`ANY_NUMBER`].
    pub(crate) head: u8,
}

impl Position {
    /// The start position of a game, `player` to move.
    #[must_use]
    pub fn start(rules: &Rules, player: Player) -> Position {
        Position {
            own: rules.start[player.index()],
            other: rules.start[player.opponent().index()],
            own_pinned: 0,
            other_pinned: 0,
            held: 0,
            head: ANY_NUMBER,
        }
    }

    /// The position when the first of a segment's numbers is about to be played.
    pub(crate) const fn playing(self, segment: &Segment) -> Position {
        Position { held: 0, head: segment.head, ..self }
    }

    /// The position without the values that only mattered while a roll was played.
    pub(crate) const fn settled(self) -> Position {
        Position { held: 0, head: ANY_NUMBER, ..self }
    }

    /// The checkers of the player to move.
    #[must_use]
    pub const fn own(&self) -> Checkers {
        self.own
    }

    /// The checkers of the opponent, in the opponent's own numbering.
    #[must_use]
    pub const fn other(&self) -> Checkers {
        self.other
    }

    /// Own points (bit `p`) whose lowest checker is pinned.
    #[must_use]
    pub const fn own_pinned(&self) -> u32 {
        self.own_pinned
    }

    /// The opponent's points (bit `p`, own numbering of the opponent) whose lowest checker is pinned.
    #[must_use]
    pub const fn other_pinned(&self) -> u32 {
        self.other_pinned
    }

    /// Returns the position with the other player to move.
    #[must_use]
    pub const fn swapped(self) -> Position {
        Position {
            own: self.other,
            other: self.own,
            own_pinned: self.other_pinned,
            other_pinned: self.own_pinned,
            held: 0,
            head: ANY_NUMBER,
        }
    }

    /// The position as an arrangement that can be edited.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let side = |checkers: Checkers, pinned| SetupSide {
            places: core::array::from_fn(|i| checkers.count(i as u8)),
            pinned,
        };
        Setup { own: side(self.own, self.own_pinned), other: side(self.other, self.other_pinned) }
    }

    /// Returns whether no enemy checker can ever be met again: a race. True for standard rules only on contrary tracks;
    /// on other tracks it is whether the tracks still overlap.
    #[must_use]
    pub fn is_race(&self, track: Track) -> bool {
        match track {
            Track::Contrary | Track::HalfContrary => {
                let reach = |side: Checkers| side.farthest().map_or(0, |p| p.min(track.entry()));
                reach(self.own) + reach(self.other) < track.entry()
            }
            Track::Same | Track::Offset | Track::HalfParallel | Track::Ring | Track::Towers => false,
        }
    }
}

/// One side of a [`Setup`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetupSide {
    /// Checkers on each place: 0 off, 1 to 24 the points, 25 the bar, 26 the pool.
    pub places: [u8; 27],
    /// Points (bit `p`) whose lowest checker is pinned.
    pub pinned: u32,
}

impl SetupSide {
    /// All checkers of the side.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.places.iter().map(|&n| u32::from(n)).sum()
    }
}

/// Any arrangement of checkers, valid or not. The player to move is `own`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The player to move.
    pub own: SetupSide,
    /// The opponent, in own numbering.
    pub other: SetupSide,
}

/// The faults that keep a [`Setup`] from being a [`Position`], at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(Vec<PositionFault>);

impl PositionError {
    /// All faults, of each side and then of both together.
    #[must_use]
    pub fn faults(&self) -> &[PositionFault] {
        &self.0
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

/// A fault of a [`Setup`]. Exhaustive, since the server words each fault for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// More checkers than the game has, or fewer.
    Count {
        /// `true` for the player to move.
        own: bool,
        /// Checkers found.
        found: u32,
        /// Checkers of the game.
        wanted: u8,
    },
    /// A checker on a point that the board does not have.
    NoSuchPoint {
        /// `true` for the player to move.
        own: bool,
        /// The point, in own numbering.
        point: u8,
    },
    /// Both players on one point, and neither is pinned there.
    SharedPoint {
        /// The point in the numbering of the player to move.
        point: u8,
    },
    /// A pinned checker where none can be: nobody stands on it, or the game has no pins.
    NotPinned {
        /// `true` for the player to move.
        own: bool,
        /// The point, in own numbering.
        point: u8,
    },
    /// Checkers in the pool of a game that has none.
    NoPool,
    /// Both players have finished.
    BothFinished,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |own: bool| {
            if own { "the player on roll" } else { "the other player" }
        };
        match *self {
            PositionFault::Count { own, found, wanted } => {
                write!(f, "{} has {found} checkers, expected {wanted}", side(own))
            }
            PositionFault::NoSuchPoint { own, point } => {
                write!(f, "{} has checkers on point {point}, which this board does not have", side(own))
            }
            PositionFault::SharedPoint { point } => {
                write!(f, "both players stand on point {point} of the player on roll, expected one of them")
            }
            PositionFault::NotPinned { own, point } => {
                write!(f, "{} has a pinned checker on point {point}, but nothing pins it", side(own))
            }
            PositionFault::NoPool => write!(f, "checkers in the pool, but this game has no pool"),
            PositionFault::BothFinished => write!(f, "both players have borne off everything"),
        }
    }
}

impl core::error::Error for PositionError {}

impl Setup {
    /// The position, if the game can be played from it with `player` to move.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn position(&self, rules: &Rules, player: Player) -> Result<Position, PositionError> {
        let faults = self.faults(rules, player);
        if !faults.is_empty() {
            return Err(PositionError(faults));
        }
        let pack =
            |side: &SetupSide| (0..=POOL).fold(Checkers::NONE, |c, i| c.with(i, side.places[usize::from(i)]));
        let (own, other) = (pack(&self.own), pack(&self.other));
        if own.in_play() == 0 && other.in_play() == 0 {
            return Err(PositionError(vec![PositionFault::BothFinished]));
        }
        Ok(Position {
            own,
            other,
            own_pinned: self.own.pinned,
            other_pinned: self.other.pinned,
            held: 0,
            head: ANY_NUMBER,
        })
    }

    /// The faults of each side, and points on which both stand.
    fn faults(&self, rules: &Rules, player: Player) -> Vec<PositionFault> {
        let track = rules.track;
        let pool_allowed = Player::BOTH.iter().any(|p| rules.start[p.index()].count(POOL) > 0);
        let mut faults = Vec::new();
        for (own, side, who) in [(true, &self.own, player), (false, &self.other, player.opponent())] {
            let wanted = rules.checkers(who);
            if side.total() != u32::from(wanted) {
                faults.push(PositionFault::Count { own, found: side.total(), wanted });
            }
            let beyond = (track.len() + 1..BAR).filter(|&p| side.places[usize::from(p)] > 0);
            faults.extend(beyond.map(|point| PositionFault::NoSuchPoint { own, point }));
            if side.places[usize::from(POOL)] > 0 && !pool_allowed && !faults.contains(&PositionFault::NoPool)
            {
                faults.push(PositionFault::NoPool);
            }
            let enemy = if own { &self.other } else { &self.own };
            for point in (0..32).filter(|p| side.pinned >> p & 1 == 1) {
                let stands = (1..=track.len()).contains(&point)
                    && matches!(rules.contact, Contact::Pin(_))
                    && side.places[usize::from(point)] == 1
                    && enemy.places[usize::from(track.facing(point))] > 0
                    && enemy.pinned >> track.facing(point) & 1 == 0;
                if !stands {
                    faults.push(PositionFault::NotPinned { own, point });
                }
            }
        }
        if !track.apart() {
            for point in 1..=track.len() {
                let facing = track.facing(point);
                let both =
                    self.own.places[usize::from(point)] > 0 && self.other.places[usize::from(facing)] > 0;
                if both && self.own.pinned >> point & 1 == 0 && self.other.pinned >> facing & 1 == 0 {
                    faults.push(PositionFault::SharedPoint { point });
                }
            }
        }
        faults
    }

    /// Returns the setup with the missing checkers off the board, for notations that leave them out.
    #[must_use]
    pub fn with_rest_off(mut self, rules: &Rules, player: Player) -> Setup {
        for (side, who) in [(&mut self.own, player), (&mut self.other, player.opponent())] {
            let missing = u32::from(rules.checkers(who)).saturating_sub(side.total());
            side.places[usize::from(OFF)] += missing as u8;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn everything_that_is_wrong_with_a_setup_is_reported() {
        let rules = Rules::STANDARD;
        let setup: Setup = "24:15 23:1 pool:1 / 1:1".parse().unwrap();
        let error = setup.with_rest_off(&rules, Player::First).position(&rules, Player::First).unwrap_err();
        assert_eq!(
            error.faults(),
            [
                PositionFault::Count { own: true, found: 17, wanted: 15 },
                PositionFault::NoPool,
                PositionFault::SharedPoint { point: 24 },
            ]
        );
        assert_eq!(
            error.to_string(),
            "the player on roll has 17 checkers, expected 15; checkers in the pool, but this game has no pool; both \
             players stand on point 24 of the player on roll, expected one of them"
        );
    }
}
