//! The prefilter: a small net judges all plays of a roll, and the large net only those that it selects.
//!
//! Its inputs are the places of the checkers and nothing else. A side has a row of weights for every count on every place,
//! so a position is judged from another by the places at which they differ.

use multiversion::multiversion;
use tavola_rules::{Checkers, Position};

use crate::evaluators::class::Class;
use crate::evaluators::nets::inputs::{Active, Inputs};
use crate::evaluators::nets::net::{Net, logistic};
use crate::outcome::Probabilities;

/// The number of positions that are selected. Of 100 best replies this loses two, which costs 0.0004 points a reply; with
/// four it would be 0.001, with eight 0.0002.
const SELECTED: usize = 6;

/// Hidden units, and the sums that they are products of.
const HIDDEN: usize = 16;
const SUMS: usize = 2 * HIDDEN;

/// Places from off to the pool, and the counts on one of them.
const PLACES: u8 = 27;
const COUNTS: u8 = 16;

type Sums = [f32; SUMS];

/// The small net.
pub struct Prefilter {
    bias: Sums,
    /// For the player on roll and for the opponent, by place and count.
    rows: Vec<Sums>,
    output_bias: [f32; Probabilities::COUNT],
    output_rows: [[f32; HIDDEN]; Probabilities::COUNT],
}

/// Where a row is.
#[inline]
fn row(own: bool, place: u8, count: u8) -> usize {
    (usize::from(!own) * usize::from(PLACES) + usize::from(place)) * usize::from(COUNTS) + usize::from(count)
}

impl Prefilter {
    /// From a net with the inputs of a race net and one hidden layer of 16 units; `None` if it is another.
    #[must_use]
    pub fn new(net: &Net) -> Option<Prefilter> {
        if net.inputs != Inputs::Places || net.hidden != HIDDEN || net.second != 0 {
            return None;
        }
        let head = &net.heads[0];
        let sums = |own: bool, checkers: Checkers| {
            let mut active = Active::default();
            net.inputs.activate_side(usize::from(!own), checkers, &mut active);
            let mut sums = [0.0; SUMS];
            for (row, value) in active.iter() {
                let weights = &net.rows[row * SUMS..][..SUMS];
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
            }
            sums
        };
        let mut bias = [0.0; SUMS];
        bias.copy_from_slice(&net.hidden_bias);
        let mut rows = Vec::with_capacity(row(false, PLACES, 0));
        for own in [true, false] {
            // That a side has borne off nothing is an input too: rows say what is more than on an empty board.
            let empty = sums(own, Checkers::NONE);
            bias.iter_mut().zip(empty).for_each(|(bias, sum)| *bias += sum);
            for (place, count) in (0..PLACES).flat_map(|place| (0..COUNTS).map(move |count| (place, count))) {
                let with = sums(own, Checkers::NONE.with(place, count));
                rows.push(core::array::from_fn(|i| with[i] - empty[i]));
            }
        }
        let mut output_bias = [0.0; Probabilities::COUNT];
        output_bias.copy_from_slice(&head.output_bias);
        let mut output_rows = [[0.0; HIDDEN]; Probabilities::COUNT];
        output_rows.as_flattened_mut().copy_from_slice(&head.output_rows);
        Some(Prefilter { bias, rows, output_bias, output_rows })
    }

    /// Leaves of several positions, in their order, those that may be the one in which the player on roll stands
    /// worst. `equity` returns their equity for some chances; `equities` is room for its results.
    pub fn select(
        &self,
        positions: &mut Vec<Position>,
        equities: &mut Vec<f32>,
        equity: impl Fn(&Probabilities) -> f32,
    ) {
        let contact = |position: &Position| Class::of(position) == Class::Contact;
        if positions.len() <= SELECTED || !positions.iter().all(contact) {
            return;
        }
        let base = positions[0];
        let sums = self.sums(&base);
        equities.clear();
        equities.extend(positions.iter().map(|position| equity(&self.evaluate(&base, &sums, position))));
        let mut order = [f32::MAX; SELECTED];
        for &equity in equities.iter() {
            let at = order.partition_point(|better| *better <= equity);
            if at < SELECTED {
                order[at..].rotate_right(1);
                order[at] = equity;
            }
        }
        let mut equities = equities.iter();
        positions.retain(|_| equities.next().is_some_and(|equity| *equity <= order[SELECTED - 1]));
    }

    /// The sums of the hidden units.
    fn sums(&self, position: &Position) -> Sums {
        let mut sums = self.bias;
        add_differences(&self.rows, [position.own(), position.other()], [Checkers::NONE; 2], &mut sums);
        sums
    }

