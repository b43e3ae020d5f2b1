//! The record of a match on FIBS is refused with its place, or read, and then written, read and written alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_notation::match_files::{Format, parse, print};

fuzz_target!(|data: &[u8]| {
    let file = match parse(data, Format::Oldmoves) {
        Ok(file) => file,
        Err(error) => {
            assert!(error.to_string().contains("line "));
            match error.read {
                Some(file) => *file,
                None => return,
            }
        }
    };
    let written = print(&file, Format::Oldmoves).expect("what was read can be written");
    let again = parse(written.as_bytes(), Format::Oldmoves).expect("what is written can be read");
    assert_eq!(print(&again, Format::Oldmoves).expect("what was read can be written"), written);
});
