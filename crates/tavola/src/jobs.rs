//! `tavola jobs`: waiting, running and failed work.

use schemars::JsonSchema;
use serde::Serialize;
use tavola_server::Listed;
use tavola_server::admin::{Order, Report};

use crate::desk::{self, Place};
use crate::failure::Failure;
use crate::output;

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
    #[command(flatten)]
    place: Place,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum What {
    /// All work (the default)
    List,
    /// Failed work, with the reason
    Failed,
    /// Stops an analysis or a rollout on any machine
    Cancel {
        /// The subject, as printed in the list
        subject: String,
    },
    /// Tries failed jobs again
    Retry {
        /// The subject, as printed in the list [default: all]
        subject: Option<String>,
    },
}

/// Summary of a change.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Changed {
    jobs: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let order = match &args.what {
        None | Some(What::List) => Order::Jobs { failed: false },
        Some(What::Failed) => Order::Jobs { failed: true },
        Some(What::Cancel { subject }) => Order::CancelJobs { subject: subject.clone() },
        Some(What::Retry { subject }) => Order::RetryJobs { subject: subject.clone() },
    };
    match desk::ask(&args.place, order)? {
        Report::Jobs(list) => show(&list, args.json),
        Report::Changed(jobs) if args.json => output::json(&Changed { jobs }),
        Report::Changed(jobs) => output::text(&format!("{jobs} {}", if jobs == 1 { "job" } else { "jobs" })),
        report => Err(desk::unexpected(&report)),
    }
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
        let state = state.name();
        let line = format!(
            "{state:8} {:10} {subject:22} {seq:7} {attempts:2} {owner:12} {person}  {error}",
            class.name()
        );
        text.push_str(line.trim_end());
        text.push('\n');
    }
    output::text(&text)
}
