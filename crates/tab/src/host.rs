//! The functions of `web/tab/host.js`. Each function here wraps one of them.
//!
//! Memory is lent for the time of a call: the host copies its input, and writes only into the given place.

#![allow(
    unsafe_code,
    reason = "functions of the host take places in memory; each is that of a slice that lives on"
)]

use std::time::Duration;

mod imports {
    #[link(wasm_import_module = "tavola")]
    unsafe extern "C" {
        pub(super) safe fn now() -> f64;
        pub(super) safe fn epoch() -> f64;
        pub(super) safe fn wake();
        pub(super) safe fn replaced();
        pub(super) safe fn timer(id: u32, ms: f64);
        pub(super) fn random(to: *mut u8, length: usize);
        pub(super) fn started(text: *const u8, length: usize);
        pub(super) fn panicked(text: *const u8, length: usize);
        pub(super) fn head(id: u32, status: u32, headers: *const u8, length: usize);
        pub(super) fn part(id: u32, bytes: *const u8, length: usize);
        pub(super) safe fn end(id: u32);
        pub(super) fn file_read(file: u32, to: *mut u8, length: usize, at: f64) -> f64;
        pub(super) fn file_write(file: u32, from: *const u8, length: usize, at: f64) -> f64;
        pub(super) safe fn file_truncate(file: u32, size: f64) -> f64;
        pub(super) safe fn file_flush(file: u32) -> f64;
        pub(super) safe fn file_size(file: u32) -> f64;
        pub(super) fn job_begin(id: u32, job: *const u8, length: usize);
        pub(super) safe fn job_stop(id: u32);
        pub(super) fn came(text: *const u8, length: usize);
        pub(super) fn net_fetch(path: *const u8, length: usize) -> f64;
        pub(super) fn net_take(to: *mut u8);
    }
}

/// Converts milliseconds of the host.
fn time(ms: f64) -> Duration {
    Duration::from_secs_f64(ms.max(0.0) / 1000.0)
}

/// Returns a clock that never goes back.
pub(crate) fn uptime() -> Duration {
    time(imports::now())
}

/// Returns the wall clock, in milliseconds since 1970.
pub(crate) fn epoch() -> i64 {
    imports::epoch() as i64
}

/// Requests a call of `run` soon.
pub(crate) fn wake() {
    imports::wake();
}

/// Reports that the node's data in memory are out of date: the host restarts it after its answers have left.
pub(crate) fn replaced() {
    imports::replaced();
}

/// Requests a call of `fire` with a number after some time.
pub(crate) fn timer(id: u32, after: Duration) {
    imports::timer(id, after.as_secs_f64() * 1000.0);
}

/// Fills memory with unpredictable bytes.
pub(crate) fn random(to: &mut [u8]) {
    unsafe { imports::random(to.as_mut_ptr(), to.len()) }
}

/// Reports that the node accepts calls, or, with a text, that it cannot be started.
pub(crate) fn started(error: &str) {
    unsafe { imports::started(error.as_ptr(), error.len()) }
}

/// Reports that the node has panicked and stopped.
pub(crate) fn panicked(text: &str) {
    unsafe { imports::panicked(text.as_ptr(), text.len()) }
}

/// Sends the head of an answer: a line for each header.
pub(crate) fn head(id: u32, status: u16, headers: &str) {
    unsafe { imports::head(id, status.into(), headers.as_ptr(), headers.len()) }
}

/// Sends the next part of an answer.
pub(crate) fn part(id: u32, bytes: &[u8]) {
    unsafe { imports::part(id, bytes.as_ptr(), bytes.len()) }
}

/// Sends the end of an answer.
pub(crate) fn end(id: u32) {
    imports::end(id);
}

/// The reason why a file of the browser cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileError {
    /// The browser gives this page no more space.
    Full,
    /// Any other reason.
    Failed,
}

/// Checks the host's result for a file: a size, or a negative number.
fn checked(size: f64) -> Result<u64, FileError> {
    match size {
        size if size >= 0.0 => Ok(size as u64),
        -2.0 => Err(FileError::Full),
        _ => Err(FileError::Failed),
    }
}

/// Reads from a place in a file, and returns the number of bytes read.
pub(crate) fn file_read(file: u32, to: &mut [u8], at: u64) -> Result<usize, FileError> {
    checked(unsafe { imports::file_read(file, to.as_mut_ptr(), to.len(), at as f64) })
        .map(|read| read as usize)
}

/// Writes all bytes at a place in a file.
pub(crate) fn file_write(file: u32, from: &[u8], at: u64) -> Result<(), FileError> {
    let written = checked(unsafe { imports::file_write(file, from.as_ptr(), from.len(), at as f64) })?;
    // Without more space the browser writes fewer bytes than requested.
    if written as usize == from.len() { Ok(()) } else { Err(FileError::Full) }
}

/// Truncates a file.
pub(crate) fn file_truncate(file: u32, size: u64) -> Result<(), FileError> {
    checked(imports::file_truncate(file, size as f64)).map(drop)
}

/// Waits until all writes are on the disk.
pub(crate) fn file_flush(file: u32) -> Result<(), FileError> {
    checked(imports::file_flush(file)).map(drop)
}

/// Returns the size of a file in bytes.
pub(crate) fn file_size(file: u32) -> Result<u64, FileError> {
    checked(imports::file_size(file))
}

/// Sends a job to an idle worker.
pub(crate) fn job_begin(id: u32, job: &str) {
    unsafe { imports::job_begin(id, job.as_ptr(), job.len()) }
}

/// Stops a job, whose worker may have to be stopped with it.
pub(crate) fn job_stop(id: u32) {
    imports::job_stop(id);
}

/// Sends the result of this worker's job.
pub(crate) fn came(text: &str) {
    unsafe { imports::came(text.as_ptr(), text.len()) }
}

/// Returns the file of a net, by its path below `nets/`; `None` if it is not here. The host then fetches it and performs the job
/// again.
pub(crate) fn net(path: &str) -> Option<Vec<u8>> {
    let size = checked(unsafe { imports::net_fetch(path.as_ptr(), path.len()) }).ok()?;
    let mut bytes = vec![0; size as usize];
    unsafe { imports::net_take(bytes.as_mut_ptr()) };
    Some(bytes)
}
