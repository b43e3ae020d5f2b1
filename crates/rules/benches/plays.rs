//! Distinct-result lists per second on one core: `cargo bench -p tavola-rules`.
//! `scripts/compare_movegen.py` measures GNU Backgammon's generator on the same positions.

use divan::Bencher;
use divan::counter::ItemsCount;
use tavola_rules::{Occasion, Player, Plays, Position, Roll, Rules, Segment, Setup, Step, end, variants};

fn main() {
    divan::main();
}

/// Positions with contact, from games that were played neither well nor senselessly.
fn contact() -> Vec<Position> {
    include_str!("../vectors/contact.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let setup: Setup = line.parse().expect("plain notation");
            setup
                .with_rest_off(&Rules::STANDARD, Player::First)
                .position(&Rules::STANDARD, Player::First)
                .expect("a position")
        })
        .collect()
}

/// Lists of all positions with all rolls of one kind.
fn lists(bencher: Bencher<'_, '_>, positions: &[Position], rolls: &[Roll]) {
    let mut plays = Plays::new();
    bencher.counter(ItemsCount::new(positions.len() * rolls.len())).bench_local(|| {
        let mut results = 0;
        for position in positions {
            for roll in rolls {
                plays.generate_roll(&Rules::STANDARD, position, roll.dice()[0], roll.dice()[1]);
                results += plays.len();
            }
        }
        results
    });
}

fn rolls(doubles: bool) -> Vec<Roll> {
    Roll::ALL.into_iter().filter(|roll| roll.double().is_some() == doubles).collect()
}

#[divan::bench]
fn contact_mixed(bencher: Bencher<'_, '_>) {
    lists(bencher, &contact(), &rolls(false));
}

#[divan::bench]
fn contact_doubles(bencher: Bencher<'_, '_>) {
    lists(bencher, &contact(), &rolls(true));
}

#[divan::bench]
fn start_with_3_1(bencher: Bencher<'_, '_>) {
    lists(bencher, &[Position::start(&Rules::STANDARD, Player::First)], &[Roll::two(3, 1).expect("dice")]);
}

/// Positions of random play of a game, each with the segment of a roll.
fn wandering(rules: &Rules, many: usize) -> Vec<(Position, Segment)> {
    let mut random = 1u64;
    let mut below = |n: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % n
    };
    let (mut plays, mut list) = (Plays::new(), Vec::new());
    let mut position = Position::start(rules, Player::First);
    while list.len() < many {
        let roll = Roll::two(1 + below(6) as u8, 1 + below(6) as u8).expect("dice");
        for step in rules.steps(&position, roll, &Occasion::of(rules, &position)) {
            if let Step::Play(segment) = step {
                list.push((position, segment));
                plays.generate(rules, &position, &segment);
                position = plays[below(plays.len())].position;
            }
        }
        position = position.swapped();
        if end::is_over(rules, &position) {
            position = Position::start(rules, Player::First);
        }
    }
    list
}

/// Lists of random play of games with pins, heads and couriers.
#[divan::bench(args = ["plakoto", "fevga", "narde"])]
fn random_play(bencher: Bencher<'_, '_>, name: &str) {
    let rules = variants::find(name).expect("a game of the catalogue").rules;
    let list = wandering(rules, 10_000);
    let mut plays = Plays::new();
    bencher.counter(ItemsCount::new(list.len())).bench_local(|| {
        let mut results = 0;
        for (position, segment) in &list {
            plays.generate(rules, position, segment);
            results += plays.len();
        }
        results
    });
}
