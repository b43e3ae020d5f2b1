//! Lessons with little noise, from games whose plays are chosen one roll ahead.
//!
//! In every position all rolls are answered, so the luck of the actual roll is known. The result of the game, less the luck of
//! all later rolls, is a sample of the position's worth. A share of it passes from each position to the one before. Plays that
//! were nearly chosen become lessons too, and some that are drawn, with the same correction as the chosen one: the comparison
//! between plays has no noise. `backgammon.rs` has the same for backgammon.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tavola_duel::DRAWN;
use tavola_engine::search::turns::Next;
use tavola_engine::{
    Probabilities,
    evaluators::{EvaluatorError, KnownDice},
};
use tavola_rules::rules::Rolls;
use tavola_rules::{BAR, Player, Position, Rules};

use crate::games::course::{RunningGame, Turned, starter};
use crate::games::errors::with_error;
use crate::games::judge::Teacher;
use crate::games::turn::{Far, Searched, Turns};
use crate::lessons::Lesson;

/// Manner of play and judgement in games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LessonSettings {
    /// The share of later corrections that each position passes back to the one before.
    pub(crate) trust: f32,
    /// The share of plays that are not the best ones. Corrections do not pass back beyond such a play.
    pub(crate) strays: f64,
    /// Number of plays farther behind the best that are drawn and searched too, for they make lessons of their own.
    pub(crate) far: usize,
    /// Standard deviation of the errors of a player who errs, as a chance to win. Each player errs in every other game, so that rare
    /// positions occur.
    pub(crate) errs: f32,
}

/// Number of turns after which a player hurries who may wait: of the plays that are searched, the one that leaves the fewest pips is made.
/// A net that underrates a won position waits in it for ever, and no game shows that it is won.
const PATIENCE: u32 = 150;
/// The trust in results after hurried plays.
const HURRIED: f32 = 0.9;

/// A position of the game before a roll.
struct Visited {
    player: Player,
    position: Position,
    /// What is known of the dice there.
    dice: Option<KnownDice>,
    /// Worth by the mean over the rolls.
    mean: Probabilities,
    /// Worth by the actual roll, if the play followed that seems best without looking ahead.
    came: Probabilities,
    /// Whether the play was not the best one.
    strayed: bool,
    /// The share of later corrections that it passes back.
    trust: f32,
    /// The alternatives of the game to this position, with their worths by the mean over the rolls.
    others: Vec<(Position, Probabilities)>,
}

/// The position after a play, for the player on roll there.
#[derive(Default)]
struct Reached {
    /// Worth by each roll; empty if the play had no rival.
    answers: Vec<Probabilities>,
    others: Vec<(Position, Probabilities)>,
}

impl Reached {
    fn of(turns: &Turns<'_>, chosen: &Searched, rivals: &[Searched]) -> Reached {
        let others = rivals.iter().filter(|rival| !rival.answers.is_empty()).filter_map(|rival| {
            // Steps that are owed after a roll are no part of a position.
            let owes = matches!(&rival.end.next, Next::Again(owed) if !owed.is_empty());
            let comparable = rival.end.again == chosen.end.again && !owes;
            comparable.then(|| (rival.end.on_roll, turns.mean_of(&rival.answers)))
        });
        Reached { answers: chosen.answers.clone(), others: others.collect() }
    }
}

/// Plays a game and returns its lessons, the last position first; none if the game does not end.
///
/// # Errors
/// Those of the evaluator.
pub(crate) fn lessons(
    rules: &Rules,
    turns: &mut Turns<'_>,
    teacher: &mut impl Teacher,
    settings: &LessonSettings,
    rng: &mut ChaCha8Rng,
) -> Result<Vec<Lesson>, EvaluatorError> {
    let mut course = RunningGame::new(rules, starter(rng));
    let errs =
        Player::BOTH.map(|_| if settings.errs > 0.0 && rng.random_bool(0.5) { settings.errs } else { 0.0 });
    let (mut visited, mut reached) = (Vec::new(), Reached::default());
    let (last, mut later) = loop {
        let (player, position, dice) = (course.player, course.position, course.dice());
        if teacher.knows(&position)? {
            let mut chances = Vec::new();
            teacher.know(dice);
            teacher.evaluate_batch(&[position], &mut chances)?;
            break (player, chances[0]);
        }
        let Reached { mut answers, others } = std::mem::take(&mut reached);
        if answers.is_empty() {
            answers = turns.answers(teacher, &position, dice)?;
        }
        let roll = course.throw(rng);
        // If the roll stays, games differ by their beginnings.
        let begins = rules.rolls == Rolls::Fixed && course.length < DRAWN;
        let strays = begins || rng.random_bool(settings.strays);
        let mut strayed = false;
        let hurries = rules.may_wait(player) && course.length >= PATIENCE;
        let turned = course.play(roll, &mut |player, position, choices| {
            let errs = errs[player.index()];
            let mut found = {
                let far = (settings.far > 0).then_some(Far { count: settings.far, rng: &mut *rng });
                turns.ahead(teacher, position, choices, far)?
            };
            let number = if hurries {
                let pips = |number: &usize| found[*number].end.position.own().pips(BAR);
                (0..found.len()).min_by_key(pips).unwrap_or(0)
            } else if strays {
                rng.random_range(0..found.len())
            } else if errs > 0.0 {
                let seen = found.iter().map(|one| teacher.equity(&with_error(one.end.chances, errs, rng)));
                seen.enumerate()
                    .max_by(|(_, one), (_, other)| one.total_cmp(other))
                    .map_or(0, |(number, _)| number)
            } else {
                0
            };
            strayed |= number > 0 && !hurries;
            let chosen = found.swap_remove(number);
            reached = Reached::of(turns, &chosen, &found);
            Ok(chosen.end)
        })?;
        let (mean, came) = (turns.mean_of(&answers), turns.answer_to(roll, &answers));
        let trust = if hurries { settings.trust.max(HURRIED) } else { settings.trust };
        visited.push(Visited { player, position, dice, mean, came, strayed, trust, others });
        match turned {
            Turned::On(_) => {}
            Turned::Over(chances) => break (player, chances),
            Turned::Endless => return Ok(Vec::new()),
        }
    };
    let mut lessons = Vec::new();
    let mut owner = last;
    let unusual = !KnownDice::all(rules).is_empty();
    for Visited { player, position, dice, mean, came, strayed, trust, others } in visited.into_iter().rev() {
        let seen = if owner == player { later } else { later.inverted() };
        // Nothing is known of the dice before a roll that stays, and a net of such a game learns with it alone.
        if dice.is_none() && unusual {
            continue;
        }
        let target = if strayed { mean } else { mean.plus(&seen, trust).plus(&came, -trust) };
        lessons.push(Lesson { position, dice, target });
        for (other, worth) in others {
            if !teacher.knows(&other)? {
                let target = worth.plus(&target, 1.0).plus(&mean, -1.0);
                lessons.push(Lesson { position: other, dice, target });
            }
        }
        (owner, later) = (player, target);
    }
    Ok(lessons)
}
