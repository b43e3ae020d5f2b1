//! Questions to programs: a line of JSON, or commands of the Universal Backgammon Interface.

use serde::Serialize;
use tavola_notation::situation::Awaits;
use tavola_notation::{Situation, any, gnubg, xgid};
use tavola_rules::game::Phase;
use tavola_rules::{Match, MatchKind, Player};

/// A question of the line protocol (`docs/connect.md`). The player who is asked stands first everywhere.
#[derive(Serialize)]
pub(super) struct Question<'a> {
    /// `play`, `double`, `take`, `pick` or `choose`.
    pub(super) ask: &'static str,
    rules: &'static str,
    position: String,
    /// The XGID, in games that have one.
    xgid: Option<String>,
    /// The roll, if one is to be played.
    dice: Vec<u8>,
    #[serde(rename = "match")]
    kind: MatchKind,
    score: [u32; 2],
    crawford: bool,
    cube: Option<Cube>,
    /// All legal plays, as `tavola` writes them.
    plays: Vec<&'a str>,
}

#[derive(Serialize)]
struct Cube {
    value: u32,
    /// `null` in the middle.
    owner: Option<&'static str>,
}

impl Question<'_> {
    pub(super) fn of<'a>(ask: &'static str, m: &Match, side: Player, plays: Vec<&'a str>) -> Question<'a> {
        let situation = Situation::of_match(m);
        let dice = match m.game().phase() {
            Phase::Move { roll: Some(roll), .. } => roll.dice().to_vec(),
            _ => Vec::new(),
        };
        let cube = m.game().cube();
        Question {
            ask,
            rules: situation.rules,
            position: m.game().position(side).to_string(),
            xgid: any::has_ids(m.rules()).then(|| xgid::print(&situation)),
            dice,
            kind: m.kind(),
            score: [side, side.opponent()].map(|side| situation.score[side.index()]),
            crawford: situation.crawford,
            cube: m.rules().cube.on.then(|| Cube {
                value: cube.value,
                owner: cube.owner.map(|owner| if owner == side { "own" } else { "other" }),
            }),
            plays,
        }
    }
}

/// The commands of UBGI that set a situation up, in the spelling that most programs support.
pub(super) fn ubgi(situation: &Situation) -> Vec<String> {
    // Player 0 of GNU Backgammon is the top player of an XGID.
    let seat = |side: Player| if side == Player::Second { "p0" } else { "p1" };
    if let Awaits::Answer(_) = situation.awaits {
        return vec![format!("position xgid {}", xgid::print(situation))];
    }
    let on = |flag: bool| if flag { "on" } else { "off" };
    let mut lines = if situation.match_length > 0 {
        let [first, second] = situation.score;
        let crawford = on(situation.crawford);
        vec![
            format!("newsession type match length {} crawford {crawford}", situation.match_length),
            format!("setscore {second} {first}"),
        ]
    } else {
        vec![format!("newsession type money jacoby {}", on(situation.jacoby))]
    };
    let owner = situation.cube_owner.map_or("center", seat);
    lines.push(format!("setcube value {} owner {owner}", situation.cube_value));
    lines.push(format!("setturn {}", seat(situation.on_roll)));
    let pair = gnubg::pair(situation);
    let checkers = pair.split_once(':').map_or(pair.as_str(), |(checkers, _)| checkers);
    lines.push(format!("position gnubgid {checkers}"));
    if let Awaits::Play([high, low]) = situation.awaits {
        lines.push(format!("dice {high} {low}"));
    }
    lines
}
