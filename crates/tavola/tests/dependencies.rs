//! The dependencies between the crates have one direction, and so have those between the modules of a crate.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Returns every crate with the crates of this workspace that it may use, from the table of ARCHITECTURE.md, in its order.
fn table() -> Vec<(String, Vec<String>)> {
    let path = crates().join("../ARCHITECTURE.md");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let rows = text.lines().skip_while(|line| *line != "| crate | uses | subject |").skip(2);
    rows.map_while(|line| line.strip_prefix("| `"))
        .map(|row| {
            let (name, rest) = row.split_once("` |").expect("a name between backticks");
            let uses = rest.split('|').next().expect("a column of crates");
            (name.to_owned(), uses.split_whitespace().map(str::to_owned).collect())
        })
        .collect()
}

fn crates() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie side by side")
}

fn manifest(name: &str) -> String {
    let path = crates().join(name).join("Cargo.toml");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the crates of this workspace that a manifest names as dependencies of any kind.
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
fn crates_use_what_the_table_says_and_only_crates_above_them() {
    let mut above = BTreeSet::new();
    for (name, may) in table() {
        let manifest = manifest(&name);
        let found: BTreeSet<&str> = used(&manifest).into_iter().collect();
        assert_eq!(found, may.iter().map(String::as_str).collect(), "{name}: its manifest and its row");
        assert!(may.iter().all(|used| above.contains(used)), "{name} uses a crate below it");
        above.insert(name);
    }
}

/// Returns the paths between backticks in a line that end as a source file does.
fn named_files(line: &str) -> impl Iterator<Item = &str> {
    let plain = |path: &&str| path.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
    let source = |path: &&str| [".rs", ".js", ".css"].iter().any(|end| path.ends_with(end));
    line.split('`').skip(1).step_by(2).filter(plain).filter(source)
}

#[test]
fn every_file_that_the_architecture_names_exists() {
    let root = crates().parent().expect("the crates lie in a folder");
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let mut files = sources(crates());
    files.extend(sources(&root.join("web")));
    let missing: Vec<&str> = text
        .lines()
        .flat_map(named_files)
        .filter(|name| !files.iter().any(|file| file.ends_with(name)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_file_of_tests_belongs_to_a_program() {
    for (name, _) in table() {
        let folder = crates().join(&name).join("tests");
        let Ok(runner) = std::fs::read_to_string(folder.join("runner.rs")) else { continue };
        let manifest = manifest(&name);
        for entry in std::fs::read_dir(&folder).expect("tests can be listed") {
            let file = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
            let Some(module) = file.strip_suffix(".rs").filter(|module| *module != "runner") else {
                continue;
            };
            let listed = runner.lines().any(|line| line == format!("mod {module};"))
                || manifest.contains(&format!("path = \"tests/{file}\""));
            assert!(listed, "{name}/tests/{file} is not run: runner.rs does not list it");
        }
    }
}

#[test]
fn every_crate_has_its_place_in_the_order() {
    let table: BTreeSet<String> = table().into_iter().map(|(name, _)| name).collect();
    let entries = std::fs::read_dir(crates()).expect("crates can be listed");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name in UTF-8"))
        .collect();
    assert_eq!(table, folders, "the table of ARCHITECTURE.md and the folder of crates");
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
    let [serde] = lines[..] else { panic!("one dependency, not {lines:?}") };
    assert!(serde.starts_with("serde = {") && serde.contains("optional = true"), "{serde}");
    // The crate is `no_std`, and so are all its dependencies. `.ci/run` compiles it for a target without `std`.
    assert!(serde.contains("default-features = false"), "{serde}");
}

/// Analyses, duels, training and the terminal draw SVG or nothing.
#[test]
fn only_what_sends_a_png_depends_on_what_draws_one() {
    assert!(manifest("picture").contains("optional = true"));
    let draws = |name: &String| {
        manifest(name).lines().any(|line| line.contains("tavola-picture") && line.contains("png"))
    };
    let found: Vec<String> = table().into_iter().map(|(name, _)| name).filter(draws).collect();
    assert_eq!(found, ["service", "tavola"]);
}

#[test]
fn every_way_of_naming_a_dependency_is_seen() {
    let manifest = "[package]\nname = \"tavola-x\"\n[dependencies]\ntavola-rules.workspace = true\n\
                    tavola-engine = { path = \"..\" }\n[dev-dependencies.tavola-server]\nworkspace = true\n\
                    [target.'cfg(unix)'.build-dependencies]\ntavola-dice = \"1\"\n";
    assert_eq!(used(manifest), ["rules", "engine", "server", "dice"]);
}

/// Returns all source files under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path
            .extension()
            .is_some_and(|extension| ["rs", "js", "css"].map(OsStr::new).contains(&extension))
        {
            found.push(path);
        }
    }
    found
}

/// Returns the code of a file without comments and without the module of tests at its end.
fn without_tests(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the first names of the paths that follow a prefix such as `crate::`, braces included: `crate::{a::B, c}` gives `a` and `c`.
fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ':')) {
            continue;
        }
        let rest = &code[at + prefix.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            names.push(name(rest));
            continue;
        };
        let (mut depth, mut start) = (0, 0);
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' | '}' if depth == 0 => {
                    names.push(name(group[start..i].trim_start()));
                    start = i + 1;
                    if c == '}' {
                        break;
                    }
                }
                _ => {}
            }
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

