//! The units of equities, errors and luck.
//!
//! An equity counts in plain wins at the present cube: 1 is a win of a single game, -1 a loss. In a match this is the
//! normalised equity (EMG), linear in the chance to win the match (MWC): with W and L, the chances to win the match after
//! winning and losing a single game at the present cube, `MWC = (W + L) / 2 + E (W - L) / 2`. In money play a difference
//! in equity times the cube is points.
//!
//! In games whose results count checkers or pips, a plain win is the mean of a single game ([`unit()`]).

use serde::{Deserialize, Serialize};
use tavola_engine::{Context, Stakes};
use tavola_rules::Rules;

/// Worth of an equity of 1 in a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Units {
    /// Points of money play, or MWC, that an equity of 1 is worth: the slope of the conversion.
    pub slope: f64,
    /// Points of a plain win before the cube; see [`unit()`].
    pub unit: f64,
    /// MWC at an equity of 0; `None` for money.
    middle: Option<f64>,
    /// Factor of points by automatic doubles.
    stake: f64,
}

/// An equity, and in a match its MWC.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Equity {
    /// In plain wins at the present cube; see the module.
    pub equity: f64,
    /// The chance to win the match, from 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mwc: Option<f64>,
}

/// A difference of equities: an error or luck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Amount {
    /// In plain wins at the present cube.
    pub equity: f64,
    /// In a match as MWC, in money play as points.
    pub cost: f64,
}

impl Amount {
    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: Amount) -> Amount {
        Amount { equity: self.equity + other.equity, cost: self.cost + other.cost }
    }
}

/// Points of a plain win before the cube: 1, or the mean points of a single game where checkers or pips count.
#[must_use]
pub fn unit(rules: &Rules) -> f64 {
    f64::from(Context::of_rules(rules).points[0])
}

impl Units {
    /// The units of a decision of the player on roll in a context.
    #[must_use]
    pub fn of(rules: &Rules, context: &Context) -> Units {
        let value = f64::from(context.value);
        let unit = unit(rules);
        match context.stakes {
            Stakes::Money { .. } => Units { slope: value * unit, unit, middle: None, stake: 1.0 },
            Stakes::Match { .. } => {
                let (lost, won) = (context.worth(-value), context.worth(value));
                let middle = Some((won + lost) / 2.0);
                Units { slope: (won - lost) / 2.0 * unit, unit, middle, stake: 1.0 }
            }
        }
    }

    /// Returns the units after `automatic` automatic doubles, which the cube of a context does not show. They are for
    /// money.
    #[must_use]
    pub fn at_stake(self, automatic: u8) -> Units {
        let stake = f64::from(1u32 << automatic.min(16));
        if self.middle.is_none() { Units { slope: self.slope * stake, stake, ..self } } else { self }
    }

    /// An equity of the engine, in units of [`Context::equity`].
    #[must_use]
    pub fn equity(&self, engine: f32) -> Equity {
        let equity = f64::from(engine) / self.unit;
        Equity { equity, mwc: self.middle.map(|middle| middle + equity * self.slope) }
    }

    /// A difference of equities.
    #[must_use]
    pub fn amount(&self, equity: f64) -> Amount {
        Amount { equity, cost: equity * self.slope }
    }

    /// A difference of worths, in units of [`Context::worth`].
    #[must_use]
    pub fn of_worth(&self, worth: f64) -> Amount {
        let cost = worth * self.stake;
        // If both results leave the match decided, nothing can be lost.
        let equity = if self.slope > 1e-12 { cost / self.slope } else { 0.0 };
        Amount { equity, cost }
    }
}

/// The addition of a gammon of the player on roll to a win, in halves of the swing of a single game: 0.5 for money
/// (`(MWC(2 cubes) - W) / (W - L)`).
#[must_use]
pub fn gammon_price(context: &Context) -> f64 {
    let value = f64::from(context.value);
    let (lost, won) = (context.worth(-value), context.worth(value));
    (context.worth(2.0 * value) - won) / (won - lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_engine::Met;

    fn at(own: u32, other: u32, crawford: bool) -> Context {
        Context { met: Met::kazaross(), ..Context::score(own, other, crawford) }
    }

    fn close(found: f64, wanted: f64, digits: i32) -> bool {
        (found - wanted).abs() < 0.6 * 10f64.powi(-digits)
    }

    /// Score, Crawford, W, L, one EMG in MWC, and the gammon prices of both players by Kazaross-XG2. GNU Backgammon prints
    /// the same gammon prices.
    #[test]
    fn equity_is_converted_at_every_score_as_published() {
        for (own, other, crawford, won, lost, slope, prices) in [
            (7, 7, false, 0.56261, 0.43739, 0.06261, [0.509, 0.509]),
            (4, 7, false, 0.76209, 0.64285, 0.05962, [0.672, 0.550]),
            (3, 3, false, 0.59947, 0.40053, 0.09947, [0.760, 0.760]),
            (2, 4, false, 0.81436, 0.59947, 0.10745, [0.864, 0.463]),
            (2, 2, false, 0.67736, 0.32264, 0.17736, [0.910, 0.910]),
            (4, 1, true, 0.32264, 0.0, 0.16132, [0.513, 0.0]),
        ] {
            let context = at(own, other, crawford);
            let units = Units::of(&Rules::STANDARD, &context);
            assert!(close(context.worth(1.0), won, 5), "{own}-{other}: W {}", context.worth(1.0));
            assert!(close(context.worth(-1.0), lost, 5), "{own}-{other}: L {}", context.worth(-1.0));
            assert!(close(units.slope, slope, 5), "{own}-{other}: {}", units.slope);
            assert!(close(gammon_price(&context), prices[0], 3), "{own}-{other}");
            assert!(close(gammon_price(&context.swapped()), prices[1], 3), "{own}-{other}");
            let win = units.equity(1.0);
            assert!(close(win.mwc.unwrap(), won, 5));
            assert!(close(units.equity(-1.0).mwc.unwrap(), lost, 5));
            let back = units.of_worth(win.mwc.unwrap() - units.equity(0.25).mwc.unwrap());
            assert!(close(back.equity, 0.75, 9));
        }
    }

    #[test]
    fn a_wrong_take_is_converted_with_the_cube_before_the_double() {
        // 5-away, 4-away, cube 1: 0.678 is 5.02 % of the match; at the doubled cube it would be twice as much.
        let units = Units::of(&Rules::STANDARD, &at(5, 4, false));
        assert!(close(units.amount(0.678).cost, 0.0502, 4), "{:?}", units.amount(0.678));
    }

    #[test]
    fn in_money_play_an_error_counts_its_points_at_the_cube() {
        let units = Units::of(&Rules::STANDARD, &Context { value: 4, ..Context::money() });
        assert_eq!(units.amount(0.1), Amount { equity: 0.1, cost: 0.4 });
        assert_eq!(units.equity(0.1).mwc, None);
        // One automatic double: the cube shows 4, a win counts 8.
        let doubled = units.at_stake(1);
        assert_eq!(doubled.amount(0.1).cost, 0.8);
        assert_eq!(doubled.of_worth(0.4), Amount { equity: 0.1, cost: 0.8 });
    }

    #[test]
    fn where_checkers_count_an_equity_of_one_is_a_usual_single_game() {
        let rules = tavola_rules::variants::find("acey-deucey").unwrap().rules;
        let units = Units::of(rules, &Context::of_rules(rules));
        assert_eq!((units.unit, units.equity(3.0).equity, units.slope), (6.0, 0.5, 6.0));
    }
}
