//! Passwords: the requirements, and the stored hash.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use sha2::{Digest as _, Sha256};
use unicode_normalization::UnicodeNormalization as _;

use super::names::Name;

/// Permitted number of characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=128;

/// The 3,000 most frequent passwords of eight characters or more, in order: the first bytes of the SHA-256 of each password in lower case
/// (`scripts/make_passwords.py`).
const FREQUENT: &[u8] = include_bytes!("../../data/frequent-passwords.bin");
const FREQUENT_BYTES: usize = 5;

/// Hash for comparisons without an account, so that the answer takes as long: no typed text has this hash.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// The text is not a valid password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a password has {} to {} characters, is not the name, and is none of those that people use most",
    LENGTHS.start(),
    LENGTHS.end()
)]
pub(super) struct PasswordError;

/// The password could not be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the password cannot be hashed: {0}")]
pub(super) struct HashError(argon2::password_hash::Error);

/// A typed password in Unicode's compatibility form, so that all ways to type a letter are equal.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Password(String);

/// This prevents accidental printing.
impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password")
    }
}

impl Password {
    /// Reads a typed text, valid or not.
    pub(super) fn typed(text: &str) -> Password {
        // A longer text is never a password: it is cut, so that nobody can have the server hash it.
        Password(text.chars().take(LENGTHS.end() + 1).nfkc().collect())
    }

    /// Checks a new password for a name.
    ///
    /// # Errors
    /// It is too short or too long, equal to the name, or a frequent one.
    pub(super) fn new(text: &str, name: &str) -> Result<Password, PasswordError> {
        let password = Password::typed(text);
        let long_enough =
            LENGTHS.contains(&text.chars().count()) && LENGTHS.contains(&password.0.chars().count());
        let key = |text: &str| Name::parse(text).map(|name| name.key);
        let is_name = key(&password.0).is_ok_and(|password| key(name).as_ref() == Ok(&password));
        if long_enough && !is_name && !password.is_frequent() { Ok(password) } else { Err(PasswordError) }
    }

    /// Returns whether it is among the most frequent passwords, in any case.
    fn is_frequent(&self) -> bool {
        let hash = Sha256::digest(self.0.to_lowercase().as_bytes());
        FREQUENT
            .as_chunks::<FREQUENT_BYTES>()
            .0
            .binary_search_by(|known| known[..].cmp(&hash[..FREQUENT_BYTES]))
            .is_ok()
    }

    /// Hashes the password for the store: Argon2id with OWASP's parameters (19 MiB, two passes, one lane) and a salt of 16 random bytes, in
    /// the notation of PHC. It takes some hundredths of a second.
    ///
    /// # Errors
    /// The system has no randomness or no memory.
    pub(super) fn hash(&self) -> Result<String, HashError> {
        let mut salt = [0; 16];
        getrandom::fill(&mut salt).map_err(|_| HashError(argon2::password_hash::Error::Crypto))?;
        let hash: PasswordHash =
            Argon2::default().hash_password_with_salt(self.0.as_bytes(), &salt).map_err(HashError)?;
        Ok(hash.to_string())
    }

    /// Compares the password with a stored hash. Without a stored hash the result is `false` after the same time.
    pub(super) fn is(&self, stored: Option<&str>) -> bool {
        let hash = PasswordHash::new(stored.unwrap_or(NOBODY));
        let same = hash.is_ok_and(|hash| Argon2::default().verify_password(self.0.as_bytes(), &hash).is_ok());
        same && stored.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_by_what_is_stored_and_no_other_is() {
        let password = Password::new("correct horse", "Anna").unwrap();
        let (one, two) = (password.hash().unwrap(), password.hash().unwrap());
        assert_ne!(one, two, "each has a salt of its own");
        assert!(password.is(Some(&one)) && password.is(Some(&two)));
        assert!(!Password::typed("correct Horse").is(Some(&one)));
        assert!(!password.is(None) && !password.is(Some("")) && !password.is(Some("$argon2id$")));
        assert!(!format!("{password:?}").contains("horse"));
    }

    #[test]
    fn what_is_compared_where_nobody_has_a_password_costs_as_much() {
        let stored = Password::new("correct horse", "Anna").unwrap().hash().unwrap();
        let cost = |hash: &str| {
            let hash = PasswordHash::new(hash).unwrap();
            let lengths = (hash.salt.unwrap().len(), hash.hash.unwrap().len());
            (hash.algorithm.to_string(), hash.version, hash.params.to_string(), lengths)
        };
        assert_eq!(cost(NOBODY), cost(&stored));
        assert_eq!(cost(&stored).2, "m=19456,t=2,p=1", "OWASP's parameters");
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        for good in ["91835264", "        ", "пароль12", &"x".repeat(128), "Annabella!"] {
            assert!(Password::new(good, "Annabella").is_ok(), "{good}");
        }
        for bad in
            ["", "1234567", &"x".repeat(129), &"x".repeat(100_000), "annabella", "Аnnabella", "anna bella"]
        {
            assert_eq!(Password::new(bad, "Annabella"), Err(PasswordError), "{bad:.20}");
        }
    }

    #[test]
    fn a_password_is_none_of_those_that_people_use_most() {
        for bad in ["12345678", "password", "PassWord1", "qwertyuiop", "iloveyou", "sunshine"] {
            assert_eq!(Password::new(bad, "Anna"), Err(PasswordError), "{bad}");
        }
        let (all, rest) = FREQUENT.as_chunks::<FREQUENT_BYTES>();
        assert!(all.len() == 3000 && rest.is_empty() && all.is_sorted());
    }

    #[test]
    fn a_letter_is_the_same_however_it_was_typed() {
        let stored = Password::new("J\u{fc}rgen12", "x").unwrap().hash().unwrap();
        assert!(Password::typed("Ju\u{308}rgen12").is(Some(&stored)));
    }
}
