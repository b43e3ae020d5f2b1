//! Advice can be played: in random games of every game and of every custom rule, each hint and each play of a bot goes
//! through [`Match::apply`]; and its figures are those of the player who decides.
//!
//! `TAVOLA_CASES=N` plays N times as much.

use std::collections::BTreeSet;

use crate::common::{Dice, engine};
use tavola_engine::{Advised, Bot, BotDecision, CubeAnswer, Level, Ranked};
use tavola_rules::game::Phase;
use tavola_rules::options::{self, Group, RawValue, Value};
use tavola_rules::{Action, Match, MatchKind, Player, Position, Rules, Setup, variants};

/// Actions after which a game is given up: enough for the strange positions that random play comes to.
const ACTIONS: usize = 120;

fn cases() -> usize {
    std::env::var("TAVOLA_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(1)
}

/// Applies actions, which must all be accepted.
fn apply(m: &mut Match, player: Player, actions: &[Action]) {
    for action in actions {
        let name = m.rules().name;
        m.apply(player, action).unwrap_or_else(|refusal| panic!("{name}: {action:?}: {refusal}"));
    }
}

/// Takes the hint for a player, checks that all its options can be played, and returns the actions of one of them.
fn hinted(m: &Match, player: Player, dice: &mut Dice) -> Vec<Action> {
    let advice = engine().advise(m, player, 0).unwrap().expect("the player who is to act gets advice");
    assert_eq!(advice.player, player);
    let actions = advice.actions();
    apply(&mut m.clone(), player, &actions);
    match &advice.decision {
        Advised::Play(plays) => {
            assert!(!plays.is_empty(), "{}", m.rules().name);
            let sorted = |pair: &[Ranked]| pair[0].equity >= pair[1].equity;
            assert!(plays.windows(2).all(sorted), "{}", m.rules().name);
            // Every twentieth play is tried out, and the one that is played.
            plays.iter().skip(1).step_by(20).for_each(|play| apply(&mut m.clone(), player, &play.actions()));
            plays[dice.below(plays.len())].actions()
        }
        Advised::Choose(numbers) => {
            assert_eq!(numbers.len(), 6);
            vec![Action::Choose { number: numbers[dice.below(6)].what }]
        }
        Advised::Pick(pairs) => {
            assert_eq!(pairs.len(), 15);
            vec![Action::Pick { dice: pairs[dice.below(15)].what }]
        }
        // Giving up would end the games before they become interesting.
        Advised::Resign { .. } => Vec::new(),
        _ => actions,
    }
}

/// Plays at random by the hints of both sides, asking a bot at every decision too.
fn wander(rules: &Rules, kind: MatchKind, dice: &mut Dice) {
    let mut m = Match::new(rules.clone(), kind);
    let bot = Bot::new(Level::Beginner, dice.next());
    let mut seen = 0;
    while seen < ACTIONS && !m.is_over() {
        if m.game().result().is_some() {
            apply(&mut m, Player::First, &[Action::Next]);
            continue;
        }
        let player = m.game().phase().player().unwrap_or(Player::First);
        // A turn is not always advised from its beginning.
        if let Phase::Move { turn, .. } = m.game().phase()
            && dice.below(3) == 0
        {
            let legal = turn.legal();
            if !legal.is_empty() {
                apply(&mut m, player, &[Action::Move(legal[dice.below(legal.len())])]);
            }
        }
        if let BotDecision::Act(actions) = bot.decide(engine(), &m, player).unwrap() {
            assert!(!actions.is_empty(), "{}: {:?}", rules.name, m.game().phase());
            apply(&mut m.clone(), player, &actions);
        }
        let mut actions = hinted(&m, player, dice);
        if actions.is_empty() {
            actions = vec![dice.action(&m)];
        }
        seen += actions.len();
        apply(&mut m, player, &actions);
    }
}

fn raw(value: Value) -> RawValue<'static> {
    match value {
        Value::Flag(flag) => RawValue::Flag(flag),
        Value::Choice(word) => RawValue::Word(word),
        Value::Number(number) => RawValue::Number(u64::from(number)),
    }
}

/// A game with this value of an option in force, the first one that allows it.
fn with_option(spec: &options::Spec, value: Value) -> Option<Rules> {
    variants::ALL.iter().filter(|variant| spec.applies(variant.rules)).find_map(|variant| {
        let mut rules = variant.rules.clone();
        rules.set_option(spec.id, &raw(value)).expect("it is one of its values");
        // Rules of the cube need one to be in force.
        if spec.group == Group::Cube && spec.id != "cube" {
            rules.cube.on = true;
        }
        // A raccoon answers a beaver.
        rules.cube.beavers |= rules.cube.raccoons;
        (rules.conflict().is_none() && (spec.get)(&rules) == value).then_some(rules)
    })
}

