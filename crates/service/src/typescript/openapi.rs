//! Generates `docs/openapi.json`: the calls for programs, as OpenAPI 3.1. The list of calls comes from `access`, their descriptions from
//! `PROTOCOL.md`, and the schemas from the declarations of the page's types. Without `UPDATE` the test fails if the file differs.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};

use self::declarations::Declarations;
use super::own;
use crate::access::programs_calls;

mod asyncapi;
mod declarations;

/// The content of a request or an answer.
#[derive(Clone, Copy, Debug)]
enum Content {
    Nothing,
    /// A type of the wire, as JSON.
    Json(&'static str),
    /// Other content, by its media type.
    Other(&'static str),
}
use Content::{Json, Nothing, Other};

/// A call: method, path below `/api`, query parameters, request content, and status and content of the answer. A parameter that ends in `!`
/// is required.
type Call = (&'static str, &'static str, &'static [&'static str], Content, u16, Content);

/// Request bodies that the page builds inline.
const REQUESTS: &str = "\
export interface Actions {
  /** Actions of the match that the sender has seen. */
  after: number;
  actions: Act[];
  /** Last round-trip time of the sender in milliseconds. The clock gives it back, at most a second a turn. */
  lag?: number;
}
export interface GivenDice {
  /** Hashes of the secrets, for the seats that the sender holds. */
  promises?: [string | null, string | null];
  secrets?: [string | null, string | null];
}
export interface Comparison { custom_rules: CustomRules[]; }
export interface Answered { answer: ProblemAnswer; player?: string; }
export interface QuizRequest { rules: GameName; theme: QuizTheme; seed: number; }
export interface NewPerson { name: string; }
export interface SignIn { name: string; password: string; }
export interface PasskeySignIn {
  /** Id of the passkey; in base64url, like the other fields. */
  id: string;
  /** Id of the account for the authenticator. */
  user: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}
export interface Recovery { name: string; code: string; password: string; }
export interface MailLink { token: string; }
export interface ForgottenPassword { address: string; /** Code of the language of the mail; English without it. */ lang?: string; }
export interface MailPassword { token: string; /** The new password. */ password: string; }
";

/// Optional fields of requests that the page always sends.
const LEFT_OUT: [(&str, &[&str]); 2] = [
    ("NewMatch", &["options", "title", "match", "dice", "position", "to_move"]),
    ("CustomRules", &["options"]),
];

