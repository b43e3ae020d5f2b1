//! Number of turns in which a side that plays by some rules reaches a goal, for all its arrangements.
//!
//! Arrangements come in the order of their numbers, so the results of every move are already known. A roll is played
//! number by number. For every arrangement and every slot of the game's [`Program`] the best end is kept, so no play is
//! ever examined as a whole.

use super::program::{Duty, Kept, Program, Then, Way};
use super::side::Led;

/// The longest distribution in turns. Its last entry includes the rest.
const MOST_TURNS: usize = 250;
/// Chances at the ends of a distribution that are left out.
const TINY: f64 = 1e-6;

/// One of several lists in a list of numbers, with the index of its first number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    at: u32,
    pub(super) first: u16,
    len: u16,
}

impl Span {
    pub(super) fn store(values: &[f64], list: &mut Vec<f32>) -> Span {
        let first = values.iter().position(|&value| value > 0.0).unwrap_or(0);
        let last = values.iter().rposition(|&value| value > TINY).unwrap_or(first).max(first);
        let at = list.len() as u32;
        let stored = values.get(first..=last).unwrap_or_default();
        list.extend(stored.iter().map(|&value| value as f32));
        Span { at, first: first as u16, len: stored.len() as u16 }
    }

    pub(super) fn of(self, list: &[f32]) -> &[f32] {
        &list[self.at as usize..][..usize::from(self.len)]
    }
}

/// The best end of a turn from a slot on: the number of played numbers of the slot, the turns needed from there on (this
/// one included), and the end. Of two ends the better is less: by numbers, if as many as possible must be played, then by
/// turns.
type Best = u64;

/// No number can be played.
const NONE: Best = u64::MAX;
/// The turn ends at its start, or another roll follows there.
const STAYS: Best = u64::MAX - 1;
const STAYS_AGAIN: Best = u64::MAX - 2;
/// One number played.
const NUMBER: u64 = 1 << 56;
/// The count of a slot with none played.
const COUNT: u64 = 4 * NUMBER;

/// The end of a turn: an arrangement, and whether the player rolls again there.
struct End {
    at: u16,
    again: bool,
}

fn end(best: Best) -> End {
    End { at: best as u16, again: best >> 16 & 1 == 1 }
}

fn is_end(best: Best) -> bool {
    best < STAYS_AGAIN
}

fn played(best: Best) -> u64 {
    4 - (best >> 56)
}

/// The value as the end of a segment that follows another.
fn without_count(best: Best) -> Best {
    if is_end(best) { best & (NUMBER - 1) | COUNT } else { best }
}

/// The goal of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// To have nothing left on the board, soon.
    Off,
    /// To have nothing left on the board, late.
    LateOff,
    /// To bear one checker off, soon.
    FirstOff,
}

/// One aim, and its results for the arrangements so far.
pub(super) struct Run<'a> {
    program: &'a Program,
    aim: Aim,
    pub(super) spans: Vec<Span>,
    turns: Vec<f32>,
    kept: Vec<Best>,
    /// All slots, at the current arrangement.
    here: Vec<Best>,
    /// The ends of all rolls at that arrangement, with their chances, and the chances to stay.
    ends: Vec<(Best, f64)>,
    stays: f64,
    stays_again: f64,
}

