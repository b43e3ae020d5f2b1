//! The worth of a game between equals at a score, from the worths of the scores after it.
//!
//! * After the Crawford game the trailer doubles at once. They win the game, worth 2 or with a gammon 4, half of the
//!   time. If the leader can afford a drop (the trailer needs an even number), they drop the games that begin badly:
//!   their chances at that decision are taken as normally distributed about one half.
//! * In the Crawford game half the games are won, for 1, 2 or 3 points.
//! * Elsewhere the chance is that of a game that stands at one half with the cube in the middle, by the cube
//!   model of `cube.rs`.

use crate::cube_model::Owner;
use crate::cube_model::{CubeModel, TakePoints};

/// A game between equals. See the module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// Share of won games that are gammons or backgammons.
    pub gammons: f64,
    /// Share of won games that are backgammons.
    pub backgammons: f64,
    /// Share of a perfectly live cube that a player realises from the start of a game.
    pub efficiency: f64,
    /// Standard deviation of the chances when the leader decides about the free drop.
    pub drop_spread: f64,
}

impl Model {
    /// The chance of a player who needs `own` points while the opponent needs `other`, before a game. `after` returns
    /// the chances after it, by the points that both need and whether the Crawford game is still to come.
    pub(super) fn chance(
        &self,
        (own, other, crawford_to_come): (i64, i64, bool),
        after: &dyn Fn(i64, i64, bool) -> f64,
    ) -> f64 {
        match (own, other, crawford_to_come) {
            (own, 1, false) => self.after_crawford(own, &|own| after(own, 1, false)),
            (own, 1, true) => {
                let won = |points: i64| after(own - points, 1, false);
                0.5 * (1..=3).zip(self.shares()).map(|(points, share)| share * won(points)).sum::<f64>()
            }
            _ => self.with_cube(own, other, &|own, other| after(own, other, true)),
        }
    }

    /// The shares of single games, gammons and backgammons among won games.
    fn shares(&self) -> [f64; 3] {
        [1.0 - self.gammons, self.gammons - self.backgammons, self.backgammons]
    }

    fn after_crawford(&self, own: i64, after: &dyn Fn(i64) -> f64) -> f64 {
        let win = (1.0 - self.gammons) * after(own - 2) + self.gammons * after(own - 4);
        if own % 2 == 0 { win * self.mean_of_lower(after(own - 1) / win) } else { 0.5 * win }
    }

    /// The mean of the lower of a chance and `limit`, for a chance that is normally distributed about one half.
    fn mean_of_lower(&self, limit: f64) -> f64 {
        let z = (limit - 0.5) / self.drop_spread;
        let below = normal(z);
        0.5 * below - self.drop_spread * density(z) + limit * (1.0 - below)
    }

    fn with_cube(&self, own: i64, other: i64, after: &dyn Fn(i64, i64) -> f64) -> f64 {
        let worth = |points: f64| {
            let points = points as i64;
            after(own - points.max(0), other + points.min(0))
        };
        let model = CubeModel {
            shares: [self.shares(); 2],
            points: [1.0, 2.0, 3.0],
            worth: &worth,
            enough: [own as u32, other as u32],
            cap: u32::MAX,
            efficiency: self.efficiency,
            taken: &TakePoints::new(),
            unit: 1,
        };
        model.value(0.5, 1, Owner::Centre, true)
    }
}

/// The density of the normal distribution.
fn density(z: f64) -> f64 {
    (-z * z / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt()
}

/// The normal distribution function, by Simpson's rule.
fn normal(z: f64) -> f64 {
    const STEPS: u32 = 200;
    if z.abs() > 6.0 {
        return if z > 0.0 { 1.0 } else { 0.0 };
    }
    let h = z / f64::from(STEPS);
    let inner = |i: u32| if i % 2 == 1 { 4.0 } else { 2.0 } * density(h * f64::from(i));
    0.5 + (density(0.0) + density(z) + (1..STEPS).map(inner).sum::<f64>()) * h / 3.0
}
