//! The rules of a game as a page in the reader's language, made from the data that is played. Every value
//! of every dimension has a message of its own, so the page cannot drift from the game.

use serde::Serialize;
use tavola_rules::rules::{
    BackgammonZone, BearOff, CheckersLeft, Contact, Doubles, End, Entering, Leaving, Mixed, Obligation,
    OneTwo, Opening, Order, Prime, Rolls, Scoring, StackLimits,
};
use tavola_rules::track::Track;
use tavola_rules::turn::Incomplete;
use tavola_rules::{MatchKind, POOL, Player, Position, Rules};

use crate::locale::{Locale, Variable};
use crate::wire::Board;

/// A page of rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulePage {
    /// Name of the game.
    pub name: String,
    /// How the ways of both players lie.
    #[cfg_attr(test, ts(type = "Track"))]
    pub track: Track,
    /// Code of the language.
    pub lang: &'static str,
    /// Name of the game in the language.
    pub title: String,
    /// One sentence about it.
    pub about: String,
    /// What there is to know, in the order of play.
    pub sections: Vec<Section>,
}

/// A part of the page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RuleSection"))]
pub struct Section {
    /// Stable id.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RuleBlock"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Text {
        /// Plain text.
        text: String,
    },
    /// A picture of a board.
    Board {
        /// The board.
        board: Board,
        /// What it shows.
        caption: String,
    },
    /// Several rules of equal rank.
    List {
        /// One each.
        items: Vec<String>,
    },
}

/// A message with its variables.
type Message = (&'static str, Vec<(&'static str, Variable)>);

fn plain(id: &'static str) -> Message {
    (id, Vec::new())
}

fn counted(id: &'static str, name: &'static str, number: u32) -> Message {
    (id, vec![(name, Variable::Number(number))])
}

/// The page of a rule set, its options included.
#[must_use]
pub fn page(rules: &Rules, locale: &'static Locale) -> RulePage {
    let name = rules.name;
    let section = |id: &'static str, messages: Vec<Message>| {
        let items: Vec<String> = messages.iter().map(|(id, args)| locale.with(id, args)).collect();
        let block = match <[String; 1]>::try_from(items) {
            Ok([text]) => Block::Text { text },
            Err(items) => Block::List { items },
        };
        Section { id, title: locale.text(&format!("rules-section-{id}")), blocks: vec![block] }
    };
    let mut start = section("start", start(rules));
    start.blocks.push(Block::Board {
        board: Board::of(&Position::start(rules, Player::First), Player::First),
        caption: locale.text("rules-start-caption"),
    });
    let parts = [
        ("aim", aim(rules)),
        ("start", Vec::new()),
        ("opening", opening(rules)),
        ("moving", moving(rules)),
        ("doubles", doubles(rules)),
        ("contact", contact(rules)),
        ("entering", entering(rules)),
        ("bearing-off", bearing_off(rules)),
        ("scoring", scoring(rules)),
        ("cube", cube(rules)),
        ("match", usual_match(rules, locale)),
    ];
    let mut sections = Vec::new();
    for (id, messages) in parts {
        match id {
            "start" => sections.push(start.clone()),
            _ if messages.is_empty() => {}
            _ => sections.push(section(id, messages)),
        }
    }
    sections.push(section(
        "table",
        vec![plain("rules-table-take-back"), plain("rules-table-premature"), plain("rules-table-cocked")],
    ));
    let mut source = section("source", Vec::new());
    source.blocks = vec![Block::Text { text: locale.text(&format!("game-{name}-source")) }];
    sections.push(source);
    RulePage {
        name: name.to_owned(),
        track: rules.track,
        lang: locale.code(),
        title: locale.text(&format!("game-{name}")),
        about: locale.text(&format!("game-{name}-about")),
        sections,
    }
}

fn aim(rules: &Rules) -> Vec<Message> {
    let race = counted("rules-aim-first-off", "checkers", u32::from(rules.checkers(Player::First)));
    let mut messages = match rules.end {
        _ if rules.track == Track::Towers => vec![plain("rules-aim-towers")],
        End::FirstOff => vec![race],
        End::LastOff => vec![plain("rules-aim-last-off")],
        End::HitLoses => vec![race, plain("rules-aim-hit-loses")],
        End::AllOnPoint(_) => vec![plain("rules-aim-all-on-point")],
        End::Eliminated => vec![plain("rules-aim-eliminate")],
    };
    if rules.mother {
        messages.extend([plain("rules-mother"), plain("rules-mothers-draw")]);
    }
    messages
}

