//! Efficiencies of the cube by the kind of position.

use tavola_rules::{Checkers, Position};

use crate::cube_model::Efficiency;
use crate::evaluators::Class;
use crate::evaluators::tables::bearoff::BearOffTable;
use crate::phase::Phase;

/// The efficiency of the cube from a position on. With contact the cube model agrees with rollouts with a live cube near decisions
/// about it: `tavola-train decisions efficiency`, `docs/analysis.md`. A double waits for too long most often where hits are due.
pub(crate) fn efficiency(position: &Position) -> Efficiency {
    let (centre, own, other) = match Phase::of(position) {
        Some(Phase::Opening) => (0.75, 0.79, 0.76),
        Some(Phase::Middle) => (0.57, 0.67, 0.74),
        Some(Phase::Holding) => (0.77, 0.78, 0.65),
        Some(Phase::BackGame) => (0.81, 0.82, 0.79),
        Some(Phase::Containment) => (0.57, 0.67, 0.71),
        Some(Phase::Crashed) => (0.64, 0.68, 0.70),
        Some(Phase::BearingOff) => (0.44, 0.56, 0.77),
        Some(Phase::Race) | None => return of_race(position),
    };
    Efficiency { centre, own, other }
}

/// The efficiency in a race. It is low in a short one, which has no moment with just the right chances. Near a decision the player on roll
/// uses the cube better than that and the opponent worse, but the ends of a search lie far from decisions too: with the efficiencies
/// near decisions, races three rolls ahead were off by 0.033 in place of 0.011.
fn of_race(position: &Position) -> Efficiency {
    if Class::of(position) == Class::Over {
        return Efficiency::DEAD;
    }
    let rolls = |side: Checkers| match BearOffTable::shared().rolls(side) {
        Some(rolls) => f64::from(rolls.mean()),
        None => f64::from(side.pips(25)) / 8.0,
    };
    let left = rolls(position.own()).min(rolls(position.other()));
    Efficiency::from(0.65 * ((left - 1.0) / 4.0).clamp(0.0, 1.0))
}
