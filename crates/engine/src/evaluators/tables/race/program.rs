//! The turns of a game without contact as a list of slots: the numbers left to play, the numbers that may be played next,
//! and the continuation. Everything comes from [`Rules::steps`]. Equal numbers left with an equal continuation share a
//! slot, so its best end is found once for every arrangement.

use tavola_rules::segment::{Incomplete, Obligation, Order};
use tavola_rules::{Occasion, Player, Position, Roll, Rules, Segment, Step};

/// The continuation after a number, or after the numbers of a segment.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Then {
    /// The turn is over.
    Turn,
    /// The player rolls again.
    Again,
    /// The rest of the same segment, a slot.
    Rest(usize),
    /// Another segment, a slot.
    Segment(usize),
    /// The best of several segments: a double to be named.
    Choice(Vec<usize>),
}

/// The numbers that must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// As many numbers as possible.
    Most,
    /// As many numbers as possible; of several numbers of which only one can be played, the highest.
    MostAndHighest,
    /// All or nothing.
    All,
    /// One after the other, as long as one can be played.
    Each,
}

/// Numbers that are left of a segment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Slot {
    /// The highest first.
    pub(super) numbers: Vec<u8>,
    /// Each number that may be played now, the highest first, and its continuation.
    pub(super) next: Vec<(u8, Then)>,
    /// The continuation if none of them can be played.
    pub(super) short: Then,
    pub(super) duty: Duty,
}

/// The values that are kept of every arrangement, because numbers lead there.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kept {
    /// The best end of a slot, with the count of its numbers that are played.
    Slot(usize),
    /// The continuation with no number of a segment left, without a count.
    After(Then),
}

/// A number that may be played, and the place of its result among the kept values of an arrangement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) number: u8,
    pub(super) place: usize,
}

/// All turns of a game.
#[derive(Debug)]
pub(super) struct Program {
    /// A slot follows those that its `short` and the ends of its segment lead to.
    pub(super) slots: Vec<Slot>,
    /// The first step of each roll, and the probability of the roll.
    pub(super) rolls: Vec<(Then, f64)>,
    /// The next ways in each slot, in the order of its `next`.
    pub(super) ways: Vec<Vec<Way>>,
    pub(super) kept: Vec<Kept>,
}

impl Program {
    /// The turns of a game of two dice whose steps do not depend on the places of the checkers.
    pub(super) fn new(rules: &Rules) -> Program {
        let position = Position::start(rules, Player::First);
        let occasion = Occasion { player: Player::First, turn: Occasion::LATER, begins: true };
        let mut program =
            Program { slots: Vec::new(), rolls: Vec::new(), ways: Vec::new(), kept: Vec::new() };
        for roll in Roll::ALL {
            let then = program.steps(rules, &rules.steps(&position, roll, &occasion));
            program.rolls.push((then, f64::from(roll.weight()) / 36.0));
        }
        program.find_ways();
        program
    }

    fn find_ways(&mut self) {
        let mut kept: Vec<Kept> = Vec::new();
        let mut way = |(number, then): &(u8, Then)| {
            let wanted = match then {
                Then::Rest(slot) => Kept::Slot(*slot),
                then => Kept::After(then.clone()),
            };
            let place = kept.iter().position(|known| *known == wanted).unwrap_or_else(|| {
                kept.push(wanted);
                kept.len() - 1
            });
            Way { number: *number, place }
        };
        self.ways = self.slots.iter().map(|slot| slot.next.iter().map(&mut way).collect()).collect();
        self.kept = kept;
    }

    fn steps(&mut self, rules: &Rules, steps: &[Step]) -> Then {
        let Some((step, rest)) = steps.split_first() else {
            return Then::Turn;
        };
        match step {
            Step::Roll => Then::Again,
            Step::ChooseDouble => {
                let begin = |number| {
                    let mut steps = rules.chosen_double(number);
                    steps.extend_from_slice(rest);
                    match self.steps(rules, &steps) {
                        Then::Segment(slot) => Some(slot),
                        _ => None,
                    }
                };
                Then::Choice((1..=6).filter_map(begin).collect())
            }
            Step::Play(segment) => {
                let full = self.steps(rules, rest);
                let short = match segment.incomplete {
                    Incomplete::Continue => full.clone(),
                    Incomplete::EndTurn | Incomplete::HandOver => Then::Turn,
                };
                Then::Segment(self.slot(segment, segment.numbers(), &full, &short))
            }
        }
    }

    fn slot(&mut self, segment: &Segment, numbers: &[u8], full: &Then, short: &Then) -> usize {
        let mut next = Vec::new();
        for (i, &number) in numbers.iter().enumerate() {
            let again = i > 0 && numbers[i - 1] == number;
            let early = segment.order == Order::LowerFirst && numbers.last() != Some(&number);
            if again || early {
                continue;
            }
            let mut rest = numbers.to_vec();
            rest.remove(i);
            let then = if rest.is_empty() {
                full.clone()
            } else {
                Then::Rest(self.slot(segment, &rest, full, short))
            };
            next.push((number, then));
        }
        let whole = numbers.len() == segment.numbers().len();
        let duty = match segment.obligation {
            Obligation::Max { higher: true } if whole && next.len() > 1 => Duty::MostAndHighest,
            Obligation::Max { .. } => Duty::Most,
            Obligation::AllOrNothing => Duty::All,
            Obligation::OneByOne => Duty::Each,
        };
        let slot = Slot { numbers: numbers.to_vec(), next, short: short.clone(), duty };
        self.slots.iter().position(|known| *known == slot).unwrap_or_else(|| {
            self.slots.push(slot);
            self.slots.len() - 1
        })
    }
}