    /// The chances of a position, from the sums of another.
    #[inline]
    fn evaluate(&self, base: &Position, sums: &Sums, position: &Position) -> Probabilities {
        let mut sums = *sums;
        let sides = [position.own(), position.other()];
        add_differences(&self.rows, sides, [base.own(), base.other()], &mut sums);
        let mut outputs = self.output_bias;
        add_outputs(&sums, &self.output_rows, &mut outputs);
        Probabilities::from_array(outputs.map(logistic))
    }
}

/// Adds to the sums of one position what another has more.
#[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
fn add_differences(rows: &[Sums], sides: [Checkers; 2], base: [Checkers; 2], sums: &mut Sums) {
    for (own, (side, base)) in [true, false].into_iter().zip(sides.into_iter().zip(base)) {
        for (place, now, before) in side.differences(base) {
            let (more, less) = (&rows[row(own, place, now)], &rows[row(own, place, before)]);
            for ((sum, more), less) in sums.iter_mut().zip(more).zip(less) {
                *sum += more - less;
            }
        }
    }
}

/// Adds to the outputs what the hidden units with these sums make of them.
#[multiversion(targets("x86_64+avx2", "aarch64+neon"))]
fn add_outputs(
    sums: &Sums,
    rows: &[[f32; HIDDEN]; Probabilities::COUNT],
    outputs: &mut [f32; Probabilities::COUNT],
) {
    let (firsts, others) = sums.split_at(HIDDEN);
    let mut units = [0.0f32; HIDDEN];
    for ((unit, first), other) in units.iter_mut().zip(firsts).zip(others) {
        *unit = first * other / ((1.0 + first.abs()) * (1.0 + other.abs()));
    }
    for (output, weights) in outputs.iter_mut().zip(rows) {
        let mut lanes = [0.0f32; 8];
        for (units, weights) in units.chunks_exact(8).zip(weights.chunks_exact(8)) {
            for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                *lane += unit * weight;
            }
        }
        *output += lanes.iter().sum::<f32>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::backgammon::{Nets, Trained};
    use crate::evaluators::evaluator::Evaluator;
    use tavola_rules::{Plays, Roll, Rules};

    #[test]
    fn a_position_has_from_another_the_chances_that_the_net_gives_it() {
        let net = Trained::embedded().prefilter;
        let prefilter = Prefilter::new(&net).unwrap();
        let positions = [Class::Contact, Class::BearOff].map(|class| bench::positions(class, 50)).concat();
        for pair in positions.windows(2) {
            let found = prefilter.evaluate(&pair[0], &prefilter.sums(&pair[0]), &pair[1]).to_array();
            for (found, wanted) in found.into_iter().zip(net.evaluate(&pair[1]).to_array()) {
                assert!((found - wanted).abs() < 1e-5, "{found} {wanted}");
            }
        }
    }

    #[test]
    fn few_are_picked_and_the_best_is_nearly_always_among_them() {
        let nets = Nets::embedded();
        let prefilter = nets.prefilter(&Rules::STANDARD).unwrap();
        let (mut lists, mut missed) = (0, 0);
        for position in bench::positions(Class::Contact, 30) {
            for roll in Roll::ALL {
                let mut plays = Plays::new();
                plays.generate_roll(&Rules::STANDARD, &position, roll.dice()[0], roll.dice()[1]);
                let mut positions: Vec<Position> = plays.iter().map(|play| play.position.swapped()).collect();
                let mut chances = Vec::new();
                nets.evaluate(&Rules::STANDARD, &positions, &mut chances).unwrap();
                let money = |i: &usize| chances[*i].money();
                let best = (0..positions.len()).min_by(|a, b| money(a).total_cmp(&money(b))).unwrap();
                let best = positions[best];
                prefilter.select(&mut positions, &mut Vec::new(), Probabilities::money);
                assert!(positions.len() <= SELECTED);
                lists += 1;
                missed += usize::from(!positions.contains(&best));
            }
        }
        assert!(missed * 20 < lists, "{missed} of {lists}");
    }

    #[test]
    fn where_players_have_passed_each_other_everything_is_looked_at() {
        let mut positions = bench::positions(Class::Contact, 20);
        positions.extend(bench::positions(Class::Race, 1));
        let all = positions.clone();
        let prefilter = Prefilter::new(&Trained::embedded().prefilter).unwrap();
        prefilter.select(&mut positions, &mut Vec::new(), Probabilities::money);
        assert_eq!(positions, all);
    }
}
