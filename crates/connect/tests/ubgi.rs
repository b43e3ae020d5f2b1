//! The Universal Backgammon Interface: the three spellings, errors, and searches that are stopped.

use std::io::{BufRead, BufReader, Read, Write};
use std::time::{Duration, Instant};

use tavola_connect::ubgi;
use tavola_engine::Engine;

const START: &str = "4HPwATDgc/ABMA";

/// The lines that answer commands.
fn answers(commands: &str) -> Vec<String> {
    ubgi::answers(Engine::embedded(), commands).lines().map(str::to_owned).collect()
}

/// The last line that answers commands at the least depth.
fn last(commands: &str) -> String {
    answers(&format!("set engine.ply 1\n{commands}")).pop().expect("an answer")
}

#[test]
fn the_greeting_has_what_controllers_of_every_version_wait_for() {
    let lines = answers("ubgi\n");
    assert_eq!(lines[0], "id name Tavola");
    assert!(lines.contains(&"proto 0.2".to_owned()));
    assert!(lines.iter().any(|line| line.starts_with("option name EvalPlies type spin ")));
    assert!(lines.iter().any(|line| line.starts_with("key engine.ply int 1..4 3")));
    assert_eq!(lines[lines.len() - 2..], ["readyok", "ubgiok"]);
}

#[test]
fn a_play_is_asked_for_in_every_spelling() {
    for go in ["go", "go chequer", "go role chequer", "go role chequer depth 1"] {
        assert_eq!(last(&format!("position gnubgid {START}\ndice 3 1\n{go}\n")), "bestmove 8/5 6/5", "{go}");
    }
    assert_eq!(last("newgame\ndice 3 1\ngo\n"), "bestmove 8/5 6/5");
    assert_eq!(last("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n"), "8/5 6/5");
    let board = "board:gnubg:root:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:\
                 1:-1:0:25:0:0:0:0:0:0:0:1\n";
    assert_eq!(last(board), "8/5 6/5");
}

/// The positions with which `bgci` probes an engine.
#[test]
fn bar_and_off_are_words_and_a_dance_is_a_pass() {
    let bar = last("position gnubgid Np7BQSCYZ/AAWA\ndice 5 3\ngo chequer\n");
    assert!(bar.starts_with("bestmove bar/"), "{bar}");
    let off = last("position gnubgid /z0AADDeaxsAAA\ndice 5 5\ngo chequer\n");
    assert!(off.contains("/off") && !off.contains("/0"), "{off}");
    let closed = "position xgid XGID=ABBBBBB--------------jb--a-:0:0:-1:66:0:0:0:0:10\n";
    assert!(last(closed).starts_with("error"), "sixteen checkers are no position");
    let closed = "position xgid XGID=aBBBBBB-C------------n----:0:0:-1:66:0:0:0:0:10\n";
    assert_eq!(last(&format!("{closed}go\n")), "bestmove pass");
    assert_eq!(last("XGID=aBBBBBB-C------------n----:0:0:-1:66:0:0:0:0:10\n"), "");
}

#[test]
fn cube_and_turn_are_answered() {
    // One checker each on the last point: the player on roll wins.
    let won = "position xgid XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10\n";
    assert_eq!(last(&format!("{won}go role cube\n")), "bestcube double");
    assert_eq!(last(&format!("{won}dice 2 1\ngo turn\n")), "bestturn cube=double move=1/off");
    assert_eq!(last(&format!("{won}set engine.cubeful off\ngo cube\n")), "bestcube nodouble");
    assert_eq!(last("newgame\ngo cube\n"), "bestcube nodouble");
    assert_eq!(last("XGID=-A----------------------a-:0:0:1:D:0:0:0:0:10\n"), "drop");
    assert_eq!(last("XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10\n"), "double");
}

#[test]
fn score_and_cube_of_a_session_count() {
    let session = "newgame\nnewsession type match length 7\nsetscore 6 5\nsetturn p0\n";
    // At one point away the cube is of no use to its owner, who would win the match anyway.
    let race = "position gnubgid 2+4OAABs23YAAA\n";
    assert_eq!(last(&format!("{session}{race}go role cube\n")), "bestcube nodouble");
    // The other side doubles as soon as it may.
    let trailer = session.replace("setturn p0", "setturn p1");
    assert_eq!(last(&format!("{trailer}{race}go role cube\n")), "bestcube double");
    let crawford = trailer.replace("length 7", "length 7 crawford on");
    assert_eq!(last(&format!("{crawford}{race}go role cube\n")), "bestcube nodouble");
    // If the opponent owns the cube, the player cannot double.
    let owned = format!("{trailer}setcube value 2 owner p0\n");
    assert_eq!(last(&format!("{owned}{race}go role cube\n")), "bestcube nodouble");
}

