//! The context of a decision: money or a match score, the cube, and the points of each end of a game.

use serde::{Deserialize, Serialize};
use tavola_notation::Situation;
use tavola_rules::cube::HIGHEST;
use tavola_rules::game::Phase;
use tavola_rules::rules::{CheckersLeft, CubeRules, Scoring};
use tavola_rules::{Match, MatchKind, Player, Roll, Rules};

use crate::cube_model::Owner;
use crate::match_equity::Met;

/// The highest cube of an id from which on it is no limit.
const NO_LIMIT: u32 = 1024;

/// The use of the points of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Stakes {
    /// Every point counts alike: money, a number of games, a single game.
    Money {
        /// Gammons count only once the cube was turned.
        jacoby: bool,
        /// A player who is doubled may redouble at once and keep the cube.
        beavers: bool,
    },
    /// A match to points.
    Match {
        /// Points that the player on roll still needs.
        away_own: u32,
        /// Points that the opponent still needs.
        away_other: u32,
        /// Whether the Crawford game is still to come after this game.
        crawford_to_come: bool,
    },
}

/// The role of the player on roll, if one player names numbers and the other has two turns in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Names two different numbers.
    Names,
    /// Throws, and has a second turn after this one.
    ThrowsTwice,
    /// Throws for the second of two turns.
    ThrowsAgain,
}

impl Role {
    /// All roles.
    pub const ALL: [Role; 3] = [Role::Names, Role::ThrowsTwice, Role::ThrowsAgain];

    /// The role of a player in the running game of a match, in a game that has roles.
    fn of(m: &Match, player: Player) -> Option<Role> {
        let second =
            |phase: &Phase| matches!(phase, Phase::Roll { player: by, begins: false, .. } if *by == player);
        Some(match m.rules().chooser()? {
            chooser if chooser == player => Role::Names,
            _ if second(m.game().phase()) => Role::ThrowsAgain,
            _ => Role::ThrowsTwice,
        })
    }

    /// The role of the player on roll after a turn of this player: the opponent's, or that of the second of two turns.
    #[must_use]
    pub fn after_turn(self) -> Role {
        match self {
            Role::Names => Role::ThrowsTwice,
            Role::ThrowsTwice => Role::ThrowsAgain,
            Role::ThrowsAgain => Role::Names,
        }
    }

    /// The role of the opponent at the beginning of their turn.
    pub(crate) fn swapped(self) -> Role {
        match self {
            Role::Names => Role::ThrowsTwice,
            Role::ThrowsTwice | Role::ThrowsAgain => Role::Names,
        }
    }
}

/// See the module. The figures are those of the player on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct Context {
    /// The use of the points: money or a match.
    pub stakes: Stakes,
    /// The value of the cube: the points of a plain win.
    pub value: u32,
    /// The player who may turn the cube.
    pub owner: Owner,
    /// Whether the cube is in play: not in a Crawford game, nor under rules without a cube.
    pub in_play: bool,
    /// The highest value that it may be turned to; 0 for no limit.
    pub cap: u32,
    /// Points of a single game, a gammon and a backgammon, before the cube.
    pub points: [f32; 3],
    /// Match equities of all scores.
    pub met: Met,
    /// The next roll, if it is known before it is thrown (open roll, fixed roll).
    pub next_roll: Option<Roll>,
    /// The role of the player, in a game with different roles. `None` if both throw alike, or if it is unknown who has
    /// which role.
    pub role: Option<Role>,
}

impl Context {
    /// Money play with a cube in the middle, without Jacoby and beavers.
    #[must_use]
    pub fn money() -> Context {
        Context {
            stakes: Stakes::Money { jacoby: false, beavers: false },
            value: 1,
            owner: Owner::Centre,
            in_play: true,
            cap: 0,
            points: [1.0, 2.0, 3.0],
            met: Met::own(),
            next_roll: None,
            role: None,
        }
    }

    /// Points alone: money play without a cube.
    #[must_use]
    pub fn cubeless() -> Context {
        Context { in_play: false, ..Context::money() }
    }

