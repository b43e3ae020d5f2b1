//! SGF files of backgammon (`GM[6]`), in the form of GNU Backgammon: a tree for each game.
//!
//! Sources: red-bean.com/sgf/backgammon.html for points, cube and dice; files of GNU Backgammon for the rest: the
//! properties of the root, and analysis (`A`, `DA`, `MR`, `LU`, marks of skill), which is kept unchanged and written
//! back. White is the first player. Only the main line of a tree is read.

mod print;
mod tree;

use tavola_rules::game::Phase;
use tavola_rules::position::SetupSide;
use tavola_rules::{Action, BAR, MatchKind, OFF, Player, Rules, Setup, variants};

use super::entries::VARIATIONS;
use super::recorder::{Recorder, Steps};
use super::{About, Fault, MatchFile, Problem, ReadError, text};
pub use print::print;
use tree::Node;

/// The properties of a root that have a place in the header, and the facts that they are.
const FACTS: [(&str, &str); 6] = [
    ("EV", "Event"),
    ("RO", "Round"),
    ("PC", "Site"),
    ("DT", "EventDate"),
    ("AN", "Transcriber"),
    ("GC", "Comment"),
];

/// The properties of a root that the match itself is.
const OF_THE_MATCH: [&str; 12] = ["FF", "GM", "CA", "AP", "MI", "PW", "PB", "RU", "RE", "CV", "WR", "BR"];

/// Reads a match, and checks every action of it by the rules.
///
/// # Errors
/// An unreadable or illegal part, with its place, and the match up to that place.
pub fn parse(bytes: &[u8]) -> Result<MatchFile, ReadError> {
    let text = text::decode(bytes)?;
    let (trees, fault) = tree::trees(&text);
    let mut roots = trees.iter().filter_map(|tree| tree.first());
    let Some(root) = roots.next() else {
        let ends =
            Problem::Ends("a game").at(super::Place::Text { line: text.lines().count().max(1), column: 1 });
        return Err(fault.unwrap_or(ends).into());
    };
    let mut recorder = begin(root)?;
    for tree in &trees {
        let Some((root, nodes)) = tree.split_first() else { continue };
        if let Err(fault) = game(&mut recorder, root, nodes) {
            return Err(broken(recorder, fault));
        }
    }
    match fault {
        None => Ok(recorder.finish()),
        Some(fault) => Err(broken(recorder, fault)),
    }
}

fn broken(recorder: Recorder, fault: Fault) -> ReadError {
    let file = recorder.finish();
    ReadError { fault, read: file.has_plays().then(|| Box::new(file)) }
}

/// A field such as `length:7` of the property `MI`.
fn info(root: &Node, field: &str) -> Result<Option<u32>, Fault> {
    let values = root.values("MI").iter();
    let found = values.filter_map(|value| value.split_once(':')).find(|(name, _)| *name == field);
    found
        .map(|(_, value)| {
            let wrong = || Problem::expected("a number in MI", value).at(root.place);
            value.trim().parse().map_err(|_| wrong())
        })
        .transpose()
}

/// The match that the root of the first tree describes.
fn begin(root: &Node) -> Result<Recorder, Fault> {
    if let Some(game) = root.value("GM").filter(|game| game.trim() != "6") {
        return Err(Problem::expected("GM[6], which is backgammon", game).at(root.place));
    }
    let length = info(root, "length")?.unwrap_or(0);
    let length = u16::try_from(length).map_err(|_| {
        Problem::expected("a match of at most 65535 points", &length.to_string()).at(root.place)
    })?;
    let words: Vec<&str> = root.value("RU").unwrap_or_default().split(':').map(str::trim).collect();
    let has = |word: &str| words.iter().any(|known| known.eq_ignore_ascii_case(word));
    let known = VARIATIONS.iter().find(|names| has(names.2));
    let unknown = words.iter().find(|word| word.to_ascii_lowercase().contains("gammon"));
    let name = match (known, unknown) {
        (Some(names), _) => names.0,
        (None, Some(word)) => return Err(Problem::Variation((*word).to_owned()).at(root.place)),
        (None, None) => "backgammon",
    };
    let variant = variants::find(name).ok_or_else(|| Problem::Variation(name.to_owned()).at(root.place))?;
    let mut rules: Rules = variant.rules.clone();
    rules.cube.on = !has("NoCube");
    rules.cube.crawford = length == 0 || has("Crawford");
    rules.cube.jacoby = length == 0 && has("Jacoby");
    // Files do not have whether beavers are played: one that is turned shows it.
    (rules.cube.beavers, rules.cube.raccoons) = (length == 0, length == 0);
    let kind = if length == 0 { MatchKind::Money } else { MatchKind::Points(length) };
    let name = |property| root.value(property).unwrap_or_default().trim().to_owned();
    let mut recorder = Recorder::new(rules, kind, [name("PW"), name("PB")]);
    recorder.file().about = about(root);
    Ok(recorder)
}

fn about(root: &Node) -> About {
    let mut about = About::default();
    for (property, fact) in FACTS {
        if let Some(value) = root.value(property).filter(|value| !value.trim().is_empty()) {
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            let value = if property == "DT" { value.replace('-', ".") } else { value };
            about.set(fact, &value);
        }
    }
    for (property, fact) in [("WR", "Player 1 Elo"), ("BR", "Player 2 Elo")] {
        if let Some(value) = root.value(property).filter(|value| !value.trim().is_empty()) {
            about.set(fact, value.trim());
        }
    }
    about
}

