//! The options in which houses differ, by name: a page or a file changes a rule set through them.
//!
//! ```
//! use tavola_rules::Rules;
//! use tavola_rules::options::{self, RawValue};
//! use tavola_rules::rules::BearOff;
//!
//! let mut rules = Rules::STANDARD;
//! rules.set_option("bear_off", &RawValue::Word("exact"))?;
//! assert_eq!(rules.bear_off, BearOff::Exact);
//!
//! let error = rules.set_option("cube_cap", &RawValue::Number(63)).unwrap_err();
//! assert_eq!(error.to_string(), "cube_cap is one of [0, 2, 4, 8, 16, 32, 64]");
//! assert!(options::ALL.iter().all(|option| option.applies(&Rules::STANDARD)));
//! # Ok::<(), options::OptionError>(())
//! ```

mod all;
mod conflict;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

pub use all::ALL;
pub use conflict::Conflict;

use crate::rules::Rules;

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Value {
    /// On or off.
    Flag(bool),
    /// One of some words.
    Choice(&'static str),
    /// A number.
    Number(u32),
}

/// The values of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// One of these numbers.
    Number(&'static [u32]),
}

/// Options that belong together on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Group {
    /// The player who begins, and the starting position.
    Start,
    /// The meaning of a roll.
    Dice,
    /// The numbers that must be played.
    Moving,
    /// The ways to bear off.
    BearingOff,
    /// The points of a game.
    Scoring,
    /// The doubling cube.
    Cube,
}

/// One option.
#[derive(Clone, Copy)]
pub struct Spec {
    /// Its name.
    pub id: &'static str,
    /// The group of the option.
    pub group: Group,
    /// Its values.
    pub kind: Kind,
    /// Its value in a rule set.
    pub get: fn(&Rules) -> Value,
    /// Gives a rule set another value. Values that are not of its kind change nothing.
    set: fn(&mut Rules, Value),
}

/// An option that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The value is none of those that the option takes.
    Value {
        /// The option.
        id: &'static str,
        /// The kind of value that it takes.
        kind: Kind,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown(id) => {
                write!(f, "no option {id:?}; expected one of")?;
                ALL.iter().try_for_each(|spec| write!(f, " {}", spec.id))
            }
            OptionError::Value { id, kind: Kind::Flag } => write!(f, "{id} is true or false"),
            OptionError::Value { id, kind: Kind::Choice(words) } => {
                write!(f, "{id} is one of {}", words.join(", "))
            }
            OptionError::Value { id, kind: Kind::Number(numbers) } => write!(f, "{id} is one of {numbers:?}"),
        }
    }
}

impl core::error::Error for OptionError {}

impl Kind {
    /// All values.
    #[must_use]
    pub fn values(self) -> Vec<Value> {
        match self {
            Kind::Flag => vec![Value::Flag(false), Value::Flag(true)],
            Kind::Choice(words) => words.iter().map(|w| Value::Choice(w)).collect(),
            Kind::Number(numbers) => numbers.iter().map(|&n| Value::Number(n)).collect(),
        }
    }
}

impl Spec {
    /// Returns whether a rule set has the option: its own value is one of those that can be set. Games that are quite
    /// their own in something, such as the stacks of Tawula, do not.
    #[must_use]
    pub fn applies(&self, rules: &Rules) -> bool {
        self.kind.values().contains(&(self.get)(rules)) && rules.in_turn.is_empty()
    }

    /// The values that cannot be combined with the rest of a rule set, and why.
    #[must_use]
    pub fn blocked(&self, rules: &Rules) -> Vec<(Value, Conflict)> {
        let now = (self.get)(rules);
        let values = self.kind.values().into_iter().filter(|&value| value != now);
        values
            .filter_map(|value| {
                let mut changed = rules.clone();
                (self.set)(&mut changed, value);
                changed.conflict().map(|conflict| (value, conflict.seen_from(self.id)))
            })
            .collect()
    }
}

impl Rules {
    /// Sets an option by name.
    ///
    /// # Errors
    /// If there is no such option or it does not take the value.
    pub fn set_option(&mut self, id: &str, value: &RawValue<'_>) -> Result<(), OptionError> {
        let spec = ALL.iter().find(|s| s.id == id).ok_or_else(|| OptionError::Unknown(id.to_owned()))?;
        let value = match (spec.kind, value) {
            (Kind::Flag, RawValue::Flag(flag)) => Some(Value::Flag(*flag)),
            (Kind::Choice(words), RawValue::Word(word)) => {
                words.iter().find(|w| *w == word).map(|w| Value::Choice(w))
            }
            (Kind::Number(numbers), RawValue::Number(number)) => {
                numbers.iter().find(|n| u64::from(**n) == *number).map(|n| Value::Number(*n))
            }
            _ => None,
        };
        let value = value.ok_or(OptionError::Value { id: spec.id, kind: spec.kind })?;
        (spec.set)(self, value);
        Ok(())
    }
}

/// A value as it comes from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RawValue<'a> {
    /// `true` or `false`.
    Flag(bool),
    /// A word.
    Word(&'a str),
    /// A number.
    Number(u64),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_every_value_it_offers_and_gives_it_back() {
        for spec in &ALL {
            let values: Vec<(RawValue<'_>, Value)> = match spec.kind {
                Kind::Flag => [true, false].map(|b| (RawValue::Flag(b), Value::Flag(b))).to_vec(),
                Kind::Choice(words) => words.iter().map(|w| (RawValue::Word(w), Value::Choice(w))).collect(),
                Kind::Number(numbers) => {
                    numbers.iter().map(|&n| (RawValue::Number(u64::from(n)), Value::Number(n))).collect()
                }
            };
            for (raw, value) in values {
                let mut rules = Rules::STANDARD;
                rules.set_option(spec.id, &raw).unwrap();
                assert_eq!((spec.get)(&rules), value, "{}", spec.id);
            }
        }
    }

    #[test]
    fn no_preset_contradicts_itself_and_every_option_applies_somewhere() {
        for variant in &crate::variants::ALL {
            assert_eq!(variant.rules.conflict(), None, "{}", variant.rules.name);
        }
        for spec in &ALL {
            assert!(spec.applies(&Rules::STANDARD), "{}", spec.id);
        }
    }

    /// A change of one option of any game by an offered value gives a game that can be played.
    #[test]
    fn values_that_are_not_blocked_make_playable_rules() {
        for variant in &crate::variants::ALL {
            for spec in ALL.iter().filter(|spec| spec.applies(variant.rules)) {
                let blocked = spec.blocked(variant.rules);
                for value in spec.kind.values() {
                    let mut rules = variant.rules.clone();
                    (spec.set)(&mut rules, value);
                    assert_eq!((spec.get)(&rules), value, "{} of {}", spec.id, variant.rules.name);
                    let is_blocked = blocked.iter().any(|(v, _)| *v == value);
                    assert_eq!(
                        rules.conflict().is_some(),
                        is_blocked,
                        "{} of {}",
                        spec.id,
                        variant.rules.name
                    );
                }
            }
        }
    }

    #[test]
    fn unknown_options_and_values_are_refused() {
        let mut rules = Rules::STANDARD;
        assert!(rules.set_option("cubes", &RawValue::Flag(true)).is_err());
        assert!(rules.set_option("cube", &RawValue::Number(1)).is_err());
        assert!(rules.set_option("cube_cap", &RawValue::Number(63)).is_err());
        assert!(rules.set_option("opening", &RawValue::Word("chess")).is_err());
        assert_eq!(rules, Rules::STANDARD);
    }
}
