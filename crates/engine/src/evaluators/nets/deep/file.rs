//! The files of a deep net. Training writes exact floats; nets are shipped in 16 and 8 bits, less than half as large.
//!
//! Both begin with eight bytes that name the form, the eight-byte name of the inputs, the number of layers and the number of units
//! of each, as little-endian `u32`. The last eight bytes are the FNV-1a hash of all bytes before them, as a little-endian `u64`.
//! Between them, for each layer:
//!
//! * `TAVNET06`, exact: the biases and the weights, as little-endian `f32`, the weights of each unit below together;
//! * `TAVNET07`, packed: the biases, as `f32`, and the weights in 16 bits, those of the second layer in 8 (`nets/matrix.rs`).

use super::{DeepNet, Layer, MOST_LAYERS, MOST_UNITS};
use crate::evaluators::nets::bytes::{NetError, Reader, put_floats, seal};
use crate::evaluators::nets::inputs::Inputs;
use crate::evaluators::nets::matrix::{Sums, put_eight, put_matrix, read_eight, read_matrix};
use crate::outcome::Probabilities;

const EXACT: [u8; 8] = *b"TAVNET06";
const PACKED: [u8; 8] = *b"TAVNET07";

/// The layer in 8 bits. It has the most weights above the first one, and the units below it are bytes when the net plays.
const IN_EIGHT: usize = 1;

impl DeepNet {
    fn header(&self, form: [u8; 8]) -> Vec<u8> {
        let mut bytes = form.to_vec();
        bytes.extend(self.inputs.name());
        bytes.extend((self.layers.len() as u32).to_le_bytes());
        self.layers.iter().for_each(|layer| bytes.extend((layer.units() as u32).to_le_bytes()));
        bytes
    }

    /// The bytes of the exact file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header(EXACT);
        for Layer { bias, rows } in &self.layers {
            put_floats(&mut bytes, bias);
            put_floats(&mut bytes, rows);
        }
        seal(bytes)
    }

    /// The bytes of the packed file. A net that was read from such a file has the same bytes again.
    #[must_use]
    pub fn to_packed_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header(PACKED);
        for (number, Layer { bias, rows }) in self.layers.iter().enumerate() {
            put_floats(&mut bytes, bias);
            if number == IN_EIGHT {
                put_eight(&mut bytes, rows, bias.len());
            } else {
                put_matrix(&mut bytes, rows, Sums::Columns(bias.len()));
            }
        }
        seal(bytes)
    }

    /// Reads a file of either form.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<DeepNet, NetError> {
        let exact = bytes.starts_with(&EXACT);
        let mut reader = Reader::open(bytes, if exact { EXACT } else { PACKED })?;
        let inputs = Inputs::from_name(reader.name()?).ok_or(NetError::NotANet)?;
        let count = reader.number()?;
        if !(2..=MOST_LAYERS).contains(&count) {
            return Err(NetError::Size);
        }
        let units = (0..count).map(|_| reader.number()).collect::<Result<Vec<usize>, NetError>>()?;
        let Some((&Probabilities::COUNT, units)) = units.split_last() else { return Err(NetError::Size) };
        if units.iter().any(|units| !(1..=MOST_UNITS).contains(units)) {
            return Err(NetError::Size);
        }
        let mut net = DeepNet::zero(inputs, units);
        for (number, Layer { bias, rows }) in net.layers.iter_mut().enumerate() {
            reader.floats(bias)?;
            match (exact, number) {
                (true, _) => reader.floats(rows)?,
                (false, IN_EIGHT) => read_eight(&mut reader, rows, bias.len())?,
                (false, _) => read_matrix(&mut reader, rows, Sums::Columns(bias.len()))?,
            }
        }
        reader.end()?;
        Ok(net)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::testing::random;

    #[test]
    fn a_net_comes_back_from_its_files_and_damage_is_refused() {
        let net = random(&[32, 16]);
        assert_eq!(DeepNet::from_bytes(&net.to_bytes()).as_ref(), Ok(&net));
        let packed = net.to_packed_bytes();
        let read = DeepNet::from_bytes(&packed).unwrap();
        assert_eq!(read.to_packed_bytes(), packed);
        assert!(net.numbers().zip(read.numbers()).all(|(exact, read)| (exact - read).abs() < 0.01));
        for bytes in [net.to_bytes(), packed] {
            assert_eq!(DeepNet::from_bytes(&bytes[..10]), Err(NetError::NotANet));
            assert_eq!(DeepNet::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Damaged));
            let body = &bytes[..bytes.len() - 8];
            assert_eq!(DeepNet::from_bytes(&seal([body, &[0]].concat())), Err(NetError::Size));
            let mut outputs = body.to_vec();
            outputs[28] = 6;
            assert_eq!(DeepNet::from_bytes(&seal(outputs)), Err(NetError::Size));
        }
    }
}
