//! `tavola-load`: puts load on a server of this machine and prints the costs.

use std::fmt::Display;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use serde::Serialize;
use tavola_load::client::Address;
use tavola_load::games::Games;
use tavola_load::lobby::{self, Figures, Size};
use tavola_load::report::{self, Report};
use tavola_load::run::{self, FILES_OF_A_TABLE, Load, Pids, Rate};
use tavola_load::server::{self, Started};
use tavola_load::table::{Table, Venue};
use tavola_load::{LoadError, machine, memory};
use tempfile::TempDir;
use tokio::time::Instant;

/// Number of open files besides those of the tables.
const OTHER_FILES: usize = 100;
/// Time limit of everything besides the loads themselves.
const REST: Duration = Duration::from_secs(180);

/// Plays complete matches against a server of this machine and prints their costs. Without --address it starts the
/// server that was built beside it, with a folder that is removed at the end.
#[derive(Parser)]
#[command(version, after_help = EXAMPLES)]
struct Cli {
    /// Number of simultaneous matches, each of two people with two connections each
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    matches: u16,
    /// Turns a second, all matches together, or `full` for no thinking time; one column each
    #[arg(long, value_name = "RATE,...", value_delimiter = ',', default_value = "100,200,full", value_parser = rate)]
    rates: Vec<Rate>,
    /// Duration of the measurement of each rate, in seconds
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..=600))]
    seconds: u16,
    /// Duration of each rate before the measurement, in seconds
    #[arg(long, value_name = "S", default_value_t = 3, value_parser = clap::value_parser!(u16).range(0..=60))]
    warm_up: u16,
    /// Seed of games and players; the server throws the dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Ask for answers compressed with gzip, as browsers do
    #[arg(long)]
    packed: bool,
    /// The server program to start [default: `tavola` beside this program]
    #[arg(long, value_name = "FILE", conflicts_with = "address")]
    program: Option<PathBuf>,
    /// The folder, and so the disk, for a new folder of the server [default: the one for temporary files]
    #[arg(long, value_name = "DIR", conflicts_with = "address")]
    folder: Option<PathBuf>,
    /// Number of connections of each kind in the measurement of memory; 0 skips it
    #[arg(long, value_name = "N", default_value_t = 500, conflicts_with = "address", value_parser = clap::value_parser!(u16).range(0..=8_000))]
    idle: u16,
    /// Address of a running server of this machine
    #[arg(long, value_name = "IP:PORT")]
    address: Option<SocketAddr>,
    /// Process id of that server
    #[arg(long, value_name = "PID", requires = "address")]
    pid: Option<u32>,
    /// A second server over the same database, on which one player of each match plays
    #[arg(long, value_name = "IP:PORT", requires = "address")]
    other: Option<SocketAddr>,
    /// Process id of that server
    #[arg(long, value_name = "PID", requires = "other")]
    other_pid: Option<u32>,
    /// Process id of the database, if it is a separate process
    #[arg(long, value_name = "PID")]
    database_pid: Option<u32>,
    /// Play as on a service: players have names and sessions, matches have clocks, and both players seal the dice
    #[arg(long)]
    people: bool,
    /// Number of watchers of the first match, each with a connection
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    watchers: u16,
    /// Measure a lobby with this number of waiting people, followed by --watchers, instead of matches
    #[arg(long, value_name = "N", conflicts_with_all = ["address", "restart", "people"], value_parser = clap::value_parser!(u16).range(1..=20_000))]
    lobby: Option<u16>,
    /// Kill the server at the end, restart it, and measure the time until everybody sees the state of their match
    #[arg(long, conflicts_with = "address")]
    restart: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  tavola-load
  tavola-load --matches 1000 --rates 250,500,1000 --folder /var/tmp
  tavola-load --lobby 10000 --watchers 1000
  tavola-load --address 127.0.0.1:7415 --pid 4711 --matches 20 --rates full";

#[derive(Clone, Debug, thiserror::Error)]
#[error("expected a number of turns a second from 0.1 to 100000, or `full`")]
struct NoRate;

fn rate(text: &str) -> Result<Rate, NoRate> {
    if text == "full" {
        return Ok(Rate::Full);
    }
    let turns: f64 = text.parse().map_err(|_| NoRate)?;
    if (0.1..=100_000.0).contains(&turns) { Ok(Rate::Turns(turns)) } else { Err(NoRate) }
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(LoadError::from);
    let printed = runtime.and_then(|runtime| match cli.lobby {
        Some(challenges) => {
            let figures = runtime.block_on(lobby_of_a_new_server(&cli, challenges.into()))?;
            print(&figures, cli.json).map(|()| 0)
        }
        None => {
            let report = runtime.block_on(measured(&cli))?;
            print(&report, cli.json).map(|()| report.loads.iter().map(|load| load.failures).sum())
        }
    });
    match printed {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            let code = if matches!(error, LoadError::Elsewhere(_) | LoadError::Files { .. }) { 2 } else { 1 };
            let _ = writeln!(std::io::stderr(), "error: {error}");
            ExitCode::from(code)
        }
    }
}

