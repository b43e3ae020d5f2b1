//! Accuracy of the engine's chances: games of the engine against itself, with the chance before each roll beside the
//! result.
//!
//! Positions of one game have one result, so they are not independent: the intervals are those of a ratio of sums over
//! games. One position drawn from each game and bin would be independent, but biased. A game that hovers about some
//! chance would count no more than a game that passes by on its way to the end, and even exact chances would look
//! wrong.

use std::sync::Arc;

use tavola_engine::{Context, Depth, Engine, Met, Role, hash};
use tavola_rules::game::Phase;
use tavola_rules::{Player as Side, Rules};

use super::table::{Line, Place};
use tavola_duel::actions::Actions;
use tavola_duel::stats::{self, Estimate};
use tavola_duel::{DuelError, DuelStakes, Player, PlayerSpec, game, is_drawn};

/// Place of the table.
pub(super) const PLACE: Place = Place {
    begin: "<!-- chances of tavola-train catalogue -->\n",
    end: "<!-- end of the chances -->\n",
    empty: "| game | first turn | 0 to 5 | 5 to 20 | 20 to 40 | 40 to 60 | 60 to 80 | 80 to 95 | 95 to 100 |\n\
                             |---|---|---|---|---|---|---|---|---|\n",
};

/// The upper ends of the bins.
const ENDS: [f64; 7] = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0];

/// The fewest games that are informative about a bin.
const FEWEST: usize = 20;

const STAKES: DuelStakes = DuelStakes::Money { cube: false };

/// The positions of one bin.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Bin {
    /// The mean chance to win that the engine gave to the player on roll.
    pub(super) predicted: f64,
    /// The share of positions whose player won, a draw counting half, less the chance that the engine gave.
    pub(super) beyond: Estimate,
    /// Number of games with such positions.
    pub(super) games: usize,
}

/// Accuracy of the engine's chances in a game.
#[derive(Clone, Debug)]
pub(super) struct Calibration {
    /// The game.
    pub(super) rules: &'static Rules,
    /// The first position of each game before a roll, by the role of the player on roll; one bin in a game without roles. A game has
    /// one such position and many others, so an error there hardly shows in their bins.
    pub(super) first_turns: Vec<Bin>,
    /// Bins of the engine's chance: up to .05, .2, .4, .6, .8, .95, 1. `None` if too few games have such a position.
    pub(super) bins: Vec<Option<Bin>>,
}

/// The bin of a chance.
fn bin(chance: f64) -> usize {
    ENDS.iter().position(|end| chance < *end).unwrap_or(ENDS.len() - 1)
}

/// A position before a roll.
#[derive(Clone, Copy, Debug)]
struct Observed {
    /// The role of the player on roll, in a game with roles.
    role: Option<Role>,
    /// The chance of the player on roll to win, by the engine.
    chance: f64,
    /// The result of this player: 1 for a win, one half for a draw.
    won: f64,
}

impl Calibration {
    /// Plays `games` games, the engine without looking ahead on both sides, without a cube and without resignations. A game
    /// that does not end has no result and is left out.
    ///
    /// # Errors
    /// If the engine fails.
    pub(super) fn measure(
        engine: &Arc<Engine>,
        rules: &'static Rules,
        games: u64,
        seed: u64,
    ) -> Result<Calibration, DuelError> {
        let spec = PlayerSpec::Tavola { depth: Depth::Plies(0), nets: None };
        let player = || Player::new(&spec, engine, "", Met::own());
        let mut players = [player()?, player()?];
        let (mut first_turns, mut bins) = (Vec::new(), vec![Vec::new(); ENDS.len()]);
        for number in 0..games {
            let seed = hash::mix(seed ^ hash::mix(number));
            let [first, second] = &mut players;
            let actions = match game::play([first, second], rules, STAKES, seed) {
                Err(DuelError::Endless(_)) => continue,
                played => played?,
            };
            let observed = observe(rules, &actions, engine)?;
            first_turns.extend(observed.first().copied());
            for (at, bin) in bins.iter_mut().enumerate() {
                let of_bin = observed.iter().filter(|observed| self::bin(observed.chance) == at);
                let sums = of_bin.fold(Sums::default(), Sums::and);
                bin.extend((sums.count > 0.0).then_some(sums));
            }
        }
        let bins = bins.iter().map(|games| Bin::of(games)).collect();
        Ok(Calibration { rules, first_turns: by_role(&first_turns), bins })
    }

