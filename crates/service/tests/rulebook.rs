//! The rule pages are generated from the data, in every language, for every value of every option.

use std::path::{Path, PathBuf};

use tavola_locale::Locale;
use tavola_rules::options::{self, Kind, RawValue, Value};
use tavola_rules::{Rules, variants};
use tavola_service::rulebook::possible::Possible;
use tavola_service::rulebook::{Block, RulePage, page};

fn texts(page: &RulePage) -> Vec<&str> {
    let blocks = page.sections.iter().flat_map(|section| {
        let blocks = section.blocks.iter().flat_map(|block| match block {
            Block::Text { text } => vec![text.as_str()],
            Block::Board { caption, .. } => vec![caption.as_str()],
            Block::List { items } => items.iter().map(String::as_str).collect(),
        });
        blocks.chain([section.title.as_str()])
    });
    blocks.chain([page.title.as_str(), page.about.as_str()]).collect()
}

fn check(rules: &Rules) {
    for code in Locale::codes() {
        let page = page(rules, Locale::find(code).unwrap());
        for text in texts(&page) {
            let id = text.starts_with("rules-") || text.starts_with("game-");
            assert!(!id && !text.is_empty(), "{code}, {}: {text:?}", rules.name);
            assert!(!text.contains(['{', '}']), "{code}, {}: {text:?}", rules.name);
        }
    }
}

#[test]
fn every_preset_and_every_option_has_words_in_every_language() {
    for variant in &variants::ALL {
        check(variant.rules);
    }
    for spec in &options::ALL {
        let values: Vec<RawValue<'_>> = match spec.kind {
            Kind::Flag => vec![RawValue::Flag(true), RawValue::Flag(false)],
            Kind::Choice(words) => words.iter().map(|w| RawValue::Word(w)).collect(),
            Kind::Number(numbers) => numbers.iter().map(|n| RawValue::Number(u64::from(*n))).collect(),
        };
        for value in values {
            let mut rules = Rules::STANDARD;
            rules.set_option(spec.id, &value).unwrap();
            check(&rules);
        }
    }
}

/// A page with the same text for two values would hide a difference between houses.
#[test]
fn every_option_that_a_reader_can_change_changes_the_page() {
    let english = Locale::find("en").unwrap();
    for spec in &options::ALL {
        // The face of the cube at rest is only a display option; raccoons need beavers.
        let with = match spec.id {
            "cube_rest_face" => continue,
            "raccoons" => Some("beavers"),
            _ => None,
        };
        let mut pages = Vec::new();
        // Games in which a single checker blocks, or begins on the first point, or in the pool.
        let home = match spec.id {
            "head" | "courier" | "prime" | "must_open" => "fevga",
            "mother" | "bear_off_while_pinned" => "plakoto",
            "entering" => "russian",
            "incomplete" => "gioul",
            "whole_towers" => "doublets",
            "half_board_limit" => "ludus-lumbardorum",
            _ => "backgammon",
        };
        let values: Vec<RawValue<'_>> = match spec.kind {
            Kind::Flag => vec![RawValue::Flag(true), RawValue::Flag(false)],
            Kind::Choice(words) => words.iter().map(|w| RawValue::Word(w)).collect(),
            Kind::Number(numbers) => numbers.iter().map(|n| RawValue::Number(u64::from(*n))).collect(),
        };
        for value in &values {
            let mut rules = variants::find(home).unwrap().rules.clone();
            if let Some(other) = with {
                rules.set_option(other, &RawValue::Flag(true)).unwrap();
            }
            rules.set_option(spec.id, value).unwrap();
            pages.push(format!("{:?}", page(&rules, english).sections));
        }
        for (i, page) in pages.iter().enumerate() {
            assert!(!pages[..i].contains(page), "{} {:?}", spec.id, values[i]);
        }
    }
}

#[test]
fn a_page_says_whether_its_rules_are_those_of_the_game() {
    let english = Locale::find("en").unwrap();
    for variant in &variants::ALL {
        assert!(page(variant.rules, english).usual, "{}", variant.rules.name);
    }
    let mut rules = variants::find("plakoto").unwrap().rules.clone();
    rules.set_option("mother", &RawValue::Flag(false)).unwrap();
    assert!(!page(&rules, english).usual);
}

