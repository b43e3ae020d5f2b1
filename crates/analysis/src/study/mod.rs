//! A position under study: the worth of every roll, the cube at every score, the window of the cube, market losers and
//! the counts of a race. `docs/analysis.md` defines the figures and names their sources.

mod market;
mod race;
mod rolls;
mod scores;
mod subject;
mod window;

use std::sync::Arc;

use serde::Serialize;
use tavola_engine::{Context, CubeAction, Engine, EngineError};
use tavola_rules::{Position, Roll, Rules};

pub use market::MarketLosers;
pub use race::{RaceCounts, RaceSide};
pub use rolls::{RollStudy, RollsStudy};
pub use scores::{ScoreCube, ScoreMap, ScorePlay};
use subject::Studied;
pub(crate) use window::model as window_of;
pub use window::{CubeWindow, CubeWindows};

/// The study of a position. Figures that its game does not have are left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PositionStudy {
    /// Number of rolls of the search ahead.
    pub ply: u32,
    /// Every roll of the player on roll with its best play.
    pub rolls: RollsStudy,
    /// The chances to win at which the cube changes hands; `None` if it cannot be turned.
    pub windows: Option<CubeWindows>,
    /// Frequency of losing the market; `None` if the cube cannot be turned.
    pub market: Option<MarketLosers>,
    /// The decision at every score of a match; `None` if a game counts neither gammons nor a cube, so that no score
    /// changes it.
    pub scores: Option<ScoreMap>,
    /// The counts of a race of backgammon's kind; `None` for a position with contact.
    pub race: Option<RaceCounts>,
}

/// The share of sequences of two rolls after which the opponent drops or the game is won; see [`Market::losers`].
pub(crate) fn market_losers(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
) -> Result<f64, EngineError> {
    let subject = Studied { engine, rules, position, context, ply: 0 };
    Ok(market::market(&subject)?.losers)
}

/// The name of a cube action in files and answers.
fn action(action: CubeAction) -> &'static str {
    match action {
        CubeAction::NoDouble => "no-double",
        CubeAction::DoubleTake => "double-take",
        CubeAction::DoubleDrop => "double-drop",
        CubeAction::TooGood => "too-good",
    }
}

/// Studies a position. `context` is that of the player on roll (`own`), before they decide about the cube; with a `roll`
/// the decision at every score is the play of this roll, otherwise it is the cube.
///
/// # Errors
/// If the engine does not support the game, fails or is interrupted.
pub fn study(
    engine: &Engine,
    rules: &Arc<Rules>,
    position: &Position,
    context: &Context,
    roll: Option<Roll>,
    ply: u32,
) -> Result<PositionStudy, EngineError> {
    let context = &Context { next_roll: None, ..context.clone() };
    let subject = Studied { engine, rules, position, context, ply };
    // A game that is only estimated has no doubles.
    let doubles = context.may_double() && !engine.estimates(rules)?;
    Ok(PositionStudy {
        ply,
        rolls: rolls::rolls(&subject)?,
        windows: doubles.then(|| window::windows(&subject)).transpose()?,
        market: doubles.then(|| market::market(&subject)).transpose()?,
        scores: scores::scores(&subject, roll)?,
        race: race::RaceCounts::of(rules, position),
    })
}
