//! Advice.

use serde::Serialize;
use tavola_rules::Player;

/// Chances of the player who decides; gammons include backgammons.
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
    /// Equity given up against the best play of the same depth; 0 for the best.
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

/// What is right with a cube: before a roll one of the first four, for an answer one of the others.
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

/// What the engine advises. Equities are in points at the cube as it is; in a match 1 is winning the game and -1 losing it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hint {
    /// Who decides, and whose figures these are.
    #[cfg_attr(test, ts(type = "Player"))]
    pub player: Player,
    /// How deep the search looked.
    pub ply: u32,
    #[serde(flatten)]
    pub kind: HintKind,
}

/// The kinds of decisions.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum HintKind {
    /// Up to five plays. Those that were searched deeper come first, each depth with its best first. They begin where the turn
    /// stands.
    Play { plays: Vec<HintPlay> },
    /// What each of the actions is worth to the player.
    Cube {
        action: CubeAction,
        no_double: f32,
        double_take: f32,
        double_drop: f32,
        /// For an answer: a beaver or raccoon; null where it is not allowed.
        redouble: Option<f32>,
        probs: Probabilities,
    },
    /// A double to name, and the next best.
    Choose { number: u8, choices: Vec<NamedDouble>, equity: f32, probs: Probabilities },
    /// Two numbers to name, and the next best.
    Pick { dice: [u8; 2], choices: Vec<NamedPair>, equity: f32, probs: Probabilities },
    /// Nothing else can be done, or nothing better. Before the opening there are no figures.
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
    /// The answer to a resignation: what accepting is worth, and what playing on is.
    Accept { offered: f32, equity: f32, probs: Probabilities },
    /// The answer to a resignation: what accepting is worth, and what playing on is.
    Refuse { offered: f32, equity: f32, probs: Probabilities },
}