#[test]
fn every_hint_and_every_play_of_a_bot_can_be_played_in_every_game() {
    let mut dice = Dice(0xACE1_5678_9ABC_DEF1);
    for _ in 0..cases() {
        for variant in &variants::ALL {
            for kind in [MatchKind::Money, variant.rules.usual_match] {
                wander(variant.rules, kind, &mut dice);
            }
        }
    }
}

#[test]
fn every_hint_and_every_play_of_a_bot_can_be_played_under_every_value_of_every_option() {
    let mut dice = Dice(0xBEE5_5678_9ABC_DEF1);
    let mut in_force = BTreeSet::new();
    let mut wanted = BTreeSet::new();
    for spec in &options::ALL {
        for value in spec.kind.values() {
            wanted.insert(format!("{}={value:?}", spec.id));
            let Some(rules) = with_option(spec, value) else { continue };
            in_force.extend(options::ALL.iter().map(|spec| format!("{}={:?}", spec.id, (spec.get)(&rules))));
            for _ in 0..cases() {
                wander(&rules, MatchKind::Money, &mut dice);
            }
        }
    }
    let missed: Vec<_> = wanted.difference(&in_force).collect();
    assert!(missed.is_empty(), "never in force: {missed:?}");
}

fn position(text: &str) -> Position {
    let setup: Setup = text.parse().unwrap();
    setup.with_rest_off(&Rules::STANDARD, Player::First).position(&Rules::STANDARD, Player::First).unwrap()
}

#[test]
fn who_answers_a_double_sees_their_own_chances_and_equities() {
    let position = position("13:3 8:4 6:4 5:2 4:2 / 13:5 8:5 6:5");
    let mut m = Match::from_position(Rules::STANDARD, MatchKind::Money, position, Player::First);
    let before = engine().advise(&m, Player::First, 1).unwrap().unwrap();
    let Advised::Cube(decision) = before.decision else { panic!("{before:?}") };
    assert!(decision.probabilities.win > 0.8, "{decision:?}");
    m.apply(Player::First, &Action::Double).unwrap();
    let advice = engine().advise(&m, Player::Second, 1).unwrap().unwrap();
    assert_eq!((advice.player, advice.actions()), (Player::Second, vec![Action::Drop]));
    let Advised::Answer(reply) = advice.decision else { panic!("{advice:?}") };
    assert_eq!(reply.answer, CubeAnswer::Drop);
    assert!((reply.probabilities.win - (1.0 - decision.probabilities.win)).abs() < 1e-6);
    assert!(reply.take < reply.drop && (reply.drop + 1.0).abs() < 1e-6, "{reply:?}");
    assert!(engine().advise(&m, Player::First, 1).unwrap().is_none(), "the doubler waits");
}

#[test]
fn the_right_answer_to_a_cube_is_the_one_with_the_highest_equity() {
    let mut rules = Rules::STANDARD;
    (rules.cube.beavers, rules.cube.raccoons) = (true, true);
    let mut answers = BTreeSet::new();
    for text in [
        "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5",
        "13:3 8:4 6:4 5:2 4:2 / 13:5 8:5 6:5",
        "13:2 8:4 6:4 5:3 4:2 / 24:1 13:5 8:4 6:5",
        "1:2 / 6:5 5:5 4:2 off:3",
        "6:5 5:5 4:2 / 2:2",
        "6:2 / 1:2",
    ] {
        let mut m = Match::from_position(rules.clone(), MatchKind::Money, position(text), Player::First);
        for (by, action) in [
            (Player::First, Action::Double),
            (Player::Second, Action::Beaver),
            (Player::First, Action::Raccoon),
        ] {
            m.apply(by, &action).unwrap();
            let player = by.opponent();
            let advice = engine().advise(&m, player, 0).unwrap().unwrap();
            let Advised::Answer(reply) = advice.decision else { panic!("{advice:?}") };
            let best = [Some(reply.take), Some(reply.drop), reply.redouble].into_iter().flatten();
            let best = best.fold(f32::MIN, f32::max);
            let worth = match reply.answer {
                CubeAnswer::Take => reply.take,
                CubeAnswer::Drop => reply.drop,
                CubeAnswer::Beaver => reply.redouble.expect("it is allowed"),
            };
            assert!((worth - best).abs() < 1e-6, "{text}: {reply:?}");
            answers.insert(format!("{:?} {:?}", reply.offer, reply.answer));
        }
    }
    assert!(answers.len() >= 7, "{answers:?}");
}
