//! The doubling cube of one game.

use crate::error::Refusal;
use crate::point::Player;
use crate::rules::CubeRules;

/// Place and value of the cube, with the automatic doubles before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cube {
    /// The value the players agreed to, 1 at rest.
    pub value: u32,
    /// The player who may double next; `None` while the cube is in the middle.
    pub owner: Option<Player>,
    /// Number of tied opening rolls that doubled the stake.
    pub automatic: u8,
    /// Whether the cube is in play in this game.
    pub in_play: bool,
}

/// No cube goes above this: it keeps every score within its type.
pub const HIGHEST: u32 = 1 << 16;

impl Cube {
    /// A cube at rest.
    #[must_use]
    pub fn new(in_play: bool) -> Cube {
        Cube { value: 1, owner: None, automatic: 0, in_play }
    }

    /// The points of a plain win.
    #[must_use]
    pub fn stake(&self) -> u32 {
        self.value << self.automatic
    }

    /// Returns whether the cube was turned by a player.
    #[must_use]
    pub fn turned(&self) -> bool {
        self.owner.is_some()
    }

    /// Checks whether a player may offer to turn the cube to `value`, by its owner and its limit.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_turn(&self, rules: &CubeRules, player: Player, value: u32) -> Result<(), Refusal> {
        if !self.in_play {
            return Err(Refusal::NoCube);
        }
        if self.owner.is_some_and(|owner| owner != player) {
            return Err(Refusal::CubeNotYours);
        }
        let cap = if rules.cap == 0 { HIGHEST } else { rules.cap.min(HIGHEST) };
        if value > cap { Err(Refusal::CubeAtLimit { cap }) } else { Ok(()) }
    }
}