/// Returns the modules of a folder, each with the modules that it uses. A module is a file or a folder in it. `path` is the module of the
/// folder: `crate` for the sources of a crate, `crate::a` for its folder `a`. Names that the root of a crate exports stand for the modules
/// that they come from.
fn modules(folder: &Path, path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let name_of = |path: &Path| {
        let first = path.strip_prefix(folder).expect("a file of the folder").components().next();
        let first = first.expect("a name").as_os_str().to_string_lossy().into_owned();
        first.trim_end_matches(".rs").to_owned()
    };
    let files: Vec<(String, PathBuf)> =
        sources(folder).into_iter().map(|path| (name_of(&path), path)).collect();
    let is_root = |name: &str| matches!(name, "lib" | "main" | "mod");
    let names: BTreeSet<String> =
        files.iter().map(|(name, _)| name.clone()).filter(|name| !is_root(name) && name != "bin").collect();
    let read = |path: &Path| without_tests(&std::fs::read_to_string(path).expect("a source file"));
    // The exports of the root, by name.
    let mut exported: BTreeMap<String, String> = BTreeMap::new();
    for (_, path) in files.iter().filter(|(name, _)| is_root(name)) {
        for statement in read(path).split(';') {
            let Some((_, path)) = statement.split_once("use ") else { continue };
            let Some((module, items)) = path.split_once("::") else { continue };
            if names.contains(module) {
                let items = items.split(|c: char| !(c.is_alphanumeric() || c == '_'));
                exported.extend(items.map(|item| (item.to_owned(), module.to_owned())));
            }
        }
    }
    let mut uses: BTreeMap<String, BTreeSet<String>> =
        names.iter().map(|name| (name.clone(), BTreeSet::new())).collect();
    for (name, file) in files.iter().filter(|(name, _)| names.contains(name)) {
        let code = read(file);
        // The depth of the file below the folder decides the meaning of `super`.
        let below = file.strip_prefix(folder).expect("a file of the folder").components().count()
            - usize::from(file.file_name().is_some_and(|file| file == "mod.rs"));
        let found = names_after(&code, &format!("{path}::"))
            .into_iter()
            .chain(names_after(&code, &"super::".repeat(below)));
        for used in found {
            let used = exported.get(&used).filter(|_| !names.contains(&used)).cloned().unwrap_or(used);
            if names.contains(&used) && used != *name {
                uses.get_mut(name).expect("a module").insert(used);
            }
        }
    }
    uses
}

/// Returns the folders of a crate that contain modules, the root first, each with the path of its module.
fn folders(folder: &Path, path: &str) -> Vec<(PathBuf, String)> {
    let mut found = vec![(folder.to_owned(), path.to_owned())];
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let below = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    for folder in below.filter(|folder| !folder.ends_with("bin")) {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        found.extend(folders(&folder, &format!("{path}::{name}")));
    }
    found
}

/// Returns the modules that can be reached from one; it contains the module itself only in a cycle.
fn reached(uses: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from.to_owned()];
    while let Some(name) = open.pop() {
        for next in uses.get(&name).into_iter().flatten() {
            if reached.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    reached
}

/// Returns the cycles of modules: each is a largest set of modules that all reach each other.
fn circles(uses: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<BTreeSet<String>> {
    let all: BTreeMap<&String, BTreeSet<String>> =
        uses.keys().map(|name| (name, reached(uses, name))).collect();
    let in_circle = all.iter().filter(|(name, reached)| reached.contains(**name));
    in_circle
        .map(|(name, reached)| reached.iter().filter(|other| all[other].contains(*name)).cloned().collect())
        .collect()
}

#[test]
fn modules_of_a_crate_use_each_other_in_one_direction() {
    let mut found = Vec::new();
    for (name, _) in table() {
        for (folder, path) in folders(&crates().join(&name).join("src"), "crate") {
            let circles = circles(&modules(&folder, &path));
            found.extend(circles.iter().map(|circle| format!("{name}, {path}: {circle:?}")));
        }
    }
    assert!(found.is_empty(), "modules in a circle: {found:#?}");
}

#[test]
fn every_way_of_naming_a_module_is_seen() {
    assert_eq!(names_after("use crate::a::{B, C};\nlet x = crate::b::f();", "crate::"), ["a", "b"]);
    assert_eq!(names_after("use crate::{a::{B, C}, b, c::D};", "crate::"), ["a", "b", "c"]);
    assert_eq!(names_after("use other_crate::a;\nuse super::super::b;", "crate::"), [] as [&str; 0]);
    assert_eq!(names_after("use super::super::b;", "super::super::"), ["b"]);
    let uses = |text: &str| -> BTreeMap<String, BTreeSet<String>> {
        let arrows = text.split(' ').map(|arrow| arrow.split_once('>').expect("an arrow"));
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (from, to) in arrows {
            uses.entry(to.to_owned()).or_default();
            uses.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
        uses
    };
    assert!(circles(&uses("a>b b>c a>c")).is_empty());
    let found = circles(&uses("a>b b>c c>b d>a"));
    assert_eq!(
        found.into_iter().next().map(|circle| circle.into_iter().collect()),
        Some(vec!["b".to_owned(), "c".to_owned()])
    );
}
