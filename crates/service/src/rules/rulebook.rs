//! The rules of a game as a page in the reader's language, generated from the rules that are played. Every sentence is a message for a
//! value of the rules. A page omits sentences about situations that cannot occur in the game.

mod meeting;
mod message;
mod moving;
pub mod possible;
mod readings;
mod result;
mod start;

use serde::Serialize;
use tavola_rules::track::Track;
use tavola_rules::{Player, Position, Rules, variants};

use self::message::Message;
use self::possible::Possible;
use crate::board::Board;
use tavola_locale::Locale;

/// A page of rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RulePage {
    /// Name of the game.
    pub name: String,
    /// The directions of both players.
    #[cfg_attr(test, ts(type = "Track"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub track: Track,
    /// Code of the language.
    pub lang: &'static str,
    /// Name of the game in the language.
    pub title: String,
    /// One sentence about it.
    pub about: String,
    /// Whether every option has the default of the game.
    pub usual: bool,
    /// The rules, in the order of play.
    pub sections: Vec<Section>,
}

/// A part of the page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RuleSection"))]
pub struct Section {
    /// Stable id.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// Its paragraphs, lists and boards.
    pub blocks: Vec<Block>,
}

/// A piece of a section.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        /// Caption of the board.
        caption: String,
    },
    /// Several rules of equal rank.
    List {
        /// One each.
        items: Vec<String>,
    },
}

/// Returns the page of a rule set with its options.
#[must_use]
pub fn page(rules: &Rules, locale: &'static Locale) -> RulePage {
    let name = rules.name;
    let possible = Possible::of(rules);
    let parts = [
        ("aim", start::aim(rules, &possible)),
        ("start", start::start(rules, &possible, locale)),
        ("opening", start::opening(rules)),
        ("moving", moving::moving(rules, &possible)),
        ("doubles", moving::doubles(rules)),
        ("contact", meeting::contact(rules, &possible)),
        ("entering", meeting::entering(rules, &possible)),
        ("bearing-off", meeting::bearing_off(rules, &possible)),
        ("scoring", result::scoring(rules, &possible, locale)),
        ("cube", result::cube(rules, &possible)),
        ("match", result::usual_match(rules, locale)),
        ("table", manners(rules)),
        ("readings", readings::readings(rules, &possible)),
    ];
    let mut sections: Vec<Section> = parts
        .into_iter()
        .filter(|(_, messages)| !messages.is_empty())
        .map(|(id, messages)| section(id, &messages, locale))
        .collect();
    if let Some(start) = sections.iter_mut().find(|section| section.id == "start") {
        start.blocks.push(Block::Board {
            board: Board::of(&Position::start(rules, Player::First), Player::First),
            caption: locale.text(match rules.track {
                Track::Towers => "rules-start-caption-towers",
                _ => "rules-start-caption",
            }),
        });
    }
    let source = Message::plain(format!("game-{name}-source"));
    sections.push(section("source", &[source], locale));
    RulePage {
        name: name.to_owned(),
        track: rules.track,
        lang: locale.code(),
        title: locale.text(&format!("game-{name}")),
        about: locale.text(&format!("game-{name}-about")),
        usual: variants::find(name).is_some_and(|variant| variant.rules == rules),
        sections,
    }
}

/// Builds a section: one sentence gives a paragraph, several give a list. The aim consists of paragraphs, because it is read first.
fn section(id: &'static str, messages: &[Message], locale: &Locale) -> Section {
    let items: Vec<String> = messages.iter().map(|message| message.in_words(locale)).collect();
    let blocks = if id == "aim" || items.len() == 1 {
        items.into_iter().map(|text| Block::Text { text }).collect()
    } else {
        vec![Block::List { items }]
    };
    Section { id, title: locale.text(&format!("rules-section-{id}")), blocks }
}

/// Ground rules of the table. Only leaflet 001 prints them; games outside the leaflets use them too.
fn manners(rules: &Rules) -> Vec<Message> {
    match variants::find(rules.name).and_then(variants::Variant::leaflet) {
        None | Some("001") => ["rules-table-take-back", "rules-table-premature", "rules-table-cocked"]
            .map(Message::plain)
            .to_vec(),
        Some(_) => Vec::new(),
    }
}
