//! A decision with its truth, as one line of text.
//!
//! Fields are separated by tabs, equities are thousandths of a point, seen by the player who decides.
//!
//! ```text
//! play    PHASE  POSITION  DICE   EQUITY~ERROR  PLAY=LOSS~ERROR  PLAY=LOSS ...  *N=LOSS
//! double  PHASE  POSITION  OWNER  NO-DOUBLE  DOUBLE-TAKE
//! take    PHASE  POSITION  OWNER  NO-DOUBLE  DOUBLE-TAKE
//! ```
//!
//! POSITION is a position id of GNU Backgammon with the player on roll (with the cube: the player who may double) on roll.
//! The best play comes first. EQUITY is that of the best play, LOSS the loss of a play against it. Plays with an ERROR
//! (standard error) were rolled out, the others judged by looking ahead. The last field, if there is one, is the mean of
//! the N plays that are not named. OWNER is `centre` or `own`, the cube seen by the player who may double. NO-DOUBLE and
//! DOUBLE-TAKE are the equities of that player, in units of the cube before it is turned, for both questions.

use core::fmt;
use core::str::FromStr;

use tavola_engine::{Context, Owner};
use tavola_notation::{any, gnubg, play};
use tavola_rules::{Move, Play, Plays, Position, Roll, Rules};

use crate::error::LineError;

use tavola_engine::phase::Phase;

/// Subject of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Question {
    /// The best play of a roll.
    Play(Roll),
    /// Is the cube turned, being there?
    Double(Owner),
    /// Is it taken, having been there?
    Take(Owner),
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asked {
    pub(crate) phase: Phase,
    /// The player on roll, for the cube the player who may double, is `own`.
    pub(crate) position: Position,
    pub(crate) question: Question,
}

/// Money with the cube at a place.
pub(crate) fn cube_context(owner: Owner) -> Context {
    Context { owner, ..Context::money() }
}

/// A play with its loss, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) text: String,
    pub(crate) loss: i32,
    /// Standard error of the loss, if it was rolled out.
    pub(crate) error: Option<i32>,
}

/// The truth about a decision; equities in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// The truth about a roll.
    Play {
        /// Equity of the best play, and its standard error.
        equity: i32,
        error: i32,
        /// The best first.
        candidates: Vec<Candidate>,
        /// Number of plays that are not named, and their mean loss.
        rest: (usize, i32),
    },
    /// The truth about the cube.
    Cube { no_double: i32, double_take: i32 },
}

/// A line of the benchmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    pub(crate) asked: Asked,
    pub(crate) truth: Truth,
}

/// A play as text, the same for every way to its result.
pub(crate) fn text(position: &Position, play: &Play) -> String {
    let moves: Vec<Move> = play.moves.iter(&Rules::STANDARD, position).collect();
    text_of(position, &moves)
}

/// The text of the moves of a play.
pub(crate) fn text_of(position: &Position, moves: &[Move]) -> String {
    play::text(position, moves, &Rules::STANDARD)
}

/// All plays of a roll.
pub(crate) fn plays(position: &Position, roll: Roll) -> Plays {
    let mut plays = Plays::new();
    if let &[a, b] = roll.dice() {
        plays.generate_roll(&Rules::STANDARD, position, a.max(b), a.min(b));
    }
    plays
}

fn owner_name(owner: Owner) -> &'static str {
    match owner {
        Owner::Centre => "centre",
        Owner::Own => "own",
        Owner::Other => "other",
    }
}

/// The fields before the truth.
impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Asked { phase, position, question } = self;
        let id = gnubg::position_id(position);
        match question {
            Question::Play(roll) => {
                let dice: String = roll.dice().iter().map(ToString::to_string).collect();
                write!(f, "play\t{phase}\t{id}\t{dice}")
            }
            Question::Double(owner) => write!(f, "double\t{phase}\t{id}\t{}", owner_name(*owner)),
            Question::Take(owner) => write!(f, "take\t{phase}\t{id}\t{}", owner_name(*owner)),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.asked, self.truth)
    }
}

/// The fields of a line, each after a tab.
impl fmt::Display for Truth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Truth::Cube { no_double, double_take } => write!(f, "\t{no_double}\t{double_take}"),
            Truth::Play { equity, error, candidates, rest } => {
                write!(f, "\t{equity}~{error}")?;
                for Candidate { text, loss, error } in candidates {
                    write!(f, "\t{text}={loss}")?;
                    error.iter().try_for_each(|error| write!(f, "~{error}"))?;
                }
                if rest.0 > 0 { write!(f, "\t*{}={}", rest.0, rest.1) } else { Ok(()) }
            }
        }
    }
}

/// A number with its standard error, if it has one.
fn number(text: &str) -> Result<(i32, Option<i32>), LineError> {
    let whole = |text: &str| {
        text.parse().map_err(|_| LineError::expected("thousandths of equity as a whole number", text))
    };
    match text.split_once('~') {
        Some((number, error)) => Ok((whole(number)?, Some(whole(error)?))),
        None => Ok((whole(text)?, None)),
    }
}

