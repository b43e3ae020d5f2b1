//! The picture of a board: lines of pieces of one kind each, so that the same picture serves plain text and colours.

use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Player, Setup};

pub use crate::picture::{Glyphs, Ink, Line, Mark, Style};
use crate::towers;

/// A row of points from left to right.
struct Row {
    points: Vec<Point>,
    /// Index of the point to the right of the bar; `None` for a game without a bar.
    bar_at: Option<usize>,
    /// Players with a checker on the bar on this side.
    bar: Vec<Player>,
}

/// A point in the picture: its number for each player, and its checkers from the edge inward.
struct Point {
    numbers: [u8; 2],
    stack: Vec<Player>,
}

impl Point {
    fn number(&self, player: Player) -> u8 {
        self.numbers[player.index()]
    }
}

/// Draws a board. The first player (`own` of the setup) moves towards the lower right. Marks are places of the player whose numbers are
/// drawn. Every picture of a style has the same number of lines.
#[must_use]
pub fn picture(setup: &Setup, track: Track, style: &Style, marks: &[(u8, Mark)]) -> Vec<Line> {
    if track == Track::Towers {
        return towers::picture(setup, style, marks);
    }
    let (top, bottom) = rows(setup, track);
    let mut lines = vec![numbers(&top, track, style, marks, true), edge(&top, style, 0)];
    if track == Track::Ring {
        lines.extend(ring(&top, &bottom, style));
    } else {
        lines.extend((0..style.height).map(|level| stones(&top, style, level)));
        lines.push(stones(&top, style, usize::MAX));
        lines.extend((0..style.height).rev().map(|level| stones(&bottom, style, level)));
    }
    lines.extend([edge(&bottom, style, 1), numbers(&bottom, track, style, marks, false)]);
    lines
}