fn start(rules: &Rules) -> Vec<Message> {
    let board = match rules.track {
        Track::Towers => return vec![plain("rules-board-towers")],
        track if track.len() == 24 => "rules-board-24",
        _ => "rules-board-12",
    };
    let mut messages = vec![
        plain(board),
        plain(match rules.track {
            Track::Contrary => "rules-track-contrary",
            Track::Same => "rules-track-same",
            Track::Offset => "rules-track-offset",
            Track::HalfContrary => "rules-track-half-contrary",
            Track::HalfParallel => "rules-track-half-parallel",
            Track::Ring | Track::Towers => "rules-track-ring",
        }),
    ];
    if !matches!(rules.end, End::Eliminated | End::AllOnPoint(_)) {
        messages.push(plain("rules-home"));
    }
    if rules.start[0].count(POOL) > 0 {
        messages.push(plain("rules-start-pool"));
    }
    if rules.is_unequal() {
        messages.push(plain("rules-aim-unequal"));
    }
    messages
}

fn opening(rules: &Rules) -> Vec<Message> {
    let mut messages = vec![plain(match rules.opening {
        Opening::OneDieEach => "rules-opening-one-die-each",
        Opening::OneDieEachThenRoll => "rules-opening-one-die-each-then-roll",
        Opening::TwoDiceHighest => "rules-opening-two-dice-highest",
        Opening::LotThenRoll => "rules-opening-lot-then-roll",
    })];
    if rules.winner_starts {
        messages.push(plain("rules-winner-starts"));
    }
    messages
}

