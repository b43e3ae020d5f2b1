//! Analyses a match, decision by decision.

use std::collections::BTreeMap;

use tavola_engine::{Engine, EngineError};

use crate::decision::Decision;
use crate::judge::Analyst;
use crate::level::Settings;
use crate::walk::{OpenDecision, Subject};

/// Judges one decision, on the thread of the caller. The engine's [`Work`](tavola_engine::Work) gives the request to stop.
///
/// # Errors
/// See [`EngineError`].
pub fn decide(task: &OpenDecision, engine: &Engine, settings: &Settings) -> Result<Decision, EngineError> {
    let alone = engine.with_work(engine.work().on_this_thread());
    Analyst { engine: &alone, settings }.decide(task)
}

/// Decisions that are found between two reports, for each thread.
const BATCH: usize = 4;

/// Analyses a match. Decisions that are known already (by [`Decision::index`], with equal settings) are not searched
/// again. `found` gets every other decision in order, as soon as it is analysed, and returns whether to go on. Returns
/// all decisions that are known then.
///
/// The engine's [`Work`](tavola_engine::Work) has the threads and the request to stop; after a request the decisions passed
/// to `found` are complete. Its progress counts decisions. The result does not depend on the number of threads.
///
/// # Errors
/// See [`EngineError`].
pub fn analyse(
    subject: &Subject,
    engine: &Engine,
    settings: &Settings,
    known: BTreeMap<usize, Decision>,
    mut found: impl FnMut(&Decision),
) -> Result<BTreeMap<usize, Decision>, EngineError> {
    let work = engine.work();
    let total = subject.tasks().count() as u64;
    let mut decisions = known;
    let mut tasks = subject.tasks();
    loop {
        work.check()?;
        let batch: Vec<OpenDecision> = tasks
            .by_ref()
            .filter(|task| !decisions.contains_key(&task.index))
            .take(BATCH * work.threads())
            .collect();
        if batch.is_empty() {
            return Ok(decisions);
        }
        // Decisions are found beside each other, each on one thread.
        let alone = engine.with_work(work.on_this_thread());
        let analyst = Analyst { engine: &alone, settings };
        for decision in work.map(&batch, |task| analyst.decide(task)) {
            let decision = decision?;
            found(&decision);
            decisions.insert(decision.index, decision);
        }
        work.report(decisions.len() as u64, Some(total));
    }
}
