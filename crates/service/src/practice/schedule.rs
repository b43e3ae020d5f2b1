//! When a problem is asked again: FSRS-5 with its published parameters, in whole days
//! (<https://github.com/open-spaced-repetition/rs-fsrs>).

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use tavola_analysis::Decision;

use super::store::Memory;
use super::wire::Grade;

/// Losses up to which an answer is as good as the best, and nearly so (the limit from which eXtreme Gammon counts errors).
const RIGHT: f64 = 0.005;
const NEARLY: f64 = 0.02;

/// The grade of an answer by what it loses.
pub(crate) fn grade(answer: &Decision) -> Grade {
    match answer.judgement.as_ref().map_or(0.0, |judgement| judgement.error) {
        loss if loss <= RIGHT => Grade::Good,
        loss if loss < NEARLY => Grade::Hard,
        _ => Grade::Again,
    }
}

/// A time that no calendar has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} milliseconds since 1970 are no date")]
pub(crate) struct NoDate(i64);

fn date(ms: i64) -> Result<DateTime<Utc>, NoDate> {
    DateTime::from_timestamp_millis(ms).ok_or(NoDate(ms))
}

/// When a problem is due after a review with a grade at a time, and what is remembered then. Times are milliseconds since 1970.
///
/// # Errors
/// If a time is no date.
pub(crate) fn after(memory: Option<Memory>, grade: Grade, now: i64) -> Result<(i64, Memory), NoDate> {
    let card = match memory {
        None => Card::new(),
        Some(memory) => {
            // A clock that was set back has not undone the time between.
            let last_review = date(memory.reviewed.min(now))?;
            let (stability, difficulty) = (f64::from(memory.stability), f64::from(memory.difficulty));
            Card { stability, difficulty, reps: 1, state: State::Review, last_review, ..Card::new() }
        }
    };
    let rating = match grade {
        Grade::Again => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
        Grade::Easy => Rating::Easy,
    };
    // Days, not minutes: a problem is solved in one sitting and asked again in another.
    let parameters = Parameters { enable_short_term: false, ..Parameters::default() };
    let next = FSRS::new(parameters).next(card, date(now)?, rating).card;
    let (stability, difficulty) = (next.stability as f32, next.difficulty as f32);
    Ok((next.due.timestamp_millis(), Memory { stability, difficulty, reviewed: now }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 24 * 60 * 60 * 1000;

    #[test]
    fn the_first_interval_is_at_least_a_day_and_longer_for_a_better_grade() {
        let days = Grade::ALL.map(|grade| after(None, grade, 0).unwrap().0 / DAY_MS);
        assert!(days[0] >= 1 && days.windows(2).all(|pair| pair[0] < pair[1]), "{days:?}");
        let stability = Grade::ALL.map(|grade| after(None, grade, 0).unwrap().1.stability);
        assert!(stability.windows(2).all(|pair| pair[0] < pair[1]), "{stability:?}");
    }

    #[test]
    fn intervals_grow_while_a_problem_is_known_and_shrink_when_it_is_missed() {
        let (mut due, mut memory) = after(None, Grade::Good, 0).unwrap();
        let mut interval = due;
        for _ in 0..5 {
            let now = due;
            (due, memory) = after(Some(memory), Grade::Good, now).unwrap();
            assert!(due - now > interval, "{} after {interval}", due - now);
            interval = due - now;
        }
        let (missed, _) = after(Some(memory), Grade::Again, due).unwrap();
        assert!(missed - due < interval / 4);
    }

    #[test]
    fn a_clock_that_was_set_back_harms_nothing() {
        let (_, memory) = after(None, Grade::Good, 10 * DAY_MS).unwrap();
        assert!(after(Some(memory), Grade::Good, 0).unwrap().0 > 0);
        assert_eq!(after(None, Grade::Good, i64::MAX), Err(NoDate(i64::MAX)));
    }
}
