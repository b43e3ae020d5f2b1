//! Tables of which each line is about one game.

use std::borrow::Cow;
use std::fs;
use std::path::Path;
use std::slice;

use tavola_rules::{Rules, variants};

use crate::error::TrainError;

/// A line about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The game.
    pub(super) rules: &'static Rules,
    /// The line, without its end.
    pub(super) text: String,
}

/// The game that a line is about: its first field is the name, of comma-separated values or of a Markdown table.
fn game(line: &str) -> Option<&'static Rules> {
    let field = line.trim_start_matches(['|', ' ', '`']).split([',', '`']).next()?;
    variants::find(field).map(|variant| variant.rules)
}

/// A table with some lines replaced or added: the games stand in the order of the catalogue, after the lines that are about no
/// game.
#[must_use]
pub(super) fn with_lines(table: &str, lines: &[Line]) -> String {
    let mut text: String =
        table.lines().filter(|line| game(line).is_none()).map(|line| format!("{line}\n")).collect();
    let old: Vec<(&str, &str)> = table.lines().filter_map(|line| Some((game(line)?.name, line))).collect();
    for variant in &variants::ALL {
        let name = variant.rules.name;
        let new = lines.iter().find(|line| line.rules.name == name).map(|line| Cow::Owned(line.text.clone()));
        let old = old.iter().find(|old| old.0 == name).map(|old| Cow::Borrowed(old.1));
        if let Some(line) = new.or(old) {
            text += &line;
            text.push('\n');
        }
    }
    text
}

/// A table that is written into `docs/bots.md`, between two lines.
pub(super) struct Place {
    /// The line before it.
    pub(super) begin: &'static str,
    /// The line after it.
    pub(super) end: &'static str,
    /// The table without any game.
    pub(super) empty: &'static str,
}

impl Place {
    /// Writes the line of a game into `docs/bots.md` of a copy of the repository.
    pub(super) fn write(&self, folder: &Path, line: &Line) -> Result<(), TrainError> {
        let document = folder.join("docs/bots.md");
        let text = fs::read_to_string(&document).map_err(TrainError::io(&document))?;
        let parts = text.split_once(self.begin).and_then(|(head, rest)| {
            let (table, tail) = rest.split_once(self.end)?;
            Some((head, table, tail))
        });
        let Some((head, table, tail)) = parts else {
            return Err(TrainError::NoTable(self.begin.trim()));
        };
        let table = if table.trim().is_empty() { self.empty } else { table.trim() };
        let table = with_lines(table, slice::from_ref(line));
        let text = format!("{head}{}\n{}\n{}{tail}", self.begin, table.trim_end(), self.end);
        fs::write(&document, text).map_err(TrainError::io(&document))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_replaced_and_added_in_the_order_of_the_catalogue() {
        let line = |name: &str, text: &str| Line {
            rules: variants::find(name).expect("a game").rules,
            text: text.to_owned(),
        };
        let table = "| game | won |\n|---|---|\n| `backgammon` | 1 |\n| `plakoto` | 2 |\n";
        let new = [line("plakoto", "| `plakoto` | 3 |"), line("snake", "| `snake` | 4 |")];
        let wanted = "| game | won |\n|---|---|\n| `backgammon` | 1 |\n| `snake` | 4 |\n| `plakoto` | 3 |\n";
        assert_eq!(with_lines(table, &new), wanted);
        let values = with_lines("game,won\nsnake,1\n", &[line("backgammon", "backgammon,2")]);
        assert_eq!(values, "game,won\nbackgammon,2\nsnake,1\n");
    }
}
