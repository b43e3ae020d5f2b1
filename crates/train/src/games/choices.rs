//! The turns that a player may play with a roll, in games with usual and with unusual dice.

use tavola_engine::Role;
use tavola_engine::evaluators::KnownDice;
use tavola_rules::{Occasion, Position, Roll, Rules, Step};

/// The turns that a player may play with a roll. A player who names the numbers has those of all pairs.
#[derive(Clone, Debug)]
pub(crate) struct Choices {
    /// The steps of each turn.
    pub(crate) turns: Vec<Vec<Step>>,
    /// What is known of the dice in the positions after them.
    pub(crate) after: Option<KnownDice>,
}

impl From<Vec<Step>> for Choices {
    fn from(steps: Vec<Step>) -> Choices {
        Choices { turns: vec![steps], after: None }
    }
}

impl Choices {
    /// Those of the player on roll in a position, at which this is known of the dice.
    pub(crate) fn of(rules: &Rules, position: &Position, dice: Option<KnownDice>, roll: Roll) -> Choices {
        Choices::on(rules, position, dice, roll, &occasion(rules, position, dice))
    }

    pub(super) fn on(
        rules: &Rules,
        position: &Position,
        dice: Option<KnownDice>,
        roll: Roll,
        occasion: &Occasion,
    ) -> Choices {
        let steps = |roll| rules.steps(position, roll, occasion);
        match dice {
            Some(KnownDice::Role(role)) => {
                let pairs = || Roll::ALL.into_iter().filter(|roll| roll.double().is_none());
                let turns =
                    if role == Role::Names { pairs().map(steps).collect() } else { vec![steps(roll)] };
                Choices { turns, after: Some(KnownDice::Role(role.after_turn())) }
            }
            Some(KnownDice::Staying(roll)) => Choices { turns: vec![steps(roll)], after: dice },
            None => Choices { turns: vec![steps(roll)], after: KnownDice::of(rules, None, Some(roll)) },
        }
    }
}

/// The occasion of a roll that begins a turn or, if a player has two turns, goes on with the second of them.
pub(crate) fn occasion(rules: &Rules, position: &Position, dice: Option<KnownDice>) -> Occasion {
    let usual = Occasion::of(rules, position);
    let (Some(chooser), Some(KnownDice::Role(role))) = (rules.chooser(), dice) else { return usual };
    let player = if role == Role::Names { chooser } else { chooser.opponent() };
    Occasion { player, begins: role != Role::ThrowsAgain, ..usual }
}