    /// A match score with a cube at rest. `crawford` is whether this is the Crawford game. If a player is one point
    /// away and this is not the Crawford game, it has been played.
    #[must_use]
    pub fn score(away_own: u32, away_other: u32, crawford: bool) -> Context {
        Context {
            stakes: Stakes::Match { away_own, away_other, crawford_to_come: away_own > 1 && away_other > 1 },
            in_play: !crawford,
            ..Context::money()
        }
    }

    /// The context of a decision of `player` in the running game of a match, as if they were on roll.
    #[must_use]
    pub fn of(m: &Match, player: Player) -> Context {
        let rules = m.rules();
        let cube = m.game().cube();
        let stakes = match (m.away(player), m.away(player.opponent())) {
            (Some(away_own), Some(away_other)) => Stakes::Match {
                // A finished match has no decisions; one point keeps the sums in order.
                away_own: away_own.max(1),
                away_other: away_other.max(1),
                crawford_to_come: rules.cube.crawford && away_own > 1 && away_other > 1,
            },
            _ => Stakes::Money {
                jacoby: m.game().jacoby(),
                beavers: rules.cube.beavers && m.kind() == MatchKind::Money,
            },
        };
        let owner = match cube.owner {
            None => Owner::Centre,
            Some(owner) if owner == player => Owner::Own,
            Some(_) => Owner::Other,
        };
        Context {
            stakes,
            value: cube.value,
            owner,
            in_play: cube.in_play,
            cap: rules.cube.cap,
            points: points(rules),
            met: Met::own(),
            next_roll: m.game().roll_ahead().or(m.game().fixed_roll()),
            role: Role::of(m, player),
        }
    }

    /// The context of the situation of an id, seen by the player on roll.
    #[must_use]
    pub fn of_situation(situation: &Situation, rules: &Rules) -> Context {
        let owner = match situation.cube_owner {
            None => Owner::Centre,
            Some(owner) if owner == situation.on_roll => Owner::Own,
            Some(_) => Owner::Other,
        };
        let length = u32::from(situation.match_length);
        let away = |player: Player| length.saturating_sub(situation.score[player.index()]).max(1);
        let (away_own, away_other) = (away(situation.on_roll), away(situation.on_roll.opponent()));
        let stakes = if length == 0 {
            Stakes::Money { jacoby: situation.jacoby, beavers: situation.beavers }
        } else {
            let crawford_to_come = rules.cube.crawford && away_own > 1 && away_other > 1;
            Stakes::Match { away_own, away_other, crawford_to_come }
        };
        let usual = Context::of_rules(rules);
        let in_play = usual.in_play && situation.cube_cap > 1 && !situation.crawford && length != 1;
        let cap = if situation.cube_cap >= NO_LIMIT { usual.cap } else { situation.cube_cap };
        let names = |chooser| if chooser == situation.on_roll { Role::Names } else { Role::ThrowsTwice };
        let role = rules.chooser().map(names);
        Context { stakes, value: situation.cube_value, owner, in_play, cap, role, ..usual }
    }

    /// The cube of a rule set in money play, at rest.
    #[must_use]
    pub fn of_rules(rules: &Rules) -> Context {
        let CubeRules { on, cap, jacoby, beavers, .. } = rules.cube;
        let stakes = Stakes::Money { jacoby: jacoby && on, beavers };
        Context { stakes, in_play: on, cap, points: points(rules), ..Context::money() }
    }

    /// Returns the context seen by the opponent.
    #[must_use]
    pub fn swapped(&self) -> Context {
        let stakes = match self.stakes {
            Stakes::Match { away_own, away_other, crawford_to_come } => {
                Stakes::Match { away_own: away_other, away_other: away_own, crawford_to_come }
            }
            money @ Stakes::Money { .. } => money,
        };
        Context { stakes, owner: self.owner.swapped(), role: self.role.map(Role::swapped), ..self.clone() }
    }

    /// Returns the context with the cube turned and given to the opponent.
    #[must_use]
    pub fn doubled(&self) -> Context {
        Context { value: self.value * 2, owner: Owner::Other, ..self.clone() }
    }

