//! `tavola eval`, `hint`, `cube` and `bench`: shapes and sense, not strength.

use crate::program::{json, refusal, run_with, text};

const MATCH: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10";
const CRAWFORD: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:6:1:7:10";
/// One roll is left, and every roll is enough.
const LAST_ROLL: &str = "1:2 / 1:2";

fn number(value: &serde_json::Value, key: &str) -> f64 {
    value[key].as_f64().unwrap_or_else(|| panic!("{key} in {value}"))
}

#[test]
fn a_certain_win_is_worth_one_point_and_certain_chances() {
    let value = json(&["eval", LAST_ROLL, "--json", "--ply", "0"]);
    assert_eq!(number(&value, "win"), 1.0);
    assert_eq!(number(&value, "equity"), 1.0);
    for none in ["win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"] {
        assert_eq!(number(&value, none), 0.0, "{none}");
    }
    assert_eq!((&value["rules"], &value["ply"]), (&"backgammon".into(), &0.into()));
}

#[test]
fn chances_are_cumulative_and_equity_follows_from_them() {
    let value = json(&["eval", "start", "--json"]);
    let chance = |key| number(&value, key);
    assert!(chance("win") >= chance("win_gammon") && chance("win_gammon") >= chance("win_backgammon"));
    assert!(chance("lose_gammon") >= chance("lose_backgammon"));
    let equity = 2.0 * chance("win") - 1.0 + chance("win_gammon") + chance("win_backgammon")
        - chance("lose_gammon")
        - chance("lose_backgammon");
    assert!((equity - chance("equity")).abs() < 1e-5);
    assert!(value["cubeful"].is_f64());
    assert_eq!(value["ply"], 1);
}

#[test]
fn levels_look_as_far_ahead_as_they_play() {
    for level in tavola_engine::Level::ALL {
        let name = level.to_string();
        assert_eq!(json(&["eval", "start", "--json", "--level", &name])["ply"], level.plies(), "{name}");
    }
    let line = refusal(&["eval", "start", "--level", "champion"]);
    assert!(line.contains("expected one of beginner casual club expert master"), "{line}");
}

#[test]
fn a_roll_that_cannot_be_played_is_reported_with_its_numbers() {
    let closed_out = "bar:1 13:14 / 7:3 6:2 5:2 4:2 3:2 2:2 1:2";
    let value = json(&["hint", closed_out, "66", "--json", "--ply", "0"]);
    assert_eq!(value["dice"], serde_json::json!([6, 6]));
    assert_eq!(value["plays"][0]["text"], "(no play)");
}

#[test]
fn hints_are_ranked_and_give_what_each_play_loses() {
    let value = json(&["hint", "start", "31", "--json", "--plays", "4"]);
    let plays = value["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 4);
    assert_eq!(number(&plays[0], "loss"), 0.0);
    assert!(plays.windows(2).all(|pair| number(&pair[0], "equity") >= number(&pair[1], "equity")));
    assert!(
        (number(&plays[0], "equity") - number(&plays[3], "equity") - number(&plays[3], "loss")).abs() < 1e-5
    );
    for key in ["text", "moves", "position", "ply", "win", "lose_backgammon"] {
        assert!(!plays[0][key].is_null(), "{key}");
    }
    assert_eq!(plays[0]["moves"][0]["hit"], false);
}

#[test]
fn with_a_larger_budget_more_is_looked_at_and_the_answer_says_how_much() {
    let best = |budget: &str| {
        let value = json(&["hint", "start", "43", "--json", "--budget", budget]);
        assert_eq!((&value["ply"], &value["budget"]), (&serde_json::Value::Null, &budget.into()));
        let best = &value["plays"][0];
        (best["ply"].as_u64().unwrap(), best["trials"].as_u64().unwrap() > 0)
    };
    assert_eq!(best("1nodes"), (0, false));
    assert_eq!(best("3000nodes"), (1, false));
    assert_eq!(best("100000nodes"), (2, true));
    let told = text(&["cube", "start", "--budget", "500nodes"]);
    assert!(told.ends_with("(within 500nodes)\n"), "{told}");
    assert_eq!(json(&["eval", "start", "--json", "--budget", "500nodes"])["budget"], "500nodes");
}

#[test]
fn the_last_checkers_are_borne_off() {
    let value = json(&["hint", LAST_ROLL, "65", "--json"]);
    assert_eq!(value["plays"][0]["text"], "1/off(2)");
    assert_eq!(number(&value["plays"][0], "equity"), 1.0);
}

#[test]
fn dice_that_a_position_carries_need_not_be_repeated() {
    assert_eq!(json(&["hint", MATCH, "--json"])["dice"], serde_json::json!([3, 1]));
    assert!(refusal(&["hint", "start"]).contains("expected dice"));
}

#[test]
fn a_certain_win_is_doubled_and_dropped() {
    let value = json(&["cube", LAST_ROLL, "--json"]);
    assert_eq!((&value["action"], &value["answer"]), (&"double-drop".into(), &"drop".into()));
    assert_eq!(value["may_double"], true);
    assert_eq!(number(&value, "double_drop"), 1.0);
    assert_eq!(number(&value, "double_take"), 2.0);
    assert!(text(&["cube", LAST_ROLL]).starts_with("double; drop\n"));
}

#[test]
fn where_the_cube_cannot_be_turned_nothing_is_said_of_turning_it() {
    let value = json(&["cube", CRAWFORD, "--json"]);
    assert_eq!(value["may_double"], false);
    assert!(value["answer"].is_null() && value["double_take"].is_null() && value["double_drop"].is_null());
    assert_eq!(value["action"], "no-double");
    // Leaflet 000 is played without a cube.
    assert_eq!(json(&["cube", "start", "--json", "--rules", "leaflet-000"])["may_double"], false);
}

#[test]
fn streams_are_answered_in_order() {
    let output = run_with(&["eval", "-", "--ply", "0"], "start\nnonsense\n1:2 / 1:2\n");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["win"].is_f64() && answers[1]["error"].is_string());
    assert_eq!(number(&answers[2], "win"), 1.0);
    let hints = run_with(&["hint", "-", "--ply", "0"], "start\t31\nstart\t42\n");
    assert!(hints.status.success());
    assert_eq!(String::from_utf8(hints.stdout).unwrap().lines().count(), 2);
    let cubes = run_with(&["cube", "-", "--ply", "0"], "start\n");
    assert!(cubes.status.success());
    assert_eq!(String::from_utf8(cubes.stdout).unwrap().lines().count(), 1);
}

