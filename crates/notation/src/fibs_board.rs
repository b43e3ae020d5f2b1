//! The `board:` line of the server FIBS: `board:` and 52 fields between colons. GNU Backgammon also reports the state
//! of a game to another program in this form. Backgammon only.
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
//!
//! GNU Backgammon writes every board as player 1 sees it, for either player. Only the field of the turn names that player: 1 for
//! player 1 on roll, -1 for player 0, and after a double the doubler is on roll. The scores are those of player 0 and of player
//! 1, and the other way round after a double.

use core::fmt;

use tavola_rules::game::Offer;
use tavola_rules::position::SetupSide;
use tavola_rules::{OFF, Player, Position, Roll, Rules, Setup};

use crate::situation::{Awaits, Situation};

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
    /// The decision that is asked for.
    pub asks: Asks,
}

/// The decision that a board asks for.
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
const TURN: usize = 31;
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
        let player_1_on_roll = field(TURN) > 0;
        let player_1_asked = player_1_on_roll != doubled;
        // After a double the player who is not on roll stands second, like the player on roll before it.
        let [own_score, other_score] = seen([field(SCORES + 1), field(SCORES)], player_1_on_roll);
        let length = u32::try_from(field(LENGTH)).ok()?;
        let away = |score: i32| Some(length.saturating_sub(u32::try_from(score).ok()?).max(1));
        let asks = match (doubled, field(DICE)) {
            (true, _) => Asks::Answer,
            (false, 0) => Asks::Cube,
            (false, high) => {
                let die = |number| u8::try_from(number).ok();
                Asks::Moves(Roll::two(die(high)?, die(field(DICE + 1))?).ok()?)
            }
        };
        Some(FibsBoard {
            position: position(|index| {
                if player_1_asked { field(BOARD + index) } else { -field(BOARD + 25 - index) }
            })?,
            away: if length > 0 { Some([away(own_score)?, away(other_score)?]) } else { None },
            crawford: length > 0 && field(NOT_CRAWFORD) == 0,
            cube: u32::try_from(field(CUBE)).ok()?,
            may_double: seen([MAY_DOUBLE, MAY_DOUBLE + 1].map(|index| field(index) != 0), player_1_asked),
            asks,
        })
    }

    /// The board of a situation for the player who decides; `None` for beavers and raccoons, which boards do not have.
    #[must_use]
    pub fn of(situation: &Situation) -> Option<FibsBoard> {
        let own = situation.decider();
        let asks = match situation.awaits {
            Awaits::Roll => Asks::Cube,
            Awaits::Play([high, low]) => Asks::Moves(Roll::two(high, low).ok()?),
            Awaits::Answer(Offer::Double) => Asks::Answer,
            Awaits::Answer(Offer::Beaver | Offer::Raccoon) => return None,
        };
        let length = u32::from(situation.match_length);
        let sides = [own, own.opponent()];
        Some(FibsBoard {
            position: if own == situation.on_roll {
                situation.position
            } else {
                situation.position.swapped()
            },
            away: (length > 0)
                .then(|| sides.map(|side| length.saturating_sub(situation.score[side.index()]).max(1))),
            crawford: situation.crawford,
            cube: situation.cube_value,
            may_double: sides.map(|side| situation.cube_owner.is_none_or(|owner| owner == side)),
            asks,
        })
    }
}

/// Two values of player 1 and player 0, in the order of the player who is asked.
fn seen<T>(values: [T; 2], player_1: bool) -> [T; 2] {
    let [first, second] = values;
    if player_1 { [first, second] } else { [second, first] }
}

