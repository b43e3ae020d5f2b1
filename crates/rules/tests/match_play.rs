//! Opening, procedure, cube and score through whole matches: P1 to P3, D1, D4, D5, D7 to D10, D12, and the
//! examples of the leaflets about cube and score.

use crate::common::position;
use tavola_rules::game::Offer;
use tavola_rules::rules::{CheckersLeft, CubeRules, Opening, Scoring};
use tavola_rules::score::How;
use tavola_rules::{
    Action, Effect, GameResult, Match, MatchKind, Move, Phase, Player, Refusal, Rules, Setup, variants,
};

const A: Player = Player::First;
const B: Player = Player::Second;

fn preset(name: &str) -> Rules {
    variants::find(name).unwrap().rules.clone()
}

/// Money rules with every extra of money play.
fn money() -> Rules {
    let cube =
        CubeRules { jacoby: true, beavers: true, raccoons: true, automatic_doubles: 2, ..CubeRules::MODERN };
    Rules { cube, ..Rules::STANDARD }
}

/// A match that stands at a position, the first player about to roll.
fn at(rules: Rules, kind: MatchKind, text: &str) -> Match {
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(&rules, A).position(&rules, A).unwrap();
    Match::from_position(rules, kind, position, A)
}

fn start(rules: Rules, kind: MatchKind) -> Match {
    at(rules, kind, "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5")
}

fn roll(dice: [u8; 2]) -> Action {
    Action::Roll { dice: dice.to_vec() }
}

/// Applies all actions, and returns the effect of the last.
fn all(m: &mut Match, actions: &[(Player, Action)]) -> Effect {
    let mut last = Effect::default();
    for (by, action) in actions {
        last = m.apply(*by, action).unwrap_or_else(|e| panic!("{by} {action:?}: {e}"));
    }
    last
}

/// An action that is refused, and changes nothing.
fn refused(m: &mut Match, by: Player, action: &Action) -> Refusal {
    let before = format!("{m:?}");
    let refusal = m.apply(by, action).unwrap_err();
    assert_eq!(format!("{m:?}"), before, "{action:?} was refused, but something changed");
    assert!(Refusal::KEYS.contains(&refusal.key()));
    refusal
}

/// The first player bears off their last checker against a loser in this position.
fn won(rules: Rules, kind: MatchKind, loser: &str) -> GameResult {
    let mut m = at(rules, kind, &format!("1:1 / {loser}"));
    finish(&mut m)
}

/// The first player, with one checker on their ace point, ends the game.
fn finish(m: &mut Match) -> GameResult {
    let effect =
        all(m, &[(A, roll([2, 1])), (A, Action::Move(Move { from: 1, to: 0, die: 2 })), (A, Action::Done)]);
    effect.result.unwrap()
}

#[test]
fn p1_moves_are_taken_back_until_the_end_is_announced() {
    let mut m = start(Rules::STANDARD, MatchKind::Single);
    all(&mut m, &[(A, roll([3, 1]))]);
    assert_eq!(refused(&mut m, A, &Action::TakeBack), Refusal::NothingToTakeBack);
    let before = m.game().position(A);
    all(
        &mut m,
        &[
            (A, Action::Move(Move { from: 8, to: 5, die: 3 })),
            (A, Action::Move(Move { from: 6, to: 5, die: 1 })),
            (A, Action::TakeBack),
            (A, Action::TakeBack),
        ],
    );
    assert_eq!(m.game().position(A), before);
    let refusal = refused(&mut m, A, &Action::Done);
    assert!(matches!(refusal, Refusal::TurnNotFinished { legal } if !legal.is_empty()));
    all(
        &mut m,
        &[
            (A, Action::Move(Move { from: 8, to: 5, die: 3 })),
            (A, Action::Move(Move { from: 6, to: 5, die: 1 })),
            (A, Action::Done),
        ],
    );
    refused(&mut m, A, &Action::TakeBack);
    assert_eq!(m.game().position(B).other().count(5), 2);
}

