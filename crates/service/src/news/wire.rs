//! What an event stream says.

use serde::Serialize;

/// How far a match, a rollout, a challenge or the lobby is (an event without a name). News may repeat: only a `seq` above the one that is
/// known is new.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Changed<'a> {
    pub id: &'a str,
    pub seq: usize,
    /// Of a match that was just played on: the events of `view` come after so many.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub after: Option<usize>,
    /// The match as it stands then. It comes together with `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "View"))]
    pub view: Option<&'a serde_json::value::RawValue>,
}

/// Something is gone, or the caller does not see it (the event `deleted`).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Deleted<'a> {
    pub id: &'a str,
}

/// Who of the people of a match, or of a challenge, has it on a screen (the event `there`, on a service).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct There<'a> {
    pub id: &'a str,
    pub there: [bool; 2],
    /// For how many milliseconds the others have been gone; null where nobody knows.
    #[cfg_attr(test, ts(type = "[number | null, number | null]"))]
    pub gone: [Option<u64>; 2],
}

/// An event of a stream, with its end. The name is empty for how far something is.
pub(crate) fn event(name: &str, data: &impl Serialize) -> Vec<u8> {
    // These types always become JSON.
    let data = serde_json::to_string(data).unwrap_or_default();
    if name.is_empty() { format!("data: {data}\n\n") } else { format!("event: {name}\ndata: {data}\n\n") }
        .into_bytes()
}
