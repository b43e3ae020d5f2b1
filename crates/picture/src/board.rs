//! The board of a position, drawn.

use tavola_rules::Player;
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;

use crate::layout::{
    self, BAR, BAR_ROWS, BAR_WIDTH, FIELD, FRAME, HEIGHT, MIDDLE, PITCH, POINT, RADIUS, RAIL, RIGHT, ROWS,
    Slot, TRAY, TRAY_LENGTH, TRAY_WIDTH, WIDTH,
};
use crate::shapes::{Colours, FONTS, Svg, colours, escaped, short};
use crate::{Cube, Picture};

const FRAME_COLOUR: &str = "#6f4427";
const BAR_COLOUR: &str = "#7d4f2f";
const FIELD_COLOUR: &str = "#d5c197";
const POINT_COLOURS: [&str; 2] = ["#96512f", "#f3e8d0"];
const WELL_COLOUR: &str = "#4a2c18";
const FIGURE_COLOUR: &str = "#f6e7c9";
const CUBE_COLOUR: &str = "#fbf7ee";
const INK: &str = "#231c14";
const PAPER: &str = "#fffdf9";

const DIE: f32 = 88.0;
const CUBE: f32 = 84.0;
/// Size of the numbers of points and stacks.
const LABEL: f32 = 30.0;
/// Size of the lines of a caption, and the distance of their base lines.
const CAPTION: f32 = 38.0;
const LINE: f32 = 54.0;
/// About the mean width of a letter of the caption, for its wrapping.
const LETTER: f32 = 0.58 * CAPTION;

impl Picture {
    /// The picture as SVG. `title` is for people who cannot see it; the lines of the caption stand below the board.
    #[must_use]
    pub fn svg(&self, title: &str, caption: &[String]) -> String {
        let lines: Vec<String> = caption.iter().flat_map(|line| wrapped(line)).collect();
        let foot = if lines.is_empty() { 0.0 } else { LINE * lines.len() as f32 + 30.0 };
        let mut svg = Svg::default();
        svg.raw(format_args!(
            "<svg class=\"board\" role=\"img\" viewBox=\"0 0 {} {}\" xmlns=\"http://www.w3.org/2000/svg\" \
             font-family=\"{FONTS}\"><title>{}</title>",
            short(WIDTH),
            short(HEIGHT + foot),
            escaped(title)
        ));
        if foot > 0.0 {
            svg.rect([0.0, 0.0, WIDTH, HEIGHT + foot], 0.0, PAPER);
        }
        scene(&mut svg, self.track);
        self.checkers(&mut svg);
        for own in [true, false] {
            self.bar(&mut svg, own);
            self.tray(&mut svg, own);
        }
        if let Some((player, dice)) = &self.dice {
            self.lay_dice(&mut svg, *player, dice);
        }
        if let Some(cube) = &self.cube {
            self.lay_cube(&mut svg, cube);
        }
        self.draw_arrows(&mut svg);
        for (i, line) in lines.iter().enumerate() {
            let y = HEIGHT + LINE * (i as f32 + 1.0);
            svg.text((FRAME, y), CAPTION, INK, "start", line);
        }
        svg.raw("</svg>");
        svg.finish()
    }

    fn checkers(&self, svg: &mut Svg) {
        let track = self.track;
        // Each place of a tower is a phase of its own.
        for point in 1..=24.min(track.len()) {
            let at = |own| layout::slot(track, own, point);
            let count = |own: bool, point: u8| usize::from(self.side(own).places[usize::from(point)]);
            if track.apart() {
                for own in [true, false] {
                    self.stack(svg, at(own), point, &[(own, count(own, point))]);
                }
                continue;
            }
            let facing = track.facing(point);
            let (own, other) = (count(true, point), count(false, facing));
            // A pinned checker lies below those that pin it.
            let pinned = self.setup.own.pinned >> point & 1 == 1;
            let stacks = if pinned { [(true, own), (false, other)] } else { [(false, other), (true, own)] };
            self.stack(svg, at(true), point, &stacks);
        }
    }

