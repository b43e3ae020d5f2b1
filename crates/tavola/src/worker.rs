//! `tavola worker`: takes work of the servers on a database, and answers no requests.

use std::path::PathBuf;

use tavola_server::{BusAddress, Worker};

use crate::failure::{Failure, InputError};
use crate::{log, output, serve, tables};

const EXAMPLES: &str = "\
Examples:
  tavola worker --database postgres://tavola@db.example/tavola
  DATABASE_URL=postgres://tavola@db.example/tavola BUS_URL=nats://bus.example tavola worker";

#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file with options, as for `tavola serve` [default: TAVOLA_CONFIG of the environment, else none]
    #[arg(long, value_name = "FILE")]
    #[allow(dead_code, reason = "it is read before the other options (settings.rs)")]
    config: Option<PathBuf>,
    /// The PostgreSQL database of the servers, as postgres://USER@HOST/NAME [default: DATABASE_URL of the environment]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The NATS server by which they notify each other, as nats://HOST:PORT [default: BUS_URL of the environment, else the worker looks for
    /// work every few seconds]
    #[arg(long, value_name = "URL")]
    bus: Option<BusAddress>,
    /// The folder of tables [default: the platform's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Level of the log on standard error: off, error, warn, info or debug, as JSON with ",json" after it [default: TAVOLA_LOG, or warn]
    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    log::start(args.log.as_deref())?;
    let database = serve::database(args.database.as_ref()).ok_or_else(|| {
        InputError::expected(
            "the database of the servers: --database postgres://USER@HOST/NAME, or DATABASE_URL",
        )
    })?;
    let bus = serve::bus(args.bus.as_ref())?;
    let engine = tables::engine_with_tables(&serve::folder(args.data.as_ref())?)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let worker = Worker::start(&database, bus.as_ref(), engine).await.map_err(Failure::input)?;
        output::text("Tavola works (Ctrl-C ends it)")?;
        worker.run().await.map_err(Failure::input)
    })
}
