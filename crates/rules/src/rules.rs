//! The dimensions of a game. A [`Rules`] value describes one game completely.

use std::sync::Arc;

use crate::checkers::Checkers;
use crate::dice::Roll;
use crate::matchplay::MatchKind;
use crate::point::{MAX_CHECKERS, OFF, Player};
use crate::position::{ANY_NUMBER, Position};
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
    /// Whether a number may be played backward too.
    pub backward: bool,
    /// Whether a checker that has hit in its own home board may move again in that turn.
    pub hit_and_run: bool,
    /// Whether nothing may be hit before an own checker is home (Dutch backgammon).
    pub hit_home_first: bool,
    /// How the checkers may leave the first point of the track.
    pub leaving: Leaving,
    /// Which rows of own points are not allowed.
    pub prime: Prime,
    /// How checkers leave the board.
    pub bear_off: BearOff,
    /// Whether checkers may be borne off while an own one is pinned.
    pub bear_off_while_pinned: bool,
    /// Whether a number bears off a whole tower in the last phase of Doublets, not one checker of it.
    pub whole_towers: bool,
    /// What a roll lets its player do.
    pub dice: DiceRule,
    /// Where the rolls come from.
    pub rolls: Rolls,
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
    /// Whether a game is lost too when the last checker on the first point, the mother, is pinned there.
    pub mother: bool,
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
    /// The games that are played in turn, where a match is not of one kind (Tavli). Usually none.
    pub in_turn: &'static [&'static Rules],
}

/// Which checkers in the pool must enter before others may move. Checkers on the bar always come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entering {
    /// All that are in the pool. The value of games without a pool too.
    AllFirst,
    /// Once this many have entered, the player may enter or move as he likes.
    FreeAfter(u8),
    /// He may enter or move as he likes, but the last so many on the first point wait for the pool (Tawula).
    StartWaits(u8),
    /// He may enter or move as he likes, but not into the second half of the board (Tabula).
    HalfFirst,
}

/// How the checkers may leave the first point of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// As the player likes.
    Free,
    /// One a turn; in the first turn 3-3, 4-4 and 6-6 may take two (Narde's head rule).
    OneATurn,
    /// One alone, until it has reached this own point or gone beyond; then as the player likes (Fevga, Jacquet).
    Courier(u8),
}

/// Which rows of own points are not allowed, judged at each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prime {
    /// All are allowed.
    Any,
    /// Not all six points of the own first quadrant (Fevga).
    NotFirstQuadrant,
    /// At most so many points of the quadrant in which the opponent begins (Moultezim).
    InOpponentsStart(u8),
    /// Six in a row on the opponent's way only if one of his checkers is beyond them (Narde).
    OneAhead,
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

/// What a roll lets its player do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceRule {
    /// How many dice are thrown: two or three. With three, equal dice are nothing special.
    pub count: u8,
    /// A number that every roll holds beside its dice; 0 for none (Medio emperador).
    pub beside: u8,
    /// How many times a double is played: 4 in the modern game, 2 or 1 in old ones.
    pub times: u8,
    /// What follows the number of a double.
    pub doubles: Doubles,
    /// Whether a double lets its player roll again.
    pub roll_again: bool,
    /// What a 1 and 2 are.
    pub one_two: OneTwo,
    /// What becomes of the rest of a turn when a part of it could not be played completely.
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

/// What follows the number of a double.
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

/// What a 1 and 2 are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OneTwo {
    /// A roll like others.
    Plain,
    /// They are played, then a double of the player's choice, then he rolls again (Acey-deucey).
    PlayAndChoose,
    /// They are not played, but a double of the player's choice is, then he rolls again (Mexican).
    Choose,
}

/// Where the rolls come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rolls {
    /// Each player throws his own.
    Thrown,
    /// The first roll of the game stays for both.
    Fixed,
    /// A player sees the opponent's next roll before he moves.
    Open,
    /// One player names two different numbers; the other throws, and has two turns in a row.
    ChosenAgainstTwo {
        /// The player who names numbers.
        chooser: Player,
    },
}

/// The moment of a game at which a roll is played, as far as the steps of the turn depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The player who rolls.
    pub player: Player,
    /// The number of the turn among the turns of this player, counted from 1.
    pub turn: u32,
    /// Whether the roll begins the turn.
    pub begins: bool,
}

impl Occasion {
    /// The number of a turn in the middle of a game, after every rule about first turns.
    pub const LATER: u32 = u32::MAX / 2;

