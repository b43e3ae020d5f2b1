//! `tavola analyse`: formats, faults, players, threads, the page.

use serde_json::Value;

use crate::program::{json, refusal, run, run_with, text};

const MATCH: &str = "../analysis/tests/three-points.mat";

fn quick(more: &[&str]) -> Value {
    json(&[&["analyse", MATCH, "--level", "quick", "--json"], more].concat())
}

#[test]
fn both_players_have_their_figures_and_errors_their_alternatives() {
    let report = text(&["analyse", MATCH, "--level", "quick"]);
    for expected in [
        "casual",
        "beginner",
        "PR (counted as in eXtreme Gammon)",
        "41, 29",
        "Game 1, 0-0",
        "beginner wins 8 points",
    ] {
        assert!(report.contains(expected), "{expected}: {report}");
    }
    let analysis = quick(&[]);
    assert_eq!(analysis["players"][0]["name"], "casual");
    assert!(analysis["players"][1]["pr"].as_f64().is_some_and(|pr| pr > 10.0));
    let decisions = analysis["games"][0]["decisions"].as_array().expect("decisions");
    assert_eq!(decisions.len() as u64, analysis["of"].as_u64().expect("a number"));
    assert_eq!((&decisions[0]["kind"], &decisions[0]["dice"]), (&"play".into(), &serde_json::json!([5, 3])));
}

#[test]
fn a_player_selects_decisions_and_leaves_the_figures() {
    let (all, one) = (quick(&[]), quick(&["--player", "casual"]));
    assert_eq!(all["players"], one["players"]);
    let decisions = one["games"][0]["decisions"].as_array().expect("decisions");
    assert!(!decisions.is_empty() && decisions.iter().all(|decision| decision["player"] == 0));
    let refused = run(&["analyse", MATCH, "--player", "Nobody"]);
    assert_eq!(refused.status.code(), Some(2));
    let line = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(line.contains("\"casual\" or \"beginner\"") && line.lines().count() == 1, "{line}");
}

#[test]
fn any_number_of_threads_and_any_format_give_the_same() {
    let whole = quick(&["--threads", "1"]);
    assert_eq!(quick(&["--threads", "3"]), whole);
    let record = text(&["convert", MATCH, "-", "--to", "json"]);
    let output = run_with(&["analyse", "-", "--level", "quick", "--json"], &record);
    assert!(output.status.success());
    let analysis: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(analysis, whole);
}

#[test]
fn a_fault_is_reported_with_its_place_and_the_match_before_it_is_analysed() {
    let broken = " 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  \
                  1) 31: 8/5 6/5                 64: 24/14\n  2) 52: 1/2\n";
    let output = run_with(&["analyse", "-", "--level", "quick", "--json"], broken);
    assert!(output.status.success());
    let line = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(line.contains("line 6") && line.lines().count() == 1, "{line}");
    let analysis: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(analysis["players"].as_array().unwrap().iter().all(|player| player.get("pr").is_none()));
    let report = run_with(&["analyse", "-", "--level", "quick"], broken);
    let report = String::from_utf8_lossy(&report.stdout);
    assert!(report.starts_with("Read in part: line 6, column 6: "), "{report}");
    assert!(report.contains("Anna: too few decisions count for a PR (1)."), "{report}");
    assert!(analysis["note"].as_str().is_some_and(|note| note.contains("line 6")), "{}", analysis["note"]);
    // Two plays, and the roll before the fault.
    assert_eq!(analysis["of"], 3);
    assert!(analysis["players"][0].get("result").is_none(), "an unfinished match has no result");

    let output = run_with(&["analyse", "-"], "\u{1}\u{2}\u{3}");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
}

