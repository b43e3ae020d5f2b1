//! The rolls of a game's dice, and the moves of a position with each.

use tavola_rules::{Occasion, Position, Roll, Rules, Segment, Step};

use crate::context::Role;

/// Every roll of the dice of a game with its probability. The probabilities sum to 1.
#[must_use]
pub fn rolls(rules: &Rules) -> Vec<(Roll, f32)> {
    if rules.dice.count < 3 {
        return Roll::ALL.iter().map(|roll| (*roll, roll.weight() as f32 / 36.0)).collect();
    }
    let mut all = Vec::new();
    for a in 1..=6u8 {
        for b in 1..=a {
            for c in 1..=b {
                let ways = match (a == b, b == c) {
                    (true, true) => 1.0,
                    (false, false) => 6.0,
                    _ => 3.0,
                };
                all.extend(Roll::new(&[a, b, c]).map(|roll| (roll, ways / 216.0)));
            }
        }
    }
    all
}

/// The turn that a roll gives a player.
#[derive(Clone, Debug)]
pub(crate) enum RollTurn {
    /// One segment at most: the ends of most turns are compared in one list.
    One(Option<Segment>),
    /// Other steps: several segments, another roll, a double to be named.
    Steps(Vec<Step>),
}

impl RollTurn {
    pub(crate) fn of(steps: Vec<Step>) -> RollTurn {
        match *steps {
            [] => RollTurn::One(None),
            [Step::Play(segment)] => RollTurn::One(Some(segment)),
            _ => RollTurn::Steps(steps),
        }
    }

    /// The turn of a roll from a position, by a player who may have a role.
    pub(crate) fn rolled(rules: &Rules, position: &Position, roll: Roll, role: Option<Role>) -> RollTurn {
        let mut steps = rules.steps(position, roll, &Occasion::of(rules, position));
        if rules.chooser().is_some() {
            // The occasion is that of the first player, whoever is on roll.
            steps.retain(|step| matches!(step, Step::Play(_)));
            steps.extend((role == Some(Role::ThrowsTwice)).then_some(Step::Roll));
        }
        RollTurn::of(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Setup, variants};

    #[test]
    fn the_probabilities_of_all_rolls_sum_to_one() {
        for variant in &variants::ALL {
            let sum: f32 = rolls(variant.rules).iter().map(|(_, share)| share).sum();
            assert!((sum - 1.0).abs() < 1e-6, "{}", variant.rules.name);
        }
    }

    #[test]
    fn a_roll_is_expanded_from_the_position_and_not_from_the_start() {
        // The last checker of a player in Catch me goes with ones and sixes only, several checkers go the sum.
        let rules = variants::find("catch-me").unwrap().rules;
        let roll = Roll::two(6, 2).unwrap();
        let numbers = |text: &str| {
            let setup: Setup = text.parse().unwrap();
            let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
            let RollTurn::One(Some(segment)) = RollTurn::rolled(rules, &position, roll, None) else {
                panic!("one segment")
            };
            segment.numbers().to_vec()
        };
        assert_eq!(numbers("24:6 / 24:6"), [8]);
        assert_eq!(numbers("24:1 / 24:6"), [6]);
    }
}
