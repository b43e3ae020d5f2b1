//! Reasons why a move is refused or a roll cannot be played, for messages to players.
//!
//! ```
//! use tavola_rules::reason::{Reason, explain};
//! use tavola_rules::{Player, Position, Roll, Rules, Turn};
//!
//! let start = Position::start(&Rules::STANDARD, Player::First);
//! let turn = Turn::rolled(&Rules::STANDARD, start, Roll::two(6, 5)?);
//! assert_eq!(explain(&turn, 24, 18), None);
//! assert_eq!(explain(&turn, 24, 19), Some(Reason::ClosedPoint { point: 19, checkers: 5 }));
//! # Ok::<(), tavola_rules::dice::RollError>(())
//! ```

use alloc::vec::Vec;

use crate::graph::{Graph, Waits};
use crate::moves::{self, MoveFault};
use crate::point::{BAR, HOME, OFF, POOL};
use crate::position::Position;
use crate::rules::{BearOff, End, Rules};
use crate::segment::{Obligation, Order, Segment, Step};
use crate::track::Track;
use crate::turn::{Running, Turn};

/// Why a move is refused, or why nothing of a roll can be played. Points are in the mover's own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "key", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Reason {
    /// No checker of the mover stands there.
    NoChecker {
        /// The place.
        point: u8,
    },
    /// No number of the roll that is left leads there.
    NoNumber,
    /// All numbers have been played.
    NothingLeft,
    /// The roll plays nothing in this game, or nothing for a last checker (Catch me).
    RollPlaysNothing,
    /// The only checker there is pinned.
    Pinned {
        /// The point.
        point: u8,
    },
    /// Checkers on the bar enter first (G6).
    BarFirst {
        /// Number of checkers on the bar.
        checkers: u8,
    },
    /// Every point on which a checker on the bar could enter is closed.
    BarClosed {
        /// Number of checkers on the bar.
        checkers: u8,
    },
    /// Checkers in the pool enter first.
    PoolFirst {
        /// Number of checkers in the pool.
        checkers: u8,
    },
    /// Enemy checkers close the point (G2).
    ClosedPoint {
        /// The point.
        point: u8,
        /// Number of enemy checkers on the point.
        checkers: u8,
    },
    /// One checker pins another there, which closes the point.
    PinClosed {
        /// The point.
        point: u8,
    },
    /// No more own checkers may stand there.
    StackLimit {
        /// The point.
        point: u8,
        /// Number of checkers that may.
        most: u8,
    },
    /// The checker would pass an own checker.
    Overtaking,
    /// Checkers are borne off only when all are home (G7).
    NotAllHome {
        /// Number of checkers that are not.
        outside: u8,
    },
    /// Nothing is borne off while an own checker is pinned.
    OwnCheckerPinned,
    /// Nothing is borne off in this game.
    NoBearingOff,
    /// A higher number bears off only the checker that is farthest back (G8).
    FartherChecker {
        /// The farthest point with an own checker.
        point: u8,
    },
    /// A checker leaves with the exact number only.
    ExactNumber {
        /// That number.
        number: u8,
    },
    /// Nothing may be hit before an own checker is home.
    HitTooEarly,
    /// A checker that has hit at home stays there for the turn.
    HitAndRun {
        /// The point.
        point: u8,
    },
    /// No more checkers may leave the first point in this turn.
    HeadRule,
    /// One checker must have run ahead before others may leave the first point.
    Courier {
        /// The point that it must reach.
        point: u8,
    },
    /// The move would make a row of points that is not allowed.
    PrimeRule,
    /// A row of six right before all of the opponent's checkers must be opened if a play does it.
    MustOpen,
    /// The numbers are played in order, the lower first.
    LowerFirst {
        /// The number that comes first.
        number: u8,
    },
    /// Only one of two numbers can be played, and it must be the higher (G10).
    HigherNumber {
        /// That number.
        number: u8,
    },
    /// More numbers could be played, and must be (G9).
    OtherNumbers {
        /// Number of numbers that can be played from here.
        numbers: u8,
    },
    /// The roll cannot be played completely, so nothing of it is played.
    AllOrNothing,
    /// The number does not move this checker.
    Unusable,
    /// No checker can play any of the numbers, each for its own reason.
    NothingFits,
}

