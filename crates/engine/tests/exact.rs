//! With the two-sided table the engine plays money games perfectly to their end.

use std::sync::LazyLock;

use tavola_engine::evaluators::tables::bearoff::TwoSided;
use tavola_engine::{Context, CubeAction, CubeAnswer, Engine, Owner, Stakes, Work};
use tavola_rules::{Player, Position, Roll, Rules, Setup, Turn};

const RULES: Rules = Rules::STANDARD;

fn position(own: &[(usize, u8)], other: &[(usize, u8)]) -> Position {
    let mut setup = Setup::default();
    own.iter().for_each(|&(p, n)| setup.own.places[p] = n);
    other.iter().for_each(|&(p, n)| setup.other.places[p] = n);
    setup.with_rest_off(&RULES, Player::First).position(&RULES, Player::First).unwrap()
}

/// An engine with the table, and the table.
static ENGINE: LazyLock<(Engine, TwoSided)> = LazyLock::new(|| {
    let table = TwoSided::solve(&Work::inline()).unwrap();
    let engine = Engine::embedded();
    engine.add_table(table.clone());
    (engine, table)
});

fn table() -> &'static TwoSided {
    &ENGINE.1
}

fn engine() -> &'static Engine {
    &ENGINE.0
}

#[test]
fn equities_and_chances_are_those_of_the_table_for_any_cube() {
    let position = position(&[(6, 2), (5, 1), (3, 2)], &[(6, 1), (4, 3), (1, 1)]);
    let exact = table().lookup(&position).unwrap();
    for owner in [Owner::Centre, Owner::Own, Owner::Other] {
        let context = Context { value: 2, owner, ..Context::money() };
        let found = engine().evaluation(&RULES, &position, &context, 0).unwrap();
        assert!((found.cubeless - exact.cubeless).abs() < 1e-6);
        assert!((found.cubeful - exact.equity(owner)).abs() < 1e-6, "{owner:?}");
        assert!((found.probabilities.money() - exact.cubeless).abs() < 1e-6);
        let decision = engine().cube(&RULES, &position, &context, 0).unwrap();
        assert!((decision.no_double - exact.no_double(owner)).abs() < 1e-6);
        assert!((decision.double_take - exact.double_take()).abs() < 1e-6);
    }
}

#[test]
fn three_rolls_against_three_are_a_double_and_a_drop() {
    for checkers in [5, 6] {
        let position = position(&[(1, checkers)], &[(1, checkers)]);
        let decision = engine().cube(&RULES, &position, &Context::money(), 0).unwrap();
        assert_eq!((decision.action, decision.answer(false)), (CubeAction::DoubleDrop, CubeAnswer::Drop));
    }
}

#[test]
fn a_play_is_worth_what_the_opponent_has_left_and_the_best_comes_first() {
    let position = position(&[(4, 1), (2, 1), (6, 1)], &[(1, 2)]);
    let roll = Roll::two(2, 1).unwrap();
    for owner in [Owner::Centre, Owner::Own, Owner::Other] {
        let context = Context { owner, value: 2, ..Context::money() };
        let ranked = engine().rank(&Turn::rolled(&RULES, position, roll), &context, 0).unwrap();
        for entry in &ranked {
            let theirs = table().lookup(&entry.position.swapped()).unwrap();
            assert!((entry.equity + theirs.equity(owner.swapped())).abs() < 1e-6);
        }
        assert!(ranked.windows(2).all(|pair| pair[0].equity >= pair[1].equity));
    }
}

#[test]
fn a_match_a_capped_cube_and_beavers_are_judged_without_the_table() {
    let position = position(&[(6, 2), (5, 1), (3, 2)], &[(6, 1), (4, 3), (1, 1)]);
    let exact = table().lookup(&position).unwrap().equity(Owner::Centre);
    let beavers = Context { stakes: Stakes::Money { jacoby: false, beavers: true }, ..Context::money() };
    for context in [Context::score(3, 5, false), Context { cap: 2, ..Context::money() }, beavers] {
        let found = engine().evaluation(&RULES, &position, &context, 0).unwrap();
        assert!((found.cubeful - exact).abs() > 1e-5, "{context:?}");
    }
}