/// How the numbers to be played come about.
fn rolls(rules: &Rules) -> Vec<Message> {
    let mut messages = vec![plain(match rules.dice.count {
        _ if rules.dice.beside > 0 => "rules-dice-six-beside",
        3 => "rules-dice-three",
        _ => "rules-dice",
    })];
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

fn moving(rules: &Rules) -> Vec<Message> {
    match rules.track {
        Track::Ring => {
            return ["rules-dice-sum", "rules-dice-sum-own", "rules-dice-lone"].map(plain).to_vec();
        }
        Track::Towers => {
            let one = (!rules.whole_towers).then(|| plain("rules-towers-one-checker"));
            return [plain("rules-dice-towers")].into_iter().chain(one).collect();
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
    if rules.track != Track::HalfParallel {
        messages.push(plain(if rules.block_at == 1 { "rules-landing-one" } else { "rules-landing-two" }));
    }
    messages.push(if rules.stacks == StackLimits::NONE {
        plain("rules-stacks-free")
    } else {
        let most = (1..=rules.track.len()).map(|p| rules.stacks.at(p)).min().unwrap_or(0);
        counted("rules-stacks-limited", "most", u32::from(most))
    });
    if !rules.overtaking {
        messages.push(plain("rules-no-overtaking"));
    }
    match rules.obligation {
        Obligation::Max { higher } => {
            messages.push(plain("rules-obligation-max"));
            if rules.order == Order::Free {
                messages.push(plain(if higher {
                    "rules-obligation-higher"
                } else {
                    "rules-obligation-either"
                }));
            }
        }
        Obligation::OneByOne => messages.push(plain("rules-obligation-one-by-one")),
        Obligation::AllOrNothing => messages.push(plain("rules-obligation-all")),
    }
    messages
}

fn doubles(rules: &Rules) -> Vec<Message> {
    let dice = &rules.dice;
    if dice.count > 2 || dice.beside > 0 {
        return vec![plain("rules-doubles-three-dice")];
    }
    if rules.track == Track::Ring {
        return vec![plain("rules-doubles-sum")];
    }
    let times = counted("rules-doubles-standard", "times", u32::from(dice.times));
    let mut messages = match dice.doubles {
        Doubles::Plain => vec![times],
        Doubles::Underside if dice.times == 2 => vec![plain("rules-doubles-twice-underside")],
        Doubles::Underside => vec![plain("rules-doubles-underside")],
        Doubles::Ascending { from_turn: 0 | 1 } => vec![plain("rules-doubles-ascending")],
        Doubles::Ascending { from_turn } => {
            vec![counted("rules-doubles-ascending-later", "turns", from_turn - 1)]
        }
    };
    let chain = dice.doubles != Doubles::Plain;
    match (dice.doubles, dice.incomplete) {
        (Doubles::Plain, _) => {}
        (Doubles::Underside, Incomplete::Continue) => messages.push(plain("rules-doubles-underside-on")),
        (Doubles::Underside, _) => messages.push(plain("rules-doubles-underside-stop")),
        (Doubles::Ascending { .. }, Incomplete::HandOver) => {
            messages.push(plain("rules-doubles-ascending-handed-over"));
        }
        (Doubles::Ascending { .. }, Incomplete::Continue) => {
            messages.push(plain("rules-doubles-underside-on"));
        }
        (Doubles::Ascending { .. }, Incomplete::EndTurn) => {
            messages.push(plain("rules-doubles-ascending-lapses"));
        }
    }
    if dice.roll_again {
        let complete = dice.incomplete == Incomplete::EndTurn;
        messages.push(plain(match (chain, complete) {
            (true, _) => "rules-doubles-roll-again",
            (false, true) => "rules-doubles-roll-again-complete",
            (false, false) => "rules-doubles-rolls-again-always",
        }));
    }
    match dice.one_two {
        OneTwo::Plain => {}
        OneTwo::PlayAndChoose => messages.push(plain("rules-one-two-played")),
        OneTwo::Choose => messages.push(plain("rules-one-two-chosen")),
    }
    messages
}

fn contact(rules: &Rules) -> Vec<Message> {
    match rules.track {
        Track::HalfParallel => return vec![plain("rules-contact-facing")],
        Track::Ring | Track::Towers => return Vec::new(),
        _ => {}
    }
    let mut messages = match rules.contact {
        Contact::Hit => vec![plain("rules-contact-hit")],
        Contact::Pin(mixed) => vec![
            plain("rules-contact-pin"),
            plain(match mixed {
                Mixed::PinnerStacks => "rules-contact-pin-stacks",
                Mixed::Closed => "rules-contact-pin-closed",
            }),
        ],
        Contact::Block => vec![plain("rules-contact-block")],
    };
    if !rules.hit_and_run {
        messages.push(plain("rules-hit-and-run"));
    }
    if rules.hit_home_first {
        messages.push(plain("rules-hit-home-first"));
    }
    messages.push(plain("rules-block"));
    match rules.prime {
        Prime::Any => {}
        Prime::NotFirstQuadrant => messages.push(plain("rules-prime-own-quadrant")),
        Prime::InOpponentsStart(most) => {
            messages.push(counted("rules-prime-four-in-start", "most", u32::from(most)));
        }
        Prime::OneAhead => messages.push(plain("rules-prime-ahead")),
    }
    match rules.leaving {
        Leaving::Free => {}
        Leaving::OneATurn => {
            messages.extend([plain("rules-head-one"), plain("rules-head-first-turn")]);
        }
        Leaving::Courier(point) => messages.push(counted("rules-courier", "point", u32::from(point))),
    }
    messages
}

fn entering(rules: &Rules) -> Vec<Message> {
    let pool = rules.start.iter().any(|start| start.count(POOL) > 0);
    if matches!(rules.track, Track::Ring | Track::Towers) || (!pool && rules.contact != Contact::Hit) {
        return Vec::new();
    }
    let mut messages = Vec::new();
    if rules.contact == Contact::Hit {
        messages.push(plain("rules-entering-bar"));
    }
    let entry = u32::from(rules.track.entry());
    messages.push((
        "rules-entering-where",
        vec![("first", Variable::Number(entry - 1)), ("last", Variable::Number(entry - 6))],
    ));
    messages.push(plain("rules-entering-lapses"));
    if pool {
        messages.push(match rules.entering {
            Entering::AllFirst => plain("rules-entering-pool-first"),
            Entering::FreeAfter(entered) => {
                counted("rules-entering-pool-free", "entered", u32::from(entered))
            }
            Entering::StartWaits(waiting) => {
                counted("rules-entering-start-waits", "waiting", u32::from(waiting))
            }
            Entering::HalfFirst => plain("rules-entering-half"),
        });
    }
    messages
}

fn bearing_off(rules: &Rules) -> Vec<Message> {
    if rules.track == Track::Towers || matches!(rules.end, End::AllOnPoint(_) | End::Eliminated) {
        return Vec::new();
    }
    let how = match rules.bear_off {
        BearOff::FarthestOvershoot => "rules-bear-off-farthest",
        BearOff::FreeOvershoot => "rules-bear-off-free",
        BearOff::Exact => "rules-bear-off-exact",
        BearOff::Never => return vec![plain("rules-bear-off-never")],
    };
    let mut messages = vec![plain("rules-bear-off-when"), plain("rules-bear-off-exact-number"), plain(how)];
    if !rules.bear_off_while_pinned {
        messages.push(plain("rules-bear-off-pinned"));
    }
    messages
}

fn scoring(rules: &Rules) -> Vec<Message> {
    let meeting = matches!(rules.track, Track::Contrary | Track::HalfContrary);
    let backgammon = match (rules.backgammon_zone, rules.backgammon_needs_none_off) {
        _ if !meeting => "rules-score-backgammon-quadrant",
        (BackgammonZone::QuadrantOrBar, true) => "rules-score-backgammon-none-off",
        (BackgammonZone::QuadrantOrBar, false) => "rules-score-backgammon-any",
        (BackgammonZone::QuadrantOnly, true) => "rules-score-backgammon-home-none-off",
        (BackgammonZone::QuadrantOnly, false) => "rules-score-backgammon-home-any",
    };
    let (single, gammon) = (plain("rules-score-single"), plain("rules-score-gammon"));
    let mut messages = match rules.scoring {
        Scoring::Gammon123 => vec![single, gammon, plain(backgammon)],
        Scoring::Gammon12 => vec![single, gammon],
        Scoring::Flat => vec![single],
        Scoring::Pips => vec![plain("rules-score-pips"), plain("rules-score-pips-gammon")],
        Scoring::CheckersLeft(reading) => {
            let doubled = match reading {
                CheckersLeft::Once => None,
                CheckersLeft::AllDoubled => Some(plain("rules-score-checkers-left-all")),
                CheckersLeft::OutsideDoubled => Some(plain("rules-score-checkers-left-outside")),
            };
            [plain("rules-score-checkers-left")].into_iter().chain(doubled).collect()
        }
    };
    let whole_rolls = matches!(rules.contact, Contact::Pin(_)) || rules.rolls == Rolls::Fixed;
    if whole_rolls || rules.track == Track::HalfContrary {
        messages.push(plain("rules-dead-draw"));
    }
    if rules.rolls == Rolls::Fixed {
        messages.push(plain("rules-repetition-draw"));
    }
    if whole_rolls || rules.mother {
        messages.push(plain("rules-score-draw"));
    }
    messages.push(plain("rules-score-resign"));
    messages
}

fn cube(rules: &Rules) -> Vec<Message> {
    let cube = &rules.cube;
    if !cube.on {
        return vec![plain("rules-cube-off")];
    }
    let mut messages = vec![plain("rules-cube-offer")];
    messages.push(match cube.cap {
        0 => plain("rules-cube-unlimited"),
        cap => counted("rules-cube-cap", "cap", cap),
    });
    for (applies, id) in [
        (!cube.in_single_game, "rules-cube-not-single"),
        (cube.crawford, "rules-cube-crawford"),
        (cube.holland, "rules-cube-holland"),
        (cube.jacoby, "rules-cube-jacoby"),
        (cube.beavers, "rules-cube-beavers"),
        (cube.beavers && cube.raccoons, "rules-cube-raccoons"),
    ] {
        if applies {
            messages.push(plain(id));
        }
    }
    if cube.automatic_doubles > 0 {
        messages.push(counted("rules-cube-automatic", "times", u32::from(cube.automatic_doubles)));
    }
    messages
}

fn usual_match(rules: &Rules, locale: &Locale) -> Vec<Message> {
    let mut messages = Vec::new();
    if !rules.in_turn.is_empty() {
        let games: Vec<String> =
            rules.in_turn.iter().map(|game| locale.text(&format!("game-{}", game.name))).collect();
        messages.push(("rules-match-in-turn", vec![("games", Variable::Text(games.join(", ")))]));
    }
    messages.push(match rules.usual_match {
        MatchKind::Points(n) => counted("rules-match-points", "length", u32::from(n)),
        MatchKind::Games(n) => counted("rules-match-games", "length", u32::from(n)),
        MatchKind::Single => plain("rules-match-single"),
        MatchKind::Money => plain("rules-match-money"),
    });
    messages
}
