//! `tavola rules`: the list and the pages.

use crate::program::{json, refusal, text};

#[test]
fn every_game_is_listed_with_a_start_that_can_be_read() {
    let games = json(&["rules", "--json"]);
    let games = games.as_array().unwrap();
    assert!(games.len() >= 9);
    let list = text(&["rules"]);
    for game in games {
        let name = game["name"].as_str().unwrap();
        let start = game["start"].as_str().unwrap();
        let nodes = text(&["perft", start, "1", "--rules", name]);
        assert_eq!(nodes, text(&["perft", "start", "1", "--rules", name]), "{name}");
        assert!(list.contains(name));
        assert_ne!(game["title"], format!("game-{name}"), "a game has a title");
    }
}

#[test]
fn every_game_has_a_page_with_its_board() {
    for game in json(&["rules", "--json"]).as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        let page = text(&["rules", name]);
        assert!(page.starts_with(game["title"].as_str().unwrap()));
        // The board of each track: half a board, a ring without a bar, towers, or the whole board.
        let numbers = match json(&["rules", name, "--json"])["track"].as_str().unwrap() {
            "half-contrary" => &["12 11 10  9  8  7", "1  2  3  4  5  6"][..],
            "ring" => &["13 14 15 16 17 18 19 20 21 22 23 24", "12 11 10  9  8  7  6  5  4  3  2  1"],
            "towers" => &["1  2  3  4  5  6"],
            _ => &["12 11 10  9  8  7       6  5  4  3  2  1"],
        };
        assert!(numbers.iter().all(|numbers| page.contains(numbers)), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
}

#[test]
fn pages_come_in_the_readers_language() {
    let english = text(&["rules", "backgammon"]);
    let german = text(&["rules", "backgammon", "--lang", "de"]);
    assert_ne!(english, german);
    assert_eq!(json(&["rules", "backgammon", "--lang", "de", "--json"])["lang"], "de");
    let line = refusal(&["rules", "backgammon", "--lang", "xx"]);
    assert!(line.contains("expected one of en, de, fr, es, it, nl, pt, da, ru"), "{line}");
}

#[test]
fn custom_rules_are_read_from_a_file() {
    let folder = std::env::temp_dir().join(format!("tavola-custom-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let custom = file("ours.toml", "name = 'Ours'\ngame = 'backgammon'\n[options]\ndouble_times = 2\n");
    assert!(text(&["rules", &custom]).starts_with("Ours\n====\n"));
    // Two sixes: any two of 24/18, 13/7 and 8/2, or one of them twice.
    assert_eq!(text(&["moves", "start", "66", "--rules", &custom]).lines().count(), 6);

    let wrong = file("wrong.toml", "name = 'Ours'\ngame = 'backgammon'\n[options]\nmother = true\n");
    let line = refusal(&["moves", "start", "31", "--rules", &wrong]);
    assert!(line.contains("do not go together: this needs checkers that can be pinned"), "{line}");
    let line = refusal(&["moves", "start", "31", "--rules", folder.join("none.toml").to_str().unwrap()]);
    assert!(line.contains("No such file"), "{line}");
    let line = refusal(&["moves", "start", "31", "--rules", "chess"]);
    assert!(line.contains("expected a file of custom rules (.toml) or one of backgammon"), "{line}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_language_of_the_system_is_that_of_the_rules() {
    let german = crate::program::tavola().args(["rules", "plakoto"]).env("LC_ALL", "de_DE.UTF-8").output();
    let text = String::from_utf8(german.expect("tavola ends").stdout).expect("text in UTF-8");
    assert!(text.contains("Steine"), "{text}");
}
