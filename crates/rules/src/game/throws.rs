//! Rolls of a game: the starter, thrown and named rolls, cocked dice.

use super::{Effect, Game, Phase};
use crate::action::Action;
use crate::dice::{Roll, RollError};
use crate::error::Refusal;
use crate::expand::Occasion;
use crate::match_kind::MatchKind;
use crate::point::Player;
use crate::rules::{Opening, Rolls};
use crate::segment::Step;
use alloc::vec::Vec;

impl Game {
    pub(super) fn open(&mut self, action: &Action) -> Result<Effect, Refusal> {
        if !matches!(self.phase, Phase::Opening) {
            return Err(Refusal::NotNow { expected: self.phase.waits_for() });
        }
        let expected = match self.rules.opening {
            Opening::OneDieEach | Opening::OneDieEachThenRoll => "one die each",
            Opening::TwoDiceHighest => "two dice each",
            Opening::LotThenRoll => "a lot",
        };
        let check = |dice: &[u8]| Roll::new(dice).map_err(Refusal::BadDice);
        let sums = match (self.rules.opening, action) {
            (Opening::OneDieEach | Opening::OneDieEachThenRoll, Action::Opening { dice }) => {
                check(dice)?;
                *dice
            }
            (Opening::TwoDiceHighest, Action::OpeningTwo { dice: [first, second] }) => {
                check(first)?;
                check(second)?;
                [first[0] + first[1], second[0] + second[1]]
            }
            (Opening::LotThenRoll, Action::Lot { starter: Player::First }) => [1, 0],
            (Opening::LotThenRoll, Action::Lot { starter: Player::Second }) => [0, 1],
            _ => return Err(Refusal::BadOpening { expected }),
        };
        let starter = match sums[0].cmp(&sums[1]) {
            core::cmp::Ordering::Greater => Player::First,
            core::cmp::Ordering::Less => Player::Second,
            core::cmp::Ordering::Equal => return Ok(self.tie()),
        };
        if self.rules.opening == Opening::OneDieEach {
            let roll = Roll::two(sums[0].max(sums[1]), sums[0].min(sums[1])).map_err(Refusal::BadDice)?;
            self.play_roll(starter, roll, true, Vec::new());
        } else {
            self.phase = Phase::Roll { player: starter, owed: Vec::new(), begins: true };
        }
        Ok(Effect { starter: Some(starter), ..Effect::default() })
    }

    /// Tied opening dice are thrown again, perhaps at a doubled stake (Murphy).
    fn tie(&mut self) -> Effect {
        let doubled = self.kind == MatchKind::Money
            && self.cube.in_play
            && self.cube.automatic < self.rules.cube.automatic_doubles.min(8);
        self.cube.automatic += u8::from(doubled);
        Effect { doubled, ..Effect::default() }
    }

    pub(super) fn throw(&mut self, by: Player, dice: &[u8]) -> Result<Effect, Refusal> {
        let wanted = usize::from(self.rules.dice.count);
        let given = dice.len();
        let count = if given == wanted { Ok(()) } else { Err(RollError::Count { given, wanted }) };
        match &self.phase {
            Phase::Roll { player, owed, begins } if *player == by => {
                if self.picks(by) {
                    return Err(Refusal::BadPick);
                }
                let (begins, owed) = (*begins, owed.clone());
                let roll = count.and_then(|()| Roll::new(dice)).map_err(Refusal::BadDice)?;
                match self.fixed {
                    Some(expected) if !roll.same(expected) => return Err(Refusal::FixedRoll { expected }),
                    _ => self.play_roll(by, roll, begins, owed),
                }
            }
            Phase::Ahead { player, roll } if *player == by => {
                let (mover, roll) = (by.opponent(), *roll);
                self.ahead = Some(count.and_then(|()| Roll::new(dice)).map_err(Refusal::BadDice)?);
                self.play_thrown(mover, roll, true, Vec::new());
            }
            Phase::Move { player, .. } if *player != by => return Err(Refusal::PrematureRoll),
            _ => return Err(self.not_now(by)),
        }
        Ok(Effect::default())
    }

    pub(super) fn pick(&mut self, by: Player, dice: [u8; 2]) -> Result<Effect, Refusal> {
        match self.phase {
            Phase::Roll { player, begins, .. } if player == by && self.picks(by) => {
                let roll = Roll::new(&dice).map_err(Refusal::BadDice)?;
                if roll.double().is_some() {
                    return Err(Refusal::BadPick);
                }
                self.play_roll(by, roll, begins, Vec::new());
                Ok(Effect::default())
            }
            _ => Err(self.not_now(by)),
        }
    }

    /// Begins to play a roll, after the next roll of the opponent if that is thrown first.
    fn play_roll(&mut self, player: Player, roll: Roll, begins: bool, owed: Vec<Step>) {
        if begins {
            self.begin_turn(player);
        }
        if self.rules.rolls == Rolls::Open {
            self.phase = Phase::Ahead { player: player.opponent(), roll };
            return;
        }
        self.play_thrown(player, roll, begins, owed);
    }

    /// The steps of a turn that a roll would begin or continue if it were thrown now; `None` if no roll is due.
    #[must_use]
    pub fn steps_of(&self, roll: Roll) -> Option<Vec<Step>> {
        let Phase::Roll { player, owed, begins } = &self.phase else { return None };
        let turn = self.turns[player.index()] + u32::from(*begins);
        let occasion = Occasion { player: *player, turn, begins: *begins };
        let mut steps = self.rules.steps(&self.position(*player), roll, &occasion);
        steps.extend_from_slice(owed);
        Some(steps)
    }

    fn play_thrown(&mut self, player: Player, roll: Roll, begins: bool, owed: Vec<Step>) {
        let occasion = Occasion { player, turn: self.turns[player.index()], begins };
        let mut steps = self.rules.steps(&self.position(player), roll, &occasion);
        steps.extend(owed);
        self.start_moving(player, Some(roll), &steps);
    }

    pub(super) fn cocked(&mut self, by: Player) -> Result<Effect, Refusal> {
        let named = self.picks(by);
        let before = match &mut self.phase {
            Phase::Move { player, roll: Some(_), turn, before } if *player == by && !named => {
                if !turn.moves().is_empty() {
                    return Err(Refusal::TooLateForCocked);
                }
                before
            }
            Phase::Choose { player, thrown: Some((_, before)), .. } if *player == by => before,
            _ => return Err(self.not_now(by)),
        };
        let begins = matches!(**before, Phase::Roll { begins: true, .. } | Phase::Opening);
        self.turns[by.index()] -= u32::from(begins);
        self.phase = core::mem::replace(before, Phase::Opening);
        self.ahead = None;
        Ok(Effect::default())
    }
}
