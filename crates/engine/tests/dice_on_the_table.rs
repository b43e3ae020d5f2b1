//! Dice that are known before they are played, and players of different roles: the engine's decisions with them.

use std::sync::{Arc, OnceLock};

use tavola_engine::trials::{Standing, TrialResult, TrialSettings};
use tavola_engine::{Advised, Bot, BotDecision, Context, Engine, Level, Role};
use tavola_rules::game::Phase;
use tavola_rules::{Action, Match, MatchKind, Player, Position, Roll, Rules, Setup, Turn, variants};

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(Engine::embedded)
}

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap().rules
}

fn position(rules: &Rules, text: &str) -> Position {
    let setup: Setup = text.parse().unwrap();
    setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap()
}

/// The chance to win of the player on roll in a context.
fn win(rules: &Rules, text: &str, context: &Context, plies: u32) -> f32 {
    engine().probabilities(rules, &position(rules, text), context, plies).unwrap().win
}

#[test]
fn a_roll_that_is_known_is_seen_without_looking_further_ahead() {
    let rules = rules("open-roll");
    let at = |roll: Option<Roll>| {
        let context = Context { next_roll: roll, ..Context::of_rules(rules) };
        // A double four hits the blot on the sixteen point.
        win(rules, "13:2 8:3 6:5 5:3 4:2 / 24:1 16:1 13:3 8:3 6:5 5:2", &context, 0)
    };
    let unknown = at(None);
    let (hits, misses) = (at(Roll::two(4, 4).ok()), at(Roll::two(6, 2).ok()));
    assert!(hits > misses && (hits - unknown).abs() > 0.02, "{hits} {unknown} {misses}");
}

#[test]
fn a_rollout_begins_with_the_roll_on_the_table() {
    let rules = Arc::new(rules("open-roll").clone());
    let text = "13:2 8:3 6:5 5:3 4:2 / 24:1 16:1 13:3 8:3 6:5 5:2";
    let from = Standing::on_roll(&rules, &position(&rules, text));
    let settings = TrialSettings { truncate: Some(5), ..TrialSettings::default() };
    let worth = |roll: Roll| {
        let context = Context { next_roll: Some(roll), in_play: false, ..Context::of_rules(&rules) };
        TrialResult::mean(&engine().trials(&rules, &from, &context, &settings, 0..72).unwrap()).worth
    };
    // The first hits a blot, and would be luck if nobody had seen it.
    let [hits, misses] = [[4, 4], [6, 2]].map(|[a, b]| worth(Roll::two(a, b).unwrap()));
    assert!(hits > misses + 0.2, "{hits} {misses}");
}

