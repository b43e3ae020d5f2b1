//! Possible ends of the running segment of a turn.

use alloc::collections::{BTreeSet, VecDeque};
use alloc::vec;
use alloc::vec::Vec;

use super::Turn;
use crate::graph::{Graph, Waits};
use crate::moves::Move;
use crate::plays::Plays;
use crate::position::Position;

/// One arrangement in which the running segment of a turn can end, and one way to reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The moves to make, in this order. Moves that the turn has made already are not among them.
    pub moves: Vec<Move>,
    /// The position after them; the mover is still `own`.
    pub position: Position,
    /// The event for which the turn waits then; never [`Waits::Move`].
    pub waits: Waits,
}

impl Turn {
    /// Every arrangement in which the running segment can end from the current node, each once. If nothing can be
    /// played, the only end has no moves.
    ///
    /// ```
    /// use tavola_rules::{Player, Position, Roll, Rules, Turn, Waits};
    ///
    /// let start = Position::start(&Rules::STANDARD, Player::First);
    /// let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1).unwrap());
    /// let ends = turn.ends();
    /// assert_eq!(ends.len(), 16);
    /// assert!(ends.iter().all(|end| end.waits == Waits::Nothing && end.moves.len() == 2));
    /// ```
    #[must_use]
    pub fn ends(&self) -> Vec<End> {
        if self.stage().path.is_empty() { self.ends_from_start() } else { self.ends_from_here() }
    }

    /// Before the first move the generator of whole plays finds them, without a graph.
    fn ends_from_start(&self) -> Vec<End> {
        let (graph, start) = (&self.stage().graph, self.stage().start());
        let Some(segment) = self.segment() else {
            return vec![End { moves: Vec::new(), position: start, waits: self.waits() }];
        };
        let mut plays = Plays::new();
        plays.generate(&self.rules, &start, &segment);
        let end = |play: &crate::plays::Play| End {
            moves: play.moves.iter(&self.rules, &start).collect(),
            position: play.position,
            waits: graph.waits_after(&self.rules, Graph::ROOT, &play.position, play.moves.len()),
        };
        plays.iter().map(end).collect()
    }

    /// Within a segment the graph has the rest of each way. The search is breadth first: of several ways to an
    /// arrangement it returns the way whose moves come first in the graph.
    fn ends_from_here(&self) -> Vec<End> {
        let graph = self.graph();
        let mut known = vec![false; graph.nodes().len()];
        known[self.at()] = true;
        let mut open = VecDeque::from([(self.at(), Vec::new())]);
        let mut ends = Vec::new();
        // Two nodes can have the same arrangement: a checker borne off with either of two numbers.
        let mut seen = BTreeSet::new();
        while let Some((id, moves)) = open.pop_front() {
            let node = graph.node(id);
            if node.waits != Waits::Move {
                if seen.insert(node.position) {
                    ends.push(End { moves, position: node.position, waits: node.waits });
                }
                continue;
            }
            for edge in &node.edges {
                if !known[edge.next] {
                    known[edge.next] = true;
                    let mut moves: Vec<Move> = moves.clone();
                    moves.push(edge.mv);
                    open.push_back((edge.next, moves));
                }
            }
        }
        ends
    }
}
