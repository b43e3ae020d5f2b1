//! Orders to a store, or to the server that has it open.

use std::path::PathBuf;

use tavola_server::Desk;
use tavola_server::admin::{Order, Report};

use crate::failure::Failure;
use crate::serve;

/// Selects a store.
#[derive(clap::Args)]
pub(crate) struct Place {
    /// The PostgreSQL database [default: DATABASE_URL of the environment, else a file in the folder of --data; orders go to a server that
    /// has it open]
    #[arg(long, global = true, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// The folder of the matches without a database [default: the platform's folder for data]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// Sends an order to a store, and returns its result.
pub(crate) fn ask(place: &Place, order: Order) -> Result<Report, Failure> {
    with(place, async |desk| desk.ask(order).await.map_err(Failure::input))
}

/// Runs a function at the desk of a store.
pub(crate) fn with<T>(
    place: &Place,
    act: impl AsyncFnOnce(&Desk) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let database = serve::database(place.database.as_ref());
    let folder = serve::folder(place.data.as_ref())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let desk = Desk::open(database.as_deref(), &folder).await.map_err(Failure::input)?;
        let done = act(&desk).await;
        desk.close().await.map_err(Failure::input)?;
        done
    })
}

/// A server of another version has returned another kind of report.
pub(crate) fn unexpected(report: &Report) -> Failure {
    let kind = match report {
        Report::People(_) => "people",
        Report::Sessions(_) => "sessions",
        Report::Reports(_) => "reports",
        Report::Jobs(_) => "jobs",
        Report::Log(_) => "a log",
        Report::Changed(_) => "a number",
    };
    Failure::input(format!("the server reports {kind}, which was not asked for; it is of another version"))
}