fn game(recorder: &mut Recorder, root: &Node, nodes: &[Node]) -> Result<(), Fault> {
    let score = [info(root, "ws")?.unwrap_or(0), info(root, "bs")?.unwrap_or(0)];
    recorder.begin_game(Some(score)).map_err(|problem| problem.at(root.place))?;
    if root.value("CV").is_some_and(|value| value.trim() != "1") {
        return Err(Problem::CannotReplay("an automatic double").at(root.place));
    }
    for property in &root.properties {
        let of_the_header = FACTS.iter().any(|(name, _)| *name == property.name);
        if !of_the_header && !OF_THE_MATCH.contains(&property.name.as_str()) {
            recorder.note(None, &property.name, property.values.clone());
        }
    }
    let mut unplayed = root.place;
    for node in nodes {
        let first = recorder.next_action();
        act(recorder, node).map_err(|problem| {
            let place = if problem == Problem::NoPlay { unplayed } else { node.place };
            problem.at(place)
        })?;
        unplayed = node.place;
        for property in &node.properties {
            if !matches!(property.name.as_str(), "W" | "B" | "PL" | "DI" | "AE" | "AW" | "AB") {
                // Properties of a node without an action belong to the action before it, if there is one.
                let known = recorder.next_action() > first;
                let action = if known { Some(first) } else { first.checked_sub(1) };
                recorder.note(action, &property.name, property.values.clone());
            }
        }
    }
    match root.value("RE").and_then(result) {
        Some((winner, points)) => recorder.won(winner, points).map_err(|problem| problem.at(root.place)),
        None => Ok(()),
    }
}

/// The winner and the points of a result such as `W+2` or `B+1R`.
fn result(text: &str) -> Option<(Player, u32)> {
    let (winner, points) = text.trim().split_once('+')?;
    let winner = match winner {
        "W" => Player::First,
        "B" => Player::Second,
        _ => return None,
    };
    let digits = points.bytes().take_while(u8::is_ascii_digit).count();
    Some((winner, points[..digits].parse().ok()?))
}

/// Records the action of a node.
fn act(recorder: &mut Recorder, node: &Node) -> Result<(), Problem> {
    if !node.values("AE").is_empty() || !node.values("AW").is_empty() || !node.values("AB").is_empty() {
        return set_up(recorder, node);
    }
    if let Some(dice) = node.value("DI") {
        let who = if node.value("PL").is_some_and(|who| who.eq_ignore_ascii_case("B")) {
            Player::Second
        } else {
            Player::First
        };
        let (dice, _) = dice_of(dice)?;
        return recorder.play(who, dice, None);
    }
    for (name, who) in [("W", Player::First), ("B", Player::Second)] {
        if let Some(text) = node.value(name) {
            return one(recorder, who, text.trim());
        }
    }
    Ok(())
}

fn one(recorder: &mut Recorder, who: Player, text: &str) -> Result<(), Problem> {
    match text.to_ascii_lowercase().as_str() {
        "double" if matches!(recorder.m().game().phase(), Phase::Answer { .. }) => {
            recorder.answer(Action::Beaver)
        }
        "double" => recorder.double(None),
        "take" => recorder.answer(Action::Take),
        "drop" => recorder.answer(Action::Drop),
        _ => {
            let (dice, places) = dice_of(text)?;
            let places: Vec<u8> =
                places.bytes().map(|letter| place(letter, who)).collect::<Option<_>>().ok_or_else(|| {
                    Problem::expected("points from a to x, y for the bar and z for off", places)
                })?;
            let (legs, rest) = places.as_chunks::<2>();
            if !rest.is_empty() {
                return Err(Problem::expected("pairs of points", text));
            }
            // GNU Backgammon numbers the points of both players alike; a leg that leads nowhere was not played.
            let legs = legs.iter().map(|&[from, to]| (from, to)).filter(|(from, to)| from != to).collect();
            recorder.play(who, dice, Some(&Steps::of_legs(legs)))
        }
    }
}

/// Two dice at the beginning of a text, and the rest of it.
fn dice_of(text: &str) -> Result<([u8; 2], &str), Problem> {
    match *text.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6', ..] => Ok(([a - b'0', b - b'0'], &text[2..])),
        _ => Err(Problem::expected("two dice with moves, double, take or drop", text)),
    }
}

/// The number of a point for a player.
fn place(letter: u8, who: Player) -> Option<u8> {
    match letter {
        b'y' => Some(BAR),
        b'z' => Some(OFF),
        b'a'..=b'x' if who == Player::First => Some(letter - b'a' + 1),
        b'a'..=b'x' => Some(24 - (letter - b'a')),
        _ => None,
    }
}

/// A position at the beginning of a match.
fn set_up(recorder: &mut Recorder, node: &Node) -> Result<(), Problem> {
    let to_move = match node.value("PL") {
        Some(who) if who.eq_ignore_ascii_case("B") => Player::Second,
        _ => Player::First,
    };
    let side = |name, who| -> Result<SetupSide, Problem> {
        let mut side = SetupSide::default();
        for value in node.values(name) {
            let &[letter] = value.as_bytes() else {
                return Err(Problem::expected("one point", value));
            };
            let place = place(letter, who).ok_or_else(|| Problem::expected("a point from a to z", value))?;
            let count = &mut side.places[usize::from(place)];
            *count = count.saturating_add(1);
        }
        Ok(side)
    };
    let sides = [side("AW", Player::First)?, side("AB", Player::Second)?];
    let [first, second] = sides;
    let (own, other) = if to_move == Player::First { (first, second) } else { (second, first) };
    let rules = recorder.m().rules().clone();
    let setup = Setup { own, other }.with_rest_off(&rules, to_move);
    let position = setup
        .position(&rules, to_move)
        .map_err(|error| Problem::expected("a position of this game", &error.to_string()))?;
    recorder.begin_at(position, to_move)
}

#[cfg(test)]
mod tests;