#[test]
fn p2_a_roll_before_the_announcement_is_void() {
    let mut m = start(Rules::STANDARD, MatchKind::Single);
    all(&mut m, &[(A, roll([3, 1]))]);
    assert_eq!(refused(&mut m, B, &roll([6, 6])), Refusal::PrematureRoll);
    all(
        &mut m,
        &[
            (A, Action::Move(Move { from: 8, to: 5, die: 3 })),
            (A, Action::Move(Move { from: 6, to: 5, die: 1 })),
        ],
    );
    assert_eq!(refused(&mut m, B, &roll([6, 6])), Refusal::PrematureRoll);
    all(&mut m, &[(A, Action::Done), (B, roll([6, 6]))]);
}

#[test]
fn p3_cocked_dice_are_rolled_again() {
    let mut m = start(Rules::STANDARD, MatchKind::Single);
    all(&mut m, &[(A, roll([3, 1])), (A, Action::Cocked), (A, roll([6, 5]))]);
    all(&mut m, &[(A, Action::Move(Move { from: 24, to: 18, die: 6 }))]);
    assert_eq!(refused(&mut m, A, &Action::Cocked), Refusal::TooLateForCocked);
    // The opening roll too.
    let mut m = Match::new(Rules::STANDARD, MatchKind::Single);
    all(&mut m, &[(A, Action::Opening { dice: [6, 1] }), (A, Action::Cocked)]);
    all(&mut m, &[(A, Action::Opening { dice: [1, 6] })]);
    assert_eq!(m.game().phase().player(), Some(B));
}

#[test]
fn d1_one_die_each_and_the_starter_plays_both() {
    let mut m = Match::new(Rules::STANDARD, MatchKind::Single);
    assert!(matches!(refused(&mut m, A, &Action::Lot { starter: A }), Refusal::BadOpening { .. }));
    assert!(matches!(refused(&mut m, A, &roll([1, 2])), Refusal::NotNow { .. }));
    let effect = all(&mut m, &[(A, Action::Opening { dice: [2, 5] })]);
    assert_eq!(effect.starter, Some(B));
    assert!(matches!(m.game().phase(), Phase::Move { player: B, .. }));
    assert!(matches!(refused(&mut m, A, &Action::Opening { dice: [2, 5] }), Refusal::NotNow { .. }));
}

#[test]
fn d1_the_other_openings() {
    let then_roll = Rules { opening: Opening::OneDieEachThenRoll, ..Rules::STANDARD };
    let lot = Rules { opening: Opening::LotThenRoll, ..Rules::STANDARD };
    let two = Rules { opening: Opening::TwoDiceHighest, ..Rules::STANDARD };
    for (rules, tie, action) in [
        (then_roll, Some(Action::Opening { dice: [3, 3] }), Action::Opening { dice: [2, 5] }),
        (
            two,
            Some(Action::OpeningTwo { dice: [[6, 1], [3, 4]] }),
            Action::OpeningTwo { dice: [[6, 1], [6, 6]] },
        ),
        (lot, None, Action::Lot { starter: B }),
    ] {
        let mut m = Match::new(rules, MatchKind::Single);
        if let Some(tie) = tie {
            assert_eq!(all(&mut m, &[(A, tie)]).starter, None);
        }
        assert_eq!(all(&mut m, &[(B, action)]).starter, Some(B));
        // The starter rolls afresh, and may roll a double.
        all(&mut m, &[(B, roll([4, 4]))]);
    }
    let bad = Action::Opening { dice: [0, 7] };
    let mut m = Match::new(Rules::STANDARD, MatchKind::Single);
    assert!(matches!(refused(&mut m, A, &bad), Refusal::BadDice(_)));
}

#[test]
fn d1_the_winner_starts_the_next_game() {
    let rules = Rules { winner_starts: true, ..Rules::STANDARD };
    let mut m = at(rules, MatchKind::Money, "1:1 / 6:5");
    finish(&mut m);
    all(&mut m, &[(B, Action::Next), (A, roll([6, 6]))]);
}

