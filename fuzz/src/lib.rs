//! The claim that all fuzz targets of match files share.

use tavola_notation::match_files::{Format, parse, print};

/// Reads bytes as a match file. The reader either refuses them with a place, which begins with `place`, or returns a
/// file. The file is then written as `written`, read again, and written with the same result. A part that was read
/// before a fault is written as well.
///
/// # Panics
/// If the claim does not hold.
pub fn read_and_written_alike(data: &[u8], format: Format, place: &str, written: Format) {
    let file = match parse(data, format) {
        Ok(file) => file,
        Err(error) => {
            assert!(error.to_string().contains(place));
            match error.read {
                Some(file) => *file,
                None => return,
            }
        }
    };
    let text = print(&file, written).expect("what was read can be written");
    let again = parse(text.as_bytes(), written).expect("what is written can be read");
    assert_eq!(print(&again, written).expect("what was read can be written"), text);
}
