//! Files as memory: what is looked at comes from the disk then, and stays in the system's cache of files, where
//! programs share it.
//!
//! Reading both tables into memory instead took the page 183 MB and 0.2 s at every start; mapped they take 13 MB
//! and 0.03 s, with their checksums. A game of hypergammon looks at some thousands of its ten million positions.
#![allow(unsafe_code, reason = "a mapped file is memory that other programs could change")]

use std::fs::File;
use std::io;

use memmap2::Mmap;

/// The bytes of a file, for as long as the process runs. The file must never be written into, nor be cut off: to
/// change it, another is put in its place, and this one stays as it was where it is mapped.
pub(crate) fn map(file: &File) -> io::Result<&'static [u8]> {
    // SAFETY: The bytes must not change while they are borrowed, and must not go, which is forever. Only tables
    // are mapped. `tavola tables`, which alone writes them, writes a file under another name, and renames it when
    // it is whole; so a file that has a table's name is never written again, and one that has lost the name lives
    // on unnamed. Where the system does not allow that for a mapped file, as Windows, renaming fails instead. All
    // that is read are integers, of which any bits are one: bytes that another process were to change against
    // this could give wrong numbers, and a file that it cut off would end this process, as a disk would that
    // failed. Mapping privately would not change that.
    let map = unsafe { Mmap::map(file)? };
    Ok(Box::leak(Box::new(map)))
}
