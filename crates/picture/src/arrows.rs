//! Moves as arrows on the board: from the checkers of the player at the bottom to their new places.

use tavola_rules::track::Track;

use crate::Picture;
use crate::layout::{
    self, BAR, BAR_WIDTH, HEIGHT, MIDDLE, RADIUS, RAIL, ROWS, TRAY, TRAY_LENGTH, TRAY_WIDTH,
};
use crate::shapes::{Svg, short};

const ARROW: &str = "#1f4f9c";
const ARROW_RIM: &str = "#fffdf9";
/// Length and half width of an arrow's head.
const HEAD: (f32, f32) = (34.0, 19.0);

/// A checker that goes from one own place of the player at the bottom to another: 25 the bar, 26 the pool, 0 off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hop {
    /// Place of the checker.
    pub from: u8,
    /// Place after the move.
    pub to: u8,
}

impl Hop {
    /// A hop between places that the track has; `None` if it has not got one of them.
    #[must_use]
    pub fn new(track: Track, from: u8, to: u8) -> Option<Hop> {
        let known = |place: u8| matches!(place, 0 | 25 | 26) || (1..=track.len()).contains(&place);
        (known(from) && known(to) && from != to).then_some(Hop { from, to })
    }
}

impl Picture {
    pub(crate) fn draw_arrows(&self, svg: &mut Svg) {
        // Checkers that share a place begin and end in the same order, so that their arrows do not cross.
        let nth = |index: usize, same: fn(&Hop, &Hop) -> bool| {
            let before = self.arrows[..index].iter().filter(|hop| same(hop, &self.arrows[index])).count();
            let all = self.arrows.iter().filter(|hop| same(hop, &self.arrows[index])).count();
            (before, all)
        };
        let mut lines = String::new();
        for (index, hop) in self.arrows.iter().enumerate() {
            let (out, leaving) = nth(index, |one, other| one.from == other.from);
            let (into, _) = nth(index, |one, other| one.to == other.to);
            let standing = |place: u8| usize::from(self.setup.own.places[usize::from(place)]);
            let start = self.place(hop.from, (standing(hop.from) + out).saturating_sub(leaving));
            let end = self.place(hop.to, standing(hop.to) + into);
            let (shaft, head) = arrow(start, end, index);
            svg.raw(format_args!(
                "<path d=\"{shaft} {head}\" fill=\"none\" stroke=\"{ARROW_RIM}\" stroke-width=\"15\" stroke-linejoin=\"round\"/>"
            ));
            lines.push_str(&format!(
                "<path d=\"{shaft}\" fill=\"none\" stroke=\"{ARROW}\" stroke-width=\"8\"/><path d=\"{head}\" fill=\"{ARROW}\"/>"
            ));
        }
        // The lines lie on the rims of all of them, so that no arrow hides another one.
        svg.raw(lines);
    }

    /// The middle of the nth checker, from 0, on an own place of the player at the bottom.
    fn place(&self, place: u8, index: usize) -> (f32, f32) {
        match place {
            25 => (BAR + BAR_WIDTH / 2.0, MIDDLE - RADIUS * 1.7 - 2.0 * RADIUS * index.min(3) as f32),
            0 | 26 => (TRAY + TRAY_WIDTH / 2.0, HEIGHT - RAIL - TRAY_LENGTH / 2.0),
            point => {
                let slot = layout::slot(self.track, true, point);
                let level = layout::height(self.track, point, index.min(ROWS - 1));
                (slot.x(), slot.up(RADIUS + 1.0 + 2.0 * RADIUS * level))
            }
        }
    }
}

/// Shaft and head of an arrow as paths. It bows towards the middle of the board, each arrow of a play a little more, so that
/// arrows along the same row lie beside each other.
fn arrow(start: (f32, f32), end: (f32, f32), index: usize) -> (String, String) {
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = dx.hypot(dy).max(1.0);
    let sag = dx.abs() / length * ((length * 0.16).min(70.0) + index as f32 * 34.0);
    let centre = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0);
    let inwards = if centre.1 < MIDDLE { 1.0 } else { -1.0 };
    let turn = if dx * inwards < 0.0 { -1.0 } else { 1.0 };
    let bow = (centre.0 - dy / length * turn * sag, centre.1 + dx / length * turn * sag);
    let towards = |from: (f32, f32), by: f32| {
        let distance = (bow.0 - from.0).hypot(bow.1 - from.1).max(1.0);
        let share = (by / distance).min(0.5);
        (from.0 + (bow.0 - from.0) * share, from.1 + (bow.1 - from.1) * share)
    };
    let (tail, tip) = (towards(start, RADIUS * 0.4), towards(end, RADIUS * 0.5));
    let distance = (tip.0 - bow.0).hypot(tip.1 - bow.1).max(1.0);
    let unit = ((tip.0 - bow.0) / distance, (tip.1 - bow.1) / distance);
    let at = |back: f32, aside: f32| {
        format!(
            "{} {}",
            short(tip.0 - unit.0 * back - unit.1 * aside),
            short(tip.1 - unit.1 * back + unit.0 * aside)
        )
    };
    let (long, half) = HEAD;
    let shaft =
        format!("M{} {}Q{} {} {}", short(tail.0), short(tail.1), short(bow.0), short(bow.1), at(long, 0.0));
    (shaft, format!("M{}L{}L{}Z", at(long, half), at(0.0, 0.0), at(long, -half)))
}

#[cfg(test)]
mod tests {
    use tavola_rules::Player;

    use super::*;

    fn picture(hops: &[(u8, u8)]) -> String {
        let arrows = hops.iter().map(|&(from, to)| Hop::new(Track::Contrary, from, to).unwrap()).collect();
        let setup = "bar:1 24:2 13:5 8:3 6:4 / 24:2 13:5 8:3 6:5".parse().unwrap();
        Picture { track: Track::Contrary, setup, bottom: Player::First, dice: None, cube: None, arrows }
            .svg("", &[])
    }

    #[test]
    fn every_hop_is_an_arrow_with_a_rim_below_all_of_them() {
        assert!(!picture(&[]).contains(ARROW));
        let svg = picture(&[(24, 18), (24, 18), (25, 20), (6, 0)]);
        assert_eq!(svg.matches(&format!("fill=\"{ARROW}\"")).count(), 4);
        assert!(svg.rfind("stroke-width=\"15\"") < svg.find("stroke-width=\"8\""));
    }

    #[test]
    fn a_place_that_the_track_has_not_got_is_none() {
        assert_eq!(Hop::new(Track::HalfContrary, 13, 12), None);
        assert_eq!(Hop::new(Track::Contrary, 27, 3), None);
        assert_eq!(Hop::new(Track::Contrary, 3, 3), None);
        assert!(Hop::new(Track::Contrary, 25, 20).is_some());
    }
}
