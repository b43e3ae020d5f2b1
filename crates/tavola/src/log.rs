//! The log of a running server: one line for each event on standard error, with the time, the level and the part of the program.

use std::fmt::{self, Write as _};
use std::io::{self, Write as _};
use std::time::SystemTime;

use chrono::{DateTime, Utc};
use tavola_service::request_id;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Metadata, Subscriber, span};

use crate::failure::{InputError, shortened};

/// The environment variable with the default level.
const VARIABLE: &str = "TAVOLA_LOG";
/// Levels by their names.
const LEVELS: [(&str, LevelFilter); 5] = [
    ("off", LevelFilter::OFF),
    ("error", LevelFilter::ERROR),
    ("warn", LevelFilter::WARN),
    ("info", LevelFilter::INFO),
    ("debug", LevelFilter::DEBUG),
];
const USUAL: LevelFilter = LevelFilter::WARN;
/// The word for JSON lines.
const JSON: &str = "json";

/// Logs events from now on, at the level on the command line or else that of the environment.
///
/// # Errors
/// The text is not a level.
pub(crate) fn start(asked: Option<&str>) -> Result<(), InputError> {
    let found = match asked {
        Some(name) => Some(("--log", name.to_owned())),
        None => std::env::var(VARIABLE).ok().filter(|name| !name.is_empty()).map(|name| (VARIABLE, name)),
    };
    let (most, json) = match found {
        Some((from, name)) => wanted(from, &name)?,
        None => (USUAL, false),
    };
    // It fails only if it has been done before, which never happens in one process.
    _ = tracing::subscriber::set_global_default(Lines { most, json });
    Ok(())
}

/// Parses the level, and whether lines are JSON: `LEVEL`, `LEVEL,json` or `json`.
fn wanted(from: &str, text: &str) -> Result<(LevelFilter, bool), InputError> {
    if text.eq_ignore_ascii_case(JSON) {
        return Ok((USUAL, true));
    }
    let (name, json) = match text.rsplit_once(',') {
        Some((name, form)) if form.eq_ignore_ascii_case(JSON) => (name, true),
        _ => (text, false),
    };
    let known = LEVELS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    known.map(|(_, level)| (*level, json)).ok_or_else(|| {
        let names = LEVELS.map(|(name, _)| name).join(", ");
        InputError::found(format!("one of {names} for {from}, with {:?} after it for JSON", ",json"), text)
    })
}

/// Writes events of Tavola's own crates. Events of libraries may quote user data, so they are left out.
struct Lines {
    most: LevelFilter,
    json: bool,
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= self.most && metadata.target().starts_with("tavola")
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(self.most)
    }

    fn event(&self, event: &Event<'_>) {
        // The server does not depend on whether standard error can be written.
        let line =
            if self.json { json_line(event, SystemTime::now()) } else { line(event, SystemTime::now()) };
        _ = io::stderr().write_all(line.as_bytes());
    }

    // Spans are not used: an event is complete.
    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// Formats a time.
fn written(now: SystemTime) -> DateTime<Utc> {
    let since = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).ok().and_then(DateTime::from_timestamp_millis).unwrap_or_default()
}

/// Formats an event as a line, with the id of its request.
fn line(event: &Event<'_>, now: SystemTime) -> String {
    let metadata = event.metadata();
    let mut words = Words::default();
    event.record(&mut words);
    if let Some(id) = request_id::current() {
        words.0 += &format!(" request={id}");
    }
    let target = metadata.target().replace("::", " ");
    let text = one_line(&words.0);
    format!("{:?} {} {target}: {}\n", written(now), metadata.level(), shortened(&text))
}

/// Formats an event as one line of JSON.
fn json_line(event: &Event<'_>, now: SystemTime) -> String {
    let metadata = event.metadata();
    let mut fields = Fields::default();
    event.record(&mut fields);
    let mut put = |name: &str, value: String| _ = fields.0.insert(name.to_owned(), value.into());
    put("time", format!("{:?}", written(now)));
    put("level", metadata.level().as_str().to_ascii_lowercase());
    put("part", metadata.target().to_owned());
    if let Some(id) = request_id::current() {
        put("request", id.to_string());
    }
    format!("{}\n", serde_json::Value::Object(fields.0))
}

/// Removes line breaks and control characters from a text.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The message of an event, followed by its fields.
#[derive(Default)]
struct Words(String);

impl Visit for Words {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.record_debug(field, &format_args!("{value}"));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let gap = if self.0.is_empty() { "" } else { " " };
        // Writing into a string does not fail.
        _ = match field.name() {
            "message" => write!(self.0, "{gap}{value:?}"),
            name => write!(self.0, "{gap}{name}={value:?}"),
        };
    }
}

/// The fields of an event with its message.
#[derive(Default)]
struct Fields(serde_json::Map<String, serde_json::Value>);

impl Visit for Fields {
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.0.insert(field.name().to_owned(), value.into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.insert(field.name().to_owned(), shortened(value).into());
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_their_names_and_others_are_refused_with_all_of_them() {
        assert_eq!(wanted("--log", "debug").unwrap(), (LevelFilter::DEBUG, false));
        assert_eq!(wanted("--log", "OFF").unwrap(), (LevelFilter::OFF, false));
        assert_eq!(wanted("--log", "info,json").unwrap(), (LevelFilter::INFO, true));
        assert_eq!(wanted("--log", "json").unwrap(), (USUAL, true));
        let expected =
            "expected one of off, error, warn, info, debug for TAVOLA_LOG, with \",json\" after it for JSON";
        for wrong in ["loud", "loud,json", "debug,xml", "json,json"] {
            let refused = wanted("TAVOLA_LOG", wrong).unwrap_err().to_string();
            assert_eq!(refused, format!("{expected}, not {wrong:?}"));
        }
    }

    #[test]
    fn a_message_stays_on_one_line() {
        assert_eq!(one_line("a\nb\r\u{1b}[31mc"), "a b  [31mc");
    }
}
