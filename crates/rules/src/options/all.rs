//! All options, each with its reader and writer of a rule set.

use super::{Group, Kind, Spec, Value};
use crate::checkers::Checkers;
use crate::point::MAX_CHECKERS;
use crate::rules::{
    BackgammonZone, BearOff, CheckersLeft, Contact, Doubles, End, Entering, Leaving, Mixed, Obligation,
    OneTwo, Opening, Order, Prime, Rolls, Rules, Scoring, StackLimits,
};
use crate::segment::Incomplete;
use crate::track::Track;
use crate::variants::{ludus_lumbardorum, starts};

/// A flag that is a field of the rules.
macro_rules! flag {
    ($id:literal, $group:ident, $($field:ident).+ $(,)?) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Flag,
            get: |rules| Value::Flag(rules.$($field).+),
            set: |rules, value| {
                if let Value::Flag(flag) = value {
                    rules.$($field).+ = flag;
                }
            },
        }
    };
}

/// A choice between values of one field.
macro_rules! choice {
    ($id:literal, $group:ident, $field:tt, $($word:literal => $value:expr),+ $(,)?) => {
        choice!($id, $group, |rules| rules.$field, $($word => $value),+)
    };
    ($id:literal, $group:ident, |$rules:ident| $place:expr, $($word:literal => $value:expr),+ $(,)?) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Choice(&[$($word),+]),
            get: |$rules| {
                $(if $place == $value {
                    return Value::Choice($word);
                })+
                Value::Choice("other")
            },
            set: |$rules, value| {
                if let Value::Choice(word) = value {
                    match word {
                        $($word => $place = $value,)+
                        _ => {}
                    }
                }
            },
        }
    };
}

/// A flag that stands for two values of one field, the second when it is on.
macro_rules! switch {
    ($id:literal, $group:ident, |$rules:ident| $place:expr, $off:expr, $on:expr) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Flag,
            get: |$rules| {
                if $place == $on {
                    Value::Flag(true)
                } else if $place == $off {
                    Value::Flag(false)
                } else {
                    Value::Choice("other")
                }
            },
            set: |$rules, value| {
                // Another switch may stand for a third value of the field: off means not this one.
                if value == Value::Flag(true) {
                    $place = $on;
                } else if $place == $on {
                    $place = $off;
                }
            },
        }
    };
}

/// A number.
macro_rules! number {
    ($id:literal, $group:ident, $($field:ident).+, $type:ty, $numbers:expr) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Number($numbers),
            get: |rules| Value::Number(u32::from(rules.$($field).+)),
            set: |rules, value| {
                if let Value::Number(number) = value {
                    rules.$($field).+ = <$type>::try_from(number).unwrap_or(<$type>::MAX);
                }
            },
        }
    };
}

/// The starts that can be chosen.
const STARTS: [(&str, Checkers); 6] = [
    ("standard", Rules::STANDARD.start[0]),
    ("nackgammon", starts::NACKGAMMON),
    ("hypergammon", starts::HYPERGAMMON),
    ("longgammon", starts::FIRST),
    ("pool", starts::POOL),
    ("home", starts::HOME),
];