    /// The checkers of a point, the lowest first. The number of a stack stands on it if not all of it can be seen, or it is
    /// too high to count at a glance.
    fn stack(&self, svg: &mut Svg, slot: Slot, point: u8, stacks: &[(bool, usize)]) {
        let mut below = 0;
        for (own, count) in stacks {
            let room = ROWS.saturating_sub(below).max(1);
            let drawn = (*count).min(room);
            let colours = colours(self.player(*own));
            for i in 0..drawn {
                let level = layout::height(self.track, point, (below + i).min(ROWS - 1));
                let (x, y) = (slot.x(), slot.up(RADIUS + 1.0 + 2.0 * RADIUS * level));
                checker(svg, x, y, colours);
                if i + 1 == drawn && *count > drawn {
                    figure(svg, x, y, colours, *count);
                }
            }
            below += drawn;
        }
    }

    /// Checkers on the bar lie in the half in which they will enter.
    fn bar(&self, svg: &mut Svg, own: bool) {
        let count = usize::from(self.side(own).places[25]);
        let colours = colours(self.player(own));
        let drawn = count.min(BAR_ROWS);
        for i in 0..drawn {
            let out = RADIUS * 1.7 + i as f32 * 2.0 * RADIUS;
            let y = if own { MIDDLE - out } else { MIDDLE + out };
            checker(svg, BAR + BAR_WIDTH / 2.0, y, colours);
            if i + 1 == drawn && count > drawn {
                figure(svg, BAR + BAR_WIDTH / 2.0, y, colours, count);
            }
        }
    }

    /// Checkers that are off or have not entered, on their edge.
    fn tray(&self, svg: &mut Svg, own: bool) {
        let SetupSide { places, .. } = self.side(own);
        let count = usize::from(places[0]) + usize::from(places[26]);
        if count == 0 {
            return;
        }
        let Colours { face, rim, .. } = colours(self.player(own));
        let step = TRAY_LENGTH / count.max(15) as f32;
        for i in 0..count {
            let out = step * i as f32;
            let y = if own { HEIGHT - RAIL - out - step } else { RAIL + out };
            svg.rect([TRAY + 7.0, y + 1.5, TRAY_WIDTH - 14.0, step - 3.0], 4.0, face);
            svg.raw(format_args!(
                "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"none\" stroke=\"{rim}\" stroke-width=\"2\"/>",
                short(TRAY + 7.0),
                short(y + 1.5),
                short(TRAY_WIDTH - 14.0),
                short(step - 3.0)
            ));
        }
        let y = if own { HEIGHT - RAIL / 2.0 } else { RAIL / 2.0 };
        label(svg, TRAY + TRAY_WIDTH / 2.0, y, &count.to_string());
    }

    /// The dice lie in the half on the right hand of their player.
    fn lay_dice(&self, svg: &mut Svg, player: Player, dice: &[u8]) {
        let Colours { face, rim, figure, .. } = colours(player);
        let middle = if player == self.bottom { RIGHT } else { FRAME } + 3.0 * PITCH;
        for (i, value) in dice.iter().enumerate() {
            let x = middle + (i as f32 - (dice.len() - 1) as f32 / 2.0) * DIE * 1.24;
            let corner = [x - DIE / 2.0, MIDDLE - DIE / 2.0];
            svg.rect([corner[0] - 2.0, corner[1] - 2.0, DIE + 4.0, DIE + 4.0], 19.0, rim);
            svg.rect([corner[0], corner[1], DIE, DIE], 17.0, face);
            for (column, row) in pips(*value) {
                let at = |step: i8| f32::from(step) * DIE * 0.26;
                svg.circle(x + at(column), MIDDLE + at(row), DIE * 0.095, figure);
            }
        }
    }

