//! The file of a net in whole numbers, in the form of the evaluation: a third of the trained net.
//!
//! The eight bytes `TAVINT01`, the eight-byte name of the inputs, and four little-endian `u32`: blocks of hidden units, rows,
//! whether there is a second layer, and heads. Then follow, all little-endian:
//!
//! 1. the sums of an empty board and the rows, as `i16`: of rows that belong to one place, each from the second on as the
//!    second difference to the two before it, since most weights are linear in the count; first the lower bytes of all
//!    numbers, then the upper ones, because these are alike;
//! 2. the steps, as `f32`;
//! 3. for each head its second layer, if there is one (`f32`: biases, units, steps; bytes: the weights of each unit), then the
//!    output biases and the weights of each output.
//!
//! The last eight bytes are the FNV-1a hash of all that, as a little-endian `u64`.

use super::{BLOCKS, Block, COUNTS, IntegerHead, IntegerNet, OPTION_ROWS, SUMS, Second, UNITS};
use crate::evaluators::nets::inputs::Inputs;
use crate::evaluators::nets::net::{MOST_SECOND, NetError, fnv1a};
use crate::outcome::Probabilities;

const MAGIC: [u8; 8] = *b"TAVINT01";
const HASH: usize = 8;
/// More rows than any net has.
const MOST_ROWS: usize = 1 << 12;

/// The bytes that are left to read.
pub(super) struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn bytes(&mut self, count: usize) -> Result<&'a [u8], NetError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(NetError::Size)?;
        self.0 = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<usize, NetError> {
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
    fn whole(&mut self, count: usize) -> Result<Vec<i16>, NetError> {
        let (lower, upper) = (self.bytes(count)?, self.bytes(count)?);
        Ok(lower.iter().zip(upper).map(|(lower, upper)| i16::from_le_bytes([*lower, *upper])).collect())
    }
}

pub(super) fn put_floats(bytes: &mut Vec<u8>, numbers: &[f32]) {
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
}

fn put_whole(bytes: &mut Vec<u8>, numbers: &[i16]) {
    for plane in 0..2 {
        bytes.extend(numbers.iter().map(|number| number.to_le_bytes()[plane]));
    }
}

/// Number of earlier rows from which a row is extrapolated: none, one, or two.
fn before(row: usize) -> usize {
    if row < OPTION_ROWS { (row % COUNTS).min(2) } else { 0 }
}

/// The number expected by extrapolation from the earlier rows in the same place.
fn expected(numbers: &[i16], at: usize, width: usize, before: usize) -> i16 {
    let back = |rows: usize| numbers[at - rows * width];
    match before {
        0 => 0,
        1 => back(1),
        _ => back(1).wrapping_add(back(1)).wrapping_sub(back(2)),
    }
}

