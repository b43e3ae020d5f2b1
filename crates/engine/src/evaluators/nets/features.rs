//! Inputs of the contact net beyond the places of the checkers, because a net hardly learns them from those: the rearmost
//! checker and anchor, the longest prime, entering from the bar, and, from tables over all rolls, the chances of rear
//! checkers to escape and of blots to be hit.

use crate::evaluators::nets::blockade::{BLOCKADE, Blockade, WINDOW, ways};
use tavola_rules::{BAR, Checkers, OFF, Position};

/// Number of choices. One option of each holds, for either side.
pub(crate) const CHOICES: usize = 4;

/// Rearmost checker on 0 (all off) to 25.
const REAR: usize = 0;
/// Closed points in the enemy home board (0 to 6) by own checkers on the bar (0, 1, more).
const ENTRY: usize = REAR + 26;
/// Rearmost point held from 13 on, or none.
const ANCHOR: usize = ENTRY + 7 * 3;
/// Longest prime, 0 to 6.
const PRIME: usize = ANCHOR + 13;

/// Options of all choices together.
pub(crate) const OPTIONS: usize = PRIME + 7;

/// Offsets of the options of each choice, and their end.
pub(crate) const BOUNDS: [usize; CHOICES + 1] = [REAR, ENTRY, ANCHOR, PRIME, OPTIONS];

/// The options of a side without checkers, against one without.
pub(crate) const EMPTY: [u16; CHOICES] = [REAR as u16, ENTRY as u16, ANCHOR as u16, PRIME as u16];

/// Number of amounts for either side: escapes of the rearmost checker, least and mean escapes from the far places,
/// hits, pips won by hits.
pub(crate) const AMOUNTS: usize = 5;

/// The units of the amounts: shares of 36 rolls, of those from ten places, of ten pips a roll.
pub(crate) const UNITS: [u16; AMOUNTS] = [36, 36, 360, 36, 360];

/// The largest amounts: a hit costs at most 24 pips.
pub(crate) const MOST: [u16; AMOUNTS] = [36, 36, 360, 36, 36 * 24];

/// Positions are of different kinds by the number of checkers in the enemy home board, up to this, of either side,
const MOST_BACK: u8 = 3;
/// and by whether this many checkers are off or so far home that they will hardly move again.
const CRASHED: u8 = 7;

/// Kinds of one side.
const PLANS: usize = 2 * (MOST_BACK as usize + 1);

/// Kinds of positions.
pub(crate) const KINDS: usize = PLANS * PLANS;

/// All features of one position, its player on roll first.
pub struct Features {
    /// The options that hold, of each choice of a side.
    pub options: [[u16; CHOICES]; 2],
    /// The amounts of a side, in their units.
    pub amounts: [[u16; AMOUNTS]; 2],
    /// The kind of the position, less than [`KINDS`].
    pub(crate) kind: usize,
}

impl Features {
    /// The features of a position.
    #[inline(always)]
    #[must_use]
    pub fn of(position: &Position) -> Features {
        let (own, other) = (Shape::of(position.own()), Shape::of(position.other()));
        let blockade = &*BLOCKADE;
        Features {
            options: [own.options(&other), other.options(&own)],
            amounts: [own.amounts(&other, blockade), other.amounts(&own, blockade)],
            kind: own.plan() * PLANS + other.plan(),
        }
    }
}

/// A side in bits: bit `p` for its own point `p`.
#[derive(Default)]
struct Shape {
    /// Points with a lone checker.
    blots: u32,
    /// Points with more.
    made: u32,
    bar: u8,
    rear: u8,
    /// Checkers in the enemy home board or on the bar.
    back: u8,
    /// Checkers off or on the own points 1 and 2.
    gone: u8,
}

impl Shape {
    /// A checker still in a pool has the whole board before it, as one on the bar.
    #[inline(always)]
    fn of(side: Checkers) -> Shape {
        const POINTS: u32 = (1 << BAR) - 2;
        let (occupied, made) = (side.occupied(), side.made());
        Shape {
            blots: occupied & !made & POINTS,
            made: made & POINTS,
            bar: side.count_from(BAR),
            rear: side.farthest().map_or(OFF, |place| place.min(BAR)),
            back: side.count_from(19),
            gone: side.count(OFF) + side.count(1) + side.count(2),
        }
    }

