//! The options in which houses differ, by name: how a page or a file changes a rule set.

mod conflict;

use core::fmt;

pub use conflict::Conflict;

use crate::rules::{BackgammonZone, BearOff, CheckersLeft, Obligation, Opening, Rules, Scoring};

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

/// What values an option takes.
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
    /// Who begins.
    Start,
    /// What must be played.
    Moving,
    /// How checkers leave the board.
    BearingOff,
    /// What a game is worth.
    Scoring,
    /// The doubling cube.
    Cube,
}

/// One option.
#[derive(Clone, Copy)]
pub struct Spec {
    /// Its name.
    pub id: &'static str,
    /// Where it belongs.
    pub group: Group,
    /// What values it takes.
    pub kind: Kind,
    /// Its value in a rule set.
    pub get: fn(&Rules) -> Value,
    /// Gives a rule set another value. Values that are not of its kind change nothing.
    set: fn(&mut Rules, Value),
}

/// An option that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of this name.
    Unknown(String),
    /// The value is none of those that the option takes.
    Value {
        /// The option.
        id: &'static str,
        /// What it takes.
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
    /// The values that go together with the rest of a rule set, its own among them. Empty where a game is quite its
    /// own in this, as Pin is in what must be played, and where nothing else would do.
    #[must_use]
    pub fn offered(&self, rules: &Rules) -> Vec<Value> {
        let now = (self.get)(rules);
        let fits = |value: &Value| {
            let mut changed = rules.clone();
            (self.set)(&mut changed, *value);
            changed.conflict().is_none()
        };
        let all = self.kind.values();
        let own = !all.contains(&now) || !rules.in_turn.is_empty();
        let offered: Vec<Value> = if own { Vec::new() } else { all.into_iter().filter(fits).collect() };
        if offered.len() > 1 { offered } else { Vec::new() }
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

/// A flag that is a field of the rules.
macro_rules! flag {
    ($id:literal, $group:ident, $($field:ident).+) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Flag,
            get: |rules| Value::Flag(rules.$($field).+),
            set: |rules, value| {
                if let Value::Flag(flag) = value {
                    rules.$($field).+ = flag;
                }
            },
        }
    };
}

/// A choice between values of one field.
macro_rules! choice {
    ($id:literal, $group:ident, $field:ident, $($word:literal => $value:expr),+) => {
        Spec {
            id: $id,
            group: Group::$group,
            kind: Kind::Choice(&[$($word),+]),
            get: |rules| {
                $(if rules.$field == $value {
                    return Value::Choice($word);
                })+
                Value::Choice("other")
            },
            set: |rules, value| {
                if let Value::Choice(word) = value {
                    match word {
                        $($word => rules.$field = $value,)+
                        _ => {}
                    }
                }
            },
        }
    };
}

/// A number of the cube.
macro_rules! number {
    ($id:literal, $field:ident, $type:ty, $numbers:expr) => {
        Spec {
            id: $id,
            group: Group::Cube,
            kind: Kind::Number($numbers),
            get: |rules| Value::Number(u32::from(rules.cube.$field)),
            set: |rules, value| {
                if let Value::Number(number) = value {
                    rules.cube.$field = <$type>::try_from(number).unwrap_or(<$type>::MAX);
                }
            },
        }
    };
}

/// All options, in the order of a page.
pub const ALL: [Spec; 17] = [
    choice!("opening", Start, opening,
        "one-die-each" => Opening::OneDieEach,
        "one-die-each-then-roll" => Opening::OneDieEachThenRoll,
        "two-dice-highest" => Opening::TwoDiceHighest,
        "lot-then-roll" => Opening::LotThenRoll),
    flag!("winner_starts", Start, winner_starts),
    Spec {
        id: "higher_die",
        group: Group::Moving,
        kind: Kind::Flag,
        get: |rules| match rules.obligation {
            Obligation::Max { higher } => Value::Flag(higher),
            Obligation::AllOrNothing => Value::Choice("other"),
        },
        set: |rules, value| {
            if let Value::Flag(higher) = value {
                rules.obligation = Obligation::Max { higher };
            }
        },
    },
    choice!("bear_off", BearingOff, bear_off,
        "farthest-overshoot" => BearOff::FarthestOvershoot,
        "free-overshoot" => BearOff::FreeOvershoot,
        "exact" => BearOff::Exact),
    choice!("scoring", Scoring, scoring,
        "gammon-123" => Scoring::Gammon123,
        "gammon-12" => Scoring::Gammon12,
        "flat" => Scoring::Flat,
        "checkers-left" => Scoring::CheckersLeft(CheckersLeft::AllDoubled),
        "checkers-left-outside" => Scoring::CheckersLeft(CheckersLeft::OutsideDoubled)),
    choice!("backgammon_zone", Scoring, backgammon_zone,
        "home-or-bar" => BackgammonZone::QuadrantOrBar,
        "home-only" => BackgammonZone::QuadrantOnly),
    flag!("backgammon_needs_none_off", Scoring, backgammon_needs_none_off),
    flag!("cube", Cube, cube.on),
    number!("cube_cap", cap, u32, &[0, 2, 4, 8, 16, 32, 64]),
    flag!("cube_in_single_game", Cube, cube.in_single_game),
    number!("cube_rest_face", rest_face, u32, &[1, 64]),
    flag!("crawford", Cube, cube.crawford),
    flag!("holland", Cube, cube.holland),
    flag!("jacoby", Cube, cube.jacoby),
    flag!("beavers", Cube, cube.beavers),
    flag!("raccoons", Cube, cube.raccoons),
    number!("automatic_doubles", automatic_doubles, u8, &[0, 1, 2, 3]),
];

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
    fn no_preset_contradicts_itself_and_standard_backgammon_has_every_option() {
        for variant in &crate::variants::ALL {
            assert_eq!(variant.rules.conflict(), None, "{}", variant.rules.name);
        }
        for spec in &ALL {
            assert_eq!(spec.offered(&Rules::STANDARD).len(), spec.kind.values().len(), "{}", spec.id);
        }
    }

    #[test]
    fn what_is_offered_can_be_set_and_goes_together() {
        for variant in &crate::variants::ALL {
            for spec in &ALL {
                for value in spec.offered(variant.rules) {
                    let mut rules = variant.rules.clone();
                    (spec.set)(&mut rules, value);
                    assert_eq!((spec.get)(&rules), value, "{} of {}", spec.id, variant.rules.name);
                    assert_eq!(rules.conflict(), None, "{} of {}", spec.id, variant.rules.name);
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
