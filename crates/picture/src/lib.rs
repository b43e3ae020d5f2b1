//! Pictures of positions, as SVG and, with the feature `png`, as PNG: the board of every game, with dice and cube, and a
//! caption for a forum.
//!
//! The board is seen by one player, who sits at the bottom and bears off to the right, as on the page. Half boards, the ring
//! and the towers are drawn as the page draws them.
//!
//! ```
//! use tavola_notation::any;
//! use tavola_picture::{Picture, caption};
//! use tavola_locale::Locale;
//! use tavola_rules::Rules;
//!
//! let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
//! let situation = any::parse(id, &Rules::STANDARD)?;
//! let picture = Picture::of(&situation, &Rules::STANDARD, &[3, 1]);
//! let lines = caption(&situation, &Rules::STANDARD, &[3, 1], Locale::english());
//! let svg = picture.svg("The opening", &lines);
//! assert!(svg.starts_with("<svg") && svg.contains("to play 3-1"));
//! # Ok::<(), tavola_notation::any::AnyError>(())
//! ```

mod arrows;
mod board;
mod caption;
mod layout;
#[cfg(feature = "png")]
mod png;
mod shapes;

use tavola_notation::situation::{Awaits, Situation};
use tavola_rules::game::Offer;
use tavola_rules::position::SetupSide;
use tavola_rules::track::Track;
use tavola_rules::{Player, Rules, Setup};

pub use arrows::Hop;
pub use caption::caption;
#[cfg(feature = "png")]
pub use png::{MOST_WIDTH, PngError, png};

/// The cube of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube {
    /// Value of the cube; after an unanswered offer, the offered value.
    pub value: u32,
    /// The owner of the cube; `None` in the middle.
    pub owner: Option<Player>,
    /// The player to whom it is offered.
    pub offered: Option<Player>,
}

/// A position to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Relative course of the players' tracks.
    pub track: Track,
    /// The checkers, the player at the bottom first.
    pub setup: Setup,
    /// The player at the bottom. The first player has the light checkers.
    pub bottom: Player,
    /// The player whose dice lie on the board, and the dice.
    pub dice: Option<(Player, Vec<u8>)>,
    /// The cube, in a game that has one.
    pub cube: Option<Cube>,
    /// Moves of the player at the bottom, drawn as arrows.
    pub arrows: Vec<Hop>,
}

impl Picture {
    /// The picture of a situation, seen by the player on roll. `dice` are those to play, or none.
    #[must_use]
    pub fn of(situation: &Situation, rules: &Rules, dice: &[u8]) -> Picture {
        let on_roll = situation.on_roll;
        let offered = match situation.awaits {
            Awaits::Answer(Offer::Double | Offer::Raccoon) => Some(on_roll.opponent()),
            Awaits::Answer(Offer::Beaver) => Some(on_roll),
            Awaits::Roll | Awaits::Play(_) => None,
        };
        let value = situation.cube_value * if offered.is_some() { 2 } else { 1 };
        let cube = Cube { value, owner: situation.cube_owner, offered };
        Picture {
            track: rules.track,
            setup: situation.position.setup(),
            bottom: on_roll,
            dice: (!dice.is_empty()).then(|| (on_roll, dice.to_vec())),
            cube: rules.cube.on.then_some(cube),
            arrows: Vec::new(),
        }
    }

    fn side(&self, own: bool) -> &SetupSide {
        if own { &self.setup.own } else { &self.setup.other }
    }

    fn player(&self, own: bool) -> Player {
        if own { self.bottom } else { self.bottom.opponent() }
    }
}
