//! Limits of the cost of a decision.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::search::sources::Sources;

/// The budget of a decision. With nodes the decision is the same each time and on every machine, with time it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time as the clock has it.
    Time(Duration),
    /// Positions that are evaluated.
    Nodes(u64),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Nodes(nodes) => write!(f, "{nodes}nodes"),
        }
    }
}

/// Depth of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Number of rolls ahead.
    Plies(u32),
    /// Deeper and deeper, as long as the budget lasts.
    Within(Budget),
}

impl From<u32> for Depth {
    fn from(plies: u32) -> Depth {
        Depth::Plies(plies)
    }
}

impl From<Budget> for Depth {
    fn from(budget: Budget) -> Depth {
        Depth::Within(budget)
    }
}

/// A word that is no budget.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBudget(String);

impl fmt::Display for UnknownBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no budget {:?}; expected a time or a number of nodes, such as 100ms, 2s or 20000nodes",
            self.0
        )
    }
}

impl core::error::Error for UnknownBudget {}

impl FromStr for Budget {
    type Err = UnknownBudget;

    fn from_str(text: &str) -> Result<Budget, UnknownBudget> {
        let number = |digits: &str| digits.parse().ok().filter(|number: &u64| number.to_string() == digits);
        let milliseconds = || text.strip_suffix("ms").and_then(number).map(Duration::from_millis);
        let seconds = || text.strip_suffix('s').and_then(number).map(Duration::from_secs);
        let nodes = || text.strip_suffix("nodes").and_then(number).map(Budget::Nodes);
        let time = milliseconds().or_else(seconds).map(Budget::Time);
        time.or_else(nodes).ok_or_else(|| UnknownBudget(text.to_owned()))
    }
}

/// Number of answers below which the cost of the next ones is unknown; these cost little.
const FEW: f64 = 21.0;

/// The spent part of a budget, and the expected cost of more. A decision consists of answers to rolls. The cost of an
/// answer is estimated from the answers found so far.
pub(crate) struct Spending<'a> {
    sources: &'a Sources<'a>,
    budget: Budget,
    /// When it was opened.
    begun: Duration,
}

impl<'a> Spending<'a> {
    /// Opens it for new sources.
    pub(crate) fn new(sources: &'a Sources<'a>, budget: Budget) -> Spending<'a> {
        Spending { sources, budget, begun: sources.work.now() }
    }

    /// Opens it for a search of a given depth with a limit of time. `None` without a clock: such a search ends by itself.
    pub(crate) fn limited(sources: &'a Sources<'a>, time: Option<Duration>) -> Option<Spending<'a>> {
        let clocked = sources.work.now() != Duration::MAX;
        time.filter(|_| clocked).map(|time| Spending::new(sources, Budget::Time(time)))
    }

    /// Returns whether `answers` more answers are within the budget.
    pub(crate) fn affords(&self, answers: f64) -> bool {
        let (spent, limit) = match self.budget {
            Budget::Time(time) => {
                let now = self.sources.work.now();
                // A clock that stands at the end of time has run out.
                let spent = if now == Duration::MAX { now } else { now.saturating_sub(self.begun) };
                (spent.as_secs_f64(), time.as_secs_f64())
            }
            Budget::Nodes(nodes) => (self.sources.nodes() as f64, nodes as f64),
        };
        // That to the roll itself is always found.
        let found = 1.0 + self.sources.answered() as f64;
        let next = if found < FEW { 0.0 } else { spent / found * answers };
        spent + next <= limit && !self.sources.stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::engine::Engine;
    use crate::evaluators::evaluator::Class;
    use crate::work::Work;
    use tavola_rules::Rules;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for budget in [Budget::Time(Duration::from_millis(100)), Budget::Nodes(20_000)] {
            assert_eq!(budget.to_string().parse(), Ok(budget));
        }
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        for word in ["", "100", "ms", "s", "1.5ms", "1.5s", "007nodes", "-3ms", "5 nodes"] {
            assert_eq!(word.parse::<Budget>(), Err(UnknownBudget(word.to_owned())));
        }
    }

    #[test]
    fn what_is_spent_tells_what_can_be_spent() {
        let positions = bench::positions(Class::Contact, 34);
        let engine = Engine::embedded();
        let sources = engine.sources(&Rules::STANDARD).unwrap();
        let spending = Spending::new(&sources, Budget::Nodes(100));
        let spend = |nodes, answers| {
            sources.evaluate(&positions[..nodes], &mut Vec::new());
            sources.count_answers(answers);
        };
        spend(10, 0);
        assert!(spending.affords(21.0), "one answer is no measure of 21 more");
        spend(34, 21);
        assert_eq!(sources.nodes(), 44);
        assert!(!spending.affords(29.0), "22 answers have cost 44, so 29 more cost 58");
        assert!(spending.affords(28.0));
        spend(34, 28);
        assert!(spending.affords(14.0), "50 answers have cost 78");
        spend(34, 14);
        assert!(!spending.affords(0.0), "more than there was has been spent");
    }

    #[test]
    fn two_rolls_ahead_the_21_are_answered_and_then_21_after_each() {
        let answers = |game: &str| {
            let rules = tavola_rules::variants::find(game).unwrap().rules;
            let engine = Engine::embedded();
            let sources = engine.sources(rules).unwrap();
            [0, 1, 2].map(|plies| sources.answers(plies))
        };
        assert_eq!(answers("backgammon"), [0.0, 21.0, 462.0]);
        assert_eq!(answers("tabula"), [0.0, 56.0, 3192.0], "three dice");
    }

    #[test]
    fn a_limit_without_a_clock_is_none() {
        let engine = Engine::embedded();
        let clocked = |work| {
            let engine = engine.with_work(work);
            let sources = engine.sources(&Rules::STANDARD).unwrap();
            Spending::limited(&sources, Some(Duration::ZERO)).is_none_or(|spending| spending.affords(21.0))
        };
        assert!(clocked(Work::without_clock()));
        assert!(!clocked(Work::inline()), "no time is left");
    }
}
