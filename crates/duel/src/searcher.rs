//! The engine as an opponent of GNU Backgammon: with its own nets or others, at a depth.

use std::path::Path;
use std::sync::LazyLock;

use crate::nets::{ReadError, read_nets};
use tavola_engine::{Context, CubeAnswer, Depth, Engine, EngineError, Registry};
use tavola_rules::{Move, Position, Roll, Rules, Turn};

/// The engine with its own nets on one thread: games are played beside each other, so that players with the same time
/// have the same processor.
pub(crate) fn shipped() -> &'static Engine {
    static SHIPPED: LazyLock<Engine> = LazyLock::new(Engine::embedded);
    &SHIPPED
}

/// See the module.
pub(crate) struct Searcher {
    /// The one with nets of its own, if it has some.
    engine: Option<Box<Engine>>,
    depth: Depth,
}

/// The engine takes what it must know about the cube from the context.
const RULES: Rules = Rules::STANDARD;

impl Searcher {
    /// With the nets of a folder, or those that come with the engine.
    ///
    /// # Errors
    /// If there are no nets in the folder.
    pub(crate) fn new(depth: Depth, nets: Option<&Path>) -> Result<Searcher, ReadError> {
        let nets = nets.map(read_nets).transpose()?;
        let engine = nets.map(|nets| Box::new(Engine::new(Registry::new().with(nets))));
        Ok(Searcher { engine, depth })
    }

    fn engine(&self) -> &Engine {
        self.engine.as_deref().unwrap_or_else(|| shipped())
    }

    /// Whether it doubles as the player on roll (`own`), where it may.
    pub(crate) fn doubles(&self, position: &Position, context: &Context) -> Result<bool, EngineError> {
        Ok(self.engine().cube(&RULES, position, context, self.depth)?.doubles())
    }

    /// Whether it takes. Position and context, the cube not yet turned, are the doubler's.
    pub(crate) fn takes(&self, position: &Position, context: &Context) -> Result<bool, EngineError> {
        let decision = self.engine().cube(&RULES, position, context, self.depth)?;
        Ok(decision.answer(false) != CubeAnswer::Drop)
    }

    /// The moves of the best play of a roll.
    pub(crate) fn best(
        &self,
        position: &Position,
        roll: Roll,
        context: &Context,
    ) -> Result<Vec<Move>, EngineError> {
        let turn = Turn::rolled(&RULES, *position, roll);
        let ranked = self.engine().rank(&turn, context, self.depth)?;
        Ok(ranked.into_iter().next().map(|best| best.moves).unwrap_or_default())
    }
}
