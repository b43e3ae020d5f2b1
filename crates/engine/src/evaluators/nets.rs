//! Neural nets over positions: their inputs, their computation, and their files.

mod active;
mod blockade;
pub(super) mod bytes;
pub mod deep;
pub mod encoding;
pub mod features;
pub mod game;
pub mod inputs;
pub mod integer;
mod kernel;
mod matrix;
pub mod mixed;
pub mod net;
pub mod prefilter;
mod products;
pub mod seen;
mod upper;

#[cfg(test)]
mod testing {
    use super::deep::DeepNet;
    use super::inputs::Inputs;

    /// Weights without sense, as large as learned ones.
    pub(super) fn random(units: &[usize]) -> DeepNet {
        let mut net = DeepNet::zero(Inputs::Contact, units);
        let mut state = 1u32;
        let mut below = 40.0f32;
        for layer in &mut net.layers {
            for weight in layer.bias.iter_mut().chain(&mut layer.rows) {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                *weight = ((state >> 8) as f32 / (1 << 24) as f32 - 0.5) * 4.0 / below.sqrt();
            }
            below = layer.units() as f32;
        }
        net
    }
}
