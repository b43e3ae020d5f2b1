//! The dimensions of a game. A [`Rules`] value describes one game completely.

use alloc::sync::Arc;

use crate::checkers::Checkers;
use crate::match_kind::MatchKind;
use crate::point::{MAX_CHECKERS, OFF, Player};
use crate::segment::Incomplete;
pub use crate::segment::{Obligation, Order};
use crate::track::Track;

// The enums of this module are exhaustive on purpose. A value that is added must stop the compilation wherever pages,
// notation and engine have to learn it. Errors and reasons that clients show by their keys are `#[non_exhaustive]`.

/// A tables game: geometry, start, entering, contact, dice, obligation, bearing off, end, scoring, cube.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Name on the command line and in the store.
    pub name: &'static str,
    /// Relative course of the two ways round the board.
    pub track: Track,
    /// Starting places of each player's checkers, in that player's numbering.
    pub start: [Checkers; 2],
    /// Checkers that must enter before others may move.
    pub entering: Entering,
    /// Effect on a lone enemy checker on the point where a move ends.
    pub contact: Contact,
    /// Number of enemy checkers that close a point: 2, or 1 in games without hitting.
    pub block_at: u8,
    /// Limits of the checkers on each point.
    pub stacks: StackLimits,
    /// Whether a checker may pass an own checker that is ahead of it.
    pub overtaking: bool,
    /// Whether a number may be played backward too.
    pub backward: bool,
    /// Whether a checker that has hit in its own home board may move again in that turn.
    pub hit_and_run: bool,
    /// Whether nothing may be hit before an own checker is home (Dutch backgammon).
    pub hit_home_first: bool,
    /// Limits on leaving the first point of the track.
    pub leaving: Leaving,
    /// Rows of own points that are not allowed.
    pub prime: Prime,
    /// Whether a play must open six points in a row right before all of the opponent's checkers, which stand together
    /// on one point, if it can (Fevga).
    pub must_open: bool,
    /// Ways to bear off.
    pub bear_off: BearOff,
    /// Whether checkers may be borne off while an own one is pinned.
    pub bear_off_while_pinned: bool,
    /// Whether a number bears off a whole tower in the last phase of Doublets, not one checker of it.
    pub whole_towers: bool,
    /// The plays that a roll permits.
    pub dice: DiceRule,
    /// Source of the rolls.
    pub rolls: Rolls,
    /// Order in which the numbers of a roll are played.
    pub order: Order,
    /// The numbers of a roll that must be played.
    pub obligation: Obligation,
    /// The player who begins, and the first roll.
    pub opening: Opening,
    /// Whether the winner of a game begins the next one.
    pub winner_starts: bool,
    /// When a game is over.
    pub end: End,
    /// Whether a player also loses the game when their last checker on the first point, the mother, is pinned there.
    pub mother: bool,
    /// Points of a won game.
    pub scoring: Scoring,
    /// Checkers of the loser that make a gammon a backgammon.
    pub backgammon_zone: BackgammonZone,
    /// Whether the loser of a backgammon must have borne off nothing.
    pub backgammon_needs_none_off: bool,
    /// The doubling cube.
    pub cube: CubeRules,
    /// Usual kind of match.
    pub usual_match: MatchKind,
    /// The games that are played in turn, if a match has games of several kinds (Tavli). Usually none.
    pub in_turn: &'static [&'static Rules],
}

/// Checkers in the pool that must enter before others may move. Checkers on the bar always come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entering {
    /// All checkers in the pool. The value of games without a pool too.
    AllFirst,
    /// Once this many have entered, the player may enter or move at will.
    FreeAfter(u8),
    /// The player may enter or move at will, but the last checkers on the first point, this many, wait for the pool
    /// (Tawula).
    StartWaits(u8),
    /// The player may enter or move at will, but not into the second half of the board (Tabula).
    HalfFirst,
}

/// Limits on leaving the first point of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// Without limits.
    Free,
    /// One a turn; in the first turn 3-3, 4-4 and 6-6 may take two (Narde's head rule).
    OneATurn,
    /// One alone, until it has reached this own point or gone beyond; then as the player likes (Fevga, Jacquet).
    Courier(u8),
}

/// Rows of own points that are not allowed, judged at each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prime {
    /// All are allowed.
    Any,
    /// Not all six points of the own first quadrant (Fevga).
    NotFirstQuadrant,
    /// Not all six points of the own first quadrant, nor of the opponent's (Fevga in other descriptions).
    NotAStartQuadrant,
    /// At most this many points of the quadrant in which the opponent begins (Moultezim).
    InOpponentsStart(u8),
    /// Six in a row on the opponent's way only if an enemy checker is beyond them (Narde).
    OneAhead,
    /// Six in a row on the opponent's way only if the own last two points, 2 and 1, are held already (Jacquet).
    LastTwoHeld,
}

/// Effect on a lone enemy checker on the point where a move ends.
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

/// The most checkers a player may have on each point after landing there. Checkers that stand
/// there from the start may be more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StackLimits([u8; 25]);

impl StackLimits {
    /// Any number on every point (G12).
    pub const NONE: StackLimits = StackLimits([MAX_CHECKERS; 25]);

    /// Returns equal limits on all points.
    #[must_use]
    pub const fn all(most: u8) -> StackLimits {
        let mut limits = [most; 25];
        limits[OFF as usize] = MAX_CHECKERS;
        StackLimits(limits)
    }

