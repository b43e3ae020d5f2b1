//! The figures of a table as readable text.
//!
//! ```text
//! # What the figures are and where they come from.
//! name Example
//! model gammons 0.28 backgammons 0.01 efficiency 0.7 drop-spread 0.03
//! post-crawford 0.488 0.323 0.310
//! 2-away 0.323
//! 3-away 0.249 0.401
//! ```
//!
//! `post-crawford` has the chances of a trailer who is 2-away, 3-away and so on when the opponent needs one
//! point and has had the Crawford game. `3-away` has those of a player who needs three points against one who
//! needs one (the Crawford game) and two; against three they are even, and further leads follow from the
//! opponent's lines. Lines stand in order and may stop anywhere, also in the middle of a line: the table goes on
//! by the model, that of this engine's own table if the text names none.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::Model;

/// The figures of a table that its text has.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The name of the table.
    pub name: String,
    /// The model that continues the table; `None`: this engine's own.
    pub model: Option<Model>,
    /// The chances of a trailer after the Crawford game, from 2-away on.
    pub after: Vec<f64>,
    /// The chances of a player who needs more points than the opponent, from 2-away on: each list has those against
    /// 1-away, 2-away and so on.
    pub before: Vec<Vec<f64>>,
}

/// Why a text is no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATable {
    /// The line, counted from 1; 0 for the whole.
    pub line: usize,
    /// The content expected there.
    pub expected: Expected,
}

impl fmt::Display for NotATable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "expected {}", self.expected),
            line => write!(f, "line {line}: expected {}", self.expected),
        }
    }
}

impl core::error::Error for NotATable {}

/// The parts of a table's text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Expected {
    /// A name.
    #[error("a line with its name")]
    Name,
    /// The next line of chances.
    #[error("a line {own}-away, not {found:?}")]
    Line {
        /// Points that the player of the line needs.
        own: usize,
        /// The word that is there.
        found: String,
    },
    /// A chance.
    #[error("a chance between 0 and 1, not {0:?}")]
    Chance(String),
    /// Fewer chances in a line.
    #[error("at most {most} chances, not {found}")]
    Chances {
        /// The largest number that the line can have.
        most: usize,
        /// Their number.
        found: usize,
    },
    /// The parameters of a model.
    #[error("{}, each with a number from 0 to 1", PARAMETERS.join(", "))]
    Parameters,
}

/// The parameters of a model, in the order of their fields.
const PARAMETERS: [&str; 4] = ["gammons", "backgammons", "efficiency", "drop-spread"];

impl FromStr for Known {
    type Err = NotATable;

    fn from_str(text: &str) -> Result<Known, NotATable> {
        let mut known = Known { name: String::new(), model: None, after: Vec::new(), before: Vec::new() };
        for (i, line) in text.lines().enumerate() {
            let wrong = |expected| NotATable { line: i + 1, expected };
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            match word {
                "" => {}
                _ if word.starts_with('#') => {}
                "name" => known.name = rest.trim().to_owned(),
                "model" => known.model = Some(model(rest).map_err(wrong)?),
                "post-crawford" => known.after = chances(rest).map_err(wrong)?,
                _ => {
                    let own = known.before.len() + 2;
                    if word != format!("{own}-away") {
                        return Err(wrong(Expected::Line { own, found: word.to_owned() }));
                    }
                    let row = chances(rest).map_err(wrong)?;
                    if row.len() >= own {
                        return Err(wrong(Expected::Chances { most: own - 1, found: row.len() }));
                    }
                    known.before.push(row);
                }
            }
        }
        if known.name.is_empty() {
            return Err(NotATable { line: 0, expected: Expected::Name });
        }
        Ok(known)
    }
}

fn chances(text: &str) -> Result<Vec<f64>, Expected> {
    let chance = |word: &str| {
        let chance = word.parse().ok().filter(|chance| *chance > 0.0 && *chance < 1.0);
        chance.ok_or_else(|| Expected::Chance(word.to_owned()))
    };
    text.split_whitespace().map(chance).collect()
}

fn model(text: &str) -> Result<Model, Expected> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let names: Vec<&str> = words.iter().copied().step_by(2).collect();
    let numbers: Vec<f64> = words.iter().skip(1).step_by(2).filter_map(|word| word.parse().ok()).collect();
    let share = |number: &f64| (0.0..=1.0).contains(number);
    match numbers[..] {
        [gammons, backgammons, efficiency, drop_spread]
            if names == PARAMETERS && numbers.iter().all(share) && drop_spread > 0.0 =>
        {
            Ok(Model { gammons, backgammons, efficiency, drop_spread })
        }
        _ => Err(Expected::Parameters),
    }
}

impl fmt::Display for Known {
    /// The text, without remarks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name {}", self.name)?;
        if let Some(Model { gammons, backgammons, efficiency, drop_spread }) = self.model {
            let values = [gammons, backgammons, efficiency, drop_spread];
            let pairs = PARAMETERS.iter().zip(values);
            let pairs: Vec<String> = pairs.map(|(name, value)| format!("{name} {value:.4}")).collect();
            writeln!(f, "model {}", pairs.join(" "))?;
        }
        let line = |chances: &[f64]| {
            chances.iter().fold(String::new(), |mut line, chance| {
                _ = write!(line, " {chance:.5}");
                line
            })
        };
        writeln!(f, "post-crawford{}", line(&self.after))?;
        for (row, own) in self.before.iter().zip(2..) {
            writeln!(f, "{own}-away{}", line(row))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
name An example
model gammons 0.2800 backgammons 0.0100 efficiency 0.7000 drop-spread 0.0300
post-crawford 0.48800 0.32300
2-away 0.32300
3-away 0.24900 0.40100
4-away 0.18600
";

    #[test]
    fn a_table_is_read_as_it_is_written() {
        let known: Known = TEXT.parse().unwrap();
        assert_eq!(known.after, [0.488, 0.323]);
        assert_eq!(known.before, [vec![0.323], vec![0.249, 0.401], vec![0.186]]);
        assert_eq!(known.to_string(), TEXT);
        assert_eq!(format!("# said before\n\n{TEXT}").parse(), Ok(known));
    }

    #[test]
    fn what_is_no_table_is_said_with_its_line() {
        let fault = |from: &str, to: &str| TEXT.replace(from, to).parse::<Known>().unwrap_err().to_string();
        assert_eq!(fault("name An example", "# nothing"), "expected a line with its name");
        assert_eq!(fault("0.48800", "1.2"), "line 3: expected a chance between 0 and 1, not \"1.2\"");
        assert_eq!(fault("3-away", "5-away"), "line 5: expected a line 3-away, not \"5-away\"");
        assert_eq!(fault("2-away 0.32300", "2-away 0.3 0.5"), "line 4: expected at most 1 chances, not 2");
        let parameters = "gammons, backgammons, efficiency, drop-spread, each with a number from 0 to 1";
        assert_eq!(fault("gammons 0.2800 ", ""), format!("line 2: expected {parameters}"));
        assert_eq!(fault("drop-spread 0.0300", "drop-spread 0"), format!("line 2: expected {parameters}"));
    }
}
