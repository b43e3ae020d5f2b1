//! `tavola tables`, and the use of a table by other commands.

use std::fs;
use std::path::PathBuf;
use std::process::Output;

use serde_json::Value;

use crate::program::{json, refusal, run, tavola, text};
use crate::schema;

/// A folder for data that is removed with all its files.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        Folder(std::env::temp_dir().join(format!("tavola-tables-{name}-{}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }

    fn table(&self) -> PathBuf {
        self.0.join("tables/bear-off.tab")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_table_is_made_once_said_and_checked() {
    let folder = Folder::new("made");
    let made = json(&["tables", "--data", folder.path(), "--json"]);
    schema::check("tables", &made);
    assert_eq!(made["table"], "bear-off");
    assert_eq!(made["positions"], 853_776);
    assert_eq!(made["file"], folder.table().to_str().expect("a path in UTF-8"));
    assert_eq!(made["bytes"], fs::metadata(folder.table()).expect("the file").len());
    assert!(made["seconds"].is_number());
    let page = include_str!("../../../../docs/cli.md");
    let checksum = made["checksum"].as_str().expect("a checksum");
    assert!(page.contains(checksum), "every machine makes the table of docs/cli.md: {checksum}");
    let checked = json(&["tables", "--data", folder.path(), "--check", "--json"]);
    assert_eq!(checked["checksum"], made["checksum"]);
    assert!(checked["seconds"].is_null());
    let lines = text(&["tables", "bear-off", "--data", folder.path(), "--check"]);
    assert!(lines.starts_with("bear-off: 853776 positions, whole\n"), "{lines}");
    assert!(lines.contains(checksum), "{lines}");
    let names: Vec<_> = fs::read_dir(folder.0.join("tables")).expect("the folder").collect();
    assert_eq!(names.len(), 1, "nothing unfinished is left");
}

#[test]
fn any_number_of_threads_makes_the_same_file() {
    let folder = Folder::new("threads");
    let checksum = |threads| {
        json(&["tables", "--data", folder.path(), "--threads", threads, "--json"])["checksum"].clone()
    };
    assert_eq!(checksum("1"), checksum("3"));
}

/// Returns the only line of a run that fails because of the machine, with code 1.
fn failure(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = run(args);
    assert_eq!(status.code(), Some(1));
    assert!(stdout.is_empty());
    let line = String::from_utf8(stderr).expect("text in UTF-8");
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

#[test]
fn a_table_that_is_missing_or_damaged_is_code_1_and_an_unknown_one_code_2() {
    let folder = Folder::new("damaged");
    let check = ["tables", "--data", folder.path(), "--check"];
    assert!(failure(&check).contains("bear-off.tab"));
    text(&["tables", "--data", folder.path()]);
    let mut bytes = fs::read(folder.table()).expect("the file");
    bytes[1000] ^= 1;
    fs::write(folder.table(), &bytes).expect("the file is written");
    assert!(failure(&check).contains("damaged"));
    for (file, wrong) in [
        (&bytes[..bytes.len() / 2], "too long or too short"),
        (&b"something else"[..], "not this table"),
        (&[][..], "not this table"),
    ] {
        fs::write(folder.table(), file).expect("the file is written");
        assert!(failure(&check).contains(wrong), "{wrong}");
    }
    assert!(refusal(&["tables", "openings"]).contains("bear-off"));
}

/// Runs an evaluation with another folder for data.
#[cfg(not(any(windows, target_os = "macos")))]
fn eval(home: &Folder) -> (Value, String) {
    let output = tavola()
        .args(["eval", "5:1 2:1 / 1:1", "--json"])
        .env("XDG_DATA_HOME", home.path())
        .output()
        .expect("the program runs");
    assert!(output.status.success());
    let said = String::from_utf8(output.stderr).expect("text in UTF-8");
    (serde_json::from_slice(&output.stdout).expect("JSON"), said)
}

#[test]
#[cfg(not(any(windows, target_os = "macos")))]
fn positions_of_a_table_that_has_been_made_are_worth_what_it_says() {
    let home = Folder::new("home");
    let data = home.0.join("tavola");
    text(&["tables", "--data", data.to_str().expect("a path in UTF-8")]);
    // 19 of 36 rolls clear both: 2/36, doubled.
    let (answer, said) = eval(&home);
    let near = |name: &str, expected: f64| (answer[name].as_f64().expect("a number") - expected).abs() < 5e-5;
    assert!(near("equity", 1.0 / 18.0) && near("cubeful", 1.0 / 9.0), "{answer}");
    assert!(said.is_empty(), "{said}");
    let table = data.join("tables/bear-off.tab");
    let whole = fs::read(&table).expect("the file");
    let mut damaged = whole.clone();
    damaged[5_000_000] ^= 1;
    for file in [&damaged[..], &whole[..4096], b"something else", b""] {
        fs::write(&table, file).expect("the file is written");
        let (answer, said) = eval(&home);
        assert!(answer["equity"].is_number());
        assert!(said.contains("tavola tables bear-off makes it anew") && said.lines().count() == 1, "{said}");
    }
}
