//! The figures of a rollout: means, standard errors, and differences on the same dice.

use serde::Serialize;
use tavola_engine::{Context, CubeAction, CubeAnswer, Probabilities, Stakes};

use crate::job::Prepared;
use crate::tally::{self, Mean, Slices, Tally};

/// A candidate with its figures, which are those of the player on roll.
///
/// The standard errors count the trials as independent. The dice are stratified, so the true errors are somewhat smaller.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// The play in common notation, or the cube action.
    pub text: String,
    /// The number of the candidate in the job; `None` for a drop, whose equity is known without trials.
    #[serde(skip)]
    pub candidate: Option<usize>,
    /// The number of trials; 0 for a drop.
    pub trials: u32,
    /// Mean equity: points at a cube of 1 for money; in a match 1 is a plain win at the cube as it was before the decision.
    pub equity: f64,
    /// The equity as a chance to win the match; null for money.
    pub mwc: Option<f64>,
    /// Standard error of the equity; null below two trials.
    pub se: Option<f64>,
    /// The equity of the best candidate less this one, over the trials that both have. 0 for the best.
    pub loss: f64,
    /// Standard error of the loss, which is smaller than the two errors together since the dice are the same.
    pub loss_se: Option<f64>,
    /// Mean chances.
    #[serde(flatten)]
    pub chances: CountedChances,
}

/// Mean chances; null for chances that cannot change the worth of the game at the score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountedChances {
    /// To win.
    pub win: f32,
    /// To win a gammon or more.
    pub win_gammon: Option<f32>,
    /// To win a backgammon.
    pub win_backgammon: Option<f32>,
    /// To lose a gammon or more.
    pub lose_gammon: Option<f32>,
    /// To lose a backgammon.
    pub lose_backgammon: Option<f32>,
}

impl CountedChances {
    fn of(chances: &Probabilities, context: &Context) -> CountedChances {
        let (found, counts) = (chances.to_array(), context.counted());
        let [_, win_gammon, win_backgammon, lose_gammon, lose_backgammon] =
            core::array::from_fn(|i| counts[i].then_some(found[i]));
        CountedChances { win: chances.win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// Whether all of them count.
    #[must_use]
    pub fn all_count(&self) -> bool {
        let levels = [self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon];
        levels.iter().all(Option::is_some)
    }
}

/// The mean chances of a candidate.
fn chances(played: &Slices, candidate: usize) -> Probabilities {
    let candidate = candidate as u32;
    let mut sums = [0.0f64; 5];
    let mut trials = 0.0;
    for slice in played.range((candidate, 0)..(candidate, u32::MAX)).map(|(_, slice)| slice) {
        let n = slice.equities.len() as f64;
        trials += n;
        sums.iter_mut().zip(slice.chances).for_each(|(sum, chance)| *sum += n * f64::from(chance));
    }
    Probabilities::from_array(sums.map(|sum| if trials > 0.0 { (sum / trials) as f32 } else { 0.0 }))
        .in_order()
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
    let mut tally = Tally::default();
    let means: Vec<Mean> =
        (0..prepared.candidates.len()).map(|candidate| tally.mean(played, u32::MAX, candidate)).collect();
    // A candidate that dropped out has fewer trials, and may have been lucky in them.
    let most = means.iter().map(|mean| mean.trials).max().unwrap_or(0);
    let best = tally::best(means.iter().copied().enumerate().filter(|(_, mean)| mean.trials == most));
    let mut difference = |above, below| tally.difference(played, u32::MAX, above, below);
    let row = |(candidate, Mean { trials, mean, se }): (usize, Mean)| {
        let loss = best.filter(|best| *best != candidate).map(|best| difference(best, candidate));
        Row {
            text: prepared.candidates[candidate].text.clone(),
            candidate: Some(candidate),
            trials,
            equity: mean,
            mwc: prepared.context.mwc(mean),
            se,
            chances: CountedChances::of(&chances(played, candidate), &prepared.candidates[candidate].context),
            loss: loss.map_or(0.0, |loss| loss.mean),
            loss_se: loss.and_then(|loss| loss.se),
        }
    };
    let mut rows: Vec<Row> = means.into_iter().enumerate().map(row).collect();
    if prepared.is_cube_decision {
        let won = Probabilities { win: 1.0, ..Probabilities::default() };
        rows.push(Row {
            text: "double, drop".to_owned(),
            candidate: None,
            trials: 0,
            equity: drop_equity(&prepared.context),
            mwc: prepared.context.mwc(drop_equity(&prepared.context)),
            se: Some(0.0),
            chances: CountedChances::of(&won, &prepared.context),
            loss: 0.0,
            loss_se: None,
        });
        lose_against_the_right_action(&mut rows, &mut difference);
    } else {
        // Nothing is known yet of a candidate without trials.
        rows.sort_by(|a, b| (a.trials == 0).cmp(&(b.trials == 0)).then(a.loss.total_cmp(&b.loss)));
    }
    rows
}

/// Sets the loss of each row of a cube decision against the result of right play by both.
fn lose_against_the_right_action(rows: &mut [Row], difference: &mut impl FnMut(usize, usize) -> Mean) {
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
        row.loss = best - row.equity;
        row.loss_se = match (right, row.candidate) {
            (right, this) if right == this => None,
            (Some(right), Some(this)) => difference(right, this).se,
            (None, Some(_)) => row.se,
            (_, None) => error_of_best,
        };
    }
}
