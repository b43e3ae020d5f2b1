//! `tavola admin`: people, sessions and matches of a service, for its administrator.

use chrono::{DateTime, SecondsFormat};
use schemars::JsonSchema;
use serde::Serialize;
use tavola_server::admin::{MatchLog, Order, PersonCard, Report, ReportCard, SessionCard};

use crate::desk::{self, Place};
use crate::failure::Failure;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  tavola admin people
  tavola admin people anna --json
  tavola admin rename abcdefghij \"Anna B\"
  tavola admin sign-out Anna
  tavola admin log abcdefghij --database postgres://tavola@db.example/tavola

PERSON is an id, as the list of people shows it, or a name.";

/// Default of `--most`.
const MOST: usize = 100;

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    place: Place,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum What {
    /// People, the newest first (the default): id, name, account or guest, start, last use, browsers, matches
    People {
        /// An id, or a part of a name
        text: Option<String>,
        /// Maximum number of people
        #[arg(long, value_name = "N", default_value_t = MOST)]
        most: usize,
    },
    /// Changes the name of a person, in their matches too
    Rename {
        /// An id or a name
        person: String,
        /// The new name
        name: String,
    },
    /// Removes a person with all their data; matches with others stay without their name
    Close {
        /// An id or a name
        person: String,
    },
    /// The browsers, programs and passkeys of a person
    Sessions {
        /// An id or a name
        person: String,
    },
    /// Signs a person out everywhere, or ends one session
    SignOut {
        /// An id or a name
        person: String,
        /// A session, as printed by the list [default: all, all tokens of programs and all passkeys]
        session: Option<String>,
    },
    /// Reports of people about their opponents, the latest first: time, reported person (id, name), reporter, match, reason, number of
    /// people who have reported this person
    Reports {
        /// Only reports about a person: an id or a name
        person: Option<String>,
        /// Maximum number of reports
        #[arg(long, value_name = "N", default_value_t = MOST)]
        most: usize,
    },
    /// The log of a match; the seed of its dice only after its end
    Log {
        /// The id of the match
        #[arg(value_name = "MATCH")]
        of: String,
    },
}

/// Summary of a change.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Changed {
    /// Number of people or sessions.
    changed: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let order = match &args.what {
        None => Order::People { find: None, most: MOST },
        Some(What::People { text, most }) => Order::People { find: text.clone(), most: *most },
        Some(What::Rename { person, name }) => Order::Rename { person: person.clone(), name: name.clone() },
        Some(What::Close { person }) => Order::Close { person: person.clone() },
        Some(What::Sessions { person }) => Order::Sessions { person: person.clone() },
        Some(What::SignOut { person, session }) => {
            Order::SignOut { person: person.clone(), session: session.clone() }
        }
        Some(What::Reports { person, most }) => Order::Reports { about: person.clone(), most: *most },
        Some(What::Log { of }) => Order::Log { of: of.clone() },
    };
    match desk::ask(&args.place, order)? {
        Report::People(list) if args.json => output::json(&list),
        Report::People(list) => output::text(&people(&list)),
        Report::Sessions(list) if args.json => output::json(&list),
        Report::Sessions(list) => output::text(&sessions(&list)),
        Report::Reports(list) if args.json => output::json(&list),
        Report::Reports(list) => output::text(&reports(&list)),
        Report::Log(log) if args.json => output::json(&log),
        Report::Log(log) => output::text(&log_lines(&log)),
        Report::Changed(changed) if args.json => output::json(&Changed { changed }),
        Report::Changed(changed) => output::text(&format!("{changed} changed")),
        report => Err(desk::unexpected(&report)),
    }
}

/// Formats a time to the second.
fn time(milliseconds: i64) -> String {
    let time = DateTime::from_timestamp_millis(milliseconds).unwrap_or_default();
    time.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// Formats lines of columns, each as wide as its widest cell.
fn columns<const N: usize>(none: &str, rows: &[[String; N]]) -> String {
    if rows.is_empty() {
        return none.to_owned();
    }
    let widths: [usize; N] =
        std::array::from_fn(|at| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0));
    let line = |row: &[String; N]| {
        let cells: Vec<String> =
            row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn people(list: &[PersonCard]) -> String {
    let row = |person: &PersonCard| {
        let PersonCard { id, name, account, created, seen, browsers, matches } = person;
        [
            id.clone(),
            name.clone(),
            if *account { "account" } else { "guest" }.to_owned(),
            time(*created),
            seen.map_or_else(|| "-".to_owned(), time),
            browsers.to_string(),
            matches.to_string(),
        ]
    };
    columns("no people", &list.iter().map(row).collect::<Vec<_>>())
}

fn sessions(list: &[SessionCard]) -> String {
    let row = |session: &SessionCard| {
        let SessionCard { id, kind, name, created, seen } = session;
        [id.clone(), kind.clone(), time(*created), time(*seen), name.clone()]
    };
    columns("no sessions", &list.iter().map(row).collect::<Vec<_>>())
}

fn reports(list: &[ReportCard]) -> String {
    let row = |report: &ReportCard| {
        let ReportCard { created, about, name, by, match_id, reason, reporters } = report;
        [
            time(*created),
            about.clone(),
            name.clone(),
            by.clone(),
            match_id.clone(),
            reason.clone(),
            reporters.to_string(),
        ]
    };
    columns("no reports", &list.iter().map(row).collect::<Vec<_>>())
}

/// Formats the log of a match: its data, then one line for each action.
fn log_lines(log: &MatchLog) -> String {
    let MatchLog { id, visibility, created, updated, setup, people, dice, actions } = log;
    let [first, second] = people.each_ref().map(|person| person.as_deref().unwrap_or("-"));
    let mut text = format!(
        "match {id}, {visibility}, begun {created}, last played {updated}\nseats {first} {second}\nsetup {setup}\n"
    );
    if let Some(dice) = dice {
        let ended = dice.ended.as_deref().unwrap_or("running");
        let seed = dice.seed.as_deref().unwrap_or("not shown yet");
        text += &format!("dice {}, {ended}, commitment {}, seed {seed}\n", dice.stage, dice.commitment);
    }
    let row = |action: &tavola_server::admin::LoggedAction| {
        let spent = action.spent.map_or_else(|| "-".to_owned(), |spent| format!("{spent} ms"));
        [action.seq.to_string(), action.at.clone(), action.by.to_string(), spent, action.action.to_string()]
    };
    text + &columns("no actions", &actions.iter().map(row).collect::<Vec<_>>())
}
