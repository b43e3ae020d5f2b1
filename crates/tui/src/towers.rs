//! The picture of Doublets: six towers a player, two checkers each. A tower is stacked at first, then apart, then
//! stacked again, then off; each step takes it six places on, and a die plays the tower of its number.

use tavola_rules::position::SetupSide;
use tavola_rules::{Player, Setup};

use crate::picture::{Ink, Line, Mark, Style};

/// Towers of a player.
const TOWERS: u8 = 6;

/// The second player's towers above, the first player's below, tower 6 on the left. At the edge stands the place of
/// each tower, and between the rows its die. The line on each side of the dice stays empty: the roll lies there.
pub(crate) fn picture(setup: &Setup, style: &Style, marks: &[(u8, Mark)]) -> Vec<Line> {
    let of = |player| if style.numbers == player { marks } else { &[] };
    let mut lines = vec![places(&setup.other, style, of(Player::Second)), edge(style, 0)];
    lines.extend((0..style.height).map(|level| checkers(&setup.other, Player::Second, style, level)));
    lines.push(dice(style));
    lines.extend((0..style.height).rev().map(|level| checkers(&setup.own, Player::First, style, level)));
    lines.extend([edge(style, 1), places(&setup.own, style, of(Player::First))]);
    lines
}

/// What has become of a tower.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Stacked,
    Apart,
    Restacked,
}

/// The steps of a tower on which checkers stand, with their place and number.
fn steps(side: &SetupSide, tower: u8) -> impl Iterator<Item = (Step, u8, u8)> {
    [(Step::Stacked, 18 + tower), (Step::Apart, 12 + tower), (Step::Restacked, 6 + tower)]
        .map(|(step, place)| (step, place, side.places[usize::from(place)]))
        .into_iter()
        .filter(|(_, _, count)| *count > 0)
}

fn width(style: &Style) -> usize {
    2 * style.cell
}

fn towers() -> impl Iterator<Item = u8> {
    (1..=TOWERS).rev()
}

fn places(side: &SetupSide, style: &Style, marks: &[(u8, Mark)]) -> Line {
    let mut line = vec![(" ".to_owned(), Ink::Frame)];
    for tower in towers() {
        let marked =
            marks.iter().rev().find(|(place, _)| *place > 6 && *place <= 24 && (*place - 1) % 6 + 1 == tower);
        let place =
            marked.map(|(place, _)| *place).or_else(|| steps(side, tower).next().map(|(_, place, _)| place));
        let text = place.map_or_else(String::new, |place| place.to_string());
        line.push(Style::label(&text, width(style), marked.map(|(_, mark)| *mark)));
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

/// The die that plays each tower.
fn dice(style: &Style) -> Line {
    let down = style.down();
    let mut line = vec![(down.clone(), Ink::Frame)];
    line.extend(towers().map(|tower| Style::label(&format!("({tower})"), width(style), None)));
    line.push((format!(" {down}"), Ink::Frame));
    line
}

fn checkers(side: &SetupSide, player: Player, style: &Style, level: usize) -> Line {
    let down = style.down();
    let disc = style.glyphs.checkers[player.index()];
    let mut line = vec![(down.clone(), Ink::Frame)];
    for tower in towers() {
        let text = steps(side, tower).find_map(|(step, _, count)| {
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
        let expected = "     24    23    22    21    20    19
+-------------------------------------+
|     O     O     O     O     O     O |
|     O     O     O     O     O     O |
|                                     |
|                                     |
|                                     |
|   (6)   (5)   (4)   (3)   (2)   (1) |
|                                     |
|                 X                   |
|                 X                   |
|     X                               |
|     X   X X                         |
+-------------------------------------+
     24    17    10
";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_mark_names_the_place_of_its_step() {
        let rules = variants::find("doublets").unwrap().rules;
        assert_eq!(rules.track, Track::Towers);
        let setup: Setup = "24:2 23:2 / 24:2".parse().unwrap();
        let marks = [(24, Mark::Picked), (18, Mark::Cursor)];
        let picture = picture(&setup, &Style::PLAIN, &marks);
        let last: String = picture.last().unwrap().iter().map(|(piece, _)| piece.as_str()).collect();
        assert!(last.starts_with("    >18    23"), "{last}");
    }
}
