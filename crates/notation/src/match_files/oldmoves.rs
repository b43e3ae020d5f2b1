//! The record that the server FIBS prints for `oldmoves`: a line for each action.
//!
//! Source: the reader of GNU Backgammon. The points of both players have the same numbers on FIBS, so the numbers rise
//! in the plays of one of them; a play itself shows its direction. FIBS has backgammon only, with the Crawford rule in
//! matches. Its scores are sometimes exchanged between the players, which this reader recognises.

use std::fmt::Write as _;

use tavola_rules::{Action, BAR, MatchKind, OFF, Player, Rules};

use super::entries::{self, Entry, EntryKind};
use super::recorder::{Recorder, Steps};
use super::{Fault, Format, MatchFile, Place, Problem, ReadError, WriteError, text};
use crate::play::PlayError;

/// The beginning of every game.
const SCORE: &str = "Score is ";

/// Reads a match, and checks every action of it by the rules.
///
/// # Errors
/// An unreadable or illegal part, with its place, and the match up to that place.
pub fn parse(bytes: &[u8]) -> Result<MatchFile, ReadError> {
    let text = text::decode(bytes)?;
    let mut first = None;
    // The points of a session show whether it is played by the Jacoby rule.
    for jacoby in [false, true] {
        match replay(&text, jacoby) {
            (Some(file), None) => return Ok(file),
            (file, fault) => {
                let nothing = || {
                    Problem::Ends("a game, which begins with \"Score is 0-0 in a 5 point match.\"")
                        .at(end(&text))
                };
                let fault = fault.unwrap_or_else(nothing);
                let read = file.filter(MatchFile::has_plays).map(Box::new);
                first.get_or_insert(ReadError { fault, read });
            }
        }
    }
    Err(first.unwrap_or_else(|| Problem::Ends("a game").at(end(&text)).into()))
}

fn end(text: &str) -> Place {
    Place::Text { line: text.lines().count().max(1), column: 1 }
}

/// Plays the games of a text as far as that goes.
fn replay(text: &str, jacoby: bool) -> (Option<MatchFile>, Option<Fault>) {
    let mut reader = Reader { jacoby, recorder: None, score: None, swapped: false };
    for (number, line) in text.lines().enumerate() {
        let column = line.len() - line.trim_start().len();
        let place = Place::Text { line: number + 1, column: line[..column].chars().count() + 1 };
        let trimmed = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{1a}');
        if trimmed.is_empty() {
            continue;
        }
        if let Err(problem) = reader.line(trimmed) {
            return (reader.recorder.map(Recorder::finish), Some(problem.at(place)));
        }
    }
    let fault = reader.score.map(|_| Problem::Ends("a line such as \"Anna is X - Ben is O\"").at(end(text)));
    (reader.recorder.map(Recorder::finish), fault)
}

struct Reader {
    jacoby: bool,
    recorder: Option<Recorder>,
    /// The score and the length of the game whose players come next.
    score: Option<([u32; 2], u16)>,
    /// Whether X is the second player in this game.
    swapped: bool,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), Problem> {
        if let Some(at) = line.find(SCORE) {
            self.score = Some(score(&line[at + SCORE.len()..])?);
            return Ok(());
        }
        if let Some((score, length)) = self.score.take() {
            return self.players(line, score, length);
        }
        let Some(recorder) = &mut self.recorder else {
            // The server greets, and answers other commands.
            return Ok(());
        };
        let Some((letter, rest)) = line.split_once(':') else {
            return Err(Problem::expected(EXPECTED, line));
        };
        let who = match (letter.trim(), self.swapped) {
            ("X", false) | ("O", true) => Player::First,
            ("O", false) | ("X", true) => Player::Second,
            _ => return Err(Problem::expected(EXPECTED, line)),
        };
        act(recorder, who, rest.trim())
    }

    /// The line that names the players begins the game.
    fn players(&mut self, line: &str, score: [u32; 2], length: u16) -> Result<(), Problem> {
        let names = line.split_once(" is X").and_then(|(x, rest)| {
            let o = rest.trim_end_matches('.').trim_end().strip_suffix(" is O")?;
            Some([x.trim().to_owned(), o.trim_start_matches([' ', '-']).trim().to_owned()])
        });
        let names =
            names.ok_or_else(|| Problem::expected("a line such as \"Anna is X - Ben is O\"", line))?;
        let recorder = self.recorder.get_or_insert_with(|| {
            let mut rules = Rules::STANDARD;
            rules.cube.jacoby = self.jacoby;
            let kind = if length == 0 { MatchKind::Money } else { MatchKind::Points(length) };
            Recorder::new(rules, kind, names.clone())
        });
        let known = recorder.file().players.clone();
        self.swapped = known[0] == names[1] && known[1] == names[0];
        if !self.swapped && known != names {
            return Err(Problem::CannotReplay("a second match in the same file"));
        }
        let score = if self.swapped { [score[1], score[0]] } else { score };
        let exchanged = [score[1], score[0]];
        match recorder.begin_game(Some(score)) {
            // The server has printed the score of the other side first.
            Err(Problem::Score { .. } | Problem::GameNotOver) if score != exchanged => {
                recorder.begin_game(Some(exchanged)).map_err(|_| Problem::CannotReplay("this score"))
            }
            begun => begun,
        }
    }
}

