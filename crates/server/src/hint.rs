//! Advice of the engine, on request, as JSON.

use serde_json::{Value, json};
use tavola_engine::{Advised, Chosen, CubeAction, CubeAnswer, CubeReply, Engine, Probabilities, Ranked};
use tavola_notation::play;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Match, Player, Refusal};

use crate::error::Failure;

/// The depth of a hint: that of the best level.
const PLIES: u32 = 2;
/// How many plays are shown.
const SHOWN: usize = 5;

/// What the engine advises `by` (or whoever is to act) to do. All figures are those of the player who decides.
pub(crate) fn hint(m: &Match, by: Option<Player>) -> Result<Value, Failure> {
    let player = match m.game().phase() {
        Phase::Opening => by.unwrap_or(Player::First),
        phase => phase.player().ok_or(Refusal::NotNow { expected: "no decision" })?,
    };
    if let Some(by) = by.filter(|by| *by != player) {
        return Err(Refusal::NotYourTurn { expected: by.opponent() }.into());
    }
    let advice = Engine::shared().advise(m, player, PLIES);
    let advice = advice.ok_or(Refusal::NotNow { expected: "no decision" })?;
    let mut hint = match advice.decision {
        Advised::Play(plays) => json!({ "kind": "play", "plays": ranked(m, player, &plays) }),
        Advised::Cube(decision) => json!({
            "kind": "cube",
            "action": match decision.action {
                CubeAction::NoDouble => "no-double",
                CubeAction::DoubleTake => "double-take",
                CubeAction::DoubleDrop => "double-drop",
                CubeAction::TooGood => "too-good",
            },
            "no_double": decision.no_double,
            "double_take": decision.double_take,
            "double_drop": decision.double_drop,
            "probs": probabilities(&decision.probabilities),
        }),
        Advised::Answer(reply) => answer(&reply),
        Advised::Choose(numbers) => named("choose", "number", &numbers),
        Advised::Pick(pairs) => named("pick", "dice", &pairs),
        Advised::Roll(Some(found)) => json!({
            "kind": "roll", "equity": found.cubeful, "probs": probabilities(&found.probabilities),
        }),
        Advised::Resign { level, probabilities: chances } => json!({
            "kind": "resign", "level": level, "probs": probabilities(&chances),
        }),
        Advised::Resignation { accept, offered, equity, probabilities: chances } => json!({
            "kind": if accept { "accept" } else { "refuse" },
            "offered": offered, "equity": equity, "probs": probabilities(&chances),
        }),
        _ => json!({ "kind": "roll" }),
    };
    hint["player"] = json!(player.index());
    hint["ply"] = json!(PLIES);
    Ok(hint)
}

fn ranked(m: &Match, player: Player, plays: &[Ranked]) -> Vec<Value> {
    let best = plays.first().map_or(0.0, |play| play.equity);
    let before = m.game().position(player);
    let one = |play: &Ranked| {
        json!({
            "text": play::text(&before, &play.moves, m.rules()),
            "moves": play.moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect::<Vec<_>>(),
            "equity": play.equity,
            "loss": (best - play.equity).max(0.0),
            "ply": play.plies,
            "probs": probabilities(&play.probabilities),
        })
    };
    plays.iter().take(SHOWN).map(one).collect()
}

fn answer(reply: &CubeReply) -> Value {
    let action = match (reply.answer, reply.offer) {
        (CubeAnswer::Take, _) => "take",
        (CubeAnswer::Drop, _) => "drop",
        (CubeAnswer::Beaver, Offer::Double) => "beaver",
        (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => "raccoon",
    };
    json!({
        "kind": "cube", "action": action,
        "no_double": reply.no_double, "double_take": reply.take, "double_drop": reply.drop,
        "redouble": reply.redouble, "probs": probabilities(&reply.probabilities),
    })
}

/// What can be named, the best first, and the best of it under a key of its own.
fn named<T: serde::Serialize>(kind: &str, key: &str, choices: &[Chosen<T>]) -> Value {
    let one = |chosen: &Chosen<T>| json!({ key: chosen.what, "equity": chosen.equity });
    let mut hint =
        json!({ "kind": kind, "choices": choices.iter().take(SHOWN).map(one).collect::<Vec<_>>() });
    if let Some(best) = choices.first() {
        hint[key] = json!(best.what);
        hint["equity"] = json!(best.equity);
        hint["probs"] = probabilities(&best.probabilities);
    }
    hint
}

fn probabilities(p: &Probabilities) -> Value {
    json!({
        "win": p.win, "win_gammon": p.win_gammon, "win_backgammon": p.win_backgammon,
        "lose_gammon": p.lose_gammon, "lose_backgammon": p.lose_backgammon,
    })
}
