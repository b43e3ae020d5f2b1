//! Files mapped into memory: used parts are read from the disk, and stay in the system's cache of files, which programs share.
//!
//! The page needed 183 MB and 0.2 s at every start to read both tables into memory. With mapping it needs 13 MB and 0.03 s, with their
//! checksums. A game of hypergammon uses some thousands of its ten million positions.
#![allow(unsafe_code, reason = "a mapped file is memory that other programs could change")]

use std::fs::File;
use std::io;

use memmap2::Mmap;

/// Maps the bytes of a file for the life of the process. The file must never be written or truncated. A replacement is a new file under the
/// same name; the mapped one stays unchanged.
pub(crate) fn map(file: &File) -> io::Result<&'static [u8]> {
    // SAFETY: The bytes must neither change nor disappear while they are borrowed, which is forever. Only tables are mapped. `tavola
    // tables` alone writes them: it writes a file under another name, and renames it when it is complete. A file with a table's name is
    // therefore never written again, and a replaced one lives on unnamed. If the system does not permit the renaming of a mapped file, as
    // on Windows, it fails. The bytes are read as integers only, for which all bits are valid. If another process broke this rule, changed
    // bytes could give wrong numbers, and a truncated file would end this process, like a failing disk. A private mapping would not change
    // that.
    let map = unsafe { Mmap::map(file)? };
    Ok(Box::leak(Box::new(map)))
}
