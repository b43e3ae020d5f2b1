//! Wire types of advice.

use serde::Serialize;
use tavola_rules::Player;

/// Chances of the deciding player; gammons include backgammons.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Probabilities {
    pub win: f32,
    pub win_gammon: f32,
    pub win_backgammon: f32,
    pub lose_gammon: f32,
    pub lose_backgammon: f32,
}

/// A way to play.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct HintPlay {
    pub text: String,
    #[cfg_attr(test, ts(type = "PlayMove[]"))]
    pub moves: Vec<[u8; 3]>,
    pub equity: f32,
    /// Equity lost against the best play of the same depth; 0 for the best.
    pub loss: f32,
    pub ply: u32,
    pub probs: Probabilities,
}

/// A double that may be named.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NamedDouble {
    pub number: u8,
    pub equity: f32,
}

/// Two numbers that may be named.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct NamedPair {
    pub dice: [u8; 2],
    pub equity: f32,
}

/// The right cube action: before a roll one of the first four, for an answer one of the others.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CubeAction {
    NoDouble,
    DoubleTake,
    DoubleDrop,
    TooGood,
    Take,
    Drop,
    Beaver,
    Raccoon,
}

/// The engine's advice. Equities are in points at the present cube; in a match 1 is a won game and -1 a lost one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// The deciding player, to whom the figures belong.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    /// Depth of the search in plies.
    pub ply: u32,
    #[serde(flatten)]
    pub kind: HintKind,
}

/// The kinds of decisions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum HintKind {
    /// Up to five plays of the rest of the turn. The more deeply searched plays come first; within a depth the best is first.
    Play { plays: Vec<HintPlay> },
    /// The value of each cube action to the player.
    Cube {
        action: CubeAction,
        no_double: f32,
        double_take: f32,
        double_drop: f32,
        /// For an answer: a beaver or raccoon; null if it is not allowed.
        redouble: Option<f32>,
        probs: Probabilities,
    },
    /// The best double to name, and the next best.
    Choose { number: u8, choices: Vec<NamedDouble>, equity: f32, probs: Probabilities },
    /// The two best numbers to name, and the next best.
    Pick { dice: [u8; 2], choices: Vec<NamedPair>, equity: f32, probs: Probabilities },
    /// No other action is possible, or none is better. Before the opening there are no figures.
    Roll {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        equity: Option<f32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        probs: Option<Probabilities>,
    },
    /// The game is lost at this level.
    Resign {
        #[cfg_attr(test, ts(type = "1 | 2 | 3"))]
        level: u8,
        probs: Probabilities,
    },
    /// The answer to a resignation: the value of accepting, and that of playing on.
    Accept { offered: f32, equity: f32, probs: Probabilities },
    /// The answer to a resignation: the value of accepting, and that of playing on.
    Refuse { offered: f32, equity: f32, probs: Probabilities },
}
