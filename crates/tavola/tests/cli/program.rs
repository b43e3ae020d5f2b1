//! Runs the program like a user.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Returns the program, ready for arguments.
pub(crate) fn tavola() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavola"));
    // The expected texts are not in the language of the machine.
    command.env("LC_ALL", "C.UTF-8");
    command
}

/// Runs it with arguments and an empty standard input.
pub(crate) fn run(args: &[&str]) -> Output {
    run_with(args, "")
}

/// Runs it with arguments and a text on standard input.
pub(crate) fn run_with(args: &[&str], input: &str) -> Output {
    run_with_bytes(args, input.as_bytes().to_vec())
}

/// Runs it with arguments and any bytes on standard input.
pub(crate) fn run_with_bytes(args: &[&str], input: Vec<u8>) -> Output {
    let mut child = tavola()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    // Written on a separate thread, because the program may answer more than a pipe holds before it has read everything.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("input is written");
    output
}

/// Returns standard output of a run that must succeed.
pub(crate) fn text(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text in UTF-8")
}

/// Returns the JSON output of a run, which must be one line.
pub(crate) fn json(args: &[&str]) -> serde_json::Value {
    let text = text(args);
    assert_eq!(text.lines().count(), 1, "{args:?}");
    serde_json::from_str(&text).expect("JSON")
}

/// Returns the only line of a run that must fail with code 2; standard output must be empty.
pub(crate) fn refusal(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let line = String::from_utf8(output.stderr).expect("text in UTF-8");
    assert_eq!(line.lines().count(), 1, "{args:?}: {line}");
    assert!(line.starts_with("tavola: "), "{line}");
    line
}