#[test]
fn d12_tied_opening_dice_are_thrown_again() {
    let mut m = Match::new(Rules::STANDARD, MatchKind::Points(5));
    let tie = all(&mut m, &[(A, Action::Opening { dice: [4, 4] })]);
    assert_eq!((tie.starter, tie.doubled, m.game().cube().stake()), (None, false, 1));
    assert!(matches!(m.game().phase(), Phase::Opening));
}

#[test]
fn murphy_tied_opening_dice_double_the_stake_up_to_the_limit() {
    let mut m = Match::new(money(), MatchKind::Money);
    for stake in [2, 4, 4] {
        all(&mut m, &[(A, Action::Opening { dice: [4, 4] })]);
        assert_eq!(m.game().cube().stake(), stake);
        assert_eq!(m.game().cube().owner, None);
    }
    // Not in a match.
    let mut m = Match::new(money(), MatchKind::Points(5));
    all(&mut m, &[(A, Action::Opening { dice: [4, 4] })]);
    assert_eq!(m.game().cube().stake(), 1);
}

#[test]
fn d4_the_first_double_by_either_later_ones_by_the_owner() {
    let mut m = start(Rules::STANDARD, MatchKind::Points(9));
    assert!(matches!(refused(&mut m, B, &Action::Double), Refusal::NotYourTurn { .. }));
    all(&mut m, &[(A, Action::Double)]);
    assert!(matches!(m.game().phase(), Phase::Answer { player: B, offer: Offer::Double, value: 2 }));
    assert!(matches!(refused(&mut m, A, &Action::Take), Refusal::NotYourTurn { .. }));
    all(&mut m, &[(B, Action::Take)]);
    assert_eq!((m.game().cube().value, m.game().cube().owner), (2, Some(B)));
    assert_eq!(refused(&mut m, A, &Action::Double), Refusal::CubeNotYours);
    all(&mut m, &[(A, roll([3, 1]))]);
    assert_eq!(refused(&mut m, A, &Action::Double), Refusal::DoubleBeforeRolling);
    all(
        &mut m,
        &[
            (A, Action::Move(Move { from: 8, to: 5, die: 3 })),
            (A, Action::Move(Move { from: 6, to: 5, die: 1 })),
            (A, Action::Done),
            (B, Action::Double),
        ],
    );
    let effect = all(&mut m, &[(A, Action::Drop)]);
    let lost = GameResult { winner: Some(B), level: 1, points: 2, how: How::Drop };
    assert_eq!(effect.result, Some(lost));
    assert_eq!(m.score(), [0, 2]);
}

#[test]
fn d4_the_cap_of_leaflet_003_and_no_cap_of_leaflet_001() {
    for (name, cap) in [("leaflet-003", Some(64)), ("leaflet-001", None)] {
        let mut m = at(preset(name), MatchKind::Money, "bar:1 / 6:2 5:2 4:2 3:2 2:2 1:2");
        // The first player dances, the second moves on, and the cube wanders.
        let mut value = 1;
        let mut by = A;
        loop {
            value *= 2;
            if cap.is_some_and(|cap| value > cap) {
                assert_eq!(refused(&mut m, by, &Action::Double), Refusal::CubeAtLimit { cap: 64 });
                break;
            }
            if cap.is_none() && value > 256 {
                break;
            }
            all(&mut m, &[(by, Action::Double), (by.opponent(), Action::Take)]);
            assert_eq!(m.game().cube().value, value);
            all(&mut m, &[(by, roll([2, 1]))]);
            turn(&mut m, by);
            by = by.opponent();
        }
    }
}

#[test]
fn d4_games_without_the_cube() {
    for (name, kind) in [
        ("leaflet-000", MatchKind::Money),
        ("leaflet-002", MatchKind::Money),
        ("leaflet-004", MatchKind::Single),
        ("backgammon", MatchKind::Points(1)),
    ] {
        let mut m = start(preset(name), kind);
        assert_eq!(refused(&mut m, A, &Action::Double), Refusal::NoCube, "{name}");
    }
    let mut m = start(preset("leaflet-004"), MatchKind::Games(3));
    all(&mut m, &[(A, Action::Double)]);
}

