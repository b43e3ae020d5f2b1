//! `tavola rules`: the games, and the rules of one.

use std::fmt::Write as _;

use serde::Serialize;
use tavola_rules::variants::{self, Family};
use tavola_rules::{MatchKind, Player, Position, Rules};

use crate::failure::Failure;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola rules
  tavola rules --json";

#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game; without one, all are listed
    #[arg(value_name = "VARIANT", value_parser = input::game)]
    game: Option<&'static Rules>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A game of the list.
#[derive(Serialize)]
struct Card {
    name: &'static str,
    family: Family,
    source: &'static str,
    start: String,
    #[serde(rename = "match")]
    usual_match: MatchKind,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let cards: Vec<Card> = variants::ALL
        .iter()
        .filter(|variant| args.game.is_none_or(|game| game.name == variant.rules.name))
        .map(|variant| Card {
            name: variant.rules.name,
            family: variant.family,
            source: variant.source,
            start: Position::start(variant.rules, Player::First).to_string(),
            usual_match: variant.rules.usual_match,
        })
        .collect();
    if args.json {
        return output::json(&cards);
    }
    let mut text = String::new();
    for card in &cards {
        _ = writeln!(text, "{:14} {}", card.name, card.source);
    }
    output::text(&text)
}
