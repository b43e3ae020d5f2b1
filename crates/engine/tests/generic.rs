//! The generic evaluator, which supports every game: it is fair to both sides, and finds plays that are obvious.

use tavola_engine::{
    Bot, BotDecision, Context, Engine, Level,
    evaluators::{Generic, Registry},
};
use tavola_rules::{Action, Match, MatchKind, Move, Player, Position, Roll, Setup, Turn, variants};

/// An engine without nets.
fn engine() -> Engine {
    Engine::new(Registry::new().with(Generic))
}

/// The bot's play with a roll.
fn plays(game: &str, text: &str, dice: [u8; 2]) -> Vec<(u8, u8)> {
    let rules = variants::find(game).unwrap().rules;
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
    let mut m = Match::from_position(rules.clone(), MatchKind::Single, position, Player::First);
    m.apply(Player::First, &Action::Roll { dice: dice.to_vec() }).unwrap();
    let BotDecision::Act(actions) = Bot::new(Level::Expert, 0).decide(&engine(), &m, Player::First).unwrap()
    else {
        panic!("moves expected");
    };
    actions
        .into_iter()
        .filter_map(|action| match action {
            Action::Move(Move { from, to, .. }) => Some((from, to)),
            _ => None,
        })
        .collect()
}

#[test]
fn a_start_is_nearly_even_and_a_little_better_for_the_player_on_roll() {
    for game in
        ["puff", "plakoto", "narde", "gioul", "acey-deucey", "catch-me", "doublets", "tourne-case", "misere"]
    {
        let rules = variants::find(game).unwrap().rules;
        let start = Position::start(rules, Player::First);
        let context = Context { in_play: false, ..Context::of_rules(rules) };
        let win = engine().probabilities(rules, &start, &context, 0).unwrap().win;
        assert!((0.45..0.65).contains(&win), "{game}: {win}");
    }
}

#[test]
fn it_pins_the_mother() {
    let moves = plays("plakoto", "5:1 8:4 6:10 / 24:1 12:5 10:9", [4, 1]);
    assert!(moves.iter().any(|&(_, to)| to == 1), "{moves:?}");
}

#[test]
fn it_does_not_hit_where_whoever_hits_loses() {
    let moves = plays("no-hit", "13:5 8:3 6:7 / 20:1 24:2 11:5 15:7", [3, 1]);
    assert!(!moves.iter().any(|&(_, to)| to == 5), "{moves:?}");
}

#[test]
fn it_does_not_hurry_home_where_the_last_one_wins() {
    let moves = plays("misere", "6:1 2:1 off:13 / 22:2 13:13", [2, 1]);
    assert!(!moves.iter().any(|&(_, to)| to == 0), "{moves:?}");
}

#[test]
fn it_captures_the_last_checker_of_the_ring() {
    assert_eq!(plays("catch-me", "24:1 15:1 / 6:1", [4, 1]), [(24, 19)]);
}

#[test]
fn a_roll_that_stays_is_known_to_the_end() {
    let rules = variants::find("fixed-roll").unwrap().rules;
    let context = Context { next_roll: Roll::two(2, 1).ok(), in_play: false, ..Context::of_rules(rules) };
    let win = |text: &str, plies| {
        let setup: Setup = text.parse().unwrap();
        let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
        engine().probabilities(rules, &position, &context, plies).unwrap().win
    };
    // With 2-1 each time either side needs two turns, and the player on roll is first.
    assert_eq!(win("2:2 / 1:3", 3), 1.0);
    // Four checkers on the two point need three: one off, then two, then the last.
    assert_eq!(win("2:4 / 1:3", 4), 0.0);
    assert!((0.0..1.0).contains(&win("2:4 / 1:3", 0)), "without looking ahead nothing is certain");
}

/// The moves of a bot of a level with a roll.
fn best(game: &str, text: &str, dice: [u8; 2], level: Level) -> Vec<Move> {
    let rules = variants::find(game).unwrap().rules;
    let setup: Setup = text.parse().unwrap();
    let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).unwrap();
    let mut m = Match::from_position(rules.clone(), MatchKind::Single, position, Player::First);
    m.apply(Player::First, &Action::Roll { dice: dice.to_vec() }).unwrap();
    let engine = Engine::embedded();
    let BotDecision::Act(actions) = Bot::new(level, 0).decide(&engine, &m, Player::First).unwrap() else {
        panic!("moves expected");
    };
    actions
        .into_iter()
        .filter_map(|action| if let Action::Move(mv) = action { Some(mv) } else { None })
        .collect()
}

#[test]
fn the_last_checker_is_borne_off_where_it_could_go_back_too() {
    for level in [Level::Club, Level::Expert, Level::Master] {
        let moves = best("backward", "1:1 off:14 / 2:2 3:2 4:3 off:8", [2, 1], level);
        assert!(moves.iter().any(|mv| mv.to == 0), "{level}: {moves:?}");
    }
}

#[test]
fn of_plays_that_win_surely_the_one_that_ends_the_game_comes_first() {
    let rules = variants::find("irish").unwrap().rules;
    let setup: Setup = "1:1 2:1 off:13 / 22:15".parse().unwrap();
    let position = setup.position(rules, Player::First).unwrap();
    let turn = Turn::rolled(rules, position, Roll::two(2, 1).unwrap());
    let ranked = Engine::embedded().rank(&turn, &Context::of_rules(rules), 0).unwrap();
    assert!(ranked.len() > 1 && ranked[1].equity == ranked[0].equity, "{ranked:?}");
    assert!(!ranked[0].position.own().any_from(1), "{ranked:?}");
}
