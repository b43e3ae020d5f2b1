//! The sweeps.

use tavola_rules::{BAR, Checkers, OFF, Rules, score};

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

/// A game with few checkers.
struct Game {
    side: usize,
    facing: Vec<Facing>,
    /// The turns, by the closed point.
    turns: Vec<Turns>,
    /// The positions in which the game goes on, the opponent first, by the pips of both.
    levels: Vec<Vec<(u16, u16)>>,
}

impl Game {
    fn new(checkers: u8, arrangements: &Arrangements, work: &Work) -> Game {
        let sides = &arrangements.sides;
        let facing: Vec<Facing> = sides.iter().map(|&other| Facing::new(checkers, other)).collect();
        let closed: Vec<u8> = (0..=24).collect();
        let turns = work.map(&closed, |&closed| Turns::new(checkers, arrangements, closed));
        let mut levels = vec![Vec::new(); 2 * usize::from(BAR * checkers) + 1];
        for (b, other) in (0u16..).zip(sides) {
            for (a, own) in (0u16..).zip(sides) {
                let shared = (1..=24).any(|point| own.count(point) > 0 && other.count(25 - point) > 0);
                if own.any_from(1) && other.any_from(1) && !shared {
                    levels[(own.pips(BAR) + other.pips(BAR)) as usize].push((b, a));
                }
            }
        }
        Game { side: sides.len(), facing, turns, levels }
    }

    /// The worth of the position to the player on roll, from the known worths of the positions after each play.
    fn look(&self, known: &[Decided], &(other, own): &(u16, u16)) -> Exact {
        let facing = &self.facing[usize::from(other)];
        let turns = &self.turns[usize::from(facing.closed)];
        let mut mean = Mean::default();
        for (roll, (.., ways)) in rolls().enumerate() {
            let mut best = Best::NONE;
            for lead in turns.of(usize::from(own), roll) {
                best.offer(&known[facing.after(lead.touched) * self.side + usize::from(lead.left)]);
            }
            mean.add(&best, ways);
        }
        mean.exact()
    }

    fn at(&self, &(other, own): &(u16, u16)) -> usize {
        usize::from(own) * self.side + usize::from(other)
    }
}

pub(super) fn solve(
    checkers: u8,
    work: &Work,
    mut swept: impl FnMut(Sweep),
    table: &mut Draft,
) -> Result<(), Cancelled> {
    let arrangements = Arrangements::new(checkers);
    let game = Game::new(checkers, &arrangements, work);
    let mut known = vec![Decided::over(0.0); game.side * game.side];
    // A player with everything off has won. The loser is on roll.
    let done = Arrangements::rank(checkers, Checkers::NONE.with(OFF, checkers)).expect("a side of this game");
    for (own, &loser) in arrangements.sides.iter().enumerate() {
        known[own * game.side + done] = Decided::over(-f32::from(score::level(&Rules::STANDARD, loser)));
    }
    for sweep in 1.. {
        let mut change = 0.0f32;
        for level in &game.levels {
            work.check()?;
            let found = work.map(level, |pair| Decided::from(game.look(&known, pair)));
            for (pair, found) in level.iter().zip(found) {
                let before = &mut known[game.at(pair)];
                change = before.0.iter().zip(found.0).fold(change, |most, (a, b)| most.max((a - b).abs()));
                *before = found;
            }
        }
        work.report(sweep as u64, None);
        swept(Sweep { sweep, change });
        if change <= SETTLED {
            break;
        }
    }
    for level in &game.levels {
        let found = work.map(level, |pair| game.look(&known, pair));
        level.iter().zip(found).for_each(|(pair, exact)| table.set(game.at(pair), &exact));
    }
    Ok(())
}