/// The line, with the player who is asked as player 1, in the order of fields that GNU Backgammon writes, and in the
/// form that it reads as an external player (`external`). The match has the least length that the points away need.
impl fmt::Display for FibsBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let doubled = self.asks == Asks::Answer;
        let length = self.away.map_or(0, |away| away[0].max(away[1]));
        let scores = self.away.map_or([0; 2], |away| away.map(|away| length - away));
        let flag = |is: bool| u8::from(is);
        // After a double the other one is on roll.
        let [[first, score_first], [second, score_second]] = {
            let [own, other] = scores.map(|score| score.to_string());
            seen([["own".to_owned(), own], ["other".to_owned(), other]], doubled)
        };
        write!(f, "board:{first}:{second}:{length}:{score_first}:{score_second}")?;
        for place in 0..=25 {
            let own = i32::from(self.position.own().count(place));
            let other = i32::from(self.position.other().count(25 - place));
            // Place 0 of a side is where its checkers are borne off, and 25 the bar.
            let (own, other) = (if place == 0 { 0 } else { own }, if place == 25 { 0 } else { other });
            write!(f, ":{}", own - other)?;
        }
        write!(f, ":{}", if doubled { -1 } else { 1 })?;
        let dice = match &self.asks {
            Asks::Moves(roll) => match roll.dice() {
                &[high, low] => [high, low],
                _ => [0; 2],
            },
            Asks::Cube | Asks::Answer => [0; 2],
        };
        write!(f, ":{0}:{1}:{0}:{1}:{2}", dice[0], dice[1], self.cube)?;
        write!(f, ":{}:{}:{}", flag(self.may_double[0]), flag(self.may_double[1]), flag(doubled))?;
        let off = [self.position.own(), self.position.other()].map(|side| side.count(OFF));
        let bar = [self.position.own(), self.position.other()].map(|side| side.count(25));
        let post_crawford = self.away.is_some_and(|away| away.contains(&1)) && !self.crawford;
        write!(f, ":1:-1:0:25:{}:{}:{}:{}:0:0", off[0], off[1], bar[0], bar[1])?;
        write!(f, ":{}:{}", flag(post_crawford), flag(!self.crawford))
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

    /// Boards that GNU Backgammon 1.07 sent about the position of `4HPkASLgc/ABMA`, the cube at 2, in a match to seven that
    /// player 1 leads by 4 to 2. The player who is asked has not moved in the first two, and has in the third.
    #[test]
    fn both_players_of_gnu_backgammon_are_asked_about_their_own_checkers() {
        let moved = "-2:0:0:0:0:5:0:3:0:0:1:-5:4:0:0:0:-3:0:-5:0:1:0:0:1:0";
        let unmoved = "-1:0:0:-1:0:5:0:3:0:0:0:-4:5:-1:0:0:-3:0:-5:0:0:0:0:2:0";
        let end = "1:-1:0:25:0:0:0:0:0:0:0:1";
        let back = |board: &FibsBoard| (board.position.own().count(24), board.position.other().count(24));
        let player_0 = format!("board:gnubg:root:7:2:4:0:{moved}:-1:3:2:3:2:2:1:0:0:{end}");
        let player_1 = format!("board:gnubg:root:7:2:4:0:{unmoved}:1:2:1:2:1:2:0:1:0:{end}");
        for (line, away) in [(player_0, [5, 3]), (player_1, [3, 5])] {
            let board = FibsBoard::parse(&line).expect("a board");
            assert_eq!(
                (back(&board), board.away, board.may_double),
                ((2, 1), Some(away), [false, true]),
                "{line}"
            );
        }
        let doubled = format!("board:root:gnubg:7:4:2:0:{unmoved}:1:0:0:0:0:2:1:0:1:{end}");
        let board = FibsBoard::parse(&doubled).expect("a board");
        assert_eq!((back(&board), board.away, board.may_double), ((1, 2), Some([5, 3]), [false, true]));
    }

    #[test]
    fn a_board_is_read_as_it_is_written() {
        for line in [
            START,
            DOUBLED,
            &START.replace(":3:1:3:1:", ":0:0:0:0:"),
            &START.replace("root:3:0:1", "root:0:0:0"),
        ] {
            let board = FibsBoard::parse(line).expect("a board");
            assert_eq!(FibsBoard::parse(&board.to_string()), Some(board), "{line}");
        }
    }

    #[test]
    fn a_situation_is_written_for_the_one_who_decides() {
        let asked =
            crate::xgid::parse("XGID=-b----E-C---eE---c-e----B-:1:1:1:D:2:4:0:7:10", &Rules::STANDARD)
                .expect("a situation");
        let board = FibsBoard::of(&asked).expect("a board");
        assert_eq!((board.asks, board.away, board.cube), (Asks::Answer, Some([3, 5]), 2));
        assert_eq!(board.may_double, [false, true], "the one who doubled held the cube");
        assert_eq!(FibsBoard::parse(&board.to_string()), Some(board));
    }

    #[test]
    fn other_lines_are_no_boards() {
        for line in ["", "hello", "board:a:b:1:2:3", &START.replace(":5:0:3:", ":9:9:9:")] {
            assert_eq!(FibsBoard::parse(line), None, "{line}");
        }
    }
}
