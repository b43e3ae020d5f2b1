//! The cube: doubles that were offered or not, and their answers.

use std::sync::Arc;

use tavola_engine::{CubeDecision, CubeReply, EngineError};
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Action, Match, Player};

use super::rollout::Mean;
use super::{Analyst, Choice, Compared};
use crate::decision::{Counted, CubeMistake, Judgement};
use crate::reasons;
use crate::walk::{Made, OpenDecision};

/// An error below this is rounding: a double that may be offered or not.
const OPTIONAL: f64 = 1e-5;
/// GNU Backgammon counts a double that was not offered if doubling is so close to the best (`isCloseCubedecision`).
const GNUBG_CLOSE: f64 = 0.16;
/// eXtreme Gammon counts one if it is so close, and the player is ahead.
const XG_CLOSE: f64 = 0.2;

impl Analyst<'_> {
    /// A double that was offered, or could have been. The doubler is judged against the best answer.
    pub(super) fn double(&self, m: &Match, task: &OpenDecision) -> Result<Option<Judgement>, EngineError> {
        let (rules, player) = (m.rules(), task.player);
        // An estimate is too rough to stake more on it.
        if self.engine.estimates(rules)? {
            return Ok(None);
        }
        let (context, units, plies) = (self.context(m, player), self.units(m, player), self.plies(rules));
        let gap = |found: &CubeDecision| found.no_double - found.double_take.min(found.double_drop);
        let doubled = matches!(task.made, Made::Double);
        let is_wrong = |found: &CubeDecision| doubled != (gap(found) < 0.0);
        let judged = self.cube(rules, &m.game().position(player), &context, gap, is_wrong)?;
        let (found, trials) = (judged.decision, judged.trials);
        let (keep, take, drop) = (found.no_double, found.double_take, found.double_drop);
        let equity = |value: f32| f64::from(value) / units.unit;
        let (no_double, double) = (equity(keep), equity(take.min(drop)));
        let best = no_double.max(double);
        let error = if take <= drop { judged.double_error } else { judged.keep_error };
        let loss = [no_double, double].map(|equity| Mean { mean: best - equity, se: error }.beyond_noise());
        let mistake = (loss[usize::from(doubled)] > OPTIONAL).then_some(match (doubled, take <= drop) {
            (false, true) => CubeMistake::MissedBelowCashPoint,
            (false, false) => CubeMistake::MissedAboveCashPoint,
            (true, _) if keep <= drop => CubeMistake::WrongBelowDoublePoint,
            (true, _) => CubeMistake::WrongAboveTooGood,
        });
        let reasons = match mistake {
            Some(mistake) => {
                let (position, loss) = (m.game().position(player), loss[usize::from(doubled)]);
                reasons::of_double(
                    self.engine,
                    &Arc::new(rules.clone()),
                    &position,
                    &context,
                    &found,
                    mistake,
                    loss,
                )?
            }
            None => None,
        };
        let counted = Counted {
            gnubg: doubled || task.turn > 1 && best - double < GNUBG_CLOSE,
            xg: doubled || no_double > 0.0 && no_double - double < XG_CLOSE,
        };
        let choice = |text: &str, equity: f32, loss: f64| Choice {
            text: text.to_owned(),
            position: None,
            moves: Vec::new(),
            equity,
            loss,
            chances: Some(found.probabilities),
        };
        let answer = if take <= drop { 1 } else { 2 };
        let compared = Compared {
            choices: vec![
                choice("no double", keep, loss[0]),
                choice("double, take", take, loss[1]),
                choice("double, drop", drop, loss[1]),
            ],
            shallower: Vec::new(),
            played: if doubled { answer } else { 0 },
            best: if no_double >= double { 0 } else { answer },
            count: 2,
            mistake,
            ply: plies,
            trials,
            counted,
            reasons,
        };
        Ok(Some(self.judged(rules, &units, compared)))
    }

    /// An answer to the cube. Equities are those of the player who answers, at the cube before the first double.
    pub(super) fn answer(
        &self,
        m: &Match,
        player: Player,
        action: &Action,
    ) -> Result<Option<Judgement>, EngineError> {
        let rules = m.rules();
        let Phase::Answer { offer, .. } = *m.game().phase() else { return Ok(None) };
        if self.engine.estimates(rules)? {
            return Ok(None);
        }
        let plies = self.plies(rules);
        // A cube is judged from the side that doubled first and rolls next.
        let roller = if offer == Offer::Beaver { player } else { player.opponent() };
        let context = self.context(m, roller);
        let gap = |found: &CubeDecision| found.double_take - found.double_drop;
        let is_wrong = |found: &CubeDecision| matches!(action, Action::Drop) != (gap(found) > 0.0);
        let judged = self.cube(rules, &m.game().position(roller), &context, gap, is_wrong)?;
        let (decision, trials) = (judged.decision, judged.trials);
        let may_redouble = m.game().may_redouble_at_once(player).is_ok();
        let reply = CubeReply::new(&decision, offer, &context, may_redouble);
        let units = self.units(m, player);
        let redouble = if offer == Offer::Double { "beaver" } else { "raccoon" };
        let mut options = vec![("take", reply.take), ("drop", reply.drop)];
        options.extend(reply.redouble.map(|equity| (redouble, equity)));
        let best = (0..options.len()).max_by(|a, b| options[*a].1.total_cmp(&options[*b].1)).unwrap_or(0);
        let played = match action {
            Action::Take => 0,
            Action::Drop => 1,
            _ if options.len() > 2 => 2,
            _ => return Ok(None),
        };
        let highest = options[best].1;
        let choices: Vec<Choice> = options
            .iter()
            .map(|&(text, equity)| Choice {
                text: text.to_owned(),
                position: None,
                moves: Vec::new(),
                equity,
                loss: Mean { mean: f64::from(highest - equity) / units.unit, se: judged.take_error }
                    .beyond_noise(),
                chances: Some(reply.probabilities),
            })
            .collect();
        let mistake = (choices[played].loss > OPTIONAL).then_some(match (played, best) {
            (0, 1) => CubeMistake::WrongTake,
            (0, _) => CubeMistake::MissedBeaver,
            (1, _) => CubeMistake::WrongDrop,
            _ => CubeMistake::WrongBeaver,
        });
        let reasons = mistake.and_then(|mistake| {
            let (position, loss) = (m.game().position(roller), choices[played].loss);
            reasons::of_answer(self.engine, &position, &context, &decision, mistake, loss)
        });
        let counted = Counted { gnubg: true, xg: true };
        let count = choices.len();
        let compared = Compared {
            choices,
            shallower: Vec::new(),
            played,
            best,
            count,
            mistake,
            ply: plies,
            trials,
            counted,
            reasons,
        };
        Ok(Some(self.judged(rules, &units, compared)))
    }
}
