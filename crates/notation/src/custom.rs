//! Custom rules: a game and its changed options, as a small file.
//!
//! ```
//! use tavola_notation::custom::CustomRules;
//!
//! let custom: CustomRules = "
//!     name = \"As at grandmother's\"
//!     game = \"backgammon\"
//!     [options]
//!     double_times = 2
//!     jacoby = true
//! ".parse()?;
//! assert_eq!(custom.rules()?.dice.times, 2);
//! assert_eq!(custom.to_string().parse(), Ok(custom));
//! # Ok::<(), tavola_notation::custom::CustomRulesError>(())
//! ```

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_rules::options::{Conflict, OptionError, RawValue, Value};
use tavola_rules::{Rules, variants};

use crate::names::tidy_name;

/// The longest name of custom rules, in characters.
pub const LONGEST_NAME: usize = 60;

/// The value of an option as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Setting {
    /// `true` or `false`.
    Flag(bool),
    /// A number.
    Number(u64),
    /// A word.
    Word(String),
}

impl From<Value> for Setting {
    fn from(value: Value) -> Setting {
        match value {
            Value::Flag(flag) => Setting::Flag(flag),
            Value::Choice(word) => Setting::Word(word.to_owned()),
            Value::Number(number) => Setting::Number(number.into()),
        }
    }
}

/// A game and the options that differ from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CustomRules {
    /// Their name.
    pub name: String,
    /// The game that it comes from.
    pub game: String,
    /// The options that differ from that game.
    #[serde(default)]
    pub options: BTreeMap<String, Setting>,
}

/// Custom rules that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomRulesError {
    /// The text is no such file.
    #[error("expected custom rules (name, game and a table of options): {0}")]
    Text(String),
    /// The name is empty or too long.
    #[error("expected a name of 1 to {LONGEST_NAME} characters")]
    Name,
    /// There is no such game.
    #[error("no game {0:?}; expected one of {names}", names = names())]
    Game(String),
    /// There is no such option, or it does not take the value.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The options contradict each other.
    #[error("these options do not go together: {0}")]
    Conflict(Conflict),
}

fn names() -> String {
    let names: Vec<&str> = variants::ALL.iter().map(|variant| variant.rules.name).collect();
    names.join(", ")
}

/// A game with some options changed.
///
/// # Errors
/// If there is no such game or option, or the options contradict each other.
pub fn changed(game: &str, options: &BTreeMap<String, Setting>) -> Result<Rules, CustomRulesError> {
    let variant = variants::find(game).ok_or_else(|| CustomRulesError::Game(game.to_owned()))?;
    let mut rules = variant.rules.clone();
    for (id, value) in options {
        // Two options may set one field, such as the two limits of stacks. An option with the game's own value must not
        // undo the change of the other.
        if own_value(variant.rules, id).as_ref() == Some(value) {
            continue;
        }
        let raw = match value {
            Setting::Flag(flag) => RawValue::Flag(*flag),
            Setting::Number(number) => RawValue::Number(*number),
            Setting::Word(word) => RawValue::Word(word),
        };
        rules.set_option(id, &raw)?;
    }
    match rules.conflict() {
        Some(conflict) => Err(CustomRulesError::Conflict(conflict)),
        None => Ok(rules),
    }
}

/// The value of an option in the rules of a game, if there is such an option.
fn own_value(rules: &Rules, id: &str) -> Option<Setting> {
    let spec = tavola_rules::options::ALL.iter().find(|spec| spec.id == id)?;
    Some(Setting::from((spec.get)(rules)))
}

