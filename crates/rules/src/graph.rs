//! All plays of one segment of a turn, as a graph: nodes are the arrangements of the board on the way, edges are single
//! moves. It contains only moves of legal plays. Ways to the same arrangement with the same numbers left meet in one
//! node.
//!
//! Obligations look no farther than their segment, and neither does a graph: the arrangements after a chain
//! of doubles are too many to be listed.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::end::{is_done, last_checker_completes};
use crate::moves::{self, Landing, Move};
use crate::position::Position;
use crate::prime;
use crate::rules::Rules;
use crate::segment::{Incomplete, Obligation, Order, Segment, Step};

/// The event for which a turn waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A move.
    Move,
    /// The next segment, which has a graph of its own. Only a node waits for it: a [`Turn`](crate::Turn) goes on by itself.
    Segment,
    /// Another roll.
    Roll,
    /// A double to be named.
    Double,
    /// Nothing: the player announces that it is over.
    Nothing,
}

/// Index of a node in its [`Graph`].
pub type NodeId = usize;

/// One arrangement on the way through a turn.
#[derive(Clone, Debug)]
pub struct Node {
    /// The board.
    pub position: Position,
    /// The numbers of the running segment that are left, the highest first.
    pub left: Vec<u8>,
    /// The moves that go on from here.
    pub edges: Vec<Edge>,
    /// The next event.
    pub waits: Waits,
    /// Index of the running step.
    step: usize,
    /// Index of the first step that the opponent takes over.
    handed_over: Option<usize>,
}

/// A move from one node to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The move.
    pub mv: Move,
    /// The landing of the checker.
    pub landing: Landing,
    /// The node after the move.
    pub next: NodeId,
}

/// See the module.
#[derive(Clone, Debug)]
pub struct Graph {
    nodes: Vec<Node>,
    steps: Vec<Step>,
}

impl Graph {
    /// The node before the first move.
    pub const ROOT: NodeId = 0;

    /// All plays of the first of the steps of a turn of which anything can be played.
    #[must_use]
    pub fn new(rules: &Rules, position: Position, steps: &[Step]) -> Graph {
        Graph::build(rules, position, steps, false)
    }

    /// The root alone, without its edges: it determines the event for which a turn waits long before all ways are
    /// known.
    pub(crate) fn root(rules: &Rules, position: Position, steps: &[Step]) -> Graph {
        Graph::build(rules, position, steps, true)
    }

    fn build(rules: &Rules, position: Position, steps: &[Step], root_only: bool) -> Graph {
        let mut builder = Builder { rules, steps, nodes: Vec::new(), known: BTreeMap::new(), root_only };
        builder.begin_step(position, 0);
        Graph { nodes: builder.nodes, steps: steps.to_vec() }
    }

    /// A node.
    ///
    /// # Panics
    /// If the id is of another graph and too large.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// All nodes; the root is the first.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The segment that the graph is about; `None` if its turn begins with a roll or a choice.
    pub(crate) fn first_segment(&self) -> Option<Segment> {
        match self.steps.first() {
            Some(&Step::Play(segment)) => Some(segment),
            Some(Step::Roll | Step::ChooseDouble) | None => None,
        }
    }

    /// The segment that is played at a node which waits for a move.
    pub(crate) fn segment(&self, id: NodeId) -> Option<Segment> {
        match self.steps.get(self.nodes[id].step) {
            Some(&Step::Play(segment)) if self.nodes[id].waits == Waits::Move => Some(segment),
            _ => None,
        }
    }

    /// The steps that the graph was made of.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The event for which the turn waits once `played` numbers of the segment at a node have led to `position`, if no
    /// more can be played.
    pub(crate) fn waits_after(&self, rules: &Rules, id: NodeId, position: &Position, played: usize) -> Waits {
        let node = &self.nodes[id];
        let complete = played == node.left.len() || is_done(rules, position);
        match self.steps.get(node.step) {
            Some(Step::Play(segment)) if complete || segment.incomplete == Incomplete::Continue => {
                waits_at(rules, &self.steps, position, node.step + 1)
            }
            _ => Waits::Nothing,
        }
    }