#[test]
fn a_finished_game_has_no_decisions() {
    for args in [&["eval", "6:1 / "][..], &["cube", " / 6:1"], &["hint", "6:1 / ", "31"]] {
        assert!(refusal(args).contains("expected a position in which nobody has finished"), "{args:?}");
    }
}

#[test]
fn bad_depths_and_numbers_are_refused() {
    assert!(refusal(&["eval", "start", "--ply", "9"]).contains("expected a number from 0 to 3"));
    assert!(refusal(&["eval", "start", "--ply", "1", "--level", "club"]).contains("--level"));
    assert!(refusal(&["eval", "start", "--budget", "1.5s"]).contains("expected a time or a number of nodes"));
    assert!(refusal(&["eval", "start", "--ply", "1", "--budget", "5ms"]).contains("--budget"));
    assert!(refusal(&["hint", "start", "31", "--plays", "0"]).contains("expected a number from 1 on"));
    assert!(refusal(&["hint", "-", "31"]).contains("expected no dice after -"));
}

#[test]
fn the_bench_measures_any_game() {
    let report = json(&["bench", "--rules", "plakoto", "--json"]);
    for figure in ["lists_per_second", "double_lists_per_second", "evaluations_per_second"] {
        assert!(number(&report, figure) > 0.0, "{figure}");
    }
    assert_eq!((&report["rules"], &report["positions"]), (&"plakoto".into(), &500.into()));
    assert!(refusal(&["bench", "--rules", "chess"]).contains("expected"));
}

#[test]
fn the_bench_reports_every_figure() {
    let report = json(&["bench", "--json"]);
    for figure in [
        "lists_per_second",
        "double_lists_per_second",
        "start_31_lists_per_second",
        "contact_evaluations_per_second",
        "contact_ahead_evaluations_per_second",
        "race_evaluations_per_second",
        "bear_off_evaluations_per_second",
        "decision_ms",
    ] {
        assert!(number(&report, figure) > 0.0, "{figure}");
    }
    // The set of positions is committed: another sum means other rules.
    assert_eq!(report["results"], 365_183);
    // The documented signature is that of the shipped nets and of this search: a change of the engine's play changes the documents too.
    let documented = include_str!("../../../../docs/cli.md");
    for signature in ["results_signature", "search_signature"] {
        let line = format!("\"{signature}\":{}", report[signature]);
        assert!(documented.contains(&line), "docs/cli.md lacks {line}");
    }
}

#[test]
fn chances_of_what_a_game_does_not_count_are_not_printed() {
    let shown = |command: &str, game: &str| {
        let mut words = vec![command, "start"];
        words.extend(["31"].iter().filter(|_| command == "hint"));
        text(&[words, vec!["--rules", game, "--ply", "0"]].concat())
    };
    for command in ["cube", "eval", "hint"] {
        let single = shown(command, "leaflet-002");
        assert!(single.contains("win ") && !single.contains("gammon"), "{single}");
        let double = shown(command, "portes");
        assert!(double.contains("(gammon ") && !double.contains("backgammon"), "{double}");
        assert!(shown(command, "backgammon").contains(", backgammon "));
    }
}

#[test]
fn a_study_begins_with_score_cube_pips_and_id() {
    let id = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
    let told = text(&["study", id, "--ply", "0"]);
    let head: Vec<&str> = told.lines().take(2).collect();
    assert_eq!(
        head,
        [
            "Light to play 3-1 \u{b7} 7-point match, 2 : 4 \u{b7} Cube at 2 (Dark) \u{b7} Pips 167 \u{2013} 167",
            id
        ]
    );
    assert!(!told.contains("-0.000"), "{told}");
}

#[test]
fn the_opening_book_shows_rolls_plays_and_replies() {
    let rolls = text(&["openings"]);
    assert_eq!(rolls.lines().count(), 21, "{rolls}");
    assert!(rolls.lines().any(|line| line.starts_with("31  8/5 6/5 ")), "{rolls}");
    let plays = text(&["openings", "31"]);
    assert!(plays.starts_with(" 1. 8/5 6/5 "), "{plays}");
    let replies = json(&["openings", "31", "6/5 8/5", "65", "--json"]);
    assert_eq!(replies["first"], serde_json::json!({ "dice": [3, 1], "text": "8/5 6/5" }));
    assert_eq!(replies["rolls"][0]["plays"][0]["text"], "24/13");
    let line = refusal(&["openings", "31", "24/20"]);
    assert!(line.contains("a play near the best of 31: 8/5 6/5"), "{line}");
    let line = refusal(&["openings", "37"]);
    assert!(line.contains("a die shows 1 to 6"), "{line}");
}