/// Returns every game, and every game with each valid change of one option.
fn all_rules() -> Vec<Rules> {
    let mut all = Vec::new();
    for variant in &variants::ALL {
        all.push(variant.rules.clone());
        for spec in options::ALL.iter().filter(|spec| spec.applies(variant.rules)) {
            let blocked = spec.blocked(variant.rules);
            for value in spec.kind.values() {
                let mut rules = variant.rules.clone();
                let raw = match value {
                    Value::Flag(flag) => RawValue::Flag(flag),
                    Value::Choice(word) => RawValue::Word(word),
                    Value::Number(number) => RawValue::Number(u64::from(number)),
                };
                rules.set_option(spec.id, &raw).unwrap();
                if !blocked.iter().any(|(other, _)| *other == value) {
                    all.push(rules);
                }
            }
        }
    }
    all
}

/// A feature that some games lack, and its words in the order of the languages. A star stands for any ending.
struct Thing {
    name: &'static str,
    has: fn(&Possible) -> bool,
    /// Sections that may name it in a game without it: to describe the board, or to deny it.
    not_in: &'static [&'static str],
    words: [(&'static str, &'static [&'static str]); 9],
}

const THINGS: [Thing; 5] = [
    Thing {
        name: "hits",
        has: |possible| possible.hits,
        not_in: &["contact"],
        words: [
            ("en", &["hit", "hits", "blot", "blots"]),
            ("de", &["schlag*", "schläg*", "geschlagen*", "blot*"]),
            ("fr", &["frapp*", "blot*"]),
            ("es", &["comer", "come", "comes", "comen", "comido", "comida", "blot*"]),
            ("it", &["colp*", "blot*"]),
            ("nl", &["slaan", "slaat", "sla", "geslagen", "blot*"]),
            ("pt", &["bate", "bater", "bateu", "batida", "bata", "blot*"]),
            ("da", &["hjem", "blot*"]),
            ("ru", &["бить", "бьёт*", "бьют", "побил*", "побит*", "блот*"]),
        ],
    },
    Thing {
        name: "a bar to stand on",
        has: |possible| possible.bar,
        not_in: &["start"],
        words: [
            ("en", &["bar"]),
            ("de", &["bar"]),
            ("fr", &["barre"]),
            ("es", &["barra"]),
            ("it", &["bar"]),
            ("nl", &["bar"]),
            ("pt", &["barra"]),
            ("da", &["bar", "baren"]),
            ("ru", &["бар", "бара", "баре"]),
        ],
    },
    Thing {
        name: "a pool",
        has: |possible| possible.pool,
        not_in: &[],
        words: [
            ("en", &["pool"]),
            ("de", &["vorrat*"]),
            ("fr", &["réserve*"]),
            ("es", &["reserva*"]),
            ("it", &["riserva*"]),
            ("nl", &["voorraad"]),
            ("pt", &["reserva*"]),
            ("da", &["forråd*"]),
            ("ru", &["запас*"]),
        ],
    },
    Thing {
        name: "games that count three times",
        has: |possible| possible.backgammon,
        not_in: &[],
        words: [
            ("en", &["backgammon*"]),
            ("de", &["backgammon*"]),
            ("fr", &["backgammon*"]),
            ("es", &["backgammon*"]),
            ("it", &["backgammon*"]),
            ("nl", &["backgammon*"]),
            ("pt", &["backgammon*"]),
            ("da", &["backgammon*"]),
            ("ru", &["бакгаммон*"]),
        ],
    },
    Thing {
        name: "a cube",
        has: |possible| possible.cube,
        // The section that denies it.
        not_in: &["cube"],
        words: [
            ("en", &["cube", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("de", &["dopplerwürfel*", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("fr", &["videau", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("es", &["cubo", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("it", &["cubo", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("nl", &["verdubbelingskubus", "kubus", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("pt", &["cubo", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("da", &["doblingstern*", "crawford", "holland", "jacoby", "beaver*", "raccoon*"]),
            ("ru", &["куб", "куба", "кубе", "кубом", "кроуфорда", "холланда", "джекоби", "бивер*", "ракун*"]),
        ],
    },
];

/// The words of a text, in small letters.
fn words(text: &str) -> Vec<String> {
    text.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect()
}

fn names(spoken: &[String], words: &[&str]) -> bool {
    spoken.iter().any(|word| {
        words.iter().any(|wanted| match wanted.strip_suffix('*') {
            Some(stem) => word.starts_with(stem),
            None => word == *wanted,
        })
    })
}

/// Returns the sections of a page about play. The notes on leaflets mention other rules too.
fn rules_of_play(page: &RulePage) -> impl Iterator<Item = (&'static str, &str)> {
    let sections = page.sections.iter().filter(|s| !matches!(s.id, "readings" | "source" | "match"));
    sections.flat_map(|section| {
        section.blocks.iter().flat_map(move |block| {
            let texts = match block {
                Block::Text { text } => vec![text.as_str()],
                Block::Board { caption, .. } => vec![caption.as_str()],
                Block::List { items } => items.iter().map(String::as_str).collect(),
            };
            texts.into_iter().map(move |text| (section.id, text))
        })
    })
}

/// Eureka has no blots, Narde no bar, Straight no pool, Tavla no triple games, Gioul no cube, in every language.
#[test]
fn no_page_speaks_of_what_its_game_does_not_have() {
    let all = all_rules();
    let codes = Locale::codes();
    // A game as it is in every language, and each change of an option in one of them.
    let chosen = |n: usize, rules: &Rules, language: usize| {
        variants::find(rules.name).is_some_and(|variant| variant.rules == rules)
            || n % codes.len() == language
    };
    std::thread::scope(|scope| {
        for (language, code) in codes.iter().enumerate() {
            let (all, chosen) = (&all, &chosen);
            scope.spawn(move || {
                let of_it = all.iter().enumerate().filter(|(n, rules)| chosen(*n, rules, language));
                of_it.for_each(|(_, rules)| check_things(rules, code));
            });
        }
    });
}

fn check_things(rules: &Rules, code: &str) {
    let possible = Possible::of(rules);
    let page = page(rules, Locale::find(code).unwrap());
    let absent: Vec<&Thing> = THINGS.iter().filter(|thing| !(thing.has)(&possible)).collect();
    for (section, text) in rules_of_play(&page) {
        let spoken = words(text);
        for thing in &absent {
            let words = thing.words.iter().find(|(lang, _)| *lang == code).unwrap().1;
            let speaks = !thing.not_in.contains(&section) && names(&spoken, words);
            assert!(!speaks, "{} has no {}, {code} {section}: {text}", rules.name, thing.name);
        }
    }
}

/// Each feature of a game is named on its page by the words above, which shows that the pages use them.
#[test]
fn what_a_game_has_is_named_in_every_language() {
    for (thing, game) in THINGS.iter().zip(["backgammon", "backgammon", "puff", "backgammon", "backgammon"]) {
        let rules = variants::find(game).unwrap().rules;
        for (code, words) in thing.words {
            let page = page(rules, Locale::find(code).unwrap());
            let named = rules_of_play(&page).any(|(_, text)| names(&self::words(text), words));
            assert!(named, "{code}: {} is not named", thing.name);
        }
    }
}

/// The second sentence explains dice and directions to a reader without knowledge.
#[test]
fn the_second_sentence_says_what_a_die_is() {
    let english = Locale::find("en").unwrap();
    for variant in variants::ALL.iter().filter(|variant| variant.rules.name != "doublets") {
        let page = page(variant.rules, english);
        let Block::Text { text } = &page.sections[0].blocks[1] else { panic!("{}", variant.rules.name) };
        assert!(text.contains("forward") && text.contains("1-point"), "{}: {text}", variant.rules.name);
    }
}

/// Rules beyond the leaflets are marked as ours on the page of every leaflet's game.
#[test]
fn pages_of_leaflets_mark_what_is_ours() {
    for variant in &variants::ALL {
        for code in Locale::codes() {
            let page = page(variant.rules, Locale::find(code).unwrap());
            let marked = page.sections.iter().any(|section| section.id == "readings");
            assert_eq!(marked, variant.leaflet().is_some(), "{} {code}", variant.rules.name);
            let manners = page.sections.iter().any(|section| section.id == "table");
            let printed = variant.leaflet().is_none_or(|leaflet| leaflet == "001");
            assert_eq!(manners, printed, "{} {code}", variant.rules.name);
        }
    }
}

/// Returns the documents about the leaflets, each with its number.
fn documents(root: &Path) -> [(&'static str, String); 5] {
    ["000", "001", "002", "003", "004"].map(|leaflet| {
        (leaflet, std::fs::read_to_string(root.join(format!("docs/leaflets/{leaflet}.md"))).unwrap())
    })
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Leaflet 003 names five lengths and 004 two; 001 leaves them to the players.
#[test]
fn what_is_played_for_is_as_the_leaflet_prints_it() {
    let english = Locale::find("en").unwrap();
    let about = |game: &str| {
        let page = page(variants::find(game).unwrap().rules, english);
        let section = page.sections.into_iter().find(|section| section.id == "match").unwrap();
        format!("{:?}", section.blocks)
    };
    for variant in variants::ALL.iter().filter(|variant| variant.leaflet() == Some("001")) {
        let text = about(variant.rules.name).to_lowercase();
        assert!(text.contains("agree") && !text.contains("usually"), "{}: {text}", variant.rules.name);
    }
    assert!(
        about("leaflet-003").contains("reach or pass")
            && about("leaflet-003").contains("3, 5, 11, 15 and 21")
    );
    assert!(about("leaflet-004").contains("3 or 5"));
    assert!(about("backgammon").contains("5 points"));
}

/// `file::test` is the test of that name in the file of that name.
#[test]
fn the_documents_about_the_leaflets_name_tests_that_exist() {
    let root = root();
    let folders = [
        "crates/rules/tests",
        "crates/rules/tests/games",
        "crates/rules/src/variants",
        "crates/service/tests",
    ];
    let mut named = 0;
    for (leaflet, text) in documents(&root) {
        for (file, name) in text.split('`').filter_map(|quoted| quoted.split_once("::")) {
            let sources = folders
                .iter()
                .filter_map(|f| std::fs::read_to_string(root.join(f).join(format!("{file}.rs"))).ok());
            let found = sources.into_iter().any(|source| {
                source.contains(&format!("#[test]\nfn {name}("))
                    || source.contains(&format!("#[test]\n    fn {name}("))
            });
            assert!(found, "leaflet {leaflet} names {file}::{name}, which is no test");
            named += 1;
        }
    }
    assert!(named > 100, "the documents name only {named} tests");
}

/// The script that proves a sentence quotes it at the place of its proof.
#[test]
fn the_scripts_that_the_documents_name_quote_the_sentences_that_they_prove() {
    let root = root();
    let mut quoted = 0;
    for (leaflet, text) in documents(&root) {
        for row in text.lines().filter(|line| line.contains("`scripts/")) {
            let name = row.split("`scripts/").nth(1).and_then(|rest| rest.split('`').next()).unwrap();
            let script = std::fs::read_to_string(root.join("crates/play/tests/scripts").join(name)).unwrap();
            let comments: Vec<&str> = script.lines().filter_map(|line| line.strip_prefix("# ")).collect();
            let comments = comments.join(" ").to_lowercase();
            let words = row.split('|').find(|cell| cell.contains('"')).unwrap_or_default();
            let quotes = words.split('"').skip(1).step_by(2).flat_map(|quote| quote.split("..."));
            for words in quotes.map(|words| words.trim().to_lowercase()) {
                assert!(comments.contains(&words), "leaflet {leaflet}: {name} does not quote {words:?}");
                quoted += 1;
            }
        }
    }
    assert!(quoted > 50, "the scripts prove only {quoted} sentences");
}
