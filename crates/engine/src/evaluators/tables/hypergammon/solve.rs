//! The sweeps.

use tavola_rules::{BAR, Checkers, Rules, score};

use super::arrangements::Arrangements;
use super::turns::{Turns, facing};
use crate::evaluators::tables::exact::{Best, Decided, Exact, Mean, rolls};
use crate::evaluators::tables::table::Draft;
use crate::work::{Cancelled, Work};

/// Progress of a solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sweep {
    /// Sweeps made.
    pub sweep: usize,
    /// The most that a value of any position changed in it, in points.
    pub change: f32,
}

/// A smaller difference is no change: some times the precision of an `f32`.
pub(super) const SETTLED: f32 = 2e-6;

/// The board as a mover meets it.
struct Facing {
    /// The point that is closed to the player, or 0.
    closed: u8,
    /// The points of lone checkers, as bits.
    blots: u32,
    /// The points as a list; 31 for none.
    points: [u8; 3],
    /// The opponent's rank after each set of hits on these.
    after: [u16; 8],
}

impl Facing {
    fn new(checkers: u8, other: Checkers) -> Facing {
        let on = |exactly: fn(u8) -> bool| (1..=24).filter(move |&point| exactly(other.count(point)));
        let mut points = [31; 3];
        points.iter_mut().zip(on(|n| n == 1)).for_each(|(slot, point)| *slot = facing(point));
        let after = core::array::from_fn(|hits| {
            let hit = (0..3).filter(|i| hits >> i & 1 == 1 && points[*i] < 31);
            let left = hit.fold(other, |other, i| other.moved(facing(points[i]), BAR));
            Arrangements::rank(checkers, left).expect("hits lose no checker") as u16
        });
        Facing {
            closed: on(|n| n > 1).next().map_or(0, facing),
            blots: points.iter().filter(|&&point| point < 31).fold(0, |blots, point| blots | 1 << point),
            points,
            after,
        }
    }

    /// The opponent's rank after a play that touches these points.
    #[inline]
    fn after(&self, touched: u32) -> usize {
        let hits = touched & self.blots;
        if hits == 0 {
            return usize::from(self.after[0]);
        }
        let [a, b, c] = self.points.map(|point| (hits >> point & 1) as usize);
        usize::from(self.after[a | b << 1 | c << 2])
    }
}

/// What is computed of a position, for the player on roll there.
pub(super) trait Worth: Copy + Send + Sync {
    /// A game that is lost at this level.
    fn lost(level: u8) -> Self;

    /// By the worths of the positions after each play.
    fn look(game: &Game, known: &[Self], pair: &(u16, u16)) -> Self;

    /// How much it differs from another, in points.
    fn change(&self, other: &Self) -> f32;
}

impl Worth for Decided {
    fn lost(level: u8) -> Decided {
        Decided::over(-f32::from(level))
    }

    fn look(game: &Game, known: &[Decided], pair: &(u16, u16)) -> Decided {
        Decided::from(game.look(known, pair))
    }

    fn change(&self, other: &Decided) -> f32 {
        self.0.iter().zip(other.0).fold(0.0, |most, (a, b)| most.max((a - b).abs()))
    }
}

/// A game with few checkers.
pub(super) struct Game {
    sides: Vec<Checkers>,
    facing: Vec<Facing>,
    /// The turns, by the closed point.
    turns: Vec<Turns>,
    /// The positions in which the game goes on, the opponent first, by the pips of both.
    levels: Vec<Vec<(u16, u16)>>,
}

impl Game {
    pub(super) fn new(checkers: u8, work: &Work) -> Game {
        let arrangements = Arrangements::new(checkers);
        let sides = &arrangements.sides;
        let facing: Vec<Facing> = sides.iter().map(|&other| Facing::new(checkers, other)).collect();
        let closed: Vec<u8> = (0..=24).collect();
        let turns = work.map(&closed, |&closed| Turns::new(checkers, &arrangements, closed));
        let mut levels = vec![Vec::new(); 2 * usize::from(BAR * checkers) + 1];
        for (b, other) in (0u16..).zip(sides) {
            for (a, own) in (0u16..).zip(sides) {
                let shared = (1..=24).any(|point| own.count(point) > 0 && other.count(25 - point) > 0);
                if own.any_from(1) && other.any_from(1) && !shared {
                    levels[(own.pips(BAR) + other.pips(BAR)) as usize].push((b, a));
                }
            }
        }
        Game { sides: arrangements.sides, facing, turns, levels }
    }

    /// For each roll the ways in 36 in which it comes, and the places of the positions after its plays.
    pub(super) fn replies(
        &self,
        &(other, own): &(u16, u16),
    ) -> impl Iterator<Item = (f32, impl Iterator<Item = usize>)> {
        let facing = &self.facing[usize::from(other)];
        let turns = &self.turns[usize::from(facing.closed)];
        rolls().enumerate().map(move |(roll, (.., ways))| {
            let leads = turns.of(usize::from(own), roll).iter();
            (ways, leads.map(|lead| facing.after(lead.touched) * self.sides.len() + usize::from(lead.left)))
        })
    }

    /// The worth of the position to the player on roll, from the known worths of the positions after each play.
    fn look(&self, known: &[Decided], pair: &(u16, u16)) -> Exact {
        let mut mean = Mean::default();
        for (ways, replies) in self.replies(pair) {
            let mut best = Best::NONE;
            replies.for_each(|at| best.offer(&known[at]));
            mean.add(&best, ways);
        }
        mean.exact()
    }

    fn at(&self, &(other, own): &(u16, u16)) -> usize {
        usize::from(own) * self.sides.len() + usize::from(other)
    }
}

impl Game {
    /// Sweeps over all positions until nothing changes.
    pub(super) fn settle<W: Worth>(
        &self,
        work: &Work,
        mut swept: impl FnMut(Sweep),
    ) -> Result<Vec<W>, Cancelled> {
        let sides = self.sides.len();
        let mut known = vec![W::lost(0); sides * sides];
        // A player with everything off has won. The loser is on roll.
        let done = self.sides.iter().position(|side| !side.any_from(1)).expect("a side of this game");
        for (own, &loser) in self.sides.iter().enumerate() {
            known[own * sides + done] = W::lost(score::level(&Rules::STANDARD, loser));
        }
        for sweep in 1.. {
            let mut change = 0.0f32;
            for level in &self.levels {
                work.check()?;
                let found = work.map(level, |pair| W::look(self, &known, pair));
                for (pair, found) in level.iter().zip(found) {
                    let before = &mut known[self.at(pair)];
                    change = change.max(found.change(before));
                    *before = found;
                }
            }
            work.report(sweep as u64, None);
            swept(Sweep { sweep, change });
            if change <= SETTLED {
                break;
            }
        }
        Ok(known)
    }
}

pub(super) fn solve(
    checkers: u8,
    work: &Work,
    swept: impl FnMut(Sweep),
    table: &mut Draft,
) -> Result<(), Cancelled> {
    let game = Game::new(checkers, work);
    let known: Vec<Decided> = game.settle(work, swept)?;
    for level in &game.levels {
        let found = work.map(level, |pair| game.look(&known, pair));
        level.iter().zip(found).for_each(|(pair, exact)| table.set(game.at(pair), &exact));
    }
    Ok(())
}
