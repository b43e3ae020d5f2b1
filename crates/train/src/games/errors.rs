//! Errors of players who judge badly.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::Probabilities;

/// The chances as a player sees them who errs by `errs`, the standard deviation of their error as a chance to win.
pub(crate) fn with_error(mut chances: Probabilities, errs: f32, rng: &mut ChaCha8Rng) -> Probabilities {
    if errs == 0.0 {
        return chances;
    }
    // The sum of three uniform numbers is near enough to a normal distribution.
    let sum: f32 = (0..3).map(|_| rng.random_range(-1.0..1.0)).sum();
    chances.win = (chances.win + errs * sum).clamp(0.0, 1.0);
    chances.in_order()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn errors_have_no_bias_and_their_standard_deviation() {
        let even = Probabilities { win: 0.5, ..Probabilities::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let found: Vec<f64> =
            (0..10_000).map(|_| f64::from(with_error(even, 0.1, &mut rng).win - 0.5)).collect();
        let mean = found.iter().sum::<f64>() / 10_000.0;
        let deviation = (found.iter().map(|one| one * one).sum::<f64>() / 10_000.0).sqrt();
        assert!(mean.abs() < 0.003 && (deviation - 0.1).abs() < 0.003, "{mean} {deviation}");
        assert_eq!(with_error(even, 0.0, &mut rng), even);
    }

    #[test]
    fn chances_stay_chances() {
        let sure = Probabilities { win: 1.0, win_gammon: 0.9, ..Probabilities::default() };
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for _ in 0..1_000 {
            let seen = with_error(sure, 0.5, &mut rng);
            assert!((0.0..=1.0).contains(&seen.win) && seen.win_gammon <= seen.win, "{seen:?}");
        }
    }
}
