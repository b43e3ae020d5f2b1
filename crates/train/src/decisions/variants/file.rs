//! The file of a game's decisions.

use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use tavola_engine::evaluators::KnownDice;
use tavola_engine::{Context, Role};
use tavola_notation::{any, play};
use tavola_rules::rules::Rolls;
use tavola_rules::turn::End;
use tavola_rules::{Player, Position, Roll, Rules, Step, Turn};

use crate::decisions::record::{Truth, play_truth};
use crate::error::{BenchmarkError, LineError, TrainError};
use crate::games::choices::occasion;

/// A roll that the player who is first in the position has to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asked {
    pub(super) position: Position,
    pub(super) roll: Roll,
    /// What is known of the dice before the roll.
    pub(super) dice: Option<KnownDice>,
    /// The roll of the opponent after it, if it lies on the table.
    pub(super) next: Option<Roll>,
}

/// Words for the roles of the player who plays a roll.
const ROLES: [(Role, &str); 3] =
    [(Role::Names, "named"), (Role::ThrowsTwice, "first"), (Role::ThrowsAgain, "second")];

impl Asked {
    /// The steps of the roll.
    pub(super) fn steps(&self, rules: &Rules) -> Vec<Step> {
        rules.steps(&self.position, self.roll, &occasion(rules, &self.position, self.dice))
    }

    pub(super) fn turn(&self, rules: &Arc<Rules>) -> Turn {
        Turn::new(Arc::clone(rules), self.position, &self.steps(rules))
    }

    /// The rules with the first player as the one who plays the roll, if the players have roles.
    pub(super) fn seated(&self, rules: &Arc<Rules>) -> Arc<Rules> {
        let player = occasion(rules, &self.position, self.dice).player;
        if player == Player::First { Arc::clone(rules) } else { Arc::new(rules.exchanged()) }
    }

    /// The context of the decision, without a cube.
    pub(super) fn context(&self) -> Context {
        Context {
            role: self.dice.and_then(KnownDice::role),
            next_roll: self.next.or(self.dice.and_then(KnownDice::staying)),
            ..Context::cubeless()
        }
    }

    /// The roll, with the role of its player or the next roll.
    fn dice(&self) -> String {
        let role = ROLES.iter().find(|(role, _)| self.dice == Some(KnownDice::Role(*role)));
        match (role, self.next) {
            (Some((_, word)), _) => format!("{} {word}", self.roll),
            (None, Some(next)) => format!("{} before {next}", self.roll),
            (None, None) => self.roll.to_string(),
        }
    }

    /// Reads a position and what [`Asked::dice`] returns.
    fn parse(position: &str, dice: &str, rules: &Arc<Rules>) -> Result<Asked, LineError> {
        let position = any::parse(position, rules)?.position;
        let (roll, rest) = dice.split_once(' ').unwrap_or((dice, ""));
        let read = |text: &str| text.parse().map_err(|_| LineError::expected("dice such as 31", text));
        let roll = read(roll)?;
        let role = ROLES.iter().find(|(_, word)| *word == rest).map(|(role, _)| *role);
        let next = rest.strip_prefix("before ").map(read).transpose()?;
        let complete = match rules.rolls {
            Rolls::Thrown | Rolls::Fixed => rest.is_empty(),
            Rolls::Open => next.is_some(),
            Rolls::ChosenAgainstTwo { .. } => role.is_some(),
        };
        if !complete {
            return Err(LineError::expected("dice with the role or the next roll, if the game has it", dice));
        }
        Ok(Asked { position, roll, dice: KnownDice::of(rules, role, Some(roll)), next })
    }

    /// Returns all plays of the roll with their texts. In a chain of doubles these are the plays of its first part.
    pub(super) fn plays(&self, rules: &Arc<Rules>) -> Vec<(String, End)> {
        let ends = self.turn(rules).ends();
        ends.into_iter().map(|end| (play::text(&self.position, &end.moves, rules), end)).collect()
    }
}

/// A decision with the truth about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Record {
    pub(super) asked: Asked,
    pub(super) truth: Truth,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}{}", self.asked.position, self.asked.dice(), self.truth)
    }
}

impl Record {
    fn parse(line: &str, rules: &Arc<Rules>) -> Result<Record, LineError> {
        let mut fields = line.split('\t');
        let (Some(position), Some(dice)) = (fields.next(), fields.next()) else {
            return Err(LineError::Missing("a position and dice"));
        };
        let asked = Asked::parse(position, dice, rules)?;
        let plays = asked.plays(rules);
        let fields: Vec<String> = fields.map(|field| usual(field, &asked, &plays, rules)).collect();
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        let legal: Vec<String> = plays.into_iter().map(|(text, _)| text).collect();
        Ok(Record { asked, truth: play_truth(&legal, &fields)? })
    }
}

