//! One checker moved by one number, as plainly as the leaflets say it. The reference generator and the
//! turn machine are built on this; the fast generator is not, and is proved equal to them.

use core::fmt;

use crate::checkers::Checkers;
use crate::point::{BAR, OFF, POOL};
use crate::position::Position;
use crate::rules::{BearOff, Contact, End, Entering, Mixed, Rules};
use crate::track::Track;

/// One checker moved by one number, in the mover's own numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    /// Place left: a point, 25 the bar, 26 the pool.
    pub from: u8,
    /// Point reached, 0 off.
    pub to: u8,
    /// The number used.
    pub die: u8,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |p| match p {
            OFF => "off".to_owned(),
            BAR => "bar".to_owned(),
            POOL => "pool".to_owned(),
            p => p.to_string(),
        };
        write!(f, "{}/{}", place(self.from), place(self.to))
    }
}

/// What happens to an enemy checker where a move lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// Nobody is there, or only own checkers.
    Quiet,
    /// A lone enemy checker goes to the bar.
    Hits,
    /// A lone enemy checker is pinned.
    Pins,
}

/// Why one checker may not move by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveFault {
    /// No own checker stands there that could move.
    NobodyThere,
    /// The only checker there is pinned.
    Pinned,
    /// Checkers on the bar come first (G6).
    BarFirst,
    /// Checkers in the pool come first.
    PoolFirst,
    /// The opponent holds the point (G2), or a pinned pair closes it.
    Blocked,
    /// No more checkers may stand there.
    Full,
    /// It would pass an own checker.
    Overtaking,
    /// Not all checkers are home (G7), or this game has no bearing off.
    NotHome,
    /// The number is higher than needed and another checker stands farther back (G8), or the exact number is needed.
    Overshoot,
    /// The place that the move names is not where the number leads.
    WrongTarget,
}

/// Whether the checkers outside the board allow a move from `from`.
fn entering_order(rules: &Rules, own: Checkers, from: u8) -> Result<(), MoveFault> {
    if own.count(BAR) > 0 && from != BAR {
        return Err(MoveFault::BarFirst);
    }
    let waiting = own.count(POOL);
    if waiting > 0 && from != BAR && from != POOL {
        let free = match rules.entering {
            Entering::AllFirst => false,
            Entering::FreeAfter(entered) => own.total() - waiting >= entered,
        };
        if !free {
            return Err(MoveFault::PoolFirst);
        }
    }
    Ok(())
}

/// What happens when the mover puts a checker on `to`, a point of the board.
fn landing(rules: &Rules, position: &Position, to: u8) -> Result<Landing, MoveFault> {
    if position.own.count(to) >= rules.stacks.at(to) {
        return Err(MoveFault::Full);
    }
    let facing = rules.track.facing(to);
    let enemies = position.other.count(facing);
    if rules.track == Track::HalfParallel {
        // The players stand on opposite edges: nothing blocks, and the last point is safe.
        return Ok(if enemies == 1 && to != 1 { Landing::Hits } else { Landing::Quiet });
    }
    if position.own_pinned >> to & 1 == 1 {
        return Err(MoveFault::Blocked);
    }
    if position.other_pinned >> facing & 1 == 1 {
        return match rules.contact {
            Contact::Pin(Mixed::PinnerStacks) => Ok(Landing::Quiet),
            _ => Err(MoveFault::Blocked),
        };
    }
    if enemies >= rules.block_at {
        return Err(MoveFault::Blocked);
    }
    Ok(match (enemies, rules.contact) {
        (0, _) | (_, Contact::Block) => Landing::Quiet,
        (_, Contact::Hit) => Landing::Hits,
        (_, Contact::Pin(_)) => Landing::Pins,
    })
}

/// Moves the checker on `from` by `die`, if that is allowed as a single move.
///
/// # Errors
/// The first rule that forbids it.
pub fn try_move(rules: &Rules, position: &Position, from: u8, die: u8) -> Result<(Move, Landing), MoveFault> {
    let own = position.own;
    if from == OFF || own.count(from) == 0 {
        return Err(MoveFault::NobodyThere);
    }
    if position.own_pinned >> from & 1 == 1 {
        return Err(MoveFault::Pinned);
    }
    entering_order(rules, own, from)?;
    let distance = if from >= BAR { rules.track.entry() } else { from };
    if die < distance {
        let to = distance - die;
        if !rules.overtaking && (to + 1..distance).any(|p| own.count(p) > 0) {
            return Err(MoveFault::Overtaking);
        }
        return Ok((Move { from, to, die }, landing(rules, position, to)?));
    }
    if !own.all_home() || matches!(rules.end, End::AllOnPoint(_)) {
        return Err(MoveFault::NotHome);
    }
    let exact = die == from;
    let farthest = !own.any_from(from + 1);
    let allowed = match rules.bear_off {
        BearOff::FarthestOvershoot => exact || farthest,
        BearOff::FreeOvershoot => true,
        BearOff::Exact => exact,
        BearOff::Never => return Err(MoveFault::NotHome),
    };
    if allowed { Ok((Move { from, to: OFF, die }, Landing::Quiet)) } else { Err(MoveFault::Overshoot) }
}

/// The position after a move that [`try_move`] allowed.
#[must_use]
pub fn after(rules: &Rules, position: &Position, mv: Move, landing: Landing) -> Position {
    let mut next = *position;
    next.own = next.own.moved(mv.from, mv.to);
    if (1..BAR).contains(&mv.from) && next.own.count(mv.from) == 0 {
        // A pinned checker is free again when the last checker above it has left.
        next.other_pinned &= !(1 << rules.track.facing(mv.from));
    }
    if mv.to != OFF {
        let facing = rules.track.facing(mv.to);
        match landing {
            Landing::Quiet => {}
            Landing::Hits => next.other = next.other.moved(facing, BAR),
            Landing::Pins => next.other_pinned |= 1 << facing,
        }
    }
    next
}

/// Every single move by one number, from the farthest place on.
pub fn moves_by<'a>(
    rules: &'a Rules,
    position: &'a Position,
    die: u8,
) -> impl Iterator<Item = (Move, Landing)> + 'a {
    (1..=POOL).rev().filter_map(move |from| try_move(rules, position, from, die).ok())
}
