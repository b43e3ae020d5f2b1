//! Parsing of the input of commands: games, positions and dice.

use std::path::Path;
use std::sync::Arc;

use tavola_locale::Locale;
use tavola_notation::custom::CustomRules;
use tavola_notation::{Awaits, Situation, any};
use tavola_rules::Occasion;
use tavola_rules::end::is_over;
use tavola_rules::turn::Incomplete;
use tavola_rules::{Position, Roll, Rules, Segment, Step, variants};

use crate::failure::InputError;

/// Returns the end of the help of a command that takes a position.
pub(crate) fn help(examples: &str) -> String {
    format!(
        "{examples}\n\n\
         POSITION is one of\n  \
         start           the start of the game\n  \
         4HPwATDgc/ABMA  a position id of GNU Backgammon,\n                  \
         or position:match\n  \
         XGID=...        an XGID\n  \
         OGID=...        an OGID\n  \
         \"24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5\"\n                  \
         the player on roll, a slash, the other player,\n                  \
         each in their own numbering; also bar:1, off:2,\n                  \
         pool:3; what appears nowhere is off\n  \
         -               every line of standard input is one,\n                  \
         answered by a line of JSON"
    )
}

/// The argument for standard input.
pub(crate) const STDIN: &str = "-";

/// The expected input after [`STDIN`] instead of dice.
pub(crate) const NO_DICE_WITH_STDIN: &str = "no dice after -: every line has its own, after a tab";

/// Maximum number of threads of a command: more than any machine has cores.
pub(crate) const MOST_THREADS: i64 = 1024;

/// Returns the requested number of threads, or the number of cores.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// Returns `perhaps plakoto, ` if a name is similar to that of a game.
fn meant(name: &str) -> String {
    let name = name.to_lowercase();
    let near = variants::ALL.iter().map(|variant| variant.rules.name);
    let near = near.map(|game| (distance(game, &name), game)).min();
    match near {
        Some((distance, game)) if distance <= 1 + name.chars().count() / 4 => format!("perhaps {game}; "),
        _ => String::new(),
    }
}

/// Returns the number of insertions, deletions, changes and exchanges of neighbouring letters between two words.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = rows[i][j] + usize::from(a[i] != b[j]);
            let mut least = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

/// Returns the names of all games of the catalogue.
fn names() -> String {
    let names: Vec<&str> = variants::ALL.iter().map(|variant| variant.rules.name).collect();
    names.join(", ")
}

/// Returns a game by its name, or custom rules from a file.
pub(crate) fn game(name: &str) -> Result<Arc<Rules>, InputError> {
    named_game(name).map(|(rules, _)| rules)
}

/// Returns a game, with the title in its file if there is one.
fn named_game(name: &str) -> Result<(Arc<Rules>, Option<String>), InputError> {
    if let Some(variant) = variants::find(name) {
        return Ok((variant.rules.into(), None));
    }
    if Path::new(name).extension().is_none_or(|extension| extension != "toml") {
        return Err(InputError::expected(format!(
            "{}a file of custom rules (.toml) or one of {}",
            meant(name),
            names()
        )));
    }
    let text = std::fs::read_to_string(name).map_err(|error| InputError::file(name, error))?;
    let custom: CustomRules = text.parse().map_err(|error| InputError::file(name, error))?;
    let rules = custom.rules().map_err(|error| InputError::file(name, error))?;
    Ok((rules.into(), Some(custom.name)))
}

/// A game with the title in its file.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) title: Option<String>,
}

/// Returns a game with the title in its file.
pub(crate) fn game_with_title(name: &str) -> Result<Game, InputError> {
    named_game(name).map(|(rules, title)| Game { rules, title })
}

/// A language.
#[derive(Clone, Copy)]
pub(crate) struct Language(pub(crate) &'static Locale);

/// Parses the code of a language.
pub(crate) fn language(code: &str) -> Result<Language, InputError> {
    let found = Locale::find(code).map(Language);
    found.ok_or_else(|| InputError::found(format!("one of {}", Locale::codes().join(", ")), code))
}

/// Returns the requested language, or that of the system.
pub(crate) fn locale(asked: Option<Language>) -> &'static Locale {
    asked.map_or_else(|| Locale::of_environment(|name| std::env::var(name).ok()), |language| language.0)
}