/// A field with the usual text of its play. The file may name other moves that lead to the same position.
fn usual(field: &str, asked: &Asked, plays: &[(String, End)], rules: &Arc<Rules>) -> String {
    let same = || {
        let (text, loss) =
            field.split_once('=').filter(|(text, _)| plays.iter().all(|(usual, _)| usual != text))?;
        let mut turn = asked.turn(rules);
        let moves = play::parse(text, &turn.graph(), rules.track).ok()?;
        moves.into_iter().try_for_each(|mv| turn.play(mv).map(|_| ())).ok()?;
        let (usual, _) = plays.iter().find(|(_, end)| end.position == turn.position())?;
        Some(format!("{usual}={loss}"))
    };
    same().unwrap_or_else(|| field.to_owned())
}

/// Returns the lines before the decisions.
pub(super) fn head(rules: &Rules, made: &str) -> String {
    format!("tavola-decisions 1 {}\nmade {made}\n", rules.name)
}

/// Reads the decisions of a text that begins with [`head`].
pub(super) fn parse(text: &str, rules: &Arc<Rules>) -> Result<Vec<Record>, BenchmarkError> {
    let mut lines = text.lines().enumerate();
    let title = format!("tavola-decisions 1 {}", rules.name);
    let found = lines.next().map_or("", |(_, line)| line);
    if found != title {
        let error = LineError::expected("the title of the decisions of this game", found);
        return Err(BenchmarkError::Line { line: 1, error });
    }
    if !lines.next().is_some_and(|(_, line)| line.starts_with("made ")) {
        return Err(BenchmarkError::Line { line: 2, error: LineError::Missing("made and the options") });
    }
    let record = |(number, line): (usize, &str)| {
        Record::parse(line, rules).map_err(|error| BenchmarkError::Line { line: number + 1, error })
    };
    lines.map(record).collect()
}

/// Reads the decisions of a file.
pub(super) fn read(path: &Path, rules: &Arc<Rules>) -> Result<Vec<Record>, TrainError> {
    let text = fs::read_to_string(path).map_err(TrainError::io(path))?;
    parse(&text, rules).map_err(|error| TrainError::Benchmark { path: path.to_owned(), error })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::variants;

    #[test]
    fn a_decision_is_read_as_it_is_written_in_every_game() {
        for variant in &variants::ALL {
            let rules = Arc::new(variant.rules.clone());
            let position = Position::start(&rules, Player::First);
            let dice = if rules.dice.count == 3 { "421" } else { "21" };
            let roll = dice.parse().expect("dice");
            let (dice, next) = (
                KnownDice::of(&rules, Some(Role::Names), Some(roll)),
                (rules.rolls == Rolls::Open).then_some(roll),
            );
            let asked = Asked { position, roll, dice, next };
            let plays = asked.plays(&rules);
            let rest = plays.len() - 1;
            let rest = if rest > 0 { format!("\t*{rest}=40") } else { String::new() };
            let line = format!("{position}\t{}\t12~3\t{}=0~0{rest}", asked.dice(), plays[0].0);
            let text = format!("{}{line}\n", head(&rules, "by hand"));
            let records = parse(&text, &rules).unwrap_or_else(|error| panic!("{}: {error}", rules.name));
            assert_eq!(records[0].asked, asked, "{}", rules.name);
            assert_eq!(records[0].to_string(), line, "{}", rules.name);
        }
    }

    #[test]
    fn other_moves_to_the_same_position_name_the_same_play() {
        let rules = Arc::new(Rules::STANDARD);
        let asked = Asked {
            position: Position::start(&rules, Player::First),
            roll: "21".parse().expect("dice"),
            dice: None,
            next: None,
        };
        let plays = asked.plays(&rules);
        let found = |text: &str| usual(text, &asked, &plays, &rules);
        assert_eq!((found("13/12/10=7"), found("13/11/10=7")), ("13/10=7".to_owned(), "13/10=7".to_owned()));
        assert_eq!((found("*9=40"), found("13/9=1")), ("*9=40".to_owned(), "13/9=1".to_owned()));
    }

    #[test]
    fn every_file_of_the_repository_can_be_read() {
        for variant in &variants::ALL {
            let rules = Arc::new(variant.rules.clone());
            let path = crate::decisions::variants::usual_file(&rules);
            if path.exists() {
                let records = read(&path, &rules).unwrap_or_else(|error| panic!("{error}"));
                assert!(records.len() >= 60, "{}", rules.name);
            }
        }
    }

    #[test]
    fn a_wrong_file_is_refused_with_its_line() {
        let rules = Arc::new(variants::find("plakoto").expect("a game").rules.clone());
        let error = |text: &str| parse(text, &rules).expect_err("it is wrong").to_string();
        assert!(error("tavola-decisions 1 fevga\n").starts_with("line 1"));
        assert!(error("tavola-decisions 1 plakoto\n").starts_with("line 2"));
        let head = head(&rules, "by hand");
        assert!(error(&format!("{head}24:15 / 24:15\t21\t0~1\t3/1=0~0\n")).contains("not a legal play"));
        assert!(error(&format!("{head}24:15 / 24:15\t21\t0~1\n")).contains("best play first"));
    }
}
