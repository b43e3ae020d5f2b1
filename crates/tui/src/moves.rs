//! Moves in the form that people make them: one checker with one or more numbers, and typed plays, complete or in parts.

use std::collections::VecDeque;

use tavola_notation::play::{self, PlayError, Token};
use tavola_rules::reason::{self, Reason};
use tavola_rules::track::Track;
use tavola_rules::{Graph, Landing, Move, Turn};

/// The reason why a typed text is not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TypedError {
    /// The text has no moves, illegal ones, or is ambiguous.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The move is illegal, with a reason from the rules.
    #[error("{from} to {to} is refused: {}", reason.key())]
    Refused {
        /// Start of the move, in the mover's numbers.
        from: u8,
        /// End of the move.
        to: u8,
        /// The reason.
        reason: Reason,
    },
}

/// Returns the targets of one checker from a place in the rest of a turn, each with the shortest sequence of moves.
#[must_use]
pub fn ways_from(turn: &Turn, from: u8) -> Vec<(u8, Vec<Move>)> {
    let mut ways: Vec<(u8, Vec<Move>)> = Vec::new();
    let mut open = VecDeque::from([(turn.clone(), from, Vec::new())]);
    while let Some((turn, at, moves)) = open.pop_front() {
        for mv in turn.legal().into_iter().filter(|mv| mv.from == at) {
            if ways.iter().any(|(to, _)| *to == mv.to) {
                continue;
            }
            let mut further = turn.clone();
            if further.play(mv).is_ok() {
                let mut moves = moves.clone();
                moves.push(mv);
                ways.push((mv.to, moves.clone()));
                open.push_back((further, mv.to, moves));
            }
        }
    }
    ways
}

/// Returns the places of all movable checkers, the farthest first.
#[must_use]
pub fn sources(turn: &Turn) -> Vec<u8> {
    let mut places: Vec<u8> = turn.legal().iter().map(|mv| mv.from).collect();
    places.sort_unstable_by(|a, b| b.cmp(a));
    places.dedup();
    places
}

/// Parses a typed text as moves from the present state of the turn: a complete play, or a part of one.
///
/// # Errors
/// The text has no moves, they are illegal, or they are ambiguous.
pub fn typed(text: &str, turn: &Turn) -> Result<Vec<Move>, TypedError> {
    let track = turn.rules().track;
    let text = &long_form(text, track);
    if turn.at() == Graph::ROOT {
        match play::parse(text, &turn.graph(), track) {
            Err(PlayError::NotLegal(_)) => {}
            read => return Ok(read?),
        }
    }
    let refused = || PlayError::NotLegal(text.clone());
    let mut turn = turn.clone();
    let mut played = Vec::new();
    for word in text.split_whitespace() {
        let Token { stops, times } =
            Token::parse(word, track).ok_or_else(|| PlayError::Token(word.to_owned()))?;
        for (leg, time) in (0..times).flat_map(|time| stops.windows(2).map(move |leg| (leg, time))) {
            let (from, (to, hits)) = (leg[0].0, leg[1]);
            let way = ways_from(&turn, from).into_iter().find(|way| way.0 == to);
            let (_, moves) = way.ok_or_else(|| match reason::explain(&turn, from, to) {
                Some(reason) => TypedError::Refused { from, to, reason },
                None => refused().into(),
            })?;
            let mut landing = Landing::Quiet;
            for mv in &moves {
                landing = turn.play(*mv).map_err(|_| refused())?;
            }
            if hits && time == 0 && landing == Landing::Quiet {
                return Err(refused().into());
            }
            played.extend(moves);
        }
    }
    if played.is_empty() { Err(refused().into()) } else { Ok(played) }
}

