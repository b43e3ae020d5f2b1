//! Games, positions and rolls as Python names them, and what needs no engine.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;
use tavola_notation::{Situation, any, gnubg, play, xgid};
use tavola_rules::expand::Occasion;
use tavola_rules::{Move, Position, Roll, Rules, Turn, Waits, variants};

/// An error of the caller, with what was expected.
pub(crate) fn wrong(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// The rules of a game.
pub(crate) fn rules(name: &str) -> PyResult<Rules> {
    let variant = variants::find(name);
    variant
        .map(|variant| variant.rules.clone())
        .ok_or_else(|| wrong(format!("expected the name of a game, one of tavola.games(), not {name:?}")))
}

/// A position with its cube and score, in any notation.
pub(crate) fn situation(text: &str, rules: &Rules) -> PyResult<Situation> {
    any::parse(text, rules).map_err(wrong)
}

/// The steps that dice such as `31` give.
pub(crate) fn turn(rules: &Arc<Rules>, position: Position, dice: &str) -> PyResult<Turn> {
    let count = usize::from(rules.dice.count);
    let roll = dice.trim().parse::<Roll>().ok().filter(|roll| roll.dice().len() == count);
    let roll = roll
        .ok_or_else(|| wrong(format!("expected {count} dice from 1 to 6, such as \"31\", not {dice:?}")))?;
    let steps = rules.steps(&position, roll, &Occasion::of(rules, &position));
    Ok(Turn::new(Arc::clone(rules), position, &steps))
}

/// A move, in the mover's own numbering.
#[derive(Serialize)]
pub(crate) struct OneMove {
    from: u8,
    to: u8,
    die: u8,
}

impl From<Move> for OneMove {
    fn from(Move { from, to, die }: Move) -> OneMove {
        OneMove { from, to, die }
    }
}

/// The name of the event for which a turn waits.
pub(crate) fn then(waits: Waits) -> Option<&'static str> {
    match waits {
        Waits::Nothing => None,
        Waits::Move | Waits::Segment => Some("numbers"),
        Waits::Roll => Some("roll"),
        Waits::Double => Some("choose"),
    }
}

#[derive(Serialize)]
struct GameName {
    name: &'static str,
    cube: bool,
    dice: u8,
    checkers: [u8; 2],
}

/// All games, as JSON.
#[pyfunction]
pub(crate) fn games() -> PyResult<String> {
    let name = |variant: &variants::Variant| GameName {
        name: variant.rules.name,
        cube: variant.rules.cube.on,
        dice: variant.rules.dice.count,
        checkers: [tavola_rules::Player::First, tavola_rules::Player::Second]
            .map(|player| variant.rules.checkers(player)),
    };
    serde_json::to_string(&variants::ALL.each_ref().map(name).as_slice()).map_err(wrong)
}

#[derive(Serialize)]
struct Play {
    text: String,
    moves: Vec<OneMove>,
    position: String,
    then: Option<&'static str>,
}

/// Every distinct result of a roll, as JSON.
#[pyfunction]
pub(crate) fn plays(position: &str, dice: &str, rules: &str) -> PyResult<String> {
    let rules = Arc::new(self::rules(rules)?);
    let before = situation(position, &rules)?.position;
    let turn = turn(&rules, before, dice)?;
    let plays: Vec<Play> = turn
        .ends()
        .into_iter()
        .map(|end| Play {
            text: play::text(&before, &end.moves, &rules),
            moves: end.moves.into_iter().map(OneMove::from).collect(),
            position: end.position.to_string(),
            then: then(end.waits),
        })
        .collect();
    serde_json::to_string(&plays).map_err(wrong)
}

#[derive(Serialize)]
struct Known {
    rules: &'static str,
    position: String,
    own: Vec<u8>,
    other: Vec<u8>,
    pips: [u32; 2],
    gnubg: Option<String>,
    xgid: Option<String>,
}

/// A position in every notation that serves its game, as JSON.
#[pyfunction]
pub(crate) fn position(text: &str, rules: &str) -> PyResult<String> {
    let rules = self::rules(rules)?;
    let found = situation(text, &rules)?;
    let (own, other) = (found.position.own(), found.position.other());
    let places = |side: tavola_rules::Checkers| (0..27).map(|place| side.count(place)).collect();
    let ids = any::has_ids(&rules);
    let entry = rules.track.entry();
    let known = Known {
        rules: rules.name,
        position: found.position.to_string(),
        own: places(own),
        other: places(other),
        pips: [own.pips(entry), other.pips(entry)],
        gnubg: ids.then(|| gnubg::pair(&found)),
        xgid: ids.then(|| xgid::print(&found)),
    };
    serde_json::to_string(&known).map_err(wrong)
}
