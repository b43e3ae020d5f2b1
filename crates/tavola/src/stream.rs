//! Streams: a command reads one position per line from standard input and answers one line of JSON each.

mod parallel;

use std::io::{self, BufRead, BufReader, BufWriter, Write};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::failure::{self, Failure, InputError};

/// Maximum length of a line in bytes. The longest plain notation has about 500.
const LONGEST_LINE: usize = 4096;

/// Size of the input and output buffers in bytes.
const BUFFER: usize = 1 << 16;

/// A line of a stream: a position, dice after a tab, and a key after another tab; or an object with these fields.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    pub(crate) position: String,
    #[serde(default)]
    dice: Option<TypedDice>,
    /// Any value, which the answer repeats.
    #[serde(default)]
    pub(crate) key: Option<Value>,
}

/// Dice in typed form, or in the form of answers.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum TypedDice {
    Text(String),
    Numbers(Vec<u8>),
}

impl Asked {
    fn read(line: &str) -> Result<Asked, InputError> {
        if line.starts_with('{') {
            return serde_json::from_str(line).map_err(|error| {
                let expected = r#"an object such as {"position": "start", "dice": "31", "key": 7}"#;
                InputError::found(format!("{expected} ({error})"), line)
            });
        }
        let mut fields = line.splitn(3, '\t');
        let position = fields.next().unwrap_or_default().to_owned();
        let dice = fields.next().map(str::trim).filter(|dice| !dice.is_empty());
        let key = fields.next().map(|key| Value::from(key.trim()));
        Ok(Asked { position, dice: dice.map(|dice| TypedDice::Text(dice.to_owned())), key })
    }

    /// Returns the dice in typed form.
    pub(crate) fn dice(&self) -> Option<String> {
        self.dice.as_ref().map(|dice| match dice {
            TypedDice::Text(text) => text.clone(),
            TypedDice::Numbers(numbers) => numbers.iter().map(u8::to_string).collect(),
        })
    }

    /// Returns the position for a command without dice.
    pub(crate) fn without_dice(&self) -> Result<&str, InputError> {
        match self.dice() {
            Some(dice) => Err(InputError::found("a position without dice", &dice)),
            None => Ok(&self.position),
        }
    }
}

/// An answer of a stream.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Keyed<'a, T> {
    #[serde(flatten)]
    answer: T,
    /// The key of the line; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<&'a Value>,
}

/// The answer to a malformed line.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LineFault<'a> {
    /// The expected input.
    error: &'a str,
    /// Number of the input line, from 1.
    line: u64,
}

/// A line of output, for its schema.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "schemas are made of the types of answers, and nothing else is")]
pub(crate) enum Streamed<T> {
    /// The answer.
    Answer(Keyed<'static, T>),
    /// The answer to a malformed line of standard input.
    Refused(Keyed<'static, LineFault<'static>>),
}

/// Answers every non-empty line of standard input with one line of JSON, in order, on `threads` threads. A malformed line is answered with
/// an error, and the others continue; the command then ends with code 2.
///
/// Output is flushed whenever all lines are answered, so that a program can ask and wait, and otherwise in large blocks.
pub(crate) fn answer_lines<T: Serialize>(
    threads: usize,
    answer: impl Fn(&Asked) -> Result<T, InputError> + Sync,
) -> Result<(), Failure> {
    let input = BufReader::with_capacity(BUFFER, io::stdin().lock());
    let answer = |line: Line| line.answered(&answer);
    let refused = if threads > 1 {
        parallel::answer(input, BufWriter::with_capacity(BUFFER, io::stdout()), threads, answer)?
    } else {
        in_turn(input, BufWriter::with_capacity(BUFFER, io::stdout().lock()), answer)?
    };
    if refused == 0 {
        Ok(())
    } else {
        Err(Failure::input(format!("lines that could not be read: {refused}")))
    }
}

/// Answers line by line, and returns the number of refused lines.
fn in_turn(
    mut input: BufReader<impl io::Read>,
    mut output: impl Write,
    answer: impl Fn(Line) -> Answered,
) -> io::Result<u64> {
    let (mut number, mut refused) = (0, 0);
    loop {
        if input.buffer().is_empty() {
            output.flush()?;
        }
        let Some(line) = Line::next(&mut input, &mut number)? else { break };
        let answered = answer(line);
        refused += u64::from(answered.refused);
        output.write_all(&answered.text)?;
    }
    output.flush()?;
    Ok(refused)
}

/// A line to be answered.
struct Line {
    number: u64,
    text: Result<String, InputError>,
}

/// A line of output, with its end.
struct Answered {
    text: Vec<u8>,
    refused: bool,
}

impl Line {
    /// Returns the next non-empty line with its number; `None` at the end of the input.
    fn next(input: &mut impl BufRead, number: &mut u64) -> io::Result<Option<Line>> {
        loop {
            let Some(text) = next_line(input)? else { return Ok(None) };
            *number += 1;
            if !matches!(text.as_deref(), Ok("")) {
                return Ok(Some(Line { number: *number, text }));
            }
        }
    }

