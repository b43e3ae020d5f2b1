//! Matches whose dice are sealed, checked afterwards.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tavola_dice::Bytes;
use tavola_dice::sealed::{Seed, open_secret, promise};
use tavola_play::{
    Ability, DiceFault, DiceFinding, DiceMode, DiceRecord, MatchRecord, MatchSetup, PlayedMatch, Seat,
    SeatDice, SetupError, State,
};
use tavola_rules::options::RawValue;
use tavola_rules::{Action, MatchKind, Player, Rules, variants};

use crate::matches::{Chance, command, prepare, setup};

const ID: &str = "7k2m9qabcd";

fn sealed(setup: &MatchSetup, seed: u8) -> DiceRecord {
    let (text, seed) = (setup.sealed_text(), Seed::new([seed; 32]));
    let secret = Bytes([7; 32]);
    DiceRecord {
        id: ID.to_owned(),
        commitment: seed.commitment(ID, &text),
        setup: text,
        earlier: 0,
        promises: [Some(promise(ID, 0, &secret)), None],
        secrets: [Some(secret), None],
        seed: Some(seed.reveal()),
    }
}

/// Plays `steps` steps of a match whose dice are those of a record, in any order that is allowed.
fn played_on(mut played: PlayedMatch, dice: &DiceRecord, steps: usize, seed: u64) -> PlayedMatch {
    let (mut chance, key) = (Chance(seed), dice.key().unwrap());
    for _ in 0..steps {
        if matches!(played.state(), State::MatchOver { .. }) {
            break;
        }
        let offers: Vec<_> = Player::BOTH
            .iter()
            .flat_map(|player| played.may(*player).into_iter().map(|ability| (*player, ability)))
            .filter(|(_, ability)| {
                !matches!(ability, Ability::Resign { .. } | Ability::Cocked | Ability::Drop | Ability::End)
            })
            .collect();
        let (player, ability) = &offers[chance.below(offers.len())];
        let request = command(ability, &played, &mut chance).by(*player);
        let mut prepared = prepare(&played, &request).unwrap();
        if let Some(due) = prepared.due() {
            let number = played.throws() - dice.earlier + 1;
            prepared = prepared.thrown(&key.throw(number, due.count())).unwrap();
        }
        played.commit(prepared).unwrap();
    }
    played
}

/// Plays on as above, with turns taken back now and then: moves that are taken back do not change a throw.
fn played_back_and_on(mut played: PlayedMatch, dice: &DiceRecord, steps: usize, seed: u64) -> PlayedMatch {
    for step in 0..steps as u64 / 10 {
        played = played_on(played, dice, 10, 1000 * seed + step);
        for player in Player::BOTH {
            if let Some(prepared) = played.turn_taken_back(player, 0) {
                played.commit(prepared).unwrap();
            }
        }
    }
    played
}

fn record(played: &PlayedMatch, dice: &DiceRecord) -> MatchRecord {
    let actions = played.events().iter().map(|event| (event.by, event.action.clone()));
    let mut record = MatchRecord::new(played.setup().clone(), actions);
    record.dice = Some(dice.clone());
    record
}

/// A match checked by dice that may be others than those in its record.
fn check(record: &MatchRecord, dice: &DiceRecord) -> Result<DiceFinding, SetupError> {
    let mut record = record.clone();
    record.dice = Some(dice.clone());
    record.check_dice().map(Option::unwrap)
}

fn backgammon() -> (PlayedMatch, DiceRecord) {
    let setup = setup(&Rules::STANDARD, MatchKind::Points(5), DiceMode::Tavola, false);
    let dice = sealed(&setup, 1);
    (played_back_and_on(PlayedMatch::begin(setup).unwrap(), &dice, 150, 3), dice)
}

#[test]
fn every_throw_of_every_game_is_computed_again() {
    for (i, variant) in variants::ALL.iter().enumerate() {
        for mode in [DiceMode::Tavola, DiceMode::Hand] {
            let setup = setup(variant.rules, MatchKind::Games(99), mode, false);
            let dice = sealed(&setup, i as u8);
            let played = played_back_and_on(PlayedMatch::begin(setup).unwrap(), &dice, 120, i as u64);
            let finding = check(&record(&played, &dice), &dice).unwrap();
            assert_eq!((finding.faults, finding.throws), (vec![], played.throws()), "{}", variant.rules.name);
            assert!(played.throws() > 1 || mode == DiceMode::Hand, "{}", variant.rules.name);
        }
    }
}

