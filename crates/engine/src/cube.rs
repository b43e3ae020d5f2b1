//! Worth of the cube after Janowski: an interpolation between a cube that nobody will turn again (dead) and one that is
//! always turned at exactly the right moment (live). The weight between them is the efficiency.
//!
//! With a live cube the worth of a position is linear in the chance to win, between the points at which each player
//! doubles the other out. At those points the game ends at the present stake. The take point of a cube follows from the
//! opponent's take point of the next higher cube, up to a cube that is useless to its owner. One recursion therefore
//! serves every match score and money, where the cube never becomes useless and six more turns are counted.

mod decision;

pub use decision::{CubeAction, CubeAnswer, CubeDecision};

use crate::context::{Context, Stakes};
use crate::cube_model::{CubeModel, Efficiency, TakePoints};
use crate::outcome::Probabilities;

/// Number of further turns that are assumed for a cube without limit.
const TURNS: u32 = 6;

/// The shares of single games, gammons and backgammons among games won with these chances.
fn shares(win: f32, gammon: f32, backgammon: f32) -> [f64; 3] {
    if win <= 0.0 {
        return [1.0, 0.0, 0.0];
    }
    let (win, gammon, backgammon) = (f64::from(win), f64::from(gammon), f64::from(backgammon));
    [(win - gammon) / win, (gammon - backgammon) / win, backgammon / win]
}

/// Worths of a position in a context.
pub(crate) struct Worths {
    /// Before the roll without turning the cube now.
    pub(crate) no_double: f64,
    /// After a double that is taken.
    pub(crate) double_take: f64,
    /// After a double that is dropped.
    pub(crate) double_drop: f64,
}

/// The chances of a position in several contexts of one game, which differ in the value and the owner of the cube.
pub(crate) struct Prospects {
    win: f64,
    shares: [[f64; 3]; 2],
    taken: TakePoints,
}

impl Prospects {
    pub(crate) fn new(chances: &Probabilities) -> Prospects {
        Prospects {
            win: f64::from(chances.win),
            shares: [
                shares(chances.win, chances.win_gammon, chances.win_backgammon),
                shares(1.0 - chances.win, chances.lose_gammon, chances.lose_backgammon),
            ],
            taken: TakePoints::new(),
        }
    }

    /// The worth in a context, before the roll and without turning the cube now. `efficiency` rates the future use of the
    /// cube.
    pub(crate) fn no_double(&self, context: &Context, efficiency: Efficiency) -> f64 {
        let value = context.value;
        // All money is alike from every value of a cube without limit: its take points are those of as many turns.
        let (enough, cap, unit) = match context.stakes {
            Stakes::Match { away_own, away_other, .. } => ([away_own, away_other], u32::MAX, 1),
            Stakes::Money { .. } if context.cap > 0 => ([u32::MAX; 2], u32::MAX, 1),
            Stakes::Money { .. } => ([u32::MAX; 2], value.saturating_mul(1 << TURNS), value),
        };
        let model = CubeModel {
            shares: self.shares,
            points: context.points.map(f64::from),
            worth: &|points| context.worth(points),
            enough,
            cap: if context.cap == 0 { cap } else { context.cap },
            efficiency: if context.in_play { efficiency.with(context.owner) } else { 0.0 },
            taken: &self.taken,
            unit,
        };
        model.value(self.win, value, context.owner, !context.gammons_do_not_count())
    }
}

/// The worth of a position in a context, before the roll and without turning the cube now. `efficiency` rates the
/// future use of the cube.
pub(crate) fn no_double(
    chances: &Probabilities,
    context: &Context,
    efficiency: impl Into<Efficiency>,
) -> f64 {
    Prospects::new(chances).no_double(context, efficiency.into())
}

/// All worths of a position. `efficiency` is that of the position.
pub(crate) fn worths(
    chances: &Probabilities,
    context: &Context,
    efficiency: impl Into<Efficiency>,
) -> Worths {
    let (prospects, efficiency) = (Prospects::new(chances), efficiency.into());
    let no_double = |context| prospects.no_double(context, efficiency);
    if !context.in_play {
        let dead = no_double(context);
        return Worths { no_double: dead, double_take: dead, double_drop: dead };
    }
    Worths {
        no_double: no_double(context),
        double_take: beavered(no_double(&context.doubled()), context),
        double_drop: context.worth(f64::from(context.value)),
    }
}

/// The worth of a taken double that may be beavered.
pub(crate) fn beavered(double_take: f64, context: &Context) -> f64 {
    let beavers = matches!(context.stakes, Stakes::Money { beavers: true, .. });
    if beavers && double_take < 0.0 { 2.0 * double_take } else { double_take }
}

