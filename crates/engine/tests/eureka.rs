//! Eureka is bearing off alone: the rolls that its start needs at best, found by playing every roll with the rules
//! themselves, are those of the bear-off table.

use std::collections::HashMap;

use tavola_engine::evaluators::tables::bearoff::BearOffTable;
use tavola_rules::{Checkers, Player, Plays, Position, Roll, Rules, variants};

/// The mean number of rolls of a player who minimises it.
fn rolls_needed(rules: &Rules, position: &Position, known: &mut HashMap<Checkers, f64>) -> f64 {
    if !position.own().any_from(1) {
        return 0.0;
    }
    if let Some(&rolls) = known.get(&position.own()) {
        return rolls;
    }
    let mut mean = 1.0;
    for roll in Roll::ALL {
        let mut plays = Plays::new();
        plays.generate_roll(rules, position, roll.dice()[0], roll.dice()[1]);
        let after: Vec<Position> = plays.iter().map(|play| play.position).collect();
        let best = after.iter().map(|after| rolls_needed(rules, after, known)).fold(f64::MAX, f64::min);
        mean += f64::from(roll.weight()) / 36.0 * best;
    }
    known.insert(position.own(), mean);
    mean
}

#[test]
fn eureka_takes_as_many_rolls_as_the_table_says() {
    let rules = variants::find("eureka").unwrap().rules;
    let start = Position::start(rules, Player::First);
    let mut known = HashMap::new();
    let mean = rolls_needed(rules, &start, &mut known);
    assert!(known.len() > 10_000, "many arrangements can come of the start: {}", known.len());
    for (checkers, found) in known {
        let table = BearOffTable::shared().rolls(checkers).unwrap().mean();
        assert!((f64::from(table) - found).abs() < 1e-4, "{checkers:?}: {table} {found}");
    }
    assert!((7.0..9.0).contains(&mean), "{mean}");
}
