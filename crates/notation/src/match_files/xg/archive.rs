//! The container of an `.xg` file: a header, perhaps a picture, then an archive of files packed with zlib.
//!
//! Source: the layout that eXtreme Gammon publishes (extremegammon.com/xgformat.aspx), and for the archive, which that
//! page only names, the description in the open reader xgdatatools. All numbers are little-endian.

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use crate::match_files::{Fault, MOST_BYTES, Place, Problem};

/// The first bytes of a file: the number `$484D4752`.
pub(super) const MAGIC: &[u8] = b"RGMH";

/// Bytes of the record that ends the archive.
const END: usize = 36;

/// Bytes of the entry of a file.
const ENTRY: usize = 532;

/// A number of four bytes.
pub(super) fn number(bytes: &[u8], at: usize) -> Option<i32> {
    Some(i32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

/// A number that is a size or an offset.
fn size(bytes: &[u8], at: usize) -> Option<usize> {
    number(bytes, at).and_then(|number| usize::try_from(number).ok())
}

/// A file of an archive.
pub(super) fn file(bytes: &[u8], name: &str) -> Result<Vec<u8>, Fault> {
    let wrong = |at: usize, expected| Problem::expected(expected, "other data").at(Place::Byte(at));
    if !bytes.starts_with(MAGIC) {
        return Err(wrong(0, "a file of eXtreme Gammon, which begins with RGMH"));
    }
    let cut_off = || wrong(bytes.len(), "the end of an archive: the file is damaged or cut off");
    let end = bytes.len().checked_sub(END).ok_or_else(cut_off)?;
    let (files, index_size, data_size, packed) = (|| {
        Some((
            size(bytes, end + 4)?,
            size(bytes, end + 12)?,
            size(bytes, end + 16)?,
            number(bytes, end + 20)?,
        ))
    })()
    .ok_or_else(cut_off)?;
    let index_at = end.checked_sub(index_size).ok_or_else(cut_off)?;
    let data_at = index_at.checked_sub(data_size).ok_or_else(cut_off)?;
    let index = if packed == 0 { bytes[index_at..end].to_vec() } else { unpacked(bytes, index_at, end)? };
    let entries = index.as_chunks::<ENTRY>().0;
    for entry in entries.iter().take(files) {
        let length = usize::from(entry[0]);
        let entry_name = entry.get(1..=length).unwrap_or_default();
        if !entry_name.eq_ignore_ascii_case(name.as_bytes()) {
            continue;
        }
        let (stored, start) = size(entry, 516).zip(size(entry, 520)).ok_or_else(cut_off)?;
        let from = data_at.checked_add(start).filter(|from| *from <= index_at).ok_or_else(cut_off)?;
        let to = from.checked_add(stored).filter(|to| *to <= index_at).ok_or_else(cut_off)?;
        // Zero stands for a packed file.
        return if entry[528] == 0 { unpacked(bytes, from, to) } else { Ok(bytes[from..to].to_vec()) };
    }
    Err(wrong(index_at, "an archive with the file temp.xg"))
}

/// The unpacked data between two places.
fn unpacked(bytes: &[u8], from: usize, to: usize) -> Result<Vec<u8>, Fault> {
    decompress_to_vec_zlib_with_limit(&bytes[from..to], MOST_BYTES)
        .map_err(|_| Problem::expected("data packed with zlib", "other data").at(Place::Byte(from)))
}
