//! Conversion of a roll to the steps of a turn: the one place that applies the dice rule of a game.

use alloc::vec;
use alloc::vec::Vec;

use crate::dice::Roll;
use crate::point::Player;
use crate::position::Position;
use crate::rules::{Contact, Doubles, Leaving, OneTwo, Rules};
use crate::segment::{ANY_NUMBER, Incomplete, Segment, Step};
use crate::track::Track;

/// The moment of a game at which a roll is played, as far as the steps of the turn depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The player who rolls.
    pub player: Player,
    /// The number of the turn among the turns of this player, counted from 1.
    pub turn: u32,
    /// Whether the roll begins the turn.
    pub begins: bool,
}

impl Occasion {
    /// The number of a turn in the middle of a game, after every rule about first turns. It leaves room for more turns than
    /// any game has, within the limit of a stored match.
    pub const LATER: u32 = 1 << 20;

    /// The occasion that a position implies if no game is known. The player is [`Player::First`] and the roll begins
    /// the turn. The turn is the player's first if no later turn can lead to the position. This holds for an untouched
    /// start in a game in which checkers never go back; otherwise it is [`Occasion::LATER`].
    #[must_use]
    pub fn of(rules: &Rules, position: &Position) -> Occasion {
        let never_back = rules.contact == Contact::Block && !rules.backward;
        let first = never_back && rules.start.contains(&position.own());
        Occasion { player: Player::First, turn: if first { 1 } else { Occasion::LATER }, begins: true }
    }
}

impl Rules {
    /// The steps of a turn that begins or goes on with a roll. They are empty if the roll plays nothing, as in Catch
    /// me. `position` is the position before the roll.
    #[must_use]
    pub fn steps(&self, position: &Position, roll: Roll, occasion: &Occasion) -> Vec<Step> {
        let mut steps = self.parts_of(position, roll, occasion);
        let twice = self.chooser().is_some_and(|chooser| chooser != occasion.player);
        if twice && occasion.begins {
            steps.push(Step::Roll);
        }
        steps
    }

    fn parts_of(&self, position: &Position, roll: Roll, occasion: &Occasion) -> Vec<Step> {
        let dice = roll.dice();
        let head = self.head(roll, occasion.turn);
        let play = |numbers: &[u8], incomplete| self.segment(numbers, incomplete, head);
        if self.track == Track::Ring {
            return self.ring_steps(roll, position.own().in_play() == 1);
        }
        if self.dice.count > 2 {
            return vec![play(dice, Incomplete::Continue)];
        }
        if self.dice.beside > 0 {
            return vec![play(&[dice[0], dice[1], self.dice.beside], Incomplete::Continue)];
        }
        let Some(n) = roll.double() else {
            let one_two = dice.contains(&1) && dice.contains(&2);
            return match self.dice.one_two {
                OneTwo::PlayAndChoose if one_two => {
                    vec![play(&[2, 1], Incomplete::EndTurn), Step::ChooseDouble, Step::Roll]
                }
                OneTwo::Choose if one_two => vec![Step::ChooseDouble, Step::Roll],
                _ => vec![play(dice, Incomplete::Continue)],
            };
        };
        let mut steps = self.double(n, occasion.turn, self.dice.incomplete, head);
        if self.dice.roll_again {
            steps.push(Step::Roll);
        }
        steps
    }

    /// The steps that follow when a player chooses a double instead of rolling it.
    #[must_use]
    pub fn chosen_double(&self, number: u8) -> Vec<Step> {
        self.double(number, Occasion::LATER, Incomplete::EndTurn, ANY_NUMBER)
    }

    fn double(&self, number: u8, turn: u32, incomplete: Incomplete, head: u8) -> Vec<Step> {
        let times = usize::from(self.dice.times.clamp(1, 4));
        let play = |number| self.segment(&[number; 4][..times], incomplete, head);
        match self.dice.doubles {
            Doubles::Underside => vec![play(number), play(7 - number)],
            Doubles::Ascending { from_turn } if turn >= from_turn => (number..=6).map(play).collect(),
            Doubles::Plain | Doubles::Ascending { .. } => vec![play(number)],
        }
    }

    /// In a ring one checker moves the sum of a roll that holds a 1 or a 6 or is a double. The last checker of a
    /// player goes from corner to corner, with ones and sixes only.
    fn ring_steps(&self, roll: Roll, lone: bool) -> Vec<Step> {
        let corner = |die: &&u8| matches!(**die, 1 | 6);
        let numbers: Vec<u8> = if lone {
            roll.dice().iter().filter(corner).copied().collect()
        } else if roll.double().is_some() || roll.dice().iter().any(|die| corner(&die)) {
            vec![roll.dice().iter().sum()]
        } else {
            Vec::new()
        };
        let mut steps = Vec::new();
        if !numbers.is_empty() {
            steps.push(self.segment(&numbers, Incomplete::Continue, ANY_NUMBER));
        }
        if roll.double().is_some() && self.dice.roll_again {
            steps.push(Step::Roll);
        }
        steps
    }

    /// The number of checkers that may leave the first point with a roll.
    fn head(&self, roll: Roll, turn: u32) -> u8 {
        match (self.leaving, roll.double()) {
            (Leaving::OneATurn, Some(3 | 4 | 6)) if turn == 1 => 2,
            (Leaving::OneATurn, _) => 1,
            (Leaving::Free | Leaving::Courier(_), _) => ANY_NUMBER,
        }
    }

    fn segment(&self, numbers: &[u8], incomplete: Incomplete, head: u8) -> Step {
        Step::Play(Segment::new(numbers, self.order, self.obligation, incomplete).with_head(head))
    }
}
