//! What the nets see: a position as a short list of active inputs.
//!
//! Every place of a side has four inputs (one checker; two or more; three or more; half of what exceeds
//! three). Beyond that the contact net is told what is hard to learn from checkers alone: the rearmost
//! checker and anchor, the longest prime, entering from the bar, and from tables over all rolls how well
//! rear checkers escape and blots are hit.

use crate::blockade::{BLOCKADE, Blockade, ways};
use tavola_rules::{BAR, Checkers, OFF, Position};

/// Room for the active inputs of any position: 15 checkers make at most 15 place inputs a side.
const MOST: usize = 64;

/// Places of both sides, then what is said beyond them of both sides: rows rise within each of these parts.
const PARTS: usize = 4;

/// The inputs of one position that are not zero.
pub struct Active {
    rows: [u16; MOST],
    values: [f32; MOST],
    len: usize,
    /// Where each part ends.
    ends: [usize; PARTS],
    kind: usize,
}

impl Default for Active {
    fn default() -> Active {
        Active { rows: [0; MOST], values: [0.0; MOST], len: 0, ends: [0; PARTS], kind: 0 }
    }
}

impl Active {
    #[inline]
    fn push(&mut self, row: usize, value: f32) {
        self.rows[self.len] = row as u16;
        self.values[self.len] = value;
        self.len += 1;
    }

    /// Row and value of each.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.rows[..self.len].iter().map(|&row| usize::from(row)).zip(self.values[..self.len].iter().copied())
    }

    /// What kind of position it is: less than [`Inputs::kinds`].
    #[inline]
    #[must_use]
    pub fn kind(&self) -> usize {
        self.kind
    }

    pub(crate) fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    pub(crate) fn values(&self) -> &[f32] {
        &self.values[..self.len]
    }

    /// What must be added to the inputs of `base` to get these, as row and value. Returns `false`, and stops,
    /// once that is no less than all of these.
    #[inline]
    pub(crate) fn difference(&self, base: &Active, changes: &mut Changes) -> bool {
        changes.len = 0;
        let (mut i, mut j) = (0, 0);
        for (&base_end, &end) in base.ends.iter().zip(&self.ends) {
            while i < base_end || j < end {
                let old = if i < base_end { base.rows[i] } else { u16::MAX };
                let new = if j < end { self.rows[j] } else { u16::MAX };
                let change = match old.cmp(&new) {
                    core::cmp::Ordering::Equal => {
                        (i, j) = (i + 1, j + 1);
                        self.values[j - 1] - base.values[i - 1]
                    }
                    core::cmp::Ordering::Less => {
                        i += 1;
                        -base.values[i - 1]
                    }
                    core::cmp::Ordering::Greater => {
                        j += 1;
                        self.values[j - 1]
                    }
                };
                if change != 0.0 {
                    if changes.len >= self.len {
                        return false;
                    }
                    changes.rows[changes.len] = old.min(new);
                    changes.values[changes.len] = change;
                    changes.len += 1;
                }
            }
        }
        true
    }
}

/// A difference between two lists of inputs.
pub(crate) struct Changes {
    rows: [u16; MOST],
    values: [f32; MOST],
    len: usize,
}

impl Default for Changes {
    fn default() -> Changes {
        Changes { rows: [0; MOST], values: [0.0; MOST], len: 0 }
    }
}

impl Changes {
    pub(crate) fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    pub(crate) fn values(&self) -> &[f32] {
        &self.values[..self.len]
    }
}

/// A way to describe positions to a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inputs {
    /// Places only, for positions without contact.
    Race,
    /// Places and what is written in the module's head.
    Contact,
}

/// Inputs of the places 1 to 25, of checkers off, and of having none off.
const PLACES: usize = 4 * BAR as usize + 2;
/// Rearmost checker on 0 (all off) to 25.
const REAR: usize = PLACES;
/// Closed points in the enemy home board (0 to 6) by own checkers on the bar (0, 1, more).
const ENTRY: usize = REAR + 26;
/// Rearmost point held from 13 on, or none.
const ANCHOR: usize = ENTRY + 7 * 3;
/// Longest prime, 0 to 6.
const PRIME: usize = ANCHOR + 13;
/// Escapes of the rearmost checker, least and mean escapes from the far places, hits, pips won by hits.
const SCALARS: usize = PRIME + 7;
const SIDE: usize = SCALARS + 5;

/// Positions are of different kinds by the number of checkers in the enemy home board, up to this, of either side,
const MOST_BACK: u8 = 3;
/// and by whether so many checkers are off or so far home that they will hardly move again.
const CRASHED: u8 = 7;

/// Kinds of one side.
const PLANS: usize = 2 * (MOST_BACK as usize + 1);

impl Inputs {
    /// Number of inputs.
    #[must_use]
    pub const fn len(self) -> usize {
        match self {
            Inputs::Race => 2 * PLACES,
            Inputs::Contact => 2 * SIDE,
        }
    }

    /// There are always inputs; this exists because `len` does.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// How many kinds of positions there are.
    #[must_use]
    pub const fn kinds(self) -> usize {
        match self {
            Inputs::Race => 1,
            Inputs::Contact => PLANS * PLANS,
        }
    }

    /// The name in a net's file.
    #[must_use]
    pub const fn name(self) -> [u8; 8] {
        match self {
            Inputs::Race => *b"race-1  ",
            Inputs::Contact => *b"contact1",
        }
    }

    /// Lists what is active in a race of one side: of the player on roll, or of his opponent.
    pub(crate) fn activate_side(own: bool, checkers: Checkers, active: &mut Active) {
        active.len = 0;
        places(active, if own { 0 } else { PLACES }, checkers);
    }

