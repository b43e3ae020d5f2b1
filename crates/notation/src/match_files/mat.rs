//! `.mat` files, introduced by Jellyfish. GNU Backgammon, eXtreme Gammon and most servers read and write them.
//!
//! A header, then every game in two columns, a row for each pair of turns; the first player is on the left. A play is
//! its dice and its moves, each in the numbering of its player, 25 the bar and 0 off.
//!
//! The format was never defined. This reader accepts the output of GNU Backgammon and the known output of other programs: columns
//! of any width, tabs, words such as `Cannot Move`, a game that ends without a line that reports it, and money sessions without a
//! note of their rules. BackgammonGalaxy writes `Losses 2 point` beside the points of the winner, counts no points beyond the end
//! of a match, and writes its money games as matches to 16 points. Only the opening roll and a resignation depend on the column;
//! the player of every other action follows from the rules.

mod print;
mod row;

use tavola_rules::options::RawValue;
use tavola_rules::{MatchKind, Player, Rules, variants};

use super::entries::VARIATIONS;
use super::recorder::Recorder;
use super::{About, Fault, MOST_ACTIONS, MatchFile, Place, Problem, ReadError, text};
pub use print::print;
use row::{Cell, Located};

/// The most cells and games that are kept: a play has about four actions.
const MOST_CELLS: usize = MOST_ACTIONS / 4;

/// A file in its written form, before any check by the rules.
struct Sheet {
    about: About,
    /// Points of the match and the place of the line; 0 for money.
    length: u16,
    rules: Rules,
    /// Whether the file has the Jacoby rule, on or off.
    jacoby: Option<bool>,
    games: Vec<SheetGame>,
}

struct SheetGame {
    place: Place,
    players: [String; 2],
    score: [u32; 2],
    cells: Vec<Located>,
}

/// Reads a match, and checks every action of it by the rules.
///
/// # Errors
/// An unreadable or illegal part, with its place, and the match up to that place.
pub fn parse(bytes: &[u8]) -> Result<MatchFile, ReadError> {
    let text = text::decode(bytes)?;
    let (sheet, fault) = sheet(&text);
    let mut first = None;
    let readings = readings(&sheet);
    let attempts =
        [false, true].into_iter().flat_map(|fewer| readings.iter().map(move |&reading| (reading, fewer)));
    for (reading, fewer_points) in attempts {
        match replay(&sheet, reading, fewer_points) {
            (file, None) => {
                return match fault {
                    None => Ok(file),
                    Some(fault) => Err(ReadError { fault, read: some(file) }),
                };
            }
            (file, Some(fault)) => {
                first.get_or_insert(ReadError { fault, read: some(file) });
            }
        }
    }
    Err(first.unwrap_or_else(|| {
        Problem::Ends("a game").at(Place::Text { line: text.lines().count().max(1), column: 1 }).into()
    }))
}

fn some(file: MatchFile) -> Option<Box<MatchFile>> {
    file.has_plays().then(|| Box::new(file))
}

/// The possible readings of a sheet: the kind of the match, and whether with the Jacoby rule. The first reading without
/// a fault holds.
fn readings(sheet: &Sheet) -> Vec<(MatchKind, bool)> {
    let in_points = MatchKind::Points(sheet.length);
    match (sheet.length, sheet.jacoby) {
        (0, Some(jacoby)) => vec![(MatchKind::Money, jacoby)],
        // Gammons count with or without the Jacoby rule, and few files have which: the points show it.
        (0, None) => vec![(MatchKind::Money, false), (MatchKind::Money, true)],
        // In these files an undoubled gammon counts one point.
        (GALAXY_MONEY, None) if of_galaxy(sheet) => vec![(MatchKind::Money, true), (in_points, false)],
        (_, jacoby) => vec![(in_points, jacoby.unwrap_or_default())],
    }
}

/// The length of a match as which BackgammonGalaxy writes a money game.
const GALAXY_MONEY: u16 = 16;

fn of_galaxy(sheet: &Sheet) -> bool {
    sheet.about.get("Site").is_some_and(|site| site.to_ascii_lowercase().contains("galaxy"))
}

