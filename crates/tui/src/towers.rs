//! The picture of Doublets: six towers for each player, of two checkers each. A tower is stacked at first, then apart, then stacked again,
//! then off. Its number, which is that of its die, is at the edge.

use tavola_notation::play::tower_of;
use tavola_rules::position::SetupSide;
use tavola_rules::{Player, Setup};

use crate::picture::{Ink, Line, Mark, Style};

/// Number of towers of a player.
const TOWERS: u8 = 6;

/// Draws the second player's towers above and the first player's below, tower 6 on the left. The dice lie in the three lines between them.
pub(crate) fn picture(setup: &Setup, style: &Style, marks: &[(u8, Mark)]) -> Vec<Line> {
    let of = |player| if style.numbers == player { marks } else { &[] };
    let mut lines = vec![numbers(style, of(Player::Second)), edge(style, 0)];
    lines.extend((0..style.height).map(|level| checkers(&setup.other, Player::Second, style, level)));
    lines.push(middle(style));
    lines.extend((0..style.height).rev().map(|level| checkers(&setup.own, Player::First, style, level)));
    lines.extend([edge(style, 1), numbers(style, of(Player::First))]);
    lines
}

/// The state of a tower.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Stacked,
    Apart,
    Restacked,
}

/// Returns the states of a tower's checkers on the board, with their numbers.
fn steps(side: &SetupSide, tower: u8) -> impl Iterator<Item = (Step, u8)> {
    [(Step::Stacked, 18 + tower), (Step::Apart, 12 + tower), (Step::Restacked, 6 + tower)]
        .map(|(step, place)| (step, side.places[usize::from(place)]))
        .into_iter()
        .filter(|(_, count)| *count > 0)
}

fn width(style: &Style) -> usize {
    2 * style.cell
}

fn towers() -> impl Iterator<Item = u8> {
    (1..=TOWERS).rev()
}

fn numbers(style: &Style, marks: &[(u8, Mark)]) -> Line {
    let mut line = vec![(" ".to_owned(), Ink::Frame)];
    for tower in towers() {
        let mark =
            marks.iter().rev().find(|(place, _)| (1..=24).contains(place) && tower_of(*place) == tower);
        line.push(Style::label(&tower.to_string(), width(style), mark.map(|(_, mark)| *mark)));
    }
    if let Some((_, mark)) = marks.iter().find(|(place, _)| *place == 0) {
        line.push(Style::label("off", 4, Some(*mark)));
    }
    line
}

fn edge(style: &Style, which: usize) -> Line {
    let [left, _, _, right] = style.joints(which);
    let across = style.across(usize::from(TOWERS) * width(style) + 1);
    vec![(format!("{left}{across}{right}"), Ink::Frame)]
}

/// Returns the line between the rows of towers.
fn middle(style: &Style) -> Line {
    let down = style.down();
    let width = usize::from(TOWERS) * width(style) + 1;
    vec![(format!("{down}{:width$}{down}", ""), Ink::Frame)]
}

fn checkers(side: &SetupSide, player: Player, style: &Style, level: usize) -> Line {
    let down = style.down();
    let disc = style.glyphs.checkers[player.index()];
    let mut line = vec![(down.clone(), Ink::Frame)];
    for tower in towers() {
        let text = steps(side, tower).find_map(|(step, count)| {
            let count = usize::from(count);
            match (step, level) {
                (Step::Stacked, level) if level < count.min(2) => Some(disc.to_owned()),
                (Step::Apart, 0) => Some(vec![disc; count.min(2)].join(" ")),
                (Step::Restacked, level) if (2..2 + count.min(2)).contains(&level) => Some(disc.to_owned()),
                _ => None,
            }
        });
        let ink = if text.is_some() { Ink::Checker(player) } else { Ink::Frame };
        line.push((format!("{:>1$}", text.unwrap_or_default(), width(style)), ink));
    }
    line.push((format!(" {down}"), Ink::Frame));
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::track::Track;
    use tavola_rules::variants;

    #[test]
    fn towers_are_stacked_apart_and_stacked_again() {
        let setup: Setup = "24:2 17:2 10:2 / 24:2 23:2 22:2 21:2 20:2 19:2".parse().unwrap();
        let text: String = picture(&setup, &Style::PLAIN, &[])
            .iter()
            .map(|line| {
                line.iter().map(|(piece, _)| piece.as_str()).collect::<String>().trim_end().to_owned() + "\n"
            })
            .collect();
        let expected = "      6     5     4     3     2     1
+-------------------------------------+
|     O     O     O     O     O     O |
|     O     O     O     O     O     O |
|                                     |
|                                     |
|                                     |
|                                     |
|                                     |
|                 X                   |
|                 X                   |
|     X                               |
|     X   X X                         |
+-------------------------------------+
      6     5     4     3     2     1
";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_mark_stands_at_the_number_of_its_tower() {
        let rules = variants::find("doublets").unwrap().rules;
        assert_eq!(rules.track, Track::Towers);
        let setup: Setup = "24:2 17:2 / 24:2".parse().unwrap();
        let text = |marks: &[(u8, Mark)]| {
            let picture = picture(&setup, &Style::PLAIN, marks);
            picture.last().unwrap().iter().map(|(piece, _)| piece.as_str()).collect::<String>()
        };
        assert!(text(&[(24, Mark::Picked), (18, Mark::Cursor)]).starts_with("     >6     5"));
        assert!(text(&[(24, Mark::Picked), (11, Mark::Cursor)]).starts_with("     =6    >5"));
    }
}
