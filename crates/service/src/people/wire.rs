//! Wire types of people.

use serde::{Deserialize, Serialize};

use crate::principal::Scope;

/// The name of a new person.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPerson {
    pub name: String,
}

/// The caller's own data.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Null for a visitor.
    pub name: Option<String>,
    /// Whether the caller has a password, and can therefore sign in on other browsers.
    pub account: bool,
    /// Number of unused recovery codes of an account.
    pub codes: Option<i64>,
    /// Whether the caller is a program and not a person who plays.
    pub program: bool,
    /// Number of matches with days for a turn in which it is the caller's turn.
    #[cfg_attr(test, ts(type = "number"))]
    pub turns: i64,
}

/// A sign-in by name and password.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignIn {
    pub name: String,
    pub password: String,
}

/// A new password of the caller.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    /// The present password, if there is one.
    #[serde(default)]
    pub present: Option<String>,
    pub password: String,
}

/// A confirmation by the person themself.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proof {
    /// For an account: the password.
    #[serde(default)]
    pub password: Option<String>,
    /// For a guest: the typed name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A sign-in with a recovery code and a new password.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    pub name: String,
    pub code: String,
    /// The new password.
    pub password: String,
}

/// The mail addresses of the caller.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MailAddress {
    /// The confirmed address, to which links for a new password are sent.
    pub address: Option<String>,
    /// An address to which a link was sent that nobody has opened yet.
    pub waiting: Option<String>,
}

/// A new mail address of the caller.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewMailAddress {
    pub address: String,
    /// The present password.
    pub password: String,
    /// Code of the language of the mail; English without it.
    #[serde(default)]
    pub lang: Option<String>,
}

/// The token of a link in a mail.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailLink {
    pub token: String,
}

/// The request of a link for a new password.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForgottenPassword {
    pub address: String,
    /// Code of the language of the mail; English without it.
    #[serde(default)]
    pub lang: Option<String>,
}

/// A new password by a link in a mail.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailPassword {
    pub token: String,
    /// The new password.
    pub password: String,
}

/// Data for the creation of a passkey. Bytes are in base64url, here and in the other types of passkeys.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PasskeyOffer {
    /// The challenge for the answer, valid for five minutes.
    pub challenge: String,
    /// Id of the account for the authenticator.
    pub user: String,
    /// The name of the account.
    pub name: String,
    /// Ids of the existing passkeys.
    pub known: Vec<String>,
}

/// A passkey that an authenticator has created.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPasskey {
    /// Name of the passkey.
    pub name: String,
    pub client_data: String,
    pub authenticator_data: String,
}

/// The new name of a passkey.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeyName {
    pub name: String,
}

/// A passkey of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passkey {
    pub id: String,
    /// Name of the passkey.
    pub name: String,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last use, in milliseconds since 1970.
    pub seen: i64,
}

/// The passkeys of a person, the latest first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Passkeys {
    pub passkeys: Vec<Passkey>,
}

/// Data for a sign-in with a passkey.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PasskeyChallenge {
    /// The challenge to be signed, valid for five minutes.
    pub challenge: String,
}

/// The answer of a passkey.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasskeySignIn {
    /// Id of the passkey.
    pub id: String,
    /// Id of the account for the authenticator.
    pub user: String,
    pub client_data: String,
    pub authenticator_data: String,
    pub signature: String,
}

/// A new token for a program.
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
    /// Name of the token.
    pub name: String,
    pub scope: Scope,
    /// Time of creation, in milliseconds since 1970.
    pub created: i64,
    /// Time of the last use, in milliseconds since 1970, to the hour.
    pub seen: i64,
}

/// A new token with its secret, which is in this answer only.
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

/// Recovery codes, which are in this answer only.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecoveryCodes {
    /// Null if the earlier codes remain valid.
    pub codes: Option<Vec<String>>,
}

/// A browser with a session of a person.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Device {
    pub id: String,
    /// Name that the browser reports.
    pub device: String,
    /// Start of the session, in milliseconds since 1970.
    pub created: i64,
    pub seen: i64,
    /// Whether the request comes from it.
    pub here: bool,
}

/// The devices of a person, the last used first.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Devices {
    pub devices: Vec<Device>,
}

/// The restriction of a person towards another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Distance {
    /// No restriction.
    #[default]
    None,
    /// The person receives no phrases of the other.
    Muted,
    /// The person receives no phrases of the other, and they do not play each other.
    Blocked,
}

impl Distance {
    const ALL: [Distance; 3] = [Distance::None, Distance::Muted, Distance::Blocked];

    /// Returns the name in the store.
    pub(super) fn name(self) -> &'static str {
        match self {
            Distance::None => "none",
            Distance::Muted => "muted",
            Distance::Blocked => "blocked",
        }
    }

    /// Returns the restriction of a name in the store; none for an unknown name.
    pub(super) fn named(name: &str) -> Distance {
        Distance::ALL.into_iter().find(|each| each.name() == name).unwrap_or_default()
    }
}

/// A person with the restriction towards them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Other {
    pub name: String,
    pub distance: Distance,
}

/// The muted and blocked people of a person, in the order of their names.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Others {
    pub others: Vec<Other>,
}
