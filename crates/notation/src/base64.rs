//! Bits in the ordinary base64 alphabet without padding, as the ids of GNU Backgammon use it.

/// The alphabet of RFC 4648, section 4.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as text.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group =
            chunk.iter().enumerate().fold(0u32, |group, (i, &b)| group | u32::from(b) << (16 - 8 * i));
        for i in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(group >> (18 - 6 * i)) as usize & 63]));
        }
    }
    text
}

/// Exactly `N` bytes from text; `None` if it is not base64 of that length, or sets bits beyond them.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != (N * 8).div_ceil(6) {
        return None;
    }
    let mut bytes = [0; N];
    for (i, c) in text.bytes().enumerate() {
        let value = match c {
            b'A'..=b'Z' => c - b'A',
            b'a'..=b'z' => c - b'a' + 26,
            b'0'..=b'9' => c - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        for bit in (0..6).filter(|bit| value >> (5 - bit) & 1 == 1) {
            let at = 6 * i + bit;
            *bytes.get_mut(at / 8)? |= 0x80 >> (at % 8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_of_rfc_4648_hold_without_padding() {
        assert_eq!(encode(b"foobar"), "Zm9vYmFy");
        assert_eq!(encode(b"fooba"), "Zm9vYmE");
        assert_eq!(encode(b"foob"), "Zm9vYg");
        assert_eq!(decode::<6>("Zm9vYmFy"), Some(*b"foobar"));
        assert_eq!(decode::<4>("Zm9vYg"), Some(*b"foob"));
    }

    #[test]
    fn other_lengths_other_signs_and_bits_too_many_are_refused() {
        assert_eq!(decode::<4>("Zm9vYg=="), None);
        assert_eq!(decode::<4>("Zm9vY"), None);
        assert_eq!(decode::<4>("Zm9v-g"), None);
        assert_eq!(decode::<4>("Zm9vYh"), None);
    }
}
