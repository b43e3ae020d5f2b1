//! Hashes, seeds and secrets as they are written: 32 bytes as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// 32 bytes that everybody may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes(pub [u8; 32]);

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NoBytes;

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes {
    type Err = NoBytes;

    fn from_str(text: &str) -> Result<Bytes, NoBytes> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NoBytes);
        }
        let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0]).ok_or(NoBytes)? << 4 | digit(pair[1]).ok_or(NoBytes)?;
        }
        Ok(Bytes(bytes))
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written_and_nothing_else_is() {
        let bytes = Bytes(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert_eq!(serde_json::from_str::<Bytes>(&serde_json::to_string(&bytes).unwrap()).unwrap(), bytes);
        assert_eq!(bytes.to_string().to_uppercase().parse(), Ok(bytes));
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32), &"0".repeat(63), &"0".repeat(65)] {
            assert_eq!(text.parse::<Bytes>(), Err(NoBytes), "{text}");
        }
    }
}
