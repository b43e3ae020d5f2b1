//! The prefilter: a small net evaluates all plays of a roll, and the large net only those that it selects. Backgammon has one
//! small net for positions with contact and one for races, another game one for all its positions.
//!
//! Their inputs are the places of the checkers and nothing else. A side has a row of weights for every count on every place,
//! so a position is evaluated from another by the places at which they differ.

use multiversion::multiversion;
use tavola_rules::{Checkers, Position};

use crate::evaluators::class::Class;
use crate::evaluators::nets::inputs::{Active, Inputs, sides};
use crate::evaluators::nets::kernel::logistic;
use crate::evaluators::nets::net::Net;
use crate::outcome::Probabilities;

/// The number of positions that are selected of a list with contact. Of 100 best replies in games this loses two, which costs
/// 0.0005 points a reply; with four it would be 0.0011, with eight 0.0002.
const SELECTED: usize = 6;

/// The same number for a race, which has more plays with smaller differences: 0.0002 points a reply in positions of
/// play.
const SELECTED_OF_RACE: usize = 6;

/// The same number for other games; `nets/README.md` has the losses of each.
const SELECTED_OF_GAME: usize = 6;

/// The most that are selected.
pub const MOST: usize = 6;

/// The most that are selected for the last of several rolls of a search, whose play is not followed further: only its worth counts, and
/// what is missed has little weight. On the 1,600 rolls of the benchmark a search two rolls ahead loses as much as with six, and takes
/// 15 % less time. One roll ahead a single missed reply can be worth a tenth of a point.
pub(crate) const AT_LEAVES: usize = 4;

/// Number of selected positions that suffices to judge the luck of a roll. The expectation of luck is zero for any selection
/// that is equal for all rolls. With two instead of six the standard deviation of a trial from the opening is 0.21 instead of
/// 0.17, and the trial takes half the time.
pub(crate) const FEW: usize = 2;

/// Hidden units, and the sums that they are products of.
pub const HIDDEN: usize = 16;
const SUMS: usize = 2 * HIDDEN;

/// Places from off to the pool, and the counts on one of them.
const PLACES: u8 = 27;
const COUNTS: u8 = 16;

type Sums = [f32; SUMS];

/// The outputs, filled up with zeros.
type Outputs = [f32; WIDTH];
const WIDTH: usize = 8;

/// The small nets.
pub struct Prefilter {
    /// For all positions of a game, or for those of backgammon with contact.
    net: SmallNet,
    race: Option<SmallNet>,
    is_backgammon: bool,
}

struct SmallNet {
    bias: Sums,
    /// Sums for the player on roll and for the opponent, by place and count.
    rows: Vec<Sums>,
    output_bias: Outputs,
    /// For each hidden unit, its contribution to the outputs.
    output_rows: [Outputs; HIDDEN],
}

/// The index of a row.
#[inline]
fn row(own: bool, place: u8, count: u8) -> usize {
    (usize::from(!own) * usize::from(PLACES) + usize::from(place)) * usize::from(COUNTS) + usize::from(count)
}

impl Prefilter {
    /// Creates the prefilter from nets with the inputs of places alone and one hidden layer of 16 units, for contact and for
    /// races; `None` if one has another form. Without a net for races all plays of a race are selected.
    #[must_use]
    pub fn new(contact: &Net, race: Option<&Net>) -> Option<Prefilter> {
        let race = match race {
            Some(race) => Some(SmallNet::new(race)?),
            None => None,
        };
        Some(Prefilter { net: SmallNet::new(contact)?, race, is_backgammon: true })
    }

    /// Creates the prefilter for all positions of a game from a net of the same form.
    #[must_use]
    pub fn of_game(net: &Net) -> Option<Prefilter> {
        Some(Prefilter { net: SmallNet::new(net)?, race: None, is_backgammon: false })
    }

    /// The net that selects among some positions, and the number that it leaves: `None` if they are of several classes,
    /// or solved exactly.
    fn selecting(&self, positions: &[Position], most: usize) -> Option<(&SmallNet, usize)> {
        if !self.is_backgammon {
            let selected = SELECTED_OF_GAME.min(most);
            return (positions.len() > selected).then_some((&self.net, selected));
        }
        let class = Class::of(positions.first()?);
        let (net, selected) = match class {
            Class::Contact => (&self.net, SELECTED),
            Class::Race => (self.race.as_ref()?, SELECTED_OF_RACE),
            Class::BearOff | Class::Over => return None,
        };
        let selected = selected.min(most);
        let alike =
            positions.len() > selected && positions.iter().all(|position| Class::of(position) == class);
        alike.then_some((net, selected))
    }

    /// Appends rough chances of positions of a game in their order. Returns whether it has a net for all positions.
    pub fn estimate(&self, positions: &[Position], chances: &mut Vec<Probabilities>) -> bool {
        if self.is_backgammon {
            return false;
        }
        let mut outputs = Vec::with_capacity(WIDTH * positions.len());
        evaluate_all(&self.net, positions, &mut outputs);
        let chances_of =
            |outputs: &Outputs| Probabilities::from_array(core::array::from_fn(|output| outputs[output]));
        chances.extend(outputs.as_chunks().0.iter().map(chances_of));
        true
    }

