//! The engine's nets, which are files beside the page.

use std::borrow::Cow;

use tavola_engine::evaluators::NetSource;

use crate::host;

/// Fetches nets beside the page when the engine needs them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beside;

impl NetSource for Beside {
    fn net(&self, path: &str) -> Result<Cow<'static, [u8]>, String> {
        host::net(path)
            .map(Cow::Owned)
            .ok_or_else(|| format!("{path} is not in this browser, and no network brings it"))
    }
}