impl CustomRules {
    /// The rules of a game, by its name and the options that differ. `None` for rules that options do not describe.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<CustomRules> {
        let variant = variants::find(rules.name)?;
        let options = tavola_rules::options::ALL.iter().filter_map(|spec| {
            let value = (spec.get)(rules);
            (value != (spec.get)(variant.rules)).then(|| (spec.id.to_owned(), Setting::from(value)))
        });
        let name = rules.name.to_owned();
        let custom = CustomRules { game: name.clone(), name, options: options.collect() };
        custom.rules().is_ok_and(|made| made == *rules).then_some(custom)
    }

    /// The rules that are played.
    ///
    /// # Errors
    /// If there is no such game or option, or the options contradict each other.
    pub fn rules(&self) -> Result<Rules, CustomRulesError> {
        changed(&self.game, &self.options)
    }

    /// Returns the rules with a tidy name and without options that equal the game's.
    ///
    /// # Errors
    /// As [`CustomRules::rules`], or if the name is empty or too long.
    pub fn tidied(mut self) -> Result<CustomRules, CustomRulesError> {
        self.name = tidy_name(&self.name);
        if self.name.is_empty() || self.name.chars().count() > LONGEST_NAME {
            return Err(CustomRulesError::Name);
        }
        self.rules()?;
        if let Some(variant) = variants::find(&self.game) {
            self.options.retain(|id, value| own_value(variant.rules, id).as_ref() != Some(value));
        }
        Ok(self)
    }
}

impl FromStr for CustomRules {
    type Err = CustomRulesError;

    fn from_str(text: &str) -> Result<CustomRules, CustomRulesError> {
        let custom: CustomRules = toml::from_str(text).map_err(|error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            CustomRulesError::Text(format!("line {line}: {}", error.message()))
        })?;
        custom.tidied()
    }
}

impl fmt::Display for CustomRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&toml::to_string(self).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn error(text: &str) -> CustomRulesError {
        text.parse::<CustomRules>().unwrap_err()
    }

    #[test]
    fn what_is_wrong_is_said() {
        assert!(matches!(error("nonsense"), CustomRulesError::Text(text) if text.starts_with("line 1")));
        assert!(matches!(error("name = 'a'\ngame = 'chess'"), CustomRulesError::Game(_)));
        assert!(matches!(error("name = ' '\ngame = 'backgammon'"), CustomRulesError::Name));
        let with = |option: &str| error(&format!("name = 'a'\ngame = 'backgammon'\n[options]\n{option}"));
        assert!(matches!(with("cubes = true"), CustomRulesError::Option(OptionError::Unknown(_))));
        assert!(matches!(with("cube = 3"), CustomRulesError::Option(OptionError::Value { id: "cube", .. })));
        assert!(matches!(with("cube = -1"), CustomRulesError::Text(text) if text.contains("line 4")));
        assert_eq!(with("mother = true"), CustomRulesError::Conflict(Conflict::NeedsPins));
    }

    #[test]
    fn options_as_the_game_has_them_are_left_out() {
        let custom: CustomRules =
            "name = ' Ours  '\ngame = 'backgammon'\n[options]\ncube = true\njacoby = true".parse().unwrap();
        assert_eq!(custom.name, "Ours");
        assert_eq!(custom.options.keys().collect::<Vec<_>>(), ["jacoby"]);
    }

    #[test]
    fn an_option_as_the_game_has_it_does_not_undo_another() {
        let rules = |options: &str| {
            let custom: CustomRules =
                format!("name = 'a'\ngame = 'backgammon'\n[options]\n{options}").parse().unwrap();
            custom.rules().unwrap()
        };
        assert_eq!(rules("half_board_limit = 'none'\nmax_stack = 5"), rules("max_stack = 5"));
        assert_eq!(
            error("name = 'a'\ngame = 'backgammon'\n[options]\nhalf_board_limit = 'start'\nmax_stack = 0"),
            CustomRulesError::Conflict(Conflict::NeedsHalfBoard)
        );
    }

    proptest! {
        #[test]
        fn custom_rules_come_back_from_its_file(name in "\\PC{1,20}", picks in prop::collection::vec(any::<(prop::sample::Index, prop::sample::Index)>(), 0..6)) {
            let mut custom = CustomRules { name, game: "backgammon".to_owned(), options: BTreeMap::new() };
            for (option, value) in picks {
                let spec = &tavola_rules::options::ALL[option.index(tavola_rules::options::ALL.len())];
                let values = spec.kind.values();
                custom.options.insert(spec.id.to_owned(), values[value.index(values.len())].into());
            }
            let rules = custom.rules();
            if let Ok(custom) = custom.tidied() {
                prop_assert_eq!(custom.rules(), rules);
                prop_assert_eq!(custom.to_string().parse(), Ok(custom));
            }
        }

        #[test]
        fn no_text_breaks_the_reader(text in "\\PC{0,80}") {
            let _ = text.parse::<CustomRules>();
        }
    }
}
