//! A saved rollout: a line with the format, its version and the checksum of the rest, then a line of JSON.

use serde::{Deserialize, Serialize};

use crate::error::RolloutError;
use crate::job::RolloutJob;
use crate::run::{Limits, Rollout};
use crate::slice::Played;

/// The version that is written, and the only one that is read.
const VERSION: u64 = 1;

const FORMAT: &str = "tavola-rollout";

#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    version: u64,
    crc32: Option<String>,
}

#[derive(Serialize)]
struct Body<'a> {
    job: &'a RolloutJob,
    limits: &'a Limits,
    slices: Vec<&'a Played>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnedBody {
    job: RolloutJob,
    limits: Limits,
    slices: Vec<Played>,
}

fn checksum(body: &str) -> String {
    format!("{:08x}", crc32fast::hash(body.as_bytes()))
}

impl Rollout {
    /// The text that [`Rollout::parse`] reads.
    ///
    /// # Errors
    /// If JSON has no form for a number. Rollouts have only finite numbers.
    pub fn print(&self) -> Result<String, RolloutError> {
        let damaged = |error: serde_json::Error| RolloutError::Damaged(error.to_string());
        let slices = self.slices().collect();
        let body = Body { job: self.job(), limits: self.limits(), slices };
        let body = serde_json::to_string(&body).map_err(damaged)?;
        let head = Head { format: FORMAT.to_owned(), version: VERSION, crc32: Some(checksum(&body)) };
        let head = serde_json::to_string(&head).map_err(damaged)?;
        Ok(format!("{head}\n{body}\n"))
    }

    /// Reads a saved rollout.
    ///
    /// # Errors
    /// If the text is not a saved rollout, is damaged, or was written by a later version.
    pub fn parse(text: &str) -> Result<Rollout, RolloutError> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let head: Head = serde_json::from_str(head).map_err(|_| RolloutError::Foreign)?;
        if head.format != FORMAT {
            return Err(RolloutError::Foreign);
        }
        if head.version != VERSION {
            return Err(RolloutError::Version { found: head.version, expected: VERSION });
        }
        let Some(body) = body.strip_suffix('\n').filter(|body| !body.is_empty()) else {
            return Err(RolloutError::Damaged("its end is missing".to_owned()));
        };
        if head.crc32.as_deref() != Some(&*checksum(body)) {
            return Err(RolloutError::Damaged("the checksum differs".to_owned()));
        }
        let body: OwnedBody =
            serde_json::from_str(body).map_err(|error| RolloutError::Damaged(error.to_string()))?;
        Rollout::with(body.job, body.limits, body.slices)
    }
}
