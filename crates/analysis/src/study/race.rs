//! Counts of a race: pips, effective pips, Keith and Kleinman.
//!
//! * Keith (Tom Keith, "Cube Handling in Noncontact Positions"): pips, and 2 for each checker beyond the first on the ace
//!   point, 1 for each beyond the first on the deuce, 1 for each beyond the third on the three, 1 for each gap on 4, 5 and
//!   6. A seventh is added to the count of the player on roll, rounded down. They double when it is at most 4 more than
//!   the opponent's, redouble when at most 3 more, and the opponent takes when it is at least 2 more.
//! * Kleinman (Danny Kleinman, "Vision Laughs at Counting"): with the lead D and the sum S of the pips, the player on roll
//!   wins with the chance of a normal distribution at (D + 4) / √(2 (S - 4)).
//! * Effective pips: the mean number of rolls to bear off, times 49/6; exact if all checkers are home. The wastage is
//!   the difference to the pips.

use serde::Serialize;
use tavola_engine::evaluators::tables::bearoff::BearOffTable;
use tavola_rules::rules::{BearOff, DiceRule, End};
use tavola_rules::track::Track;
use tavola_rules::{Checkers, OFF, Position, Rules};

/// Mean pips of a roll: 49/6.
const PIPS_OF_A_ROLL: f64 = 49.0 / 6.0;

/// The counts of both players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaceCounts {
    /// The side of the player on roll.
    pub own: RaceSide,
    /// The side of the opponent.
    pub other: RaceSide,
    /// The chance to win of the player on roll by Kleinman's formula.
    pub kleinman: f64,
    /// The count of the player on roll that is compared by Keith's method.
    pub keith_leader: u32,
    /// Keith's method with a cube in the middle: `no-double`, `double-take` or `double-drop`.
    pub keith_double: &'static str,
    /// Keith's method with a cube that the player owns.
    pub keith_redouble: &'static str,
}

/// The counts of one player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RaceSide {
    /// Pips.
    pub pips: u32,
    /// Keith's count.
    pub keith: u32,
    /// The mean number of rolls to bear off; `None` where checkers are outside of the home board.
    pub rolls: Option<f64>,
    /// Effective pips.
    pub effective: Option<f64>,
    /// Effective pips beyond the pips.
    pub wastage: Option<f64>,
}

impl RaceSide {
    fn of(side: Checkers) -> RaceSide {
        let pips = side.pips(25);
        let beyond = |point: u8, most: u8| u32::from(side.count(point).saturating_sub(most));
        let gaps = [4, 5, 6].into_iter().filter(|point| side.count(*point) == 0).count() as u32;
        let rolls = BearOffTable::shared().rolls(side).map(|rolls| f64::from(rolls.mean()));
        let effective = rolls.map(|rolls| rolls * PIPS_OF_A_ROLL);
        RaceSide {
            pips,
            keith: pips + 2 * beyond(1, 1) + beyond(2, 1) + beyond(3, 3) + gaps,
            rolls,
            effective,
            wastage: effective.map(|effective| effective - f64::from(pips)),
        }
    }
}

/// The distribution function of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 7.5e-8).
fn normal(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
        .into_iter()
        .rev()
        .fold(0.0, |sum, factor| (sum + factor) * t);
    let tail = (-x * x / 2.0).exp() / core::f64::consts::TAU.sqrt() * series;
    if x < 0.0 { tail } else { 1.0 - tail }
}

