//! Streams: a command that reads one position a line from standard input and answers one line of JSON each.

use std::io::{self, BufRead, BufReader, BufWriter, Write};

use serde::Serialize;

use crate::failure::{self, Failure, InputError};

/// The longest line that is read, in bytes. The longest plain notation has about 500.
const LONGEST_LINE: usize = 4096;

/// Bytes that are buffered of the input and of the output.
const BUFFER: usize = 1 << 16;

/// Splits a line of a stream into a position and, after a tab, dice.
pub(crate) fn split_line(line: &str) -> (&str, Option<&str>) {
    match line.split_once('\t') {
        Some((position, dice)) => (position, Some(dice.trim())),
        None => (line, None),
    }
}

/// The answer to a line that cannot be read.
#[derive(Serialize)]
struct Refused<'a> {
    error: &'a str,
    line: u64,
}

/// Answers every line of standard input that is not empty with one line of JSON, in order. A line that
/// cannot be read is answered with an error, and the others go on; the command then ends with code 2.
///
/// Output is flushed whenever the input pauses, so that a program can ask and wait, and otherwise in large pieces.
pub(crate) fn answer_lines<T: Serialize>(
    mut answer: impl FnMut(&str) -> Result<T, InputError>,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(BUFFER, io::stdin().lock());
    let mut output = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut bytes = Vec::new();
    let (mut number, mut refused) = (0, 0u64);
    loop {
        if input.buffer().is_empty() {
            output.flush()?;
        }
        let Some(whole) = read_line(&mut input, &mut bytes)? else { break };
        number += 1;
        let answered = match text(&bytes, whole) {
            Ok("") => continue,
            Ok(line) => answer(line),
            Err(error) => Err(error),
        };
        match answered {
            Ok(answer) => serde_json::to_writer(&mut output, &answer)?,
            Err(error) => {
                refused += 1;
                let error = error.to_string();
                let error = &failure::shortened(&error);
                serde_json::to_writer(&mut output, &Refused { error, line: number })?;
            }
        }
        output.write_all(b"\n")?;
    }
    output.flush()?;
    if refused == 0 {
        Ok(())
    } else {
        Err(Failure::input(format!("lines that could not be read: {refused}")))
    }
}

/// The next line of an input that a person or a program types, without blanks around it; `None` at its end. What is no
/// text and what is too long is refused, and the lines after it can be read.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, InputError>>> {
    let mut bytes = Vec::new();
    let whole = read_line(input, &mut bytes)?;
    Ok(whole.map(|whole| text(&bytes, whole).map(str::to_owned)))
}

/// The text of a line.
fn text(bytes: &[u8], whole: bool) -> Result<&str, InputError> {
    match std::str::from_utf8(bytes) {
        _ if !whole => Err(InputError::expected(format!("a line of at most {LONGEST_LINE} bytes"))),
        Ok(line) => Ok(line.trim_ascii()),
        Err(_) => Err(InputError::expected("text in UTF-8")),
    }
}

/// Reads a line into `bytes`. `None` at the end of the input, `false` if the line is too long: its rest is
/// skipped without being kept.
fn read_line(input: &mut impl BufRead, bytes: &mut Vec<u8>) -> io::Result<Option<bool>> {
    bytes.clear();
    let (mut read, mut whole) = (0, true);
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok((read > 0).then_some(whole));
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let taken = end.map_or(chunk.len(), |end| end + 1);
        whole = whole && bytes.len() + taken <= LONGEST_LINE + 1;
        if whole {
            bytes.extend_from_slice(&chunk[..taken]);
        }
        input.consume(taken);
        read += taken;
        if end.is_some() {
            return Ok(Some(whole));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_not_kept() {
        let text = format!("first\n{}\nlast", "x".repeat(100 * LONGEST_LINE));
        let mut input = BufReader::with_capacity(16, text.as_bytes());
        let mut bytes = Vec::new();
        assert_eq!(read_line(&mut input, &mut bytes).unwrap(), Some(true));
        assert_eq!(bytes, b"first\n");
        assert_eq!(read_line(&mut input, &mut bytes).unwrap(), Some(false));
        assert!(bytes.capacity() <= 4 * LONGEST_LINE);
        assert_eq!(read_line(&mut input, &mut bytes).unwrap(), Some(true));
        assert_eq!(bytes, b"last");
        assert_eq!(read_line(&mut input, &mut bytes).unwrap(), None);
    }
}
