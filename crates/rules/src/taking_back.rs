//! Decisions that players can take back: the last of each in the running game.

use alloc::sync::Arc;
use core::fmt;

use crate::game::{Game, Phase};
use crate::point::Player;

/// A match as it stood before a decision.
#[derive(Debug)]
pub(crate) struct BeforeDecision {
    /// Actions that counted before it; of a play those before its first move.
    counted: u32,
    /// The score, the games that were over, and whether one of them was the Crawford game.
    pub(crate) standing: ([u32; 2], u32, bool),
    /// The game, without the ways through its turn.
    pub(crate) game: Game,
}

/// The last decisions of both players. Only those of the running game are kept, so that a match stays small.
#[derive(Clone, Default)]
pub(crate) struct Decided {
    /// Actions of the match that count: not those that were taken back, nor that they were.
    counted: u32,
    /// Number of counted actions before the first move of the running turn.
    begun: u32,
    last: [Option<Arc<BeforeDecision>>; 2],
}

/// Its contents are no part of the state of a match.
impl fmt::Debug for Decided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decided").finish_non_exhaustive()
    }
}

impl Decided {
    /// Returns whether a player has decided something.
    pub(crate) fn has(&self, player: Player) -> bool {
        self.last[player.index()].is_some()
    }

    /// Counts an action of a player, with the game before the decision that it completed. `begins`: the match waited for the
    /// first move of a turn, or for its end.
    pub(crate) fn did(
        &mut self,
        by: Player,
        decision: Option<Game>,
        standing: ([u32; 2], u32, bool),
        begins: bool,
    ) {
        if begins {
            self.begun = self.counted;
        }
        if let Some(game) = decision {
            let is_play = matches!(game.phase(), Phase::Move { .. });
            let counted = if is_play { self.begun } else { self.counted };
            self.last[by.index()] = Some(Arc::new(BeforeDecision { counted, standing, game }));
        }
        self.counted += 1;
    }

    /// Removes the decisions, for another game.
    pub(crate) fn begin_game(&mut self) {
        self.counted += 1;
        self.last = [None, None];
    }

    /// The last decision of a player, and how many of the actions that counted are void without it.
    pub(crate) fn take_back(&mut self, by: Player) -> Option<(Arc<BeforeDecision>, u32)> {
        let decision = self.last[by.index()].take()?;
        let void = self.counted - decision.counted;
        self.counted = decision.counted;
        self.last[by.opponent().index()].take_if(|other| other.counted >= decision.counted);
        Some((decision, void))
    }
}
