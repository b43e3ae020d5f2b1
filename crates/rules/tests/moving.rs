//! The moving rules that the leaflets have in common, G1 to G13, one by one.

use crate::common::{Example, position};
use tavola_rules::moves::{MoveFault, try_move};
use tavola_rules::rules::{BearOff, Obligation};
use tavola_rules::{BAR, Landing, Move, OFF, Player, Position, Roll, Rules, Turn, Waits};

const S: &Rules = &Rules::STANDARD;

fn fault(text: &str, from: u8, die: u8) -> MoveFault {
    try_move(S, &position(S, text), from, die).unwrap_err()
}

#[test]
fn g1_fifteen_checkers_each_on_24_points_against_each_other() {
    for player in Player::BOTH {
        let start = Position::start(S, player);
        assert_eq!((start.own().total(), start.other().total()), (15, 15));
        assert_eq!(start.own(), start.other());
    }
    assert_eq!((S.track.len(), S.track.facing(1), S.track.facing(24)), (24, 24, 1));
}

#[test]
fn g2_two_enemies_block_and_blocked_points_are_jumped() {
    let wall = "24:1 / 2:2 3:1 4:12";
    let open = |to, die, landing| Ok((Move { from: 24, to, die }, landing));
    assert_eq!(fault(wall, 24, 1), MoveFault::Blocked);
    assert_eq!(try_move(S, &position(S, wall), 24, 2), open(22, 2, Landing::Hits));
    assert_eq!(fault(wall, 24, 3), MoveFault::Blocked);
    assert_eq!(try_move(S, &position(S, wall), 24, 4), open(20, 4, Landing::Quiet));
}

#[test]
fn g3_one_checker_may_use_both_dice_by_an_open_stop() {
    Example::standard("24:1 10:14 / 2:2", "41").refuses("24/23/19").allows("24/20/19");
    Example::standard("24:1 10:14 / 2:2 5:2", "41").forbids("24/23/19").refuses("24/20/19");
}

#[test]
fn g4_a_lone_checker_is_hit_wherever_one_stops() {
    let example = Example::standard("24:1 10:14 / 2:1 6:1 8:13", "41");
    let both = example.result("24/23*/19*");
    assert_eq!((both.other().count(BAR), both.other().count(2), both.other().count(6)), (2, 0, 0));
    let last = example.result("24/20/19*");
    assert_eq!((last.other().count(BAR), last.other().count(2)), (1, 1));
    let entering = Example::standard("bar:1 / 2:1 8:14", "22").result("bar/23*/21/19");
    assert_eq!(entering.other().count(BAR), 1);
}

#[test]
fn g5_a_double_is_played_four_times() {
    assert_eq!(crate::common::segment(S, Roll::two(4, 4).unwrap()).numbers(), [4; 4]);
    Example::standard("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", "44").allows("24/20/16 13/9 13/9");
}

#[test]
fn g6_the_bar_comes_first_and_a_sum_does_not_enter() {
    assert_eq!(fault("bar:1 13:14 / 6:15", 13, 1), MoveFault::BarFirst);
    // 6 and 5 are held, 11 would be open.
    Example::standard("bar:1 13:14 / 6:8 5:7", "65").dances();
    // Two on the bar and one open point: one enters, the other number lapses.
    Example::standard("bar:2 13:13 / 6:15", "63").has(1).allows("bar/22").forbids("bar/22 13/7");
    // All in: the rest is free.
    Example::standard("bar:1 13:14 / 6:15", "32")
        .allows("bar/22 13/11")
        .allows("bar/22/20")
        .allows("bar/23 13/10");
    Example::standard("bar:3 13:12 / 6:15", "11")
        .allows("bar/24 bar/24 bar/24 13/12")
        .forbids("bar/24 13/12");
}

#[test]
fn g7_bearing_off_waits_for_the_last_checker() {
    assert_eq!(fault("7:1 6:14 / 12:15", 6, 6), MoveFault::NotHome);
    Example::standard("7:1 6:14 / 12:15", "61").allows("7/6/off");
    // A checker hit while bearing off comes round again first.
    Example::standard("bar:1 3:2 off:12 / 12:15", "63")
        .refuses("3/off")
        .allows("bar/19/16")
        .allows("bar/22/16");
}

