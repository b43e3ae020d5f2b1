//! One decision at every score of a match, and for money.

use serde::Serialize;
use tavola_engine::{Context, CubeAction, CubeDecision, EngineError, Stakes};
use tavola_notation::play;
use tavola_rules::Roll;

use super::action;
use super::subject::Studied;

/// The longest distance of the map.
const LONGEST: u32 = 7;

/// Equities that differ by less are the same with three digits.
const EQUAL: f64 = 0.0005;

/// The decision at the scores of a match. Rows are the points that the player on roll needs, columns those of the
/// opponent, both from 1 to 7. At scores with a player who needs one point, the Crawford game has been played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ScoreMap {
    /// The cube decision.
    Cube {
        /// For money without Jacoby and beavers.
        money: ScoreCube,
        /// By row and column.
        scores: Vec<Vec<ScoreCube>>,
    },
    /// The best play of a roll.
    Play {
        /// For money without Jacoby and beavers.
        money: ScorePlay,
        /// By row and column.
        scores: Vec<Vec<ScorePlay>>,
    },
}

/// A cube decision at one score.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreCube {
    /// `no-double`, `double-take`, `double-drop`, `too-good`; `None` if the cube cannot be turned or is useless.
    pub action: Option<&'static str>,
    /// The other action, if doubling and not doubling are worth the same: for example if a loss costs the match either
    /// way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub equal: Option<&'static str>,
    /// Normalised equity without a double.
    pub no_double: f64,
    /// After a double that is taken.
    pub double_take: f64,
}

/// The best play at one score.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScorePlay {
    /// The play.
    pub text: String,
    /// Normalised equity after it.
    pub equity: f64,
    /// The loss here of the play that is best for money.
    pub money_loses: f64,
}

/// The context at a score with the cube as it is.
fn at(context: &Context, away_own: u32, away_other: u32) -> Context {
    let crawford_to_come = away_own > 1 && away_other > 1;
    Context { stakes: Stakes::Match { away_own, away_other, crawford_to_come }, ..context.clone() }
}

fn money(context: &Context) -> Context {
    Context { stakes: Stakes::Money { jacoby: false, beavers: false }, ..context.clone() }
}

fn map<T>(mut cell: impl FnMut(u32, u32) -> Result<T, EngineError>) -> Result<Vec<Vec<T>>, EngineError> {
    (1..=LONGEST).map(|own| (1..=LONGEST).map(|other| cell(own, other)).collect()).collect()
}

pub(super) fn scores(subject: &Studied<'_>, roll: Option<Roll>) -> Result<Option<ScoreMap>, EngineError> {
    let Studied { engine, rules, position, context, ply } = *subject;
    let [single, gammon, _] = context.points;
    if let Some(roll) = roll {
        // Without gammons and a cube every game is worth the same at each score.
        if !context.in_play && gammon <= single {
            return Ok(None);
        }
        return plays(subject, roll);
    }
    if !context.in_play || engine.estimates(rules)? {
        return Ok(None);
    }
    let cube = |context: &Context| -> Result<ScoreCube, EngineError> {
        let found = engine.cube(rules, position, context, ply)?;
        // A cube that wins more than the player needs does nothing for them.
        let of_use = match context.stakes {
            Stakes::Match { away_own, .. } => context.value < away_own,
            Stakes::Money { .. } => true,
        };
        let of_use = context.may_double() && of_use;
        Ok(ScoreCube {
            action: of_use.then(|| action(found.action)),
            equal: as_good(&found).filter(|_| of_use).map(action),
            no_double: f64::from(found.no_double),
            double_take: f64::from(found.double_take),
        })
    };
    Ok(Some(ScoreMap::Cube {
        money: cube(&money(context))?,
        scores: map(|own, other| cube(&at(context, own, other)))?,
    }))
}

/// The action that is worth as much as the right one, of doubling and not doubling.
fn as_good(found: &CubeDecision) -> Option<CubeAction> {
    let [no_double, take, drop] = [found.no_double, found.double_take, found.double_drop].map(f64::from);
    let equal = (no_double - take.min(drop)).abs() < EQUAL;
    equal.then_some(match found.action {
        CubeAction::DoubleTake | CubeAction::DoubleDrop => CubeAction::NoDouble,
        CubeAction::NoDouble | CubeAction::TooGood if take > drop => CubeAction::DoubleDrop,
        CubeAction::NoDouble | CubeAction::TooGood => CubeAction::DoubleTake,
    })
}

fn plays(subject: &Studied<'_>, roll: Roll) -> Result<Option<ScoreMap>, EngineError> {
    let Studied { engine, rules, position, context, ply } = *subject;
    let turn = subject.turn(roll);
    let for_money = engine.rank(&turn, &money(context), ply)?;
    let Some(usual) = for_money.first() else { return Ok(None) };
    let text = |moves: &[_]| play::text(position, moves, rules);
    let one = |context: &Context| -> Result<ScorePlay, EngineError> {
        let ranked = engine.rank(&turn, context, ply)?;
        let best = ranked.first().unwrap_or(usual);
        let there = ranked.iter().find(|play| play.position == usual.position).unwrap_or(best);
        Ok(ScorePlay {
            text: text(&best.moves),
            equity: f64::from(best.equity),
            money_loses: f64::from((best.equity - there.equity).max(0.0)),
        })
    };
    let money = ScorePlay { text: text(&usual.moves), equity: f64::from(usual.equity), money_loses: 0.0 };
    Ok(Some(ScoreMap::Play { money, scores: map(|own, other| one(&at(context, own, other)))? }))
}
