//! Every JSON answer matches its schema, and the page about the command line names every field.

mod described;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::program::{json, refusal, run_with, text};

const PAGE: &str = include_str!("../../../../docs/cli.md");

const MATCH: &str = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:2:4:0:7:10";

/// Fails if an answer does not match the schema of its command: a part is missing, of another type, or not described.
pub(crate) fn check(command: &str, answer: &Value) {
    let words: Vec<&str> = std::iter::once("schema").chain(command.split(' ')).collect();
    if let Err(fault) = described::check(&json(&words), answer) {
        panic!("{command}: {fault}");
    }
}

/// Collects the names of all fields in a value, at any depth. The server's protocol describes boards.
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
fn every_answer_is_described_by_its_schema_and_by_the_page() {
    for (command, args) in [
        ("moves", &["start", "31"][..]),
        ("moves", &["start", "31", "--count"]),
        ("moves", &["start", "33", "--rules", "russian"]),
        ("moves", &["24:1 / 12:1 11:1 10:1", "16", "--rules", "catch-me"]),
        ("perft", &["start", "1"]),
        ("eval", &["start"]),
        ("eval", &[MATCH, "--ply", "0"]),
        ("eval", &["start", "--budget", "500nodes", "--rules", "plakoto"]),
        ("hint", &["start", "31"]),
        ("hint", &[MATCH, "66", "--ply", "0"]),
        ("cube", &["start"]),
        ("cube", &[MATCH, "--ply", "0"]),
        ("study", &["start", "--ply", "0"]),
        ("study", &["start", "31", "--ply", "0"]),
        ("study", &["6:2 5:2 4:2 / 6:3 5:2 4:2", "--ply", "0"]),
        ("openings", &[]),
        ("openings", &["31", "8/5 6/5", "64"]),
        ("rollout", &["start", "31", "--truncate", "1", "--trials", "36"]),
        ("rollout", &[MATCH, "--truncate", "1", "--trials", "36"]),
        ("rules", &[]),
        ("rules", &["backgammon"]),
        ("rules", &["doublets"]),
        ("met", &["--length", "3"]),
        ("bench", &[]),
        ("bench", &["--rules", "plakoto"]),
        ("duel", &["tavola-0", "random", "--games", "2"]),
        ("duel", &["tavola-0", "random", "--games", "2", "--match", "1", "--no-luck"]),
        ("analyse", &["../analysis/tests/three-points.mat", "--level", "quick"]),
        ("dice verify", &["../play/tests/sealed.json"]),
        ("dice stats", &["../play/tests/sealed.json"]),
        ("quiz", &["--theme", "opening", "--count", "1", "--seed", "1"]),
        ("profile", &["../analysis/tests/three-points.mat"]),
    ] {
        let words: Vec<&str> = command.split(' ').chain(args.iter().copied()).chain(["--json"]).collect();
        let answer = json(&words);
        check(command, &answer);
        let mut names = Vec::new();
        fields(&answer, &mut names);
        assert!(!names.is_empty());
        for name in names {
            assert!(PAGE.contains(&format!("\"{name}\"")), "{words:?}: {name} is not in docs/cli.md");
        }
    }
}

#[test]
fn every_line_of_a_stream_is_as_the_schema_describes_it() {
    let lines =
        "start\t31\t7\n{\"position\":\"start\",\"dice\":[3,1],\"key\":{\"a\":[1]}}\nnonsense\t\tkey\n{\n";
    for command in ["moves", "hint", "study"] {
        let output = run_with(&[command, "-", "--threads", "2"], lines);
        assert_eq!(output.status.code(), Some(2));
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        let answers: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        answers.iter().for_each(|answer| check(command, answer));
        let keys: Vec<&Value> = answers.iter().map(|answer| &answer["key"]).collect();
        assert_eq!(keys, [&json!("7"), &json!({"a": [1]}), &json!("key"), &Value::Null]);
        assert_eq!((&answers[0]["dice"], &answers[1]["dice"]), (&json!([3, 1]), &json!([3, 1])));
        assert_eq!((&answers[2]["line"], &answers[3]["line"]), (&json!(3), &json!(4)));
    }
    for command in ["eval", "cube"] {
        let output = run_with(&[command, "-", "--ply", "0"], "start\nstart\t31\n");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        text.lines().for_each(|line| check(command, &serde_json::from_str(line).expect("JSON")));
        assert!(text.contains("expected a position without dice"), "{text}");
    }
}