    fn lay_cube(&self, svg: &mut Svg, cube: &Cube) {
        let tray = TRAY + TRAY_WIDTH / 2.0;
        let shift = MIDDLE - RAIL - TRAY_LENGTH - CUBE / 2.0 - 8.0;
        let (x, y) = match (cube.offered, cube.owner) {
            (Some(player), _) => (if player == self.bottom { RIGHT } else { FRAME } + 3.0 * PITCH, MIDDLE),
            (None, None) => (tray, MIDDLE),
            (None, Some(owner)) => (tray, if owner == self.bottom { MIDDLE + shift } else { MIDDLE - shift }),
        };
        svg.rect([x - CUBE / 2.0 - 2.0, y - CUBE / 2.0 - 2.0, CUBE + 4.0, CUBE + 4.0], 15.0, INK);
        svg.rect([x - CUBE / 2.0, y - CUBE / 2.0, CUBE, CUBE], 13.0, CUBE_COLOUR);
        // A cube that nobody has turned shows 64.
        let value = if cube.value == 1 { 64 } else { cube.value };
        let text = value.to_string();
        let size = CUBE
            * if text.len() > 3 {
                0.34
            } else if text.len() > 2 {
                0.42
            } else {
                0.54
            };
        svg.text((x, y + size * 0.36), size, INK, "middle", &text);
    }
}

/// The immobile parts: frame, field, points, bar and trays, with the numbers.
fn scene(svg: &mut Svg, track: Track) {
    svg.rect([0.0, 0.0, WIDTH, HEIGHT], 26.0, FRAME_COLOUR);
    for x in [FRAME, RIGHT] {
        svg.rect([x, RAIL, 6.0 * PITCH, FIELD], 0.0, FIELD_COLOUR);
    }
    svg.rect([BAR, RAIL, BAR_WIDTH, FIELD], 0.0, BAR_COLOUR);
    for y in [RAIL, HEIGHT - RAIL - TRAY_LENGTH] {
        svg.rect([TRAY, y, TRAY_WIDTH, TRAY_LENGTH], 8.0, WELL_COLOUR);
    }
    for (slot, number) in layout::points(track) {
        let (x, base) = (slot.x(), slot.base());
        let w = PITCH / 2.0 - 3.0;
        let odd = (usize::from(slot.column) + usize::from(!slot.bottom)) % 2;
        let d = format!(
            "M{} {}L{} {}L{} {}Z",
            short(x - w),
            short(base),
            short(x),
            short(slot.up(POINT)),
            short(x + w),
            short(base)
        );
        svg.path(&d, POINT_COLOURS[odd]);
        if track == Track::Ring && number % 6 <= 1 {
            svg.raw(format_args!(
                "<circle cx=\"{}\" cy=\"{}\" r=\"40\" fill=\"none\" stroke=\"#1c5a4a\" stroke-width=\"5\"/>",
                short(x),
                short(slot.up(56.0))
            ));
        }
        label(svg, x, if slot.bottom { HEIGHT - RAIL / 2.0 } else { RAIL / 2.0 }, &number.to_string());
    }
}

fn label(svg: &mut Svg, x: f32, y: f32, text: &str) {
    svg.text((x, y + LABEL * 0.36), LABEL, FIGURE_COLOUR, "middle", text);
}

/// A checker from above. Both sides differ in form as well: the light ones have a ring, the dark ones a lozenge.
fn checker(svg: &mut Svg, x: f32, y: f32, colours: Colours) {
    let Colours { face, rim, ring, .. } = colours;
    svg.circle(x, y, RADIUS - 0.5, rim);
    svg.circle(x, y, RADIUS - 4.0, face);
    svg.raw(format_args!(
        "<circle cx=\"{}\" cy=\"{}\" r=\"29\" fill=\"none\" stroke=\"{ring}\" stroke-width=\"3\"/>",
        short(x),
        short(y)
    ));
    if rim == self::colours(Player::Second).rim {
        let d = format!(
            "M{} {}L{} {}L{} {}L{} {}Z",
            short(x),
            short(y - 15.0),
            short(x + 11.0),
            short(y),
            short(x),
            short(y + 15.0),
            short(x - 11.0),
            short(y)
        );
        svg.path(&d, ring);
    }
}

/// The number of a stack, on its last checker.
fn figure(svg: &mut Svg, x: f32, y: f32, colours: Colours, count: usize) {
    svg.circle(x, y, 30.0, colours.face);
    svg.text((x, y + 14.0), 40.0, colours.figure, "middle", &count.to_string());
}

