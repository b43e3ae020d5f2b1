//! The net of a game as training writes it, and as it is shipped.

use std::path::Path;

use tavola_duel::nets::{ReadError, read_deep_net, read_net};
use tavola_engine::evaluators::GameNet;
use tavola_engine::evaluators::nets::deep::DeepNet;
use tavola_engine::evaluators::nets::encoding::Encoding;
use tavola_engine::evaluators::nets::inputs::Inputs;
use tavola_engine::evaluators::nets::mixed::MixedNet;
use tavola_engine::evaluators::nets::net::{Net, NetError};
use tavola_rules::Rules;

use crate::error::TrainError;

/// A trained net.
pub(crate) enum TrainedNet {
    /// A layer of products, and a head for each kind of position.
    Products(Net),
    /// Several layers.
    Deep(DeepNet),
}

impl TrainedNet {
    /// Reads a file of any form.
    pub(crate) fn read(path: &Path) -> Result<TrainedNet, ReadError> {
        match read_deep_net(path) {
            Err(ReadError::Net { error: NetError::NotANet, .. }) => read_net(path).map(TrainedNet::Products),
            deep => deep.map(TrainedNet::Deep),
        }
    }

    /// The encoding of positions.
    pub(crate) fn inputs(&self) -> Inputs {
        match self {
            TrainedNet::Products(net) => net.inputs,
            TrainedNet::Deep(net) => net.inputs,
        }
    }

    /// The bytes of its exact file.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        match self {
            TrainedNet::Products(net) => net.to_bytes(),
            TrainedNet::Deep(net) => net.to_bytes(),
        }
    }

    /// The bytes in which it is shipped for a game.
    pub(crate) fn shipped(&self, rules: &Rules) -> Result<Vec<u8>, TrainError> {
        if self.inputs() != Inputs::Game(Encoding::of(rules)) {
            return Err(TrainError::OtherInputs(rules.name));
        }
        Ok(match self {
            TrainedNet::Products(net) => net.to_bytes_in_16_bits(),
            TrainedNet::Deep(net) => net.to_packed_bytes(),
        })
    }

    /// The net as it plays.
    pub(crate) fn played(&self) -> Result<GameNet, TrainError> {
        match self {
            TrainedNet::Products(net) => Ok(GameNet::from(net.clone())),
            TrainedNet::Deep(net) => MixedNet::new(net).map(GameNet::from).ok_or(TrainError::Layers),
        }
    }
}
