//! People, as they go over the wire.

use serde::{Deserialize, Serialize};

use crate::principal::Scope;

/// The name that somebody chooses.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPerson {
    pub name: String,
}

/// Who asks.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Null for a visitor.
    pub name: Option<String>,
    /// Whether they have a password, so that other browsers can know them too.
    pub account: bool,
    /// How many recovery codes an account has left.
    pub codes: Option<i64>,
    /// Whether they are a program, and not a person who plays.
    pub program: bool,
}

/// What somebody signs in with.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    pub name: String,
    pub password: String,
}

/// A new password of who asks.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The one that they have, if they have one.
    #[serde(default)]
    pub present: Option<String>,
    pub password: String,
}

/// A person shows that it is them, and that they mean it.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    /// Of an account.
    #[serde(default)]
    pub password: Option<String>,
    /// Of a guest: their name, typed.
    #[serde(default)]
    pub name: Option<String>,
}

/// What somebody comes back with who has forgotten their password.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    pub name: String,
    pub code: String,
    /// The new one.
    pub password: String,
}

/// What an account needs to make a passkey. Bytes are in base64url, here and in the other types of passkeys.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PasskeyOffer {
    /// What the answer must have, within five minutes.
    pub challenge: String,
    /// What the authenticator knows the account by.
    pub user: String,
    /// The name of the account.
    pub name: String,
    /// The ids of the passkeys that there are.
    pub known: Vec<String>,
}

/// A passkey that an authenticator has made.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPasskey {
    /// What the person calls it.
    pub name: String,
    pub client_data: String,
    pub authenticator_data: String,
}

/// A passkey of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passkey {
    pub id: String,
    /// What the person calls it.
    pub name: String,
    /// In milliseconds since 1970.
    pub created: i64,
    /// When it was used last.
    pub seen: i64,
}

/// The passkeys of a person, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passkeys {
    pub passkeys: Vec<Passkey>,
}

/// What somebody signs in with a passkey with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PasskeyChallenge {
    /// What is to be signed, within five minutes.
    pub challenge: String,
}

/// What a passkey has signed.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeySignIn {
    /// Of the passkey.
    pub id: String,
    /// What the authenticator knows the account by.
    pub user: String,
    pub client_data: String,
    pub authenticator_data: String,
    pub signature: String,
}

/// A token that a person wants for a program.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAccessToken {
    pub name: String,
    pub scope: Scope,
}

/// A token of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AccessToken {
    pub id: String,
    /// What the person calls it.
    pub name: String,
    pub scope: Scope,
    /// In milliseconds since 1970.
    pub created: i64,
    /// When it was used last, to the hour.
    pub seen: i64,
}

/// A new token with its secret, which is shown once.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ShownToken {
    #[serde(flatten)]
    pub token: AccessToken,
    pub secret: String,
}

/// The tokens of a person, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AccessTokens {
    pub tokens: Vec<AccessToken>,
}

/// Recovery codes, which are shown once.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecoveryCodes {
    /// Null where those from before still count.
    pub codes: Option<Vec<String>>,
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

/// How far somebody keeps another person away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Distance {
    /// Not at all.
    #[default]
    None,
    /// They do not hear them.
    Muted,
    /// They neither hear nor play them.
    Blocked,
}

impl Distance {
    const ALL: [Distance; 3] = [Distance::None, Distance::Muted, Distance::Blocked];

    /// As it is stored.
    pub(super) fn name(self) -> &'static str {
        match self {
            Distance::None => "none",
            Distance::Muted => "muted",
            Distance::Blocked => "blocked",
        }
    }

    /// What is stored by a name. One that is unknown keeps nobody away.
    pub(super) fn named(name: &str) -> Distance {
        Distance::ALL.into_iter().find(|each| each.name() == name).unwrap_or_default()
    }
}

/// Somebody whom a person keeps away, or keeps away no longer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Other {
    pub name: String,
    pub distance: Distance,
}

/// Those whom a person keeps away, in the order of their names.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Others {
    pub others: Vec<Other>,
}
