//! The match equity table: how likely a player is to win the match who needs so many points, between
//! players of equal strength, before a game begins.
//!
//! Ours is computed, from three figures about a game between equals and the cube model in `cube.rs`:
//!
//! * After the Crawford game the trailer doubles at once. He wins the game, worth 2 or with a gammon 4,
//!   half of the time. Where the leader can afford to drop (the trailer needs an even number) he drops the
//!   games that begin badly: the chances when he decides are taken as normally distributed about one half.
//! * In the Crawford game half the games are won, for 1, 2 or 3 points.
//! * Elsewhere the chance is that of a game that stands at one half with the cube in the middle, with the
//!   worth of every result taken from the table itself, which is filled from short matches to long ones.

use std::sync::LazyLock;

use crate::cube::CubeModel;

/// The longest distance in the table. What lies beyond is taken at this distance.
pub const LONGEST: usize = 64;

/// Share of won games that are gammons or backgammons.
const GAMMONS: f64 = 0.29;
/// Share of won games that are backgammons.
const BACKGAMMONS: f64 = 0.013;
/// How much of a perfectly live cube a player gets out of it, from the start of a game.
const EFFICIENCY: f64 = 0.72;
/// Standard deviation of the chances when the leader decides about his free drop.
const DROP_SPREAD: f64 = 0.03;

/// How won games split into single ones, gammons and backgammons.
const SHARES: [f64; 3] = [1.0 - GAMMONS, GAMMONS - BACKGAMMONS, BACKGAMMONS];

struct Table {
    /// Of a player who is so many points away, by his own and his opponent's distance.
    before: Vec<[f64; LONGEST + 1]>,
    /// Of the trailer, whose opponent needs one point and has had the Crawford game.
    after: [f64; LONGEST + 1],
}

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

/// The chance to win the match of a player who needs `own` points, his opponent `other`. Not positive means
/// that the match is won or lost. `crawford_to_come` says whether a game without the cube is still to be
/// played once a player needs one point.
#[must_use]
pub fn chance(own: i64, other: i64, crawford_to_come: bool) -> f64 {
    match (own, other) {
        (..=0, _) => 1.0,
        (_, ..=0) => 0.0,
        (1, 1) => 0.5,
        (own, 1) if !crawford_to_come => TABLE.after[index(own)],
        (1, other) if !crawford_to_come => 1.0 - TABLE.after[index(other)],
        (own, other) => TABLE.before[index(own)][index(other)],
    }
}

fn index(away: i64) -> usize {
    usize::try_from(away).unwrap_or(0).min(LONGEST)
}

/// The mean of the lower of `p` and `limit`, where `p` is normally distributed about one half.
fn mean_of_lower(limit: f64) -> f64 {
    let z = (limit - 0.5) / DROP_SPREAD;
    let density = (-z * z / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    let below = normal(z);
    0.5 * below - DROP_SPREAD * density + limit * (1.0 - below)
}

/// The normal distribution function, by Simpson's rule.
fn normal(z: f64) -> f64 {
    const STEPS: u32 = 200;
    let density = |x: f64| (-x * x / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    if z.abs() > 6.0 {
        return if z > 0.0 { 1.0 } else { 0.0 };
    }
    let h = z / f64::from(STEPS);
    let inner = |i: u32| if i % 2 == 1 { 4.0 } else { 2.0 } * density(h * f64::from(i));
    0.5 + (density(0.0) + density(z) + (1..STEPS).map(inner).sum::<f64>()) * h / 3.0
}

impl Table {
    fn new() -> Table {
        let mut table = Table { before: vec![[0.5; LONGEST + 1]; LONGEST + 1], after: [0.5; LONGEST + 1] };
        for away in 2..=LONGEST as i64 {
            let after = |n: i64| if n <= 0 { 1.0 } else { table.after[n as usize] };
            let win = (1.0 - GAMMONS) * after(away - 2) + GAMMONS * after(away - 4);
            table.after[away as usize] =
                if away % 2 == 0 { win * mean_of_lower(after(away - 1) / win) } else { 0.5 * win };
        }
        for away in 2..=LONGEST {
            let after = |n: usize| if away <= n { 1.0 } else { table.after[away - n] };
            let trailer = 0.5 * (1..=3).map(|n| SHARES[n - 1] * after(n)).sum::<f64>();
            table.before[away][1] = trailer;
            table.before[1][away] = 1.0 - trailer;
        }
        for sum in 5..=2 * LONGEST {
            for own in (sum / 2 + 1)..=LONGEST.min(sum - 2) {
                let other = sum - own;
                let chance = table.game(own as i64, other as i64);
                table.before[own][other] = chance;
                table.before[other][own] = 1.0 - chance;
            }
        }
        table
    }

    /// The chance at the beginning of a game, from those after it.
    fn game(&self, own: i64, other: i64) -> f64 {
        let worth = |points: f64| {
            let points = points as i64;
            match (own - points.max(0), other + points.min(0)) {
                (..=0, _) => 1.0,
                (_, ..=0) => 0.0,
                (own, other) => self.before[own as usize][other as usize],
            }
        };
        let model = CubeModel {
            shares: [SHARES, SHARES],
            points: [1.0, 2.0, 3.0],
            worth: &worth,
            enough: [own as u32, other as u32],
            cap: u32::MAX,
            efficiency: EFFICIENCY,
        };
        model.value(0.5, 1, crate::Owner::Centre, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_players_chances_sum_to_one_and_fall_with_distance() {
        for own in 1..=25 {
            for other in 1..=25 {
                assert!((chance(own, other, true) + chance(other, own, true) - 1.0).abs() < 1e-12);
                assert!(chance(own + 1, other, true) < chance(own, other, true), "{own} {other}");
            }
        }
    }

    #[test]
    fn chances_agree_with_published_tables_within_a_hundredth() {
        // Away, away, and what the Kazaross-XG2 table has, as printed in its publication.
        for (own, other, published) in [
            (2, 1, 0.3226),
            (3, 1, 0.2492),
            (4, 1, 0.1856),
            (5, 1, 0.1582),
            (3, 2, 0.4005),
            (4, 2, 0.3313),
            (5, 3, 0.3521),
            (5, 4, 0.4227),
            (7, 5, 0.3736),
            (9, 7, 0.3915),
            (11, 5, 0.1973),
        ] {
            let ours = chance(own, other, true);
            assert!((ours - published).abs() < 0.01, "{own}-away {other}-away: {ours} against {published}");
        }
    }

    #[test]
    fn after_the_crawford_game_an_odd_distance_is_hardly_better_than_the_next_even_one() {
        for (away, published) in [(2, 0.4880), (3, 0.3226), (4, 0.3100), (5, 0.1901), (6, 0.1807)] {
            let ours = chance(away, 1, false);
            assert!((ours - published).abs() < 0.01, "{away}-away: {ours} against {published}");
        }
        assert!(chance(1, 2, false) > 0.5 && chance(1, 1, false) == 0.5);
    }
}