/// Plays a sheet by the rules, as far as that goes.
fn replay(
    sheet: &Sheet,
    (kind, jacoby): (MatchKind, bool),
    fewer_points: bool,
) -> (MatchFile, Option<Fault>) {
    let mut rules = sheet.rules.clone();
    rules.cube.jacoby = jacoby;
    let beavers = |located: &Located| matches!(located.cell, Cell::Beavers | Cell::Raccoons);
    if kind == MatchKind::Money && sheet.games.iter().flat_map(|game| &game.cells).any(beavers) {
        (rules.cube.beavers, rules.cube.raccoons) = (true, true);
    }
    let players = sheet.games.first().map(|game| game.players.clone()).unwrap_or_default();
    let mut recorder = Recorder::new(rules, kind, players);
    recorder.file().about = sheet.about.clone();
    if fewer_points {
        recorder.accept_fewer_points();
    }
    for game in &sheet.games {
        if let Err(problem) = recorder.begin_game(Some(game.score)) {
            return (recorder.finish(), Some(problem.at(game.place)));
        }
        let mut unplayed = game.place;
        for Located { place, right, cell } in &game.cells {
            let who = if *right { Player::Second } else { Player::First };
            if let Err(problem) = act(&mut recorder, who, cell) {
                let place = if problem == Problem::NoPlay { unplayed } else { *place };
                return (recorder.finish(), Some(problem.at(place)));
            }
            unplayed = *place;
        }
    }
    (recorder.finish(), None)
}

fn act(recorder: &mut Recorder, who: Player, cell: &Cell) -> Result<(), Problem> {
    use tavola_rules::Action;
    match cell {
        Cell::Play { dice, steps } => recorder.play(who, *dice, steps.as_ref()),
        Cell::Illegal => Err(Problem::MarkedIllegal),
        Cell::Doubles(value) => recorder.double(*value),
        Cell::Takes => recorder.answer(Action::Take),
        Cell::Drops => recorder.answer(Action::Drop),
        Cell::Beavers => recorder.answer(Action::Beaver),
        Cell::Raccoons => recorder.answer(Action::Raccoon),
        Cell::Wins(points) => {
            // The column of the line determines the winner only if nothing else does.
            let by_rules = recorder.m().game().result().and_then(|result| result.winner);
            recorder.won(by_rules.unwrap_or(who), *points)
        }
        Cell::Resigns | Cell::Loses => Ok(()),
    }
}

/// The lines of a file. The first unreadable line ends it.
fn sheet(text: &str) -> (Sheet, Option<Fault>) {
    let mut sheet =
        Sheet { about: About::default(), length: 0, rules: Rules::STANDARD, jacoby: None, games: Vec::new() };
    let mut reader = Reader { seen_length: false, names_due: false, right: row::USUAL_RIGHT, cells: 0 };
    for (number, line) in text.lines().enumerate() {
        let place = |column: usize| Place::Text { line: number + 1, column: column + 1 };
        let read = match reader.line(&mut sheet, number, line) {
            Ok(()) if sheet.games.len() + reader.cells > MOST_CELLS => Err((0, Problem::TooLong)),
            read => read,
        };
        if let Err((column, problem)) = read {
            return (sheet, Some(problem.at(place(column))));
        }
    }
    let lines = text.lines().count().max(1);
    let end = Place::Text { line: lines, column: 1 };
    let fault = match () {
        () if !reader.seen_length => Some(Problem::Ends("a line such as \"7 point match\"").at(end)),
        () if reader.names_due => Some(Problem::Ends("the names and the score of both players").at(end)),
        () if sheet.games.is_empty() => Some(Problem::Ends("a game").at(end)),
        () => None,
    };
    (sheet, fault)
}

struct Reader {
    seen_length: bool,
    /// Whether the line with the names comes next.
    names_due: bool,
    /// The column from which on a cell stands on the right.
    right: usize,
    /// The cells of all games.
    cells: usize,
}

impl Reader {
    fn line(&mut self, sheet: &mut Sheet, number: usize, line: &str) -> Result<(), (usize, Problem)> {
        let trimmed = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{1a}');
        let column = line.chars().take_while(|c| c.is_whitespace()).count();
        let place = Place::Text { line: number + 1, column: column + 1 };
        if trimmed.is_empty() {
            return Ok(());
        }
        if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            return comment_line(sheet, comment).map_err(|problem| (column, problem));
        }
        if let Some(length) = length(trimmed) {
            if self.seen_length {
                return Err((column, Problem::CannotReplay("a second match in the same file")));
            }
            self.seen_length = true;
            sheet.length = length.map_err(|problem| (column, problem))?;
            return Ok(());
        }
        if !self.seen_length {
            return Err((column, Problem::expected("a line such as \"7 point match\"", trimmed)));
        }
        if is_game(trimmed) {
            self.names_due = true;
            return Ok(());
        }
        if self.names_due {
            let (names, right) = names(line).ok_or_else(|| {
                (column, Problem::expected("names and scores such as \"Anna : 0   Ben : 2\"", trimmed))
            })?;
            self.names_due = false;
            self.right = right.min(row::USUAL_RIGHT);
            let score = names.each_ref().map(|(_, score)| *score);
            let mut players = names.map(|(name, _)| name);
            for (player, name) in players.iter_mut().enumerate() {
                take_rating(name, player, &mut sheet.about);
            }
            sheet.games.push(SheetGame { place, players, score, cells: Vec::new() });
            return Ok(());
        }
        let Some(game) = sheet.games.last_mut() else {
            return Err((column, Problem::expected("a line such as \"Game 1\"", trimmed)));
        };
        let before = game.cells.len();
        let read = row::cells(line, number, self.right, &mut game.cells);
        self.cells += game.cells.len() - before;
        read
    }
}