    /// Returns the limits with another value on one point.
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

/// Ways to bear off once all checkers are home.
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

/// The plays that a roll permits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceRule {
    /// Number of dice: two or three. With three dice, equal numbers have no special rule.
    pub count: u8,
    /// A number that every roll holds beside its dice; 0 for none (Medio emperador).
    pub beside: u8,
    /// Number of times that a double is played: 4 in the modern game, 2 or 1 in old ones.
    pub times: u8,
    /// Continuation after the number of a double.
    pub doubles: Doubles,
    /// Whether another roll follows a double.
    pub roll_again: bool,
    /// Meaning of a 1 and 2.
    pub one_two: OneTwo,
    /// Rest of a turn after a part that could not be played completely.
    pub incomplete: Incomplete,
}

impl DiceRule {
    /// Two dice, and a double four times.
    pub const STANDARD: DiceRule = DiceRule {
        count: 2,
        beside: 0,
        times: 4,
        doubles: Doubles::Plain,
        roll_again: false,
        one_two: OneTwo::Plain,
        incomplete: Incomplete::Continue,
    };
}

/// Continuation after the number of a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubles {
    /// Nothing.
    Plain,
    /// Its underside (7 less the number), as many times.
    Underside,
    /// The next higher number as many times, and so on up to the sixes.
    Ascending {
        /// From which turn of a player on; before, nothing follows.
        from_turn: u32,
    },
}

/// Meaning of a 1 and 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OneTwo {
    /// A roll like others.
    Plain,
    /// They are played, then a double of the player's choice, then another roll (Acey-deucey).
    PlayAndChoose,
    /// They are not played, but a double of the player's choice is, then another roll (Mexican).
    Choose,
}

/// Source of the rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rolls {
    /// Each player throws their own.
    Thrown,
    /// The first roll of the game stays for both.
    Fixed,
    /// A player sees the opponent's next roll before moving.
    Open,
    /// One player names two different numbers; the other throws, and has two turns in a row.
    ChosenAgainstTwo {
        /// The player who names numbers.
        chooser: Player,
    },
}

/// The player who begins a game.
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
    /// The first player with all checkers off loses (Misère).
    LastOff,
    /// The first player with all checkers off wins, unless a player hits, who loses at once.
    HitLoses,
    /// The first player with all checkers on this own point wins.
    AllOnPoint(u8),
    /// A player without checkers loses.
    Eliminated,
}

/// Points of a won game, before the cube.
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
    /// The loser's pips, twice for a gammon, three times for a backgammon.
    Pips,
}

/// Cost of a checker left: once in acey-deucey, and the two readings of leaflet 002.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckersLeft {
    /// One point each, on any place.
    Once,
    /// All points double if any of the loser's checkers is outside home (DE, FR, ES, IT, NL).
    AllDoubled,
    /// Checkers outside home count two (EN).
    OutsideDoubled,
}

/// Checkers of the loser that make a gammon a backgammon. The zone is the quadrant in which the loser began, own 24 to
/// 19: on contrary tracks that is the winner's home.
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
    /// Whether the game has a cube.
    pub on: bool,
    /// The highest value it may be turned to; 0 for no limit.
    pub cap: u32,
    /// Whether a single game has the cube too (leaflet 004: only a series of games has it).
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
    /// Murphy: number of times that tied opening dice may double the stake.
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

/// A copy, so that whatever keeps rules can be made from borrowed ones too.
impl From<&Rules> for Arc<Rules> {
    fn from(rules: &Rules) -> Arc<Rules> {
        Arc::new(rules.clone())
    }
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
            backward: false,
            hit_and_run: true,
            hit_home_first: false,
            leaving: Leaving::Free,
            prime: Prime::Any,
            must_open: false,
            bear_off: BearOff::FarthestOvershoot,
            bear_off_while_pinned: true,
            whole_towers: true,
            dice: DiceRule::STANDARD,
            rolls: Rolls::Thrown,
            order: Order::Free,
            obligation: Obligation::Max { higher: true },
            opening: Opening::OneDieEach,
            winner_starts: false,
            end: End::FirstOff,
            mother: false,
            scoring: Scoring::Gammon123,
            backgammon_zone: BackgammonZone::QuadrantOrBar,
            backgammon_needs_none_off: true,
            cube: CubeRules::MODERN,
            usual_match: MatchKind::Points(5),
            in_turn: &[],
        }
    };

    /// Number of checkers that a player begins with.
    #[must_use]
    pub fn checkers(&self, player: Player) -> u8 {
        self.start[player.index()].total()
    }

    /// The player who names numbers instead of rolling, if the game has one.
    #[must_use]
    pub fn chooser(&self) -> Option<Player> {
        match self.rolls {
            Rolls::ChosenAgainstTwo { chooser } => Some(chooser),
            Rolls::Thrown | Rolls::Fixed | Rolls::Open => None,
        }
    }

    /// Returns whether nothing forces a player on, who can then wait for ever: checkers also move backward, or the player names the numbers.
    #[must_use]
    pub fn may_wait(&self, player: Player) -> bool {
        self.backward || self.chooser() == Some(player)
    }

    /// Returns whether the players have different starts or different rights, so that they exchange roles from game to
    /// game of a match.
    #[must_use]
    pub fn is_unequal(&self) -> bool {
        self.start[0] != self.start[1] || self.chooser().is_some()
    }

    /// The rules with the roles of the players exchanged.
    #[must_use]
    pub fn exchanged(&self) -> Rules {
        let rolls = match self.rolls {
            Rolls::ChosenAgainstTwo { chooser } => Rolls::ChosenAgainstTwo { chooser: chooser.opponent() },
            same => same,
        };
        Rules { start: [self.start[1], self.start[0]], rolls, ..self.clone() }
    }
}
