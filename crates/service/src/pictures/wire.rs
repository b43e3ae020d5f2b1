//! Wire types of pictures.

use serde::Deserialize;

/// The formats of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PictureFormat {
    Svg,
    Png,
}

/// Selects a picture: of a position, or of the decision after `at` actions of the match `id`.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct PictureQuery {
    /// A `PositionQuery` as JSON.
    #[serde(default)]
    pub position: Option<String>,
    #[serde(default)]
    pub id: Option<String>,
    #[serde(default)]
    pub at: usize,
    /// Moves to draw as arrows, `[[from, to], …]` as JSON, in the own numbers of the player on roll.
    #[serde(default)]
    pub arrows: Option<String>,
    pub format: PictureFormat,
    /// Language of the caption.
    #[serde(default)]
    pub lang: Option<String>,
    /// Width of a PNG in pixels.
    #[serde(default = "usual_width")]
    pub width: u32,
}

fn usual_width() -> u32 {
    1200
}
