//! Solutions of games in which the players walk along opposite edges (Tourne-case): the worth of every position, if both
//! play perfectly.
//!
//! No point is closed there, so a side's moves depend on its own checkers alone; only its hits depend on the others. The
//! graph of the rules gives the ways of each side once, with the points on which they land. Sweeps over all pairs of
//! arrangements then compute each from the current values of the others, until nothing changes any more. A pair and its
//! opposite are settled together, because a turn without a move leads from one to the other.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use tavola_rules::rules::{Contact, Doubles, End, OneTwo, Rolls, Scoring};
use tavola_rules::track::Track;
use tavola_rules::{BAR, Checkers, Graph, Occasion, Player, Position, Roll, Rules, Waits, end};

use crate::evaluators::alike::without_frame;
use crate::outcome::Probabilities;
use crate::work::{Cancelled, Work};

/// The most checkers of a side: their arrangements on twelve points, the bar and the pool are 560 at most, and 406 in
/// Tourne-case.
const CHECKERS: u8 = 3;
/// A sweep that changes no chance by more is the last: numbers of 32 bits do not settle much closer.
const SETTLED: f32 = 4e-6;
/// More sweeps than are ever needed: a hit costs a sweep, and games with many hits are rare.
const MOST_SWEEPS: usize = 200;

/// The solution of a game: the chance of the player on roll to win, by both arrangements.
pub(super) struct OppositeEdges {
    sides: HashMap<Checkers, u16>,
    wins: Vec<f32>,
}

/// A way through a turn: the arrangement that it leads to, and the points on which it lands, as bits.
type Way = (u16, u32);

/// The turns of a side.
struct Side {
    /// Whether its player has won.
    done: bool,
    /// The chance of rolls with which nothing can be played.
    stays: f32,
    /// The other rolls: their chance, and the ways to play them.
    rolls: Vec<(f32, Vec<Way>)>,
    /// Points with a lone checker, as bits, and the arrangements after hits there.
    lone: u32,
    hit: BTreeMap<u8, u16>,
}

/// The rules of a game without the parts that change no position's worth; `None` for another kind of game.
pub(super) fn kind(rules: &Rules) -> Option<Rules> {
    let alone = rules.track == Track::HalfParallel
        && matches!(rules.end, End::AllOnPoint(_))
        && rules.contact == Contact::Hit
        && rules.hit_and_run
        && !rules.hit_home_first
        && !rules.backward
        && rules.scoring == Scoring::Flat;
    let one_part = rules.dice.count == 2
        && rules.dice.doubles == Doubles::Plain
        && rules.dice.one_two == OneTwo::Plain
        && !rules.dice.roll_again
        && rules.rolls == Rolls::Thrown;
    let few = rules.start.iter().all(|start| start.total() <= CHECKERS);
    (alone && one_part && few).then(|| without_frame(rules))
}

impl OppositeEdges {
    /// Solves a game of a [`kind`].
    ///
    /// # Errors
    /// If the work is cancelled.
    pub(super) fn new(rules: &Rules, work: &Work) -> Result<OppositeEdges, Cancelled> {
        let mut sides: Vec<Checkers> = reached(rules).into_iter().collect();
        sides.sort_by_key(|side| (side.pips(rules.track.entry()), *side));
        let numbers: HashMap<Checkers, u16> = sides.iter().copied().zip(0..).collect();
        let solved = |side: &Checkers| work.check().map(|()| Side::new(rules, *side, &numbers));
        let all: Vec<Side> = sides.iter().map(solved).collect::<Result<_, _>>()?;
        let count = all.len();
        let mut wins = vec![0.5; count * count];
        for own in (0..count).filter(|&own| all[own].done) {
            (0..count).for_each(|other| wins[own * count + other] = 1.0);
            (0..count).filter(|&other| !all[other].done).for_each(|other| wins[other * count + own] = 0.0);
        }
        for sweep in 1..=MOST_SWEEPS {
            let mut most: f32 = 0.0;
            for own in 0..count {
                work.check()?;
                for other in 0..=own {
                    if all[own].done || all[other].done {
                        continue;
                    }
                    let (a, b) = (all[own].moving(&all, other, &wins), all[other].moving(&all, own, &wins));
                    // x = a + s (1 - y) and y = b + t (1 - x), for the chances s and t that a side stays.
                    let (s, t) = (all[own].stays, all[other].stays);
                    let x = (a + s * (1.0 - b - t)) / (1.0 - s * t);
                    let y = b + t * (1.0 - x);
                    for (at, value) in [(own * count + other, x), (other * count + own, y)] {
                        most = most.max((wins[at] - value).abs());
                        wins[at] = value;
                    }
                }
            }
            work.report(sweep as u64, None);
            if most < SETTLED {
                break;
            }
        }
        Ok(OppositeEdges { sides: numbers, wins })
    }

