//! Custom rules of any game, made by options that do not contradict each other: all generators agree on
//! them, their games end or are drawn, and a match is its list of actions.

use crate::common::player::sensible;
use crate::common::{Rng, cases, random_positions, results};
use tavola_rules::Occasion;
use tavola_rules::options::{self, RawValue, Spec, Value};
use tavola_rules::{Match, MatchKind, Rules, Step, variants};

fn set(rules: &mut Rules, spec: &Spec, value: Value) {
    let raw = match value {
        Value::Flag(flag) => RawValue::Flag(flag),
        Value::Choice(word) => RawValue::Word(word),
        Value::Number(number) => RawValue::Number(number.into()),
    };
    rules.set_option(spec.id, &raw).expect("a value that the option offers");
}

/// Any game with some options changed, one after the other, each to a value that goes with the rest.
fn custom(rng: &mut Rng) -> (Rules, String) {
    let variant = &variants::ALL[rng.below(variants::ALL.len())];
    let mut rules = variant.rules.clone();
    let mut story = variant.rules.name.to_owned();
    for _ in 0..1 + rng.below(6) {
        let spec = &options::ALL[rng.below(options::ALL.len())];
        if !spec.applies(&rules) {
            continue;
        }
        let blocked = spec.blocked(&rules);
        let free = |value: &Value| blocked.iter().all(|(wrong, _)| wrong != value);
        let values: Vec<Value> = spec.kind.values().into_iter().filter(free).collect();
        let value = values[rng.below(values.len())];
        set(&mut rules, spec, value);
        story.push_str(&format!(" {}={value:?}", spec.id));
        assert_eq!((spec.get)(&rules), value, "{story}");
        assert_eq!(rules.conflict(), None, "{story}");
    }
    (rules, story)
}

#[test]
fn all_generators_agree_on_custom_rules() {
    let mut rng = Rng(31);
    for _ in 0..cases() / 40 {
        let (rules, _) = custom(&mut rng);
        random_positions(&mut rng, &rules, 20, |_, position, roll| {
            for step in rules.steps(position, roll, &Occasion::of(&rules, position)) {
                if let Step::Play(segment) = step {
                    results(&rules, position, &segment);
                }
            }
        });
    }
}

#[test]
fn games_by_custom_rules_end_and_replay() {
    let mut rng = Rng(32);
    for _ in 0..cases() / 20 {
        let (rules, story) = custom(&mut rng);
        let mut m = Match::new(rules.clone(), MatchKind::Single);
        let mut actions = vec![];
        while !m.is_over() {
            let (by, action) = sensible(&mut rng, &m);
            m.apply(by, &action).unwrap_or_else(|error| panic!("{story}: {action:?}: {error}"));
            actions.push((by, action));
            assert!(actions.len() < 200_000, "{story} does not end");
        }
        let mut again = Match::new(rules, MatchKind::Single);
        for (by, action) in &actions {
            again.apply(*by, action).unwrap();
        }
        assert_eq!(again.score(), m.score(), "{story}");
    }
}
