//! Shared parts of the tests of bots and of advice.
#![allow(missing_docs, unreachable_pub, dead_code, reason = "each test uses some of it")]

use std::sync::LazyLock;

use tavola_engine::Engine;
use tavola_rules::game::{Phase, RollDue};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, Player};

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::embedded);

/// The engine with its nets, on one thread.
pub fn engine() -> &'static Engine {
    &ENGINE
}

/// Dice that are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn die(&mut self) -> u8 {
        (self.next() >> 20) as u8 % 6 + 1
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 20) as usize % n
    }

    /// The action for which the game waits when a bot asks for dice.
    pub fn action(&mut self, m: &Match) -> Action {
        if !matches!(m.game().phase(), Phase::Opening) {
            let dice = match m.game().dice_due() {
                RollDue::Known(roll) => roll.dice().to_vec(),
                RollDue::Throw(count) => (0..count).map(|_| self.die()).collect(),
            };
            return Action::Roll { dice };
        }
        match m.rules().opening {
            Opening::OneDieEach | Opening::OneDieEachThenRoll => {
                Action::Opening { dice: [self.die(), self.die()] }
            }
            Opening::TwoDiceHighest => {
                Action::OpeningTwo { dice: [[self.die(), self.die()], [self.die(), self.die()]] }
            }
            Opening::LotThenRoll => Action::Lot { starter: Player::BOTH[self.below(2)] },
        }
    }
}
