//! The picture of a board: lines of pieces, each of one kind, so that the same picture serves plain text and colours.

use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Player, Setup};

/// The kind of a piece of the picture, for the view that colours it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Frame and empty places.
    Frame,
    /// A number at the edge.
    Number,
    /// Checkers of a player.
    Checker(Player),
    /// A place that is marked.
    Marked(Mark),
}

/// Why a place is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The cursor is there.
    Cursor,
    /// The checker that was picked up stood there.
    Picked,
    /// A checker can go there.
    Target,
}

impl Mark {
    /// The sign before the number, which is seen without any colour.
    fn sign(self) -> char {
        match self {
            Mark::Cursor => '>',
            Mark::Picked => '=',
            Mark::Target => '*',
        }
    }
}

/// The characters of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Checkers of both players.
    pub checkers: [&'static str; 2],
    /// A line across, and one down.
    lines: [char; 2],
    /// Corners and joints of the upper edge, then of the lower one.
    joints: [[char; 4]; 2],
}

impl Glyphs {
    /// Letters and signs that every terminal and every braille line has.
    pub const ASCII: Glyphs = Glyphs { checkers: ["X", "O"], lines: ['-', '|'], joints: [['+'; 4]; 2] };

    /// Discs and lines.
    pub const DRAWN: Glyphs = Glyphs {
        checkers: ["●", "○"],
        lines: ['─', '│'],
        joints: [['┌', '┬', '┬', '┐'], ['└', '┴', '┴', '┘']],
    };
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// With which characters.
    pub glyphs: Glyphs,
    /// Columns of a point.
    pub cell: usize,
    /// How many checkers of a stack are drawn; of a higher one the last shows the number.
    pub height: usize,
    /// Whose numbers stand at the edge.
    pub numbers: Player,
}

impl Style {
    /// The smallest board, in plain characters, with the first player's numbers.
    pub const PLAIN: Style = Style { glyphs: Glyphs::ASCII, cell: 3, height: 5, numbers: Player::First };

    /// Columns of the whole picture, the word beside the edge included.
    #[must_use]
    pub fn width(&self) -> usize {
        12 * self.cell + 9 + BESIDE
    }

    /// Lines of the picture of a board of 24 points.
    #[must_use]
    pub fn lines(&self) -> usize {
        2 * self.height + 5
    }
}

/// Columns to the right of the lower edge, in which the marked way off the board is named.
const BESIDE: usize = 2;

/// Pieces from left to right.
pub type Line = Vec<(String, Ink)>;

/// A row of points from left to right, and what is on the bar in its half.
struct Row {
    points: Vec<Point>,
    bar: Vec<Player>,
}

/// A point in the picture: its number as each player counts, and its checkers from the edge inward.
struct Point {
    numbers: [u8; 2],
    stack: Vec<Player>,
}

impl Point {
    fn number(&self, player: Player) -> u8 {
        self.numbers[player.index()]
    }
}

/// The first player (`own` of the setup) moves towards the lower right. Marks are places of the player whose
/// numbers are drawn.
#[must_use]
pub fn picture(setup: &Setup, track: Track, style: &Style, marks: &[(u8, Mark)]) -> Vec<Line> {
    let (top, bottom) = rows(setup, track);
    let mut lines = Vec::new();
    if let Some(top) = &top {
        lines.push(numbers(top, track, style, marks, true));
        lines.push(edge(style, 0));
        lines.extend((0..style.height).map(|level| stones(top, style, level)));
        lines.push(stones(top, style, usize::MAX));
    } else {
        lines.push(edge(style, 0));
    }
    lines.extend((0..style.height).rev().map(|level| stones(&bottom, style, level)));
    lines.push(edge(style, 1));
    lines.push(numbers(&bottom, track, style, marks, false));
    lines
}