impl<'a> Run<'a> {
    /// A run in which number 0 has reached its aim.
    pub(super) fn new(program: &'a Program, aim: Aim, list: &mut Vec<f32>) -> Run<'a> {
        let mut run = Run {
            program,
            aim,
            spans: vec![Span::store(&[1.0], list)],
            turns: vec![0.0],
            kept: Vec::new(),
            here: Vec::new(),
            ends: Vec::new(),
            stays: 0.0,
            stays_again: 0.0,
        };
        for kept in &program.kept {
            // A player who is done has played a whole roll.
            let played = match kept {
                Kept::Slot(slot) if program.slots[*slot].duty == Duty::All => {
                    program.slots[*slot].numbers.len()
                }
                Kept::Slot(_) | Kept::After(_) => 0,
            };
            let best = run.packed(1.0, 0, false) - played as u64 * NUMBER;
            run.kept.push(best);
        }
        run
    }

    fn packed(&self, turns: f32, at: u16, again: bool) -> Best {
        // Numbers that are not negative are in the order of their bits.
        let bits = if self.aim == Aim::LateOff { !turns.to_bits() } else { turns.to_bits() };
        COUNT | u64::from(bits) << 17 | u64::from(again) << 16 | u64::from(at)
    }

    fn kept(&self, at: u16, place: usize) -> Best {
        self.kept[usize::from(at) * self.program.kept.len() + place]
    }

    /// The result at the current arrangement if nothing can be played.
    fn follows_here(&self, then: &Then) -> Best {
        match then {
            Then::Turn => STAYS,
            Then::Again => STAYS_AGAIN,
            Then::Rest(slot) | Then::Segment(slot) => without_count(self.here[*slot]),
            Then::Choice(slots) => {
                slots.iter().map(|&slot| without_count(self.here[slot])).min().unwrap_or(STAYS)
            }
        }
    }

    /// The best end of a slot at the current arrangement. `whole` is the run to the end of the game: once the first
    /// checker is off, only its count of numbers matters.
    fn best(&self, slot: usize, moves: &[Vec<Led>; 6], whole: Option<&Run<'_>>) -> Best {
        let (ways, slot) = (&self.program.ways[slot], &self.program.slots[slot]);
        let counted = if slot.duty == Duty::Each { 0 } else { NUMBER };
        let (mut best, mut highest) = (NONE, NONE);
        for &Way { number, place } in ways {
            for &(at, off) in &moves[usize::from(number - 1)] {
                let found = match whole {
                    Some(whole) if off => self.packed(1.0, 0, false) - played(whole.kept(at, place)) * NUMBER,
                    _ => self.kept(at, place),
                };
                best = best.min(found - counted);
            }
            if highest == NONE {
                highest = best;
            }
        }
        match slot.duty {
            Duty::MostAndHighest if best != NONE && played(best) == 1 => best = highest,
            Duty::All if best != NONE && played(best) < slot.numbers.len() as u64 => best = NONE,
            _ => {}
        }
        if best == NONE { self.follows_here(&slot.short) } else { best }
    }

    /// The next arrangement, by where each number can lead to from it.
    pub(super) fn add(&mut self, moves: &[Vec<Led>; 6], whole: Option<&Run<'_>>, list: &mut Vec<f32>) {
        let program = self.program;
        let this = self.turns.len() as u16;
        self.here.clear();
        for slot in 0..program.slots.len() {
            let best = self.best(slot, moves, whole);
            self.here.push(best);
        }
        let mut turns = self.turns_by(None);
        // A double that cannot be played may be named on purpose.
        for (roll, (then, _)) in program.rolls.iter().enumerate() {
            if let Then::Choice(slots) = then
                && slots.iter().any(|&slot| self.here[slot] == STAYS)
                && is_end(self.ends[roll].0)
                && self.packed(1.0 + turns, this, false) < self.ends[roll].0
            {
                turns = self.turns_by(Some(roll));
            }
        }
        self.turns.push(turns);
        for kept in &program.kept {
            let best = match kept {
                Kept::Slot(slot) => self.settled(self.here[*slot]),
                Kept::After(Then::Choice(slots)) => {
                    let each = slots.iter().map(|&slot| without_count(self.settled(self.here[slot])));
                    each.min().unwrap_or_else(|| self.settled(STAYS))
                }
                Kept::After(then) => self.settled(self.follows_here(then)),
            };
            self.kept.push(best);
        }
        let chances = self.over_turns(&self.spans, list, 0.0);
        self.spans.push(Span::store(&chances, list));
    }

    /// The end of a turn at the last arrangement, whose turns are known.
    fn settled(&self, best: Best) -> Best {
        let last = self.turns.len() - 1;
        match best {
            STAYS => self.packed(1.0 + self.turns[last], last as u16, false),
            STAYS_AGAIN | NONE => self.packed(self.turns[last], last as u16, true),
            best => best,
        }
    }

    /// Finds the ends of all rolls, and the turns that they make necessary. `stay` is a roll that is used for nothing.
    fn turns_by(&mut self, stay: Option<usize>) -> f32 {
        (self.stays, self.stays_again) = (0.0, 0.0);
        self.ends.clear();
        let mut sum = 0.0;
        for (roll, (then, chance)) in self.program.rolls.iter().enumerate() {
            let best = if stay == Some(roll) { STAYS } else { self.follows_here(then) };
            match best {
                STAYS => self.stays += chance,
                STAYS_AGAIN | NONE => self.stays_again += chance,
                best => {
                    let End { at, again } = end(best);
                    sum += chance * (f64::from(self.turns[usize::from(at)]) + if again { 0.0 } else { 1.0 });
                }
            }
            self.ends.push((best, *chance));
        }
        ((sum + self.stays) / (1.0 - self.stays - self.stays_again)) as f32
    }

    /// The values of the last arrangement after every number of turns: means over its rolls of the `known` values of
    /// other arrangements in `list`. `now` is its value before a turn.
    pub(super) fn over_turns(&self, known: &[Span], list: &[f32], now: f64) -> Vec<f64> {
        let ends = || self.ends.iter().filter(|(best, _)| is_end(*best));
        let length = |best: &Best| {
            let End { at, again } = end(*best);
            let span = known[usize::from(at)];
            usize::from(span.first) + usize::from(span.len) + usize::from(!again)
        };
        let longest = ends().map(|(best, _)| length(best)).max().unwrap_or(0).max(1);
        let mut values = vec![0.0; longest];
        for (best, chance) in ends() {
            let End { at, again } = end(*best);
            let span = known[usize::from(at)];
            let later = &mut values[usize::from(span.first) + usize::from(!again)..];
            later.iter_mut().zip(span.of(list)).for_each(|(sum, value)| *sum += chance * f64::from(*value));
        }
        values[0] = now;
        if self.stays + self.stays_again > 0.0 {
            let mut turn = 1;
            while turn < values.len() || (values[turn - 1] > TINY / 10.0 && turn < MOST_TURNS) {
                let sum = values.get(turn).copied().unwrap_or(0.0) + self.stays * values[turn - 1];
                let value = sum / (1.0 - self.stays_again);
                if turn < values.len() {
                    values[turn] = value;
                } else {
                    values.push(value);
                }
                turn += 1;
            }
        }
        values
    }
}