    /// The number of solved positions.
    pub(super) fn count(&self) -> usize {
        self.wins.len()
    }

    /// The chances of the player on roll in a game that is not over.
    pub(super) fn chances(&self, position: &Position) -> Option<Probabilities> {
        let number = |side: Checkers| self.sides.get(&side).map(|&number| usize::from(number));
        let (own, other) = (number(position.own())?, number(position.other())?);
        Some(Probabilities { win: self.wins[own * self.sides.len() + other], ..Probabilities::default() })
    }
}

impl Side {
    fn new(rules: &Rules, side: Checkers, numbers: &HashMap<Checkers, u16>) -> Side {
        let track = rules.track;
        let hits = |point: &u8| side.count(*point) == 1;
        let lone = (2..=track.len()).filter(hits);
        let hit = lone.filter_map(|point| Some((point, *numbers.get(&side.moved(point, BAR))?)));
        let hit: BTreeMap<u8, u16> = hit.collect();
        let done = is_done(rules, side);
        let mut rolls: BTreeMap<Vec<Way>, f32> = BTreeMap::new();
        for roll in Roll::ALL {
            let ways: BTreeSet<Way> = ways(rules, side, roll)
                .into_iter()
                .filter_map(|(end, landed)| Some((*numbers.get(&end)?, landed)))
                .collect();
            *rolls.entry(ways.into_iter().collect()).or_default() += roll.weight() as f32 / 36.0;
        }
        let stays = rolls.remove(&vec![(numbers[&side], 0)]).unwrap_or(0.0);
        Side {
            done,
            stays,
            rolls: rolls.into_iter().map(|(ways, chance)| (chance, ways)).collect(),
            lone: hit.keys().map(|point| 1 << point).sum(),
            hit,
        }
    }

    /// The chance to win with a roll that moves, against another side that is on roll afterwards.
    fn moving(&self, all: &[Side], other: usize, wins: &[f32]) -> f32 {
        let way = |&(end, landed): &Way| {
            let mut met = other;
            if landed & all[other].lone != 0 {
                for point in 2..BAR {
                    if landed >> point & 1 == 1
                        && let Some(&hit) = all[met].hit.get(&point)
                    {
                        met = usize::from(hit);
                    }
                }
            }
            1.0 - wins[met * all.len() + usize::from(end)]
        };
        self.rolls.iter().map(|(chance, ways)| chance * ways.iter().map(way).fold(0.0, f32::max)).sum()
    }
}

fn is_done(rules: &Rules, side: Checkers) -> bool {
    end::is_done(rules, &alone(rules, side))
}

/// A side with an opponent who never meets it.
fn alone(rules: &Rules, side: Checkers) -> Position {
    Position::start(&Rules { start: [side, rules.start[1]], ..rules.clone() }, Player::First)
}

/// Every way through a roll: its end, and the points on which it lands.
fn ways(rules: &Rules, side: Checkers, roll: Roll) -> Vec<(Checkers, u32)> {
    let position = alone(rules, side);
    let occasion = Occasion { player: Player::First, turn: Occasion::LATER, begins: true };
    let graph = Graph::new(rules, position, &rules.steps(&position, roll, &occasion));
    let mut open = vec![(Graph::ROOT, 0)];
    let mut ends = Vec::new();
    while let Some((at, landed)) = open.pop() {
        let node = graph.node(at);
        if node.waits != Waits::Move {
            ends.push((node.position.own(), landed));
        }
        open.extend(node.edges.iter().map(|edge| (edge.next, landed | 1 << edge.mv.to)));
    }
    ends
}

/// Every arrangement that can be reached from the starts, hits included.
fn reached(rules: &Rules) -> BTreeSet<Checkers> {
    let mut known = BTreeSet::new();
    let mut open = rules.start.to_vec();
    while let Some(side) = open.pop() {
        if !known.insert(side) {
            continue;
        }
        open.extend((2..=rules.track.len()).filter(|&p| side.count(p) == 1).map(|p| side.moved(p, BAR)));
        if !is_done(rules, side) {
            open.extend(Roll::ALL.iter().flat_map(|roll| ways(rules, side, *roll)).map(|(end, _)| end));
        }
    }
    known
}
