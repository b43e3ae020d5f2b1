//! Lessons with little noise, from games whose plays are chosen one roll ahead.
//!
//! In every position all rolls are answered, so the luck of the actual roll is known. The result of the game, less the luck of
//! all later rolls, is a sample of the position's worth. A share of it passes from each position to the one before. Plays that
//! were nearly chosen become lessons too, and some that are drawn, with the same correction as the chosen one: the comparison
//! between plays has no noise. `backgammon.rs` has the same for backgammon.
//!
//! With `follow` each of these positions is played on by itself for some rolls, all plays of a roll with the same dice. Then the
//! lessons show what a search of one roll cannot see, also in the comparison between plays, and have the noise of these rolls.

use rand::{RngExt, SeedableRng};
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
    /// Number of rolls for which every position is played on, in place of corrections by the game.
    pub(crate) follow: u32,
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
    /// Worth by the mean over the rolls, or by the rolls that it was played on for.
    mean: Probabilities,
    /// Worth by the actual roll, if the play followed that seems best without looking ahead.
    came: Probabilities,
    /// Whether the play was not the best one.
    strayed: bool,
    /// The share of later corrections that it passes back.
    trust: f32,
    /// The alternatives of the game to this position, with their worths, found in the same way as `mean`.
    others: Vec<(Position, Probabilities)>,
}

/// The position after a play, for the player on roll there.
#[derive(Default)]
struct Reached {
    /// Worth by each roll; empty if the play had no rival.
    answers: Vec<Probabilities>,
    /// The alternatives to it, each with its worth by each roll.
    others: Vec<(Position, Vec<Probabilities>)>,
}

impl Reached {
    fn of(chosen: Searched, rivals: Vec<Searched>) -> Reached {
        let others = rivals.into_iter().filter(|rival| !rival.answers.is_empty()).filter_map(|rival| {
            // Steps that are owed after a roll are no part of a position.
            let owes = matches!(&rival.end.next, Next::Again(owed) if !owed.is_empty());
            let comparable = rival.end.again == chosen.end.again && !owes;
            comparable.then_some((rival.end.on_roll, rival.answers))
        });
        Reached { others: others.collect(), answers: chosen.answers }
    }
}

