//! The rules of a game as a page in the reader's language, made from the data that is played. Every value
//! of every dimension has a message of its own, so the page cannot drift from the game.

use serde::Serialize;
use tavola_rules::rules::{
    BackgammonZone, BearOff, CheckersLeft, Contact, DiceRule, End, Entering, Mixed, Obligation, Opening,
    Order, Scoring, StackLimits,
};
use tavola_rules::track::Track;
use tavola_rules::turn::Incomplete;
use tavola_rules::{MatchKind, POOL, Player, Position, Rules};

use crate::locale::{Locale, Variable};
use crate::wire::Board;

/// A page of rules.
#[derive(Clone, Debug, Serialize)]
pub struct RulePage {
    /// Name of the game.
    pub name: String,
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
    let mut sections = vec![section("aim", aim(rules)), start, section("opening", opening(rules))];
    sections.push(section("moving", moving(rules)));
    sections.push(section("doubles", doubles(rules)));
    sections.push(section("contact", contact(rules)));
    sections.push(section("entering", entering(rules)));
    if rules.end == End::FirstOff {
        sections.push(section("bearing-off", bearing_off(rules)));
    }
    sections.push(section("scoring", scoring(rules)));
    sections.push(section("cube", cube(rules)));
    sections.push(section("match", usual_match(rules)));
    sections.push(section(
        "table",
        vec![plain("rules-table-take-back"), plain("rules-table-premature"), plain("rules-table-cocked")],
    ));
    let mut source = section("source", Vec::new());
    source.blocks = vec![Block::Text { text: locale.text(&format!("game-{name}-source")) }];
    sections.push(source);
    RulePage {
        name: name.to_owned(),
        lang: locale.code(),
        title: locale.text(&format!("game-{name}")),
        about: locale.text(&format!("game-{name}-about")),
        sections,
    }
}

fn aim(rules: &Rules) -> Vec<Message> {
    vec![match rules.end {
        End::FirstOff => counted("rules-aim-first-off", "checkers", u32::from(rules.checkers(Player::First))),
        End::AllOnPoint(_) => plain("rules-aim-all-on-point"),
    }]
}

fn start(rules: &Rules) -> Vec<Message> {
    let mut messages = vec![
        plain(if rules.track.len() == 24 { "rules-board-24" } else { "rules-board-12" }),
        plain(match rules.track {
            Track::Contrary => "rules-track-contrary",
            Track::Same => "rules-track-same",
            Track::Offset => "rules-track-offset",
            Track::HalfContrary => "rules-track-half-contrary",
            Track::HalfParallel => "rules-track-half-parallel",
        }),
        plain("rules-home"),
    ];
    if rules.start[0].count(POOL) > 0 {
        messages.push(plain("rules-start-pool"));
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

fn moving(rules: &Rules) -> Vec<Message> {
    let mut messages = vec![plain("rules-dice")];
    messages.push(plain(match rules.order {
        Order::Free => "rules-order-free",
        Order::LowerFirst => "rules-order-lower-first",
    }));
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
        Obligation::AllOrNothing => messages.push(plain("rules-obligation-all")),
    }
    messages
}

fn doubles(rules: &Rules) -> Vec<Message> {
    match rules.dice {
        DiceRule::Standard { double_times } => {
            vec![counted("rules-doubles-standard", "times", u32::from(double_times))]
        }
        DiceRule::Underside { stop, roll_again } => {
            let incomplete = if stop { "rules-doubles-underside-stop" } else { "rules-doubles-underside-on" };
            let mut messages = vec![plain("rules-doubles-underside"), plain(incomplete)];
            if roll_again {
                messages.push(plain("rules-doubles-roll-again"));
            }
            messages
        }
        DiceRule::Ascending { incomplete } => vec![
            plain("rules-doubles-ascending"),
            plain(match incomplete {
                Incomplete::HandOver => "rules-doubles-ascending-handed-over",
                Incomplete::EndTurn | Incomplete::Continue => "rules-doubles-ascending-lapses",
            }),
        ],
        DiceRule::AceyDeucey => vec![plain("rules-doubles-acey-deucey")],
    }
}

fn contact(rules: &Rules) -> Vec<Message> {
    if rules.track == Track::HalfParallel {
        return vec![plain("rules-contact-facing")];
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
    messages.push(plain("rules-block"));
    messages
}

fn entering(rules: &Rules) -> Vec<Message> {
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
    if rules.start[0].count(POOL) > 0 {
        messages.push(match rules.entering {
            Entering::AllFirst => plain("rules-entering-pool-first"),
            Entering::FreeAfter(entered) => {
                counted("rules-entering-pool-free", "entered", u32::from(entered))
            }
        });
    }
    messages
}

fn bearing_off(rules: &Rules) -> Vec<Message> {
    let how = match rules.bear_off {
        BearOff::FarthestOvershoot => "rules-bear-off-farthest",
        BearOff::FreeOvershoot => "rules-bear-off-free",
        BearOff::Exact => "rules-bear-off-exact",
        BearOff::Never => return vec![plain("rules-bear-off-never")],
    };
    vec![plain("rules-bear-off-when"), plain("rules-bear-off-exact-number"), plain(how)]
}

fn scoring(rules: &Rules) -> Vec<Message> {
    let backgammon = match (rules.backgammon_zone, rules.backgammon_needs_none_off) {
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
        Scoring::CheckersLeft(reading) => {
            let doubled = match reading {
                CheckersLeft::Once => None,
                CheckersLeft::AllDoubled => Some(plain("rules-score-checkers-left-all")),
                CheckersLeft::OutsideDoubled => Some(plain("rules-score-checkers-left-outside")),
            };
            [plain("rules-score-checkers-left")].into_iter().chain(doubled).collect()
        }
    };
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

fn usual_match(rules: &Rules) -> Vec<Message> {
    vec![match rules.usual_match {
        MatchKind::Points(n) => counted("rules-match-points", "length", u32::from(n)),
        MatchKind::Games(n) => counted("rules-match-games", "length", u32::from(n)),
        MatchKind::Single => plain("rules-match-single"),
        MatchKind::Money => plain("rules-match-money"),
    }]
}
