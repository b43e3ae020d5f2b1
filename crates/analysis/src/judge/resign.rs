//! Resignations and their answers.
//!
//! As in GNU Backgammon (`getResignEquities`) the points that are offered are compared with the cubeless equity, and the
//! errors stand in a row of their own, outside all totals.

use tavola_engine::EngineError;
use tavola_rules::game::Phase;
use tavola_rules::{Match, Player};

use super::{Analyst, Choice, Compared};
use crate::decision::{Counted, Judgement};

const LEVELS: [&str; 3] = ["a single game", "a gammon", "a backgammon"];

impl Analyst<'_> {
    /// Giving up at a level instead of playing on.
    pub(super) fn resign(&self, m: &Match, player: Player, level: u8) -> Result<Judgement, EngineError> {
        let on_roll = m.game().phase().player().unwrap_or(player);
        let play_on = self.cubeless(m, player, on_roll)?;
        let resigned = -self.offered(m, player.opponent(), level);
        let name = LEVELS[usize::from(level.clamp(1, 3)) - 1];
        Ok(self.between(m, player, [("play on", play_on), (&format!("resign {name}"), resigned)], 1))
    }

    /// Accepting a resignation at a level, or refusing it.
    pub(super) fn resigned(
        &self,
        m: &Match,
        player: Player,
        level: u8,
        accepted: bool,
    ) -> Result<Judgement, EngineError> {
        let on_roll = match m.game().phase() {
            Phase::Resigned { before, .. } => before.player().unwrap_or(player),
            _ => player,
        };
        let refuse = self.cubeless(m, player, on_roll)?;
        let accept = self.offered(m, player, level);
        Ok(self.between(m, player, [("refuse", refuse), ("accept", accept)], usize::from(accepted)))
    }

    /// The equity of winning by a resignation, in units of the engine.
    fn offered(&self, m: &Match, winner: Player, level: u8) -> f32 {
        let context = self.context(m, winner);
        let points = f64::from(m.game().resignation_points(winner.opponent(), level));
        let stake = f64::from(m.game().cube().stake().max(1));
        context.equity(context.worth(points / stake * f64::from(context.value))) as f32
    }

    /// The cubeless equity of a player. A roll that has been thrown already is ignored: the position before it is near
    /// enough.
    fn cubeless(&self, m: &Match, player: Player, on_roll: Player) -> Result<f32, EngineError> {
        let context = tavola_engine::Context { next_roll: None, ..self.context(m, on_roll) };
        let position = m.game().position(on_roll);
        let found = self.engine.evaluation(m.rules(), &position, &context, self.plies(m.rules()))?;
        Ok(if on_roll == player { found.cubeless } else { -found.cubeless })
    }

    fn between(&self, m: &Match, player: Player, options: [(&str, f32); 2], played: usize) -> Judgement {
        let units = self.units(m, player);
        let best = usize::from(options[1].1 > options[0].1);
        let choices: Vec<Choice> = options
            .iter()
            .map(|&(text, equity)| Choice {
                text: text.to_owned(),
                position: None,
                moves: Vec::new(),
                equity,
                loss: f64::from(options[best].1 - equity) / units.unit,
                chances: None,
            })
            .collect();
        let ply = self.plies(m.rules());
        let counted = Counted::default();
        let compared = Compared {
            choices,
            shallower: Vec::new(),
            played,
            best,
            count: 2,
            mistake: None,
            ply,
            trials: 0,
            counted,
            reasons: None,
        };
        self.judged(m.rules(), &units, compared)
    }
}
