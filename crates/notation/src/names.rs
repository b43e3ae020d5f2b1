//! Names that people and files give.

use std::borrow::Cow;

/// Returns whether a character changes the direction of text, which would reorder the text around a name.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name on one line, without control characters and without those that turn the direction of text.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    let clean: String =
        name.chars().filter(|c| !turns(*c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as a terminal may show it: control characters and those that turn its direction are written as escapes such as
/// `\u{1b}`, except those of `kept`.
#[must_use]
pub fn visible<'a>(text: &'a str, kept: &[char]) -> Cow<'a, str> {
    let hidden = |c: char| (c.is_control() || turns(c)) && !kept.contains(&c);
    if !text.contains(hidden) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match hidden(c) {
            true => shown.extend(c.escape_default()),
            false => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_that_neither_moves_nor_turns_what_stands_around_it() {
        for (name, tidy) in [
            ("Anna\nBerta", "Anna Berta"),
            ("\u{1b}[31mAnna\u{1b}[0m", "[31mAnna [0m"),
            ("Anna\u{9b}2J\u{7}", "Anna 2J"),
            (" \t\r\n", ""),
            ("\u{202e}annA", "annA"),
            ("Jürgen  Ødegård", "Jürgen Ødegård"),
        ] {
            assert_eq!(tidy_name(name), tidy, "{name:?}");
        }
    }

    #[test]
    fn what_a_terminal_would_obey_is_written_as_an_escape() {
        assert_eq!(visible("Zoé: 24/18*", &[]), "Zoé: 24/18*");
        assert_eq!(visible("a\u{1b}[2J\nb\u{9b}\u{202e}", &['\n']), "a\\u{1b}[2J\nb\\u{9b}\\u{202e}");
        assert_eq!(visible("a\nb\tc", &[]), "a\\nb\\tc");
    }
}
