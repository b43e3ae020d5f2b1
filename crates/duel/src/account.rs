//! What a game or a match was worth, and how much of it was luck.

use tavola_engine::EngineError;
use tavola_rules::game::Phase;
use tavola_rules::{Action, GameResult, Match, Player, Roll};

use crate::luck::Judge;
use crate::stakes::Stakes;

/// A game or a match that is over, seen by the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// Points won, or for a match one half if it is won and minus one half if it is lost.
    pub result: f64,
    /// How much of that was luck; 0 if nobody has judged it.
    pub luck: f64,
    /// The games.
    pub games: Vec<GameResult>,
}

/// Follows a list of actions.
pub(crate) fn account(
    stakes: Stakes,
    actions: &[(Player, Action)],
    mut judge: Option<&mut Judge>,
) -> Result<Account, String> {
    let mut m = stakes.begin();
    let mut luck = 0.0;
    let mut games = Vec::new();
    for (who, action) in actions {
        if let Some(judge) = judge.as_deref_mut() {
            luck += luck_of(judge, &m, *who, action).map_err(|error| error.to_string())?;
        }
        let effect = m.apply(*who, action).map_err(|refusal| format!("{action:?}: {refusal}"))?;
        games.extend(effect.result);
    }
    if !m.is_over() {
        return Err("the game is not over".to_owned());
    }
    let [first, second] = m.score().map(f64::from);
    let result = match (stakes, m.winner()) {
        (Stakes::Money { .. }, _) => first - second,
        (Stakes::Match(_), Some(Player::First)) => 0.5,
        (Stakes::Match(_), _) => -0.5,
    };
    Ok(Account { result, luck, games })
}

/// The first player's luck with what is done next.
fn luck_of(judge: &mut Judge, m: &Match, who: Player, action: &Action) -> Result<f64, EngineError> {
    Ok(match (action, m.game().phase()) {
        (Action::Opening { dice: [a, b] }, _) if a != b => {
            let starter = if a > b { Player::First } else { Player::Second };
            Roll::two(*a, *b).map_or(Ok(0.0), |roll| judge.opening(m, starter, roll))?
        }
        (Action::Roll { dice }, Phase::Roll { .. }) => {
            let luck = Roll::new(dice).map_or(Ok(0.0), |roll| judge.roll(m, who, roll))?;
            if who == Player::First { luck } else { -luck }
        }
        _ => 0.0,
    })
}
