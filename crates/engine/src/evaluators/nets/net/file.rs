//! The file of a net.
//!
//! The eight bytes `TAVNET04`, the eight-byte name of the inputs, and four little-endian `u32`: the number of inputs, of
//! hidden units, of units of the second hidden layer (0 for none) and of heads. Then follow little-endian `f32`:
//!
//! 1. the biases of all first factors, then those of all second factors;
//! 2. the rows of input weights;
//! 3. for each head the biases of the second layer, its rows, the output biases, and the weights of each output.
//!
//! The last eight bytes are the FNV-1a hash of all that, as a little-endian `u64`.

use super::{LANES, MOST_HIDDEN, MOST_SECOND, Net};
use crate::evaluators::nets::inputs::Inputs;

const MAGIC: [u8; 8] = *b"TAVNET04";

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

impl Net {
    /// The bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(40 + 4 * self.weights());
        bytes.extend(MAGIC);
        bytes.extend(self.inputs.name());
        bytes.extend((self.inputs.len() as u32).to_le_bytes());
        bytes.extend((self.hidden as u32).to_le_bytes());
        bytes.extend((self.second as u32).to_le_bytes());
        bytes.extend((self.heads.len() as u32).to_le_bytes());
        self.numbers().for_each(|number| bytes.extend(number.to_le_bytes()));
        let hash = fnv1a(&bytes);
        bytes.extend(hash.to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let (head, rest) = bytes.split_at_checked(32).ok_or(NetError::NotANet)?;
        if head[..8] != MAGIC {
            return Err(NetError::NotANet);
        }
        let name = <[u8; 8]>::try_from(&head[8..16]).map_err(|_| NetError::NotANet)?;
        let inputs = Inputs::from_name(name).ok_or(NetError::NotANet)?;
        let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let [hidden, second, heads] = [20, 24, 28].map(|at| number(at) as usize);
        if number(16) as usize != inputs.len()
            || !(LANES..=MOST_HIDDEN).contains(&hidden)
            || second > MOST_SECOND
            || !hidden.is_multiple_of(LANES)
            || !second.is_multiple_of(LANES)
            || ![1, inputs.kinds()].contains(&heads)
        {
            return Err(NetError::Size);
        }
        let mut net = Net::zero(inputs, hidden, second, heads);
        let (weights, hash) = rest.split_at_checked(4 * net.weights()).ok_or(NetError::Size)?;
        let hash = <[u8; 8]>::try_from(hash).map_err(|_| NetError::Size)?;
        if u64::from_le_bytes(hash) != fnv1a(&bytes[..bytes.len() - 8]) {
            return Err(NetError::Damaged);
        }
        for (slot, bytes) in net.numbers_mut().zip(weights.chunks_exact(4)) {
            *slot = f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(net)
    }
}

/// FNV-1a, 64 bits: enough to notice damage.
#[must_use]
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluators::nets::net::tests::net;

    #[test]
    fn a_net_comes_back_from_its_file() {
        let net = net();
        assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    }

    #[test]
    fn damaged_files_are_refused() {
        let bytes = net().to_bytes();
        assert_eq!(Net::from_bytes(&bytes[..10]), Err(NetError::NotANet));
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Size));
        let mut changed = bytes.clone();
        changed[100] ^= 1;
        assert_eq!(Net::from_bytes(&changed), Err(NetError::Damaged));
        let mut other = bytes;
        other[8] = b'x';
        assert_eq!(Net::from_bytes(&other), Err(NetError::NotANet));
    }
}
