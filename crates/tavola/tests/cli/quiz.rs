//! `tavola quiz`: equal positions for equal seeds, answers, themes that a game lacks.

use crate::program::{json, run, run_with, run_with_bytes};

#[test]
fn a_seed_gives_the_same_positions_with_a_clear_solution() {
    let quiz = || json(&["quiz", "--theme", "opening", "--count", "2", "--seed", "4", "--json"]);
    let first = quiz();
    assert_eq!(first, quiz());
    let problems = first["problems"].as_array().expect("positions");
    assert!(!problems.is_empty());
    for problem in problems {
        let alternatives = problem["alternatives"].as_array().expect("alternatives");
        assert!(alternatives[1]["loss"].as_f64().is_some_and(|error| error >= 0.015), "{problem}");
    }
}

#[test]
fn answers_are_read_line_by_line_and_counted() {
    let asked = ["quiz", "--theme", "opening", "--count", "1", "--seed", "4"];
    let best =
        json(&[&asked[..], &["--json"]].concat())["problems"][0]["best"].as_str().expect("a play").to_owned();
    let output = run_with(&asked, &format!("what\n{best}\n"));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("to play.") && text.contains("Right.") && text.contains("1 of 1 right (seed 4)"),
        "{text}"
    );
    let given_up = run_with(&asked, "\n");
    let text = String::from_utf8_lossy(&given_up.stdout);
    assert!(text.contains(&best) && text.contains("0 of 1 right"), "{text}");
}

#[test]
fn a_line_that_is_no_text_is_refused_and_the_quiz_goes_on() {
    let asked = ["quiz", "--theme", "opening", "--count", "1", "--seed", "4"];
    let output = run_with_bytes(&asked, b"\xff\xfe\n\n".to_vec());
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("expected text in UTF-8") && text.contains("0 of 1 right"), "{text}");
}

#[test]
fn a_theme_that_a_game_lacks_is_refused_with_those_that_it_has() {
    let refused = run(&["quiz", "plakoto", "--theme", "back-game"]);
    assert_eq!(refused.status.code(), Some(2));
    let line = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(line.contains("opening") && line.lines().count() == 1, "{line}");
}
