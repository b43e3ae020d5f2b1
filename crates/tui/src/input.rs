//! What people type. Whether it fits the moment, the match decides.

use tavola_play::Command;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Something that happens in the match.
    Do(Command),
    /// Checkers moved, as text.
    Moves(String),
    /// All moves of the turn are taken back.
    UndoAll,
    /// The game is given up; the level is asked for.
    Resign,
    /// What would the engine do?
    Hint,
    /// The board again.
    Board,
    /// What can be typed.
    Help,
    /// The end for today; the match is kept.
    Quit,
}

/// A line that is no input: what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    /// Nothing was typed.
    #[error("expected a command; help lists them")]
    Empty,
    /// The bytes are no text.
    #[error("expected text in UTF-8; help lists the commands")]
    NotUtf8,
    /// Too much was typed.
    #[error("expected a line of at most {most} bytes; help lists the commands")]
    TooLong {
        /// The longest line.
        most: usize,
    },
    /// No command begins like this.
    #[error("no command {0:?}; help lists them")]
    Unknown(String),
    /// Something follows a word that stands alone.
    #[error("{0} stands alone")]
    Alone(String),
    /// Not the dice of a roll.
    #[error("expected dice such as 31 after roll, not {0:?}")]
    Dice(String),
    /// Not a level of a resignation.
    #[error("expected resign 1, resign 2 (gammon) or resign 3 (backgammon)")]
    Level,
    /// Not the number of a double.
    #[error("expected choose 1 to choose 6")]
    Choice,
    /// Not two numbers.
    #[error("expected two different numbers such as pick 65")]
    Pick,
}

/// All that can be typed, for the help, each with the message that explains it.
pub const HELP: [(&str, &str); 14] = [
    ("13/8 6/5", "tui-help-move"),
    ("roll", "tui-help-roll"),
    ("done", "tui-help-done"),
    ("undo, undo all", "tui-help-undo"),
    ("double", "tui-help-double"),
    ("take, drop", "tui-help-take"),
    ("resign 1", "tui-help-resign"),
    ("accept, refuse", "tui-help-accept"),
    ("next", "tui-help-next"),
    ("choose 4", "tui-help-choose"),
    ("pick 65", "tui-help-pick"),
    ("hint", "tui-help-hint"),
    ("board", "tui-help-board"),
    ("quit", "tui-help-quit"),
];

/// Reads a line.
///
/// # Errors
/// What was expected.
pub fn parse(line: &str) -> Result<Input, InputError> {
    let line = line.trim().to_lowercase();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
    let rest = rest.trim();
    let alone = |input| if rest.is_empty() { Ok(input) } else { Err(InputError::Alone(word.to_owned())) };
    let action = |command| alone(Input::Do(command));
    match word {
        "" => Err(InputError::Empty),
        "lot" => action(Command::Roll { dice: None }),
        "roll" | "r" if matches!(rest, "" | "ahead") => Ok(Input::Do(Command::Roll { dice: None })),
        "roll" | "r" => match dice(rest) {
            Some(dice) => Ok(Input::Do(Command::Roll { dice: Some(dice) })),
            None => Err(InputError::Dice(rest.to_owned())),
        },
        "done" | "end" => action(Command::Done),
        "undo" | "u" if rest == "all" => Ok(Input::UndoAll),
        "undo" | "u" => action(Command::TakeBack),
        "cocked" => action(Command::Cocked),
        "double" | "redouble" | "d" => action(Command::Double),
        "take" | "t" => action(Command::Take),
        "drop" | "pass" => action(Command::Drop),
        "beaver" => action(Command::Beaver),
        "raccoon" => action(Command::Raccoon),
        "resign" => level(rest),
        "accept" => action(Command::Accept),
        "refuse" | "reject" => action(Command::Refuse),
        "next" | "n" => action(Command::Next),
        "finish" => action(Command::End),
        "choose" => choice(rest).ok_or(InputError::Choice),
        "pick" => match dice(rest).as_deref() {
            Some(&[a, b]) => Ok(Input::Do(Command::Pick { dice: [a, b] })),
            _ => Err(InputError::Pick),
        },
        "hint" | "h" => alone(Input::Hint),
        "board" => alone(Input::Board),
        "help" | "?" => alone(Input::Help),
        "quit" | "q" | "exit" => alone(Input::Quit),
        digit if rest.is_empty() && number(digit).is_some() => choice(digit).ok_or(InputError::Choice),
        two if rest.is_empty() && two.len() == 2 && dice(two).is_some() => {
            Ok(Input::Do(Command::Roll { dice: dice(two) }))
        }
        place if place.starts_with(|c: char| c.is_ascii_digit()) || is_outside(place) => {
            Ok(Input::Moves(line))
        }
        unknown => Err(InputError::Unknown(unknown.to_owned())),
    }
}

fn choice(text: &str) -> Option<Input> {
    Some(Input::Do(Command::Choose { number: number(text)? }))
}

/// Whether a word begins with the bar or the pool, as a play may.
fn is_outside(word: &str) -> bool {
    ["bar", "pool"].iter().any(|place| {
        word.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '-', ',']))
    })
}

fn level(text: &str) -> Result<Input, InputError> {
    let level = match text {
        "" => return Ok(Input::Resign),
        "1" | "single" => 1,
        "2" | "gammon" => 2,
        "3" | "backgammon" => 3,
        _ => return Err(InputError::Level),
    };
    Ok(Input::Do(Command::Resign { level }))
}

/// A number of a die.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=6).contains(number))
}

/// Up to four dice, with or without something between them.
fn dice(text: &str) -> Option<Vec<u8>> {
    let pips = text.chars().filter(|c| !matches!(c, '-' | ',' | ' '));
    let dice: Vec<u8> = pips.map(|c| number(c.encode_utf8(&mut [0; 4]))).collect::<Option<_>>()?;
    (2..=4).contains(&dice.len()).then_some(dice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_line_of_the_help_can_be_typed() {
        for (words, _) in HELP {
            for line in words.split(',') {
                assert!(parse(line).is_ok(), "{line}");
            }
        }
    }

    #[test]
    fn dice_plays_and_numbers_are_told_apart() {
        let roll = |dice| Input::Do(Command::Roll { dice });
        for (line, input) in [
            ("roll", roll(None)),
            ("roll 3-1", roll(Some(vec![3, 1]))),
            ("ROLL 6152", roll(Some(vec![6, 1, 5, 2]))),
            ("31", roll(Some(vec![3, 1]))),
            ("4", Input::Do(Command::Choose { number: 4 })),
            ("13/8 6/5", Input::Moves("13/8 6/5".to_owned())),
            ("13 8", Input::Moves("13 8".to_owned())),
            ("Bar/20", Input::Moves("bar/20".to_owned())),
            ("bar 20", Input::Moves("bar 20".to_owned())),
            ("resign", Input::Resign),
            ("resign gammon", Input::Do(Command::Resign { level: 2 })),
            ("undo all", Input::UndoAll),
        ] {
            assert_eq!(parse(line), Ok(input), "{line}");
        }
    }

    #[test]
    fn what_is_no_command_is_answered_with_what_would_be() {
        for line in ["", "castle", "roll 7", "roll 3", "resign 4", "take it", "choose 9", "barn", "é"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }

    proptest! {
        #[test]
        fn any_line_is_read_or_refused(line in "\\PC{0,30}") {
            if let Err(error) = parse(&line) {
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}
