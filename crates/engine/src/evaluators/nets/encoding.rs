//! Inputs of a game's net, derived from the rules of the game. This page is the whole description.
//!
//! Each side has the same inputs, the player on roll first. A side counts in its own numbering, as everywhere.
//! [`Track::facing_places`] converts the places of the other side to that numbering, so a net sees the crossings of the
//! ways on every track.
//!
//! | block | inputs | in games |
//! |---|---|---|
//! | points | 4 for each point: one checker; two or more; three or more; half of what exceeds three | all |
//! | pinned | 1 for each point: its one checker is pinned (then "one checker" is not set) | with pins |
//! | bar | the same 4 | with hits |
//! | pool | the same 4 | with a pool |
//! | off | 1 for each number from 0 to 15 | all |
//! | rear | 1 for each place of the rearmost checker, 0 where none is left | all |
//! | pips | pips left, in sixty-fourths | all |
//! | numbers | for each number of a die: it cannot be played; how many points it can be played from, in eighths | linear tracks |
//! | wall | 1 for each length, 0 to 7, of the longest row of closed points before the rearmost checker | linear tracks |
//! | escapes | rolls in 36 with which the rearmost checker goes more than six pips; the least and the mean of all occupied places | linear tracks |
//! | shots | rolls in 36 that hit or pin; what those cost the enemy, in tens of pips a roll | linear tracks with hits or pins |
//!
//! After both sides follows one input for each kind of [`KnownDice`]: the role of the player on roll, or the roll that stays.
//!
//! Different positions of a game have different inputs, because points, pinned, bar, pool and off determine the
//! position.
//!
//! Heads are for nine kinds: each side is in one of three phases, by its rearmost checker: in the first quarter of
//! the track (or before it), on the way, home.
//!
//! The inputs leave out the number of the turn (Gul bara's chains from the fourth turn on, the first turn of narde),
//! a roll that is known beforehand, and steps of a turn that are still owed.
//! Stack limits, the courier and the head follow from the checkers.

mod view;

use tavola_rules::point::HOME;
use tavola_rules::rules::{Contact, Mixed};
use tavola_rules::track::Track;
use tavola_rules::{BAR, OFF, POOL, Player, Position, Roll, Rules};

use crate::context::Role;
use crate::evaluators::known_dice::KnownDice;
use crate::evaluators::nets::active::{Active, COUNTS};
use view::View;

/// The encoder of a game's positions as inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Encoding {
    track: Track,
    contact: Contact,
    /// Number of enemy checkers that close a point: 1 or 2.
    block_at: u8,
    pool: bool,
    /// What is known of the dice, in a game in which something is.
    dice: Option<KnownDice>,
}

const TRACKS: [(Track, u8); 7] = [
    (Track::Contrary, b'c'),
    (Track::Same, b's'),
    (Track::Offset, b'o'),
    (Track::HalfContrary, b'h'),
    (Track::HalfParallel, b'p'),
    (Track::Ring, b'r'),
    (Track::Towers, b't'),
];

const CONTACTS: [(Contact, u8); 4] = [
    (Contact::Hit, b'h'),
    (Contact::Pin(Mixed::PinnerStacks), b'p'),
    (Contact::Pin(Mixed::Closed), b'm'),
    (Contact::Block, b'b'),
];

/// Every number of checkers off.
const OFFS: usize = 16;
/// Places of the rearmost checker.
const REARS: usize = BAR as usize + 1;
/// For each number: whether it can be played, and from how many points.
const NUMBERS: usize = 12;
/// Lengths of a wall.
const WALLS: usize = 8;
const ESCAPES: usize = 3;
const SHOTS: usize = 2;

/// Phases of one side.
const PHASES: usize = 3;

/// Offsets of the blocks of a side.
struct Layout {
    pinned: usize,
    bar: usize,
    pool: usize,
    off: usize,
    rear: usize,
    pips: usize,
    numbers: usize,
    wall: usize,
    escapes: usize,
    shots: usize,
    len: usize,
}

impl Encoding {
    /// The encoding of a game, with the first of all kinds of known dice if it has any.
    #[must_use]
    pub fn of(rules: &Rules) -> Encoding {
        Encoding {
            track: rules.track,
            contact: rules.contact,
            block_at: rules.block_at,
            pool: Player::BOTH.iter().any(|player| rules.start[player.index()].count(POOL) > 0),
            dice: KnownDice::all(rules).first().copied(),
        }
    }

    /// The same encoding for positions in which this is known of the dice.
    #[must_use]
    pub fn knowing(self, dice: KnownDice) -> Encoding {
        Encoding { dice: self.dice.and(Some(dice)), ..self }
    }