#[test]
fn the_page_is_one_file_with_a_board_for_every_error() {
    let path = std::env::temp_dir().join(format!("tavola-analysis-{}.html", std::process::id()));
    let out = path.to_str().expect("a name in UTF-8");
    text(&["analyse", MATCH, "--level", "quick", "--html", out]);
    let page = std::fs::read_to_string(&path).expect("the page");
    std::fs::remove_file(&path).expect("the page goes");
    let analysis = quick(&[]);
    let errors = analysis["games"].as_array().into_iter().flatten().flat_map(|game| {
        game["decisions"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|decision| decision["class"].as_str().is_some_and(|class| class != "good"))
    });
    assert_eq!(page.matches("<svg class=\"board\"").count(), errors.count());
    assert_eq!(page.matches("<svg class=\"graph\"").count(), 3);
    // The page loads no resources, and every picture has a text.
    for outside in ["src=", "<script", "@import", "url(", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    let pictures = page.matches("role=\"img\"").count();
    assert_eq!(pictures, page.matches("role=\"img\" viewBox=").count());
    assert!(page.matches("<title>").count() > pictures);
    assert!(page.contains("prefers-color-scheme:dark"));
    for link in page.split("href=\"#").skip(1) {
        let id = link.split('"').next().expect("a target");
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
}

#[test]
fn a_page_is_in_the_language_that_is_asked_for() {
    let path = std::env::temp_dir().join(format!("tavola-languages-{}.html", std::process::id()));
    let out = path.to_str().expect("a name in UTF-8");
    let page = |more: &[&str]| {
        let done = run(&[&["analyse", MATCH, "--level", "quick", "--html", out], more].concat());
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        std::fs::read_to_string(&path).expect("the page")
    };
    let english = page(&[]);
    for said in ["<html lang=\"en\">", "3-point match, 0 : 0", "Pips 1", "data-name=\"Loss\"", ">8/3 6/3<"] {
        assert!(english.contains(said), "{said}");
    }
    for (code, said) in [
        ("de", ["Durch Fehler verloren", "Match auf 3 Punkte", "Am besten: "]),
        ("fr", ["Perdu par erreurs", "Meilleur choix\u{202f}: ", "Défaite"]),
        ("ru", ["Потеряно на ошибках", "Лучше всего: ", "Поражение"]),
    ] {
        let page = page(&["--lang", code]);
        assert!(page.contains(&format!("<html lang=\"{code}\">")), "{code}");
        for words in said {
            assert!(page.contains(words), "{code}: {words}");
        }
        for words in ["Equity<", "All figures", "Best: ", "Lost by errors", "very bad", "+0.000", "-0.000"] {
            assert!(!page.contains(words) || (code == "de" && words == "Equity<"), "{code}: {words}");
        }
        assert!(page.contains("+0,") && page.contains("-0,"), "{code}: figures have a comma");
    }
    std::fs::remove_file(&path).expect("the page goes");
    assert!(refusal(&["analyse", MATCH, "--lang", "xx"]).contains("one of en, de, fr"));
}

#[test]
fn a_page_about_a_part_of_a_match_begins_with_that() {
    let broken = " 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  \
                  1) 31: 8/5 6/5                 64: 24/14\n  2) 52: 1/2\n";
    let path = std::env::temp_dir().join(format!("tavola-part-{}.html", std::process::id()));
    let out = path.to_str().expect("a name in UTF-8");
    assert!(run_with(&["analyse", "-", "--level", "quick", "--html", out], broken).status.success());
    let page = std::fs::read_to_string(&path).expect("the page");
    std::fs::remove_file(&path).expect("the page goes");
    let warning = page.find("role=\"alert\">Read in part: line 6").expect("a warning");
    assert!(warning < page.find("<h1>").expect("a heading"));
}

#[test]
fn a_terminal_obeys_neither_the_names_in_a_file_nor_its_own_name() {
    let record = text(&["convert", MATCH, "-", "--to", "json"]);
    let hostile = record.replace("casual", "\\u001b[31mcas\\nual\\u009b");
    assert_ne!(hostile, record);
    let output = run_with(&["analyse", "-", "--level", "quick", "--all"], &hostile);
    assert!(output.status.success());
    let report = String::from_utf8(output.stdout).expect("text in UTF-8");
    assert!(report.contains("[31mcas ual") && !report.contains(|c: char| c.is_control() && c != '\n'));
    // A report that was changed by hand.
    let analysis =
        text(&["analyse", MATCH, "--level", "quick", "--json"]).replace("casual", "\\u001b[31mcasual");
    let path = std::env::temp_dir().join(format!("tavola-hostile-{}.json", std::process::id()));
    std::fs::write(&path, analysis).expect("a file");
    let profile = text(&["profile", path.to_str().expect("UTF-8")]);
    std::fs::remove_file(&path).expect("it goes");
    assert!(profile.contains("[31mcasual") && !profile.contains('\u{1b}'), "{profile}");
    let refused = run(&["analyse", "no\u{1b}[31m\nsuch.mat"]);
    let line = String::from_utf8(refused.stderr).expect("text in UTF-8");
    assert!(line.starts_with("tavola: no\\u{1b}[31m\\nsuch.mat: ") && line.lines().count() == 1, "{line:?}");
}

#[test]
fn names_in_a_file_are_no_markup() {
    let hostile = " 1 point match\n\n Game 1\n <b>A&B</b> : 0                 Ben : 0\n  1) 31: 24/20\n";
    let path = std::env::temp_dir().join(format!("tavola-names-{}.html", std::process::id()));
    let out = path.to_str().expect("a name in UTF-8");
    assert!(run_with(&["analyse", "-", "--level", "quick", "--html", out], hostile).status.success());
    let page = std::fs::read_to_string(&path).expect("the page");
    std::fs::remove_file(&path).expect("the page goes");
    assert!(page.contains("&lt;b&gt;A&amp;B&lt;/b&gt;") && !page.contains("<b>"), "{}", &page[..400]);
}

#[test]
fn errors_are_rolled_out_where_that_is_asked_for_and_nothing_else_is() {
    // Three checkers a side: the trials are short.
    let game = "; [Variation \"HyperGammon (3)\"]\n 1 point match\n\n Game 1\n Anna : 0                       Ben : 0\n  \
                1) 65: 22/11                   43: 23/20 22/18\n";
    let of = |more: &[&str]| {
        let output = run_with(&[&["analyse", "-", "--level", "quick", "--json"], more].concat(), game);
        assert!(output.status.success());
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON")
    };
    let trials = |found: &serde_json::Value| -> Vec<u64> {
        let decisions = found["games"][0]["decisions"].as_array().expect("decisions").clone();
        decisions
            .iter()
            .filter(|one| one["kind"] == "play")
            .map(|one| one["trials"].as_u64().unwrap_or(0))
            .collect()
    };
    let (searched, rolled) = (of(&[]), of(&["--rollout"]));
    assert_eq!(trials(&searched), [0, 0]);
    assert!(trials(&rolled)[0] >= 216 && trials(&rolled)[1] == 0, "{:?}", trials(&rolled));
    assert!(searched["judging"].is_string() && rolled["judging"].is_null());
}
