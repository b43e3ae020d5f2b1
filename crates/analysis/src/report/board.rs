//! A board as SVG, seen by the player who decides: their points 1 to 12 at the bottom, 1 at the right.

use core::fmt::Write as _;

use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Player, Setup};

use super::escaped;

/// Width of a point and of the bar, height of the board, width of the tray beside it.
const POINT: u32 = 30;
const HEIGHT: u32 = 300;
const TRAY: u32 = 44;
/// Checkers of a stack that are drawn; a number stands for more.
const DRAWN: u8 = 5;

/// What lies on a board beside its checkers.
pub(super) struct Beside<'a> {
    /// Whose position it is.
    pub(super) player: Player,
    /// What the picture shows, for those who cannot see it.
    pub(super) title: &'a str,
    /// The dice.
    pub(super) dice: &'a [u8],
    /// What the cube shows, and who owns it.
    pub(super) cube: Option<(u32, Option<Player>)>,
}

/// The left edge of column 0 to 11, from the left.
fn column(column: u32) -> u32 {
    TRAY + column * POINT + if column >= 6 { POINT } else { 0 }
}

/// Where a point of the player stands: its column, and whether it is at the bottom.
fn place(point: u8) -> (u32, bool) {
    let point = u32::from(point);
    if point <= 12 { (12 - point, true) } else { (point - 13, false) }
}

struct Drawing {
    svg: String,
}

impl Drawing {
    fn disc(&mut self, x: u32, y: u32, side: &str, label: Option<u8>) {
        _ = write!(self.svg, "<circle class=\"{side}\" cx=\"{x}\" cy=\"{y}\" r=\"13\"/>");
        if let Some(label) = label {
            self.text(x, y + 5, &format!("n {side}"), &label.to_string());
        }
    }

    fn text(&mut self, x: u32, y: u32, class: &str, text: &str) {
        _ = write!(self.svg, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(text));
    }

    /// Checkers on a point, on top of `below` others.
    fn stack(&mut self, (at, bottom): (u32, bool), below: u8, count: u8, side: &str) {
        let x = column(at) + POINT / 2;
        let most = DRAWN.saturating_sub(below).max(1);
        for i in 0..count.min(most) {
            let up = 16 + 26 * u32::from(below + i);
            let y = if bottom { HEIGHT - up } else { up };
            let label = (i + 1 == most && count > most).then_some(count);
            self.disc(x, y, side, label);
        }
    }
}

/// The SVG of a position in plain notation, the player first; `None` for a game without a board.
pub(super) fn board(position: &str, track: Track, beside: &Beside<'_>) -> Option<String> {
    let setup: Setup = position.parse().ok().filter(|_| track != Track::Towers)?;
    let width = 2 * TRAY + 13 * POINT;
    let mut drawing = Drawing { svg: String::with_capacity(6000) };
    _ = write!(
        drawing.svg,
        "<svg class=\"board\" role=\"img\" viewBox=\"0 -14 {width} {}\" xmlns=\"http://www.w3.org/2000/svg\">\
         <title>{}</title><rect class=\"wood\" x=\"{TRAY}\" width=\"{}\" height=\"{HEIGHT}\"/>",
        HEIGHT + 28,
        escaped(beside.title),
        13 * POINT
    );
    let rows: &[bool] =
        if track.len() == 12 && track != Track::HalfParallel { &[true] } else { &[true, false] };
    for at in 0..12 {
        for bottom in rows {
            let (x, shade) = (column(at), if (at % 2 == 0) == *bottom { "a" } else { "b" });
            let (base, tip) = if *bottom { (HEIGHT, HEIGHT - 125) } else { (0, 125) };
            _ = write!(
                drawing.svg,
                "<path class=\"{shade}\" d=\"M{x} {base}h{POINT}L{} {tip}z\"/>",
                x + POINT / 2
            );
            let number = match (*bottom, track) {
                (true, _) | (_, Track::HalfParallel) => 12 - at,
                (false, _) => 13 + at,
            };
            let middle = x + POINT / 2;
            _ = write!(
                drawing.svg,
                "<text class=\"l\" x=\"{middle}\" y=\"{}\">{number}</text>",
                if *bottom { (HEIGHT + 11).to_string() } else { "-3".to_owned() }
            );
        }
    }
    _ = write!(
        drawing.svg,
        "<rect class=\"bar\" x=\"{}\" width=\"{POINT}\" height=\"{HEIGHT}\"/>",
        TRAY + 6 * POINT
    );
    let sides = match beside.player {
        Player::First => ["x", "o"],
        Player::Second => ["o", "x"],
    };
    checkers(&mut drawing, &setup, track, sides);
    for (side, own, class) in [(&setup.own, true, sides[0]), (&setup.other, false, sides[1])] {
        outside(&mut drawing, side, own, class);
    }
    for (i, die) in beside.dice.iter().enumerate() {
        let x = TRAY + 8 * POINT + 34 * i as u32;
        let y = HEIGHT / 2 - 13;
        _ = write!(
            drawing.svg,
            "<rect class=\"die\" x=\"{x}\" y=\"{y}\" width=\"26\" height=\"26\" rx=\"5\"/>"
        );
        drawing.text(x + 13, y + 19, "n die", &die.to_string());
    }
    if let Some((value, owner)) = beside.cube {
        let y = match owner {
            None => HEIGHT / 2 - 15,
            Some(owner) if owner == beside.player => HEIGHT - 40,
            Some(_) => 10,
        };
        _ = write!(
            drawing.svg,
            "<rect class=\"cube\" x=\"6\" y=\"{y}\" width=\"30\" height=\"30\" rx=\"4\"/>"
        );
        // A cube in the middle shows 64.
        let value = if owner.is_none() && value == 1 { 64 } else { value };
        drawing.text(21, y + 20, "n cube", &value.to_string());
    }
    drawing.svg.push_str("</svg>");
    Some(drawing.svg)
}

