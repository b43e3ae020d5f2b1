//! The schedule of reviews: FSRS-5 with its published parameters, in whole days
//! (<https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>). A test compares it with the crate `rs-fsrs`, which itself
//! needs a system's clock.

use chrono::DateTime;
use tavola_analysis::Decision;

use super::store::Memory;
use super::wire::Grade;

/// Maximum loss of a right answer, and of a nearly right one (the lower limit of errors in eXtreme Gammon).
const RIGHT: f64 = 0.005;
const NEARLY: f64 = 0.02;

/// Returns the grade of an answer by its loss.
pub(crate) fn grade(answer: &Decision) -> Grade {
    match answer.judgement.as_ref().map_or(0.0, |judgement| judgement.error) {
        loss if loss <= RIGHT => Grade::Good,
        loss if loss < NEARLY => Grade::Hard,
        _ => Grade::Again,
    }
}

/// A time outside the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} milliseconds since 1970 are no date")]
pub(crate) struct NoDate(i64);

/// The parameters, by their numbers in the algorithm.
const W: [f64; 17] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953,
    0.2975, 2.2042, 0.2407, 2.9466,
];
/// Target probability of recall at a review.
const RETENTION: f64 = 0.9;
/// The forgetting curve: the probability after `t` days is `(1 + FACTOR * t / stability).powf(DECAY)`.
const DECAY: f64 = -0.5;
const FACTOR: f64 = 19.0 / 81.0;
/// The longest interval, in days.
const LONGEST: f64 = 36_500.0;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Stability in days, and difficulty from 1 to 10.
#[derive(Clone, Copy)]
struct State {
    stability: f64,
    difficulty: f64,
}

/// Returns the number of a grade in the algorithm: 1 to 4.
fn number(grade: Grade) -> f64 {
    match grade {
        Grade::Again => 1.0,
        Grade::Hard => 2.0,
        Grade::Good => 3.0,
        Grade::Easy => 4.0,
    }
}

fn first_difficulty(grade: f64) -> f64 {
    (W[4] - (W[5] * (grade - 1.0)).exp() + 1.0).clamp(1.0, 10.0)
}

/// Returns the state after the first review.
fn begun(grade: Grade) -> State {
    let grade = number(grade);
    State { stability: W[grade as usize - 1], difficulty: first_difficulty(grade) }
}

/// Returns the state after a review `days` days after the previous one.
fn reviewed(State { stability, difficulty }: State, grade: Grade, days: f64) -> State {
    let known = (1.0 + FACTOR * days / stability).powf(DECAY);
    let harder = difficulty - W[6] * (number(grade) - 3.0);
    let weight = match grade {
        Grade::Hard => W[15],
        Grade::Easy => W[16],
        Grade::Again | Grade::Good => 1.0,
    };
    let stability = if grade == Grade::Again {
        W[11]
            * difficulty.powf(-W[12])
            * ((stability + 1.0).powf(W[13]) - 1.0)
            * (W[14] * (1.0 - known)).exp()
    } else {
        let gain =
            W[8].exp() * (11.0 - difficulty) * stability.powf(-W[9]) * (W[10] * (1.0 - known)).exp_m1();
        stability * (1.0 + gain * weight)
    };
    let difficulty = (W[7] * first_difficulty(4.0) + (1.0 - W[7]) * harder).clamp(1.0, 10.0);
    State { stability, difficulty }
}

/// Returns the days after which the probability of recall falls to the target.
fn interval(stability: f64) -> f64 {
    (stability / FACTOR * (RETENTION.powf(1.0 / DECAY) - 1.0)).round().clamp(1.0, LONGEST)
}

/// Returns the due time of a problem after a review with a grade at a time, and the new memory. Times are milliseconds since 1970.
///
/// # Errors
/// A time is outside the calendar.
pub(crate) fn after(memory: Option<Memory>, grade: Grade, now: i64) -> Result<(i64, Memory), NoDate> {
    let states = Grade::ALL.map(|grade| match memory {
        None => begun(grade),
        Some(memory) => {
            // A clock that was set back does not make the interval negative.
            let days = now.saturating_sub(memory.reviewed.min(now)) / DAY_MS;
            let state = State { stability: memory.stability.into(), difficulty: memory.difficulty.into() };
            reviewed(state, grade, days as f64)
        }
    });
    // A better grade always gives a longer interval.
    let [again, hard, good, easy] = states.map(|state| interval(state.stability));
    let again = again.min(hard);
    let hard = hard.max(again + 1.0);
    let good = good.max(hard + 1.0);
    let days = [again, hard, good, easy.max(good + 1.0)];
    let place = number(grade) as usize - 1;
    let due = (days[place] as i64).checked_mul(DAY_MS).and_then(|time| now.checked_add(time));
    let due = due.filter(|due| DateTime::from_timestamp_millis(*due).is_some()).ok_or(NoDate(now))?;
    let State { stability, difficulty } = states[place];
    Ok((due, Memory { stability: stability as f32, difficulty: difficulty as f32, reviewed: now }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the result of the crate of the algorithm's authors for a review.
    fn by_rs_fsrs(memory: Option<Memory>, grade: Grade, now: i64) -> (i64, f64, f64) {
        use rs_fsrs::{Card, FSRS, Parameters, Rating, State};

        let date = |ms| DateTime::from_timestamp_millis(ms).unwrap();
        let card = match memory {
            None => Card::new(),
            Some(memory) => Card {
                stability: memory.stability.into(),
                difficulty: memory.difficulty.into(),
                reps: 1,
                state: State::Review,
                last_review: date(memory.reviewed),
                ..Card::new()
            },
        };
        let rating = [Rating::Again, Rating::Hard, Rating::Good, Rating::Easy][number(grade) as usize - 1];
        // Days, not minutes: a problem is solved in one session and repeated in another.
        let parameters = Parameters { enable_short_term: false, ..Parameters::default() };
        let next = FSRS::new(parameters).next(card, date(now), rating).card;
        (next.due.timestamp_millis(), next.stability, next.difficulty)
    }

    #[test]
    fn every_review_has_the_result_of_the_authors_crate() {
        let now = 20_000 * DAY_MS + 12_345;
        let grades = || Grade::ALL.into_iter();
        for (first, second, third) in grades()
            .flat_map(|a| grades().map(move |b| (a, b)))
            .flat_map(|(a, b)| grades().map(move |c| (a, b, c)))
        {
            let mut memory = None;
            let mut now = now;
            for (grade, days) in [(first, 3), (second, 0), (third, 40), (first, 400), (second, 1)] {
                let (due, next) = after(memory, grade, now).unwrap();
                let (expected, stability, difficulty) = by_rs_fsrs(memory, grade, now);
                assert_eq!(due, expected, "{grade:?} after {memory:?}");
                let near = |a: f32, b: f64| (f64::from(a) - b).abs() <= 1e-6 * b;
                assert!(near(next.stability, stability) && near(next.difficulty, difficulty));
                memory = Some(next);
                now += days * DAY_MS + 1;
            }
        }
    }

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
