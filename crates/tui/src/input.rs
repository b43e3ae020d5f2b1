//! Typed input. The match decides whether it is permitted now.

use tavola_play::Command;
use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::track::Track;

/// The input of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// An action of the match.
    Do(Command),
    /// Moves of checkers, as text.
    Moves(String),
    /// Take back all moves of the turn.
    UndoAll,
    /// Resign the game; the level is requested next.
    Resign,
    /// Show the engine's advice.
    Hint,
    /// Show a part of the match's state.
    Show(Show),
    /// Show the commands.
    Help,
    /// Begin another match of the same kind after the end.
    Again,
    /// Leave the program; the match is saved.
    Quit,
}

/// A part of the match's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// The board.
    Board,
    /// The legal moves of every checker.
    Ways,
    /// The pips of both sides.
    Pips,
    /// The stake, the score and the cube.
    Score,
    /// The checkers on a place, in the viewer's numbers, or on all places.
    Where(Option<u8>),
    /// The last event, and the action that the match waits for.
    Last,
}

/// The line is not a valid input; the error names the expected one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    /// The line is empty.
    #[error("expected a command; help lists them")]
    Empty,
    /// The bytes are not UTF-8.
    #[error("expected text in UTF-8; help lists the commands")]
    NotUtf8,
    /// The line is too long.
    #[error("expected a line of at most {most} bytes; help lists the commands")]
    TooLong {
        /// Maximum length in bytes.
        most: usize,
    },
    /// No command begins with this text.
    #[error("no command {0:?}; help lists them")]
    Unknown(String),
    /// The command takes no further words.
    #[error("{0} stands alone")]
    Alone(String),
    /// The text is not the dice of a roll.
    #[error("expected dice such as 31 after roll, not {0:?}")]
    Dice(String),
    /// The text is not a level of a resignation.
    #[error("expected resign 1, resign 2 (gammon) or resign 3 (backgammon)")]
    Level,
    /// The text is not the number of a double.
    #[error("expected choose 1 to choose 6")]
    Choice,
    /// The text is not two numbers.
    #[error("expected two different numbers such as pick 65")]
    Pick,
    /// The text is not a place on the board.
    #[error("expected a point, bar, off or pool such as where 13")]
    Place,
}

/// All commands for the help, each with the message that explains it.
pub const HELP: [(&str, &str); 19] = [
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
    ("moves", "tui-help-moves"),
    ("pips, score", "tui-help-score"),
    ("where 13, where", "tui-help-where"),
    ("last", "tui-help-last"),
    ("again", "tui-help-again"),
    ("quit", "tui-help-quit"),
];

/// Returns the help of a game: in Doublets a play names towers.
#[must_use]
pub fn help(track: Track) -> Vec<(&'static str, &'static str)> {
    let mut help = HELP.to_vec();
    if track == Track::Towers {
        help[0] = ("6/apart 5/off", "type-help-towers");
    }
    help
}

/// Returns the message that explains the effect of an input.
#[must_use]
pub fn meaning(input: &Input) -> &'static str {
    match input {
        Input::Moves(_) => "tui-help-move",
        Input::UndoAll => "act-reset",
        Input::Resign => "tui-help-resign",
        Input::Hint => "tui-help-hint",
        Input::Help => "tui-help",
        Input::Again => "tui-help-again",
        Input::Quit => "tui-help-quit",
        Input::Show(show) => match show {
            Show::Board => "tui-help-board",
            Show::Ways => "tui-help-moves",
            Show::Pips | Show::Score => "tui-help-score",
            Show::Where(_) => "tui-help-where",
            Show::Last => "tui-help-last",
        },
        Input::Do(command) => match command {
            Command::Roll { .. } => "act-roll",
            Command::Done => "act-done",
            Command::TakeBack => "act-undo",
            Command::Cocked => "act-cocked",
            Command::Double => "act-double",
            Command::Take => "act-take",
            Command::Drop => "act-drop",
            Command::Beaver => "act-beaver",
            Command::Raccoon => "act-raccoon",
            Command::Accept => "act-accept",
            Command::Refuse => "act-refuse",
            Command::Next => "act-next",
            Command::End => "act-end",
            Command::Resign { .. } => "resign-title",
            Command::Choose { .. } => "tui-help-choose",
            Command::Pick { .. } => "tui-help-pick",
            Command::Play { .. } | Command::Move { .. } => "type-play",
        },
    }
}

/// All first words of commands.
pub const WORDS: [&str; 27] = [
    "accept", "again", "beaver", "board", "choose", "cocked", "done", "double", "drop", "finish", "help",
    "hint", "last", "lot", "moves", "next", "pick", "pips", "quit", "raccoon", "refuse", "resign", "roll",
    "score", "take", "undo", "where",
];

/// Returns the commands that begin with a text.
#[must_use]
pub fn completions(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    WORDS.into_iter().filter(|word| word.starts_with(&text)).collect()
}

/// Parses a line.
///
/// # Errors
/// The line is not a valid input; the error names the expected one.
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
        "board" => alone(Input::Show(Show::Board)),
        "moves" => alone(Input::Show(Show::Ways)),
        "pips" => alone(Input::Show(Show::Pips)),
        "score" => alone(Input::Show(Show::Score)),
        "last" => alone(Input::Show(Show::Last)),
        "where" if rest.is_empty() => Ok(Input::Show(Show::Where(None))),
        "where" => place(rest).map(|place| Input::Show(Show::Where(Some(place)))).ok_or(InputError::Place),
        "again" | "rematch" => alone(Input::Again),
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

/// Parses a place on the board, as plays name it.
fn place(text: &str) -> Option<u8> {
    match text {
        "bar" => Some(BAR),
        "off" => Some(OFF),
        "pool" => Some(POOL),
        point => point.parse().ok().filter(|point| (1..=24).contains(point)),
    }
}

/// Parses the number of a double, `4` or `44`.
fn choice(text: &str) -> Option<Input> {
    let text = match text.as_bytes() {
        [a, b] if a == b => &text[..1],
        _ => text,
    };
    Some(Input::Do(Command::Choose { number: number(text)? }))
}

/// Returns whether a word begins with the bar or the pool, as a play may.
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

/// Parses the number of a die.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=6).contains(number))
}

/// Parses up to four dice, with or without separators.
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
    fn every_word_begins_a_command_and_completes_itself() {
        for word in WORDS {
            assert!(!matches!(parse(word), Err(InputError::Unknown(_))), "{word}");
            assert!(completions(&word[..1]).contains(&word) && completions(word).contains(&word));
        }
        assert_eq!(completions("do"), ["done", "double"]);
        assert_eq!(parse("choose 44"), parse("choose 4"));
        assert_eq!(parse("where bar"), Ok(Input::Show(Show::Where(Some(BAR)))));
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
        for line in [
            "",
            "castle",
            "roll 7",
            "roll 3",
            "resign 4",
            "take it",
            "choose 9",
            "choose 46",
            "barn",
            "where 25",
            "é",
        ] {
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
