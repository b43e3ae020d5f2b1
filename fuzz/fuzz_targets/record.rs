//! A match of Tavola as JSON is refused with a message, or read, and then written and read alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_play::MatchRecord;

fuzz_target!(|data: &[u8]| {
    let record = match MatchRecord::parse(data) {
        Ok(record) => record,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let written = record.print().expect("a record can be written");
    assert_eq!(MatchRecord::parse(written.as_bytes()).expect("what is written can be read"), record);
    if let Ok(file) = record.file() {
        assert_eq!(file.actions().len(), record.log.len());
    }
});
