//! Neither a kill nor a full disk loses acknowledged writes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use running::Running;

mod running;

/// A running server on a port of its own.
struct Program {
    child: Running,
    host: String,
}

/// Returns the command that serves `data`. It survives the signal of a file-size limit, like a process on a full disk.
fn command(data: &Path) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_tavola")])
        .args(["--no-open", "--port", "0", "--data"])
        .arg(data);
    command
}

impl Program {
    fn on(data: &Path) -> Program {
        let mut child = Running::new(command(data).stdout(Stdio::piped()).spawn().unwrap());
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let host = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| Some(line.split("http://").nth(1)?.split('/').next()?.to_owned()))
            .expect("a line with the address");
        Program { child, host }
    }

    fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        self.send(method, path, &body.map_or(String::new(), |b| b.to_string()))
    }

    fn send(&self, method: &str, path: &str, body: &str) -> (u16, Value) {
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
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn call(&self, method: &str, path: &str, body: Option<Value>) -> Value {
        let (status, answer) = self.ask(method, path, body);
        assert!((200..300).contains(&status), "{status}: {answer}");
        answer
    }

    /// Begins a match of two people without an end.
    fn begin(&self) -> Value {
        let people = json!([{ "kind": "human" }, { "kind": "human" }]);
        let setup = json!({ "rules": "backgammon", "match": { "kind": "money" }, "players": people });
        self.call("POST", "/api/matches", Some(setup))
    }

    /// Takes the next action in a match.
    fn act(&self, view: &Value) -> (u16, Value) {
        let acts = json!({ "after": view["seq"], "actions": next_act(view) });
        self.ask("POST", &format!("/api/matches/{}/actions", view["id"].as_str().unwrap()), Some(acts))
    }

    /// Ends it like `kill -9`: without notice and without a flush.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Stops it like a service manager.
    #[cfg(unix)]
    fn terminate(mut self) {
        self.child.signal(rustix::process::Signal::TERM);
        assert!(self.child.wait().unwrap().success(), "SIGTERM is an orderly end");
    }
}

/// Returns the next action in a match of two people, by the view.
fn next_act(view: &Value) -> Value {
    match view["phase"]["kind"].as_str() {
        Some("move") => {}
        Some("game-over") => return json!([{ "do": "next" }]),
        _ => return json!([{ "do": "roll" }]),
    }
    let nodes = view["turn"]["nodes"].as_array().unwrap();
    let (mut node, mut moves) = (0, Vec::new());
    while let Some(edge) = nodes[node]["m"].as_array().unwrap().last() {
        moves.push(json!([edge[0], edge[1], edge[2]]));
        node = edge[4].as_u64().unwrap() as usize;
    }
    json!([{ "do": "play", "moves": moves }])
}

/// Returns a folder of this test that does not exist yet.
fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tavola-{name}-{}", std::process::id()))
}