    /// Keeps, in their order, the positions that may be the worst for the player on roll. It keeps `most` of them, or fewer
    /// if fewer nearly always suffice to find the worst. `equity` returns their equity for some chances; `room` is room for
    /// results.
    pub fn select(
        &self,
        positions: &mut Vec<Position>,
        room: &mut Vec<f32>,
        most: usize,
        equity: impl Fn(&Probabilities) -> f32,
    ) {
        let Some((net, selected)) = self.selecting(positions, most) else { return };
        room.clear();
        evaluate_all(net, positions, room);
        let mut order = [f32::MAX; MOST];
        let order = &mut order[..selected];
        for i in 0..positions.len() {
            let chances = core::array::from_fn(|output| room[i * WIDTH + output]);
            // Outputs up to here have been read.
            let equity = equity(&Probabilities::from_array(chances));
            room[i] = equity;
            let at = order.partition_point(|better| *better <= equity);
            if at < selected {
                order[at..].rotate_right(1);
                order[at] = equity;
            }
        }
        let mut equities = room.iter();
        positions.retain(|_| equities.next().is_some_and(|equity| *equity <= order[selected - 1]));
    }
}

impl SmallNet {
    fn new(net: &Net) -> Option<SmallNet> {
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
            // Zero checkers off is an input too, so the rows hold the differences to an empty board.
            let empty = sums(own, Checkers::NONE);
            bias.iter_mut().zip(empty).for_each(|(bias, sum)| *bias += sum);
            for (place, count) in (0..PLACES).flat_map(|place| (0..COUNTS).map(move |count| (place, count))) {
                let with = sums(own, Checkers::NONE.with(place, count));
                rows.push(core::array::from_fn(|i| with[i] - empty[i]));
            }
        }
        let mut output_bias = [0.0; WIDTH];
        output_bias[..Probabilities::COUNT].copy_from_slice(&head.output_bias);
        let weight =
            |output: usize, unit| head.output_rows.get(output * HIDDEN + unit).copied().unwrap_or(0.0);
        let output_rows = core::array::from_fn(|unit| core::array::from_fn(|output| weight(output, unit)));
        Some(SmallNet { bias, rows, output_bias, output_rows })
    }
}

/// Appends [`WIDTH`] outputs for each of several positions that are like each other: all sums follow from those of the
/// first position.
#[multiversion(targets("x86_64+avx512f+avx512vl", "x86_64+avx2", "aarch64+neon"))]
fn evaluate_all(net: &SmallNet, positions: &[Position], outputs: &mut Vec<f32>) {
    let Some(base) = positions.first().map(sides) else { return };
    let first = sums_of(&net.rows, base, [Checkers::NONE; 2], net.bias);
    let begin = outputs.len();
    for position in positions {
        let sums = sums_of(&net.rows, sides(position), base, first);
        outputs.extend(outputs_of(net, &sums));
    }
    outputs[begin..].iter_mut().for_each(|output| *output = logistic(*output));
}

/// The sums of a position from those of another.
#[inline(always)]
fn sums_of(rows: &[Sums], sides: [Checkers; 2], base: [Checkers; 2], mut sums: Sums) -> Sums {
    for (own, (side, base)) in [true, false].into_iter().zip(sides.into_iter().zip(base)) {
        // A loop, not `for_each`: its closure is compiled without the instructions of the target.
        for (place, now, before) in side.differences(base) {
            let (more, less) = (&rows[row(own, place, now)], &rows[row(own, place, before)]);
            for ((sum, more), less) in sums.iter_mut().zip(more).zip(less) {
                *sum += more - less;
            }
        }
    }
    sums
}

/// The contribution of the hidden units with these sums to each output.
#[inline(always)]
fn outputs_of(net: &SmallNet, sums: &Sums) -> Outputs {
    let (firsts, others) = sums.split_at(HIDDEN);
    let mut units = [0.0f32; HIDDEN];
    for ((unit, first), other) in units.iter_mut().zip(firsts).zip(others) {
        *unit = first * other / ((1.0 + first.abs()) * (1.0 + other.abs()));
    }
    let mut outputs = net.output_bias;
    for (unit, weights) in units.iter().zip(&net.output_rows) {
        for (output, weight) in outputs.iter_mut().zip(weights) {
            *output += unit * weight;
        }
    }
    outputs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::backgammon::Nets;
    use crate::evaluators::evaluator::Evaluator;
    use crate::evaluators::net_source::{EmbeddedNets, NetSource};
    use tavola_rules::{Plays, Roll, Rules};

    fn contact_prefilter() -> Net {
        Net::from_bytes(&EmbeddedNets.net("backgammon/pick.net").unwrap()).unwrap()
    }

    #[test]
    fn a_position_has_from_another_the_chances_that_the_net_gives_it() {
        let net = contact_prefilter();
        let prefilter = SmallNet::new(&net).unwrap();
        let positions = [Class::Contact, Class::BearOff].map(|class| bench::positions(class, 50)).concat();
        for pair in positions.windows(2) {
            let mut found = Vec::new();
            evaluate_all(&prefilter, pair, &mut found);
            for (found, position) in found.chunks(WIDTH).zip(pair) {
                for (found, wanted) in found.iter().zip(net.evaluate(position).to_array()) {
                    assert!((found - wanted).abs() < 1e-5, "{found} {wanted}");
                }
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
                prefilter.select(&mut positions, &mut Vec::new(), MOST, Probabilities::money);
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
        let prefilter = Prefilter::new(&contact_prefilter(), None).unwrap();
        prefilter.select(&mut positions, &mut Vec::new(), MOST, Probabilities::money);
        assert_eq!(positions, all);
    }
}
