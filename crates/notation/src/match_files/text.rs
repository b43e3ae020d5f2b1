//! Bytes of a text file in any encoding.

use std::borrow::Cow;

use super::{Fault, MOST_BYTES, Place, Problem};

/// The text of a file in UTF-8 or UTF-16, with or without a byte order mark, or else in Latin-1.
///
/// # Errors
/// If the file is too large, or is no text.
pub(super) fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, Fault> {
    if bytes.len() > MOST_BYTES {
        return Err(Problem::TooLarge.at(Place::Byte(MOST_BYTES)));
    }
    let text = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => plain(rest),
        [0xff, 0xfe, rest @ ..] => Cow::Owned(wide(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Cow::Owned(wide(rest, u16::from_be_bytes)),
        // A text begins with a letter, a digit or a bracket, of which UTF-16 has one half empty.
        [1..=255, 0, ..] => Cow::Owned(wide(bytes, u16::from_le_bytes)),
        [0, 1..=255, ..] => Cow::Owned(wide(bytes, u16::from_be_bytes)),
        _ => plain(bytes),
    };
    let control = |c: char| {
        c.is_control() && !matches!(c, '\n' | '\r' | '\t' | '\u{c}' | '\u{1a}' | '\u{80}'..='\u{9f}')
    };
    match text.char_indices().find(|(_, c)| control(*c)) {
        Some((at, _)) => Err(Problem::Binary.at(place(&text, at))),
        None => Ok(text),
    }
}

fn plain(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
    }
}

fn wide(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.as_chunks::<2>().0.iter().map(|&pair| unit(pair));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// The place of a byte of a text.
pub(super) fn place(text: &str, at: usize) -> Place {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    Place::Text { line, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_usual_encoding_gives_the_same_text() {
        let text = " Jürgen : 0   Zoé : 1\r\n";
        let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
        let latin: Vec<u8> = text.chars().map(|c| u32::from(c) as u8).collect();
        let marked = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(&[0xef, 0xbb, 0xbf], text.as_bytes()),
            latin,
            wide(u16::to_le_bytes),
            marked(&[0xff, 0xfe], &wide(u16::to_le_bytes)),
            marked(&[0xfe, 0xff], &wide(u16::to_be_bytes)),
        ] {
            assert_eq!(decode(&bytes).unwrap(), text);
        }
    }

    #[test]
    fn binary_data_and_files_of_any_size_are_refused() {
        let png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR";
        assert_eq!(decode(png).unwrap_err().to_string(), "line 3, column 1: expected text, not binary data");
        let large = vec![b' '; MOST_BYTES + 1];
        assert!(decode(&large).unwrap_err().to_string().contains("at most 64 MB"));
    }
}