impl Reason {
    /// All keys that [`Reason::key`] returns.
    pub const KEYS: [&'static str; 29] = [
        "no-checker",
        "no-number",
        "nothing-left",
        "roll-plays-nothing",
        "pinned",
        "bar-first",
        "bar-closed",
        "pool-first",
        "closed-point",
        "pin-closed",
        "stack-limit",
        "overtaking",
        "not-all-home",
        "own-checker-pinned",
        "no-bearing-off",
        "farther-checker",
        "exact-number",
        "hit-too-early",
        "hit-and-run",
        "head-rule",
        "courier",
        "prime-rule",
        "must-open",
        "lower-first",
        "higher-number",
        "other-numbers",
        "all-or-nothing",
        "unusable",
        "nothing-fits",
    ];

    /// The stable key of this kind of reason.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Reason::NoChecker { .. } => "no-checker",
            Reason::NoNumber => "no-number",
            Reason::NothingLeft => "nothing-left",
            Reason::RollPlaysNothing => "roll-plays-nothing",
            Reason::Pinned { .. } => "pinned",
            Reason::BarFirst { .. } => "bar-first",
            Reason::BarClosed { .. } => "bar-closed",
            Reason::PoolFirst { .. } => "pool-first",
            Reason::ClosedPoint { .. } => "closed-point",
            Reason::PinClosed { .. } => "pin-closed",
            Reason::StackLimit { .. } => "stack-limit",
            Reason::Overtaking => "overtaking",
            Reason::NotAllHome { .. } => "not-all-home",
            Reason::OwnCheckerPinned => "own-checker-pinned",
            Reason::NoBearingOff => "no-bearing-off",
            Reason::FartherChecker { .. } => "farther-checker",
            Reason::ExactNumber { .. } => "exact-number",
            Reason::HitTooEarly => "hit-too-early",
            Reason::HitAndRun { .. } => "hit-and-run",
            Reason::HeadRule => "head-rule",
            Reason::Courier { .. } => "courier",
            Reason::PrimeRule => "prime-rule",
            Reason::MustOpen => "must-open",
            Reason::LowerFirst { .. } => "lower-first",
            Reason::HigherNumber { .. } => "higher-number",
            Reason::OtherNumbers { .. } => "other-numbers",
            Reason::AllOrNothing => "all-or-nothing",
            Reason::Unusable => "unusable",
            Reason::NothingFits => "nothing-fits",
        }
    }
}

/// Why a checker may not go from one place to another now, by one number or by several; `None` if it may.
#[must_use]
pub fn explain(turn: &Turn, from: u8, to: u8) -> Option<Reason> {
    if turn.legal().iter().any(|mv| (mv.from, mv.to) == (from, to)) {
        return None;
    }
    let Some(now) = Now::of(turn) else { return Some(Reason::RollPlaysNothing) };
    if from == OFF || now.position.own.count(from) == 0 {
        return Some(Reason::NoChecker { point: from });
    }
    if now.left.is_empty() {
        return Some(Reason::NothingLeft);
    }
    if goes_by_steps(turn, from, to) {
        return None;
    }
    match way(now.rules, &now.position, from, to, &now.left) {
        Way::Leads(number) => Some(now.obliged(turn, from, number)),
        Way::Fails(reason) => Some(reason),
        Way::Elsewhere => Some(Reason::NoNumber),
    }
}

/// Why nothing can be played where numbers are left, and `None` where something can or nothing is left.
#[must_use]
pub fn no_play_reason(turn: &Turn) -> Option<Reason> {
    if turn.waits() == Waits::Move {
        return None;
    }
    let Some(now) = Now::of(turn) else {
        return turn.moves().is_empty().then_some(Reason::RollPlaysNothing);
    };
    if now.left.is_empty() || now.position.own.in_play() == 0 {
        return None;
    }
    let own = now.position.own;
    let mut reasons: Vec<Reason> = Vec::new();
    for &number in &now.left {
        for from in (1..=POOL).filter(|&from| own.count(from) > 0) {
            match moves::try_move(now.rules, &now.position, from, number) {
                Ok(_) => return Some(now.obliged(turn, from, number)),
                // These wait for checkers on the bar or in the pool, whose own reasons count.
                Err(MoveFault::BarFirst | MoveFault::PoolFirst) => {}
                Err(fault) => reasons.push(now.reason(fault, from, number)),
            }
        }
    }
    let closed = |reason: &Reason| matches!(reason, Reason::ClosedPoint { .. } | Reason::PinClosed { .. });
    if own.count(BAR) > 0 && reasons.iter().all(closed) {
        return Some(Reason::BarClosed { checkers: own.count(BAR) });
    }
    match reasons.split_first() {
        Some((first, rest)) if rest.iter().all(|reason| reason == first) => Some(*first),
        _ => Some(Reason::NothingFits),
    }
}

