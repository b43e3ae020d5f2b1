//! Failing commands, and failing standard streams.

use std::fs::OpenOptions;
use std::process::Stdio;

use crate::program::{refusal, run_with, tavola};

#[test]
fn an_error_quotes_no_more_of_its_input_than_a_line_holds() {
    for args in [&["moves", &"9".repeat(100_000), "31"][..], &["moves", "start", &"7".repeat(100_000)]] {
        let line = refusal(args);
        assert!(line.len() < 1000, "{} bytes", line.len());
        assert!(line.contains("expected"), "{line}");
    }
}

#[test]
fn a_line_of_a_stream_that_is_too_long_is_refused_and_the_others_are_answered() {
    let input = format!("start\t31\n{}\nstart\t31\n", "1".repeat(10_000_000));
    let output = run_with(&["moves", "-", "--count"], &input);
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!((lines[0], lines[2]), (r#"{"count":16}"#, r#"{"count":16}"#));
    assert!(
        lines[1].contains("expected a line of at most") && lines[1].ends_with(r#""line":2}"#),
        "{}",
        lines[1]
    );
}

#[test]
fn threads_have_a_bound_that_every_command_names() {
    let position = ["6:2 / 6:2", "61"];
    for args in [
        &["rollout", position[0], position[1]][..],
        &["analyse", "no-such.mat"],
        &["profile", "no-such.mat"],
        &["tables", "--check"],
        &["duel", "tavola-0", "tavola-0", "--games", "1"],
    ] {
        for count in ["0", "1025", "100000000000000000000"] {
            let line = refusal(&[args, &["--threads", count]].concat());
            assert!(line.contains("--threads") && line.contains(count), "{line}");
        }
    }
    let line = refusal(&["rollout", "start", "--threads", "1025"]);
    assert!(line.contains("1025 is not in 1..=1024"), "{line}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_standard_error_that_is_full_leaves_the_code_as_it_is() {
    for args in [&["moves", "nonsense", "31"][..], &["perft", "start", "1"], &["--nonsense"]] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let status = tavola().args(args).stdout(Stdio::null()).stderr(full).status().unwrap();
        assert_eq!(status.code(), Some(if args[0] == "perft" { 0 } else { 2 }), "{args:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_standard_output_that_is_full_is_a_failure_of_the_machine() {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output =
        tavola().args(["moves", "start", "31"]).stdout(full).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
}

#[test]
fn a_word_that_is_nearly_right_is_offered() {
    for (args, meant) in [
        (&["analyze", "a.mat"][..], "did you mean analyse?"),
        (&["hnt", "start"], "did you mean hint?"),
        (&["hint", "start", "31", "--rules", "plakotto"], "perhaps plakoto; "),
        (&["hint", "start", "31", "--pley", "3"], "did you mean --ply"),
    ] {
        let line = refusal(args);
        assert!(line.contains(meant), "{line}");
    }
}
