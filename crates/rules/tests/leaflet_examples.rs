//! The worked examples of the leaflets' standard game, under the leaflet's number. Numbers are the mover's
//! own; a leaflet's printed black point `b` is own point `25 - b`. Both generators and the turn's graph are
//! asked each time.

use crate::common::Example;
use tavola_rules::{Rules, variants};

fn preset(name: &str) -> &'static Rules {
    variants::find(name).unwrap().rules
}

const WHITE_START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
/// White after 24/22/18*, Black having a checker on the bar.
const HIT: &str = "24:1 18:1 13:4 8:2 7:2 6:5";
const HIT_BLACK: &str = "bar:1 24:2 13:3 8:4 6:5";
/// Diagram 8 before and after option C.
const DIAGRAM_8: &str = "12:1 6:2 5:2 4:2 3:3 2:2 1:3 / bar:1";
const DIAGRAM_8C: &str = "6:2 5:2 4:3 3:3 2:2 1:3";
const DIAGRAM_8D: &str = "5:2 4:3 3:3 2:3 1:3";
const DIAGRAM_8E: &str = "4:3 3:3 2:3 1:3";
const DIAGRAM_9: &str = "6:3 5:1 4:4 2:3 1:4 / 12:2";

#[test]
fn s4_1_the_first_roll_6_1() {
    Example::standard(WHITE_START, "61")
        .has(10)
        .leads("13/7/6", "24:2 13:4 8:3 6:6 / 24:2 13:5 8:3 6:5")
        .leads("13/7 8/7", "24:2 13:4 8:2 7:2 6:5 / 24:2 13:5 8:3 6:5")
        .forbids("24/18/17")
        .forbids("24/23/17");
}

#[test]
fn s4_2_black_answers_6_5_past_blocked_points() {
    Example::standard("24:2 13:5 8:3 6:5 / 24:2 13:4 8:2 7:2 6:5", "65")
        .has(4)
        .allows("13/8 13/7")
        .allows("13/7/2")
        .allows("8/3 13/7")
        .allows("8/3 8/2")
        .forbids("24/19 13/7")
        .forbids("24/18 13/8")
        .forbids("24/13");
}

#[test]
fn s4_3_white_makes_a_point_or_hits() {
    let example = Example::standard("24:2 13:4 8:2 7:2 6:5 / 24:2 13:3 8:4 7:1 6:5", "42")
        .has(27)
        .allows("8/4 6/4")
        .leads("24/22/18*", &format!("{HIT} / {HIT_BLACK}"));
    assert_eq!(example.result("24/22/18").other().count(25), 1);
}

#[test]
fn s4_4_black_cannot_enter_with_6_6() {
    Example::standard(&format!("{HIT_BLACK} / {HIT}"), "66").has(1).dances();
}

#[test]
fn s4_5_black_enters_with_the_5_and_then_plays_the_6() {
    Example::standard(&format!("{HIT_BLACK} / {HIT}"), "65")
        .has(3)
        .allows("bar/20/14")
        .allows("bar/20 13/7*")
        .allows("bar/20 8/2")
        .refuses("bar/19/14");
}

#[test]
fn s4_6_white_saves_his_back_checkers() {
    Example::standard(&format!("{HIT} / {HIT_BLACK}"), "64")
        .has(18)
        .leads("24/18 13/9", &format!("18:2 13:3 9:1 8:2 7:2 6:5 / {HIT_BLACK}"));
}

#[test]
fn s4_7_black_enters_beside_his_own() {
    Example::standard(&format!("{HIT_BLACK} / 18:2 13:3 9:1 8:2 7:2 6:5"), "21")
        .has(6)
        .allows("bar/23 24/23");
}

#[test]
fn s4_9_a_double_six_may_be_split_in_any_way() {
    Example::standard("24:4 / 3:15", "66")
        .allows("24/18 24/18 24/18 24/18")
        .allows("24/18/12 24/18 24/18")
        .allows("24/18/12 24/18/12")
        .allows("24/18/12/6 24/18");
    Example::standard("bar:1 24:3 / 3:15", "66").allows("bar/19/13/7/1");
    // As much as possible: 18, 12 or 6 pips.
    Example::standard("24:1 20:1 / 11:2", "66").has(1).allows("24/18/12/6");
    Example::standard("24:1 / 19:2 3:2", "66").has(1).allows("24/18/12");
    Example::standard("24:1 / 13:2", "66").has(1).allows("24/18");
}