const CALLS: [Call; 55] = [
    ("GET", "/openapi.json", &[], Nothing, 200, Other("application/json")),
    ("GET", "/catalogue", &[], Nothing, 200, Json("Catalogue")),
    ("GET", "/rules/{}", &["lang", "options", "title"], Nothing, 200, Json("RulePage")),
    ("GET", "/options/{}", &["options"], Nothing, 200, Json("RuleChoices")),
    ("GET", "/scenes/{}", &["number", "moves"], Nothing, 200, Json("SceneView")),
    ("POST", "/compare", &[], Json("Comparison"), 200, Json("ComparisonRows")),
    ("GET", "/custom-rules", &[], Nothing, 200, Json("CustomRulesList")),
    ("POST", "/custom-rules/write", &[], Json("CustomRules"), 200, Json("CustomRulesText")),
    ("POST", "/custom-rules/read", &[], Json("CustomRulesText"), 200, Json("CustomRules")),
    ("POST", "/position", &[], Json("PositionRequest"), 200, Json("PositionAnswer")),
    ("POST", "/position/advice", &[], Json("PositionRequest"), 200, Json("PositionAdvice")),
    ("POST", "/position/study", &[], Json("PositionRequest"), 200, Json("PositionStudy")),
    ("GET", "/openings", &["roll", "play"], Nothing, 200, Json("BookView")),
    (
        "GET",
        "/picture",
        &["position", "id", "at", "arrows", "format!", "lang", "width"],
        Nothing,
        200,
        Other("image/*"),
    ),
    ("GET", "/matches", &["after"], Nothing, 200, Json("MatchList")),
    ("POST", "/matches", &["dice"], Json("NewMatch"), 201, Json("View")),
    ("GET", "/matches/{}", &["since", "at"], Nothing, 200, Json("View")),
    ("GET", "/matches/{}/file", &["format!"], Nothing, 200, Other("*/*")),
    ("POST", "/matches/{}/actions", &[], Json("Actions"), 200, Json("View")),
    ("GET", "/matches/{}/dice", &[], Nothing, 200, Json("MatchDice")),
    ("POST", "/matches/{}/dice", &[], Json("GivenDice"), 200, Json("MatchDice")),
    ("GET", "/matches/{}/clock", &[], Nothing, 200, Json("MatchClock")),
    ("GET", "/dice", &[], Nothing, 200, Json("DiceCounts")),
    ("GET", "/matches/{}/why", &["moves", "from", "to"], Nothing, 200, Json("Why")),
    ("GET", "/matches/{}/analyses", &[], Nothing, 200, Json("AnalysisList")),
    ("GET", "/matches/{}/analysis", &["level!"], Nothing, 200, Json("AnalysisView")),
    ("GET", "/matches/{}/analysis/file", &["level!", "format!", "lang"], Nothing, 200, Other("*/*")),
    ("GET", "/profile", &["name", "rules", "level", "judging"], Nothing, 200, Json("ProfileView")),
    ("GET", "/practice", &["player!", "class", "match_id"], Nothing, 200, Json("DeckView")),
    ("POST", "/practice/{}/answer", &[], Json("Answered"), 200, Json("Solution")),
    ("GET", "/quiz", &[], Nothing, 200, Json("QuizGames")),
    ("POST", "/quiz", &[], Json("QuizRequest"), 200, Json("QuizView")),
    ("GET", "/rollouts", &["after"], Nothing, 200, Json("RolloutList")),
    ("GET", "/rollouts/{}", &[], Nothing, 200, Json("RolloutView")),
    ("GET", "/rollouts/{}/file", &[], Nothing, 200, Other("*/*")),
    ("GET", "/stream", &["matches!"], Nothing, 200, Other("text/event-stream")),
    ("GET", "/me", &[], Nothing, 200, Json("Me")),
    ("POST", "/me", &[], Json("NewPerson"), 201, Json("Me")),
    ("POST", "/sign-in", &[], Json("SignIn"), 200, Json("Me")),
    ("POST", "/sign-in/challenge", &[], Nothing, 200, Json("PasskeyChallenge")),
    ("POST", "/sign-in/passkey", &[], Json("PasskeySignIn"), 200, Json("Me")),
    ("POST", "/recover", &[], Json("Recovery"), 200, Json("Me")),
    ("POST", "/mail/confirm", &[], Json("MailLink"), 204, Nothing),
    ("POST", "/mail/forgotten", &[], Json("ForgottenPassword"), 204, Nothing),
    ("POST", "/mail/password", &[], Json("MailPassword"), 200, Json("Me")),
    ("GET", "/ratings/{}", &[], Nothing, 200, Json("RatingList")),
    ("GET", "/lobby", &[], Nothing, 200, Json("LobbyView")),
    ("POST", "/lobby", &[], Json("NewChallenge"), 200, Json("Paired")),
    ("POST", "/challenges", &[], Json("NewChallenge"), 201, Json("ChallengeView")),
    ("GET", "/challenges/{}", &[], Nothing, 200, Json("ChallengeView")),
    ("DELETE", "/challenges/{}", &[], Nothing, 204, Nothing),
    ("GET", "/challenges/{}/code", &["page!"], Nothing, 200, Json("LanInvitation")),
    ("POST", "/challenges/{}/take", &["dice"], Nothing, 200, Json("TakenChallenge")),
    ("GET", "/matches/{}/people", &[], Nothing, 200, Json("Company")),
    ("POST", "/matches/{}/rematch", &["dice"], Nothing, 200, Json("Company")),
];

/// Returns the parameter name for the `{}` of a path.
fn part(path: &str) -> &'static str {
    match path.split('/').nth(1) {
        Some("rules" | "options" | "scenes") => "name",
        Some("ratings") => "family",
        _ => "id",
    }
}

/// Returns the description of a call in `PROTOCOL.md`.
fn about(protocol: &str, method: &str, path: &str) -> String {
    let wanted: Vec<&str> = path.split('/').collect();
    let is_it = |written: &str| {
        let Some((verb, address)) = written.split_once(" /api") else { return false };
        let address: Vec<&str> = address.split('?').next().unwrap_or_default().split('/').collect();
        let fits = |(written, wanted): (&&str, &&str)| {
            written == wanted || *wanted == "{}" && !written.chars().any(char::is_lowercase)
        };
        verb == method && address.len() == wanted.len() && address.iter().zip(&wanted).all(fits)
    };
    let row = protocol.lines().find_map(|line| {
        let (calls, text) = line.strip_prefix("| `")?.split_once(" | ")?;
        calls.split('`').any(is_it).then(|| text.trim_end_matches(" |").replace("\\|", "|"))
    });
    row.unwrap_or_else(|| panic!("PROTOCOL.md has no row of {method} {path}"))
}