    /// The occasion that a position implies where no game is known. The player is [`Player::First`] and the roll
    /// begins the turn. The turn is the player's first one if no later turn can lead to the position, which holds for
    /// an untouched start in a game where checkers never go back; otherwise it is [`Occasion::LATER`].
    #[must_use]
    pub fn of(rules: &Rules, position: &Position) -> Occasion {
        let never_back = rules.contact == Contact::Block && !rules.backward;
        let first = never_back && rules.start.contains(&position.own());
        Occasion { player: Player::First, turn: if first { 1 } else { Occasion::LATER }, begins: true }
    }
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
    /// One number after the other, each if it can be played then; nobody has to look for an order in which more can
    /// be played (D3).
    OneByOne,
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
    /// The first player with all checkers off loses (Misère).
    LastOff,
    /// The first player with all checkers off wins, unless somebody hits: he loses at once.
    HitLoses,
    /// The first player with all checkers on this own point wins.
    AllOnPoint(u8),
    /// A player without checkers loses.
    Eliminated,
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
    /// The loser's pips, twice for a gammon, three times for a backgammon.
    Pips,
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

    /// Whether the players have different starts or different rights, so that they exchange roles from game to game of
    /// a match.
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

    /// The steps of a turn that begins or goes on with a roll. They are empty where the roll plays nothing, as in
    /// Catch me. `position` is the position before the roll.
    #[must_use]
    pub fn steps(&self, position: &Position, roll: Roll, occasion: &Occasion) -> Vec<Step> {
        let mut steps = self.parts_of(position, roll, occasion);
        let twice = self.chooser().is_some_and(|chooser| chooser != occasion.player);
        if twice && occasion.begins {
            steps.push(Step::Roll);
        }
        steps
    }

    fn parts_of(&self, position: &Position, roll: Roll, occasion: &Occasion) -> Vec<Step> {
        let dice = roll.dice();
        let head = self.head(roll, occasion.turn);
        let play = |numbers: &[u8], incomplete| self.segment(numbers, incomplete, head);
        if self.track == Track::Ring {
            return self.ring_steps(roll, position.own().in_play() == 1);
        }
        if self.dice.count > 2 {
            return vec![play(dice, Incomplete::Continue)];
        }
        if self.dice.beside > 0 {
            return vec![play(&[dice[0], dice[1], self.dice.beside], Incomplete::Continue)];
        }
        let Some(n) = roll.double() else {
            let one_two = dice.contains(&1) && dice.contains(&2);
            return match self.dice.one_two {
                OneTwo::PlayAndChoose if one_two => {
                    vec![play(&[2, 1], Incomplete::EndTurn), Step::ChooseDouble, Step::Roll]
                }
                OneTwo::Choose if one_two => vec![Step::ChooseDouble, Step::Roll],
                _ => vec![play(dice, Incomplete::Continue)],
            };
        };
        let mut steps = self.double(n, occasion.turn, self.dice.incomplete, head);
        if self.dice.roll_again {
            steps.push(Step::Roll);
        }
        steps
    }

    /// The steps that follow when a player chooses a double instead of rolling it.
    #[must_use]
    pub fn chosen_double(&self, number: u8) -> Vec<Step> {
        self.double(number, Occasion::LATER, Incomplete::EndTurn, ANY_NUMBER)
    }

    fn double(&self, number: u8, turn: u32, incomplete: Incomplete, head: u8) -> Vec<Step> {
        let times = usize::from(self.dice.times.clamp(1, 4));
        let play = |number| self.segment(&[number; 4][..times], incomplete, head);
        match self.dice.doubles {
            Doubles::Underside => vec![play(number), play(7 - number)],
            Doubles::Ascending { from_turn } if turn >= from_turn => (number..=6).map(play).collect(),
            Doubles::Plain | Doubles::Ascending { .. } => vec![play(number)],
        }
    }

    /// In a ring one checker moves the sum of a roll that holds a 1 or a 6 or is a double. The last checker of a
    /// player goes from corner to corner, with ones and sixes only.
    fn ring_steps(&self, roll: Roll, lone: bool) -> Vec<Step> {
        let corner = |die: &&u8| matches!(**die, 1 | 6);
        let numbers: Vec<u8> = if lone {
            roll.dice().iter().filter(corner).copied().collect()
        } else if roll.double().is_some() || roll.dice().iter().any(|die| corner(&die)) {
            vec![roll.dice().iter().sum()]
        } else {
            Vec::new()
        };
        let mut steps = Vec::new();
        if !numbers.is_empty() {
            steps.push(self.segment(&numbers, Incomplete::Continue, ANY_NUMBER));
        }
        if roll.double().is_some() && self.dice.roll_again {
            steps.push(Step::Roll);
        }
        steps
    }

    /// How many checkers may leave the first point with a roll.
    fn head(&self, roll: Roll, turn: u32) -> u8 {
        match (self.leaving, roll.double()) {
            (Leaving::OneATurn, Some(3 | 4 | 6)) if turn == 1 => 2,
            (Leaving::OneATurn, _) => 1,
            (Leaving::Free | Leaving::Courier(_), _) => ANY_NUMBER,
        }
    }

    fn segment(&self, numbers: &[u8], incomplete: Incomplete, head: u8) -> Step {
        Step::Play(Segment::new(numbers, self.order, self.obligation, incomplete).with_head(head))
    }
}
