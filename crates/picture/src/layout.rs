//! Layout of the board, in drawing units: a point is 100 wide. The player at the bottom bears off to the right.

use tavola_rules::track::Track;

/// Width of a point, and the radius of a checker.
pub(crate) const PITCH: f32 = 100.0;
pub(crate) const RADIUS: f32 = 46.0;
/// Checkers that a point shows; a number stands for more.
pub(crate) const ROWS: usize = 5;
/// Checkers that the bar shows of each player.
pub(crate) const BAR_ROWS: usize = 4;

/// The frame at the sides, and above and below, with the numbers.
pub(crate) const FRAME: f32 = 38.0;
pub(crate) const RAIL: f32 = 46.0;
pub(crate) const BAR_WIDTH: f32 = 92.0;
const GUTTER: f32 = 26.0;
pub(crate) const TRAY_WIDTH: f32 = 104.0;
pub(crate) const BAR: f32 = FRAME + 6.0 * PITCH;
pub(crate) const RIGHT: f32 = BAR + BAR_WIDTH;
pub(crate) const TRAY: f32 = RIGHT + 6.0 * PITCH + GUTTER;
pub(crate) const WIDTH: f32 = TRAY + TRAY_WIDTH + FRAME;
pub(crate) const HEIGHT: f32 = 1136.0;
pub(crate) const MIDDLE: f32 = HEIGHT / 2.0;
/// Height of the field, of a point, and of each player's tray.
pub(crate) const FIELD: f32 = HEIGHT - 2.0 * RAIL;
pub(crate) const POINT: f32 = 2.0 * RADIUS * ROWS as f32;
pub(crate) const TRAY_LENGTH: f32 = 386.0;

/// Place of a point in the drawing: its column from the left, 0 to 11, and whether its base is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) column: u8,
    pub(crate) bottom: bool,
}

impl Slot {
    /// The middle of the column.
    pub(crate) fn x(self) -> f32 {
        let left = if self.column < 6 { FRAME } else { RIGHT };
        left + f32::from(self.column % 6) * PITCH + PITCH / 2.0
    }

    /// The base of the point.
    pub(crate) fn base(self) -> f32 {
        if self.bottom { HEIGHT - RAIL } else { RAIL }
    }

    /// The position at a distance from the base, towards the middle.
    pub(crate) fn up(self, distance: f32) -> f32 {
        if self.bottom { self.base() - distance } else { self.base() + distance }
    }
}

/// The cell of the board on which a player's own point lies, counted 1 to 24 round the board from the bottom right, as the
/// player at the bottom sees it. `own` is whether it is the point of that player.
fn cell(track: Track, own: bool, point: u8) -> u8 {
    let mirrored = |cell: u8| if own { cell } else { 25 - cell };
    match track {
        Track::Contrary | Track::Same | Track::Offset | Track::Ring => {
            if own {
                point
            } else {
                track.facing(point)
            }
        }
        // From 12 beside the bar to the edge and back to 1 beside the bar.
        Track::HalfContrary => match if own { point } else { track.facing(point) } {
            far @ 7.. => 31 - far,
            near => 7 - near,
        },
        Track::HalfParallel => mirrored(point),
        Track::Towers => mirrored((point - 1) % 6 + 1),
    }
}

/// Place of a player's own point in the drawing.
pub(crate) fn slot(track: Track, own: bool, point: u8) -> Slot {
    let cell = cell(track, own, point);
    if cell <= 12 {
        Slot { column: 12 - cell, bottom: true }
    } else {
        Slot { column: cell - 13, bottom: false }
    }
}

/// The points of the board with their printed number: that of the player at the bottom, or that of the other player if
/// only they have a point there.
pub(crate) fn points(track: Track) -> Vec<(Slot, u8)> {
    let last = if track == Track::Towers { 6 } else { track.len() };
    let own = (1..=last).map(|point| (slot(track, true, point), point));
    let other = (1..=last).map(|point| (slot(track, false, point), point));
    if track.apart() { own.chain(other).collect() } else { own.collect() }
}

/// Height of a checker on its point, in checkers. A tower is stacked at first, then side by side, then stacked again
/// farther on.
pub(crate) fn height(track: Track, point: u8, index: usize) -> f32 {
    let index = index as f32;
    match (track, point) {
        (Track::Towers, 19..) => index * 0.22,
        (Track::Towers, ..=12) => 2.6 + index * 0.22,
        _ => index,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ace_point_of_the_player_at_the_bottom_is_where_they_bear_off() {
        for track in [Track::Contrary, Track::Same, Track::Offset, Track::HalfParallel, Track::Ring] {
            assert_eq!(slot(track, true, 1), Slot { column: 11, bottom: true }, "{track:?}");
        }
        assert_eq!(slot(Track::HalfContrary, true, 1), Slot { column: 6, bottom: true });
        assert_eq!(slot(Track::HalfContrary, true, 12), Slot { column: 6, bottom: false });
    }

    #[test]
    fn the_opponent_bears_off_where_the_track_leads_them() {
        assert_eq!(slot(Track::Contrary, false, 1), Slot { column: 11, bottom: false });
        assert_eq!(slot(Track::Same, false, 1), Slot { column: 11, bottom: true });
        assert_eq!(slot(Track::Offset, false, 1), Slot { column: 0, bottom: false });
        assert_eq!(slot(Track::HalfContrary, false, 12), Slot { column: 6, bottom: true });
        assert_eq!(slot(Track::HalfParallel, false, 3), Slot { column: 9, bottom: false });
        assert_eq!(slot(Track::Towers, false, 18 + 6), Slot { column: 6, bottom: false });
    }

    #[test]
    fn no_two_points_are_drawn_in_one_place() {
        for track in Track::ALL {
            let points = points(track);
            for (i, (slot, _)) in points.iter().enumerate() {
                assert!(slot.column < 12);
                assert!(points[..i].iter().all(|(other, _)| other != slot), "{track:?}");
            }
        }
    }

    /// A tower that has been moved on stays in its place.
    #[test]
    fn a_tower_keeps_its_column_in_every_phase() {
        for tower in 1..=6 {
            let places =
                [18 + tower, 12 + tower, 6 + tower, tower].map(|point| slot(Track::Towers, true, point));
            assert!(places.iter().all(|place| *place == places[0]));
        }
    }
}
