//! The mean of nets of several layers that were fitted from each other. Its weights have less of the noise of single fits.

use std::fs;
use std::path::PathBuf;

use tavola_duel::nets::read_deep_net;
use tavola_engine::evaluators::nets::deep::{DeepNet, Layer};

use crate::checkpoint;
use crate::error::TrainError;

/// The options of `mean`.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Nets of several layers, as training writes them. One that is named twice counts twice.
    #[arg(required = true, num_args = 2..)]
    nets: Vec<PathBuf>,
    /// File for the net.
    #[arg(long)]
    to: PathBuf,
}

/// The weights of each unit of a first layer, at a length of 1.
fn directions(layer: &Layer) -> Vec<Vec<f32>> {
    let direction = |unit| {
        let weights = layer.rows.iter().skip(unit).step_by(layer.units());
        let length = weights.clone().map(|weight| weight * weight).sum::<f32>().sqrt();
        weights.map(|weight| weight / length).collect()
    };
    (0..layer.units()).map(direction).collect()
}

/// For each unit of a first layer its unit in another one: that with the most similar weights. A fit sorts the units. `None` if two
/// units have the same one: then neither net was fitted from the other.
fn order(first: &Layer, other: &Layer) -> Option<Vec<usize>> {
    let others = directions(other);
    let nearest = |unit: Vec<f32>| {
        let cosine = |other: &Vec<f32>| unit.iter().zip(other).map(|(a, b)| a * b).sum::<f32>();
        let cosines = others.iter().map(cosine).enumerate();
        cosines.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(number, _)| number)
    };
    let order: Vec<usize> = directions(first).into_iter().map(nearest).collect::<Option<_>>()?;
    let mut taken = vec![false; others.len()];
    order.iter().all(|&unit| !std::mem::replace(&mut taken[unit], true)).then_some(order)
}

/// The mean of some nets; `None` if they are not of one form and descent.
fn mean(nets: &[DeepNet]) -> Option<DeepNet> {
    let (first, others) = nets.split_first()?;
    let form = |net: &DeepNet| (net.inputs, net.layers.iter().map(Layer::units).collect::<Vec<_>>());
    let mut mean = first.clone();
    for net in others {
        if form(net) != form(first) {
            return None;
        }
        let mut net = net.clone();
        net.reorder(&order(&first.layers[0], &net.layers[0])?);
        mean.numbers_mut().zip(net.numbers()).for_each(|(sum, number)| *sum += number);
    }
    mean.numbers_mut().for_each(|number| *number /= nets.len() as f32);
    Some(mean)
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<(), TrainError> {
    let nets = options.nets.iter().map(|path| read_deep_net(path)).collect::<Result<Vec<_>, _>>()?;
    let mean = mean(&nets).ok_or(TrainError::Strangers)?;
    if let Some(folder) = options.to.parent() {
        fs::create_dir_all(folder).map_err(TrainError::io(folder))?;
    }
    checkpoint::write(&options.to, &mean.to_bytes()).map_err(TrainError::io(&options.to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tavola_engine::evaluators::nets::inputs::Inputs;

    fn random(units: &[usize], seed: u64) -> DeepNet {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut net = DeepNet::zero(Inputs::Contact, units);
        net.numbers_mut().for_each(|number| *number = rng.random_range(-1.0..1.0));
        net
    }

    #[test]
    fn a_net_whose_units_were_sorted_otherwise_has_the_mean_of_the_same_units() {
        let net = random(&[32, 16, 16], 1);
        let mut later = net.clone();
        later.numbers_mut().for_each(|number| *number += 0.5);
        later.reorder(&(0..32).map(|i| (5 * i + 3) % 32).collect::<Vec<_>>());
        let found = mean(&[net.clone(), later.clone(), later]).unwrap();
        for (found, number) in found.numbers().zip(net.numbers()) {
            assert!((found - number - 1.0 / 3.0).abs() < 1e-5, "{found} {number}");
        }
    }

    #[test]
    fn strangers_have_no_mean() {
        let net = random(&[32, 16, 16], 1);
        assert_eq!(mean(&[net.clone(), random(&[32, 16, 16], 2)]), None);
        assert_eq!(mean(&[net, random(&[16, 16, 16], 1)]), None);
    }
}
