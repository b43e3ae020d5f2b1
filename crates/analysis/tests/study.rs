//! Positions of all games under study.

use std::sync::Arc;

use tavola_analysis::study::{ScoreMap, study};
use tavola_engine::{Context, Engine};
use tavola_notation::any;
use tavola_rules::{Occasion, Player, Position, Roll, Rules, Setup, variants};

#[test]
fn every_game_is_studied_from_its_start_and_has_what_its_rules_have() {
    let engine = Engine::embedded();
    for variant in &variants::ALL {
        let rules = Arc::new(variant.rules.clone());
        let context = Context::of_rules(&rules);
        let start = Position::start(&rules, Player::First);
        let found = study(&engine, &rules, &start, &context, None, 0).unwrap();
        let name = rules.name;
        let shares: f64 = found.rolls.rolls.iter().map(|roll| roll.share).sum();
        assert!((shares - 1.0).abs() < 1e-6, "{name}");
        assert!(found.rolls.rolls.is_sorted_by(|a, b| a.equity >= b.equity), "{name}");
        let [best, worst] =
            [found.rolls.rolls.first(), found.rolls.rolls.last()].map(|roll| roll.unwrap().equity);
        assert!((worst..=best).contains(&found.rolls.mean), "{name}");
        let doubles = rules.cube.on && !engine.estimates(&rules).unwrap();
        assert_eq!(found.windows.is_some(), doubles, "{name}");
        assert_eq!(found.market.is_some(), doubles, "{name}");
        assert_eq!(matches!(found.scores, Some(ScoreMap::Cube { .. })), doubles, "{name}");
        assert_eq!(
            found.race.is_some(),
            name == "eureka",
            "{name}: only Eureka begins as a race of backgammon"
        );
    }
}

#[test]
fn the_mean_over_all_rolls_is_the_evaluation_one_roll_deeper() {
    let (engine, rules) = (Engine::embedded(), Arc::new(Rules::STANDARD));
    let context = Context::cubeless();
    let setup: Setup = "13:4 8:3 6:5 5:3 / 24:2 13:4 8:4 6:5".parse().unwrap();
    let position = setup.position(&rules, Player::First).unwrap();
    let found = study(&engine, &rules, &position, &context, None, 0).unwrap();
    let deeper = engine.evaluation(&rules, &position, &context, 1).unwrap();
    // The search evaluates the replies that its filter selects, the study evaluates all.
    assert!((found.rolls.mean - f64::from(deeper.cubeful)).abs() < 0.005, "{} {deeper:?}", found.rolls.mean);
}

/// XG 2.10 doubles in the position; so does the engine, and the window has it above its double point.
#[test]
fn window_and_decision_agree() {
    let (engine, rules) = (Engine::embedded(), Arc::new(Rules::STANDARD));
    let text = "XGID=-aAaBaDaB---bD-b-A-cA-b-b-:0:0:1:00:2:4:0:9:10";
    let situation = any::parse(text, &rules).unwrap();
    let context = Context::of_situation(&situation, &rules);
    let found = study(&engine, &rules, &situation.position, &context, None, 2).unwrap();
    let (windows, market) = (found.windows.unwrap(), found.market.unwrap());
    assert!(windows.model.double.unwrap() < windows.win && windows.win < windows.model.cash.unwrap());
    assert!(market.losers > 0.2, "{market:?}");
    let Some(ScoreMap::Cube { scores, .. }) = found.scores else { panic!("the cube at every score") };
    assert_eq!(scores[6][4].action, Some("double-take"));
    assert_eq!(scores[0][4].action, None, "a player who needs one point has no use of the cube");
}

#[test]
fn where_doubling_or_not_is_worth_the_same_the_map_has_both() {
    let (engine, rules) = (Engine::embedded(), Arc::new(Rules::STANDARD));
    // The opponent bears the last checker off next turn. Every loss ends the match of an opponent who needs one point; at
    // other scores a double loses more.
    let setup: Setup = "6:13 5:2 / 1:1 off:14".parse().unwrap();
    let position = setup.position(&rules, Player::First).unwrap();
    let found = study(&engine, &rules, &position, &Context::money(), None, 0).unwrap();
    let Some(ScoreMap::Cube { scores, money }) = found.scores else { panic!("the cube at every score") };
    assert_eq!((money.action, money.equal), (Some("no-double"), None));
    for own in 2..=7 {
        let cell = &scores[own - 1][0];
        assert_eq!(
            (cell.action, cell.equal),
            (Some("no-double"), Some("double-take")),
            "{own} away: {cell:?}"
        );
        let cell = &scores[own - 1][4];
        assert_eq!((cell.action, cell.equal), (Some("no-double"), None), "{own} away, 5 away: {cell:?}");
    }
    assert_eq!((scores[0][0].action, scores[0][0].equal), (None, None), "a cube of no use is no choice");
}

#[test]
fn with_a_roll_the_best_play_of_every_score_is_found() {
    let (engine, rules) = (Engine::embedded(), Arc::new(Rules::STANDARD));
    let start = Position::start(&rules, Player::First);
    let roll = Roll::two(3, 1).unwrap();
    assert!(!rules.steps(&start, roll, &Occasion::of(&rules, &start)).is_empty());
    let found = study(&engine, &rules, &start, &Context::money(), Some(roll), 0).unwrap();
    let Some(ScoreMap::Play { money, scores }) = found.scores else { panic!("the play at every score") };
    assert_eq!(money.text, "8/5 6/5");
    assert!(scores.iter().flatten().all(|cell| cell.text == "8/5 6/5" && cell.money_loses == 0.0));
}
