//! The behaviour of a player: random legal actions, chosen from the view alone.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_play::{Command, Request};
use tavola_rules::{Move, Player};

use crate::wire::{Act, PhaseKind, Turn, View};

/// One in this number of chances to double is taken.
const DOUBLES: u32 = 20;
/// Instead of one in this number of rolls, the player resigns the game.
const RESIGNS: u32 = 400;
/// One in this number of doubles is dropped, and one in this number of beavers is made.
const DROPS: u32 = 4;

/// Chooses the next action and its player; `None` if nobody can act.
pub fn choose(view: &View, rng: &mut ChaCha8Rng) -> Option<Request> {
    let may = |act| view.phase.may.contains(&act);
    let once_in = |rng: &mut ChaCha8Rng, times: u32| rng.random_range(0..times) == 0;
    let command = match view.phase.kind {
        PhaseKind::MatchOver => return None,
        PhaseKind::Move => Command::Play { moves: way(view.turn.as_ref()?, rng)? },
        PhaseKind::Double | PhaseKind::Beaver | PhaseKind::Raccoon => {
            if may(Act::Drop) && once_in(rng, DROPS) {
                Command::Drop
            } else if may(Act::Beaver) && once_in(rng, DROPS) {
                Command::Beaver
            } else if may(Act::Raccoon) && once_in(rng, DROPS) {
                Command::Raccoon
            } else {
                Command::Take
            }
        }
        PhaseKind::Resign if may(Act::Accept) && !once_in(rng, DROPS) => Command::Accept,
        PhaseKind::Resign => Command::Refuse,
        PhaseKind::Choose => Command::Choose { number: rng.random_range(1..=6) },
        PhaseKind::GameOver => Command::Next,
        PhaseKind::Opening | PhaseKind::Roll | PhaseKind::Ahead => {
            if may(Act::Double) && once_in(rng, DOUBLES) {
                Command::Double
            } else if may(Act::Resign) && once_in(rng, RESIGNS) {
                Command::Resign { level: 1 }
            } else if may(Act::Pick) {
                let first = rng.random_range(1..=6);
                Command::Pick { dice: [first, first % 6 + 1] }
            } else if may(Act::Roll) {
                Command::Roll { dice: None }
            } else {
                return None;
            }
        }
    };
    let by = match view.phase.player {
        Some(player) => Player::from_index(usize::from(player))?,
        // Either player may act.
        None => Player::First,
    };
    Some(command.by(by))
}

/// Returns a random path through a turn, from its present node to its end.
fn way(turn: &Turn, rng: &mut ChaCha8Rng) -> Option<Vec<Move>> {
    let (mut at, mut moves) = (turn.at, Vec::new());
    loop {
        let node = turn.nodes.get(at)?;
        if node.m.is_empty() {
            return Some(moves);
        }
        let [from, to, die, _, next] = node.m[rng.random_range(0..node.m.len())];
        let place = |place: usize| u8::try_from(place).ok();
        moves.push(Move { from: place(from)?, to: place(to)?, die: place(die)? });
        // A path in a graph without a cycle has at most as many moves as there are nodes.
        if moves.len() > turn.nodes.len() {
            return None;
        }
        at = next;
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use serde_json::json;

    use super::*;

    fn view(phase: &serde_json::Value, turn: &serde_json::Value) -> View {
        let view = json!({"id": "a", "seq": 3, "phase": phase, "turn": turn, "events": [], "more": 1});
        serde_json::from_value(view).unwrap()
    }

    fn all(view: &View) -> Vec<Option<Request>> {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut found = Vec::new();
        for _ in 0..3000 {
            let request = choose(view, &mut rng);
            if !found.contains(&request) {
                found.push(request);
            }
        }
        found
    }

    #[test]
    fn every_way_through_a_turn_is_played_and_no_other() {
        let nodes = json!([
            {"m": [[8, 5, 3, 0, 1], [24, 23, 1, 0, 2]], "l": [3, 1]},
            {"m": [[6, 5, 1, 0, 3]], "l": [1]},
            {"m": [[8, 5, 3, 0, 3]], "l": [3]},
            {"m": [], "l": [], "end": true}
        ]);
        let phase = json!({"kind": "move", "player": 1, "may": ["play", "resign"]});
        let found = all(&view(&phase, &json!({"nodes": nodes, "at": 0})));
        let play = |moves: &[(u8, u8, u8)]| {
            let moves = moves.iter().map(|&(from, to, die)| Move { from, to, die }).collect();
            Some(Command::Play { moves }.by(Player::Second))
        };
        assert_eq!(found.len(), 2);
        assert!(
            found.contains(&play(&[(8, 5, 3), (6, 5, 1)]))
                && found.contains(&play(&[(24, 23, 1), (8, 5, 3)]))
        );
        assert_eq!(all(&view(&phase, &json!({"nodes": nodes, "at": 1}))), [play(&[(6, 5, 1)])]);
        assert_eq!(all(&view(&phase, &json!({"nodes": nodes, "at": 9}))), [None]);
        let circle = json!({"nodes": [{"m": [[8, 5, 3, 0, 0]]}], "at": 0});
        assert_eq!(all(&view(&phase, &circle)), [None]);
    }

    #[test]
    fn only_what_the_view_allows_is_done() {
        let commands = |phase: serde_json::Value| {
            all(&view(&phase, &json!(null)))
                .into_iter()
                .map(|request| request.map(|r| r.command))
                .collect::<Vec<_>>()
        };
        let roll = Some(Command::Roll { dice: None });
        assert_eq!(
            commands(json!({"kind": "opening", "player": null, "may": ["roll"]})),
            std::slice::from_ref(&roll)
        );
        let found = commands(json!({"kind": "roll", "player": 0, "may": ["roll", "double", "resign"]}));
        assert!(found.len() == 3 && found.contains(&roll) && found.contains(&Some(Command::Double)));
        assert_eq!(commands(json!({"kind": "double", "player": 0, "may": ["take", "drop"]})).len(), 2);
        assert_eq!(
            commands(json!({"kind": "beaver", "player": 0, "may": ["take", "drop", "raccoon"]})).len(),
            3
        );
        assert_eq!(commands(json!({"kind": "resign", "player": 0, "may": ["accept", "refuse"]})).len(), 2);
        assert_eq!(commands(json!({"kind": "choose", "player": 0, "may": ["choose"]})).len(), 6);
        assert_eq!(commands(json!({"kind": "roll", "player": 0, "may": ["pick"]})).len(), 6);
        assert_eq!(
            commands(json!({"kind": "game-over", "player": null, "may": ["next", "end"]})),
            [Some(Command::Next)]
        );
        assert_eq!(commands(json!({"kind": "match-over", "player": null, "may": []})), [None]);
        assert_eq!(commands(json!({"kind": "roll", "player": 0, "may": []})), [None]);
    }
}
