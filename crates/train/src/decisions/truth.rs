//! The truth of a decision by the engine's best rollouts.
//!
//! Plays are judged for points without a cube. Candidates are the plays near the best at 2-ply, and the best plays at
//! lower plies; they are rolled out with the same dice. The error of every other play is that of its deepest search.
//!
//! For the cube, chances are rolled out too, and the cube model converts them: its equities at 2-ply are corrected by the
//! difference that it computes between the chances of the search and those of the rollout.

use tavola_engine::{
    Context, Engine, EngineError, Ranked,
    search::{Contender, Contest},
};
use tavola_rules::{Position, Roll, Rules, Turn};

use super::record::{Asked, Candidate, Question, Record, Truth, cube_context, text_of};

/// Plays within this error are rolled out.
const NEAR: f32 = 0.06;
/// The most plays that are rolled out, beside the best ones at lower plies.
const MOST: usize = 4;
/// Number of plays that are named with their errors.
const NAMED: usize = 12;
/// Plays within this error are named too, even hundreds: the mean error of the rest would be wrong for them.
const CLOSE: f32 = 0.05;

const RULES: Rules = Rules::STANDARD;

fn thousandths(equity: f32) -> i32 {
    (equity * 1000.0).round() as i32
}

/// The truth of a decision.
pub(crate) fn find(engine: &Engine, asked: &Asked, contest: &Contest) -> Result<Record, EngineError> {
    let truth = match asked.question {
        Question::Play(roll) => play(engine, &asked.position, roll, contest)?,
        Question::Double(owner) | Question::Take(owner) => {
            cube(engine, &asked.position, &cube_context(owner), contest)?
        }
    };
    Ok(Record { asked: *asked, truth })
}

fn cube(
    engine: &Engine,
    position: &Position,
    context: &Context,
    contest: &Contest,
) -> Result<Truth, EngineError> {
    let seen = engine.cube(&RULES, position, context, 2)?;
    let rolled = engine.roll_out(&RULES, position, &Context::cubeless(), &contest.rollout)?.probabilities;
    let [by_seen, by_rolled] =
        [&seen.probabilities, &rolled].map(|chances| engine.cube_for(position, context, chances));
    let right = |search: f32, seen: f32, rolled: f32| thousandths(search + rolled - seen);
    Ok(Truth::Cube {
        no_double: right(seen.no_double, by_seen.no_double, by_rolled.no_double),
        double_take: right(seen.double_take, by_seen.double_take, by_rolled.double_take),
    })
}

/// A play whose truth is not known yet.
struct Sought {
    position: Position,
    text: String,
    /// Its loss, by the deepest search that covers both this play and the best.
    loss: f32,
    rolled: Option<Contender>,
}

fn play(engine: &Engine, position: &Position, roll: Roll, contest: &Contest) -> Result<Truth, EngineError> {
    let context = Context::cubeless();
    let turn = Turn::rolled(&RULES, *position, roll);
    let looks = (0..=2).map(|plies| engine.rank(&turn, &context, plies));
    let looks: Vec<Vec<Ranked>> = looks.collect::<Result<_, _>>()?;
    let best = looks[2][0].position;
    // Equities of different depths are not compared.
    let loss = |of: &Ranked| {
        let equity = |position: Position| {
            looks[of.plies as usize]
                .iter()
                .find(|entry| entry.position == position && entry.plies == of.plies)
        };
        equity(best).zip(equity(of.position)).map_or(0.0, |(best, of)| best.equity - of.equity)
    };
    let mut all: Vec<Sought> = looks[2]
        .iter()
        .map(|entry| Sought {
            position: entry.position,
            text: text_of(position, &entry.moves),
            loss: loss(entry).max(0.0),
            rolled: None,
        })
        .collect();
    all.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    let picks = [looks[0][0].position, looks[1][0].position];
    let near: Vec<usize> = (0..all.len())
        .filter(|&i| i < MOST && all[i].loss <= NEAR || picks.contains(&all[i].position))
        .collect();
    let after: Vec<Position> = near.iter().map(|&i| all[i].position.swapped()).collect();
    let rolled = engine.contest(&RULES, &after, &context.swapped(), contest)?;
    // Plays without a rollout were compared with the play that looked best, which may be behind now.
    let shift =
        near.iter().zip(&rolled).find(|(i, _)| all[**i].position == best).map_or(0.0, |(_, r)| r.behind);
    all.iter_mut().for_each(|sought| sought.loss += shift);
    for (i, rolled) in near.into_iter().zip(rolled) {
        all[i].loss = rolled.behind;
        all[i].rolled = Some(rolled);
    }
    all.sort_by(|a, b| a.loss.total_cmp(&b.loss).then(a.rolled.is_none().cmp(&b.rolled.is_none())));
    Ok(told(&all))
}