/// The form of a line of a game.
const EXPECTED: &str = "a line such as \"X: (3 1) 8-5 6-5\"";

/// The score of both and the length of the match, 0 for money.
fn score(text: &str) -> Result<([u32; 2], u16), Problem> {
    let wrong = || Problem::expected("a score such as 0-0 in a 5 point match", text);
    let mut words = text.split_whitespace();
    let (x, o) =
        words.next().and_then(|score| score.trim_end_matches('.').split_once('-')).ok_or_else(wrong)?;
    let points = |points: &str| points.parse().map_err(|_| wrong());
    let length = words.find_map(|word| word.parse().ok()).unwrap_or(0);
    Ok(([points(x)?, points(o)?], length))
}

fn act(recorder: &mut Recorder, who: Player, text: &str) -> Result<(), Problem> {
    if let Some(rest) = text.strip_prefix('(') {
        let (dice, moves) = rest.split_once(')').ok_or_else(|| Problem::expected(EXPECTED, text))?;
        let dice = match *dice.split_whitespace().collect::<String>().as_bytes() {
            [a @ b'1'..=b'6', b @ b'1'..=b'6'] => [a - b'0', b - b'0'],
            _ => return Err(Problem::expected("two dice such as (3 1)", text)),
        };
        let moves = moves.trim().trim_end_matches('.');
        // A roll alone: the other player may have given up before a dance was written down.
        let steps = if moves.is_empty() { None } else { Some(steps(moves)?) };
        return recorder.play(who, dice, steps.as_ref());
    }
    let lower = text.to_ascii_lowercase();
    let is = |word: &str| lower.starts_with(word);
    if is("doubles") {
        recorder.double(None)
    } else if is("accepts") {
        recorder.answer(Action::Take)
    } else if is("rejects") {
        recorder.answer(Action::Drop)
    } else if is("wants to resign") {
        Ok(())
    } else if is("wins") {
        match lower.split_whitespace().find_map(|word| word.parse().ok()) {
            Some(points) => recorder.won(who, points),
            // The score of the next game has it.
            None => Ok(()),
        }
    } else {
        Err(Problem::expected(EXPECTED, text))
    }
}

/// The moves of a play such as `8-5 6-5`, in the numbering of its player.
fn steps(text: &str) -> Result<Steps, Problem> {
    if text.to_ascii_lowercase().starts_with("can't move") {
        return Ok(Steps::none());
    }
    let mut legs = Vec::new();
    for word in text.split_whitespace() {
        let place = |stop: &str| match stop.trim_end_matches('*').to_ascii_lowercase().as_str() {
            "bar" => Some(BAR),
            "off" => Some(OFF),
            number => number.parse().ok().filter(|place| (1..=24).contains(place)),
        };
        let places: Option<Vec<u8>> = word.split(['-', '/']).map(place).collect();
        let places = places.filter(|places| places.len() > 1);
        let places = places.ok_or_else(|| PlayError::Token(word.to_owned()))?;
        legs.extend(places.windows(2).map(|pair| (pair[0], pair[1])));
    }
    let rises = legs.first().is_some_and(|&(from, to)| match (from, to) {
        (BAR, to) => to <= 6,
        (from, OFF) => from >= 19,
        (from, to) => from < to,
    });
    if rises {
        for (from, to) in &mut legs {
            for place in [from, to] {
                if (1..=24).contains(place) {
                    *place = 25 - *place;
                }
            }
        }
    }
    Ok(Steps::of_legs(legs))
}

