//! Tests of the documents: every command of `tavola-train` in them is one that the command line takes.

#[path = "../../tavola/src/documented/code.rs"]
mod code;

use std::fs;

use clap::Parser as _;

use crate::{Arguments, EXAMPLES};
use code::{arguments, code, documents, required};

/// The words that a call begins with.
const CALLS: [&str; 2] = ["tavola-train", "cargo run --release -p tavola-train --"];

/// Parses a call; the words in capitals that documents leave to the reader are names of files and folders.
fn parse(words: &[&str]) -> Result<Arguments, clap::Error> {
    Arguments::try_parse_from(std::iter::once("tavola-train").chain(words.iter().copied()))
}

#[test]
fn every_command_in_the_documents_is_one_that_can_be_given() {
    let mut found = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for line in code(&text) {
            let Some(given) = arguments(&line, &CALLS) else { continue };
            let words: Vec<&str> = required(&given).collect();
            match parse(&words) {
                Ok(_) => found += 1,
                // A command that is only named: its requirements follow in the text.
                Err(error)
                    if matches!(
                        error.kind(),
                        clap::error::ErrorKind::MissingRequiredArgument
                            | clap::error::ErrorKind::MissingSubcommand
                            | clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
                    ) && words.iter().all(|word| word.starts_with(|c: char| c.is_ascii_lowercase())) => {}
                Err(error) => panic!("{}: {line}\n{error}", document.display()),
            }
        }
    }
    assert!(found >= 15, "only {found} commands were found");
}

#[test]
fn every_example_of_the_help_can_be_given() {
    let examples: Vec<Vec<String>> = EXAMPLES.lines().filter_map(|line| arguments(line, &CALLS)).collect();
    assert!(examples.len() >= 8, "{examples:?}");
    for example in &examples {
        let words: Vec<&str> = example.iter().map(String::as_str).collect();
        parse(&words).unwrap_or_else(|error| panic!("{words:?}: {error}"));
    }
}
