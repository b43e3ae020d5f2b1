//! Exact tables of each side alone, by the rules of any game. For every arrangement without further contact they hold the
//! number of turns in which a side bears everything off, and the size of its loss if the other is done first.
//!
//! [`super::bearoff`] does this for backgammon, and is built several times as fast. Here the turns come from
//! [`Rules::steps`] and the moves from [`tavola_rules::moves`]. They cover doubles played twice, chains of doubles, doubles
//! to be named, further rolls within a turn, exact bearing off, limits of stacks and every obligation. Each side minimises
//! its mean number of turns (maximises it if the last one wins), whatever the other does. In a game without decisions this
//! is exact. In backgammon's bear-off its mean error is .0009 of a chance to win (see [`super::bearoff`]). In games that
//! count checkers or pips left, the loser's last turns are played for speed, not for points.

mod build;
mod program;
#[cfg(test)]
mod proof;
mod side;

use tavola_rules::rules::{BearOff, DiceRule, Doubles, End, Obligation, Order, Rolls, Scoring, StackLimits};
use tavola_rules::segment::Incomplete;
use tavola_rules::track::Track;
use tavola_rules::{Checkers, OFF, Position, Rules};

use crate::outcome::{self, Probabilities};
use crate::work::{Cancelled, Work};
use build::{Aim, Run, Span};
use program::Program;
use side::{Alone, Arrangements, Led};

/// Number of arrangements between two reports of progress: some milliseconds.
const STRETCH: usize = 256;

/// The table of one kind of game.
pub(crate) struct Race {
    arrangements: Arrangements,
    /// Turns to be done, by arrangement.
    all: Vec<Span>,
    lost: Lost,
    last_loses: bool,
    values: Vec<f32>,
}

/// The loser's loss beyond one point, by arrangement.
enum Lost {
    /// Nothing.
    Nothing,
    /// A gammon, unless a checker is off: turns to bear the first one off.
    FirstOff(Vec<Span>),
    /// Checkers or pips left count: the mean share of the highest loss (see [`outcome`]), after every number of turns.
    Share(Vec<Span>),
}

impl Race {
    /// The table of a game as [`kind`] gives it.
    ///
    /// # Errors
    /// If the work is cancelled.
    pub(super) fn new(rules: &Rules, work: &Work) -> Result<Race, Cancelled> {
        let (arrangements, sides) = Arrangements::new(rules);
        let program = Program::new(rules);
        let mut alone = Alone::new(rules);
        let mut values = Vec::with_capacity(16 * sides.len());
        let last_loses = rules.end == End::LastOff;
        let mut all = Run::new(&program, if last_loses { Aim::LateOff } else { Aim::Off }, &mut values);
        let shares = outcome::counts_shares(rules);
        let gammons = !shares && rules.scoring != Scoring::Flat;
        let mut first = gammons.then(|| Run::new(&program, Aim::FirstOff, &mut values));
        let mut left = vec![Span::store(&[], &mut values)];
        let mut moves: [Vec<Led>; 6] = Default::default();
        for (done, &side) in sides.iter().enumerate().skip(1) {
            if done % STRETCH == 0 {
                work.check()?;
                work.report(done as u64, Some(sides.len() as u64));
            }
            for (number, moves) in (1..).zip(&mut moves) {
                moves.clear();
                alone.each(side, number, |next| {
                    let off = next.count(OFF) > side.count(OFF);
                    moves.extend(arrangements.number(next).map(|at| (at, off)));
                });
            }
            all.add(&moves, None, &mut values);
            if let Some(first) = &mut first {
                first.add(&moves, Some(&all), &mut values);
            }
            if shares {
                let now = f64::from(outcome::won_against(rules, side).win_gammon);
                let mean = all.over_turns(&left, &values, now);
                left.push(Span::store(&mean, &mut values));
            }
        }
        let lost = match first {
            Some(first) => Lost::FirstOff(first.spans),
            None if shares => Lost::Share(left),
            None => Lost::Nothing,
        };
        let all = all.spans;
        Ok(Race { arrangements, all, lost, last_loses, values })
    }

    /// The chances of exactly 0, 1, 2... turns, or the values after each number of turns.
    fn values(&self, span: Span) -> impl Iterator<Item = f32> + Clone {
        let before = core::iter::repeat_n(0.0, usize::from(span.first));
        before.chain(span.of(&self.values).iter().copied())
    }

    /// The chances of at least 0, 1, 2... turns; they end at a number that is never reached.
    fn at_least(&self, span: Span) -> impl Iterator<Item = f32> {
        // From the end on, because the numbers there are small.
        let mut sums: Vec<f32> = self.values(span).collect();
        let mut sum = 0.0;
        for value in sums.iter_mut().rev() {
            sum += *value;
            *value = sum.min(1.0);
        }
        sums.into_iter()
    }

    /// Bytes that the table takes.
    pub(super) fn bytes(&self) -> usize {
        let lost = match &self.lost {
            Lost::Nothing => 0,
            Lost::FirstOff(spans) | Lost::Share(spans) => spans.len(),
        };
        (self.all.len() + lost) * size_of::<Span>() + self.values.len() * size_of::<f32>()
    }

    /// The mean number of turns of a side; `None` if its arrangement is not in the table.
    #[cfg(test)]
    fn mean(&self, side: Checkers) -> Option<f32> {
        let number = self.arrangements.number(side)?;
        Some(
            (0..)
                .map(|turns| turns as f32)
                .zip(self.values(self.all[usize::from(number)]))
                .map(|(t, p)| t * p)
                .sum(),
        )
    }

