//! Numbers in the files of nets, all little-endian, and the hash at the end of each file.

const HASH: usize = 8;

/// Why a file is not a net.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NetError {
    /// The file does not begin as a net does, or its inputs are unknown to this version.
    #[error("not a net of this version")]
    NotANet,
    /// Its length differs from that of its header, or its header has an impossible number of units.
    #[error("a net whose size differs from what its header gives")]
    Size,
    /// The hash does not fit: the file was damaged.
    #[error("a damaged net: its hash does not fit")]
    Damaged,
}

/// FNV-1a, 64 bits: enough to notice damage.
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Appends the hash of a file.
pub(super) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    let hash = fnv1a(&bytes);
    bytes.extend(hash.to_le_bytes());
    bytes
}

/// The bytes that are left to read.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// Begins to read a file after its first eight bytes, which give its form. The hash must fit.
    pub(super) fn open(bytes: &'a [u8], magic: [u8; 8]) -> Result<Reader<'a>, NetError> {
        let (body, hash) = bytes.split_last_chunk::<HASH>().ok_or(NetError::NotANet)?;
        let rest = body.strip_prefix(&magic).ok_or(NetError::NotANet)?;
        if u64::from_le_bytes(*hash) != fnv1a(body) {
            return Err(NetError::Damaged);
        }
        Ok(Reader(rest))
    }

    /// Every byte has to be read.
    pub(super) fn end(&self) -> Result<(), NetError> {
        if self.0.is_empty() { Ok(()) } else { Err(NetError::Size) }
    }

    pub(super) fn bytes(&mut self, count: usize) -> Result<&'a [u8], NetError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(NetError::Size)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(super) fn name(&mut self) -> Result<[u8; 8], NetError> {
        self.bytes(8)?.try_into().map_err(|_| NetError::NotANet)
    }

    pub(super) fn number(&mut self) -> Result<usize, NetError> {
        let bytes = self.bytes(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
    }

    pub(super) fn floats(&mut self, to: &mut [f32]) -> Result<(), NetError> {
        let bytes = self.bytes(4 * to.len())?;
        for (number, bytes) in to.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *number = f32::from_le_bytes(*bytes);
        }
        Ok(())
    }

    /// Numbers in two planes of bytes.
    pub(super) fn whole(&mut self, count: usize) -> Result<impl Iterator<Item = i16> + use<'a>, NetError> {
        let (lower, upper) = (self.bytes(count)?, self.bytes(count)?);
        Ok(lower.iter().zip(upper).map(|(lower, upper)| i16::from_le_bytes([*lower, *upper])))
    }
}

pub(super) fn put_floats(bytes: &mut Vec<u8>, numbers: &[f32]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

/// Appends the lower bytes of all numbers, then the upper ones, because these are alike.
pub(super) fn put_whole(bytes: &mut Vec<u8>, numbers: &[i16]) {
    for plane in 0..2 {
        bytes.extend(numbers.iter().map(|number| number.to_le_bytes()[plane]));
    }
}
