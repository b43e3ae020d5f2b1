//! `tavola play` without a terminal: input in lines, output in lines, and no loss of data.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Stdio};

use tavola_notation::play;
use tavola_rules::{Player, Plays, Roll, Rules, Setup};

use crate::program::{refusal, run_with, tavola};
use crate::running::Running;

/// A folder that is removed with all its files.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tavola-play-{name}-{}", std::process::id()));
        _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Returns standard output of a run with some lines of input.
fn said(folder: &Folder, args: &[&str], input: &str) -> String {
    let args = [&["play", "--data", folder.path()], args].concat();
    let output = run_with(&args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text in UTF-8")
}

/// A running match.
struct Playing {
    child: Running,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// The action that the match waits for, and the position, the person first.
struct Asked {
    state: String,
    position: String,
}

impl Playing {
    fn start(folder: &Folder, args: &[&str]) -> Playing {
        let mut command = tavola();
        command
            .args(["play", "--data", folder.path()])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = Running::new(command.spawn().expect("tavola starts"));
        let input = child.stdin.take().expect("standard input is piped");
        let output = BufReader::new(child.stdout.take().expect("standard output is piped"));
        Playing { child, input, output }
    }

    /// Reads until an action is possible; `None` when the match is over.
    fn asked(&mut self) -> Option<Asked> {
        let (mut position, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            if self.output.read_line(&mut line).expect("a line") == 0 {
                return None;
            }
            let line = line.trim_end();
            assert!(!line.starts_with("no:"), "{line}");
            assert!(line.is_ascii(), "{line}");
            if let Some(text) = line.strip_prefix("position ") {
                position = text.to_owned();
            }
            if line.ends_with(']') {
                return Some(Asked { state: line.to_owned(), position });
            }
        }
    }

    /// Reads until an input is refused.
    #[cfg(target_os = "linux")]
    fn refused(&mut self) -> String {
        let mut line = String::new();
        while !line.starts_with("no: ") {
            line.clear();
            assert!(self.output.read_line(&mut line).expect("a line") > 0, "nothing is refused");
        }
        line
    }

    fn type_in(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the line is read");
    }
}

/// Returns some legal play of the dice that a state names, as text.
fn some_play(asked: &Asked) -> String {
    let rules = &Rules::STANDARD;
    let setup: Setup = asked.position.parse().expect("plain notation");
    let position = setup.with_rest_off(rules, Player::First).position(rules, Player::First).expect("legal");
    let dice = asked.state.split_whitespace().find_map(|word| word.parse::<Roll>().ok()).expect("dice");
    let (high, low) = (dice.dice()[0], dice.dice()[1]);
    let mut plays = Plays::new();
    plays.generate_roll(rules, &position, high, low);
    let chosen = plays.iter().last().expect("a play");
    play::text(&position, &chosen.moves.iter(rules, &position).collect::<Vec<_>>(), rules)
}

#[test]
fn a_whole_match_is_played_against_tavola_in_lines() {
    let folder = Folder::new("whole");
    let mut playing = Playing::start(&folder, &["--match", "3", "--level", "beginner", "--new"]);
    let mut asked = 0;
    while let Some(question) = playing.asked() {
        asked += 1;
        assert!(asked < 5_000, "the match does not end");
        let answer = match question.state.rsplit_once('[').expect("brackets").1 {
            choices if choices.starts_with("roll") => "roll".to_owned(),
            choices if choices.starts_with("take") => "take".to_owned(),
            choices if choices.starts_with("accept") => "accept".to_owned(),
            choices if choices.starts_with("next") => "next".to_owned(),
            _ => some_play(&question),
        };
        playing.type_in(&answer);
    }
    assert!(playing.child.wait().expect("tavola ends").success());
    assert!(asked > 10);
    // The match is over, so no match can be continued.
    let line = refusal(&["play", "--resume", "--data", folder.path()]);
    assert!(line.contains("no unfinished match"), "{line}");
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = Folder::new("resumed");
    let first = said(&folder, &["--two", "--hand-dice"], "roll 31\n8/5\n");
    assert!(first.ends_with("Player 1 has 31. Still to play: 1 [undo, undo all, resign]\n"), "{first}");
    let second = said(&folder, &["--resume"], "6/5\ndouble\ndouble\n");
    assert!(second.contains("Player 1 has 31. Still to play: 1"), "{second}");
    assert!(second.contains("\nX 31: 8/5 6/5\n") && second.contains("\nO doubles to 2\n"), "{second}");
    assert!(second.ends_with("no: Something else has to be done first. Now: take, drop\n"), "{second}");
    let third = said(&folder, &[], "drop\nnext\nquit\n");
    assert!(third.contains("Player 2 wins the game: 1 point [next]"), "{third}");
    assert!(third.contains("O Player 2, score 1"), "{third}");
    assert!(third.trim_end().ends_with("0001.jsonl"), "{third}");
    let new = said(&folder, &["--new"], "");
    assert!(new.starts_with("Backgammon, 5-point match, Game 1"), "{new}");
}

#[test]
fn the_example_of_the_document_is_what_is_printed() {
    let page = include_str!("../../../../docs/cli.md");
    let folder = Folder::new("page");
    let said = said(&folder, &["--new", "--two", "--hand-dice"], "roll 31\n8/5 6/5\nquit\n");
    let shown: Vec<&str> = said.lines().filter(|line| line.starts_with('X') || line.ends_with(']')).collect();
    assert!(page.contains(&shown.join("\n")), "{shown:?}");
}

#[test]
fn a_byte_that_is_no_text_and_a_line_without_end_are_refused_and_the_match_goes_on() {
    let folder = Folder::new("bytes");
    let long = "13/8 ".repeat(100_000);
    let input = [&b"roll \xff31\nroll 31\n"[..], long.as_bytes(), b"\n8/5 6/5\n"].concat();
    let mut child = tavola()
        .args(["play", "--data", folder.path(), "--two", "--hand-dice"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("tavola starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().expect("tavola ends");
    writer.join().expect("input is written");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("text in UTF-8");
    let refused: Vec<&str> = said.lines().filter(|line| line.starts_with("no: ")).collect();
    assert_eq!(
        refused,
        [
            "no: This is not text in UTF-8; help lists the commands",
            "no: A line has at most 200 bytes; help lists the commands",
        ]
    );
    assert!(said.contains("\nX 31: 8/5 6/5\n"), "{said}");
}

#[test]
fn dice_of_tavola_are_not_cocked() {
    let folder = Folder::new("cocked");
    let said = said(&folder, &["--two"], &"roll\n".repeat(20).replacen("roll", "cocked", 1));
    assert!(said.contains("no: This roll stands and is not repeated."), "{said}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_match_goes_on_when_a_full_disk_has_space_again() {
    let folder = Folder::new("full");
    let mut playing = Playing::start(&folder, &["--two", "--hand-dice"]);
    playing.asked().expect("the opening roll");
    let file = std::path::Path::new(folder.path()).join("play").join("0001.jsonl");
    let before = std::fs::read(&file).expect("the match is kept");
    // Half of the next line still fits.
    playing.child.limit_files(Some(before.len() as u64 + 20));
    playing.type_in("roll 31");
    let refused = playing.refused();
    assert!(refused.contains("0001.jsonl") && refused.contains("too large"), "{refused}");
    assert_eq!(std::fs::read(&file).expect("the match is kept"), before);
    playing.child.limit_files(None);
    playing.type_in("roll 31");
    assert!(playing.asked().expect("a turn").state.contains("Player 1 has 31"));
    playing.type_in("quit");
    assert!(playing.child.wait().expect("tavola ends").success());
    assert!(said(&folder, &["--resume"], "").contains("Player 1 has 31"));
}

/// A bot's decision that cannot be saved is made again.
#[test]
#[cfg(target_os = "linux")]
fn a_bot_goes_on_when_a_full_disk_has_space_again() {
    let folder = Folder::new("full-bot");
    let mut playing = Playing::start(&folder, &["--hand-dice", "--level", "beginner"]);
    playing.asked().expect("the opening roll");
    let file = std::path::Path::new(folder.path()).join("play").join("0001.jsonl");
    let length = std::fs::metadata(&file).expect("the match is kept").len();
    // The opening fits, the bot's turn does not.
    playing.child.limit_files(Some(length + 60));
    playing.type_in("roll 13");
    let refused = playing.refused();
    assert!(refused.contains("Enter tries again"), "{refused}");
    playing.type_in("");
    assert!(playing.refused().contains("Enter tries again"));
    playing.child.limit_files(None);
    playing.type_in("");
    assert!(playing.asked().expect("a turn").state.contains("Enter your roll"));
}

#[test]
fn options_that_make_no_sense_are_refused() {
    for args in [
        &["play", "--match", "0"][..],
        &["play", "--match", "3", "--money"],
        &["play", "--two", "--level", "club"],
        &["play", "--new", "--resume"],
        &["play", "--rules", "chess"],
        &["play", "--level", "champion"],
    ] {
        refusal(args);
    }
}

#[test]
fn a_pipe_is_in_english_and_a_language_is_asked_for_by_its_code() {
    let folder = Folder::new("language");
    let args = ["play", "--data", folder.path(), "--new", "--two"];
    let german = tavola().args(args).env("LC_ALL", "de_DE.UTF-8").stdin(Stdio::null()).output();
    let said = String::from_utf8(german.expect("tavola ends").stdout).expect("text in UTF-8");
    assert!(said.contains("\nThe opening roll decides who begins [roll]\n"), "{said}");
    let asked = crate::play::said(&folder, &["--new", "--two", "--lang", "ru"], "");
    assert!(asked.contains("\nX Игрок 1, счёт 0, пипсы 167\n"), "{asked}");
    let line = refusal(&["play", "--lang", "tr"]);
    assert!(line.contains("one of en, de, fr, es, it, nl, pt, da, ru"), "{line}");
}
