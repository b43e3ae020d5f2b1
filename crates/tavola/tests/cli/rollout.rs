//! `tavola rollout`: shapes, limits, files, interruptions.

use std::io::Read;
use std::path::PathBuf;
use std::process::Stdio;

use crate::program::{json, refusal, tavola, text};
use crate::running::Running;

const SHORT: [&str; 4] = ["--truncate", "2", "--threads", "1"];

fn short(args: &[&str]) -> serde_json::Value {
    json(&[&["rollout"], args, &SHORT[..], &["--json"]].concat())
}

/// A separate file for a test, removed at its end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let file = std::env::temp_dir().join(format!("tavola-{}-{name}.rollout", std::process::id()));
        _ = std::fs::remove_file(&file);
        Scratch(file)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn plays_are_compared_on_the_same_dice() {
    let value = short(&["start", "31", "--plays", "2", "--trials", "72"]);
    assert_eq!((&value["finished"], &value["dice"]), (&true.into(), &serde_json::json!([3, 1])));
    assert!(value["action"].is_null() && value["answer"].is_null());
    let found = value["candidates"].as_array().unwrap();
    assert_eq!((found.len(), &found[0]["text"]), (2, &"8/5 6/5".into()));
    for candidate in found {
        assert_eq!(candidate["trials"], 72);
        for key in ["equity", "se", "loss", "win", "win_gammon", "lose_gammon", "lose_backgammon"] {
            assert!(candidate[key].is_f64(), "{key}: {candidate}");
        }
        assert_eq!(candidate["moves"].as_array().unwrap().len(), 2);
    }
    assert!(found[0]["loss_se"].is_null() && found[1]["loss_se"].is_f64());
    let named = short(&["start", "31", "--play", "24/23 13/10", "--play", "8/5 6/5", "--trials", "36"]);
    assert_eq!(named["candidates"].as_array().unwrap().len(), 2);
}

#[test]
fn chances_that_do_not_count_at_the_score_are_left_out() {
    let at = |score: &str| format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:{score}:10");
    let value = short(&[&at("6:6:1:7"), "--plays", "1", "--trials", "36"]);
    let found = &value["candidates"][0];
    for key in ["win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"] {
        assert!(found[key].is_null(), "{key}: {found}");
    }
    assert!(found["win"].is_f64());
    // The player on roll wins the match with any win, the other with a gammon.
    let position = at("6:5:1:7");
    let table = text(&["rollout", &position, "--plays", "1", "--truncate", "2", "--trials", "36"]);
    assert!(
        table.contains(" %, lose ") && table.contains("(gammon ") && !table.contains("backgammon "),
        "{table}"
    );
    assert!(table.ends_with("; gammons that do not count are left out\n"), "{table}");
}

#[test]
fn without_dice_the_cube_decision_is_rolled_out() {
    let value = short(&["start", "--trials", "36"]);
    let texts: Vec<&str> =
        value["candidates"].as_array().unwrap().iter().filter_map(|one| one["text"].as_str()).collect();
    assert_eq!(texts, ["no double", "double, take", "double, drop"]);
    assert_eq!((&value["action"], &value["answer"]), (&"no-double".into(), &"take".into()));
    assert_eq!(value["candidates"][2]["equity"], 1.0);
    let alone = short(&["start", "--no-cube", "--trials", "36"]);
    assert_eq!(alone["candidates"][0]["text"], "roll");
    assert!(alone["action"].is_null());
    let plakoto = short(&["start", "--rules", "plakoto", "--trials", "36"]);
    assert_eq!((&plakoto["rules"], &plakoto["candidates"][0]["text"]), (&"plakoto".into(), &"roll".into()));
}

#[test]
fn the_table_names_the_decision_and_how_it_was_found() {
    let table = text(&["rollout", "start", "--truncate", "2", "--trials", "36", "--threads", "2"]);
    assert!(table.starts_with("no double; if doubled, take\n"), "{table}");
    assert!(table.contains("\u{b1}") && table.contains("36 trials"), "{table}");
    assert!(table.ends_with("2 rolls, luck subtracted, seed 1; intervals of 95 %\n"), "{table}");
}

#[test]
fn a_seed_and_not_the_threads_decides_the_result() {
    let run = |more: &[&str]| {
        json(&[&["rollout", "start", "52", "--truncate", "2", "--trials", "72", "--json"], more].concat())
    };
    let one = run(&["--threads", "1", "--seed", "9"]);
    assert_eq!(run(&["--threads", "4", "--seed", "9"]), one);
    assert_ne!(run(&["--threads", "1", "--seed", "8"])["candidates"], one["candidates"]);
}