/// State of a turn within the segment that is played.
struct Now<'a> {
    rules: &'a Rules,
    segment: Segment,
    /// The board, with the values that only matter while the roll is played.
    position: Position,
    /// The numbers that have not been played, the highest first, equal ones once for each.
    left: Vec<u8>,
}

impl Now<'_> {
    fn of(turn: &Turn) -> Option<Now<'_>> {
        let rules: &Rules = turn.rules();
        let Running { segment, start, played } = turn.running()?;
        let mut position = start.playing(&segment);
        let mut left = segment.numbers().to_vec();
        for &(mv, landing) in played {
            position = moves::after(rules, &position, mv, landing);
            if let Some(at) = left.iter().position(|&number| number == mv.die) {
                left.remove(at);
            }
        }
        Some(Now { rules, segment, position, left })
    }

    /// Returns whether the checker on `from` could play `number` if no row had to be opened.
    fn leaves_shut(&self, turn: &Turn, from: u8, number: u8) -> bool {
        let Some(Running { segment, start, played }) = turn.running().filter(|_| self.rules.must_open) else {
            return false;
        };
        let rules = Rules { must_open: false, ..self.rules.clone() };
        let mut free = Turn::new(rules, start, &[Step::Play(segment)]);
        played.iter().all(|(mv, _)| free.play(*mv).is_ok())
            && free.legal().iter().any(|mv| (mv.from, mv.die) == (from, number))
    }

    /// Why a move by `number`, which is allowed by itself, is no part of a legal play.
    fn obliged(&self, turn: &Turn, from: u8, number: u8) -> Reason {
        if self.leaves_shut(turn, from, number) {
            return Reason::MustOpen;
        }
        let lowest = self.left.last().copied().unwrap_or(number);
        if self.segment.order == Order::LowerFirst && number != lowest {
            return Reason::LowerFirst { number: lowest };
        }
        if self.segment.obligation == Obligation::AllOrNothing && turn.legal().is_empty() {
            return Reason::AllOrNothing;
        }
        let graph = turn.graph();
        let (mut at, mut numbers) = (turn.at(), 0);
        while let Some(edge) = graph.node(at).edges.first() {
            at = edge.next;
            numbers += 1;
        }
        match turn.legal().first() {
            Some(mv) if numbers == 1 => Reason::HigherNumber { number: mv.die },
            _ => Reason::OtherNumbers { numbers },
        }
    }

    fn reason(&self, fault: MoveFault, from: u8, number: u8) -> Reason {
        reason_of(self.rules, &self.position, fault, from, target(self.rules, &self.position, from, number))
    }
}

/// Returns whether the moves of one checker lead from one place to another within a legal play.
fn goes_by_steps(turn: &Turn, from: u8, to: u8) -> bool {
    fn steps(graph: &Graph, at: usize, from: u8, to: u8) -> bool {
        let edges = graph.node(at).edges.iter().filter(|edge| edge.mv.from == from);
        edges.into_iter().any(|edge| edge.mv.to == to || steps(graph, edge.next, edge.mv.to, to))
    }
    steps(&turn.graph(), turn.at(), from, to)
}

/// Result of a checker's way from one place to another.
enum Way {
    /// This number leads there, and every single move is allowed.
    Leads(u8),
    /// A number leads there, and this forbids a move on the way.
    Fails(Reason),
    /// No number leads there.
    Elsewhere,
}