/// The pips of a die, in steps from its middle.
fn pips(value: u8) -> impl Iterator<Item = (i8, i8)> {
    const ORDER: [(i8, i8); 7] = [(0, 0), (-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)];
    let odd = value % 2 == 1;
    let pairs = usize::from(value.min(6) / 2) * 2;
    ORDER
        .into_iter()
        .enumerate()
        .filter(move |(i, _)| if *i == 0 { odd } else { *i <= pairs })
        .map(|(_, at)| at)
}

/// A line of the caption, wrapped into several lines. An id has no place to break, and is cut in the middle.
fn wrapped(line: &str) -> Vec<String> {
    let most = ((WIDTH - 2.0 * FRAME) / LETTER) as usize;
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        while !rest.is_empty() {
            let used = lines.last().map_or(0, |line| line.chars().count());
            let room = most.saturating_sub(used + usize::from(used > 0));
            if rest.len() > room && used > 0 {
                lines.push(String::new());
                continue;
            }
            let part: String = rest.drain(..rest.len().min(room.max(1))).collect();
            if let Some(last) = lines.last_mut() {
                if used > 0 {
                    last.push(' ');
                }
                last.push_str(&part);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(text: &str, track: Track) -> Picture {
        let cube = Some(Cube { value: 1, owner: None, offered: None });
        let dice = Some((Player::First, vec![3, 1]));
        Picture { track, setup: text.parse().unwrap(), bottom: Player::First, dice, cube, arrows: Vec::new() }
    }

    /// The checkers of both players that lie flat, by the colours of their rims.
    fn flat(svg: &str) -> [usize; 2] {
        Player::BOTH
            .map(|player| svg.matches(&format!("r=\"45.5\" fill=\"{}\"", colours(player).rim)).count())
    }

    #[test]
    fn every_checker_is_drawn_or_counted() {
        let svg = picture("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", Track::Contrary).svg("A & B", &[]);
        assert_eq!(flat(&svg), [15, 15]);
        assert!(svg.contains("<title>A &amp; B</title>"));
        // Eight checkers on a point are five, the last with the number; those off lie in the tray.
        let svg = picture("6:8 bar:2 off:5 / 24:1 off:14", Track::Contrary).svg("", &[]);
        assert_eq!(flat(&svg), [5 + 2, 1]);
        assert!(svg.contains(">8</text>") && svg.contains(">14</text>"));
    }

    #[test]
    fn every_track_is_drawn() {
        for track in [Track::Same, Track::Offset, Track::HalfContrary, Track::HalfParallel, Track::Ring] {
            let svg = picture("12:3 pool:2 / 10:3 off:2", track).svg("", &[]);
            assert_eq!(flat(&svg), [3, 3], "{track:?}");
        }
        let svg = picture("24:3 17:2 9:1 / 24:3", Track::Towers).svg("", &[]);
        assert_eq!(flat(&svg), [6, 3]);
    }

    #[test]
    fn a_pinned_checker_lies_below_those_that_pin_it() {
        let first = |svg: &str| {
            Player::BOTH.map(|player| svg.find(&format!("r=\"45.5\" fill=\"{}\"", colours(player).rim)))
        };
        let mut pinned = picture("10:1 / 15:3", Track::Contrary);
        pinned.setup.own.pinned = 1 << 10;
        let [light, dark] = first(&pinned.svg("", &[]));
        assert!(light < dark, "the pinned checker is drawn first");
        let mut pinning = picture("10:3 / 15:1", Track::Contrary);
        pinning.setup.other.pinned = 1 << 15;
        let [light, dark] = first(&pinning.svg("", &[]));
        assert!(dark < light);
    }

    #[test]
    fn dice_have_as_many_pips_as_they_show() {
        for value in 1..=6 {
            assert_eq!(pips(value).count(), usize::from(value));
        }
    }

    #[test]
    fn a_long_caption_is_wrapped_at_words_and_an_id_is_cut() {
        let text = "word ".repeat(60);
        let lines = wrapped(&text);
        assert!(lines.len() > 3 && lines.iter().all(|line| line.len() <= 70 && !line.ends_with(' ')));
        assert_eq!(lines.join(" "), text.trim());
        let id = "x".repeat(200);
        assert_eq!(wrapped(&id).concat(), id);
        assert_eq!(wrapped(""), [""]);
    }
}