/// The recorded truth about plays, the best first.
fn told(all: &[Sought]) -> Truth {
    let close = all.partition_point(|sought| sought.loss <= CLOSE);
    let (named, others) = all.split_at(all.len().min(close.max(NAMED)));
    let best = all.first().and_then(|best| best.rolled);
    let candidates = named.iter().map(|sought| Candidate {
        text: sought.text.clone(),
        loss: thousandths(sought.loss),
        error: sought.rolled.map(|rolled| thousandths(rolled.error)),
    });
    let mean = others.iter().map(|sought| sought.loss).sum::<f32>() / others.len().max(1) as f32;
    Truth::Play {
        equity: best.map_or(0, |best| thousandths(-best.found.probabilities.money())),
        error: best.map_or(0, |best| thousandths(best.found.error)),
        candidates: candidates.collect(),
        rest: (others.len(), thousandths(mean)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_engine::phase::Phase;
    use tavola_engine::{Owner, search::RolloutSettings};
    use tavola_notation::any;
    use tavola_rules::Player;

    /// Hardly a rollout, but quick.
    const QUICK: Contest =
        Contest { rollout: RolloutSettings { trials: 36, rolls: 1, seed: 3 }, least: 36, clearly: 2.5 };

    fn start(question: Question) -> Asked {
        let position = Position::start(&RULES, Player::First);
        Asked { phase: Phase::Opening, position, question }
    }

    #[test]
    fn the_truth_of_a_roll_names_the_best_first_and_is_read_as_it_is_written() {
        let roll = Roll::two(3, 1).expect("dice");
        let record = find(&Engine::embedded(), &start(Question::Play(roll)), &QUICK).expect("a truth");
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        let Truth::Play { equity, candidates, rest, .. } = record.truth else { panic!("a roll") };
        assert_eq!((candidates[0].text.as_str(), candidates[0].loss), ("8/5 6/5", 0));
        assert!((50..250).contains(&equity), "{equity}");
        assert_eq!((candidates.len(), rest.0), (NAMED, 4));
        assert!(candidates.windows(2).all(|pair| pair[0].loss <= pair[1].loss));
        assert!(rest.1 >= candidates[NAMED - 1].loss);
    }

    #[test]
    fn whatever_gives_up_next_to_nothing_is_named() {
        // A lost race, gammon and all: most plays of a double are as good as any other.
        let position = any::parse("AQAAZC7gogkAAA", &RULES).expect("an id").position;
        let asked =
            Asked { phase: Phase::Race, position, question: Question::Play(Roll::two(2, 2).expect("dice")) };
        let Truth::Play { candidates, .. } =
            find(&Engine::embedded(), &asked, &QUICK).expect("a truth").truth
        else {
            panic!("a roll")
        };
        assert!(candidates.len() > 50, "{}", candidates.len());
    }

    #[test]
    fn the_truth_of_a_cube_is_near_what_the_search_sees() {
        let record =
            find(&Engine::embedded(), &start(Question::Double(Owner::Centre)), &QUICK).expect("a truth");
        let Truth::Cube { no_double, double_take } = record.truth else { panic!("a cube") };
        let seen =
            Engine::embedded().cube(&RULES, &record.asked.position, &Context::money(), 2).expect("a cube");
        assert!((no_double - thousandths(seen.no_double)).abs() < 40, "{no_double} {seen:?}");
        assert!((double_take - thousandths(seen.double_take)).abs() < 80, "{double_take} {seen:?}");
    }
}
