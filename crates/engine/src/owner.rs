//! Who may turn the cube.

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Owner {
    /// Either: it is in the middle.
    #[default]
    Centre,
    /// The player on roll.
    Own,
    /// His opponent.
    Other,
}

impl Owner {
    /// The same seen by the opponent.
    #[must_use]
    pub fn swapped(self) -> Owner {
        match self {
            Owner::Centre => Owner::Centre,
            Owner::Own => Owner::Other,
            Owner::Other => Owner::Own,
        }
    }
}
