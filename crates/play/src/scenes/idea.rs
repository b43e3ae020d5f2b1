//! The ideas of games: features of their rules that a player can discover.

use tavola_rules::moves::MoveFault;
use tavola_rules::rules::{BearOff, Contact, Doubles, End, Leaving, OneTwo, Prime, Rolls, StackLimits};
use tavola_rules::segment::Order;
use tavola_rules::track::Track;
use tavola_rules::{BAR, Landing, Move, OFF, POOL, Position, Roll, Rules, Turn, Waits};

use super::can_hit;

/// A feature of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Idea {
    /// The opponent's last checker on their first point is pinned.
    Mother,
    /// A lone enemy checker is pinned.
    Pin,
    /// A checker is out of the game for good.
    Capture,
    /// A double is followed by further parts.
    Chain,
    /// A 1 and 2 are followed by a double of the player's choice.
    ChosenDouble,
    /// One player has two turns in a row.
    TwoTurns,
    /// The first roll stays for both.
    SameRoll,
    /// The opponent's next roll is known, and hits or not.
    NextRoll,
    /// A double is followed by another roll.
    RollAgain,
    /// Three numbers are played.
    ThreeNumbers,
    /// A double is played fewer times than four.
    ShortDouble,
    /// A checker that has hit at home stays there for the turn.
    Stops,
    /// Both players walk the same way.
    SameWay,
    /// A number is played backward.
    Backward,
    /// A hit loses the game.
    NoHit,
    /// Nothing may be hit before a checker is home.
    HomeFirst,
    /// One checker a turn leaves the first point.
    Head,
    /// The first checker goes on alone.
    Courier,
    /// A row of points is not allowed.
    Row,
    /// A point holds no more checkers.
    Full,
    /// No own checker is passed.
    NoPassing,
    /// Towers move together.
    Tower,
    /// A checker runs round the ring.
    Ring,
    /// A lone checker closes its point.
    Closed,
    /// A checker enters from the pool.
    Pool,
    /// The player who bears off last wins.
    Stay,
    /// Checkers leave with the exact number.
    Exact,
    /// The lower number is played first.
    LowerFirst,
    /// A lone checker is hit.
    Hit,
    /// A checker enters from the bar.
    Enter,
    /// Two checkers make a point.
    Point,
    /// A checker is borne off.
    Off,
    /// A checker goes on.
    Run,
}

impl Idea {
    /// All, those of few games first.
    pub const ALL: [Idea; 33] = [
        Idea::Mother,
        Idea::Pin,
        Idea::Capture,
        Idea::Chain,
        Idea::ChosenDouble,
        Idea::TwoTurns,
        Idea::SameRoll,
        Idea::NextRoll,
        Idea::ThreeNumbers,
        Idea::ShortDouble,
        Idea::Stops,
        Idea::SameWay,
        Idea::Backward,
        Idea::NoHit,
        Idea::HomeFirst,
        Idea::Head,
        Idea::Courier,
        Idea::Row,
        Idea::Full,
        Idea::NoPassing,
        Idea::Tower,
        Idea::Ring,
        Idea::RollAgain,
        Idea::Closed,
        Idea::Pool,
        Idea::Stay,
        Idea::Exact,
        Idea::LowerFirst,
        Idea::Hit,
        Idea::Enter,
        Idea::Point,
        Idea::Off,
        Idea::Run,
    ];

