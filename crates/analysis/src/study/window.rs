//! The window of the cube: the chances to win at which a double, a take and a drop become right, with constant shares
//! of gammons and backgammons among wins and losses.
//!
//! Each point is the indifference point of the engine's cube model, found by bisection. So one method serves money, every
//! score, caps and games with other scoring. With a dead cube and equal wins and losses of 1.2 points it gives the take
//! point 29.2 %, the cash point 70.8 % and the point beyond which a player is too good, 91.7 %; with a live cube 24.1 % and
//! 75.9 % (Janowski, "Take-Points in Money Games").

use serde::Serialize;
use tavola_engine::{Context, CubeDecision, Engine, EngineError, Probabilities};
use tavola_rules::Position;

use super::subject::Studied;
use crate::units::gammon_price;

/// Chances to win of the player on roll, from 0 to 1. `None`: no chance makes it right.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CubeWindow {
    /// From here on the player takes a double of the opponent, were the opponent on roll and able to double to the value
    /// to which this player may double now.
    pub take: Option<f64>,
    /// From here on a double that is taken gains.
    pub double: Option<f64>,
    /// From here on the opponent drops.
    pub cash: Option<f64>,
    /// From here on playing on is worth more than a dropped double.
    pub too_good: Option<f64>,
}

/// The window by three ways to use the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CubeWindows {
    /// The chance to win that the search found.
    pub win: f64,
    /// By the engine's model for this position.
    pub model: CubeWindow,
    /// With a cube that is never turned again.
    pub dead: CubeWindow,
    /// With a cube that is always turned at the right moment.
    pub live: CubeWindow,
    /// The addition of a gammon of the player on roll to a win, in halves of the swing of a plain game: 0.5 for money.
    pub gammon_price: f64,
    /// The price of the opponent's gammons.
    pub gammon_price_other: f64,
}

/// The chances with another chance to win and the same shares of gammons.
fn shifted(chances: &Probabilities, win: f32) -> Probabilities {
    let lost = 1.0 - chances.win;
    let own = |chance: f32| if chances.win > 0.0 { chance / chances.win * win } else { 0.0 };
    let other = |chance: f32| if lost > 0.0 { chance / lost * (1.0 - win) } else { 0.0 };
    Probabilities {
        win,
        win_gammon: own(chances.win_gammon),
        win_backgammon: own(chances.win_backgammon),
        lose_gammon: other(chances.lose_gammon),
        lose_backgammon: other(chances.lose_backgammon),
    }
}

/// The lowest chance at which `gain` is positive, and stays so.
fn first(gain: impl Fn(f32) -> f32) -> Option<f64> {
    const STEPS: u16 = 400;
    let at = |i: u16| f32::from(i) / f32::from(STEPS);
    // The last change of sign: a live cube may be indifferent over a stretch.
    let above = (0..=STEPS).rev().take_while(|i| gain(at(*i)) > 0.0).last()?;
    let (mut low, mut high) = (at(above.saturating_sub(1)), at(above));
    for _ in 0..30 {
        let middle = (low + high) / 2.0;
        if gain(middle) > 0.0 { high = middle } else { low = middle }
    }
    Some(f64::from(high))
}

/// Equities are compared to this, so that rounding is not taken for a gain.
const ROUNDING: f32 = 1e-5;

fn window(
    decide: impl Fn(&Context, &Probabilities) -> CubeDecision,
    context: &Context,
    chances: &Probabilities,
) -> CubeWindow {
    let at = |win: f32| decide(context, &shifted(chances, win));
    // The opponent's decision, were they on roll with the cube that this player has.
    let theirs = Context { owner: context.owner, ..context.swapped() };
    let inverted = chances.inverted();
    let answered = |win: f32| decide(&theirs, &shifted(&inverted, 1.0 - win));
    CubeWindow {
        take: first(|win| {
            let theirs = answered(win);
            theirs.double_drop - theirs.double_take - ROUNDING
        }),
        double: first(|win| {
            let found = at(win);
            found.double_take - found.no_double - ROUNDING
        }),
        cash: first(|win| {
            let found = at(win);
            found.double_take - found.double_drop + ROUNDING
        }),
        too_good: first(|win| {
            let found = at(win);
            found.no_double - found.double_drop - ROUNDING
        }),
    }
}

pub(super) fn windows(subject: &Studied<'_>) -> Result<CubeWindows, EngineError> {
    let Studied { engine, rules, position, context, ply } = *subject;
    let chances = engine.cube(rules, position, context, ply)?.probabilities;
    Ok(of_chances(engine, position, context, &chances))
}

/// The window by the engine's model, for chances that are known.
pub(crate) fn model(
    engine: &Engine,
    position: &Position,
    context: &Context,
    chances: &Probabilities,
) -> CubeWindow {
    window(|context, chances| engine.cube_for(position, context, chances), context, chances)
}

fn of_chances(
    engine: &Engine,
    position: &Position,
    context: &Context,
    chances: &Probabilities,
) -> CubeWindows {
    let fixed = |efficiency| {
        window(|context, chances| engine.cube_at(context, chances, efficiency), context, chances)
    };
    CubeWindows {
        win: f64::from(chances.win),
        model: model(engine, position, context, chances),
        dead: fixed(0.0),
        live: fixed(1.0),
        gammon_price: gammon_price(context),
        gammon_price_other: gammon_price(&context.swapped()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Rules};

    fn windows(context: &Context, gammons: f32) -> CubeWindows {
        let start = Position::start(&Rules::STANDARD, Player::First);
        let chances = Probabilities {
            win: 0.5,
            win_gammon: gammons / 2.0,
            win_backgammon: 0.0,
            lose_gammon: gammons / 2.0,
            lose_backgammon: 0.0,
        };
        of_chances(&Engine::embedded(), &start, context, &chances)
    }

    #[track_caller]
    fn near(found: Option<f64>, expected: f64) {
        let found = found.expect("the point exists");
        assert!((found - expected).abs() < 2e-4, "{found} instead of {expected}");
    }

    #[test]
    fn money_points_without_gammons_are_the_textbook_ones() {
        let found = windows(&Context::money(), 0.0);
        near(found.dead.take, 0.25);
        near(found.dead.double, 0.5);
        near(found.dead.cash, 0.75);
        near(found.live.take, 0.2);
        near(found.live.cash, 0.8);
        assert_eq!(found.dead.too_good, None, "without gammons nobody is too good");
        assert!((found.gammon_price - 0.5).abs() < 1e-9);
    }

    /// GNU Backgammon 1.07, `show marketwindow 0.2 0.2 0 0`.
    #[test]
    fn money_points_with_a_fifth_of_gammons_are_those_of_the_market_window() {
        let found = windows(&Context::money(), 0.2);
        near(found.dead.take, 0.29167);
        near(found.dead.double, 0.5);
        near(found.dead.cash, 0.70833);
        near(found.dead.too_good, 0.91667);
        near(found.live.take, 0.24138);
        near(found.live.cash, 0.75862);
    }

    #[test]
    fn the_opponent_of_a_player_who_needs_two_points_takes_with_thirty_per_cent_of_a_dead_cube_or_more() {
        // 2-away 2-away: the cube decides the match, and a drop leaves 1-away 2-away.
        let met = tavola_engine::Met::own();
        let found = windows(&Context::score(2, 2, false), 0.0);
        near(found.dead.cash, met.chance(1, 2, true));
    }
}