    /// The bin whose difference exceeds its interval of 95 % by the most, and by how much; 0 if none does.
    #[must_use]
    pub(super) fn off(&self) -> f64 {
        let off = |bin: &Bin| bin.beyond.mean.abs() - stats::errors(1) * bin.beyond.error;
        self.first_turns.iter().chain(self.bins.iter().flatten()).map(off).fold(0.0, f64::max)
    }

    /// The line of the Markdown table: first turns, those of each role, then the bins.
    #[must_use]
    pub(super) fn line(&self) -> Line {
        let first_turns: Vec<String> = self.first_turns.iter().map(Bin::figures).collect();
        let bins = self.bins.iter().map(|bin| bin.as_ref().map_or_else(String::new, Bin::figures));
        let cells: String =
            [first_turns.join(", ")].into_iter().chain(bins).map(|cell| format!(" {cell} |")).collect();
        Line { rules: self.rules, text: format!("| `{}` |{cells}", self.rules.name) }
    }
}

/// Sums over the positions of a game in a bin.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    count: f64,
    chances: f64,
    won: f64,
}

impl Sums {
    fn and(self, &Observed { chance, won, .. }: &Observed) -> Sums {
        Sums { count: self.count + 1.0, chances: self.chances + chance, won: self.won + won }
    }
}

impl Bin {
    fn of(games: &[Sums]) -> Option<Bin> {
        if games.len() < FEWEST {
            return None;
        }
        let sum = |part: &dyn Fn(&Sums) -> f64| games.iter().map(part).sum::<f64>();
        let count = sum(&|game| game.count);
        let mean = sum(&|game| game.won - game.chances) / count;
        // Each game with the deviation of its positions from the mean.
        let squares = sum(&|game| (game.won - game.chances - mean * game.count).powi(2));
        let n = games.len() as f64;
        let error = (squares * n / (n - 1.0)).sqrt() / count;
        let predicted = sum(&|game| game.chances) / count;
        Some(Bin { predicted, beyond: Estimate { mean, error }, games: games.len() })
    }

    /// In percent: the mean chance of the engine, then the share won with its interval of 95 %.
    fn figures(&self) -> String {
        let percent = |share: f64| 100.0 * share;
        let won = percent(self.predicted + self.beyond.mean);
        let interval = percent(stats::errors(1) * self.beyond.error);
        format!("{:.1}: {won:.1} ± {interval:.1}", percent(self.predicted))
    }
}

/// The bins of first positions, one for each role in the order of roles.
fn by_role(seen: &[Observed]) -> Vec<Bin> {
    let roles = Role::ALL.map(Some).into_iter().chain([None]);
    let of_role = |role| -> Vec<Sums> {
        let seen = seen.iter().filter(|observed| observed.role == role);
        seen.map(|observed| Sums::default().and(observed)).collect()
    };
    roles.filter_map(|role| Bin::of(&of_role(role))).collect()
}