#[test]
fn rolls_that_people_throw_or_that_are_known_are_no_throws() {
    let by_hand = setup(&Rules::STANDARD, MatchKind::Money, DiceMode::Hand, false);
    let dice = sealed(&by_hand, 1);
    assert_eq!(played_on(PlayedMatch::begin(by_hand).unwrap(), &dice, 60, 1).throws(), 0);
    let fixed = |variant: &tavola_rules::Variant| {
        let mut rules = variant.rules.clone();
        rules.set_option("fixed_roll", &RawValue::Flag(true)).is_ok().then_some(rules)
    };
    let rules = variants::ALL.iter().find_map(fixed).unwrap();
    let setup = setup(&rules, MatchKind::Single, DiceMode::Tavola, false);
    let dice = sealed(&setup, 1);
    let played = played_back_and_on(PlayedMatch::begin(setup).unwrap(), &dice, 80, 1);
    let rolls = played.events().iter().filter(|event| matches!(event.action, Action::Roll { .. })).count();
    assert!(rolls > 2 && (played.throws() as usize) < rolls, "{rolls} rolls, {} throws", played.throws());
    assert_eq!(check(&record(&played, &dice), &dice).unwrap().faults, []);
}

/// The moves, doubles and take-backs between two throws do not change the second.
#[test]
fn a_throw_does_not_depend_on_the_number_of_actions() {
    let (played, dice) = backgammon();
    assert!(played.events().iter().filter(|event| event.action == Action::TakeBackTurn).count() > 2);
    let key = dice.key().unwrap();
    let thrown = played.events().iter().filter(|event| event.thrown);
    for (number, event) in (1..).zip(thrown) {
        if let Action::Roll { dice } = &event.action {
            assert_eq!(*dice, key.throw(number, 2), "action {}", event.seq);
        }
    }
}

#[test]
fn whatever_is_changed_is_found() {
    let (played, dice) = backgammon();
    let faults = |record: &MatchRecord, dice: &DiceRecord| check(record, dice).unwrap().faults;
    let whole = record(&played, &dice);
    assert_eq!(faults(&whole, &dice), []);

    let other = DiceRecord { seed: Some(Bytes([9; 32])), ..dice.clone() };
    assert!(matches!(faults(&whole, &other)[..], [DiceFault::Seed, DiceFault::Throw { number: 1, .. }, ..]));
    let other = DiceRecord { secrets: [Some(Bytes([9; 32])), None], ..dice.clone() };
    assert!(matches!(
        faults(&whole, &other)[..],
        [DiceFault::Secret(Player::First), DiceFault::Throw { .. }, ..]
    ));
    let unpromised =
        DiceRecord { secrets: [dice.secrets[0], Some(open_secret(ID, &dice.commitment))], ..dice.clone() };
    assert_eq!(faults(&whole, &unpromised), [DiceFault::Secret(Player::Second)]);
    let other = DiceRecord { id: "another".to_owned(), ..dice.clone() };
    assert!(faults(&whole, &other).contains(&DiceFault::Seed));
    let none = DiceRecord { seed: None, ..dice.clone() };
    assert_eq!(faults(&whole, &none), [DiceFault::NoSeed]);
    let late = DiceRecord { earlier: 1000, ..dice.clone() };
    assert!(matches!(faults(&whole, &late)[..], [DiceFault::Earlier { earlier: 1000, .. }]));

    let mut longer = whole.clone();
    longer.setup.kind = Some(MatchKind::Points(7));
    assert_eq!(faults(&longer, &dice), [DiceFault::Setup]);
    let mut named = whole.clone();
    named.setup.players[1] = Seat::Human { name: "Bert".to_owned() };
    assert_eq!(faults(&named, &dice), [], "names may change");
}

#[test]
fn a_roll_that_was_changed_is_named_with_its_number() {
    let (played, dice) = backgammon();
    let mut changed = record(&played, &dice);
    let last = changed.log.iter().rposition(|entry| matches!(entry.action, Action::Roll { .. })).unwrap();
    changed.log.truncate(last + 1);
    let Action::Roll { dice: rolled } = &mut changed.log[last].action else { panic!("a roll") };
    let expected = rolled.clone();
    rolled[0] = rolled[0] % 6 + 1;
    let faults = check(&changed, &dice).unwrap().faults;
    let [DiceFault::Throw { seq, expected: named, .. }] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!((*seq, named), (last + 1, &expected));
}

