//! What the server reports while it runs: one line each on standard error, with the time, the level and the part of the
//! program.

use std::fmt::{self, Write as _};
use std::io::{self, Write as _};
use std::time::SystemTime;

use chrono::DateTime;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Metadata, Subscriber, span};

use crate::failure::{InputError, shortened};

/// The variable of the environment that has the level where the command line has none.
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

/// Reports from now on what is as grave as the level on the command line, or else that of the environment.
///
/// # Errors
/// If it is no level.
pub(crate) fn start(asked: Option<&str>) -> Result<(), InputError> {
    let found = match asked {
        Some(name) => Some(("--log", name.to_owned())),
        None => std::env::var(VARIABLE).ok().filter(|name| !name.is_empty()).map(|name| (VARIABLE, name)),
    };
    let most = match found {
        Some((from, name)) => level(from, &name)?,
        None => USUAL,
    };
    // It fails where it has been done before, which one process does not.
    _ = tracing::subscriber::set_global_default(Lines { most });
    Ok(())
}

fn level(from: &str, name: &str) -> Result<LevelFilter, InputError> {
    let known = LEVELS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    known.map(|(_, level)| *level).ok_or_else(|| {
        let names = LEVELS.map(|(name, _)| name).join(", ");
        InputError::found(format!("one of {names} for {from}"), name)
    })
}

/// Writes events of Tavola's own crates. Those of libraries may quote what they work on, so they are left out.
struct Lines {
    most: LevelFilter,
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= self.most && metadata.target().starts_with("tavola")
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(self.most)
    }

    fn event(&self, event: &Event<'_>) {
        // A standard error that is closed or full changes nothing about the server.
        _ = io::stderr().write_all(line(event, SystemTime::now()).as_bytes());
    }

    // Nothing here has a span: an event stands for itself.
    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

/// An event as a line.
fn line(event: &Event<'_>, now: SystemTime) -> String {
    let metadata = event.metadata();
    let since = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let time = i64::try_from(since.as_millis()).ok().and_then(DateTime::from_timestamp_millis);
    let mut words = Words::default();
    event.record(&mut words);
    let target = metadata.target().replace("::", " ");
    let text = one_line(&words.0);
    format!("{:?} {} {target}: {}\n", time.unwrap_or_default(), metadata.level(), shortened(&text))
}

/// A text without what would begin a second line, or steer a terminal.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The message of an event, and its fields after it.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_their_names_and_others_are_refused_with_all_of_them() {
        assert_eq!(level("--log", "debug").unwrap(), LevelFilter::DEBUG);
        assert_eq!(level("--log", "OFF").unwrap(), LevelFilter::OFF);
        let refused = level("TAVOLA_LOG", "loud").unwrap_err().to_string();
        assert_eq!(refused, "expected one of off, error, warn, info, debug for TAVOLA_LOG, not \"loud\"");
    }

    #[test]
    fn a_message_stays_on_one_line() {
        assert_eq!(one_line("a\nb\r\u{1b}[31mc"), "a b  [31mc");
    }
}
