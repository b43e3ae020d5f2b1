//! `tavola moves`: lists, counts and refusals.

use crate::program::{json, refusal, run, run_with, text};

const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

#[test]
fn a_position_may_come_in_every_notation() {
    for position in [
        "start",
        START,
        "4HPwATDgc/ABMA",
        "4HPwATDgc/ABMA:cAkAAAAAAAAE",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
    ] {
        assert_eq!(text(&["moves", position, "31", "--count"]), "16\n", "{position}");
    }
}

#[test]
fn dice_that_a_position_carries_need_not_be_repeated() {
    assert_eq!(text(&["moves", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "--count"]), "16\n");
    assert!(refusal(&["moves", "start"]).contains("expected dice"));
}

#[test]
fn a_list_in_json_has_text_moves_position_and_what_is_owed() {
    let list = json(&["moves", "start", "31", "--json"]);
    assert_eq!(list["rules"], "backgammon");
    assert_eq!(list["position"], START);
    assert_eq!(list["dice"], serde_json::json!([3, 1]));
    assert_eq!(list["count"], 16);
    let plays = list["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 16);
    let five = plays.iter().find(|play| play["text"] == "8/5 6/5").unwrap();
    assert_eq!(
        *five,
        serde_json::json!({
            "text": "8/5 6/5",
            "moves": [
                {"from": 8, "to": 5, "die": 3, "hit": false},
                {"from": 6, "to": 5, "die": 1, "hit": false},
            ],
            "position": "24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5",
            "then": null,
        })
    );
}

#[test]
fn a_hit_shows_in_the_move_and_in_the_position() {
    let list = json(&["moves", "8:3 6:5 / 20:1 6:2", "31", "--json"]);
    let plays = list["plays"].as_array().unwrap();
    let hit = plays.iter().find(|play| play["text"] == "8/5* 6/5").unwrap();
    assert!(hit["moves"].as_array().unwrap().iter().any(|mv| mv["hit"] == true));
    assert_eq!(hit["position"], "8:2 6:4 5:2 off:7 / bar:1 6:2 off:12");
}

#[test]
fn a_dance_counts_as_one_play_without_moves() {
    let shut = "bar:1 / 6:2 5:2 4:2 3:2 2:2 1:2";
    assert_eq!(text(&["moves", shut, "65", "--count"]), "1\n");
    let list = json(&["moves", shut, "65", "--json"]);
    assert_eq!(list["plays"][0]["moves"], serde_json::json!([]));
    assert_eq!(list["plays"][0]["text"], "(no play)");
}

#[test]
fn a_segment_is_written_with_commas() {
    assert_eq!(text(&["moves", "start", "4,4,4,4", "--count"]), text(&["moves", "start", "44", "--count"]));
    assert_eq!(text(&["moves", "start", "1,3", "--count"]), "16\n");
    assert_eq!(text(&["moves", "24:1 / 6:1", "1,", "--count"]), "1\n");
}

#[test]
fn a_segment_has_one_to_four_numbers() {
    assert!(refusal(&["moves", "start", "4"]).contains("expected two dice"));
    assert!(refusal(&["moves", "start", "4,4,4,4,4"]).contains("expected one to four numbers"));
    assert!(refusal(&["moves", "start", "4,7"]).contains("expected one to four numbers"));
}

#[test]
fn the_rules_of_a_game_decide() {
    // Either number can be played, but not both: the standard game requires the higher, leaflet 002 does not.
    let either = "24:1 / 8:2";
    let strict = json(&["moves", either, "61", "--json"]);
    let free = json(&["moves", either, "61", "--json", "--rules", "leaflet-002"]);
    let texts = |list: &serde_json::Value| -> Vec<String> {
        let plays = list["plays"].as_array().unwrap();
        plays.iter().map(|play| play["text"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(texts(&strict), ["24/18"]);
    assert_eq!(texts(&free), ["24/18", "24/23"]);
    assert_eq!(free["rules"], "leaflet-002");
    assert_eq!(
        json(&["moves", "start", "31", "--json", "--rules", "hypergammon"])["position"],
        "24:1 23:1 22:1 / 24:1 23:1 22:1"
    );
}

#[test]
fn nonsense_is_one_line_that_says_what_was_expected() {
    for (args, expected) in [
        (&["moves"][..], "<POSITION>"),
        (&["moves", "nonsense", "31"], "expected start, a position"),
        (&["moves", "4HPwATDgc/ABM!", "31"], "expected start, a position"),
        (&["moves", "24:16 / 1:1", "31"], "expected place:count"),
        (&["moves", "24:15 13:5 / 1:1", "31"], "expected 15"),
        (&["moves", "6:1 / 19:1", "31"], "expected one of them"),
        (&["moves", "start", "07"], "expected two dice"),
        (&["moves", "start", "312"], "expected two dice"),
        (&["moves", "start", ""], "expected two dice"),
        (&["moves", "start", "31", "--rules", "tabula"], "expected three dice"),
        (&["moves", "start", "31", "--rules", "chess"], "or one of backgammon, nackgammon"),
        (&["moves", "start", "31", "--cuont"], "--cuont"),
        (&["moves", "-", "31"], "expected no dice after -"),
        (&["perft", "start", "x"], "expected a number from 0 to 12"),
        (&["perft", "start"], "<DEPTH>"),
        (&["perft", "nonsense", "1"], "expected start, a position"),
        (&["rules", "chess"], "or one of backgammon"),
        (&["checkmate"], "checkmate"),
    ] {
        let line = refusal(args);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}

#[test]
fn three_dice_are_played_where_the_game_has_three() {
    // All three enter, or one of them and another that continues with two; nobody leaves the first half.
    assert_eq!(text(&["moves", "start", "654", "--rules", "tabula", "--count"]), "4\n");
}

#[test]
fn a_stream_is_answered_line_by_line() {
    let lines = "start\t31\n\n4HPwATDgc/ABMA\t66\r\nXGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10\n";
    let output = run_with(&["moves", "-", "--count"], lines);
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers, "{\"count\":16}\n{\"count\":11}\n{\"count\":8}\n", "{answers}");
}

#[test]
fn a_bad_line_of_a_stream_is_answered_and_the_others_go_on() {
    let output = run_with(&["moves", "-", "--count"], "start\t31\nnonsense\t31\nstart\nstart\t31\n");
    assert_eq!(output.status.code(), Some(2));
    let answers: Vec<serde_json::Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 4);
    assert_eq!((&answers[0]["count"], &answers[3]["count"]), (&16.into(), &16.into()));
    assert_eq!((&answers[1]["line"], &answers[2]["line"]), (&2.into(), &3.into()));
    assert!(answers[1]["error"].as_str().unwrap().contains("expected"));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(errors, "tavola: lines that could not be read: 2\n");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = crate::program::tavola()
        .args(["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\t31\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stdout).unwrap().contains("expected text in UTF-8"));
}

#[test]
fn who_asks_and_waits_gets_an_answer_at_once() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let mut child = crate::program::tavola()
        .args(["moves", "-", "--count"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for (question, expected) in [("start\t31\n", "{\"count\":16}\n"), ("start\t21\n", "{\"count\":15}\n")] {
        stdin.write_all(question.as_bytes()).unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer, expected);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;
    let mut child = crate::program::tavola()
        .args(["moves", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        for _ in 0..2000 {
            if stdin.write_all(b"start\t11\n").is_err() {
                break;
            }
        }
    });
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn help_has_an_example_for_every_command() {
    for command in ["moves", "perft", "eval", "hint", "cube", "rules", "bench"] {
        let help = text(&[command, "--help"]);
        assert!(help.contains(&format!("  tavola {command}")), "{command}");
    }
    assert!(run(&["--version"]).status.success());
}

/// Returns the only text of an answer with one play, and the rest of the turn after it.
fn only_play(args: &[&str]) -> (String, serde_json::Value) {
    let list = json(&[args, &["--json"]].concat());
    assert_eq!(list["count"], 1, "{list}");
    (list["plays"][0]["text"].as_str().unwrap().to_owned(), list["plays"][0]["then"].clone())
}

#[test]
fn the_last_checker_of_catch_me_goes_from_corner_to_corner() {
    let list = json(&["moves", "24:1 / 12:1 11:1 10:1", "16", "--rules", "catch-me", "--json"]);
    assert_eq!(list["dice"], serde_json::json!([6, 1]));
    assert_eq!(list["plays"][0]["moves"].as_array().unwrap().len(), 2);
}

#[test]
fn a_roll_that_plays_no_numbers_is_a_dance() {
    let (text, then) = only_play(&["moves", "start", "24", "--rules", "catch-me"]);
    assert_eq!((text.as_str(), then), ("(no play)", serde_json::Value::Null));
    assert_eq!(crate::program::text(&["moves", "start", "24", "--rules", "catch-me", "--count"]), "1\n");
}

#[test]
fn a_one_and_two_of_mexican_owe_a_double_of_choice() {
    let (text, then) = only_play(&["moves", "start", "12", "--rules", "mexican"]);
    assert_eq!((text.as_str(), then), ("(no play)", serde_json::json!({"kind": "choose"})));
}

#[test]
fn a_first_turn_is_recognised_where_the_position_can_be_no_later_one() {
    let from_head = |position: &str, dice: &str| {
        let list = json(&["moves", position, dice, "--rules", "narde", "--json"]);
        let plays = list["plays"].as_array().unwrap();
        let moves = plays.iter().map(|play| play["moves"].as_array().unwrap());
        moves.map(|moves| moves.iter().filter(|mv| mv["from"] == 24).count()).max()
    };
    for opponent in ["24:15", "24:14 20:1"] {
        assert_eq!(from_head(&format!("24:15 / {opponent}"), "66"), Some(2));
        assert_eq!(from_head(&format!("24:15 / {opponent}"), "55"), Some(1));
    }
    assert_eq!(from_head("24:14 18:1 / 24:14 18:1", "66"), Some(1));
}

#[test]
fn a_finished_game_has_no_moves() {
    assert!(refusal(&["moves", "off:15 / 1:15", "31"]).contains("nobody has finished"));
    assert!(refusal(&["moves", "1:15 / off:15", "31"]).contains("nobody has finished"));
}
