//! `tavola dice`.

use crate::program::{json, refusal, run_with, text};

const SEALED: &str = include_str!("../../../play/tests/sealed.json");
const FILE: &str = "../play/tests/sealed.json";

/// Returns the code and the lines on standard error after a change in the file.
fn changed(from: &str, to: &str) -> (Option<i32>, Vec<String>) {
    assert!(SEALED.contains(from), "{from}");
    let output = run_with(&["dice", "verify", "-"], &SEALED.replacen(from, to, 1));
    let lines = String::from_utf8(output.stderr).expect("text in UTF-8");
    assert!(output.stdout.is_empty());
    (output.status.code(), lines.lines().map(str::to_owned).collect())
}

#[test]
fn dice_that_were_promised_pass_and_the_seats_are_named() {
    let report = text(&["dice", "verify", FILE]);
    assert!(report.starts_with("The dice of match 7k2m9qabcd are as they were promised.\n"), "{report}");
    assert!(
        report.contains("player 1: gave a secret") && report.contains("player 2: took no part"),
        "{report}"
    );
    let report = json(&["dice", "verify", FILE, "--json"]);
    assert_eq!((&report["valid"], &report["faults"]), (&true.into(), &serde_json::json!([])));
    assert!(report["throws"].as_u64() > Some(20));
}

#[test]
fn each_fault_is_a_line_and_the_code_is_1() {
    let roll = SEALED.lines().find(|line| line.contains("\"roll\"")).expect("a roll");
    let (_, dice) = roll.split_once("\"dice\":[").expect("dice");
    let other = if dice.starts_with('6') { "5" } else { "6" };
    let line = roll.replace(&format!("[{}", &dice[..1]), &format!("[{other}"));
    // The next move still belongs to the original roll.
    let (code, lines) = changed(roll, &line);
    assert_eq!((code, lines.len()), (Some(1), 2), "{lines:?}");
    assert!(lines[0].contains("throw ") && lines[0].contains("follows from the seed"), "{lines:?}");
    assert!(lines[1].contains("is refused"), "{lines:?}");

    let (code, lines) = changed("\"earlier\":0", "\"earlier\":500");
    assert!(code == Some(1) && lines[0].contains("sealed after 500"), "{lines:?}");
    let (code, lines) = changed("\"seed\":\"0", "\"seed\":\"f");
    assert!(code == Some(1) && lines[0].contains("not the one that was promised"), "{lines:?}");
    assert!(lines.len() > 10, "every throw is another");
}

#[test]
fn a_file_without_sealed_dice_is_refused_with_the_reason() {
    let without = SEALED.split_once(",\n\"dice\":").expect("its dice").0.to_owned() + "}";
    let output = run_with(&["dice", "verify", "-"], &without);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be checked"));
    assert!(refusal(&["dice", "verify", "../analysis/tests/three-points.mat"]).contains("json"));
    assert!(refusal(&["dice", "verify", "nowhere.json"]).contains("nowhere.json"));
}

#[test]
fn rolls_of_files_of_any_format_are_counted() {
    let mat = "../analysis/tests/three-points.mat";
    let stats = json(&["dice", "stats", FILE, mat, "--json"]);
    let [one, two] = [FILE, mat].map(|file| json(&["dice", "stats", file, "--json"])["rolls"].as_u64());
    assert!(one > Some(10) && two > Some(10));
    assert_eq!(stats["rolls"].as_u64(), one.zip(two).map(|(one, two)| one + two));
    assert_eq!(stats["pairs"].as_array().map(Vec::len), Some(21));
    let report = text(&["dice", "stats", FILE, mat]);
    assert!(report.contains("doubles: ") && report.contains("(16.7 % expected)"), "{report}");
    assert!(refusal(&["dice", "stats", "nowhere.mat"]).contains("nowhere.mat"));
}
