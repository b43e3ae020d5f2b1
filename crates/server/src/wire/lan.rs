//! The local network.

use serde::{Deserialize, Serialize};

/// For which place of the page a link is wanted.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct LanQuery {
    /// What follows `#` in the link, such as `/match/ID?seat=1`.
    #[serde(default)]
    pub route: String,
}

/// A link for other devices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LanInvitation {
    pub url: String,
    /// The QR code of the link, row by row: 1 is a dark square.
    pub squares: Vec<String>,
}

/// Whether other devices of the local network may come in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LanView {
    /// Null while the network is closed.
    pub open: Option<LanInvitation>,
}
