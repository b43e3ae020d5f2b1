//! The rule pages are made from the data, in every language, for every value of every option.

use tavola_rules::options::{self, Kind, RawValue};
use tavola_rules::{Rules, variants};
use tavola_server::locale::Locale;
use tavola_server::rulebook::{Block, RulePage, page};

fn texts(page: &RulePage) -> Vec<&str> {
    let blocks = page.sections.iter().flat_map(|section| {
        let blocks = section.blocks.iter().flat_map(|block| match block {
            Block::Text { text } => vec![text.as_str()],
            Block::Board { caption, .. } => vec![caption.as_str()],
            Block::List { items } => items.iter().map(String::as_str).collect(),
        });
        blocks.chain([section.title.as_str()])
    });
    blocks.chain([page.title.as_str(), page.about.as_str()]).collect()
}

fn check(rules: &Rules) {
    for code in Locale::codes() {
        let page = page(rules, Locale::find(code).unwrap());
        for text in texts(&page) {
            let id = text.starts_with("rules-") || text.starts_with("game-");
            assert!(!id && !text.is_empty(), "{code}, {}: {text:?}", rules.name);
            assert!(!text.contains(['{', '}']), "{code}, {}: {text:?}", rules.name);
        }
    }
}

#[test]
fn every_preset_and_every_option_has_words_in_every_language() {
    for variant in &variants::ALL {
        check(variant.rules);
    }
    for spec in &options::ALL {
        let values: Vec<RawValue<'_>> = match spec.kind {
            Kind::Flag => vec![RawValue::Flag(true), RawValue::Flag(false)],
            Kind::Choice(words) => words.iter().map(|w| RawValue::Word(w)).collect(),
            Kind::Number(numbers) => numbers.iter().map(|n| RawValue::Number(u64::from(*n))).collect(),
        };
        for value in values {
            let mut rules = Rules::STANDARD;
            rules.set_option(spec.id, &value).unwrap();
            check(&rules);
        }
    }
}

/// A page that said the same for two values would hide a difference between houses.
#[test]
fn every_option_that_a_reader_can_change_changes_the_page() {
    let english = Locale::find("en").unwrap();
    for spec in &options::ALL {
        // What shows on the cube at rest is for the eye, not a rule; raccoons need beavers.
        let with = match spec.id {
            "cube_rest_face" => continue,
            // The page gives the highest limit of a game without the points that it is for.
            "half_board_limit" => continue,
            "raccoons" => Some("beavers"),
            _ => None,
        };
        let mut pages = Vec::new();
        // Where a lone checker blocks, or begins on the first point, or in the pool.
        let home = match spec.id {
            "head" | "courier" | "prime" => "fevga",
            "mother" | "bear_off_while_pinned" => "plakoto",
            "entering" => "russian",
            "incomplete" => "gioul",
            "whole_towers" => "doublets",
            _ => "backgammon",
        };
        let values: Vec<RawValue<'_>> = match spec.kind {
            Kind::Flag => vec![RawValue::Flag(true), RawValue::Flag(false)],
            Kind::Choice(words) => words.iter().map(|w| RawValue::Word(w)).collect(),
            Kind::Number(numbers) => numbers.iter().map(|n| RawValue::Number(u64::from(*n))).collect(),
        };
        for value in &values {
            let mut rules = variants::find(home).unwrap().rules.clone();
            if let Some(other) = with {
                rules.set_option(other, &RawValue::Flag(true)).unwrap();
            }
            rules.set_option(spec.id, value).unwrap();
            pages.push(format!("{:?}", page(&rules, english)));
        }
        for (i, page) in pages.iter().enumerate() {
            assert!(!pages[..i].contains(page), "{} {:?}", spec.id, values[i]);
        }
    }
}
