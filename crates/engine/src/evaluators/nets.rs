//! Neural nets over positions: their inputs, their computation, and their files.

mod active;
mod blockade;
mod bytes;
pub mod encoding;
mod features;
pub mod inputs;
pub mod integer;
pub mod net;
pub mod prefilter;

#[cfg(test)]
mod testing {
    use super::inputs::Inputs;
    use super::net::Net;

    /// Weights without sense, as large as learned ones.
    pub(super) fn random(inputs: Inputs, hidden: usize, second: usize, heads: usize) -> Net {
        let mut net = Net::zero(inputs, hidden, second, heads);
        let mut state = 1u32;
        for weight in net.numbers_mut() {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *weight = (state >> 8) as f32 / (1 << 24) as f32 - 0.5;
        }
        net
    }
}
