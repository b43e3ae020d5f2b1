//! Options of `tavola serve` and `tavola worker` from environment variables and a file.
//!
//! The command line has priority, then the environment, then the file, then the default. A key of the file is the name of an option. The
//! variable of an option is its name in capitals after `TAVOLA_`, except for addresses with a variable that other programs use too.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::failure::{Failure, InputError};

/// The commands with settings.
const COMMANDS: [&str; 2] = ["serve", "worker"];
/// Options that are not settings: they select the settings or the output.
const NOT_SETTINGS: [&str; 5] = ["config", "print_config", "json", "help", "version"];
/// Variables with special names.
const VARIABLES: [(&str, &str); 2] = [("database", "DATABASE_URL"), ("bus", "BUS_URL")];
/// The variable with the path of the file.
const FILE: &str = "TAVOLA_CONFIG";

/// The source of each setting.
pub(crate) type Sources = BTreeMap<String, String>;

/// Merges the command line, the environment and the file, and returns the sources of the settings from the last two.
///
/// # Errors
/// The command line is refused.
pub(crate) fn read(command: &Command, line: &[OsString]) -> Result<(ArgMatches, Sources), Problem> {
    let first = command.clone().try_get_matches_from(line)?;
    let Some((name, given)) = first.subcommand().filter(|(name, _)| COMMANDS.contains(name)) else {
        return Ok((first, Sources::new()));
    };
    let file = given.get_one::<std::path::PathBuf>("config").cloned();
    let file = file.or_else(|| variable(FILE).map(Into::into));
    let mut found = match file {
        Some(file) => of_file(&file)?,
        None => BTreeMap::new(),
    };
    let Some(about) = command.find_subcommand(name) else { return Ok((first, Sources::new())) };
    for arg in about.get_arguments().filter(|arg| is_setting(arg)) {
        let variable_name = variable_of(arg.get_id().as_str());
        if let Some(text) = variable(&variable_name) {
            let values = if takes_many(arg) {
                text.split(',').map(|part| part.trim().to_owned()).collect()
            } else {
                vec![text]
            };
            found.insert(key(arg), (values, variable_name));
        }
    }
    let mut merged = command.clone();
    let mut sources = Sources::new();
    for (key, (values, source)) in found {
        let arg = about.get_arguments().find(|arg| is_setting(arg) && self::key(arg) == key);
        let Some(arg) = arg else {
            let known: Vec<String> =
                about.get_arguments().filter(|arg| is_setting(arg)).map(self::key).collect();
            let expected = format!("one of {} in {source}", known.join(", "));
            return Err(Failure::from(InputError::found(expected, &key)).into());
        };
        if values.len() > 1 && !takes_many(arg) {
            let expected = format!("one value for {key} in {source}");
            return Err(Failure::from(InputError::found(expected, &values.join(", "))).into());
        }
        check(arg, &key, &values, &source)?;
        let id = arg.get_id().to_string();
        sources.insert(id.clone(), source);
        merged = merged.mut_subcommand(name, |about| about.mut_arg(&id, |arg| arg.default_values(values)));
    }
    Ok((merged.try_get_matches_from(line)?, sources))
}

/// The reason why settings cannot be used.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The command line was refused, or asks for help.
    Line(clap::Error),
    /// The file or a variable is wrong.
    Elsewhere(Failure),
}

impl From<clap::Error> for Problem {
    fn from(error: clap::Error) -> Problem {
        Problem::Line(error)
    }
}

impl From<Failure> for Problem {
    fn from(failure: Failure) -> Problem {
        Problem::Elsewhere(failure)
    }
}

/// Checks the values of an option. The error names the source of a wrong value and does not repeat it: it may be a password.
fn check(arg: &Arg, key: &str, values: &[String], source: &str) -> Result<(), Failure> {
    let alone = Command::new("check").no_binary_name(true).arg(arg.clone().required(false));
    let words = values.iter().flat_map(|value| match arg.get_action() {
        ArgAction::SetTrue => match value.as_str() {
            "true" => vec![format!("--{key}")],
            "false" => Vec::new(),
            _ => vec![format!("--{key}={value}")],
        },
        _ => vec![format!("--{key}={value}")],
    });
    match alone.try_get_matches_from(words) {
        Ok(_) => Ok(()),
        Err(error) => {
            let reason = std::error::Error::source(&error).map(ToString::to_string);
            let reason = reason.unwrap_or_else(|| "expected true or false".to_owned());
            Err(InputError::file(source, format!("{key}: {reason}")).into())
        }
    }
}