/// Prints figures as a table or as JSON.
fn print(figures: &(impl Display + Serialize), json: bool) -> Result<(), LoadError> {
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, figures).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{figures}")?;
    }
    Ok(())
}

/// Returns the figures of a lobby on a new server.
async fn lobby_of_a_new_server(cli: &Cli, challenges: usize) -> Result<Figures, LoadError> {
    let onlookers = usize::from(cli.watchers);
    let size = Size { challenges, onlookers, measured: Duration::from_secs(cli.seconds.into()) };
    allowed(OTHER_FILES + challenges + 2 * onlookers + 10 * usize::from(cli.seconds))?;
    let (program, folder) = place(cli)?;
    let server = Started::start(&program, &folder.path().join("matches"), cli.packed, true).await?;
    let pids = Pids { server: server.pid(), ..Pids::default() };
    let figures = lobby::measure(server.address, size, pids).await;
    server.end().await?;
    figures
}

/// Checks that the machine permits this number of open files.
fn allowed(wanted: usize) -> Result<(), LoadError> {
    match machine::files_allowed().filter(|&allowed| allowed < wanted) {
        Some(allowed) => Err(LoadError::Files { wanted, allowed }),
        None => Ok(()),
    }
}

/// The program of a new server, and a folder for it.
fn place(cli: &Cli) -> Result<(PathBuf, TempDir), LoadError> {
    let program = match &cli.program {
        Some(program) => program.clone(),
        None => server::beside()?,
    };
    let folder = match &cli.folder {
        Some(folder) => tempfile::tempdir_in(folder)?,
        None => tempfile::tempdir()?,
    };
    Ok((program, folder))
}

/// Runs all measurements, within a time that follows from the options.
async fn measured(cli: &Cli) -> Result<Report, LoadError> {
    let each = u32::from(cli.seconds) + u32::from(cli.warm_up) + 30;
    let limit = REST + Duration::from_secs(u64::from(each) * cli.rates.len() as u64);
    let late = |_| LoadError::Late { what: "the measurement".to_owned(), limit };
    tokio::time::timeout(limit, measure(cli)).await.map_err(late)?
}

async fn measure(cli: &Cli) -> Result<Report, LoadError> {
    let matches = usize::from(cli.matches);
    let played = matches * FILES_OF_A_TABLE + usize::from(cli.watchers);
    allowed(OTHER_FILES + played.max(usize::from(cli.idle)))?;
    let Some(socket) = cli.address else { return of_a_new_server(cli).await };
    let address = Address::local(socket, cli.packed)?;
    let other = cli.other.map_or(Ok(address), |other| Address::local(other, cli.packed))?;
    let pids = Pids { server: cli.pid, other: cli.other_pid, database: cli.database_pid };
    Ok(loads(cli, [address, other], pids).await?.0)
}

/// Returns the report on a new server.
async fn of_a_new_server(cli: &Cli) -> Result<Report, LoadError> {
    let (program, folder) = place(cli)?;
    let disk = machine::disk(folder.path())?.map(report::milliseconds);
    let memory = match usize::from(cli.idle) {
        0 => None,
        connections => memory::measure(&program, folder.path(), connections).await?,
    };
    let server = Started::start(&program, &folder.path().join("matches"), cli.packed, cli.people).await?;
    let pids = Pids { server: server.pid(), other: None, database: cli.database_pid };
    let loaded = loads(cli, [server.address; 2], pids).await;
    let address = server.address;
    server.end().await?;
    let (report, mut tables) = loaded?;
    let mut restart = None;
    if cli.restart {
        let begun = Instant::now();
        let server = Started::again(&program, &folder.path().join("matches"), address, cli.people).await?;
        let mut times = run::reconnect(&mut tables, begun).await?;
        times.sort_unstable();
        restart = times.last().map(|last| [times[times.len() / 2], *last].map(report::milliseconds));
        server.end().await?;
    }
    Ok(Report { disk: Some(disk), memory, restart, ..report })
}

async fn loads(cli: &Cli, addresses: [Address; 2], pids: Pids) -> Result<(Report, Vec<Table>), LoadError> {
    let catalogue = run::catalogue(addresses[0]).await?;
    let games = Arc::new(Games::new(catalogue.rules.into_iter().map(|card| card.name)));
    let venue = Venue { addresses, people: cli.people };
    let mut tables = run::tables(venue, cli.matches.into(), cli.watchers.into(), cli.seed).await?;
    let mut loads = Vec::with_capacity(cli.rates.len());
    for &rate in &cli.rates {
        let load = Load {
            rate,
            warm_up: Duration::from_secs(cli.warm_up.into()),
            measured: Duration::from_secs(cli.seconds.into()),
        };
        loads.push(run::run(&mut tables, &games, load, pids).await?);
    }
    let report = Report {
        version: catalogue.version,
        processors: machine::processors(),
        disk: None,
        packed: cli.packed,
        seed: cli.seed,
        seconds: cli.seconds.into(),
        loads,
        memory: None,
        restart: None,
    };
    Ok((report, tables))
}
