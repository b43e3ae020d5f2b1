//! Rated matches (`docs/ratings.md`): their conditions, and the changes at their end.
//!
//! The setup of a match states whether it is rated. The rows of its two players are inserted with the match, and completed in the
//! transaction that writes its last action. The number of that action is taken only once, so the ratings change once.

use tavola_play::{DiceMode, MatchSetup};
use tavola_rules::score::How;
use tavola_rules::variants::{self, Family};
use tavola_rules::{Match, MatchKind, Player};

use crate::facts::Facts;

pub(crate) mod glicko;
mod settle;

#[cfg(feature = "native")]
pub(crate) use settle::{PERIOD, periods, strength};
pub(crate) use settle::{forget, prepare, settle};

/// Maximum length of a rated match, in points or games.
const LONGEST: u16 = 25;
/// Measured luck in percent of a game without skill.
const LUCK_ALONE: u32 = 100;

/// Families of games with a common rating. The page names them `game-NAME` or `family-NAME`.
#[cfg(feature = "native")]
pub(crate) const FAMILIES: [&str; 7] =
    ["backgammon", "tavli", "twist", "entering", "pinning", "blocking", "medieval"];

/// Returns the family of a game; `None`: it is not rated. Games without skill or with different roles of the players are not rated.
pub(crate) fn family(game: &str) -> Option<&'static str> {
    let variant = variants::find(game)?;
    if variant.rules.is_unequal() || Facts::of(game).luck() >= LUCK_ALONE {
        return None;
    }
    if !variant.rules.in_turn.is_empty() {
        return Some("tavli");
    }
    Some(match variant.family {
        Family::Western | Family::Leaflet | Family::Eastern => "backgammon",
        Family::Twist => "twist",
        Family::Entering => "entering",
        Family::Pinning => "pinning",
        Family::Blocking => "blocking",
        Family::Medieval => "medieval",
    })
}

/// The reason why a match cannot be rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotRated {
    /// The match is not between two people of a service.
    #[error("a rated match is offered to another person, with POST /api/challenges or POST /api/lobby")]
    Alone,
    /// A player is a guest.
    #[error("rated matches are for accounts: choose a password first")]
    Guest,
    /// A program plays for a person's account.
    #[error("a program plays rated matches of an account that is a program: POST /api/me/program")]
    NoProgram,
    /// The game has no skill, or the players have different roles.
    #[error("this game is not rated: its players have different roles, or it is luck alone")]
    Game,
    /// The rules of the game were changed.
    #[error("a rated match has the rules and the start of its game, and dice of the server")]
    Changed,
    /// The match has no end, or is too long.
    #[error("a rated match is one game, or 1 to {LONGEST} points or games")]
    Length,
}

/// Returns the length of a match for its rating.
fn length(kind: MatchKind) -> Option<u16> {
    match kind {
        MatchKind::Points(length) | MatchKind::Games(length) => {
            (1..=LONGEST).contains(&length).then_some(length)
        }
        MatchKind::Single => Some(1),
        MatchKind::Money => None,
    }
}

/// Returns the rating family of a checked setup.
///
/// # Errors
/// The match cannot be rated.
pub(crate) fn rated_family(setup: &MatchSetup) -> Result<&'static str, NotRated> {
    let family = family(&setup.rules).ok_or(NotRated::Game)?;
    let plain = MatchSetup { options: Default::default(), title: None, position: None, ..setup.clone() };
    let plain = MatchSetup { dice: DiceMode::Tavola, ..plain }.checked(|_| false);
    let plain = plain.map_err(|_| NotRated::Game)?;
    // If the start decides nothing, the first player is the one to move.
    if (MatchSetup { to_move: setup.to_move, ..plain.clone() }) != *setup {
        return Err(NotRated::Changed);
    }
    plain.kind.and_then(length).ok_or(NotRated::Length)?;
    Ok(family)
}

