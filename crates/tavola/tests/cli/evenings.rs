//! A match by ear and a host's evening, each as twenty tasks at the command line.

use std::process::Stdio;

use crate::home::Home;
use crate::program::tavola;
use crate::schema;

/// A person who does not see the board needs the dice, the places, the score and the next step as sentences.
#[test]
fn a_match_by_ear() {
    let home = Home::new("ear");
    let args = ["play", "--new", "--two", "--hand-dice", "--match", "3", "--board", "never"];
    // The input, and the sentence that must follow.
    let tasks = [
        ("castle", "no: There is no command \"castle\"; help lists them all"),
        ("help", "where 13, where: who stands on a place, or everywhere"),
        ("8/5", "no: Something else has to be done first. Now: roll 31"),
        ("roll 31", "Player 1 3, Player 2 1: Player 1 begins. Player 1 has 3-1. 167 to 167."),
        ("moves", "8/7, 8/5, 8/4"),
        ("where 13", "13: Player 1 has 5."),
        ("where 12", "12: Player 2 has 5."),
        ("where 20", "20: empty"),
        ("where", "Player 1: 2 on 24, 5 on 13, 3 on 8, 5 on 6."),
        ("13/7", "no: None of your remaining numbers leads there"),
        ("8/5", "Player 1 has 3-1. Still to play: 1."),
        ("undo", "Player 1 has 3-1. 167 to 167."),
        ("8/5 6/5", "Player 1 3-1: 8/5 6/5. Enter the roll of Player 2: roll, double. 167 to 163."),
        ("pips", "167 to 163"),
        ("score", "Backgammon, 3-point match, Game 1, cube 64 in the middle"),
        ("double", "Player 2 doubles to 2. Take it? take, drop. 163 to 167."),
        ("take", "Player 1 takes. Enter the roll of Player 2: roll. 167 to 163."),
        ("roll 66", "Player 2 has 6-6. 167 to 163."),
        ("24/18(2) 13/7(2)", "Player 2 6-6: 24/18(2) 13/7(2). Enter the roll of Player 1: roll, double."),
        ("last", "Player 2 6-6: 24/18(2) 13/7(2). Enter the roll of Player 1"),
    ];
    let input: String = tasks.iter().map(|(typed, _)| format!("{typed}\n")).collect();
    let said = home.said(&args, &input);
    let mut rest = said.as_str();
    for (typed, heard) in tasks {
        let at = rest.find(heard).unwrap_or_else(|| panic!("{typed}: {heard:?} is not heard in\n{said}"));
        rest = &rest[at..];
    }
    assert!(!said.contains('|') && !said.contains("+---"), "no board is drawn: {said}");
    // The board is drawn only on request.
    let asked = home.said(&["play", "--resume", "--board", "ask"], "board\nquit\n");
    assert_eq!(asked.matches("+---").count(), 2 * 3, "{asked}");
}

