//! The tables against the rules themselves: every turn played out with [`Turn`], chains, choices and further rolls included.

use std::collections::{BTreeMap, BTreeSet};

use tavola_rules::rules::{BearOff, CheckersLeft, DiceRule, Doubles, End, OneTwo, Scoring, StackLimits};
use tavola_rules::segment::{Incomplete, Obligation, Order};
use tavola_rules::{Checkers, Occasion, Player, Position, Roll, Rules, Turn, Waits, variants};

use super::{Race, kind};
use crate::outcome;
use crate::work::Work;

/// The possible ends of a turn, and whether the player rolls again there.
type Ends = BTreeSet<(Checkers, bool)>;

/// Adds all ends of a turn.
fn add_ends(rules: &Rules, turn: &Turn, ends: &mut Ends) {
    for end in turn.ends() {
        let mut after = turn.clone();
        end.moves.iter().for_each(|&mv| _ = after.play(mv).unwrap());
        let own = end.position.own();
        match end.waits {
            Waits::Nothing => _ = ends.insert((own, false)),
            Waits::Roll => {
                assert!(after.owed().is_empty(), "nothing is owed after a further roll");
                ends.insert((own, true));
            }
            Waits::Double => {
                for number in 1..=6 {
                    let chosen = Turn::of_choice(rules, end.position, number, after.owed());
                    add_ends(rules, &chosen, ends);
                }
            }
            Waits::Segment => add_ends(rules, &after, ends),
            Waits::Move => panic!("no end"),
        }
    }
}

/// The ends of all rolls of a side.
fn rolls(rules: &Rules, side: Checkers) -> Vec<(f64, Ends)> {
    let rules = Rules { start: [side, rules.start[1]], ..rules.clone() };
    let position = Position::start(&rules, Player::First);
    let occasion = Occasion { player: Player::First, turn: Occasion::LATER, begins: true };
    let ends = |roll: &Roll| {
        let mut ends = Ends::new();
        add_ends(&rules, &Turn::of_roll(&rules, position, *roll, &occasion), &mut ends);
        (f64::from(roll.weight()) / 36.0, ends)
    };
    Roll::ALL.iter().map(ends).collect()
}

/// All arrangements of a side that can be reached, with the ends of all rolls.
fn reached(rules: &Rules, from: &[Checkers]) -> BTreeMap<Checkers, Vec<(f64, Ends)>> {
    let mut known = BTreeMap::new();
    let mut open = from.to_vec();
    while let Some(side) = open.pop() {
        if side.in_play() > 0 && !known.contains_key(&side) {
            let rolls = rolls(rules, side);
            open.extend(rolls.iter().flat_map(|(_, ends)| ends).map(|(side, _)| *side));
            known.insert(side, rolls);
        }
    }
    known
}

/// Improves a value from turn to turn until it changes no more.
fn settle(mut value: f64, mut better: impl FnMut(f64) -> f64) -> f64 {
    for _ in 0..10_000 {
        let next = better(value);
        if (next - value).abs() < 1e-12 {
            return next;
        }
        value = next;
    }
    panic!("it does not settle");
}

/// Mean turns of a side that plays as fast as it can, or as slowly.
fn means(rules: &Rules, sides: &BTreeMap<Checkers, Vec<(f64, Ends)>>) -> BTreeMap<Checkers, f64> {
    let mut order: Vec<Checkers> = sides.keys().copied().collect();
    order.sort_by_key(|side| side.pips(25));
    let slow = rules.end == End::LastOff;
    let mut means: BTreeMap<Checkers, f64> = BTreeMap::new();
    for side in order {
        let mean = settle(1.0, |mean| {
            let turns = |&(end, again): &(Checkers, bool)| {
                let left = if end == side { mean } else { means.get(&end).copied().unwrap_or(0.0) };
                // A player who is done rolls no more.
                if again && end.in_play() > 0 { left } else { 1.0 + left }
            };
            let best = |ends: &Ends| {
                let turns = ends.iter().map(turns);
                if slow { turns.fold(0.0, f64::max) } else { turns.fold(f64::MAX, f64::min) }
            };
            sides[&side].iter().map(|(chance, ends)| chance * best(ends)).sum()
        });
        means.insert(side, mean);
    }
    means
}

/// The worth of every pair of arrangements: the mean points of the player on roll, if both play perfectly.
fn worths(
    rules: &Rules,
    sides: &BTreeMap<Checkers, Vec<(f64, Ends)>>,
) -> BTreeMap<(Checkers, Checkers), f64> {
    let points = outcome::points(rules);
    let pips = |side: &Checkers| side.pips(25);
    let mut pairs: Vec<(Checkers, Checkers)> =
        sides.keys().flat_map(|own| sides.keys().map(|other| (*own, *other))).collect();
    pairs.sort_by_key(|(own, other)| pips(own) + pips(other));
    let mut worths: BTreeMap<(Checkers, Checkers), f64> = pairs.iter().map(|pair| (*pair, 0.0)).collect();
    let done = |loser: Checkers| {
        let won = f64::from(outcome::equity(&points, &outcome::won_against(rules, loser)));
        if rules.end == End::LastOff { -won } else { won }
    };
    // A turn in which nothing moves leads from a pair to its opposite: until that changes nothing any more.
    loop {
        let mut most: f64 = 0.0;
        for &(own, other) in &pairs {
            let worth = |&(end, again): &(Checkers, bool)| match () {
                () if end.in_play() == 0 => done(other),
                () if again => worths[&(end, other)],
                () => -worths[&(other, end)],
            };
            let best = |ends: &Ends| ends.iter().map(worth).fold(f64::MIN, f64::max);
            let mean = sides[&own].iter().map(|(chance, ends)| chance * best(ends)).sum::<f64>();
            most = most.max((mean - worths[&(own, other)]).abs());
            worths.insert((own, other), mean);
        }
        if most < 1e-9 {
            return worths;
        }
    }
}

