//! Plays of games in which two moves that can both be made have the same result in both orders.
//!
//! Such moves are made in one order only: the higher number first, and of equal numbers the farther checker. Another order
//! is only examined if the first move made the second one possible: by its checker, or by what it left behind.

use super::left::Left;
use super::{Moves, Play};
use crate::checkers::Places;
use crate::end::{is_done, last_checker_completes};
use crate::movers::{Movers, highest};
use crate::point::BAR;
use crate::position::Position;
use crate::rules::Obligation;
use crate::segment::{Order, Segment};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Fills `list` with the plays of the most numbers, and returns their number of moves.
pub(super) fn generate(
    list: &mut Vec<Play>,
    movers: &Movers<'_>,
    position: &Position,
    segment: &Segment,
) -> usize {
    if movers.rules().backward {
        InOrder::<true>::new(list, movers, segment).generate(position, segment)
    } else {
        InOrder::<false>::new(list, movers, segment).generate(position, segment)
    }
}

/// The ways to play a number, those of higher numbers above those of lower ones: backward, and above it forward.
#[inline]
fn way(die: u8, back: bool) -> usize {
    usize::from(die & 7) << 1 | usize::from(!back)
}

/// The places from which a number can be played, by its way.
type ByWay = [Places; 16];

/// The last move, and the moves that could have been made instead of it.
struct Before {
    way: usize,
    from: u8,
    could: ByWay,
}

impl Before {
    const NONE: Before = Before { way: 0, from: BAR, could: [0; 16] };

    /// The places from which a number is not played, because it could have been played before the last move.
    #[inline]
    fn too_late(&self, way: usize) -> Places {
        match way.cmp(&self.way) {
            Ordering::Less => 0,
            Ordering::Equal => self.could[way] & !((1 << (self.from + 1)) - 1),
            Ordering::Greater => self.could[way],
        }
    }
}

/// Without `BACK` no number is played backward, and no work is spent on that.
struct InOrder<'a, 'b, const BACK: bool> {
    list: &'a mut Vec<Play>,
    movers: &'a Movers<'b>,
    order: Order,
    /// Whether the last checker that is borne off completes the roll.
    completes: bool,
    /// Number of the numbers.
    whole: usize,
    /// Number of moves of the plays in the list.
    deepest: usize,
}

impl<'a, 'b, const BACK: bool> InOrder<'a, 'b, BACK> {
    fn new(list: &'a mut Vec<Play>, movers: &'a Movers<'b>, segment: &Segment) -> Self {
        let whole = segment.numbers().len();
        let completes = last_checker_completes(movers.rules(), segment.obligation);
        let deepest = if segment.obligation == Obligation::AllOrNothing { whole } else { 1 };
        InOrder { list, movers, order: segment.order, completes, whole, deepest }
    }

    fn generate(mut self, position: &Position, segment: &Segment) -> usize {
        let play = Play { position: position.playing(segment), moves: Moves::default() };
        self.deepen(&play, Left::new(segment.numbers()), &Before::NONE);
        self.deepest
    }

    fn deepen(&mut self, so_far: &Play, left: Left, before: &Before) {
        let rules = self.movers.rules();
        let depth = so_far.moves.len();
        let mut here = Before::NONE;
        let mut any = 0;
        let standing = self.movers.standing(&so_far.position);
        for (die, _) in left.choices(self.order) {
            let from = self.movers.forward(&so_far.position, &standing, die);
            here.could[way(die, false)] = from;
            any |= from;
            if BACK {
                let from = self.movers.back(&so_far.position, &standing, die);
                here.could[way(die, true)] = from;
                any |= from;
            }
        }
        if any == 0 {
            self.found(depth, *so_far);
            return;
        }
        for (die, rest) in left.choices(self.order) {
            for back in [false, true].into_iter().take(1 + usize::from(BACK)) {
                let way = way(die, back);
                let mut from = here.could[way];
                if self.order == Order::Free || way >> 1 == before.way >> 1 {
                    from &= !before.too_late(way);
                }
                if depth + 1 == self.whole && from != 0 {
                    self.last(so_far, die, back, from);
                    continue;
                }
                while from != 0 {
                    let place = highest(&mut from);
                    let mut play = *so_far;
                    Self::make(self.movers, &mut play, place, die, back);
                    if self.completes && is_done(rules, &play.position) {
                        self.found(self.whole, play);
                    } else {
                        (here.way, here.from) = (way, place);
                        self.deepen(&play, rest, &here);
                    }
                }
            }
        }
    }

    #[inline]
    fn make(movers: &Movers<'_>, play: &mut Play, from: u8, die: u8, back: bool) {
        let mv = movers.move_from(from, die, back);
        movers.make(&mut play.position, mv);
        play.moves = if BACK { play.moves.and_move(movers.rules(), mv) } else { play.moves.and(from, die) };
    }

    /// Keeps the plays that end with a move of the last number from some places.
    fn last(&mut self, so_far: &Play, die: u8, back: bool, mut from: Places) {
        if self.deepest < self.whole {
            self.list.clear();
            self.deepest = self.whole;
        }
        while from != 0 {
            let place = highest(&mut from);
            self.list.push(*so_far);
            if let Some(play) = self.list.last_mut() {
                Self::make(self.movers, play, place, die, back);
            }
        }
    }

    /// Keeps a play, unless longer ones are known.
    fn found(&mut self, moves: usize, play: Play) {
        if moves > self.deepest {
            self.list.clear();
            self.deepest = moves;
        }
        if moves == self.deepest {
            self.list.push(play);
        }
    }
}
