//! A researcher's day: twenty tasks by script, from positions to figures.
#![cfg(unix)]

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::home::Home;
use crate::schema;

/// Parses the lines of a stream's answers.
fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("a number, not {value}"))
}

#[test]
fn a_researchers_day() {
    let home = Home::new("researcher");
    // 1: the catalogue.
    let games = home.json(&["rules", "--json"]);
    let names: BTreeSet<&str> =
        games.as_array().expect("a list").iter().filter_map(|game| game["name"].as_str()).collect();
    assert!(names.len() > 50 && names.contains("plakoto"));
    // 2, 3: counts, those of the published tables of the standard game, and of custom rules.
    assert_eq!(home.json(&["perft", "start", "1", "--json"])["nodes"], 447);
    let rules = "name = \"Short doubles\"\ngame = \"backgammon\"\n\n[options]\ndouble_times = 2\n";
    std::fs::write(home.0.join("ours.toml"), rules).expect("a file");
    let ours = home.json(&["perft", "start", "1", "--rules", "ours.toml", "--json"]);
    assert!(ours["nodes"].as_u64().is_some_and(|nodes| nodes < 447));
    // 4: every reply to every play of 3-1 as a data set.
    let plays = home.json(&["moves", "start", "31", "--json"])["plays"].clone();
    let positions: Vec<&str> =
        plays.as_array().expect("plays").iter().filter_map(|play| play["position"].as_str()).collect();
    assert_eq!(positions.len(), 16);
    // 5, 6: evaluations as a stream with keys, in order and equal on any number of threads.
    let asked: String = (0..)
        .zip(&positions)
        .map(|(key, position)| format!("{}\n", json!({"position": position, "key": key})))
        .collect();
    let answers = |threads: &str| home.said(&["eval", "-", "--ply", "0", "--threads", threads], &asked);
    let worths = lines(&answers("1"));
    assert_eq!(answers("3"), answers("1"));
    assert!(
        worths
            .iter()
            .enumerate()
            .all(|(key, worth)| worth["key"] == key && worth["position"] == positions[key])
    );
    // 7: hints for all rolls of a position, and 8: its study, which has the same figures.
    let rolls: String = (1..=6).flat_map(|a| (1..=a).map(move |b| format!("start\t{a}{b}\n"))).collect();
    let hints = lines(&home.said(&["hint", "-", "--ply", "0", "--plays", "1"], &rolls));
    let study = home.json(&["study", "start", "--ply", "0", "--json"]);
    let studied = study["rolls"]["rolls"].as_array().expect("rolls");
    assert_eq!((hints.len(), studied.len()), (21, 21));
    for roll in studied {
        let hint = hints.iter().find(|hint| hint["dice"] == roll["dice"]).expect("the roll");
        assert!((number(&hint["plays"][0]["equity"]) - number(&roll["equity"])).abs() < 1e-4, "{roll}");
    }
    // 9: the mean of the rolls is the value in the study.
    let mean: f64 = studied.iter().map(|roll| number(&roll["share"]) * number(&roll["equity"])).sum();
    assert!((mean - number(&study["rolls"]["mean"])).abs() < 1e-9);
    // 10: a cube decision at a score, as equity and as a chance to win the match, which the table has for a drop.
    let score = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:4:0:7:10";
    let cube = home.json(&["cube", score, "--ply", "0", "--met", "kazaross", "--json"]);
    let met = home.json(&["met", "--met", "kazaross", "--length", "5", "--json"]);
    assert!((number(&cube["mwc"]["double_drop"]) - number(&met["chances"][3][2])).abs() < 1e-6, "{cube}");
    // 11, 12: a rollout in two sittings gives the result of one sitting.
    let rollout = |more: &[&str]| {
        let common = ["rollout", "--trials", "72", "--threads", "2", "--json"];
        home.json(&[&common[..], more].concat())
    };
    let plays = ["start", "31", "--play", "8/5 6/5", "--play", "24/20", "--truncate", "3"];
    let whole = rollout(&plays);
    home.said(&[&["rollout", "--trials", "36", "--save", "half.rollout"], &plays[..]].concat(), "");
    assert_eq!(rollout(&["--resume", "half.rollout"])["candidates"], whole["candidates"]);
    // 13: parts of two machines are merged.
    home.said(
        &[&["rollout", "--trials", "36", "--skip", "36", "--save", "other.rollout"], &plays[..]].concat(),
        "",
    );
    home.said(&[&["rollout", "--trials", "36", "--save", "one.rollout"], &plays[..]].concat(), "");
    let merged = rollout(&["--resume", "one.rollout", "--resume", "other.rollout"]);
    assert_eq!(merged["candidates"][0]["equity"], whole["candidates"][0]["equity"]);
    assert!(number(&whole["candidates"][1]["loss"]) > 0.05, "24/20 gives up much: {whole}");
    // 14, 15: players against each other with their games as files, stopped and resumed.
    let duel = |games: &str, more: &[&str]| {
        let common =
            ["duel", "tavola-0", "random", "--match", "1", "--seed", "5", "--json", "--games", games];
        home.json(&[&common[..], more].concat())
    };
    let at_once = duel("8", &["--mat", "games"]);
    duel("4", &["--save", "night.duel"]);
    let resumed = duel("8", &["--resume", "night.duel"]);
    assert_eq!((&resumed["won"], &resumed["raw"]), (&at_once["won"], &at_once["raw"]));
    // 16: the researcher's own program plays, in another game.
    let own = r#"lines:sed -u 's/.*"plays":\["\([^"]*\)".*/\1/'"#;
    let duel =
        ["duel", "generic-0", own, "--rules", "plakoto", "--games", "2", "--no-cube", "--no-luck", "--json"];
    assert_eq!(home.json(&duel)["played"], 2);
    // 17: a game is analysed, and the answer matches its schema.
    let files = std::fs::read_dir(home.0.join("games")).expect("a folder");
    let mut files: Vec<String> =
        files.map(|file| file.expect("a file").path().display().to_string()).collect();
    files.sort();
    assert_eq!(files.len(), 8);
    let analysis = home.json(&["analyse", &files[0], "--level", "quick", "--json"]);
    schema::check("analyse", &analysis);
    std::fs::write(home.0.join("game.json"), analysis.to_string()).expect("a file");
    // 18: figures of a player over games, from the stored report.
    let profile = home.json(&["profile", "game.json", "--player", "tavola-0", "--json"]);
    assert_eq!((&profile["name"], &profile["matches"]), (&json!("tavola-0"), &json!(1)));
    // 19: the dice of all games.
    let stats = home.json(
        &[&["dice", "stats", "--json"][..], &files.iter().map(String::as_str).collect::<Vec<_>>()].concat(),
    );
    assert!(stats["rolls"].as_u64().is_some_and(|rolls| rolls > 100), "{stats}");
    // 20: the interface for other programs gives the same play as the command line.
    let said = home.said(&["ubgi"], "position gnubgid 4HPwATDgc/ABMA\ndice 3 1\ngo depth 1\nquit\n");
    assert!(said.contains("bestmove 8/5 6/5"), "{said}");
    // A malformed line is refused in one line, and the stream continues.
    let refused = home.run(&["eval", "-", "--ply", "0"], "start\nXGID=?\nstart\n");
    assert_eq!(
        (refused.status.code(), refused.stdout.iter().filter(|&&byte| byte == b'\n').count()),
        (Some(2), 3)
    );
}
