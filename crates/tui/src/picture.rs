//! The elements of board pictures: pieces, marks, characters and sizes.

use tavola_rules::Player;

/// The kind of a piece of the picture, for its colour.
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

/// The kind of a marked place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Place of the cursor.
    Cursor,
    /// Place of the picked-up checker.
    Picked,
    /// Possible target of the checker.
    Target,
}

impl Mark {
    /// Returns the sign before the number, which is visible without colours.
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
    /// A horizontal and a vertical line.
    lines: [char; 2],
    /// Corners and joints of the upper edge, then of the lower one.
    joints: [[char; 4]; 2],
}

impl Glyphs {
    /// Letters and signs that every terminal and every braille line supports.
    pub const ASCII: Glyphs = Glyphs { checkers: ["X", "O"], lines: ['-', '|'], joints: [['+'; 4]; 2] };

    /// Discs and lines.
    pub const DRAWN: Glyphs = Glyphs {
        checkers: ["●", "○"],
        lines: ['─', '│'],
        joints: [['┌', '┬', '┬', '┐'], ['└', '┴', '┴', '┘']],
    };
}

/// The style of a board's picture.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The characters.
    pub glyphs: Glyphs,
    /// Columns of a point.
    pub cell: usize,
    /// Maximum number of drawn checkers of a stack; the last one of a higher stack shows the number.
    pub height: usize,
    /// The player whose numbers are at the edge.
    pub numbers: Player,
}

impl Style {
    /// The smallest board, in plain characters, with the first player's numbers.
    pub const PLAIN: Style = Style { glyphs: Glyphs::ASCII, cell: 3, height: 5, numbers: Player::First };

    /// Returns the columns of the widest picture, with the word beside the edge.
    #[must_use]
    pub fn width(&self) -> usize {
        12 * self.cell + 9 + BESIDE
    }

    /// Returns the lines of a picture.
    #[must_use]
    pub fn lines(&self) -> usize {
        2 * self.height + 5
    }

    /// Returns a horizontal line.
    pub(crate) fn across(&self, columns: usize) -> String {
        self.glyphs.lines[0].to_string().repeat(columns)
    }

    /// Returns a vertical line.
    pub(crate) fn down(&self) -> String {
        self.glyphs.lines[1].to_string()
    }

    /// Returns the joints of the upper (0) or lower (1) edge: both ends, and both ends of the bar.
    pub(crate) fn joints(&self, edge: usize) -> [char; 4] {
        self.glyphs.joints[edge]
    }

    /// Formats a number at the edge, with the sign of its mark.
    pub(crate) fn label(text: &str, width: usize, mark: Option<Mark>) -> (String, Ink) {
        match mark {
            Some(mark) => (format!("{:>width$}", format!("{}{text}", mark.sign())), Ink::Marked(mark)),
            None => (format!("{text:>width$}"), Ink::Number),
        }
    }
}

/// Columns to the right of the lower edge, with the name of the marked way off the board.
const BESIDE: usize = 2;

/// Pieces from left to right.
pub type Line = Vec<(String, Ink)>;
