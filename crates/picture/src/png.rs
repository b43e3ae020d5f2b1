//! SVG as PNG, with an embedded font, so that a picture looks the same on every machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// The widest picture, in pixels.
pub const MOST_WIDTH: u32 = 4096;

/// Latin and Cyrillic letters, digits and signs of DejaVu Sans (`fonts/README.md`).
const FONT: &[u8] = include_bytes!("../fonts/DejaVuSans.ttf");
const FAMILY: &str = "DejaVu Sans";

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family(FAMILY);
    Arc::new(fonts)
});

/// Why there is no PNG.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PngError {
    /// The width is out of range.
    #[error("expected a width of 1 to {MOST_WIDTH} pixels, not {0}")]
    Width(u32),
    /// The SVG cannot be read.
    #[error("the picture cannot be drawn: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// The pixels cannot be packed.
    #[error("the picture cannot be packed: {0}")]
    Encoding(Box<dyn std::error::Error + Send + Sync>),
}

/// Draws a picture that is `width` pixels wide.
///
/// # Errors
/// If the width is out of range. The SVG of a [`Picture`](crate::Picture) can always be drawn.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    if !(1..=MOST_WIDTH).contains(&width) {
        return Err(PngError::Width(width));
    }
    let options =
        Options { fontdb: Arc::clone(&FONTS), font_family: FAMILY.to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(PngError::Width(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Encoding(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(svg: &str, width: u32) -> Pixmap {
        Pixmap::decode_png(&png(svg, width).unwrap()).unwrap()
    }

    #[test]
    fn a_picture_is_as_wide_as_it_is_asked_for() {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 10\"><rect width=\"20\" height=\"10\"/></svg>";
        let drawn = pixels(svg, 300);
        assert_eq!((drawn.width(), drawn.height()), (300, 150));
        for width in [0, MOST_WIDTH + 1] {
            assert!(matches!(png(svg, width), Err(PngError::Width(_))));
        }
        assert!(matches!(png("no svg", 10), Err(PngError::Svg(_))));
    }

    /// The font has every letter of the nine languages: no letter is drawn as the box of those that are missing.
    #[test]
    fn every_letter_of_the_languages_is_drawn_as_itself() {
        let letter = |c: char| {
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 40\"><text x=\"5\" y=\"30\" font-size=\"30\">{c}</text></svg>"
            );
            pixels(&svg, 40).data().to_vec()
        };
        let (missing, nothing) = (letter('\u{4e00}'), letter(' '));
        for c in "azAZ09äöüßÄéèàçêœñáíóúâãõåæøÅÆØ¿¡×–−±«»„“”’бвгджзийклмнопрстуфхцчшщъыьэюяЁЖЯ".chars()
        {
            let drawn = letter(c);
            assert!(drawn != missing && drawn != nothing, "{c}");
        }
    }
}
