//! The analysis of one decision or roll of a match.

use serde::{Deserialize, Serialize};
use tavola_engine::Probabilities;
use tavola_rules::Player;

use crate::level::{ErrorClass, LuckClass};
use crate::reason::Reasons;
use crate::units::Amount;

/// A decision of a match, or a roll without a decision, and its analysis. All figures are those of the player who decided.
/// Equities count in plain wins at the present cube, for an answer to the cube at the cube before the double.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// Its number in the match, the first being 0.
    pub index: usize,
    /// Number of the action of the match that made it, the first being 1.
    pub action: usize,
    /// Actions of the match before it; before the first move of the turn for a play.
    pub before: usize,
    /// Number of the turn in its game, the first being 1.
    pub turn: u32,
    /// The player who decided.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Player"))]
    pub player: Player,
    /// The kind of the decision.
    pub kind: DecisionKind,
    /// The position before it in plain notation, the player first.
    pub position: String,
    /// The position as an XGID, in games that have ids.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub xgid: Option<String>,
    /// The cube, in games that are played with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cube: Option<DecisionCube>,
    /// The part of the game.
    pub phase: GamePart,
    /// The dice, if there are any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The luck of the roll that came before it, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<RollLuck>,
    /// Whether a roll came before it whose luck is unknown.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub luck_unknown: bool,
    /// The judgement of the decision; `None` for a roll, and for a cube in a game that is only estimated.
    #[serde(flatten)]
    pub judgement: Option<Judgement>,
}

/// The kind of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DecisionKind {
    /// A play, or the one segment of a turn in parts.
    Play,
    /// The player rolled instead of doubling.
    NoDouble,
    /// The cube was offered.
    Double,
    /// It was taken.
    Take,
    /// It was dropped.
    Drop,
    /// It was turned once more and kept.
    Beaver,
    /// A beaver was answered in kind.
    Raccoon,
    /// Two numbers were named instead of rolled.
    Pick,
    /// A double was named.
    Choose,
    /// The game was given up.
    Resign,
    /// A resignation was accepted.
    Accept,
    /// A resignation was refused.
    Refuse,
    /// A roll with no decision after it.
    Roll,
}

impl DecisionKind {
    /// Returns whether checkers or numbers are played, not the cube or a resignation.
    #[must_use]
    pub fn is_checker(self) -> bool {
        matches!(self, DecisionKind::Play | DecisionKind::Pick | DecisionKind::Choose)
    }

    /// Returns whether it is about the cube.
    #[must_use]
    pub fn is_cube(self) -> bool {
        matches!(
            self,
            DecisionKind::NoDouble
                | DecisionKind::Double
                | DecisionKind::Take
                | DecisionKind::Drop
                | DecisionKind::Beaver
                | DecisionKind::Raccoon
        )
    }

    /// Returns whether it is about giving the game up.
    #[must_use]
    pub fn is_resignation(self) -> bool {
        matches!(self, DecisionKind::Resign | DecisionKind::Accept | DecisionKind::Refuse)
    }
}

/// The cube before a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecisionCube {
    /// Value of the cube.
    pub value: u32,
    /// The player who may turn it; `None` while it is in the middle.
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::Player>"))]
    pub owner: Option<Player>,
}

/// The part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GamePart {
    /// The first six turns, three of each player.
    Opening,
    /// Later turns with contact.
    Middle,
    /// A race.
    Race,
    /// A race in which the player has all checkers at home.
    BearOff,
}

impl GamePart {
    /// All, in their order.
    pub const ALL: [GamePart; 4] = [GamePart::Opening, GamePart::Middle, GamePart::Race, GamePart::BearOff];

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            GamePart::Opening => "opening",
            GamePart::Middle => "middle game",
            GamePart::Race => "race",
            GamePart::BearOff => "bear-off",
        }
    }
}

/// The luck of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollLuck {
    /// The amount.
    #[serde(flatten)]
    pub amount: Amount,
    /// Its class.
    pub class: LuckClass,
}

/// The judgement of a decision, with its alternatives.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Judgement {
    /// The decision, as text.
    pub played: String,
    /// The best decision, as text.
    pub best: String,
    /// Its rank among the alternatives, the best being 1.
    pub rank: usize,
    /// Number of different decisions that were possible.
    pub choices: usize,
    /// Loss of the decision, never negative.
    #[serde(rename = "loss", alias = "error")]
    pub error: f64,
    /// The error as MWC in a match, as points in money play.
    pub cost: f64,
    /// The class of the error.
    pub class: ErrorClass,
    /// Its kind, for an error with the cube.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistake: Option<CubeMistake>,
    /// Equity of the decision.
    pub equity: f64,
    /// Equity of the decision as MWC, in a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mwc: Option<f64>,
    /// Depth of the search of the decision and of the best, in rolls ahead.
    pub ply: u32,
    /// Trials of the rollout of both; 0 without one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trials: u32,
    /// The rates that count it.
    pub counted: Counted,
    /// The reasons of its loss, if they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Reasons>,
    /// The best alternatives. Those that were judged deepest come first, the best and the one that was chosen among them,
    /// and each depth has its best first. For the cube these are all that there are.
    pub alternatives: Vec<Alternative>,
}

