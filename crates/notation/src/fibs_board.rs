//! The `board:` line of the server FIBS, in which GNU Backgammon too reports to another program where a game stands:
//! `board:` and 52 fields between colons. Backgammon only.
//!
//! ```
//! use tavola_notation::fibs_board::{Asks, FibsBoard};
//! use tavola_rules::Roll;
//!
//! let line = "board:gnubg:root:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
//!             1:-1:0:25:0:0:0:0:0:0:0:1";
//! let board = FibsBoard::parse(line).unwrap();
//! assert_eq!(board.asks, Asks::Moves(Roll::two(3, 1).unwrap()));
//! assert_eq!(board.away, Some([2, 3]));
//! ```

use tavola_rules::position::SetupSide;
use tavola_rules::{OFF, Player, Position, Roll, Rules, Setup};

/// A board, seen by the player who is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct FibsBoard {
    /// The position; the player who is asked is `own`.
    pub position: Position,
    /// Points that the player who is asked and the opponent still need, at least 1 each; `None` in money play.
    pub away: Option<[u32; 2]>,
    /// Whether this is the Crawford game.
    pub crawford: bool,
    /// The value of the cube, before a double that is to be answered.
    pub cube: u32,
    /// Whether the player who is asked and the opponent may turn the cube: both while it is in the middle.
    pub may_double: [bool; 2],
    /// What is to be answered.
    pub asks: Asks,
}

/// What a board asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asks {
    /// The play of this roll.
    Moves(Roll),
    /// To double or to roll.
    Cube,
    /// To take or to drop.
    Answer,
}

/// Indices of the fields; 0 and 1 are the names.
const LENGTH: usize = 2;
const SCORES: usize = 3;
const BOARD: usize = 5;
const DICE: usize = 32;
const CUBE: usize = 36;
const MAY_DOUBLE: usize = 37;
const DOUBLED: usize = 39;
const NOT_CRAWFORD: usize = 51;
const FIELDS: usize = 52;

impl FibsBoard {
    /// Reads a line; `None` if it is no such line, or no position of backgammon.
    #[must_use]
    pub fn parse(line: &str) -> Option<FibsBoard> {
        let fields: Vec<&str> = line.strip_prefix("board:")?.split(':').collect();
        let fields = fields.get(LENGTH..FIELDS)?;
        let numbers: Vec<i32> = fields.iter().map(|field| field.parse().ok()).collect::<Option<_>>()?;
        let field = |index: usize| numbers[index - LENGTH];
        let doubled = field(DOUBLED) != 0;
        // Scores follow the names. The name of the opponent comes first, except after the opponent's double.
        let (own_score, other_score) =
            if doubled { (field(SCORES), field(SCORES + 1)) } else { (field(SCORES + 1), field(SCORES)) };
        let length = u32::try_from(field(LENGTH)).ok()?;
        let away = |score| Some(length.saturating_sub(u32::try_from(score).ok()?).max(1));
        let asks = match (doubled, field(DICE)) {
            (true, _) => Asks::Answer,
            (false, 0) => Asks::Cube,
            (false, high) => {
                let die = |number| u8::try_from(number).ok();
                Asks::Moves(Roll::two(die(high)?, die(field(DICE + 1))?).ok()?)
            }
        };
        Some(FibsBoard {
            position: position(|index| field(BOARD + index))?,
            away: if length > 0 { Some([away(own_score)?, away(other_score)?]) } else { None },
            crawford: length > 0 && field(NOT_CRAWFORD) == 0,
            cube: u32::try_from(field(CUBE)).ok()?,
            may_double: [MAY_DOUBLE, MAY_DOUBLE + 1].map(|index| field(index) != 0),
            asks,
        })
    }
}

/// The board, seen by the player whose checkers are positive: their bar is entry 25, that of the opponent entry 0.
fn position(entry: impl Fn(usize) -> i32) -> Option<Position> {
    let mut setup = Setup { own: SetupSide::default(), other: SetupSide::default() };
    for index in 0..=25 {
        let count = u8::try_from(entry(index).unsigned_abs()).ok()?;
        if entry(index) > 0 {
            setup.own.places[index] = count;
        } else {
            setup.other.places[25 - index] = count;
        }
    }
    for side in [&mut setup.own, &mut setup.other] {
        side.places[usize::from(OFF)] += u8::try_from(15u32.checked_sub(side.total())?).ok()?;
    }
    setup.position(&Rules::STANDARD, Player::First).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The start, 3-1 to play, at a score of 1 to 0 in a match to three.
    const START: &str = "board:gnubg:root:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:\
                         1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

    /// GNU Backgammon, with two checkers on the bar and a cube of 2, redoubles at the same score.
    const DOUBLED: &str = "board:root:gnubg:3:1:0:-2:2:0:2:0:0:3:2:0:0:0:0:-4:4:0:0:0:-4:0:-5:0:0:0:0:2:0:-1:0:0:0:0:\
                           2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1";

    #[test]
    fn a_roll_to_play_is_read() {
        let board = FibsBoard::parse(START).expect("a board");
        assert_eq!(board.position, Position::start(&Rules::STANDARD, Player::First));
        assert_eq!(board.asks, Asks::Moves(Roll::two(3, 1).expect("dice")));
        assert_eq!((board.away, board.crawford, board.cube), (Some([2, 3]), false, 1));
        assert_eq!(board.may_double, [true, true]);
    }

    #[test]
    fn a_double_is_read_from_the_side_that_answers() {
        let board = FibsBoard::parse(DOUBLED).expect("a board");
        assert_eq!(board.asks, Asks::Answer);
        assert_eq!((board.cube, board.may_double, board.away), (2, [false, true], Some([2, 3])));
        assert_eq!((board.position.other().count(25), board.position.own().count(24)), (2, 2));
    }

    #[test]
    fn the_crawford_game_and_money_play_are_told_apart() {
        let rolls = START.replace("3:0:1:0:-2", "3:0:2:0:-2").replace(":3:1:3:1:", ":0:0:0:0:");
        let board = FibsBoard::parse(&rolls).expect("a board");
        assert_eq!((board.asks, board.crawford, board.away), (Asks::Cube, false, Some([1, 3])));
        let crawford = rolls.strip_suffix('1').expect("not the Crawford game").to_owned() + "0";
        assert!(FibsBoard::parse(&crawford).expect("a board").crawford);
        let money = START.replace("root:3:0:1", "root:0:0:0");
        assert_eq!(FibsBoard::parse(&money).expect("a board").away, None);
    }

    #[test]
    fn other_lines_are_no_boards() {
        for line in ["", "hello", "board:a:b:1:2:3", &START.replace(":5:0:3:", ":9:9:9:")] {
            assert_eq!(FibsBoard::parse(line), None, "{line}");
        }
    }
}