#[test]
fn s4_11_to_8_c_the_bear_off_with_a_checker_to_come() {
    let example = Example::standard(DIAGRAM_8, "62")
        .has(5)
        .leads("12/6 2/off", "6:3 5:2 4:2 3:3 2:1 1:3 / bar:1")
        .leads("12/6/4", &format!("{DIAGRAM_8C} / bar:1"));
    let blot = example.result("12/6 2/off").swapped();
    let closed = example.result("12/6/4").swapped();
    Example::standard(&blot.to_string(), "21").allows("bar/23*");
    for roll in tavola_rules::Roll::ALL {
        Example::standard(&closed.to_string(), &roll.to_string()).dances();
    }
}

#[test]
fn s4_12_white_bears_off_without_a_blot() {
    Example::standard(&format!("{DIAGRAM_8C} / bar:1"), "64")
        .has(3)
        .leads("6/off 6/2", &format!("{DIAGRAM_8D} / bar:1"))
        .leads("6/off 4/off", "6:1 5:2 4:2 3:3 2:2 1:3 / bar:1");
}

#[test]
fn s4_13_the_sum_of_the_dice_does_not_enter() {
    Example::standard(&format!("bar:1 / {DIAGRAM_8D}"), "42").has(1).dances();
}

#[test]
fn s4_14_both_leave_from_the_highest_point() {
    Example::standard(&format!("{DIAGRAM_8D} / bar:1"), "65")
        .has(1)
        .leads("5/off 5/off", &format!("{DIAGRAM_8E} / bar:1"));
}

#[test]
fn s4_15_black_must_enter_with_the_5() {
    Example::standard(&format!("bar:1 / {DIAGRAM_8E}"), "54").has(1).allows("bar/20/16").refuses("bar/21/16");
}

#[test]
fn s4_16_a_4_and_a_3_at_diagram_9() {
    Example::standard(DIAGRAM_9, "43")
        .has(8)
        .allows("4/off 6/3")
        .allows("4/off 5/2")
        .allows("4/off 4/1")
        .forbids("4/off 2/off")
        .forbids("4/off 1/off");
}

#[test]
fn s4_17_a_5_and_a_3() {
    Example::standard(DIAGRAM_9, "53")
        .has(5)
        .allows("5/off 6/3")
        .allows("5/off 4/1")
        .forbids("5/off 2/off")
        .forbids("5/off 1/off");
}

#[test]
fn s4_18_double_six() {
    Example::standard(DIAGRAM_9, "66").has(1).leads("6/off 6/off 6/off 5/off", "4:4 2:3 1:4 / 12:2");
}

#[test]
fn s4_19_double_five() {
    Example::standard(DIAGRAM_9, "55").has(1).leads("6/1 6/1 6/1 5/off", "4:4 2:3 1:7 / 12:2");
}

#[test]
fn s4_20_double_four() {
    Example::standard(DIAGRAM_9, "44").has(8).bears_off_at_most(4).allows("4/off 4/off 4/off 4/off");
}

#[test]
fn s4_21_double_three() {
    Example::standard(DIAGRAM_9, "33")
        .has(14)
        .bears_off_at_most(2)
        .leads("6/3/off 6/3/off", "6:1 5:1 4:4 2:3 1:4 / 12:2")
        .allows("6/3/off 5/2 4/1");
}

#[test]
fn s4_22_double_two() {
    Example::standard(DIAGRAM_9, "22")
        .has(29)
        .bears_off_at_most(3)
        .allows("2/off 2/off 2/off 4/2")
        .allows("2/off 2/off 2/off 5/3")
        .allows("2/off 2/off 2/off 6/4")
        .allows("4/2/off 4/2/off")
        .allows("6/4/2/off 2/off")
        .allows("6/4 6/4 6/4 4/2")
        .allows("6/4/2 6/4/2");
}

#[test]
fn s4_23_double_one_closes_the_board() {
    Example::standard(DIAGRAM_9, "11").has(72).leads("6/5 4/3 4/3 1/off", "6:2 5:2 4:2 3:2 2:3 1:3 / 12:2");
}

#[test]
fn s4_24_a_higher_number_takes_the_highest_that_is_left() {
    Example::standard("4:1 2:5 1:5 / 12:2", "43")
        .has(2)
        .allows("4/off 2/off")
        .allows("4/1 2/off")
        .forbids("4/off 1/off");
    Example::standard("4:1 1:5 / 12:2", "43").allows("4/off 1/off");
    Example::standard("4:5 2:5 1:5 / 12:2", "43").has(1).allows("4/off 4/1");
}

