//! Tables of exact equities and their files.
//!
//! File: the eight bytes `TAVTAB02`, the eight-byte name of the table, as little-endian `u32` the number of positions
//! and the steps of a point, then for each position four little-endian `i16` in these steps: cubeless, cube centred,
//! owned, owned by the opponent ([`Exact`]). The end is the CRC-32 of all that, as in zip and PNG, as `u32`.
//!
//! A table reads its values in the bytes of its file: in the memory in which it was made, or in a mapped file, of which
//! only the needed parts are ever read. All bytes are numbers, so that a damaged table gives wrong values and nothing
//! worse; [`is_whole`] finds the damage.
//!
//! A value is off by half a step at most, and 0 and whole points are exact.

use core::fmt;
use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};

use crc32fast::Hasher;

use crate::evaluators::tables::exact::Exact;

const MAGIC: [u8; 8] = *b"TAVTAB02";
const HEAD: usize = 24;
const CHECKSUM: usize = 4;
const RECORD: usize = 8;

/// The CRC-32 of any bytes that end with their own CRC-32.
const RESIDUE: u32 = 0x2144_DF1C;

/// The kind of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    /// Name in the head of the file.
    pub(crate) name: [u8; 8],
    /// Number of positions.
    pub(crate) positions: usize,
    /// The stored number of one point. The highest win must not exceed 32,767 steps.
    pub(crate) steps: u16,
}

/// A file that is not the table that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// It does not begin as this table does in this version.
    NotThisTable,
    /// It is longer or shorter than the table.
    Size,
    /// The checksum does not fit: the file was damaged.
    Damaged,
}

impl Kind {
    fn head(self) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..8].copy_from_slice(&MAGIC);
        head[8..16].copy_from_slice(&self.name);
        head[16..20].copy_from_slice(&(self.positions as u32).to_le_bytes());
        head[20..].copy_from_slice(&u32::from(self.steps).to_le_bytes());
        head
    }

    const fn bytes(self) -> usize {
        HEAD + RECORD * self.positions + CHECKSUM
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::NotThisTable => "not this table, or one of another version",
            TableError::Size => "a table that is too long or too short",
            TableError::Damaged => "a damaged table: its checksum does not fit",
        })
    }
}

impl core::error::Error for TableError {}

/// A table that is being made.
pub(crate) struct Draft {
    kind: Kind,
    file: Vec<u8>,
}

impl Draft {
    /// A table of zeros.
    pub(crate) fn new(kind: Kind) -> Draft {
        let mut file = vec![0; kind.bytes()];
        file[..HEAD].copy_from_slice(&kind.head());
        Draft { kind, file }
    }

    pub(crate) fn set(&mut self, at: usize, exact: &Exact) {
        let steps = f32::from(self.kind.steps);
        let values = [exact.cubeless, exact.centred, exact.owned, exact.other_owned];
        let record = &mut self.file[HEAD + RECORD * at..][..RECORD];
        for (bytes, value) in record.chunks_exact_mut(2).zip(values) {
            bytes.copy_from_slice(&((value * steps).round() as i16).to_le_bytes());
        }
    }

    pub(crate) fn finish(mut self) -> Table {
        let (table, checksum) = self.file.split_at_mut(self.kind.bytes() - CHECKSUM);
        checksum.copy_from_slice(&crc32fast::hash(table).to_le_bytes());
        Table { kind: self.kind, file: self.file.into() }
    }
}

/// The values of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    kind: Kind,
    file: Cow<'static, [u8]>,
}

impl Table {
    /// Creates a table from the bytes of a file, and checks only its head and length.
    pub(crate) fn from_file(kind: Kind, file: Cow<'static, [u8]>) -> Result<Table, TableError> {
        if !file.starts_with(&kind.head()) {
            return Err(TableError::NotThisTable);
        }
        if file.len() != kind.bytes() {
            return Err(TableError::Size);
        }
        Ok(Table { kind, file })
    }

