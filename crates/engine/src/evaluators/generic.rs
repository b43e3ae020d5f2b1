//! Evaluates any game from the data of its rules: the race, lone checkers in danger, walls, pins, and the aim of the
//! game's end. This is an estimate in pips, for games that no net supports.

use tavola_rules::rules::{Contact, End, Rolls};
use tavola_rules::track::Track;
use tavola_rules::{BAR, Checkers, OFF, POOL, Position, Rules};

use crate::context;
use crate::evaluators::evaluator::{Evaluator, EvaluatorError};
use crate::evaluators::tables::solved::is_solved;
use crate::outcome::{self, Probabilities};

/// Rolls in 36 that bring one checker exactly this many points on, over open points. The index is the distance.
const SHOTS: [f32; 25] = [
    0.0, 11.0, 12.0, 14.0, 15.0, 15.0, 17.0, 6.0, 6.0, 5.0, 3.0, 2.0, 3.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 0.0,
    1.0, 0.0, 0.0, 0.0, 1.0,
];

/// Share of the danger that counts for the player who moves before the enemy can hit.
const MOVES_FIRST: f32 = 0.3;
/// Pips that being on roll is worth.
const ON_ROLL: f32 = 4.0;
/// Worth in pips of being on roll in a ring, beyond its reduced danger, and the spread of the dice there. Both were fitted to
/// 600 games of the engine against itself (logistic regression on 32,000 positions).
const ON_ROLL_IN_A_RING: f32 = -1.0;
const SPREAD_IN_A_RING: f32 = 15.0;
/// Divisor of all differences but the last pips in games in which checkers also move backward, for wins and for gammons, and
/// the constant in the odds of a gammon there. Nothing is decided in these games before one side is near the end. Both figures
/// were fitted to 80 games of the engine against itself (logistic regression on 16,000 positions), in which 36 of 100 wins were
/// gammons.
const LESS_BACKWARD: f32 = 50.0;
const GAMMON_BACKWARD: f32 = -0.8;
/// In those games a side near the end is ahead by `AT_THE_END / (pips + 10)`; more pips than `NEAR_THE_END` count as that number.
const NEAR_THE_END: f32 = 40.0;
const AT_THE_END: f32 = 170.0;
/// Nothing is certain before the end.
const SURE: f32 = 0.999;

/// The evaluator of any game by its rules. It supports all, so it stands last in a registry.
#[derive(Clone, Copy, Debug)]
pub struct Generic;

/// A game that is evaluated.
struct Game<'a> {
    rules: &'a Rules,
}

/// One side in the numbering of its player, as the other side meets it.
#[derive(Clone, Copy)]
struct Side {
    checkers: Checkers,
    pinned: u32,
}