impl IntegerNet {
    /// The bytes of the file; `None` for a net whose second layers have another width than [`IntegerNet::new`] makes.
    #[must_use]
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        bytes.extend(self.inputs.name());
        let rows = self.rows.len() / self.blocks;
        let second = self.heads.iter().any(|head| head.second.is_some());
        for number in [self.blocks, rows, usize::from(second), self.heads.len()] {
            bytes.extend((number as u32).to_le_bytes());
        }
        let empty = self.empty[..self.blocks].iter().flat_map(|block| block.0);
        let whole: Vec<i16> = self.rows.iter().flat_map(|block| block.0).collect();
        let width = self.blocks * SUMS;
        let surprise = |at: usize| whole[at].wrapping_sub(expected(&whole, at, width, before(at / width)));
        let numbers: Vec<i16> = empty.chain((0..whole.len()).map(surprise)).collect();
        put_whole(&mut bytes, &numbers);
        self.steps.iter().for_each(|steps| put_floats(&mut bytes, steps));
        for head in &self.heads {
            if let Some(second) = &head.second {
                second.put(&mut bytes, self.blocks * UNITS)?;
            }
            put_floats(&mut bytes, &head.output_bias);
            put_floats(&mut bytes, &head.output_rows);
        }
        let hash = fnv1a(&bytes);
        bytes.extend(hash.to_le_bytes());
        Some(bytes)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<IntegerNet, NetError> {
        let (body, hash) = bytes.split_last_chunk::<HASH>().ok_or(NetError::NotANet)?;
        let mut reader = Reader(body);
        if reader.bytes(8).map_err(|_| NetError::NotANet)? != MAGIC {
            return Err(NetError::NotANet);
        }
        if u64::from_le_bytes(*hash) != fnv1a(body) {
            return Err(NetError::Damaged);
        }
        let name = reader.bytes(8)?.try_into().map_err(|_| NetError::NotANet)?;
        let inputs = Inputs::from_name(name).ok_or(NetError::NotANet)?;
        let [blocks, rows, second, heads] =
            [reader.number()?, reader.number()?, reader.number()?, reader.number()?];
        let shape = (1..=BLOCKS).contains(&blocks) && rows <= MOST_ROWS && second <= 1;
        if !shape || ![1, inputs.kinds()].contains(&heads) {
            return Err(NetError::Size);
        }
        let width = blocks * SUMS;
        let mut numbers = reader.whole((1 + rows) * width)?;
        let mut whole = numbers.split_off(width);
        for at in 0..whole.len() {
            whole[at] = whole[at].wrapping_add(expected(&whole, at, width, before(at / width)));
        }
        let block = |numbers: &[i16]| numbers.try_into().map(Block).map_err(|_| NetError::Size);
        let mut empty = [Block([0; SUMS]); BLOCKS];
        for (slot, numbers) in empty.iter_mut().zip(numbers.chunks_exact(SUMS)) {
            *slot = block(numbers)?;
        }
        let mut steps = vec![[0.0; SUMS]; blocks];
        for steps in &mut steps {
            reader.floats(steps)?;
        }
        let head = |reader: &mut Reader<'_>| {
            let hidden = blocks * UNITS;
            let second = if second == 1 { Some(Second::read(reader, hidden)?) } else { None };
            let last = if second.is_some() { MOST_SECOND } else { hidden };
            let mut output_bias = [0.0; Probabilities::COUNT];
            let mut output_rows = vec![0.0; Probabilities::COUNT * last];
            reader.floats(&mut output_bias)?;
            reader.floats(&mut output_rows)?;
            Ok(IntegerHead { second, output_bias, output_rows })
        };
        let heads = (0..heads).map(|_| head(&mut reader)).collect::<Result<_, NetError>>()?;
        if !reader.0.is_empty() {
            return Err(NetError::Size);
        }
        let rows = whole.chunks_exact(SUMS).map(block).collect::<Result<_, NetError>>()?;
        Ok(IntegerNet { inputs, blocks, empty, rows, steps, heads })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::backgammon::Trained;
    use crate::evaluators::evaluator::Class;
    use crate::evaluators::nets::integer::Width;

    #[test]
    fn a_net_that_comes_back_from_its_file_finds_the_same() {
        let net = IntegerNet::new(&Trained::embedded().contact);
        let read = IntegerNet::from_bytes(&net.to_bytes().unwrap()).unwrap();
        for position in bench::positions(Class::Contact, 500) {
            assert_eq!(read.evaluate(&position), net.evaluate(&position));
        }
        assert_eq!(read.to_bytes(), net.to_bytes());
    }

    #[test]
    fn what_is_damaged_or_something_else_is_refused() {
        let trained = Trained::embedded().contact_prefilter;
        let bytes = IntegerNet::new(&trained).to_bytes().unwrap();
        assert!(IntegerNet::from_bytes(&bytes).is_ok());
        let refused = |bytes: &[u8]| IntegerNet::from_bytes(bytes).unwrap_err();
        assert_eq!(refused(&bytes[..4]), NetError::NotANet);
        assert_eq!(refused(&trained.to_bytes()), NetError::NotANet);
        assert_eq!(refused(&bytes[..bytes.len() - 1]), NetError::Damaged);
        let mut longer = bytes[..bytes.len() - HASH].to_vec();
        longer.push(0);
        longer.extend(fnv1a(&longer).to_le_bytes());
        assert_eq!(refused(&longer), NetError::Size);
        let wide = IntegerNet::with_width(&Trained::embedded().contact, Width::Sixteen);
        assert!(wide.to_bytes().is_none());
    }
}
