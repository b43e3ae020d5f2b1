//! `tavola perft`: counts.

use crate::program::{json, run_with, text};

#[test]
fn the_start_position_has_447_results_at_depth_one() {
    assert_eq!(text(&["perft", "start", "1"]), "447\n");
    let answer = json(&["perft", "start", "2", "--json"]);
    assert_eq!(answer["nodes"], 202_782);
    assert_eq!(answer["depth"], 2);
    assert!(answer["seconds"].as_f64().unwrap() > 0.0 && answer["nodes_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn positions_of_a_stream_are_counted_one_by_one() {
    let output = run_with(&["perft", "-", "1"], "start\n1:1 / 1:1\n");
    assert!(output.status.success());
    let answers = String::from_utf8(output.stdout).unwrap();
    let nodes: Vec<u64> = answers
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["nodes"].as_u64().unwrap())
        .collect();
    assert_eq!(nodes, [447, 21]);
}
