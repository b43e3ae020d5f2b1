//! One word of a play: the way of a checker, `13/10/8*(2)`, or the step of a tower of Doublets, `6/apart`.
//!
//! In Doublets a tower never leaves its place, so a play names the tower by its printed number, and the step with it:
//! `6/apart`, `6/stack` or `6/off`.

use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::track::Track;

/// Towers of a player.
const TOWERS: u8 = 6;
/// Largest count of a word.
const MOST: u8 = 4;

/// A word of a play, in the mover's numbering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The places of the path, each with whether the text has a hit there. At least two, and no place follows itself.
    pub stops: Vec<(u8, bool)>,
    /// Number of checkers that go this way, from 1 to 4.
    pub times: u8,
}

impl Token {
    /// Reads a word; `None` if it is not one. Capitals and small letters are the same.
    #[must_use]
    pub fn parse(word: &str, track: Track) -> Option<Token> {
        let (path, times) = match word.strip_suffix(')') {
            Some(rest) => {
                let (path, times) = rest.split_once('(')?;
                (path, times.parse().ok().filter(|n| (1..=MOST).contains(n))?)
            }
            None => (word, 1),
        };
        let path = path.to_ascii_lowercase();
        let stops = if track == Track::Towers { tower(&path)? } else { way(&path)? };
        (stops.len() >= 2 && stops.windows(2).all(|leg| leg[0].0 != leg[1].0))
            .then_some(Token { stops, times })
    }
}

fn way(path: &str) -> Option<Vec<(u8, bool)>> {
    let stop = |stop: &str| {
        let bare = stop.strip_suffix('*');
        Some((place(bare.unwrap_or(stop))?, bare.is_some()))
    };
    path.split('/').map(stop).collect()
}

fn place(word: &str) -> Option<u8> {
    match word {
        "bar" => Some(BAR),
        "off" => Some(OFF),
        "pool" => Some(POOL),
        point => point.parse().ok().filter(|point| *point <= BAR),
    }
}

fn tower(path: &str) -> Option<Vec<(u8, bool)>> {
    let (number, done) = path.split_once('/')?;
    let number = number.parse().ok().filter(|number| (1..=TOWERS).contains(number))?;
    let step = match done {
        "apart" => 2,
        "stack" => 1,
        "off" => return Some(vec![(number + TOWERS, false), (OFF, false)]),
        _ => return None,
    };
    Some(vec![(number + (step + 1) * TOWERS, false), (number + step * TOWERS, false)])
}

/// A place as it is written.
pub(super) fn place_text(place: u8) -> String {
    match place {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        POOL => "pool".to_owned(),
        point => point.to_string(),
    }
}

/// Text of a move of a tower.
pub(super) fn tower_text(from: u8, to: u8) -> String {
    let done = match to {
        OFF => "off",
        to if to <= 2 * TOWERS => "stack",
        _ => "apart",
    };
    format!("{}/{done}", tower_of(from))
}

/// The number of the tower that stands on an own place of Doublets, from 1 to 6; places that are no point stay as they are.
#[must_use]
pub fn tower_of(place: u8) -> u8 {
    if (1..=24).contains(&place) { (place - 1) % TOWERS + 1 } else { place }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_a_way_with_its_hits() {
        let read = |word| Token::parse(word, Track::Contrary);
        let stops = vec![(24, false), (22, true), (18, false)];
        assert_eq!(read("24/22*/18(2)"), Some(Token { stops, times: 2 }));
        assert_eq!(read("BAR/Off").unwrap().stops, [(BAR, false), (OFF, false)]);
        for word in ["8", "8/", "8/x", "8/8", "8/5(0)", "8/5(5)", "8/26", "6/apart"] {
            assert_eq!(read(word), None, "{word}");
        }
    }

    #[test]
    fn in_doublets_a_word_is_a_tower_and_what_is_done_with_it() {
        let read = |word| Token::parse(word, Track::Towers).map(|token| (token.stops[0].0, token.stops[1].0));
        for (word, from, to) in
            [("6/apart", 24, 18), ("1/stack", 13, 7), ("6/off", 12, OFF), ("3/APART", 21, 15)]
        {
            assert_eq!(read(word), Some((from, to)), "{word}");
            assert_eq!(tower_text(from, to), word.to_lowercase());
            assert_eq!(word.split_once('/').unwrap().0, tower_of(from).to_string());
        }
        for word in ["24/18", "7/apart", "0/off", "6/apart/stack", "6", "6/5"] {
            assert_eq!(read(word), None, "{word}");
        }
    }
}
