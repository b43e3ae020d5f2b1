//! A worker that holds an engine and performs jobs.

#![allow(unsafe_code, reason = "names of functions that the host calls")]

use std::time::Duration;

use tavola_engine::{Engine, Work, bench, evaluators::Registry};
use tavola_service::job::{Job, JobError, Outcome, perform};

use crate::nets::Beside;
use crate::runtime::HostClock;
use crate::{host, memory};

/// Time for the measurement of each speed.
const TIME: Duration = Duration::from_millis(600);

thread_local! {
    static ENGINE: Engine =
        Engine::new(Registry::fetching(Beside)).with_work(Work::inline().with_clock(HostClock));
}

/// Performs a job, which is in memory from [`memory::room`] as JSON, and sends its result.
///
/// # Safety
/// The memory is from [`memory::room`] with this length, and the host no longer uses it.
#[unsafe(no_mangle)]
unsafe extern "C" fn perform_job(at: *mut u8, length: usize) {
    // SAFETY: as above.
    let bytes = unsafe { memory::taken(at, length) };
    let came: Result<Outcome, JobError> = serde_json::from_slice::<Job>(&bytes)
        .map_err(|error| JobError::Unfit(error.to_string()))
        .and_then(|job| ENGINE.with(|engine| perform(engine, &job)));
    host::came(&serde_json::to_string(&came).unwrap_or_default());
}

/// Measures the engine: its signature and its evaluations a second, as a line of text.
#[unsafe(no_mangle)]
extern "C" fn measure() {
    let report = ENGINE.with(|engine| bench::run(engine, TIME));
    host::came(&match report {
        Ok(report) => format!(
            r#"{{"signature":"{:016x}","nodes":{},"contact":{:.0},"contact_ahead":{:.0},"race":{:.0},"bear_off":{:.0},"decision_ms":{:.3}}}"#,
            report.signature,
            report.nodes,
            report.contact,
            report.contact_ahead,
            report.race,
            report.bear_off,
            report.decision.as_secs_f64() * 1000.0
        ),
        Err(error) => format!(r#"{{"error":{:?}}}"#, error.to_string()),
    });
}
