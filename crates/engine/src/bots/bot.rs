//! A player of a match: its next actions.

use core::time::Duration;

use tavola_rules::{Action, BAR, Match, Player, Position, Roll, Rules, Turn};

use crate::advice::{Advice, Advised, Adviser};
use crate::bots::level::Level;
use crate::bots::noise::factor;
use crate::context::Context;
use crate::cube::CubeDecision;
use crate::engine::Engine;
use crate::hash;
use crate::match_equity::Met;
use crate::search::budget::Depth;
use crate::search::rollout::RolloutSettings;
use crate::search::sources::EngineError;

/// The next request of a bot to its caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotDecision {
    /// Dice: of the opening, or of its turn. The caller throws them.
    Roll,
    /// These actions, in this order. Empty if the bot has nothing to do.
    Act(Vec<Action>),
}

/// A player of some strength. Two bots of the same level and seed do the same in the same match, as long as they keep the time
/// of their level without looking less deeply.
#[derive(Clone, Debug, PartialEq)]
pub struct Bot {
    depth: Depth,
    time: Option<Duration>,
    rollout: Option<RolloutSettings>,
    noise: Noise,
    seed: u64,
    met: Met,
    resigns: bool,
    book: bool,
}

/// Standard deviation of the errors of a bot, as equity.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Noise {
    /// Equal in every game.
    Of(f32),
    /// The deviation in backgammon; in another game it is multiplied by a factor of that game.
    InBackgammon(f32),
}

/// A bot errs by no more than this many standard deviations: weak, never absurd.
const MOST_DEVIATIONS: f32 = 2.0;

/// Factor from an error in equity to an error in the chance to win, for cube decisions. It is half of the exact factor,
/// because a wrong cube costs more than a wrong play.
const CUBE_ERROR: f32 = 0.25;

/// Turns of both players after which a bot hurries if one of them may wait. Games of Backward and of Double against Choice have eighty.
const PATIENCE: u32 = 200;

/// Equity of a pip, for each turn beyond [`PATIENCE`].
const HASTE: f32 = 1e-5;

/// Returns the equity for which a bot gives up a pip after so many turns. A player who may wait expects most from the other's going home
/// first.
fn haste(rules: &Rules, turns: u32) -> f32 {
    if Player::BOTH.iter().any(|player| rules.may_wait(*player)) {
        turns.saturating_sub(PATIENCE) as f32 * HASTE
    } else {
        0.0
    }
}

impl Noise {
    fn of(self, rules: &Rules) -> f32 {
        match self {
            Noise::Of(deviation) => deviation,
            Noise::InBackgammon(deviation) => deviation * factor(rules.name),
        }
    }
}

impl Bot {
    /// A bot. The seed decides how it errs. On a slow machine it looks less deeply, so that it keeps the time of its level.
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Bot {
        let (depth, time) = (level.plies().into(), level.time());
        let (rollout, noise) = (level.rollout(), Noise::InBackgammon(level.noise()));
        Bot { depth, time, rollout, noise, seed, met: Met::own(), resigns: true, book: level.plies() > 0 }
    }

    /// Returns the bot without limits of time: it plays equally on every machine.
    #[must_use]
    pub fn patient(self) -> Bot {
        Bot { time: None, ..self }
    }

    /// A bot without errors that searches to a depth. With a budget it has the opening book; a fixed depth shows what the search
    /// alone finds.
    #[must_use]
    pub fn searching(depth: impl Into<Depth>) -> Bot {
        let depth = depth.into();
        Bot {
            depth,
            time: None,
            rollout: None,
            noise: Noise::Of(0.0),
            seed: 0,
            met: Met::own(),
            resigns: true,
            book: matches!(depth, Depth::Within(_)),
        }
    }

    /// A bot that does not look ahead and errs by this standard deviation of equity in every game.
    #[must_use]
    pub fn erring(deviation: f32, seed: u64) -> Bot {
        Bot { noise: Noise::Of(deviation), seed, ..Bot::searching(0) }
    }

    /// Returns the bot without resignations: it plays every game to its end.
    #[must_use]
    pub fn playing_on(self) -> Bot {
        Bot { resigns: false, ..self }
    }

    /// Returns the bot with or without the opening book, which levels that look ahead have.
    #[must_use]
    pub fn with_book(self, book: bool) -> Bot {
        Bot { book, ..self }
    }

    /// Returns the bot with another match equity table.
    #[must_use]
    pub fn by(self, met: Met) -> Bot {
        Bot { met, ..self }
    }

