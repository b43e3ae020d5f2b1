//! `tavola moves`: every legal play of a roll.

use std::fmt::Write as _;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_notation::play;
use tavola_rules::end::is_done;
use tavola_rules::moves::{Landing, after, try_given};
use tavola_rules::turn::Incomplete;
use tavola_rules::{Move, Play, Plays, Position, Rules, Step};

use crate::about::About;
use crate::failure::{Failure, InputError};
use crate::stream::{self, Asked};
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  tavola moves start 31
  tavola moves 4HPwATDgc/ABMA 31 --count
  tavola moves \"6:2 / 1:1\" 4,4,4,4 --json
  printf 'start\\t31\\nstart\\t66\\n' | tavola moves - --count
  printf '{\"position\": \"start\", \"dice\": \"31\", \"key\": 7}\\n' | tavola moves -";

#[derive(clap::Args)]
#[command(after_help = input::help(EXAMPLES))]
pub(crate) struct Args {
    /// The position, or - to read "position TAB dice" from every line of standard input
    #[arg(allow_hyphen_values = true)]
    position: String,
    /// The dice, such as 31, or the numbers of a segment, such as 4,4,4,4; not needed if the position has them
    #[arg(allow_negative_numbers = true)]
    dice: Option<String>,
    /// The game
    #[arg(long, value_name = "VARIANT|FILE", default_value = "backgammon", value_parser = input::game)]
    rules: Arc<Rules>,
    /// Only the number of distinct results; a turn without a move is one result
    #[arg(long)]
    count: bool,
    /// Number of threads for the lines of standard input [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=input::MOST_THREADS))]
    threads: Option<u16>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

/// The answer for one position and one roll.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Answer {
    /// The answer with `--count`.
    Count {
        /// Number of distinct results.
        count: usize,
    },
    /// The answer with every play.
    List(List),
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct List {
    #[serde(flatten)]
    about: About,
    /// Number of distinct results.
    count: usize,
    plays: Vec<OnePlay>,
}

#[derive(Serialize, JsonSchema)]
struct OnePlay {
    #[serde(flatten)]
    played: Played,
    /// The rest of the turn; null if it is complete.
    then: Option<Then>,
}

/// A play, as every command shows it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Played {
    /// The play in common notation.
    pub(crate) text: String,
    /// The moves in a legal order.
    moves: Vec<OneMove>,
    /// The resulting position, the same player still first.
    position: String,
}

/// A move of one checker by one number, in the mover's own numbers.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OneMove {
    /// Start of the move: a point, 25 for the bar, 26 for the pool.
    from: u8,
    /// End of the move; 0 is off.
    to: u8,
    /// The number that is played.
    die: u8,
    /// Whether it hits.
    hit: bool,
    /// Whether it pins; absent if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pin: bool,
}

/// The rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Then {
    /// Further numbers.
    Numbers { numbers: Vec<u8> },
    /// A double to be chosen, then played.
    Choose,
    /// A new roll.
    Roll,
    /// The opponent plays these numbers first.
    Opponent { numbers: Vec<u8> },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if args.position == input::STDIN {
        if args.dice.is_some() {
            return Err(InputError::expected(input::NO_DICE_WITH_STDIN).into());
        }
        let each = |asked: &Asked| answer(args, &asked.position, asked.dice().as_deref());
        return stream::answer_lines(input::threads(args.threads), each);
    }
    let answer = answer(args, &args.position, args.dice.as_deref())?;
    if args.json {
        return output::json(&answer);
    }
    output::text(&match answer {
        Answer::Count { count } => count.to_string(),
        Answer::List(list) => table(&list),
    })
}

fn answer(args: &Args, position: &str, dice: Option<&str>) -> Result<Answer, InputError> {
    let rules = &args.rules;
    let situation = input::undecided(position, rules)?;
    let before = &situation.position;
    let thrown = input::thrown(dice, &situation, rules)?;
    let steps = thrown.steps;
    let mut plays = Plays::new();
    match steps.first() {
        Some(Step::Play(segment)) => plays.generate(rules, before, segment),
        // The roll plays no numbers: the turn continues with a choice or another roll, or it is over.
        Some(Step::ChooseDouble | Step::Roll) | None => plays.pass(before),
    }
    if args.count {
        return Ok(Answer::Count { count: plays.len() });
    }
    let mut list: Vec<OnePlay> = plays.iter().map(|play| one_play(rules, before, play, &steps)).collect();
    list.sort_by(|a, b| {
        a.played.text.cmp(&b.played.text).then_with(|| a.played.position.cmp(&b.played.position))
    });
    Ok(Answer::List(List {
        about: About::of(&situation, rules, &thrown.dice),
        count: list.len(),
        plays: list,
    }))
}

fn one_play(rules: &Rules, before: &Position, play: &Play, steps: &[Step]) -> OnePlay {
    let played = Played::new(rules, before, play.moves.iter(rules, before), &play.position);
    OnePlay { played, then: then(rules, play, steps) }
}