#[test]
fn g8_a_number_too_high_takes_from_the_highest_point_only() {
    let text = "5:2 3:2 / 12:15";
    assert_eq!(try_move(S, &position(S, text), 5, 6).map(|(mv, _)| mv.to), Ok(OFF));
    assert_eq!(fault(text, 3, 6), MoveFault::Overshoot);
    assert_eq!(fault(text, 3, 4), MoveFault::Overshoot);
    // No checker on 4, but one on 5: the 4 must be moved.
    Example::standard("5:1 1:1 / 12:15", "41").forbids("1/off");
}

#[test]
fn g9_both_numbers_must_be_played_if_they_can_be() {
    // The 1 must be played so that the 6 can be: 8/7, not 5/4.
    Example::standard("8:1 5:1 / 23:2", "61").has(1).refuses("5/4").allows("8/7/1");
    // As many of a double as possible: here one of four fives.
    Example::standard("13:1 6:2 / 24:2 22:2", "55").has(1).allows("13/8");
}

#[test]
fn g10_of_two_that_exclude_each_other_the_higher() {
    Example::standard("20:1 / 14:2", "54").has(1).allows("20/15").refuses("20/16");
    // The lower, if only that can be played.
    Example::standard("20:1 / 14:2 10:2", "54").has(1).allows("20/16");
}

#[test]
fn g11_passing_is_not_allowed() {
    let mut turn = Turn::rolled(S, Position::start(S, Player::First), Roll::two(6, 1).unwrap());
    assert_eq!(turn.waits(), Waits::Move);
    crate::common::play(&mut turn, "13/7").unwrap();
    assert_eq!(turn.waits(), Waits::Move);
    crate::common::play(&mut turn, "8/7").unwrap();
    assert_eq!(turn.waits(), Waits::Nothing);
}

#[test]
fn g12_any_number_stands_on_a_point() {
    Example::standard("7:1 6:14 / 12:15", "21").leads("7/6/4", "6:14 4:1 / 12:15").allows("7/6 6/4");
    let heap = Example::standard("8:1 6:14 / 12:15", "21").result("8/6 6/5");
    assert_eq!(heap.own().count(6), 14);
}

#[test]
fn g13_six_points_in_a_row_are_not_crossed() {
    let prime = "24:2 / 2:2 3:2 4:2 5:2 6:2 7:2";
    for roll in Roll::ALL {
        Example::standard(prime, &roll.to_string()).dances();
    }
}

#[test]
fn d2_without_the_higher_number_rule_either_may_be_played() {
    let rules = Rules { obligation: Obligation::Max { higher: false }, ..Rules::STANDARD };
    Example::new(&rules, "20:1 / 14:2", "54").has(2).allows("20/15").allows("20/16");
}

#[test]
fn d3_both_numbers_are_compulsory_whatever_the_higher_number_rule() {
    let rules = Rules { obligation: Obligation::Max { higher: false }, ..Rules::STANDARD };
    Example::new(&rules, "8:1 5:1 / 23:2", "61").has(1).refuses("5/4").allows("8/7/1");
}

#[test]
fn d6_three_ways_of_bearing_off() {
    let text = "6:1 2:1 1:1 / 12:15";
    let with = |bear_off| Example::new(&Rules { bear_off, ..Rules::STANDARD }, text, "53");
    with(BearOff::FarthestOvershoot).has(2).allows("6/3/off").allows("6/1 2/off").refuses("2/off");
    with(BearOff::FreeOvershoot).allows("2/off 1/off").allows("6/1 2/off").allows("6/3/off");
    with(BearOff::Exact).has(1).allows("6/1").refuses("6/3");
    // With a lone checker the difference is plain: 2 is not 5.
    let lone = |bear_off| Example::new(&Rules { bear_off, ..Rules::STANDARD }, "2:1 / 12:15", "54");
    lone(BearOff::FarthestOvershoot).allows("2/off");
    lone(BearOff::Exact).dances();
}

#[test]
fn every_number_counts_even_if_the_game_would_end_before_it_is_needed() {
    // 1/off with the 2 would end the game, but with the 1 first both can be played, and the 1 must hit.
    Example::standard("2:1 / 24:1", "21").has(1).allows("2/1*/off").refuses("2/off");
}
