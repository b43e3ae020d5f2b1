//! Execution of work: its threads, clock and end, and the listener to its progress.
//!
//! Every long operation takes its [`Work`] from the [`Engine`](crate::Engine) or as an argument. Results do not depend
//! on the number of threads.
//!
//! ```
//! use tavola_engine::{Cancel, Context, Engine, EngineError, Work, search::RolloutSettings};
//! use tavola_rules::{Player, Position, Rules};
//!
//! let cancel = Cancel::new();
//! let work = Work::inline().with_threads(2).unwrap().until(&cancel);
//! let engine = Engine::embedded().with_work(work);
//! let start = Position::start(&Rules::STANDARD, Player::First);
//! let rollout = RolloutSettings { trials: 36, rolls: 2, seed: 1 };
//! let found = engine.roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout).unwrap();
//! assert!((0.48..0.58).contains(&found.probabilities.win));
//!
//! cancel.cancel();
//! let stopped = engine.roll_out(&Rules::STANDARD, &start, &Context::money(), &rollout);
//! assert!(matches!(stopped, Err(EngineError::Cancelled(_))));
//! ```

use core::fmt;
use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A request that has not been made yet.
    #[must_use]
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Makes the request. Work that is under way ends with [`Cancelled`] within some milliseconds.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the request has been made.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The work was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work was cancelled")]
pub struct Cancelled;

/// Time that passes.
pub trait Clock: Send + Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// The clock of the machine.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

#[cfg(not(target_family = "wasm"))]
impl SystemClock {
    /// A clock that starts now.
    #[must_use]
    pub fn start() -> SystemClock {
        SystemClock(std::time::Instant::now())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A clock that has run out: a budget of time is spent at once, so that nothing runs without end if no clock was given.
#[derive(Clone, Copy, Debug)]
struct RunOut;

impl Clock for RunOut {
    fn now(&self) -> Duration {
        Duration::MAX
    }
}

/// Progress of long work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Parts that are done: trials of a rollout, levels of a table.
    pub done: u64,
    /// All parts; `None` if their number is unknown.
    pub of: Option<u64>,
}

/// Executor of parts of work.
#[derive(Clone, Default)]
enum Executor {
    /// One after the other, on the calling thread.
    #[default]
    Inline,
    /// On the threads of a pool.
    #[cfg(not(target_family = "wasm"))]
    Pool(Arc<rayon::ThreadPool>),
}

/// See the module. Clones share the pool, the request to stop and the listener.
#[derive(Clone)]
pub struct Work {
    executor: Executor,
    clock: Arc<dyn Clock>,
    cancel: Cancel,
    progress: Option<Arc<dyn Fn(Progress) + Send + Sync>>,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").field("threads", &self.threads()).field("cancel", &self.cancel).finish()
    }
}

impl Default for Work {
    fn default() -> Work {
        Work::inline()
    }
}

/// The threads could not be started.
#[cfg(not(target_family = "wasm"))]
#[derive(Debug, thiserror::Error)]
#[error("cannot start threads: {0}")]
pub struct NoThreads(#[from] rayon::ThreadPoolBuildError);

impl Work {
    /// Creates work on the calling thread, with the clock of the machine. In a browser it has no clock until the caller
    /// provides one.
    #[must_use]
    pub fn inline() -> Work {
        #[cfg(not(target_family = "wasm"))]
        let clock = Arc::new(SystemClock::start());
        #[cfg(target_family = "wasm")]
        let clock = Arc::new(RunOut);
        Work { executor: Executor::Inline, clock, cancel: Cancel::new(), progress: None }
    }

    /// Work without a clock: budgets of time are spent at once.
    #[must_use]
    pub fn without_clock() -> Work {
        Work { clock: Arc::new(RunOut), ..Work::inline() }
    }

    /// Runs it on `threads` threads, which live as long as this value or a clone of it. With one thread it runs on the
    /// calling thread.
    ///
    /// # Errors
    /// If the threads cannot be started.
    #[cfg(not(target_family = "wasm"))]
    pub fn with_threads(self, threads: usize) -> Result<Work, NoThreads> {
        let executor = if threads <= 1 {
            Executor::Inline
        } else {
            Executor::Pool(Arc::new(rayon::ThreadPoolBuilder::new().num_threads(threads).build()?))
        };
        Ok(Work { executor, ..self })
    }

    /// Returns the work with another clock.
    #[must_use]
    pub fn with_clock(self, clock: impl Clock + 'static) -> Work {
        Work { clock: Arc::new(clock), ..self }
    }

    /// Returns the work with a request that stops it.
    #[must_use]
    pub fn until(self, cancel: &Cancel) -> Work {
        Work { cancel: cancel.clone(), ..self }
    }

    /// Adds a listener, which is called from the calling thread.
    #[must_use]
    pub fn reporting(self, listener: impl Fn(Progress) + Send + Sync + 'static) -> Work {
        Work { progress: Some(Arc::new(listener)), ..self }
    }

    /// The number of threads.
    #[must_use]
    pub fn threads(&self) -> usize {
        match &self.executor {
            Executor::Inline => 1,
            #[cfg(not(target_family = "wasm"))]
            Executor::Pool(pool) => pool.current_num_threads(),
        }
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Duration {
        self.clock.now()
    }

    /// Returns whether it should stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_cancelled()
    }

    /// # Errors
    /// If it should stop.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    /// Returns the same work on the calling thread, with the same request to stop and without a listener: for a part of
    /// work whose parts already run in parallel.
    #[must_use]
    pub fn on_this_thread(&self) -> Work {
        Work { executor: Executor::Inline, progress: None, ..self.clone() }
    }

    /// Reports to the listener how far the work has come.
    pub fn report(&self, done: u64, of: Option<u64>) {
        if let Some(listener) = &self.progress {
            listener(Progress { done, of });
        }
    }

    /// The results of a function for each of a list, in its order.
    pub fn map<T: Sync, R: Send>(&self, list: &[T], each: impl Fn(&T) -> R + Sync + Send) -> Vec<R> {
        match &self.executor {
            Executor::Inline => list.iter().map(each).collect(),
            #[cfg(not(target_family = "wasm"))]
            Executor::Pool(pool) => {
                use rayon::prelude::*;
                pool.install(|| list.par_iter().map(each).collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let list: Vec<u32> = (0..100).collect();
        let squares: Vec<u32> = list.iter().map(|n| n * n).collect();
        for threads in [0, 1, 3, 8] {
            let work = Work::inline().with_threads(threads).unwrap();
            assert_eq!(work.threads(), threads.max(1));
            assert_eq!(work.map(&list, |n| n * n), squares);
            assert!(work.map(&[], |n: &u32| *n).is_empty());
        }
    }

    #[test]
    fn a_request_to_stop_reaches_every_clone() {
        let cancel = Cancel::new();
        let work = Work::inline().until(&cancel);
        let clone = work.clone();
        assert_eq!(clone.check(), Ok(()));
        cancel.cancel();
        assert_eq!((work.check(), clone.check()), (Err(Cancelled), Err(Cancelled)));
    }

    #[test]
    fn a_clock_goes_forward_and_one_that_was_not_given_has_run_out() {
        let work = Work::inline();
        let before = work.now();
        assert!(work.now() >= before);
        assert_eq!(Work::without_clock().now(), Duration::MAX);
    }
}
