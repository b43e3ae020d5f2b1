//! Positions that show the features of a game: found once, and played part by part.

use std::sync::{LazyLock, OnceLock};

use tavola_play::scenes::{Scene, scenes};
use tavola_rules::{Player, Rules, Waits, variants};

use super::turn::{moves, turn_of};
use super::wire::{SceneQuery, SceneView};
use crate::board::Board;
use crate::failure::Failure;

/// A position and its game.
type Played = (&'static Rules, Scene);

/// The positions of each game of the catalogue. Finding them takes up to half a second.
static FOUND: LazyLock<Vec<OnceLock<Vec<Played>>>> =
    LazyLock::new(|| variants::ALL.iter().map(|_| OnceLock::new()).collect());

/// Returns the positions of a game; for a match of several games, the first of each.
fn of(at: usize) -> &'static [Played] {
    let rules = variants::ALL[at].rules;
    FOUND[at].get_or_init(|| {
        if rules.in_turn.is_empty() {
            return scenes(rules).into_iter().map(|scene| (rules, scene)).collect();
        }
        let first = |game: &&'static Rules| Some((*game, scenes(game).into_iter().next()?));
        rules.in_turn.iter().filter_map(first).collect()
    })
}

/// Returns a position of a game after some moves.
pub(crate) fn view(name: &str, query: &SceneQuery) -> Result<SceneView, Failure> {
    let at = variants::ALL.iter().position(|variant| variant.rules.name == name);
    let all = of(at.ok_or_else(|| Failure::NotFound(format!("no game {name:?}")))?);
    let missing = || Failure::NotFound(format!("{name} has {} positions, from 0 on", all.len()));
    let (rules, scene) = all.get(query.number).ok_or_else(missing)?;
    let mut turn = scene.turn(rules);
    let moves = moves(&query.moves).ok_or_else(|| {
        Failure::bad("expected moves as from-to-die, separated by commas, such as 8-5-3,6-5-1")
    })?;
    for mv in moves {
        turn.play(mv).map_err(|refused| Failure::bad(refused.to_string()))?;
    }
    let over = !matches!(turn.waits(), Waits::Move | Waits::Segment);
    Ok(SceneView {
        idea: scene.idea.name(),
        game: rules.name,
        count: all.len(),
        track: rules.track,
        dice: scene.roll.dice().to_vec(),
        next: scene.next.map(|roll| roll.dice().to_vec()),
        board: Board::of(&turn.position(), Player::First),
        turn: turn_of(Player::First, &turn),
        over,
        met: over && scene.is_met(&turn),
    })
}
