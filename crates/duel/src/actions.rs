//! A game as the list of what was done in it.

use tavola_rules::{Action, Player};

/// A game or a match: what was done, and by whom.
pub type Actions = Vec<(Player, Action)>;
