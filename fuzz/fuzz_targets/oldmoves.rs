//! The record of a match on FIBS is refused with its place, or read, and then written, read and written alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tavola_fuzz::read_and_written_alike;
use tavola_notation::match_files::Format;

fuzz_target!(|data: &[u8]| read_and_written_alike(data, Format::Oldmoves, "line ", Format::Oldmoves));
