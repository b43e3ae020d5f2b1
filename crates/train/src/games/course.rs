//! One game from its opening to its end, by the rules alone.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::search::turns::{Next, TurnEnd};
use tavola_engine::trials::REPETITIONS;
use tavola_engine::{
    Probabilities, Role,
    evaluators::{EvaluatorError, KnownDice, tables::is_solved},
};
use tavola_rules::rules::{Opening, Rolls};
use tavola_rules::{Occasion, Player, Position, Roll, Rules, Step, dead};

use crate::games::choices::Choices;
use crate::games::turn::is_over;

/// Number of turns after which a game is given up. Few rules have such games: in backward both may wait, and a player who names the
/// numbers may wait for ever.
const MOST_TURNS: u32 = 1000;

/// State of a game in which a player is about to roll.
#[derive(Clone, Debug)]
pub(crate) struct RunningGame<'a> {
    rules: &'a Rules,
    /// The player on roll is first.
    pub(crate) position: Position,
    pub(crate) player: Player,
    /// Turns begun by each player.
    turns: [u32; 2],
    /// Whether the roll begins a turn.
    begins: bool,
    /// The steps after the roll that is to come.
    owed: Vec<Step>,
    /// Whether the last turn changed nothing.
    stuck: bool,
    /// Turns in all.
    pub(crate) length: u32,
    /// Whether the first roll is no double.
    opening: bool,
    /// The roll that stays for the whole game, once it is thrown, and the boards since then.
    staying: Option<Roll>,
    boards: Vec<(Player, Position)>,
}

/// Why the trainer cannot play a game.
pub(crate) fn untrainable(rules: &Rules) -> Option<&'static str> {
    match rules.rolls {
        Rolls::Thrown if is_solved(rules) => Some("exact tables have all its positions"),
        Rolls::Thrown | Rolls::Fixed | Rolls::ChosenAgainstTwo { .. } => None,
        Rolls::Open => Some("the opponent's roll is known, and no net sees it"),
    }
}

/// Result of a turn.
pub(crate) enum Turned {
    /// The game goes on. The chances are those of the player who has moved.
    On(Probabilities),
    /// It is over, with these chances of the player who has moved.
    Over(Probabilities),
    /// It is given up.
    Endless,
}

