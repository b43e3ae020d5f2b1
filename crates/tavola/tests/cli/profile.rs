//! `tavola profile`: reports and match files, the choice of player and game.

use crate::program::{json, run, run_with, text};

const MATCH: &str = "../analysis/tests/three-points.mat";

#[test]
fn a_profile_adds_up_files_and_has_intervals() {
    let analysis = json(&["analyse", MATCH, "--level", "quick", "--json"]);
    let profile = json(&["profile", MATCH, MATCH, "--player", "casual", "--json"]);
    assert_eq!((&profile["matches"], &profile["rules"]), (&2.into(), &"backgammon".into()));
    let twice = |value: &serde_json::Value| 2.0 * value.as_f64().expect("a number");
    let lost = twice(&analysis["players"][0]["errors"]["equity"]);
    assert!((profile["total"]["lost"].as_f64().expect("a number") - lost).abs() < 1e-9);
    assert!(profile["total"]["margin"].as_f64().is_some_and(|margin| margin > 0.0));
    let report = text(&["profile", MATCH, "--player", "beginner"]);
    // In this order: opponents come last.
    let mut rest = report.as_str();
    for expected in
        ["beginner: backgammon, quick, 1 match", "PR", "Costliest", "Luck", "By opponent", "casual (1)"]
    {
        let at = rest.find(expected).unwrap_or_else(|| panic!("{expected}: {report}"));
        rest = &rest[at..];
    }
}

#[test]
fn a_report_of_an_analysis_is_taken_as_it_is() {
    let file = std::env::temp_dir().join(format!("tavola-profile-{}.json", std::process::id()));
    std::fs::write(&file, text(&["analyse", MATCH, "--level", "quick", "--json"])).expect("a file");
    let path = file.to_str().expect("a path in UTF-8");
    let mut profile = json(&["profile", path, "--player", "casual", "--json"]);
    let mut analysed = json(&["profile", MATCH, "--player", "casual", "--json"]);
    std::fs::remove_file(&file).expect("the file");
    for one in [&mut profile, &mut analysed] {
        one["history"][0]["id"].take();
    }
    assert_eq!(profile, analysed);
}

#[test]
fn a_name_or_a_game_that_does_not_occur_is_refused_with_those_that_do() {
    for (arguments, expected) in [
        (["profile", MATCH, "--player", "Nobody"], "\"casual\""),
        (["profile", MATCH, "--rules", "plakoto"], "backgammon"),
    ] {
        let refused = run(&arguments);
        assert_eq!(refused.status.code(), Some(2));
        let line = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(line.contains(expected) && line.lines().count() == 1, "{line}");
    }
    assert!(!run_with(&["profile", "-"], "nothing").status.success());
}
