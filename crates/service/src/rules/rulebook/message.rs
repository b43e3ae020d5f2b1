//! A sentence of a page: the id of its Fluent message, and its variables.

use tavola_locale::{Locale, Variable};

/// A message with its variables.
#[derive(Clone, Debug)]
pub(super) struct Message {
    id: String,
    variables: Vec<(&'static str, Variable)>,
}

impl Message {
    /// Returns a sentence without variables.
    pub(super) fn plain(id: impl Into<String>) -> Message {
        Message { id: id.into(), variables: Vec::new() }
    }

    /// Adds a number to the sentence.
    pub(super) fn number(mut self, name: &'static str, number: impl Into<u32>) -> Message {
        self.variables.push((name, Variable::Number(number.into())));
        self
    }

    /// Adds a text to the sentence.
    pub(super) fn text(mut self, name: &'static str, text: String) -> Message {
        self.variables.push((name, Variable::Text(text)));
        self
    }

    /// Returns the sentence in a language.
    pub(super) fn in_words(&self, locale: &Locale) -> String {
        locale.with(&self.id, &self.variables)
    }
}

/// Returns a sentence without variables.
pub(super) fn plain(id: &str) -> Message {
    Message::plain(id)
}

/// Formats points in a line, neighbours joined: `10-8, 6`. The points come in falling order.
pub(super) fn points(points: &[u8]) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &point in points {
        match runs.last_mut() {
            Some((_, last)) if *last == point + 1 => *last = point,
            _ => runs.push((point, point)),
        }
    }
    let run = |(first, last): &(u8, u8)| match first - last {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn neighbouring_points_are_joined() {
        assert_eq!(points(&[10, 9, 8]), "10–8");
        assert_eq!(points(&[23, 22, 6, 1]), "23, 22, 6, 1");
        assert_eq!(points(&[]), "");
    }
}
