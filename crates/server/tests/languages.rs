//! Every language has every message, with the variables of the English one, and every message that the server or the page uses. The words
//! are those of the glossary.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tavola_locale::Locale;
use tavola_rules::options::{self, Kind};
use tavola_rules::{Refusal, variants};

fn root(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder)
}

/// The files of a language.
const FILES: [&str; 27] = [
    "account.ftl",
    "mail.ftl",
    "app.ftl",
    "play.ftl",
    "games.ftl",
    "options.ftl",
    "setup.ftl",
    "matches.ftl",
    "editor.ftl",
    "settings.ftl",
    "rules.ftl",
    "terminal.ftl",
    "analysis.ftl",
    "reasons.ftl",
    "report.ftl",
    "scenes.ftl",
    "learn.ftl",
    "practice.ftl",
    "rollout.ftl",
    "picture.ftl",
    "tab.ftl",
    "dice.ftl",
    "people.ftl",
    "talk.ftl",
    "ratings.ftl",
    "study.ftl",
    "openings.ftl",
];

/// Returns the messages of a language: id to its variables.
fn messages(code: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for file in FILES {
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
    wanted.extend(tavola_service::FAULTS.iter().map(|key| format!("fault-{key}")));
    wanted.extend(tavola_play::Refused::KEYS.iter().map(|key| format!("refusal-{key}")));
    let errors =
        ["away", "busy", "full", "internal", "not-found", "offline", "stale", "stopping", "unreadable"];
    wanted.extend(errors.map(|code| format!("error-{code}")));
    wanted.extend(tavola_rules::Reason::KEYS.iter().map(|key| format!("why-{key}")));
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

/// Collects the ids that are literals in calls of `t(…)` on the page.
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

/// Returns the ids that are literals in the sources of the terminal program.
fn asked_for_by_the_terminal() -> BTreeSet<String> {
    let begins = [
        "tui-", "play-", "act-", "hint-", "list-", "result-", "replay-", "keys-", "resign-", "match-",
        "type-", "refusal-", "say-", "event-", "board-", "player-",
    ];
    let mut found = BTreeSet::new();
    let mut folders = vec![root("crates/tui/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).unwrap();
            let literals = text.split('"').filter(|text| {
                text.chars().all(|c| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit())
            });
            let ids = literals.filter(|text| begins.iter().any(|begin| text.starts_with(begin)));
            found.extend(ids.map(str::to_owned));
        }
    }
    found
}

#[test]
fn what_the_terminal_asks_for_is_there_and_all_its_own_messages_are_asked_for() {
    let asked = asked_for_by_the_terminal();
    assert!(asked.len() > 60, "the terminal asks for few messages: {}", asked.len());
    let english = messages("en");
    let missing: Vec<_> = asked.iter().filter(|id| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "the terminal asks for {missing:?}");
    let idle: Vec<_> = english.keys().filter(|id| id.starts_with("tui-") && !asked.contains(*id)).collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

/// Words that the glossary (`docs/glossary.md`) replaces: a language, the word, and its replacement. A star stands for any ending.
const REPLACED: &[(&str, &str, &str)] = &[
    ("en", "quarter*", "quadrant"),
    ("en", "he", "they"),
    ("en", "his", "their"),
    ("en", "him", "them"),
    ("en", "enemy", "opponent"),
    ("en", "stone*", "checker"),
    ("en", "program", "the engine, Tavola"),
    ("de", "verdopplungswürfel*", "Dopplerwürfel"),
    ("de", "doppelwürfel*", "Dopplerwürfel"),
    ("de", "zunge*", "Feld"),
    ("de", "hinausspielen", "abtragen"),
    ("de", "gegenseite", "Gegner"),
    ("de", "daheim", "im Heimfeld"),
    ("fr", "plateau*", "tablier"),
    ("fr", "jet", "lancer"),
    ("fr", "jets", "lancers"),
    ("fr", "pointe", "flèche"),
    ("fr", "domaine", "jan intérieur"),
    ("fr", "sombre*", "foncé (of checkers)"),
    ("fr", "bot", "robot"),
    ("es", "golpe*", "comer"),
    ("es", "atrap*", "clavar"),
    ("es", "peon*", "ficha"),
    ("es", "flecha*", "casilla"),
    ("es", "adversario*", "rival"),
    ("es", "enemig*", "del rival"),
    ("it", "lancio", "tiro"),
    ("it", "lanci", "tiri"),
    ("it", "barra", "bar"),
    ("it", "blocc*", "inchiodare (a checker), chiudere (a point)"),
    ("it", "rilanci*", "tirare di nuovo"),
    ("it", "quarto", "quadrante (a part of the board)"),
    ("nl", "dubbelsteen*", "verdubbelingskubus, then kubus: dubbelsteen is one letter from dobbelsteen"),
    ("nl", "verdubbelingssteen*", "verdubbelingskubus"),
    ("nl", "dobbelkubus*", "verdubbelingskubus"),
    ("nl", "dubbele", "doublet (dice)"),
    ("nl", "partij*", "match"),
    ("nl", "kwart", "kwadrant"),
    ("nl", "veld", "punt"),
    ("pt", "você", "no pronoun"),
    ("pt", "lance", "lançamento (the noun)"),
    ("pt", "lances", "lançamentos"),
    ("pt", "quarto*", "quadrante"),
    ("pt", "interna", "quadrante interior"),
    ("pt", "triângulo*", "casa"),
    ("pt", "dobre", "dobro (the noun)"),
    ("pt", "ficheiro*", "arquivo, which both countries read"),
    ("pt", "ecrã*", "no word that only one country has"),
    ("pt", "tela*", "no word that only one country has"),
    ("da", "felt*", "punkt"),
    ("da", "hjemmefelt*", "indre hjemland"),
    ("da", "kamp", "match"),
    ("da", "kampe", "matcher"),
    ("da", "trækker", "rykker"),
    ("da", "han", "no pronoun, or the player"),
    ("da", "fjendtlig*", "modstanderens"),
    ("ru", "партия", "игра"),
    ("ru", "партии", "игры"),
    ("ru", "партию", "игру"),
    ("ru", "бэкгэммон*", "бакгаммон"),
    ("ru", "косой", "кубик лёг неровно"),
    ("ru", "кости", "кубики"),
    ("ru", "костями", "кубиками"),
    ("ru", "кокс", "бакгаммон (outside the nardy family)"),
    ("ru", "марс", "гаммон (outside the nardy family)"),
    ("ru", "пип", "пипс"),
    ("ru", "взятие*", "бить"),
    ("ru", "взятия*", "бить"),
];

/// Messages in which a replaced word is right: in other senses (fields of an id, arrow keys, colours), in a leaflet's own words, and for
/// the names of wins in the nardy family.
const RIGHT_THERE: &[(&str, &str, &str)] = &[
    ("pt", "lance", "rules-"),
    ("pt", "lance", "dice-hand-about"),
    ("es", "flecha*", "analysis-"),
    ("es", "flecha*", "replay-keys"),
    ("es", "flecha*", "edit-keys"),
    ("es", "flecha*", "about-keys"),
    ("es", "flecha*", "keys-arrows"),
    ("es", "adversario*", "rules-ours-ludus-points"),
    ("fr", "sombre*", "theme-"),
    ("it", "barra", "fault-plain"),
    ("nl", "dubbele", "game-tavla-source"),
    ("nl", "dubbele", "fault-"),
    ("nl", "veld", "fault-"),
    ("da", "felt*", "fault-"),
    ("it", "blocc*", "family-blocking"),
    ("it", "blocc*", "option-prime-help"),
    ("it", "blocc*", "rules-ours-ludus-points"),
    ("it", "blocc*", "game-tavli-source"),
    ("it", "blocc*", "game-acey-deucey-source"),
    ("it", "blocc*", "game-puff-russian-long-source"),
    ("it", "quarto", "game-gul-bara-about"),
    ("ru", "марс", "play-resign"),
    ("ru", "кокс", "play-resign"),
    ("ru", "марс", "say-resign"),
    ("ru", "кокс", "say-resign"),
    ("ru", "марс", "resign-level"),
    ("ru", "кокс", "resign-level"),
    ("ru", "марс", "hint-resign"),
    ("ru", "кокс", "hint-resign"),
    ("ru", "марс", "list-resign"),
    ("ru", "кокс", "list-resign"),
    ("ru", "марс", "reason-gammons"),
    ("ru", "кокс", "reason-gammons"),
    ("ru", "марс", "game-"),
    ("ru", "кокс", "game-short-narde-source"),
    ("ru", "марс", "rules-score-"),
    ("ru", "кокс", "rules-score-"),
    ("ru", "марс", "option-scoring-"),
    ("ru", "кокс", "option-scoring-"),
    ("da", "trækker", "rules-ours-"),
];

#[test]
fn messages_use_the_words_of_the_glossary() {
    let mut wrong = Vec::new();
    for code in Locale::codes() {
        for file in FILES {
            let text = std::fs::read_to_string(root("locales").join(code).join(file)).unwrap();
            let mut id = "";
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let value = match line.split_once(" =") {
                    Some((name, value)) if !line.starts_with(' ') => {
                        id = name;
                        value
                    }
                    _ => line,
                };
                let value = value.to_lowercase();
                for word in value.split(|c: char| !c.is_alphabetic()) {
                    let replaced =
                        REPLACED.iter().filter(|(lang, _, _)| lang == code).filter(|(_, old, _)| {
                            old.strip_suffix('*').map_or(word == *old, |stem| word.starts_with(stem))
                        });
                    let bad = replaced.filter(|(lang, old, _)| {
                        !RIGHT_THERE
                            .iter()
                            .any(|(l, o, place)| l == lang && o == old && id.starts_with(place))
                    });
                    wrong.extend(bad.map(|(_, _, new)| format!("{code} {id}: {word}, write {new}")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Characters that are wrong in a language: quotation marks of others, and in French a plain space before double punctuation.
const NOT_WRITTEN: &[(&str, &[&str])] = &[
    ("da", &["“", "”", "„"]),
    ("de", &["”", "«", "»"]),
    ("en", &["„", "«", "»", " %"]),
    ("es", &["“", "”", "„", " …"]),
    ("fr", &["“", "”", "„", "« ", " »", " ;", " :", " !", " ?", " %", " …"]),
    ("it", &["“", "”", "„", " %", " …"]),
    ("nl", &["“", "”", "„", "«", "»", " %"]),
    ("pt", &["„", "«", "»", " %", " …"]),
    ("ru", &["“", "”", "„", " – ", " …"]),
];

#[test]
fn messages_have_the_quotation_marks_and_spaces_of_their_language() {
    let mut wrong = Vec::new();
    for code in Locale::codes() {
        let marks = NOT_WRITTEN.iter().find(|(lang, _)| lang == code).map(|(_, marks)| *marks);
        let marks = marks.unwrap_or_else(|| panic!("no row for {code}"));
        for file in FILES {
            let text = std::fs::read_to_string(root("locales").join(code).join(file)).unwrap();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let bad = marks.iter().filter(|mark| line.contains(**mark));
                wrong.extend(bad.map(|mark| format!("{code}/{file}: “{mark}” in {line}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
