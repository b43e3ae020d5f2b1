//! A node in a tab of a browser: the same calls as over HTTP, in a worker, over files that only this browser can read.
//!
//! This crate is only a shell. It runs the node's tasks ([`executor`]), gives SQLite the files of the browser, and carries requests and
//! answers as messages ([`message`]). The engine's jobs run in separate workers ([`crew`]). The scripts of `web/tab` are its host: they
//! start it, hold the files, and pass messages on.
//!
//! Code that uses the host is compiled for WebAssembly only. All other code is tested on any machine.

pub mod crew;
pub mod executor;
pub mod message;

#[cfg(target_family = "wasm")]
mod calls;
#[cfg(target_family = "wasm")]
mod engine;
#[cfg(target_family = "wasm")]
mod host;
#[cfg(target_family = "wasm")]
mod keep;
#[cfg(target_family = "wasm")]
mod memory;
#[cfg(target_family = "wasm")]
mod nets;
#[cfg(target_family = "wasm")]
mod runtime;
#[cfg(target_family = "wasm")]
mod store;
