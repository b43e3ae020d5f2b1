//! Ids that cannot be guessed.

const LENGTH: usize = 10;
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Returns ten random letters and digits: 50 bits from the system's source of randomness.
///
/// # Errors
/// The system has no randomness.
pub(crate) fn new() -> Result<String, getrandom::Error> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes)?;
    Ok(of(bytes))
}

/// Returns the letters and digits of the first ten of some bytes.
pub(crate) fn of(bytes: impl IntoIterator<Item = u8>) -> String {
    bytes.into_iter().take(LENGTH).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_of_letters_and_digits_and_differ() {
        let ids: std::collections::BTreeSet<String> = (0..100).map(|_| new().unwrap()).collect();
        assert_eq!(ids.len(), 100);
        assert!(ids.iter().all(|id| id.len() == LENGTH && id.bytes().all(|byte| LETTERS.contains(&byte))));
    }
}