fn content(content: Content) -> Value {
    match content {
        Nothing => json!({}),
        Json(name) => json!({ "application/json": { "schema": declarations::reference(name) } }),
        Other(kind @ ("*/*" | "image/*")) => json!({ kind: { "schema": {} } }),
        Other(kind) => {
            json!({ kind: { "schema": { "type": if kind == "application/json" { "object" } else { "string" } } } })
        }
    }
}

fn operation(protocol: &str, (method, path, query, body, status, answer): Call) -> Value {
    let mut parameters = Vec::new();
    if path.contains("{}") {
        parameters.push(
            json!({ "name": part(path), "in": "path", "required": true, "schema": { "type": "string" } }),
        );
    }
    for name in query {
        let (name, required) = name.strip_suffix('!').map_or((*name, false), |name| (name, true));
        parameters.push(
            json!({ "name": name, "in": "query", "required": required, "schema": { "type": "string" } }),
        );
    }
    let mut answered = json!({ "description": "as asked" });
    if !matches!(answer, Nothing) {
        answered["content"] = content(answer);
    }
    let failed = json!({ "description": "why not", "content": content(Json("ErrorBody")) });
    let words = path.split('/').filter(|word| !word.is_empty());
    let words = words.map(|word| if word == "{}" { part(path) } else { word }.replace('.', "-"));
    let name = std::iter::once(method.to_lowercase()).chain(words).collect::<Vec<_>>().join("-");
    let mut operation = json!({
        "operationId": name,
        "description": about(protocol, method, path),
        "parameters": parameters,
        "responses": { status.to_string(): answered, "default": failed },
    });
    if method == "POST" {
        let key = json!({ "name": "Idempotency-Key", "in": "header", "required": false, "schema": { "type": "string" },
            "description": "What is sent twice under one key is done once." });
        operation["parameters"].as_array_mut().unwrap().push(key);
    }
    if !matches!(body, Nothing) {
        operation["requestBody"] = json!({ "required": true, "content": content(body) });
    }
    operation
}

fn document() -> Value {
    let protocol =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("PROTOCOL.md")).unwrap();
    let declarations = Declarations::parse(&format!("{}{REQUESTS}", own()));
    let (mut paths, mut named) = (json!({}), BTreeSet::from(["ErrorBody"]));
    for call @ (method, path, _, body, _, answer) in CALLS {
        let address = format!("/api{}", path.replace("{}", &format!("{{{}}}", part(path))));
        paths[address][method.to_lowercase()] = operation(&protocol, call);
        named.extend([body, answer].iter().filter_map(|content| match content {
            Json(name) => Some(*name),
            _ => None,
        }));
    }
    let mut schemas = declarations.schemas(named);
    for (name, fields) in LEFT_OUT {
        let required = schemas[name]["required"].as_array_mut().unwrap();
        required.retain(|field| !fields.contains(&field.as_str().unwrap()));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tavola",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Calls of a Tavola service for bots and clients",
            "description": "PROTOCOL.md has all calls with examples, and what the views of a match mean.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "security": [{}, { "token": [] }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": { "token": {
                "type": "http", "scheme": "bearer",
                "description": "A token from the settings of an account; without one the sender is a visitor.",
            } },
        },
    })
}

#[test]
fn the_description_is_that_of_the_calls_and_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let document = serde_json::to_string_pretty(&document()).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &document).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(
        written == document,
        "docs/openapi.json differs from the calls: UPDATE=1 cargo test -p tavola-service --lib typescript"
    );
}

#[test]
fn every_call_that_a_program_may_make_is_described_and_no_other() {
    let described: BTreeSet<_> = CALLS.iter().map(|(method, path, ..)| (*method, *path)).collect();
    assert_eq!(described.len(), CALLS.len());
    assert_eq!(described, programs_calls().collect());
}

/// Collects the references in a document.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            if let Some(Value::String(to)) = object.get("$ref") {
                found.insert(to.clone());
            }
            object.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn every_reference_leads_to_a_schema() {
    let (document, mut found) = (document(), BTreeSet::new());
    references(&document, &mut found);
    assert!(found.len() > 100, "{}", found.len());
    for to in found {
        assert!(document.pointer(to.trim_start_matches('#')).is_some(), "{to}");
    }
}
