//! One game: from the opening roll to its result.

mod offers;
mod phase;
mod throws;

pub use phase::{Effect, Offer, Phase, RollDue};

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::action::Action;
use crate::cube::Cube;
use crate::dead;
use crate::dice::Roll;
use crate::end;
use crate::error::Refusal;
use crate::expand::Occasion;
use crate::graph::Waits;
use crate::match_kind::MatchKind;
use crate::moves::Move;
use crate::point::Player;
use crate::position::Position;
use crate::rules::{Rolls, Rules};
use crate::score::{self, GameResult, How};
use crate::segment::Step;
use crate::turn::Turn;

/// Number of repetitions of a board, after turns of the same player, that draw a game whose roll stays.
const REPETITIONS: usize = 3;

/// The state of a game besides its phase, as data.
#[cfg(feature = "serde")]
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    pub(crate) crawford: bool,
    pub(crate) post_crawford: bool,
    pub(crate) board: Position,
    pub(crate) cube: Cube,
    pub(crate) turns: [u32; 2],
    pub(crate) fixed: Option<Roll>,
    pub(crate) ahead: Option<Roll>,
    pub(crate) refused: bool,
    pub(crate) seen: Vec<(Player, Position)>,
}

/// One game of a match.
#[derive(Clone, Debug)]
pub struct Game {
    /// The rules.
    pub(crate) rules: Arc<Rules>,
    kind: MatchKind,
    /// Whether this is the Crawford game.
    crawford: bool,
    /// Whether the Crawford game has been played.
    post_crawford: bool,
    /// The board before the running turn, seen by the first player.
    board: Position,
    cube: Cube,
    phase: Phase,
    /// Turns begun by each player.
    turns: [u32; 2],
    /// The roll that stays for the whole game, once it is thrown.
    fixed: Option<Roll>,
    /// The next roll of the player who does not move, if it is thrown beforehand.
    ahead: Option<Roll>,
    /// Whether a resignation has been refused since the last roll or turn.
    refused: bool,
    /// The boards after the turns of a game whose roll stays, and the player of each turn: chance can break no circle
    /// there.
    seen: Vec<(Player, Position)>,
}

impl Game {
    /// A game from the start position.
    #[must_use]
    pub(crate) fn new(rules: Arc<Rules>, kind: MatchKind, crawford: bool, post_crawford: bool) -> Game {
        let cube_in_play = rules.cube.on
            && kind != MatchKind::Points(1)
            && !crawford
            && (rules.cube.in_single_game || !matches!(kind, MatchKind::Single | MatchKind::Games(1)));
        Game {
            board: Position::start(&rules, Player::First),
            rules,
            kind,
            crawford,
            post_crawford,
            cube: Cube::new(cube_in_play),
            phase: Phase::Opening,
            turns: [0; 2],
            fixed: None,
            ahead: None,
            refused: false,
            seen: Vec::new(),
        }
    }

    /// The game as data, without its phase.
    #[cfg(feature = "serde")]
    pub(crate) fn record(&self) -> Record {
        Record {
            crawford: self.crawford,
            post_crawford: self.post_crawford,
            board: self.board,
            cube: self.cube,
            turns: self.turns,
            fixed: self.fixed,
            ahead: self.ahead,
            refused: self.refused,
            seen: self.seen.clone(),
        }
    }

    /// The game of a record.
    #[cfg(feature = "serde")]
    pub(crate) fn of_record(rules: Arc<Rules>, kind: MatchKind, record: Record, phase: Phase) -> Game {
        let Record { crawford, post_crawford, board, cube, turns, fixed, ahead, refused, seen } = record;
        Game { rules, kind, crawford, post_crawford, board, cube, phase, turns, fixed, ahead, refused, seen }
    }

    /// Returns the game from another position, with a player about to roll.
    #[must_use]
    pub(crate) fn at_position(mut self, position: Position, to_move: Player) -> Game {
        self.board = if to_move == Player::First { position } else { position.swapped() };
        for player in Player::BOTH {
            let seen = self.position(player);
            self.turns[player.index()] = Occasion::of(&self.rules, &seen).turn - 1;
        }
        self.begun_by(to_move)
    }

    /// Returns the game with a player who begins by a fresh roll.
    pub(crate) fn begun_by(mut self, player: Player) -> Game {
        self.phase = Phase::Roll { player, owed: Vec::new(), begins: true };
        self
    }

    /// The event for which the game waits.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The cube.
    #[must_use]
    pub fn cube(&self) -> &Cube {
        &self.cube
    }

    /// Returns whether this is the Crawford game.
    #[must_use]
    pub fn is_crawford(&self) -> bool {
        self.crawford
    }

    /// The roll that is known before it is thrown: the first roll of the game, if it stays.
    #[must_use]
    pub fn fixed_roll(&self) -> Option<Roll> {
        self.fixed
    }

