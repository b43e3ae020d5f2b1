//! What commands print.

use std::io::{self, Write};

use serde::Serialize;
use tavola_notation::names::visible;

use crate::failure::Failure;

/// One value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}

/// Text, ending with a new line. What a terminal would obey comes from a file and is made visible.
pub(crate) fn text(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(visible(text, &['\n', '\t']).as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(())
}