    /// Returns whether the player on roll may turn the cube, as far as the cube itself is concerned. A cube without a limit stops
    /// at the limit of the rules: in a trial, two players who both expected to win turned it for ever.
    #[must_use]
    pub fn may_double(&self) -> bool {
        let cap = if self.cap == 0 { HIGHEST } else { self.cap };
        self.in_play && self.owner != Owner::Other && self.value <= cap / 2
    }

    /// Returns whether gammons do not count now, because nobody has turned the cube yet.
    #[must_use]
    pub fn gammons_do_not_count(&self) -> bool {
        matches!(self.stakes, Stakes::Money { jacoby: true, .. }) && self.owner == Owner::Centre
    }

    /// Returns which of the five chances, in the order of [`Probabilities`](crate::Probabilities), can change the worth of the
    /// game at this cube or a higher one. A gammon does not count for a player whom a single game already wins the match.
    #[must_use]
    pub fn counted(&self) -> [bool; 5] {
        let counts = |away: u32, level: usize| {
            let [below, points] = [level - 1, level].map(|level| f64::from(self.points[level]));
            points > below && f64::from(away) > f64::from(self.value) * below
        };
        let (own, other) = match self.stakes {
            Stakes::Money { .. } if self.gammons_do_not_count() && !self.in_play => (0, 0),
            Stakes::Money { .. } => (u32::MAX, u32::MAX),
            Stakes::Match { away_own, away_other, .. } => (away_own, away_other),
        };
        [true, counts(own, 1), counts(own, 2), counts(other, 1), counts(other, 2)]
    }

    /// The worth of points won by the player on roll, negative for points lost: the points themselves for money, the
    /// chance to win the match in a match.
    #[must_use]
    pub fn worth(&self, points: f64) -> f64 {
        match self.stakes {
            Stakes::Money { .. } => points,
            Stakes::Match { away_own, away_other, crawford_to_come } => {
                let points = points.round() as i64;
                let own = i64::from(away_own) - points.max(0);
                let other = i64::from(away_other) + points.min(0);
                self.met.chance(own, other, crawford_to_come)
            }
        }
    }

    /// The worth of an end of the game to the player on roll at the current cube. Level 0 is a single game, level 1 a
    /// gammon, level 2 a backgammon. If gammons do not count, every level is a single game.
    #[must_use]
    pub fn worth_of_end(&self, won: bool, level: usize) -> f64 {
        let points = self.points[if self.gammons_do_not_count() { 0 } else { level }];
        let points = f64::from(self.value) * f64::from(points);
        self.worth(if won { points } else { -points })
    }

    /// Converts the worth for this side to that for the other side.
    #[must_use]
    pub fn seen_from_the_other_side(&self, worth: f64) -> f64 {
        match self.stakes {
            Stakes::Money { .. } => -worth,
            Stakes::Match { .. } => 1.0 - worth,
        }
    }

    /// A worth as equity: for money points at a cube of 1; in a match 1 is the worth of a single game won at the
    /// present cube, and -1 that of a single game lost.
    #[must_use]
    pub fn equity(&self, worth: f64) -> f64 {
        match self.stakes {
            Stakes::Money { .. } => worth / f64::from(self.value),
            Stakes::Match { .. } => {
                let (lost, won) = (self.worth(-f64::from(self.value)), self.worth(f64::from(self.value)));
                2.0 * (worth - lost) / (won - lost).max(1e-9) - 1.0
            }
        }
    }

    /// The worth of an equity: the reverse of [`Context::equity`].
    #[must_use]
    pub fn worth_of(&self, equity: f64) -> f64 {
        let (lost, won) = (self.worth(-f64::from(self.value)), self.worth(f64::from(self.value)));
        lost + (equity + 1.0) / 2.0 * (won - lost)
    }

    /// Converts an equity to the chance to win the match; `None` for money.
    #[must_use]
    pub fn mwc(&self, equity: f64) -> Option<f64> {
        matches!(self.stakes, Stakes::Match { .. }).then(|| self.worth_of(equity))
    }
}