    /// The next roll of the player who does not move, if it is thrown beforehand.
    #[must_use]
    pub fn roll_ahead(&self) -> Option<Roll> {
        self.ahead
    }

    /// The dice of the next roll: known beforehand, or how many are to be thrown.
    #[must_use]
    pub fn dice_due(&self) -> RollDue {
        self.fixed.map_or(RollDue::Throw(self.rules.dice.count), RollDue::Known)
    }

    /// Returns whether `player` names numbers instead of throwing dice.
    #[must_use]
    pub fn picks(&self, player: Player) -> bool {
        self.rules.chooser() == Some(player)
    }

    /// The present board, with the moves of the running turn, as `player` sees it.
    #[must_use]
    pub fn position(&self, player: Player) -> Position {
        fn running(phase: &Phase) -> Option<(Player, Position)> {
            match phase {
                Phase::Move { player, turn, .. } => Some((*player, turn.position())),
                Phase::Resigned { before, .. } => running(before),
                _ => None,
            }
        }
        let (by, position) = running(&self.phase).unwrap_or((Player::First, self.board));
        if by == player { position } else { position.swapped() }
    }

    /// The result, once there is one.
    #[must_use]
    pub fn result(&self) -> Option<&GameResult> {
        match &self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// Returns whether gammons count only with a turned cube.
    #[must_use]
    pub fn jacoby(&self) -> bool {
        self.rules.cube.jacoby && self.kind == MatchKind::Money && self.cube.in_play
    }

    /// Turns that both players have begun.
    #[must_use]
    pub fn turns(&self) -> [u32; 2] {
        self.turns
    }

    /// Returns whether a resignation has been refused since the last roll or turn: to offer it again at once changes
    /// nothing.
    #[must_use]
    pub fn resignation_refused(&self) -> bool {
        self.refused
    }

    fn not_now(&self, by: Player) -> Refusal {
        match self.phase.player() {
            Some(expected) if expected != by => Refusal::NotYourTurn { expected },
            _ => Refusal::NotNow { expected: self.phase.waits_for() },
        }
    }

    /// Applies an action of a player.
    ///
    /// # Errors
    /// The reason of a refusal; nothing has changed then.
    pub(crate) fn apply(&mut self, by: Player, action: &Action) -> Result<Effect, Refusal> {
        match action {
            Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. } => self.open(action),
            Action::Roll { dice } => self.throw(by, dice),
            Action::Pick { dice } => self.pick(by, *dice),
            Action::Cocked => self.cocked(by),
            Action::Move(mv) => self.play(by, *mv),
            Action::TakeBack => self.take_back(by),
            Action::Choose { number } => self.choose(by, *number),
            Action::Done => self.done(by),
            Action::Double => self.double(by),
            Action::Take | Action::Drop => self.answer(by, *action == Action::Take),
            Action::Beaver | Action::Raccoon => self.redouble_at_once(by, *action == Action::Beaver),
            Action::Resign { level } => self.resign(by, *level),
            Action::Accept | Action::Refuse => self.answer_resignation(by, *action == Action::Accept),
            Action::Flag => self.flag(by),
            Action::Settle { worth } => self.settle(by, *worth),
            Action::Next | Action::End | Action::TakeBackTurn => Err(self.not_now(by)),
        }
    }

    /// The game before a decision that an action completes: a play, or a decision about the cube. `None` for other actions, and
    /// for a turn in which nothing could be played.
    pub(crate) fn decision(&self, by: Player, action: &Action) -> Option<Game> {
        let phase = match (action, &self.phase) {
            (Action::Done, Phase::Move { player, roll, turn, before })
                if *player == by && !turn.moves().is_empty() =>
            {
                Phase::Move { player: by, roll: *roll, turn: turn.anew(), before: before.clone() }
            }
            (Action::Double | Action::Take | Action::Drop | Action::Beaver | Action::Raccoon, phase) => {
                phase.clone()
            }
            _ => return None,
        };
        Some(Game { phase, rules: Arc::clone(&self.rules), seen: self.seen.clone(), ..*self })
    }

    /// Returns the game in place of another course of it: with the ways through the running turn, and the roll that stays for
    /// the whole game, once it was thrown.
    pub(crate) fn instead_of(mut self, course: &Game) -> Game {
        self.fixed = course.fixed;
        if let Phase::Move { turn, .. } = &mut self.phase {
            *turn = turn.anew().with_graph();
        }
        self
    }

    fn begin_turn(&mut self, player: Player) {
        self.turns[player.index()] += 1;
    }

    fn start_moving(&mut self, player: Player, roll: Option<Roll>, steps: &[Step]) {
        self.refused = false;
        let before = Box::new(core::mem::replace(&mut self.phase, Phase::Opening));
        self.phase = match steps {
            // Nothing is played before the choice, so there is no end of a turn to announce.
            [Step::ChooseDouble, owed @ ..] => {
                Phase::Choose { player, owed: owed.to_vec(), thrown: roll.map(|roll| (roll, before)) }
            }
            _ => {
                let turn = Turn::new(Arc::clone(&self.rules), self.position(player), steps).with_graph();
                Phase::Move { player, roll, turn, before }
            }
        };
    }

