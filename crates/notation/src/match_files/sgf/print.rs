//! Writing.

use std::fmt::Write as _;

use super::tree::escaped;
use super::{FACTS, OF_THE_MATCH};
use crate::match_files::entries::{self, EntryKind, Written};
use crate::match_files::{Format, MatchFile, Note, WriteError};
use tavola_rules::point::MAX_CHECKERS;
use tavola_rules::score::How;
use tavola_rules::{BAR, MatchKind, OFF, Player};

/// Writes a match as text, with the analysis that came with it. It leaves out events that the format does not have, as
/// in [`crate::match_files::mat::print`].
///
/// # Errors
/// If the format cannot hold the game or its rules.
pub fn print(file: &MatchFile) -> Result<String, WriteError> {
    let (_, _, variation) = entries::variation(&file.rules, Format::Sgf)?;
    let games = entries::games(file, Format::Sgf)?;
    let mut text = String::new();
    for (number, game) in games.iter().enumerate() {
        root(&mut text, file, number, game, variation);
        for entry in &game.entries {
            let who = letter(entry.who);
            _ = match &entry.kind {
                EntryKind::Play { dice: [high, low], moves } => {
                    let moves: String = moves
                        .iter()
                        .flat_map(|(mv, _)| [place(mv.from, entry.who), place(mv.to, entry.who)])
                        .collect();
                    write!(text, "\n;{who}[{high}{low}{moves}]")
                }
                EntryKind::Roll { dice: [high, low] } => write!(text, "\n;PL[{who}]DI[{high}{low}]"),
                EntryKind::Double(_) | EntryKind::Beaver(_) | EntryKind::Raccoon(_) => {
                    write!(text, "\n;{who}[double]")
                }
                EntryKind::Take => write!(text, "\n;{who}[take]"),
                EntryKind::Drop => write!(text, "\n;{who}[drop]"),
            };
            let (first, last) = entry.actions;
            let within = |note: &&Note| note.action.is_some_and(|action| (first..=last).contains(&action));
            for note in game.record.notes.iter().filter(within) {
                property(&mut text, &note.name, &note.values);
            }
        }
        text.push_str(")\n");
    }
    Ok(text)
}

fn root(text: &mut String, file: &MatchFile, number: usize, game: &Written<'_>, variation: &str) {
    let length = match file.kind {
        MatchKind::Points(length) => length,
        MatchKind::Games(_) | MatchKind::Single | MatchKind::Money => 0,
    };
    _ = write!(
        text,
        "(;FF[4]GM[6]CA[UTF-8]AP[Tavola:{}]MI[length:{length}][game:{number}][ws:{}][bs:{}]",
        env!("CARGO_PKG_VERSION"),
        game.score[0],
        game.score[1]
    );
    let one = |text: &mut String, name: &str, value: &str| property(text, name, &[value.to_owned()]);
    one(text, "PW", &file.players[0]);
    one(text, "PB", &file.players[1]);
    for (name, fact) in FACTS.into_iter().chain([("WR", "Player 1 Elo"), ("BR", "Player 2 Elo")]) {
        if let Some(value) = file.about.get(fact) {
            let value = if name == "DT" { value.replace('.', "-") } else { value.to_owned() };
            one(text, name, &value);
        }
    }
    let cube = file.rules.cube;
    let rules: Vec<&str> = [
        (!cube.on, "NoCube"),
        (length > 0 && cube.crawford, "Crawford"),
        (game.crawford, "CrawfordGame"),
        (cube.on && cube.jacoby && file.kind == MatchKind::Money, "Jacoby"),
        (!variation.is_empty(), variation),
    ]
    .into_iter()
    .filter_map(|(is, word)| is.then_some(word))
    .collect();
    if !rules.is_empty() {
        one(text, "RU", &rules.join(":"));
    }
    if let Some(result) = game.result
        && let Some(winner) = result.winner
    {
        let resigned = if matches!(result.how, How::Resign | How::Time | How::Settled) { "R" } else { "" };
        one(text, "RE", &format!("{}+{}{resigned}", letter(winner), result.points));
    }
    for note in game.record.notes.iter().filter(|note| note.action.is_none()) {
        if !OF_THE_MATCH.contains(&note.name.as_str()) {
            property(text, &note.name, &note.values);
        }
    }
    if let Some((position, to_move)) = &game.record.start {
        _ = write!(text, "\n;PL[{}]AE[a:y]", letter(*to_move));
        for player in Player::BOTH {
            let side = if player == *to_move { position.own() } else { position.other() };
            let points: Vec<String> = (1..=BAR)
                .flat_map(|point| {
                    let count = usize::from(side.count(point).min(MAX_CHECKERS));
                    std::iter::repeat_n(place(point, player).to_string(), count)
                })
                .collect();
            if !points.is_empty() {
                property(text, if player == Player::First { "AW" } else { "AB" }, &points);
            }
        }
    }
}

fn property(text: &mut String, name: &str, values: &[String]) {
    text.push_str(name);
    for value in values {
        _ = write!(text, "[{}]", escaped(value));
    }
}

fn letter(player: Player) -> char {
    match player {
        Player::First => 'W',
        Player::Second => 'B',
    }
}

/// The letter of a place of a player.
fn place(place: u8, who: Player) -> char {
    match place {
        OFF => 'z',
        1..=24 if who == Player::First => char::from(b'a' + place - 1),
        1..=24 => char::from(b'a' + 24 - place),
        _ => 'y',
    }
}
