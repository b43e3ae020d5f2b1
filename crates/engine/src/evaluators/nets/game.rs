//! The net of a game as it plays.

use tavola_rules::Position;

use super::bytes::NetError;
use super::deep::DeepNet;
use super::inputs::Inputs;
use super::mixed::MixedNet;
use super::net::Net;
use super::seen::{Seen, Successive};
use crate::outcome::Probabilities;

/// The net of a game in one of its forms.
#[derive(Clone, Debug)]
pub enum GameNet {
    /// A layer of products, and a head for each kind of position.
    Products(Box<Net>),
    /// Several layers.
    Deep(Box<MixedNet>),
}

impl GameNet {
    /// Reads a file of any form.
    ///
    /// # Errors
    /// If the bytes are not a whole net of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<GameNet, NetError> {
        match DeepNet::from_bytes(bytes) {
            Err(NetError::NotANet) => Net::from_bytes(bytes).map(GameNet::from),
            Err(error) => Err(error),
            Ok(net) => MixedNet::new(&net).map(GameNet::from).ok_or(NetError::Size),
        }
    }

    /// The encoding of positions.
    #[must_use]
    pub fn inputs(&self) -> Inputs {
        match self {
            GameNet::Products(net) => net.inputs,
            GameNet::Deep(net) => net.inputs(),
        }
    }
}

impl From<Net> for GameNet {
    fn from(net: Net) -> GameNet {
        GameNet::Products(Box::new(net))
    }
}

impl From<MixedNet> for GameNet {
    fn from(net: MixedNet) -> GameNet {
        GameNet::Deep(Box::new(net))
    }
}

impl Successive for GameNet {
    fn evaluate_each(&self, seen: &mut Seen, positions: &[Position], found: &mut dyn FnMut(Probabilities)) {
        match self {
            GameNet::Products(net) => net.evaluate_each(seen, positions, found),
            GameNet::Deep(net) => net.evaluate_each(seen, positions, found),
        }
    }
}
