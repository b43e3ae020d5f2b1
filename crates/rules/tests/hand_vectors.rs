//! Plays worked out by hand from the leaflets and decisions, for every game. In some of them all three generators are
//! built on `moves`, so that their agreement alone proves little.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::{play, position};
use tavola_rules::{Plays, Position, Rules, Turn, Waits, variants};

/// The results of the first part of a roll, by the generator of lists.
fn results(turn: &Turn) -> BTreeSet<Position> {
    let Some(segment) = turn.segment() else { return BTreeSet::new() };
    let mut plays = Plays::new();
    plays.generate(turn.rules(), &turn.start(), &segment);
    plays.iter().map(|play| play.position).collect()
}

fn check(rules: &Rules, line: &str) {
    let [text, roll, kind, plays] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("four columns: {line}");
    };
    let turn = Turn::rolled(rules, position(rules, text), roll.parse().unwrap());
    match (kind, plays) {
        ("all", "none") => assert!(turn.legal().is_empty(), "{}: {line}", rules.name),
        ("all", _) => {
            let mut expected = BTreeSet::new();
            for text in plays.split("; ") {
                let mut turn = turn.clone();
                assert!(play(&mut turn, text).is_some(), "{}: {text} in {line}", rules.name);
                assert_ne!(turn.waits(), Waits::Move, "{}: {text} is not all in {line}", rules.name);
                expected.insert(turn.position());
            }
            assert_eq!(results(&turn), expected, "{}: {line}", rules.name);
        }
        ("not", _) => assert!(play(&mut turn.clone(), plays).is_none(), "{}: {line}", rules.name),
        _ => panic!("all or not: {line}"),
    }
}

#[test]
fn every_game_plays_what_was_worked_out_by_hand() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors/hand");
    let mut games = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let rules = variants::find(name).unwrap_or_else(|| panic!("no game {name}")).rules;
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.for_each(|line| check(rules, line));
        games.insert(rules.name);
    }
    assert_eq!(games, variants::ALL.iter().map(|variant| variant.rules.name).collect());
}
