//! The page about the command line names every field that a script can meet.

use serde_json::Value;

use crate::program::json;

const PAGE: &str = include_str!("../../../../docs/cli.md");

/// The names of all fields in a value, however deep. Boards are described by the server's protocol.
fn fields(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (name, value) in map {
                into.push(name.clone());
                if name != "board" {
                    fields(value, into);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, into)),
        _ => {}
    }
}

#[test]
fn every_field_of_every_command_is_in_the_page() {
    for args in [
        &["moves", "start", "31", "--json"][..],
        &["moves", "start", "31", "--count", "--json"],
        &["perft", "start", "1", "--json"],
        &["eval", "start", "--json"],
        &["hint", "start", "31", "--json"],
        &["cube", "start", "--json"],
        &["study", "start", "--json", "--ply", "0"],
        &["study", "start", "31", "--json", "--ply", "0"],
        &["study", "6:2 5:2 4:2 / 6:3 5:2 4:2", "--json", "--ply", "0"],
        &["rollout", "start", "31", "--truncate", "1", "--trials", "36", "--json"],
        &["rules", "--json"],
        &["rules", "backgammon", "--json"],
        &["met", "--length", "3", "--json"],
        &["bench", "--json"],
        &["duel", "tavola-0", "random", "--games", "2", "--json"],
        &["analyse", "../analysis/tests/three-points.mat", "--level", "quick", "--json"],
        &["dice", "verify", "../play/tests/sealed.json", "--json"],
        &["dice", "stats", "../play/tests/sealed.json", "--json"],
        &["quiz", "--theme", "opening", "--count", "1", "--seed", "1", "--json"],
        &["profile", "../analysis/tests/three-points.mat", "--json"],
    ] {
        let mut names = Vec::new();
        fields(&json(args), &mut names);
        assert!(!names.is_empty());
        for name in names {
            assert!(PAGE.contains(&format!("\"{name}\"")), "{args:?}: {name} is not in docs/cli.md");
        }
    }
}

#[test]
fn every_command_has_a_section() {
    for command in [
        "play",
        "record",
        "matches",
        "moves",
        "perft",
        "eval",
        "hint",
        "cube",
        "study",
        "rollout",
        "convert",
        "analyse",
        "profile",
        "quiz",
        "completions",
        "man",
        "rules",
        "tables",
        "met",
        "bench",
        "duel",
    ] {
        assert!(PAGE.contains(&format!("\n## tavola {command}")), "{command}");
    }
}

#[test]
fn the_longer_tests_are_where_contributing_says() {
    let page = include_str!("../../../../CONTRIBUTING.md");
    let root = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let words: Vec<&str> = page.split_whitespace().map(|word| word.trim_matches(['`', ','])).collect();
    let mut found = 0;
    for (at, &word) in words.iter().enumerate() {
        let crate_before = || {
            let flag = words[..at].iter().rposition(|&w| w == "-p").expect("the crate of a test");
            format!("crates/{}", words[flag + 1].trim_start_matches("tavola-"))
        };
        let file = match word {
            "--example" => format!("{}/examples/{}.rs", crate_before(), words[at + 1]),
            "--test" if words[at + 1].ends_with(".mjs") => words[at + 1].to_owned(),
            "--test" => format!("{}/tests/{}.rs", crate_before(), words[at + 1]),
            script if script.starts_with("scripts/") => script.to_owned(),
            _ => continue,
        };
        assert!(root.join(&file).exists(), "CONTRIBUTING.md: {file}");
        found += 1;
    }
    assert!(found >= 8, "{found}");
}

/// The commands with a prompt in a document, each with the lines of output that it shows.
fn prompts(text: &str) -> Vec<(String, String)> {
    let blocks = text.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'));
    let examples = blocks.filter_map(|(_, block)| block.strip_prefix("$ ")?.split_once('\n'));
    examples.map(|(command, output)| (command.to_owned(), output.to_owned())).collect()
}

#[test]
#[cfg(unix)]
fn commands_with_a_prompt_print_what_the_documents_show() {
    let folder = std::env::temp_dir().join(format!("tavola-documented-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tavola"), folder.join("tavola")).unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let mut run = 0;
    for text in [PAGE, include_str!("../../../../README.md")] {
        for (command, shown) in prompts(text) {
            // Other engines are not on every machine.
            if command.contains("VENV") {
                continue;
            }
            let command = command.replace("cargo run --release --", "tavola");
            let output = std::process::Command::new("sh")
                .args(["-c", &command])
                .env("PATH", &path)
                .env("XDG_DATA_HOME", folder.join("data"))
                .output()
                .unwrap();
            assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
            let printed = String::from_utf8(output.stdout).unwrap();
            assert!(
                shown.is_empty() || printed == shown,
                "{command}\nprints\n{printed}and the document shows\n{shown}"
            );
            run += 1;
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(run >= 4, "only {run} commands were run");
}
