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

/// How many people a list has without `--most`.
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
    /// People, the newest first (the default): id, name, account or guest, since when, last seen, browsers, matches
    People {
        /// An id, or a part of a name
        text: Option<String>,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = MOST)]
        most: usize,
    },
    /// Gives a person another name, in their matches too
    Rename {
        /// An id or a name
        person: String,
        /// The other name
        name: String,
    },
    /// Removes a person with all that is theirs; matches with others stay without their name
    Close {
        /// An id or a name
        person: String,
    },
    /// The browsers, programs and passkeys that act for a person
    Sessions {
        /// An id or a name
        person: String,
    },
    /// Signs a person out everywhere, or ends one session
    SignOut {
        /// An id or a name
        person: String,
        /// A session, as the list shows it [default: all, all tokens of programs and all passkeys]
        session: Option<String>,
    },
    /// What people have reported about whom they have played, the latest first: when, about whom (id, name), by whom, match,
    /// reason, how many have reported them
    Reports {
        /// Only what is about a person: an id or a name
        person: Option<String>,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = MOST)]
        most: usize,
    },
    /// All that has happened in a match; the seed of its dice only once it has ended
    Log {
        /// The id of the match
        #[arg(value_name = "MATCH")]
        of: String,
    },
}

/// What was changed.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Changed {
    /// How many people or sessions.
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

/// A time to the second.
fn time(milliseconds: i64) -> String {
    let time = DateTime::from_timestamp_millis(milliseconds).unwrap_or_default();
    time.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// Lines of columns, each as wide as its widest cell.
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

/// The log of a match: what it is, then an action a line.
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
