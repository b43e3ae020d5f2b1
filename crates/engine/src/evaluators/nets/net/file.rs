//! The files of a net. Training writes exact floats; the nets of games are shipped in 16 bits, half as large.
//!
//! Both begin with eight bytes that name the form, the eight-byte name of the inputs, and four little-endian `u32`: the number of
//! inputs, of hidden units, of units of the second hidden layer (0 for none) and of heads. The last eight bytes are the
//! FNV-1a hash of all bytes before them, as a little-endian `u64`. Between them, all little-endian:
//!
//! * `TAVNET04`, exact: as `f32` the biases of all first factors, those of all second factors, and the rows of input
//!   weights; then for each head the biases of the second layer, its rows, the output biases, and the weights of each output.
//! * `TAVNET05`, in 16 bits: as `f32` the same biases in the same order; then each matrix of weights in its order, in 16 bits
//!   (`matrix.rs`).

use super::{MOST_HIDDEN, MOST_SECOND, Net};
use crate::evaluators::nets::bytes::{NetError, Reader, put_floats, seal};
use crate::evaluators::nets::inputs::Inputs;
use crate::evaluators::nets::kernel::LANES;
use crate::evaluators::nets::matrix::{Sums, put_matrix, read_matrix};

const EXACT: [u8; 8] = *b"TAVNET04";
const SIXTEEN: [u8; 8] = *b"TAVNET05";

impl Net {
    fn header(&self, form: [u8; 8]) -> Vec<u8> {
        let mut bytes = form.to_vec();
        bytes.extend(self.inputs.name());
        for number in [self.inputs.len(), self.hidden, self.second, self.heads.len()] {
            bytes.extend((number as u32).to_le_bytes());
        }
        bytes
    }

    /// The bytes of the exact file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header(EXACT);
        self.numbers().for_each(|number| bytes.extend(number.to_le_bytes()));
        seal(bytes)
    }

    /// The bytes of the file in 16 bits. A net that was read from such a file has the same bytes again.
    #[must_use]
    pub fn to_bytes_in_16_bits(&self) -> Vec<u8> {
        let mut bytes = self.header(SIXTEEN);
        put_floats(&mut bytes, &self.hidden_bias);
        for head in &self.heads {
            put_floats(&mut bytes, &head.second_bias);
            put_floats(&mut bytes, &head.output_bias);
        }
        put_matrix(&mut bytes, &self.rows, Sums::Columns(2 * self.hidden));
        for head in &self.heads {
            put_matrix(&mut bytes, &head.second_rows, Sums::Columns(self.second));
            put_matrix(&mut bytes, &head.output_rows, Sums::Rows(self.last()));
        }
        seal(bytes)
    }

    /// The net with its weights rounded, as a file in 16 bits has them.
    #[must_use]
    pub fn in_16_bits(&self) -> Net {
        Net::from_bytes(&self.to_bytes_in_16_bits()).expect("a net comes back from its file")
    }

    /// Reads a file of either form.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let exact = bytes.starts_with(&EXACT);
        let mut reader = Reader::open(bytes, if exact { EXACT } else { SIXTEEN })?;
        let inputs = Inputs::from_name(reader.name()?).ok_or(NetError::NotANet)?;
        let [count, hidden, second, heads] =
            [reader.number()?, reader.number()?, reader.number()?, reader.number()?];
        if count != inputs.len()
            || !(LANES..=MOST_HIDDEN).contains(&hidden)
            || second > MOST_SECOND
            || !hidden.is_multiple_of(LANES)
            || !second.is_multiple_of(LANES)
            || ![1, inputs.kinds()].contains(&heads)
        {
            return Err(NetError::Size);
        }
        let mut net = Net::zero(inputs, hidden, second, heads);
        if exact { net.read_exact(&mut reader) } else { net.read_in_16_bits(&mut reader) }?;
        reader.end()?;
        Ok(net)
    }

    fn read_exact(&mut self, reader: &mut Reader<'_>) -> Result<(), NetError> {
        reader.floats(&mut self.hidden_bias)?;
        reader.floats(&mut self.rows)?;
        for head in &mut self.heads {
            reader.floats(&mut head.second_bias)?;
            reader.floats(&mut head.second_rows)?;
            reader.floats(&mut head.output_bias)?;
            reader.floats(&mut head.output_rows)?;
        }
        Ok(())
    }

    fn read_in_16_bits(&mut self, reader: &mut Reader<'_>) -> Result<(), NetError> {
        reader.floats(&mut self.hidden_bias)?;
        for head in &mut self.heads {
            reader.floats(&mut head.second_bias)?;
            reader.floats(&mut head.output_bias)?;
        }
        let last = self.last();
        read_matrix(reader, &mut self.rows, Sums::Columns(2 * self.hidden))?;
        for head in &mut self.heads {
            read_matrix(reader, &mut head.second_rows, Sums::Columns(self.second))?;
            read_matrix(reader, &mut head.output_rows, Sums::Rows(last))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::matrix::MOST;
    use crate::evaluators::nets::net::tests::net;

    #[test]
    fn a_net_comes_back_from_its_file() {
        let net = net();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn in_16_bits_a_weight_differs_by_half_a_step_and_a_second_time_by_nothing() {
        for second in [0, 16] {
            let mut net = Net::zero(Inputs::Race, 32, second, 1);
            for (i, weight) in net.numbers_mut().enumerate() {
                *weight = ((i * 7919) % 10_007) as f32 / 10_007.0 - 0.5;
            }
            // The largest weight of the first sum.
            net.rows[0] = 40.0;
            let bytes = net.to_bytes_in_16_bits();
            assert!(bytes.len() * 20 < net.to_bytes().len() * 11);
            let read = Net::from_bytes(&bytes).unwrap();
            assert_eq!((&read.hidden_bias, read.rows[0]), (&net.hidden_bias, 40.0));
            for (at, (read, exact)) in read.rows.iter().zip(&net.rows).enumerate() {
                let largest = if at % 64 == 0 { 40.0 } else { 0.5 };
                assert!((read - exact).abs() <= largest / MOST, "{at}: {read} {exact}");
            }
            let outputs = read.heads[0].output_rows.iter().zip(&net.heads[0].output_rows);
            assert!(outputs.into_iter().all(|(read, exact)| (read - exact).abs() <= 0.5 / MOST));
            assert_eq!(read.to_bytes_in_16_bits(), bytes);
        }
    }

    #[test]
    fn damaged_files_are_refused() {
        for bytes in [net().to_bytes(), net().to_bytes_in_16_bits()] {
            assert_eq!(Net::from_bytes(&bytes[..10]), Err(NetError::NotANet));
            assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Damaged));
            let mut changed = bytes.clone();
            changed[100] ^= 1;
            assert_eq!(Net::from_bytes(&changed), Err(NetError::Damaged));
            let body = &bytes[..bytes.len() - 8];
            let mut other = body.to_vec();
            other[8] = b'x';
            assert_eq!(Net::from_bytes(&seal(other)), Err(NetError::NotANet));
            assert_eq!(Net::from_bytes(&seal(body[..body.len() - 1].to_vec())), Err(NetError::Size));
            assert_eq!(Net::from_bytes(&seal([body, &[0]].concat())), Err(NetError::Size));
        }
    }
}