    /// Returns the next actions of `player`: as many as are possible before dice or the opponent come in.
    ///
    /// # Errors
    /// See [`EngineError`]; the same holds for the other methods.
    pub fn decide(&self, engine: &Engine, m: &Match, player: Player) -> Result<BotDecision, EngineError> {
        Ok(match self.advise(engine, m, player)? {
            Some(Advice { decision: Advised::Roll(_), .. }) => BotDecision::Roll,
            Some(Advice { decision: Advised::Cube(decision), .. }) if !decision.doubles() => {
                BotDecision::Roll
            }
            advice => BotDecision::Act(advice.map(|advice| advice.actions()).unwrap_or_default()),
        })
    }

    /// Returns the bot's advice for `player`, with the figures that the bot assumes.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn advise(&self, engine: &Engine, m: &Match, player: Player) -> Result<Option<Advice>, EngineError> {
        let haste = haste(m.rules(), m.game().turns().iter().sum());
        self.advising(engine, m.rules(), haste, |adviser| adviser.advise(m, player))
    }

    /// The position after its play with a roll of one segment, outside of any match. The player who has rolled is `own`
    /// in both positions; the context is theirs.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn play(
        &self,
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        roll: Roll,
        context: &Context,
    ) -> Result<Option<Position>, EngineError> {
        let turn = Turn::rolled(rules, *position, roll);
        let ranked = self.advising(engine, rules, 0.0, |adviser| adviser.rank(&turn, context, self.time))?;
        Ok(ranked.first().map(|best| best.position))
    }

    /// Calls `ask` with the adviser of this bot, which gives up this equity for a pip.
    fn advising<T>(
        &self,
        engine: &Engine,
        rules: &Rules,
        haste: f32,
        ask: impl FnOnce(&Adviser<'_>) -> T,
    ) -> T {
        let noise = self.noise.of(rules);
        ask(&Adviser {
            engine,
            depth: self.depth,
            time: self.time,
            resigns: self.resigns,
            rollout: self.rollout,
            shows: false,
            book: self.book,
            error: &|position, win| {
                self.error(noise, position, win) - haste * position.own().pips(BAR) as f32
            },
            cube: &|rules, position, context| self.cube(engine, rules, position, context),
            context: &|m, player| Context { met: self.met.clone(), ..Context::of(m, player) },
        })
    }

    /// An error of this level about a position with this chance to win: constant for a position, and small if the game
    /// is nearly decided.
    fn error(&self, noise: f32, position: &Position, win: f32) -> f32 {
        if noise == 0.0 {
            return 0.0;
        }
        let about = hash::of_position(position, 1);
        let uniform = |n: u64| {
            let bits = hash::mix(hash::mix(self.seed ^ n).wrapping_add(about));
            (bits >> 40) as f32 / (1u64 << 24) as f32
        };
        // The sum of twelve uniform numbers is close to normal, with a standard deviation of one.
        let normal = (1..=12).map(uniform).sum::<f32>() - 6.0;
        let open = 4.0 * win * (1.0 - win);
        noise * open * normal.clamp(-MOST_DEVIATIONS, MOST_DEVIATIONS)
    }

    /// The cube decision of this level: right for the chances that it assumes. `position` and `context` are those of
    /// the player who may double.
    ///
    /// # Errors
    /// See [`EngineError`].
    pub fn cube(
        &self,
        engine: &Engine,
        rules: &Rules,
        position: &Position,
        context: &Context,
    ) -> Result<CubeDecision, EngineError> {
        let noise = self.noise.of(rules);
        let decision = match self.depth {
            Depth::Plies(plies) => engine.cube_in_time(rules, position, context, plies, self.time)?,
            within @ Depth::Within(_) => engine.cube(rules, position, context, within)?,
        };
        if noise == 0.0 {
            return Ok(decision);
        }
        let mut chances = decision.probabilities;
        chances.win += self.error(noise, position, chances.win) * CUBE_ERROR;
        Ok(engine.cube_for(position, context, &chances.in_order()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn a_bot_hurries_after_many_turns_if_a_player_may_wait() {
        for (name, hurries) in [("backward", true), ("double-against-choice", true), ("backgammon", false)] {
            let rules = variants::find(name).expect("a game").rules;
            assert_eq!(haste(rules, PATIENCE + 1) > 0.0, hurries, "{name}");
            assert_eq!(haste(rules, PATIENCE), 0.0, "{name}");
        }
    }
}