#[test]
fn an_answer_about_a_position_has_score_cube_and_ids() {
    let value = json(&["hint", MATCH, "31", "--ply", "0", "--json"]);
    assert_eq!(value["match"], json!({"kind": "points", "length": 7}));
    assert_eq!((&value["score"], &value["crawford"]), (&json!([2, 4]), &json!(false)));
    assert_eq!(value["cube"], json!({"value": 2, "owner": "other"}));
    assert_eq!(value["xgid"], MATCH.replace(":00:", ":31:"));
    assert_eq!(value["dice"], json!([3, 1]));
    let best = &value["plays"][0];
    let (equity, mwc) = (best["equity"].as_f64().expect("a number"), best["mwc"].as_f64().expect("a number"));
    assert!((0.2..0.5).contains(&mwc) && (-1.0..1.0).contains(&equity), "{best}");
    // The other player's cube, as seen by the player on roll.
    let other = json(&["eval", &MATCH.replace(":-1:1:00:", ":-1:-1:00:"), "--ply", "0", "--json"]);
    assert_eq!((&other["score"], &other["cube"]["owner"]), (&json!([4, 2]), &json!("own")));
    let plain = json(&["eval", "start", "--rules", "plakoto", "--ply", "0", "--json"]);
    assert_eq!((&plain["xgid"], &plain["cube"], &plain["mwc"]), (&Value::Null, &Value::Null, &Value::Null));
    assert_eq!(plain["match"], json!({"kind": "money"}));
}

#[test]
fn every_command_that_prints_json_has_a_schema() {
    let listed = text(&["schema"]);
    let names: Vec<&str> = listed.lines().collect();
    for name in &names {
        let words: Vec<&str> = std::iter::once("schema").chain(name.split(' ')).collect();
        assert_eq!(json(&words)["$schema"], "https://json-schema.org/draft/2020-12/schema");
    }
    let help = text(&["--help"]);
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands.map_while(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    assert!(commands.len() > 20, "{commands:?}");
    for command in commands.into_iter().filter(|command| !["help", "", "schema"].contains(command)) {
        let has = text(&[command, "--help"]).contains("--json");
        // The overlay of a recorded match is JSON too, and `dice` has subcommands.
        if has || ["record", "dice"].contains(&command) {
            assert!(names.iter().any(|name| name.split(' ').next() == Some(command)), "{command}");
        }
    }
    assert!(refusal(&["schema", "play"]).contains("expected a command with --json: admin close, admin log"));
}

#[test]
fn the_check_of_these_tests_finds_what_is_wrong() {
    let schema = json(&["schema", "perft"]);
    let right = json(&["perft", "start", "1", "--json"]);
    assert_eq!(described::check(&schema, &right), Ok(()));
    let faults: BTreeMap<&str, Value> = BTreeMap::from([
        ("nodes", json!("447")),
        ("score", json!([0])),
        ("cube", json!({"value": 1})),
        ("crawford", Value::Null),
        ("new", json!(1)),
    ]);
    for (name, value) in faults {
        let mut wrong = right.clone();
        wrong[name] = value;
        assert!(described::check(&schema, &wrong).is_err(), "{name}");
    }
    let mut short = right;
    short.as_object_mut().expect("an object").remove("depth");
    assert!(described::check(&schema, &short).is_err());
}
