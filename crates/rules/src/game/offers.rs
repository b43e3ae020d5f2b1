//! Offers of a player to the other, of the cube or a resignation, and the answers.

use super::{Effect, Game, Offer, Phase};
use crate::cube::Cube;
use crate::error::Refusal;
use crate::match_kind::MatchKind;
use crate::point::Player;
use crate::score::{self, GameResult, How};
use alloc::boxed::Box;
use alloc::vec::Vec;

impl Game {
    /// Points that `loser` would lose by a resignation at `level` now.
    #[must_use]
    pub fn resignation_points(&self, loser: Player, level: u8) -> u32 {
        score::points(&self.rules, self.position(loser).own(), level, &self.cube, self.jacoby())
    }

    /// Checks whether `player` may double now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_double(&self, player: Player) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Roll { player: p, begins: true, .. } if *p == player => {}
            Phase::Roll { .. } | Phase::Move { .. } if self.phase.player() == Some(player) => {
                return Err(Refusal::DoubleBeforeRolling);
            }
            _ => return Err(self.not_now(player)),
        }
        if self.crawford {
            return Err(Refusal::CrawfordGame);
        }
        self.cube.may_turn(&self.rules.cube, player, self.cube.value.saturating_mul(2))?;
        if self.rules.cube.holland && self.post_crawford && self.turns.iter().any(|&t| t < 2) {
            return Err(Refusal::HollandTooEarly);
        }
        Ok(())
    }

    /// Checks whether `player` may beaver an offered double, or raccoon an offered beaver.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_redouble_at_once(&self, player: Player) -> Result<(), Refusal> {
        let Phase::Answer { player: p, offer, value } = self.phase else {
            return Err(self.not_now(player));
        };
        if p != player {
            return Err(Refusal::NotYourTurn { expected: p });
        }
        let money = self.kind == MatchKind::Money;
        match offer {
            Offer::Double if !(money && self.rules.cube.beavers) => return Err(Refusal::NoBeavers),
            Offer::Beaver if !(money && self.rules.cube.raccoons) => {
                return Err(Refusal::NoRaccoons);
            }
            Offer::Raccoon => return Err(Refusal::NoRaccoons),
            Offer::Double | Offer::Beaver => {}
        }
        let at_will = Cube { owner: None, ..self.cube };
        at_will.may_turn(&self.rules.cube, player, value.saturating_mul(2))
    }

    pub(super) fn double(&mut self, by: Player) -> Result<Effect, Refusal> {
        self.may_double(by)?;
        let value = self.cube.value * 2;
        self.phase = Phase::Answer { player: by.opponent(), offer: Offer::Double, value };
        Ok(Effect::default())
    }

    pub(super) fn answer(&mut self, by: Player, take: bool) -> Result<Effect, Refusal> {
        let (offer, value) = match self.phase {
            Phase::Answer { player, offer, value } if player == by => (offer, value),
            _ => return Err(self.not_now(by)),
        };
        if !take {
            let points = (value / 2) << self.cube.automatic;
            return Ok(self.end(GameResult {
                winner: Some(by.opponent()),
                level: 1,
                points,
                how: How::Drop,
            }));
        }
        // After a beaver or a raccoon the cube stays with the player who beavered.
        let (doubler, owner) = match offer {
            Offer::Double | Offer::Raccoon => (by.opponent(), by),
            Offer::Beaver => (by, by.opponent()),
        };
        self.cube = Cube { value, owner: Some(owner), ..self.cube };
        self.phase = Phase::Roll { player: doubler, owed: Vec::new(), begins: true };
        Ok(Effect::default())
    }

    pub(super) fn redouble_at_once(&mut self, by: Player, beaver: bool) -> Result<Effect, Refusal> {
        self.may_redouble_at_once(by)?;
        let Phase::Answer { offer, value, .. } = self.phase else {
            return Err(self.not_now(by));
        };
        let offer = match (offer, beaver) {
            (Offer::Double, true) => Offer::Beaver,
            (Offer::Beaver, false) => Offer::Raccoon,
            _ => {
                return Err(Refusal::NotNow { expected: "an answer to the cube" });
            }
        };
        self.phase = Phase::Answer { player: by.opponent(), offer, value: value * 2 };
        Ok(Effect::default())
    }

    /// Returns whether the game can be settled now: before a roll that begins a turn, which nobody has seen.
    #[must_use]
    pub fn may_settle(&self) -> bool {
        matches!(self.phase, Phase::Roll { begins: true, .. })
    }

    /// The result of a game that is settled by its worth to the first player, in thousandths of a point.
    #[must_use]
    pub fn settled(&self, worth: i32) -> GameResult {
        let most = u32::from(score::highest_level(&self.rules)).saturating_mul(self.cube.stake());
        let points = (worth.unsigned_abs().saturating_add(500) / 1000).min(most);
        let ahead = if worth > 0 { Player::First } else { Player::Second };
        GameResult { winner: (points > 0).then_some(ahead), level: 1, points, how: How::Settled }
    }

    pub(super) fn settle(&mut self, by: Player, worth: i32) -> Result<Effect, Refusal> {
        if !self.may_settle() {
            return Err(self.not_now(by));
        }
        let result = self.settled(worth);
        Ok(self.end(result))
    }

    pub(super) fn resign(&mut self, by: Player, level: u8) -> Result<Effect, Refusal> {
        if !self.phase.may_resign() {
            return Err(self.not_now(by));
        }
        let most = score::highest_level(&self.rules);
        if !(1..=most).contains(&level) {
            return Err(Refusal::BadResignation { most });
        }
        let before = Box::new(core::mem::replace(&mut self.phase, Phase::Opening));
        self.phase = Phase::Resigned { player: by.opponent(), level, before };
        Ok(Effect::default())
    }

    pub(super) fn answer_resignation(&mut self, by: Player, accept: bool) -> Result<Effect, Refusal> {
        let level = match self.phase {
            Phase::Resigned { player, level, .. } if player == by => level,
            _ => return Err(self.not_now(by)),
        };
        if accept {
            let points = self.resignation_points(by.opponent(), level);
            return Ok(self.end(GameResult { winner: Some(by), level, points, how: How::Resign }));
        }
        if let Phase::Resigned { before, .. } = core::mem::replace(&mut self.phase, Phase::Opening) {
            self.phase = *before;
            self.refused = true;
        }
        Ok(Effect::default())
    }
}