impl Game<'_> {
    /// The progress of a side, in pips.
    fn side(&self, own: Side, other: Side, on_roll: bool) -> f32 {
        match self.rules.track {
            Track::Ring => return self.ring(own, other, on_roll),
            Track::Towers => return -(own.checkers.pips(25) as f32) * 2.0,
            _ => {}
        }
        let entry = self.rules.track.entry();
        let mut value = -(own.checkers.pips(entry) as f32);
        // Checkers piled deep at home waste pips.
        value -= 1.2 * f32::from(own.checkers.count(1)) + 0.5 * f32::from(own.checkers.count(2));
        value -= 6.0 * f32::from(own.checkers.count(BAR)) + 1.5 * f32::from(own.checkers.count(POOL));
        let danger = self.danger(own, other) * if on_roll { MOVES_FIRST } else { 1.0 };
        // If a hit loses the game, a lone checker in reach is a trap.
        value -= if self.rules.end == End::HitLoses { -danger } else { danger };
        value - self.pinned(own) - self.walled_in(own, other)
    }

    /// Expected cost of the lone checkers of a side.
    fn danger(&self, own: Side, other: Side) -> f32 {
        let (rules, entry) = (self.rules, self.rules.track.entry());
        if rules.contact == Contact::Block {
            return 0.0;
        }
        let mut danger = 0.0;
        for (point, count) in own.checkers.iter().filter(|&(p, _)| (1..BAR).contains(&p)) {
            if count != 1 || own.pinned >> point & 1 == 1 {
                continue;
            }
            let target = rules.track.facing(point);
            let missed: f32 = other
                .checkers
                .iter()
                .filter(|&(from, _)| from > target)
                .map(|(from, _)| {
                    let from = if from >= BAR { entry } else { from };
                    1.0 - SHOTS[usize::from(from.saturating_sub(target)).min(24)] / 36.0
                })
                .product();
            let lost = match rules.contact {
                Contact::Hit => f32::from(entry - point) + 3.0,
                Contact::Pin(_) | Contact::Block => {
                    f32::from(point) * 0.6
                        + if rules.mother && point == rules.track.len() { 60.0 } else { 6.0 }
                }
            };
            danger += (1.0 - missed) * lost;
        }
        danger
    }

    /// Cost of pinned checkers, which grows with the distance from home.
    fn pinned(&self, own: Side) -> f32 {
        let cost = |point: u8| {
            let mother = self.rules.mother && point == self.rules.track.len();
            if mother { 80.0 } else { 8.0 + f32::from(point) }
        };
        (1..BAR).filter(|&point| own.pinned >> point & 1 == 1).map(cost).sum()
    }

    /// Cost of closed points in front of a side's checkers: little for one point, much for a wall.
    fn walled_in(&self, own: Side, other: Side) -> f32 {
        let (track, entry) = (self.rules.track, self.rules.track.entry());
        if track.apart() {
            return 0.0;
        }
        let closed = |point: u8| {
            let facing = track.facing(point);
            other.checkers.count(facing) >= self.rules.block_at || own.pinned >> point & 1 == 1
        };
        let mut cost = 0.0;
        for (place, count) in own.checkers.iter().filter(|&(place, _)| place != OFF) {
            let from = if place >= BAR { entry } else { place };
            let blocked = (1..=6).filter(|&d| d < from && closed(from - d)).count();
            cost += 0.16 * (blocked * blocked) as f32 * f32::from(count.min(4));
        }
        cost
    }

    /// A ring: checkers left, and how many of them the others may land on.
    fn ring(&self, own: Side, other: Side, on_roll: bool) -> f32 {
        let mut value = 14.0 * f32::from(own.checkers.in_play());
        for (point, _) in own.checkers.iter().filter(|&(p, _)| p != OFF) {
            let target = Track::Ring.facing(point);
            for (from, _) in other.checkers.iter().filter(|&(p, _)| p != OFF) {
                let distance = (from + 24 - target) % 24;
                let shot = if (2..=12).contains(&distance) { 1.0 } else { 0.1 };
                value -= shot * if on_roll { MOVES_FIRST } else { 1.0 };
            }
        }
        value
    }

    /// Pips that a side without a checker off still needs to save a gammon.
    fn to_save(&self, side: Checkers) -> f32 {
        let entry = self.rules.track.entry();
        let outside = |place: u8| f32::from((if place >= BAR { entry } else { place }).saturating_sub(6));
        2.0 + side.iter().map(|(place, count)| outside(place) * f32::from(count)).sum::<f32>()
    }
}

impl Evaluator for Generic {
    fn supports(&self, _: &Rules) -> bool {
        true
    }

    fn evaluate(
        &self,
        rules: &Rules,
        positions: &[Position],
        chances: &mut Vec<Probabilities>,
    ) -> Result<(), EvaluatorError> {
        let game = Game { rules };
        let judged = |position| self.finished(rules, position).unwrap_or_else(|| game.estimate(position));
        chances.extend(positions.iter().map(judged));
        Ok(())
    }