/// The chances before each turn of a game, with the result.
fn observe(rules: &Rules, actions: &Actions, engine: &Engine) -> Result<Vec<Observed>, DuelError> {
    let mut m = STAKES.begin(rules);
    let mut seen: Vec<(Side, Option<Role>, f64)> = Vec::new();
    for (who, action) in actions {
        let on_roll = match m.game().phase() {
            Phase::Roll { player, begins: true, .. } => Some((*player, Context::of(&m, *player))),
            // The opponent, who throws ahead, is to throw; the player has a roll that is not played yet.
            Phase::Ahead { player, roll } => {
                let player = player.opponent();
                Some((player, Context { next_roll: Some(*roll), ..Context::of(&m, player) }))
            }
            _ => None,
        };
        // Positions before drawn plays have results that say nothing about chances.
        if let Some((player, context)) = on_roll.filter(|_| !is_drawn(&m)) {
            let position = m.game().position(player);
            let chances = engine.probabilities(rules, &position, &context, 0)?;
            seen.push((player, context.role, f64::from(chances.win)));
        }
        m.apply(*who, action).map_err(|refusal| DuelError::Refused { action: action.clone(), refusal })?;
    }
    let result = m.game().result().ok_or(DuelError::Unfinished)?;
    let won = |player: Side| match result.winner {
        Some(winner) => f64::from(u8::from(winner == player)),
        None => 0.5,
    };
    Ok(seen.into_iter().map(|(player, role, chance)| Observed { role, chance, won: won(player) }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    fn game(positions: &[(f64, f64)]) -> Sums {
        let observed = |&(chance, won): &(f64, f64)| Observed { role: None, chance, won };
        positions.iter().map(observed).fold(Sums::default(), |sums, observed| sums.and(&observed))
    }

    #[test]
    fn first_turns_are_apart_by_role() {
        let turn = |role, chance, number: u32| Observed { role, chance, won: f64::from(number % 2) };
        let both = (0..80).map(|number| {
            let (role, chance) = if number < 40 { (Role::ThrowsTwice, 0.7) } else { (Role::Names, 0.3) };
            turn(Some(role), chance, number)
        });
        let found = by_role(&both.collect::<Vec<_>>());
        let mean = |bin: &Bin| (bin.predicted, bin.predicted + bin.beyond.mean);
        let expected = [(0.3, 0.5), (0.7, 0.5)];
        assert_eq!(found.len(), expected.len());
        for (bin, (chance, won)) in found.iter().zip(expected) {
            let found = mean(bin);
            assert!((found.0 - chance).abs() < 1e-9 && (found.1 - won).abs() < 1e-9, "{found:?}");
        }
        assert_eq!(by_role(&(0..40).map(|number| turn(None, 0.5, number)).collect::<Vec<_>>()).len(), 1);
    }

    #[test]
    fn a_chance_belongs_to_the_bin_below_whose_end_it_is() {
        assert_eq!([0.0, 0.05, 0.5, 0.94, 0.95, 1.0].map(bin), [0, 1, 3, 5, 6, 6]);
    }

    #[test]
    fn games_are_counted_and_not_their_positions() {
        let once: Vec<Sums> = (0..40).map(|n| game(&[(0.4, f64::from(n % 2))])).collect();
        let often: Vec<Sums> = (0..40).map(|n| game(&[(0.4, f64::from(n % 2)); 9])).collect();
        let [once, often] = [once, often].map(|games| Bin::of(&games).expect("enough games"));
        assert!((once.predicted - 0.4).abs() < 1e-9 && (once.beyond.mean - 0.1).abs() < 1e-9, "{once:?}");
        assert!((once.beyond.error - often.beyond.error).abs() < 1e-9, "{often:?}");
        assert_eq!((once.games, often.games), (40, 40));
        assert_eq!(Bin::of(&[game(&[(0.4, 1.0)]); 5]), None, "five games say nothing");
    }

    #[test]
    fn exact_chances_are_what_happens() {
        let rules = variants::find("doublets").expect("a game").rules;
        let calibration =
            Calibration::measure(&Arc::new(Engine::embedded()), rules, 120, 5).expect("a calibration");
        // One bin of eight may lie slightly outside of its interval.
        assert!(calibration.off() < 0.05, "{calibration:?}");
        assert!(calibration.bins.iter().flatten().count() >= 5, "{calibration:?}");
        assert!(calibration.line().text.starts_with("| `doublets` | "));
    }
}