impl Judgement {
    /// The alternatives by depth, the deepest first. Equities and losses compare within a group only.
    pub fn by_depth(&self) -> impl Iterator<Item = &[Alternative]> {
        self.alternatives.chunk_by(|a, b| (a.ply, a.trials) == (b.ply, b.trials))
    }
}

impl Alternative {
    /// The depth that it was judged at, for people: `2-ply`, `144 trials`.
    #[must_use]
    pub fn depth(&self) -> String {
        match self.trials {
            0 => format!("{}-ply", self.ply),
            trials => format!("{trials} trials"),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_zero(trials: &u32) -> bool {
    *trials == 0
}

/// The rates that count a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// The rates of GNU Backgammon: unforced plays; cube decisions that were close or made.
    pub gnubg: bool,
    /// The PR of eXtreme Gammon.
    pub xg: bool,
}

/// Kinds of errors with the cube, by the points between which it was not turned or was turned. CP is the cash point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CubeMistake {
    /// No double, though the opponent would have taken.
    MissedBelowCashPoint,
    /// No double, though the opponent should have dropped.
    MissedAboveCashPoint,
    /// A double too early.
    WrongBelowDoublePoint,
    /// A double in a position that is too good for it.
    WrongAboveTooGood,
    /// A wrong take.
    WrongTake,
    /// A wrong drop.
    WrongDrop,
    /// A beaver or raccoon that should have been a take or a drop.
    WrongBeaver,
    /// A take that should have been a beaver or a raccoon.
    MissedBeaver,
}

impl CubeMistake {
    /// All, in the order of reports.
    pub const ALL: [CubeMistake; 8] = [
        CubeMistake::MissedBelowCashPoint,
        CubeMistake::MissedAboveCashPoint,
        CubeMistake::WrongBelowDoublePoint,
        CubeMistake::WrongAboveTooGood,
        CubeMistake::WrongTake,
        CubeMistake::WrongDrop,
        CubeMistake::WrongBeaver,
        CubeMistake::MissedBeaver,
    ];

    /// Its name for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            CubeMistake::MissedBelowCashPoint => "missed double below cash point",
            CubeMistake::MissedAboveCashPoint => "missed double above cash point",
            CubeMistake::WrongBelowDoublePoint => "wrong double below double point",
            CubeMistake::WrongAboveTooGood => "wrong double above too-good point",
            CubeMistake::WrongTake => "wrong take",
            CubeMistake::WrongDrop => "wrong drop",
            CubeMistake::WrongBeaver => "wrong beaver",
            CubeMistake::MissedBeaver => "missed beaver",
        }
    }
}

/// Something that could have been decided.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Alternative {
    /// As text.
    pub text: String,
    /// The position after it in plain notation, the player first, for a play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// From, to and die of each move of a play, in the player's own numbering.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::steps")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Move>"))]
    pub moves: Vec<[u8; 3]>,
    /// Its equity.
    pub equity: f64,
    /// Its equity as MWC, in a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mwc: Option<f64>,
    /// Its loss against the best of its own depth.
    #[serde(rename = "loss", alias = "error")]
    pub error: f64,
    /// The rolls that it was searched ahead.
    #[serde(default)]
    pub ply: u32,
    /// Trials of its rollout; 0 without one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trials: u32,
    /// Whether it was chosen.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub played: bool,
    /// The chances of the player after it, if it has chances of its own.
    #[serde(flatten)]
    pub chances: Option<DecisionChances>,
}

/// Chances of a player. They are cumulative: a gammon is also a win. Chances that the game does not have are left out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DecisionChances {
    /// To win.
    pub win: f64,
    /// To win a gammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_gammon: Option<f64>,
    /// To win a backgammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_backgammon: Option<f64>,
    /// To lose a gammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lose_gammon: Option<f64>,
    /// To lose a backgammon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lose_backgammon: Option<f64>,
}

impl DecisionChances {
    /// The chances in a game that counts up to `levels` levels of a win (1 to 3).
    #[must_use]
    pub fn of(chances: &Probabilities, levels: u8) -> DecisionChances {
        let at = |level: u8, chance: f32| (levels >= level).then_some(f64::from(chance));
        DecisionChances {
            win: f64::from(chances.win),
            win_gammon: at(2, chances.win_gammon),
            win_backgammon: at(3, chances.win_backgammon),
            lose_gammon: at(2, chances.lose_gammon),
            lose_backgammon: at(3, chances.lose_backgammon),
        }
    }
}
