//! The worth of a game's ends, by which plays are compared where the cube is not turned.

use crate::context::Context;
use crate::outcome::Probabilities;

/// The worth of each end of the game at a cube that is not turned any more.
#[derive(Clone, Copy)]
pub(crate) struct Weights {
    lost: f32,
    win: f32,
    steps: [f32; 4],
}

/// The least worth of a gammon or a backgammon, in plain wins, in games that have them: plays of equal worth are ordered
/// by their worth for money. It is too small to outweigh a chance to win.
const TIE: f32 = 1e-3;

/// The addition to an equity for chances that do not count, which distinguishes plays.
pub(crate) fn ties(chances: &Probabilities, context: &Context) -> f32 {
    let counted = context.counted();
    let signs = [0.0, 1.0, 1.0, -1.0, -1.0];
    let tie = |i: usize| {
        let level = if i.is_multiple_of(2) { 2 } else { 1 };
        let exists = i > 0 && context.points[level] > context.points[level - 1];
        if exists && !counted[i] { TIE * signs[i] * chances.to_array()[i] } else { 0.0 }
    };
    (0..signs.len()).map(tie).sum()
}

impl Weights {
    pub(crate) fn of(context: &Context) -> Weights {
        let worth = |won, level| context.equity(context.worth_of_end(won, level)) as f32;
        let step = |won, level| {
            let least = if context.points[level] > context.points[level - 1] { TIE } else { 0.0 };
            let step = worth(won, level) - worth(won, level - 1);
            if won { step.max(least) } else { step.min(-least) }
        };
        Weights {
            lost: worth(false, 0),
            win: worth(true, 0) - worth(false, 0),
            steps: [step(true, 1), step(true, 2), step(false, 1), step(false, 2)],
        }
    }

    pub(crate) fn equity(&self, chances: &Probabilities) -> f32 {
        let [win, rest @ ..] = chances.to_array();
        self.lost
            + self.win * win
            + self.steps.iter().zip(rest).map(|(step, chance)| step * chance).sum::<f32>()
    }
}
