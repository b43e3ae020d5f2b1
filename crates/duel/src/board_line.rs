//! The line by which GNU Backgammon tells another program where a game stands: `board:` and 52 fields between
//! colons, in the layout of FIBS.

use tavola_engine::{Context, Owner};
use tavola_rules::position::SetupSide;
use tavola_rules::{OFF, Player, Position, Roll, Rules, Setup};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Question {
    /// The board, seen by us.
    pub(crate) position: Position,
    /// What is played for, seen by us, the cube not yet turned where we have been doubled.
    pub(crate) context: Context,
    pub(crate) asks: Asks,
}

/// What is to be answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Asks {
    /// Moves.
    Moves(Roll),
    /// To double or to roll; whether we may double.
    Cube(bool),
    /// To take or to drop.
    Answer,
}

/// Where the fields are; 0 and 1 are the names.
const LENGTH: usize = 2;
const SCORES: usize = 3;
const BOARD: usize = 5;
const DICE: usize = 32;
const CUBE: usize = 36;
const MAY_DOUBLE: usize = 37;
const DOUBLED: usize = 39;
const NOT_CRAWFORD: usize = 51;
const FIELDS: usize = 52;

/// Reads a line. `None` if it is no such line.
pub(crate) fn read(line: &str) -> Option<Question> {
    let fields: Vec<&str> = line.strip_prefix("board:")?.split(':').collect();
    if fields.len() < FIELDS {
        return None;
    }
    let numbers: Vec<i32> =
        fields[LENGTH..FIELDS].iter().map(|field| field.parse().ok()).collect::<Option<_>>()?;
    let field = |index: usize| numbers[index - LENGTH];
    let position = position(|index| field(BOARD + index))?;
    let doubled = field(DOUBLED) != 0;
    let [own, other] = [MAY_DOUBLE, MAY_DOUBLE + 1].map(|index| field(index) != 0);
    // Scores follow the names, and the name of the opponent comes first, but ours if it is he who has doubled.
    let (own_score, other_score) =
        if doubled { (field(SCORES), field(SCORES + 1)) } else { (field(SCORES + 1), field(SCORES)) };
    let score = match u32::try_from(field(LENGTH)).ok()? {
        0 => Context::money(),
        length => {
            let away = |score| Some(length.saturating_sub(u32::try_from(score).ok()?).max(1));
            Context::score(away(own_score)?, away(other_score)?, field(NOT_CRAWFORD) == 0)
        }
    };
    let owner = match (own, other) {
        (true, false) => Owner::Own,
        (false, true) => Owner::Other,
        _ => Owner::Centre,
    };
    let context = Context { value: u32::try_from(field(CUBE)).ok()?, owner, ..score };
    let asks = match (doubled, field(DICE)) {
        (true, _) => Asks::Answer,
        (false, 0) => Asks::Cube(own && context.may_double()),
        (false, high) => {
            let die = |number| u8::try_from(number).ok();
            Asks::Moves(Roll::two(die(high)?, die(field(DICE + 1))?).ok()?)
        }
    };
    Some(Question { position, context, asks })
}

/// The board, seen by the player whose checkers are positive: his bar is 25, that of the other 0.
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
    use tavola_engine::Stakes;

    /// The start, we to play 3-1, at a score of 1 (ours) to 0 in a match to three.
    const START: &str = "board:gnubg:root:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:\
                         1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

    /// GNU Backgammon, with two checkers on the bar and a cube of 2, redoubles at the same score.
    const DOUBLED: &str = "board:root:gnubg:3:1:0:-2:2:0:2:0:0:3:2:0:0:0:0:-4:4:0:0:0:-4:0:-5:0:0:0:0:2:0:-1:0:0:0:0:\
                           2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1";

    #[test]
    fn a_roll_to_play_is_read() {
        let question = read(START).expect("a board");
        assert_eq!(question.position, Position::start(&Rules::STANDARD, Player::First));
        assert_eq!(question.asks, Asks::Moves(Roll::two(3, 1).expect("dice")));
        assert_eq!(question.context, Context::score(2, 3, false));
    }

    #[test]
    fn a_cube_to_answer_is_read_from_our_side() {
        let question = read(DOUBLED).expect("a board");
        assert_eq!(question.asks, Asks::Answer);
        assert_eq!((question.context.value, question.context.owner), (2, Owner::Other));
        assert!(matches!(question.context.stakes, Stakes::Match { away_own: 2, away_other: 3, .. }));
        assert_eq!(question.position.other().count(25), 2);
        assert_eq!(question.position.own().count(24), 2);
    }

    #[test]
    fn the_crawford_game_has_no_cube() {
        let rolls = START.replace("3:0:1:0:-2", "3:0:2:0:-2").replace(":3:1:3:1:", ":0:0:0:0:");
        assert_eq!(read(&rolls).expect("a board").asks, Asks::Cube(true));
        let crawford = rolls.strip_suffix('1').expect("not the Crawford game").to_owned() + "0";
        let question = read(&crawford).expect("a board");
        assert_eq!(question.context, Context::score(1, 3, true));
        assert_eq!(question.asks, Asks::Cube(false));
    }

    #[test]
    fn other_lines_are_no_boards() {
        for line in ["", "hello", "board:a:b:1:2:3", &START.replace(":5:0:3:", ":9:9:9:")] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
