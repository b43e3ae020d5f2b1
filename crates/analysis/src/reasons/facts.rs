//! Facts that can be read off a board. In three of ten human errors they favour the play that was made, so they are named
//! only if the replies explain nothing.

use tavola_rules::plays::Plays;
use tavola_rules::{Position, Roll, Rules};

use super::split::KEY_POINTS;

/// The points on which a single checker prepares another point.
const SLOTS: [u8; 3] = [4, 5, 7];

/// Figures of the mover's checkers after a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    /// Points 4, 5 and 7 with a single checker.
    pub(super) slots: Vec<u8>,
    /// Points 4, 5 and 7 without a checker.
    pub(super) empty: Vec<u8>,
    /// Checkers on 18 to 24 and the bar.
    pub(super) back: u32,
    /// Checkers on 1 and 2.
    pub(super) deep: u32,
    /// Rolls out of 36 that make another of the points 4 to 7, were the mover to roll now.
    pub(super) key_rolls: u32,
}

impl Facts {
    /// The position has the mover first.
    pub(super) fn of(rules: &Rules, after: &Position) -> Facts {
        let own = after.own();
        let with = |count: u8| SLOTS.into_iter().filter(|point| own.count(*point) == count).collect();
        let mut plays = Plays::new();
        let mut key_rolls = 0;
        for roll in Roll::ALL {
            let dice = roll.dice();
            plays.generate_roll(rules, after, dice[0].max(dice[1]), dice[0].min(dice[1]));
            let makes = plays.iter().any(|play| {
                let then = play.position.own();
                KEY_POINTS.into_iter().any(|point| own.count(point) < 2 && then.count(point) >= 2)
            });
            key_rolls += if makes { roll.weight() } else { 0 };
        }
        Facts {
            slots: with(1),
            empty: with(0),
            back: u32::from(own.count_from(18)),
            deep: u32::from(own.count(1)) + u32::from(own.count(2)),
            key_rolls,
        }
    }
}
