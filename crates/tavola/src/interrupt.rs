//! Ctrl-C: the first one ends long work with its results so far, the second one ends the program.

use std::process;
use std::thread;

use tavola_engine::Cancel;

use crate::failure::Failure;

/// The exit code of an interrupted program.
const INTERRUPTED: i32 = 130;

/// Handles signals from now on: the first Ctrl-C, or the system's request to end, cancels the work, and the second one ends the program at
/// once.
///
/// # Errors
/// The system does not permit it.
pub(crate) fn cancels(cancel: &Cancel) -> Result<(), Failure> {
    let cancel = cancel.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let within = runtime.enter();
    #[cfg(unix)]
    let (mut interrupt, mut terminate) = {
        use tokio::signal::unix::{SignalKind, signal};
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?)
    };
    #[cfg(windows)]
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    drop(within);
    thread::spawn(move || {
        runtime.block_on(async {
            for _ in 0..2 {
                #[cfg(unix)]
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                #[cfg(windows)]
                interrupt.recv().await;
                if cancel.is_cancelled() {
                    process::exit(INTERRUPTED);
                }
                cancel.cancel();
            }
        });
    });
    Ok(())
}