/// The equity and the plays of a roll.
pub(crate) fn play_truth(legal: &[String], fields: &[&str]) -> Result<Truth, LineError> {
    let [equity, plays_told @ ..] = fields else {
        return Err(LineError::Missing("an equity and plays after the dice"));
    };
    let (equity, error) = number(equity)?;
    let error = error.ok_or(LineError::Missing("the standard error of the equity, as in 123~4"))?;
    let (mut candidates, mut rest) = (Vec::new(), (0, 0));
    for field in plays_told {
        let (text, loss) =
            field.split_once('=').ok_or_else(|| LineError::expected("a play with its loss", field))?;
        let (loss, error) = number(loss)?;
        if let Some(count) = text.strip_prefix('*') {
            let count = count.parse().map_err(|_| LineError::expected("*N=LOSS", field))?;
            rest = (count, loss);
        } else if legal.iter().any(|play| play == text) {
            candidates.push(Candidate { text: text.to_owned(), loss, error });
        } else {
            return Err(LineError::NotLegal(text.to_owned()));
        }
    }
    if candidates.first().is_none_or(|best| best.loss != 0) {
        return Err(LineError::Missing("the best play first, with a loss of 0"));
    }
    if candidates.len() + rest.0 != legal.len() {
        return Err(LineError::Count { wanted: legal.len(), found: candidates.len() + rest.0 });
    }
    Ok(Truth::Play { equity, error, candidates, rest })
}

impl FromStr for Record {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Record, LineError> {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[kind, phase, id, about, ref told @ ..] = &fields[..] else {
            let expected = "a question, a phase, a position, dice or an owner, and the truth";
            return Err(LineError::Missing(expected));
        };
        let position = any::parse(id, &Rules::STANDARD)?.position;
        let question = match kind {
            "play" => {
                let dice: Vec<u8> =
                    about.chars().map(|c| c.to_digit(10).unwrap_or(0) as u8).take(3).collect();
                let roll = match dice[..] {
                    [a, b] => Roll::two(a, b).ok(),
                    _ => None,
                };
                Question::Play(roll.ok_or_else(|| LineError::expected("two dice such as 31", about))?)
            }
            "double" | "take" => {
                let owner = match about {
                    "centre" => Owner::Centre,
                    "own" => Owner::Own,
                    _ => return Err(LineError::expected("centre or own for the cube", about)),
                };
                if kind == "double" { Question::Double(owner) } else { Question::Take(owner) }
            }
            _ => return Err(LineError::expected("play, double or take", kind)),
        };
        let phase: Phase = phase.parse()?;
        if Phase::of(&position) != Some(phase) {
            return Err(LineError::OtherPhase(phase.name()));
        }
        let asked = Asked { phase, position, question };
        let truth = match (question, told) {
            (Question::Play(roll), told) => {
                let legal = plays(&asked.position, roll);
                let legal: Vec<String> = legal.iter().map(|play| text(&asked.position, play)).collect();
                play_truth(&legal, told)?
            }
            (Question::Double(_) | Question::Take(_), [no_double, double_take]) => {
                Truth::Cube { no_double: number(no_double)?.0, double_take: number(double_take)?.0 }
            }
            _ => return Err(LineError::Missing("two equities after the owner of the cube")),
        };
        Ok(Record { asked, truth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [&str; 3] = [
        "play\topening\t4HPwATDgc/ABMA\t31\t159~4\t8/5 6/5=0~0\t24/23 13/10=98~5\t13/9=120\t*13=190",
        "double\topening\t4HPwATDgc/ABMA\tcentre\t70\t-260",
        "take\topening\t4HPwATDgc/ABMA\town\t170\t-250",
    ];

    #[test]
    fn lines_come_back() {
        for line in LINES {
            assert_eq!(line.parse::<Record>().map(|record| record.to_string()), Ok(line.to_owned()));
        }
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said_with_what_was_expected() {
        for (from, to, wanted) in [
            ("play", "guess", "expected play, double or take"),
            ("opening", "middle", "not of the phase middle"),
            ("4HPwATDgc/ABMA", "4HPwATDgc", "expected"),
            ("\t31\t", "\t37\t", "expected two dice"),
            ("159~4", "159", "standard error"),
            ("13/9=120", "13/9", "a play with its loss"),
            ("13/9=120", "13/9=x", "whole number"),
            ("13/9=120", "13/3=120", "not a legal play"),
            ("8/5 6/5=0~0", "8/5 6/5=1~0", "the best play first"),
            ("*13=190", "*12=190", "expected all 16 plays"),
        ] {
            let line = LINES[0].replace(from, to);
            let error = line.parse::<Record>().expect_err(&line).to_string();
            assert!(error.contains(wanted), "{error:?} does not say {wanted:?}");
        }
        let cube = LINES[1]
            .replace("centre", "other")
            .parse::<Record>()
            .expect_err("the opponent's cube")
            .to_string();
        assert!(cube.contains("centre or own"), "{cube}");
        assert!(LINES[2].replace("\t-250", "").parse::<Record>().is_err());
    }
}