/// The picture as text, and below it what stands on no point, in the words of plain notation.
#[must_use]
pub fn draw(setup: &Setup, track: Track, style: &Style) -> String {
    let mut text = String::new();
    for line in picture(setup, track, style, &[]) {
        let line: String = line.iter().map(|(piece, _)| piece.as_str()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    for (player, side) in [(Player::First, &setup.own), (Player::Second, &setup.other)] {
        if let Some(words) = outside(side) {
            text.push_str(&format!(" {}  {words}\n", style.glyphs.checkers[player.index()]));
        }
    }
    text
}

/// Checkers that are not on points, in the words of plain notation.
#[must_use]
pub fn outside(side: &SetupSide) -> Option<String> {
    let places: Vec<String> = [(POOL, "pool"), (BAR, "bar"), (OFF, "off")]
        .iter()
        .map(|&(place, word)| (word, side.places[usize::from(place)]))
        .filter(|(_, count)| *count > 0)
        .map(|(word, count)| format!("{word}:{count}"))
        .collect();
    (!places.is_empty()).then(|| places.join(" "))
}

/// Where a place is in the picture: whether in the upper row, and how far from the left in half points.
#[must_use]
pub fn spot(track: Track, player: Player, place: u8) -> (bool, i32) {
    let lower = |number: u8| (false, 2 * (12 - i32::from(number)) + if number <= 6 { 2 } else { 0 });
    let upper = |number: u8| (true, 2 * (i32::from(number) - 13) + if number >= 19 { 2 } else { 0 });
    let second_has_the_top =
        player == Player::Second && matches!(track, Track::Contrary | Track::HalfParallel | Track::Ring);
    let enters_at_the_top = match track {
        Track::Contrary | Track::Same | Track::Offset | Track::Ring | Track::Towers => {
            player == Player::First
        }
        Track::HalfContrary => false,
        Track::HalfParallel => player == Player::Second,
    };
    match place {
        OFF => (second_has_the_top, 28),
        BAR => (enters_at_the_top, 12),
        POOL => (enters_at_the_top, -2),
        point if track == Track::HalfParallel => (player == Player::Second, lower(point).1),
        point => {
            let number = if player == Player::First { point } else { track.facing(point) };
            if number > 12 { upper(number) } else { lower(number) }
        }
    }
}

fn rows(setup: &Setup, track: Track) -> (Option<Row>, Row) {
    let on_bar = |side: &SetupSide, player| vec![player; usize::from(side.places[usize::from(BAR)])];
    let (own_bar, other_bar) = (on_bar(&setup.own, Player::First), on_bar(&setup.other, Player::Second));
    let both = |point: u8| Point { numbers: [point, track.facing(point)], stack: stack(setup, track, point) };
    let alone = |side: &SetupSide, player, point: u8| Point {
        numbers: [point; 2],
        stack: vec![player; usize::from(side.places[usize::from(point)])],
    };
    let lower = (1..=12u8).rev();
    match track {
        Track::Contrary | Track::Same | Track::Offset | Track::Ring | Track::Towers => (
            Some(Row { points: (13..=24).map(both).collect(), bar: own_bar }),
            Row { points: lower.map(both).collect(), bar: other_bar },
        ),
        Track::HalfContrary => {
            (None, Row { points: lower.map(both).collect(), bar: [own_bar, other_bar].concat() })
        }
        Track::HalfParallel => {
            let row = |side, player| lower.clone().map(|p| alone(side, player, p)).collect();
            (
                Some(Row { points: row(&setup.other, Player::Second), bar: other_bar }),
                Row { points: row(&setup.own, Player::First), bar: own_bar },
            )
        }
    }
}

/// Who stands on a point, a pinned checker at the edge.
fn stack(setup: &Setup, track: Track, point: u8) -> Vec<Player> {
    let own = vec![Player::First; usize::from(setup.own.places[usize::from(point)])];
    let other = vec![Player::Second; usize::from(setup.other.places[usize::from(track.facing(point))])];
    if setup.own.pinned >> point & 1 == 1 { [own, other].concat() } else { [other, own].concat() }
}

fn numbers(row: &Row, track: Track, style: &Style, marks: &[(u8, Mark)], upper: bool) -> Line {
    let is_here = |place: u8| spot(track, style.numbers, place).0 == upper;
    let marked = |place: u8| marks.iter().find(|(marked, _)| *marked == place).map(|(_, mark)| *mark);
    let label = |place: u8, text: &str, width: usize| match marked(place) {
        Some(mark) => (format!("{:>width$}", format!("{}{text}", mark.sign())), Ink::Marked(mark)),
        None => (format!("{text:>width$}"), Ink::Number),
    };
    let mut line = vec![(" ".to_owned(), Ink::Frame)];
    for (i, point) in row.points.iter().enumerate() {
        if i == 6 {
            // The bar is named where it matters.
            let here = marked(BAR).is_some() && is_here(BAR);
            line.push(if here { label(BAR, "bar", 5) } else { ("     ".to_owned(), Ink::Frame) });
        }
        let number = point.number(style.numbers);
        line.push(label(number, &number.to_string(), style.cell));
    }
    if marked(OFF).is_some() && is_here(OFF) {
        line.push(label(OFF, "off", 4));
    }
    line
}

fn edge(style: &Style, which: usize) -> Line {
    let [left, bar, bar_end, right] = style.glyphs.joints[which];
    let across = |columns| style.glyphs.lines[0].to_string().repeat(columns);
    let half = across(6 * style.cell + 1);
    vec![(format!("{left}{half}{bar}{}{bar_end}{half}{right}", across(3)), Ink::Frame)]
}

fn stones(row: &Row, style: &Style, level: usize) -> Line {
    let down = style.glyphs.lines[1].to_string();
    let stone = |stack: &[Player], width: usize| match stack.get(level) {
        Some(&player) => {
            let of_more = level + 1 == style.height && stack.len() > style.height;
            let text = if of_more {
                stack.len().to_string()
            } else {
                style.glyphs.checkers[player.index()].to_owned()
            };
            (format!("{text:>width$}"), Ink::Checker(player))
        }
        None => (" ".repeat(width), Ink::Frame),
    };
    let mut line = vec![(down.clone(), Ink::Frame)];
    for (i, point) in row.points.iter().enumerate() {
        if i == 6 {
            line.push((format!(" {down}"), Ink::Frame));
            line.push(stone(&row.bar, 2));
            line.push((format!(" {down}"), Ink::Frame));
        }
        line.push(stone(&point.stack, style.cell));
    }
    line.push((format!(" {down}"), Ink::Frame));
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Position, Rules};

    #[test]
    fn the_start_position_looks_like_a_board() {
        let start = Position::start(&Rules::STANDARD, Player::First).setup();
        let expected = "  13 14 15 16 17 18      19 20 21 22 23 24
+-------------------+---+-------------------+
|  X           O    |   |  O              X |
|  X           O    |   |  O              X |
|  X           O    |   |  O                |
|  X                |   |  O                |
|  X                |   |  O                |
|                   |   |                   |
|  O                |   |  X                |
|  O                |   |  X                |
|  O           X    |   |  X                |
|  O           X    |   |  X              O |
|  O           X    |   |  X              O |
+-------------------+---+-------------------+
  12 11 10  9  8  7       6  5  4  3  2  1
";
        assert_eq!(draw(&start, Track::Contrary, &Style::PLAIN), expected);
    }

    #[test]
    fn the_other_player_counts_from_the_other_end() {
        let start = Position::start(&Rules::STANDARD, Player::First).setup();
        let style = Style { numbers: Player::Second, ..Style::PLAIN };
        let picture = draw(&start, Track::Contrary, &style);
        assert!(picture.starts_with("  12 11 10  9  8  7       6  5  4  3  2  1\n"), "{picture}");
        assert!(picture.ends_with("  13 14 15 16 17 18      19 20 21 22 23 24\n"), "{picture}");
    }

    #[test]
    fn high_stacks_show_their_number_and_pins_their_loser_at_the_edge() {
        let setup: Setup = "24:14 bar:1 / 24:1! 1:3 off:11".parse().unwrap();
        let picture = draw(&setup, Track::Same, &Style::PLAIN);
        let column: Vec<&str> = picture.lines().skip(2).take(5).map(|line| line[39..43].trim()).collect();
        assert_eq!(column, ["O", "X", "X", "X", "15"]);
        assert!(picture.ends_with(" X  bar:1\n O  off:11\n"), "{picture}");
    }

    #[test]
    fn checkers_on_the_bar_are_drawn_on_it() {
        let setup: Setup = "bar:2 / bar:7".parse().unwrap();
        let picture = draw(&setup, Track::Contrary, &Style::PLAIN);
        let bar: Vec<&str> = picture.lines().skip(2).take(11).map(|line| line[21..24].trim()).collect();
        assert_eq!(bar, ["X", "X", "", "", "", "", "7", "O", "O", "O", "O"]);
    }

    #[test]
    fn half_boards_have_twelve_points() {
        let setup: Setup = "12:2 / 12:3".parse().unwrap();
        let shared = draw(&setup, Track::HalfContrary, &Style::PLAIN);
        assert_eq!((shared.matches('X').count(), shared.matches('O').count()), (2, 3));
        assert!(!shared.contains("13"));
        let apart = draw(&setup, Track::HalfParallel, &Style::PLAIN);
        assert_eq!((apart.matches('X').count(), apart.matches('O').count()), (2, 3));
        assert_eq!(apart.matches("12").count(), 2);
    }

    #[test]
    fn marks_are_seen_without_colour() {
        let start = Position::start(&Rules::STANDARD, Player::First).setup();
        let marks = [
            (13, Mark::Picked),
            (8, Mark::Cursor),
            (7, Mark::Target),
            (OFF, Mark::Target),
            (BAR, Mark::Target),
        ];
        let text: String = picture(&start, Track::Contrary, &Style::PLAIN, &marks)
            .iter()
            .map(|line| line.iter().map(|(piece, _)| piece.as_str()).collect::<String>() + "\n")
            .collect();
        assert!(text.starts_with(" =13 14 15 16 17 18 *bar 19"), "{text}");
        assert!(text.trim_end().ends_with("12 11 10  9 >8 *7       6  5  4  3  2  1*off"), "{text}");
    }

    #[test]
    fn places_have_different_spots() {
        for track in [Track::Contrary, Track::Same, Track::Offset, Track::HalfContrary, Track::HalfParallel] {
            for player in Player::BOTH {
                let places = (1..=track.len()).chain([OFF, BAR, POOL]);
                let mut spots: Vec<_> = places.map(|place| spot(track, player, place)).collect();
                let all = spots.len();
                spots.sort_unstable();
                spots.dedup();
                assert_eq!(spots.len(), all, "{track:?} {player}");
            }
        }
    }
}
