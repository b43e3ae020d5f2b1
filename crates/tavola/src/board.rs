//! A board in plain characters.

use tavola_rules::Setup;
use tavola_rules::point::{BAR, OFF, POOL};
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;

/// How many checkers of a stack are drawn; of a higher one the last shows the number.
const HEIGHT: usize = 5;

/// The first player is X and moves towards the lower right, the second is O. Points carry X's numbers;
/// where each has an edge of his own, also O's.
pub(crate) fn draw(setup: &Setup, track: Track) -> String {
    let both = |point: u8| stack(setup, track, point);
    let only = |side: &SetupSide, letter: &'static str, point: u8| {
        vec![letter; usize::from(side.places[usize::from(point)])]
    };
    let row = |points: Vec<u8>, stack: &dyn Fn(u8) -> Vec<&'static str>| -> Row {
        points.into_iter().map(|point| (point, stack(point))).collect()
    };
    let (top, bottom) = match track {
        Track::Contrary | Track::Same | Track::Offset => {
            (row((13..=24).collect(), &both), row((1..=12).rev().collect(), &both))
        }
        Track::HalfContrary => (Vec::new(), row((1..=12).rev().collect(), &both)),
        Track::HalfParallel => (
            row((1..=12).rev().collect(), &|point| only(&setup.other, "O", point)),
            row((1..=12).rev().collect(), &|point| only(&setup.own, "X", point)),
        ),
    };
    let mut lines = Vec::new();
    if !top.is_empty() {
        lines.push(numbers(&top));
        lines.push(edge());
        lines.extend((0..HEIGHT).map(|level| stones(&top, level)));
        lines.push(stones(&Vec::from_iter((0..12).map(|_| (0, Vec::new()))), 0));
    } else {
        lines.push(edge());
    }
    lines.extend((0..HEIGHT).rev().map(|level| stones(&bottom, level)));
    lines.push(edge());
    lines.push(numbers(&bottom));
    lines.extend(outside("X", &setup.own));
    lines.extend(outside("O", &setup.other));
    let mut text: String = lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n");
    text.push('\n');
    text
}

/// Twelve points from left to right, each with its checkers from the edge inward.
type Row = Vec<(u8, Vec<&'static str>)>;

/// Who stands on a point, a pinned checker at the edge.
fn stack(setup: &Setup, track: Track, point: u8) -> Vec<&'static str> {
    let own = usize::from(setup.own.places[usize::from(point)]);
    let other = usize::from(setup.other.places[usize::from(track.facing(point))]);
    let (first, second) = if setup.own.pinned >> point & 1 == 1 {
        (("X", own), ("O", other))
    } else {
        (("O", other), ("X", own))
    };
    [vec![first.0; first.1], vec![second.0; second.1]].concat()
}

fn halves(cells: &[String]) -> (String, String) {
    (cells[..6].concat(), cells[6..].concat())
}

fn numbers(row: &Row) -> String {
    let cells: Vec<String> = row.iter().map(|(point, _)| format!("{point:>3}")).collect();
    let (left, right) = halves(&cells);
    format!(" {left}     {right}")
}

fn edge() -> String {
    let half = "-".repeat(19);
    format!("+{half}+---+{half}+")
}

fn stones(row: &Row, level: usize) -> String {
    let cells: Vec<String> = row
        .iter()
        .map(|(_, stack)| match stack.get(level) {
            Some(_) if level + 1 == HEIGHT && stack.len() > HEIGHT => format!("{:>3}", stack.len()),
            Some(checker) => format!("{checker:>3}"),
            None => "   ".to_owned(),
        })
        .collect();
    let (left, right) = halves(&cells);
    format!("|{left} |   |{right} |")
}

/// Checkers that are not on points, in the words of plain notation.
fn outside(letter: &str, side: &SetupSide) -> Option<String> {
    let places: Vec<String> = [(POOL, "pool"), (BAR, "bar"), (OFF, "off")]
        .iter()
        .map(|&(place, word)| (word, side.places[usize::from(place)]))
        .filter(|(_, count)| *count > 0)
        .map(|(word, count)| format!("{word}:{count}"))
        .collect();
    (!places.is_empty()).then(|| format!(" {letter}  {}", places.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, Position, Rules};

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
        assert_eq!(draw(&start, Track::Contrary), expected);
    }

    #[test]
    fn high_stacks_show_their_number_and_pins_their_loser_at_the_edge() {
        let setup: Setup = "24:14 bar:1 / 24:1! 1:3 off:11".parse().unwrap();
        let picture = draw(&setup, Track::Same);
        let column: Vec<&str> = picture.lines().skip(2).take(5).map(|line| line[39..43].trim()).collect();
        assert_eq!(column, ["O", "X", "X", "X", "15"]);
        assert!(picture.ends_with(" X  bar:1\n O  off:11\n"), "{picture}");
    }

    #[test]
    fn half_boards_have_twelve_points() {
        let setup: Setup = "12:2 / 12:3".parse().unwrap();
        let shared = draw(&setup, Track::HalfContrary);
        assert_eq!((shared.matches('X').count(), shared.matches('O').count()), (2, 3));
        assert!(!shared.contains("13"));
        let apart = draw(&setup, Track::HalfParallel);
        assert_eq!((apart.matches('X').count(), apart.matches('O').count()), (2, 3));
        assert_eq!(apart.matches("12").count(), 2);
    }
}