    /// Eight letters that stand for it in a net's file.
    #[must_use]
    pub fn name(self) -> [u8; 8] {
        let letter = |found: Option<u8>| found.unwrap_or(b'?');
        let track = letter(TRACKS.iter().find(|(track, _)| *track == self.track).map(|found| found.1));
        let contact = letter(CONTACTS.iter().find(|(kind, _)| *kind == self.contact).map(|found| found.1));
        let last = match self.dice {
            Some(KnownDice::Role(_)) => b'r',
            Some(KnownDice::Staying(_)) => b's',
            None if self.pool => b'p',
            None => b'-',
        };
        [b'g', b'a', b'm', b'1', track, contact, b'0' + self.block_at, last]
    }

    /// Reads the encoding from its eight letters.
    #[must_use]
    pub fn from_name(name: [u8; 8]) -> Option<Encoding> {
        let [b'g', b'a', b'm', b'1', track, contact, block_at, last] = name else { return None };
        let (pool, dice) = match last {
            b'p' => (true, None),
            b'-' => (false, None),
            b'r' => (false, Some(KnownDice::Role(Role::ALL[0]))),
            b's' => (false, Some(KnownDice::Staying(Roll::ALL[0]))),
            _ => return None,
        };
        Some(Encoding {
            track: TRACKS.iter().find(|(_, letter)| *letter == track)?.0,
            contact: CONTACTS.iter().find(|(_, letter)| *letter == contact)?.0,
            block_at: (b'1'..=b'2').contains(&block_at).then_some(block_at - b'0')?,
            pool,
            dice,
        })
    }

    /// Returns whether the points lie in a row, so that a checker has points ahead of it.
    const fn linear(self) -> bool {
        matches!(self.track, Track::Contrary | Track::Same | Track::Offset | Track::HalfContrary)
    }

    const fn layout(self) -> Layout {
        let points = self.track.len() as usize;
        let (hits, pins) = (matches!(self.contact, Contact::Hit), matches!(self.contact, Contact::Pin(_)));
        let linear = self.linear();
        const fn size(there: bool, size: usize) -> usize {
            if there { size } else { 0 }
        }
        let pinned = COUNTS * points;
        let bar = pinned + size(pins, points);
        let pool = bar + size(hits, COUNTS);
        let off = pool + size(self.pool, COUNTS);
        let rear = off + OFFS;
        let pips = rear + REARS;
        let numbers = pips + 1;
        let wall = numbers + size(linear, NUMBERS);
        let escapes = wall + size(linear, WALLS);
        let shots = escapes + size(linear, ESCAPES);
        let len = shots + size(linear && (hits || pins), SHOTS);
        Layout { pinned, bar, pool, off, rear, pips, numbers, wall, escapes, shots, len }
    }

    /// Number of inputs of both sides.
    #[must_use]
    pub const fn len(self) -> usize {
        let known = match self.dice {
            Some(dice) => dice.count(),
            None => 0,
        };
        2 * self.layout().len + known
    }

    /// There are always inputs; this exists because `len` does.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Number of kinds of positions.
    #[must_use]
    pub const fn kinds(self) -> usize {
        PHASES * PHASES
    }

    /// Lists the active inputs of a position.
    pub(crate) fn activate(self, position: &Position, active: &mut Active) {
        let layout = self.layout();
        let own =
            View::of(self, position.own(), position.own_pinned(), position.other(), position.other_pinned());
        let other =
            View::of(self, position.other(), position.other_pinned(), position.own(), position.own_pinned());
        active.clear();
        self.add_side(&layout, 0, &own, active);
        self.add_side(&layout, layout.len, &other, active);
        if let Some(dice) = self.dice {
            active.push(2 * layout.len + dice.number(), 1.0);
        }
        active.set_kind(PHASES * self.phase(&own) + self.phase(&other));
    }

    fn phase(self, view: &View) -> usize {
        if view.rear > self.track.len() / 4 * 3 {
            0
        } else if view.rear > HOME {
            1
        } else {
            2
        }
    }

    fn add_side(self, layout: &Layout, base: usize, view: &View, active: &mut Active) {
        // The inputs are listed in their order, so that two lists are compared fast.
        let mut pips = 0;
        for (place, count) in view.checkers.iter().filter(|(place, _)| *place != OFF) {
            pips += u32::from(place.min(self.track.entry())) * u32::from(count);
            if place < BAR && view.pinned >> place & 1 == 0 {
                active.push_count(base + COUNTS * (usize::from(place) - 1), count);
            }
        }
        let mut pinned = view.pinned;
        while pinned != 0 {
            active.push(base + layout.pinned + pinned.trailing_zeros() as usize - 1, 1.0);
            pinned &= pinned - 1;
        }
        for (place, row) in [(BAR, layout.bar), (POOL, layout.pool)] {
            match view.checkers.count(place) {
                0 => {}
                count => active.push_count(base + row, count),
            }
        }
        active.push(base + layout.off + usize::from(view.checkers.count(OFF)), 1.0);
        active.push(base + layout.rear + usize::from(view.rear), 1.0);
        active.push(base + layout.pips, pips as f32 / 64.0);
        if self.linear() {
            self.add_way(layout, base, view, active);
        }
    }