#[test]
fn s4_8_white_doubles_black_answers() {
    let fig_7 = "18:2 13:3 9:1 8:2 7:2 6:5 / 24:1 23:2 13:3 8:4 6:5";
    let mut m = at(preset("leaflet-004"), MatchKind::Games(3), fig_7);
    all(&mut m, &[(A, Action::Double), (B, Action::Drop)]);
    assert_eq!(m.score(), [1, 0]);
    let mut m = at(preset("leaflet-004"), MatchKind::Games(3), fig_7);
    all(&mut m, &[(A, Action::Double), (B, Action::Take)]);
    assert_eq!((m.game().cube().value, m.game().cube().owner), (2, Some(B)));
    assert_eq!(refused(&mut m, A, &Action::Double), Refusal::CubeNotYours);
    all(&mut m, &[(A, roll([6, 5]))]);
    turn(&mut m, A);
    all(&mut m, &[(B, Action::Double), (A, Action::Drop)]);
    assert_eq!(m.score(), [0, 2]);
}

/// A game at cube 4 that the first player wins against a loser in this position.
fn won_at_four(rules: Rules, loser: &str) -> GameResult {
    let mut m = at(rules, MatchKind::Games(3), &format!("7:1 / {loser}"));
    all(&mut m, &[(A, Action::Double), (B, Action::Take), (A, roll([5, 1]))]);
    turn(&mut m, A);
    all(&mut m, &[(B, Action::Double), (A, Action::Take), (B, roll([1, 1]))]);
    turn(&mut m, B);
    finish(&mut m)
}

#[test]
fn s4_10_a_gammon_at_4_is_8_points() {
    let result = won_at_four(preset("leaflet-004"), "13:5 8:4 6:6");
    assert_eq!((result.level, result.points), (2, 8));
}

#[test]
fn s1_6_a_backgammon_at_4_is_12_points() {
    let result = won_at_four(preset("leaflet-001"), "23:2 13:3 8:4 6:6");
    assert_eq!((result.level, result.points), (3, 12));
}

#[test]
fn s1_7_a_declined_first_double_costs_1_the_second_2() {
    let mut m = start(preset("leaflet-001"), MatchKind::Money);
    let result = all(&mut m, &[(A, Action::Double), (B, Action::Drop)]).result.unwrap();
    assert_eq!((result.winner, result.points), (Some(A), 1));
    let mut m = at(preset("leaflet-001"), MatchKind::Money, "bar:1 / 6:2 5:2 4:2 3:2 2:2 1:2");
    all(&mut m, &[(A, Action::Double), (B, Action::Take), (A, roll([1, 1])), (A, Action::Done)]);
    let result = all(&mut m, &[(B, Action::Double), (A, Action::Drop)]).result.unwrap();
    assert_eq!((result.winner, result.points), (Some(B), 2));
}

#[test]
fn d5_single_gammon_and_backgammon() {
    for (loser, points) in [
        ("6:5", 1),
        ("23:1 6:5", 1),
        ("13:5 8:5 6:5", 2),
        ("19:1 13:4 8:5 6:5", 3),
        ("bar:1 13:4 8:5 6:5", 3),
        ("23:1 13:4 8:5 6:5", 3),
    ] {
        assert_eq!(won(Rules::STANDARD, MatchKind::Single, loser).points, points, "{loser}");
    }
}

#[test]
fn s2_2_leaflet_002_counts_the_checkers_left() {
    let english =
        Rules { scoring: Scoring::CheckersLeft(CheckersLeft::OutsideDoubled), ..preset("leaflet-002") };
    for (loser, points, outside) in [("6:4 5:3", 7, 7), ("6:4 5:2 7:1", 14, 8), ("bar:1 6:6", 14, 8)] {
        assert_eq!(won(preset("leaflet-002"), MatchKind::Single, loser).points, points, "{loser}");
        assert_eq!(won(english.clone(), MatchKind::Single, loser).points, outside, "{loser}");
    }
}