#[test]
fn a_killed_server_shows_the_same_match_when_it_is_back() {
    let folder = folder("durability");
    let mut program = Program::on(&folder);
    let mut view = program.begin();
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    for _ in 0..6 {
        for _ in 0..5 {
            view = program.act(&view).1;
            assert!(view["seq"].is_u64(), "{view}");
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

#[test]
fn an_analysis_goes_on_after_a_kill_and_has_the_figures_of_the_command_line() {
    let file = "../analysis/tests/three-points.mat";
    let folder = folder("analysis");
    let mut program = Program::on(&folder);
    let (_, opened) = program.send("POST", "/api/matches/open", &std::fs::read_to_string(file).unwrap());
    let path = format!("/api/matches/{}", opened["id"].as_str().unwrap());
    let analysis = format!("{path}/analysis");
    program.call("POST", &analysis, Some(json!({ "level": "quick", "run": true })));
    let state =
        |program: &Program| program.call("GET", &format!("{path}/analyses"), None)["analyses"][0].clone();
    let mut done = 0;
    for _ in 0..3 {
        while state(&program)["done"].as_u64().unwrap() <= done {
            if state(&program)["running"] == json!(false) {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        program.kill();
        program = Program::on(&folder);
        let found = program.call("GET", &format!("{analysis}?level=quick"), None);
        let kept = found["analysis"]["analysed"].as_u64().unwrap();
        assert!(kept >= done, "{kept} decisions are left of {done}");
        done = kept;
    }
    while state(&program)["running"] == json!(true) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let found = program.call("GET", &format!("{analysis}?level=quick"), None);
    let output = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args(["analyse", file, "--level", "quick", "--json"])
        .output()
        .unwrap();
    assert_eq!(found["analysis"], serde_json::from_slice::<Value>(&output.stdout).unwrap());
    program.kill();
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_rollout_goes_on_after_a_kill_and_has_the_figures_of_the_command_line() {
    let folder = folder("rollout");
    let mut program = Program::on(&folder);
    let settings = json!({ "truncate": 3, "ply": 0, "cube_ply": 0, "luck": true, "tables": true, "seed": 5 });
    let limits = json!({ "trials": 540, "stop_se": null, "stop_jsd": 2.33 });
    let position =
        json!({ "text": "XGID=-b----E-C---eE---c-e----B-:0:0:1:43:2:4:0:7:10", "rules": "backgammon" });
    let new =
        json!({ "position": position, "plays": 3, "settings": settings, "cube": true, "limits": limits });
    let begun = program.call("POST", "/api/rollouts", Some(new));
    let path = format!("/api/rollouts/{}", begun["id"].as_str().unwrap());
    let done = |view: &Value| view["done"].as_u64().unwrap();
    let mut kept = 0;
    for _ in 0..3 {
        // Killed as soon as there are more trials, unless it has ended: the claim holds in both cases.
        loop {
            let view = program.call("GET", &path, None);
            if done(&view) > kept || view["running"] == json!(false) {
                kept = done(&view);
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        program.kill();
        program = Program::on(&folder);
        let found = done(&program.call("GET", &path, None));
        assert!(found >= kept, "{found} trials are left of {kept}");
    }
    let whole = loop {
        let view = program.call("GET", &path, None);
        if view["running"] == json!(false) {
            break view;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    };
    let output = Command::new(env!("CARGO_BIN_EXE_tavola"))
        .args([
            "rollout",
            position["text"].as_str().unwrap(),
            "--plays",
            "3",
            "--truncate",
            "3",
            "--seed",
            "5",
        ])
        .args(["--trials", "540", "--stop-jsd", "2.33", "--json"])
        .output()
        .unwrap();
    let line: Value = serde_json::from_slice(&output.stdout).unwrap();
    let figures = |rows: &Value| -> Vec<[Value; 6]> {
        let fields = ["text", "equity", "se", "trials", "loss", "loss_se"];
        rows.as_array().unwrap().iter().map(|row| fields.map(|field| row[field].clone())).collect()
    };
    let printed = figures(&line["candidates"]);
    assert_eq!(figures(&whole["rows"]), printed);
    assert!(printed[1][4].is_number() && printed[1][5].is_number(), "{printed:?}");
    assert_eq!(whole["finished"], json!(true));
    program.kill();
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
#[cfg(unix)]
fn after_sigterm_the_file_alone_holds_everything() {
    let (folder, copy) = (folder("terminated"), folder("copied"));
    let program = Program::on(&folder);
    // An open page does not delay the stop.
    let _stream = {
        let id = program.begin()["id"].as_str().unwrap().to_owned();
        let mut stream = TcpStream::connect(&program.host).unwrap();
        write!(stream, "GET /api/stream?matches={id} HTTP/1.1\r\nHost: {}\r\n\r\n", program.host).unwrap();
        stream
    };
    let mut view = program.begin();
    for _ in 0..10 {
        view = program.act(&view).1;
    }
    program.terminate();
    assert!(!folder.join("tavola.sqlite-wal").exists());
    std::fs::create_dir(&copy).unwrap();
    std::fs::copy(folder.join("tavola.sqlite"), copy.join("tavola.sqlite")).unwrap();
    let program = Program::on(&copy);
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    assert_eq!(program.call("GET", &path, None)["seq"], view["seq"]);
    program.kill();
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::remove_dir_all(copy).unwrap();
}

#[test]
fn a_second_server_on_the_same_folder_is_refused_in_one_line() {
    let folder = folder("shared");
    let program = Program::on(&folder);
    let output = command(&folder).output().unwrap();
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1), "{line}");
    assert!(line.contains("in use by another process"), "{line}");
    program.call("GET", "/api/matches", None);
    program.kill();
    std::fs::remove_dir_all(folder).unwrap();
}

/// A disk that can be filled: a small file system if this process may mount one, else a limit on the size of files.
#[cfg(target_os = "linux")]
enum Disk {
    Mounted(PathBuf),
    Limited(PathBuf),
}

#[cfg(target_os = "linux")]
impl Disk {
    fn new(name: &str) -> Disk {
        let folder = folder(name);
        std::fs::create_dir(&folder).unwrap();
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "none"]).arg(&folder).output();
        match mount {
            Ok(output) if output.status.success() => Disk::Mounted(folder),
            _ => Disk::Limited(folder),
        }
    }

    fn folder(&self) -> &Path {
        let (Disk::Mounted(folder) | Disk::Limited(folder)) = self;
        folder
    }

    fn filler(&self) -> PathBuf {
        self.folder().join("filler")
    }

    /// Takes all space, for a running server or for the next one.
    fn fill(&self, program: Option<&Program>) {
        match self {
            Disk::Mounted(_) => {
                let mut file =
                    std::fs::OpenOptions::new().create(true).append(true).open(self.filler()).unwrap();
                // Single bytes at the end, so that not even a part of a page is left.
                for piece in [4096, 1] {
                    while file.write_all(&vec![0; piece]).is_ok() {}
                }
            }
            Disk::Limited(folder) => {
                let wal = std::fs::metadata(folder.join("tavola.sqlite-wal")).map_or(0, |file| file.len());
                Disk::limit(program, Some(wal));
            }
        }
    }

    fn free(&self, program: Option<&Program>) {
        match self {
            Disk::Mounted(_) => std::fs::remove_file(self.filler()).unwrap(),
            Disk::Limited(_) => Disk::limit(program, None),
        }
    }

    fn limit(program: Option<&Program>, size: Option<u64>) {
        program.expect("only a server that runs can be limited").child.limit_files(size);
    }
}

#[cfg(target_os = "linux")]
impl Drop for Disk {
    fn drop(&mut self) {
        if let Disk::Mounted(folder) = self {
            let _ = Command::new("umount").arg(folder).status();
        }
        let _ = std::fs::remove_dir_all(self.folder());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let disk = Disk::new("full");
    let mut program = Program::on(disk.folder());
    let mut view = program.begin();
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    for round in 0..4 {
        disk.fill(Some(&program));
        let mut refused = 0;
        // The rest of the log is used up first.
        for _ in 0..2000 {
            let (status, answer) = program.act(&view);
            match status {
                200 => view = answer,
                507 => {
                    assert_eq!(answer["error"]["code"], json!("full"));
                    refused += 1;
                }
                status => panic!("round {round}: {status} {answer}"),
            }
            if refused == 20 {
                break;
            }
        }
        assert_eq!(refused, 20, "the disk was never full");
        assert_eq!(program.call("GET", &path, None)["seq"], view["seq"], "what was refused is not there");
        disk.free(Some(&program));
        for _ in 0..20 {
            let (status, answer) = program.act(&view);
            assert_eq!(status, 200, "round {round}: {answer}");
            view = answer;
        }
        if round % 2 == 1 {
            program.kill();
            program = Program::on(disk.folder());
        }
        assert_eq!(program.call("GET", &path, None)["seq"], view["seq"]);
    }
    program.kill();
}

#[test]
#[cfg(target_os = "linux")]
fn a_server_does_not_start_on_a_full_disk_and_gives_the_reason() {
    let disk = Disk::new("full-start");
    if matches!(disk, Disk::Limited(_)) {
        // The limit would be that of this process and of its other tests.
        return;
    }
    let refused = |when: &str| {
        disk.fill(None);
        let output = command(disk.folder()).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), line.lines().count()),
            (Some(2), 1),
            "{when}: {:?} {line}",
            output.status
        );
        assert!(line.contains("full"), "{when}: {line}");
        disk.free(None);
    };
    refused("without a store");
    let program = Program::on(disk.folder());
    let mut view = program.begin();
    for _ in 0..10 {
        view = program.act(&view).1;
    }
    program.kill();
    // After a kill Tavola starts if it needs no space, and is refused otherwise. It never crashes.
    disk.fill(None);
    let mut command = command(disk.folder());
    let mut child = Running::new(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap());
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    if first.is_empty() {
        assert_eq!(child.wait().unwrap().code(), Some(2));
    } else {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    disk.free(None);
    let program = Program::on(disk.folder());
    let path = format!("/api/matches/{}", view["id"].as_str().unwrap());
    assert_eq!(program.call("GET", &path, None)["seq"], view["seq"]);
    program.kill();
}

/// Returns a copy of the program in a folder that everybody may read. If this process may write everywhere, the copy runs as a user who may
/// write nothing there.
#[cfg(unix)]
fn unprivileged(program: &Path, args: &[&str]) -> Command {
    use std::os::unix::process::CommandExt;
    const NOBODY: u32 = 65534;
    let mut command = Command::new(program);
    command.args(args);
    if rustix::process::geteuid().is_root() {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

#[test]
#[cfg(unix)]
fn a_store_that_cannot_be_written_is_refused_with_its_name_and_the_reason() {
    use std::fs::{Permissions, copy, create_dir, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let (folder, programs) = (folder("read-only"), folder("read-only-program"));
    create_dir(&programs).unwrap();
    let copied = programs.join("tavola");
    copy(env!("CARGO_BIN_EXE_tavola"), &copied).unwrap();
    let mode = |path: &Path, mode| set_permissions(path, Permissions::from_mode(mode)).unwrap();
    mode(&programs, 0o755);
    let program = Program::on(&folder);
    program.call("GET", "/api/matches", None);
    program.terminate();
    let store = folder.join("tavola.sqlite");
    for (file, of_folder) in [(0o444, 0o555), (0o444, 0o777), (0o666, 0o555)] {
        mode(&store, file);
        mode(&folder, of_folder);
        let args = ["--no-open", "--port", "0", "--data", folder.to_str().unwrap()];
        let output = unprivileged(&copied, &args).output().unwrap();
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), line.lines().count()), (Some(2), 1), "{file:o}: {line}");
        let named = format!("cannot write {}: ", store.display());
        assert!(
            line.contains(&named) && line.contains("denied") && line.contains("--data"),
            "{file:o}: {line}"
        );
    }
    mode(&folder, 0o777);
    for folder in [folder, programs] {
        std::fs::remove_dir_all(folder).unwrap();
    }
}