    /// The steps that begin at a node that waits for the next segment.
    pub(crate) fn next_steps(&self, id: NodeId) -> &[Step] {
        self.steps.get(self.nodes[id].step..).unwrap_or_default()
    }

    /// The steps that are left after the step that a node stands at.
    #[must_use]
    pub(crate) fn owed(&self, id: NodeId) -> &[Step] {
        self.steps.get(self.nodes[id].step + 1..).unwrap_or_default()
    }

    pub(crate) fn handed_over(&self, id: NodeId) -> &[Step] {
        self.nodes[id].handed_over.map_or(&[], |step| &self.steps[step..])
    }
}

/// The event for which a turn waits at the beginning of a step.
fn waits_at(rules: &Rules, steps: &[Step], position: &Position, step: usize) -> Waits {
    match steps.get(step) {
        _ if is_done(rules, position) => Waits::Nothing,
        None => Waits::Nothing,
        Some(Step::Roll) => Waits::Roll,
        Some(Step::ChooseDouble) => Waits::Double,
        Some(Step::Play(_)) => Waits::Segment,
    }
}

/// The numbers of a segment that are left, the highest first, filled up with zeros.
type Left = [u8; 4];

fn left_of(segment: &Segment) -> Left {
    let mut left = [0; 4];
    left[..segment.numbers().len()].copy_from_slice(segment.numbers());
    left
}

/// The best use of the numbers left. The fields are in order of priority.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Best {
    /// Number of them that can be played.
    count: u8,
    /// Whether no row is left then that must be opened.
    opens: bool,
    /// The highest number that can be the only one played (0 unless `count` is 1).
    highest: u8,
}

struct Builder<'a> {
    rules: &'a Rules,
    steps: &'a [Step],
    nodes: Vec<Node>,
    known: BTreeMap<(usize, Position, Left), NodeId>,
    /// Whether only the root is needed.
    root_only: bool,
}

impl Builder<'_> {
    /// The node at which a step begins. A segment is entered only while nothing has been played yet.
    fn begin_step(&mut self, position: Position, step: usize) -> NodeId {
        match waits_at(self.rules, self.steps, &position, step) {
            Waits::Segment if self.nodes.is_empty() => self.play_step(position, step),
            waits => self.node(position, step, Left::default(), waits, None),
        }
    }

    fn node(
        &mut self,
        position: Position,
        step: usize,
        left: Left,
        waits: Waits,
        handed_over: Option<usize>,
    ) -> NodeId {
        let key = (step, position, left);
        if let Some(&id) = self.known.get(&key) {
            return id;
        }
        let id = self.nodes.len();
        let left = left.into_iter().filter(|&number| number != 0).collect();
        self.nodes.push(Node {
            position: position.settled(),
            left,
            edges: Vec::new(),
            waits,
            step,
            handed_over,
        });
        self.known.insert(key, id);
        id
    }

    fn segment(&self, step: usize) -> Segment {
        match self.steps[step] {
            Step::Play(segment) => segment,
            Step::Roll | Step::ChooseDouble => unreachable!("only segments are played"),
        }
    }

    fn play_step(&mut self, position: Position, step: usize) -> NodeId {
        let segment = self.segment(step);
        let mut memo = BTreeMap::new();
        let position = position.playing(&segment);
        if self.root_only && segment.obligation != Obligation::AllOrNothing {
            // Some of these numbers are played as soon as one of them can be.
            let mut first = choices(&segment, left_of(&segment));
            let any = first.any(|(die, _)| moves::moves_by(self.rules, &position, die).next().is_some());
            let target = Best { count: u8::from(any), opens: false, highest: 0 };
            return self.expand(position, step, left_of(&segment), target, &mut memo);
        }
        let best = best(self.rules, &segment, position, left_of(&segment), &mut memo);
        let target = match segment.obligation {
            Obligation::AllOrNothing if usize::from(best.count) < segment.numbers().len() => {
                Best { count: 0, opens: false, highest: 0 }
            }
            // With OneByOne the count is not used: any way on will do.
            Obligation::AllOrNothing | Obligation::Max { .. } | Obligation::OneByOne => best,
        };
        self.expand(position, step, left_of(&segment), target, &mut memo)
    }

    /// The node of an arrangement inside a segment, with `target` still to be reached from it.
    fn expand(
        &mut self,
        position: Position,
        step: usize,
        left: Left,
        target: Best,
        memo: &mut BTreeMap<(Position, Left), Best>,
    ) -> NodeId {
        if target.count == 0 || is_done(self.rules, &position) {
            return self.end_segment(position.settled(), step, left);
        }
        if let Some(&id) = self.known.get(&(step, position, left)) {
            return id;
        }
        let id = self.node(position, step, left, Waits::Move, None);
        if self.root_only {
            return id;
        }
        let segment = self.segment(step);
        for (die, rest) in choices(&segment, left) {
            if target.count == 1 && die != target.highest && target.highest != 0 {
                continue;
            }
            let found: Vec<_> = moves::moves_by(self.rules, &position, die).collect();
            for (mv, landing) in found {
                let next = moves::after(self.rules, &position, mv, landing);
                let ahead = best(self.rules, &segment, next, rest, memo);
                if ahead.count + 1 != target.count && segment.obligation != Obligation::OneByOne {
                    continue;
                }
                if target.opens && !ahead.opens {
                    continue;
                }
                let next = self.expand(next, step, rest, Best { highest: 0, ..ahead }, memo);
                self.nodes[id].edges.push(Edge { mv, landing, next });
            }
        }
        id
    }

    fn end_segment(&mut self, position: Position, step: usize, left: Left) -> NodeId {
        let complete = left[0] == 0;
        match self.segment(step).incomplete {
            _ if complete || is_done(self.rules, &position) => self.begin_step(position, step + 1),
            Incomplete::Continue => self.begin_step(position, step + 1),
            Incomplete::EndTurn => self.node(position, step, left, Waits::Nothing, None),
            Incomplete::HandOver => {
                let rest = (step + 1 < self.steps.len()).then_some(step + 1);
                self.node(position, step, left, Waits::Nothing, rest)
            }
        }
    }
}

