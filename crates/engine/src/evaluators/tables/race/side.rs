//! The arrangements of one side in a race, their numbers, and the moves between them.

use std::collections::HashMap;

use tavola_rules::moves;
use tavola_rules::track::Track;
use tavola_rules::{Checkers, OFF, Player, Position, Rules};

use crate::evaluators::tables::bearoff::{arrangements, home, rank};

/// A move of one checker: the number of the arrangement that it leads to, and whether it bears a checker off.
pub(super) type Led = (u16, bool);

/// Arrangements with numbers. Number 0 has nothing left on the board, and a move leads to a lower number.
pub(super) enum Arrangements {
    /// At most this many checkers on the six home points, numbered by [`rank`].
    Home(u8),
    /// All arrangements that can be reached from the start of a game whose players never meet.
    Listed(HashMap<Checkers, u16>),
}

impl Arrangements {
    /// The arrangements of a game, in the order of their numbers.
    pub(super) fn new(rules: &Rules) -> (Arrangements, Vec<Checkers>) {
        if rules.track == Track::Towers {
            return Arrangements::reached(rules);
        }
        let checkers = rules.checkers(Player::First);
        let side = |home: &[u8; 6]| {
            let off = checkers - home.iter().sum::<u8>();
            (1..).zip(home).fold(Checkers::NONE.with(OFF, off), |side, (point, &n)| side.with(point, n))
        };
        let all = arrangements(usize::from(checkers)).iter().map(side).collect();
        (Arrangements::Home(checkers), all)
    }

    fn reached(rules: &Rules) -> (Arrangements, Vec<Checkers>) {
        let mut alone = Alone::new(rules);
        let mut known: HashMap<Checkers, u16> = HashMap::new();
        let mut open: Vec<Checkers> = rules.start.to_vec();
        while let Some(side) = open.pop() {
            if known.insert(side, 0).is_none() {
                (1..=6).for_each(|number| alone.each(side, number, |next| open.push(next)));
            }
        }
        let mut all: Vec<Checkers> = known.into_keys().collect();
        all.sort_by_key(|side| (side.pips(rules.track.entry()), *side));
        let numbers = all.iter().zip(0..).map(|(side, number)| (*side, number)).collect();
        (Arrangements::Listed(numbers), all)
    }

    /// The number of an arrangement that is among them.
    pub(super) fn number(&self, side: Checkers) -> Option<u16> {
        match self {
            Arrangements::Home(checkers) => home(side, usize::from(*checkers)).map(|home| rank(&home) as u16),
            Arrangements::Listed(numbers) => numbers.get(&side).copied(),
        }
    }
}

/// One side that moves by the rules of a game, without an opponent in its way.
pub(super) struct Alone {
    rules: Rules,
}

impl Alone {
    pub(super) fn new(rules: &Rules) -> Alone {
        Alone { rules: rules.clone() }
    }

    /// Calls `each` with the results of a number, from the farthest checker to the nearest.
    pub(super) fn each(&mut self, side: Checkers, number: u8, mut each: impl FnMut(Checkers)) {
        // The opponent has not moved, and never meets it.
        self.rules.start[0] = side;
        let position = Position::start(&self.rules, Player::First);
        for (mv, landing) in moves::moves_by(&self.rules, &position, number) {
            each(moves::after(&self.rules, &position, mv, landing).own());
        }
    }
}
