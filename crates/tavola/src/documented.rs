//! Tests of the documents: every command in them is one that the command line takes.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser as _;

use crate::Cli;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All documents of the repository that show commands.
fn documents() -> Vec<PathBuf> {
    let root = root();
    let mut documents: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"].iter().map(|name| root.join(name)).collect();
    let folders = ["docs", "docs/leaflets"].map(|name| root.join(name));
    let nets = fs::read_dir(root.join("nets")).expect("nets can be listed");
    for folder in folders.into_iter().chain(nets.map(|entry| entry.expect("an entry").path())) {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        let files = entries.map(|entry| entry.expect("an entry").path());
        documents.extend(files.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    }
    documents
}

/// The code in a document: spans within backticks, and the lines of fenced blocks.
fn code(text: &str) -> Vec<String> {
    let mut code = Vec::new();
    for (at, part) in text.split("```").enumerate() {
        if at % 2 == 1 {
            // A line that ends with a backslash goes on.
            let joined = part.replace("\\\n", " ");
            code.extend(joined.lines().skip(1).map(ToOwned::to_owned));
        } else {
            code.extend(part.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " ")));
        }
    }
    code
}

/// The words of a command as a shell would pass them on: quotes are taken off, a comment ends it, and so does a pipe.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in line.chars() {
        let Some(word) = words.last_mut() else { unreachable!("there is always a word") };
        match (letter, quote) {
            ('"' | '\'', None) => quote = Some(letter),
            (_, Some(open)) if letter == open => quote = None,
            (' ', None) if word.is_empty() => {}
            (' ', None) => words.push(String::new()),
            ('#' | '|', None) if word.is_empty() => break,
            _ => word.push(letter),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The arguments of `tavola` in a line of code, if the line calls it with any.
fn arguments(line: &str) -> Option<Vec<String>> {
    let line = line.trim_start_matches("$ ").trim();
    let rest = line.strip_prefix("tavola ").or_else(|| line.strip_prefix("cargo run --release -- "))?;
    let words = words(rest);
    let is_command = words
        .first()
        .is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_lowercase() || letter == '-'));
    is_command.then_some(words)
}

/// Documents name what is left to the reader by words in capitals; here each becomes something that is there.
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

/// The words without those in brackets, which may be left out, and without dots, which stand for anything.
fn required(given: &[String]) -> impl Iterator<Item = &str> {
    let mut optional = false;
    given.iter().map(String::as_str).filter(move |word| {
        let left_out = optional || word.starts_with('[') || matches!(*word, "…" | "...");
        optional = (optional || word.starts_with('[')) && !word.ends_with(']');
        !left_out
    })
}

#[test]
fn every_command_in_the_documents_is_one_that_can_be_given() {
    let mut found = 0;
    for document in documents() {
        let text = fs::read_to_string(&document).expect("a document");
        for line in code(&text) {
            let Some(given) = arguments(&line) else { continue };
            let words: Vec<String> = required(&given).map(filled_in).collect();
            // Nets in training and rules in files are there for whoever has made them.
            if words.iter().any(|word| word.contains("training/") || word == "ours.toml") {
                continue;
            }
            let parsed =
                Cli::try_parse_from(std::iter::once("tavola").chain(words.iter().map(String::as_str)));
            match parsed {
                Ok(_) => found += 1,
                // A section is called by its command alone: what it needs follows in the text.
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
    let found: Vec<_> = code(text).iter().filter_map(|line| arguments(line)).collect();
    assert_eq!(
        found,
        [
            vec!["moves", "start", "31"],
            vec!["hint", "24:2 / 24:2", "31"],
            vec!["duel", "A", "B", "--games", "4"],
        ]
    );
}
