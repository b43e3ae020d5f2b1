//! The engine: evaluations, plays, the cube, rollouts, analyses.

use std::sync::Arc;

use pyo3::prelude::*;
use serde::Serialize;
use tavola_engine::evaluators::KnownDice;
use tavola_engine::{Context, CubeAction, CubeAnswer, Probabilities, Stakes, Work};
use tavola_notation::play;
use tavola_rollout::{
    CubeTerms, Limits, Part, RolloutJob, Row, SLICE, Table, Thrown, TrialSettings, candidates,
};
use tavola_rules::rules::Rolls;
use tavola_rules::{Position, Roll, Rules};

use crate::files;
use crate::input::{OneMove, rules, situation, then, turn, wrong};

/// Tavola's engine with the nets of all games.
#[pyclass(module = "tavola._tavola", frozen)]
pub(crate) struct Engine {
    pub(crate) engine: tavola_engine::Engine,
}

#[derive(Serialize)]
struct Chances {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
}

impl From<Probabilities> for Chances {
    fn from(chances: Probabilities) -> Chances {
        let Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
        Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }
}

#[derive(Serialize)]
struct Worth {
    #[serde(flatten)]
    chances: Chances,
    equity: f32,
    cubeful: f32,
    mwc: Option<f64>,
    ply: u32,
}

#[derive(Serialize)]
struct Ranked {
    text: String,
    moves: Vec<OneMove>,
    position: String,
    then: Option<&'static str>,
    equity: f32,
    mwc: Option<f64>,
    loss: f32,
    ply: u32,
    #[serde(flatten)]
    chances: Chances,
}

#[derive(Serialize)]
struct Cube {
    action: &'static str,
    answer: &'static str,
    no_double: f32,
    double_take: f32,
    double_drop: f32,
    ply: u32,
    #[serde(flatten)]
    chances: Chances,
}

fn action(action: CubeAction) -> &'static str {
    match action {
        CubeAction::NoDouble => "no-double",
        CubeAction::DoubleTake => "double-take",
        CubeAction::DoubleDrop => "double-drop",
        CubeAction::TooGood => "too-good",
    }
}

fn answer(answer: CubeAnswer) -> &'static str {
    match answer {
        CubeAnswer::Take => "take",
        CubeAnswer::Drop => "drop",
        CubeAnswer::Beaver => "beaver",
    }
}

fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(wrong)
}

/// A position that is not decided yet, with its stakes.
fn place(text: &str, rules: &Rules) -> PyResult<(Position, Context)> {
    let found = situation(text, rules)?;
    if tavola_rules::end::is_over(rules, &found.position) {
        return Err(wrong("expected a position in which nobody has finished"));
    }
    Ok((found.position, Context::of_situation(&found, rules)))
}

/// The roll that stays for the whole game, in a game that has one.
fn staying(roll: Option<&str>, rules: &Rules) -> PyResult<Option<Roll>> {
    let Some(text) = roll else { return Ok(None) };
    if rules.rolls != Rolls::Fixed {
        return Err(wrong("expected no roll: it stays in fixed-roll only"));
    }
    text.parse().map(Some).map_err(wrong)
}