#[test]
fn d5_flat_scoring_counts_one() {
    let flat = Rules { scoring: Scoring::Flat, ..Rules::STANDARD };
    assert_eq!(won(flat, MatchKind::Single, "bar:5 23:10").points, 1);
    let two = Rules { scoring: Scoring::Gammon12, ..Rules::STANDARD };
    assert_eq!(won(two, MatchKind::Single, "bar:5 23:10").points, 2);
}

#[test]
fn d8_the_zone_of_a_backgammon_and_what_is_off() {
    // One is off already: 000 and 004 ignore that, the standard does not.
    for (name, points) in [("backgammon", 1), ("leaflet-000", 3), ("leaflet-001", 1), ("leaflet-004", 3)] {
        assert_eq!(won(preset(name), MatchKind::Single, "20:1 6:13").points, points, "{name}");
    }
    // On the bar: 004 does not name it.
    for (name, points) in [("backgammon", 3), ("leaflet-000", 3), ("leaflet-003", 3), ("leaflet-004", 2)] {
        assert_eq!(won(preset(name), MatchKind::Single, "bar:1 6:14").points, points, "{name}");
    }
}

#[test]
fn s3_4_a_match_to_points_is_won_by_reaching_or_exceeding_them() {
    let mut m = at(preset("leaflet-003"), MatchKind::Points(3), "1:1 / 13:15");
    finish(&mut m);
    assert_eq!((m.score(), m.is_over(), m.away(A), m.game_number()), ([2, 0], false, Some(1), 1));
    all(&mut m, &[(A, Action::Next), (A, Action::Opening { dice: [6, 1] })]);
    assert_eq!(m.game_number(), 2);
    let effect = all(&mut m, &[(B, Action::Resign { level: 3 }), (A, Action::Accept)]);
    assert_eq!(effect.result.unwrap().points, 3);
    assert_eq!((m.score(), m.is_over(), m.winner(), m.away(A)), ([5, 0], true, Some(A), Some(0)));
    assert_eq!(refused(&mut m, A, &Action::Next), Refusal::MatchOver);
}

#[test]
fn d9_games_and_single_and_money() {
    let mut m = at(preset("leaflet-004"), MatchKind::Games(2), "1:1 / 13:15");
    finish(&mut m);
    assert!(!m.is_over());
    all(&mut m, &[(A, Action::Next), (A, Action::OpeningTwo { dice: [[1, 1], [2, 2]] })]);
    all(&mut m, &[(A, Action::Resign { level: 2 }), (B, Action::Accept)]);
    assert_eq!((m.score(), m.is_over(), m.winner()), ([2, 2], true, None));
    let mut m = at(preset("backgammon"), MatchKind::Single, "1:1 / 13:15");
    finish(&mut m);
    assert_eq!((m.is_over(), m.winner()), (true, Some(A)));
    let mut m = at(preset("backgammon"), MatchKind::Money, "1:1 / 13:15");
    finish(&mut m);
    all(&mut m, &[(B, Action::Next)]);
    assert!(matches!(refused(&mut m, B, &Action::Next), Refusal::NotNow { .. }));
    assert!(!m.is_over());
}

/// Ends the running game by a resignation of `loser`, and begins the next.
fn resigned(m: &mut Match, loser: Player, level: u8) {
    if matches!(m.game().phase(), Phase::Opening) {
        all(m, &[(A, Action::Opening { dice: [6, 1] })]);
    }
    all(m, &[(loser, Action::Resign { level }), (loser.opponent(), Action::Accept)]);
    if !m.is_over() {
        all(m, &[(A, Action::Next)]);
    }
}

/// Up to the first moment at which the player `by` may double.
fn to_roll(m: &mut Match, by: Player) {
    all(m, &[(A, Action::Opening { dice: if by == A { [1, 3] } else { [3, 1] } })]);
    turn(m, by.opponent());
}

/// Plays the numbers of the dice.
fn turn(m: &mut Match, by: Player) {
    while let Phase::Move { turn, .. } = m.game().phase() {
        let Some(&mv) = turn.legal().first() else { break };
        all(m, &[(by, Action::Move(mv))]);
    }
    all(m, &[(by, Action::Done)]);
}

