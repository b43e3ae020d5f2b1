//! `tavola schema`: the JSON Schemas of the commands' output, generated from its types.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use tavola_analysis::MatchAnalysis;
use tavola_analysis::profile::Profile;
use tavola_server::Listed;
use tavola_server::admin::{MatchLog, PersonCard, ReportCard, SessionCard};
use tavola_service::rulebook::RulePage;

use crate::failure::{Failure, InputError};
use crate::stream::Streamed;
use crate::{
    admin, backup, bench, bench_game, cube, dice, duel, eval, hint, jobs, matches, met, moves, openings,
    output, perft, quiz, record, rollout, rules, serve, site, study, tables,
};

const EXAMPLES: &str = "\
Examples:
  tavola schema
  tavola schema hint
  tavola schema dice stats

The description is a JSON Schema (draft 2020-12) of what the command prints with --json, or of a line of its stream.";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A command, such as hint or dice stats; without one, the commands with a schema are listed
    #[arg(value_name = "COMMAND", num_args = 0..=2)]
    command: Vec<String>,
}

/// One of two kinds of answers of a command.
#[derive(JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "schemas are made of the types of answers, and nothing else is")]
enum Either<A, B> {
    One(A),
    Other(B),
}

/// A command and the function that generates its schema.
type Described = (&'static str, fn() -> Schema);

/// Every command with `--json`, and the overlay of `record`.
const ALL: [Described; 31] = [
    ("admin close", of::<admin::Changed>),
    ("admin log", of::<MatchLog>),
    ("admin people", of::<Vec<PersonCard>>),
    ("admin rename", of::<admin::Changed>),
    ("admin reports", of::<Vec<ReportCard>>),
    ("admin sessions", of::<Vec<SessionCard>>),
    ("admin sign-out", of::<admin::Changed>),
    ("analyse", of::<MatchAnalysis>),
    ("backup", of::<backup::Copied<'_>>),
    ("bench", of::<Either<bench::Report, bench_game::Report>>),
    ("cube", of::<Streamed<cube::Answer>>),
    ("dice stats", of::<dice::stats::Stats>),
    ("dice verify", of::<dice::Report<'_>>),
    ("duel", of::<duel::Answer>),
    ("eval", of::<Streamed<eval::Answer>>),
    ("hint", of::<Streamed<hint::Answer>>),
    ("jobs", of::<Either<Vec<Listed>, jobs::Changed>>),
    ("matches", of::<Either<Vec<matches::Card>, matches::Card>>),
    ("met", of::<met::Answer>),
    ("moves", of::<Streamed<moves::Answer>>),
    ("openings", of::<openings::Answer>),
    ("perft", of::<Streamed<perft::Answer>>),
    ("profile", of::<Profile>),
    ("quiz", of::<quiz::Positions>),
    ("record", of::<record::Overlay>),
    ("rollout", of::<rollout::show::Answer>),
    ("rules", of::<Either<Vec<rules::Card>, RulePage>>),
    ("serve", of::<serve::Place<'_>>),
    ("site", of::<site::Report>),
    ("study", of::<Streamed<study::Answer>>),
    ("tables", of::<tables::Report<'_>>),
];

/// Returns the schema of a type.
fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>()
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let named = args.command.join(" ");
    let names = || ALL.iter().map(|(name, _)| *name);
    if named.is_empty() {
        return output::text(&names().collect::<Vec<_>>().join("\n"));
    }
    let Some((_, schema)) = ALL.iter().find(|(name, _)| *name == named) else {
        let names = names().collect::<Vec<_>>().join(", ");
        return Err(InputError::found(format!("a command with --json: {names}"), &named).into());
    };
    output::json(&schema())
}