    /// The estimate two rolls ahead is no better than that one roll ahead, unless the rolls are known in advance. Exactly solved
    /// games need no look ahead.
    fn depth(&self, rules: &Rules) -> u32 {
        if is_solved(rules) {
            0
        } else if rules.rolls == Rolls::Fixed {
            u32::MAX
        } else {
            1
        }
    }

    /// Always true. The games that exact tables solve completely are played without a cube, and have few decisions or
    /// none.
    fn estimates(&self, _: &Rules) -> bool {
        true
    }

    fn finished(&self, rules: &Rules, position: &Position) -> Option<Probabilities> {
        outcome::finished(rules, position)
    }

    fn points(&self, rules: &Rules) -> [f32; 3] {
        outcome::points(rules)
    }
}

impl Game<'_> {
    /// The chances of the player on roll, of a game that is not over, on the scale of [`outcome`].
    fn estimate(&self, position: &Position) -> Probabilities {
        let chances = self.chances(position);
        if !outcome::counts_shares(self.rules) {
            return outcome::possible(self.rules, position, chances);
        }
        // The usual points of a single game and a gammon, as shares of the highest win.
        let [single, gammon, backgammon] = context::points(self.rules);
        let most = outcome::points(self.rules)[1];
        let share = |chance: f32, twice: f32, three_times: f32| {
            let points = single * chance + (gammon - single) * twice + (backgammon - gammon) * three_times;
            (points - chance) / (most - 1.0).max(1.0)
        };
        let Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
        Probabilities {
            win,
            win_gammon: share(win, win_gammon, win_backgammon),
            lose_gammon: share(1.0 - win, lose_gammon, lose_backgammon),
            ..Probabilities::default()
        }
        .in_order()
    }

    /// The chances of the player on roll to win single, with a gammon, with a backgammon.
    fn chances(&self, position: &Position) -> Probabilities {
        let own = Side { checkers: position.own(), pinned: position.own_pinned() };
        let other = Side { checkers: position.other(), pinned: position.other_pinned() };
        let entry = self.rules.track.entry();
        let (own_pips, other_pips) = (own.checkers.pips(entry) as f32, other.checkers.pips(entry) as f32);
        let on_roll = if self.rules.track == Track::Ring { ON_ROLL_IN_A_RING } else { ON_ROLL };
        let ahead = self.side(own, other, true) - self.side(other, own, false) + on_roll;
        let ahead = if self.rules.end == End::LastOff { -ahead } else { ahead };
        // The spread of the dice grows with the root of the pips left.
        let spread = match self.rules.track {
            Track::Ring => SPREAD_IN_A_RING,
            _ => 2.0 + 1.5 * (own_pips + other_pips).sqrt(),
        };
        let odds = if self.rules.backward {
            let inverse = |pips: f32| AT_THE_END / (pips.min(NEAR_THE_END) + 10.0);
            ahead / (LESS_BACKWARD * spread) + inverse(own_pips) - inverse(other_pips)
        } else {
            ahead / spread
        };
        // Squeezed, not cut off: of two positions that are nearly won one is still better.
        let win = 1.0 - SURE + (2.0 * SURE - 1.0) / (1.0 + (-odds).exp());
        let gammon = |loser: Checkers, winner_pips: f32| {
            if loser.count(OFF) > 0 {
                return 0.0;
            }
            let behind = (self.to_save(loser) - winner_pips) / 12.0;
            let odds = if self.rules.backward { behind / LESS_BACKWARD + GAMMON_BACKWARD } else { behind };
            1.0 / (1.0 + (-odds).exp())
        };
        let (win_gammon, lose_gammon) =
            (win * gammon(other.checkers, own_pips), (1.0 - win) * gammon(own.checkers, other_pips));
        let far = |loser: Checkers| if loser.any_from(19) { 0.1 } else { 0.0 };
        Probabilities {
            win,
            win_gammon,
            win_backgammon: win_gammon * far(other.checkers),
            lose_gammon,
            lose_backgammon: lose_gammon * far(own.checkers),
        }
        .in_order()
    }
}
