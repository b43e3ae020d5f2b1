//! The page about the command line, and the other documents with commands.

const PAGE: &str = include_str!("../../../../docs/cli.md");

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
        "openings",
        "rollout",
        "convert",
        "analyse",
        "profile",
        "quiz",
        "schema",
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
    let words: Vec<&str> = page.split_whitespace().map(|word| word.trim_matches(['`', ',', '.'])).collect();
    let mut found = 0;
    for (at, &word) in words.iter().enumerate() {
        let crate_before = || {
            let flag = words[..at].iter().rposition(|&w| w == "-p").expect("the crate of a test");
            format!("crates/{}", words[flag + 1].trim_start_matches("tavola-"))
        };
        let file = match word {
            "--example" => format!("{}/examples/{}.rs", crate_before(), words[at + 1]),
            // A pattern of files stands for its folder.
            "--test" if words[at + 1].ends_with("/*.test.mjs") => words[at + 1].replace("/*.test.mjs", ""),
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

/// Returns the commands with a prompt in a document, each with its lines of output.
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