/// The rules of a game for few checkers, all at home.
fn few(rules: &Rules, checkers: u8) -> Rules {
    Rules { start: [Checkers::of(&[(6, checkers)]); 2], ..rules.clone() }
}

/// Every arrangement of `checkers` checkers at home.
fn homes(checkers: u8) -> Vec<Checkers> {
    let mut all = BTreeSet::from([Checkers::of(&[(6, checkers)])]);
    for _ in 0..checkers {
        let moved: Vec<Checkers> = all
            .iter()
            .filter(|side| side.count(6) > 0)
            .flat_map(|side| (0..6).map(|point| side.moved(6, point)))
            .collect();
        all.extend(moved);
    }
    all.into_iter().collect()
}

/// Every kind of bear-off that a named game has, under the name of the first such game, and some of house rules.
fn kinds(checkers: u8) -> Vec<Rules> {
    let mut kinds: Vec<(Rules, Rules)> = Vec::new();
    let named = |name: &str| variants::find(name).unwrap().rules.clone();
    let houses = [
        Rules { bear_off: BearOff::FreeOvershoot, ..named("leaflet-003") },
        Rules { bear_off: BearOff::Exact, ..named("eureka") },
        Rules { bear_off: BearOff::Exact, obligation: Obligation::Max { higher: false }, ..Rules::STANDARD },
        Rules { bear_off: BearOff::Exact, obligation: Obligation::OneByOne, ..Rules::STANDARD },
        Rules { bear_off: BearOff::Exact, ..named("misere") },
        Rules { bear_off: BearOff::Exact, ..named("puff") },
        Rules { bear_off: BearOff::Exact, ..named("french-1") },
        Rules { stacks: StackLimits::all(1), ..Rules::STANDARD },
        Rules { stacks: StackLimits::all(1), bear_off: BearOff::Exact, ..named("acey-deucey") },
        Rules {
            dice: DiceRule {
                one_two: OneTwo::Choose,
                doubles: Doubles::Ascending { from_turn: 1 },
                incomplete: Incomplete::EndTurn,
                ..DiceRule::STANDARD
            },
            bear_off: BearOff::Exact,
            order: Order::LowerFirst,
            scoring: Scoring::CheckersLeft(CheckersLeft::OutsideDoubled),
            ..Rules::STANDARD
        },
    ];
    let games = variants::ALL
        .iter()
        .map(|variant| few(variant.rules, checkers))
        .chain(houses.map(|rules| few(&rules, checkers)));
    for rules in games {
        if let Some(kind) = kind(&rules).filter(|kind| kind.track != tavola_rules::track::Track::Towers)
            && !kinds.iter().any(|(known, _)| *known == kind)
        {
            kinds.push((kind, rules));
        }
    }
    kinds.into_iter().map(|(_, rules)| rules).collect()
}

#[test]
fn every_bear_off_takes_as_many_turns_as_the_rules_of_its_game_make_it_take() {
    let kinds = kinds(3);
    assert!(kinds.len() > 15, "{}", kinds.len());
    for rules in kinds {
        let table = Race::new(&kind(&rules).unwrap(), &Work::inline()).unwrap();
        for (side, mean) in means(&rules, &reached(&rules, &homes(3))) {
            let found = f64::from(table.mean(side).unwrap());
            assert!((found - mean).abs() < 2e-4 * mean, "{} {side:?}: {found}, not {mean}", rules.name);
        }
    }
}

#[test]
fn two_sides_alone_are_worth_nearly_what_they_are_together() {
    for rules in kinds(2) {
        let table = Race::new(&kind(&rules).unwrap(), &Work::inline()).unwrap();
        let points = outcome::points(&rules);
        for ((own, other), worth) in worths(&rules, &reached(&rules, &homes(2))) {
            let rules = Rules { start: [own, other], ..rules.clone() };
            let found = table.chances(&Position::start(&rules, Player::First)).unwrap();
            let error = (f64::from(outcome::equity(&points, &found)) - worth).abs() / f64::from(points[2]);
            assert!(error < 0.02, "{} {own:?} {other:?}: {error}", rules.name);
        }
    }
}

#[test]
fn doublets_has_no_decisions_and_exact_chances() {
    let rules = variants::find("doublets").unwrap().rules;
    for whole_towers in [true, false] {
        let rules = Rules { whole_towers, ..rules.clone() };
        let sides = reached(&rules, &rules.start);
        assert!(sides.values().flatten().all(|(_, ends)| ends.len() == 1), "one end of each roll");
        let table = Race::new(&kind(&rules).unwrap(), &Work::inline()).unwrap();
        for (side, mean) in means(&rules, &sides) {
            let found = f64::from(table.mean(side).unwrap());
            assert!((found - mean).abs() < 1e-4 * mean, "{side:?}: {found}, not {mean}");
        }
        // From the start the player on roll wins a little more often, and the chances of both are those of one game.
        let chances = table.chances(&Position::start(&rules, Player::First)).unwrap();
        assert!((0.5..0.56).contains(&chances.win), "{chances:?}");
    }
}
