//! The command line.

use std::process::Command;

fn refusal(args: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_tavola-load")).args(args).output().expect("the program starts");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).expect("UTF-8")
}

#[test]
fn a_server_elsewhere_is_refused() {
    for elsewhere in ["192.168.1.5:7415", "0.0.0.0:7415", "[2001:db8::1]:80"] {
        let line = refusal(&["--address", elsewhere]);
        assert!(line.contains("expected a loopback address") && line.contains(elsewhere), "{line}");
    }
    assert!(refusal(&["--address", "tavola.example:80"]).contains("--address"));
}

#[test]
fn what_has_no_bounds_is_refused() {
    assert!(refusal(&["--seconds", "601"]).contains("1..=600"));
    assert!(refusal(&["--matches", "10001"]).contains("1..=10000"));
    assert!(refusal(&["--rates", "fast"]).contains("or `full`"));
    assert!(refusal(&["--rates", "0"]).contains("or `full`"));
}
