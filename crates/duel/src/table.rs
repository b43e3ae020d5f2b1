//! Two players at a table, with dice that can be thrown again.

use tavola_dice::Dice;
use tavola_engine::hash;
use tavola_rules::game::Phase;
use tavola_rules::{Action, Player};

use crate::seat::Seat;
use crate::stakes::Stakes;

/// A game or a match: what was done, and by whom.
pub type Actions = Vec<(Player, Action)>;

/// The dice of one game of a match. Each game has its own, so that the second game of a match is played with
/// the same dice from both sides however long the first one was.
fn dice(seed: u64, game: u32) -> Dice {
    Dice::seeded(hash::mix(hash::mix(seed).wrapping_add(u64::from(game))))
}

/// Plays a game, or a match.
pub(crate) fn play(seats: [&mut Seat; 2], stakes: Stakes, seed: u64) -> Result<Actions, String> {
    let mut m = stakes.begin();
    let [first, second] = seats;
    first.seed(seed);
    second.seed(seed);
    let mut dice_of_game = dice(seed, 1);
    let mut actions = Actions::new();
    loop {
        let who = m.game().phase().player().unwrap_or(Player::First);
        let seat = if who == Player::First { &mut *first } else { &mut *second };
        let next = match m.game().phase() {
            Phase::Opening => vec![Action::Opening { dice: dice_of_game.two() }],
            Phase::Roll { .. } if m.game().may_double(who).is_ok() && seat.doubles(&m, who)? => {
                vec![Action::Double]
            }
            Phase::Roll { .. } => vec![Action::Roll { dice: dice_of_game.two().to_vec() }],
            Phase::Answer { .. } => vec![if seat.takes(&m, who)? { Action::Take } else { Action::Drop }],
            Phase::Move { roll: Some(roll), .. } => {
                let moves = seat.moves(&m, who, *roll)?;
                moves.into_iter().map(Action::Move).chain([Action::Done]).collect()
            }
            Phase::Over(_) if m.is_over() => return Ok(actions),
            Phase::Over(_) => {
                dice_of_game = dice(seed, m.game_number() + 1);
                vec![Action::Next]
            }
            phase => return Err(format!("a game of backgammon does not come to {phase:?}")),
        };
        for action in next {
            m.apply(who, &action).map_err(|refusal| format!("{action:?} was refused: {refusal}"))?;
            actions.push((who, action));
        }
    }
}
