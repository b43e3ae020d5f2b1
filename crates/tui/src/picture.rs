//! What pictures of boards are made of: pieces, marks, characters and sizes.

use tavola_rules::Player;

/// The kind of a piece of the picture, for the view that colours it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Frame and empty places.
    Frame,
    /// A number at the edge.
    Number,
    /// Checkers of a player.
    Checker(Player),
    /// A place that is marked.
    Marked(Mark),
}

/// Why a place is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The cursor is there.
    Cursor,
    /// The checker that was picked up stood there.
    Picked,
    /// A checker can go there.
    Target,
}

impl Mark {
    /// The sign before the number, which is seen without any colour.
    fn sign(self) -> char {
        match self {
            Mark::Cursor => '>',
            Mark::Picked => '=',
            Mark::Target => '*',
        }
    }
}

/// The characters of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyphs {
    /// Checkers of both players.
    pub checkers: [&'static str; 2],
    /// A line across, and one down.
    lines: [char; 2],
    /// Corners and joints of the upper edge, then of the lower one.
    joints: [[char; 4]; 2],
}

impl Glyphs {
    /// Letters and signs that every terminal and every braille line has.
    pub const ASCII: Glyphs = Glyphs { checkers: ["X", "O"], lines: ['-', '|'], joints: [['+'; 4]; 2] };

    /// Discs and lines.
    pub const DRAWN: Glyphs = Glyphs {
        checkers: ["●", "○"],
        lines: ['─', '│'],
        joints: [['┌', '┬', '┬', '┐'], ['└', '┴', '┴', '┘']],
    };
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// With which characters.
    pub glyphs: Glyphs,
    /// Columns of a point.
    pub cell: usize,
    /// How many checkers of a stack are drawn; of a higher one the last shows the number.
    pub height: usize,
    /// Whose numbers stand at the edge.
    pub numbers: Player,
}

impl Style {
    /// The smallest board, in plain characters, with the first player's numbers.
    pub const PLAIN: Style = Style { glyphs: Glyphs::ASCII, cell: 3, height: 5, numbers: Player::First };

    /// Columns of the widest picture, the word beside the edge included.
    #[must_use]
    pub fn width(&self) -> usize {
        12 * self.cell + 9 + BESIDE
    }

    /// Lines of a picture.
    #[must_use]
    pub fn lines(&self) -> usize {
        2 * self.height + 5
    }

    /// A line across.
    pub(crate) fn across(&self, columns: usize) -> String {
        self.glyphs.lines[0].to_string().repeat(columns)
    }

    /// A line down.
    pub(crate) fn down(&self) -> String {
        self.glyphs.lines[1].to_string()
    }

    /// The joints of the upper (0) or lower (1) edge: both ends, and where the bar begins and ends.
    pub(crate) fn joints(&self, edge: usize) -> [char; 4] {
        self.glyphs.joints[edge]
    }

    /// A number at the edge, with the sign of its mark.
    pub(crate) fn label(text: &str, width: usize, mark: Option<Mark>) -> (String, Ink) {
        match mark {
            Some(mark) => (format!("{:>width$}", format!("{}{text}", mark.sign())), Ink::Marked(mark)),
            None => (format!("{text:>width$}"), Ink::Number),
        }
    }
}

/// Columns to the right of the lower edge, in which the marked way off the board is named.
const BESIDE: usize = 2;

/// Pieces from left to right.
pub type Line = Vec<(String, Ink)>;
