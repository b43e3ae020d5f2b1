//! Decisions about the cube, and the answers that follow from them.

use tavola_rules::game::Offer;

use crate::outcome::Probabilities;

/// Cube action of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Keep it.
    NoDouble,
    /// Turn it; the opponent should take.
    DoubleTake,
    /// Turn it; the opponent should drop.
    DoubleDrop,
    /// The opponent should drop, but playing on for a gammon is worth more.
    TooGood,
}

/// Answer to an offered cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAnswer {
    /// Accept it.
    Take,
    /// Give up at the old value.
    Drop,
    /// Accept it and turn it once more: a beaver, or the raccoon that answers one.
    Beaver,
}

/// The cube decision of the player on roll. Equities are theirs, in units of [`Context::equity`](crate::Context::equity).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// If they do not double now.
    pub no_double: f32,
    /// If they double and the opponent takes, or beavers if that is better for the opponent.
    pub double_take: f32,
    /// If they double and the opponent drops.
    pub double_drop: f32,
    /// The right action; `NoDouble` if they may not double.
    pub action: CubeAction,
    /// The chances that the decision rests on.
    pub probabilities: Probabilities,
}

impl CubeDecision {
    /// Returns the opponent's right answer to a double.
    #[must_use]
    pub fn answer(&self, may_beaver: bool) -> CubeAnswer {
        if may_beaver && self.double_take < 0.0 {
            CubeAnswer::Beaver
        } else if self.double_take > self.double_drop {
            CubeAnswer::Drop
        } else {
            CubeAnswer::Take
        }
    }

    /// Returns the right answer of the player to whom the cube is offered, for any offer. The decision is always that
    /// of the player who doubled first and rolls next. A beaver turns the cube twice and leaves it with the other side.
    /// Its worth is twice that of a taken double, unless the decision has counted the beaver already. A drop then costs
    /// the doubled cube.
    #[must_use]
    pub fn answer_to(&self, offer: Offer, may_redouble: bool) -> CubeAnswer {
        match offer {
            Offer::Double => self.answer(may_redouble),
            Offer::Beaver if self.double_take > 0.0 && may_redouble => CubeAnswer::Beaver,
            Offer::Beaver if self.double_take < -2.0 => CubeAnswer::Drop,
            Offer::Raccoon if self.double_take > self.double_drop => CubeAnswer::Drop,
            Offer::Beaver | Offer::Raccoon => CubeAnswer::Take,
        }
    }

    /// Returns whether the player should turn the cube.
    #[must_use]
    pub fn doubles(&self) -> bool {
        matches!(self.action, CubeAction::DoubleTake | CubeAction::DoubleDrop)
    }

    /// The equity with right play of both.
    #[must_use]
    pub fn equity(&self) -> f32 {
        match self.action {
            CubeAction::NoDouble | CubeAction::TooGood => self.no_double,
            CubeAction::DoubleTake => self.double_take,
            CubeAction::DoubleDrop => self.double_drop,
        }
    }
}
