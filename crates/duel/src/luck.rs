//! How much of a result is luck with the dice.
//!
//! The luck of a roll is what the position is worth after the best play of this roll, less the mean of the same
//! over all rolls. Its expectation is exactly zero whoever plays and however well the judge judges, so taking it
//! off a result changes no expectation; it only takes away noise, the more the better the judge. The judge
//! is the engine, looking at the position alone or some rolls ahead.

use tavola_engine::evaluator::Class;
use tavola_engine::{Context, EngineError, Probabilities, Stakes};
use tavola_rules::{Match, Player, Plays, Position, Roll, Rules};

use crate::searcher;

/// The judge, with lists that are used again.
#[derive(Default)]
pub struct Judge {
    /// How many rolls ahead what comes of each roll is looked at.
    plies: u32,
    plays: Plays,
    positions: Vec<Position>,
    chances: Vec<Probabilities>,
}

/// What the six ways in which a game can end are worth to the player on roll, without turning the cube again.
struct Worths([f64; 6]);

impl Worths {
    fn of(context: &Context) -> Worths {
        let gammons = !context.gammons_do_not_count();
        Worths(core::array::from_fn(|i| {
            let (sign, level) = if i < 3 { (1.0, i) } else { (-1.0, i - 3) };
            let points = f64::from(context.points[if gammons { level } else { 0 }]);
            context.worth(sign * points * f64::from(context.value))
        }))
    }

    fn mean(&self, chances: &Probabilities) -> f64 {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = chances.to_array().map(f64::from);
        let chances = [
            win - gammon,
            gammon - backgammon,
            backgammon,
            1.0 - win - lost_gammon,
            lost_gammon - lost_backgammon,
            lost_backgammon,
        ];
        chances.iter().zip(self.0).map(|(chance, worth)| chance * worth).sum()
    }
}

/// An equity in the units of what is played for: points, or the chance to win the match.
fn worth(context: &Context, equity: f64) -> f64 {
    let value = f64::from(context.value);
    match context.stakes {
        Stakes::Money { .. } => equity * value,
        Stakes::Match { .. } => {
            let (lost, won) = (context.worth(-value), context.worth(value));
            lost + (equity + 1.0) / 2.0 * (won - lost)
        }
    }
}

impl Judge {
    /// One that looks so many rolls ahead.
    #[must_use]
    pub fn looking(plies: u32) -> Judge {
        Judge { plies, ..Judge::default() }
    }

    /// What each of the 21 rolls, as [`Roll::ALL`] has them, is worth to a player who has it now: points, or the
    /// chance to win the match.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn rolls(
        &mut self,
        rules: &Rules,
        position: &Position,
        context: &Context,
    ) -> Result<[f64; 21], EngineError> {
        let theirs = context.swapped();
        let worths = Worths::of(&theirs);
        self.positions.clear();
        self.chances.clear();
        let ends = Roll::ALL.map(|roll| {
            if let &[a, b] = roll.dice() {
                self.plays.generate_roll(rules, position, a, b);
            }
            self.positions.extend(self.plays.iter().map(|play| play.position.swapped()));
            self.positions.len()
        });
        let engine = searcher::shipped();
        engine.evaluate(rules, &self.positions, &mut self.chances)?;
        let mut begin = 0;
        let mut worths_of = [0.0; 21];
        for (found, end) in worths_of.iter_mut().zip(ends) {
            let list = begin..end;
            begin = end;
            let (mut best, mut least) = (list.start, f64::MAX);
            for i in list {
                let mean = worths.mean(&self.chances[i]);
                if mean < least {
                    (best, least) = (i, mean);
                }
            }
            let next = &self.positions[best];
            if (theirs.in_play || self.plies > 0) && Class::of(next) != Class::Over {
                let cubeful = engine.evaluation(rules, next, &theirs, self.plies)?.cubeful;
                least = worth(&theirs, f64::from(cubeful));
            }
            *found = context.seen_from_the_other_side(least);
        }
        Ok(worths_of)
    }

    fn rolls_in(&mut self, m: &Match, who: Player) -> Result<[f64; 21], EngineError> {
        self.rolls(m.rules(), &m.game().position(who), &Context::of(m, who))
    }

    /// The luck that a player had with a roll in the middle of the game.
    pub(crate) fn roll(&mut self, m: &Match, who: Player, roll: Roll) -> Result<f64, EngineError> {
        let values = self.rolls_in(m, who)?;
        let mean = Roll::ALL.iter().zip(values).map(|(roll, value)| f64::from(roll.weight()) / 36.0 * value);
        Ok(values[index(roll)] - mean.sum::<f64>())
    }

    /// The luck that the first player had with the opening roll: with its numbers, and with who begins.
    pub(crate) fn opening(&mut self, m: &Match, starter: Player, roll: Roll) -> Result<f64, EngineError> {
        let first = self.rolls_in(m, Player::First)?;
        let context = Context::of(m, Player::First);
        let second = self.rolls_in(m, Player::Second)?.map(|value| context.seen_from_the_other_side(value));
        let mixed = |values: &[f64; 21]| -> f64 {
            let mixed = Roll::ALL.iter().zip(values).filter(|(roll, _)| roll.double().is_none());
            mixed.map(|(_, value)| value / 30.0).sum()
        };
        let values = if starter == Player::First { first } else { second };
        Ok(values[index(roll)] - mixed(&first) - mixed(&second))
    }
}