/// Points of a single game, a gammon and a backgammon. In games that count a point for each checker left, these are
/// means: six after a single game. After a result that is a gammon elsewhere, nearly all fifteen checkers are left, and
/// those outside count double.
pub(crate) fn points(rules: &Rules) -> [f32; 3] {
    match rules.scoring {
        Scoring::Gammon123 => [1.0, 2.0, 3.0],
        Scoring::Gammon12 => [1.0, 2.0, 2.0],
        Scoring::Flat => [1.0, 1.0, 1.0],
        Scoring::Pips => [40.0, 300.0, 600.0],
        Scoring::CheckersLeft(CheckersLeft::Once) => [6.0, 15.0, 15.0],
        Scoring::CheckersLeft(CheckersLeft::AllDoubled) => [6.0, 26.0, 30.0],
        Scoring::CheckersLeft(CheckersLeft::OutsideDoubled) => [6.0, 19.0, 24.0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_notation::any;

    fn read(text: &str) -> Context {
        Context::of_situation(&any::parse(text, &Rules::STANDARD).unwrap(), &Rules::STANDARD)
    }

    #[test]
    fn a_position_alone_is_money_with_the_cube_in_the_middle() {
        assert_eq!(read("start"), Context::money());
    }

    #[test]
    fn score_and_cube_of_a_situation_are_those_of_the_player_on_roll() {
        let top = read("XGID=-b----E-C---eE---c-e----B-:1:1:-1:00:2:4:0:7:10");
        assert_eq!(top.stakes, Stakes::Match { away_own: 3, away_other: 5, crawford_to_come: true });
        assert_eq!((top.value, top.owner), (2, Owner::Other));
        let bottom = read("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:4:0:7:10");
        assert_eq!(bottom, top.swapped());
    }

    #[test]
    fn the_crawford_game_of_a_situation_is_played_without_the_cube() {
        assert!(!read("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:6:1:7:10").in_play);
        assert!(read("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:6:0:7:10").in_play);
    }

    #[test]
    fn gammons_count_for_a_player_who_does_not_win_the_match_without_them() {
        assert_eq!(Context::money().counted(), [true; 5]);
        assert_eq!(Context::score(1, 1, false).counted(), [true, false, false, false, false]);
        assert_eq!(Context::score(1, 3, true).counted(), [true, false, false, true, true]);
        assert_eq!(Context::score(2, 4, false).counted(), [true, true, false, true, true]);
        assert_eq!(Context::score(2, 4, false).doubled().counted(), [true, false, false, true, false]);
        let jacoby = Context { stakes: Stakes::Money { jacoby: true, beavers: false }, ..Context::money() };
        assert_eq!(jacoby.counted(), [true; 5], "the cube can be turned");
        let flat = Context { points: [1.0; 3], ..Context::money() };
        assert_eq!(flat.counted(), [true, false, false, false, false]);
    }

    #[test]
    fn a_context_seen_twice_from_the_other_side_is_itself() {
        let context = Context { owner: Owner::Own, ..Context::score(3, 5, false) };
        assert_ne!(context.swapped(), context);
        assert_eq!(context.swapped().swapped(), context);
    }

    #[test]
    fn winning_plainly_is_equity_one_at_every_score() {
        for context in [Context::money(), Context::score(7, 2, false), Context::score(4, 1, true)] {
            assert!((context.equity(context.worth(1.0)) - 1.0).abs() < 1e-9);
            assert!((context.equity(context.worth(-1.0)) + 1.0).abs() < 1e-9);
            assert!((context.equity(context.worth_of(0.3)) - 0.3).abs() < 1e-9);
        }
    }

    #[test]
    fn the_crawford_game_has_no_cube_and_a_capped_cube_stops() {
        assert!(!Context::score(1, 4, true).may_double());
        assert!(Context::score(4, 1, false).may_double());
        assert!(!Context { value: 64, owner: Owner::Own, cap: 64, ..Context::money() }.may_double());
        assert!(Context { value: HIGHEST / 2, owner: Owner::Own, ..Context::money() }.may_double());
        assert!(!Context { value: HIGHEST, owner: Owner::Own, ..Context::money() }.may_double());
        assert!(!Context { value: 2, owner: Owner::Other, ..Context::money() }.may_double());
    }
}
