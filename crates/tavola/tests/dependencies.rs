//! Arrows between the crates point one way: rules, notation, engine, then server, tui and train, then the program.

use std::path::Path;

/// Every crate with the crates of this workspace that it may depend on, test dependencies included.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("rules", &[]),
    ("notation", &["rules"]),
    ("play", &["rules", "notation"]),
    ("dice", &["rules"]),
    ("engine", &["rules", "notation", "dice"]),
    ("duel", &["rules", "notation", "play", "dice", "engine"]),
    ("train", &["rules", "notation", "play", "dice", "engine", "duel"]),
    ("server", &["rules", "notation", "play", "dice", "engine"]),
    ("tui", &["rules", "notation", "play", "dice", "engine"]),
    ("tavola", &["rules", "notation", "play", "dice", "engine", "duel", "server", "tui"]),
];

fn crates() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie side by side")
}

fn manifest(name: &str) -> String {
    let path = crates().join(name).join("Cargo.toml");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates of this workspace that a manifest names as dependencies of any kind.
fn used(manifest: &str) -> Vec<&str> {
    let mut in_dependencies = false;
    let mut used = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            in_dependencies = section.contains("dependencies");
            // [dependencies.tavola-rules]
            used.extend(
                section.split_once("dependencies.tavola-").map(|(_, name)| name.trim_end_matches(']')),
            );
        } else if in_dependencies && let Some(name) = line.strip_prefix("tavola-") {
            used.extend(name.split(['.', ' ', '=']).next());
        }
    }
    used
}

#[test]
fn crates_use_only_those_below_them() {
    for (name, may) in MAY_USE {
        for used in used(&manifest(name)) {
            assert!(may.contains(&used), "{name} must not depend on {used}");
        }
    }
}

#[test]
fn every_crate_has_its_place_in_the_order() {
    for entry in std::fs::read_dir(crates()).expect("crates can be listed") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(MAY_USE.iter().any(|(known, _)| *known == name), "{name} has no place in the order");
    }
}

#[test]
fn the_rules_depend_on_nothing_but_serde_if_asked() {
    let manifest = manifest("rules");
    let (_, rest) = manifest.split_once("\n[dependencies]").expect("a section of dependencies");
    let lines: Vec<&str> = rest
        .lines()
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter(|line| !line.is_empty())
        .collect();
    assert_eq!(lines, ["serde = { workspace = true, optional = true }"]);
}

#[test]
fn every_way_of_naming_a_dependency_is_seen() {
    let manifest = "[package]\nname = \"tavola-x\"\n[dependencies]\ntavola-rules.workspace = true\n\
                    tavola-engine = { path = \"..\" }\n[dev-dependencies.tavola-server]\nworkspace = true\n\
                    [target.'cfg(unix)'.build-dependencies]\ntavola-dice = \"1\"\n";
    assert_eq!(used(manifest), ["rules", "engine", "server", "dice"]);
}
