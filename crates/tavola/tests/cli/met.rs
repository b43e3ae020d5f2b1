//! `tavola met`, and the table of other commands.

use std::fs;
use std::path::PathBuf;

use crate::program::{json, refusal, text};

/// A file that is removed at the end.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> File {
        let path = std::env::temp_dir().join(format!("tavola-met-{name}-{}", std::process::id()));
        fs::write(&path, text).expect("the folder for such files");
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn the_published_table_has_its_published_figures() {
    let table = json(&["met", "--met", "kazaross", "--length", "25", "--json"]);
    assert_eq!((&table["met"], &table["length"]), (&"Kazaross-XG2".into(), &25.into()));
    for (own, other, chance) in [(2, 1, 0.32264), (1, 2, 0.67736), (5, 3, 0.35205), (25, 24, 0.46914)] {
        let found = table["chances"][own - 1][other - 1].as_f64().expect("a chance");
        assert!((found - chance).abs() < 1e-9, "{own}-away {other}-away: {found}");
    }
    assert_eq!(table["post_crawford"][1], 0.48803);
    assert_eq!(table["post_crawford"].as_array().map(Vec::len), Some(25));
}

#[test]
fn the_text_has_a_line_for_each_distance() {
    let page = include_str!("../../../../docs/cli.md");
    let lines = text(&["met", "--met", "kazaross", "--length", "3"]);
    assert!(page.contains(&lines), "docs/cli.md has another example than\n{lines}");
}

#[test]
fn a_table_of_any_figures_is_read_from_a_file() {
    let file = File::new("read", "# a remark\nname Even\npost-crawford 0.5\n2-away 0.25\n");
    let table = json(&["met", "--met", file.path(), "--length", "2", "--json"]);
    assert_eq!(table["met"], "Even");
    assert_eq!(table["chances"], serde_json::json!([[0.5, 0.75], [0.25, 0.5]]));
    assert_eq!(table["post_crawford"], serde_json::json!([0.5, 0.5]));
    let wrong = File::new("wrong", "name Wrong\n3-away 0.2\n");
    assert!(refusal(&["met", "--met", wrong.path()]).contains("line 2: expected a line 2-away"));
    assert!(refusal(&["met", "--met", "no-such-table"]).contains("expected own, kazaross or a file"));
    assert!(refusal(&["met", "--length", "101"]).contains("101"));
}

#[test]
fn a_match_is_played_by_the_table_that_is_named() {
    // Both need two points: after a drop the player still has 0.9 of the match by this table, so nobody takes.
    let file = File::new("played", "name Odd\n2-away 0.9\n");
    let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:3:0:5:10";
    let cube = |met: &str| json(&["cube", position, "--ply", "0", "--json", "--met", met]);
    assert_eq!((&cube("own")["answer"], &cube("kazaross")["answer"]), (&"take".into(), &"take".into()));
    assert_eq!(cube(file.path())["answer"], "drop");
    assert_ne!(cube("own")["double_take"], cube("kazaross")["double_take"]);
    let duel = ["duel", "tavola-0", "random", "--match", "2", "--games", "2", "--json", "--met"];
    assert_eq!(json(&[&duel[..], &["kazaross"]].concat())["met"], "Kazaross-XG2");
}
