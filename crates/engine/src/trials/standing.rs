//! State of a game between two decisions, and its continuation: the turns of [`tavola_rules::game::Game`] without its
//! list of actions, its graphs and the decisions of the players.

use tavola_rules::dead;
use tavola_rules::end::{self, Finish, is_done};
use tavola_rules::rules::Rolls;
use tavola_rules::turn::{End, Incomplete};
use tavola_rules::{Occasion, Player, Position, Roll, Rules, Step, Waits};

/// Number of repetitions of a board, after turns of the same player, that draw a game whose roll stays.
pub const REPETITIONS: usize = 3;

/// The event that a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// The roll that begins a turn.
    Turn,
    /// One more roll in a turn; the steps are owed after those of the roll.
    Roll(Vec<Step>),
    /// A double of the player's choice; the steps are owed after it.
    Choose(Vec<Step>),
    /// These steps are played.
    Play(Vec<Step>),
}

/// See the module.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The board; `own` is the player whose turn it is.
    pub(super) position: Position,
    /// The player whose turn it is. The first player is the one whose figures are asked for.
    pub(super) player: Player,
    pub(super) due: Due,
    /// The end of the first of the steps that are due, if it is given.
    pub(super) first: Option<End>,
    /// Turns begun by each player.
    turns: [u32; 2],
    /// The roll that stays for the whole game, once it is thrown.
    pub(super) fixed: Option<Roll>,
    /// Whether a checker was moved since the last roll.
    moved: bool,
    /// The boards after the turns of a game whose roll stays, and the player of each turn.
    seen: Vec<(Player, Position)>,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// On the board, by the turn of the player who moved.
    Finished(Finish),
    /// Neither can ever move again, or the game went round in a circle.
    Draw,
}

impl Standing {
    /// A player (`own`) is about to begin a turn, as the first player of the game.
    #[must_use]
    pub fn on_roll(rules: &Rules, position: &Position) -> Standing {
        let turns = [*position, position.swapped()].map(|seen| Occasion::of(rules, &seen).turn - 1);
        Standing {
            position: *position,
            player: Player::First,
            due: Due::Turn,
            first: None,
            turns,
            fixed: None,
            moved: false,
            seen: Vec::new(),
        }
    }

    /// Returns the state after the same player has thrown a roll, or has other steps to play, and plays the first of
    /// them to this end.
    #[must_use]
    pub fn playing(self, rules: &Rules, roll: Option<Roll>, steps: &[Step], end: End) -> Standing {
        let mut turns = self.turns;
        turns[self.player.index()] += 1;
        let fixed = roll.filter(|_| rules.rolls == Rolls::Fixed).or(self.fixed);
        Standing { due: Due::Play(steps.to_vec()), first: Some(end), turns, fixed, ..self }
    }

    /// Returns whether the player whose figures are asked for has the turn.
    pub(super) fn own_turn(&self) -> bool {
        self.player == Player::First
    }

    /// A turn begins.
    pub(super) fn begin_turn(&mut self) {
        self.turns[self.player.index()] += 1;
    }

    /// The dice have come, or a double was named.
    pub(super) fn dice_came(&mut self) {
        self.moved = false;
    }

    /// The steps of a roll that is thrown now.
    pub(super) fn steps_of(&self, rules: &Rules, roll: Roll, begins: bool, owed: &[Step]) -> Vec<Step> {
        // A turn that the roll begins has been counted already.
        let occasion = Occasion { player: self.player, turn: self.turns[self.player.index()], begins };
        let mut steps = rules.steps(&self.position, roll, &occasion);
        steps.extend_from_slice(owed);
        steps
    }

    /// Continues from the end of the first of some steps.
    pub(super) fn go_on(
        &mut self,
        rules: &Rules,
        steps: &[Step],
        position: &Position,
        waits: Waits,
        moves: usize,
    ) -> Option<Ended> {
        self.position = *position;
        self.moved |= moves > 0;
        // The step that was played; a turn can begin with a roll or a choice too.
        let played = match steps.first() {
            Some(Step::Play(segment)) => Some(segment),
            Some(Step::Roll | Step::ChooseDouble) | None => None,
        };
        let rest = &steps[usize::from(played.is_some())..];
        if waits == Waits::Segment {
            self.due = Due::Play(rest.to_vec());
            return None;
        }
        if let Some(ended) = self.ended(rules) {
            return Some(ended);
        }
        self.due = match waits {
            Waits::Roll => Due::Roll(rest[1..].to_vec()),
            Waits::Double => Due::Choose(rest[1..].to_vec()),
            Waits::Nothing | Waits::Move | Waits::Segment => {
                let breaks = |segment: &tavola_rules::Segment| {
                    segment.incomplete == Incomplete::HandOver
                        && moves < segment.numbers().len()
                        && !is_done(rules, position)
                };
                let handed_over = !rest.is_empty() && played.is_some_and(breaks);
                self.position = position.swapped();
                self.player = self.player.opponent();
                if handed_over { self.take_over(rest) } else { Due::Turn }
            }
        };
        None
    }

    /// The player plays the rest of the opponent's chain of doubles, then rolls as usual.
    fn take_over(&mut self, steps: &[Step]) -> Due {
        self.begin_turn();
        self.dice_came();
        Due::Play(Step::taken_over(steps))
    }

    /// The end of the game after a part of a turn, if it has ended.
    fn ended(&mut self, rules: &Rules) -> Option<Ended> {
        let position = &self.position;
        let board = (self.player, *position);
        let fixed = rules.rolls == Rolls::Fixed;
        if fixed {
            self.seen.push(board);
        }
        if let Some(finish) = end::finish(rules, position) {
            return Some(Ended::Finished(finish));
        }
        let circle = fixed && self.seen.iter().filter(|seen| **seen == board).count() >= REPETITIONS;
        let dead = || !self.moved && dead::is_dead(rules, position, self.fixed);
        (circle || dead()).then_some(Ended::Draw)
    }
}
