//! Backgammon with one change: of direction, aim, dice, hits or start.

use super::{A, B, after_roll, does, owner, plays_on, roll, rules};
use crate::common::Example;
use tavola_rules::score::How;
use tavola_rules::{Action, Match, MatchKind, Move, Phase, Position, Refusal, Roll};

#[test]
fn backward_plays_any_number_back_and_counts_it_as_playable() {
    let example = Example::new(rules("backward"), "10:1 off:14 / 4:2 off:13", "61");
    // 10/4 is open both ways round; backward the six leads to 16.
    example.allows("10/16 16/15").allows("10/4 4/3").allows("10/16/17").refuses("10/9/off");
    // Shut in ahead, it must step back.
    Example::new(rules("backward"), "7:1 off:14 / 24:2 19:2 off:11", "61")
        .has(3)
        .allows("7/13/14")
        .allows("7/8/2")
        .refuses("7/6");
}

#[test]
fn no_hit_is_lost_by_whoever_hits() {
    let mut m = owner("no-hit", "13:1 off:14 / 15:1 off:14");
    does(&mut m, A, &roll([3, 1]));
    for (from, to, die) in [(13, 10, 3), (10, 9, 1)] {
        does(&mut m, A, &Action::Move(Move { from, to, die }));
    }
    does(&mut m, A, &Action::Done);
    let result = *m.game().result().unwrap();
    assert_eq!((result.winner, result.points, result.how), (Some(B), 1, How::Hit));
}

#[test]
fn misere_is_lost_by_whoever_is_done_first() {
    let mut m = owner("misere", "2:1 off:14 / 24:15");
    after_roll(&mut m, A, [2, 1]);
    assert_eq!(m.game().result().map(|r| (r.winner, r.level)), Some((Some(B), 1)));
}

#[test]
fn a_fixed_roll_stays_and_a_dead_position_is_a_draw() {
    let mut m = Match::new(rules("fixed-roll").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    does(&mut m, A, &roll([6, 5]));
    plays_on(&mut m, A);
    assert_eq!(m.apply(B, &roll([3, 1])), Err(Refusal::FixedRoll { expected: Roll::two(6, 5).unwrap() }));
    does(&mut m, B, &roll([5, 6]));
    // Nobody can play a six ever again.
    let mut m = owner("fixed-roll", "18:2 13:13 / 18:2 13:13");
    does(&mut m, A, &roll([6, 6]));
    plays_on(&mut m, A);
    assert_eq!(m.game().result().map(|r| (r.winner, r.points, r.how)), Some((None, 0, How::Dead)));
}

#[test]
fn an_open_roll_is_thrown_before_the_other_moves() {
    let mut m = Match::new(rules("open-roll").clone(), MatchKind::Single);
    does(&mut m, A, &Action::Lot { starter: A });
    does(&mut m, A, &roll([3, 1]));
    assert!(matches!(m.game().phase(), Phase::Ahead { player: B, .. }));
    does(&mut m, B, &roll([6, 6]));
    assert_eq!(m.game().roll_ahead(), Roll::two(6, 6).ok());
    plays_on(&mut m, A);
    // Now the first player throws ahead, and the second plays the roll that was shown.
    assert!(matches!(m.game().phase(), Phase::Ahead { player: A, .. }));
    does(&mut m, A, &roll([2, 1]));
    let Phase::Move { player: B, roll: Some(shown), .. } = m.game().phase() else { panic!() };
    assert_eq!(shown.dice(), [6, 6]);
}

#[test]
fn tavla_does_not_hit_and_run_at_home() {
    let text = "7:1 6:2 off:12 / 20:1 24:1 off:13";
    Example::standard(text, "21").allows("7/5*/4");
    Example::new(rules("tavla"), text, "21").refuses("7/5*/4").allows("7/5* 6/5");
}

#[test]
fn tavli_plays_its_three_games_in_turn() {
    let mut m = Match::new(rules("tavli").clone(), MatchKind::Points(7));
    let mut played = vec![];
    for _ in 0..4 {
        played.push(m.rules().name);
        if matches!(m.game().phase(), Phase::Opening) {
            does(&mut m, A, &Action::Opening { dice: [6, 1] });
        }
        let loser = m.game().phase().player().unwrap();
        does(&mut m, loser, &Action::Resign { level: 1 });
        does(&mut m, loser.opponent(), &Action::Accept);
        does(&mut m, A, &Action::Next);
    }
    assert_eq!(played, ["portes", "plakoto", "fevga", "portes"]);
    assert_eq!(m.match_rules().name, "tavli");
}

#[test]
fn straight_and_snake_are_unequal() {
    let straight = Position::start(rules("straight"), A);
    assert_eq!((straight.own().pips(25), straight.other().pips(25)), (167, 208));
    let snake = Position::start(rules("snake"), A);
    assert_eq!((snake.own().pips(25), snake.other().pips(25)), (167, 363));
}

#[test]
fn old_britain_lets_the_lower_number_be_played_alone() {
    let text = "13:1 off:14 / 19:2 off:13";
    Example::standard(text, "61").has(1).allows("13/7");
    Example::new(rules("old-britain"), text, "61").has(2).allows("13/12").allows("13/7");
}