impl RaceCounts {
    /// The counts of a race; `None` if the players can still meet, the game is over or is not a race of backgammon's
    /// kind.
    #[must_use]
    pub fn of(rules: &Rules, position: &Position) -> Option<RaceCounts> {
        let is_backgammon = rules.track == Track::Contrary
            && rules.bear_off == BearOff::FarthestOvershoot
            && rules.end == End::FirstOff
            && rules.dice == DiceRule::STANDARD;
        let over = [position.own(), position.other()].iter().any(|side| side.total() == side.count(OFF));
        if !is_backgammon || over || !position.is_race(rules.track) {
            return None;
        }
        let (own, other) = (RaceSide::of(position.own()), RaceSide::of(position.other()));
        let lead = f64::from(other.pips) - f64::from(own.pips);
        // Below the range of the formula the next roll decides for the player who has it.
        let spread = (2.0 * (f64::from(own.pips + other.pips) - 4.0)).max(1.0).sqrt();
        let keith_leader = own.keith * 8 / 7;
        let answer = |margin| {
            if keith_leader > other.keith + margin {
                "no-double"
            } else if keith_leader >= other.keith + 2 {
                "double-take"
            } else {
                "double-drop"
            }
        };
        Some(RaceCounts {
            own,
            other,
            kleinman: normal((lead + 4.0) / spread),
            keith_leader,
            keith_double: answer(4),
            keith_redouble: answer(3),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_notation::any;
    use tavola_rules::variants;

    fn race(xgid: &str) -> RaceCounts {
        let situation = any::parse(&format!("XGID={xgid}:0:0:1:00:0:0:0:0:10"), &Rules::STANDARD).unwrap();
        RaceCounts::of(&Rules::STANDARD, &situation.position).expect("a race")
    }

    fn effective(text: &str) -> f64 {
        let setup: tavola_rules::Setup = text.parse().unwrap();
        let setup = setup.with_rest_off(&Rules::STANDARD, tavola_rules::Player::First);
        let position = setup.position(&Rules::STANDARD, tavola_rules::Player::First).unwrap();
        RaceSide::of(position.own()).effective.expect("home")
    }

    /// GNU Backgammon 1.07 for Kleinman; Keith by hand.
    #[test]
    fn a_long_race_is_counted_as_published() {
        let race = race("-----CFACA-Aaaa-abaeba----");
        assert_eq!([race.own.pips, race.other.pips], [102, 112]);
        assert_eq!([race.own.keith, race.keith_leader, race.other.keith], [103, 117, 112]);
        assert_eq!((race.keith_double, race.keith_redouble), ("no-double", "no-double"));
        assert!((race.kleinman - 0.7527).abs() < 5e-5, "{}", race.kleinman);
        assert_eq!(race.own.effective, None);
    }

    /// The mean rolls of GNU Backgammon's one-sided table.
    #[test]
    fn effective_pips_at_home_are_those_of_the_exact_table() {
        let race = race("----BBD------------ccba---");
        assert_eq!([race.own.pips, race.other.pips], [42, 44]);
        assert!((race.own.effective.unwrap() - 48.555).abs() < 5e-3, "{:?}", race.own);
        assert!((race.other.effective.unwrap() - 50.703).abs() < 5e-3, "{:?}", race.other);
        assert!((race.own.wastage.unwrap() - 6.555).abs() < 5e-3);
    }

    /// Walter Trice, "Backgammon Boot Camp": checkers on the ace point, 7 times their number and 1 for odd numbers.
    #[test]
    fn effective_pips_of_stacks_and_single_checkers_are_known() {
        for (text, expected) in [
            ("1:7 / 1:1", 28.9992),
            ("1:10 / 1:1", 36.0001),
            ("1:13 / 1:1", 50.0),
            ("6:1 / 1:1", 10.2083),
            ("6:2 / 1:1", 17.2285),
            ("6:1 5:1 4:1 3:1 2:1 1:1 / 1:1", 28.2865),
            ("6:2 5:2 4:2 3:2 2:2 1:2 / 1:1", 51.9426),
        ] {
            assert!((effective(text) - expected).abs() < 2e-3, "{text}: {}", effective(text));
        }
    }

    #[test]
    fn kleinman_agrees_with_three_published_races() {
        for (own, other, expected) in
            [(100.0, 113.0, 0.7972), (100.0, 106.0, 0.6906), (84.0, 96.0, 0.8031f64)]
        {
            let spread = (2.0 * (own + other - 4.0_f64)).sqrt();
            assert!((normal((other - own + 4.0) / spread) - expected).abs() < 5e-5);
        }
    }

    #[test]
    fn contact_other_ends_and_other_tracks_have_no_race_counts() {
        let start = |name: &str| {
            let rules = variants::find(name).unwrap().rules;
            RaceCounts::of(rules, &Position::start(rules, tavola_rules::Player::First))
        };
        for name in ["backgammon", "narde", "misere", "tabula"] {
            assert_eq!(start(name), None, "{name}");
        }
    }
}
