//! A [`DeepNet`] of any inputs as it plays: the first layer has floats, which are added as those of the last position differ, and the
//! layers above are those of `upper.rs`.

use tavola_rules::Position;

use super::deep::{DeepNet, MOST_UNITS};
use super::inputs::Inputs;
use super::kernel::LANES;
use super::products::{Room, TOGETHER};
use super::seen::{First, MOST_SUMS, Seen, Successive};
use super::upper::{self, Upper};
use crate::outcome::Probabilities;

/// The weights.
#[derive(Clone, Debug)]
pub struct MixedNet {
    inputs: Inputs,
    bias: Vec<f32>,
    rows: Vec<f32>,
    upper: Upper,
}

impl MixedNet {
    /// A net as it plays; `None` if it has more units or another number of layers than these can have.
    #[must_use]
    pub fn new(net: &DeepNet) -> Option<MixedNet> {
        let (first, above) = net.layers.split_first()?;
        let upper = Upper::new(above)?;
        let fits = first.units() <= MOST_SUMS && first.units().is_multiple_of(LANES);
        fits.then(|| MixedNet {
            inputs: net.inputs,
            bias: first.bias.clone(),
            rows: first.rows.clone(),
            upper,
        })
    }

    /// The encoding of positions.
    #[must_use]
    pub fn inputs(&self) -> Inputs {
        self.inputs
    }
}

impl Successive for MixedNet {
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        let first = First { inputs: self.inputs, bias: &self.bias, rows: &self.rows };
        let (mut units, mut room) = ([[0; MOST_UNITS]; TOGETHER], Room::default());
        let mut next = 0;
        seen.each(first, positions, |sums, _| {
            upper::bytes(sums, &mut units[next]);
            next += 1;
            if next == TOGETHER {
                self.upper.chances(&units, &mut room).into_iter().for_each(&mut *found);
                next = 0;
            }
        });
        if next > 0 {
            self.upper.chances(&units, &mut room).into_iter().take(next).for_each(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::evaluator::Class;
    use crate::evaluators::nets::testing::random;

    #[test]
    fn it_finds_nearly_what_was_trained() {
        let positions = bench::positions(Class::Contact, 200);
        for units in [[16, 16, 16], [80, 16, 32], [512, 256, 64]] {
            let net = random(&units);
            let mut found = Vec::new();
            let played = MixedNet::new(&net).unwrap();
            played.evaluate_each(&mut Seen::default(), &positions, &mut |chances| found.push(chances));
            for (position, chances) in positions.iter().zip(found) {
                let difference = chances.money() - net.evaluate(position).money();
                assert!(difference.abs() < 0.05, "{units:?}: {difference}");
            }
        }
        assert!(MixedNet::new(&random(&[64, 32])).is_none(), "too few layers");
        assert!(MixedNet::new(&random(&[60, 32, 16])).is_none(), "a width that the loops cannot have");
        assert!(MixedNet::new(&random(&[1024, 16, 16])).is_none(), "more sums than there is room for");
    }
}