/// Returns the keys of a file with their values.
fn of_file(file: &Path) -> Result<BTreeMap<String, (Vec<String>, String)>, Failure> {
    let shown = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| InputError::file(&shown, error))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // The complete error quotes the line, which may contain a password.
        InputError::file(&shown, error.message().to_owned())
    })?;
    let mut found = BTreeMap::new();
    for (key, value) in table {
        let single = |value: &toml::Value| match value {
            toml::Value::String(text) => Some(text.clone()),
            toml::Value::Integer(number) => Some(number.to_string()),
            toml::Value::Boolean(is) => Some(is.to_string()),
            _ => None,
        };
        let values = match &value {
            toml::Value::Array(values) => values.iter().map(single).collect::<Option<Vec<_>>>(),
            value => single(value).map(|value| vec![value]),
        };
        let values = values.filter(|values| !values.is_empty());
        let values = values.ok_or_else(|| {
            InputError::file(&shown, format!("expected a text, a number, true or false for {key}, or a list"))
        })?;
        found.insert(key, (values, shown.clone()));
    }
    Ok(found)
}

/// Returns a variable that is not empty.
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|text| !text.is_empty())
}

/// Returns the name of the variable of an option.
fn variable_of(id: &str) -> String {
    let own = VARIABLES.iter().find(|(option, _)| *option == id).map(|(_, name)| (*name).to_owned());
    own.unwrap_or_else(|| format!("TAVOLA_{}", id.to_ascii_uppercase()))
}

fn is_setting(arg: &Arg) -> bool {
    arg.get_long().is_some() && !NOT_SETTINGS.contains(&arg.get_id().as_str())
}

fn takes_many(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

/// Returns the name of an option, as a key of a file.
fn key(arg: &Arg) -> String {
    arg.get_long().unwrap_or_default().to_owned()
}

/// Prints every setting of a command with its value and its source, as a readable file without the passwords of addresses.
pub(crate) fn printed(command: &Command, name: &str, matches: &ArgMatches, sources: &Sources) -> String {
    let Some(about) = command.find_subcommand(name) else { return String::new() };
    let mut text = String::new();
    for arg in about.get_arguments().filter(|arg| is_setting(arg)) {
        let id = arg.get_id().as_str();
        let given = matches.value_source(id);
        let values: Vec<String> = matches
            .get_raw(id)
            .map(|values| values.map(|value| without_password(&value.to_string_lossy())).collect())
            .unwrap_or_default();
        let source = match (given, sources.get(id)) {
            (Some(ValueSource::CommandLine), _) => "the command line",
            (_, Some(source)) => source,
            _ => "as usual",
        };
        let quoted = |value: &String| match value.as_str() {
            "true" | "false" => value.clone(),
            number if number.parse::<u16>().is_ok() => value.clone(),
            _ => toml::Value::String(value.clone()).to_string(),
        };
        let key = key(arg);
        text += &match values.as_slice() {
            [] => format!("# {key} is not set\n"),
            [value] if !takes_many(arg) => format!("{key} = {} # {source}\n", quoted(value)),
            values => {
                let values: Vec<String> = values.iter().map(quoted).collect();
                format!("{key} = [{}] # {source}\n", values.join(", "))
            }
        };
    }
    text
}

/// Returns an address without its password: `scheme://USER:PASSWORD@...`, or a parameter `password=`.
fn without_password(text: &str) -> String {
    let Some((scheme, rest)) = text.split_once("://") else { return text.to_owned() };
    let rest = match rest.rsplit_once('@') {
        Some((user, place)) => match user.split_once(':') {
            Some((name, _)) => format!("{name}:***@{place}"),
            None => rest.to_owned(),
        },
        None => rest.to_owned(),
    };
    let rest = match rest.split_once('?') {
        Some((place, query)) => {
            let hidden = query.split('&').map(|pair| match pair.split_once('=') {
                Some((name @ "password", _)) => format!("{name}=***"),
                _ => pair.to_owned(),
            });
            format!("{place}?{}", hidden.collect::<Vec<_>>().join("&"))
        }
        None => rest,
    };
    format!("{scheme}://{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_of_addresses_are_not_shown() {
        for (address, shown) in [
            ("postgres://a:secret@b:5432/c", "postgres://a:***@b:5432/c"),
            ("postgres://a:se@cret@b/c", "postgres://a:***@b/c"),
            ("postgres:///c?user=a&password=secret", "postgres:///c?user=a&password=***"),
            ("nats://b:4222", "nats://b:4222"),
            ("/var/lib/tavola", "/var/lib/tavola"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
