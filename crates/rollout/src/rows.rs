//! The figures of a rollout: means, standard errors, and differences on the same dice.

use std::collections::BTreeMap;

use tavola_engine::{Context, CubeAction, CubeAnswer, Probabilities, Stakes};

use crate::job::Prepared;
use crate::slice::Played;

/// Slices by the number of the candidate and of their first trial.
pub(crate) type Slices = BTreeMap<(u32, u32), Played>;

/// A candidate with its figures, which are those of the player on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The play or cube action.
    pub text: String,
    /// The number of the candidate in the job; `None` for a drop, whose equity is known without trials.
    pub candidate: Option<usize>,
    /// The number of trials.
    pub trials: u32,
    /// Mean equity: points at a cube of 1 for money; in a match 1 is a plain win at the cube as it was before the decision.
    pub equity: f64,
    /// Standard error of the equity; `None` below two trials. It counts the trials as independent. The dice are stratified,
    /// so the true error is somewhat smaller.
    pub se: Option<f64>,
    /// Mean chances.
    pub chances: Probabilities,
    /// The equity of the best candidate less this one, over the trials that both have. 0 for the best.
    pub behind: f64,
    /// Standard error of `behind`: smaller than the two errors together, since the dice are the same.
    pub behind_se: Option<f64>,
}

/// The trials of all candidates up to one number.
pub(crate) struct Tally<'a> {
    played: &'a Slices,
    until: u32,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mean {
    pub(crate) trials: u32,
    pub(crate) mean: f64,
    pub(crate) se: Option<f64>,
}

impl Mean {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Mean {
        let n = values.clone().count();
        let mean = values.clone().sum::<f64>() / n.max(1) as f64;
        let squares: f64 = values.map(|value| (value - mean).powi(2)).sum();
        let se = (n > 1).then(|| (squares / (n - 1) as f64 / n as f64).sqrt());
        Mean { trials: n as u32, mean, se }
    }

    /// Whether the mean is more than `errors` standard errors above 0.
    pub(crate) fn is_above(self, errors: f64) -> bool {
        self.mean > 0.0 && self.se.is_some_and(|se| self.mean > errors * se)
    }
}

impl<'a> Tally<'a> {
    pub(crate) fn new(played: &'a Slices, until: u32) -> Tally<'a> {
        Tally { played, until }
    }

    fn slices(&self, candidate: usize) -> impl Iterator<Item = &'a Played> + Clone {
        let candidate = candidate as u32;
        self.played.range((candidate, 0)..(candidate, self.until)).map(|(_, played)| played)
    }

    /// The equity of a candidate.
    pub(crate) fn mean(&self, candidate: usize) -> Mean {
        Mean::of(self.slices(candidate).flat_map(|slice| &slice.equities).map(|equity| f64::from(*equity)))
    }

    /// The equity of one candidate less that of another, over the trials of both.
    pub(crate) fn difference(&self, above: usize, below: usize) -> Mean {
        let other = |slice: &Played| self.played.get(&(below as u32, slice.first));
        let pairs = self.slices(above).filter_map(|slice| Some((slice, other(slice)?)));
        Mean::of(pairs.flat_map(|(above, below)| {
            above.equities.iter().zip(&below.equities).map(|(above, below)| f64::from(above - below))
        }))
    }

    fn chances(&self, candidate: usize) -> Probabilities {
        let mut sums = [0.0f64; 5];
        let mut trials = 0.0;
        for slice in self.slices(candidate) {
            let n = slice.equities.len() as f64;
            trials += n;
            sums.iter_mut().zip(slice.chances).for_each(|(sum, chance)| *sum += n * f64::from(chance));
        }
        Probabilities::from_array(sums.map(|sum| if trials > 0.0 { (sum / trials) as f32 } else { 0.0 }))
            .in_order()
    }

    /// The candidate with the highest mean.
    pub(crate) fn best(&self, candidates: &[usize]) -> Option<usize> {
        candidates.iter().copied().max_by(|a, b| {
            // The first of equals.
            self.mean(*a).mean.total_cmp(&self.mean(*b).mean).then(b.cmp(a))
        })
    }
}