    #[inline(always)]
    fn plan(&self) -> usize {
        2 * usize::from(self.back.min(MOST_BACK)) + usize::from(self.gone >= CRASHED)
    }

    #[inline(always)]
    fn options(&self, enemy: &Shape) -> [u16; CHOICES] {
        let closed = (enemy.made & 0x7e).count_ones() as usize;
        let anchors = self.made >> 13;
        let mut prime = 0;
        let mut run = self.made;
        while run != 0 && prime < 6 {
            prime += 1;
            run &= run >> 1;
        }
        [
            REAR + usize::from(self.rear),
            ENTRY + 3 * closed + usize::from(self.bar.min(2)),
            ANCHOR + (u32::BITS - anchors.leading_zeros()) as usize,
            PRIME + prime,
        ]
        .map(|option| option as u16)
    }

    #[inline(always)]
    fn amounts(&self, enemy: &Shape, blockade: &Blockade) -> [u16; AMOUNTS] {
        let escapes = |from| u16::from(blockade.escapes(ahead(enemy, from)));
        let (mut least, mut sum) = (36, 0);
        for from in 16..26 {
            let ways = escapes(from);
            least = least.min(ways);
            sum += ways;
        }
        let (hits, pips) = shots(self, enemy, blockade);
        [escapes(self.rear), least, sum, hits as u16, pips as u16]
    }
}

/// The enemy's points ahead of a checker on `from`: bit `d - 1` for the point `d` pips on.
#[inline(always)]
fn ahead(enemy: &Shape, from: u8) -> u32 {
    enemy.made >> (26 - u32::from(from))
}

/// Ways in 36 in which a side hits when it rolls, and the pips that the enemy loses, summed over the 36.
/// Checkers on the bar hit for themselves only.
#[inline(always)]
fn shots(side: &Shape, enemy: &Shape, blockade: &Blockade) -> (u32, u32) {
    let hitters = if side.bar > 0 { 1 << BAR } else { side.blots | side.made };
    let (mut seen, mut pips) = (0, 0);
    let mut blots = enemy.blots;
    while blots != 0 {
        // The blot that has most to lose first: it is nearest to its home.
        let blot = blots.trailing_zeros();
        blots &= blots - 1;
        let target = 25 - blot;
        let mut behind = (hitters >> (target + 1)) & ((1 << WINDOW) - 1);
        let mut rolls = 0;
        while behind != 0 {
            let distance = behind.trailing_zeros() + 1;
            behind &= behind - 1;
            rolls |= blockade.hits(distance, ahead(enemy, (target + distance) as u8));
        }
        pips += ways(rolls & !seen) * target;
        seen |= rolls;
    }
    (ways(seen), pips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules};

    #[test]
    fn both_sides_of_a_symmetric_position_look_alike() {
        let features = Features::of(&Position::start(&Rules::STANDARD, Player::First));
        assert_eq!(features.options[0], features.options[1]);
        assert_eq!(features.amounts[0], features.amounts[1]);
    }

    #[test]
    fn shots_are_counted_over_all_blots_once() {
        // A checker on 13 against blots 6 and 7 pips ahead: 17 rolls hit the first, 6 the second; 4-2 and
        // 6-1 hit the one or the other, 5-1, 3-3, 2-2 only the first.
        let side = Shape { made: 1 << 13, rear: 13, ..Shape::default() };
        let enemy = Shape { blots: 1 << (25 - 7) | 1 << (25 - 6), ..Shape::default() };
        let union = BLOCKADE.hits(6, 0) | BLOCKADE.hits(7, 0);
        assert_eq!(shots(&side, &enemy, &BLOCKADE).0, ways(union));
    }

    #[test]
    fn from_the_bar_only_checkers_on_the_bar_hit() {
        let side = Shape { made: 1 << 13, bar: 1, rear: 25, ..Shape::default() };
        let enemy = Shape { blots: 1 << (25 - 7), ..Shape::default() };
        assert_eq!(shots(&side, &enemy, &BLOCKADE).0, 0);
    }
}
