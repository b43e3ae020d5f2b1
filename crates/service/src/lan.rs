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

#[cfg(feature = "native")]
impl LanInvitation {
    /// A link with its QR code. One that is too long for a code has no squares.
    #[must_use]
    pub fn to(url: String) -> LanInvitation {
        use qrcode::{Color, QrCode};

        let square = |color: &Color| if *color == Color::Dark { '1' } else { '0' };
        let rows = |code: QrCode| {
            code.to_colors().chunks(code.width()).map(|row| row.iter().map(square).collect()).collect()
        };
        let squares = QrCode::new(&url).map_or_else(|_| Vec::new(), rows);
        LanInvitation { url, squares }
    }
}

/// Whether other devices of the local network may come in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LanView {
    /// Null while the network is closed.
    pub open: Option<LanInvitation>,
}
