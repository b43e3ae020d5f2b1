//! A session in words: the match, the two sides, and what the match waits for.

use tavola_play::Seat;
use tavola_rules::game::{Offer, Phase};
use tavola_rules::track::Track;
use tavola_rules::{MatchKind, Player, Waits};

use crate::log::{level_name, worth};
use crate::session::Session;

/// What a player is called.
#[must_use]
pub fn name(session: &Session, player: Player) -> String {
    match session.setup().seat(player) {
        Seat::Bot { level } => level.clone(),
        Seat::Human { name } if !name.is_empty() => name.clone(),
        Seat::Human { .. } => match (session.level(player.opponent()), player) {
            (Some(_), _) => "you".to_owned(),
            (None, Player::First) => "first player".to_owned(),
            (None, Player::Second) => "second player".to_owned(),
        },
    }
}

/// The game, what is played for, and which game of the match this is.
#[must_use]
pub fn title(session: &Session) -> String {
    let m = session.played();
    let kind = match m.kind() {
        MatchKind::Points(points) => format!("match to {points}"),
        MatchKind::Games(games) => format!("{games} games"),
        MatchKind::Single => "a single game".to_owned(),
        MatchKind::Money => "for money".to_owned(),
    };
    let mut parts = vec![m.rules().name.to_owned(), kind];
    if m.kind() != MatchKind::Single {
        parts.push(format!("game {}", m.game_number()));
    }
    if m.game().is_crawford() {
        parts.push("Crawford: no cube".to_owned());
    }
    let cube = m.game().cube();
    if cube.in_play && cube.owner.is_none() {
        let face = if cube.value == 1 { m.rules().cube.rest_face } else { cube.value };
        parts.push(format!("cube {face} in the middle"));
    }
    if cube.automatic > 0 {
        parts.push(format!("stake {}", cube.stake()));
    }
    parts.join(", ")
}

/// One side: score, pips, its cube.
#[must_use]
pub fn side(session: &Session, player: Player) -> String {
    let m = session.played();
    let pips = m.game().position(player).own().pips(m.rules().track.entry());
    let mut parts = vec![name(session, player)];
    if m.kind() != MatchKind::Single {
        parts.push(format!("score {}", m.score()[player.index()]));
    }
    // On a ring checkers go round and round, and towers are no distance.
    if !matches!(m.rules().track, Track::Ring | Track::Towers) {
        parts.push(format!("pips {pips}"));
    }
    let cube = m.game().cube();
    if cube.owner == Some(player) {
        parts.push(format!("cube {}", cube.value));
    }
    parts.join(", ")
}

/// What the match waits for.
#[must_use]
pub fn state(session: &Session) -> String {
    let m = session.played();
    let game = m.game();
    let name = |player| name(session, player);
    match game.phase() {
        Phase::Opening => "the opening roll".to_owned(),
        Phase::Roll { player, .. } if game.picks(*player) => {
            format!("{} to name two different numbers: type pick 65", name(*player))
        }
        Phase::Roll { player, .. } => match game.fixed_roll() {
            Some(roll) => format!("{} to play the roll that stays, {roll}", name(*player)),
            None => format!("{} to roll", name(*player)),
        },
        Phase::Ahead { player, roll } => {
            let mover = name(player.opponent());
            format!("{} to throw the next roll, before {mover} plays {roll}", name(*player))
        }
        Phase::Choose { player, .. } => format!("{} to choose a double: type 1 to 6", name(*player)),
        Phase::Move { player, roll, turn, .. } => {
            let dice = roll.map_or_else(String::new, |roll| format!(" {roll}"));
            let left = turn.left();
            let left: Vec<String> = left.iter().map(ToString::to_string).collect();
            match (turn.waits(), turn.moves().is_empty()) {
                (Waits::Move | Waits::Segment, true) => format!("{} to move{dice}", name(*player)),
                (Waits::Move | Waits::Segment, false) => {
                    format!("{} to move{dice}, left: {}", name(*player), left.join(" "))
                }
                (_, true) => format!("{} cannot move{dice}", name(*player)),
                (_, false) => format!("{} to end the turn{dice}", name(*player)),
            }
        }
        Phase::Answer { player, offer, value } => {
            let how = match offer {
                Offer::Double => "doubled",
                Offer::Beaver => "beavered",
                Offer::Raccoon => "raccooned",
            };
            format!("{} to answer: {how} to {value}", name(*player))
        }
        Phase::Resigned { player, level, .. } => {
            let loser = player.opponent();
            let points = game.resignation_points(loser, *level);
            format!("{} to answer: {} offers {} ({points})", name(*player), name(loser), level_name(*level))
        }
        Phase::Over(result) => {
            let game = match result.winner {
                Some(winner) => format!("the game goes to {}: {}", name(winner), worth(result)),
                None => "the game is drawn".to_owned(),
            };
            match (m.is_over(), m.winner(), m.kind()) {
                (true, Some(winner), MatchKind::Points(_) | MatchKind::Games(_)) => {
                    let score = |player: Player| m.score()[player.index()];
                    let (won, lost) = (score(winner), score(winner.opponent()));
                    format!("{game}; the match goes to {}, {won} to {lost}", name(winner))
                }
                (true, None, MatchKind::Points(_) | MatchKind::Games(_)) => {
                    format!("{game}; the match ends even")
                }
                _ => game,
            }
        }
    }
}
