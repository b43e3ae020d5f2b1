//! The inputs of one position that are not zero, as a net reads them.

/// Room for the active inputs of any position: 15 checkers make at most 15 place inputs a side, and the other
/// inputs of a side are fewer than 30.
const MOST: usize = 96;

/// The inputs for the number of checkers of one side on one place.
pub(crate) const COUNTS: usize = 4;

/// The inputs of one position that are not zero.
pub struct Active {
    rows: [u16; MOST],
    values: [f32; MOST],
    len: usize,
    kind: usize,
}

impl Default for Active {
    fn default() -> Active {
        Active { rows: [0; MOST], values: [0.0; MOST], len: 0, kind: 0 }
    }
}

impl Active {
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn set_kind(&mut self, kind: usize) {
        self.kind = kind;
    }

    #[inline]
    pub(crate) fn push(&mut self, row: usize, value: f32) {
        self.rows[self.len] = row as u16;
        self.values[self.len] = value;
        self.len += 1;
    }

    /// Lists the number of checkers on one place, one at least, in [`COUNTS`] rows: one; two or more; three or more; the
    /// number beyond three.
    #[inline]
    pub(crate) fn push_count(&mut self, row: usize, count: u8) {
        if count == 1 {
            self.push(row, 1.0);
            return;
        }
        self.push(row + 1, 1.0);
        if count >= 3 {
            self.push(row + 2, 1.0);
        }
        if count > 3 {
            self.push(row + 3, 0.5 * f32::from(count - 3));
        }
    }

    /// Row and value of each.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.rows[..self.len].iter().map(|&row| usize::from(row)).zip(self.values[..self.len].iter().copied())
    }

    /// The kind of the position, less than [`Inputs::kinds`](crate::evaluators::nets::inputs::Inputs::kinds).
    #[inline]
    #[must_use]
    pub fn kind(&self) -> usize {
        self.kind
    }

    pub(crate) fn rows(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    pub(crate) fn values(&self) -> &[f32] {
        &self.values[..self.len]
    }
}
