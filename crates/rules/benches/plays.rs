//! Distinct-result lists per second on one core: `cargo bench -p tavola-rules`.
//! `scripts/compare_movegen.py` measures GNU Backgammon's generator on the same positions.

use divan::Bencher;
use divan::counter::ItemsCount;
use tavola_rules::{Player, Plays, Position, Roll, Rules, Setup};

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