/// All options, in the order of a page.
pub const ALL: [Spec; 42] = [
    choice!("opening", Start, opening,
        "one-die-each" => Opening::OneDieEach,
        "one-die-each-then-roll" => Opening::OneDieEachThenRoll,
        "two-dice-highest" => Opening::TwoDiceHighest,
        "lot-then-roll" => Opening::LotThenRoll),
    flag!("winner_starts", Start, winner_starts),
    Spec {
        id: "start",
        group: Group::Start,
        kind: Kind::Choice(&["standard", "nackgammon", "hypergammon", "longgammon", "pool", "home"]),
        get: |rules| {
            let found = STARTS.iter().find(|(_, start)| rules.start == [*start; 2]);
            Value::Choice(found.map_or("other", |(word, _)| word))
        },
        set: |rules, value| {
            let found = STARTS.iter().find(|(word, _)| value == Value::Choice(word));
            if let Some((_, start)) = found {
                rules.start = [*start; 2];
            }
        },
    },
    choice!("track", Start, track,
        "contrary" => Track::Contrary,
        "same" => Track::Same,
        "offset" => Track::Offset),
    number!("double_times", Dice, dice.times, u8, &[1, 2, 4]),
    Spec {
        id: "doubles",
        group: Group::Dice,
        kind: Kind::Choice(&["plain", "underside", "ascending"]),
        get: |rules| {
            Value::Choice(match rules.dice.doubles {
                _ if rules.dice.count > 2 || rules.dice.beside > 0 || rules.track == Track::Ring => "other",
                Doubles::Plain => "plain",
                Doubles::Underside => "underside",
                Doubles::Ascending { .. } => "ascending",
            })
        },
        set: |rules, value| {
            rules.dice.doubles = match (value, rules.dice.doubles) {
                (Value::Choice("plain"), _) => Doubles::Plain,
                (Value::Choice("underside"), _) => Doubles::Underside,
                (Value::Choice("ascending"), Doubles::Plain | Doubles::Underside) => {
                    Doubles::Ascending { from_turn: 1 }
                }
                (_, same) => same,
            };
        },
    },
    flag!("roll_again", Dice, dice.roll_again),
    choice!("incomplete", Dice, |rules| rules.dice.incomplete,
        "continue" => Incomplete::Continue,
        "end-turn" => Incomplete::EndTurn,
        "hand-over" => Incomplete::HandOver),
    choice!("one_two", Dice, |rules| rules.dice.one_two,
        "plain" => OneTwo::Plain,
        "play-and-choose" => OneTwo::PlayAndChoose,
        "choose" => OneTwo::Choose),
    switch!("fixed_roll", Dice, |rules| rules.rolls, Rolls::Thrown, Rolls::Fixed),
    switch!("open_roll", Dice, |rules| rules.rolls, Rolls::Thrown, Rolls::Open),
    choice!("order", Dice, order, "free" => Order::Free, "lower-first" => Order::LowerFirst),
    Spec {
        id: "obligation",
        group: Group::Moving,
        kind: Kind::Choice(&["max", "one-by-one", "all-or-nothing"]),
        get: |rules| {
            Value::Choice(match rules.obligation {
                Obligation::Max { .. } => "max",
                Obligation::OneByOne => "one-by-one",
                Obligation::AllOrNothing => "all-or-nothing",
            })
        },
        set: |rules, value| {
            rules.obligation = match (value, rules.obligation) {
                (Value::Choice("all-or-nothing"), _) => Obligation::AllOrNothing,
                (Value::Choice("one-by-one"), _) => Obligation::OneByOne,
                (Value::Choice("max"), Obligation::AllOrNothing | Obligation::OneByOne) => {
                    Obligation::Max { higher: true }
                }
                (_, same) => same,
            };
        },
    },
    switch!(
        "higher_die",
        Moving,
        |rules| rules.obligation,
        Obligation::Max { higher: false },
        Obligation::Max { higher: true }
    ),
    Spec {
        id: "contact",
        group: Group::Moving,
        kind: Kind::Choice(&["hit", "pin", "pin-closed", "block"]),
        get: |rules| {
            Value::Choice(match rules.contact {
                _ if rules.track.apart() => "other",
                Contact::Hit => "hit",
                Contact::Pin(Mixed::PinnerStacks) => "pin",
                Contact::Pin(Mixed::Closed) => "pin-closed",
                Contact::Block => "block",
            })
        },
        set: |rules, value| {
            (rules.contact, rules.block_at) = match value {
                Value::Choice("hit") => (Contact::Hit, 2),
                Value::Choice("pin") => (Contact::Pin(Mixed::PinnerStacks), 2),
                Value::Choice("pin-closed") => (Contact::Pin(Mixed::Closed), 2),
                Value::Choice("block") => (Contact::Block, 1),
                _ => (rules.contact, rules.block_at),
            };
        },
    },
    flag!("hit_and_run", Moving, hit_and_run),
    Spec {
        id: "max_stack",
        group: Group::Moving,
        kind: Kind::Number(&[0, 3, 5]),
        get: |rules| {
            let most = |n: u8| if n == MAX_CHECKERS { 0 } else { u32::from(n) };
            let found = [MAX_CHECKERS, 3, 5].into_iter().find(|&n| rules.stacks == StackLimits::all(n));
            found.map_or(Value::Choice("other"), |n| Value::Number(most(n)))
        },
        set: |rules, value| {
            if let Value::Number(most) = value {
                rules.stacks = if most == 0 { StackLimits::NONE } else { StackLimits::all(most as u8) };
            }
        },
    },
    choice!("half_board_limit", Moving, stacks,
        "none" => StackLimits::NONE,
        "start" => ludus_lumbardorum::START_ONLY,
        "three-points" => ludus_lumbardorum::THREE_POINTS,
        "whole-half" => ludus_lumbardorum::WHOLE_HALF),
    flag!("backward", Moving, backward),
    switch!("head", Moving, |rules| rules.leaving, Leaving::Free, Leaving::OneATurn),
    choice!("prime", Moving, prime,
        "none" => Prime::Any,
        "own-quadrant" => Prime::NotFirstQuadrant,
        "start-quadrants" => Prime::NotAStartQuadrant,
        "four-in-start" => Prime::InOpponentsStart(4),
        "ahead" => Prime::OneAhead,
        "last-two" => Prime::LastTwoHeld),
    flag!("must_open", Moving, must_open),
    Spec {
        id: "courier",
        group: Group::Moving,
        kind: Kind::Number(&[0, 11, 6]),
        get: |rules| match rules.leaving {
            Leaving::Courier(point) => Value::Number(u32::from(point)),
            Leaving::Free => Value::Number(0),
            Leaving::OneATurn => Value::Choice("other"),
        },
        set: |rules, value| {
            rules.leaving = match (value, rules.leaving) {
                (Value::Number(0), Leaving::Courier(_)) => Leaving::Free,
                (Value::Number(point @ 1..), _) => Leaving::Courier(point as u8),
                (_, same) => same,
            };
        },
    },
    choice!("entering", Moving, entering,
        "all-first" => Entering::AllFirst,
        "after-two" => Entering::FreeAfter(2),
        "free" => Entering::FreeAfter(0)),
    choice!("bear_off", BearingOff, bear_off,
        "farthest-overshoot" => BearOff::FarthestOvershoot,
        "free-overshoot" => BearOff::FreeOvershoot,
        "exact" => BearOff::Exact),
    flag!("bear_off_while_pinned", BearingOff, bear_off_while_pinned),
    flag!("whole_towers", BearingOff, whole_towers),
    choice!("end", Scoring, end,
        "first-off" => End::FirstOff,
        "last-off" => End::LastOff,
        "hit-loses" => End::HitLoses),
    flag!("mother", Scoring, mother),
    choice!("scoring", Scoring, scoring,
        "gammon-123" => Scoring::Gammon123,
        "gammon-12" => Scoring::Gammon12,
        "flat" => Scoring::Flat,
        "checkers-left" => Scoring::CheckersLeft(CheckersLeft::AllDoubled),
        "checkers-left-outside" => Scoring::CheckersLeft(CheckersLeft::OutsideDoubled),
        "checkers-left-once" => Scoring::CheckersLeft(CheckersLeft::Once),
        "pips" => Scoring::Pips),
    choice!("backgammon_zone", Scoring, backgammon_zone,
        "home-or-bar" => BackgammonZone::QuadrantOrBar,
        "home-only" => BackgammonZone::QuadrantOnly),
    flag!("backgammon_needs_none_off", Scoring, backgammon_needs_none_off),
    flag!("cube", Cube, cube.on),
    number!("cube_cap", Cube, cube.cap, u32, &[0, 2, 4, 8, 16, 32, 64]),
    flag!("cube_in_single_game", Cube, cube.in_single_game),
    number!("cube_rest_face", Cube, cube.rest_face, u32, &[1, 64]),
    flag!("crawford", Cube, cube.crawford),
    flag!("holland", Cube, cube.holland),
    flag!("jacoby", Cube, cube.jacoby),
    flag!("beavers", Cube, cube.beavers),
    flag!("raccoons", Cube, cube.raccoons),
    number!("automatic_doubles", Cube, cube.automatic_doubles, u8, &[0, 1, 2, 3]),
];
