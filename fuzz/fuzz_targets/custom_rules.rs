//! Any text is refused as a file of custom rules, or read as rules that can be written again and played.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_notation::custom::CustomRules;
use tavola_rules::expand::Occasion;
use tavola_rules::{Player, Plays, Position, Roll, Step};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let Ok(custom) = text.parse::<CustomRules>() else { return };
    assert_eq!(custom.to_string().parse(), Ok(custom.clone()), "what is written can be read");
    let rules = custom.rules().expect("custom rules that were read can be played");
    let start = Position::start(&rules, Player::First);
    let mut plays = Plays::new();
    for roll in Roll::ALL {
        for step in rules.steps(&start, roll, &Occasion::of(&rules, &start)) {
            if let Step::Play(segment) = step {
                plays.generate(&rules, &start, &segment);
            }
        }
    }
});