/// The worth with the right decision about the cube now.
pub(crate) fn settled(worths: &Worths, context: &Context) -> f64 {
    if context.may_double() {
        worths.no_double.max(worths.double_take.min(worths.double_drop))
    } else {
        worths.no_double
    }
}

/// Decides about the cube with these chances.
pub(crate) fn decide(
    chances: &Probabilities,
    context: &Context,
    efficiency: impl Into<Efficiency>,
) -> CubeDecision {
    decide_by(&worths(chances, context, efficiency), chances, context)
}

/// Sums over rolls are exact to this.
const ROUNDING: f64 = 1e-6;

/// Decides about the cube by these worths, as equities with their chances.
pub(crate) fn decide_by(worths: &Worths, chances: &Probabilities, context: &Context) -> CubeDecision {
    let (no_double, take, drop) = (worths.no_double, worths.double_take, worths.double_drop);
    let action = if !context.may_double() {
        CubeAction::NoDouble
    } else if take > drop {
        if no_double > drop + ROUNDING { CubeAction::TooGood } else { CubeAction::DoubleDrop }
    } else if take > no_double {
        CubeAction::DoubleTake
    } else {
        CubeAction::NoDouble
    };
    let equity = |worth| context.equity(worth) as f32;
    CubeDecision {
        no_double: equity(no_double),
        double_take: equity(take),
        double_drop: equity(drop),
        action,
        probabilities: *chances,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Met;
    use crate::cube_model::Owner;

    fn at(win: f32, win_gammon: f32) -> Probabilities {
        Probabilities { win, win_gammon, ..Probabilities::default() }
    }

    fn action(chances: &Probabilities, context: &Context, efficiency: f64) -> CubeAction {
        decide(chances, context, efficiency).action
    }

    #[test]
    fn a_dead_money_cube_is_taken_with_a_quarter_and_a_live_one_with_a_fifth() {
        let money = Context::money();
        for (efficiency, take_point) in [(0.0, 0.25), (1.0, 0.20)] {
            let near = |p: f32| decide(&at(1.0 - p, 0.0), &money, efficiency).answer(false);
            assert_eq!(near(take_point + 0.005), CubeAnswer::Take);
            assert_eq!(near(take_point - 0.005), CubeAnswer::Drop);
        }
    }

    #[test]
    fn on_the_last_roll_any_favourite_doubles() {
        assert_eq!(action(&at(0.51, 0.0), &Context::money(), 0.0), CubeAction::DoubleTake);
        assert_eq!(action(&at(0.49, 0.0), &Context::money(), 0.0), CubeAction::NoDouble);
        assert_eq!(action(&at(0.76, 0.0), &Context::money(), 0.0), CubeAction::DoubleDrop);
    }

    #[test]
    fn many_gammons_make_a_position_too_good_but_not_under_jacoby() {
        let strong = at(0.95, 0.6);
        assert_eq!(action(&strong, &Context::money(), 0.68), CubeAction::TooGood);
        let jacoby = Context { stakes: Stakes::Money { jacoby: true, beavers: false }, ..Context::money() };
        assert_eq!(action(&strong, &jacoby, 0.68), CubeAction::DoubleDrop);
    }

    #[test]
    fn a_double_behind_is_beavered() {
        let behind = at(0.40, 0.0);
        let beavers = Context { stakes: Stakes::Money { jacoby: false, beavers: true }, ..Context::money() };
        let decision = decide(&behind, &beavers, 0.68);
        assert_eq!(decision.answer(true), CubeAnswer::Beaver);
        let plain = decide(&behind, &Context::money(), 0.68);
        assert!((decision.double_take - 2.0 * plain.double_take).abs() < 1e-6);
        assert_eq!(plain.answer(false), CubeAnswer::Take);
    }

    #[test]
    fn who_needs_one_point_never_doubles_and_the_trailer_after_crawford_always_may() {
        assert_eq!(action(&at(0.7, 0.2), &Context::score(1, 3, false), 0.68), CubeAction::NoDouble);
        assert_eq!(action(&at(0.5, 0.1), &Context::score(3, 1, false), 0.68), CubeAction::DoubleTake);
    }

    #[test]
    fn a_cube_that_wins_the_match_already_is_not_turned_again() {
        let owner = Context { value: 4, owner: Owner::Own, ..Context::score(4, 7, false) };
        assert_eq!(action(&at(0.75, 0.2), &owner, 0.68), CubeAction::NoDouble);
    }

    #[test]
    fn a_double_that_is_turned_back_at_once_is_worth_what_the_redoubled_game_is() {
        // The leader needs two, the trailer four: a taken double is redoubled, and the game decides the match.
        let score = Context::score(2, 4, false);
        for win in [0.55, 0.7, 0.8] {
            let taken = worths(&at(win, 0.0), &score, 0.68).double_take;
            assert!((taken - f64::from(win)).abs() < 1e-6, "{win} {taken}");
        }
        // The trailer takes with the chance that a drop would leave, and redoubles with any.
        let dropped = Met::own().chance(4, 1, true) as f32;
        let answer = |win: f32| decide(&at(win, 0.0), &score, 0.68).answer(false);
        assert_eq!(answer(1.0 - dropped - 0.005), CubeAnswer::Take);
        assert_eq!(answer(1.0 - dropped + 0.005), CubeAnswer::Drop);
        let redouble = Context { value: 2, owner: Owner::Own, ..Context::score(4, 2, false) };
        for win in [0.05, 0.3, 0.45] {
            assert_eq!(action(&at(win, 0.0), &redouble, 0.68), CubeAction::DoubleTake);
        }
    }

    #[test]
    fn take_points_of_a_cube_that_nobody_turns_again_follow_from_the_table() {
        let chance = |own, other| Met::own().chance(own, other, true);
        for (own, other, doubled) in [(2, 2, 1), (4, 2, 1), (3, 2, 1), (4, 4, 2), (3, 4, 2)] {
            // The match chances of the opponent after a drop, a loss and a win.
            let dropped = chance(other, own - doubled);
            let lost = chance(other, own - 2 * doubled);
            let won = chance(other - 2 * doubled, own);
            let point = ((dropped - lost) / (won - lost)) as f32;
            let owner = if doubled == 1 { Owner::Centre } else { Owner::Own };
            let context =
                Context { value: doubled as u32, owner, ..Context::score(own as u32, other as u32, false) };
            let answer = |theirs: f32| decide(&at(1.0 - theirs, 0.0), &context, 0.0).answer(false);
            assert_eq!(answer(point + 0.005), CubeAnswer::Take, "{own}-away {other}-away at {point}");
            assert_eq!(answer(point - 0.005), CubeAnswer::Drop, "{own}-away {other}-away at {point}");
        }
    }

    #[test]
    fn the_leader_after_crawford_drops_only_where_it_is_free() {
        let answer = |trailer: u32, win: f32| {
            decide(&at(win, 0.12), &Context::score(trailer, 1, false), 0.68).answer(false)
        };
        // A trailer who needs two or four gains nothing by winning one point.
        assert_eq!([answer(2, 0.49), answer(2, 0.53)], [CubeAnswer::Take, CubeAnswer::Drop]);
        assert_eq!([answer(4, 0.49), answer(4, 0.56)], [CubeAnswer::Take, CubeAnswer::Drop]);
        assert_eq!([answer(3, 0.53), answer(5, 0.53), answer(3, 0.70)], [CubeAnswer::Take; 3]);
    }

    #[test]
    fn who_wins_the_match_with_a_gammon_may_be_too_good_for_one_point() {
        assert_eq!(action(&at(0.9, 0.6), &Context::score(2, 4, false), 0.68), CubeAction::TooGood);
        assert_eq!(action(&at(0.85, 0.03), &Context::score(2, 4, false), 0.68), CubeAction::DoubleDrop);
        // After Crawford the trailer who needs two is too good; the trailer who needs three needs the cube.
        assert_eq!(action(&at(0.8, 0.6), &Context::score(2, 1, false), 0.68), CubeAction::TooGood);
        assert_ne!(action(&at(0.8, 0.6), &Context::score(3, 1, false), 0.68), CubeAction::TooGood);
    }

    #[test]
    fn both_two_away_double_early_since_the_taker_cannot_redouble() {
        // The doubled game decides the match: any market loser is a double, the take point is 0.30.
        let score = Context::score(2, 2, false);
        assert_eq!(decide(&at(0.66, 0.2), &score, 0.68).answer(false), CubeAnswer::Take);
        assert_eq!(decide(&at(0.72, 0.2), &score, 0.68).answer(false), CubeAnswer::Drop);
    }

    #[test]
    fn equity_rises_with_the_chance_to_win_and_owning_the_cube_is_worth_something() {
        for context in [Context::money(), Context::score(5, 7, false), Context::score(4, 1, false)] {
            for owner in [Owner::Centre, Owner::Own, Owner::Other] {
                let context = Context { owner, ..context.clone() };
                let values: Vec<f32> =
                    (0..=50).map(|i| decide(&at(i as f32 / 50.0, 0.0), &context, 0.68).no_double).collect();
                assert!(values.windows(2).all(|pair| pair[0] <= pair[1] + 1e-4), "{context:?} {values:?}");
            }
        }
        let half =
            |owner| decide(&at(0.5, 0.1), &Context { owner, value: 2, ..Context::money() }, 0.68).no_double;
        assert!(half(Owner::Own) > half(Owner::Centre) && half(Owner::Centre) > half(Owner::Other));
    }
}
