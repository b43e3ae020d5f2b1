//! Results of games and matches, and the part that is luck.

use tavola_analysis::{Fortune, Luck};
use tavola_rules::{Action, GameResult, Player, Rules};

use crate::error::DuelError;
use crate::stakes::DuelStakes;

/// A game or a match that is over, seen by the first player.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// Points won, or for a match one half if it is won and minus one half if it is lost.
    pub result: f64,
    /// The part of it that is luck; 0 if it was not measured.
    pub luck: f64,
    /// The games.
    pub games: Vec<GameResult>,
    /// Turns of both players, in all games.
    pub turns: u32,
    /// The player who began the first game.
    pub began: Option<Player>,
}

/// Follows a list of actions.
pub(crate) fn scored(
    rules: &Rules,
    stakes: DuelStakes,
    actions: &[(Player, Action)],
    mut judge: Option<&mut Luck>,
) -> Result<Scored, DuelError> {
    let mut m = stakes.begin(rules);
    let mut luck = 0.0;
    let mut games = Vec::new();
    let (mut turns, mut began) = (0, None);
    // The player who moved last.
    let mut last = None;
    for (who, action) in actions {
        if let Some(judge) = judge.as_deref_mut() {
            let fortune = judge.of(&m, *who, action)?;
            luck += fortune.map_or(0.0, |Fortune { player, luck }| match player {
                Player::First => luck.cost,
                Player::Second => -luck.cost,
            });
        }
        let effect = m
            .apply(*who, action)
            .map_err(|refusal| DuelError::Refused { action: action.clone(), refusal })?;
        games.extend(effect.result);
        began = began.or(effect.starter);
        match action {
            // A turn that goes on with another roll is one.
            Action::Done => turns += u32::from(last.replace(*who) != Some(*who)),
            Action::Next => last = None,
            _ => {}
        }
    }
    if !m.is_over() {
        return Err(DuelError::Unfinished);
    }
    let [first, second] = m.score().map(f64::from);
    let result = match (stakes, m.winner()) {
        (DuelStakes::Money { .. }, _) => first - second,
        (DuelStakes::Match(_), Some(Player::First)) => 0.5,
        (DuelStakes::Match(_), Some(Player::Second)) => -0.5,
        (DuelStakes::Match(_), None) => 0.0,
    };
    Ok(Scored { result, luck, games, turns, began })
}
