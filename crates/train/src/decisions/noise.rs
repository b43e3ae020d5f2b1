//! The losses that a perfect player would seem to have, for the noise of the truth.
//!
//! The best of several noisy figures looks better than it is, so the play that is really the best seems to lose something wherever
//! the noise made another one look better.

use std::f64::consts::TAU;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::record::{Candidate, Truth};

/// Number of times that the noise of a decision is drawn.
const DRAWS: u32 = 1000;

/// Draws from the standard normal distribution, by the transform of Box and Muller.
fn normal(rng: &mut ChaCha8Rng) -> f64 {
    let [radius, angle]: [f64; 2] = [rng.random(), rng.random()];
    // 0 is drawn, 1 never is.
    (-2.0 * (1.0 - radius).ln()).sqrt() * (TAU * angle).cos()
}

/// The mean loss, in thousandths, that the first of these plays would seem to have if all losses were exact and were measured again
/// with the same errors.
fn seeming(candidates: &[Candidate], rng: &mut ChaCha8Rng) -> f64 {
    let known = |one: &Candidate| Some((f64::from(one.loss), f64::from(one.error?)));
    let rivals: Vec<(f64, f64)> = candidates.iter().skip(1).filter_map(known).collect();
    let mut lost = 0.0;
    for _ in 0..DRAWS {
        lost -= rivals.iter().map(|(loss, error)| loss + error * normal(rng)).fold(0.0, f64::min);
    }
    lost / f64::from(DRAWS)
}

/// The least loss that a perfect player would seem to have in each decision about plays. Measured losses are further apart than true
/// ones, for their noise, so a perfect player seems to lose more than that.
pub(crate) fn perfect<'a>(truths: impl Iterator<Item = &'a Truth>) -> Vec<Option<f64>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let loss = |truth: &Truth| match truth {
        Truth::Play { candidates, .. } => Some(seeming(candidates, &mut rng)),
        Truth::Cube { .. } => None,
    };
    truths.map(loss).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeming_of(rivals: &[(i32, i32)]) -> f64 {
        let candidate = |loss, error| Candidate { text: String::new(), loss, error };
        let rivals = rivals.iter().map(|&(loss, error)| candidate(loss, Some(error)));
        let all: Vec<Candidate> =
            [candidate(0, Some(0))].into_iter().chain(rivals).chain([candidate(1, None)]).collect();
        seeming(&all, &mut ChaCha8Rng::seed_from_u64(2))
    }

    #[test]
    fn equal_plays_seem_to_lose_the_mean_of_the_positive_half_of_the_noise() {
        // 10 times the density of the normal distribution at 0.
        assert!((seeming_of(&[(0, 10)]) - 3.99).abs() < 0.5, "{}", seeming_of(&[(0, 10)]));
        assert!(seeming_of(&[(0, 10), (0, 10)]) > seeming_of(&[(0, 10)]) + 1.0);
    }

    #[test]
    fn what_is_far_behind_or_was_not_rolled_out_has_no_part() {
        assert!(seeming_of(&[(20, 10)]) < 0.2);
        assert_eq!((seeming_of(&[(100, 10)]), seeming_of(&[])), (0.0, 0.0));
    }
}
