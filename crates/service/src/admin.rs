//! Orders of an administrator: people, their sessions, jobs, the log of a match, a copy of the store.
//!
//! An order and its report are plain data, so that a running server can receive orders too.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::jobs::Listed;
use crate::people::{Name, NameError, Removed};
use crate::store::{Store, StoreError};

mod store;

/// An order of an administrator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Lists people, the newest first.
    People {
        /// Restricts the list to this id or to names that contain this text.
        find: Option<String>,
        /// Maximum number of people.
        most: usize,
    },
    /// Lists the browsers, programs and passkeys that act for a person.
    Sessions {
        /// Id or name of the person.
        person: String,
    },
    /// Ends one session, or all sessions, of a person.
    SignOut {
        /// Id or name of the person.
        person: String,
        /// Id of a browser, a program or a passkey; `None`: all of them.
        session: Option<String>,
    },
    /// Changes the name of a person, in their matches too.
    Rename {
        /// Id or name of the person.
        person: String,
        /// The new name.
        name: String,
    },
    /// Removes a person with all their data. Matches with other people stay, without the name.
    Close {
        /// Id or name of the person.
        person: String,
    },
    /// Lists the reports of people about each other, the latest first.
    Reports {
        /// Restricts the list to reports about this person, by id or name.
        about: Option<String>,
        /// Maximum number of reports.
        most: usize,
    },
    /// Lists the jobs.
    Jobs {
        /// Restricts the list to failed jobs.
        failed: bool,
    },
    /// Stops an analysis or a rollout.
    CancelJobs {
        /// The subject, as printed in the list of jobs.
        subject: String,
    },
    /// Retries failed jobs.
    RetryJobs {
        /// The subject; `None` for all.
        subject: Option<String>,
    },
    /// Shows the log of a match.
    Log {
        /// The id of the match.
        of: String,
    },
    /// Writes a copy of the store into a new file.
    Backup {
        /// Path of the new file.
        file: PathBuf,
    },
}

/// The result of an order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// People.
    People(Vec<PersonCard>),
    /// Browsers, programs and passkeys.
    Sessions(Vec<SessionCard>),
    /// Reports of people about each other.
    Reports(Vec<ReportCard>),
    /// Jobs.
    Jobs(Vec<Listed>),
    /// The log of a match.
    Log(Box<MatchLog>),
    /// Number of records that were changed.
    Changed(u64),
}

/// A person. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PersonCard {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether the person has a password. A person without one is a guest.
    pub account: bool,
    /// Time at which the person was added.
    pub created: i64,
    /// Time at which one of their browsers last made a request, to the hour.
    pub seen: Option<i64>,
    /// Number of browsers with a session of this person.
    pub browsers: i64,
    /// Number of matches in which they hold a seat.
    pub matches: i64,
}

/// A browser, program or passkey that acts for a person. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionCard {
    /// The id.
    pub id: String,
    /// `browser`, `program` for a token, or `passkey`.
    pub kind: String,
    /// Name that the browser reports, or the person's name for the token.
    pub name: String,
    /// Start of the session.
    pub created: i64,
    /// Time of the last use, to the hour.
    pub seen: i64,
}

/// A report of a person about an opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportCard {
    /// Time of the report, in milliseconds since 1970.
    pub created: i64,
    /// Id of the reported person.
    pub about: String,
    /// Name of the reported person.
    pub name: String,
    /// Name of the reporter.
    pub by: String,
    /// Id of the match.
    pub match_id: String,
    /// The reason that the reporter chose.
    pub reason: String,
    /// Number of people who have reported this person.
    pub reporters: i64,
}

/// The complete log of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchLog {
    /// The id.
    pub id: String,
    /// Visibility: `private`, `link` or `public`.
    pub visibility: String,
    /// Start of the match, RFC 3339.
    pub created: String,
    /// Time of the last change, RFC 3339.
    pub updated: String,
    /// Setup of the match, as JSON.
    pub setup: serde_json::Value,
    /// Ids of the people at its seats, by player; `None` for a bot.
    pub people: [Option<String>; 2],
    /// The dice, if they are sealed.
    pub dice: Option<LoggedDice>,
    /// All actions, in order.
    pub actions: Vec<LoggedAction>,
}

/// The sealed dice of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoggedDice {
    /// `promise`, `secret` or `sealed`.
    pub stage: String,
    /// `over` or `aborted` after the end of the match.
    pub ended: Option<String>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed; `None` while the match runs.
    pub seed: Option<String>,
}