#[test]
fn every_level_plays_around_a_roll_that_is_known() {
    // The opponent needs a one to hit the blot that a two-one leaves on the five point, and has rolled it.
    let rules = rules("open-roll");
    let start = position(rules, "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
    for level in [Level::Club, Level::Expert] {
        let plays = [[4, 3], [6, 5]].map(|ahead| {
            let mut m = Match::from_position(rules.clone(), MatchKind::Single, start, Player::First);
            m.apply(Player::First, &Action::Roll { dice: vec![2, 1] }).unwrap();
            assert!(matches!(m.game().phase(), Phase::Ahead { .. }));
            m.apply(Player::Second, &Action::Roll { dice: ahead.to_vec() }).unwrap();
            let BotDecision::Act(actions) = Bot::new(level, 3).decide(engine(), &m, Player::First).unwrap()
            else {
                panic!("moves expected");
            };
            actions
        });
        assert_ne!(plays[0], plays[1], "{level}: a blot on the five point is hit by 4-3 and not by 6-5");
    }
}

#[test]
fn a_race_with_a_roll_that_stays_is_decided() {
    let rules = rules("fixed-roll");
    let context = Context { next_roll: Roll::two(5, 4).ok(), in_play: false, ..Context::of_rules(rules) };
    for text in ["6:5 5:5 4:5 / 6:5 5:5 4:5", "12:3 6:5 5:4 / 6:5 5:5 4:3", "6:2 / 10:1 6:4 5:5"] {
        let found = win(rules, text, &context, 0);
        assert!(found == 0.0 || found == 1.0, "{text}: {found}");
    }
}

#[test]
fn a_roll_that_is_played_and_stays_is_known_without_a_match() {
    let rules = Arc::new(rules("fixed-roll").clone());
    let roll = Roll::two(6, 4).unwrap();
    let turn =
        Turn::rolled(Arc::clone(&rules), position(&rules, "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"), roll);
    let usual = Context { in_play: false, ..Context::of_rules(&rules) };
    let known = Context { next_roll: Some(roll), ..usual.clone() };
    assert_eq!(engine().rank(&turn, &usual, 0).unwrap(), engine().rank(&turn, &known, 0).unwrap());
}

#[test]
fn who_has_two_turns_wins_races_in_which_both_have_the_same_way_to_go() {
    let rules = rules("double-against-choice");
    let with = |role| Context { role: Some(role), in_play: false, ..Context::of_rules(rules) };
    let race = "10:5 6:5 5:5 / 10:5 6:5 5:5";
    for plies in [0, 1] {
        let names = win(rules, race, &with(Role::Names), plies);
        let throws = win(rules, race, &with(Role::ThrowsTwice), plies);
        assert!(names < 0.15 && throws > 0.85, "{plies}: {names} {throws}");
    }
}

#[test]
fn the_second_of_two_turns_is_worth_less_than_both() {
    let rules = rules("double-against-choice");
    let with = |role| Context { role: Some(role), in_play: false, ..Context::of_rules(rules) };
    // Four checkers against a player who needs one turn.
    let end = "2:4 / 1:2";
    let (twice, again) =
        (win(rules, end, &with(Role::ThrowsTwice), 1), win(rules, end, &with(Role::ThrowsAgain), 1));
    assert!(twice > again + 0.3, "{twice} {again}");
}

#[test]
fn who_names_numbers_names_those_that_win() {
    let rules = rules("double-against-choice");
    let start = position(rules, "6:1 5:1 / 1:2");
    let m = Match::from_position(rules.clone(), MatchKind::Points(1), start, Player::First);
    let advice = engine().advise(&m, Player::First, 0).unwrap().unwrap();
    let Advised::Pick(pairs) = advice.decision else { panic!("{advice:?}") };
    assert_eq!(pairs[0].what, [6, 5]);
    assert_eq!(win(rules, "6:1 5:1 / 1:2", &Context::of(&m, Player::First), 1), 1.0);
}

#[test]
fn players_name_the_same_numbers_in_both_seats() {
    let rules = rules("double-against-choice");
    let pairs = [rules.clone(), rules.exchanged()].map(|rules| {
        let player = rules.chooser().unwrap();
        let start = position(&rules, "13:2 8:4 6:5 4:2 3:2 / 18:2 13:4 8:3 6:4 5:2");
        let m = Match::from_position(rules, MatchKind::Single, start, player);
        let advice = engine().advise(&m, player, 0).unwrap().unwrap();
        let Advised::Pick(pairs) = advice.decision else { panic!("{advice:?}") };
        pairs.into_iter().map(|pair| (pair.what, pair.equity)).collect::<Vec<_>>()
    });
    assert_eq!(pairs[0], pairs[1]);
}

#[test]
fn where_chances_are_estimated_nobody_resigns_or_doubles() {
    let with_net = rules("double-against-choice");
    assert_eq!(engine().estimates(with_net), Ok(false));
    let rules = Rules { rolls: with_net.rolls, ..rules("nackgammon").clone() };
    assert_eq!(engine().estimates(&rules), Ok(true));
    let lost = position(&rules, "22:15 / 1:1");
    for player in Player::BOTH {
        let m = Match::from_position(rules.clone(), MatchKind::Points(5), lost, player);
        let actions = Bot::new(Level::Expert, 1).decide(engine(), &m, player).unwrap();
        let gives_up = |actions: &[Action]| {
            actions.iter().any(|action| matches!(action, Action::Resign { .. } | Action::Double))
        };
        assert!(!matches!(&actions, BotDecision::Act(actions) if gives_up(actions)), "{actions:?}");
    }
}
