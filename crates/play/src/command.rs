//! Requests of people, and the player in whose name they are made.

use serde::{Deserialize, Serialize};
use tavola_rules::{Move, Player};

/// A request of a person in a match.
///
/// The JSON has the name in `do` and the arguments beside it: `{"do": "play", "moves": [[8, 5, 3], [6, 5, 1]]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Throws the dice that are due, also those of the opening.
    Roll {
        /// The dice, where people throw them; of an opening, those of the first player come first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Vec<u8>>,
    },
    /// Plays all that is left of a part of a turn, and announces the end of the turn unless another part of the
    /// same roll can be played. Most rolls have one part; a chain of doubles has several.
    Play {
        /// From, to and die of each move; none to pass.
        #[serde(default, with = "triples")]
        moves: Vec<Move>,
    },
    /// Moves some checkers and leaves the turn open.
    Move {
        /// From, to and die of each move.
        #[serde(with = "triples")]
        moves: Vec<Move>,
    },
    /// Announces the end of the turn.
    Done,
    /// Takes the last move back.
    TakeBack,
    /// Names two different numbers instead of throwing.
    Pick {
        /// The numbers.
        dice: [u8; 2],
    },
    /// Names the double that is played next.
    Choose {
        /// 1 to 6.
        number: u8,
    },
    /// Offers the cube.
    Double,
    /// Accepts it.
    Take,
    /// Refuses it.
    Drop,
    /// Accepts it, turns it once more and keeps it.
    Beaver,
    /// Answers a beaver in kind.
    Raccoon,
    /// Offers to give the game up.
    Resign {
        /// 1 for a single game, 2 for a gammon, 3 for a backgammon.
        #[serde(default = "single")]
        level: u8,
    },
    /// Accepts a resignation.
    Accept,
    /// Refuses it.
    Refuse,
    /// Calls dice that were thrown by hand cocked.
    Cocked,
    /// Begins the next game.
    Next,
    /// Ends a money session between two games.
    End,
}

fn single() -> u8 {
    1
}

/// A command, and in whose name it is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The player. If `None`: the player who is to act, if the sender holds that seat, else a seat that they hold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Player>,
    /// The request.
    #[serde(flatten)]
    pub command: Command,
}

impl From<Command> for Request {
    fn from(command: Command) -> Request {
        Request { by: None, command }
    }
}

impl Command {
    /// Returns the request in the name of a player.
    #[must_use]
    pub fn by(self, player: Player) -> Request {
        Request { by: Some(player), command: self }
    }
}

/// The sender of requests: the seats that they hold. Nobody holds the seat of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender {
    seats: [bool; 2],
}

impl Sender {
    /// Everybody at one screen: each seat that a person plays.
    pub const TABLE: Sender = Sender { seats: [true; 2] };
    /// A spectator.
    pub const WATCHER: Sender = Sender { seats: [false; 2] };

    /// The person at one seat.
    #[must_use]
    pub fn at(player: Player) -> Sender {
        Sender { seats: Player::BOTH.map(|seat| seat == player) }
    }

    /// Returns whether the sender holds this seat, if a person plays it at all.
    #[must_use]
    pub fn holds(self, player: Player) -> bool {
        self.seats[player.index()]
    }
}

/// Moves as `[from, to, die]`.
mod triples {
    use serde::{Deserialize, Deserializer, Serializer};
    use tavola_rules::Move;

    pub(super) fn serialize<S: Serializer>(moves: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(moves.iter().map(|mv| [mv.from, mv.to, mv.die]))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let triples = Vec::<[u8; 3]>::deserialize(from)?;
        Ok(triples.into_iter().map(|[from, to, die]| Move { from, to, die }).collect())
    }
}
