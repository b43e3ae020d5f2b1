//! Commands as they are written.

use core::time::Duration;

use tavola_engine::Budget;
use tavola_notation::fibs_board::FibsBoard;
use tavola_rules::{Player, Roll};

use super::fault::Fault;
use crate::lines::quoted;

/// A command in any spelling.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    /// `ubgi`.
    Hello,
    /// `isready`.
    IsReady,
    /// `newgame`.
    NewGame,
    /// `stop`.
    Stop,
    /// `quit`.
    Quit,
    /// `keys`.
    Keys,
    /// `get KEY`.
    Get(String),
    /// `set KEY VALUE`.
    Set(String, String),
    /// `setoption name NAME value VALUE`.
    SetOption(String, String),
    /// `newsession type money|match [length N] [jacoby on|off] [crawford on|off]`.
    NewSession(NewSession),
    /// `setscore P0 P1`.
    SetScore([u32; 2]),
    /// `setcube value N owner center|p0|p1`.
    SetCube(u32, Option<Player>),
    /// `setturn p0|p1`.
    SetTurn(Player),
    /// `position gnubgid ID`.
    GnubgId(String),
    /// `position xgid ID`.
    Xgid(String),
    /// `dice D1 D2`.
    Dice(Roll),
    /// `go ...`.
    Go(Go),
    /// A board line alone, which asks at once.
    Board(Box<FibsBoard>),
    /// An XGID alone, which asks at once.
    AskXgid(String),
}

/// The values of `newsession`; missing ones stay unchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct NewSession {
    /// Points of the match; 0 for money.
    pub(crate) length: Option<u16>,
    pub(crate) jacoby: Option<bool>,
    pub(crate) crawford: Option<bool>,
}

/// The decision to make, and its limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Go {
    pub(crate) role: Option<Role>,
    pub(crate) limit: Option<Limit>,
    /// Whether it was spelt `go role`.
    pub(crate) old_spelling: bool,
}

/// The decision that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Chequer,
    Cube,
    Turn,
}

/// Limit of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Limit {
    /// Plies as the protocol counts them: 1 is the net alone.
    Depth(u32),
    Budget(Budget),
}

const SESSION: &str = "newsession type money|match [length N] [jacoby on|off] [crawford on|off]";
const CUBE: &str = "setcube value N owner center|p0|p1";
const GO: &str = "go [role] [chequer|cube|turn] [depth N] [movetime MS] [nodes N]";
const POSITION: &str = "position gnubgid ID, or position xgid ID";

/// Reads a line that is not empty.
pub(crate) fn parse(line: &str) -> Result<Command, Fault> {
    if line.starts_with("board:") {
        let board = FibsBoard::parse(line).ok_or_else(|| expected("a board line of FIBS"))?;
        return Ok(Command::Board(Box::new(board)));
    }
    if line.starts_with("XGID=") {
        return Ok(Command::AskXgid(line.to_owned()));
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["ubgi"] => Ok(Command::Hello),
        ["isready"] => Ok(Command::IsReady),
        ["newgame"] => Ok(Command::NewGame),
        ["stop"] => Ok(Command::Stop),
        ["quit"] => Ok(Command::Quit),
        ["keys"] => Ok(Command::Keys),
        ["get", key] => Ok(Command::Get(key.to_owned())),
        ["get", ..] => Err(form("get KEY")),
        ["set", key, ref value @ ..] if !value.is_empty() => {
            Ok(Command::Set(key.to_owned(), value.join(" ")))
        }
        ["set", ..] => Err(form("set KEY VALUE")),
        ["setoption", ref rest @ ..] => set_option(rest),
        ["newsession", ref rest @ ..] => new_session(rest).map(Command::NewSession),
        ["setscore", ref rest @ ..] => match rest {
            [a, b] => Ok(Command::SetScore([number(a, "points")?, number(b, "points")?])),
            _ => Err(form("setscore P0 P1")),
        },
        ["setcube", "value", value, "owner", owner] | ["setcube", "owner", owner, "value", value] => {
            set_cube(value, owner)
        }
        ["setcube", ..] => Err(form(CUBE)),
        ["setturn", player] => Ok(Command::SetTurn(self::player(player)?)),
        ["setturn", ..] => Err(form("setturn p0|p1")),
        ["position", "gnubgid", id] => Ok(Command::GnubgId(id.to_owned())),
        ["position", "xgid", id] => Ok(Command::Xgid(id.to_owned())),
        ["position", ..] => Err(form(POSITION)),
        ["dice", a, b] => {
            let die = |word: &str| word.parse().ok();
            let roll = die(a).zip(die(b)).and_then(|(a, b)| Roll::two(a, b).ok());
            roll.map(Command::Dice).ok_or_else(|| expected("two dice from 1 to 6, such as dice 3 1"))
        }
        ["dice", ..] => Err(form("dice D1 D2")),
        ["go", ref rest @ ..] => go(rest).map(Command::Go),
        _ => Err(Fault::Command(format!("{} is no command", quoted(line)))),
    }
}

