//! Statistics of the games of one sequence of dice.

use serde::{Deserialize, Serialize};
use tavola_rules::Player;

use crate::scored::Scored;

/// One observation: the games of one sequence of dice. All figures are those of the first player.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Observation {
    /// Points won, or the share of a match above one half: the mean of its games.
    pub(crate) raw: f64,
    /// The part of it that is luck.
    pub(crate) luck: f64,
    /// Games or matches.
    pub(crate) played: u64,
    pub(crate) won: [u64; 2],
    pub(crate) games: u64,
    pub(crate) gammons: [u64; 2],
    pub(crate) backgammons: [u64; 2],
    pub(crate) turns: u64,
    /// Points of all games, for either winner.
    pub(crate) points: u64,
    /// The shares won by the first player and by the side that begins, draws counting half.
    pub(crate) share: f64,
    pub(crate) begins: f64,
}

impl Observation {
    /// Games or matches, each with the seat of the first player.
    pub(crate) fn of(games: &[(Scored, Player)]) -> Observation {
        let mut observation = Observation::default();
        for (game, seat) in games {
            observation.add(game, *seat);
        }
        let played = observation.played.max(1) as f64;
        observation.raw /= played;
        observation.luck /= played;
        observation.share /= played;
        observation.begins /= played;
        observation
    }

    fn add(&mut self, game: &Scored, seat: Player) {
        let sign = if seat == Player::First { 1.0 } else { -1.0 };
        self.raw += sign * game.result;
        self.luck += sign * game.luck;
        self.played += 1;
        let score = |result: f64| {
            if result > 0.0 {
                1.0
            } else if result < 0.0 {
                0.0
            } else {
                0.5
            }
        };
        self.turns += u64::from(game.turns);
        self.share += score(sign * game.result);
        let first_begins = game.began.unwrap_or(Player::First) == Player::First;
        self.begins += score(if first_begins { game.result } else { -game.result });
        if game.result != 0.0 {
            self.won[usize::from(sign * game.result < 0.0)] += 1;
        }
        for game in &game.games {
            self.games += 1;
            let Some(winner) = game.winner else { continue };
            self.points += u64::from(game.points);
            let side = usize::from(winner != seat);
            self.gammons[side] += u64::from(game.level >= 2);
            self.backgammons[side] += u64::from(game.level >= 3);
        }
    }
}
