//! Codes with which somebody comes back who has forgotten their password.

use super::token::digest;

/// How many a person gets. Each counts once.
pub(super) const COUNT: usize = 8;
/// Letters and digits that are not taken for each other, 5 bits each.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Four groups of four: 80 bits, so that nobody finds one from its hash.
const LENGTH: usize = 16;

/// A code, as it is shown once.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Code(String);

/// A code is never printed by accident.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Code")
    }
}

impl Code {
    /// Codes that nobody has seen.
    ///
    /// # Errors
    /// If the system has no randomness to give.
    pub(super) fn all() -> Result<[Code; COUNT], getrandom::Error> {
        let mut bytes = [[0; LENGTH]; COUNT];
        for code in &mut bytes {
            getrandom::fill(code)?;
        }
        Ok(bytes
            .map(|code| Code(code.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())))
    }

    /// A code as somebody has typed it, with or without what separates the groups. `None`: it cannot be one.
    pub(super) fn typed(text: &str) -> Option<Code> {
        let letters = text.chars().take(4 * LENGTH).filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–'));
        let code: String = letters.map(|c| c.to_ascii_lowercase()).collect();
        let fits = code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then_some(Code(code))
    }

    /// What is stored of it.
    pub(super) fn hash(&self) -> String {
        digest(&self.0)
    }

    /// As a person writes it down.
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
