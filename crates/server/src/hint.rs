//! What the engine would do, on request.

use serde_json::{Value, json};
use tavola_engine::{Context, CubeAction, CubeAnswer, Engine, Probabilities};
use tavola_notation::play;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::{Match, Player, Refusal};

use crate::error::Failure;

/// The depth of a hint: that of the best level.
const PLIES: u32 = 2;
/// How many plays are shown.
const SHOWN: usize = 5;

/// The engine's view of what `by` (or whoever is to act) has to decide.
pub(crate) fn hint(m: &Match, by: Option<Player>) -> Result<Value, Failure> {
    let phase = m.game().phase();
    let player = phase.player().ok_or(Refusal::NotNow { expected: "no decision" })?;
    if let Some(by) = by.filter(|by| *by != player) {
        return Err(Refusal::NotYourTurn { expected: by.opponent() }.into());
    }
    match phase {
        Phase::Move { roll: Some(roll), turn, .. } => {
            let start = turn.graph().nodes()[0].position;
            let ranked = Engine::shared().rank(m.rules(), &start, *roll, &Context::of(m, player), PLIES);
            let best = ranked.first().map_or(0.0, |r| r.equity);
            let plays: Vec<Value> = ranked
                .iter()
                .take(SHOWN)
                .map(|r| {
                    let moves: Vec<_> = r.play.moves.iter(m.rules(), &start).collect();
                    json!({
                        "text": play::text(&start, &moves, m.rules()),
                        "moves": moves.iter().map(|mv| [mv.from, mv.to, mv.die]).collect::<Vec<_>>(),
                        "equity": r.equity,
                        "loss": (best - r.equity).max(0.0),
                        "ply": r.plies,
                        "probs": probabilities(&r.probabilities),
                    })
                })
                .collect();
            Ok(json!({ "kind": "play", "plays": plays, "ply": PLIES }))
        }
        Phase::Roll { .. } => Ok(cube(m, player, None)),
        Phase::Answer { offer, .. } => Ok(cube(m, player, Some(*offer))),
        Phase::Resigned { .. }
        | Phase::Choose { .. }
        | Phase::Ahead { .. }
        | Phase::Move { .. }
        | Phase::Opening
        | Phase::Over(_) => {
            Err(Refusal::NotNow { expected: "a decision that the engine knows about" }.into())
        }
    }
}

/// The cube decision before a roll, or of a player who answers `offer`.
fn cube(m: &Match, player: Player, offer: Option<Offer>) -> Value {
    // What an offer is worth is seen from the side that would roll next.
    let roller = match offer {
        None | Some(Offer::Beaver) => player,
        Some(Offer::Double | Offer::Raccoon) => player.opponent(),
    };
    let position = m.game().position(roller);
    let decision = Engine::shared().cube(m.rules(), &position, &Context::of(m, roller), PLIES);
    let may_redouble = m.game().may_redouble_at_once(player).is_ok();
    let action = match offer {
        None => match decision.action {
            CubeAction::NoDouble => "no-double",
            CubeAction::DoubleTake => "double-take",
            CubeAction::DoubleDrop => "double-drop",
            CubeAction::TooGood => "too-good",
        },
        Some(offer) => match (decision.answer_to(offer, may_redouble), offer) {
            (CubeAnswer::Take, _) => "take",
            (CubeAnswer::Drop, _) => "drop",
            (CubeAnswer::Beaver, Offer::Double) => "beaver",
            (CubeAnswer::Beaver, Offer::Beaver | Offer::Raccoon) => "raccoon",
        },
    };
    json!({
        "kind": "cube", "action": action, "ply": PLIES,
        "no_double": decision.no_double, "double_take": decision.double_take, "double_drop": decision.double_drop,
        "probs": probabilities(&decision.probabilities),
    })
}

fn probabilities(p: &Probabilities) -> Value {
    json!({
        "win": p.win, "win_gammon": p.win_gammon, "win_backgammon": p.win_backgammon,
        "lose_gammon": p.lose_gammon, "lose_backgammon": p.lose_backgammon,
    })
}
