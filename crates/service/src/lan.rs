//! Wire types of the local network.

use serde::{Deserialize, Serialize};

/// The page of a link.
#[derive(Clone, Debug, Deserialize)]
pub struct LanQuery {
    /// The part after `#` in the link, such as `/match/ID?seat=1`.
    #[serde(default)]
    pub route: String,
}

/// A link for other devices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LanInvitation {
    /// The link with its token.
    pub url: String,
    /// The QR code of the link, row by row: 1 is a dark square.
    pub squares: Vec<String>,
}

#[cfg(feature = "native")]
impl LanInvitation {
    /// Creates a link with its QR code. A link that is too long for a code has no squares.
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

/// Whether the server is open to other devices of the local network.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LanView {
    /// Null while the network is closed.
    pub open: Option<LanInvitation>,
}