/// Parses a position in any notation.
pub(crate) fn situation(text: &str, rules: &Rules) -> Result<Situation, InputError> {
    Ok(any::parse(text, rules)?)
}

/// Parses a position in any notation in which neither player has finished.
pub(crate) fn undecided(text: &str, rules: &Rules) -> Result<Situation, InputError> {
    let situation = situation(text, rules)?;
    if is_over(rules, &situation.position) {
        return Err(InputError::expected("a position in which nobody has finished"));
    }
    Ok(situation)
}

/// Returns the steps of a turn from a position: those of a roll, or one segment of numbers with commas between them. They are empty if the
/// roll plays nothing.
pub(crate) fn steps(text: &str, rules: &Rules, position: &Position) -> Result<Vec<Step>, InputError> {
    if text.contains(',') {
        let segment = segment(text, rules).ok_or_else(|| {
            InputError::found("one to four numbers from 1 to 6 with commas, such as 4,4,4,4", text)
        })?;
        return Ok(vec![Step::Play(segment)]);
    }
    Ok(rules.steps(position, roll(text, rules)?, &Occasion::of(rules, position)))
}

/// The dice of a turn: those given, or else those of the position.
pub(crate) struct Thrown {
    /// The dice of a roll, the higher first, or the numbers of a segment.
    pub(crate) dice: Vec<u8>,
    /// The steps of the turn.
    pub(crate) steps: Vec<Step>,
}

/// Returns the given dice, or else those of the position.
pub(crate) fn thrown(dice: Option<&str>, situation: &Situation, rules: &Rules) -> Result<Thrown, InputError> {
    let carried = if dice.is_none() { dice_of(situation)? } else { String::new() };
    let text = dice.unwrap_or(&carried);
    let steps = steps(text, rules, &situation.position)?;
    let mut dice = digits(text);
    if !text.contains(',') {
        dice.sort_unstable_by(|a, b| b.cmp(a));
    }
    Ok(Thrown { dice, steps })
}

/// Returns the numbers of parsed dice.
pub(crate) fn digits(dice: &str) -> Vec<u8> {
    dice.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect()
}

/// Parses a roll with the number of dice of the game.
pub(crate) fn roll(text: &str, rules: &Rules) -> Result<Roll, InputError> {
    let (count, example) = if rules.dice.count == 3 { ("three", "531") } else { ("two", "31") };
    match text.trim().parse::<Roll>() {
        Ok(roll) if roll.dice().len() == usize::from(rules.dice.count) => Ok(roll),
        _ => Err(InputError::found(format!("{count} dice from 1 to 6, such as {example}"), text)),
    }
}

fn segment(text: &str, rules: &Rules) -> Option<Segment> {
    let mut numbers = Vec::new();
    // A comma at the end makes a segment of a single number: 4 alone is half a roll.
    for number in text.strip_suffix(',').unwrap_or(text).split(',') {
        numbers.push(number.trim().parse().ok().filter(|n| (1..=6).contains(n))?);
    }
    let fits = (1..=4).contains(&numbers.len());
    fits.then(|| Segment::new(&numbers, rules.order, rules.obligation, Incomplete::Continue))
}

/// Returns the dice of a position as text.
pub(crate) fn dice_of(situation: &Situation) -> Result<String, InputError> {
    match situation.awaits {
        Awaits::Play([a, b]) => Ok(format!("{a}{b}")),
        Awaits::Roll | Awaits::Answer(_) => Err(InputError::expected("dice, such as 31, after the position")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_nearly_named_is_offered() {
        for (typed, game) in
            [("backgamon", "backgammon"), ("Plakotto", "plakoto"), ("nackgmamon", "nackgammon")]
        {
            assert_eq!(meant(typed), format!("perhaps {game}; "), "{typed}");
        }
        assert_eq!(meant("chess"), "");
    }

    #[test]
    fn letters_that_differ_are_counted() {
        for (a, b, letters) in [("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abcd", "bcde", 2)] {
            assert_eq!(distance(a, b), letters, "{a} {b}");
        }
    }
}
