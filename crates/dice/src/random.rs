//! Dice that nobody can foresee, and dice that are the same every time.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// Dice from a cryptographic generator, every face equally likely.
#[derive(Debug)]
pub struct Dice {
    rng: ChaCha20Rng,
}

impl Dice {
    /// Dice that nobody can foresee, seeded by the operating system.
    #[must_use]
    pub fn random() -> Dice {
        Dice { rng: rand::make_rng() }
    }

    /// Dice that repeat for equal seeds, for tests and experiments.
    #[must_use]
    pub fn seeded(seed: u64) -> Dice {
        Dice { rng: ChaCha20Rng::seed_from_u64(seed) }
    }

    /// One die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        self.rng.random_range(1..=6)
    }

    /// Two dice.
    pub fn two(&mut self) -> [u8; 2] {
        [self.die(), self.die()]
    }

    /// The dice of a game's roll, `count` of them.
    pub fn several(&mut self, count: u8) -> Vec<u8> {
        (0..count).map(|_| self.die()).collect()
    }

    /// Bytes for a seed, a secret or an id.
    pub fn bytes(&mut self) -> [u8; 32] {
        self.rng.random()
    }

    /// A fair lot between two.
    pub fn lot(&mut self) -> bool {
        self.rng.random()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_dice_again() {
        let (mut a, mut b) = (Dice::seeded(7), Dice::seeded(7));
        assert!((0..100).all(|_| a.two() == b.two()));
    }

    /// Chi-squared over 36 pairs: 35 degrees of freedom, 99.99 % of fair dice stay below 76.
    #[test]
    fn all_36_pairs_are_equally_likely() {
        let mut dice = Dice::seeded(1);
        let mut seen = [0u32; 36];
        let rolls = 72_000;
        for _ in 0..rolls {
            let [a, b] = dice.two();
            assert!((1..=6).contains(&a) && (1..=6).contains(&b));
            seen[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
        }
        let expected = f64::from(rolls) / 36.0;
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(chi < 76.0, "{chi}");
    }
}
