//! Completions of shells and pages of `man`.

use crate::program::{refusal, run, tavola};

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let output = run(&["completions", shell]);
        assert!(output.status.success(), "{shell}");
        let text = String::from_utf8(output.stdout).expect("text in UTF-8");
        for command in ["play", "record", "matches", "hint", "rollout", "completions"] {
            assert!(text.contains(command), "{shell}: {command}");
        }
    }
    assert!(refusal(&["completions", "tcsh"]).contains("bash"));
}

/// bash reads the script without an error, and completes a command with it.
#[test]
#[cfg(target_os = "linux")]
fn bash_takes_the_completions() {
    let text = run(&["completions", "bash"]).stdout;
    let script = std::env::temp_dir().join(format!("tavola-completions-{}.bash", std::process::id()));
    std::fs::write(&script, text).expect("a file");
    let ask = format!(
        "source {}; COMP_WORDS=(tavola rol); COMP_CWORD=1; _tavola tavola rol tavola; echo ${{COMPREPLY[@]}}",
        script.display()
    );
    let answered = std::process::Command::new("bash").args(["-c", &ask]).output().expect("bash");
    _ = std::fs::remove_file(&script);
    assert_eq!(String::from_utf8_lossy(&answered.stdout).trim(), "rollout", "{answered:?}");
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = std::env::temp_dir().join(format!("tavola-man-{}", std::process::id()));
    let output = tavola().arg("man").arg(&folder).output().expect("tavola ends");
    assert!(output.status.success(), "{output:?}");
    for page in ["tavola.1", "tavola-hint.1", "tavola-matches-export.1"] {
        let text =
            std::fs::read_to_string(folder.join(page)).unwrap_or_else(|error| panic!("{page}: {error}"));
        assert!(text.contains(".SH NAME") && text.contains("tavola"), "{page}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
    assert!(String::from_utf8_lossy(&run(&["man"]).stdout).contains(".TH tavola 1"));
}
