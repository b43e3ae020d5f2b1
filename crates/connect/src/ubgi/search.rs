//! A decision: searched deeper and deeper, until its depth is reached or it is stopped.

use std::sync::Arc;

use tavola_engine::{
    Context, CubeAnswer, CubeDecision, Depth, Engine, EngineError, Probabilities, Ranked, Stakes,
};
use tavola_rules::{Position, Roll, Rules, Turn};

use crate::external::text_of;

/// A question.
pub(crate) struct Question {
    pub(crate) rules: Arc<Rules>,
    pub(crate) position: Position,
    /// The cube and score of the player on roll, before a double that is to be answered.
    pub(crate) context: Context,
    pub(crate) asks: Asks,
    pub(crate) depth: Depth,
}

/// The decision that is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Asks {
    /// The play of a roll.
    Play(Roll),
    /// A double or a roll.
    Cube,
    /// A take or a drop, as the opponent of the player on roll.
    Answer,
    /// A double or a roll, and the play of the roll if it is not dropped.
    Turn(Roll),
}

/// The result at a depth.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Rolls that were looked ahead.
    pub(crate) plies: u32,
    pub(crate) probabilities: Probabilities,
    /// Equity of the player on roll, in units of the cube; normalised in a match.
    pub(crate) equity: f32,
    pub(crate) answer: Best,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Best {
    /// The moves as text; empty if nothing can be played.
    Play(String),
    Cube {
        double: bool,
    },
    /// `take`, `drop` or `beaver`.
    Reply(&'static str),
    Turn {
        double: bool,
        play: String,
    },
}

/// Searches deeper and deeper and reports each depth. See [`Engine::go`].
pub(crate) fn search(
    engine: &Engine,
    question: &Question,
    report: impl FnMut(&Found),
) -> Result<Found, EngineError> {
    engine.go(question.depth, |engine, depth| decide(engine, question, depth), report)
}

fn decide(engine: &Engine, question: &Question, depth: Depth) -> Result<Found, EngineError> {
    let Question { rules, position, context, asks, .. } = question;
    let cube = || engine.cube(rules, position, context, depth);
    let plies = match depth {
        Depth::Plies(plies) => plies,
        Depth::Within(_) => 0,
    };
    let of_cube = |decision: &CubeDecision, answer| {
        let double = decision.doubles() && context.may_double();
        let equity = if double { decision.double_take.min(decision.double_drop) } else { decision.no_double };
        Found { plies, probabilities: decision.probabilities, equity, answer }
    };
    match *asks {
        Asks::Play(roll) => {
            let best = best(engine, question, roll, context, depth)?;
            let answer = Best::Play(text_of(&best.moves));
            Ok(Found { plies: best.plies, probabilities: best.probabilities, equity: best.equity, answer })
        }
        Asks::Cube => {
            let decision = cube()?;
            let double = decision.doubles() && context.may_double();
            Ok(of_cube(&decision, Best::Cube { double }))
        }
        Asks::Answer => {
            let decision = cube()?;
            let beavers = matches!(context.stakes, Stakes::Money { beavers: true, .. });
            let reply = match decision.answer(beavers) {
                CubeAnswer::Take => "take",
                CubeAnswer::Drop => "drop",
                CubeAnswer::Beaver => "beaver",
            };
            Ok(of_cube(&decision, Best::Reply(reply)))
        }
        Asks::Turn(roll) => {
            let decision = cube()?;
            let double = decision.doubles() && context.may_double();
            let played = if double { context.doubled() } else { context.clone() };
            let best = best(engine, question, roll, &played, depth)?;
            Ok(of_cube(&decision, Best::Turn { double, play: text_of(&best.moves) }))
        }
    }
}

fn best(
    engine: &Engine,
    question: &Question,
    roll: Roll,
    context: &Context,
    depth: Depth,
) -> Result<Ranked, EngineError> {
    let turn = Turn::rolled(Arc::clone(&question.rules), question.position, roll);
    let mut ranked = engine.rank(&turn, context, depth)?;
    // The list has at least the play without moves.
    Ok(ranked.swap_remove(0))
}
