//! The local network, as it goes over the wire.

use serde::{Deserialize, Serialize};

/// For which place of the page a link is wanted.
#[derive(Clone, Debug, Deserialize)]
pub struct LanQuery {
    /// What follows `#` in the link, such as `/match/ID?seat=1`.
    #[serde(default)]
    pub route: String,
}

/// A link for other devices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LanInvitation {
    /// With its token.
    pub url: String,
    /// The QR code of the link, row by row: 1 is a dark square.
    pub squares: Vec<String>,
}

/// Whether other devices of the local network may come in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LanView {
    /// Null while the network is closed.
    pub open: Option<LanInvitation>,
}
