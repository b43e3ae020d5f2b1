//! Means of trials, kept as running sums, so that no trial is added twice.

use std::collections::BTreeMap;

use crate::slice::Played;

/// Slices by the number of the candidate and of their first trial.
pub(crate) type Slices = BTreeMap<(u32, u32), Played>;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mean {
    pub(crate) trials: u32,
    pub(crate) mean: f64,
    pub(crate) se: Option<f64>,
}

impl Mean {
    /// Returns whether the mean is more than `errors` standard errors above 0.
    pub(crate) fn is_above(self, errors: f64) -> bool {
        self.mean > 0.0 && self.se.is_some_and(|se| self.mean > errors * se)
    }
}

/// Values that were added one by one: their sum and, after Welford, the squares of the distances from their mean. The bits
/// depend on the order of the values alone, wherever the adding was interrupted.
#[derive(Clone, Copy, Debug, Default)]
struct Running {
    /// The first trial after those that were added.
    next: u32,
    trials: u32,
    sum: f64,
    squares: f64,
}

impl Running {
    fn add(&mut self, values: impl Iterator<Item = f64>) {
        for value in values {
            let distance = value - self.mean();
            self.trials += 1;
            self.sum += value;
            self.squares += distance * (value - self.mean());
        }
    }

    /// 0 of no values.
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.trials.max(1))
    }

    fn found(&self) -> Mean {
        let Running { trials, squares, .. } = *self;
        let n = f64::from(trials);
        // Rounding can leave less than nothing of equal values.
        let squares = squares.max(0.0);
        Mean { trials, mean: self.mean(), se: (trials > 1).then(|| (squares / (n - 1.0) / n).sqrt()) }
    }
}

/// The running sums of a rollout, by candidate, and by the two candidates of a difference. Slices below those that were
/// added must not change: a rollout that takes in such slices needs new sums.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    sums: BTreeMap<(u32, Option<u32>), Running>,
}

impl Tally {
    /// The equity of a candidate over its trials below `until`, which must not become less from call to call.
    pub(crate) fn mean(&mut self, played: &Slices, until: u32, candidate: usize) -> Mean {
        let candidate = candidate as u32;
        let sum = self.sums.entry((candidate, None)).or_default();
        for slice in due(sum, played, until, candidate) {
            sum.add(slice.equities.iter().copied().map(f64::from));
        }
        sum.found()
    }

    /// The equity of one candidate less that of another, over the trials of both below `until`.
    pub(crate) fn difference(&mut self, played: &Slices, until: u32, above: usize, below: usize) -> Mean {
        let (above, below) = (above as u32, below as u32);
        let sum = self.sums.entry((above, Some(below))).or_default();
        for slice in due(sum, played, until, above) {
            let Some(other) = played.get(&(below, slice.first)) else { continue };
            let pairs = slice.equities.iter().zip(&other.equities);
            sum.add(pairs.map(|(above, below)| f64::from(above - below)));
        }
        sum.found()
    }
}

/// The slices of a candidate that a sum lacks, which are then counted as added.
fn due<'a>(
    sum: &mut Running,
    played: &'a Slices,
    until: u32,
    candidate: u32,
) -> impl Iterator<Item = &'a Played> + use<'a> {
    let from = sum.next;
    sum.next = from.max(until);
    played.range((candidate, from)..(candidate, sum.next)).map(|(_, slice)| slice)
}

/// The candidate with the highest mean; the first of equals.
pub(crate) fn best(candidates: impl Iterator<Item = (usize, Mean)>) -> Option<usize> {
    let best = candidates.max_by(|(a, one), (b, other)| one.mean.total_cmp(&other.mean).then(b.cmp(a)));
    best.map(|(candidate, _)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slices(of: [fn(u32) -> f32; 2], trials: u32) -> Slices {
        let slice = |candidate: u32, first: u32| {
            let equities = (first..trials.min(first + 36)).map(of[candidate as usize]).collect();
            ((candidate, first), Played { candidate, first, equities, chances: [0.0; 5] })
        };
        (0..2)
            .flat_map(|candidate| (0..trials).step_by(36).map(move |first| slice(candidate, first)))
            .collect()
    }

    fn noisy(trial: u32) -> f32 {
        (trial.wrapping_mul(2_654_435_761) >> 8) as f32 / (1 << 24) as f32 * 3.0 - 1.5
    }

    #[test]
    fn sums_that_go_on_have_the_bits_of_sums_that_begin_anew() {
        let played = slices([noisy, |trial| noisy(trial + 7)], 36 * 40 + 5);
        let mut going_on = Tally::default();
        for until in [36, 324, 648, 900, u32::MAX] {
            let mut anew = Tally::default();
            assert_eq!(going_on.mean(&played, until, 1), anew.mean(&played, until, 1));
            assert_eq!(going_on.difference(&played, until, 0, 1), anew.difference(&played, until, 0, 1));
        }
        assert_eq!(going_on.mean(&played, u32::MAX, 0).trials, 36 * 40 + 5);
    }

    /// The two-pass formulas of the mean and of its standard error.
    #[test]
    fn a_running_mean_and_its_error_are_those_of_the_whole() {
        let played = slices([noisy, |_| 0.25], 1000);
        let values: Vec<f64> = (0..1000).map(|trial| f64::from(noisy(trial))).collect();
        let mean = values.iter().sum::<f64>() / 1000.0;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let found = Tally::default().mean(&played, u32::MAX, 0);
        assert!((found.mean - mean).abs() < 1e-12);
        assert!((found.se.unwrap() - (squares / 999.0 / 1000.0).sqrt()).abs() < 1e-12);
        let behind = Tally::default().difference(&played, u32::MAX, 1, 0);
        assert!((behind.mean - (0.25 - mean)).abs() < 1e-7);
        assert_eq!(Tally::default().mean(&played, u32::MAX, 1).se, Some(0.0));
        assert_eq!(Tally::default().mean(&played, 0, 0), Mean { trials: 0, mean: 0.0, se: None });
    }
}