/// A match as text; the first player is X, whose points rise. Blanks in names become `_`, as FIBS has none.
///
/// # Errors
/// If the format cannot hold the game or its rules.
pub fn print(file: &MatchFile) -> Result<String, WriteError> {
    let no = |what| WriteError::NotInFormat { format: Format::Oldmoves, what };
    let length = match file.kind {
        MatchKind::Points(length) => length,
        MatchKind::Games(_) | MatchKind::Single | MatchKind::Money => 0,
    };
    let cube = file.rules.cube;
    if entries::variation(&file.rules, Format::Oldmoves)?.0 != "backgammon" {
        return Err(no("games of this kind"));
    }
    if !cube.on || (length > 0 && !cube.crawford) {
        return Err(no("matches without the cube or the Crawford rule"));
    }
    let mut names = [0, 1].map(|i| file.players[i].split_whitespace().collect::<Vec<_>>().join("_"));
    for (player, name) in names.iter_mut().enumerate() {
        if name.is_empty() {
            *name = format!("Player_{}", player + 1);
        }
    }
    if names[0] == names[1] {
        names[1].push_str("_2");
    }
    let mut text = String::new();
    for game in entries::games(file, Format::Oldmoves)? {
        let [x, o] = game.score;
        let of = if length > 0 { format!(" in a {length} point match") } else { String::new() };
        _ = writeln!(text, "{SCORE}{x}-{o}{of}.\n{} is X - {} is O\n", names[0], names[1]);
        for Entry { who, kind, .. } in &game.entries {
            let letter = letter(*who);
            match kind {
                EntryKind::Play { dice: [a, b], moves } => {
                    _ = write!(text, "{letter}: ({a} {b})");
                    for (mv, _) in moves {
                        _ = write!(text, " {}-{}", place(mv.from, *who), place(mv.to, *who));
                    }
                    text.push_str(if moves.is_empty() { " can't move.\n" } else { "\n" });
                }
                EntryKind::Roll { dice: [a, b] } => _ = writeln!(text, "{letter}: ({a} {b})"),
                EntryKind::Double(_) => _ = writeln!(text, "{letter}: doubles."),
                EntryKind::Take => _ = writeln!(text, "{letter}: accepts."),
                EntryKind::Drop => _ = writeln!(text, "{letter}: rejects."),
                EntryKind::Beaver(_) | EntryKind::Raccoon(_) => return Err(no("beavers")),
            }
        }
        if let Some(result) = game.result
            && let Some(winner) = result.winner
        {
            let points = if result.points == 1 { "point" } else { "points" };
            _ = writeln!(text, "{}: wins {} {points}.", letter(winner), result.points);
        }
        text.push('\n');
    }
    Ok(text)
}

fn letter(player: Player) -> char {
    match player {
        Player::First => 'X',
        Player::Second => 'O',
    }
}

fn place(place: u8, who: Player) -> String {
    match place {
        OFF => "off".to_owned(),
        BAR => "bar".to_owned(),
        point if who == Player::First => (25 - point).to_string(),
        point => point.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::match_files::test_matches::any_match;
    use proptest::prelude::*;

    const HEAD: &str = "Score is 0-0 in a 3 point match.\nanna is X - ben is O\n\n";

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn matches_come_back(file in any_match()) {
            prop_assume!(!file.games.is_empty());
            let Ok(text) = print(&file) else { return Ok(()) };
            let again = match parse(text.as_bytes()) {
                Ok(again) => again,
                Err(error) => return Err(TestCaseError::fail(format!("{error}\n{text}"))),
            };
            prop_assert_eq!(print(&again).unwrap(), text);
            for (again, game) in again.games.iter().zip(&file.games) {
                let [again, game] =
                    [again, game].map(|game| game.result.map(|result| (result.winner, result.points)));
                prop_assert_eq!(again, game);
            }
        }

        #[test]
        fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200), rows in "[XO0-9 :()\\-a-z\\n]{0,200}") {
            let _ = parse(&bytes);
            let _ = parse(format!("{HEAD}{rows}").as_bytes());
        }
    }

    #[test]
    fn points_of_either_side_may_rise() {
        let falling = parse(format!("{HEAD}X: (3 1) 8-5 6-5\nO: (6 2) 24-18 13-11\n").as_bytes()).unwrap();
        let rising = parse(format!("{HEAD}X: (3 1) 17-20 19-20\nO: (6 2) 1-7 12-14\n").as_bytes()).unwrap();
        assert_eq!(falling.actions(), rising.actions());
        assert_eq!(falling.actions().len(), 8);
    }

    #[test]
    fn the_letters_and_the_score_may_be_exchanged_in_a_later_game() {
        let first = "X: (3 1) 8-5 6-5\nO: doubles.\nX: rejects.\nO: wins 1 point.\n\n";
        for next in [
            "Score is 0-1 in a 3 point match.\nanna is X - ben is O\n",
            "Score is 1-0 in a 3 point match.\nben is X - anna is O\n",
            "Score is 1-0 in a 3 point match.\nanna is X - ben is O\n",
        ] {
            let file = parse(format!("{HEAD}{first}{next}").as_bytes()).unwrap();
            assert_eq!(file.games[1].score, [0, 1], "{next}");
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        for (rows, why) in [
            ("X: (3 1) 8-3", "line 4, column 1: \"8/3\" is not a legal play here"),
            ("X: (3 1) 8-x", "line 4, column 1: expected moves"),
            ("X: (3 7) 8-5", "line 4, column 1: expected two dice"),
            ("hello", "line 4, column 1: expected a line such as"),
            ("O: accepts.", "line 4, column 1: not now"),
            (
                "X: (3 1) 8-5 6-5\nScore is 0-0 in a 3 point match.",
                "line 5, column 1: expected a line such as",
            ),
        ] {
            let error = parse(format!("{HEAD}{rows}").as_bytes()).expect_err(rows).to_string();
            assert!(error.starts_with(why), "{rows}: {error}");
        }
        let error = parse(b"welcome").unwrap_err().to_string();
        assert!(error.starts_with("line 1, column 1: expected a game"), "{error}");
    }
}