#[test]
fn crawford_one_game_without_the_cube_and_only_one() {
    let mut m = Match::new(Rules::STANDARD, MatchKind::Points(5));
    resigned(&mut m, B, 2);
    resigned(&mut m, B, 2);
    assert_eq!(m.score(), [4, 0]);
    assert!(m.game().is_crawford());
    to_roll(&mut m, B);
    assert_eq!(refused(&mut m, B, &Action::Double), Refusal::CrawfordGame);
    resigned(&mut m, A, 1);
    assert!(!m.game().is_crawford());
    to_roll(&mut m, B);
    all(&mut m, &[(B, Action::Double), (A, Action::Take)]);
    // Leaflet 003 has no Crawford game.
    let mut m = Match::new(preset("leaflet-003"), MatchKind::Points(5));
    resigned(&mut m, B, 2);
    resigned(&mut m, B, 2);
    assert!(!m.game().is_crawford());
    to_roll(&mut m, B);
    all(&mut m, &[(B, Action::Double)]);
}

#[test]
fn holland_nobody_doubles_before_both_have_rolled_twice() {
    let rules = Rules { cube: CubeRules { holland: true, ..CubeRules::MODERN }, ..Rules::STANDARD };
    let mut m = Match::new(rules, MatchKind::Points(3));
    to_roll(&mut m, B);
    assert!(m.game().may_double(B).is_ok(), "before the Crawford game the rule is silent");
    resigned(&mut m, B, 2);
    assert!(m.game().is_crawford());
    resigned(&mut m, A, 1);
    to_roll(&mut m, B);
    for (player, may) in [(B, false), (A, false), (B, false), (A, true)] {
        assert_eq!(m.game().may_double(player) != Err(Refusal::HollandTooEarly), may, "{player}");
        all(&mut m, &[(player, roll([2, 1]))]);
        turn(&mut m, player);
    }
    all(&mut m, &[(B, Action::Double)]);
}

#[test]
fn jacoby_gammons_count_only_with_a_turned_cube_and_only_for_money() {
    let gammon = "13:5 8:5 6:5";
    assert_eq!(won(money(), MatchKind::Money, gammon).points, 1);
    assert_eq!(won(money(), MatchKind::Points(5), gammon).points, 2);
    let mut m = at(money(), MatchKind::Money, &format!("1:1 / {gammon}"));
    all(&mut m, &[(A, Action::Double), (B, Action::Take)]);
    assert_eq!(finish(&mut m).points, 4);
    let mut m = at(money(), MatchKind::Money, &format!("1:1 / {gammon}"));
    assert_eq!(m.game().resignation_points(B, 2), 1);
    all(&mut m, &[(B, Action::Resign { level: 2 })]);
    assert_eq!(all(&mut m, &[(A, Action::Accept)]).result.unwrap().points, 1);
}

#[test]
fn beavers_and_raccoons_turn_the_cube_at_once() {
    let mut m = start(money(), MatchKind::Money);
    all(&mut m, &[(A, Action::Double), (B, Action::Beaver)]);
    assert!(matches!(m.game().phase(), Phase::Answer { player: A, offer: Offer::Beaver, value: 4 }));
    refused(&mut m, A, &Action::Beaver);
    all(&mut m, &[(A, Action::Take)]);
    assert_eq!((m.game().cube().value, m.game().cube().owner), (4, Some(B)));
    assert!(matches!(m.game().phase(), Phase::Roll { player: A, begins: true, .. }));

    let mut m = start(money(), MatchKind::Money);
    all(&mut m, &[(A, Action::Double), (B, Action::Beaver), (A, Action::Raccoon)]);
    assert!(matches!(m.game().phase(), Phase::Answer { player: B, offer: Offer::Raccoon, value: 8 }));
    assert_eq!(refused(&mut m, B, &Action::Raccoon), Refusal::NoRaccoons);
    all(&mut m, &[(B, Action::Take)]);
    assert_eq!((m.game().cube().value, m.game().cube().owner), (8, Some(B)));

    // A drop loses the value of the cube before the double.
    let mut m = start(money(), MatchKind::Money);
    all(&mut m, &[(A, Action::Double), (B, Action::Beaver)]);
    let result = all(&mut m, &[(A, Action::Drop)]).result.unwrap();
    assert_eq!((result.winner, result.points), (Some(B), 2));
}