    /// Adds the inputs of a side's way ahead.
    fn add_way(self, layout: &Layout, base: usize, view: &View, active: &mut Active) {
        for number in 1..=6u8 {
            let row = base + layout.numbers + 2 * (usize::from(number) - 1);
            match view.sources(number).count_ones() {
                0 => active.push(row, 1.0),
                points => active.push(row + 1, points as f32 / 8.0),
            }
        }
        active.push(base + layout.wall + view.wall(), 1.0);
        let mut push = |row: usize, value: f32| {
            if value > 0.0 {
                active.push(base + row, value);
            }
        };
        let [rear, least, mean] = view.escapes();
        push(layout.escapes, rear);
        push(layout.escapes + 1, least);
        push(layout.escapes + 2, mean);
        if self.contact != Contact::Block {
            let (rolls, cost) = view.shots(self);
            push(layout.shots, rolls as f32 / 36.0);
            push(layout.shots + 1, cost as f32 / 360.0);
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::collections::HashMap;
    use tavola_rules::Occasion;
    use tavola_rules::{Plays, Step, variants};

    fn inputs(rules: &Rules, position: &Position) -> Vec<(usize, u32)> {
        let mut active = Active::default();
        Encoding::of(rules).activate(position, &mut active);
        active.iter().map(|(row, value)| (row, value.to_bits())).collect()
    }

    /// Positions of random play.
    pub(super) fn wander(rules: &Rules, plies: usize, mut see: impl FnMut(&Position)) {
        let mut plays = Plays::new();
        let mut state = 12345u64;
        let mut random = |below: usize| {
            state = crate::hash::mix(state.wrapping_add(1));
            (state >> 33) as usize % below
        };
        let mut position = Position::start(rules, Player::First);
        for _ in 0..plies {
            see(&position);
            let dice: Vec<u8> = (0..rules.dice.count).map(|_| 1 + random(6) as u8).collect();
            let occasion = Occasion::of(rules, &position);
            for step in rules.steps(&position, Roll::new(&dice).unwrap(), &occasion) {
                if let Step::Play(segment) = step {
                    plays.generate(rules, &position, &segment);
                    position = plays[random(plays.len())].position;
                }
            }
            position = position.swapped();
            if tavola_rules::end::is_over(rules, &position) {
                position = Position::start(rules, Player::First);
            }
        }
    }

    #[test]
    fn different_positions_have_different_inputs_in_every_game() {
        for variant in &variants::ALL {
            let mut seen: HashMap<Vec<(usize, u32)>, Position> = HashMap::new();
            wander(variant.rules, 3000, |position| {
                let inputs = inputs(variant.rules, position);
                assert!(inputs.iter().all(|(row, _)| *row < Encoding::of(variant.rules).len()));
                let known = seen.entry(inputs).or_insert(*position);
                assert_eq!(known, position, "{}", variant.rules.name);
            });
            assert!(seen.len() > 100, "{}", variant.rules.name);
        }
    }

    #[test]
    fn what_is_known_of_the_dice_has_an_input_of_its_own() {
        for (name, count) in [("double-against-choice", 3), ("fixed-roll", 21), ("backgammon", 0)] {
            let rules = variants::find(name).unwrap().rules;
            let encoding = Encoding::of(rules);
            let known = KnownDice::all(rules);
            assert_eq!(known.len(), count, "{name}");
            let usual = Encoding::of(variants::find("leaflet-001").unwrap().rules).len();
            assert_eq!(encoding.len(), usual + count, "{name}");
            for (number, dice) in known.into_iter().enumerate() {
                let mut active = Active::default();
                encoding.knowing(dice).activate(&Position::start(rules, Player::First), &mut active);
                let rows: Vec<usize> =
                    active.iter().map(|(row, _)| row).filter(|row| *row >= usual).collect();
                assert_eq!(rows, [usual + number], "{name}");
            }
        }
    }

    #[test]
    fn inputs_are_listed_once_each_in_their_order() {
        for variant in &variants::ALL {
            wander(variant.rules, 500, |position| {
                let rows = inputs(variant.rules, position);
                assert!(rows.is_sorted_by(|a, b| a.0 < b.0), "{}", variant.rules.name);
            });
        }
    }
}