/// Draws the picture as text, and below it the checkers on no point, in the words of plain notation. `captured` names the captured checkers
/// of a ring.
#[must_use]
pub fn draw(setup: &Setup, track: Track, style: &Style, captured: &str) -> String {
    let mut text = String::new();
    for line in picture(setup, track, style, &[]) {
        let line: String = line.iter().map(|(piece, _)| piece.as_str()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    for (player, side) in [(Player::First, &setup.own), (Player::Second, &setup.other)] {
        if let Some(words) = outside(side, track, captured) {
            text.push_str(&format!(" {}  {words}\n", style.glyphs.checkers[player.index()]));
        }
    }
    text
}

/// Returns the checkers on no point in the words of plain notation; those of a ring are captured, and `captured` names them.
#[must_use]
pub fn outside(side: &SetupSide, track: Track, captured: &str) -> Option<String> {
    let off = if track == Track::Ring { captured } else { "off" };
    let places: Vec<String> = [(POOL, "pool"), (BAR, "bar"), (OFF, off)]
        .iter()
        .map(|&(place, word)| (word, side.places[usize::from(place)]))
        .filter(|(_, count)| *count > 0)
        .map(|(word, count)| format!("{word}:{count}"))
        .collect();
    (!places.is_empty()).then(|| places.join(" "))
}

/// Returns where a place is in the picture: whether it is in the upper row, and its distance from the left in half points.
#[must_use]
pub fn spot(track: Track, player: Player, place: u8) -> (bool, i32) {
    let lower = |number: u8| (false, 2 * (12 - i32::from(number)) + if number <= 6 { 2 } else { 0 });
    let upper = |number: u8| (true, 2 * (i32::from(number) - 13) + if number >= 19 { 2 } else { 0 });
    let enters_at_the_top = match track {
        Track::Contrary | Track::Same | Track::Offset | Track::Ring | Track::Towers | Track::HalfContrary => {
            player == Player::First
        }
        Track::HalfParallel => player == Player::Second,
    };
    let second_has_the_top = player == Player::Second && !matches!(track, Track::Same | Track::Offset);
    match place {
        OFF => (second_has_the_top, 28),
        BAR => (enters_at_the_top, 12),
        POOL => (enters_at_the_top, -2),
        point if track == Track::HalfParallel => (player == Player::Second, lower(point).1),
        point if track == Track::Towers => (player == Player::Second, lower((point - 1) % 6 + 1).1),
        point => {
            let number = if player == Player::First { point } else { track.facing(point) };
            match number {
                // Half a board: 12 is beside the bar, 7 at the edge, then 6 at the edge, and 1 beside the bar.
                7..=12 if track == Track::HalfContrary => upper(31 - number),
                _ if track == Track::HalfContrary => lower(7 - number),
                13.. => upper(number),
                _ => lower(number),
            }
        }
    }
}

/// Returns the column and the line of a player's dice, which take `columns` columns. They lie on the right half for the first player and on
/// the left one for the second, if the board has both.
#[must_use]
pub fn dice_place(track: Track, style: &Style, player: Player, columns: usize) -> (usize, usize) {
    let half = 6 * style.cell;
    let left = match (track, player) {
        (Track::HalfContrary, _) => 6,
        (_, Player::First) => half + 5,
        (_, Player::Second) => 0,
    };
    let line = match (track, player) {
        // The dice of the towers lie on the middle line.
        (Track::Towers, Player::First) => style.height + 3,
        (Track::Towers, Player::Second) => style.height + 1,
        _ => style.height + 2,
    };
    (left + 2 + half.saturating_sub(columns) / 2, line)
}

fn rows(setup: &Setup, track: Track) -> (Row, Row) {
    let on_bar = |side: &SetupSide, player| vec![player; usize::from(side.places[usize::from(BAR)])];
    let (own_bar, other_bar) = (on_bar(&setup.own, Player::First), on_bar(&setup.other, Player::Second));
    let both = |point: u8| Point { numbers: [point, track.facing(point)], stack: stack(setup, track, point) };
    let alone = |side: &SetupSide, player, point: u8| Point {
        numbers: [point; 2],
        stack: vec![player; usize::from(side.places[usize::from(point)])],
    };
    let row = |points, bar_at, bar| Row { points, bar_at, bar };
    match track {
        Track::Contrary | Track::Same | Track::Offset | Track::Towers => (
            row((13..=24).map(both).collect(), Some(6), own_bar),
            row((1..=12).rev().map(both).collect(), Some(6), other_bar),
        ),
        Track::Ring => (
            row((13..=24).map(both).collect(), None, own_bar),
            row((1..=12).rev().map(both).collect(), None, other_bar),
        ),
        // The half of a board in which the first player bears off.
        Track::HalfContrary => (
            row((7..=12).rev().map(both).collect(), Some(0), own_bar),
            row((1..=6).map(both).collect(), Some(0), other_bar),
        ),
        Track::HalfParallel => {
            let own = |side, player| (1..=12).rev().map(|point| alone(side, player, point)).collect();
            (
                row(own(&setup.other, Player::Second), Some(6), other_bar),
                row(own(&setup.own, Player::First), Some(6), own_bar),
            )
        }
    }
}

/// Returns the players with checkers on a point, a pinned checker at the edge.
fn stack(setup: &Setup, track: Track, point: u8) -> Vec<Player> {
    let own = vec![Player::First; usize::from(setup.own.places[usize::from(point)])];
    let other = vec![Player::Second; usize::from(setup.other.places[usize::from(track.facing(point))])];
    if setup.own.pinned >> point & 1 == 1 { [own, other].concat() } else { [other, own].concat() }
}

fn numbers(row: &Row, track: Track, style: &Style, marks: &[(u8, Mark)], upper: bool) -> Line {
    let is_here = |place: u8| spot(track, style.numbers, place).0 == upper;
    let marked = |place: u8| marks.iter().find(|(marked, _)| *marked == place).map(|(_, mark)| *mark);
    let mut line = vec![(" ".to_owned(), Ink::Frame)];
    for (i, point) in row.points.iter().enumerate() {
        if row.bar_at == Some(i) {
            // The bar is labelled if it is marked.
            let mark = marked(BAR).filter(|_| is_here(BAR));
            line.push(match mark {
                Some(mark) => Style::label("bar", 5, Some(mark)),
                None => ("     ".to_owned(), Ink::Frame),
            });
        }
        let number = point.number(style.numbers);
        line.push(Style::label(&number.to_string(), style.cell, marked(number)));
    }
    if marked(OFF).is_some() && is_here(OFF) {
        line.push(Style::label("off", 4, marked(OFF)));
    }
    line
}

fn edge(row: &Row, style: &Style, which: usize) -> Line {
    let [left, bar, bar_end, right] = style.joints(which);
    let mut text = left.to_string();
    let points = row.points.len();
    match row.bar_at {
        Some(0) => text.push_str(&format!("{}{bar_end}", style.across(4))),
        Some(at) => {
            let before = style.across(at * style.cell + 1);
            text.push_str(&format!("{before}{bar}{}{bar_end}", style.across(3)));
        }
        None => {}
    }
    let after = points - row.bar_at.unwrap_or(0);
    text.push_str(&format!("{}{right}", style.across(after * style.cell + 1)));
    vec![(text, Ink::Frame)]
}

/// Returns a checker of a stack, or an empty place; the last place of a stack that is too high shows the number.
fn stone(stack: &[Player], style: &Style, level: usize, width: usize) -> (String, Ink) {
    match stack.get(level) {
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
    }
}

fn stones(row: &Row, style: &Style, level: usize) -> Line {
    let down = style.down();
    let mut line = vec![(down.clone(), Ink::Frame)];
    for (i, point) in row.points.iter().enumerate() {
        if row.bar_at == Some(i) {
            if i > 0 {
                line.push((format!(" {down}"), Ink::Frame));
            }
            line.push(stone(&row.bar, style, level, if i > 0 { 2 } else { 3 }));
            line.push((format!(" {down}"), Ink::Frame));
        }
        line.push(stone(&point.stack, style, level, style.cell));
    }
    line.push((format!(" {down}"), Ink::Frame));
    line
}

/// Draws a ring: points round an empty middle. The frame has a joint at each corner, where last checkers jump.
fn ring(top: &Row, bottom: &Row, style: &Style) -> Vec<Line> {
    let flat = Style { height: 1, ..*style };
    let down = style.down();
    let columns = 12 * style.cell + 1;
    // A corner is the first or the last point of a quadrant.
    let inner = |which: usize| {
        let [left, joint, _, right] = style.joints(which);
        let text: String = (0..12)
            .map(|i| match (i, i % 6) {
                (0, _) => left.to_string(),
                (11, _) => format!("{}{right}", style.across(style.cell - 1)),
                (_, 0 | 5) => format!("{}{joint}", style.across(style.cell - 1)),
                _ => style.across(style.cell),
            })
            .collect();
        vec![(format!("{down}{}{text} {down}", " ".repeat(style.cell - 1)), Ink::Frame)]
    };
    let middle = {
        let empty = " ".repeat(columns - style.cell - 2);
        vec![(format!("{down}{}{down}{empty}{down} {down}", " ".repeat(style.cell - 1)), Ink::Frame)]
    };
    let mut lines = vec![stones(top, &flat, 0), inner(0)];
    lines.extend(vec![middle; 2 * style.height - 3]);
    lines.extend([inner(1), stones(bottom, &flat, 0)]);
    lines
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
        assert_eq!(draw(&start, Track::Contrary, &Style::PLAIN, "captured"), expected);
    }

    #[test]
    fn the_other_player_counts_from_the_other_end() {
        let start = Position::start(&Rules::STANDARD, Player::First).setup();
        let style = Style { numbers: Player::Second, ..Style::PLAIN };
        let picture = draw(&start, Track::Contrary, &style, "captured");
        assert!(picture.starts_with("  12 11 10  9  8  7       6  5  4  3  2  1\n"), "{picture}");
        assert!(picture.ends_with("  13 14 15 16 17 18      19 20 21 22 23 24\n"), "{picture}");
    }

    #[test]
    fn high_stacks_show_their_number_and_pins_their_loser_at_the_edge() {
        let setup: Setup = "24:14 bar:1 / 24:1! 1:3 off:11".parse().unwrap();
        let picture = draw(&setup, Track::Same, &Style::PLAIN, "captured");
        let column: Vec<&str> = picture.lines().skip(2).take(5).map(|line| line[39..43].trim()).collect();
        assert_eq!(column, ["O", "X", "X", "X", "15"]);
        assert!(picture.ends_with(" X  bar:1\n O  off:11\n"), "{picture}");
    }

    #[test]
    fn checkers_on_the_bar_are_drawn_on_it() {
        let setup: Setup = "bar:2 / bar:7".parse().unwrap();
        let picture = draw(&setup, Track::Contrary, &Style::PLAIN, "captured");
        let bar: Vec<&str> = picture.lines().skip(2).take(11).map(|line| line[21..24].trim()).collect();
        assert_eq!(bar, ["X", "X", "", "", "", "", "7", "O", "O", "O", "O"]);
    }

    #[test]
    fn a_half_board_is_six_points_wide() {
        let setup: Setup = "12:2 bar:1 / 12:3 9:7".parse().unwrap();
        let expected = "       12 11 10  9  8  7
+----+-------------------+
|  X |  X                |
|    |  X                |
|    |                   |
|    |                   |
|    |                   |
|    |                   |
|    |           7       |
|    |           O       |
|    |  O        O       |
|    |  O        O       |
|    |  O        O       |
+----+-------------------+
        1  2  3  4  5  6
 X  bar:1
";
        assert_eq!(draw(&setup, Track::HalfContrary, &Style::PLAIN, "captured"), expected);
    }

    #[test]
    fn points_of_their_own_face_each_other() {
        let setup: Setup = "12:2 / 12:3".parse().unwrap();
        let apart = draw(&setup, Track::HalfParallel, &Style::PLAIN, "captured");
        assert_eq!((apart.matches('X').count(), apart.matches('O').count()), (2, 3));
        assert_eq!(apart.matches("12").count(), 2);
    }

    #[test]
    fn a_ring_runs_round_an_empty_middle_with_joints_at_its_corners() {
        let setup: Setup = "24:1 20:1 / 24:1 off:5".parse().unwrap();
        let expected = "  13 14 15 16 17 18 19 20 21 22 23 24
+-------------------------------------+
|                       X           X |
|  +--------------+--+--------------+ |
|  |                                | |
|  |                                | |
|  |                                | |
|  |                                | |
|  |                                | |
|  |                                | |
|  |                                | |
|  +--------------+--+--------------+ |
|                                   O |
+-------------------------------------+
  12 11 10  9  8  7  6  5  4  3  2  1
 O  captured:5
";
        assert_eq!(draw(&setup, Track::Ring, &Style::PLAIN, "captured"), expected);
    }

    #[test]
    fn every_picture_has_the_lines_of_its_style() {
        let setup: Setup = "12:1 / 12:1".parse().unwrap();
        for track in Track::ALL {
            for (cell, height) in [(3, 5), (4, 6), (5, 8)] {
                let style = Style { cell, height, ..Style::PLAIN };
                let lines = picture(&setup, track, &style, &[]);
                assert_eq!(lines.len(), style.lines(), "{track:?}");
                for line in lines {
                    let width: usize = line.iter().map(|(piece, _)| piece.chars().count()).sum();
                    assert!(width <= style.width(), "{track:?}");
                }
            }
        }
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
        for track in [
            Track::Contrary,
            Track::Same,
            Track::Offset,
            Track::HalfContrary,
            Track::HalfParallel,
            Track::Ring,
        ] {
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
