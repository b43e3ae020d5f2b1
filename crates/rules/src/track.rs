//! Relative positions of the two players' points.

use crate::checkers::Places;

/// The way round the board, for the rules: it determines which own point of one player is the same
/// place as (or stands opposite to) which own point of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Track {
    /// 24 points, against each other: my `p` is the opponent's `25 - p`. Standard backgammon.
    Contrary,
    /// 24 points, both the same way from the same quadrant: my `p` is the opponent's `p`. Long Puff, Straight.
    Same,
    /// 24 points, both the same way from opposite corners: my `p` is 12 points from the opponent's `p`. Narde, Fevga.
    Offset,
    /// 12 points, against each other: my `p` is the opponent's `13 - p`. Ludus Lumbardorum.
    HalfContrary,
    /// 12 points on each player's own side, both the same way; the points never coincide, but my `p` faces the opponent's `p`.
    /// Tourne-case.
    HalfParallel,
    /// 24 points in a ring, against each other: my `p` is the opponent's `25 - p`, and after my 1 comes my 24. Catch me.
    Ring,
    /// No board: each player has six towers, with three tasks each. Tower `n` is place `18 + n` at first, and each task
    /// done moves it six places on. Doublets.
    Towers,
}

impl Track {
    /// All.
    pub const ALL: [Track; 7] = [
        Track::Contrary,
        Track::Same,
        Track::Offset,
        Track::HalfContrary,
        Track::HalfParallel,
        Track::Ring,
        Track::Towers,
    ];

    /// Number of points that one player walks over.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Track::Contrary | Track::Same | Track::Offset | Track::Ring | Track::Towers => 24,
            Track::HalfContrary | Track::HalfParallel => 12,
        }
    }

    /// A track always has points; this exists because `len` does.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns whether the players stand on places of their own, so that neither is ever in the other's way.
    #[must_use]
    pub const fn apart(self) -> bool {
        matches!(self, Track::HalfParallel | Track::Towers)
    }

    /// The place that a checker enters from: die `n` enters on `entry() - n`.
    #[must_use]
    pub const fn entry(self) -> u8 {
        self.len() + 1
    }

    /// The opponent's number of my point `point`, which must be a point of this track.
    #[must_use]
    pub const fn facing(self, point: u8) -> u8 {
        match self {
            Track::Contrary | Track::Ring => 25 - point,
            Track::Same | Track::HalfParallel | Track::Towers => point,
            Track::Offset => {
                if point > 12 {
                    point - 12
                } else {
                    point + 12
                }
            }
            Track::HalfContrary => 13 - point,
        }
    }

    /// [`Track::facing`] for a whole set of points: bit `p` stands for point `p`. Places that are not points drop out.
    #[inline]
    #[must_use]
    pub const fn facing_places(self, places: u32) -> u32 {
        const POINTS: Places = 0x1FF_FFFE;
        const HALF: Places = 0x1FFE;
        let points = places & POINTS;
        match self {
            // Bit p goes to bit 31 - p, then to 25 - p.
            Track::Contrary | Track::Ring => points.reverse_bits() >> 6,
            Track::Same | Track::Towers => points,
            Track::Offset => (points & HALF) << 12 | (points >> 12 & HALF),
            Track::HalfContrary => (points & HALF).reverse_bits() >> 18,
            Track::HalfParallel => points & HALF,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_is_its_own_inverse_and_agrees_with_the_packed_form() {
        for track in Track::ALL {
            for point in 1..=track.len() {
                let facing = track.facing(point);
                assert!((1..=track.len()).contains(&facing), "{track:?} {point}");
                assert_eq!(track.facing(facing), point);
                assert_eq!(track.facing_places(1 << point), 1 << facing, "{track:?} {point}");
            }
            assert_eq!(track.facing_places(1 << 0 | 1 << 25 | 1 << 26), 0);
        }
    }
}
