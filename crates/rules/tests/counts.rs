//! Counts that others have published.

use tavola_rules::{Player, Plays, Position, Roll, Rules};

fn counts(position: &Position) -> Vec<usize> {
    let mut plays = Plays::new();
    Roll::ALL
        .iter()
        .map(|roll| {
            plays.generate_roll(&Rules::STANDARD, position, roll.dice()[0], roll.dice()[1]);
            plays.len()
        })
        .collect()
}

#[test]
fn the_start_position_has_447_results_over_the_21_rolls() {
    let start = Position::start(&Rules::STANDARD, Player::First);
    assert_eq!(counts(&start).iter().sum::<usize>(), 447);
}
