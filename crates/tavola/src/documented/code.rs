//! The commands in the documents of the repository. The tests of `tavola-train` use this file too.

use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns all documents of the repository that contain commands.
pub(super) fn documents() -> Vec<PathBuf> {
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

/// Returns the code in a document: spans within backticks, and the lines of fenced blocks.
pub(super) fn code(text: &str) -> Vec<String> {
    let mut code = Vec::new();
    for (at, part) in text.split("```").enumerate() {
        if at % 2 == 1 {
            // A line that ends with a backslash continues on the next line.
            let joined = part.replace("\\\n", " ");
            code.extend(joined.lines().skip(1).map(ToOwned::to_owned));
        } else {
            code.extend(part.split('`').skip(1).step_by(2).map(|span| span.replace('\n', " ")));
        }
    }
    code
}

/// Splits a command into words like a shell: quotes are removed, a comment or a pipe ends it.
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

/// Returns the arguments of a program in a line of code that calls it: `calls` are the words at the beginning of a call, such as `tavola`
/// and `cargo run --release --`. `None` if the line is no call or has no argument.
pub(super) fn arguments(line: &str, calls: &[&str]) -> Option<Vec<String>> {
    let line = line.trim_start_matches("$ ").trim();
    let rest = calls.iter().find_map(|call| line.strip_prefix(call)?.strip_prefix(' '))?;
    let words = words(rest);
    let is_command = words
        .first()
        .is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_lowercase() || letter == '-'));
    is_command.then_some(words)
}

/// Returns the words without optional ones in brackets, and without dots as placeholders.
pub(super) fn required(given: &[String]) -> impl Iterator<Item = &str> {
    let mut optional = false;
    given.iter().map(String::as_str).filter(move |word| {
        let left_out = optional || word.starts_with('[') || matches!(*word, "…" | "...");
        optional = (optional || word.starts_with('[')) && !word.ends_with(']');
        !left_out
    })
}