fn set_option(words: &[&str]) -> Result<Command, Fault> {
    let form = || form("setoption name NAME value VALUE");
    let ["name", rest @ ..] = words else { return Err(form()) };
    let at = rest.iter().position(|word| *word == "value").ok_or_else(form)?;
    let (name, value) = (&rest[..at], &rest[at + 1..]);
    if name.is_empty() || value.is_empty() {
        return Err(form());
    }
    Ok(Command::SetOption(name.join(" "), value.join(" ")))
}

fn new_session(words: &[&str]) -> Result<NewSession, Fault> {
    let mut session = NewSession::default();
    let mut kind = None;
    for pair in words.chunks(2) {
        match *pair {
            ["type", word @ ("money" | "match")] => kind = Some(word),
            ["length", length] => {
                let points = length.parse().ok().filter(|points| (1..=999).contains(points));
                session.length = Some(points.ok_or_else(|| expected("a length from 1 to 999 points"))?);
            }
            ["jacoby", word] => session.jacoby = Some(switch(word)?),
            ["crawford", word] => session.crawford = Some(switch(word)?),
            _ => return Err(form(SESSION)),
        }
    }
    match (kind, session.length) {
        (Some("money"), _) => session.length = Some(0),
        (Some(_), None) => return Err(expected("a match with its length, such as type match length 7")),
        _ => {}
    }
    Ok(session)
}

fn set_cube(value: &str, owner: &str) -> Result<Command, Fault> {
    let value: u32 = number(value, "value")?;
    if !value.is_power_of_two() || value > 1 << 20 {
        return Err(expected("a value of the cube, such as 1, 2 or 4"));
    }
    let owner = if matches!(owner, "center" | "centre") { None } else { Some(player(owner)?) };
    Ok(Command::SetCube(value, owner))
}

fn go(words: &[&str]) -> Result<Go, Fault> {
    let mut go = Go { role: None, limit: None, old_spelling: false };
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        let role = |word| match word {
            "chequer" => Some(Role::Chequer),
            "cube" => Some(Role::Cube),
            "turn" => Some(Role::Turn),
            _ => None,
        };
        let mut value = || words.next().ok_or_else(|| form(GO));
        match word {
            "role" => {
                go.role = Some(role(value()?).ok_or_else(|| expected("the role chequer, cube or turn"))?);
                go.old_spelling = true;
            }
            "depth" => go.limit = Some(Limit::Depth(number(value()?, "depth")?)),
            "movetime" => {
                let time = Duration::from_millis(number(value()?, "milliseconds")?);
                go.limit = Some(Limit::Budget(Budget::Time(time)));
            }
            "nodes" => go.limit = Some(Limit::Budget(Budget::Nodes(number(value()?, "nodes")?))),
            "trials" => {
                return Err(Fault::Unsupported("trials; expected depth, movetime or nodes".to_owned()));
            }
            _ => go.role = Some(role(word).ok_or_else(|| form(GO))?),
        }
    }
    Ok(go)
}