/// The numbers that may be played next, each once, with the numbers left after it.
fn choices(segment: &Segment, left: Left) -> impl Iterator<Item = (u8, Left)> {
    let lower_first = segment.order == Order::LowerFirst;
    (0..left.len()).filter_map(move |i| {
        let later = left.get(i + 1).copied().unwrap_or(0);
        // The last of equal numbers stands for them; the lowest is the last of all.
        if left[i] == 0 || later == left[i] || (lower_first && later != 0) {
            return None;
        }
        let mut rest = left;
        rest.copy_within(i + 1.., i);
        rest[left.len() - 1] = 0;
        Some((left[i], rest))
    })
}

fn best(
    rules: &Rules,
    segment: &Segment,
    position: Position,
    left: Left,
    memo: &mut BTreeMap<(Position, Left), Best>,
) -> Best {
    let stops = || Best { count: 0, opens: !prime::shuts_all_in(rules, &position), highest: 0 };
    if left[0] == 0 {
        return stops();
    }
    if is_done(rules, &position) {
        let completes = last_checker_completes(rules, segment.obligation);
        let count = if completes { left.iter().filter(|&&n| n != 0).count() as u8 } else { 0 };
        return Best { count, ..stops() };
    }
    let key = (position, left);
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let higher = segment.obligation == Obligation::Max { higher: true };
    let one_by_one = segment.obligation == Obligation::OneByOne;
    let mut found: Option<Best> = None;
    for (die, rest) in choices(segment, left) {
        for (mv, landing) in moves::moves_by(rules, &position, die) {
            let next = moves::after(rules, &position, mv, landing);
            let ahead = best(rules, segment, next, rest, memo);
            let count = 1 + ahead.count;
            let highest = if count == 1 && higher { die } else { 0 };
            let way = Best { count, opens: ahead.opens, highest };
            let opens = way.opens || found.is_some_and(|found| found.opens);
            let most = found.map_or(way, |found| found.max(way));
            found = Some(if one_by_one { Best { opens, ..most } } else { most });
        }
    }
    let found = found.unwrap_or_else(stops);
    memo.insert(key, found);
    found
}