#[test]
fn beavers_and_raccoons_are_for_money_and_where_agreed() {
    let mut m = start(money(), MatchKind::Points(5));
    all(&mut m, &[(A, Action::Double)]);
    assert_eq!(refused(&mut m, B, &Action::Beaver), Refusal::NoBeavers);
    let rules = Rules { cube: CubeRules { raccoons: false, ..money().cube }, ..money() };
    let mut m = start(rules, MatchKind::Money);
    all(&mut m, &[(A, Action::Double), (B, Action::Beaver)]);
    assert_eq!(refused(&mut m, A, &Action::Raccoon), Refusal::NoRaccoons);
}

#[test]
fn resignations_are_offered_and_accepted_or_refused() {
    let mut m = start(Rules::STANDARD, MatchKind::Points(5));
    assert_eq!(refused(&mut m, A, &Action::Resign { level: 4 }), Refusal::BadResignation { most: 3 });
    assert_eq!(refused(&mut m, A, &Action::Resign { level: 0 }), Refusal::BadResignation { most: 3 });
    all(&mut m, &[(A, roll([3, 1])), (A, Action::Move(Move { from: 8, to: 5, die: 3 }))]);
    let before = m.game().position(A);
    all(&mut m, &[(A, Action::Resign { level: 1 })]);
    assert_eq!(m.game().position(A), before);
    assert!(matches!(refused(&mut m, A, &Action::Accept), Refusal::NotYourTurn { .. }));
    all(
        &mut m,
        &[(B, Action::Refuse), (A, Action::Move(Move { from: 6, to: 5, die: 1 })), (A, Action::Done)],
    );
    all(&mut m, &[(B, Action::Resign { level: 3 })]);
    let result = all(&mut m, &[(A, Action::Accept)]).result.unwrap();
    assert_eq!(result, GameResult { winner: Some(A), level: 3, points: 3, how: How::Resign });
    // Not while a cube is on offer, and only as far as the rules count.
    let mut m = start(Rules::STANDARD, MatchKind::Points(5));
    all(&mut m, &[(A, Action::Double)]);
    assert!(matches!(refused(&mut m, B, &Action::Resign { level: 1 }), Refusal::NotNow { .. }));
    let mut m = start(preset("leaflet-002"), MatchKind::Single);
    assert_eq!(refused(&mut m, A, &Action::Resign { level: 2 }), Refusal::BadResignation { most: 1 });
}

#[test]
fn a_game_from_a_position_is_seen_by_both() {
    let m = at(Rules::STANDARD, MatchKind::Single, "13:15 / bar:1 6:14");
    assert_eq!(m.game().position(A), position(&Rules::STANDARD, "13:15 / bar:1 6:14"));
    assert_eq!(m.game().position(B), position(&Rules::STANDARD, "bar:1 6:14 / 13:15"));
}

#[test]
fn a_flag_falls_for_whoever_is_to_act_and_ends_the_match() {
    let mut m = start(Rules::STANDARD, MatchKind::Points(9));
    assert!(matches!(refused(&mut m, B, &Action::Flag), Refusal::NotYourTurn { .. }));
    let effect = all(&mut m, &[(A, Action::Double), (B, Action::Take), (A, Action::Flag)]);
    let lost = GameResult { winner: Some(B), level: 1, points: 2, how: How::Time };
    assert_eq!((effect.result, m.is_over(), m.winner()), (Some(lost), true, Some(B)));
    assert_eq!(refused(&mut m, B, &Action::Next), Refusal::MatchOver);
    let mut opening = Match::new(Rules::STANDARD, MatchKind::Points(9));
    assert!(matches!(refused(&mut opening, A, &Action::Flag), Refusal::NotNow { .. }), "either may throw");
}
