//! What a game or a match was worth, and how much of it was luck.

use tavola_engine::EngineError;
use tavola_rules::game::Phase;
use tavola_rules::rules::Opening;
use tavola_rules::{Action, GameResult, Match, Player, Roll, Rules};

use crate::error::DuelError;
use crate::luck::Judge;
use crate::stakes::Stakes;

/// A game or a match that is over, seen by the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// Points won, or for a match one half if it is won and minus one half if it is lost.
    pub result: f64,
    /// How much of that was luck; 0 if it was not measured.
    pub luck: f64,
    /// The games.
    pub games: Vec<GameResult>,
    /// Turns of both players, in all games.
    pub turns: u32,
    /// Who began the first game.
    pub began: Option<Player>,
}

/// Follows a list of actions.
pub(crate) fn scored(
    rules: &Rules,
    stakes: Stakes,
    actions: &[(Player, Action)],
    mut judge: Option<&mut Judge>,
) -> Result<Scored, DuelError> {
    let mut m = stakes.begin(rules);
    let mut luck = 0.0;
    let mut games = Vec::new();
    let (mut turns, mut began) = (0, None);
    for (who, action) in actions {
        if let Some(judge) = judge.as_deref_mut() {
            luck += luck_of(judge, &m, *who, action)?;
        }
        let effect = m
            .apply(*who, action)
            .map_err(|refusal| DuelError::Refused { action: action.clone(), refusal })?;
        games.extend(effect.result);
        began = began.or(effect.starter);
        // A turn that goes on with another roll is one.
        turns += u32::from(*action == Action::Done && m.game().phase().player() != Some(*who));
    }
    if !m.is_over() {
        return Err(DuelError::Unfinished);
    }
    let [first, second] = m.score().map(f64::from);
    let result = match (stakes, m.winner()) {
        (Stakes::Money { .. }, _) => first - second,
        (Stakes::Match(_), Some(Player::First)) => 0.5,
        (Stakes::Match(_), Some(Player::Second)) => -0.5,
        (Stakes::Match(_), None) => 0.0,
    };
    Ok(Scored { result, luck, games, turns, began })
}

/// The first player's luck with what is done next.
fn luck_of(judge: &mut Judge, m: &Match, who: Player, action: &Action) -> Result<f64, EngineError> {
    Ok(match (action, m.game().phase()) {
        (Action::Opening { dice: [a, b] }, _) if a != b && m.rules().opening == Opening::OneDieEach => {
            let starter = if a > b { Player::First } else { Player::Second };
            Roll::two(*a, *b).map_or(Ok(0.0), |roll| judge.opening(m, starter, roll))?
        }
        // A roll that stays is no luck when it comes again.
        (Action::Roll { dice }, Phase::Roll { .. }) if m.game().fixed_roll().is_none() && dice.len() == 2 => {
            let luck = Roll::new(dice).map_or(Ok(0.0), |roll| judge.roll(m, who, roll))?;
            if who == Player::First { luck } else { -luck }
        }
        _ => 0.0,
    })
}
