//! Advice of the engine.

use tavola_engine::{
    self as engine, Advised, Chosen, CubeAnswer, CubeDecision, CubeReply, Engine, EngineError, Ranked,
};
use tavola_notation::play;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Match, Player, Position, Refusal, Rules};

use super::wire::{CubeAction, Hint, HintKind, HintPlay, NamedDouble, NamedPair, Probabilities};

/// Depth of a hint: that of the best level.
const PLIES: u32 = 2;
/// Number of plays in a hint.
const SHOWN: usize = 5;

/// The refusal without a decision.
pub(crate) const NOTHING: Refusal = Refusal::NotNow { expected: "no decision" };

/// Returns the player who decides in the present match: `by`, if given.
pub(crate) fn asked(m: &Match, by: Option<Player>) -> Result<Player, Refusal> {
    let player = match m.game().phase() {
        Phase::Opening => by.unwrap_or(Player::First),
        phase => phase.player().ok_or(NOTHING)?,
    };
    match by.filter(|by| *by != player) {
        Some(by) => Err(Refusal::NotYourTurn { expected: by.opponent() }),
        None => Ok(player),
    }
}

/// Returns the engine's advice for a player; `None` if there is no decision. All figures are those of the player.
pub(crate) fn hint(engine: &Engine, m: &Match, player: Player) -> Result<Option<Hint>, EngineError> {
    let advice = engine.advise(m, player, PLIES)?;
    Ok(advice.map(|advice| Hint { player, ply: PLIES, kind: kind(m, player, &advice.decision) }))
}

/// Returns the value of a game before a roll to its player, in points at the present cube; `None` if there is no decision before a roll.
pub(crate) fn worth(engine: &Engine, m: &Match, player: Player) -> Result<Option<f32>, EngineError> {
    let advice = engine.advise(m, player, PLIES)?;
    Ok(advice.and_then(|advice| match advice.decision {
        Advised::Cube(cube) => Some(match cube.action {
            engine::CubeAction::DoubleTake => cube.double_take,
            engine::CubeAction::DoubleDrop => cube.double_drop,
            engine::CubeAction::NoDouble | engine::CubeAction::TooGood => cube.no_double,
        }),
        Advised::Roll(found) => found.map(|found| found.cubeful),
        Advised::Resign { level, .. } => Some(-f32::from(level)),
        _ => None,
    }))
}

fn kind(m: &Match, player: Player, decision: &Advised) -> HintKind {
    match decision {
        Advised::Play(plays) => {
            HintKind::Play { plays: ranked(&m.game().position(player), m.rules(), plays) }
        }
        Advised::Cube(decision) => cube(decision),
        Advised::Answer(reply) => answer(reply),
        Advised::Choose(numbers) => named(numbers, |best, probs| HintKind::Choose {
            number: best.what,
            choices: shown(numbers, |chosen| NamedDouble { number: chosen.what, equity: chosen.equity }),
            equity: best.equity,
            probs,
        }),
        Advised::Pick(pairs) => named(pairs, |best, probs| HintKind::Pick {
            dice: best.what,
            choices: shown(pairs, |chosen| NamedPair { dice: chosen.what, equity: chosen.equity }),
            equity: best.equity,
            probs,
        }),
        Advised::Roll(Some(found)) => {
            HintKind::Roll { equity: Some(found.cubeful), probs: Some(probabilities(&found.probabilities)) }
        }
        Advised::Resign { level, probabilities: chances } => {
            HintKind::Resign { level: *level, probs: probabilities(chances) }
        }
        &Advised::Resignation { accept, offered, equity, probabilities: ref chances } => {
            let probs = probabilities(chances);
            if accept {
                HintKind::Accept { offered, equity, probs }
            } else {
                HintKind::Refuse { offered, equity, probs }
            }
        }
        _ => HintKind::Roll { equity: None, probs: None },
    }
}

/// Returns the best of some plays from a position: the most deeply searched ones first.
pub(crate) fn ranked(before: &Position, rules: &Rules, plays: &[Ranked]) -> Vec<HintPlay> {
    shown(plays, |play| HintPlay {
        text: play::text(before, &play.moves, rules),
        moves: play.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect(),
        equity: play.equity,
        loss: play.loss,
        ply: play.plies,
        probs: probabilities(&play.probabilities),
    })
}

/// Returns the right cube action before a roll.
pub(crate) fn cube(decision: &CubeDecision) -> HintKind {
    HintKind::Cube {
        action: action(decision.action),
        no_double: decision.no_double,
        double_take: decision.double_take,
        double_drop: decision.double_drop,
        redouble: None,
        probs: probabilities(&decision.probabilities),
    }
}

/// Converts a cube action to its wire form.
pub(crate) fn action(action: engine::CubeAction) -> CubeAction {
    match action {
        engine::CubeAction::NoDouble => CubeAction::NoDouble,
        engine::CubeAction::DoubleTake => CubeAction::DoubleTake,
        engine::CubeAction::DoubleDrop => CubeAction::DoubleDrop,
        engine::CubeAction::TooGood => CubeAction::TooGood,
    }
}

/// Converts an answer to a double to its wire form.
pub(crate) fn answer_to_double(answer: CubeAnswer) -> CubeAction {
    match answer {
        CubeAnswer::Take => CubeAction::Take,
        CubeAnswer::Drop => CubeAction::Drop,
        CubeAnswer::Beaver => CubeAction::Beaver,
    }
}

/// Returns the right answer to an offered cube.
pub(crate) fn answer(reply: &CubeReply) -> HintKind {
    HintKind::Cube {
        action: match (reply.answer, reply.offer) {
            (CubeAnswer::Take, _) => CubeAction::Take,
            (CubeAnswer::Drop, _) => CubeAction::Drop,
            (CubeAnswer::Beaver, Offer::Double) => CubeAction::Beaver,
            (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => CubeAction::Raccoon,
        },
        no_double: reply.no_double,
        double_take: reply.take,
        double_drop: reply.drop,
        redouble: reply.redouble,
        probs: probabilities(&reply.probabilities),
    }
}

/// Returns the hint for the best of the numbers that may be named.
fn named<T>(choices: &[Chosen<T>], hint: impl FnOnce(&Chosen<T>, Probabilities) -> HintKind) -> HintKind {
    match choices.first() {
        Some(best) => hint(best, probabilities(&best.probabilities)),
        None => HintKind::Roll { equity: None, probs: None },
    }
}

/// Converts the first elements of a list, which has the best first.
fn shown<T, U>(all: &[T], one: impl Fn(&T) -> U) -> Vec<U> {
    all.iter().take(SHOWN).map(one).collect()
}

pub(crate) fn probabilities(p: &engine::Probabilities) -> Probabilities {
    Probabilities {
        win: p.win,
        win_gammon: p.win_gammon,
        win_backgammon: p.win_backgammon,
        lose_gammon: p.lose_gammon,
        lose_backgammon: p.lose_backgammon,
    }
}
