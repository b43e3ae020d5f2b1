//! Counts that another generator gives too: over all 21 rolls a turn, distinct results of a roll counted
//! once, a turn without a legal move as one result. The package gnubg-nn was asked.

use tavola_rules::perft::perft;
use tavola_rules::{Player, Position, variants};

fn counts(name: &str, expected: &[u64]) {
    let rules = variants::find(name).unwrap().rules;
    let start = Position::start(rules, Player::First);
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(perft(rules, &start, depth), count, "{name}, {depth} turns");
    }
}

#[test]
fn the_start_position_has_447_results_over_the_21_rolls() {
    counts("backgammon", &[447, 202_782, 116_154_993]);
}

#[test]
fn other_starts() {
    counts("nackgammon", &[547, 324_161]);
    counts("hypergammon", &[195, 38_017, 6_645_799]);
    counts("longgammon", &[59, 3_484, 713_141]);
}

/// `vectors/perft.txt` holds the counts of every game from its start: a change of any rule shows there. Made by
/// `tavola perft start DEPTH --rules GAME`.
#[test]
fn every_game_has_the_counts_of_the_file() {
    let text = include_str!("../vectors/perft.txt");
    let mut seen = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [name, depth, count]: [&str; 3] = line.split_whitespace().collect::<Vec<_>>().try_into().unwrap();
        let rules = tavola_rules::variants::find(name).unwrap_or_else(|| panic!("no game {name}")).rules;
        let start = Position::start(rules, Player::First);
        assert_eq!(
            perft(rules, &start, depth.parse().unwrap()),
            count.parse::<u64>().unwrap(),
            "{name} {depth}"
        );
        seen += 1;
    }
    assert!(seen >= tavola_rules::variants::ALL.len());
}
