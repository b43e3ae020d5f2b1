//! The dimensions of a game. A [`Rules`] value describes one game completely.

use crate::checkers::Checkers;
use crate::dice::Roll;
use crate::matchplay::MatchKind;
use crate::point::{MAX_CHECKERS, OFF, Player};
use crate::track::Track;
use crate::turn::{Incomplete, Segment, Step};

/// A tables game: geometry, start, entering, contact, dice, obligation, bearing off, end, scoring, cube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Name on the command line and in the store.
    pub name: &'static str,
    /// How the two ways round the board lie against each other.
    pub track: Track,
    /// Where each player's checkers begin, in his own numbering.
    pub start: [Checkers; 2],
    /// Which checkers must enter before others may move.
    pub entering: Entering,
    /// What befalls a lone enemy checker that one lands on.
    pub contact: Contact,
    /// How many enemy checkers close a point: 2, or 1 where nothing can be hit.
    pub block_at: u8,
    /// How many checkers a player may gather on each of his points.
    pub stacks: StackLimits,
    /// Whether a checker may pass an own checker that is ahead of it.
    pub overtaking: bool,
    /// How checkers leave the board.
    pub bear_off: BearOff,
    /// What a roll lets its player do.
    pub dice: DiceRule,
    /// In which order the numbers of a roll are played.
    pub order: Order,
    /// How much of a roll must be played.
    pub obligation: Obligation,
    /// Who begins, and with which roll.
    pub opening: Opening,
    /// Whether the winner of a game begins the next one.
    pub winner_starts: bool,
    /// When a game is over.
    pub end: End,
    /// What a won game is worth.
    pub scoring: Scoring,
    /// Which checkers of the loser make a gammon a backgammon.
    pub backgammon_zone: BackgammonZone,
    /// Whether a backgammon needs that the loser has borne off nothing.
    pub backgammon_needs_none_off: bool,
    /// The doubling cube.
    pub cube: CubeRules,
    /// What the game is usually played for.
    pub usual_match: MatchKind,
}

/// Which checkers in the pool must enter before others may move. Checkers on the bar always come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entering {
    /// All that are in the pool. The value of games without a pool too.
    AllFirst,
    /// Once this many have entered, the player may enter or move as he likes.
    FreeAfter(u8),
}

/// What befalls a lone enemy checker that one lands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// It goes to the bar.
    Hit,
    /// It stays, and cannot move while the other stands on it.
    Pin(Mixed),
    /// Nothing can be landed on (`block_at` is 1), or the players never meet.
    Block,
}

/// A point on which one player pins the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mixed {
    /// The pinner may add more checkers.
    PinnerStacks,
    /// Neither may land there.
    Closed,
}

/// The most checkers a player may have on each of his points after landing there. Checkers that stand
/// there from the start may be more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StackLimits([u8; 25]);

impl StackLimits {
    /// Any number on every point (G12).
    pub const NONE: StackLimits = StackLimits([MAX_CHECKERS; 25]);

    /// The same number everywhere.
    #[must_use]
    pub const fn all(most: u8) -> StackLimits {
        let mut limits = [most; 25];
        limits[OFF as usize] = MAX_CHECKERS;
        StackLimits(limits)
    }

    /// The same but for one point.
    #[must_use]
    pub const fn except(mut self, point: u8, most: u8) -> StackLimits {
        self.0[point as usize] = most;
        self
    }

    /// The most checkers on a point (or off).
    #[must_use]
    pub const fn at(&self, point: u8) -> u8 {
        self.0[point as usize]
    }
}

/// How checkers leave the board once all are home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// With the exact number, or with a higher one if no checker stands farther back (G8).
    FarthestOvershoot,
    /// With any sufficient number (leaflet 002 read literally).
    FreeOvershoot,
    /// With the exact number only.
    Exact,
    /// Never: the game ends on the board.
    Never,
}

/// What a roll lets its player do, as a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceRule {
    /// Each number once; a double this many times.
    Standard {
        /// 4 in the modern game, 2 or 1 in old ones.
        double_times: u8,
    },
    /// A double is played four times, then its underside (7 less the number) four times.
    Underside {
        /// Whether the rest of the turn lapses when a part cannot be played completely.
        stop: bool,
        /// Whether the player then rolls again.
        roll_again: bool,
    },
    /// A double is played four times, then the next higher number four times, up to the sixes.
    Ascending {
        /// What happens to the levels that are left when one cannot be completed.
        incomplete: Incomplete,
    },
    /// Acey-deucey: 1-2 is played, then a double of the player's choice, then he rolls again.
    AceyDeucey,
}

/// In which order the numbers are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// As the player likes.
    Free,
    /// The lower first. If it cannot be played, the higher lapses too.
    LowerFirst,
}

/// How much of a roll must be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obligation {
    /// As many numbers as possible (G9); if one of two, with `higher` the higher one if it can be played (G10).
    Max {
        /// Whether the higher number must be taken.
        higher: bool,
    },
    /// All of them, or nothing.
    AllOrNothing,
}

/// Who begins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// One die each: the higher begins and plays these two dice. Ties are rolled again.
    OneDieEach,
    /// One die each: the higher begins and rolls afresh.
    OneDieEachThenRoll,
    /// Two dice each: the higher total begins and rolls afresh.
    TwoDiceHighest,
    /// The starter is drawn by lot, then rolls.
    LotThenRoll,
}

/// When a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The first player with all checkers off wins.
    FirstOff,
    /// The first player with all checkers on this own point wins.
    AllOnPoint(u8),
}

