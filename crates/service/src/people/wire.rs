//! People, as they go over the wire.

use serde::{Deserialize, Serialize};

/// The name that somebody chooses.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPerson {
    pub name: String,
}

/// Who asks.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Null for a visitor.
    pub name: Option<String>,
}

/// A browser that knows a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Device {
    pub id: String,
    /// What the browser calls itself.
    pub device: String,
    /// In milliseconds since 1970.
    pub created: i64,
    pub seen: i64,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// The devices of a person, the one that was used last first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Devices {
    pub devices: Vec<Device>,
}
