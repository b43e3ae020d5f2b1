//! The graph of a turn, from which the page composes plays.

use tavola_rules::turn::Waits;
use tavola_rules::{Landing, Move, Player};

use super::wire::{Turn, TurnNode};

/// Returns all plays of the last roll as the page's graph.
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

/// Encodes a landing as a number: 0 nothing, 1 hit, 2 pin, 3 permanent capture.
pub(crate) fn hit(landing: Option<Landing>) -> u8 {
    match landing {
        None | Some(Landing::Quiet) => 0,
        Some(Landing::Hits) => 1,
        Some(Landing::Pins) => 2,
        Some(Landing::Captures) => 3,
    }
}

/// Parses moves in the form `from-to-die`, separated by commas; `None` if they are malformed.
pub(crate) fn moves(text: &str) -> Option<Vec<Move>> {
    let one = |text: &str| {
        let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
        Some(Move { from: parts.next()??, to: parts.next()??, die: parts.next()?? })
    };
    text.split(',').filter(|text| !text.is_empty()).map(one).collect()
}
