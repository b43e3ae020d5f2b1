//! `tavola` without a command: the server on this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};

use crate::program::{refusal, tavola};
use crate::running::Running;
use crate::schema;

/// A folder that is removed with all its files.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("tavola-{name}-{}", std::process::id()));
        Folder(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that ends with the test.
struct Serving {
    child: Running,
    port: u16,
    /// The address of the metrics.
    metrics: Option<String>,
}

impl Serving {
    fn start(folder: &Folder, more: &[&str]) -> Serving {
        let mut command = tavola();
        command.args(["--no-open", "--port", "0", "--json", "--data", folder.path()]).args(more);
        Serving::of(&mut command)
    }

    /// Starts the server of a command.
    fn of(command: &mut Command) -> Serving {
        let mut child = Running::new(command.stdout(Stdio::piped()).spawn().expect("the program starts"));
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("standard output is piped"))
            .read_line(&mut line)
            .expect("a line");
        let place: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        schema::check("serve", &place);
        let port = place["port"].as_u64().expect("a port") as u16;
        assert_eq!(place["url"], format!("http://127.0.0.1:{port}/"));
        let metrics = place["metrics"]
            .as_str()
            .map(|url| url.trim_start_matches("http://").trim_end_matches("/metrics").to_owned());
        Serving { child, port, metrics }
    }

    fn get(&self, path: &str) -> String {
        self.get_as(&format!("127.0.0.1:{}", self.port), path)
    }

    fn get_as(&self, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the server listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            .expect("the request is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

#[test]
fn the_page_and_the_catalogue_are_served_and_the_folder_is_made() {
    let folder = Folder::new("served");
    let serving = Serving::start(&folder, &[]);
    let page = serving.get("/");
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "{page}");
    let catalogue = serving.get("/api/catalogue");
    assert!(catalogue.starts_with("HTTP/1.1 200") && catalogue.contains("\"backgammon\""), "{catalogue}");
    assert!(folder.0.is_dir());
}

#[test]
fn names_are_answered_that_this_machine_has_or_that_were_given() {
    let folder = Folder::new("named");
    let serving =
        Serving::start(&folder, &["--public-name", "tavola.example", "--public-name", "other.example:81"]);
    for host in [
        "localhost",
        "127.0.0.1",
        "127.0.0.1:9000",
        "tavola.example",
        "tavola.example:443",
        "other.example:81",
    ] {
        assert!(serving.get_as(host, "/api/matches").starts_with("HTTP/1.1 200"), "{host}");
    }
    for host in ["other.example", "evil.example", "tavola.example.evil.example"] {
        let answer = serving.get_as(host, "/");
        assert!(answer.starts_with("HTTP/1.1 403"), "{host}: {answer}");
        assert!(answer.contains(&format!("--public-name {host} ")), "{answer}");
    }
    let line = refusal(&["--no-open", "--public-name", "http://tavola.example/"]);
    assert!(line.contains("expected a host name"), "{line}");
}

#[test]
fn an_address_that_makes_no_link_is_refused_with_one_that_would() {
    let folder = Folder::new("lan");
    for address in ["0.0.0.0", "255.255.255.255", "::"] {
        let lan = format!("--lan={address}");
        let line = refusal(&["--no-open", "--port", "0", "--data", folder.path(), &lan]);
        assert!(line.contains(address) && line.contains("such as 192.168.1.5"), "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_folder_the_platforms_own_is_taken() {
    let home = Folder::new("home");
    std::fs::create_dir_all(&home.0).unwrap();
    let mut command = tavola();
    command.args(["--no-open", "--port", "0", "--json"]).env("HOME", home.path()).env_remove("XDG_DATA_HOME");
    let mut child = Running::new(command.stdout(Stdio::piped()).spawn().unwrap());
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    drop(child);
    let place: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!(place["data"], format!("{}/.local/share/tavola", home.path()));
    assert!(home.0.join(".local/share/tavola").is_dir());
}

#[test]
fn a_port_that_is_taken_is_refused_with_another() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new("taken");
    let line = refusal(&["--no-open", "--port", &port, "--data", folder.path()]);
    assert!(line.contains(&format!("port {port} is in use")) && line.contains("--port"), "{line}");
}

#[test]
fn a_folder_that_cannot_be_made_and_a_port_that_is_none_are_refused() {
    assert!(
        refusal(&["--no-open", "--port", "0", "--data", "/dev/null/matches"]).contains("/dev/null/matches")
    );
    assert!(refusal(&["--no-open", "--port", "65536"]).contains("expected a number from 0 to 65535"));
    assert!(refusal(&["--port", "0", "moves", "start", "31"]).contains("--port"));
}

#[test]
fn a_node_serves_without_a_browser_and_answers_scripts_that_it_is_ready() {
    let folder = Folder::new("node");
    let mut command = tavola();
    command.args(["serve", "--port", "0", "--json", "--data", folder.path()]).env_remove("DATABASE_URL");
    let serving = Serving::of(&mut command);
    for path in ["/health/live", "/health/ready", "/api/matches"] {
        assert!(serving.get(path).starts_with("HTTP/1.1 200"), "{path}");
    }
    assert!(folder.0.join("tavola.sqlite").is_file());
}

#[cfg(unix)]
#[test]
fn sigterm_right_after_the_address_is_an_orderly_end() {
    let folder = Folder::new("early");
    // The log of the store disappears only when the store was closed.
    for _ in 0..5 {
        let mut serving = Serving::start(&folder, &[]);
        serving.child.signal(rustix::process::Signal::TERM);
        assert!(serving.child.wait().expect("it ends").success());
        assert!(!folder.0.join("tavola.sqlite-wal").exists());
    }
}

#[test]
fn an_address_of_no_database_is_refused_without_its_password() {
    let folder = Folder::new("address");
    let line =
        refusal(&["serve", "--port", "0", "--data", folder.path(), "--database", "mysql://a:secret@b/c"]);
    assert!(line.contains("postgres://USER@HOST/NAME") && !line.contains("secret"), "{line}");
    let nobody = "postgres://a:secret@127.0.0.1:1/c";
    let line = refusal(&["serve", "--port", "0", "--data", folder.path(), "--database", nobody]);
    assert!(line.contains("postgres://127.0.0.1:1/c") && !line.contains("secret"), "{line}");
}

#[test]
fn several_processes_need_a_database_and_addresses_that_are_some() {
    let folder = Folder::new("bus");
    let data = folder.path();
    let line = refusal(&["serve", "--port", "0", "--data", data, "--bus", "nats://127.0.0.1"]);
    assert!(line.contains("a database with the bus"), "{line}");
    let line = refusal(&["serve", "--port", "0", "--data", data, "--bus", "http://a:secret@b"]);
    assert!(line.contains("nats://HOST"), "{line}");
    assert!(refusal(&["worker", "--data", data]).contains("the database of the servers"));
}

#[test]
fn the_jobs_of_a_store_are_listed_and_those_of_nothing_are_none() {
    let folder = Folder::new("jobs");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let printed = |args: &[&str]| {
        let mut command = tavola();
        command.arg("jobs").args(args).args(["--data", folder.path()]).env_remove("DATABASE_URL");
        let output = command.output().expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    assert_eq!(printed(&[]), "no jobs\n");
    assert_eq!(printed(&["failed", "--json"]), "[]\n");
    assert_eq!(printed(&["retry"]), "0 jobs\n");
    assert_eq!(printed(&["cancel", "abc/standard", "--json"]), "{\"jobs\":0}\n");
}

#[test]
fn metrics_are_answered_at_an_address_of_their_own_and_name_nobody() {
    let folder = Folder::new("metrics");
    let mut command = tavola();
    command.args(["serve", "--port", "0", "--json", "--metrics", "127.0.0.1:0", "--data", folder.path()]);
    let serving = Serving::of(command.env_remove("DATABASE_URL"));
    let address = serving.metrics.clone().expect("an address");
    assert!(serving.get("/api/matches/zebulon").starts_with("HTTP/1.1 404"));
    assert!(serving.get("/api/catalogue").starts_with("HTTP/1.1 200"));
    assert!(serving.get("/metrics").starts_with("HTTP/1.1 404"), "not where people are answered");
    let scraped = |host: &str| {
        let mut stream = TcpStream::connect(&address).expect("it listens");
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
            .expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    };
    let text = scraped(&address);
    assert!(text.contains("content-type: application/openmetrics-text"), "{text}");
    for line in [
        "tavola_requests_total{method=\"GET\",call=\"/api/catalogue\",status=\"200\"} 1",
        "tavola_requests_total{method=\"GET\",call=\"/api/matches/{id}\",status=\"404\"} 1",
        "tavola_request_duration_seconds_count{method=\"GET\",call=\"/api/catalogue\"} 1",
        "tavola_database_up 1",
        "tavola_streams 0",
        "tavola_jobs{class=\"bot\",state=\"waiting\"} 0",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    assert!(!text.contains("zebulon"), "no ids in labels");
    assert!(
        scraped("evil.example").starts_with("HTTP/1.1 403"),
        "another site's name was made to point here"
    );
    let taken =
        refusal(&["serve", "--port", "0", "--metrics", &address, "--data", Folder::new("taken").path()]);
    assert!(taken.contains("cannot answer metrics at 127.0.0.1:"), "{taken}");
}

#[test]
fn options_come_from_the_command_line_then_the_environment_then_the_file() {
    let folder = Folder::new("settings");
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("tavola.toml");
    let asked = |text: &str, args: &[&str], variables: &[(&str, &str)]| {
        std::fs::write(&file, text).expect("a file");
        let mut command = tavola();
        command.args(["serve", "--print-config", "--config", file.to_str().expect("a path")]).args(args);
        command.env_remove("DATABASE_URL").env_remove("BUS_URL").envs(variables.iter().copied());
        command.output().expect("the program runs")
    };
    let text = "port = 1\nlog = \"info\"\ntable = true\npublic-name = [\"a.example\", \"b.example\"]\n\
                database = \"postgres://a:secret@b/c\"\nmail = \"smtps://a:secret@mail.example\"\n\
                mail-from = \"Tavola <t@a.example>\"\n";
    let given = asked(
        text,
        &["--port", "3"],
        &[("TAVOLA_PORT", "2"), ("TAVOLA_LOG", "debug"), ("BUS_URL", "nats://d")],
    );
    let printed = String::from_utf8(given.stdout).expect("text");
    let shown = file.display();
    for line in [
        "port = 3 # the command line".to_owned(),
        "log = \"debug\" # TAVOLA_LOG".to_owned(),
        format!("table = true # {shown}"),
        format!("public-name = [\"a.example\", \"b.example\"] # {shown}"),
        format!("database = \"postgres://a:***@b/c\" # {shown}"),
        "bus = \"nats://d\" # BUS_URL".to_owned(),
        format!("mail = \"smtps://a:***@mail.example\" # {shown}"),
        format!("mail-from = \"Tavola <t@a.example>\" # {shown}"),
        "# metrics is not set".to_owned(),
    ] {
        assert!(printed.lines().any(|found| found == line), "{line}\n{printed}");
    }
    assert!(!printed.contains("secret"), "{printed}");
    for (text, wrong) in [
        (
            "prot = 1",
            "expected one of port, public-name, database, bus, mail, mail-from, metrics, error-rates, table, data, log in ",
        ),
        ("port = 70000", "port: expected a number from 0 to 65535"),
        ("port = [1, 2]", "expected one value for port in "),
        ("port = { a = 1 }", "expected a text, a number, true or false for port"),
        ("table = \"perhaps\"", "table: expected true or false"),
        ("bus = \"http://a:secret@b\"", "bus: expected the address of a NATS server"),
        ("mail = \"http://a:secret@b\"", "mail: expected smtps://USER:PASSWORD@HOST"),
        ("mail-from = \"nobody\"", "mail-from: expected a mail address"),
        ("port = 1\nport = 2", "duplicate key"),
    ] {
        let refused = asked(text, &[], &[]);
        let line = String::from_utf8(refused.stderr).expect("text");
        assert_eq!((refused.status.code(), line.lines().count()), (Some(2), 1), "{text}: {line}");
        assert!(line.contains(wrong) && !line.contains("secret"), "{text}: {line}");
    }
    assert!(refusal(&["worker", "--config", "/nowhere/tavola.toml"]).contains("/nowhere/tavola.toml"));
}

/// Returns standard output of a command that must succeed, on the store of a folder.
#[cfg(unix)]
fn on_store(folder: &Folder, words: &[&str]) -> String {
    let mut command = tavola();
    command.args(words).args(["--data", folder.path()]).env_remove("DATABASE_URL");
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
#[cfg(unix)]
fn a_service_that_runs_takes_orders_and_is_copied_and_one_that_is_stopped_too() {
    let (folder, other) = (Folder::new("orders"), Folder::new("restored"));
    let mut command = tavola();
    command.args(["serve", "--port", "0", "--json", "--data", folder.path()]).env_remove("DATABASE_URL");
    let mut serving = Serving::of(&mut command);
    let host = format!("127.0.0.1:{}", serving.port);
    let mut stream = TcpStream::connect(&host).expect("the server listens");
    let body = "{\"name\":\"Anna\"}";
    write!(
        stream,
        "POST /api/me HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .expect("the request is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");

    assert_eq!(on_store(&folder, &["jobs"]), "no jobs\n");
    let listed = on_store(&folder, &["admin", "people", "--json"]);
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("JSON");
    schema::check("admin people", &listed);
    assert_eq!((&listed[0]["name"], &listed[0]["browsers"]), (&"Anna".into(), &1.into()));
    let sessions = on_store(&folder, &["admin", "sessions", "anna", "--json"]);
    schema::check("admin sessions", &serde_json::from_str(&sessions).expect("JSON"));
    let line = refusal(&["admin", "sessions", "Ben", "--data", folder.path()]);
    assert!(line.contains("the id or the name of a person"), "{line}");
    let socket = std::fs::metadata(folder.0.join("tavola.sock")).expect("a socket");
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&socket.permissions()) & 0o777, 0o600);

    std::fs::create_dir_all(&other.0).expect("a folder");
    let copy = other.0.join("tavola.sqlite").display().to_string();
    let copied = on_store(&folder, &["backup", &copy, "--json"]);
    schema::check("backup", &serde_json::from_str(&copied).expect("JSON"));
    assert!(refusal(&["backup", &copy, "--data", folder.path()]).contains("not there yet"));
    assert_eq!(on_store(&folder, &["admin", "rename", "Anna", "Clara"]), "1 changed\n");

    // The killed server leaves its socket: the store is opened without it.
    serving.child.kill().expect("the server ends");
    serving.child.wait().expect("the server has ended");
    assert!(on_store(&folder, &["admin", "people"]).contains("  Clara  guest  "));
    let again = folder.0.join("again.sqlite").display().to_string();
    assert!(on_store(&folder, &["backup", &again]).contains(" bytes"));
    assert!(
        on_store(&other, &["admin", "people"]).contains("  Anna  guest  "),
        "the copy is the store as it was"
    );
}

/// Returns the log of a server until it was ended, and its link for the local network.
fn reported(name: &str, args: &[&str], paths: &[&str]) -> (Vec<String>, String) {
    let folder = Folder::new(name);
    let mut child = tavola()
        .args(["--no-open", "--port", "0", "--json", "--lan=127.0.0.1", "--data", folder.path()])
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("standard output is piped"))
        .read_line(&mut line)
        .expect("a line");
    let place: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let link = place["lan"].as_str().expect("a link").to_owned();
    let (host, key) = link.strip_prefix("http://").and_then(|link| link.split_once('/')).expect("a host");
    for path in paths {
        let mut stream = TcpStream::connect(host).expect("the server listens");
        let cookie = key.strip_prefix("?key=").expect("a token");
        let path = path.replace("KEY", key);
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: tavola-lan={cookie}\r\nConnection: close\r\n\r\n"
        )
        .expect("the request is sent");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).expect("an answer");
    }
    child.kill().expect("the program ends");
    let output = child.wait_with_output().expect("the program has ended");
    let text = String::from_utf8(output.stderr).expect("UTF-8");
    (text.lines().map(str::to_owned).collect(), link)
}

#[test]
fn what_the_server_does_is_reported_in_one_line_each_without_the_token_of_the_link() {
    let (lines, link) =
        reported("logged", &["--log", "debug"], &["/KEY", "/api/catalogue", "/api/none?key=KEY"]);
    let (_, token) = link.split_once("?key=").expect("a token");
    assert!(token.len() > 20);
    for wanted in [
        " INFO ",
        "listening on 127.0.0.1:",
        "answered method=GET path=/api/catalogue status=200 milliseconds=",
        "path=/api/none status=404 milliseconds=",
    ] {
        assert!(lines.iter().any(|line| line.contains(wanted)), "{wanted}: {lines:#?}");
    }
    for line in &lines {
        assert!(!line.contains(token), "{line}");
        let mut words = line.split(' ');
        assert!(words.next().is_some_and(|time| time.ends_with('Z') && time.contains('T')), "{line}");
        assert!(
            words.next().is_some_and(|level| ["ERROR", "WARN", "INFO", "DEBUG"].contains(&level)),
            "{line}"
        );
    }
}

#[test]
fn lines_of_the_log_can_be_json_with_the_id_of_their_request() {
    let (lines, _) = reported("logged-json", &["--log", "debug,json"], &["/api/none"]);
    let lines: Vec<serde_json::Value> =
        lines.iter().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    let answered = lines.iter().find(|line| line["path"] == "/api/none").expect("the request is reported");
    assert_eq!((&answered["status"], &answered["level"]), (&404.into(), &"debug".into()));
    assert!(answered["request"].as_str().is_some_and(|id| id.len() >= 10), "{answered}");
    assert!(answered["time"].as_str().is_some_and(|time| time.ends_with('Z')), "{answered}");
}

#[test]
fn a_server_that_is_well_reports_nothing_unless_it_is_asked() {
    assert_eq!(reported("quiet", &[], &["/api/catalogue"]).0, [] as [&str; 0]);
    let line = refusal(&["--no-open", "--port", "0", "--log", "loud"]);
    assert!(line.contains("one of off, error, warn, info, debug for --log"), "{line}");
}