#[test]
fn a_rollout_that_was_killed_goes_on_to_the_same_result() {
    let file = Scratch::new("killed");
    let job = ["start", "43", "--plays", "3", "--trials", "360", "--truncate", "3", "--threads", "1"];
    let whole = json(&[&["rollout"], &job[..], &["--json"]].concat());
    let mut command = tavola();
    command.args([&["rollout"], &job[..], &["--save", file.name()]].concat());
    let mut child = Running::new(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
    // Killed as soon as a slice is in the file, unless it has ended: the claim holds in both cases.
    let has_slices = || std::fs::read_to_string(&file.0).is_ok_and(|text| text.contains("\"equities\""));
    while !has_slices() && child.try_wait().unwrap().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    _ = child.kill();
    child.wait().unwrap();
    let resumed = json(&["rollout", "--resume", file.name(), "--trials", "360", "--threads", "2", "--json"]);
    assert_eq!(resumed, whole);
    // It was saved to the same file, so no trial is left; the position may be repeated.
    let again = json(&["rollout", "start", "43", "--resume", file.name(), "--json"]);
    assert_eq!(again, whole);
}

#[test]
fn a_file_that_exists_is_replaced_only_by_the_rollout_that_goes_on_with_it() {
    let (file, other) = (Scratch::new("exists"), Scratch::new("exists-too"));
    let args = ["start", "31", "--plays", "1", "--trials", "36"];
    let first = short(&[&args[..], &["--save", file.name()]].concat());
    let saved = std::fs::read_to_string(&file.0).unwrap();
    let again = ["rollout", "start", "52", "--truncate", "2", "--trials", "36", "--save", file.name()];
    let line = refusal(&again);
    assert!(line.contains("the file exists"), "{line}");
    assert_eq!(std::fs::read_to_string(&file.0).unwrap(), saved);
    let resumed = ["rollout", "--resume", file.name(), "--json", "--save"];
    assert_eq!(json(&[&resumed[..], &[file.name()]].concat()), first);
    assert_eq!(json(&[&resumed[..], &[other.name()]].concat()), first);
    assert!(refusal(&[&resumed[..], &[other.name()]].concat()).contains("the file exists"));
}

#[test]
fn parts_are_merged_and_what_is_no_part_is_refused() {
    let (first, second) = (Scratch::new("first"), Scratch::new("second"));
    let args = ["start", "31", "--plays", "2", "--trials", "36"];
    short(&[&args[..], &["--save", first.name()]].concat());
    short(&[&args[..], &["--save", second.name(), "--skip", "36"]].concat());
    let merged = json(&["rollout", "--resume", first.name(), "--resume", second.name(), "--json"]);
    let whole = short(&["start", "31", "--plays", "2", "--trials", "72"]);
    assert_eq!(merged, whole);

    let other = Scratch::new("other");
    short(&["start", "52", "--plays", "2", "--trials", "36", "--save", other.name()]);
    let line = refusal(&["rollout", "--resume", first.name(), "--resume", other.name()]);
    assert!(line.contains("not parts of the same"), "{line}");
    let line = refusal(&["rollout", "start", "52", "--resume", first.name()]);
    assert!(line.contains("expected the dice of the saved rollout"), "{line}");
    let line = refusal(&["rollout", "--resume", first.name(), "--seed", "5"]);
    assert!(line.contains("expected the seed of the saved rollout"), "{line}");

    let text = std::fs::read_to_string(&first.0).unwrap();
    std::fs::write(&first.0, &text[..text.len() / 2]).unwrap();
    assert!(refusal(&["rollout", "--resume", first.name()]).contains("damaged"));
    std::fs::write(&first.0, "something else\n").unwrap();
    assert!(refusal(&["rollout", "--resume", first.name()]).contains("expected a saved rollout"));
    std::fs::write(&first.0, [0xff, 0xfe, 0]).unwrap();
    assert!(refusal(&["rollout", "--resume", first.name()]).contains("expected a saved rollout"));
}

#[test]
fn what_cannot_be_rolled_out_is_refused_in_one_line() {
    for (args, wanted) in [
        (&["rollout"][..], "POSITION"),
        (&["rollout", "start", "77"], "two dice"),
        (&["rollout", "start", "31", "--play", "8/4 6/5"], "not a legal play"),
        (&["rollout", "start", "--play", "8/5 6/5"], "dice"),
        (&["rollout", "start", "--trials", "0"], "0 is not in 1.."),
        (&["rollout", "start", "--stop-se", "-1"], "a number above 0"),
        (&["rollout", "start", "--skip", "5"], "a multiple of 36"),
        (&["rollout", "6:1 / "], "nobody has finished"),
        (&["rollout", "--resume", "/nowhere/at/all"], "/nowhere/at/all"),
    ] {
        let line = refusal(args);
        assert!(line.contains(wanted), "{args:?}: {line}");
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_rollout_prints_what_there_is() {
    let file = Scratch::new("interrupted");
    // A number of trials that takes far too long.
    let mut command = tavola();
    command
        .args(["rollout", "start", "31", "--plays", "2", "--trials", "50000000", "--truncate", "2", "--json"])
        .args(["--threads", "1", "--save", file.name()]);
    let mut child = Running::new(command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let has_slices = || std::fs::read_to_string(&file.0).is_ok_and(|text| text.contains("\"equities\""));
    while !has_slices() {
        assert!(child.try_wait().unwrap().is_none(), "the rollout has ended before its first slice");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.signal(rustix::process::Signal::INT);
    let mut printed = String::new();
    child.stdout.take().unwrap().read_to_string(&mut printed).unwrap();
    assert!(child.wait().unwrap().success());
    let value: serde_json::Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(value["finished"], false);
    assert!(value["candidates"][0]["trials"].as_u64().unwrap() >= 36);
    let saved = std::fs::read_to_string(&file.0).unwrap();
    assert_eq!(saved.lines().count(), 2, "the file is whole");
}