/// An action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoggedAction {
    /// Number of the action, from 1.
    pub seq: i64,
    /// The player, 0 or 1.
    pub by: i64,
    /// Time of writing, RFC 3339.
    pub at: String,
    /// Arrival by the clock of the match, in milliseconds since 1970; `None` without clocks.
    pub arrived: Option<i64>,
    /// Milliseconds that the action cost the player.
    pub spent: Option<i64>,
    /// The action, as JSON.
    pub action: serde_json::Value,
}

/// The reason why an order was not carried out. In this case nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// No person has this id or name.
    #[error("expected the id or the name of a person, not {0:?}")]
    NoPerson(String),
    /// The person has no session of this id.
    #[error("expected the id of a session of this person, not {0:?}")]
    NoSession(String),
    /// No match has this id.
    #[error("expected the id of a match, not {0:?}")]
    NoMatch(String),
    /// The text is not a valid name.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Another person has a name that looks alike.
    #[error("somebody has this name, or one that looks like it")]
    NameTaken,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The node ended.
    #[error(transparent)]
    Ended(#[from] crate::tasks::Ended),
}

/// The effects of an order that a running node must take in.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    /// Ids of people whose sessions or names have changed.
    pub people: Vec<String>,
    /// Matches that were removed, and matches whose names have changed.
    pub removed: Removed,
    /// Subject whose jobs were cancelled.
    pub unwanted: Option<String>,
    /// Whether jobs have become due.
    pub due: bool,
}

/// Carries out an order on a store. The caller must not be dropped before this returns.
///
/// # Errors
/// The reason why the order was not carried out.
pub async fn obey(store: &Store, order: Order) -> Result<Report, AdminError> {
    carry_out(store, order).await.map(|(report, _)| report)
}

/// Carries out an order on a store. Also returns the effects for a running node.
pub(crate) async fn carry_out(store: &Store, order: Order) -> Result<(Report, Changed), AdminError> {
    let mut changed = Changed::default();
    let report = match order {
        Order::People { find, most } => Report::People(store.people_listed(find.as_deref(), most).await?),
        Order::Sessions { person } => Report::Sessions(store.sessions_of(&one(store, &person).await?).await?),
        Order::SignOut { person, session } => {
            let person = one(store, &person).await?;
            let ended = store.end_access(&person, session.as_deref()).await?;
            match session {
                Some(session) if ended == 0 => return Err(AdminError::NoSession(session)),
                _ => changed.people.push(person),
            }
            Report::Changed(ended)
        }
        Order::Rename { person, name } => {
            let (person, name) = (one(store, &person).await?, Name::parse(&name)?);
            let renamed = if name.is_reserved() { None } else { store.rename_person(&person, &name).await? };
            changed.removed.nameless = renamed.ok_or(AdminError::NameTaken)?;
            changed.people.push(person);
            Report::Changed(1)
        }
        Order::Close { person } => {
            let id = one(store, &person).await?;
            changed.removed = store.remove_person(&id).await?.ok_or(AdminError::NoPerson(person))?;
            changed.people.push(id);
            Report::Changed(1)
        }
        Order::Reports { about, most } => {
            let about = match about {
                Some(person) => Some(one(store, &person).await?),
                None => None,
            };
            Report::Reports(store.reports_listed(about.as_deref(), most).await?)
        }
        Order::Jobs { failed } => Report::Jobs(store.jobs(failed).await?),
        Order::CancelJobs { subject } => {
            let cancelled = store.cancel_jobs(&subject).await?;
            changed.unwanted = Some(subject);
            Report::Changed(cancelled)
        }
        Order::RetryJobs { subject } => {
            changed.due = true;
            Report::Changed(store.retry_jobs(subject.as_deref()).await?)
        }
        Order::Log { of } => {
            let log = store.match_log(&of).await?.ok_or(AdminError::NoMatch(of))?;
            Report::Log(Box::new(log))
        }
        Order::Backup { file } => {
            store.backup(&file).await?;
            Report::Changed(1)
        }
    };
    Ok((report, changed))
}

/// Finds the id of a person by id or name.
async fn one(store: &Store, person: &str) -> Result<String, AdminError> {
    let key = Name::parse(person).map(|name| name.key).unwrap_or_default();
    let found = store.person_called(person, &key).await?;
    found.ok_or_else(|| AdminError::NoPerson(person.to_owned()))
}
