//! Wire types of the events of a stream.

use serde::Serialize;

/// The present number of a match, a rollout, a challenge or the lobby (an event without a name). News may repeat: only a `seq` above the
/// known one is new.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Changed<'a> {
    pub id: &'a str,
    pub seq: usize,
    /// For a match with new actions: the events of `view` come after this number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub after: Option<usize>,
    /// The present match. It comes together with `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "View"))]
    pub view: Option<&'a serde_json::value::RawValue>,
}

/// The subject was deleted, or the caller may not see it (the event `deleted`).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Deleted<'a> {
    pub id: &'a str,
}

/// Presence of the people of a match, or of a challenge, at their screens (the event `there`, on a service).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct There<'a> {
    pub id: &'a str,
    pub there: [bool; 2],
    /// Milliseconds since each absent person left; null if unknown.
    #[cfg_attr(test, ts(type = "[number | null, number | null]"))]
    pub gone: [Option<u64>; 2],
}

/// Serialises an event of a stream. The name is empty for the present number of a subject.
pub(crate) fn event(name: &str, data: &impl Serialize) -> Vec<u8> {
    // The serialisation of these types never fails.
    let data = serde_json::to_string(data).unwrap_or_default();
    if name.is_empty() { format!("data: {data}\n\n") } else { format!("event: {name}\ndata: {data}\n\n") }
        .into_bytes()
}
