//! Lines of an unknown peer: of bounded length, and read as text for any bytes.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes. The longest line of any protocol here has about 300.
const LONGEST: u64 = 4096;

/// Reads a line without its end, and without the zero bytes that GNU Backgammon sends between lines. `None` at the end of
/// the input. A line that is longer than [`LONGEST`], which no protocol allows, is cut off.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&bytes);
    Ok(Some(text.trim_matches(|c: char| c == '\0' || c.is_whitespace()).to_owned()))
}

/// A word of the peer in quotes, shortened, on one line.
pub(crate) fn quoted(word: &str) -> String {
    let short: String = word.chars().take(40).collect();
    format!("{short:?}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_lines_and_zero_bytes_are_left_out() {
        let mut input: &[u8] = b"one\r\n\0two\n\n\0last";
        let read: Vec<String> =
            std::iter::from_fn(|| next(&mut input).expect("memory does not fail")).collect();
        assert_eq!(read, ["one", "two", "", "last"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_one_line() {
        let long = format!("{}\nnext\n", "x".repeat(3 * LONGEST as usize));
        let mut input = long.as_bytes();
        let first = next(&mut input).expect("memory does not fail").expect("a line");
        assert_eq!(first.len() as u64, LONGEST);
        assert_eq!(next(&mut input).expect("memory does not fail").as_deref(), Some("next"));
    }
}