/// Checks a number of rolls ahead.
fn plies(ply: u32) -> PyResult<u32> {
    if ply <= 3 { Ok(ply) } else { Err(wrong(format!("expected a ply from 0 to 3, not {ply}"))) }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (threads = 1))]
    fn new(threads: usize) -> PyResult<Engine> {
        let work = Work::inline().with_threads(threads).map_err(wrong)?;
        Ok(Engine { engine: tavola_engine::Engine::embedded().with_work(work) })
    }

    #[pyo3(signature = (position, rules, ply, roll = None))]
    fn evaluate(
        &self,
        py: Python<'_>,
        position: &str,
        rules: &str,
        ply: u32,
        roll: Option<&str>,
    ) -> PyResult<String> {
        let (rules, ply) = (self::rules(rules)?, plies(ply)?);
        let (position, context) = place(position, &rules)?;
        let context = Context { next_roll: staying(roll, &rules)?, ..context };
        let found = py.detach(|| self.engine.evaluation(&rules, &position, &context, ply)).map_err(wrong)?;
        json(&Worth {
            chances: found.probabilities.into(),
            equity: found.cubeless,
            cubeful: found.cubeful,
            mwc: context.mwc(found.cubeful.into()),
            ply,
        })
    }

    /// Many positions without looking ahead: six figures each, the five chances and the equity.
    // Python's list becomes a vector of its own here: a slice of strings cannot be borrowed from it.
    #[allow(clippy::needless_pass_by_value)]
    #[pyo3(signature = (positions, rules, roll = None))]
    fn evaluate_many(
        &self,
        py: Python<'_>,
        positions: Vec<String>,
        rules: &str,
        roll: Option<&str>,
    ) -> PyResult<Vec<[f32; 6]>> {
        let rules = self::rules(rules)?;
        let (points, roll) = (tavola_engine::outcome::points(&rules), staying(roll, &rules)?);
        let known = |text: &String| -> PyResult<(Position, Option<KnownDice>)> {
            let (position, context) = place(text, &rules)?;
            Ok((position, KnownDice::of(&rules, context.role, roll)))
        };
        let places = positions.iter().map(known).collect::<PyResult<Vec<_>>>()?;
        let mut found = Vec::new();
        py.detach(|| {
            places.chunk_by(|a, b| a.1 == b.1).try_for_each(|alike| {
                let positions: Vec<Position> = alike.iter().map(|(position, _)| *position).collect();
                self.engine.evaluate_knowing(&rules, alike[0].1, &positions, &mut found)
            })
        })
        .map_err(wrong)?;
        let figures = |chances: &Probabilities| {
            let Probabilities { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = *chances;
            let equity = tavola_engine::outcome::equity(&points, chances);
            [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon, equity]
        };
        Ok(found.iter().map(figures).collect())
    }

    fn hint(
        &self,
        py: Python<'_>,
        position: &str,
        dice: &str,
        rules: &str,
        ply: u32,
        most: usize,
    ) -> PyResult<String> {
        let (rules, ply) = (Arc::new(self::rules(rules)?), plies(ply)?);
        let (before, context) = place(position, &rules)?;
        let turn = turn(&rules, before, dice)?;
        let ranked = py.detach(|| self.engine.rank(&turn, &context, ply)).map_err(wrong)?;
        let one = |play: tavola_engine::Ranked| Ranked {
            text: play::text(&before, &play.moves, &rules),
            moves: play.moves.into_iter().map(OneMove::from).collect(),
            position: play.position.to_string(),
            then: then(play.then),
            equity: play.equity,
            mwc: context.mwc(play.equity.into()),
            loss: play.loss,
            ply: play.plies,
            chances: play.probabilities.into(),
        };
        json(&ranked.into_iter().take(most).map(one).collect::<Vec<_>>())
    }

    fn cube(&self, py: Python<'_>, position: &str, rules: &str, ply: u32) -> PyResult<String> {
        let (rules, ply) = (self::rules(rules)?, plies(ply)?);
        let (position, context) = place(position, &rules)?;
        let found = py.detach(|| self.engine.cube(&rules, &position, &context, ply)).map_err(wrong)?;
        json(&Cube {
            action: action(found.action),
            answer: answer(found.answer(matches!(context.stakes, Stakes::Money { beavers: true, .. }))),
            no_double: found.no_double,
            double_take: found.double_take,
            double_drop: found.double_drop,
            ply,
            chances: found.probabilities.into(),
        })
    }

    #[pyo3(signature = (position, dice, rules, trials, ply, seed, most))]
    #[expect(clippy::too_many_arguments, reason = "the Python side names them")]
    fn rollout(
        &self,
        py: Python<'_>,
        position: &str,
        dice: Option<&str>,
        rules: &str,
        trials: u32,
        ply: u32,
        seed: u64,
        most: usize,
    ) -> PyResult<String> {
        if trials == 0 {
            return Err(wrong("expected one trial at least, not 0"));
        }
        let rules = Arc::new(self::rules(rules)?);
        let (before, context) = place(position, &rules)?;
        let thrown = dice.map(|dice| dice.parse::<Roll>().map_err(wrong)).transpose()?;
        let thrown = thrown.map(|roll| Thrown::Roll(roll.dice().to_vec()));
        let settings =
            TrialSettings { ply: plies(ply)?, cube_ply: plies(ply)?, seed, ..TrialSettings::default() };
        let terms = CubeTerms::of(&context, Table::Own);
        let rows = py
            .detach(|| -> Result<Vec<Row>, tavola_rollout::RolloutError> {
                let mut job = RolloutJob::new(&self.engine, &rules, &before, thrown, terms, settings)?;
                job.candidates = match job.thrown {
                    Some(_) => candidates::best_plays(&self.engine, &job, most)?,
                    None => candidates::cube(&self.engine, &job)?,
                };
                let count = job.candidates.len() as u32;
                let mut rollout =
                    tavola_rollout::Rollout::with(job, Limits { trials, ..Limits::default() }, [])?;
                let machine = rollout.machine(&self.engine)?;
                for first in (0..trials).step_by(SLICE as usize) {
                    for candidate in 0..count {
                        let part = Part { candidate, first, trials: SLICE.min(trials - first) };
                        rollout.take(machine.play(&self.engine, part)?)?;
                    }
                }
                Ok(rollout.rows())
            })
            .map_err(wrong)?;
        json(&rows)
    }

    /// A match file analysed, as `tavola analyse --json` prints it.
    fn analyse(&self, py: Python<'_>, file: &[u8], level: &str) -> PyResult<String> {
        let file = file.to_vec();
        py.detach(|| files::analysis(&self.engine, &file, level))
    }

    fn __repr__(&self) -> String {
        format!("Engine(threads={})", self.engine.work().threads())
    }
}
