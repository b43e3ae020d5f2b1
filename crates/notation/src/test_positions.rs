//! Random positions for round trips.

use proptest::prelude::*;
use tavola_rules::game::Offer;
use tavola_rules::position::SetupSide;
use tavola_rules::{Player, Position, Rules, Setup};

use crate::situation::{Awaits, Situation};

/// A random position of standard backgammon: fifteen random places a side, checkers that collide go off.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    let side = || prop::collection::vec(0u8..=25, 15);
    (side(), side()).prop_filter_map("both sides finished", |(own, other)| {
        let gather = |places: &[u8], closed: &[u8]| {
            let mut side = SetupSide::default();
            for &place in places {
                let facing = closed.contains(&(25 - place)) && (1..=24).contains(&place);
                side.places[usize::from(if facing { 0 } else { place })] += 1;
            }
            side
        };
        let setup = Setup { own: gather(&own, &[]), other: gather(&other, &own) };
        setup.position(&Rules::STANDARD, Player::First).ok()
    })
}

/// A random situation of standard backgammon that ids can describe.
pub(crate) fn situation() -> impl Strategy<Value = Situation> {
    let player = || prop::sample::select(Player::BOTH.to_vec());
    let awaits = prop_oneof![
        Just(Awaits::Roll),
        [1u8..=6, 1u8..=6].prop_map(Awaits::Play),
        prop::sample::select(vec![Offer::Double, Offer::Beaver, Offer::Raccoon]).prop_map(Awaits::Answer),
    ];
    let cube = (0u32..=10, prop::option::of(player()), 0u32..=12);
    let score = (0u16..=25, 0u32..=25, 0u32..=25, any::<[bool; 3]>());
    (position(), player(), awaits, cube, score).prop_map(
        |(position, on_roll, awaits, (cube, cube_owner, cap), (length, first, second, flags))| {
            let money = length == 0;
            let points = |points: u32| if money { points } else { points % u32::from(length) };
            Situation {
                rules: Rules::STANDARD.name,
                position,
                on_roll,
                awaits,
                cube_value: 1 << cube,
                cube_owner,
                cube_cap: 1 << cap,
                match_length: length,
                score: [points(first), points(second)],
                crawford: flags[0] && !money,
                jacoby: flags[1] && money,
                beavers: flags[2] && money,
            }
        },
    )
}