    fn running_turn(&mut self, by: Player) -> Result<&mut Turn, Refusal> {
        let refusal = self.not_now(by);
        match &mut self.phase {
            Phase::Move { player, turn, .. } if *player == by => Ok(turn),
            _ => Err(refusal),
        }
    }

    fn play(&mut self, by: Player, mv: Move) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        let landing =
            turn.play(mv).map_err(|error| Refusal::IllegalMove { tried: mv, legal: error.legal })?;
        Ok(Effect { landing: Some(landing), ..Effect::default() })
    }

    fn take_back(&mut self, by: Player) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        turn.take_back().ok_or(Refusal::NothingToTakeBack)?;
        Ok(Effect::default())
    }

    fn choose(&mut self, by: Player, number: u8) -> Result<Effect, Refusal> {
        let owed = match &self.phase {
            Phase::Choose { player, owed, .. } if *player == by => owed.clone(),
            _ => return Err(self.not_now(by)),
        };
        if !(1..=6).contains(&number) {
            return Err(Refusal::BadChoice(number));
        }
        let mut steps = self.rules.chosen_double(number);
        steps.extend(owed);
        self.start_moving(by, None, &steps);
        Ok(Effect::default())
    }

    fn done(&mut self, by: Player) -> Result<Effect, Refusal> {
        let turn = self.running_turn(by)?;
        let (position, waits, passed) = (turn.position(), turn.waits(), turn.moves().is_empty());
        let (owed, handed_over) = (turn.owed().to_vec(), turn.handed_over().to_vec());
        if matches!(waits, Waits::Move | Waits::Segment) {
            return Err(Refusal::TurnNotFinished { legal: turn.legal() });
        }
        if let (Rolls::Fixed, Phase::Move { roll: Some(roll), .. }) = (self.rules.rolls, &self.phase) {
            self.fixed = Some(*roll);
        }
        let fixed = self.rules.rolls == Rolls::Fixed;
        self.board = if by == Player::First { position } else { position.swapped() };
        if fixed {
            self.seen.push((by, self.board));
        }
        if let Some(result) = self.finished(by, &position, passed) {
            return Ok(self.end(result));
        }
        self.refused = false;
        self.phase = match waits {
            Waits::Roll => Phase::Roll { player: by, owed, begins: false },
            Waits::Double => Phase::Choose { player: by, owed, thrown: None },
            Waits::Nothing | Waits::Move | Waits::Segment => self.next_turn(by.opponent()),
        };
        if !handed_over.is_empty() {
            self.take_over(by.opponent(), &handed_over);
        }
        Ok(Effect::default())
    }

    /// The result, if a turn of `by` has ended the game.
    fn finished(&self, by: Player, position: &Position, passed: bool) -> Option<GameResult> {
        if let Some(end::Finish { mover_wins, level, how }) = end::finish(&self.rules, position) {
            let winner = mover_wins.map(|wins| if wins { by } else { by.opponent() });
            let points = winner.map_or(0, |winner| {
                let loser = if winner == by { position.other() } else { position.own() };
                score::points(&self.rules, loser, level, &self.cube, self.jacoby())
            });
            return Some(GameResult { winner, level, points, how });
        }
        let again = self.seen.iter().filter(|seen| **seen == (by, self.board)).count();
        if again >= REPETITIONS {
            return Some(GameResult { winner: None, level: 1, points: 0, how: How::Repetition });
        }
        let dead = passed && dead::is_dead(&self.rules, position, self.fixed);
        dead.then_some(GameResult { winner: None, level: 1, points: 0, how: How::Dead })
    }

    /// The first phase of a turn: a roll, unless it was thrown beforehand.
    fn next_turn(&mut self, player: Player) -> Phase {
        match self.ahead.take() {
            Some(roll) => {
                self.begin_turn(player);
                Phase::Ahead { player: player.opponent(), roll }
            }
            None => Phase::Roll { player, owed: Vec::new(), begins: true },
        }
    }

    /// The opponent plays the rest of a chain of doubles, then rolls as usual.
    fn take_over(&mut self, player: Player, steps: &[Step]) {
        self.begin_turn(player);
        self.start_moving(player, None, &Step::taken_over(steps));
    }

    /// The game is lost as a single game, whatever its possible result.
    fn flag(&mut self, by: Player) -> Result<Effect, Refusal> {
        if self.phase.player() != Some(by) {
            return Err(self.not_now(by));
        }
        let points = self.resignation_points(by, 1);
        Ok(self.end(GameResult { winner: Some(by.opponent()), level: 1, points, how: How::Time }))
    }

    fn end(&mut self, result: GameResult) -> Effect {
        self.phase = Phase::Over(result);
        Effect { result: Some(result), ..Effect::default() }
    }
}
