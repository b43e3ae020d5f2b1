//! `tavola matches`: the matches that were played in the terminal.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::DateTime;
use schemars::JsonSchema;
use serde::Serialize;
use tavola_locale::Locale;
use tavola_play::FileFormat;
use tavola_rules::{MatchKind, Player};
use tavola_tui::{Record, Session, Speech, words};

use crate::failure::{self, Failure, InputError};
use crate::{convert, folders, input, output, stream};

const EXAMPLES: &str = "\
Examples:
  tavola matches
  tavola matches show 12
  tavola matches export 12 evening.mat
  tavola matches delete 3 4 --yes

analyse, convert and profile take the number of a match as well: tavola analyse 12";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    list: List,
}

#[derive(clap::Args)]
struct List {
    /// The folder of the matches [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// One line of JSON
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum What {
    /// Shows the log of a match
    Show {
        /// Its number
        #[arg(value_parser = number)]
        number: u32,
        /// The language: en de fr es it nl pt da ru [default: that of the environment]
        #[arg(long, value_name = "CODE", value_parser = input::language)]
        lang: Option<input::Language>,
        #[command(flatten)]
        list: List,
    },
    /// Writes a match into a match file
    Export {
        /// Its number
        #[arg(value_parser = number)]
        number: u32,
        /// The file to write, or - for standard output
        #[arg(value_name = "OUT", allow_hyphen_values = true)]
        output: String,
        /// The format of OUT [default: by the extension]: mat, sgf, oldmoves, json
        #[arg(long, value_name = "FORMAT")]
        to: Option<FileFormat>,
        /// The folder of the matches [default: the platform's folder for data]
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Deletes matches permanently
    Delete {
        /// Their numbers
        #[arg(required = true, value_parser = number)]
        numbers: Vec<u32>,
        /// Does not ask for a confirmation
        #[arg(long)]
        yes: bool,
        /// The folder of the matches [default: the platform's folder for data]
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
}

/// Parses the number of a match.
fn number(text: &str) -> Result<u32, InputError> {
    text.parse().map_err(|_| InputError::found("the number of a match; tavola matches lists them", text))
}

/// Returns the file of a match in a folder.
fn file(folder: &Path, number: u32) -> Result<PathBuf, InputError> {
    Record::named(folder, number).ok_or_else(|| {
        let expected = format!("the number of a match in {}; tavola matches lists them", folder.display());
        InputError::found(expected, &number.to_string())
    })
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.what {
        None => list(&folders::matches(args.list.data.as_deref())?, args.list.json),
        Some(What::Show { number, lang, list }) => {
            let path = file(&folders::matches(list.data.as_deref())?, *number)?;
            let session = Session::look(&path, Speech::of(input::locale(*lang))).map_err(Failure::input)?;
            if list.json { output::json(&Card::of(&path, &session)) } else { output::text(&story(&session)) }
        }
        Some(What::Export { number, output, to, data }) => {
            let path = file(&folders::matches(data.as_deref())?, *number)?;
            convert::file(&path.display().to_string(), output, *to)
        }
        Some(What::Delete { numbers, yes, data }) => {
            delete(&folders::matches(data.as_deref())?, numbers, *yes)
        }
    }
}

/// A match of the list.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Card {
    number: Option<u32>,
    file: String,
    /// Time of the last play, in UTC.
    changed: Option<String>,
    rules: &'static str,
    /// Title of custom rules.
    title: Option<String>,
    #[serde(rename = "match")]
    #[schemars(with = "tavola_analysis::schema::MatchKind")]
    kind: MatchKind,
    players: [String; 2],
    score: [u32; 2],
    /// Number of the present game, from 1.
    game: u32,
    actions: usize,
    over: bool,
    #[schemars(with = "Option<tavola_analysis::schema::Player>")]
    winner: Option<Player>,
}

impl Card {
    fn of(path: &Path, session: &Session) -> Card {
        let m = session.played();
        Card {
            number: session.number(),
            file: path.display().to_string(),
            changed: changed(path),
            rules: m.match_rules().name,
            title: session.setup().title.clone(),
            kind: m.kind(),
            players: Player::BOTH.map(|player| session.people().name(player).to_owned()),
            score: m.score(),
            game: m.game_number(),
            actions: session.actions(),
            over: m.is_over(),
            winner: m.winner().filter(|_| m.is_over()),
        }
    }
}

/// Returns the minute of a file's last change, in UTC.
fn changed(path: &Path) -> Option<String> {
    let written: SystemTime = path.metadata().ok()?.modified().ok()?;
    let seconds = written.duration_since(UNIX_EPOCH).ok()?.as_secs();
    let time = DateTime::from_timestamp(i64::try_from(seconds).ok()?, 0)?;
    Some(time.format("%Y-%m-%dT%H:%MZ").to_string())
}

fn list(folder: &Path, json: bool) -> Result<(), Failure> {
    let paths = Record::all(folder).map_err(|error| Failure::Io(io::Error::other(error)))?;
    let mut cards = Vec::new();
    for path in paths {
        match Session::look(&path, Speech::of(Locale::english())) {
            Ok(session) => cards.push((Card::of(&path, &session), words::title(&session, usize::MAX))),
            // The other matches are listed nevertheless.
            Err(error) => failure::report(&error.to_string()),
        }
    }
    if json {
        return output::json(&cards.iter().map(|(card, _)| card).collect::<Vec<_>>());
    }
    if cards.is_empty() {
        return output::text(&format!("no match is kept in {}; tavola play begins one", folder.display()));
    }
    let mut text = String::new();
    for (card, title) in &cards {
        let number = card.number.map_or_else(String::new, |number| number.to_string());
        let changed = card.changed.as_deref().unwrap_or("").replace('T', " ");
        let [first, second] = &card.players;
        let [own, other] = card.score;
        let state = match (card.over, card.winner) {
            (false, _) => "not finished".to_owned(),
            (true, Some(winner)) => format!("{} won", card.players[winner.index()]),
            (true, None) => "finished".to_owned(),
        };
        _ = writeln!(
            text,
            "{number:>4}  {changed:17}  {first} {own} : {other} {second}, {state}\n      {title}"
        );
    }
    output::text(&text)
}

/// Returns the log of a match, line by line, and its present state.
fn story(session: &Session) -> String {
    let mut text = format!("{}\n\n", words::title(session, usize::MAX));
    for entry in session.log() {
        let who = entry.by.map_or_else(String::new, |player| format!("{}  ", session.people().name(player)));
        _ = writeln!(text, "{who}{}", entry.text);
    }
    _ = writeln!(text, "\n{}", words::state(session));
    for player in Player::BOTH {
        _ = writeln!(text, "{}", words::side(session, player));
    }
    text
}

fn delete(folder: &Path, numbers: &[u32], yes: bool) -> Result<(), Failure> {
    let paths = numbers.iter().map(|number| file(folder, *number)).collect::<Result<Vec<_>, _>>()?;
    if !yes {
        if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
            return Err(InputError::expected("--yes where nobody can be asked").into());
        }
        let count = paths.len();
        let which = if count == 1 { "this match".to_owned() } else { format!("these {count} matches") };
        _ = write!(io::stderr(), "Delete {which} for good? yes or no: ");
        let line = stream::next_line(&mut io::stdin().lock())?;
        if !line.is_some_and(|line| line.is_ok_and(|line| line.eq_ignore_ascii_case("yes"))) {
            return output::text("Nothing was deleted.");
        }
    }
    for path in &paths {
        Record::delete(path).map_err(Failure::input)?;
    }
    output::text(&format!(
        "deleted: {}",
        numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    ))
}
