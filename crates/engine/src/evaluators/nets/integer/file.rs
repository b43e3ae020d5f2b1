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
use crate::evaluators::nets::bytes::{NetError, Reader, put_floats, put_whole, seal};
use crate::evaluators::nets::inputs::Inputs;
use crate::evaluators::nets::net::MOST_SECOND;
use crate::outcome::Probabilities;

const MAGIC: [u8; 8] = *b"TAVINT01";
/// More rows than any net has.
const MOST_ROWS: usize = 1 << 12;

/// Number of earlier rows from which a row is extrapolated: none, one, or two.
fn before(row: usize) -> usize {
    if row < OPTION_ROWS { (row % COUNTS).min(2) } else { 0 }
}

/// The number expected by extrapolation from the numbers in the same place `back` rows before.
fn expected(before: usize, back: impl Fn(usize) -> i16) -> i16 {
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
        let surprise =
            |at: usize| whole[at].wrapping_sub(expected(before(at / width), |rows| whole[at - rows * width]));
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
        Some(seal(bytes))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<IntegerNet, NetError> {
        let mut reader = Reader::open(bytes, MAGIC)?;
        let inputs = Inputs::from_name(reader.name()?).ok_or(NetError::NotANet)?;
        let [blocks, rows, second, heads] =
            [reader.number()?, reader.number()?, reader.number()?, reader.number()?];
        let shape = (1..=BLOCKS).contains(&blocks) && rows <= MOST_ROWS && second <= 1;
        if !shape || ![1, inputs.kinds()].contains(&heads) {
            return Err(NetError::Size);
        }
        // The file is large: its numbers go into their blocks without a copy between.
        let mut numbers = reader.whole((1 + rows) * blocks * SUMS)?;
        let mut next = || numbers.next().unwrap_or_default();
        let mut empty = [Block([0; SUMS]); BLOCKS];
        empty[..blocks].iter_mut().for_each(|block| block.0.fill_with(&mut next));
        let mut whole: Vec<Block<SUMS>> = Vec::with_capacity(rows * blocks);
        for at in 0..rows * blocks {
            let mut block = Block([0; SUMS]);
            for (unit, number) in block.0.iter_mut().enumerate() {
                let expected = expected(before(at / blocks), |rows| whole[at - rows * blocks].0[unit]);
                *number = next().wrapping_add(expected);
            }
            whole.push(block);
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
        reader.end()?;
        Ok(IntegerNet { inputs, blocks, empty, rows: whole, steps, heads })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench;
    use crate::evaluators::evaluator::Class;
    use crate::evaluators::nets::integer::Width;
    use crate::evaluators::nets::testing::random;

    #[test]
    fn a_net_that_comes_back_from_its_file_finds_the_same() {
        let net = IntegerNet::new(&random(Inputs::Contact, 128, 48, 64));
        let read = IntegerNet::from_bytes(&net.to_bytes().unwrap()).unwrap();
        for position in bench::positions(Class::Contact, 500) {
            assert_eq!(read.evaluate(&position), net.evaluate(&position));
        }
        assert_eq!(read.to_bytes(), net.to_bytes());
    }

    #[test]
    fn what_is_damaged_or_something_else_is_refused() {
        let trained = random(Inputs::Contact, 64, 16, 1);
        let bytes = IntegerNet::new(&trained).to_bytes().unwrap();
        assert!(IntegerNet::from_bytes(&bytes).is_ok());
        let refused = |bytes: &[u8]| IntegerNet::from_bytes(bytes).unwrap_err();
        assert_eq!(refused(&bytes[..4]), NetError::NotANet);
        assert_eq!(refused(&trained.to_bytes()), NetError::NotANet);
        assert_eq!(refused(&bytes[..bytes.len() - 1]), NetError::Damaged);
        let mut longer = bytes[..bytes.len() - 8].to_vec();
        longer.push(0);
        assert_eq!(refused(&seal(longer)), NetError::Size);
        let wide = IntegerNet::with_width(&trained, Width::Sixteen);
        assert!(wide.to_bytes().is_none());
    }
}
