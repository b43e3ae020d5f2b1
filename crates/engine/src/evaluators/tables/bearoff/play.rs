//! Moves in the home board without an opponent in the way.

use super::rank::{Home, POINTS};

/// One checker by one die, from each possible point, the farthest first.
pub(super) fn moves(home: &Home, die: u8, farthest: usize, mut each: impl FnMut(Home, usize)) {
    let die = usize::from(die);
    for from in (1..=farthest).rev() {
        if home[from - 1] == 0 {
            continue;
        }
        let overshoots = die > from;
        if overshoots && home[from..].iter().any(|&n| n > 0) {
            continue;
        }
        let mut next = *home;
        next[from - 1] -= 1;
        if die < from {
            next[from - die - 1] += 1;
        }
        each(next, from);
        if overshoots {
            return;
        }
    }
}

/// Collects all results of a roll, some of them more than once.
pub(super) fn results(home: &Home, a: u8, b: u8, out: &mut Vec<Home>) {
    fn chain(home: &Home, dice: &[u8], farthest: usize, out: &mut Vec<Home>) {
        let empty = home.iter().all(|&n| n == 0);
        let Some((&die, rest)) = dice.split_first().filter(|_| !empty) else {
            out.push(*home);
            return;
        };
        let same = rest.first().is_some_and(|&next| next == die);
        moves(home, die, farthest, |next, from| chain(&next, rest, if same { from } else { POINTS }, out));
    }
    out.clear();
    if a == b {
        chain(home, &[a; 4], POINTS, out);
    } else {
        chain(home, &[a, b], POINTS, out);
        chain(home, &[b, a], POINTS, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Checkers, OFF, Player, Plays, Position, Rules};

    /// The results by the rules of the game.
    fn by_the_rules(home: &Home, a: u8, b: u8) -> Vec<Home> {
        let off = 15 - home.iter().sum::<u8>();
        let own =
            (0..6).fold(Checkers::NONE.with(OFF, off), |side, p| side.with(p + 1, home[usize::from(p)]));
        let rules = Rules { start: [own, Checkers::of(&[(1, 15)])], ..Rules::STANDARD };
        let mut plays = Plays::new();
        plays.generate_roll(&rules, &Position::start(&rules, Player::First), a, b);
        plays.iter().map(|play| core::array::from_fn(|p| play.position.own().count(p as u8 + 1))).collect()
    }

    #[test]
    fn a_roll_leads_where_the_rules_say() {
        let mut found = Vec::new();
        for home in super::super::rank::arrangements(5).iter().skip(1) {
            for a in 1..=6 {
                for b in 1..=a {
                    let mut expected = by_the_rules(home, a, b);
                    results(home, a, b, &mut found);
                    for list in [&mut expected, &mut found] {
                        list.sort_unstable();
                        list.dedup();
                    }
                    assert_eq!(found, expected, "{home:?} with {a}-{b}");
                }
            }
        }
    }
}