impl<'a> RunningGame<'a> {
    /// A new game, begun by a player.
    pub(crate) fn new(rules: &'a Rules, starter: Player) -> RunningGame<'a> {
        RunningGame {
            rules,
            position: Position::start(rules, starter),
            player: starter,
            turns: [0; 2],
            begins: true,
            owed: Vec::new(),
            stuck: false,
            length: 0,
            opening: rules.opening == Opening::OneDieEach,
            staying: None,
            boards: Vec::new(),
        }
    }

    /// Returns whether the next roll begins a turn.
    pub(crate) fn begins_turn(&self) -> bool {
        self.begins && self.owed.is_empty()
    }

    /// What is known of the dice now.
    pub(crate) fn dice(&self) -> Option<KnownDice> {
        let throws = if self.begins { Role::ThrowsTwice } else { Role::ThrowsAgain };
        let role = |chooser| if chooser == self.player { Role::Names } else { throws };
        KnownDice::of(self.rules, self.rules.chooser().map(role), self.staying)
    }

    /// Dice for the next roll.
    pub(crate) fn throw(&self, rng: &mut ChaCha8Rng) -> Roll {
        if let Some(staying) = self.staying {
            return staying;
        }
        loop {
            let mut dice = [0; 3];
            let dice = &mut dice[..usize::from(self.rules.dice.count.clamp(2, 3))];
            dice.fill_with(|| rng.random_range(1..=6));
            dice.sort_unstable_by(|a, b| b.cmp(a));
            match Roll::new(dice) {
                Ok(roll) if !self.opening || roll.double().is_none() => return roll,
                _ => {}
            }
        }
    }

    /// The turns of a roll, with the steps that are owed. Begins the turn.
    fn choices(&mut self, roll: Roll) -> Choices {
        self.turns[self.player.index()] += u32::from(self.begins);
        self.opening = false;
        let turn = self.turns[self.player.index()];
        let occasion = Occasion { player: self.player, turn, begins: self.begins };
        let mut choices = Choices::on(self.rules, &self.position, self.dice(), roll, &occasion);
        let owed = core::mem::take(&mut self.owed);
        choices.turns.iter_mut().for_each(|steps| steps.extend_from_slice(&owed));
        self.staying = choices.after.and_then(KnownDice::staying);
        choices
    }

    /// Returns whether a board after a turn of the player occurs again, for the third time, in a game whose roll stays: a draw.
    fn circles(&mut self, position: Position) -> bool {
        if self.staying.is_none() {
            return false;
        }
        let board = (self.player, position);
        self.boards.push(board);
        self.boards.iter().filter(|seen| **seen == board).count() >= REPETITIONS
    }

    /// Plays a roll. `choose` finds the end of a turn, for the player who is first in the position.
    ///
    /// # Errors
    /// Those of `choose`.
    pub(crate) fn play(
        &mut self,
        roll: Roll,
        choose: &mut impl FnMut(Player, &Position, &Choices) -> Result<TurnEnd, EvaluatorError>,
    ) -> Result<Turned, EvaluatorError> {
        let before = self.position;
        let choices = self.choices(roll);
        let end = choose(self.player, &before, &choices)?;
        let (position, mut chances) = (end.position, end.chances);
        if is_over(self.rules, &end) {
            return Ok(Turned::Over(chances));
        }
        let stuck = position == before;
        if self.circles(position) || stuck && self.stuck && dead::is_dead(self.rules, &position, self.staying)
        {
            return Ok(Turned::Over(Probabilities { win: 0.5, ..Probabilities::default() }));
        }
        self.stuck = stuck;
        self.length += 1;
        if self.length >= MOST_TURNS {
            return Ok(Turned::Endless);
        }
        match end.next {
            Next::Again(owed) => {
                (self.position, self.begins, self.owed) = (position, false, owed);
            }
            Next::Pass(handed) => {
                (self.position, self.begins) = (position.swapped(), true);
                self.player = self.player.opponent();
                if !handed.is_empty() {
                    let steps = Step::taken_over(&handed).into();
                    let end = choose(self.player, &self.position, &steps)?;
                    chances = end.chances.inverted();
                    if is_over(self.rules, &end) {
                        return Ok(Turned::Over(chances));
                    }
                    self.position = end.position;
                    self.turns[self.player.index()] += 1;
                    self.begins = false;
                }
            }
        }
        Ok(Turned::On(chances))
    }
}

/// The starter of a game: drawn by lot, as for equal players.
pub(crate) fn starter(rng: &mut ChaCha8Rng) -> Player {
    if rng.random_bool(0.5) { Player::First } else { Player::Second }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::judge::EngineJudge;
    use crate::games::turn::Turns;
    use rand::SeedableRng;
    use tavola_rules::variants;

    /// Plays a game by the engine without looking ahead and returns what is known of the dice before each roll, the number of turns
    /// that may be chosen, and the roll.
    fn played(name: &str) -> Vec<(Option<KnownDice>, usize, Roll)> {
        let rules = variants::find(name).expect("a game").rules;
        let (mut turns, mut judge) = (Turns::new(rules), EngineJudge::embedded(rules));
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut course = RunningGame::new(rules, Player::First);
        let mut seen = Vec::new();
        loop {
            let (dice, roll) = (course.dice(), course.throw(&mut rng));
            let turned = course.play(roll, &mut |_, position, choices| {
                seen.push((dice, choices.turns.len(), roll));
                turns.best(&mut judge, position, choices)
            });
            match turned.expect("an evaluator") {
                Turned::On(_) => {}
                Turned::Over(_) => return seen,
                Turned::Endless => panic!("{name} does not end"),
            }
        }
    }

    #[test]
    fn one_player_names_the_numbers_and_the_other_has_two_turns_in_a_row() {
        let seen = played("double-against-choice");
        let expected = [(Role::Names, 15), (Role::ThrowsTwice, 1), (Role::ThrowsAgain, 1)];
        assert!(seen.len() > 20);
        for ((dice, turns, _), (role, count)) in seen.into_iter().zip(expected.into_iter().cycle()) {
            assert_eq!((dice, turns), (Some(KnownDice::Role(role)), count));
        }
    }

    #[test]
    fn a_roll_that_stays_is_known_after_it_was_thrown_once() {
        let seen = played("fixed-roll");
        let (_, _, first) = seen[0];
        assert_eq!(seen[0].0, None);
        assert!(seen.len() > 20);
        for (dice, turns, roll) in &seen[1..] {
            assert_eq!((*dice, *turns, *roll), (Some(KnownDice::Staying(first)), 1, first));
        }
    }

    #[test]
    fn a_board_that_comes_for_the_third_time_is_a_draw_if_the_roll_stays() {
        let rules = variants::find("fixed-roll").expect("a game").rules;
        let mut course = RunningGame::new(rules, Player::First);
        course.staying = Some(Roll::two(6, 6).expect("dice"));
        let start = Position::start(rules, Player::First);
        assert_eq!([start; 3].map(|board| course.circles(board)), [false, false, true]);
    }
}
