//! What an administrator may ask and do: people, their sessions, jobs, the log of a match, a copy of the store.
//!
//! An order and its report are data, so that a running server can be given orders too.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::jobs::Listed;
use crate::people::{Name, NameError, Removed};
use crate::store::{Store, StoreError};

mod store;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Lists people, the newest first.
    People {
        /// Only this id, or names that have this in them.
        find: Option<String>,
        /// How many at most.
        most: usize,
    },
    /// Lists the browsers, programs and passkeys that act for a person.
    Sessions {
        /// Their id or name.
        person: String,
    },
    /// Ends one of them, or all.
    SignOut {
        /// Their id or name.
        person: String,
        /// The id of a browser, a program or a passkey.
        session: Option<String>,
    },
    /// Gives a person another name, in their matches too.
    Rename {
        /// Their id or name.
        person: String,
        /// The other name.
        name: String,
    },
    /// Removes a person with all that is theirs. Matches with others stay, without their name.
    Close {
        /// Their id or name.
        person: String,
    },
    /// Lists what people have reported about each other, the latest first.
    Reports {
        /// Only what is about a person, by their id or name.
        about: Option<String>,
        /// How many at most.
        most: usize,
    },
    /// Lists the jobs.
    Jobs {
        /// Only those that failed.
        failed: bool,
    },
    /// Stops an analysis or a rollout.
    CancelJobs {
        /// The subject, as the list shows it.
        subject: String,
    },
    /// Retries failed jobs.
    RetryJobs {
        /// The subject; `None` for all.
        subject: Option<String>,
    },
    /// Shows all that has happened in a match.
    Log {
        /// The id of the match.
        of: String,
    },
    /// Writes a copy of the store into a new file.
    Backup {
        /// The file.
        file: PathBuf,
    },
}

/// What came of an order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// People.
    People(Vec<PersonCard>),
    /// Browsers, programs and passkeys.
    Sessions(Vec<SessionCard>),
    /// What people have reported about each other.
    Reports(Vec<ReportCard>),
    /// Jobs.
    Jobs(Vec<Listed>),
    /// The log of a match.
    Log(Box<MatchLog>),
    /// How many things were changed.
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
    /// Whether they have a password. Others are guests.
    pub account: bool,
    /// When they came.
    pub created: i64,
    /// When a browser of theirs was last seen, to the hour.
    pub seen: Option<i64>,
    /// Browsers that know them.
    pub browsers: i64,
    /// Matches in which they hold a seat.
    pub matches: i64,
}

/// What acts for a person. Times are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SessionCard {
    /// The id.
    pub id: String,
    /// `browser`, `program` for a token, or `passkey`.
    pub kind: String,
    /// What the browser calls itself, or what the person calls the token.
    pub name: String,
    /// When it began.
    pub created: i64,
    /// When it was last seen, to the hour.
    pub seen: i64,
}

/// What somebody has reported about whom they have played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportCard {
    /// When, in milliseconds since 1970.
    pub created: i64,
    /// The id of whom it is about.
    pub about: String,
    /// Their name.
    pub name: String,
    /// The name of who reports.
    pub by: String,
    /// The id of the match.
    pub match_id: String,
    /// The reason that they chose.
    pub reason: String,
    /// How many people have reported this person.
    pub reporters: i64,
}

/// All that has happened in a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchLog {
    /// The id.
    pub id: String,
    /// Who sees it: `private`, `link` or `public`.
    pub visibility: String,
    /// When it was begun, RFC 3339.
    pub created: String,
    /// When something last happened, RFC 3339.
    pub updated: String,
    /// How it was set up.
    pub setup: serde_json::Value,
    /// The ids of the people at its seats, by player; none at a bot's.
    pub people: [Option<String>; 2],
    /// Its dice, where they are sealed.
    pub dice: Option<LoggedDice>,
    /// What was done, in order.
    pub actions: Vec<LoggedAction>,
}

/// The sealed dice of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoggedDice {
    /// `promise`, `secret` or `sealed`.
    pub stage: String,
    /// `over` or `aborted`, once the match has ended.
    pub ended: Option<String>,
    /// The hash of the seed.
    pub commitment: String,
    /// The seed. Nobody sees that of a match that goes on.
    pub seed: Option<String>,
}

/// An action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LoggedAction {
    /// Its number, from 1.
    pub seq: i64,
    /// The player, 0 or 1.
    pub by: i64,
    /// When it was written, RFC 3339.
    pub at: String,
    /// When it arrived by the match's clock, in milliseconds since 1970, where clocks run.
    pub arrived: Option<i64>,
    /// The milliseconds that it took from the player's time.
    pub spent: Option<i64>,
    /// What was done.
    pub action: serde_json::Value,
}

/// Why an order is not carried out. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// Nobody has this id or name.
    #[error("expected the id or the name of a person, not {0:?}")]
    NoPerson(String),
    /// Nothing acts for the person under this id.
    #[error("expected the id of a session of this person, not {0:?}")]
    NoSession(String),
    /// There is no such match.
    #[error("expected the id of a match, not {0:?}")]
    NoMatch(String),
    /// The name cannot be one.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Somebody has a name that looks like it.
    #[error("somebody has this name, or one that looks like it")]
    NameTaken,
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The node ends.
    #[error(transparent)]
    Ended(#[from] crate::tasks::Ended),
}

/// What a running node has to know of an order that was carried out.
#[derive(Debug, Default)]
pub(crate) struct Changed {
    /// People whose sessions or names have changed.
    pub people: Vec<String>,
    /// What was removed, and what others see without a name or with another.
    pub removed: Removed,
    /// A subject whose jobs nobody wants any more.
    pub unwanted: Option<String>,
    /// Whether there are jobs to be taken.
    pub due: bool,
}

/// Carries out an order on a store. The caller must not be dropped before this returns.
///
/// # Errors
/// Why it is not carried out.
pub async fn obey(store: &Store, order: Order) -> Result<Report, AdminError> {
    carry_out(store, order).await.map(|(report, _)| report)
}

/// The same, with what a running node has to know.
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

/// The id of a person, by their id or name.
async fn one(store: &Store, person: &str) -> Result<String, AdminError> {
    let key = Name::parse(person).map(|name| name.key).unwrap_or_default();
    let found = store.person_called(person, &key).await?;
    found.ok_or_else(|| AdminError::NoPerson(person.to_owned()))
}
