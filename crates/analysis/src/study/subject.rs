//! The position of a study, and its engine.

use std::sync::Arc;

use tavola_engine::{Context, Engine, EngineError, Ranked};
use tavola_rules::{Occasion, Position, Roll, Rules, Turn};

/// A position before the roll. Plays are searched `ply` rolls ahead.
#[derive(Clone, Copy)]
pub(super) struct Studied<'a> {
    pub(super) engine: &'a Engine,
    pub(super) rules: &'a Arc<Rules>,
    pub(super) position: &'a Position,
    pub(super) context: &'a Context,
    pub(super) ply: u32,
}

impl Studied<'_> {
    /// The turn that a roll gives.
    pub(super) fn turn(&self, roll: Roll) -> Turn {
        let steps = self.rules.steps(self.position, roll, &Occasion::of(self.rules, self.position));
        Turn::new(Arc::clone(self.rules), *self.position, &steps)
    }

    /// The plays of a roll, the best first. None if the turn begins with a choice or another roll.
    pub(super) fn ranked(&self, roll: Roll) -> Result<Vec<Ranked>, EngineError> {
        self.engine.rank(&self.turn(roll), self.context, self.ply)
    }
}
