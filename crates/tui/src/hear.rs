//! A match for the ear: questions are answered in sentences, without a picture.

use tavola_notation::names::visible;
use tavola_notation::play;
use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::track::Track;
use tavola_rules::{Move, Player};

use crate::input::Show;
use crate::moves::{sources, ways_from};
use crate::session::{Session, SessionError};
use crate::words;

/// Returns the answer to a question about the match, in lines. Another module draws the board.
///
/// # Errors
/// The question is about moves, and nobody at this terminal is to move.
pub fn answer(session: &Session, show: Show) -> Result<Vec<String>, SessionError> {
    Ok(match show {
        Show::Board | Show::Where(None) => sides(session),
        Show::Ways => ways(session)?,
        Show::Pips => pips(session).into_iter().collect(),
        Show::Score => score(session),
        Show::Where(Some(place)) => vec![standing_on(session, place)],
        Show::Last => {
            let last = session.log().iter().rev().find(|entry| !entry.spoken.is_empty());
            let last = last.map(|entry| entry.spoken.clone());
            vec![sentences(last.into_iter().chain([words::state(session)]))]
        }
    })
}

/// Joins parts as sentences on one line.
#[must_use]
pub fn sentences(parts: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&part);
        if !part.ends_with(['.', '!', '?', ':']) {
            text.push('.');
        }
    }
    text
}

/// Returns `167 to 159`, the viewer first; `None` in a game without distances.
#[must_use]
pub fn pips(session: &Session) -> Option<String> {
    let m = session.played();
    let track = m.rules().track;
    let pips = |player| m.game().position(player).own().pips(track.entry());
    let viewer = session.viewer();
    let both = [("own", pips(viewer).into()), ("other", pips(viewer.opponent()).into())];
    (!matches!(track, Track::Ring | Track::Towers)).then(|| session.speech().with("tui-both-pips", &both))
}

fn score(session: &Session) -> Vec<String> {
    let mut lines = vec![words::title(session, usize::MAX)];
    let viewer = session.viewer();
    lines.extend([viewer, viewer.opponent()].map(|player| words::side(session, player)));
    lines
}

/// Returns the moves of each movable checker, in the form to type.
fn ways(session: &Session) -> Result<Vec<String>, SessionError> {
    let turn = session.turn_of_person()?;
    let line = |from: u8| {
        let text = |(_, moves): &(u8, Vec<Move>)| {
            let unmarked: Vec<(Move, bool)> = moves.iter().map(|mv| (*mv, false)).collect();
            play::text_of(&unmarked, turn.rules().track)
        };
        let mut ways = ways_from(turn, from);
        ways.sort_by_key(|way| std::cmp::Reverse(way.0));
        ways.iter().map(text).collect::<Vec<_>>().join(", ")
    };
    Ok(sources(turn).into_iter().map(line).collect())
}

/// Returns the number of a player's checkers on a place, counted in the viewer's numbers.
fn count(session: &Session, player: Player, place: u8) -> u8 {
    let m = session.played();
    let track = m.rules().track;
    let own = player == session.viewer();
    let place = match place {
        BAR | OFF | POOL => place,
        point if own => point,
        point => track.facing(point),
    };
    m.game().position(player).setup().own.places[usize::from(place)]
}

/// Describes the checkers on a place.
fn standing_on(session: &Session, place: u8) -> String {
    let speech = session.speech();
    let viewer = session.viewer();
    let here = [viewer, viewer.opponent()].into_iter().filter_map(|player| {
        let count = count(session, player, place);
        let variables = [("place", named(place).into()), ("count", u32::from(count).into())];
        (count > 0).then(|| session.people().about("tui-on-place", player, &variables))
    });
    let here: Vec<String> = here.collect();
    if here.is_empty() {
        speech.with("tui-empty-place", &[("place", named(place).into())])
    } else {
        sentences(here)
    }
}

/// Describes all checkers of both sides, the viewer first and the farthest first, in the viewer's numbers.
fn sides(session: &Session) -> Vec<String> {
    let viewer = session.viewer();
    let side = |player| {
        let places = [BAR, POOL].into_iter().chain((1..=24).rev()).chain([OFF]);
        let places: Vec<String> = places
            .map(|place| (place, count(session, player, place)))
            .filter(|(_, count)| *count > 0)
            .map(|(place, count)| {
                let variables = [("place", named(place).into()), ("count", u32::from(count).into())];
                session.speech().with("tui-count-on", &variables)
            })
            .collect();
        format!("{}: {}.", visible(session.people().name(player), &[]), places.join(", "))
    };
    [viewer, viewer.opponent()].map(side).into()
}

/// Returns the name of a place as in plays.
fn named(place: u8) -> String {
    match place {
        BAR => "bar".to_owned(),
        OFF => "off".to_owned(),
        POOL => "pool".to_owned(),
        point => point.to_string(),
    }
}
