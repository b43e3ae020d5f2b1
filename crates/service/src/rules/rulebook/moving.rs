//! Rolls, moves, the obligation to play, and doubles.

use tavola_rules::rules::{Contact, Doubles, End, Obligation, OneTwo, Order, Rolls, StackLimits};
use tavola_rules::track::Track;
use tavola_rules::turn::Incomplete;
use tavola_rules::{Player, Rules};

use super::message::{Message, plain, points};
use super::possible::Possible;

/// The play of a roll.
pub(super) fn moving(rules: &Rules, possible: &Possible) -> Vec<Message> {
    match rules.track {
        Track::Ring => {
            let ids = [
                "rules-ring-sum",
                "rules-ring-capture",
                "rules-ring-own",
                "rules-ring-last",
                "rules-ring-last-moves",
            ];
            return ids.map(plain).to_vec();
        }
        Track::Towers => {
            let off = if rules.whole_towers { "rules-towers-whole" } else { "rules-towers-one-checker" };
            return vec![plain("rules-towers-play"), plain(off), plain("rules-towers-lapse")];
        }
        _ => {}
    }
    let mut messages = rolls(rules);
    messages.push(plain(match rules.order {
        Order::Free => "rules-order-free",
        Order::LowerFirst => "rules-order-lower-first",
    }));
    if rules.backward {
        messages.push(plain("rules-backward"));
    }
    if possible.meeting {
        messages.push(plain(match (rules.block_at, rules.contact) {
            (1, _) => "rules-landing-one",
            (_, Contact::Pin(_)) => "rules-landing-pin",
            _ => "rules-landing-two",
        }));
    }
    messages.extend(stacks(rules, possible));
    if !rules.overtaking {
        messages.push(plain("rules-no-overtaking"));
    }
    if let End::AllOnPoint(point) = rules.end {
        messages.push(plain("rules-last-point-exact").number("point", point));
    }
    messages.extend(obligation(rules));
    messages
}

/// The source of the numbers.
fn rolls(rules: &Rules) -> Vec<Message> {
    let mut messages = match rules.dice.count {
        _ if rules.dice.beside > 0 => vec![plain("rules-dice-six-beside")],
        3 => vec![plain("rules-dice-three")],
        _ if matches!(rules.rolls, Rolls::Thrown | Rolls::Open) => {
            vec![plain("rules-dice-roll"), plain("rules-dice")]
        }
        _ => vec![plain("rules-dice")],
    };
    match rules.rolls {
        Rolls::Thrown => {}
        Rolls::Fixed => messages.push(plain("rules-dice-fixed")),
        Rolls::Open => messages.push(plain("rules-dice-open-roll")),
        Rolls::ChosenAgainstTwo { .. } => {
            messages.extend([plain("rules-dice-chosen"), plain("rules-dice-two-turns")]);
        }
    }
    messages
}

/// Limits on the number of checkers on a point.
fn stacks(rules: &Rules, possible: &Possible) -> Vec<Message> {
    if rules.stacks == StackLimits::NONE {
        return vec![plain("rules-stacks-free")];
    }
    let track = rules.track.len();
    let free = StackLimits::NONE.at(1);
    let all: Vec<u8> = (1..=track).rev().collect();
    let with = |most: u8| all.iter().copied().filter(|&p| rules.stacks.at(p) == most).collect::<Vec<u8>>();
    let mut limits: Vec<u8> = all.iter().map(|&p| rules.stacks.at(p)).filter(|&most| most < free).collect();
    limits.sort_unstable();
    limits.dedup();
    let unlimited = with(free);
    let mut messages = Vec::new();
    for most in limits {
        let here = with(most);
        // A start point with more checkers than the limit is closed to its own side.
        let (begin, others): (Vec<u8>, Vec<u8>) =
            here.iter().partition(|&&p| rules.start[Player::First.index()].count(p) > most);
        messages.extend(match (others.len(), unlimited.as_slice()) {
            (0, _) => None,
            (count, []) if count == all.len() => Some(plain("rules-stacks-all").number("most", most)),
            (count, [_]) if count + 1 == all.len() => {
                Some(plain("rules-stacks-except").number("most", most).text("points", points(&unlimited)))
            }
            _ => Some(plain("rules-stacks-points").number("most", most).text("points", points(&others))),
        });
        if possible.bar || possible.pool {
            let entered = begin.iter().map(|&point| plain("rules-stacks-start").number("point", point));
            messages.extend(entered);
        }
    }
    messages
}

/// The obligation to play as much of a roll as possible.
fn obligation(rules: &Rules) -> Vec<Message> {
    let two_numbers = rules.dice.count == 2 && rules.dice.beside == 0;
    match rules.obligation {
        Obligation::Max { higher } => {
            let mut messages = vec![plain("rules-obligation-max")];
            if rules.order == Order::Free && two_numbers {
                messages.push(plain(if higher {
                    "rules-obligation-higher"
                } else {
                    "rules-obligation-either"
                }));
            }
            messages
        }
        Obligation::OneByOne => vec![plain("rules-obligation-one-by-one")],
        Obligation::AllOrNothing => vec![plain("rules-obligation-all")],
    }
}

/// The effects of doubles, and of a 1 and 2.
pub(super) fn doubles(rules: &Rules) -> Vec<Message> {
    let dice = &rules.dice;
    if dice.count > 2 || dice.beside > 0 {
        return vec![plain("rules-doubles-three-dice")];
    }
    if rules.track == Track::Ring {
        return vec![plain("rules-doubles-ring"), plain("rules-doubles-ring-last")];
    }
    let times = |id: &str| plain(id).number("times", dice.times);
    let mut messages = match dice.doubles {
        Doubles::Plain if rules.track == Track::Towers => vec![plain("rules-doubles-towers")],
        Doubles::Plain => vec![times("rules-doubles-times")],
        Doubles::Underside => vec![times("rules-doubles-underside")],
        Doubles::Ascending { from_turn: 0 | 1 } => vec![times("rules-doubles-ascending")],
        Doubles::Ascending { from_turn } => {
            vec![times("rules-doubles-ascending-later").number("turns", from_turn - 1)]
        }
    };
    let chain = dice.doubles != Doubles::Plain;
    if chain {
        messages.push(plain(match dice.incomplete {
            Incomplete::Continue => "rules-doubles-go-on",
            Incomplete::EndTurn => "rules-doubles-stop",
            Incomplete::HandOver => "rules-doubles-hand-over",
        }));
    }
    if dice.roll_again {
        let complete = dice.incomplete == Incomplete::EndTurn;
        messages.push(plain(match (chain, complete) {
            (true, _) => "rules-doubles-roll-again",
            (false, true) => "rules-doubles-roll-again-complete",
            (false, false) => "rules-doubles-roll-again-always",
        }));
    }
    match dice.one_two {
        OneTwo::Plain => {}
        OneTwo::PlayAndChoose => messages.push(plain("rules-one-two-played")),
        OneTwo::Choose => messages.push(plain("rules-one-two-chosen")),
    }
    messages
}
