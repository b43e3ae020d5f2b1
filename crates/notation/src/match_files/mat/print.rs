//! Writing.

use std::fmt::Write as _;

use tavola_rules::{MatchKind, Player};

use crate::match_files::entries::{self, Entry, EntryKind, Written};
use crate::match_files::{Format, MatchFile, WriteError};

/// Width of the left column.
const COLUMN: usize = 26;

/// Writes a match as text. It leaves out events that the format does not have: refused offers to give up, moves that
/// were taken back, cocked dice, tied opening rolls, analysis. A single game and a number of games are written as money
/// play.
///
/// # Errors
/// If the format cannot hold the game or its rules.
pub fn print(file: &MatchFile) -> Result<String, WriteError> {
    let (_, variation, _) = entries::variation(&file.rules, Format::Mat)?;
    let games = entries::games(file, Format::Mat)?;
    let length = match file.kind {
        MatchKind::Points(length) => length,
        MatchKind::Games(_) | MatchKind::Single | MatchKind::Money => 0,
    };
    let names = [0, 1].map(|i| name(&file.players[i], i));
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        _ = writeln!(text, "; [{name} \"{}\"]", value.replace(['"', '\n', '\r'], " "));
    };
    for (name, value) in &file.about.0 {
        tag(name, value);
    }
    let cube = file.rules.cube;
    if file.rules.name != "backgammon" {
        tag("Variation", variation);
    }
    if !cube.on {
        tag("CubeLimit", "1");
    } else if cube.cap > 0 {
        tag("CubeLimit", &cube.cap.to_string());
    }
    if length > 0 && cube.on && !cube.crawford {
        tag("Crawford", "Off");
    }
    if length == 0 && cube.on {
        let money = file.kind == MatchKind::Money;
        let on = |on: bool| if on && money { "On" } else { "Off" };
        tag("Jacoby", on(cube.jacoby));
        tag("Beaver", on(cube.beavers));
    }
    if !text.is_empty() {
        text.push('\n');
    }
    _ = writeln!(text, " {length} point match");
    for (number, game) in games.iter().enumerate() {
        let [left, right] = [0, 1].map(|i| format!("{} : {}", names[i], game.score[i]));
        _ = write!(text, "\n Game {}\n {left:<30} {right}\n", number + 1);
        rows(&mut text, game, length > 0);
    }
    Ok(text)
}

/// A name as it can stand before a colon.
fn name(name: &str, player: usize) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.is_empty() { format!("Player {}", player + 1) } else { words.join(" ").replace(" : ", " ") }
}

fn rows(text: &mut String, game: &Written<'_>, is_match: bool) {
    let mut rows: Vec<[String; 2]> = Vec::new();
    let mut cell = |who: Player, text: String| {
        let column = who.index();
        if column == 0 || rows.last().is_none_or(|row| !row[1].is_empty()) {
            rows.push(Default::default());
        }
        if let Some(row) = rows.last_mut() {
            row[column] = text;
        }
    };
    for Entry { who, kind, .. } in &game.entries {
        cell(*who, entry(kind));
    }
    if let Some(result) = game.result
        && let Some(winner) = result.winner
    {
        let points = if result.points == 1 { "point" } else { "points" };
        let last = if game.last && is_match { " and the match" } else { "" };
        cell(winner, format!(" Wins {} {points}{last}", result.points));
    }
    for (i, [left, right]) in rows.iter().enumerate() {
        // Readers look for two blanks between the columns.
        let line = format!("{:>3}) {left:<COLUMN$}  {right}", i + 1);
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

fn entry(kind: &EntryKind) -> String {
    match kind {
        EntryKind::Play { dice: [high, low], moves } => {
            let mut text = format!("{high}{low}:");
            for (mv, hits) in moves {
                _ = write!(text, " {}/{}{}", mv.from, mv.to, if *hits { "*" } else { "" });
            }
            text
        }
        EntryKind::Roll { dice: [high, low] } => format!("{high}{low}: ????"),
        EntryKind::Double(value) => format!(" Doubles => {value}"),
        EntryKind::Take => " Takes".to_owned(),
        EntryKind::Drop => " Drops".to_owned(),
        EntryKind::Beaver(value) => format!(" Beavers => {value}"),
        EntryKind::Raccoon(value) => format!(" Raccoons => {value}"),
    }
}
