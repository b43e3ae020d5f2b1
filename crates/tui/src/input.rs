//! What people type, as commands. Whether a command fits the moment, the match decides.

/// Something that a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The dice that are due, thrown by the program or on the table.
    Roll(Option<Vec<u8>>),
    /// Checkers moved, as text.
    Play(String),
    /// A double is named.
    Choose(u8),
    /// Two numbers are named instead of a roll.
    Pick([u8; 2]),
    /// The turn is over.
    Done,
    /// The last move is taken back.
    Undo,
    /// All moves of the turn are.
    UndoAll,
    /// Dice thrown by hand lie on a checker or on the floor.
    Cocked,
    /// The cube is offered.
    Double,
    /// It is accepted.
    Take,
    /// It is refused.
    Drop,
    /// It is accepted and turned once more.
    Beaver,
    /// A beaver is answered in kind.
    Raccoon,
    /// The game is given up at a level; without one it is asked for.
    Resign(Option<u8>),
    /// A resignation is accepted.
    Accept,
    /// It is refused.
    Refuse,
    /// The next game begins.
    Next,
    /// A money session is ended between two games.
    Finish,
    /// What would the program do?
    Hint,
    /// The board again.
    Board,
    /// What can be typed.
    Help,
    /// The end for today; the match is kept.
    Quit,
}

/// All that can be typed, for the help.
pub const HELP: [(&str, &str); 14] = [
    ("13/8 6/5", "move; also 13 8 6 5, bar/20, 6/off(2), 8/5*"),
    ("roll", "throw the dice; dice of your own: roll 31"),
    ("done", "end the turn"),
    ("undo, undo all", "take back one move, or all"),
    ("double", "offer the cube"),
    ("take, drop", "answer it; also beaver, raccoon"),
    ("resign 1", "give up: 1 single, 2 gammon, 3 backgammon"),
    ("accept, refuse", "answer a resignation"),
    ("next", "the next game; finish ends a money session"),
    ("choose 4", "name a double, where the game asks for it"),
    ("pick 65", "name two numbers instead of rolling, where the game asks for it"),
    ("hint", "what the program would do"),
    ("board", "show the board again"),
    ("quit", "stop; the match is kept"),
];

/// Reads a line.
///
/// # Errors
/// What was expected.
pub fn parse(line: &str) -> Result<Command, String> {
    let line = line.trim().to_lowercase();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
    let rest = rest.trim();
    let alone = |command| if rest.is_empty() { Ok(command) } else { Err(format!("{word} stands alone")) };
    match word {
        "" => Err("expected a command; help lists them".to_owned()),
        "roll" | "r" if rest.is_empty() => Ok(Command::Roll(None)),
        "roll" | "r" => match dice(rest) {
            Some(dice) => Ok(Command::Roll(Some(dice))),
            None => Err(format!("expected dice such as 31 after roll, not {rest:?}")),
        },
        "done" | "end" => alone(Command::Done),
        "undo" | "u" if rest == "all" => Ok(Command::UndoAll),
        "undo" | "u" => alone(Command::Undo),
        "cocked" => alone(Command::Cocked),
        "double" | "redouble" | "d" => alone(Command::Double),
        "take" | "t" => alone(Command::Take),
        "drop" | "pass" => alone(Command::Drop),
        "beaver" => alone(Command::Beaver),
        "raccoon" => alone(Command::Raccoon),
        "resign" => level(rest).map(Command::Resign),
        "accept" => alone(Command::Accept),
        "refuse" | "reject" => alone(Command::Refuse),
        "next" | "n" => alone(Command::Next),
        "finish" => alone(Command::Finish),
        "choose" => {
            number(rest).map(Command::Choose).ok_or_else(|| "expected choose 1 to choose 6".to_owned())
        }
        "pick" => match dice(rest).as_deref() {
            Some(&[a, b]) => Ok(Command::Pick([a, b])),
            _ => Err("expected two different numbers such as pick 65".to_owned()),
        },
        "hint" | "h" => alone(Command::Hint),
        "board" => alone(Command::Board),
        "help" | "?" => alone(Command::Help),
        "quit" | "q" | "exit" => alone(Command::Quit),
        digit if rest.is_empty() && number(digit).is_some() => {
            Ok(Command::Choose(number(digit).unwrap_or(1)))
        }
        two if rest.is_empty() && two.len() == 2 && dice(two).is_some() => Ok(Command::Roll(dice(two))),
        place if place.starts_with(|c: char| c.is_ascii_digit()) || is_outside(place) => {
            Ok(Command::Play(line))
        }
        unknown => Err(format!("no command {unknown:?}; help lists them")),
    }
}

/// Whether a word begins with the bar or the pool, as a play may.
fn is_outside(word: &str) -> bool {
    ["bar", "pool"].iter().any(|place| {
        word.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '-', ',']))
    })
}

fn level(text: &str) -> Result<Option<u8>, String> {
    match text {
        "" => Ok(None),
        "1" | "single" => Ok(Some(1)),
        "2" | "gammon" => Ok(Some(2)),
        "3" | "backgammon" => Ok(Some(3)),
        _ => Err("expected resign 1, resign 2 (gammon) or resign 3 (backgammon)".to_owned()),
    }
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
        for (line, command) in [
            ("roll", Command::Roll(None)),
            ("roll 3-1", Command::Roll(Some(vec![3, 1]))),
            ("ROLL 6152", Command::Roll(Some(vec![6, 1, 5, 2]))),
            ("31", Command::Roll(Some(vec![3, 1]))),
            ("4", Command::Choose(4)),
            ("13/8 6/5", Command::Play("13/8 6/5".to_owned())),
            ("13 8", Command::Play("13 8".to_owned())),
            ("Bar/20", Command::Play("bar/20".to_owned())),
            ("bar 20", Command::Play("bar 20".to_owned())),
            ("resign", Command::Resign(None)),
            ("resign gammon", Command::Resign(Some(2))),
            ("undo all", Command::UndoAll),
        ] {
            assert_eq!(parse(line), Ok(command), "{line}");
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
            if let Err(said) = parse(&line) {
                prop_assert!(!said.contains('\n'));
            }
        }
    }
}