#[test]
fn info_lines_have_the_depth_the_chances_and_the_play() {
    let lines = answers("newgame\ndice 3 1\ngo depth 2\n");
    let [first, second, best] = &lines[..] else { panic!("{lines:?}") };
    assert!(first.starts_with("info depth 1 ") && second.starts_with("info depth 2 "), "{lines:?}");
    for word in [" time_ms ", " eq ", " pwin ", " pgammon ", " pbg ", " pv 8/5 6/5"] {
        assert!(second.contains(word), "{second}");
    }
    assert_eq!(best, "bestmove 8/5 6/5");
    let lines = answers("newsession type match length 5\nnewgame\ndice 3 1\ngo depth 1\n");
    assert!(lines[0].contains(" mwc 0.5"), "{lines:?}");
}

#[test]
fn errors_have_the_code_of_the_spelling_that_is_used() {
    assert_eq!(answers("fly\n"), ["error bad_command \"fly\" is no command"]);
    assert_eq!(answers("setturn p0\nfly\n"), ["error unknown_command \"fly\" is no command"]);
    assert_eq!(answers("newgame\ngo\n"), ["error bad_state expected dice before go"]);
    assert_eq!(answers("newgame\ngo role chequer\n"), ["error missing_context expected dice before go"]);
    assert!(answers("set engine.ply 9\n")[0].starts_with("error bad_value expected a number from 1 to 4"));
    assert!(answers("set engine.speed 9\n")[0].starts_with("error unsupported the key \"engine.speed\""));
    assert!(answers("setoption name Speed value 9\n")[0].starts_with("error unsupported_feature "));
    assert!(answers("position gnubgid hello\n")[0].starts_with("error bad_value expected a position"));
    assert_eq!(answers("XGID=nonsense\n"), ["sorry"]);
    assert!(
        answers("set game.variant chess\n")[0].starts_with("error bad_value expected one of backgammon ")
    );
}

#[test]
fn settings_come_back_in_both_spellings() {
    assert_eq!(answers("setoption name EvalPlies value 1\nget engine.ply\n"), ["value engine.ply 2"]);
    assert_eq!(answers("set engine.cubeful off\nget engine.cubeful\n"), ["value engine.cubeful false"]);
    assert_eq!(answers("set game.variant nackgammon\nget game.variant\n"), ["value game.variant nackgammon"]);
    assert_eq!(answers("setoption name Threads value 2\nget engine.threads\n"), ["value engine.threads 2"]);
}

#[test]
fn another_game_begins_at_its_own_start() {
    let lines = answers("set game.variant hypergammon\nset engine.ply 1\ndice 6 5\ngo\n");
    let best = lines.last().expect("an answer");
    assert!(best.starts_with("bestmove 2"), "three checkers far back: {best}");
}

/// A controller that waits for an answer before it stops the search.
#[test]
fn a_search_that_is_stopped_answers_with_the_best_so_far() {
    let (mut input, commands) = pipe();
    let (answers, output) = pipe();
    let engine =
        std::thread::spawn(move || ubgi::run(Engine::embedded(), &mut BufReader::new(commands), output));
    let mut lines = BufReader::new(answers).lines().map(|line| line.expect("a line"));
    input.write_all(b"newgame\ndice 2 1\ngo movetime 600000\n").expect("it reads");
    assert!(lines.next().expect("the net alone").starts_with("info depth 1 "));
    input.write_all(b"isready\n").expect("it reads");
    assert_eq!(lines.next().expect("at once"), "readyok");
    let stopped = Instant::now();
    input.write_all(b"stop\nquit\n").expect("it reads");
    assert!(lines.next().expect("an answer").starts_with("bestmove "));
    assert!(stopped.elapsed() < Duration::from_secs(60), "ten minutes were allowed");
    engine.join().expect("no panic").expect("pipes hold");
}

fn pipe() -> (std::net::TcpStream, impl Read + Write + Send + 'static) {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let caller =
        std::net::TcpStream::connect(listener.local_addr().expect("an address")).expect("it listens");
    (caller, listener.accept().expect("a caller").0)
}
