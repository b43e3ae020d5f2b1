//! Tables of exact equities and their files.
//!
//! File: the eight bytes `TAVTAB01`, the eight-byte name of the table, as little-endian `u32` the number of
//! positions and the steps that make a point, then for each position four little-endian `i16` in these steps:
//! cubeless, cube centred, owned, owned by the opponent ([`Exact`]). Last the FNV-1a hash of all that as `u64`.
//!
//! A value is off by half a step at most, and 0 and whole points are exact.

use core::fmt;

use crate::exact::Exact;
use crate::net::fnv1a;

const MAGIC: [u8; 8] = *b"TAVTAB01";
const HEAD: usize = 24;
const HASH: usize = 8;
const RECORD: usize = 8;

/// What a table is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    /// In the head of the file.
    pub(crate) name: [u8; 8],
    /// Number of positions.
    pub(crate) positions: usize,
    /// What one point is stored as. The most that can be won must not exceed 32,767 of these.
    pub(crate) steps: u16,
}

/// A file that is not the table that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// It does not begin as this table does in this version.
    NotThisTable,
    /// It is longer or shorter than the table.
    Size,
    /// The hash does not fit: the file was damaged.
    Damaged,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::NotThisTable => "not this table, or one of another version",
            TableError::Size => "a table that is too long or too short",
            TableError::Damaged => "a damaged table: its hash does not fit",
        })
    }
}

impl core::error::Error for TableError {}

/// The values of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Table {
    kind: Kind,
    values: Vec<[i16; 4]>,
}

impl Table {
    /// A table of zeros.
    pub(crate) fn new(kind: Kind) -> Table {
        Table { kind, values: vec![[0; 4]; kind.positions] }
    }

    pub(crate) fn set(&mut self, at: usize, exact: &Exact) {
        let steps = f32::from(self.kind.steps);
        self.values[at] = [exact.cubeless, exact.centred, exact.owned, exact.other_owned]
            .map(|value| (value * steps).round() as i16);
    }

    pub(crate) fn get(&self, at: usize) -> Exact {
        let steps = f32::from(self.kind.steps);
        let [cubeless, centred, owned, other_owned] = self.values[at].map(|value| f32::from(value) / steps);
        Exact { cubeless, centred, owned, other_owned }
    }

    fn head(kind: Kind) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..8].copy_from_slice(&MAGIC);
        head[8..16].copy_from_slice(&kind.name);
        head[16..20].copy_from_slice(&(kind.positions as u32).to_le_bytes());
        head[20..].copy_from_slice(&u32::from(kind.steps).to_le_bytes());
        head
    }

    /// As a file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + RECORD * self.values.len() + HASH);
        bytes.extend(Table::head(self.kind));
        bytes.extend(self.values.as_flattened().iter().flat_map(|value| value.to_le_bytes()));
        let hash = fnv1a(&bytes);
        bytes.extend(hash.to_le_bytes());
        bytes
    }

    /// From a file.
    pub(crate) fn from_bytes(kind: Kind, bytes: &[u8]) -> Result<Table, TableError> {
        let (head, rest) = bytes.split_at_checked(HEAD).ok_or(TableError::NotThisTable)?;
        if head != Table::head(kind) {
            return Err(TableError::NotThisTable);
        }
        let (values, hash) = rest.split_at_checked(RECORD * kind.positions).ok_or(TableError::Size)?;
        let hash = <[u8; HASH]>::try_from(hash).map_err(|_| TableError::Size)?;
        if u64::from_le_bytes(hash) != fnv1a(&bytes[..bytes.len() - HASH]) {
            return Err(TableError::Damaged);
        }
        let values = values
            .chunks_exact(RECORD)
            .map(|record| core::array::from_fn(|i| i16::from_le_bytes([record[2 * i], record[2 * i + 1]])));
        Ok(Table { kind, values: values.collect() })
    }
}

/// The hash at the end of a table's file, as it is written for people.
#[must_use]
pub fn checksum(file: &[u8]) -> String {
    let hash = file.last_chunk::<HASH>().copied().unwrap_or_default();
    format!("{:016x}", u64::from_le_bytes(hash))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind { name: *b"for test", positions: 3, steps: 10_000 };

    fn table() -> Table {
        let mut table = Table::new(KIND);
        table.set(1, &Exact { cubeless: -1.0, centred: 3.0, owned: 0.123_44, other_owned: -0.123_46 });
        table
    }

    #[test]
    fn whole_points_are_exact_and_others_to_half_a_step() {
        let found = table().get(1);
        assert_eq!((found.cubeless, found.centred), (-1.0, 3.0));
        assert_eq!((found.owned, found.other_owned), (0.1234, -0.1235));
        assert_eq!(table().get(0).cubeless, 0.0);
    }

    #[test]
    fn a_table_comes_back_from_its_file_and_the_hash_is_its_last_eight_bytes() {
        let bytes = table().to_bytes();
        assert_eq!(Table::from_bytes(KIND, &bytes), Ok(table()));
        assert_eq!(checksum(&bytes), format!("{:016x}", fnv1a(&bytes[..bytes.len() - 8])));
    }

    #[test]
    fn other_and_damaged_files_are_refused() {
        let bytes = table().to_bytes();
        assert_eq!(Table::from_bytes(KIND, &bytes[..9]), Err(TableError::NotThisTable));
        assert_eq!(Table::from_bytes(KIND, &bytes[..bytes.len() - 1]), Err(TableError::Size));
        let finer = Kind { steps: 20_000, ..KIND };
        assert_eq!(Table::from_bytes(finer, &bytes), Err(TableError::NotThisTable));
        let mut damaged = bytes;
        damaged[30] ^= 1;
        assert_eq!(Table::from_bytes(KIND, &damaged), Err(TableError::Damaged));
    }
}
