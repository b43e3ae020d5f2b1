//! A file of eXtreme Gammon is refused with its place, or read; what is read can be written as SGF and read alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_fuzz::read_and_written_alike;
use tavola_notation::match_files::Format;

fuzz_target!(|data: &[u8]| read_and_written_alike(data, Format::Xg, "byte ", Format::Sgf));