fn way(rules: &Rules, position: &Position, from: u8, to: u8, left: &[u8]) -> Way {
    let mut found = Way::Elsewhere;
    for (i, &number) in left.iter().enumerate() {
        let back = rules.backward && from < BAR && to > from;
        let tried = if back {
            moves::try_back(rules, position, from, number)
        } else {
            moves::try_move(rules, position, from, number)
        };
        let stop = match &tried {
            Ok((mv, _)) => mv.to,
            Err(_) if back => from.saturating_add(number),
            Err(_) => target(rules, position, from, number),
        };
        let tried = match tried {
            Ok((mv, landing)) if stop != to => {
                let mut rest = left.to_vec();
                rest.remove(i);
                let next = moves::after(rules, position, mv, landing);
                if mv.to == OFF { Way::Elsewhere } else { way(rules, &next, mv.to, to, &rest) }
            }
            Ok(_) => Way::Leads(number),
            Err(fault) if stop == to => Way::Fails(reason_of(rules, position, fault, from, to)),
            // The stop on the way counts only if the numbers left lead on from it.
            Err(fault) if leads_on(rules, stop, to, left, i) => {
                Way::Fails(reason_of(rules, position, fault, from, stop))
            }
            Err(_) => Way::Elsewhere,
        };
        match tried {
            Way::Leads(_) => return Way::Leads(number),
            Way::Fails(_) if stop == to || matches!(found, Way::Elsewhere) => found = tried,
            Way::Fails(_) | Way::Elsewhere => {}
        }
    }
    found
}

/// Returns whether the numbers that are left after the one at `used` lead from a stop to a place by plain counting.
fn leads_on(rules: &Rules, stop: u8, to: u8, left: &[u8], used: usize) -> bool {
    if matches!(rules.track, Track::Ring | Track::Towers) || stop == OFF || stop <= to {
        return false;
    }
    let mut rest = left.to_vec();
    rest.remove(used);
    let distance = stop - to;
    (1..1u32 << rest.len()).any(|chosen| {
        let sum: u8 = rest.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, n)| n).sum();
        sum == distance || (to == OFF && sum > distance)
    })
}

/// The place that a number leads a checker to, whether it may go there or not.
fn target(rules: &Rules, position: &Position, from: u8, number: u8) -> u8 {
    match rules.track {
        Track::Ring => crate::ring::target(position.own, from, number).unwrap_or(from),
        Track::Towers => {
            if from > 12 {
                from - 6
            } else {
                OFF
            }
        }
        _ if from >= BAR => rules.track.entry() - number,
        _ => from.saturating_sub(number),
    }
}

/// The reason for a fault of a single move, with its details for a reader.
fn reason_of(rules: &Rules, position: &Position, fault: MoveFault, from: u8, to: u8) -> Reason {
    let own = position.own;
    let pinned_there = || {
        let facing = rules.track.facing(to);
        (position.own_pinned >> to | position.other_pinned >> facing) & 1 == 1
    };
    match fault {
        MoveFault::NobodyThere => Reason::NoChecker { point: from },
        MoveFault::Pinned => Reason::Pinned { point: from },
        MoveFault::BarFirst => Reason::BarFirst { checkers: own.count(BAR) },
        MoveFault::PoolFirst => Reason::PoolFirst { checkers: own.count(POOL) },
        MoveFault::Blocked if pinned_there() => Reason::PinClosed { point: to },
        MoveFault::Blocked => {
            Reason::ClosedPoint { point: to, checkers: position.other.count(rules.track.facing(to)) }
        }
        MoveFault::Full => Reason::StackLimit { point: to, most: rules.stacks.at(to) },
        MoveFault::Overtaking => Reason::Overtaking,
        MoveFault::NotHome if rules.bear_off == BearOff::Never || matches!(rules.end, End::AllOnPoint(_)) => {
            Reason::NoBearingOff
        }
        MoveFault::NotHome if own.all_home() => Reason::OwnCheckerPinned,
        MoveFault::NotHome => {
            Reason::NotAllHome { outside: (HOME + 1..=POOL).map(|place| own.count(place)).sum() }
        }
        MoveFault::Overshoot if rules.bear_off == BearOff::Exact => Reason::ExactNumber { number: from },
        MoveFault::Overshoot => Reason::FartherChecker { point: own.farthest().unwrap_or(from) },
        MoveFault::WrongTarget => Reason::NoNumber,
        MoveFault::TooEarlyToHit => Reason::HitTooEarly,
        MoveFault::HasHit => Reason::HitAndRun { point: from },
        MoveFault::HeadFirst => match rules.leaving {
            crate::rules::Leaving::Courier(point) => Reason::Courier { point },
            _ => Reason::HeadRule,
        },
        MoveFault::Prime => Reason::PrimeRule,
        MoveFault::Unusable => Reason::Unusable,
    }
}
