//! Settings of a controller, with their names in both spellings.

use std::sync::Arc;

use tavola_engine::{Depth, Engine, Work};
use tavola_notation::any;
use tavola_rules::{Rules, variants};

use super::command::switch;
use super::fault::Fault;
use crate::lines::quoted;

/// The deepest search, as the protocol counts: 1 is the net alone.
pub(crate) const DEEPEST: u32 = 4;
/// Depth of a search without a given depth.
const USUAL: u32 = 3;
/// The most threads.
const MOST_THREADS: usize = 64;

/// See the module.
pub(crate) struct Settings {
    pub(crate) rules: Arc<Rules>,
    /// Plies in the count of the protocol: 1 is the net alone.
    pub(crate) ply: u32,
    pub(crate) cubeful: bool,
    threads: usize,
}

/// A setting.
#[derive(Clone, Copy)]
enum Setting {
    Variant,
    Ply,
    Cubeful,
    Threads,
}

/// The keys of 0.2.
const KEYS: [(&str, Setting); 4] = [
    ("game.variant", Setting::Variant),
    ("engine.ply", Setting::Ply),
    ("engine.cubeful", Setting::Cubeful),
    ("engine.threads", Setting::Threads),
];

impl Settings {
    pub(crate) fn new() -> Settings {
        Settings { rules: Arc::new(Rules::STANDARD), ply: USUAL, cubeful: true, threads: 1 }
    }

    /// The depth of a search where `go` has no limit.
    pub(crate) fn depth(&self) -> Depth {
        Depth::Plies(self.ply - 1)
    }

    /// The lines that describe the options, as 0.1 has them.
    pub(crate) fn options(&self) -> Vec<String> {
        let most = DEEPEST - 1;
        let mode = if self.cubeful { "cubeful" } else { "cubeless" };
        let variants: String = games().map(|name| format!(" var {name}")).collect();
        vec![
            format!("option name Threads type spin default {} min 1 max {MOST_THREADS}", self.threads),
            format!("option name EvalPlies type spin default {} min 0 max {most}", self.ply - 1),
            format!("option name EvalMode type combo default {mode} var cubeless var cubeful"),
            format!("option name Variant type combo default {}{variants}", self.rules.name),
        ]
    }

    /// The lines that describe the keys, as 0.2 has them.
    pub(crate) fn keys(&self) -> Vec<String> {
        let variants: Vec<&str> = games().collect();
        vec![
            format!("key game.variant enum {} {} the game", variants.join("|"), self.rules.name),
            format!("key engine.ply int 1..{DEEPEST} {} decision depth: 1 is the net alone", self.ply),
            format!("key engine.cubeful bool {} whether there is a cube", self.cubeful),
            format!("key engine.threads int 1..{MOST_THREADS} {} ! threads of a search", self.threads),
        ]
    }

    /// The value of a key of 0.2.
    pub(crate) fn get(&self, key: &str) -> Result<String, Fault> {
        Ok(match named(key)? {
            Setting::Variant => self.rules.name.to_owned(),
            Setting::Ply => self.ply.to_string(),
            Setting::Cubeful => self.cubeful.to_string(),
            Setting::Threads => self.threads.to_string(),
        })
    }

    /// Sets a key of 0.2. Threads change the engine.
    pub(crate) fn set(&mut self, key: &str, value: &str, engine: &mut Engine) -> Result<(), Fault> {
        match named(key)? {
            Setting::Variant => {
                let found = variants::find(value).filter(|found| fits(found.rules));
                let rules = found.ok_or_else(|| {
                    let names: Vec<&str> = games().collect();
                    Fault::Value(format!("expected one of {}, not {}", names.join(" "), quoted(value)))
                })?;
                self.rules = Arc::new(rules.rules.clone());
            }
            Setting::Ply => self.ply = number(value, 1, DEEPEST)?,
            Setting::Cubeful => self.cubeful = switch(value)?,
            Setting::Threads => {
                let threads = number(value, 1, MOST_THREADS)?;
                let work = Work::inline().with_threads(threads);
                *engine = engine.with_work(work.map_err(|error| Fault::State(error.to_string()))?);
                self.threads = threads;
            }
        }
        Ok(())
    }

    /// Sets an option of 0.1. Its plies count from 0, as in GNU Backgammon.
    pub(crate) fn set_option(&mut self, name: &str, value: &str, engine: &mut Engine) -> Result<(), Fault> {
        match name.to_ascii_lowercase().as_str() {
            "evalplies" | "ply" => self.ply = number(value, 0, DEEPEST - 1)? + 1,
            "evalmode" => {
                self.cubeful = match value {
                    "cubeful" => true,
                    "cubeless" => false,
                    _ => return Err(Fault::Value("expected cubeful or cubeless".to_owned())),
                }
            }
            "threads" => self.set("engine.threads", value, engine)?,
            "variant" => self.set("game.variant", value, engine)?,
            _ => {
                return Err(Fault::Unsupported(format!(
                    "the option {}; expected Threads, EvalPlies, EvalMode or Variant",
                    quoted(name)
                )));
            }
        }
        Ok(())
    }
}

fn named(key: &str) -> Result<Setting, Fault> {
    let found = KEYS.iter().find(|(name, _)| *name == key).map(|(_, setting)| *setting);
    found.ok_or_else(|| {
        let names = KEYS.map(|(name, _)| name).join(", ");
        Fault::Unsupported(format!("the key {}; expected one of {names}", quoted(key)))
    })
}

/// Returns whether the protocol has words for a game: ids for its positions, and one play for each roll.
fn fits(rules: &Rules) -> bool {
    any::has_ids(rules) && rules.dice == Rules::STANDARD.dice
}

/// The games that fit.
fn games() -> impl Iterator<Item = &'static str> {
    variants::ALL.iter().map(|variant| variant.rules).filter(|rules| fits(rules)).map(|rules| rules.name)
}

fn number<T>(word: &str, least: T, most: T) -> Result<T, Fault>
where
    T: Copy + core::str::FromStr + PartialOrd + core::fmt::Display,
{
    let number = word.parse().ok().filter(|number| (&least..=&most).contains(&number));
    number.ok_or_else(|| {
        Fault::Value(format!("expected a number from {least} to {most}, not {}", quoted(word)))
    })
}
