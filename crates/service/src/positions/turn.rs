//! The graph of a turn, as the page composes plays from it.

use tavola_rules::turn::Waits;
use tavola_rules::{Landing, Move, Player};

use super::wire::{Turn, TurnNode};

/// All that can be played from the last roll, as the page's graph.
pub(crate) fn turn_of(player: Player, turn: &tavola_rules::Turn) -> Turn {
    let graph = turn.graph();
    let nodes: Vec<TurnNode> = graph
        .nodes()
        .iter()
        .map(|node| {
            let moves = node.edges.iter().map(|e| {
                let hit = hit(Some(e.landing));
                [e.mv.from.into(), e.mv.to.into(), e.mv.die.into(), hit.into(), e.next]
            });
            let (end, more) = match node.waits {
                Waits::Move => (None, None),
                Waits::Segment => (None, Some(true)),
                Waits::Roll | Waits::Double | Waits::Nothing => (Some(true), None),
            };
            TurnNode { m: moves.collect(), l: node.left.clone(), end, more }
        })
        .collect();
    Turn {
        player,
        numbers: nodes.first().map(|node| node.l.clone()).unwrap_or_default(),
        nodes,
        at: turn.at(),
        made: turn.moves().iter().map(|(mv, _)| [mv.from, mv.to, mv.die]).collect(),
    }
}

/// A landing as a number: 0 nothing, 1 hits, 2 pins, 3 captures for good.
pub(crate) fn hit(landing: Option<Landing>) -> u8 {
    match landing {
        None | Some(Landing::Quiet) => 0,
        Some(Landing::Hits) => 1,
        Some(Landing::Pins) => 2,
        Some(Landing::Captures) => 3,
    }
}

/// Moves as `from-to-die`, separated by commas; `None` if they cannot be read.
pub(crate) fn moves(text: &str) -> Option<Vec<Move>> {
    let one = |text: &str| {
        let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
        Some(Move { from: parts.next()??, to: parts.next()??, die: parts.next()?? })
    };
    text.split(',').filter(|text| !text.is_empty()).map(one).collect()
}