#[test]
fn a_match_that_goes_on_from_another_counts_its_throws_anew() {
    let (played, _) = backgammon();
    let mut dice = sealed(played.setup(), 5);
    dice.earlier = played.throws();
    let before = played.throws();
    let played = played_on(played, &dice, 60, 8);
    let finding = check(&record(&played, &dice), &dice).unwrap();
    assert_eq!((finding.faults, finding.throws), (vec![], played.throws() - before));
}

#[test]
fn what_a_seat_has_done_is_known() {
    let (_, mut dice) = backgammon();
    assert_eq!(Player::BOTH.map(|player| dice.seat(player)), [SeatDice::TookPart, SeatDice::Absent]);
    dice.secrets[0] = None;
    assert_eq!(dice.seat(Player::First), SeatDice::Withheld);
}

#[test]
fn a_record_keeps_its_dice() {
    let (played, dice) = backgammon();
    let record = record(&played, &dice);
    assert_eq!(MatchRecord::parse(record.print().unwrap().as_bytes()).unwrap(), record);
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The program of `docs/dice.md`, and whether there is a Python to run it.
fn program() -> Option<String> {
    let document = std::fs::read_to_string(root().join("docs/dice.md")).unwrap();
    let (_, rest) = document.split_once("```python\n").expect("a program");
    let (program, _) = rest.split_once("```").expect("its end");
    let python =
        Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !python {
        eprintln!("no python3 here: the program of docs/dice.md is not run");
    }
    python.then(|| program.to_owned())
}

fn run(program: &str, name: &str, record: &MatchRecord) -> Output {
    let file = std::env::temp_dir().join(format!("tavola-dice-{name}-{}.json", std::process::id()));
    std::fs::write(&file, record.print().unwrap()).unwrap();
    let output = Command::new("python3").args(["-c", program]).arg(&file).output().unwrap();
    std::fs::remove_file(file).unwrap();
    output
}

#[test]
fn the_program_of_the_document_finds_the_throws_of_every_game() {
    let Some(program) = program() else { return };
    for (i, variant) in variants::ALL.iter().enumerate() {
        // Lots are drawn by Tavola in any case.
        let modes = [DiceMode::Tavola, DiceMode::Hand];
        for mode in modes.into_iter().filter(|mode| *mode == DiceMode::Tavola || i % 8 == 0) {
            let setup = setup(variant.rules, MatchKind::Games(99), mode, false);
            let dice = sealed(&setup, i as u8);
            let begun = PlayedMatch::begin(setup).unwrap();
            let played = played_back_and_on(begun, &dice, if i % 8 == 0 { 400 } else { 60 }, i as u64);
            let name = variant.rules.name;
            let output = run(&program, name, &record(&played, &dice));
            let expected = format!("{} throws are as they were promised\n", played.throws());
            assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{name}: {output:?}");
        }
    }
}

#[test]
fn the_program_of_the_document_finds_what_was_changed() {
    let Some(program) = program() else { return };
    let (played, dice) = backgammon();
    let changed = |change: &dyn Fn(&mut MatchRecord)| {
        let mut record = record(&played, &dice);
        change(&mut record);
        let output = run(&program, "changed", &record);
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(changed(&|_| {}), (true, String::new()));
    let (passed, fault) = changed(&|record| record.dice.as_mut().unwrap().secrets[0] = Some(Bytes([1; 32])));
    assert!(!passed && fault.contains("secret of player 1"), "{fault}");
    let (passed, fault) = changed(&|record| record.dice.as_mut().unwrap().setup.push(' '));
    assert!(!passed && fault.contains("the seed is not"), "{fault}");
    let (passed, fault) = changed(&|record| {
        let roll = record.log.iter_mut().find_map(|entry| match &mut entry.action {
            Action::Roll { dice } => Some(dice),
            _ => None,
        });
        let roll = roll.unwrap();
        roll[1] = roll[1] % 6 + 1;
    });
    assert!(!passed && fault.contains("throw "), "{fault}");
}

/// The example for the tests of other programs. `UPDATE=1` rewrites it.
#[test]
fn the_example_of_a_sealed_match_is_as_it_is_made() {
    let setup = setup(&Rules::STANDARD, MatchKind::Points(3), DiceMode::Tavola, false);
    let dice = sealed(&setup, 1);
    let mut played = PlayedMatch::begin(setup).unwrap();
    for seed in 1.. {
        let again = PlayedMatch::begin(played.setup().clone()).unwrap();
        played = played_on(again, &dice, 80, seed);
        if played.throws() > 20 {
            break;
        }
    }
    let (path, text) =
        (root().join("crates/play/tests/sealed.json"), record(&played, &dice).print().unwrap());
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}