fn index(roll: Roll) -> usize {
    Roll::ALL.iter().position(|known| known.same(roll)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stakes::Stakes as Played;
    use tavola_rules::Action;

    fn after_opening(stakes: Played) -> Match {
        let mut m = stakes.begin(&Rules::STANDARD);
        m.apply(Player::First, &Action::Opening { dice: [3, 1] }).expect("an opening roll");
        for (from, to, die) in [(8, 5, 3), (6, 5, 1)] {
            let mv = tavola_rules::Move { from, to, die };
            m.apply(Player::First, &Action::Move(mv)).expect("a legal move");
        }
        m.apply(Player::First, &Action::Done).expect("the end of the turn");
        m
    }

    #[test]
    fn luck_is_nothing_on_the_whole() {
        let (points, cube) = (Played::Money { cube: false }, Played::Money { cube: true });
        for (stakes, plies) in [(points, 0), (points, 1), (cube, 1), (Played::Match(3), 0)] {
            let m = after_opening(stakes);
            let mut judge = Judge::looking(plies);
            let lucks = Roll::ALL.map(|roll| judge.roll(&m, Player::Second, roll).expect("luck"));
            let mean: f64 =
                Roll::ALL.iter().zip(lucks).map(|(roll, luck)| f64::from(roll.weight()) * luck).sum();
            assert!(mean.abs() < 1e-9, "{mean}");
            let best = lucks.iter().copied().fold(f64::MIN, f64::max);
            let worst = lucks.iter().copied().fold(f64::MAX, f64::min);
            assert!(best - worst > 0.05, "{lucks:?}");
        }
    }

    #[test]
    fn the_luck_of_the_opening_is_nothing_on_the_whole() {
        for stakes in [Played::Money { cube: true }, Played::Match(1)] {
            let m = stakes.begin(&Rules::STANDARD);
            let mut judge = Judge::default();
            let mut sum = 0.0;
            for roll in Roll::ALL.into_iter().filter(|roll| roll.double().is_none()) {
                let [first, second] =
                    Player::BOTH.map(|starter| judge.opening(&m, starter, roll).expect("luck"));
                assert!((first + second).abs() < 1e-6, "both begin from the same position");
                sum += first + second;
            }
            assert!(sum.abs() < 1e-6);
            assert!(
                judge.opening(&m, Player::First, Roll::ALL[4]).expect("luck") > 0.0,
                "three-one is a good beginning"
            );
        }
    }
}