/// A comment, which may be a tag such as `; [Event "Final"]`.
fn comment_line(sheet: &mut Sheet, comment: &str) -> Result<(), Problem> {
    let comment = comment.trim();
    if comment.to_ascii_lowercase().starts_with("set pos") {
        return Err(Problem::CannotReplay("a position that was set up in the middle of a match"));
    }
    let Some((name, value)) = comment
        .strip_prefix('[')
        .and_then(|tag| tag.split_once('"'))
        .and_then(|(name, value)| Some((name.trim(), value.rsplit_once('"')?.0)))
    else {
        return Ok(());
    };
    let on = matches!(value.to_ascii_lowercase().as_str(), "on" | "yes" | "true" | "1");
    match name.to_ascii_lowercase().as_str() {
        "variation" => {
            let wanted = |name: &str| {
                name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
            };
            let known = VARIATIONS
                .iter()
                .find(|names| wanted(value) == wanted(names.1) || wanted(value) == wanted(names.0));
            let variant = known.and_then(|names| variants::find(names.0));
            let variant = variant.ok_or_else(|| Problem::Variation(value.to_owned()))?;
            let cube = sheet.rules.cube;
            sheet.rules = tavola_rules::Rules { cube, ..variant.rules.clone() };
        }
        "crawford" => sheet.rules.cube.crawford = on,
        "jacoby" => sheet.jacoby = Some(on),
        "beaver" | "beavers" => {
            (sheet.rules.cube.beavers, sheet.rules.cube.raccoons) = (on, on);
        }
        "cubelimit" => match value.trim().parse::<u64>() {
            Ok(1) => sheet.rules.cube.on = false,
            // A limit that no rules have is not reached either.
            Ok(limit) => _ = sheet.rules.set_option("cube_cap", &RawValue::Number(limit)),
            Err(_) => {}
        },
        _ if !name.is_empty() => sheet.about.set(name, value),
        _ => {}
    }
    Ok(())
}

/// Points of a match, if the line has them.
fn length(line: &str) -> Option<Result<u16, Problem>> {
    let lower = line.to_ascii_lowercase();
    if lower.starts_with("money") || lower.starts_with("unlimited match") {
        return Some(Ok(0));
    }
    let (points, rest) = lower.split_once(|c: char| !c.is_ascii_digit())?;
    let rest = rest.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
    if points.is_empty() || !rest.starts_with("point") || !rest.contains("match") {
        return None;
    }
    let read = points.parse().map_err(|_| Problem::expected("a match of at most 65535 points", points));
    Some(read)
}

/// Returns whether the line begins a game.
fn is_game(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("game"))
        && words.next().is_some_and(|word| word.trim_end_matches([':', '.']).parse::<u32>().is_ok())
}

/// The names and scores of both players, and the column from which on the right column begins.
fn names(line: &str) -> Option<([(String, u32); 2], usize)> {
    // A score is a colon and a number with blanks or the end behind it.
    let scores: Vec<(usize, usize, u32)> = line
        .match_indices(':')
        .filter_map(|(colon, _)| {
            let rest = &line[colon + 1..];
            let begin = rest.len() - rest.trim_start().len();
            let digits = rest[begin..].bytes().take_while(u8::is_ascii_digit).count();
            let end = colon + 1 + begin + digits;
            let apart = line[end..].chars().next().is_none_or(char::is_whitespace);
            let score = rest[begin..begin + digits].parse().ok()?;
            apart.then_some((colon, end, score))
        })
        .collect();
    let &(second, _, second_score) = scores.last().filter(|(_, end, _)| line[*end..].trim().is_empty())?;
    let before = &scores[..scores.len() - 1];
    let wide =
        |(_, end, _): &&(usize, usize, u32)| line[*end..].starts_with("  ") || line[*end..].starts_with('\t');
    let &(first, end, first_score) = before.iter().find(wide).or(before.first())?;
    let between = &line[end..second];
    let right = end + between.len() - between.trim_start().len();
    let column = line[..right].chars().count();
    let name = |name: &str| name.trim().to_owned();
    Some(([(name(&line[..first]), first_score), (name(between), second_score)], column / 2))
}

/// Some programs write the rating behind the name: `Anna,1650.3`.
fn take_rating(name: &mut String, player: usize, about: &mut About) {
    if let Some((rest, rating)) = name.rsplit_once(',')
        && rating.trim().parse::<f64>().is_ok_and(f64::is_finite)
    {
        about.set(&format!("Player {} Elo", player + 1), rating.trim());
        *name = rest.trim().to_owned();
    }
}

#[cfg(test)]
mod tests;
