//! DuelSetup of a duel: the game, the players, and the number of games.

use std::path::PathBuf;
use std::sync::Arc;

use tavola_engine::{Met, evaluators::played_alike};
use tavola_rules::Rules;

use crate::error::DuelError;
use crate::spec::PlayerSpec;
use crate::stakes::DuelStakes;

/// The options of a duel.
#[derive(Clone, Debug)]
pub struct DuelSetup {
    /// The players.
    pub players: [PlayerSpec; 2],
    /// The game.
    pub rules: Arc<Rules>,
    /// The stakes.
    pub stakes: DuelStakes,
    /// The match equity table of this engine's players.
    pub met: Met,
    /// Number of games or matches, at least 1; rounded up to an even number if dice are duplicated.
    pub games: u64,
    /// Decides all dice.
    pub seed: u64,
    /// Number of games that are played at the same time, at least 1. The result does not depend on it.
    pub threads: usize,
    /// Number of rolls ahead at which luck is judged, if it is.
    pub luck: Option<u32>,
    /// Whether to stop as soon as the result is clear.
    pub until_decided: bool,
    /// A Python with the packages of the players that need one.
    pub python: String,
    /// GNU Backgammon.
    pub gnubg: String,
    /// Folder for the games, if they are written.
    pub mat: Option<PathBuf>,
}

/// Returns whether a game is backgammon except for the start of its 15 checkers a side. A player of another package takes
/// missing checkers for borne off, so fewer would change its aim.
fn is_backgammon_from_another_start(rules: &Rules) -> bool {
    let standard = Rules { start: Rules::STANDARD.start, ..rules.clone() };
    played_alike(&Rules::STANDARD, &standard) && rules.start.iter().all(|side| side.total() == 15)
}

impl DuelSetup {
    /// Single games without a cube, one after the other, without judging luck.
    #[must_use]
    pub fn single_games(players: [PlayerSpec; 2], rules: Arc<Rules>, games: u64, seed: u64) -> DuelSetup {
        DuelSetup {
            players,
            rules,
            stakes: DuelStakes::Money { cube: false },
            met: Met::own(),
            games,
            seed,
            threads: 1,
            luck: None,
            until_decided: false,
            python: String::new(),
            gnubg: String::new(),
            mat: None,
        }
    }

    /// Returns whether the dice can be thrown again for the other side.
    #[must_use]
    pub fn duplicate(&self) -> bool {
        !self.players.iter().any(PlayerSpec::throws)
    }

    /// The largest number of observations: pairs of games if dice are duplicated.
    #[must_use]
    pub fn observations(&self) -> u64 {
        if self.duplicate() { self.games.div_ceil(2) } else { self.games }
    }

    pub(crate) fn check(&self) -> Result<(), DuelError> {
        if self.games == 0 || self.threads == 0 {
            return Err(DuelError::Nothing);
        }
        let backgammon = *self.rules == Rules::STANDARD;
        let another_start = is_backgammon_from_another_start(&self.rules);
        let cannot = |spec: &&PlayerSpec| match spec {
            PlayerSpec::External(_) => !another_start,
            PlayerSpec::Gnubg(_) => !backgammon,
            PlayerSpec::Program(program) => !another_start && !program.knows_every_game(),
            _ => false,
        };
        if let Some(spec) = self.players.iter().find(cannot) {
            return Err(DuelError::BackgammonOnly { player: spec.clone(), game: self.rules.name });
        }
        if self.mat.is_some() && !backgammon {
            return Err(DuelError::NotInMatFiles(self.rules.name));
        }
        if self.duplicate() {
            let cubeless =
                |player: &&PlayerSpec| matches!(player, PlayerSpec::External(guest) if !guest.knows_cube());
            return match (self.players.iter().find(cubeless), self.stakes) {
                (Some(player), DuelStakes::Money { cube: true } | DuelStakes::Match(_)) => {
                    Err(DuelError::NoCube(player.clone()))
                }
                _ => Ok(()),
            };
        }
        match &self.players {
            [PlayerSpec::Gnubg(_), PlayerSpec::Tavola { .. }]
            | [PlayerSpec::Tavola { .. }, PlayerSpec::Gnubg(_)] => Ok(()),
            players => Err(DuelError::GnubgPairing(Box::new(players.clone()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packages_play_backgammon_from_any_start_with_15_checkers() {
        let another_start =
            |variant: &&tavola_rules::variants::Variant| is_backgammon_from_another_start(variant.rules);
        let names: Vec<&str> = tavola_rules::variants::ALL
            .iter()
            .filter(another_start)
            .map(|variant| variant.rules.name)
            .collect();
        for name in ["backgammon", "nackgammon", "longgammon"] {
            assert!(names.contains(&name), "{name} of {names:?}");
        }
        for name in ["hypergammon", "portes", "irish", "plakoto"] {
            assert!(!names.contains(&name), "{name}");
        }
    }
}
