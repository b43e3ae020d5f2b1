//! Recovery codes for people who have forgotten their password.

use super::token::digest;

/// Number of codes of a person. Each is valid once.
pub(super) const COUNT: usize = 8;
/// Letters and digits that are hard to confuse, 5 bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Four groups of four characters: 80 bits, which cannot be found from the hash.
const LENGTH: usize = 16;

/// A code in plain text.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Code(String);

/// This prevents accidental printing.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Code")
    }
}

impl Code {
    /// Returns new random codes.
    ///
    /// # Errors
    /// The system has no randomness.
    pub(super) fn all() -> Result<[Code; COUNT], getrandom::Error> {
        let mut bytes = [[0; LENGTH]; COUNT];
        for code in &mut bytes {
            getrandom::fill(code)?;
        }
        Ok(bytes
            .map(|code| Code(code.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())))
    }

    /// Parses a typed code, with or without separators of the groups. `None`: the text is not a code.
    pub(super) fn typed(text: &str) -> Option<Code> {
        let letters = text.chars().take(4 * LENGTH).filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–'));
        let code: String = letters.map(|c| c.to_ascii_lowercase()).collect();
        let fits = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then_some(Code(code))
    }

    /// Returns the hash for the store.
    pub(super) fn hash(&self) -> String {
        digest(&self.0)
    }

    /// Returns the text for the person.
    pub(super) fn shown(&self) -> String {
        let groups: Vec<&str> = (0..LENGTH).step_by(4).map(|from| &self.0[from..from + 4]).collect();
        groups.join("-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_was_written_down_and_stored_as_its_hash() {
        let codes = Code::all().unwrap();
        for code in &codes {
            let shown = code.shown();
            assert_eq!(shown.len(), 19);
            for written in
                [shown.clone(), shown.replace('-', " "), shown.to_uppercase(), format!(" {shown}\n")]
            {
                assert_eq!(Code::typed(&written).as_ref(), Some(code));
            }
            assert!(!code.hash().contains(&code.0) && !format!("{code:?}").contains(&code.0));
        }
        let different: std::collections::BTreeSet<String> = codes.iter().map(Code::hash).collect();
        assert_eq!(different.len(), COUNT);
        for wrong in [
            "",
            "abcd",
            "abcd-efgh-jkmn-pqr",
            "abcd-efgh-jkmn-pqrs-t",
            "abcd-efgh-jkmn-pqr!",
            "äbcd-efgh-jkmn-pqrs",
        ] {
            assert_eq!(Code::typed(wrong), None, "{wrong}");
        }
    }
}
