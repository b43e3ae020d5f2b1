//! Any text that may be an id is refused with a message, or read, and then written and read alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_notation::{any, gnubg, ogid, snowie, xgid};
use tavola_rules::variants;

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = core::str::from_utf8(text) else { return };
    let rules = variants::ALL[usize::from(choice) % variants::ALL.len()].rules;
    let situation = match any::parse(text, rules) {
        Ok(situation) => situation,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    if any::has_ids(rules) {
        for id in [
            gnubg::pair(&situation),
            xgid::print(&situation),
            ogid::print(&situation),
            snowie::print(&situation, ["a", "b"]),
        ] {
            let again = any::parse(&id, rules).expect("what is written can be read");
            assert_eq!(again.position, situation.position);
        }
    }
});
