//! Wire types of errors.

use serde::Serialize;

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ErrorCode {
    BadRequest,
    Forbidden,
    OnlyTable,
    SignedIn,
    BadName,
    NoName,
    NameTaken,
    NoHelp,
    NotRated,
    WrongPassword,
    WrongCode,
    WrongPasskey,
    WrongToken,
    WrongLink,
    BadAddress,
    BadPassword,
    Taken,
    Late,
    Adjourned,
    TooMany,
    NotFound,
    Method,
    Timeout,
    Stale,
    TooLarge,
    Refused,
    Unreadable,
    Internal,
    Busy,
    Stopping,
    Full,
    Away,
    Removed,
    NoNetwork,
    OtherEngine,
    NoNet,
}

/// A fault of a position; the page shows `fault-KEY` with the other fields.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fault {
    pub key: &'static str,
    /// "roller" or "other".
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "\"roller\" | \"other\""))]
    pub side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub point: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub found: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub wanted: Option<u8>,
    /// The wrong part of an id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub field: Option<&'static str>,
    /// Further faults.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<Fault>>"))]
    pub others: Vec<Fault>,
}

/// An error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorDetail {
    pub code: ErrorCode,
    /// One line in English.
    pub message: String,
    /// With `refused`: the key of the reason; the page shows `refusal-KEY`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub refusal: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub fault: Option<Fault>,
    /// The id of the request, which is also in the log of the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub request: Option<String>,
    /// The key of a conflict between options; the page shows `conflict-KEY`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub conflict: Option<&'static str>,
}

/// The body of every answer that is not a success.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ErrorBody {
    pub error: ErrorDetail,
    /// With `stale`: the present view of the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    #[cfg_attr(test, ts(type = "View"))]
    pub view: Option<Box<serde_json::Value>>,
}

/// A stored record that this version cannot read. It can be deleted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Unreadable {
    pub id: String,
    /// One line in English.
    pub reason: String,
}
