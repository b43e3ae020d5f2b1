//! A game as the list of its actions.

use tavola_rules::{Action, Player};

/// A game or a match: its actions and their players.
pub type Actions = Vec<(Player, Action)>;