/// Plays a game on for some rolls, with the plays that seem best without looking ahead, and returns the worth to its player on roll: that
/// by the mean over the rolls, of which these answers are known, and the corrections by what came later, less the luck of the rolls.
fn followed(
    mut game: RunningGame<'_>,
    mut answers: Vec<Probabilities>,
    rolls: u32,
    turns: &mut Turns<'_>,
    teacher: &mut impl Teacher,
    rng: &mut ChaCha8Rng,
) -> Result<Probabilities, EvaluatorError> {
    let owner = game.player;
    let mut worth = turns.mean_of(&answers);
    for _ in 0..rolls {
        let player = game.player;
        let roll = game.throw(rng);
        let came = turns.answer_to(roll, &answers);
        let turned = game.play(roll, &mut |_, position, choices| turns.best(teacher, position, choices))?;
        let (seen, on) = match turned {
            Turned::Endless => break,
            Turned::Over(chances) => (chances, false),
            // The answer to the roll was exact too.
            Turned::On(_) if teacher.knows(&game.position)? => break,
            Turned::On(_) => {
                answers = turns.answers(teacher, &game.position, game.dice())?;
                let mean = turns.mean_of(&answers);
                (if game.player == player { mean } else { mean.inverted() }, true)
            }
        };
        let to_owner = |chances: Probabilities| if player == owner { chances } else { chances.inverted() };
        worth = worth.plus(&to_owner(seen), 1.0).plus(&to_owner(came), -1.0);
        if !on {
            break;
        }
    }
    Ok(worth)
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
        let Reached { mut answers, others: rivals } = std::mem::take(&mut reached);
        if answers.is_empty() {
            answers = turns.answers(teacher, &position, dice)?;
        }
        // All are played on with the same dice.
        let same_dice = ChaCha8Rng::seed_from_u64(if settings.follow > 0 { rng.random() } else { 0 });
        let mut others = Vec::with_capacity(rivals.len());
        for (other, answers) in rivals {
            if !teacher.knows(&other)? {
                let mut game = course.clone();
                game.position = other;
                let worth = followed(game, answers, settings.follow, turns, teacher, &mut same_dice.clone())?;
                others.push((other, worth));
            }
        }
        let (game, known) = (course.clone(), answers.clone());
        let mean = followed(game, known, settings.follow, turns, teacher, &mut same_dice.clone())?;
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
            let end = chosen.end.clone();
            reached = Reached::of(chosen, found);
            Ok(end)
        })?;
        let came = turns.answer_to(roll, &answers);
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
        let target =
            if strayed || settings.follow > 0 { mean } else { mean.plus(&seen, trust).plus(&came, -trust) };
        lessons.push(Lesson { position, dice, target });
        for (other, worth) in others {
            let target = worth.plus(&target, 1.0).plus(&mean, -1.0);
            lessons.push(Lesson { position: other, dice, target });
        }
        (owner, later) = (player, target);
    }
    Ok(lessons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::games::judge::{EngineJudge, Judge};
    use tavola_duel::stats::Estimate;
    use tavola_engine::evaluators::Generic;
    use tavola_engine::evaluators::nets::encoding::Encoding;
    use tavola_engine::evaluators::nets::inputs::Inputs;
    use tavola_engine::evaluators::nets::net::Net;
    use tavola_engine::search::rolls;

    /// The worth of a game by a search of two rolls, in which plays are chosen as by one who follows it.
    fn two_rolls(
        game: &RunningGame<'_>,
        rules: &Rules,
        turns: &mut Turns<'_>,
        judge: &mut EngineJudge<'_>,
    ) -> f64 {
        let mut mean = 0.0;
        for (roll, share) in rolls(rules) {
            let mut after = game.clone();
            let turned = after.play(roll, &mut |_, position, choices| turns.best(judge, position, choices));
            assert!(matches!(turned, Ok(Turned::On(_))), "the game goes on");
            let answers = turns.answers(judge, &after.position, None).expect("answers");
            mean += f64::from(share * turns.mean_of(&answers).inverted().win);
        }
        mean
    }

    #[test]
    fn a_position_that_is_played_on_has_the_worth_of_a_deeper_search_on_average() {
        let rules = games::find("plakoto").expect("a game");
        let (mut turns, mut judge) = (Turns::new(rules), EngineJudge::new(rules, Generic));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut game = RunningGame::new(rules, Player::First);
        for _ in 0..30 {
            let roll = game.throw(&mut rng);
            game.play(roll, &mut |_, position, choices| turns.best(&mut judge, position, choices))
                .expect("a turn");
        }
        let answers = turns.answers(&mut judge, &game.position, None).expect("answers");
        let mut worth = |rolls| {
            followed(game.clone(), answers.clone(), rolls, &mut turns, &mut judge, &mut rng).expect("a worth")
        };
        let one = f64::from(worth(0).win);
        let found = Estimate::of((0..300).map(|_| f64::from(worth(1).win)).collect::<Vec<_>>().into_iter());
        let two = two_rolls(&game, rules, &mut turns, &mut judge);
        assert!((found.mean - two).abs() < 3.0 * found.error, "{found:?}, {two} by two rolls");
        assert!((one - two).abs() > 6.0 * found.error, "{found:?}, {one} by one roll");
    }

    #[test]
    fn a_game_in_which_both_would_wait_ends_because_they_hurry() {
        let rules = games::find("backward").expect("a game");
        // A net that knows nothing sees no reason to go home.
        let net = Net::zero(Inputs::Game(Encoding::of(rules)), 16, 0, 1);
        let (mut turns, mut judge) = (Turns::new(rules).looking_at(8), Judge::new(rules, net));
        let settings = LessonSettings { trust: 0.9, strays: 0.0, far: 8, errs: 0.0, follow: 0 };
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let lessons = lessons(rules, &mut turns, &mut judge, &settings, &mut rng).expect("lessons");
        assert!(lessons.len() > PATIENCE as usize, "{} lessons", lessons.len());
    }
}
