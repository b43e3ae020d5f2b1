//! Programs that a test starts. They end with the test, also when it fails, and signals need no other program.

use std::ops::{Deref, DerefMut};
use std::process::Child;

#[cfg(unix)]
use rustix::process::{Pid, Signal};

/// A running program, until this value is dropped at the latest.
pub(crate) struct Running(Child);

impl Running {
    pub(crate) fn new(child: Child) -> Running {
        Running(child)
    }

    /// Sends it a signal.
    #[cfg(unix)]
    pub(crate) fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(self.0.id() as i32).expect("a process has a number");
        rustix::process::kill_process(pid, signal).expect("the program still runs");
    }

    /// Limits the size of the files that it writes from now on, in bytes, which simulates a full disk.
    #[cfg(target_os = "linux")]
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
        let pid = Pid::from_raw(self.0.id() as i32);
        // A program has the upper limit of the test that has started it.
        let limit = Rlimit { current: bytes, ..getrlimit(Resource::Fsize) };
        prlimit(pid, Resource::Fsize, limit).expect("the limit of a program of one's own can be changed");
    }
}

impl Deref for Running {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.0
    }
}

impl DerefMut for Running {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The program may have ended.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}
