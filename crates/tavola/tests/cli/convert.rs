//! `tavola convert`.

use std::path::{Path, PathBuf};

use crate::program::{refusal, run, run_with, text};

/// Returns a file of the corpus of match files.
fn corpus(name: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../notation/tests/corpus").join(name);
    path.display().to_string()
}

/// A folder that is removed at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tavola-convert-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

fn lines(output: &[u8]) -> String {
    let line = String::from_utf8(output.to_vec()).expect("text in UTF-8");
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

#[test]
fn a_match_goes_through_all_formats_and_comes_back() {
    let folder = Folder::new("formats");
    let path = |name: &str| folder.path(name);
    let first = corpus("gnubg-5-point.mat");
    for (from, to) in [
        (first.as_str(), path("1.sgf").as_str()),
        (&path("1.sgf"), &path("2.json")),
        (&path("2.json"), &path("3.mat")),
        (&path("3.mat"), &path("4.mat")),
    ] {
        assert_eq!(text(&["convert", from, to]), "");
    }
    let read = |name: &str| std::fs::read_to_string(name).expect("it was written");
    assert_eq!(read(&path("3.mat")), read(&path("4.mat")));
    // GNU Backgammon gives the last row of a game no number.
    let words = |text: &str| {
        let words: Vec<_> = text.split_whitespace().filter(|word| !word.ends_with(')')).collect();
        words.join(" ").replace(" and the match", "")
    };
    assert_eq!(words(&read(&path("3.mat"))), words(&read(&first)));
}

#[test]
fn pipes_need_a_format_to_write_and_find_the_one_they_read() {
    let sgf = text(&["convert", &corpus("gnubg-5-point.mat"), "-", "--to", "sgf"]);
    let output = run_with(&["convert", "-", "-", "--to", "mat"], &sgf);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains(" 5 point match"));
    assert!(refusal(&["convert", "-", "-"]).contains("expected --to"));
    assert!(refusal(&["convert", "-", "-", "--to", "pgn"]).contains("expected one of mat, sgf"));
    assert!(refusal(&["convert", "no-such.mat", "-", "--to", "mat"]).contains("no-such.mat"));
}

#[test]
fn analysis_of_another_program_survives_the_way_through_json() {
    let folder = Folder::new("analysis");
    let path = folder.path("match.json");
    let analysed = corpus("gnubg-money.sgf");
    let at_once = text(&["convert", &analysed, "-", "--to", "sgf"]);
    assert!(at_once.contains("DA[E ver 3") && at_once.contains("A[0]["), "the file has analysis");
    text(&["convert", &analysed, &path]);
    assert_eq!(text(&["convert", &path, "-", "--to", "sgf"]), at_once);
}

#[test]
fn a_file_with_a_fault_is_one_line_and_what_stands_before_it_is_offered() {
    let mat =
        " 3 point match\n\n Game 1\n a : 0      b : 0\n  1) 31: 8/5 6/5     42: 8/4 6/4\n  2) 61: 24/17\n";
    let args = ["convert", "-", "-", "--from", "mat", "--to", "mat"];
    let output = run_with(&args, mat);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let line = lines(&output.stderr);
    assert!(line.contains("line 6, column 6: \"24/17\" is not a legal play here"), "{line}");
    assert!(line.contains("2 plays can be read with --lenient"), "{line}");
    let output = run_with(&[&args[..], &["--lenient"]].concat(), mat);
    assert!(output.status.success());
    assert!(lines(&output.stderr).contains("line 6, column 6"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("42: 8/4 6/4"));
}

#[test]
fn what_is_no_match_file_is_one_line_whatever_it_is() {
    let folder = Folder::new("faults");
    let path = folder.path("file");
    let large = vec![b'x'; (64 << 20) + 10];
    let inputs: [(&[u8], &str); 6] = [
        (b"", "expected a line such as"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "binary"),
        (b"{\"tavola\":2}", "version 1, not 2"),
        (b"{\"tavola\":1,\"setup\":", "line 1 column 20"),
        (b"(;GM[6]MI[length:7]", "expected ), and the file ends"),
        (&large, "at most 64 MB"),
    ];
    for (bytes, why) in inputs {
        std::fs::write(&path, bytes).expect("it can be written");
        for lenient in [&[][..], &["--lenient"]] {
            let line = refusal(&[&["convert", &path, "-", "--to", "mat"], lenient].concat());
            assert!(line.contains(why), "{line}");
        }
    }
    assert_eq!(run(&["convert", &path]).status.code(), Some(2));
}