impl Played {
    /// Creates it from the moves of a play and the position after them.
    pub(crate) fn new(
        rules: &Rules,
        before: &Position,
        made: impl IntoIterator<Item = Move>,
        position: &Position,
    ) -> Played {
        let (text, moves) = shown(rules, before, made);
        Played { text, moves, position: position.to_string() }
    }
}

/// Returns the text of a play and its moves with their hits.
pub(crate) fn shown(
    rules: &Rules,
    before: &Position,
    made: impl IntoIterator<Item = Move>,
) -> (String, Vec<OneMove>) {
    let mut position = *before;
    let mut touched = Vec::with_capacity(4);
    let mut moves = Vec::with_capacity(4);
    for mv in made {
        // The generator gives moves in a legal order.
        if let Ok(landing) = try_given(rules, &position, mv) {
            position = after(rules, &position, mv, landing);
            touched.push((mv, landing != Landing::Quiet));
            let Move { from, to, die } = mv;
            let hit = matches!(landing, Landing::Hits | Landing::Captures);
            let pin = landing == Landing::Pins;
            moves.push(OneMove { from, to, die, hit, pin });
        }
    }
    (play::text_of(&touched, rules.track), moves)
}

/// Returns the rest of the turn after its first step was played this way.
fn then(rules: &Rules, play: &Play, steps: &[Step]) -> Option<Then> {
    let (next, complete, incomplete) = match steps {
        [Step::Play(segment), next, ..] => {
            (next, play.moves.len() == segment.numbers().len(), segment.incomplete)
        }
        [Step::Play(_)] | [] => return None,
        [next, ..] => (next, true, Incomplete::Continue),
    };
    if is_done(rules, &play.position) {
        return None;
    }
    match (next, complete, incomplete) {
        (_, false, Incomplete::EndTurn) => None,
        (Step::Play(next), false, Incomplete::HandOver) => {
            Some(Then::Opponent { numbers: next.numbers().to_vec() })
        }
        (Step::Play(next), ..) => Some(Then::Numbers { numbers: next.numbers().to_vec() }),
        (Step::Roll, ..) => Some(Then::Roll),
        (Step::ChooseDouble, ..) => Some(Then::Choose),
    }
}

/// Formats the plays for people: text, resulting position, rest of the turn.
fn table(list: &List) -> String {
    let width = list.plays.iter().map(|play| play.played.text.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for play in &list.plays {
        let owed = match &play.then {
            None => String::new(),
            Some(Then::Numbers { numbers }) => format!("  then {numbers:?}"),
            Some(Then::Choose) => "  then a double of choice".to_owned(),
            Some(Then::Roll) => "  then another roll".to_owned(),
            Some(Then::Opponent { numbers }) => format!("  then the opponent {numbers:?}"),
        };
        _ = writeln!(text, "{:width$}  {}{owed}", play.played.text, play.played.position);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_rules::{Player, variants};

    fn owed_after(rules: &Rules, dice: &str) -> Vec<Option<Then>> {
        let start = Position::start(rules, Player::First);
        let steps = input::steps(dice, rules, &start).unwrap();
        let Some(Step::Play(segment)) = steps.first() else {
            return Vec::new();
        };
        let mut plays = Plays::new();
        plays.generate(rules, &start, segment);
        plays.iter().map(|play| then(rules, play, &steps)).collect()
    }

    #[test]
    fn a_roll_of_the_standard_game_owes_nothing() {
        for dice in ["31", "66", "4,4,4,4"] {
            assert!(owed_after(&Rules::STANDARD, dice).iter().all(Option::is_none), "{dice}");
        }
    }

    #[test]
    fn a_double_with_its_underside_owes_the_underside() {
        let rules = variants::find("russian").unwrap().rules.clone();
        let owed = owed_after(&rules, "33");
        assert!(owed.iter().all(|then| *then == Some(Then::Numbers { numbers: vec![4; 4] })));
    }

    #[test]
    fn acey_deucey_owes_a_double_of_choice() {
        let rules = variants::find("acey-deucey").unwrap().rules.clone();
        assert!(owed_after(&rules, "21").iter().all(|then| *then == Some(Then::Choose)));
    }

    #[test]
    fn a_level_that_is_not_completed_goes_to_the_opponent() {
        let rules = variants::find("gioul").unwrap().rules.clone();
        // From the start all fives can be played.
        assert!(
            owed_after(&rules, "55").iter().all(|then| *then == Some(Then::Numbers { numbers: vec![6; 4] }))
        );
        let shut = input::situation("bar:1 13:14 / 6:2 5:2 4:2 3:2 2:2 1:2 24:3", &rules).unwrap();
        let steps = input::steps("55", &rules, &shut.position).unwrap();
        let Some(Step::Play(segment)) = steps.first() else {
            unreachable!("a double is played");
        };
        let mut plays = Plays::new();
        plays.generate(&rules, &shut.position, segment);
        assert_eq!(then(&rules, &plays[0], &steps), Some(Then::Opponent { numbers: vec![6; 4] }));
    }
}