#[test]
fn s4_counts_hold_under_the_leaflets_own_preset() {
    let leaflet = preset("leaflet-004");
    for (text, roll, count) in [
        (WHITE_START.to_owned(), "61", 10),
        ("24:2 13:5 8:3 6:5 / 24:2 13:4 8:2 7:2 6:5".to_owned(), "65", 4),
        (format!("{HIT_BLACK} / {HIT}"), "65", 3),
        (DIAGRAM_8.to_owned(), "62", 5),
        (DIAGRAM_9.to_owned(), "43", 8),
        (DIAGRAM_9.to_owned(), "22", 29),
        (DIAGRAM_9.to_owned(), "11", 72),
    ] {
        Example::new(leaflet, &text, roll).has(count);
    }
}

#[test]
fn s0_1_double_three_may_be_split() {
    let rules = preset("leaflet-000");
    Example::new(rules, "24:4 / 2:15", "33")
        .allows("24/21/18/15/12")
        .allows("24/21 24/21 24/21 24/21")
        .allows("24/21/18 24/21/18")
        .allows("24/21/18 24/21 24/21")
        .allows("24/21/18/15 24/21");
}

#[test]
fn s0_2_two_checkers_leave_from_their_own_points() {
    Example::new(preset("leaflet-000"), "6:1 5:1 4:1 3:1 2:1 1:1 / 12:2", "53").allows("5/off 3/off");
}

#[test]
fn s0_3_a_6_takes_one_off_the_5_point() {
    Example::new(preset("leaflet-000"), "5:3 2:4 1:2 / 12:2", "61").allows("5/off 5/4").allows("5/off 1/off");
}

#[test]
fn s1_1_two_checkers_or_one_by_an_open_stop() {
    let rules = preset("leaflet-001");
    Example::new(rules, WHITE_START, "53").allows("8/3 6/3").allows("13/8/5").allows("13/10/5");
    // Only the stop after 3 is open, then only the one after 5, then neither.
    Example::new(rules, "24:2 / 6:2", "53").allows("24/21/16");
    Example::new(rules, "24:2 / 4:2", "53").allows("24/19/16");
    Example::new(rules, "24:2 / 6:2 4:2", "53").dances();
}

#[test]
fn s1_2_double_six_is_four_sixes() {
    Example::new(preset("leaflet-001"), "24:4 / 3:15", "66").allows("24/18 24/18 24/18 24/18");
}

#[test]
fn s1_3_bearing_off_with_6_4() {
    Example::new(preset("leaflet-001"), "6:3 4:3 2:4 / 12:2", "64").allows("6/off 4/off");
}

#[test]
fn s1_4_white_enters_with_the_4_when_black_holds_his_6_point() {
    Example::new(preset("leaflet-001"), "bar:1 13:5 8:3 / 6:5 24:2", "64")
        .allows("bar/21 13/7")
        .forbids("bar/19 13/9");
}

#[test]
fn s1_5_the_6_takes_the_farthest_and_the_4_is_played_regularly() {
    Example::new(preset("leaflet-001"), "5:2 4:2 1:3 / 12:2", "64").allows("5/off 4/off").allows("5/off 5/1");
}

#[test]
fn s2_1_a_9_by_either_stop() {
    let rules = preset("leaflet-002");
    Example::new(rules, WHITE_START, "54").allows("13/8 13/9").allows("24/20/15").refuses("24/19/15");
    Example::new(rules, "24:2 / 6:2 5:2", "54").dances();
}

#[test]
fn s3_1_of_two_numbers_that_exclude_each_other_the_higher_is_played() {
    let rules = preset("leaflet-003");
    Example::new(rules, "20:1 / 14:2", "54").has(1).allows("20/15").forbids("20/16");
    // Leaflets 002 and 004 have no such rule.
    Example::new(preset("leaflet-002"), "20:1 / 14:2", "54").has(2).allows("20/15").allows("20/16");
}

#[test]
fn s3_2_a_5_bears_off_from_three_steps() {
    Example::new(preset("leaflet-003"), "3:1 1:2 / 12:2", "51").allows("3/off 1/off");
}

#[test]
fn s3_3_double_five_is_four_fives() {
    let example = Example::new(preset("leaflet-003"), WHITE_START, "55");
    assert_eq!(example.result("13/8 13/8 13/8/3").own().pips(25), 167 - 20);
}
