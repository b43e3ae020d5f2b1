//! Ctrl-C: the first ends long work with what there is, the second ends the program.

use std::process;
use std::thread;

use tavola_engine::Cancel;

use crate::failure::Failure;

/// The code of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Makes the first Ctrl-C, or the request of the system to end, cancel the work, and the second end the program at once.
/// Signals are caught when this returns.
///
/// # Errors
/// If the system does not allow it.
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
