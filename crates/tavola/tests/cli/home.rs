//! A home folder for runs of the program.

use std::path::PathBuf;
use std::process::{Output, Stdio};

use crate::program::tavola;

/// A separate home, which is removed with all its files.
pub(crate) struct Home(pub(crate) PathBuf);

impl Home {
    pub(crate) fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("tavola-evening-{name}-{}", std::process::id()));
        _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Home(path)
    }

    pub(crate) fn run(&self, args: &[&str], input: &str) -> Output {
        use std::io::Write as _;
        let mut child = tavola()
            .args(args)
            .current_dir(&self.0)
            .env("XDG_DATA_HOME", self.0.join("data"))
            .env_remove("LANG")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("tavola starts");
        let mut stdin = child.stdin.take().expect("standard input is piped");
        let input = input.to_owned();
        let writer = std::thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().expect("tavola ends");
        writer.join().expect("input is written");
        output
    }

    pub(crate) fn said(&self, args: &[&str], input: &str) -> String {
        let output = self.run(args, input);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text in UTF-8")
    }

    pub(crate) fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let line = String::from_utf8(output.stderr).expect("text in UTF-8");
        assert_eq!(line.lines().count(), 1, "{line}");
        line
    }

    pub(crate) fn json(&self, args: &[&str]) -> serde_json::Value {
        serde_json::from_str(&self.said(args, "")).expect("JSON")
    }

    pub(crate) fn file(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).expect("a file")
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}
