//! A player of random legal actions.

use tavola_rules::game::Offer;
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, Phase, Player};

use super::Rng;

/// Something that moves the match on, mostly; the cube and resignations now and then.
pub(crate) fn sensible(rng: &mut Rng, m: &Match) -> (Player, Action) {
    let dice = |rng: &mut Rng| [rng.die(), rng.die()];
    let throw = |rng: &mut Rng| Action::Roll {
        dice: match m.game().fixed_roll() {
            Some(roll) => roll.dice().to_vec(),
            None => rng.roll_of(m.rules()).dice().to_vec(),
        },
    };
    match m.game().phase() {
        Phase::Opening => {
            let action = match m.rules().opening {
                Opening::OneDieEach | Opening::OneDieEachThenRoll => Action::Opening { dice: dice(rng) },
                Opening::TwoDiceHighest => Action::OpeningTwo { dice: [dice(rng), dice(rng)] },
                Opening::LotThenRoll => Action::Lot { starter: Player::BOTH[rng.below(2)] },
            };
            (Player::First, action)
        }
        Phase::Roll { player, .. } if rng.one_in(20) && m.game().may_double(*player).is_ok() => {
            (*player, Action::Double)
        }
        Phase::Roll { player, .. } if rng.one_in(200) => (*player, Action::Resign { level: 1 }),
        Phase::Roll { player, .. } if m.game().picks(*player) => {
            let high = 2 + rng.below(5) as u8;
            (*player, Action::Pick { dice: [high, 1 + rng.below(usize::from(high) - 1) as u8] })
        }
        Phase::Roll { player, .. } | Phase::Ahead { player, .. } => (*player, throw(rng)),
        Phase::Choose { player, .. } => (*player, Action::Choose { number: rng.die() }),
        Phase::Move { player, turn, .. } => {
            let legal = turn.legal();
            let action = match legal.len() {
                0 => Action::Done,
                _ if !turn.moves().is_empty() && rng.one_in(10) => Action::TakeBack,
                // Backward now and then only, or no game would end.
                n => match legal[rng.below(n)] {
                    mv if mv.to > mv.from && !rng.one_in(20) => Action::Move(legal[0]),
                    mv => Action::Move(mv),
                },
            };
            (*player, action)
        }
        Phase::Answer { player, offer, .. } => {
            let at_once = if *offer == Offer::Double { Action::Beaver } else { Action::Raccoon };
            let action = match rng.below(3) {
                0 => Action::Drop,
                1 if m.game().may_redouble_at_once(*player).is_ok() => at_once,
                _ => Action::Take,
            };
            (*player, action)
        }
        Phase::Resigned { player, .. } => {
            (*player, if rng.one_in(2) { Action::Accept } else { Action::Refuse })
        }
        Phase::Over(_) => (Player::First, Action::Next),
    }
}