/// The equity of the player who doubled after a drop.
pub(crate) fn drop_equity(context: &Context) -> f64 {
    context.equity(context.worth(f64::from(context.value)))
}

/// The right cube action and answer by the rows of a cube decision; `None` before the first trial of a double.
pub(crate) fn verdict(rows: &[Row], prepared: &Prepared) -> Option<(CubeAction, CubeAnswer)> {
    let [no_double, take, drop] = rows else { return None };
    if !prepared.is_cube_decision || take.trials == 0 {
        return None;
    }
    let beavers = matches!(prepared.context.stakes, Stakes::Money { beavers: true, .. });
    let action = if take.equity > drop.equity {
        if no_double.equity > drop.equity { CubeAction::TooGood } else { CubeAction::DoubleDrop }
    } else if take.equity > no_double.equity {
        CubeAction::DoubleTake
    } else {
        CubeAction::NoDouble
    };
    let answer = if take.equity > drop.equity {
        CubeAnswer::Drop
    } else if take.equity < 0.0 && beavers {
        CubeAnswer::Beaver
    } else {
        CubeAnswer::Take
    };
    Some((action, answer))
}

/// The rows of a rollout: plays with the best first, a cube decision in its own order.
pub(crate) fn rows(played: &Slices, prepared: &Prepared) -> Vec<Row> {
    let tally = Tally::new(played, u32::MAX);
    let all: Vec<usize> = (0..prepared.candidates.len()).collect();
    // A candidate that dropped out has fewer trials, and may have been lucky in them.
    let most = all.iter().map(|i| tally.mean(*i).trials).max().unwrap_or(0);
    let whole: Vec<usize> = all.iter().copied().filter(|i| tally.mean(*i).trials == most).collect();
    let best = tally.best(&whole);
    let row = |candidate: usize| {
        let Mean { trials, mean, se } = tally.mean(candidate);
        let behind = best.filter(|best| *best != candidate).map(|best| tally.difference(best, candidate));
        Row {
            text: prepared.candidates[candidate].text.clone(),
            candidate: Some(candidate),
            trials,
            equity: mean,
            se,
            chances: tally.chances(candidate),
            behind: behind.map_or(0.0, |behind| behind.mean),
            behind_se: behind.and_then(|behind| behind.se),
        }
    };
    let mut rows: Vec<Row> = all.into_iter().map(row).collect();
    if prepared.is_cube_decision {
        let won = Probabilities { win: 1.0, ..Probabilities::default() };
        rows.push(Row {
            text: "double, drop".to_owned(),
            candidate: None,
            trials: 0,
            equity: drop_equity(&prepared.context),
            se: Some(0.0),
            chances: won,
            behind: 0.0,
            behind_se: None,
        });
        behind_the_right_action(&mut rows, &tally);
    } else {
        // Nothing is known yet of a candidate without trials.
        rows.sort_by(|a, b| (a.trials == 0).cmp(&(b.trials == 0)).then(a.behind.total_cmp(&b.behind)));
    }
    rows
}

/// Sets how far each row of a cube decision is behind the result of right play by both.
fn behind_the_right_action(rows: &mut [Row], tally: &Tally<'_>) {
    let equity =
        |rows: &[Row], candidate| rows.iter().find(|row| row.candidate == candidate).map(|row| row.equity);
    let (Some(no_double), Some(take), Some(drop)) =
        (equity(rows, Some(0)), equity(rows, Some(1)), equity(rows, None))
    else {
        return;
    };
    let doubled = if take <= drop { Some(1) } else { None };
    let right = if no_double >= take.min(drop) { Some(0) } else { doubled };
    let best = equity(rows, right).unwrap_or_default();
    let sure = |row: &Row| row.se;
    let error_of_best = rows.iter().find(|row| row.candidate == right).and_then(sure);
    for row in rows {
        row.behind = best - row.equity;
        row.behind_se = match (right, row.candidate) {
            (right, this) if right == this => None,
            (Some(right), Some(this)) => tally.difference(right, this).se,
            (None, Some(_)) => row.se,
            (_, None) => error_of_best,
        };
    }
}