    /// Its name, which is also that of its message.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Idea::Mother => "mother",
            Idea::Pin => "pin",
            Idea::Capture => "capture",
            Idea::Chain => "chain",
            Idea::ChosenDouble => "chosen-double",
            Idea::TwoTurns => "two-turns",
            Idea::SameRoll => "same-roll",
            Idea::NextRoll => "next-roll",
            Idea::RollAgain => "roll-again",
            Idea::ThreeNumbers => "three-numbers",
            Idea::ShortDouble => "short-double",
            Idea::Stops => "stops",
            Idea::SameWay => "same-way",
            Idea::Backward => "backward",
            Idea::NoHit => "no-hit",
            Idea::HomeFirst => "home-first",
            Idea::Head => "head",
            Idea::Courier => "courier",
            Idea::Row => "row",
            Idea::Full => "full",
            Idea::NoPassing => "no-passing",
            Idea::Tower => "tower",
            Idea::Ring => "ring",
            Idea::Closed => "closed",
            Idea::Pool => "pool",
            Idea::Stay => "stay",
            Idea::Exact => "exact",
            Idea::LowerFirst => "lower-first",
            Idea::Hit => "hit",
            Idea::Enter => "enter",
            Idea::Point => "point",
            Idea::Off => "off",
            Idea::Run => "run",
        }
    }

    /// Returns whether a game has it by its rules.
    pub(super) fn is_of(self, rules: &Rules) -> bool {
        let hits =
            rules.contact == Contact::Hit && rules.track != Track::Ring && rules.track != Track::Towers;
        match self {
            Idea::Mother => rules.mother,
            Idea::Pin => matches!(rules.contact, Contact::Pin(_)),
            Idea::Capture | Idea::Ring => rules.track == Track::Ring,
            Idea::Tower => rules.track == Track::Towers,
            Idea::Chain => rules.dice.doubles != Doubles::Plain,
            Idea::ChosenDouble => rules.dice.one_two == OneTwo::PlayAndChoose,
            Idea::TwoTurns => matches!(rules.rolls, Rolls::ChosenAgainstTwo { .. }),
            Idea::SameRoll => rules.rolls == Rolls::Fixed,
            Idea::NextRoll => rules.rolls == Rolls::Open && hits,
            Idea::RollAgain => rules.dice.roll_again,
            Idea::ThreeNumbers => rules.dice.count > 2 || rules.dice.beside > 0,
            Idea::ShortDouble => {
                rules.dice.times < 4 && rules.dice.doubles == Doubles::Plain && !rules.dice.roll_again
            }
            Idea::Stops => hits && !rules.hit_and_run,
            Idea::SameWay => rules.track == Track::Same,
            Idea::Backward => rules.backward,
            Idea::NoHit => rules.end == End::HitLoses,
            Idea::HomeFirst => rules.hit_home_first,
            Idea::Head => rules.leaving == Leaving::OneATurn,
            Idea::Courier => matches!(rules.leaving, Leaving::Courier(_)),
            Idea::Row => rules.prime != Prime::Any,
            Idea::Full => rules.stacks != StackLimits::NONE,
            Idea::NoPassing => !rules.overtaking,
            Idea::Closed => rules.block_at == 1,
            Idea::Pool => rules.start.iter().any(|side| side.count(POOL) > 0),
            Idea::Stay => rules.end == End::LastOff,
            Idea::Exact => rules.bear_off == BearOff::Exact,
            Idea::LowerFirst => rules.order == Order::LowerFirst,
            Idea::Hit => hits && rules.end != End::HitLoses,
            Idea::Enter => hits,
            Idea::Point => rules.block_at > 1 && rules.track != Track::Ring,
            Idea::Off => rules.bear_off != BearOff::Never && rules.end != End::LastOff,
            Idea::Run => true,
        }
    }

    /// The fault of a move that the rules refuse in a position of the idea, if the idea is about refusals.
    pub(super) fn fault(self) -> Option<MoveFault> {
        match self {
            Idea::Row => Some(MoveFault::Prime),
            Idea::Full => Some(MoveFault::Full),
            Idea::NoPassing => Some(MoveFault::Overtaking),
            Idea::Exact => Some(MoveFault::Overshoot),
            Idea::HomeFirst => Some(MoveFault::TooEarlyToHit),
            Idea::Closed => Some(MoveFault::Blocked),
            _ => None,
        }
    }

    /// Returns whether a played turn met it. `start` is the position before it, `next` the opponent's roll if it is known.
    pub(super) fn met(self, rules: &Rules, start: &Position, turn: &Turn, next: Option<Roll>) -> bool {
        let moves = turn.moves();
        let lands = |landing: Landing| moves.iter().any(|(_, found)| *found == landing);
        let moved = |holds: &dyn Fn(&Move) -> bool| moves.iter().any(|(mv, _)| holds(mv));
        let first = rules.track.len();
        match self {
            Idea::Mother => {
                let end = turn.position();
                let pinned = |position: &Position| position.other_pinned() >> first & 1 == 1;
                pinned(&end) && !pinned(start) && end.other().count(first) == 1
            }
            Idea::Pin => lands(Landing::Pins),
            Idea::Capture => lands(Landing::Captures),
            Idea::Hit => lands(Landing::Hits),
            Idea::NoHit => !lands(Landing::Hits),
            Idea::NextRoll => next.is_some_and(|roll| !can_hit(rules, &turn.position().swapped(), roll)),
            Idea::Chain => moves.len() > usize::from(rules.dice.times),
            Idea::ChosenDouble => turn.waits() == Waits::Double,
            Idea::TwoTurns | Idea::RollAgain => turn.waits() == Waits::Roll,
            Idea::ThreeNumbers => moves.len() >= 3,
            Idea::ShortDouble => moves.len() == usize::from(rules.dice.times),
            Idea::Stops => moves.iter().any(|(mv, landing)| *landing == Landing::Hits && mv.to <= 6),
            Idea::Backward => moved(&|mv| mv.from < BAR && mv.to > mv.from),
            Idea::Head => moves.iter().filter(|(mv, _)| mv.from == first).count() == 1,
            Idea::Pool => moved(&|mv| mv.from == POOL),
            Idea::Enter => moved(&|mv| mv.from == BAR),
            Idea::Stay => !moved(&|mv| mv.to == OFF),
            Idea::Off | Idea::Exact => moved(&|mv| mv.to == OFF),
            Idea::Point => {
                let (before, after) = (start.own(), turn.position().own());
                (1..=first).any(|point| before.count(point) == 0 && after.count(point) >= 2)
            }
            Idea::Courier
            | Idea::Row
            | Idea::Full
            | Idea::NoPassing
            | Idea::Tower
            | Idea::Ring
            | Idea::Closed
            | Idea::HomeFirst
            | Idea::LowerFirst
            | Idea::SameWay
            | Idea::SameRoll
            | Idea::Run => !moves.is_empty(),
        }
    }

    /// Returns whether it belongs to the end of a game.
    pub(super) fn comes_late(self) -> bool {
        matches!(self, Idea::Off | Idea::Exact | Idea::Stay)
    }

    /// Returns whether a player could also miss it, so that there is something to find.
    pub(super) fn can_be_missed(self) -> bool {
        matches!(
            self,
            Idea::Mother
                | Idea::Pin
                | Idea::Capture
                | Idea::NoHit
                | Idea::NextRoll
                | Idea::Backward
                | Idea::Stay
                | Idea::Stops
                | Idea::Hit
                | Idea::Point
        )
    }
}
