//! Many results together: means and how sure they are.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    /// The estimate from independent observations.
    #[must_use]
    pub fn of(observations: impl ExactSizeIterator<Item = f64> + Clone) -> Estimate {
        let n = observations.len() as f64;
        let mean = observations.clone().sum::<f64>() / n.max(1.0);
        let squares: f64 = observations.map(|x| (x - mean).powi(2)).sum();
        let error = if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { f64::INFINITY };
        Estimate { mean, error }
    }

    /// Returns whether zero lies outside of `errors` standard errors.
    #[must_use]
    pub fn is_decided(&self, errors: f64) -> bool {
        self.mean.abs() > errors * self.error
    }
}

/// Half width, in standard errors, of an interval that holds the truth with 95 %, if each of `looks` looks may end the
/// duel: every look gets its share of the 5 % (Bonferroni).
#[must_use]
pub fn errors(looks: u32) -> f64 {
    let wanted = 0.05 / f64::from(looks.max(1)) / 2.0;
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if tail(middle) > wanted { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// The chance that a normal variable exceeds its mean by more than `z` standard deviations (`z` at least 0): the
/// density, integrated by Simpson's rule up to a negligible rest.
fn tail(z: f64) -> f64 {
    const STEPS: u32 = 400;
    let width = 10.0 / f64::from(STEPS);
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    let sum: f64 = (0..=STEPS)
        .map(|i| {
            let weight = if i == 0 || i == STEPS { 1.0 } else { f64::from(2 + 2 * (i % 2)) };
            weight * density(z + width * f64::from(i))
        })
        .sum();
    sum * width / 3.0
}

/// The numbers of observations at which a duel that may stop early is examined: doubling, the last one being all.
#[must_use]
pub fn looks(first: u64, all: u64) -> Vec<u64> {
    let mut looks: Vec<u64> =
        core::iter::successors(Some(first), |n| n.checked_mul(2)).take_while(|&n| n < all).collect();
    looks.push(all);
    looks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_intervals_are_those_of_the_tables() {
        for (looks, wanted) in [(1, 1.959_964), (2, 2.241_403), (5, 2.575_829), (10, 2.807_034)] {
            assert!((errors(looks) - wanted).abs() < 1e-5, "{looks}: {}", errors(looks));
        }
    }

    #[test]
    fn a_mean_comes_with_its_error() {
        let estimate = Estimate::of([1.0, 2.0, 3.0, 4.0].into_iter());
        assert!((estimate.mean - 2.5).abs() < 1e-12);
        assert!((estimate.error - (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
        assert!(estimate.is_decided(3.0) && !estimate.is_decided(4.0));
        assert!(!Estimate::of([1.0].into_iter()).is_decided(1.0), "one observation decides nothing");
    }

    #[test]
    fn looks_double_until_all_is_seen() {
        assert_eq!(looks(64, 500), [64, 128, 256, 500]);
        assert_eq!(looks(64, 64), [64]);
        assert_eq!(looks(64, 10), [10]);
    }
}
