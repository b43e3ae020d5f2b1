//! A game or a match between two players, with dice that can be thrown again.

use tavola_dice::Dice;
use tavola_engine::hash;
use tavola_rules::game::{Phase, RollDue};
use tavola_rules::rules::Opening;
use tavola_rules::{Action, Match, Player as Side, Rules};

use crate::actions::Actions;
use crate::error::DuelError;
use crate::player::Player;
use crate::stakes::DuelStakes;

/// Actions after which a game is given up as one that never ends.
const MOST_ACTIONS: usize = 100_000;

/// The dice of one game of a match. Each game has its own, so that the second game of a match is played with
/// the same dice from both sides however long the first one was.
fn dice(seed: u64, game: u32) -> Dice {
    Dice::seeded(hash::mix(hash::mix(seed).wrapping_add(u64::from(game))))
}

/// The action of the dice that are due.
fn thrown(m: &Match, dice: &mut Dice) -> Action {
    match (m.game().phase(), m.rules().opening) {
        (Phase::Opening, Opening::OneDieEach | Opening::OneDieEachThenRoll) => {
            Action::Opening { dice: dice.two() }
        }
        (Phase::Opening, Opening::TwoDiceHighest) => Action::OpeningTwo { dice: [dice.two(), dice.two()] },
        (Phase::Opening, Opening::LotThenRoll) => {
            Action::Lot { starter: if dice.lot() { Side::First } else { Side::Second } }
        }
        _ => Action::Roll {
            dice: match m.game().dice_due() {
                RollDue::Known(roll) => roll.dice().to_vec(),
                RollDue::Throw(count) => dice.several(count),
            },
        },
    }
}

/// Plays a game, or a match, with the dice of a seed.
///
/// # Errors
/// If a player fails, does something that the rules refuse, or the game does not end.
pub fn play(
    players: [&mut Player; 2],
    rules: &Rules,
    stakes: DuelStakes,
    seed: u64,
) -> Result<Actions, DuelError> {
    let mut m = stakes.begin(rules);
    let [first, second] = players;
    first.seed(seed);
    second.seed(seed);
    let mut dice_of_game = dice(seed, 1);
    let mut actions = Actions::new();
    loop {
        let side = m.game().phase().player().unwrap_or(Side::First);
        let player = if side == Side::First { &mut *first } else { &mut *second };
        let next = match m.game().phase() {
            Phase::Opening => vec![thrown(&m, &mut dice_of_game)],
            Phase::Over(_) if m.is_over() => return Ok(actions),
            Phase::Over(_) => {
                dice_of_game = dice(seed, m.game_number() + 1);
                vec![Action::Next]
            }
            _ => {
                let wanted = player.act(&m, side)?;
                if wanted.is_empty() { vec![thrown(&m, &mut dice_of_game)] } else { wanted }
            }
        };
        for action in next {
            match m.apply(side, &action) {
                Ok(_) => actions.push((side, action)),
                Err(refusal) => return Err(DuelError::Refused { action, refusal }),
            }
        }
        if actions.len() > MOST_ACTIONS {
            return Err(DuelError::Endless(rules.name));
        }
    }
}
