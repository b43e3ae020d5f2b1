//! Killing the program at any moment loses nothing that it has shown.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A running program on a port of its own.
struct Program {
    child: Child,
    host: String,
}

impl Program {
    fn on(data: &std::path::Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tavola"))
            .args(["--no-open", "--port", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let host = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| Some(line.split("http://").nth(1)?.split('/').next()?.to_owned()))
            .expect("the program says where it is");
        Program { child, host }
    }

    fn call(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let body = body.map_or(String::new(), |b| b.to_string());
        let mut stream = TcpStream::connect(&self.host).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nContent-Length: {1}\r\nConnection: close\r\n\r\n{body}",
            self.host,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 20"), "{head}\n{body}");
        serde_json::from_str(body).unwrap()
    }

    /// As `kill -9` does: no farewell, no flush.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The next thing to do in a match of two people, by the view.
fn next_act(view: &Value) -> Value {
    if view["phase"]["kind"] != json!("move") {
        return json!([{ "do": "roll" }]);
    }
    let nodes = view["turn"]["nodes"].as_array().unwrap();
    let (mut node, mut moves) = (0, Vec::new());
    while let Some(edge) = nodes[node]["m"].as_array().unwrap().last() {
        moves.push(json!([edge[0], edge[1], edge[2]]));
        node = edge[4].as_u64().unwrap() as usize;
    }
    json!([{ "do": "play", "moves": moves }])
}

#[test]
fn a_killed_program_shows_the_same_match_when_it_is_back() {
    let folder = std::env::temp_dir().join(format!("tavola-durability-{}", std::process::id()));
    let mut program = Program::on(&folder);
    let people = json!([{ "kind": "human" }, { "kind": "human" }]);
    let mut view =
        program.call("POST", "/api/matches", Some(json!({ "rules": "backgammon", "players": people })));
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    for _ in 0..6 {
        for _ in 0..5 {
            let acts = json!({ "after": view["seq"], "actions": next_act(&view) });
            view = program.call("POST", &format!("{path}/actions"), Some(acts));
        }
        program.kill();
        program = Program::on(&folder);
        let again = program.call("GET", &path, None);
        for field in ["seq", "board", "phase", "dice", "turn", "score", "cube"] {
            assert_eq!(again[field], view[field], "{field}");
        }
        view = again;
    }
    program.kill();
    std::fs::remove_dir_all(folder).unwrap();
}
