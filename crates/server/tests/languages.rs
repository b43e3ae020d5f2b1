//! Every language has every message, with the variables of the English one, and every message that the
//! program or the page asks for is there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tavola_rules::options::{self, Kind};
use tavola_rules::{Refusal, variants};
use tavola_server::locale::Locale;

fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// Messages of a language: id to the variables it uses.
fn messages(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in ["app.ftl", "play.ftl", "games.ftl", "rules.ftl"] {
        let path = root("locales").join(code).join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {:?}", path.display(), errors));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                let pattern =
                    message.value.as_ref().unwrap_or_else(|| panic!("{} is empty", message.id.name));
                collect(pattern, &mut variables);
                let twice = all.insert(message.id.name.to_owned(), variables);
                assert!(twice.is_none(), "{code} has {} twice", message.id.name);
            }
        }
    }
    all
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, variables),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, variables);
                    for variant in variants {
                        collect(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, variables);
            }
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                collect_inline(inline, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_every_message_and_variable() {
    let english = messages("en");
    assert!(english.len() > 200, "the English messages are not all there: {}", english.len());
    for code in Locale::codes() {
        let other = messages(code);
        let missing: Vec<_> = english.keys().filter(|id| !other.contains_key(*id)).collect();
        let more: Vec<_> = other.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        assert!(more.is_empty(), "{code} has {more:?}, English has not");
        for (id, variables) in &english {
            assert_eq!(variables, &other[id], "variables of {id} in {code}");
        }
    }
}

#[test]
fn what_the_core_names_has_a_message() {
    let english = messages("en");
    let mut wanted: Vec<String> = Refusal::KEYS.iter().map(|key| format!("refusal-{key}")).collect();
    let faults = [
        "count",
        "no-such-point",
        "shared-point",
        "not-pinned",
        "no-pool",
        "both-finished",
        "over",
        "unreadable",
    ];
    wanted.extend(faults.iter().map(|key| format!("fault-{key}")));
    wanted.extend(options::Conflict::ALL.iter().map(|conflict| format!("conflict-{}", conflict.key())));
    for variant in &variants::ALL {
        let name = variant.rules.name;
        wanted.push(format!("family-{}", serde_json::json!(variant.family).as_str().unwrap()));
        wanted.extend([format!("game-{name}"), format!("game-{name}-about"), format!("game-{name}-source")]);
    }
    for spec in &options::ALL {
        wanted.push(format!("option-{}", spec.id));
        if let Kind::Choice(words) = spec.kind {
            wanted.extend(words.iter().map(|word| format!("option-{}-{word}", spec.id)));
        }
    }
    wanted.extend(tavola_engine::Level::ALL.iter().map(|level| format!("level-{level}")));
    let missing: Vec<_> = wanted.iter().filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
}

/// The ids that stand as literals in calls of `t(…)` on the page.
fn asked_for(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "vendor") {
                asked_for(&path, found);
            }
        } else if path.extension().is_some_and(|e| e == "js") {
            let text = std::fs::read_to_string(&path).unwrap();
            for (at, _) in text.match_indices("t(") {
                let before = text[..at].chars().next_back();
                if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.' || c == '$') {
                    continue;
                }
                let rest = text[at + 2..].trim_start();
                let Some(quote) = rest.chars().next().filter(|c| matches!(c, '"' | '\'')) else { continue };
                if let Some(id) = rest[1..].split(quote).next() {
                    found.insert(id.to_owned());
                }
            }
        }
    }
}

#[test]
fn what_the_page_asks_for_is_there() {
    let mut asked = BTreeSet::new();
    asked_for(&root("web"), &mut asked);
    assert!(asked.len() > 100, "the page asks for few messages: {}", asked.len());
    let english = messages("en");
    let missing: Vec<_> = asked.iter().filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "the page asks for {missing:?}");
}