    /// The bytes of its file.
    pub(crate) fn into_file(self) -> Cow<'static, [u8]> {
        self.file
    }

    #[inline]
    pub(crate) fn get(&self, at: usize) -> Exact {
        let steps = f32::from(self.kind.steps);
        let record = &self.file[HEAD + RECORD * at..][..RECORD];
        let value = |i: usize| f32::from(i16::from_le_bytes([record[2 * i], record[2 * i + 1]])) / steps;
        Exact { cubeless: value(0), centred: value(1), owned: value(2), other_owned: value(3) }
    }
}

/// Reads the file of a table to its end, and returns whether it is unchanged.
///
/// # Errors
/// The errors of reading.
pub fn is_whole(file: impl Read) -> io::Result<bool> {
    let mut file = BufReader::with_capacity(1 << 16, file);
    let mut hasher = Hasher::new();
    loop {
        let part = file.fill_buf()?;
        if part.is_empty() {
            return Ok(hasher.finalize() == RESIDUE);
        }
        hasher.update(part);
        let read = part.len();
        file.consume(read);
    }
}

/// The checksum at the end of a table's file, as it is written for people.
#[must_use]
pub fn checksum(file: &[u8]) -> String {
    let checksum = file.last_chunk::<CHECKSUM>().copied().unwrap_or_default();
    format!("{:08x}", u32::from_le_bytes(checksum))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind { name: *b"for test", positions: 3, steps: 10_000 };

    fn table() -> Table {
        let mut draft = Draft::new(KIND);
        draft.set(1, &Exact { cubeless: -1.0, centred: 3.0, owned: 0.123_44, other_owned: -0.123_46 });
        draft.finish()
    }

    #[test]
    fn whole_points_are_exact_and_others_to_half_a_step() {
        let found = table().get(1);
        assert_eq!((found.cubeless, found.centred), (-1.0, 3.0));
        assert_eq!((found.owned, found.other_owned), (0.1234, -0.1235));
        assert_eq!(table().get(0).cubeless, 0.0);
    }

    #[test]
    fn a_file_is_the_same_on_every_machine() {
        let file = table().into_file();
        assert_eq!(file[..24], *b"TAVTAB02for test\x03\0\0\0\x10\x27\0\0");
        assert_eq!(file[32..40], [0xF0, 0xD8, 0x30, 0x75, 0xD2, 0x04, 0x2D, 0xFB]);
        assert_eq!(checksum(&file), format!("{:08x}", crc32fast::hash(&file[..48])));
    }

    #[test]
    fn a_table_comes_back_from_its_file() {
        assert_eq!(Table::from_file(KIND, table().into_file()), Ok(table()));
    }

    #[test]
    fn other_tables_and_lengths_are_refused() {
        let file = table().into_file().into_owned();
        let refused = |kind, file: &[u8]| Table::from_file(kind, file.to_vec().into()).unwrap_err();
        assert_eq!(refused(KIND, &[]), TableError::NotThisTable);
        assert_eq!(refused(KIND, &file[..9]), TableError::NotThisTable);
        assert_eq!(refused(Kind { steps: 20_000, ..KIND }, &file), TableError::NotThisTable);
        assert_eq!(refused(KIND, &file[..file.len() - 1]), TableError::Size);
        assert_eq!(refused(KIND, &[&file[..], &[0]].concat()), TableError::Size);
    }

    #[test]
    fn any_damaged_bit_is_noticed() {
        let mut file = table().into_file().into_owned();
        assert!(is_whole(&file[..]).unwrap());
        for bit in 0..8 * file.len() {
            file[bit / 8] ^= 1 << (bit % 8);
            assert!(!is_whole(&file[..]).unwrap(), "bit {bit}");
            file[bit / 8] ^= 1 << (bit % 8);
        }
        assert!(!is_whole(&file[..file.len() - 1]).unwrap());
    }
}
