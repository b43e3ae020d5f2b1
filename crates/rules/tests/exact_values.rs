//! Games small enough to be solved: the generator's results, played perfectly, against figures from other sources -
//! published tables, a formula, a chain written down by hand.

use tavola_rules::Occasion;
use tavola_rules::{Checkers, OFF, POOL, Player, Plays, Position, Roll, Rules, Setup, Step, end, variants};

fn rules(name: &str) -> &'static Rules {
    variants::find(name).unwrap().rules
}

fn position(rules: &Rules, own: &[(u8, u8)], other: &[(u8, u8)]) -> Position {
    let mut setup = Setup::default();
    for (side, list) in [(&mut setup.own, own), (&mut setup.other, other)] {
        for &(place, count) in list {
            side.places[usize::from(place)] += count;
        }
    }
    setup.position(rules, Player::First).unwrap()
}

/// The results of a roll, for rolls that are played in one part.
fn results(rules: &Rules, position: &Position, roll: Roll) -> Vec<Position> {
    let mut plays = Plays::new();
    for step in rules.steps(position, roll, &Occasion::of(rules, position)) {
        if let Step::Play(segment) = step {
            plays.generate(rules, position, &segment);
        }
    }
    plays.iter().map(|play| play.position).collect()
}

/// In how many of 36 rolls the last two checkers come off at once: the table of every handbook.
#[test]
fn two_checkers_come_off_in_one_roll_as_the_handbooks_say() {
    let rules = &Rules::STANDARD;
    let known: [&[u32]; 6] =
        [&[36], &[36, 26], &[34, 25, 17], &[29, 23, 17, 11], &[23, 19, 14, 10, 6], &[15, 13, 10, 8, 6, 4]];
    for (far, row) in (1..).zip(known) {
        for (near, &ways) in (1..).zip(row) {
            let position = position(rules, &[(far, 1), (near, 1), (OFF, 13)], &[(1, 1), (OFF, 14)]);
            let off =
                |roll: &&Roll| results(rules, &position, **roll).iter().any(|p| p.own().count(OFF) == 15);
            let found: u32 = Roll::ALL.iter().filter(off).map(Roll::weight).sum();
            assert_eq!(found, ways, "{far} and {near}");
        }
    }
}

/// Taking the six towers of Doublets apart is collecting six coupons, two with each roll and two more after a double.
/// The chance of being done after a number of rolls follows from inclusion and exclusion.
#[test]
fn the_towers_of_doublets_fall_as_coupons_are_collected() {
    let rules = rules("doublets");
    let start = Position::start(rules, Player::First);
    let standing = |position: &Position| (19..=24).filter(|&tower| position.own().count(tower) > 0).count();
    // Chance of each position after `rolls` single rolls, with extra rolls counted like others.
    let mut now = vec![(start, 1.0)];
    for rolls in 1..=12i32 {
        let mut next: Vec<(Position, f64)> = Vec::new();
        for (position, chance) in &now {
            for roll in Roll::ALL {
                let chance = chance * f64::from(roll.weight()) / 36.0;
                let after =
                    if standing(position) == 0 { vec![*position] } else { results(rules, position, roll) };
                // Nothing is to be chosen: both orders of the dice do the same, until a phase ends within a roll.
                match next.iter_mut().find(|(known, _)| *known == after[0]) {
                    Some((_, sum)) => *sum += chance,
                    None => next.push((after[0], chance)),
                }
            }
        }
        now = next;
        let done: f64 = now.iter().filter(|(p, _)| standing(p) == 0).map(|(_, chance)| chance).sum();
        let choose = [1.0, 6.0, 15.0, 20.0, 15.0, 6.0, 1.0];
        let expected: f64 = (0..=6)
            .map(|k: i32| {
                let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
                sign * choose[k as usize] * (1.0 - f64::from(k) / 6.0).powi(2 * rolls)
            })
            .sum();
        assert!((done - expected).abs() < 1e-12, "{rolls} rolls: {done} {expected}");
    }
}

/// Tourne-case with one checker each, written down by hand: 0 waits, 1 to 11 on the way, 12 home. Checkers that
/// come to stand face to face send the other back, except at home.
mod tourne_case_by_hand {
    fn step(own: usize, other: usize, die: usize) -> Option<(usize, usize)> {
        let to = own + die;
        let hit = to == other && to != 12;
        (to <= 12).then_some((to, if hit { 0 } else { other }))
    }

    /// The results of a roll: as many dice as possible, the higher if only one.
    fn results(own: usize, other: usize, high: usize, low: usize) -> Vec<(usize, usize)> {
        let both = |first, second| step(own, other, first).and_then(|(a, b)| step(a, b, second));
        if high == low {
            return vec![step(own, other, high).unwrap_or((own, other))];
        }
        let whole: Vec<_> = [both(high, low), both(low, high)].into_iter().flatten().collect();
        if !whole.is_empty() {
            return whole;
        }
        let one = step(own, other, high).or_else(|| step(own, other, low));
        vec![one.unwrap_or((own, other))]
    }

    /// Chance to win of the player on roll, by their own and the other's place.
    pub(super) fn solve() -> Vec<Vec<f64>> {
        let mut chances = vec![vec![0.5; 12]; 12];
        for _ in 0..2000 {
            for own in 0..12 {
                for other in 0..12 {
                    let mut sum = 0.0;
                    for high in 1..=6 {
                        for low in 1..=high {
                            let weight = if high == low { 1.0 } else { 2.0 } / 36.0;
                            let worth =
                                |(a, b): (usize, usize)| if a == 12 { 1.0 } else { 1.0 - chances[b][a] };
                            let best =
                                results(own, other, high, low).into_iter().map(worth).fold(0.0, f64::max);
                            sum += weight * best;
                        }
                    }
                    chances[own][other] = sum;
                }
            }
        }
        chances
    }
}

#[test]
fn tourne_case_with_one_checker_is_the_chain_written_by_hand() {
    let start = [Checkers::of(&[(POOL, 1)]); 2];
    let rules = Rules { start, ..rules("tourne-case").clone() };
    let by_hand = tourne_case_by_hand::solve();
    // The hand counts steps from the entry, the rules the pips left: 12 of them is home, own point 1.
    let place = |steps: usize| if steps == 0 { POOL } else { 13 - steps as u8 };
    let steps = |side: Checkers| (1..12).find(|&n| side.count(place(n)) > 0).unwrap_or(0);
    for own in 0..12 {
        for other in 0..12 {
            // Checkers that face each other cannot both be there.
            if own == other && own != 0 {
                continue;
            }
            let here = position(&rules, &[(place(own), 1)], &[(place(other), 1)]);
            let mut sum = 0.0;
            for roll in Roll::ALL {
                let worth = |after: Position| match end::finish(&rules, &after) {
                    Some(finish) => f64::from(u8::from(finish.mover_wins == Some(true))),
                    None => 1.0 - by_hand[steps(after.other())][steps(after.own())],
                };
                let best = results(&rules, &here, roll).into_iter().map(worth).fold(0.0, f64::max);
                sum += f64::from(roll.weight()) / 36.0 * best;
            }
            // Both solutions have equal values: they solve the same equations.
            assert!(
                (sum - by_hand[own][other]).abs() < 1e-12,
                "{own} {other}: {sum} {}",
                by_hand[own][other]
            );
        }
    }
}