    /// The chances of the player on roll if the players cannot meet any more; `None` for other positions, and if the game
    /// is over.
    pub(crate) fn chances(&self, position: &Position) -> Option<Probabilities> {
        let number = |side: Checkers| self.arrangements.number(side).filter(|&number| number > 0);
        let (own, other) = (usize::from(number(position.own())?), usize::from(number(position.other())?));
        let (mine, theirs) = (self.values(self.all[own]), self.values(self.all[other]));
        let sum = |chances: &mut dyn Iterator<Item = f32>, values: &mut dyn Iterator<Item = f32>| {
            chances.zip(values).map(|(chance, value)| chance * value).sum::<f32>()
        };
        let first = sum(&mut mine.clone(), &mut self.at_least(self.all[other]));
        let mut chances = Probabilities {
            win: if self.last_loses { 1.0 - first } else { first },
            ..Probabilities::default()
        };
        // If a player is done in a turn, the other has had one turn less, or the same number if the other rolled first.
        match &self.lost {
            Lost::Nothing => {}
            Lost::FirstOff(spans) => {
                if position.other().count(OFF) == 0 {
                    chances.win_gammon = sum(&mut mine.clone(), &mut self.at_least(spans[other]));
                }
                if position.own().count(OFF) == 0 {
                    chances.lose_gammon = sum(&mut theirs.clone(), &mut self.at_least(spans[own]).skip(1));
                }
            }
            Lost::Share(spans) => {
                chances.win_gammon = sum(&mut mine.skip(1), &mut self.values(spans[other]));
                chances.lose_gammon = sum(&mut theirs.clone(), &mut self.values(spans[own]));
            }
        }
        Some(chances.in_order())
    }
}

/// The rules of a game that matter to a side alone. Games with equal results share a table. `None` if the players may meet
/// again once both are home, or a turn depends on more than the position:
///
/// * On one way for both (`Track::Same`) they pass through the same home; in a ring and on half a board on which each faces
///   the other they meet until the end.
/// * In games with backward moves checkers can leave home again and hit.
/// * A roll that stays, and the player who names the numbers, are not part of a position.
/// * Three dice are left out, because the one game that has them is played on one way.
/// * If any higher number bears off and checkers left count, fast play and play for points differ: by .09 of the highest win
///   in the worst position of three checkers.
pub(super) fn kind(rules: &Rules) -> Option<Rules> {
    const USUAL: Rules = Rules::STANDARD;
    let towers = rules.track == Track::Towers;
    let apart = towers || matches!(rules.track, Track::Contrary | Track::Offset | Track::HalfContrary);
    let ends = matches!(rules.end, End::FirstOff | End::HitLoses | End::LastOff);
    let thrown = matches!(rules.rolls, Rolls::Thrown | Rolls::Open) && rules.dice.count == 2;
    let forward = !rules.backward && rules.overtaking && rules.bear_off != BearOff::Never;
    if !(apart && ends && thrown && forward) {
        return None;
    }
    if rules.bear_off == BearOff::FreeOvershoot && outcome::counts_shares(rules) {
        return None;
    }
    let limits = (1..=6).fold(USUAL.stacks, |limits, point| limits.except(point, rules.stacks.at(point)));
    // Every number can be played then, as long as there is a checker.
    let playable = !towers && rules.bear_off != BearOff::Exact && limits == StackLimits::NONE;
    if !playable
        && (rules.dice.incomplete == Incomplete::HandOver || rules.obligation == Obligation::AllOrNothing)
    {
        return None;
    }
    let start = if towers {
        rules.start
    } else {
        let [first, second] = rules.start.map(Checkers::total);
        if first != second && outcome::counts_shares(rules) {
            return None;
        }
        [Checkers::NONE.with(6, first.max(second)); 2]
    };
    let doubles = match rules.dice.doubles {
        // Both are home long after the first turns, unless they begin there.
        Doubles::Ascending { from_turn }
            if from_turn > 1 && rules.start.iter().any(|start| start.all_home()) =>
        {
            return None;
        }
        Doubles::Ascending { .. } => Doubles::Ascending { from_turn: 1 },
        doubles => doubles,
    };
    let incomplete = if playable { Incomplete::Continue } else { rules.dice.incomplete };
    Some(Rules {
        track: if towers { Track::Towers } else { Track::Contrary },
        start,
        stacks: limits,
        bear_off: rules.bear_off,
        whole_towers: rules.whole_towers,
        dice: DiceRule { doubles, incomplete, ..rules.dice },
        order: rules.order,
        obligation: rules.obligation,
        end: if rules.end == End::LastOff { End::LastOff } else { End::FirstOff },
        scoring: if rules.scoring == Scoring::Gammon123 { Scoring::Gammon12 } else { rules.scoring },
        ..USUAL
    })
}

/// Returns whether a [`kind`] is backgammon's bear-off, which [`super::bearoff`] has.
pub(super) fn is_usual(kind: &Rules) -> bool {
    let counted = matches!(kind.scoring, Scoring::Gammon12 | Scoring::Flat);
    counted
        && kind.track == Track::Contrary
        && kind.bear_off == BearOff::FarthestOvershoot
        && kind.stacks == StackLimits::NONE
        && kind.order == Order::Free
        && kind.dice == DiceRule::STANDARD
        && kind.end == End::FirstOff
}
