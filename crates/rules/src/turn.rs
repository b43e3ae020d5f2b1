//! A turn is a queue of steps: segments to be played, rolls to come, a double to be chosen.

mod ends;

pub use ends::End;

use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::dice::Roll;
use crate::expand::Occasion;
pub use crate::graph::Waits;
use crate::graph::{Graph, Node, NodeId};
use crate::moves::{Landing, Move};
use crate::position::Position;
use crate::rules::Rules;
pub use crate::segment::{Incomplete, Segment, Step};

/// A turn in progress: the moves since the last roll, and the steps that are still owed. Moves can be taken back as far
/// as the last roll or choice (P1).
///
/// ```
/// use tavola_rules::{Move, Player, Position, Roll, Rules, Turn, Waits};
///
/// let start = Position::start(&Rules::STANDARD, Player::First);
/// let mut turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(3, 1)?);
/// turn.play(Move { from: 8, to: 5, die: 3 })?;
/// assert!(turn.legal().contains(&Move { from: 6, to: 5, die: 1 }));
/// turn.play(Move { from: 6, to: 5, die: 1 })?;
/// assert_eq!((turn.waits(), turn.position().own().count(5)), (Waits::Nothing, 2));
///
/// turn.take_back();
/// assert_eq!(turn.waits(), Waits::Move);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Turn {
    rules: Arc<Rules>,
    /// The segment that the first moves were made in.
    first: Stage,
    /// Those after it that have been reached.
    later: Vec<Stage>,
    moves: Vec<(Move, Landing)>,
}

/// One segment being played.
#[derive(Clone, Debug)]
struct Stage {
    /// Only its root as long as no move is made: engines rank the plays of a turn without all the ways to them.
    graph: Graph,
    /// Whether `graph` has all nodes.
    whole: bool,
    path: Vec<NodeId>,
}

impl Stage {
    fn new(rules: &Rules, position: Position, steps: &[Step]) -> Stage {
        Stage { graph: Graph::root(rules, position, steps), whole: false, path: Vec::new() }
    }

    /// The position at the beginning of the segment.
    fn start(&self) -> Position {
        self.graph.node(Graph::ROOT).position
    }

    fn whole_graph(&self, rules: &Rules) -> Cow<'_, Graph> {
        if self.whole {
            return Cow::Borrowed(&self.graph);
        }
        Cow::Owned(Graph::new(rules, self.start(), self.graph.steps()))
    }

    /// Makes all nodes of the graph.
    fn complete(&mut self, rules: &Rules) {
        if let Cow::Owned(graph) = self.whole_graph(rules) {
            self.graph = graph;
            self.whole = true;
        }
    }

    fn at(&self) -> NodeId {
        *self.path.last().unwrap_or(&Graph::ROOT)
    }

    fn node(&self) -> &Node {
        self.graph.node(self.at())
    }
}

/// A move that is not part of any legal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotLegal {
    /// The moves that are.
    pub legal: Vec<Move>,
}

impl fmt::Display for NotLegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.legal.is_empty() {
            return write!(f, "nothing more can be played");
        }
        write!(f, "legal here:")?;
        self.legal.iter().try_for_each(|mv| write!(f, " {mv} with {},", mv.die))
    }
}

impl core::error::Error for NotLegal {}

/// A segment that is being played, or was played last.
pub(crate) struct Running<'a> {
    /// The segment.
    pub(crate) segment: Segment,
    /// The position before it.
    pub(crate) start: Position,
    /// Its moves so far.
    pub(crate) played: &'a [(Move, Landing)],
}

impl Turn {
    /// A turn of given steps. `position` belongs to the player who moves.
    #[must_use]
    pub fn new(rules: impl Into<Arc<Rules>>, position: Position, steps: &[Step]) -> Turn {
        let rules = rules.into();
        let first = Stage::new(&rules, position, steps);
        Turn { rules, first, later: Vec::new(), moves: Vec::new() }
    }

    /// The turn of a roll on an occasion of a game.
    #[must_use]
    pub fn of_roll(
        rules: impl Into<Arc<Rules>>,
        position: Position,
        roll: Roll,
        occasion: &Occasion,
    ) -> Turn {
        let rules = rules.into();
        let steps = rules.steps(&position, roll, occasion);
        Turn::new(rules, position, &steps)
    }

    /// The turn of a roll if only the position is known: the occasion is [`Occasion::of`].
    #[must_use]
    pub fn rolled(rules: impl Into<Arc<Rules>>, position: Position, roll: Roll) -> Turn {
        let rules = rules.into();
        let occasion = Occasion::of(&rules, &position);
        Turn::of_roll(rules, position, roll, &occasion)
    }

