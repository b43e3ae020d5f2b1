//! Checkers that enter from a pool.

use super::{A, LUDUS, PUFF, does, owner, plays_on, roll, rules, steps};
use crate::common::{Example, play, position};
use tavola_rules::{Action, POOL, Phase, Turn};

#[test]
fn puff_2_4_enters_on_23_and_21_the_lower_first() {
    let turn = |text: &str| {
        let mut turn = Turn::rolled(*PUFF, position(&PUFF, "pool:15 / pool:15"), "24".parse().unwrap());
        play(&mut turn, text).map(|()| turn.position().to_string())
    };
    assert_eq!(turn("pool/23 pool/21").unwrap(), "pool:13 23:1 21:1 / pool:15");
    assert_eq!(turn("pool/21"), None);
    // Nothing moves before all are in; the last one's second number is a normal move.
    Example::new(&PUFF, "pool:1 23:14 / pool:15", "42").has(1).allows("pool/23/19").forbids("23/21 pool/21");
    // If the lower cannot be played, nothing is.
    Example::new(&PUFF, "13:1 / 14:2", "62").dances();
}

#[test]
fn ludus_enters_on_its_start_only_when_that_is_empty() {
    Example::new(&LUDUS, "bar:1 12:14 / 12:15", "21").refuses("bar/12").allows("bar/11/10");
    Example::new(&LUDUS, "bar:1 6:14 / 6:15", "33").has(1);
    assert_eq!(steps(&LUDUS, "33").len(), 1);
}

#[test]
fn tawula_lets_two_wait_until_the_pool_is_empty() {
    let tawula = rules("tawula");
    Example::new(tawula, "pool:13 24:2 / pool:13 24:2", "21").refuses("24/22").allows("pool/23 pool/24");
    Example::new(tawula, "pool:12 24:3 / pool:13 24:2", "32").allows("24/21 pool/23").refuses("24/21 24/22");
    // At most one on the points between the ends of the first half.
    Example::new(tawula, "pool:12 24:2 22:1 / pool:13 24:2", "31").refuses("pool/22");
}

#[test]
fn dutch_does_not_hit_before_a_checker_is_home() {
    let text = |home| format!("10:1 {home}:14 / 20:1 1:14");
    Example::new(rules("dutch"), &text(12), "53").refuses("10/5*");
    Example::new(rules("dutch"), &text(6), "53").allows("10/5*/2");
}

#[test]
fn tabula_throws_three_dice_and_stays_in_the_first_half_while_the_pool_is_full() {
    let tabula = rules("tabula");
    let mut m = owner("tabula", "pool:13 14:2 / pool:15");
    assert!(m.apply(A, &roll([6, 5])).is_err());
    does(&mut m, A, &Action::Roll { dice: vec![6, 5, 4] });
    let Phase::Move { turn, .. } = m.game().phase() else { panic!() };
    assert!(turn.legal().iter().all(|mv| mv.to > 12));
    plays_on(&mut m, A);
    assert_eq!(m.game().position(A).own().count(POOL), 10);
    assert_eq!(steps(tabula, "333").len(), 1);
}
