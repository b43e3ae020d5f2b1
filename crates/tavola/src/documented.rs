//! Tests of the documents: the command line accepts every command in them.

mod code;

use std::fs;

use clap::Parser as _;

use crate::Cli;
use code::{arguments, code, documents, required, root};

/// The beginnings of a call of `tavola`.
const CALLS: [&str; 2] = ["tavola", "cargo run --release --"];

/// Replaces words in capitals, which stand for an input of the reader, by existing values.
fn filled_in(word: &str) -> String {
    let folder = std::env::temp_dir().display().to_string();
    let numbers = word.replace("tavola-N", "tavola-1").replace("gnubg-N", "gnubg-1");
    match numbers.as_str() {
        "POSITION" => "start".to_owned(),
        "DICE" => "31".to_owned(),
        "DEPTH" | "N" => "1".to_owned(),
        "PLAYER" | "A" => "tavola-0".to_owned(),
        "AGAINST" | "B" => "random".to_owned(),
        "NAME" => "club".to_owned(),
        "GAME" | "VARIANT" => "backgammon".to_owned(),
        "TABLE" => "bear-off".to_owned(),
        "BUDGET" => "100ms".to_owned(),
        "DIR" | "FOLDER" => folder,
        "FILE" => root().join("fuzz/seeds/custom_rules/backgammon.toml").display().to_string(),
        _ => numbers,
    }
}

#[test]
fn every_command_in_the_documents_is_one_that_can_be_given() {
    let mut found = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for line in code(&text) {
            let Some(given) = arguments(&line, &CALLS) else { continue };
            let words: Vec<String> = required(&given).map(filled_in).collect();
            // Nets in training and rules in files exist only where they were made.
            if words.iter().any(|word| word.contains("training/") || word == "ours.toml") {
                continue;
            }
            let parsed =
                Cli::try_parse_from(std::iter::once("tavola").chain(words.iter().map(String::as_str)));
            match parsed {
                Ok(_) => found += 1,
                // A section names only its command; the required arguments follow in the text.
                Err(error)
                    if given.len() == 1
                        && error.kind() == clap::error::ErrorKind::MissingRequiredArgument => {}
                Err(error) if !error.use_stderr() => found += 1,
                Err(error) => panic!("{}: {line}\n{error}", document.display()),
            }
        }
    }
    assert!(found >= 20, "only {found} commands were found");
}

#[test]
fn commands_are_found_where_documents_have_them() {
    let text = "Run `tavola moves start 31`, or\n```\n$ printf 'x' | tavola play\n$ tavola hint \"24:2 / 24:2\" 31 # best\n\
                cargo run --release -- duel A B \\\n  --games 4\n```\nand `tavola`.";
    let found: Vec<_> = code(text).iter().filter_map(|line| arguments(line, &CALLS)).collect();
    assert_eq!(
        found,
        [
            vec!["moves", "start", "31"],
            vec!["hint", "24:2 / 24:2", "31"],
            vec!["duel", "A", "B", "--games", "4"],
        ]
    );
}
