//! `tavola jobs`: the work that waits, runs or has failed.

use std::path::PathBuf;

use schemars::JsonSchema;
use serde::Serialize;
use tavola_server::{Jobs, Listed};

use crate::failure::Failure;
use crate::{output, serve};

const EXAMPLES: &str = "\
Examples:
  tavola jobs
  tavola jobs failed --json
  tavola jobs cancel abcdefghij/standard
  tavola jobs retry --database postgres://tavola@db.example/tavola";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    /// The PostgreSQL database [default: DATABASE_URL of the environment, else a file in the folder of --data, which no
    /// server may have open]
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// The folder of the matches without a database [default: the platform's folder for data]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum What {
    /// All work (the default)
    List,
    /// What was tried too often, with the reason
    Failed,
    /// Stops an analysis or a rollout, on whatever machine it runs
    Cancel {
        /// The subject, as the list shows it
        subject: String,
    },
    /// Lets what has failed be tried again
    Retry {
        /// The subject, as the list shows it [default: all]
        subject: Option<String>,
    },
}

/// What was done to jobs.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Changed {
    jobs: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let database = serve::database(args.database.as_ref());
    let folder = serve::folder(args.data.as_ref())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let jobs = Jobs::open(database.as_deref(), &folder).await.map_err(Failure::input)?;
        let done = act(&jobs, args).await;
        jobs.close().await.map_err(Failure::input)?;
        done
    })
}

async fn act(jobs: &Jobs, args: &Args) -> Result<(), Failure> {
    let changed = match &args.what {
        None | Some(What::List) => return show(&jobs.list(false).await.map_err(Failure::input)?, args.json),
        Some(What::Failed) => return show(&jobs.list(true).await.map_err(Failure::input)?, args.json),
        Some(What::Cancel { subject }) => jobs.cancel(subject).await,
        Some(What::Retry { subject }) => jobs.retry(subject.as_deref()).await,
    };
    let jobs = changed.map_err(Failure::input)?;
    if args.json {
        return output::json(&Changed { jobs });
    }
    output::text(&format!("{jobs} {}", if jobs == 1 { "job" } else { "jobs" }))
}

fn show(list: &[Listed], json: bool) -> Result<(), Failure> {
    if json {
        return output::json(&list);
    }
    if list.is_empty() {
        return output::text("no jobs");
    }
    let mut text = String::new();
    for job in list {
        let Listed { class, subject, seq, person, state, owner, attempts, error } = job;
        let owner = owner.as_deref().unwrap_or("-");
        let error = error.as_deref().unwrap_or_default();
        let line = format!(
            "{state:8} {:10} {subject:22} {seq:7} {attempts:2} {owner:12} {person}  {error}",
            class.name()
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    output::text(&text)
}