    /// Lists what is active in a position.
    #[inline]
    pub fn activate(self, position: &Position, active: &mut Active) {
        active.len = 0;
        match self {
            Inputs::Race => {
                places(active, 0, position.own());
                active.ends[0] = active.len;
                places(active, PLACES, position.other());
                active.ends[1..].fill(active.len);
            }
            Inputs::Contact => {
                let own = places(active, 0, position.own());
                active.ends[0] = active.len;
                let other = places(active, SIDE, position.other());
                active.ends[1] = active.len;
                active.kind = own.plan() * PLANS + other.plan();
                let blockade = &*BLOCKADE;
                structure(active, 0, &own, &other, blockade);
                active.ends[2] = active.len;
                structure(active, SIDE, &other, &own, blockade);
                active.ends[3] = active.len;
            }
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
    fn plan(&self) -> usize {
        2 * usize::from(self.back.min(MOST_BACK)) + usize::from(self.gone >= CRASHED)
    }
}

#[inline]
fn places(active: &mut Active, base: usize, side: Checkers) -> Shape {
    let mut shape = Shape::default();
    let mut off = 0;
    for (place, count) in side.iter() {
        if place <= 2 {
            shape.gone += count;
        }
        if place == OFF {
            off = count;
            continue;
        }
        // A checker still in a pool has the whole board before it, as one on the bar.
        let place = place.min(BAR);
        shape.rear = place;
        if place > 18 {
            shape.back += count;
        }
        if place == BAR {
            shape.bar += count;
        } else if count == 1 {
            shape.blots |= 1 << place;
        } else {
            shape.made |= 1 << place;
        }
        let row = base + 4 * (usize::from(place) - 1);
        if count == 1 {
            active.push(row, 1.0);
            continue;
        }
        active.push(row + 1, 1.0);
        if count >= 3 {
            active.push(row + 2, 1.0);
        }
        if count > 3 {
            active.push(row + 3, 0.5 * f32::from(count - 3));
        }
    }
    if off == 0 {
        active.push(base + PLACES - 1, 1.0);
    } else {
        active.push(base + PLACES - 2, f32::from(off) / 15.0);
    }
    shape
}

/// What lies ahead of a checker on `from`: bit `d - 1` where the enemy holds the point `d` pips on.
#[inline]
fn ahead(enemy: &Shape, from: u8) -> u32 {
    enemy.made >> (26 - u32::from(from))
}

#[inline]
fn structure(active: &mut Active, base: usize, side: &Shape, enemy: &Shape, blockade: &Blockade) {
    active.push(base + REAR + usize::from(side.rear), 1.0);
    let closed = (enemy.made & 0x7e).count_ones() as usize;
    active.push(base + ENTRY + 3 * closed + usize::from(side.bar.min(2)), 1.0);
    let anchors = side.made >> 13;
    let anchor = if anchors == 0 { 0 } else { 32 - anchors.leading_zeros() as usize };
    active.push(base + ANCHOR + anchor, 1.0);
    let mut prime = 0;
    let mut run = side.made;
    while run != 0 && prime < 6 {
        prime += 1;
        run &= run >> 1;
    }
    active.push(base + PRIME + prime, 1.0);

    let escapes = |from| u32::from(blockade.escapes(ahead(enemy, from)));
    let (mut least, mut sum) = (36, 0);
    for from in 16..=25 {
        let ways = escapes(from);
        least = least.min(ways);
        sum += ways;
    }
    active.push(base + SCALARS, escapes(side.rear) as f32 / 36.0);
    active.push(base + SCALARS + 1, least as f32 / 36.0);
    active.push(base + SCALARS + 2, sum as f32 / 360.0);
    let (hits, pips) = shots(side, enemy, blockade);
    if hits > 0 {
        active.push(base + SCALARS + 3, hits as f32 / 36.0);
        active.push(base + SCALARS + 4, pips as f32 / 360.0);
    }
}

/// Ways in 36 in which a side hits when it rolls, and the pips that the enemy loses, summed over the 36.
/// Checkers on the bar hit for themselves only.
#[inline]
fn shots(side: &Shape, enemy: &Shape, blockade: &Blockade) -> (u32, u32) {
    let hitters = if side.bar > 0 { 1 << BAR } else { side.blots | side.made };
    let (mut seen, mut pips) = (0, 0);
    let mut blots = enemy.blots;
    while blots != 0 {
        // The blot that has most to lose first: it is nearest to its home.
        let blot = blots.trailing_zeros();
        blots &= blots - 1;
        let target = 25 - blot;
        let mut behind = hitters >> (target + 1);
        let mut rolls = 0;
        while behind != 0 {
            let distance = behind.trailing_zeros() + 1;
            behind &= behind - 1;
            if distance > crate::blockade::WINDOW {
                break;
            }
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
    fn every_input_of_the_start_position_is_within_the_net() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        for inputs in [Inputs::Race, Inputs::Contact] {
            let mut active = Active::default();
            inputs.activate(&start, &mut active);
            assert!(active.iter().all(|(row, value)| row < inputs.len() && value != 0.0));
        }
    }

    #[test]
    fn both_sides_of_a_symmetric_position_look_alike() {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let mut active = Active::default();
        Inputs::Contact.activate(&start, &mut active);
        let half = |from: usize| -> Vec<(usize, f32)> {
            let mut rows: Vec<_> = active
                .iter()
                .filter(|(row, _)| (from..from + SIDE).contains(row))
                .map(|(row, value)| (row - from, value))
                .collect();
            rows.sort_by_key(|(row, _)| *row);
            rows
        };
        assert_eq!(half(0), half(SIDE));
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