    fn answered<T: Serialize>(self, answer: impl Fn(&Asked) -> Result<T, InputError>) -> Answered {
        let asked = self.text.and_then(|line| Asked::read(&line));
        let key = asked.as_ref().ok().and_then(|asked| asked.key.clone());
        let answered = asked.and_then(|asked| answer(&asked));
        let refused = answered.is_err();
        let key = key.as_ref();
        let mut text = match answered {
            Ok(answer) if key.is_none() => serde_json::to_vec(&answer),
            Ok(answer) => serde_json::to_vec(&Keyed { answer, key }),
            Err(error) => {
                let error = error.to_string();
                let answer = LineFault { error: &failure::shortened(&error), line: self.number };
                serde_json::to_vec(&Keyed { answer, key })
            }
        }
        .unwrap_or_default();
        text.push(b'\n');
        Answered { text, refused }
    }
}

/// Returns the next line of an interactive input, without blanks around it; `None` at its end. A line that is not UTF-8 or too long is
/// refused, and the following lines can be read.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, InputError>>> {
    let mut bytes = Vec::new();
    let whole = read_line(input, &mut bytes)?;
    Ok(whole.map(|whole| text(&bytes, whole).map(str::to_owned)))
}

/// Returns the text of a line.
fn text(bytes: &[u8], whole: bool) -> Result<&str, InputError> {
    match std::str::from_utf8(bytes) {
        _ if !whole => Err(InputError::expected(format!("a line of at most {LONGEST_LINE} bytes"))),
        Ok(line) => Ok(line.trim_ascii()),
        Err(_) => Err(InputError::expected("text in UTF-8")),
    }
}

/// Reads a line into `bytes`. `None` at the end of the input, `false` if the line is too long: the rest of it is skipped.
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

    #[test]
    fn a_line_is_fields_between_tabs_or_an_object() {
        let seven = Some(Value::from(7));
        for (line, dice, key) in [
            ("start", None, None),
            ("start\t31", Some("31"), None),
            ("start\t31\ta 7", Some("31"), Some(Value::from("a 7"))),
            ("start\t\t7", None, Some(Value::from("7"))),
            (r#"{"position":"start"}"#, None, None),
            (r#"{"position":"start","dice":"31","key":7}"#, Some("31"), seven.clone()),
            (r#"{"key":7,"dice":[3,1],"position":"start"}"#, Some("31"), seven),
        ] {
            let asked = Asked::read(line).unwrap();
            assert_eq!(asked.position, "start", "{line}");
            assert_eq!((asked.dice().as_deref(), asked.key), (dice, key), "{line}");
        }
        for line in ["{", "{}", r#"{"position":"start","die":3}"#] {
            assert!(Asked::read(line).unwrap_err().to_string().contains("expected an object"), "{line}");
        }
    }
}
