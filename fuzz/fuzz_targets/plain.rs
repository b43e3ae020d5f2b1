//! Any text in plain notation is refused, or read as a position that can be written and played from.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_rules::expand::Occasion;
use tavola_rules::{Player, Plays, Roll, Setup, Step, reference, variants};

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let rules = variants::ALL[usize::from(choice) % variants::ALL.len()].rules;
    let Ok(setup) = text.parse::<Setup>() else { return };
    let Ok(position) = setup.with_rest_off(rules, Player::First).position(rules, Player::First) else {
        return;
    };
    let again: Setup = position.to_string().parse().expect("what is written can be read");
    assert_eq!(again.position(rules, Player::First), Ok(position));
    let roll = Roll::ALL[usize::from(choice) % 21];
    let mut plays = Plays::new();
    for step in rules.steps(&position, roll, &Occasion::of(rules, &position)) {
        if let Step::Play(segment) = step {
            plays.generate(rules, &position, &segment);
            assert_eq!(plays.len(), reference::results(rules, &position, &segment).len());
        }
    }
});
