//! The rows of a game.

use crate::match_files::recorder::Steps;
use crate::match_files::{Place, Problem};

/// The first column at which a cell always belongs to the right: half of the usual 33.
pub(super) const USUAL_RIGHT: usize = 16;

/// A cell in a row of a game.
pub(super) enum Cell {
    /// Dice and, if the file has them, moves.
    Play {
        dice: [u8; 2],
        steps: Option<Steps>,
    },
    /// Dice, and a play that the file marks as illegal.
    Illegal,
    /// A double, to a value if the file has it.
    Doubles(Option<u32>),
    Takes,
    Drops,
    Beavers,
    Raccoons,
    /// The points won.
    Wins(u32),
    /// A resignation; its cost is in the line after it.
    Resigns,
    /// A player has lost. BackgammonGalaxy has it beside the points that the other one wins, or on the row before them.
    Loses,
}

/// A cell with its place and its column.
pub(super) struct Located {
    pub(super) place: Place,
    pub(super) right: bool,
    pub(super) cell: Cell,
}

/// A word and its column, counted from 0 in characters.
struct Word<'a> {
    text: &'a str,
    column: usize,
}

fn words(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut begin = None;
    for (column, (at, c)) in line.char_indices().chain([(line.len(), ' ')]).enumerate() {
        match (c.is_whitespace(), begin) {
            (false, None) => begin = Some((at, column)),
            (true, Some((from, column))) => {
                words.push(Word { text: &line[from..at], column });
                begin = None;
            }
            _ => {}
        }
    }
    words
}

/// Reads the cells of a row. `right` is the column from which on a cell stands on the right.
pub(super) fn cells(
    line: &str,
    number: usize,
    right: usize,
    cells: &mut Vec<Located>,
) -> Result<(), (usize, Problem)> {
    let (begin, rest) = match line.split_once(')') {
        Some((before, rest)) if before.trim().parse::<u32>().is_ok() => (before.chars().count() + 1, rest),
        _ => (0, line),
    };
    let after_tabs = rest.contains('\t').then(|| right_of_tabs(rest));
    let first = cells.len();
    let words = words(rest);
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        let column = begin + word.column;
        let is_right = match after_tabs {
            Some(right) if cells.len() == first => right,
            Some(_) => true,
            None => column >= right,
        };
        let mut push = |cell| {
            let place = Place::Text { line: number + 1, column: column + 1 };
            cells.push(Located { place, right: is_right, cell });
        };
        if let Some((dice, step)) = dice(word.text) {
            push(Cell::Play { dice, steps: Some(Steps::none()) });
            if !step.is_empty() {
                add_step(cells, step).map_err(|problem| (column, problem))?;
            }
            continue;
        }
        let lower = word.text.to_ascii_lowercase();
        let mut value = || {
            words.next_if(|word| word.text.starts_with('='));
            words.next_if(|word| word.text.parse::<u32>().is_ok()).and_then(|word| word.text.parse().ok())
        };
        match lower.as_str() {
            "doubles" | "double" | "redoubles" | "redouble" => push(Cell::Doubles(value())),
            "beavers" | "beaver" => {
                value();
                push(Cell::Beavers);
            }
            "raccoons" | "raccoon" | "racoons" => {
                value();
                push(Cell::Raccoons);
            }
            "takes" | "take" | "accepts" => push(Cell::Takes),
            "drops" | "drop" | "passes" | "pass" | "rejects" => push(Cell::Drops),
            "wins" => {
                let points = value().ok_or_else(|| {
                    let found = words.peek().map_or("", |word| word.text);
                    (column, Problem::expected("a number of points", found))
                })?;
                push(Cell::Wins(points));
                let rest = ["point", "points", "and", "the", "match", "game", "session"];
                while words.next_if(|word| rest.contains(&word.text.trim_end_matches('.'))).is_some() {}
            }
            "resigns" | "resign" => {
                push(Cell::Resigns);
                let rest = ["a", "the", "single", "game", "gammon", "backgammon", "match", "normal"];
                while words.next_if(|word| rest.contains(&word.text)).is_some() {}
            }
            "losses" | "loses" => {
                push(Cell::Loses);
                value();
                words.next_if(|word| matches!(word.text.trim_end_matches('.'), "point" | "points"));
            }
            "illegal" => {
                // A position follows; text behind it is not replayed.
                let place = Place::Text { line: number + 1, column: column + 1 };
                cells.push(Located { place, right: is_right, cell: Cell::Illegal });
                return Ok(());
            }
            "cannot" | "can't" | "cant" => {
                words.next_if(|word| word.text.to_ascii_lowercase().starts_with("move"));
            }
            "(no" | "no" => {
                words.next_if(|word| {
                    let word = word.text.to_ascii_lowercase();
                    word.starts_with("play") || word.starts_with("move")
                });
            }
            dashes if dashes.chars().all(|c| matches!(c, '-' | '–' | '—')) => {}
            marks if marks.starts_with("??") => match cells.last_mut() {
                Some(Located { cell: Cell::Play { steps, .. }, .. }) => *steps = None,
                _ => return Err((column, Problem::expected(EXPECTED, word.text))),
            },
            comment if comment.starts_with([';', '#']) => return Ok(()),
            _ => add_step(cells, word.text).map_err(|problem| (column, problem))?,
        }
    }
    Ok(())
}

/// The possible contents of a row.
const EXPECTED: &str = "dice with moves, a cube action or the end of a game";

/// Adds a move to the play that it belongs to.
fn add_step(cells: &mut [Located], word: &str) -> Result<(), Problem> {
    match cells.last_mut() {
        Some(Located { cell: Cell::Play { steps: Some(steps), .. }, .. }) if word.contains('/') => {
            Ok(steps.push(word)?)
        }
        _ => Err(Problem::expected(EXPECTED, word)),
    }
}

/// Dice such as `31:`, and the rest of the same word.
fn dice(word: &str) -> Option<([u8; 2], &str)> {
    let (dice, rest) = word.split_once(':')?;
    match *dice.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some(([a - b'0', b - b'0'], rest)),
        _ => None,
    }
}

/// Returns whether the first cell of a row with tabs stands on the right. Tabs are separators; one may follow the
/// number.
fn right_of_tabs(rest: &str) -> bool {
    let rest = rest.strip_prefix('\t').unwrap_or(rest);
    rest.split('\t').next().is_some_and(|left| left.trim().is_empty())
}