    /// The turn of a double that is chosen instead of rolled, followed by the steps that are `owed` after it.
    #[must_use]
    pub fn of_choice(rules: impl Into<Arc<Rules>>, position: Position, number: u8, owed: &[Step]) -> Turn {
        let rules = rules.into();
        let mut steps = rules.chosen_double(number);
        steps.extend_from_slice(owed);
        Turn::new(rules, position, &steps)
    }

    /// The rules that the turn is played by.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns the turn with the graph of the running segment made. [`Turn::graph`] and [`Turn::legal`] cost nothing
    /// then; otherwise each of them makes a graph of its own until the first move.
    #[must_use]
    pub fn with_graph(mut self) -> Turn {
        self.later.last_mut().unwrap_or(&mut self.first).complete(&self.rules);
        self
    }

    /// The segment whose numbers are being played; `None` if the turn does not wait for a move.
    #[must_use]
    pub fn segment(&self) -> Option<Segment> {
        self.stage().graph.segment(self.at())
    }

    /// The numbers of the running segment that are left, the highest first.
    #[must_use]
    pub fn left(&self) -> &[u8] {
        &self.stage().node().left
    }

    /// The segment that is played or was played last, and how far it has come.
    pub(crate) fn running(&self) -> Option<Running<'_>> {
        let stage = self.stage();
        let segment = stage.graph.first_segment()?;
        let played = &self.moves[self.moves.len() - stage.path.len()..];
        Some(Running { segment, start: stage.start(), played })
    }

    fn stage(&self) -> &Stage {
        self.later.last().unwrap_or(&self.first)
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> Position {
        self.first.start()
    }

    /// Returns the turn before the first move, without its graph.
    pub(crate) fn anew(&self) -> Turn {
        Turn::new(Arc::clone(&self.rules), self.start(), self.steps())
    }

    /// The steps that the turn began with.
    pub(crate) fn steps(&self) -> &[Step] {
        self.first.graph.steps()
    }

    /// All ways through the running segment. The graph is made here unless a move or [`Turn::with_graph`] has made it.
    #[must_use]
    pub fn graph(&self) -> Cow<'_, Graph> {
        self.stage().whole_graph(&self.rules)
    }

    /// The current node in [`Turn::graph`].
    #[must_use]
    pub fn at(&self) -> NodeId {
        self.stage().at()
    }

    /// The present position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.stage().node().position
    }

    /// Moves made since the last roll or choice.
    #[must_use]
    pub fn moves(&self) -> &[(Move, Landing)] {
        &self.moves
    }

    /// The moves that are part of a legal play from here.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        self.graph().node(self.at()).edges.iter().map(|e| e.mv).collect()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If it is not part of a legal play; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Landing, NotLegal> {
        let stage = self.later.last_mut().unwrap_or(&mut self.first);
        stage.complete(&self.rules);
        let edge = stage.node().edges.iter().find(|e| e.mv == mv);
        let Some(&edge) = edge else {
            return Err(NotLegal { legal: self.legal() });
        };
        stage.path.push(edge.next);
        self.moves.push((mv, edge.landing));
        let node = stage.node();
        if node.waits == Waits::Segment {
            let mut next = Stage::new(&self.rules, node.position, stage.graph.next_steps(stage.at()));
            next.complete(&self.rules);
            self.later.push(next);
        }
        Ok(edge.landing)
    }

    /// Takes the last move back, if there is one since the last roll.
    pub fn take_back(&mut self) -> Option<Move> {
        let (mv, _) = self.moves.pop()?;
        // A segment in which nothing has been played was only reached by that move.
        self.later.pop_if(|stage| stage.path.is_empty());
        self.later.last_mut().unwrap_or(&mut self.first).path.pop();
        Some(mv)
    }

    /// The event for which the turn waits.
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.stage().node().waits
    }

    /// The steps that the opponent has to play before their own roll.
    #[must_use]
    pub fn handed_over(&self) -> &[Step] {
        self.stage().graph.handed_over(self.at())
    }

    /// The steps after the running segment, or those that the turn waits for if no segment is running.
    #[must_use]
    pub fn rest(&self) -> &[Step] {
        if self.segment().is_some() { self.owed() } else { self.stage().graph.next_steps(self.at()) }
    }

    /// The steps that are owed after the roll or the choice that the turn waits for.
    #[must_use]
    pub fn owed(&self) -> &[Step] {
        self.stage().graph.owed(self.at())
    }
}