fn checkers(drawing: &mut Drawing, setup: &Setup, track: Track, sides: [&str; 2]) {
    for point in 1..=track.len() {
        let facing = track.facing(point);
        let (own, other) = (setup.own.places[usize::from(point)], setup.other.places[usize::from(facing)]);
        if track == Track::HalfParallel {
            drawing.stack(place(point), 0, own, sides[0]);
            drawing.stack(
                (12 - u32::from(point), false),
                0,
                setup.other.places[usize::from(point)],
                sides[1],
            );
            continue;
        }
        // A pinned checker lies below those that pin it.
        let pinned = setup.own.pinned >> point & 1 == 1;
        let (first, second) = if pinned { ((own, 0), (other, 1)) } else { ((other, 1), (own, 0)) };
        drawing.stack(place(point), 0, first.0, sides[first.1]);
        drawing.stack(place(point), first.0.min(DRAWN), second.0, sides[second.1]);
    }
}

/// Checkers on the bar, in the pool and off.
fn outside(drawing: &mut Drawing, side: &SetupSide, own: bool, class: &str) {
    let [off, bar, pool] = [0, 25, 26].map(|place: usize| side.places[place]);
    if bar > 0 {
        let y = if own { HEIGHT / 2 - 40 } else { HEIGHT / 2 + 40 };
        drawing.disc(TRAY + 6 * POINT + POINT / 2, y, class, (bar > 1).then_some(bar));
    }
    let x = TRAY + 13 * POINT + TRAY / 2;
    let y = if own { HEIGHT - 20 } else { 32 };
    if off > 0 {
        drawing.disc(x, y - 8, class, Some(off));
        drawing.text(x, y + 18, "l", "off");
    }
    if pool > 0 {
        let y = if own { y - 60 } else { y + 60 };
        drawing.disc(x, y - 8, class, Some(pool));
        drawing.text(x, y + 18, "l", "pool");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str, track: Track) -> Option<String> {
        let beside = Beside { player: Player::First, title: "A & B", dice: &[3, 1], cube: Some((1, None)) };
        board(text, track, &beside)
    }

    #[test]
    fn every_checker_is_drawn_or_counted() {
        let svg = drawn("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", Track::Contrary).unwrap();
        assert_eq!((svg.matches("\"x\"").count(), svg.matches("\"o\"").count()), (15, 15));
        assert!(svg.contains("<title>A &amp; B</title>"));
        // Eight checkers on a point are five discs, the last with the number; those off are one.
        let svg = drawn("6:8 bar:2 off:5 / 24:1 off:14", Track::Contrary).unwrap();
        assert_eq!((svg.matches("\"x\"").count(), svg.matches("\"o\"").count()), (5 + 1 + 1, 1 + 1));
        assert!(svg.contains(">8</text>") && svg.contains(">14</text>"));
    }

    #[test]
    fn boards_of_every_track_are_drawn_but_towers() {
        for track in [Track::Same, Track::Offset, Track::HalfContrary, Track::HalfParallel, Track::Ring] {
            let svg = drawn("12:3 pool:2 / 10:3 off:2", track).unwrap();
            assert_eq!(svg.matches("<circle").count(), 3 + 1 + 3 + 1, "{track:?}");
        }
        assert_eq!(drawn("24:3 / 24:3", Track::Towers), None);
    }
}
