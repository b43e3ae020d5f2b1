//! `tavola duel`: shapes of the output, and repeatability.

use crate::program::{json, refusal, text};

const SHORT: [&str; 8] = ["duel", "tavola-0", "beginner", "--games", "8", "--seed", "3", "--json"];

#[test]
fn a_duel_is_told_in_json_and_the_same_with_two_threads() {
    let one = json(&SHORT);
    let mut two = json(&[&SHORT[..], &["--threads", "2"]].concat());
    assert_eq!((one["played"].as_u64(), one["stakes"].as_str()), (Some(8), Some("money")));
    assert!(one["luck_reduced"]["mean"].is_f64() && one["duplicate"] == true);
    for key in ["seconds", "games_per_second"] {
        assert!(one[key].as_f64().is_some_and(|value| value > 0.0), "{key}");
        two[key] = one[key].clone();
    }
    assert_eq!(one, two);
}

#[test]
fn a_duel_without_a_cube_is_chosen_where_one_player_knows_none() {
    let value = json(&["duel", "tavola-0", "random", "--games", "2", "--no-luck", "--json"]);
    assert_eq!((&value["stakes"], &value["luck_reduced"]), (&"no-cube".into(), &serde_json::Value::Null));
}

#[test]
fn who_may_spend_nothing_plays_by_the_net_alone() {
    // A game without an opening book, which such a player would use.
    let game = ["--rules", "nackgammon", "--games", "4", "--json"];
    let value = json(&[&["duel", "tavola@0nodes", "tavola-0"], &game[..]].concat());
    assert_eq!(value["raw"]["mean"], 0.0, "{value}");
}

#[test]
fn the_nets_of_a_folder_play_as_those_that_are_the_same() {
    let nets = concat!("tavola-0:", env!("CARGO_MANIFEST_DIR"), "/../../nets");
    let value = json(&["duel", nets, "tavola-0", "--games", "4", "--no-luck", "--json"]);
    assert_eq!((&value["player"], &value["raw"]["mean"]), (&nets.into(), &0.0.into()));
}

#[test]
fn a_match_is_told_in_words() {
    let told = text(&["duel", "expert", "tavola-0", "--match", "3", "--games", "4"]);
    for part in ["expert against tavola-0: 4 matches to 3", "50.00 % ± 0.00 of the matches won", "not clear"]
    {
        assert!(told.contains(part), "{told}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_in_one_line() {
    for (args, expected) in [
        (&["duel", "tavola-0", "xg"][..], "gnubg-match-0"),
        (&["duel", "tavola-0", "gnubg-0", "--match", "5"], "without a cube"),
        (&["duel", "tavola-0", "gnubg-0", "--games", "2", "--python", "no-such-python"], "gnubg-nn"),
        (&["duel", "bgsage-1", "tavola-0", "--games", "2", "--python", "no-such-python"], "package bgsage"),
        (&["duel", "tavola-0:no-such-folder", "tavola-0"], "contact.net"),
        (&["duel", "tavola-0:", "tavola-0"], "tavola-0:FOLDER"),
        (
            &["duel", "tavola-0", "gnubg-match-0", "--games", "2", "--gnubg", "no-such-gnubg"],
            "apt install gnubg",
        ),
        (&["duel", "random", "gnubg-match-0"], "tavola-0"),
        (&["duel", "tavola-0", "random", "--games", "0"], "0"),
    ] {
        let line = refusal(args);
        assert!(line.contains(expected), "{line}");
    }
}

/// A player in one line of `sed`, which makes the first legal play of each question.
const FIRST_PLAY: &str = r#"lines:sed -u 's/.*"plays":\["\([^"]*\)".*/\1/'"#;

#[test]
fn any_program_plays_any_game_by_lines() {
    for game in ["backgammon", "plakoto"] {
        let args = ["duel", "tavola-0", FIRST_PLAY, "--no-cube", "--games", "4", "--json", "--rules", game];
        let value = json(&args);
        assert_eq!((&value["won"], &value["against"]), (&serde_json::json!([4, 0]), &FIRST_PLAY.into()));
    }
}

#[test]
fn a_program_of_ubgi_plays_as_the_same_engine_does_here() {
    let program = format!("ubgi:{} ubgi", env!("CARGO_BIN_EXE_tavola"));
    let value = json(&["duel", "tavola-0", &program, "--games", "2", "--no-luck", "--json"]);
    assert_eq!(value["stakes"], "no-cube");
    assert_eq!(value["played"], 2);
}

#[test]
fn a_program_that_plays_no_legal_play_is_refused_with_what_was_expected() {
    for (program, expected) in [
        ("lines:cat", "plays such as"),
        ("lines:true", "lines:true has stopped"),
        ("lines:no-such-program", "a command that starts a program"),
        ("external:localhost:1", "HOST:PORT where a program listens"),
    ] {
        let line = refusal(&["duel", "tavola-0", program, "--no-cube", "--games", "2"]);
        assert!(line.contains(expected) && line.contains(program), "{line}");
    }
}

#[test]
fn a_saved_duel_goes_on_where_it_was() {
    let file = std::env::temp_dir().join(format!("tavola-cli-{}.duel", std::process::id()));
    let path = file.to_str().expect("a path of text");
    let begun = ["duel", "tavola-0", "beginner", "--seed", "3", "--json"];
    json(&[&begun[..], &["--games", "4", "--save", path]].concat());
    let mut whole = json(&[&begun[..], &["--games", "8", "--resume", path]].concat());
    let mut at_once = json(&SHORT);
    for value in [&mut whole, &mut at_once] {
        value["seconds"] = 0.into();
        value["games_per_second"] = 0.into();
    }
    assert_eq!(whole, at_once);
    let another = refusal(&["duel", "tavola-0", "beginner", "--seed", "4", "--resume", path]);
    assert!(another.contains("begun with seed 3, not 4"), "{another}");
    let exists = refusal(&["duel", "tavola-0", "beginner", "--save", path]);
    assert!(exists.contains("the file exists"), "{exists}");
    std::fs::remove_file(file).expect("it was there");
}