/// A host records a match between two people, and hands the file on.
#[test]
fn a_hosts_evening() {
    let home = Home::new("host");
    let record = |more: &[&str], input: &str| {
        let common = ["record", "Anna", "Ben", "--match", "2", "-o", "evening.mat", "--overlay", "now.json"];
        home.said(&[&common[..], more].concat(), input)
    };
    let overlay = || -> serde_json::Value { serde_json::from_str(&home.file("now.json")).expect("JSON") };
    // 1, 2: a new match with names, dice by hand and a clock.
    let begun = record(&["--new", "--clock", "10m+12s"], "roll 42\n");
    assert!(begun.contains("X 4-2: begins") && begun.contains("X Anna, score 0, pips 167, 10:00"), "{begun}");
    // 3 to 7: the overlay has the players, the dice, the clock, the chances and the player to act.
    let now = overlay();
    schema::check("record", &now);
    assert_eq!(now["players"], serde_json::json!(["Anna", "Ben"]));
    assert_eq!(now["dice"], serde_json::json!([4, 2]));
    assert_eq!((&now["clock"]["delay_ms"], &now["clock"]["running"]), (&12_000.into(), &0.into()));
    let win = now["chances"]["win"][0].as_f64().expect("a chance");
    assert!((0.5..0.7).contains(&win) && now["chances"]["mwc"][0].as_f64().is_some(), "{now}");
    assert_eq!(now["on_roll"], 0);
    // 8: an illegal play is refused, and the match continues.
    let played = record(&["--resume"], "8/4 6/5\n8/4 6/4\nroll 66\n24/18(2) 13/7(2)\nquit\n");
    assert!(played.contains("no: ") && played.contains("X 42: 8/4 6/4"), "{played}");
    // 9: the match file is complete after every turn.
    assert!(home.file("evening.mat").contains("1) 42: 8/4 6/4                 66: 24/18 24/18 13/7 13/7"));
    // 10: a dice error is called cocked.
    assert!(record(&["--resume"], "roll 11\ncocked\nroll 53\nquit\n").contains("cocked dice"));
    // 11, 12: the cube, and the score after a drop.
    record(&["--resume"], "13/8 13/10\ndouble\ndrop\nquit\n");
    let now = overlay();
    assert_eq!((&now["score"], &now["over"]), (&serde_json::json!([0, 1]), &false.into()));
    assert!(home.file("evening.mat").contains("Drops"), "{}", home.file("evening.mat"));
    // 13: a resignation of the last game ends the match.
    let ended = record(&["--resume"], "next\nroll 31\nresign 1\naccept\n");
    assert!(ended.contains("tavola analyse 1") && ended.contains("Kept in "), "{ended}");
    assert_eq!(overlay()["over"], true);
    // 14, 15: the list contains it, and it can be read again.
    let list = home.json(&["matches", "--json"]);
    schema::check("matches", &list);
    schema::check("matches", &home.json(&["matches", "show", "1", "--json"]));
    assert_eq!((&list[0]["number"], &list[0]["over"]), (&1.into(), &true.into()));
    assert_eq!(list[0]["players"], serde_json::json!(["Anna", "Ben"]));
    assert!(home.said(&["matches", "show", "1"], "").contains("Anna  42: 8/4 6/4"));
    // 16, 17: every command reads it by its number, and the file in other formats.
    let analysis = home.json(&["analyse", "1", "--level", "quick", "--json"]);
    assert_eq!(analysis["players"][0]["name"], "Anna");
    home.said(&["matches", "export", "1", "evening.sgf"], "");
    assert!(home.file("evening.sgf").contains("PW[Anna]"));
    // 18: the file that was written during the match is the same match.
    home.said(&["convert", "evening.mat", "again.sgf"], "");
    assert_eq!(home.file("again.sgf"), home.file("evening.sgf"));
    // 19: a match of other players is not continued.
    assert!(home.refused(&["record", "Anna", "Eve", "--resume"]).contains("no unfinished match"));
    // 20: a deleted match is gone; an unknown number is refused.
    home.said(&["matches", "delete", "1", "--yes"], "");
    assert!(home.refused(&["matches", "show", "1"]).contains("tavola matches lists them"));
    assert!(home.said(&["matches"], "").contains("no match is kept"));
}

#[test]
fn custom_rules_keep_their_name() {
    let home = Home::new("named");
    let rules = "name = \"Grandmother's\"\ngame = \"backgammon\"\n\n[options]\ndouble_times = 2\n";
    std::fs::write(home.0.join("ours.toml"), rules).expect("a file");
    let said = home.said(&["play", "--new", "--two", "--rules", "ours.toml"], "quit\n");
    assert!(said.starts_with("Grandmother's, 5-point match"), "{said}");
    assert!(home.said(&["matches"], "").contains("Grandmother's"));
}

#[test]
fn a_match_that_is_being_played_is_not_deleted() {
    let home = Home::new("played");
    let mut child = tavola()
        .args(["play", "--new", "--two"])
        .env("XDG_DATA_HOME", home.0.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("tavola starts");
    let mut output = std::io::BufReader::new(child.stdout.take().expect("standard output is piped"));
    let mut line = String::new();
    std::io::BufRead::read_line(&mut output, &mut line).expect("a line");
    assert!(home.refused(&["matches", "delete", "1", "--yes"]).contains("is being played elsewhere"));
    // The match can be shown.
    assert!(home.said(&["matches", "show", "1"], "").contains("Backgammon"));
    drop(child.stdin.take());
    std::io::Read::read_to_string(&mut output, &mut line).expect("the rest");
    assert!(child.wait().expect("tavola ends").success());
}