/// What a won game is worth, before the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// 1, gammon 2, backgammon 3.
    Gammon123,
    /// 1, or 2 if the loser has borne off nothing.
    Gammon12,
    /// 1.
    Flat,
    /// Points for each checker of the loser that is not off.
    CheckersLeft(CheckersLeft),
}

/// What a checker that is left costs: once in acey-deucey, and the two readings of leaflet 002.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckersLeft {
    /// One point each, wherever they are.
    Once,
    /// All points double if any of the loser's checkers is outside his home (DE, FR, ES, IT, NL).
    AllDoubled,
    /// Checkers outside his home count two (EN).
    OutsideDoubled,
}

/// Which checkers of the loser make a gammon a backgammon. The zone is the quadrant in which the loser
/// began, his own 24 to 19: against each other that is the winner's home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackgammonZone {
    /// In the quadrant, on the bar or not entered.
    QuadrantOrBar,
    /// In the quadrant only.
    QuadrantOnly,
}

/// The doubling cube of a rule set. Jacoby, beavers, raccoons and automatic doubles apply in money play only;
/// Crawford and Holland in matches to points only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CubeRules {
    /// Whether there is a cube.
    pub on: bool,
    /// The highest value it may be turned to; 0 for no limit.
    pub cap: u32,
    /// Whether it is used in a single game too (leaflet 004: only when several are played).
    pub in_single_game: bool,
    /// The value that shows while the cube is at rest at 1: 64, or 1 (a matter of display).
    pub rest_face: u32,
    /// No cube in the first game after a player is one point away.
    pub crawford: bool,
    /// Gammons count only if the cube was turned.
    pub jacoby: bool,
    /// The player who is doubled may redouble at once and keep the cube.
    pub beavers: bool,
    /// The doubler may answer a beaver in kind.
    pub raccoons: bool,
    /// Murphy: how many times tied opening dice may double the stake.
    pub automatic_doubles: u8,
    /// Holland: after the Crawford game nobody doubles before both have rolled twice.
    pub holland: bool,
}

impl CubeRules {
    /// The modern cube: unlimited, Crawford in matches, nothing else.
    pub const MODERN: CubeRules = CubeRules {
        on: true,
        cap: 0,
        in_single_game: true,
        rest_face: 64,
        crawford: true,
        jacoby: false,
        beavers: false,
        raccoons: false,
        automatic_doubles: 0,
        holland: false,
    };

    /// No cube.
    pub const OFF: CubeRules = CubeRules { on: false, ..CubeRules::MODERN };
}

impl Rules {
    /// Modern standard backgammon, from which the others differ by some fields.
    pub const STANDARD: Rules = {
        const START: Checkers = Checkers::of(&[(24, 2), (13, 5), (8, 3), (6, 5)]);
        Rules {
            name: "backgammon",
            track: Track::Contrary,
            start: [START, START],
            entering: Entering::AllFirst,
            contact: Contact::Hit,
            block_at: 2,
            stacks: StackLimits::NONE,
            overtaking: true,
            bear_off: BearOff::FarthestOvershoot,
            dice: DiceRule::Standard { double_times: 4 },
            order: Order::Free,
            obligation: Obligation::Max { higher: true },
            opening: Opening::OneDieEach,
            winner_starts: false,
            end: End::FirstOff,
            scoring: Scoring::Gammon123,
            backgammon_zone: BackgammonZone::QuadrantOrBar,
            backgammon_needs_none_off: true,
            cube: CubeRules::MODERN,
            usual_match: MatchKind::Points(5),
        }
    };

    /// Number of checkers that a player begins with.
    #[must_use]
    pub fn checkers(&self, player: Player) -> u8 {
        self.start[player.index()].total()
    }

    /// The steps that a roll of this game is played in.
    #[must_use]
    pub fn steps(&self, roll: Roll) -> Vec<Step> {
        let play = |numbers: &[u8], incomplete| Step::Play(self.segment(numbers, incomplete));
        let Some(n) = roll.double() else {
            if self.dice == DiceRule::AceyDeucey && roll.dice().contains(&1) && roll.dice().contains(&2) {
                return vec![play(&[2, 1], Incomplete::EndTurn), Step::ChooseDouble, Step::Roll];
            }
            return vec![play(roll.dice(), Incomplete::Continue)];
        };
        let four = |n, incomplete| play(&[n; 4], incomplete);
        match self.dice {
            DiceRule::Standard { double_times } => {
                vec![play(&[n; 4][..usize::from(double_times.min(4))], Incomplete::Continue)]
            }
            DiceRule::Underside { stop, roll_again } => {
                let incomplete = if stop { Incomplete::EndTurn } else { Incomplete::Continue };
                let mut steps = vec![four(n, incomplete), four(7 - n, incomplete)];
                if roll_again {
                    steps.push(Step::Roll);
                }
                steps
            }
            DiceRule::Ascending { incomplete } => (n..=6).map(|level| four(level, incomplete)).collect(),
            DiceRule::AceyDeucey => vec![four(n, Incomplete::Continue)],
        }
    }

    /// The steps that follow when a player chooses a double instead of rolling it.
    #[must_use]
    pub fn chosen_double(&self, number: u8) -> Step {
        Step::Play(self.segment(&[number; 4], Incomplete::EndTurn))
    }

    fn segment(&self, numbers: &[u8], incomplete: Incomplete) -> Segment {
        Segment::new(numbers, self.order, self.obligation, incomplete)
    }
}
