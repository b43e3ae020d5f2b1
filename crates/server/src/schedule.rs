//! When a problem is asked again: FSRS-6 with its published parameters (<https://github.com/open-spaced-repetition/fsrs-rs>).

use fsrs::{FSRS, FSRSError, MemoryState};
use tavola_analysis::Decision;

use crate::store::Memory;
use crate::wire::Grade;

/// The chance with which a problem should still be known when it is asked again.
const RETENTION: f32 = 0.9;
/// A problem that was missed comes back after this at the earliest.
const SOONEST_MS: i64 = 10 * 60 * 1000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
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

/// When a problem is due after a review with a grade at a time, and what is remembered then. Times are milliseconds since 1970.
///
/// # Errors
/// If what was remembered is no memory.
pub(crate) fn after(memory: Option<Memory>, grade: Grade, now: i64) -> Result<(i64, Memory), FSRSError> {
    let days = memory.map_or(0, |memory| (now - memory.reviewed).max(0) / DAY_MS);
    let before =
        memory.map(|memory| MemoryState { stability: memory.stability, difficulty: memory.difficulty });
    let states = FSRS::new(&[])?.next_states(before, RETENTION, u32::try_from(days).unwrap_or(u32::MAX))?;
    let state = match grade {
        Grade::Again => states.again,
        Grade::Hard => states.hard,
        Grade::Good => states.good,
        Grade::Easy => states.easy,
    };
    let interval = ((f64::from(state.interval) * DAY_MS as f64) as i64).max(SOONEST_MS);
    let MemoryState { stability, difficulty } = state.memory;
    Ok((now.saturating_add(interval), Memory { stability, difficulty, reviewed: now }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By the published parameters: a new problem has a stability of 0.212, 1.2931, 2.3065 and 8.2956 days by its grade, which
    /// is its interval for a retention of 90 %.
    #[test]
    fn the_first_interval_is_that_of_the_grade() {
        let days = Grade::ALL.map(|grade| after(None, grade, 0).unwrap().0 as f64 / DAY_MS as f64);
        for (found, wanted) in days.iter().zip([0.212, 1.2931, 2.3065, 8.2956]) {
            assert!((found - wanted).abs() < 0.01, "{days:?}");
        }
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
    }
}
