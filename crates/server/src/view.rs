//! What the page is shown of a match. See `PROTOCOL.md`.

use serde_json::{Value, json};
use tavola_rules::game::{Offer, Phase};
use tavola_rules::options;
use tavola_rules::turn::{Turn, Waits};
use tavola_rules::{
    Action, Effect, Game, GameResult, Landing, Match, MatchKind, Player, Rules, Variant, score,
};

use crate::facts::Facts;
use crate::wire::{Board, DiceMode, NewMatch};

/// A result as the page gets it.
fn result_json(result: &GameResult) -> Value {
    json!(result)
}

/// What an action puts at stake, by the game as it is before it: the value that the cube would have, or the
/// points of a resignation.
pub(crate) fn at_stake(game: &Game, by: Player, action: &Action) -> Option<(&'static str, u32)> {
    let value = game.cube().value;
    match action {
        Action::Double => Some(("value", value * 2)),
        Action::Beaver => Some(("value", value * 4)),
        Action::Raccoon => Some(("value", value * 8)),
        Action::Resign { level } => Some(("points", game.resignation_points(by, *level))),
        _ => None,
    }
}

/// An action as it happened, with what is needed to show it happening.
pub(crate) fn event(
    seq: usize,
    by: Player,
    action: &Action,
    effect: &Effect,
    at_stake: Option<(&'static str, u32)>,
) -> Value {
    let mut event = match action {
        Action::Opening { dice } => json!({ "kind": "opening", "dice": dice }),
        Action::OpeningTwo { dice } => json!({ "kind": "opening", "dice": dice }),
        Action::Lot { .. } => json!({ "kind": "opening", "dice": null }),
        Action::Move(mv) => json!({
            "kind": "move", "from": mv.from, "to": mv.to, "die": mv.die, "hit": landing(effect.landing),
        }),
        _ => json!(action),
    };
    event["seq"] = json!(seq);
    event["by"] = json!(by);
    if let Some((name, amount)) = at_stake {
        event[name] = json!(amount);
    }
    if matches!(action, Action::Opening { .. } | Action::OpeningTwo { .. } | Action::Lot { .. }) {
        event["starter"] = json!(effect.starter);
        event["doubled"] = json!(effect.doubled);
    }
    if let Some(result) = &effect.result {
        event["result"] = result_json(result);
    }
    event
}

fn landing(landing: Option<Landing>) -> u8 {
    match landing {
        None | Some(Landing::Quiet) => 0,
        Some(Landing::Hits) => 1,
        Some(Landing::Pins) => 2,
        Some(Landing::Captures) => 3,
    }
}

/// All that can be played from the last roll, as the page's graph.
fn turn_json(player: Player, turn: &Turn) -> Value {
    let graph = turn.graph();
    let nodes: Vec<Value> = graph
        .nodes()
        .iter()
        .map(|node| {
            let moves: Vec<_> = node
                .edges
                .iter()
                .map(|e| {
                    [
                        e.mv.from.into(),
                        e.mv.to.into(),
                        e.mv.die.into(),
                        landing(Some(e.landing)).into(),
                        e.next,
                    ]
                })
                .collect::<Vec<[usize; 5]>>();
            match node.waits {
                Waits::Move => json!({ "m": moves, "l": node.left }),
                Waits::Segment => json!({ "m": moves, "l": node.left, "more": true }),
                Waits::Roll | Waits::Double | Waits::Nothing => {
                    json!({ "m": moves, "l": node.left, "end": true })
                }
            }
        })
        .collect();
    // What was made of this part stands in the page; what was made of earlier parts is told.
    let made: Vec<[u8; 3]> = turn.moves().iter().map(|(mv, _)| [mv.from, mv.to, mv.die]).collect();
    json!({ "player": player, "numbers": graph.nodes()[0].left, "nodes": nodes, "at": turn.at(), "made": made })
}

fn phase_json(m: &Match, dice: DiceMode) -> Value {
    let game = m.game();
    let resign_points = |player: &Player| {
        let levels = 1..=score::highest_level(m.rules());
        levels.map(|level| game.resignation_points(*player, level)).collect::<Vec<_>>()
    };
    match game.phase() {
        Phase::Opening => json!({ "kind": "opening", "player": null, "may": ["roll"] }),
        Phase::Roll { player, .. } => {
            let mut may = vec![if game.picks(*player) { "pick" } else { "roll" }, "resign"];
            if game.may_double(*player).is_ok() {
                may.push("double");
            }
            let mut phase = json!({ "kind": "roll", "player": player, "may": may, "resign_points": resign_points(player) });
            if let Some(roll) = game.fixed_roll() {
                phase["fixed"] = json!(roll.dice());
            }
            phase
        }
        Phase::Ahead { player, .. } => json!({
            "kind": "ahead", "player": player, "may": ["roll", "resign"], "resign_points": resign_points(player),
        }),
        Phase::Choose { player, .. } => json!({
            "kind": "choose", "player": player, "may": ["choose", "resign"],
            "resign_points": resign_points(player),
        }),
        Phase::Move { player, roll, .. } => {
            let mut may = vec!["play", "resign"];
            if dice == DiceMode::Hand && roll.is_some() {
                may.push("cocked");
            }
            json!({ "kind": "move", "player": player, "may": may, "resign_points": resign_points(player) })
        }
        Phase::Answer { player, offer, value } => {
            let (kind, more) = match offer {
                Offer::Double => ("double", "beaver"),
                Offer::Beaver => ("beaver", "raccoon"),
                Offer::Raccoon => ("raccoon", ""),
            };
            let mut may = vec!["take", "drop"];
            if game.may_redouble_at_once(*player).is_ok() {
                may.push(more);
            }
            json!({ "kind": kind, "player": player, "value": value, "may": may })
        }
        Phase::Resigned { player, level, .. } => json!({
            "kind": "resign", "player": player, "level": level, "may": ["accept", "refuse"],
            "points": game.resignation_points(player.opponent(), *level),
        }),
        Phase::Over(result) if m.is_over() => json!({
            "kind": "match-over", "player": null, "result": result_json(result), "winner": m.winner(), "may": [],
        }),
        Phase::Over(result) => json!({
            "kind": "game-over", "player": null, "result": result_json(result),
            "may": if m.kind() == MatchKind::Money { vec!["end", "next"] } else { vec!["next"] },
        }),
    }
}

/// The options of a rule set by name.
fn options_json(rules: &Rules) -> Value {
    let settable = options::ALL.iter().filter(|spec| spec.applies(rules));
    settable.map(|spec| (spec.id.to_owned(), json!((spec.get)(rules)))).collect()
}

/// The board as it stands.
pub(crate) fn board(m: &Match) -> Board {
    Board::of(&m.game().position(Player::First), Player::First)
}

/// A match as the page shows it; `events` are those that it has not seen.
pub(crate) fn view(id: &str, setup: &NewMatch, m: &Match, seq: usize, live: bool, events: &[Value]) -> Value {
    let (rules, game, cube) = (m.rules(), m.game(), m.game().cube());
    let entry = rules.track.entry();
    let turn = match game.phase() {
        Phase::Move { player, turn, .. } if live => turn_json(*player, turn),
        _ => Value::Null,
    };
    let (dice, roller) = match game.phase() {
        Phase::Move { player, roll: Some(roll), .. } => (json!(roll.dice()), json!(player)),
        Phase::Ahead { player, roll } => (json!(roll.dice()), json!(player.opponent())),
        _ => (Value::Null, Value::Null),
    };
    let ahead = match (game.phase().player(), game.roll_ahead()) {
        (Some(mover), Some(roll)) => json!({ "player": mover.opponent(), "dice": roll.dice() }),
        _ => Value::Null,
    };
    json!({
        "id": id, "seq": seq, "live": live,
        "rules": {
            "name": rules.name,
            "track": rules.track,
            "checkers": rules.checkers(Player::First),
            "options": options_json(rules),
            "title": setup.title,
        },
        "match_rules": m.match_rules().name,
        "match": m.kind(),
        "dice_mode": setup.dice,
        "players": setup.players,
        "score": m.score(),
        "game": m.game_number(),
        "crawford": game.is_crawford(),
        "board": board(m),
        "pips": Player::BOTH.map(|p| game.position(p).own().pips(entry)),
        "cube": {
            "on": cube.in_play, "value": cube.value, "owner": cube.owner, "stake": cube.stake(),
            "rest_face": rules.cube.rest_face,
        },
        "phase": phase_json(m, setup.dice),
        "dice": dice, "roller": roller, "ahead": ahead,
        "turn": turn,
        "events": events,
        "ids": crate::ids::of_match(m),
    })
}

/// What the list of matches shows.
pub(crate) fn card(setup: &NewMatch, m: &Match, seq: usize) -> Value {
    json!({
        "rules": m.rules().name,
        "track": m.rules().track,
        "title": setup.title,
        "match": m.kind(),
        "players": setup.players,
        "score": m.score(),
        "game": m.game_number(),
        "seq": seq,
        "state": if m.is_over() { "over" } else { "playing" },
        "winner": m.winner(),
        "board": board(m),
    })
}

/// The options that a rule set has, with all their values; of those that cannot be combined with the rest it is
/// said why. `plain` are the rules that it comes from.
pub(crate) fn option_list(plain: &Rules, rules: &Rules) -> Vec<Value> {
    let option = |spec: &options::Spec| {
        let kind = match spec.kind {
            options::Kind::Flag => "flag",
            options::Kind::Choice(_) => "choice",
            options::Kind::Number(_) => "number",
        };
        let blocked: Vec<Value> = spec
            .blocked(rules)
            .into_iter()
            .map(|(value, conflict)| json!({ "value": value, "why": conflict.key() }))
            .collect();
        json!({
            "id": spec.id, "group": spec.group, "type": kind, "plain": (spec.get)(plain),
            "value": (spec.get)(rules), "choices": spec.kind.values(), "blocked": blocked,
        })
    };
    options::ALL.iter().filter(|spec| spec.applies(rules)).map(option).collect()
}

/// Every option with its value in each of some rule sets.
pub(crate) fn comparison(rules: &[Rules]) -> Vec<Value> {
    let row = |spec: &options::Spec| {
        let values: Vec<_> = rules.iter().map(spec.get).collect();
        let same = values.windows(2).all(|pair| pair[0] == pair[1]);
        json!({ "id": spec.id, "group": spec.group, "values": values, "same": same })
    };
    options::ALL.iter().map(row).collect()
}

/// A game of the catalogue.
pub(crate) fn rule_card(variant: &Variant) -> Value {
    let rules = variant.rules;
    let facts = Facts::of(rules.name);
    let in_turn: Vec<&str> = rules.in_turn.iter().map(|rules| rules.name).collect();
    let start = tavola_rules::Position::start(rules, Player::First);
    json!({
        "name": rules.name, "family": variant.family, "track": rules.track,
        "start": Board::of(&start, Player::First), "match": rules.usual_match,
        "cube": rules.cube.on, "in_turn": in_turn,
        "minutes": facts.minutes(), "luck": facts.luck(), "leaflet": variant.leaflet(),
    })
}