/// Player 0 and player 1 are those of GNU Backgammon's ids.
fn player(word: &str) -> Result<Player, Fault> {
    match word {
        "p0" => Ok(Player::Second),
        "p1" => Ok(Player::First),
        _ => Err(expected("p0 or p1")),
    }
}

/// A switch in any of its spellings.
pub(crate) fn switch(word: &str) -> Result<bool, Fault> {
    match word.to_ascii_lowercase().as_str() {
        "on" | "true" | "yes" | "1" => Ok(true),
        "off" | "false" | "no" | "0" => Ok(false),
        _ => Err(expected("on or off")),
    }
}

fn number<T: core::str::FromStr>(word: &str, what: &str) -> Result<T, Fault> {
    word.parse().map_err(|_| Fault::Value(format!("expected a number of {what}, not {}", quoted(word))))
}

fn expected(what: &str) -> Fault {
    Fault::Value(format!("expected {what}"))
}

fn form(form: &str) -> Fault {
    Fault::Command(format!("expected: {form}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_three_spellings_of_go_ask_for_the_same() {
        let role = |line: &str| match parse(line) {
            Ok(Command::Go(go)) => go.role,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(role("go"), None);
        assert_eq!(role("go chequer"), Some(Role::Chequer));
        assert_eq!(role("go role chequer"), Some(Role::Chequer));
        assert_eq!(role("go turn movetime 100"), Some(Role::Turn));
        assert_eq!(role("go role cube depth 2"), Some(Role::Cube));
    }

    #[test]
    fn limits_are_read() {
        let limit = |line: &str| match parse(line) {
            Ok(Command::Go(go)) => go.limit,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(limit("go depth 3"), Some(Limit::Depth(3)));
        assert_eq!(
            limit("go chequer movetime 250"),
            Some(Limit::Budget(Budget::Time(Duration::from_millis(250))))
        );
        assert_eq!(limit("go nodes 1000"), Some(Limit::Budget(Budget::Nodes(1000))));
    }

    #[test]
    fn options_may_have_names_and_values_of_several_words() {
        let wanted = Command::SetOption("Eval Plies".to_owned(), "2".to_owned());
        assert_eq!(parse("setoption name Eval Plies value 2"), Ok(wanted));
    }

    #[test]
    fn a_session_needs_a_length_if_it_is_a_match() {
        let seven = NewSession { length: Some(7), jacoby: None, crawford: Some(true) };
        assert_eq!(parse("newsession type match length 7 crawford on"), Ok(Command::NewSession(seven)));
        let money = NewSession { length: Some(0), jacoby: Some(false), crawford: None };
        assert_eq!(parse("newsession type money jacoby off"), Ok(Command::NewSession(money)));
        assert!(matches!(parse("newsession type match"), Err(Fault::Value(_))));
        assert!(matches!(parse("newsession type chess"), Err(Fault::Command(_))));
    }

    #[test]
    fn every_error_names_what_was_expected_or_what_was_found() {
        for line in [
            "hello",
            "position",
            "position fen x",
            "dice 7 1",
            "dice 3",
            "go fast",
            "go depth",
            "go depth x",
            "set engine.ply",
            "setcube value 3 owner p0",
            "setcube value 2 owner me",
            "setturn p2",
            "setscore 1",
            "board:a:b:1",
        ] {
            let fault = parse(line).expect_err(line);
            let (Fault::Command(text) | Fault::Value(text) | Fault::State(text) | Fault::Unsupported(text)) =
                fault;
            assert!(text.contains("expected") || text.contains("is no command"), "{line}: {text}");
            assert_eq!(text.lines().count(), 1, "{line}: {text}");
        }
    }

    proptest! {
        #[test]
        fn no_line_makes_it_panic(line in "\\PC{1,80}", near in "(go|set|setcube|position|dice|newsession)( [a-z0-9]{0,9}){0,6}") {
            let _ = parse(&line);
            let _ = parse(&near);
        }
    }
}