/// Expands a text: `13 8 6 5` and `13-8 6-5` mean `13/8 6/5`; commas are spaces, capitals small letters.
fn long_form(text: &str, track: Track) -> String {
    let text = text.to_lowercase().replace(',', " ").replace('-', "/");
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined: Vec<String> = words.chunks(2).map(|pair| pair.join("/")).collect();
    let pairs = words.len().is_multiple_of(2)
        && words.iter().all(|word| !word.contains('/'))
        && joined.iter().all(|pair| Token::parse(pair, track).is_some());
    if pairs { joined.join(" ") } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tavola_rules::{Player, Position, Roll, Rules, Setup, variants};

    fn turn(plain: &str, high: u8, low: u8) -> Turn {
        let rules = &Rules::STANDARD;
        let setup: Setup = plain.parse().unwrap();
        let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
        Turn::rolled(rules, position, Roll::two(high, low).unwrap())
    }

    fn start(high: u8, low: u8) -> Turn {
        let position = Position::start(&Rules::STANDARD, Player::First);
        Turn::rolled(&Rules::STANDARD, position, Roll::two(high, low).unwrap())
    }

    fn after(turn: &Turn, text: &str) -> Turn {
        let mut turn = turn.clone();
        for mv in typed(text, &turn).unwrap() {
            turn.play(mv).unwrap();
        }
        turn
    }

    #[test]
    fn a_checker_goes_as_far_as_the_dice_take_it() {
        let places = |from| ways_from(&start(3, 1), from).into_iter().map(|way| way.0).collect::<Vec<_>>();
        assert_eq!(places(24), [21, 23, 20]);
        assert_eq!(places(13), [10, 9]);
        assert!(places(12).is_empty());
        assert_eq!(sources(&start(3, 1)), [24, 13, 8, 6]);
    }

    #[test]
    fn a_move_that_the_rules_forbid_is_refused_with_its_reason() {
        let refused = |text| typed(text, &start(6, 5)).unwrap_err();
        let closed = Reason::ClosedPoint { point: 19, checkers: 5 };
        assert_eq!(refused("24/19"), TypedError::Refused { from: 24, to: 19, reason: closed });
        assert_eq!(refused("8/2 24/19"), TypedError::Refused { from: 24, to: 19, reason: closed });
        assert_eq!(
            refused("12/6"),
            TypedError::Refused { from: 12, to: 6, reason: Reason::NoChecker { point: 12 } }
        );
        assert_eq!(refused("13/9"), TypedError::Refused { from: 13, to: 9, reason: Reason::NoNumber });
        assert!(matches!(refused("13/x"), TypedError::Play(PlayError::Token(_))));
    }

    #[test]
    fn whole_plays_are_read_in_every_form() {
        let expected = after(&start(3, 1), "8/5 6/5").position();
        for text in ["6/5 8/5", "8 5 6 5", "8-5, 6-5", " 8/5   6/5 "] {
            assert_eq!(after(&start(3, 1), text).position(), expected, "{text}");
        }
        let bearing = turn("6:2 1:2 / 1:1", 6, 1);
        assert_eq!(after(&bearing, "6 off 1 OFF").position(), after(&bearing, "6/off 1/off").position());
        assert_eq!(after(&turn("bar:1 13:2 / 6:5", 3, 1), "bar 22 13 12").moves().len(), 2);
    }

    #[test]
    fn towers_are_typed_by_their_numbers() {
        let rules = variants::find("doublets").unwrap().rules;
        let turn = Turn::rolled(rules, Position::start(rules, Player::First), Roll::two(6, 3).unwrap());
        for text in ["6/apart 3/apart", "3 apart 6 APART"] {
            let moves = typed(text, &turn).unwrap();
            assert_eq!(play::text(&turn.position(), &moves, rules), "6/apart 3/apart", "{text}");
        }
        assert!(matches!(typed("24/18", &turn), Err(TypedError::Play(PlayError::Token(_)))));
        assert!(typed("5/apart", &turn).is_err());
    }

    #[test]
    fn a_part_of_a_play_may_be_typed_and_the_rest_later() {
        let half = after(&start(3, 1), "8/5");
        assert_eq!(half.moves().len(), 1);
        assert_eq!(after(&half, "6/5").position(), after(&start(3, 1), "8/5 6/5").position());
        let doubles = after(&start(1, 1), "8/7(2)");
        assert_eq!(doubles.moves().len(), 2);
        assert_eq!(after(&doubles, "6/5 6/5").moves().len(), 4);
    }

    #[test]
    fn a_stop_that_hits_is_kept_and_one_that_does_not_is_refused() {
        let contact = turn("24:2 13:5 8:3 6:5 / 7:1 3:1 24:2 13:5 8:2 6:4", 4, 2);
        assert!(matches!(typed("24/18", &contact), Err(TypedError::Play(PlayError::Ambiguous { .. }))));
        assert_eq!(typed("24/22*/18*", &contact).unwrap()[0].to, 22);
        assert_eq!(typed("24/22*", &contact).unwrap().len(), 1);
        assert!(typed("13/9*", &contact).is_err());
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for text in ["8/4 8/4", "8", "8/", "1/2", "8/5(9)", "8/5 6/4", "x/y", ""] {
            assert!(typed(text, &start(3, 1)).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[0-9 /*()a-z,-]{0,24}", high in 1u8..=6, low in 1u8..=6) {
            let turn = start(high, low);
            if let Ok(moves) = typed(&text, &turn) {
                let mut turn = turn;
                for mv in moves {
                    prop_assert!(turn.play(mv).is_ok());
                }
            }
        }
    }
}
