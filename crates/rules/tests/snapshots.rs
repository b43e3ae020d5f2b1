//! A match is restored from its data as it stood, in every game and whatever it waits for.

use crate::common::Rng;
use crate::common::player::sensible;
use tavola_rules::{Match, MatchKind, Player, Snapshot, variants};

#[test]
fn a_match_restored_from_json_is_the_same_to_the_last_field_after_every_action() {
    let mut rng = Rng(11);
    for variant in &variants::ALL {
        for kind in [MatchKind::Points(5), MatchKind::Games(2), MatchKind::Money] {
            let mut m = Match::new(variant.rules.clone(), kind);
            let mut actions = 0;
            while !m.is_over() && actions < 120 {
                let text = serde_json::to_string(&m.snapshot()).unwrap();
                let snapshot: Snapshot = serde_json::from_str(&text).unwrap();
                let again = Match::restored(variant.rules.clone(), &snapshot)
                    .unwrap_or_else(|error| panic!("{}: {error}: {text}", variant.rules.name));
                assert_eq!(format!("{again:?}"), format!("{m:?}"), "{}: {text}", variant.rules.name);
                let (by, action) = sensible(&mut rng, &m);
                m.apply(by, &action).unwrap();
                actions += 1;
            }
        }
    }
}

#[test]
fn a_match_that_begins_with_a_position_is_restored_too() {
    for variant in &variants::ALL {
        let rules = variant.rules;
        let start = Match::new(rules.clone(), MatchKind::Money);
        let mut rng = Rng(3);
        let mut m = start;
        for _ in 0..12 {
            let (by, action) = sensible(&mut rng, &m);
            m.apply(by, &action).unwrap();
        }
        let position = m.game().position(Player::First);
        let begun = Match::from_position(rules.clone(), MatchKind::Points(5), position, Player::First);
        let text = serde_json::to_string(&begun.snapshot()).unwrap();
        let snapshot: Snapshot = serde_json::from_str(&text).unwrap();
        let again = Match::restored(rules.clone(), &snapshot)
            .unwrap_or_else(|error| panic!("{}: {error}: {text}", rules.name));
        assert_eq!(format!("{again:?}"), format!("{begun:?}"), "{}", rules.name);
    }
}

#[test]
fn data_that_are_no_match_are_refused_with_what_was_expected() {
    let m = Match::new(variants::ALL[0].rules.clone(), MatchKind::Points(5));
    let text = serde_json::to_string(&m.snapshot()).unwrap();
    for (from, to) in [
        ("\"value\":1", "\"value\":3"),
        ("\"automatic\":0", "\"automatic\":40"),
        ("\"games\":0", "\"games\":4000000000"),
        ("6:5 / ", "6:6 / "),
        (
            "{\"kind\":\"opening\"}",
            "{\"kind\":\"resigned\",\"player\":0,\"level\":9,\"before\":{\"kind\":\"opening\"}}",
        ),
        (
            "{\"kind\":\"opening\"}",
            "{\"kind\":\"over\",\"result\":{\"winner\":0,\"level\":1,\"points\":1,\"how\":\"drop\"}}",
        ),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let read = serde_json::from_str::<Snapshot>(&changed).map_err(|error| error.to_string());
        let restored = read.and_then(|snapshot| {
            Match::restored(variants::ALL[0].rules.clone(), &snapshot).map_err(|error| error.to_string())
        });
        assert!(restored.is_err_and(|error| error.contains("expected")), "{changed}");
    }
}