/// The end of a rated match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RatedEnd {
    /// The winner; `None` for a draw.
    winner: Option<Player>,
    length: u16,
    /// Seconds after which everybody sees what it changes.
    delay: u32,
}

impl RatedEnd {
    /// Returns the end of a match that has just ended; `None`: it is not rated, or nothing was played in it.
    pub(crate) fn of(setup: &MatchSetup, now: &Match) -> Option<RatedEnd> {
        if !setup.rated || !now.is_over() || is_abandoned(now) {
            return None;
        }
        Some(RatedEnd { winner: now.winner(), length: length(now.kind())?, delay: setup.delay })
    }
}

/// Returns whether a finished match was resigned or left before the second turn of its first game. A refused double counts as play.
fn is_abandoned(now: &Match) -> bool {
    let given_up = now.game().result().is_some_and(|result| matches!(result.how, How::Resign | How::Time));
    given_up
        && now.game_number() <= 1
        && now.game().turns().iter().sum::<u32>() < 2
        && now.game().cube().value <= 1
}

#[cfg(test)]
mod tests {
    use tavola_notation::custom::Setting;
    use tavola_play::Seat;
    use tavola_rules::Rules;

    use super::*;

    fn checked(setup: MatchSetup) -> Result<MatchSetup, tavola_play::SetupError> {
        setup.checked(|_| false)
    }

    fn setup() -> MatchSetup {
        let people = [Seat::human(), Seat::human()];
        let setup = MatchSetup::new(&Rules::STANDARD, MatchKind::Points(7), people, DiceMode::Tavola);
        checked(MatchSetup { rated: true, ..setup }).unwrap()
    }

    #[test]
    fn every_game_has_a_family_unless_it_is_luck_alone_or_unequal() {
        let unrated: Vec<&str> = variants::ALL
            .iter()
            .map(|variant| variant.rules.name)
            .filter(|name| family(name).is_none())
            .collect();
        assert_eq!(unrated, ["snake", "straight", "double-against-choice", "doublets"]);
        for (game, of) in
            [("portes", "backgammon"), ("tavli", "tavli"), ("narde", "blocking"), ("tabula", "entering")]
        {
            assert_eq!(family(game), Some(of));
        }
        for name in FAMILIES {
            assert!(variants::ALL.iter().any(|variant| family(variant.rules.name) == Some(name)), "{name}");
        }
    }

    #[test]
    fn only_a_game_as_it_is_of_some_length_is_rated() {
        assert_eq!(rated_family(&setup()), Ok("backgammon"));
        let clock = tavola_play::TimeControl { kind: tavola_play::ClockKind::Delay, bank: 60, step: 5 };
        assert_eq!(rated_family(&MatchSetup { clock: Some(clock), ..setup() }), Ok("backgammon"));
        let with = |change: &dyn Fn(&mut MatchSetup)| {
            let mut changed = setup();
            change(&mut changed);
            checked(changed).map(|setup| rated_family(&setup)).unwrap()
        };
        let start = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5".to_owned();
        assert_eq!(with(&|setup| setup.position = Some(start.clone())), Err(NotRated::Changed));
        assert_eq!(with(&|setup| setup.dice = DiceMode::Hand), Err(NotRated::Changed));
        assert_eq!(with(&|setup| setup.title = Some("Mine".to_owned())), Err(NotRated::Changed));
        let other = |setup: &mut MatchSetup| {
            let crawford = setup.options.get_mut("crawford").unwrap();
            *crawford = Setting::Flag(false);
        };
        assert_eq!(with(&other), Err(NotRated::Changed));
        assert_eq!(with(&|setup| setup.kind = Some(MatchKind::Money)), Err(NotRated::Length));
        assert_eq!(with(&|setup| setup.kind = Some(MatchKind::Points(26))), Err(NotRated::Length));
        let luck = |setup: &mut MatchSetup| {
            (setup.rules, setup.options) = ("doublets".to_owned(), Default::default());
        };
        assert_eq!(with(&luck), Err(NotRated::Game));
    }
}
