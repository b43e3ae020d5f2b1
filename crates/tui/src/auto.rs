//! Automatic actions: rolls without a choice, turns without a play, forced moves, and bearing off in a race.

use std::str::FromStr;

use tavola_play::Command;
use tavola_rules::point::OFF;
use tavola_rules::{MatchKind, Move, Turn, Waits};

use crate::input::Input;
use crate::session::{Session, SessionError};

/// The enabled automatic actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auto {
    /// Rolls dice that Tavola throws, unless a double is possible and useful.
    pub roll: bool,
    /// Ends a turn without a legal play.
    pub dance: bool,
    /// Makes a move without an alternative.
    pub forced: bool,
    /// Bears off in a race with every number that can do so.
    pub bear_off: bool,
}

/// The text names no automatic action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected all, none, or some of roll, dance, forced and bear-off with commas between them, not {0:?}"
)]
pub struct AutoError(String);

impl Auto {
    /// All actions, as on the page.
    pub const ALL: Auto = Auto { roll: true, dance: true, forced: true, bear_off: true };
    /// No actions.
    pub const NONE: Auto = Auto { roll: false, dance: false, forced: false, bear_off: false };
}

impl FromStr for Auto {
    type Err = AutoError;

    fn from_str(text: &str) -> Result<Auto, AutoError> {
        match text {
            "all" => return Ok(Auto::ALL),
            "none" => return Ok(Auto::NONE),
            _ => {}
        }
        let mut auto = Auto::NONE;
        for name in text.split(',') {
            match name.trim() {
                "roll" => auto.roll = true,
                "dance" => auto.dance = true,
                "forced" => auto.forced = true,
                "bear-off" => auto.bear_off = true,
                _ => return Err(AutoError(text.to_owned())),
            }
        }
        Ok(auto)
    }
}

/// Takes the next automatic action, and returns whether there was one.
///
/// # Errors
/// It cannot be saved.
pub fn act(session: &mut Session, auto: Auto) -> Result<bool, SessionError> {
    match due(session, auto) {
        Some(input) => session.act_alone(&input).map(|()| true),
        None => Ok(false),
    }
}

/// Returns the automatic action that is due.
fn due(session: &Session, auto: Auto) -> Option<Input> {
    match session.own_turn() {
        // Typed dice can be wrong, so no automatic action uses them before a person has seen them. Moves that were taken back are replayed
        // by hand.
        Some(_) if session.throws_by_hand() || session.is_by_hand() => None,
        Some(turn) if turn.waits() == Waits::Move => {
            let forced = || auto.forced.then(|| forced(turn)).flatten();
            let off = || auto.bear_off.then(|| bearing_off(turn)).flatten();
            let mv = forced().or_else(off)?;
            Some(Input::Do(Command::Move { moves: vec![mv] }))
        }
        Some(turn) => {
            let moves = turn.moves().len();
            let ends = if moves == 0 { auto.dance } else { session.made_alone() == moves };
            ends.then_some(Input::Do(Command::Done))
        }
        None => (auto.roll && rolls(session)).then_some(Input::Do(Command::Roll { dice: None })),
    }
}

/// Returns whether dice are due and nobody has a choice before them. The first roll of a match is its beginning, and never automatic.
fn rolls(session: &Session) -> bool {
    let choices = session.choices();
    let offered = |wanted: fn(&Command) -> bool| {
        choices.iter().any(|choice| matches!(&choice.input, Input::Do(command) if wanted(command)))
    };
    session.actions() > 0
        && !session.needs_dice()
        && offered(|command| matches!(command, Command::Roll { .. }))
        && (!offered(|command| *command == Command::Double) || cube_is_dead(session))
}

/// Returns whether a win at the present stake already wins the match: then a double gains nothing.
fn cube_is_dead(session: &Session) -> bool {
    let m = session.played();
    let Some(player) = m.game().phase().player() else { return false };
    let MatchKind::Points(length) = m.kind() else { return false };
    m.score()[player.index()] + m.game().cube().stake() >= u32::from(length)
}

/// Returns the move if there is only one.
fn forced(turn: &Turn) -> Option<Move> {
    let legal = turn.legal();
    let (first, others) = legal.split_first()?;
    others.iter().all(|mv| (mv.from, mv.to) == (first.from, first.to)).then_some(*first)
}

/// Returns the farthest checker that a number bears off in a race.
fn bearing_off(turn: &Turn) -> Option<Move> {
    let race = turn.position().is_race(turn.rules().track);
    let off = turn.legal().into_iter().filter(|mv| race && mv.to == OFF);
    off.max_by_key(|mv| (mv.from, mv.die))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Roll, Rules, Setup};

    fn turn(plain: &str, high: u8, low: u8) -> Turn {
        let setup: Setup = plain.parse().unwrap();
        let position =
            setup.with_rest_off(&Rules::STANDARD, Player::First).position(&Rules::STANDARD, Player::First);
        Turn::rolled(&Rules::STANDARD, position.unwrap(), Roll::two(high, low).unwrap())
    }

    #[test]
    fn parts_are_named_and_other_names_are_refused() {
        assert_eq!("all".parse(), Ok(Auto::ALL));
        assert_eq!("roll, bear-off".parse(), Ok(Auto { roll: true, bear_off: true, ..Auto::NONE }));
        assert!("everything".parse::<Auto>().unwrap_err().to_string().contains("bear-off"));
    }

    #[test]
    fn a_move_is_forced_where_no_other_is_legal() {
        let entering = turn("bar:1 13:5 6:5 / 24:2 6:2 5:2 3:2 2:2 1:2 13:3", 4, 1);
        assert_eq!(forced(&entering).map(|mv| (mv.from, mv.to)), Some((25, 21)));
        assert_eq!(forced(&turn("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", 3, 1)), None);
    }

    #[test]
    fn checkers_are_borne_off_by_themselves_in_a_race_only() {
        let race = turn("6:3 5:2 2:2 / 6:3", 6, 2);
        assert_eq!(bearing_off(&race).map(|mv| (mv.from, mv.to)), Some((6, OFF)));
        assert_eq!(bearing_off(&turn("6:3 5:2 2:2 / 24:1 6:3", 6, 2)), None);
    }
}
