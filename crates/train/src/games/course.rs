//! One game from its opening to its end, by the rules alone.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_engine::search::turns::{Next, TurnEnd};
use tavola_engine::{
    Probabilities,
    evaluators::{EvaluatorError, tables::is_solved},
};
use tavola_rules::rules::{Opening, Rolls};
use tavola_rules::{Occasion, Player, Position, Roll, Rules, Step, dead};

use crate::games::turn::is_over;

/// Number of turns after which a game is given up: few rules produce such games, and no player would bear it.
const MOST_TURNS: u32 = 4000;

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
}

/// Why the trainer cannot play a game.
pub(crate) fn untrainable(rules: &Rules) -> Option<&'static str> {
    match rules.rolls {
        Rolls::Thrown if is_solved(rules) => Some("exact tables have all its positions"),
        Rolls::Thrown => None,
        Rolls::Fixed => Some("its roll stays for the whole game, and no net sees it"),
        Rolls::Open => Some("the opponent's roll is known, and no net sees it"),
        Rolls::ChosenAgainstTwo { .. } => Some("one player names the numbers, and no net sees which"),
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
        }
    }

    /// Returns whether the next roll begins a turn.
    pub(crate) fn begins_turn(&self) -> bool {
        self.begins && self.owed.is_empty()
    }

    /// Dice for the next roll.
    pub(crate) fn throw(&self, rng: &mut ChaCha8Rng) -> Roll {
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

    /// The steps of a roll, those that are owed included. Begins the turn.
    fn steps(&mut self, roll: Roll) -> Vec<Step> {
        self.turns[self.player.index()] += u32::from(self.begins);
        self.opening = false;
        let turn = self.turns[self.player.index()];
        let occasion = Occasion { player: self.player, turn, begins: self.begins };
        let mut steps = self.rules.steps(&self.position, roll, &occasion);
        steps.append(&mut self.owed);
        steps
    }

    /// Plays a roll. `choose` finds the end of a turn of these steps, for the player who is first in the position.
    ///
    /// # Errors
    /// Those of `choose`.
    pub(crate) fn play(
        &mut self,
        roll: Roll,
        choose: &mut impl FnMut(Player, &Position, &[Step]) -> Result<TurnEnd, EvaluatorError>,
    ) -> Result<Turned, EvaluatorError> {
        let before = self.position;
        let steps = self.steps(roll);
        let end = choose(self.player, &before, &steps)?;
        let (position, mut chances) = (end.position, end.chances);
        if is_over(self.rules, &end) {
            return Ok(Turned::Over(chances));
        }
        let stuck = position == before;
        if stuck && self.stuck && dead::is_dead(self.rules, &position, None) {
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
                    let steps = Step::taken_over(&handed);
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
