//! `tavola connect` and `tavola ubgi`: other programs ask, Tavola answers.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::process::Stdio;

use crate::program::{refusal, run_with, tavola};

#[test]
fn a_controller_is_answered_over_standard_input() {
    let commands = "ubgi\nset engine.ply 1\nposition gnubgid 4HPwATDgc/ABMA\ndice 3 1\nfly\ngo\n";
    let output = run_with(&["ubgi"], commands);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text in UTF-8");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.contains(&"ubgiok"));
    assert!(lines.contains(&"error bad_command \"fly\" is no command"));
    assert_eq!(lines.last(), Some(&"bestmove 8/5 6/5"));
}

#[test]
fn gnubg_is_answered_over_a_socket_and_nonsense_ends_nothing() {
    let mut server = tavola()
        .args(["connect", "gnubg", "--listen", "0", "--ply", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut printed = String::new();
    let output = server.stdout.take().expect("standard output is piped");
    BufReader::new(output).read_line(&mut printed).expect("a line");
    let port = printed.trim().rsplit(':').next().and_then(|port| port.parse::<u16>().ok());
    let asked = port.map(|port| {
        let mut caller = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
        let board = "board:gnubg:root:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
                     1:-1:0:25:0:0:0:0:0:0:0:1";
        let mut answers = BufReader::new(caller.try_clone().expect("a second handle")).lines();
        ["nonsense", board].map(|line| {
            caller.write_all(format!("{line}\n\0").as_bytes()).expect("it reads");
            answers.next().expect("an answer").expect("text")
        })
    });
    server.kill().expect("it runs");
    server.wait().expect("it ends");
    let [refused, play] = asked.expect("a port in the line that it prints");
    assert!(refused.starts_with("Error: expected a board"), "{refused}");
    assert_eq!(play, "8/5 6/5");
}

#[test]
fn wrong_arguments_name_what_was_expected() {
    assert!(refusal(&["connect"]).contains("gnubg"));
    assert!(refusal(&["connect", "xg"]).contains("possible values: gnubg"));
    assert!(refusal(&["connect", "gnubg", "--listen", "700000"]).contains("700000"));
    assert!(refusal(&["connect", "gnubg", "--ply", "9"]).contains("0..=3"));
}
