//! SVG as text: shapes with their colours, which need no style sheet.

use core::fmt::{Display, Write as _};

use tavola_rules::Player;

/// The family of the embedded font first, then common families of browsers.
pub(crate) const FONTS: &str = "DejaVu Sans,Verdana,Noto Sans,sans-serif";

/// An SVG that is being written.
#[derive(Debug, Default)]
pub(crate) struct Svg {
    text: String,
}

/// The colours of a player's checkers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colours {
    pub(crate) face: &'static str,
    pub(crate) rim: &'static str,
    pub(crate) ring: &'static str,
    pub(crate) figure: &'static str,
}

/// The first player has the light checkers.
pub(crate) const fn colours(player: Player) -> Colours {
    match player {
        Player::First => Colours { face: "#f7eedb", rim: "#6a522a", ring: "#b59d6c", figure: "#2a2016" },
        Player::Second => Colours { face: "#2e2927", rim: "#0f0c0b", ring: "#d3ab62", figure: "#f0cf94" },
    }
}

impl Svg {
    /// Adds text as it is.
    pub(crate) fn raw(&mut self, text: impl Display) {
        // Writing to a string does not fail.
        _ = write!(self.text, "{text}");
    }

    pub(crate) fn rect(&mut self, [x, y, width, height]: [f32; 4], radius: f32, fill: &str) {
        _ = write!(
            self.text,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
            short(x),
            short(y),
            short(width),
            short(height)
        );
        if radius > 0.0 {
            _ = write!(self.text, " rx=\"{}\"", short(radius));
        }
        _ = write!(self.text, " fill=\"{fill}\"/>");
    }

    pub(crate) fn circle(&mut self, x: f32, y: f32, radius: f32, fill: &str) {
        _ = write!(
            self.text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\"/>",
            short(x),
            short(y),
            short(radius)
        );
    }

    pub(crate) fn path(&mut self, d: &str, fill: &str) {
        _ = write!(self.text, "<path d=\"{d}\" fill=\"{fill}\"/>");
    }

    /// Text in one line, centred on `x`, or from there on with `anchor` "start".
    pub(crate) fn text(&mut self, (x, y): (f32, f32), size: f32, fill: &str, anchor: &str, text: &str) {
        _ = write!(
            self.text,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{}</text>",
            short(x),
            short(y),
            short(size),
            escaped(text)
        );
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }
}

/// A number with at most one decimal.
pub(crate) fn short(number: f32) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// Text as XML has it. Control characters, which XML does not allow, are left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}
