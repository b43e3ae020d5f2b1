//! `tavola rules`: the games, and the rules of one, from the same data and messages as the page's.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_locale::Locale;
use tavola_rules::track::Track;
use tavola_rules::variants::{self, Family};
use tavola_rules::{MatchKind, Player, Position, Rules, Setup};
use tavola_service::rulebook::{self, Block, RulePage};
use tavola_tui::board;

use crate::failure::Failure;
use crate::input::{self, Language};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  tavola rules
  tavola rules backgammon
  tavola rules leaflet-002 --lang de
  tavola rules our-rules.toml";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game, or a file of custom rules; without one, all games are listed
    #[arg(value_name = "VARIANT|FILE", value_parser = input::game_with_title)]
    game: Option<input::Game>,
    /// The language: en de fr es it nl pt da ru [default: that of the system]
    #[arg(long, value_name = "CODE", value_parser = input::language)]
    lang: Option<Language>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// A game of the list.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Card {
    name: &'static str,
    title: String,
    about: String,
    #[schemars(with = "String")]
    family: Family,
    source: String,
    start: String,
    #[serde(rename = "match")]
    #[schemars(with = "tavola_analysis::schema::MatchKind")]
    usual_match: MatchKind,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let locale = input::locale(args.lang);
    let Some(game) = &args.game else {
        return list(locale, args.json);
    };
    let mut page = rulebook::page(&game.rules, locale);
    if let Some(title) = &game.title {
        page.title.clone_from(title);
    }
    if args.json {
        return output::json(&page);
    }
    output::text(&as_text(&page, &game.rules, locale))
}

fn list(locale: &Locale, json: bool) -> Result<(), Failure> {
    let card = |variant: &variants::Variant| {
        let rules = variant.rules;
        Card {
            name: rules.name,
            title: locale.text(&format!("game-{}", rules.name)),
            about: locale.text(&format!("game-{}-about", rules.name)),
            family: variant.family,
            source: variant.source.to_string(),
            start: Position::start(rules, Player::First).to_string(),
            usual_match: rules.usual_match,
        }
    };
    let cards: Vec<Card> = variants::ALL.iter().map(card).collect();
    if json {
        return output::json(&cards);
    }
    let width = cards.iter().map(|card| card.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for card in &cards {
        _ = writeln!(text, "{:width$}  {}", card.name, card.title);
        wrap(&mut text, &card.about, &" ".repeat(width + 2), &" ".repeat(width + 2));
    }
    output::text(&text)
}

/// Maximum length of a line.
const WIDTH: usize = 80;

fn as_text(page: &RulePage, game: &Rules, locale: &Locale) -> String {
    let mut text = format!("{}\n{}\n\n", page.title, "=".repeat(page.title.chars().count()));
    wrap(&mut text, &page.about, "", "");
    for section in &page.sections {
        _ = writeln!(text, "\n{}\n{}", section.title, "-".repeat(section.title.chars().count()));
        for block in &section.blocks {
            match block {
                Block::Text { text: paragraph } => wrap(&mut text, paragraph, "", ""),
                Block::List { items } => items.iter().for_each(|item| wrap(&mut text, item, "* ", "  ")),
                Block::Board { board, caption } => {
                    let setup = board.setup(Player::First);
                    _ = writeln!(text, "\n{}", picture(&setup, game.track));
                    wrap(&mut text, caption, "", "");
                    for id in ["rules-picture-you", "rules-picture-opponent"] {
                        wrap(&mut text, &locale.text(id), "", "");
                    }
                }
            }
        }
    }
    text
}

/// Draws the checkers on the points and on the bar. Text above the picture describes the pool.
fn picture(setup: &Setup, track: Track) -> String {
    if track == Track::Towers {
        return towers(setup);
    }
    let mut text = String::new();
    for line in board::picture(setup, track, &board::Style::PLAIN, &[]) {
        let line: String = line.iter().map(|(piece, _)| piece.as_str()).collect();
        _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// Draws the towers of both players under their numbers, a row for each checker.
fn towers(setup: &Setup) -> String {
    let mut text = "    1  2  3  4  5  6\n".to_owned();
    for (side, sign) in [(&setup.other, 'O'), (&setup.own, 'X')] {
        for level in 1..=2 {
            // Tower n is place 18 + n at its start.
            let stones = side.places[19..25].iter().map(|&count| if count >= level { sign } else { ' ' });
            let row: String = stones.map(|stone| format!("  {stone}")).collect();
            _ = writeln!(text, "  {}", row.trim_end());
        }
        text.push('\n');
    }
    text
}

/// Appends a paragraph with indentations of its first line and of the others.
fn wrap(text: &mut String, paragraph: &str, first: &str, others: &str) {
    let mut line = first.to_owned();
    let mut empty = true;
    for word in paragraph.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            _ = writeln!(text, "{line}");
            line = others.to_owned();
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    _ = writeln!(text, "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_wrapped_and_indented() {
        let mut text = String::new();
        wrap(&mut text, &"word ".repeat(20), "* ", "  ");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("* word") && lines[1].starts_with("  word"));
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert_eq!(text.matches("word").count(), 20);
    }
}
