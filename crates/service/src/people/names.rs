//! Names of people: their syntax, and similarity.

use tavola_notation::names::tidy_name;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::GeneralSecurityProfile;

/// Maximum length of a name in characters.
pub(super) const LONGEST: usize = 24;
/// The name shown for a deleted person. It is reserved.
pub(super) const DELETED: &str = "deleted player";
/// Maximum number of marks above and below one letter: more would overlap the text around a name.
const MOST_MARKS: usize = 2;

/// A valid name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    /// The displayed form.
    pub shown: String,
    /// Equal for all names that look alike (the skeleton of Unicode's technical standard 39), in any script and case.
    pub key: String,
}

impl Name {
    /// Returns whether it looks like the name of deleted people.
    pub(crate) fn is_reserved(&self) -> bool {
        Name::parse(DELETED).is_ok_and(|deleted| deleted.key == self.key)
    }
}

/// The reason why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Too short or too long.
    #[error("a name has 1 to {LONGEST} letters and digits")]
    Length,
    /// A character that occurs in no word of any language.
    #[error("a name has letters, digits, spaces and . _ - ' only, not {0:?}")]
    Character(char),
}

impl Name {
    /// Parses a name.
    ///
    /// # Errors
    /// The text is not a valid name.
    pub(crate) fn parse(text: &str) -> Result<Name, NameError> {
        let shown: String = tidy_name(&text.chars().take(4 * LONGEST).collect::<String>()).nfkc().collect();
        if shown.chars().count() > LONGEST || !shown.chars().any(char::is_alphanumeric) {
            return Err(NameError::Length);
        }
        let mut marks = 0;
        for c in shown.chars() {
            marks = if is_combining_mark(c) { marks + 1 } else { 0 };
            let fits = c == ' ' || matches!(c, '.' | '_' | '-' | '\'') || c.identifier_allowed();
            if !fits || marks > MOST_MARKS {
                return Err(NameError::Character(c));
            }
        }
        let small: String = shown.chars().flat_map(char::to_lowercase).collect();
        let key: String = skeleton(&small)
            .flat_map(char::to_lowercase)
            .filter(|c| c.is_alphanumeric() || is_combining_mark(*c))
            .collect();
        if key.is_empty() { Err(NameError::Length) } else { Ok(Name { shown, key }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        Name::parse(text).unwrap().key
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        // With a Cyrillic А, another case, spaces, a digit for a letter, and full width.
        for alike in ["Аnna", "ANNA", "an na", "a.n_n-a", "Ａnna", " Anna\u{202e} "] {
            assert_eq!(key(alike), key("Anna"), "{alike}");
        }
        assert_eq!(key("paypal"), key("раураl"));
        for other in ["Anne", "Änna", "Anna2"] {
            assert_ne!(key(other), key("Anna"), "{other}");
        }
    }

    #[test]
    fn names_of_all_languages_fit() {
        for name in [
            "Jürgen Ødegård",
            "Анна",
            "José-María O'Neill",
            "李小龍",
            "Νίκος",
            "अमित",
            "x",
            "0123456789012345678901_.",
        ] {
            assert_eq!(Name::parse(name).unwrap().shown, name.nfc().collect::<String>());
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        let long = "a".repeat(LONGEST + 1);
        for text in ["", "   ", "...", "\u{202e}", &long, &"a".repeat(100_000)] {
            assert_eq!(Name::parse(text), Err(NameError::Length), "{text:.30}");
        }
        for text in
            ["<b>", "a@b", "a\u{200d}b", "a\u{200b}b", "a♠", "a/b", "😀x", "Z\u{34a}\u{34b}\u{34c}\u{34d}"]
        {
            assert!(matches!(Name::parse(text), Err(NameError::Character(_))), "{text}");
        }
        assert_eq!(Name::parse("Anna\nBen\u{7}").unwrap().shown, "Anna Ben");
    }
}
