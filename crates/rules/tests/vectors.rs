//! More than ten thousand positions with all their rolls, against the counts and hashes that GNU
//! Backgammon's generator gave (`scripts/make_vectors.py` made them and explains them).

use crate::common::position;
use tavola_rules::{Checkers, Plays, Position, Rules};

const VECTORS: &str = include_str!("../vectors/moves.txt");

/// 64-bit FNV-1a.
fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes
        .into_iter()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3))
}

/// The hash of one result: the other player's points and bar, then the mover's.
fn hash(position: &Position) -> u64 {
    let side = |checkers: Checkers| (1..=25).map(move |place| checkers.count(place));
    fnv(side(position.other()).chain(side(position.own())))
}

#[test]
fn every_list_is_that_of_gnu_backgammon() {
    let rules = &Rules::STANDARD;
    let mut plays = Plays::new();
    let mut checked = 0;
    for line in VECTORS.lines().filter(|line| !line.starts_with('#')) {
        let [text, counts, expected] = line.split(" ; ").collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}");
        };
        let position = position(rules, text);
        let mut counts = counts.split(' ').map(|count| count.parse::<usize>().unwrap());
        let mut sums = vec![];
        for high in 1..=6 {
            for low in 1..=high {
                plays.generate_roll(rules, &position, high, low);
                assert_eq!(Some(plays.len()), counts.next(), "{position} with {high}{low}");
                let sum = plays.iter().fold(0u64, |sum, play| sum.wrapping_add(hash(&play.position)));
                sums.extend(sum.to_le_bytes());
            }
        }
        assert_eq!(format!("{:016x}", fnv(sums)), expected, "{position}");
        checked += 1;
    }
    assert!(checked > 10_000);
}
