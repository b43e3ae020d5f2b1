//! A file of eXtreme Gammon is refused with its place, or read; what is read can be written as SGF and read alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_notation::match_files::{Format, parse, print};

fuzz_target!(|data: &[u8]| {
    let file = match parse(data, Format::Xg) {
        Ok(file) => file,
        Err(error) => {
            assert!(error.to_string().contains("byte "));
            match error.read {
                Some(file) => *file,
                None => return,
            }
        }
    };
    let written = print(&file, Format::Sgf).expect("what was read can be written");
    let again = parse(written.as_bytes(), Format::Sgf).expect("what is written can be read");
    assert_eq!(print(&again, Format::Sgf).expect("what was read can be written"), written);
});
